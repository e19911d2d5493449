"""The service rig of servos without feedback, on a pretended Maestro and as the pure driver."""

from contextlib import closing
from typing import Any

import pytest

from hardware.beads.maestro_outputs import MaestroOutputs
from hardware.beads.open_loop import OpenLoopBeads, OpenLoopDriver
from hardware.devices import BeadsAt
from hardware.rig.open_loop_rig import OpenLoopRig
from hardware.rig.rig_snapshot import RigRefused
from tests.english import Says, raises_saying
from tests.hardware.fake_maestro import FakeMaestro
from tests.hardware.waiting import Reports, eventually


@pytest.fixture
def maestro():
    board = FakeMaestro()
    yield board
    board.close()


@pytest.fixture
def beads(maestro):
    made: Any = OpenLoopBeads(MaestroOutputs(maestro.port_url), travel_s=0.05)
    made.reports = Reports()
    made.start(made.reports)
    yield made
    made.close()


@pytest.fixture
def rig(beads):
    made = OpenLoopRig(beads, "maestro")
    yield made
    made.close()


def test_by_hand_a_spindle_is_driven_and_released_and_reported_nowhere():
    driver = OpenLoopDriver(travel_s=0.5)
    driver.show(3, 2)
    driver.step(10.0)
    driver.step(10.5)
    driver.move_by_hand(3, 1555)
    driver.move_by_hand(4, 900)
    assert driver.step(11.0) == ([(3, 1555), (4, 900)], [])
    assert driver.step(11.5) == ([(3, 0), (4, 0)], [])
    driver.show(3, 4)
    assert driver.step(12.0) == ([(3, 1555)], [])
    driver.restart()
    assert driver.step(13.0) == ([(3, 2000)], [])
    assert driver.step(13.5) == ([(3, 0)], [BeadsAt(3, 4)])


def test_jogged_and_put_back(rig, beads, maestro):
    beads.show(5, 2)
    beads.reports.wait_for_beads((5, 2))
    rig.begin()
    rig.jog(5, 20)
    eventually(lambda: 1520 in maestro.history[5])
    rig.jog(5, -50)
    eventually(lambda: 1470 in maestro.history[5])
    rig.show(5, 4)
    eventually(lambda: 2000 in maestro.history[5])
    now = rig.snapshot()
    assert (now.active, now.board, now.feedback) == (True, Says("maestro, without feedback"), False)
    assert (now.spindles[5].commanded_us, now.spindles[5].measured_us) == (2000, None)
    beads.reports.clear()
    rig.end()
    beads.reports.wait_for_beads((5, 2))
    eventually(lambda: maestro.history[5][-2:] == [1500, 0])


def test_a_spindle_that_is_not_fitted_is_neither_shown_nor_moved(maestro):
    reports = Reports()
    with closing(OpenLoopBeads(MaestroOutputs(maestro.port_url), travel_s=0.05, fitted=(2,))) as beads:
        for spindle in range(13):
            beads.show(spindle, 1)
        beads.start(reports)
        reports.wait_for_beads((2, 1))
        rig = OpenLoopRig(beads, "maestro")
        rig.begin()
        for act in (lambda: rig.show(3, 0), lambda: rig.jog(3, 10)):
            with raises_saying(RigRefused, match="spindle 3 is not built here"):
                act()
        assert rig.snapshot().fitted == (2,)
    assert [channel for channel in range(13) if any(maestro.history[channel])] == [2]


def test_what_needs_feedback_is_refused_in_one_line(rig):
    rig.begin()
    for act in (lambda: rig.calibrate([1]), rig.store, rig.undo):
        with raises_saying(RigRefused, match="no feedback"):
            act()


def test_no_step_outside_test_mode_or_too_far(rig):
    with raises_saying(RigRefused, match="not in test mode"):
        rig.jog(1, 10)
    rig.begin()
    with raises_saying(RigRefused, match="a step of 300 us, 1...200 either way"):
        rig.jog(1, 300)
    for _ in range(2):
        rig.jog(1, -200)
    with raises_saying(RigRefused, match="400 us is beyond"):
        rig.jog(1, -200)
