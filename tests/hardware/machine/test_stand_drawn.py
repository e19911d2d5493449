"""Plates and panel as drawn: nothing overlaps, every screw can be reached, both prints lie flat without supports."""

import itertools

import pytest

from hardware.machine.boards import inputs, shield
from hardware.machine.boards.footprints import MEGA_HOLES
from hardware.machine.drawings import clashes, printability, stand
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.shapes import box


def test_nothing_overlaps_and_every_screw_is_reached():
    assert stand.clashing() == []


def test_a_regulator_too_near_the_shield_is_found(monkeypatch):
    monkeypatch.setattr(stand, "REGULATOR_AT", (100.0, 78.0))
    stand.power_parts.cache_clear()
    try:
        found = {(clash.one, clash.other) for clash in stand.clashing()}
    finally:
        stand.power_parts.cache_clear()
    assert ("mega", "regulator") in found


def test_nothing_passes_a_guess_too_nearly():
    assert stand.doubtful() == []


def test_a_spacer_beside_the_megas_sockets_is_found(monkeypatch):
    """Two of its six holes stand so near the header sockets that no spacer has room."""
    monkeypatch.setattr(stand, "FREE_HOLES", tuple(MEGA_HOLES[:2]))
    stand.power_parts.cache_clear()
    try:
        found = {(clash.one, clash.other) for clash in stand.clashing()}
    finally:
        stand.power_parts.cache_clear()
    assert ("mega", "M3 spacer, upper") in found


def test_what_comes_nearer_than_a_guess_may_be_off_is_found():
    cooler = next(part for part in stand.pi_parts() if part.name == "cooler")
    lid = Part("lid", box((0.0, 120.0), (0.0, 90.0), (29.5, 30.0)), "stand")
    assert clashes.between([(lid, cooler)], "") == []
    assert any("push pins of the cooler" in line for line in clashes.doubtful([cooler, lid], {}))
    assert clashes.doubtful([cooler, lid], {"cooler": ("lid",)}) == []


def test_what_carries_a_board_may_not_pass_its_sockets_so_nearly():
    mega = next(part for part in stand.power_parts() if part.name == "mega")
    middle = next(one.solid for one in mega.doubts if one.what.startswith("header socket")).bounding_box()
    beside = box((middle[0], middle[3]), (middle[4] + 0.1, middle[4] + 1.0), (middle[2], middle[5]))
    found = clashes.doubtful([mega, Part("M3 spacer, upper", beside, "stand")], stand.MEETS)
    assert any("M3 spacer, upper passes the header socket" in line for line in found)
    assert not any("the board of the mega" in line for line in found)


def test_the_cooler_has_room_under_the_input_board():
    parts = {part.name: part.solid for part in stand.pi_parts()}
    assert parts["cooler"].min_gap(parts["input board"], 10.0) > 3.0


def test_a_roof_leaves_the_cables_their_bends_and_lies_on_its_legs():
    for size in (stand.POWER_PLATE, stand.PI_PLATE):
        sheet, *legs = stand.roof(size)
        assert len(legs) == 4
        assert clashes.between(itertools.combinations(stand.roof(size), 2), "") == []
        low = sheet.solid.translate((0.0, 0.0, -0.05))
        assert all(clashes.overlap_mm3(low, leg.solid) > 0.5 for leg in legs), "it lies on none"
        assert all(clashes.overlap_mm3(sheet.solid.translate((x, 0.0, 0.0)), legs[0].solid) > 1 for x in (-0.5,))
    tallest = max(part.solid.bounding_box()[5] for part in (*stand.power_parts(), *stand.pi_parts()))
    assert tallest + 8.0 < stand.ROOF_Z


def test_a_roof_that_is_too_low_is_found(monkeypatch):
    monkeypatch.setattr(stand, "ROOF_Z", 45.0)
    assert any(clash.one == "roof" for clash in stand.clashing())


@pytest.mark.parametrize("part", stand.PRINTED)
def test_a_print_lies_flat_without_supports(part):
    assert printability.examine(part).faults() == []


def test_the_boards_lie_on_their_plates():
    for board, at, plate in (
        (shield.circuit(), stand.SHIELD_AT, stand.POWER_PLATE),
        (inputs.circuit(), stand.PI_AT, stand.PI_PLATE),
    ):
        assert at[0] + board.width < plate[0]
        assert at[1] + board.height < plate[1]


def test_the_columns_bolts_do_not_meet():
    """What comes from below and what comes from above share a spacer."""
    for column in (*stand.power_columns(), *stand.pi_columns()):
        below, above = column.screws()
        stud = stand.STUD_L if column.upper else above.length
        assert below.length - stand.PLATE_T + stud < stand.LOWER_L
        if column.upper:
            assert above.length - stand.BOARD_T < column.upper - stand.STUD_L + 2
