"""The pins on a Raspberry Pi: gpiozero's own LGPIOFactory over a recording lgpio."""

import itertools
import os
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hardware import gpio_factory
from hardware.beads.gpio_servos import GpioServos
from hardware.beads.open_loop import OpenLoopBeads, OutputsLost
from hardware.devices import BeamEdge, ButtonPressed, DeviceCleared, DeviceFault, EndEdge, LidEdge, Part
from hardware.gpio.opening import open_gpio
from hardware.gpio_factory import GpioError, open_factory
from hardware.pins import DEFAULT_PINS, OUTPUTS, SERVO_PINS
from tests.english import Says, english, raises_saying
from tests.hardware import recording_lgpio
from tests.hardware.waiting import Reports, eventually

BEAM, LID, HOLD = DEFAULT_PINS["exit_beam"], DEFAULT_PINS["lid"], DEFAULT_PINS["button_hold"]
MS = 1_000_000
PI_4, PI_5 = 0xC03111, 0xC04170


@pytest.fixture
def header(monkeypatch, tmp_path):
    """A Pi 4 with the box wired: its three inputs have their resistors."""
    made = recording_lgpio.Header()
    monkeypatch.setenv("LG_WD", str(tmp_path))
    monkeypatch.chdir(tmp_path.parent)
    recording_lgpio.install(monkeypatch, made, revision=PI_4)
    for name in ("exit_beam", "lid", "follower_end"):
        made.line(DEFAULT_PINS[name]).outside = 1
    return made


@pytest.fixture
def factory(header):
    with closing(open_factory("lgpio")) as made:
        yield made


@pytest.fixture
def box(header, factory):
    """(header, what the box reports), started, at rest."""
    reports = Reports()
    with closing(open_gpio(factory)) as gpio:
        gpio.box.start(reports)
        assert [type(event) for event in reports.events] == [BeamEdge, LidEdge, EndEdge]
        reports.clear()
        yield header, reports


@pytest.fixture
def servos(header, factory):
    made = GpioServos(factory)
    made.open()
    yield made
    made.close()


# Servos.


@pytest.mark.parametrize("pulse_us", [500, 1000, 1250, 1501, 1750, 2217, 2500])
def test_every_channel_delivers_the_whole_microseconds_it_was_asked(header, servos, pulse_us):
    for channel in range(13):
        servos.set_pulse(channel, pulse_us - channel if pulse_us > 1000 else pulse_us + channel)
    header.run(200_000)
    for channel, pin in enumerate(SERVO_PINS):
        widths = {width for _, width in header.pulses(pin)}
        assert widths == {pulse_us - channel if pulse_us > 1000 else pulse_us + channel}


def test_the_pins_of_spindles_that_are_not_fitted_are_left_alone(header, factory):
    with closing(GpioServos(factory, fitted=(12, 4))) as made:
        made.open()
        made.set_pulse(12, 1600)
        made.set_pulse(4, 1400)
        header.run(100_000)
    assert {width for _, width in header.pulses(SERVO_PINS[12])} == {1600}
    assert {width for _, width in header.pulses(SERVO_PINS[4])} == {1400}
    assert not [pin for pin in SERVO_PINS if header.pulses(pin) and pin not in (SERVO_PINS[4], SERVO_PINS[12])]


def test_no_two_channels_start_together_and_each_keeps_its_fifty_a_second(header, servos):
    for channel in range(13):
        servos.set_pulse(channel, 1500)
        header.run(7_000)
    header.run(200_000)
    starts = {pin: [at for at, _ in header.pulses(pin)] for pin in SERVO_PINS}
    for times in starts.values():
        assert {b - a for a, b in itertools.pairwise(times)} == {20_000}
    phases = sorted(times[0] % 20_000 for times in starts.values())
    assert min(b - a for a, b in itertools.pairwise(phases)) >= 1_500


def test_a_new_pulse_comes_after_the_one_under_way(header, servos):
    servos.set_pulse(4, 1000)
    header.run(100_500)
    servos.set_pulse(4, 2000)
    header.run(100_000)
    widths = [width for _, width in header.pulses(SERVO_PINS[4])]
    assert set(widths) == {1000, 2000}
    assert widths == sorted(widths)


@pytest.mark.parametrize("after_us", range(100_000, 120_000, 700))
def test_a_released_servo_ends_low_and_no_pulse_is_cut(header, servos, after_us):
    pin = SERVO_PINS[0]
    servos.set_pulse(0, 1600)
    header.run(after_us)
    servos.set_pulse(0, 0)
    header.run(100_000)
    assert {width for _, width in header.pulses(pin)} == {1600}
    assert header.line(pin).written == 0
    assert header.writes[-1][0] <= after_us + 60_000


def test_a_servo_released_and_wanted_again_goes_on(header, servos):
    servos.set_pulse(2, 1600)
    header.run(100_000)
    servos.set_pulse(2, 0)
    servos.set_pulse(2, 1200)
    header.run(200_000)
    widths = [width for _, width in header.pulses(SERVO_PINS[2])]
    assert set(widths) == {1600, 1200}
    assert widths[-1] == 1200


@pytest.mark.parametrize(("pulse_us", "says"), [(499, "bad servo pulsewidth"), (2501, "bad servo pulsewidth")])
def test_a_pulse_no_servo_understands_is_refused(servos, pulse_us, says):
    with raises_saying(OutputsLost, match=says):
        servos.set_pulse(0, pulse_us)


def test_a_servo_pin_that_somebody_has_is_named_and_taken_when_it_is_free(header, factory):
    header.line(SERVO_PINS[3]).owner = "spi0 CS1"
    reports = Reports()
    with closing(OpenLoopBeads(GpioServos(factory), travel_s=0.0)) as beads:
        beads.start(reports)
        beads.show(3, 2)
        text = english(reports.wait_for_fault(Part.BOARD).text)
        assert text.startswith(f"servo of spindle 3: another program or driver has GPIO{SERVO_PINS[3]}; stop")
        header.line(SERVO_PINS[3]).owner = None
        reports.wait_for_event(DeviceCleared(Part.BOARD))
        reports.wait_for_beads((3, 2))


def test_servos_own_their_pins_once(header, factory, servos):
    with raises_saying(GpioError, match="GPIO4 is already in use"):
        open_gpio(factory, pins={"lid": SERVO_PINS[0]})
    servos.close()
    assert all(header.line(pin).mode == "in" for pin in SERVO_PINS)


def test_a_servo_that_cannot_be_closed_keeps_no_other_from_it(header, servos, monkeypatch):
    def refuses(*args):
        raise RuntimeError("no such handle")

    held = dict(servos._servos)  # gpiozero closes what nobody holds any more
    for channel in (3, 7):
        monkeypatch.setattr(held[channel], "pulse", refuses)
        monkeypatch.setattr(held[channel], "close", refuses)
    for channel in range(13):
        if channel not in (3, 7):
            servos.set_pulse(channel, 1500)
    servos.close()
    kept = [channel for channel, pin in enumerate(SERVO_PINS) if header.line(pin).mode != "in"]
    assert kept == [3, 7]
    monkeypatch.undo()
    for channel in kept:  # else their pins are reserved for as long as anything holds them, also in later tests
        held[channel].close()


def test_pins_given_back_are_a_fault_and_no_crash(header, factory, servos):
    factory.close()
    with raises_saying(OutputsLost, match="given back"):
        servos.set_pulse(0, 1500)


# Edges.


def test_an_edge_has_the_time_of_the_kernel_however_late_it_arrives(box):
    header, reports = box
    header.late = True
    began_ns = time.monotonic_ns()
    header.drive(BEAM, 0, began_ns - 80 * MS)
    header.drive(BEAM, 1, began_ns - 50 * MS)
    header.deliver()
    events = reports.wait_for(lambda events: len(events) == 2)
    broken_s: Any = pytest.approx(began_ns / 1e9 - 0.08, abs=1e-6)
    free_s: Any = pytest.approx(began_ns / 1e9 - 0.05, abs=1e-6)
    assert events == [BeamEdge(True, broken_s), BeamEdge(False, free_s)]


@pytest.mark.parametrize(("name", "active"), [("exit_beam", 0), ("lid", 0), ("follower_end", 0)])
def test_a_spike_of_fifty_microseconds_is_never_told(box, name, active):
    header, reports = box
    for _ in range(20):
        at_ns = time.monotonic_ns()
        header.drive(DEFAULT_PINS[name], active, at_ns)
        header.drive(DEFAULT_PINS[name], 1 - active, at_ns + 50_000)
    header.drive(DEFAULT_PINS[name], active)
    events = reports.wait_for(lambda events: events)
    assert len(events) == 1


def test_a_spike_whose_end_arrives_late_is_not_told(box):
    header, reports = box
    header.late = True
    at_ns = time.monotonic_ns()
    header.drive(BEAM, 0, at_ns)
    header.drive(BEAM, 1, at_ns + 50_000)
    header.deliver(1)
    time.sleep(0.02)  # looked at a hundred times over
    header.drive(LID, 0)
    header.deliver()
    events = reports.wait_for(lambda events: events)
    assert [type(event) for event in events] == [LidEdge]


def test_a_spike_on_a_button_is_no_press(header, factory):
    reports = Reports()
    with closing(open_gpio(factory)) as gpio:
        gpio.buttons.start(reports)
        at_ns = time.monotonic_ns()
        header.drive(HOLD, 0, at_ns)
        header.drive(HOLD, None, at_ns + 150_000)
        header.drive(HOLD, 0)
        (press,) = reports.wait_for(lambda events: events)
        assert isinstance(press, ButtonPressed)
        assert press.at_s > at_ns / 1e9


def test_stamps_of_another_clock_are_not_believed_and_that_is_logged(box, caplog):
    header, reports = box
    before_s = time.monotonic()
    header.drive(BEAM, 0, time.time_ns())
    (event,) = reports.wait_for(lambda events: events)
    assert before_s <= event.at_s <= time.monotonic()
    assert "exit_beam: the kernel's times of edges are of another clock" in caplog.text


def test_a_pin_that_cannot_be_read_any_more_is_named_once_and_its_edges_go_on(box):
    header, reports = box
    header.line(BEAM).broken = True
    for level in (0, 1, 0):
        header.drive(BEAM, level)
        reports.wait_for(
            lambda events, level=level: [isinstance(e, BeamEdge) and e.blocked for e in events[-1:]] == [not level]
        )
    faults = [event for event in reports.events if isinstance(event, DeviceFault)]
    assert faults == [DeviceFault("exit beam pin", Says("cannot be read: bad GPIO read"))]
    header.line(BEAM).broken = False
    header.drive(BEAM, 1)
    reports.wait_for_event(DeviceCleared("exit beam pin"))


def test_a_pin_that_could_not_be_read_is_tried_again_without_an_edge(header, factory, monkeypatch):
    monkeypatch.setattr("hardware.box.gpio_inputs.RETRY_S", 0.02)
    reports = Reports()
    with closing(open_gpio(factory)) as gpio:
        header.line(LID).stolen_by = "another program"
        gpio.box.start(reports)
        assert DeviceFault("lid switch pin", Says("cannot be read: GPIO busy")) in reports.events
        header.line(LID).owner = header.line(LID).stolen_by = None
        reports.wait_for_event(DeviceCleared("lid switch pin"))
        header.drive(LID, 1)
        header.drive(LID, 0)
        reports.wait_for(lambda events: any(isinstance(event, LidEdge) for event in events[-1:]))


def test_a_pin_that_cannot_be_taken_again_after_the_look_at_its_wire_is_named(header, factory):
    reports = Reports()
    with closing(open_gpio(factory)) as gpio:
        header.line(LID).stolen_by = "another program"
        gpio.box.start(reports)
        assert DeviceFault("lid switch pin", Says("cannot be read: GPIO busy")) in reports.events
        header.drive(BEAM, 0)
        reports.wait_for(lambda events: isinstance(events[-1], BeamEdge) and events[-1].blocked)
        header.line(LID).owner = header.line(LID).stolen_by = None


# How the inputs stand at the start.


@pytest.mark.parametrize(
    ("name", "part"),
    [("exit_beam", "exit beam wire"), ("lid", "lid switch wire"), ("follower_end", "follower switch wire")],
)
def test_a_wire_that_is_off_is_named_at_the_start_and_mended_when_the_input_moves(header, factory, name, part):
    header.line(DEFAULT_PINS[name]).outside = None
    reports = Reports()
    with closing(open_gpio(factory)) as gpio:
        gpio.box.start(reports)
        (fault,) = [event for event in reports.events if isinstance(event, DeviceFault)]
        assert fault == DeviceFault(part, Says("is off, or its 4.7 kohm to 3.3 V at the box is missing"))
        header.drive(DEFAULT_PINS[name], 0)
        reports.wait_for_event(DeviceCleared(part))


def test_an_input_that_is_active_at_the_start_has_its_wire(header, factory):
    for name in ("exit_beam", "lid", "follower_end"):
        header.line(DEFAULT_PINS[name]).outside = 0
    reports = Reports()
    with closing(open_gpio(factory)) as gpio:
        gpio.box.start(reports)
    assert [(type(event), getattr(event, event.__slots__[0])) for event in reports.events] == [
        (BeamEdge, True),
        (LidEdge, True),
        (EndEdge, True),
    ]


@pytest.mark.parametrize("name", ["no_more_bets", "hold", "call"])
def test_a_button_pressed_at_the_start_is_named_and_mended_when_it_is_let_go(header, factory, name):
    pin, part = DEFAULT_PINS[f"button_{name}"], f"{name.replace('_', ' ')} button"
    header.line(pin).outside = 0
    reports = Reports()
    with closing(open_gpio(factory)) as gpio:
        gpio.buttons.start(reports)
        text = "pressed from the start: it is stuck, or its wire touches ground"
        assert reports.events == [DeviceFault(part, Says(text))]
        header.drive(pin, None)
        assert reports.wait_for_event(DeviceCleared(part)) == [DeviceFault(part, Says(text)), DeviceCleared(part)]


def test_edges_are_heard_after_the_wires_were_looked_at(box):
    header, reports = box
    for name, kind in (("exit_beam", BeamEdge), ("lid", LidEdge), ("follower_end", EndEdge)):
        assert header.line(DEFAULT_PINS[name]).flags & recording_lgpio.MODE_PULLS == 32
        header.drive(DEFAULT_PINS[name], 0)
        reports.wait_for(lambda events, kind=kind: any(isinstance(event, kind) for event in events))


# Lamp.


@pytest.mark.parametrize("brightness", [0, 0.25, 0.5, 1])
def test_the_lamp_is_pulsed_only_between_dark_and_full(header, factory, brightness):
    with closing(open_gpio(factory)) as gpio:
        header.run(50_000)
        gpio.lamps.lamp(0.5)
        header.run(50_000)
        gpio.lamps.lamp(brightness)
        header.run(50_000)
        before = len(header.writes)
        assert header.duty(DEFAULT_PINS["lamp"]) == pytest.approx(brightness, abs=0.02)
        assert (len(header.writes) > before) == (0 < brightness < 1)


# When the pins cannot be had.


def test_a_pin_that_somebody_has_is_named(header, factory):
    header.line(LID).owner = "another program"
    with raises_saying(GpioError, match="lid: another program or driver has GPIO27; stop the table"):
        open_gpio(factory)


def test_after_a_refusal_every_pin_is_free_again(header):
    header.line(DEFAULT_PINS["button_call"]).owner = "another program"
    for _ in range(2):
        with raises_saying(GpioError, match="button_call"):
            open_gpio("lgpio")
    header.line(DEFAULT_PINS["button_call"]).owner = None
    open_gpio("lgpio").close()
    assert all(line.owner is None for line in header.chips[0].lines)


@pytest.mark.parametrize("name", DEFAULT_PINS)
def test_a_refusal_keeps_no_pin_however_long_its_error_is_kept(header, factory, name):
    header.line(DEFAULT_PINS[name]).owner = "another program"
    with raises_saying(GpioError, match=f"{name}: another program or driver") as kept:
        open_gpio(factory, buzzer=True)
    header.line(DEFAULT_PINS[name]).owner = None
    open_gpio(factory, buzzer=True).close()
    assert kept.value.__cause__ is not None


@pytest.mark.parametrize("name", OUTPUTS)
def test_a_pin_that_cannot_be_made_an_output_is_given_back(header, factory, monkeypatch, name):
    lgpio = recording_lgpio.sys.modules["lgpio"]

    def refuses(handle, gpio, *rest):
        if gpio == DEFAULT_PINS[name]:
            raise lgpio.error("GPIO busy")
        return claim(handle, gpio, *rest)

    claim = lgpio.gpio_claim_output
    with monkeypatch.context() as taken:
        taken.setattr(lgpio, "gpio_claim_output", refuses)
        with raises_saying(GpioError, match=f"{name}: another program or driver") as kept:
            open_gpio(factory, buzzer=True)
    open_gpio(factory, buzzer=True).close()
    assert kept.value.__cause__ is not None


@pytest.mark.parametrize("name", ["lamp", "status_open", "status_closed", "buzzer"])
def test_an_output_that_is_lost_keeps_no_other_lit_or_taken(header, factory, monkeypatch, name):
    lgpio = recording_lgpio.sys.modules["lgpio"]
    gpio = open_gpio(factory, buzzer=True)
    gpio.lamps.lamp(1)
    gpio.lamps.status("call")

    def refuses(handle, gpio, *rest):
        if gpio == DEFAULT_PINS[name]:
            raise lgpio.error("GPIO not allocated")
        return write(handle, gpio, *rest)

    write = lgpio.gpio_write
    with monkeypatch.context() as lost:
        lost.setattr(lgpio, "gpio_write", refuses)
        gpio.lamps.close()
        assert gpio.buzzer is not None
        gpio.buzzer.close()
    assert all(header.line(DEFAULT_PINS[one]).mode == "in" for one in OUTPUTS)
    gpio.box.close()
    gpio.buttons.close()
    open_gpio(factory, buzzer=True).close()


@pytest.mark.parametrize("channel", [0, 3, 12])
def test_a_servo_pin_that_was_refused_is_taken_later_however_long_the_error_is_kept(header, factory, channel):
    header.line(SERVO_PINS[channel]).owner = "spi0 CS1"
    servos = GpioServos(factory)
    with raises_saying(OutputsLost, match=f"servo of spindle {channel}: another program") as kept:
        servos.open()
    header.line(SERVO_PINS[channel]).owner = None
    servos.open()
    servos.close()
    assert kept.value.__cause__ is not None


def test_without_lgpio_it_says_what_to_install(header, monkeypatch):
    monkeypatch.setitem(recording_lgpio.sys.modules, "lgpio", None)
    with raises_saying(GpioError, match="not installed; sudo apt install python3-lgpio"):
        open_factory("lgpio")


def test_without_a_chip_it_says_so(header, monkeypatch, tmp_path):
    monkeypatch.setattr(gpio_factory, "DEV", tmp_path)
    header.chips.clear()
    with raises_saying(GpioError, match=f"can not open gpiochip: there is no {tmp_path}/gpiochip0"):
        open_factory("lgpio")


def test_without_permission_it_names_the_user_and_the_group(header, monkeypatch, tmp_path):
    monkeypatch.setattr(gpio_factory, "DEV", tmp_path)
    (tmp_path / "gpiochip0").touch()
    monkeypatch.setattr(os, "access", lambda *_: False)
    header.chips[0].may_open = False
    with raises_saying(GpioError, match=r"gpiochip0 may not be opened by user \w+; the user must be in the group gpio"):
        open_factory("lgpio")


@pytest.mark.parametrize(("has_4", "opens"), [(True, 4), (False, 0)])
def test_the_header_of_a_pi_5_is_found_before_and_after_its_chip_was_numbered_again(header, monkeypatch, has_4, opens):
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: PI_5)
    header.chips[0].label = "gpio-brcmstb@107d508500" if has_4 else "pinctrl-rp1"
    if has_4:
        header.chips[4] = recording_lgpio.Chip("pinctrl-rp1")
    exists = os.path.exists
    monkeypatch.setattr(os.path, "exists", lambda path: has_4 if path == "/dev/gpiochip4" else exists(path))
    with closing(open_factory("lgpio")) as factory:
        assert factory.chip == opens


def test_a_chip_that_is_not_the_header_is_refused(header):
    header.chips[0].label = "raspberrypi-exp-gpio"
    with raises_saying(GpioError, match='gpiochip0 is "raspberrypi-exp-gpio", not the pins of the header'):
        open_factory("lgpio")
    assert header.open_chips() == 0


def test_a_chip_that_does_not_tell_its_name_is_closed_again(header, monkeypatch):
    monkeypatch.setattr(header, "gpio_get_chip_info", lambda handle: [-5, 0, "", ""])
    with raises_saying(GpioError, match="unknown handle"):
        open_factory("lgpio")
    assert header.open_chips() == 0


def test_on_another_computer_it_says_so(header, monkeypatch):
    def unknown():
        raise recording_lgpio.sys.modules["gpiozero"].PinUnknownPi("unable to locate Pi revision")

    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", unknown)
    with raises_saying(GpioError, match="this is no Raspberry Pi"):
        open_factory("lgpio")


def test_a_folder_for_its_pipe_that_cannot_be_written_is_named(header, monkeypatch):
    monkeypatch.setenv("LG_WD", "/proc/nowhere")
    with raises_saying(GpioError, match="lgpio cannot make its pipe in /proc/nowhere; set LG_WD"):
        open_factory("lgpio")


def test_each_user_has_a_folder_of_his_own_for_the_pipe(header, monkeypatch, tmp_path):
    monkeypatch.delenv("LG_WD")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    open_factory("lgpio").close()
    monkeypatch.setenv("LG_WD", os.environ["LG_WD"])  # so that it is put back
    assert [one.name for one in tmp_path.iterdir()] == [f"faro-lgpio-{os.getuid()}"]


def test_the_program_stands_where_it_stood(header, factory):
    assert str(Path.cwd()) != os.environ["LG_WD"]


class Scheduler:
    """What the program asked the kernel for, and what stood when lgpio opened the chip and began its threads."""

    def __init__(self, monkeypatch, header, allowed):
        self.now, self.at_open, self.allowed = os.SCHED_OTHER, None, allowed
        monkeypatch.setattr(os, "sched_setscheduler", self.ask)
        opened = header.gpiochip_open
        monkeypatch.setattr(header, "gpiochip_open", lambda chip: [setattr(self, "at_open", self.now), opened(chip)][1])

    def ask(self, thread, policy, param):
        assert thread == 0, "this thread alone"
        if not self.allowed:
            raise PermissionError(1, "Operation not permitted")
        self.now = policy


def test_the_threads_of_lgpio_go_before_all_others_and_the_program_does_not(header, monkeypatch, caplog):
    kernel = Scheduler(monkeypatch, header, allowed=True)
    open_factory("lgpio").close()
    assert (kernel.at_open, kernel.now) == (os.SCHED_FIFO, os.SCHED_OTHER)
    assert caplog.text == ""


def test_where_real_time_is_not_allowed_it_is_logged_and_the_pins_are_had(header, monkeypatch, caplog):
    kernel = Scheduler(monkeypatch, header, allowed=False)
    open_factory("lgpio").close()
    assert kernel.at_open == os.SCHED_OTHER
    assert "no real-time priority for the pins (LimitRTPRIO=10)" in caplog.text


def test_an_open_and_a_close_leave_nothing_sounding_or_lit(header):
    gpio = open_gpio("lgpio", buzzer=True)
    gpio.lamps.lamp(1)
    gpio.lamps.status("call")
    assert gpio.buzzer is not None
    gpio.buzzer.sound(2)
    eventually(lambda: header.line(DEFAULT_PINS["buzzer"]).level == 1)
    gpio.close()
    assert not any(line.level for line in header.chips[0].lines if line.outside is None)
