"""Any board, the compiled firmware under simavr or, with --port, a real one: what can be seen from the port alone."""

import os
import random

import pytest

from firmware_bridge.link import LinkFull
from firmware_bridge.messages import (
    BoardStatus,
    Calibration,
    Feedback,
    Ping,
    Pong,
    ReadBoard,
    ReadCalibration,
    ReadFeedback,
    Rejected,
    ResetCause,
    WriteCalibration,
)
from hardware.beads.serial_beads import SerialBeads
from hardware.devices import DeviceFault
from tests.hardware.waiting import Reports
from tests.hil.host import PATIENCE_S, Host

pytestmark = [pytest.mark.simavr, pytest.mark.board]


@pytest.fixture
def driver(board_url, board_clock, reports):
    made = SerialBeads(board_url, clock=board_clock)
    made.start(reports)
    yield made
    made.close()


@pytest.fixture
def host(board_url, board_clock):
    made = Host(board_url, clock=board_clock)
    yield made
    made.port.dispose()


def test_a_whole_deal_and_back(driver, reports):
    """52 cards in some order; then a new pack: every bead goes back."""
    pack = [rank for rank in range(13) for _ in range(4)]
    random.Random(52).shuffle(pack)
    across = [0] * 13
    for spindle in range(13):
        driver.show(spindle, 0)
    reports.wait_for_beads(*((spindle, 0) for spindle in range(13)), seconds=PATIENCE_S)
    for rank in pack:
        across[rank] += 1
        driver.show(rank, across[rank])
        reports.wait_for_beads((rank, across[rank]), seconds=PATIENCE_S)
    for spindle in range(13):
        driver.show(spindle, 0)
    reports.wait_for_beads(*((spindle, 0) for spindle in range(13)), seconds=PATIENCE_S)
    assert not [event for event in reports.events if isinstance(event, DeviceFault)]


def test_no_byte_of_a_flood_is_lost(host):
    host.ask(ReadBoard(), BoardStatus)
    sent = 0
    while sent < 2000:
        try:
            host.link.send(Ping(sent, sent, 1))
            sent += 1
        except LinkFull:
            host.turn()
    host.turn_until(lambda: not host.link.waiting)
    host.turn_until(lambda: sum(isinstance(m, Pong) for m in host.messages) == 2000)
    assert [m.token for m in host.messages if isinstance(m, Pong)] == list(range(2000))
    status = host.ask(ReadBoard(), BoardStatus)
    assert (status.overruns, status.bad_frames) == (0, 0)


def test_every_feedback_wire_is_on(host):
    for channel in range(13):
        read = host.ask(ReadFeedback(channel), Feedback)
        assert read.channel == channel
        assert 15 < read.adc < 1008


def test_a_calibration_outlives_a_restart_and_is_put_back(host, board_url, board_clock):
    was = host.ask(ReadCalibration(7), Calibration)
    mine = (7, 900, 1150, 1400, 1650, 1900, was.adc_at_1000_us, was.adc_at_2000_us)
    assert host.ask(WriteCalibration(*mine), Calibration | Rejected) == Calibration(*mine, 1)
    host.port.dispose()
    again = Host(board_url, nonce=500, clock=board_clock)
    try:
        assert again.ask(ReadCalibration(7), Calibration) == Calibration(*mine, 1)
    finally:
        back = (was.channel, was.pulse_0_us, was.pulse_1_us, was.pulse_2_us, was.pulse_3_us, was.pulse_4_us)
        stored = again.ask(WriteCalibration(*back, was.adc_at_1000_us, was.adc_at_2000_us), Calibration | Rejected)
        again.port.dispose()
    assert isinstance(stored, Calibration)


def test_the_board_resets_when_the_port_is_opened(board_url, board_clock, reports):
    for _ in range(3):
        driver = SerialBeads(board_url, clock=board_clock)
        driver.start(reports)
        reports.wait_for_beads((0, 0), seconds=PATIENCE_S)
        assert driver.identity is not None
        assert driver.identity.reset_cause == ResetCause.EXTERNAL
        driver.close()
        reports.clear()


def test_another_driver_finds_the_beads_where_they_are(driver, board_url, board_clock, reports):
    wanted = [(spindle, (spindle + 2) % 5) for spindle in range(13)]
    for spindle, count in wanted:
        driver.show(spindle, count)
    reports.wait_for_beads(*wanted, seconds=PATIENCE_S)
    driver.close()
    fresh = Reports()
    other = SerialBeads(board_url, clock=board_clock)
    other.start(fresh)
    fresh.wait_for_beads(*wanted, seconds=PATIENCE_S)
    other.close()


def test_a_host_that_falls_silent_is_counted(host):
    before = host.ask(ReadBoard(), BoardStatus).fail_safes
    end = host.clock() + PATIENCE_S
    while host.link.connected:  # reads, so that the port's buffer does not fill, but says nothing
        host.link.receive(host.port.read(0.1), host.clock())
        assert host.clock() < end
    host.turn_until(lambda: host.link.connected)
    assert host.ask(ReadBoard(), BoardStatus).fail_safes == before + 1


def test_a_signal_to_the_tables_own_group_leaves_the_board_running(mcu):
    """Ctrl-C in a terminal reaches every process of the group: the table would see its board go away."""
    assert mcu.pid is not None
    assert os.getpgid(mcu.pid) != os.getpgrp()
