"""Casekeepers without feedback: the Maestro's protocol, and what both kinds of outputs do."""

import threading
from contextlib import closing

import pytest

from firmware_bridge import maestro
from hardware.beads.gpio_servos import GpioServos
from hardware.beads.maestro_outputs import MaestroOutputs
from hardware.beads.open_loop import OpenLoopBeads, OpenLoopDriver
from hardware.devices import BeadsAt, DeviceCleared, Part
from hardware.gpio_factory import open_factory
from hardware.pins import DEFAULT_PINS, SERVO_PINS
from tests.english import english
from tests.hardware.fake_maestro import FakeMaestro, remainder
from tests.hardware.waiting import PATIENCE_S, Reports, eventually


@pytest.mark.parametrize(
    ("command", "wire"),
    [
        pytest.param(maestro.set_target(0, 1500), "8400702e 2b", id="set target, channel 0"),
        pytest.param(maestro.set_target(12, 2000), "840c403e 0e", id="set target, channel 12"),
        pytest.param(maestro.get_errors(), "a1 1b", id="get errors"),
    ],
)
def test_commands_as_the_makers_own_code_seals_them(command, wire):
    """Bytes of the Maestro User's Guide (pololu.com/docs/0J40, 5.e and 4.e), each sealed by getCRC, the C code that
    Pololu prints in the Motoron User's Guide (pololu.com/docs/0J84, "Cyclic redundancy check"; the Maestro's is the
    same CRC, as its example and the guides' text show), compiled with gcc 12."""
    assert command == bytes.fromhex(wire)


@pytest.mark.parametrize(
    ("data", "crc"),
    [
        pytest.param("8301", 0x17, id="Maestro User's Guide, 5.d"),
        pytest.param("d1016400", 0x68, id="Motoron User's Guide, Cyclic redundancy check"),
    ],
)
def test_crc_of_the_guides_examples(data, crc):
    assert maestro.crc7(bytes.fromhex(data)) == crc
    assert remainder(bytes.fromhex(data)) == crc


def test_errors_as_in_the_guide():
    assert [english(error) for error in maestro.errors(bytes([0x18, 0]))] == ["CRC error", "protocol error"]
    assert english(maestro.errors(bytes([0, 1]))[0]) == "program counter error"


@pytest.mark.parametrize(("channel", "pulse_us"), [(24, 1500), (-1, 1500), (0, 63), (0, 4081)])
def test_what_the_maestro_does_not_have_is_refused(channel, pulse_us):
    with pytest.raises(ValueError, match="wanted"):
        maestro.set_target(channel, pulse_us)


def test_a_spindle_is_driven_for_its_travel_and_then_released():
    driver = OpenLoopDriver(travel_s=0.5)
    driver.show(3, 2)
    assert driver.step(10.0) == ([(3, 1500)], [])
    assert driver.step(10.4) == ([], [])
    driver.show(3, 3)
    assert driver.step(10.45) == ([(3, 1750)], [])
    assert driver.step(10.94) == ([], [])
    assert driver.step(10.95) == ([(3, 0)], [BeadsAt(3, 3)])
    driver.restart()
    assert driver.step(11.0) == ([(3, 1750)], [])


def test_a_spindle_is_usually_driven_for_as_long_as_a_tired_servo_needs():
    driver = OpenLoopDriver()
    driver.show(0, 4)
    assert driver.step(10.0) == ([(0, driver.wanted_us(0))], [])
    assert driver.step(10.79) == ([], [])
    assert driver.step(10.81) == ([(0, 0)], [BeadsAt(0, 4)])


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture(params=["Maestro", "mock pins"])
def casekeeper(request):
    """(beads, pulse of a spindle now, pulses it had)."""
    if request.param == "Maestro":
        board = FakeMaestro()
        beads = OpenLoopBeads(MaestroOutputs(board.port_url), travel_s=0.05)
        yield beads, lambda spindle: board.targets_us[spindle], lambda spindle: board.history[spindle]
        beads.close()
        board.close()
        return
    factory = open_factory("mock")
    beads = OpenLoopBeads(GpioServos(factory), travel_s=0.05)

    def pulse(state):
        return round(state * 1e6 / 50)

    yield (
        beads,
        lambda spindle: pulse(factory.pin(SERVO_PINS[spindle]).state),
        lambda spindle: [pulse(one.state) for one in factory.pin(SERVO_PINS[spindle]).states if one.state],
    )
    beads.close()
    factory.reset()


def test_every_spindle_gets_its_pulse_and_is_released(casekeeper, reports):
    beads, now_us, had_us = casekeeper
    beads.show(12, 4)  # before the start
    beads.start(reports)
    wanted = [(spindle, spindle % 5) for spindle in range(12)] + [(12, 4)]
    for spindle, count in wanted:
        beads.show(spindle, count)
    reports.wait_for_beads(*wanted)
    for spindle, count in wanted:
        eventually(lambda spindle=spindle, count=count: 1000 + 250 * count in had_us(spindle))
        eventually(lambda spindle=spindle: now_us(spindle) == 0)


def test_the_last_wanted_value_wins(casekeeper, reports):
    beads, _, had_us = casekeeper
    beads.start(reports)
    for count in (4, 1, 3):
        beads.show(7, count)
    reports.wait_for_beads((7, 3))
    eventually(lambda: 1750 in had_us(7)[-2:])


def test_what_does_not_exist_is_refused(casekeeper):
    with pytest.raises(ValueError, match="spindle 13"):
        casekeeper[0].show(13, 0)


def test_an_error_of_the_maestro_is_named_and_all_is_set_again(reports):
    with (
        closing(FakeMaestro()) as board,
        closing(OpenLoopBeads(MaestroOutputs(board.port_url), travel_s=0.05)) as beads,
    ):
        beads.start(reports)
        beads.show(2, 2)
        reports.wait_for_beads((2, 2))
        board.err(3)
        reports.wait_for_fault(Part.BOARD, says="the Maestro reports: CRC error")
        reports.wait_for_event(DeviceCleared(Part.BOARD))
        reports.wait_for(lambda events: events.count(BeadsAt(2, 2)) >= 2)


def test_a_port_without_a_maestro_is_a_fault(reports):
    with closing(OpenLoopBeads(MaestroOutputs("loop://"))) as beads:
        beads.start(reports)
        assert "Maestro" in english(reports.wait_for_fault(Part.BOARD).text)


def test_servo_pins_are_free():
    assert len(set(SERVO_PINS)) == 13
    assert not set(SERVO_PINS) & set(DEFAULT_PINS.values())


def test_what_is_shown_to_a_casekeeper_at_rest_is_moved_at_once(reports, monkeypatch):
    monkeypatch.setattr("hardware.beads.open_loop.CHECK_S", 10 * PATIENCE_S)
    outputs = SlowOutputs()
    outputs.gate.set()
    with closing(OpenLoopBeads(outputs, travel_s=0.0)) as beads:
        beads.start(reports)
        for turn in range(10):
            beads.show(3, turn % 5)
            reports.wait_for_beads((3, turn % 5), seconds=PATIENCE_S / 4)


class SlowOutputs:
    """Outputs whose pulse takes as long as `gate` is shut."""

    def __init__(self):
        self.gate, self.busy, self.closed = threading.Event(), threading.Event(), False

    def open(self): ...

    def check(self): ...

    def set_pulse(self, channel, pulse_us):
        assert not self.closed
        self.busy.set()
        assert self.gate.wait(PATIENCE_S)

    def close(self):
        self.closed = True


def test_once_closed_no_pulse_goes_out_any_more(reports):
    outputs = SlowOutputs()
    beads = OpenLoopBeads(outputs)
    beads.show(3, 2)
    beads.start(reports)
    assert outputs.busy.wait(PATIENCE_S)
    ends = threading.Thread(target=beads.close)
    ends.start()
    ends.join(0.05)
    assert ends.is_alive(), "a pulse is still on its way"
    outputs.gate.set()
    ends.join(PATIENCE_S)
    assert outputs.closed


class OddOutputs:
    """Outputs that raise once what is no OutputsLost."""

    def __init__(self):
        self.raised, self.pulses = False, []

    def open(self):
        if not self.raised:
            self.raised = True
            raise ValueError("a fault of ours")

    def set_pulse(self, channel, pulse_us):
        self.pulses.append((channel, pulse_us))

    def check(self):
        return None

    def close(self):
        pass


def test_a_fault_of_the_program_is_reported_and_the_servos_are_tried_again(reports, caplog, monkeypatch):
    monkeypatch.setattr("hardware.beads.open_loop.RETRY_S", 0.01)
    outputs = OddOutputs()
    with closing(OpenLoopBeads(outputs)) as beads:
        beads.start(reports)
        reports.wait_for_event(DeviceCleared(Part.BOARD))
        beads.show(3, 2)
        eventually(lambda: any(channel == 3 for channel, _ in outputs.pulses))
    assert "a fault of ours" in caplog.text
