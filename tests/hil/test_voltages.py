"""What the converter measures against and what disturbs it: USB's 5 V, spikes; and what the EEPROM kept.

`make hil` runs all of tests/hil in each world of world.py; two calibrated ones are in test_calibration.py too.
"""

import pytest

from firmware_bridge.framing import crc16
from firmware_bridge.messages import Calibration, ChannelState, Feedback, ReadCalibration, ReadFeedback, ResetCause
from firmware_bridge.simulator import SimulatedMcu
from hardware.beads.board import Board
from hardware.beads.exercise import exercise
from hardware.beads.servo import CasekeeperCalibration
from tests.hil.world import WORLDS

pytestmark = pytest.mark.simavr


@pytest.fixture
def mcu(firmware):
    with SimulatedMcu(pace=2, servo_speed=3) as running:
        yield running


@pytest.fixture
def board(mcu):
    with Board(mcu.port_url, 250_000, clock=mcu.host_s) as connected:
        connected.connect()
        yield connected


@pytest.mark.parametrize("name", ["low", "high"])
def test_every_place_is_reached_and_kept_without_a_calibration_on_5_per_cent_less_or_more(mcu, board, name):
    WORLDS[name].apply(mcu)
    board.rest(0.3)
    run = exercise(board, CasekeeperCalibration(), 1)
    assert [one.trouble for one in run.spindles if not one.good] == []
    assert run.supply_mv == pytest.approx([5000] * len(run.supply_mv), abs=30)


def test_usb_that_sags_under_resting_beads_moves_none(mcu, board):
    board.move(dict.fromkeys(range(13), 2300), 10)
    for usb_mv in (4850, 4750, 4900, 5050, 5200, 5250, 5100, 5000):
        mcu.set_usb_mv(usb_mv)
        board.rest(0.25)
        assert [board.reports[channel].state for channel in range(13)] == [ChannelState.THERE] * 13
        assert mcu.at_us() == pytest.approx([2300] * 13, abs=2)


def test_every_third_conversion_may_be_a_spike(mcu, board):
    for channel in range(13):
        mcu.spike(channel, 250 if channel % 2 else -250, every=3)
    run = exercise(board, CasekeeperCalibration(), 1)
    assert [one.trouble for one in run.spindles if not one.good] == []
    assert {one.spread_us for one in run.spindles} <= set(range(5))
    assert board.ask(ReadFeedback(4), Feedback).adc == 225


OLD_RECORD, OLD_COPY, RECORD = 16, 208, 19


def old_image(channel, values):
    """The EEPROM as the firmware 1.0 left it: one channel calibrated, first copy only."""
    image = bytearray(b"\xff" * 4096)
    record = b"".join(value.to_bytes(2, "little") for value in values)
    record += crc16(record).to_bytes(2, "little")
    image[channel * OLD_RECORD : (channel + 1) * OLD_RECORD] = record
    return bytes(image)


def test_an_eeprom_of_the_firmware_before_is_moved_over_and_a_spoiled_copy_healed(mcu, tmp_path):
    values = (900, 1150, 1400, 1650, 1900, 200, 700)
    image, kept = tmp_path / "old", tmp_path / "kept"
    image.write_bytes(old_image(7, values))
    mcu.restore_eeprom(image)
    mcu.reset(ResetCause.POWER)
    mcu.pass_time(0.4)
    mcu.keep_eeprom(kept)
    new = kept.read_bytes()
    first = 2 * OLD_COPY + 7 * RECORD
    second = first + 13 * RECORD
    assert new[first : first + RECORD] == new[second : second + RECORD]
    assert new[first] == 1
    assert new[: OLD_RECORD * 8] != image.read_bytes()[: OLD_RECORD * 8]  # the old one does not pass any more
    spoiled = bytearray(new)
    spoiled[first + 4] ^= 0x40
    image.write_bytes(bytes(spoiled))
    mcu.restore_eeprom(image)
    mcu.reset(ResetCause.POWER)
    mcu.pass_time(0.4)
    mcu.keep_eeprom(kept)
    assert kept.read_bytes() == new
    with Board(mcu.port_url, 250_000, clock=mcu.host_s) as board:
        board.connect()
        assert board.ask(ReadCalibration(7), Calibration) == Calibration(7, *values, 1)
