"""A casekeeper of one module on the compiled firmware: twelve inputs read nothing, and that is nobody's fault."""

import pytest

from firmware_bridge.simulator import SimulatedMcu
from hardware.beads.board import Board
from hardware.beads.calibrate import find_places, store
from hardware.beads.exercise import exercise
from hardware.beads.park import PARK_US, park
from hardware.beads.serial_beads import SerialBeads
from hardware.beads.servo import CasekeeperCalibration
from hardware.devices import BoardAnswers, DeviceCleared, DeviceFault
from tests.hardware.waiting import Reports
from tests.hil.host import PATIENCE_S
from tests.hil.world import STOPS_US

pytestmark = pytest.mark.simavr

BUILT = 12
OPEN_INPUTS = {0: (150, 500), 5: (2000, 2400)}
"""Channel -> what an open input that floats may read, in counts at 1000 and 2000 us; the others read nothing."""


@pytest.fixture
def mcu(firmware):
    with SimulatedMcu(pace=2, servo_speed=3) as running:
        for channel in set(range(13)) - {BUILT}:
            if channel in OPEN_INPUTS:
                running.set_potentiometer(channel, *OPEN_INPUTS[channel])
            else:
                running.take_wire_off(channel)
        running.set_stops(BUILT, *STOPS_US)
        yield running


def test_it_is_parked_calibrated_and_exercised_alone(mcu):
    with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
        board.connect()
        (parked,) = park(board, [BUILT], stagger_s=0.02, rest_s=0.5)
        assert (parked.spindle, parked.trouble) == (BUILT, None)
        assert mcu.at_us()[BUILT] == pytest.approx(PARK_US, abs=2)
        found = find_places(board, [BUILT], settle_s=0.05)
        store(board, BUILT, found[BUILT])
        places = CasekeeperCalibration(tuple(found.get(n, CasekeeperCalibration()[n]) for n in range(13)))
        run = exercise(board, places, 1, spindles=[BUILT])
    assert run.good
    assert [one.spindle for one in run.spindles] == [BUILT]


def test_a_deal_moves_it_and_a_jam_and_the_cable_are_told_of_it_alone(mcu):
    reports = Reports()
    beads = SerialBeads(mcu.port_url, fitted=(BUILT,), clock=mcu.host_s)
    beads.start(reports)
    try:
        for count in (0, 1, 2):
            for spindle in range(13):
                beads.show(spindle, count)
            reports.wait_for_beads((BUILT, count), seconds=PATIENCE_S)
        mcu.jam(BUILT)
        beads.show(BUILT, 4)
        reports.wait_for_fault(f"spindle {BUILT}", seconds=PATIENCE_S)
        mcu.free(BUILT)
        beads.show(BUILT, 4)
        reports.wait_for_event(DeviceCleared(f"spindle {BUILT}"), seconds=PATIENCE_S)
        reports.wait_for_beads((BUILT, 4), seconds=PATIENCE_S)
        mcu.push(BUILT, 1000)
        reports.wait_for_fault(f"spindle {BUILT}", seconds=PATIENCE_S, says="moved by hand")
    finally:
        beads.close()
    assert {event.spindle for event in reports.events if hasattr(event, "spindle")} == {BUILT}
    assert {event.part for event in reports.events if isinstance(event, DeviceFault)} == {f"spindle {BUILT}"}
    assert any(isinstance(event, BoardAnswers) for event in reports.events)
    pulses = mcu.pulses()
    assert {channel for channel, one in enumerate(pulses) if one.count} <= {BUILT}
