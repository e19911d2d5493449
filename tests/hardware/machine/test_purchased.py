"""The table of bought parts: each number has its source, the drawings take their solids from it, the page says it; and
the casekeeper fits the servo of another maker too."""

import os
import subprocess
import sys

import pytest

from hardware.machine.drawings import bought, bought_page, clashes, machine, purchased, servos
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.purchased import Bought

FITS = """
from hardware.machine.drawings import clashes, params, sites
print(params.SERVO_EAR_Z, sites.ROW_LEFT)
for clash in (*clashes.at_rest(), *clashes.in_module(0.0), *clashes.in_module(45.0), *clashes.drivers()):
    print(clash)
"""


def drawn(row: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FARO_SERVO": row}
    return subprocess.run([sys.executable, "-c", FITS], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("made", purchased.TABLE, ids=lambda made: made().key)
def test_every_piece_has_its_source_and_touches_the_rest(made) -> None:
    one: Bought = made()
    assert all(piece.source and piece.off > 0 for piece in one.pieces)
    solid = one.solid()
    assert len(solid.decompose()) == 1 or one.key == "switch", "a piece hangs in the air"
    assert all(solid.min_gap(piece.solid, 1.0) == 0 for piece in one.pieces if not piece.hole)


def test_what_the_review_missed_is_drawn() -> None:
    """Header sockets, a can that is square, levers, a slot as deep as its constant says."""
    sockets = [piece for piece in purchased.mega(()).pieces if piece.what.startswith("header socket")]
    assert len(sockets) == 7
    can = next(piece for piece in purchased.camera().pieces if piece.what == "can").solid
    assert can.volume() == pytest.approx(purchased.CAN**2 * purchased.CAN_H)
    free, pressed = (purchased.switch(at).solid().bounding_box()[5] for at in (0.0, 5.2))
    assert (free, pressed) == (purchased.LEVER_FREE, 5.2)
    slot = next(piece for piece in purchased.fork().pieces if piece.hole and piece.what == "slot").solid
    assert slot.bounding_box()[4] == pytest.approx(purchased.FORK_DEPTH)


@pytest.mark.parametrize(
    ("key", "what"),
    [
        ("mega", "board"),
        ("pi", "board"),
        ("pi", "header"),
        ("camera", "board"),
        ("camera", "hole 2.2"),
        ("fork sensor", "slot"),
        ("fork sensor", "beam, 3.0 from the tips"),
    ],
)
def test_what_no_sheet_read_here_says_is_a_guess(key: str, what: str) -> None:
    pieces = [piece for made in purchased.TABLE if made().key == key for piece in made().pieces if piece.what == what]
    assert pieces
    assert all(piece.guessed for piece in pieces)


def test_a_guess_is_marked_and_goes_with_the_part_to_its_place() -> None:
    one = purchased.cooler()
    moved = one.doubts(lambda solid: solid.translate((100.0, 0.0, 0.0)))
    assert {doubt.what for doubt in moved} == {piece.what for piece in one.pieces if piece.guessed}
    assert min(doubt.solid.bounding_box()[0] for doubt in moved) > 100.0
    assert Part("x", one.solid(), "stand").doubts == ()


def test_the_page_is_what_the_table_says() -> None:
    assert bought_page.PAGE.read_text() == bought_page.page(), "run: make drawings"


def test_nothing_passes_the_servo_nearer_than_it_may_be_off(monkeypatch) -> None:
    assert clashes.doubtful_servo() == []
    monkeypatch.setattr(bought, "SERVO_OFF", 1.5)
    machine.module_parts.cache_clear()
    try:
        assert any("the case of the servo" in line for line in clashes.doubtful_servo())
    finally:
        machine.module_parts.cache_clear()


def test_both_servos_have_the_same_row() -> None:
    rows = [set(row) for _, _, row in servos.ROWS.values()]
    assert len(rows) == 2
    assert rows[0] == rows[1]


def test_the_other_makers_servo_fits_without_an_overlap() -> None:
    done = drawn("FS90-FB")
    assert done.stderr == ""
    assert done.stdout.split("\n")[0].startswith("16.0 "), "the row is not the one asked for"
    assert done.stdout.count("\n") == 1, done.stdout


def test_a_servo_that_is_no_row_is_refused() -> None:
    assert "FARO_SERVO is 'SG90': one of 1450, FS90-FB is wanted" in drawn("SG90").stderr
