"""Calibration and exercise on the compiled firmware: other potentiometers, stops and voltages, and the EEPROM."""

import pytest

from firmware_bridge.messages import BoardStatus, Calibration, ReadBoard, ReadCalibration, ResetCause
from firmware_bridge.simulator import SimulatedMcu
from hardware.beads.board import Board
from hardware.beads.calibrate import find_places, store
from hardware.beads.exercise import exercise
from hardware.beads.park import PARK_US, park
from hardware.beads.servo import CasekeeperCalibration
from tests.hil.world import WORLDS
from tests.sample import sampled

pytestmark = pytest.mark.simavr


def low_us(spindle):
    return 850 + 4 * spindle


def us_per_deg(spindle):
    """Servos of 90, 110 and 120 degrees a ms."""
    return 1000 / (90, 110, 120)[spindle % 3]


@pytest.mark.parametrize("name", sampled(["low-after-high", "high-after-low"], 1))
def test_spindles_are_found_stored_and_repeat_after_a_power_cut_on_another_usb_voltage(firmware, name):
    world = WORLDS[name]
    with SimulatedMcu(pace=2, servo_speed=3) as mcu:
        world.apply(mcu)
        assert world.calibrated_at_mv is not None
        mcu.set_usb_mv(world.calibrated_at_mv)
        for channel in range(13):
            mcu.set_stops(channel, low_us(channel), low_us(channel) + 114 * us_per_deg(channel))
        with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
            board.connect()
            found = find_places(board, range(13), settle_s=0.05)
            for spindle, one in found.items():
                store(board, spindle, one)
            supply_mv = board.ask(ReadBoard(), BoardStatus).supply_mv
        mcu.set_usb_mv(world.usb_mv)
        mcu.reset(ResetCause.POWER)
        with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
            board.connect()
            assert board.ask(ReadCalibration(12), Calibration).pulse_4_us == found[12].pulse_us[4]
            run = exercise(board, CasekeeperCalibration(tuple(found[n] for n in range(13))), 1)
        assert [one.spindle for one in run.spindles if not one.good] == []
        assert run.supply_mv == pytest.approx([supply_mv] * len(run.supply_mv), abs=50)
        for spindle, one in found.items():
            places = [low_us(spindle) + us_per_deg(spindle) * (12 + 22.5 * n) for n in range(5)]
            assert one.pulse_us == pytest.approx(places, abs=25)


def test_park_ends_right_though_the_voltage_and_every_potentiometer_are_off(firmware):
    """Before any calibration, when the firmware's own closed loop would call most of them jammed."""
    with SimulatedMcu(servo_speed=3) as mcu:
        WORLDS["low-after-high"].apply(mcu)
        for channel in range(13):
            mcu.push(channel, 600 + 140 * channel)
        with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
            board.connect()
            told = park(board, stagger_s=0.02, rest_s=0.7)
            mcu.pass_time(0.1)
            mcu.pulses()
            mcu.pass_time(0.1)
            assert [one.count for one in mcu.pulses()] == [0] * 13
        assert [one.trouble for one in told] == [None] * 13
        assert mcu.at_us() == pytest.approx([PARK_US] * 13, abs=2)
