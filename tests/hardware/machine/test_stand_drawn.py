"""Plates and panel as drawn: nothing overlaps, every screw can be reached, both prints lie flat without supports."""

import pytest

from hardware.machine.boards import inputs, shield
from hardware.machine.drawings import printability, stand


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
    """The screw from below and the stud from above share the lower spacer."""
    for column in (*stand.power_columns(), *stand.pi_columns()):
        below, above = column.screws()
        assert below.length - stand.PLATE_T + stand.STUD_L < stand.LOWER_L
        assert above.length - stand.BOARD_T < stand.UPPER_L - stand.STUD_L + 2
