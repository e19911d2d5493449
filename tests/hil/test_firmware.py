"""The compiled firmware, executed: a whole deal, its pulses, every fault by name, resets, cables and bad wires."""

import random
import statistics

import pytest

from firmware_bridge.link import LinkFull
from firmware_bridge.messages import (
    BoardStatus,
    Calibration,
    Configure,
    Move,
    Ping,
    Pong,
    ReadBoard,
    ReadCalibration,
    Rejected,
    ResetCause,
    WriteCalibration,
)
from hardware.beads.serial_beads import SerialBeads
from hardware.devices import DeviceCleared, DeviceFault, Part, spindle_part
from tests.english import english
from tests.hil.host import PATIENCE_S, Host

pytestmark = pytest.mark.simavr

ALL = [(spindle, (spindle + 2) % 5) for spindle in range(13)]


def stands(mcu):
    return [round((at_us - 1000) / 250, 1) for at_us in mcu.at_us()]


def whole(counts):
    return pytest.approx(counts, abs=0.2)


@pytest.fixture
def shown(beads, reports):
    """All thirteen spindles stand somewhere."""
    for spindle, count in ALL:
        beads.show(spindle, count)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    reports.clear()
    return dict(ALL)


def test_a_whole_deal_of_52_cards(beads, mcu, reports):
    pack = [rank for rank in range(13) for _ in range(4)]
    random.Random(52).shuffle(pack)
    across = [0] * 13
    for rank in pack:
        across[rank] += 1
        beads.show(rank, across[rank])
        reports.wait_for_beads((rank, across[rank]), seconds=PATIENCE_S)
    assert stands(mcu) == whole([4] * 13)
    assert not [event for event in reports.events if isinstance(event, DeviceFault)]


def flood(host, mcu, seconds):
    """Keep the wire full of pings, both ways, for some simulated time."""
    end = mcu.simulated_s() + seconds
    while mcu.simulated_s() < end:
        try:
            for _ in range(20):
                host.link.send(Ping(1, 2, 3))
        except LinkFull:
            host.turn()


@pytest.fixture
def host(mcu):
    made = Host(mcu.port_url, clock=mcu.host_s)
    yield made
    made.port.dispose()


def test_every_pulse_is_within_5_us_while_the_wire_is_full(host, mcu):
    """Five places on every channel; the servos are held, so that the pulses go on."""
    mcu.fill_wire()
    host.send(Configure(900, 40, 800, hold_at_rest=1))
    errors = []
    for pulse_us in (700, 1000, 1503, 2000, 2300):
        for channel in range(13):
            host.send(Move(channel, pulse_us))
        host.turn_until(lambda: not host.link.waiting)  # the board has them all
        flood(host, mcu, 0.1)  # the pulses change
        mcu.pulses()
        flood(host, mcu, 0.2)
        pulses = mcu.pulses()
        assert all(one.count >= 5 for one in pulses), pulses
        errors += [edge - pulse_us for one in pulses for edge in (one.shortest_us, one.longest_us)]
    assert max(errors) <= 5
    assert min(errors) >= -5
    assert any(isinstance(message, Pong) for message in host.messages)


def test_pulses_that_change_by_multiples_of_128_us_reach_their_pins(host, mcu):
    """The low byte of their compare register stays the same, which simavr alone would not see. Eleven pulses are made
    by timers; the ends of the last two are waited for in an interrupt, which another one may delay."""
    host.send(Configure(900, 40, 800, hold_at_rest=1))
    errors: list[list[float]] = [[] for _ in range(13)]
    for pulse_us in (1000, 1128, 1384, 1256, 2280, 616, 1000):
        for channel in range(13):
            host.send(Move(channel, pulse_us))
        host.turn_until(lambda: not host.link.waiting)
        mcu.pass_time(0.045)
        mcu.pulses()
        mcu.pass_time(0.045)
        for of_channel, one in zip(errors, mcu.pulses(), strict=True):
            of_channel += [one.shortest_us - pulse_us, one.longest_us - pulse_us]
    for channel, found in enumerate(errors):
        assert found == pytest.approx([0] * 14, abs=0.5 if channel < 11 else 2), channel
        assert statistics.median(found) == pytest.approx(0, abs=0.75), channel


def test_the_calibration_is_kept_over_a_power_cut(host, mcu):
    mine = (7, 900, 1150, 1400, 1650, 1900, 200, 700)
    other = host.ask(ReadCalibration(8), Calibration)
    assert host.ask(WriteCalibration(*mine), Calibration | Rejected) == Calibration(*mine, 1)
    host.port.close()
    mcu.reset(ResetCause.POWER)
    again = Host(mcu.port_url, nonce=500, clock=mcu.host_s)
    assert again.ask(ReadCalibration(7), Calibration) == Calibration(*mine, 1)
    assert again.ask(ReadCalibration(8), Calibration) == other
    again.port.dispose()


def test_a_jam_is_named_with_its_bead_and_the_servo_is_released(beads, mcu, reports, shown):
    mcu.jam(5)
    beads.show(5, 4)
    assert shown[5] == 2
    assert english(reports.wait_for_fault("spindle 5", PATIENCE_S).text).startswith("bead 3 is jammed: 4 wanted across")
    mcu.pulses()
    mcu.pass_time(0.1)
    assert mcu.pulses()[5].count == 0
    mcu.free(5)
    beads.show(5, 4)
    reports.wait_for_event(DeviceCleared("spindle 5"), PATIENCE_S)


FAULTS = {
    "slip": (lambda mcu: mcu.slip(4, 1000 + 250 * 1 + 220), "slipped"),
    "hand": (lambda mcu: mcu.push(4, 1000 + 250 * 3), "moved by hand"),
    "wire": (lambda mcu: mcu.take_wire_off(4), "the feedback wire reads nothing"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_at_rest_has_its_own_name(beads, mcu, reports, shown, name):
    spoil, says = FAULTS[name]
    assert shown[4] == 1
    spoil(mcu)
    assert says in english(reports.wait_for_fault("spindle 4", PATIENCE_S).text)


def test_a_sagging_supply_is_named_and_the_moves_go_on(beads, mcu, reports, shown):
    mcu.set_supply_mv(3900)
    beads.show(1, 0)
    assert "supply" in english(reports.wait_for_fault(spindle_part(1), PATIENCE_S).text)
    mcu.set_supply_mv(5000)
    reports.wait_for_event(DeviceCleared(spindle_part(1)), PATIENCE_S)
    assert stands(mcu)[1] == whole(0)


CAUSES = {
    ResetCause.POWER: "power",
    ResetCause.BROWN_OUT: "brown-out",
    ResetCause.WATCHDOG: "watchdog",
    ResetCause.EXTERNAL: "external",
}


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.name)
def test_a_reset_is_noticed_named_and_made_good(beads, mcu, reports, shown, cause):
    mcu.push(2, 1000)
    mcu.reset(cause)
    assert f"(cause: {CAUSES[cause]})" in english(reports.wait_for_fault(Part.BOARD, PATIENCE_S).text)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    assert stands(mcu) == whole([count for _, count in ALL])


def test_a_slow_bootloader_is_waited_out(make_mcu, reports):
    mcu = make_mcu(boot_ms=2000)
    driver = SerialBeads(mcu.port_url, clock=mcu.host_s)
    driver.start(reports)
    driver.show(3, 1)
    reports.wait_for_beads((3, 1), seconds=PATIENCE_S)
    driver.close()
    assert not [event for event in reports.events if isinstance(event, DeviceFault)]


def test_a_cable_pulled_in_the_middle_of_a_move(beads, mcu, reports, shown):
    beads.show(9, (shown[9] + 2) % 5)
    mcu.unplug()
    reports.wait_for_fault(Part.BOARD, PATIENCE_S)
    reports.clear()
    mcu.plug()
    reports.wait_for_event(DeviceCleared(Part.BOARD), PATIENCE_S)
    wanted = shown | {9: (shown[9] + 2) % 5}
    reports.wait_for_beads(*wanted.items(), seconds=PATIENCE_S)
    assert stands(mcu) == whole(list(wanted.values()))


def test_a_cable_pulled_at_every_byte_of_a_frame_moves_no_bead_wrongly(mcu):
    """Half a Move must do nothing; the whole one, seen by the board alone, may be done: it was wanted."""
    moves = 0
    for length in range(1, 20):
        host = Host(mcu.port_url, nonce=1 + 1000 * length, clock=mcu.host_s)
        host.turn_until(lambda host=host: not host.link.waiting)
        host.link.send(Move(6, 2000))
        frame = host.link.take(host.clock())
        host.port.write(frame[:length])
        begin = host.clock()
        while host.clock() < begin + 0.15:  # at its own pace: the bytes are on their way through the pty
            pass
        mcu.unplug()
        host.port.dispose()
        moves += stands(mcu)[6] > 0.2
        assert (stands(mcu)[6] > 0.2) == (length >= len(frame))
        mcu.push(6, 1000)
        mcu.plug()
        if length >= len(frame):
            break
    assert moves == 1


def test_a_reset_after_every_message(beads, mcu, reports):
    wanted = {}
    reports.wait_for_beads((12, 0), seconds=PATIENCE_S)
    for count in range(13):
        wanted[count] = 1 + count % 4
        beads.show(count, wanted[count])
        reports.clear()
        mcu.reset(ResetCause.WATCHDOG)
        reports.wait_for_fault(Part.BOARD, PATIENCE_S)
        reports.wait_for_beads(*wanted.items(), seconds=PATIENCE_S)
    assert stands(mcu) == whole([wanted[spindle] for spindle in range(13)])


def test_a_board_that_hangs_releases_nothing_wrong_and_comes_back(beads, mcu, reports, shown):
    mcu.fall_silent()
    assert "said nothing" in english(reports.wait_for_fault(Part.BOARD, PATIENCE_S).text)
    mcu.fall_silent(False)
    reports.wait_for_event(DeviceCleared(Part.BOARD), PATIENCE_S)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)


@pytest.mark.parametrize("wire", [{"bit_error": 0.01}, {"loss": 0.05}], ids=["1 % of the bits", "5 % of the bytes"])
def test_a_bad_wire_moves_the_right_beads(beads, mcu, reports, shown, wire):
    mcu.spoil_wire(**wire, seed=3)
    wanted = {spindle: (count + 1) % 5 for spindle, count in shown.items()}
    for spindle, count in wanted.items():
        beads.show(spindle, count)
    reports.wait_for_beads(*wanted.items(), seconds=PATIENCE_S)
    assert stands(mcu) == whole(list(wanted.values()))


def test_a_silent_host_releases_every_servo_and_learns_it(mcu):
    host = Host(mcu.port_url, clock=mcu.host_s)
    host.send(Configure(900, 40, 800, hold_at_rest=1))
    for channel in range(13):
        host.send(Move(channel, 1500))
    host.turn_until(lambda: all(one.count for one in mcu.pulses()))
    mcu.pass_time(1.15)
    mcu.pulses()
    mcu.pass_time(0.1)
    assert [one.count for one in mcu.pulses()] == [0] * 13
    host.turn_until(lambda: not host.link.connected)
    host.turn_until(lambda: host.link.connected)
    assert host.ask(ReadBoard(), BoardStatus).fail_safes == 1
    host.port.dispose()
