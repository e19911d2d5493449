"""Cables pulled at every byte, and resets at every message, of what the driver itself says while a bead moves."""

import pytest

from hardware.devices import DeviceCleared, DeviceFault, Part
from tests.english import english
from tests.hardware.waiting import eventually
from tests.hil.host import PATIENCE_S

pytestmark = pytest.mark.simavr

ALL = [(spindle, (spindle + 2) % 5) for spindle in range(13)]
MOVED = 6


@pytest.fixture
def standing(beads, reports):
    """All thirteen spindles stand somewhere, and nothing is to be done."""
    for spindle, count in ALL:
        beads.show(spindle, count)
    reports.wait_for_beads(*ALL, seconds=PATIENCE_S)
    reports.clear()
    return dict(ALL)


def stands(mcu):
    return [(at_us - 1000) / 250 for at_us in mcu.at_us()]


def on_its_way(mcu, before, after):
    """Every bead but the moved one stays; the moved one is between its two places."""
    now = stands(mcu)
    low, high = sorted((before[MOVED], after[MOVED]))
    others = [spindle for spindle in range(13) if spindle != MOVED]
    assert [now[spindle] for spindle in others] == pytest.approx([after[spindle] for spindle in others], abs=0.2)
    assert low - 0.2 <= now[MOVED] <= high + 0.2


def made_good(mcu, reports, wanted):
    reports.wait_for_event(DeviceCleared(Part.BOARD), PATIENCE_S)
    reports.wait_for_beads(*wanted.items(), seconds=PATIENCE_S)
    assert stands(mcu) == pytest.approx([wanted[spindle] for spindle in range(13)], abs=0.2)
    assert {event.part for event in reports.events if isinstance(event, DeviceFault)} == {Part.BOARD}
    reports.clear()


def test_a_cable_pulled_after_every_byte(beads, mcu, reports, standing):
    """A Move is ten bytes or so; then come acknowledgements and heartbeats."""
    wanted = standing
    for count in range(1, 21):
        before, wanted = wanted, wanted | {MOVED: 4 - wanted[MOVED] if count % 2 else (wanted[MOVED] + 1) % 5}
        mcu.cut_after(count)
        beads.show(MOVED, wanted[MOVED])
        reports.wait_for_fault(Part.BOARD, PATIENCE_S)
        on_its_way(mcu, before, wanted)
        mcu.plug()
        made_good(mcu, reports, wanted)


def test_a_reset_after_every_message_of_a_move(beads, mcu, reports, standing):
    """Of both ends: the Move, its acknowledgement, the board's reports, heartbeats."""
    wanted = standing
    for frames in range(1, 13):
        before, wanted = wanted, wanted | {MOVED: (wanted[MOVED] + 2) % 5}
        mcu.reset_after(frames)
        beads.show(MOVED, wanted[MOVED])
        assert "watchdog" in english(reports.wait_for_fault(Part.BOARD, PATIENCE_S).text)
        on_its_way(mcu, before, wanted)
        made_good(mcu, reports, wanted)


def test_a_reset_after_every_message_of_the_greeting(beads, mcu, reports, standing):
    """Reset, Identity, Configure, thirteen Moves, their reports: the second reset falls into what follows the first."""
    in_place = pytest.approx([standing[spindle] for spindle in range(13)], abs=0.2)
    for frames in range(1, 41):
        mcu.push(frames % 13, 1000 if standing[frames % 13] else 2000)
        mcu.reset()
        mcu.reset_after(frames)
        eventually(lambda: not mcu.reset_due(), PATIENCE_S)
        eventually(lambda: stands(mcu) == in_place, PATIENCE_S)
    faults = [event for event in reports.events if isinstance(event, DeviceFault)]
    assert [one for one in faults if one.part != Part.BOARD and "moved by hand" not in english(one.text)] == []
