"""What ends a program that hangs, and what a sagging supply does: the compiled firmware's watchdog and reset flags.

simavr models the watchdog (its time, its reset, that it stays armed after it bit): here it bites by itself. It has no
brown-out detector: the harness holds the processor while the supply is gone and sets the flag the detector sets.
"""

import pytest

from firmware_bridge.messages import Configure, Move, ResetCause
from hardware.devices import DeviceCleared, Part
from tests.english import english
from tests.hil.host import PATIENCE_S, Host

pytestmark = pytest.mark.simavr

BITE_S = 0.262  # WDTO_250MS is 32768 periods of 128 kHz, counted from the last time it was fed
ALL = [(spindle, (spindle + 2) % 5) for spindle in range(13)]
HANGS = {
    "goes round in a loop": lambda mcu: mcu.hang(),
    "has lost its clock": lambda mcu: mcu.stop_clock(),
}


@pytest.fixture
def holding(mcu):
    """A host whose thirteen servos are driven without end, as the board is configured to hold them."""
    host = Host(mcu.port_url, clock=mcu.host_s)
    host.send(Configure(900, 40, 800, hold_at_rest=1))
    for channel in range(13):
        host.send(Move(channel, 1500))
    host.turn_until(lambda: all(one.count for one in mcu.pulses()))
    yield host
    host.port.dispose()


@pytest.mark.parametrize("name", HANGS)
def test_the_watchdog_bites_a_program_that_hangs_and_the_servos_are_let_go(holding, mcu, name):
    with mcu.held():
        began_s = mcu.simulated_s()
        HANGS[name](mcu)
        mcu.pass_time(0.1)
        mcu.pulses()
        mcu.pass_time(0.1)
        assert all(one.count >= 4 for one in mcu.pulses()[:11])  # the timers drive on: only the watchdog can end it
        mcu.pass_time(0.2)
        bites = mcu.bites()
        assert bites.count == 1
        assert 0 < bites.at_s - began_s <= BITE_S + 0.01  # an order is taken between two slices of 0.2 ms
        mcu.pulses()
        mcu.pass_time(0.2)
        assert [one.count for one in mcu.pulses()] == [0] * 13


def test_the_watchdog_is_disarmed_first_thing_and_bites_once(holding, mcu):
    """It is left armed with 16 ms, which clearing the memory or a bootloader could outlast."""
    mcu.hang()
    mcu.pass_time(1.5)
    bites = mcu.bites()
    assert bites.count == 1
    assert 0 < bites.disarmed_us < 10


@pytest.mark.parametrize("name", HANGS)
def test_the_host_is_notified_of_the_watchdog_and_every_bead_is_put_right(beads, mcu, reports, name):
    for spindle, count in ALL:
        beads.show(spindle, count)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    reports.clear()
    mcu.push(2, 1000)
    HANGS[name](mcu)
    assert english(reports.wait_for_fault(Part.BOARD, PATIENCE_S).text) == "the board restarted (cause: watchdog)"
    reports.wait_for_event(DeviceCleared(Part.BOARD), PATIENCE_S)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    assert mcu.bites().count == 1
    assert beads.identity.reset_cause == ResetCause.WATCHDOG
    assert mcu.at_us() == pytest.approx([1000 + 250 * count for _, count in ALL], abs=50)


def test_a_healthy_program_is_not_bitten_under_full_load(holding, mcu):
    mcu.fill_wire()
    mcu.pass_time(2)
    assert mcu.bites().count == 0


def test_a_brown_out_is_named_its_servos_let_go_and_every_bead_put_right(beads, mcu, reports):
    for spindle, count in ALL:
        beads.show(spindle, count)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    reports.clear()
    beads.show(9, 0)
    with mcu.held():
        mcu.reset(ResetCause.BROWN_OUT, held_s=0.3)
        mcu.pulses()
        mcu.pass_time(0.2)
        assert [one.count for one in mcu.pulses()] == [0] * 13
    assert english(reports.wait_for_fault(Part.BOARD, PATIENCE_S).text) == "the board restarted (cause: brown-out)"
    wanted = dict(ALL) | {9: 0}
    reports.wait_for_beads(*wanted.items(), seconds=PATIENCE_S)
    assert beads.identity.reset_cause == ResetCause.BROWN_OUT
    assert mcu.at_us() == pytest.approx([1000 + 250 * count for count in wanted.values()], abs=50)


def test_a_rising_supply_is_power_though_it_sets_the_brown_out_flag_too(beads, mcu, reports):
    reports.wait_for_beads((0, 0), seconds=PATIENCE_S)
    mcu.reset(ResetCause.POWER)
    assert english(reports.wait_for_fault(Part.BOARD, PATIENCE_S).text) == "the board restarted (cause: power)"


BEHIND_BOOTLOADER = {
    "power": (lambda mcu: mcu.reset(ResetCause.POWER), ResetCause.POWER),
    "the watchdog": (lambda mcu: mcu.hang(), ResetCause.WATCHDOG),
    "the button": (lambda mcu: mcu.reset(ResetCause.EXTERNAL), ResetCause.EXTERNAL),
    "a brown-out": (lambda mcu: mcu.reset(ResetCause.BROWN_OUT, held_s=0.05), ResetCause.EXTERNAL),
}


@pytest.mark.parametrize("name", BEHIND_BOOTLOADER)
def test_arduinos_bootloader_takes_the_flags_and_the_cause_is_reported_all_the_same(mcu, name):
    spoil, cause = BEHIND_BOOTLOADER[name]
    mcu.pass_time(0.05)  # since the power came: the program has started
    mcu.use_bootloader()
    host = Host(mcu.port_url, clock=mcu.host_s)
    assert host.link.identity is not None
    assert host.link.identity.reset_cause == ResetCause.EXTERNAL  # the port was opened
    spoil(mcu)
    mcu.pass_time(1.0)
    host.turn_until(lambda: not host.link.connected)
    host.turn_until(lambda: host.link.connected)
    assert host.link.identity is not None
    assert host.link.identity.reset_cause == cause
    host.port.dispose()


def test_a_bootloader_that_our_own_frames_keep_waiting_is_reset_by_opening_the_port(beads, mcu, reports):
    """The button, in the middle of play: heartbeats and questions fall into the bootloader's wait for an upload."""
    mcu.use_bootloader()
    for spindle, count in ALL:
        beads.show(spindle, count)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    reports.clear()
    mcu.push(2, 1000)
    mcu.reset(ResetCause.EXTERNAL)
    assert "said nothing" in english(reports.wait_for_fault(Part.BOARD, PATIENCE_S).text)
    reports.wait_for_event(DeviceCleared(Part.BOARD), PATIENCE_S)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    assert mcu.at_us() == pytest.approx([1000 + 250 * count for _, count in ALL], abs=50)
