"""What only a wire can do to the casekeeper: cables pulled, boards that hang, restart, or are another version."""

import itertools
import threading
import time
from dataclasses import replace
from typing import Any, cast

import pytest

import firmware_bridge.link as link_module
from firmware_bridge.bad_wire import BadWire
from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.messages import TABLE_DIGEST, ResetCause
from firmware_bridge.serial_port import PortLost, SerialPort
from hardware.beads.serial_beads import CLOSED_S, DEAF_S, SerialBeads
from hardware.devices import DeviceCleared, Part, spindle_part
from tests.english import english, raises_saying
from tests.hardware.waiting import PATIENCE_S, Reports

ALL = [(spindle, (spindle + 2) % 5) for spindle in range(13)]


@pytest.fixture
def mcu():
    with FakeMcu(servo_speed=8, boot_s=0) as running:
        yield running


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture
def beads(mcu, reports):
    driver = SerialBeads(mcu.port_url, clock=mcu.host_s)
    driver.start(reports)
    for spindle, count in ALL:
        driver.show(spindle, count)
    reports.wait_for_beads(*ALL)
    reports.clear()
    yield driver
    driver.close()


def stands(mcu):
    return [round((at_us - 1000) / 250) for at_us in mcu.at_us()]


def test_a_pulled_cable_is_a_fault_and_all_thirteen_are_moved_again(beads, mcu, reports):
    mcu.unplug()
    assert "went away" in english(reports.wait_for_fault(Part.BOARD).text)
    beads.show(5, 4)  # while the cable is out
    mcu.push(7, 1000)  # a bead falls while nobody watches
    reports.clear()
    mcu.plug()
    reports.wait_for_event(DeviceCleared(Part.BOARD))
    reports.wait_for_beads(*[(spindle, 4 if spindle == 5 else count) for spindle, count in ALL])
    assert stands(mcu) == [4 if spindle == 5 else count for spindle, count in ALL]


def test_a_cable_pulled_twenty_times_in_the_middle_of_moves(beads, mcu, reports):
    for turn in range(20):
        beads.show(turn % 13, turn % 5)
        mcu.unplug()
        reports.wait_for_fault(Part.BOARD)
        reports.clear()
        mcu.plug()
        reports.wait_for_event(DeviceCleared(Part.BOARD))
    wanted = dict(ALL) | {turn % 13: turn % 5 for turn in range(20)}
    reports.wait_for_beads(*wanted.items())
    assert stands(mcu) == [wanted[spindle] for spindle in range(13)]


def test_a_board_that_restarts_is_sent_everything_again(beads, mcu, reports):
    mcu.push(2, 1000)
    mcu.reset(ResetCause.BROWN_OUT)
    assert english(reports.wait_for_fault(Part.BOARD).text) == "the board restarted (cause: brown-out)"
    reports.wait_for_beads(*ALL)
    assert stands(mcu) == [count for _, count in ALL]


def test_a_board_that_hangs_is_reported_and_taken_back(beads, mcu, reports):
    mcu.fall_silent()
    assert "said nothing" in english(reports.wait_for_fault(Part.BOARD).text)
    mcu.fall_silent(False)
    reports.wait_for_event(DeviceCleared(Part.BOARD))
    reports.wait_for_beads(*ALL)


@pytest.mark.parametrize(
    "wire",
    [
        pytest.param({"bit_error": 0.01}, id="1 % of the bits wrong"),
        pytest.param({"loss": 0.05}, id="5 % of the bytes lost"),
    ],
)
def test_a_bad_wire_moves_the_right_beads(beads, mcu, reports, wire):
    mcu.use_wire(BadWire(1, **wire).carry, BadWire(2, **wire).carry)
    wanted = [(spindle, (count + 1) % 5) for spindle, count in ALL]
    for spindle, count in wanted:
        beads.show(spindle, count)
    reports.wait_for_beads(*wanted, seconds=30)
    assert stands(mcu) == [count for _, count in wanted]


def test_a_slip_is_distinguished_from_a_hand(beads, mcu, reports):
    mcu.slip(4, 1000 + 250 * ALL[4][1] + 200)
    assert "slipped" in english(reports.wait_for_fault(spindle_part(4)).text)


def test_a_feedback_wire_that_is_off_is_named(beads, mcu, reports):
    mcu.take_wire_off(9)
    assert "feedback wire" in english(reports.wait_for_fault(spindle_part(9)).text)


def test_a_sagging_supply_is_named_and_moves_go_on_when_it_is_back(beads, mcu, reports):
    mcu.set_supply_mv(3900)
    beads.show(1, 0)
    assert "supply" in english(reports.wait_for_fault(spindle_part(1)).text)
    mcu.set_supply_mv(5000)
    reports.wait_for_event(DeviceCleared(spindle_part(1)))
    assert stands(mcu)[1] == 0


def test_another_version_is_refused_with_both_named(monkeypatch, reports):
    monkeypatch.setattr(link_module, "PROTOCOL_VERSION", 2)
    with FakeMcu(boot_s=0) as mcu:
        driver = SerialBeads(mcu.port_url, clock=mcu.host_s)
        driver.start(reports)
        fault = reports.wait_for_fault(Part.BOARD)
        driver.close()
    assert "speaks protocol 1 " in english(fault.text)
    assert f"protocol 2 (table {TABLE_DIGEST:08X})" in english(fault.text)


def test_a_port_that_is_not_there_is_a_fault_and_is_used_when_it_comes(reports):
    with FakeMcu(boot_s=0) as mcu:
        mcu.unplug()
        driver = SerialBeads(mcu.port_url, clock=mcu.host_s)
        driver.show(0, 1)
        driver.start(reports)
        assert "cannot open" in english(reports.wait_for_fault(Part.BOARD).text)
        mcu.plug()
        reports.wait_for_event(DeviceCleared(Part.BOARD))
        reports.wait_for_beads((0, 1))
        driver.close()


def test_a_second_program_on_the_port_is_refused(beads, mcu):
    second = SerialPort(mcu.port_url, 250_000)
    with raises_saying(PortLost, match="another program uses it"):
        second.open()
    second.dispose()


def test_the_identity_is_of_this_link_only(beads, mcu, reports):
    before = beads.identity
    assert (before.firmware_version, before.reset_cause) == (0x0101, ResetCause.EXTERNAL)
    mcu.unplug()
    reports.wait_for_fault(Part.BOARD)
    assert beads.identity is None
    reports.clear()
    mcu.plug()
    reports.wait_for_event(DeviceCleared(Part.BOARD))
    now: Any = beads.identity
    assert replace(now, nonce=0, boots=0) == replace(before, nonce=0, boots=0)
    assert now.boots != before.boots


class DeafPort:
    """A port whose board never answers; `did`: (what, when)."""

    port_url = "/dev/deaf"

    def __init__(self):
        self.did, self.twice = [], threading.Event()

    def open(self):
        self.did.append(("open", time.monotonic()))
        if [what for what, _ in self.did].count("open") == 2:
            self.twice.set()

    def close(self):
        self.did.append(("close", time.monotonic()))

    def read(self, timeout_s):
        return b""

    def write(self, data): ...

    def wake(self): ...

    def dispose(self): ...


def test_a_board_that_never_answers_sees_its_port_closed_for_a_while(reports):
    """Only then is it reset by the opening."""
    seconds = itertools.count(0, DEAF_S / 4)
    beads, port = SerialBeads("/dev/deaf", clock=lambda: next(seconds)), DeafPort()
    beads._port.dispose()
    beads._port = cast(SerialPort, port)
    beads.start(reports)
    assert port.twice.wait(PATIENCE_S)
    beads.close()
    (first, _), (second, closed_s), (third, opened_s) = port.did[:3]
    assert (first, second, third) == ("open", "close", "open")
    assert opened_s - closed_s >= CLOSED_S
