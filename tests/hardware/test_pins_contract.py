"""One contract for box, buttons, lamps, buzzer and servos: the fakes, and gpiozero on mock pins, on lgpio, on RPi.GPIO.

gpiozero's own factories run; under them a recording lgpio, and fake-rpi's RPi.GPIO with a memory."""

from types import SimpleNamespace

import pytest

from hardware.beads.gpio_servos import GpioServos
from hardware.devices import BeamEdge, ButtonPressed, EndEdge, LidEdge
from hardware.fakes import FakeBox, FakeButtons, FakeBuzzer, FakeLamps
from hardware.gpio.opening import open_gpio
from hardware.gpio_factory import open_factory
from hardware.pins import DEFAULT_PINS, SERVO_PINS
from tests.hardware import recording_lgpio, stateful_rpi
from tests.hardware.waiting import Reports, eventually

SWITCHES = ("exit_beam", "lid", "follower_end")
EDGES = {"exit_beam": BeamEdge, "lid": LidEdge, "follower_end": EndEdge}


def fake_table():
    box, lamps, buttons, buzzer = FakeBox(), FakeLamps(), FakeButtons(), FakeBuzzer()
    verbs = {
        ("exit_beam", True): box.block_beam,
        ("exit_beam", False): box.free_beam,
        ("lid", True): box.open_lid,
        ("lid", False): box.close_lid,
        ("follower_end", True): box.run_out,
        ("follower_end", False): box.load,
    }
    return SimpleNamespace(
        box=box,
        lamps=lamps,
        buttons=buttons,
        turn=lambda name, active: verbs[name, active](),
        press=buttons.press,
        light=lambda: lamps.light,
        brightness=lambda: lamps.brightness,
        buzzer=buzzer,
        sounded=lambda: bool(buzzer.sounds),
        close=lambda: [one.close() for one in (box, lamps, buttons, buzzer)],
    )


def pin_table(gpio, drive, level, pulse_us):
    def press(name):
        drive(DEFAULT_PINS[f"button_{name}"], False)
        eventually(lambda: gpio.buttons.signals()[f"button_{name}"].active)
        drive(DEFAULT_PINS[f"button_{name}"], True)

    def close():
        servos.close()
        gpio.close()

    servos = GpioServos(gpio.factory)

    def light():
        lit = [name for name in ("open", "closed", "call") if level(DEFAULT_PINS[f"status_{name}"])]
        assert len(lit) <= 1
        return lit[0] if lit else "idle"

    return SimpleNamespace(
        box=gpio.box,
        lamps=gpio.lamps,
        buttons=gpio.buttons,
        turn=lambda name, active: drive(DEFAULT_PINS[name], not active),
        press=press,
        light=light,
        brightness=lambda: level(DEFAULT_PINS["lamp"]),
        buzzer=gpio.buzzer,
        sounded=lambda: bool(level(DEFAULT_PINS["buzzer"])),
        servos=servos,
        pulse_us=lambda channel: pulse_us(SERVO_PINS[channel]),
        close=close,
    )


def mock_table():
    factory = open_factory("mock")
    return pin_table(
        open_gpio(factory, buzzer=True),
        lambda pin, high: factory.pin(pin).drive_high() if high else factory.pin(pin).drive_low(),
        lambda pin: factory.pin(pin).state,
        lambda pin: factory.pin(pin).state * 20_000,
    )


def lgpio_table(monkeypatch, tmp_path):
    header = recording_lgpio.Header()
    monkeypatch.setenv("LG_WD", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    recording_lgpio.install(monkeypatch, header)
    for name in SWITCHES:
        header.line(DEFAULT_PINS[name]).outside = 1

    def level(pin):
        header.run(100_000)  # what goes on is over by then
        return header.duty(pin)

    return pin_table(
        open_gpio("lgpio", buzzer=True),
        lambda pin, high: header.drive(pin, int(high)),
        level,
        lambda pin: level(pin) * 20_000,
    )


def rpigpio_table(monkeypatch):
    factory = stateful_rpi.install(monkeypatch)
    rpi = stateful_rpi.GPIO
    for name in SWITCHES:
        rpi.wire(DEFAULT_PINS[name], 1)
    return pin_table(
        open_gpio(factory, buzzer=True),
        lambda pin, high: rpi.wire(pin, int(high)),
        rpi.shown,
        lambda pin: rpi.shown(pin) * 20_000,
    )


PINS = {
    "mock pins": lambda monkeypatch, tmp_path: mock_table(),
    "lgpio": lgpio_table,
    "RPi.GPIO": lambda monkeypatch, tmp_path: rpigpio_table(monkeypatch),
}


@pytest.fixture(params=["fake", *PINS])
def table(request, monkeypatch, tmp_path):
    made = fake_table() if request.param == "fake" else PINS[request.param](monkeypatch, tmp_path)
    yield made
    made.close()


@pytest.fixture(params=PINS)
def pins(request, monkeypatch, tmp_path):
    """What only pins have: servos."""
    made = PINS[request.param](monkeypatch, tmp_path)
    yield made
    made.close()


@pytest.fixture
def reports():
    return Reports()


def seen(reports):
    """Without the times."""
    return [(type(event), next(getattr(event, name) for name in event.__slots__)) for event in reports.events]


def test_the_box_first_tells_how_its_switches_stand(table, reports):
    table.turn("lid", True)
    table.box.start(reports)
    assert sorted(seen(reports), key=str) == sorted([(BeamEdge, False), (LidEdge, True), (EndEdge, False)], key=str)


@pytest.mark.parametrize("name", SWITCHES)
def test_each_switch_tells_each_change_once(table, reports, name):
    table.box.start(reports)
    reports.clear()
    for active in (True, True, False, False):
        table.turn(name, active)
        wanted = (EDGES[name], active)
        reports.wait_for(lambda _, wanted=wanted: seen(reports)[-1:] == [wanted])
    assert seen(reports) == [(EDGES[name], True), (EDGES[name], False)]


def test_edges_carry_rising_times(table, reports):
    table.box.start(reports)
    reports.clear()
    table.turn("exit_beam", True)
    reports.wait_for(lambda events: events)
    table.turn("lid", True)
    reports.wait_for(lambda events: len(events) == 2)
    table.turn("exit_beam", False)
    times = [event.at_s for event in reports.wait_for(lambda events: len(events) == 3)]
    assert times == sorted(times)


@pytest.mark.parametrize("name", ["no_more_bets", "hold", "call"])
def test_a_press_is_one_report(table, reports, name):
    table.buttons.start(reports)
    assert reports.events == []
    table.press(name)
    reports.wait_for(lambda events: events)
    assert [event.name for event in reports.events if isinstance(event, ButtonPressed)] == [name]


def test_every_input_tells_how_it_stands_and_how_often_it_changed(table, reports):
    table.turn("lid", True)
    table.box.start(reports)
    table.buttons.start(reports)
    assert table.box.signals().keys() == set(SWITCHES)
    assert table.buttons.signals().keys() == {"button_no_more_bets", "button_hold", "button_call"}
    lid = table.box.signals()["lid"]
    assert lid.active
    table.turn("exit_beam", True)
    eventually(lambda: table.box.signals()["exit_beam"].edges == 1)
    assert table.box.signals()["exit_beam"].active
    table.turn("exit_beam", False)
    eventually(lambda: table.box.signals()["exit_beam"].edges == 2)
    beam = table.box.signals()["exit_beam"]
    assert (beam.active, beam.at_s is not None) == (False, True)
    table.press("hold")
    eventually(lambda: table.buttons.signals()["button_hold"].edges == 2)
    assert not table.buttons.signals()["button_hold"].active
    assert table.box.signals()["lid"] == lid


def test_the_buzzer_sounds(table):
    assert not table.sounded()
    table.buzzer.sound(2)
    eventually(table.sounded)


def test_a_sound_ends_by_itself():
    factory = open_factory("mock")
    gpio = open_gpio(factory, buzzer=True)
    pin = factory.pin(DEFAULT_PINS["buzzer"])
    assert gpio.buzzer is not None
    pin.clear_states()
    gpio.buzzer.sound(0.05)
    # A busy machine may not look at the pin within 50 ms; the pin keeps what it was.
    eventually(lambda: [state.state for state in pin.states] == [False, True, False])
    gpio.buzzer.sound(2)
    eventually(lambda: pin.state)
    gpio.close()
    assert not pin.state


def test_a_table_without_a_buzzer_leaves_its_pin_alone():
    factory = open_factory("mock")
    gpio = open_gpio(factory)
    assert gpio.buzzer is None
    assert factory.pin(DEFAULT_PINS["buzzer"]).function == "input"
    gpio.close()


@pytest.mark.parametrize("seconds", [0, 2.5])
def test_a_sound_that_is_none_is_refused(table, seconds):
    with pytest.raises(ValueError, match=f"a sound of {seconds} s"):
        table.buzzer.sound(seconds)


@pytest.mark.parametrize("pulse_us", [500, 1250, 1501, 1750, 2500])
def test_servos_get_the_pulse_they_are_asked_for_and_none_when_released(pins, pulse_us):
    pins.servos.open()
    for channel in range(13):
        pins.servos.set_pulse(channel, pulse_us)
    assert [pins.pulse_us(channel) for channel in range(13)] == [pytest.approx(pulse_us, abs=0.5)] * 13
    pins.servos.set_pulse(5, 0)
    assert pins.pulse_us(5) == 0
    assert pins.pulse_us(6) == pytest.approx(pulse_us, abs=0.5)


def test_servos_come_after_the_box_and_go_before_it(pins, reports):
    pins.box.start(reports)
    pins.servos.open()
    pins.servos.set_pulse(0, 1500)
    reports.clear()
    pins.turn("exit_beam", True)
    reports.wait_for(lambda events: events)
    pins.servos.close()
    pins.turn("exit_beam", False)
    assert [event.blocked for event in reports.wait_for(lambda events: len(events) == 2)] == [True, False]


def test_the_status_light_shows_one_thing_at_a_time(table):
    for light in ("open", "closed", "call", "idle", "open"):
        table.lamps.status(light)
        assert table.light() == light


@pytest.mark.parametrize("brightness", [0, 0.25, 1])
def test_the_lamp_dims(table, brightness):
    table.lamps.lamp(brightness)
    assert table.brightness() == pytest.approx(brightness)


def test_what_no_lamp_can_do_is_refused(table):
    with pytest.raises(ValueError, match=r"brightness 1\.5"):
        table.lamps.lamp(1.5)
    with pytest.raises(ValueError, match="no status light 'red'"):
        table.lamps.status("red")


def test_after_close_all_is_dark_and_nothing_is_reported(table, reports):
    table.box.start(reports)
    reports.clear()
    table.lamps.lamp(1)
    table.lamps.status("open")
    table.close()
    assert reports.events == []
    assert not table.brightness()
    assert table.light() == "idle"
