"""Calibration and exercise on the compiled firmware: other potentiometers, other stops, the EEPROM."""

import pytest

from firmware_bridge.messages import Calibration, ReadCalibration, ResetCause
from firmware_bridge.simulator import SimulatedMcu
from hardware.board import Board
from hardware.calibrate import find_places, store
from hardware.exercise import exercise
from hardware.servo import CasekeeperCalibration

pytestmark = pytest.mark.simavr


def test_spindles_are_found_stored_kept_over_a_power_cut_and_repeat(firmware):
    with SimulatedMcu(pace=2, servo_speed=3) as mcu:
        for channel in range(13):
            mcu.set_stops(channel, 850 + 4 * channel, 850 + 4 * channel + 1267)
            mcu.set_potentiometer(channel, 210 + 3 * channel, 680 - 2 * channel)
        with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
            board.connect()
            found = find_places(board, range(13), settle_s=0.05)
            for spindle, one in found.items():
                store(board, spindle, one)
        mcu.reset(ResetCause.POWER)
        with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
            board.connect()
            assert board.ask(ReadCalibration(12), Calibration).pulse_4_us == found[12].pulse_us[4]
            run = exercise(board, CasekeeperCalibration(tuple(found[n] for n in range(13))), 1)
        assert [one.spindle for one in run.spindles if not one.good] == []
        for spindle, one in found.items():
            assert one.pulse_us[0] == pytest.approx(850 + 4 * spindle + 133, abs=25)
