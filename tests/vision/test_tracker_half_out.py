"""A card that is held half out of the box is still that card, however long: told once, then drawn or pushed back."""

from dataclasses import dataclass

import cv2
import numpy as np
import pytest

from tests.vision.rendered_cards import corners_of, lay, table
from tests.vision.watched_table import Table
from vision.observations import HalfOut
from vision.quads import CARD_H, CARD_W, Image, rectify
from vision.scene_motion import APPROACH_S, GRIP, Movement, Pose
from vision.tracker_shift import shifted
from vision.window import Reader

_WAY_S = 0.3


@dataclass(frozen=True, slots=True)
class Held(Movement):
    """The top card is drawn out by `reach_mm`, stays there, and is pushed back."""

    holds_s: float = 0.0
    lets_go: bool = False

    @property
    def duration_s(self) -> float:
        return APPROACH_S + 2 * _WAY_S + self.holds_s

    def slid_mm(self, at_s: float) -> float:
        out = min(max((at_s - APPROACH_S) / _WAY_S, 0.0), 1.0)
        back = min(max((at_s - APPROACH_S - _WAY_S - self.holds_s) / _WAY_S, 0.0), 1.0)
        return self.reach_mm * (out - back)

    def pose(self, at_s: float) -> Pose:
        slid = self.slid_mm(at_s)
        alone = self.lets_go and slid == self.reach_mm
        return Pose(None if alone else (GRIP[0] + slid, GRIP[1]), self._in_box(slid))


def hold(table: Table, *, mm: float, seconds: float, lets_go: bool = False) -> None:
    table.scene._begin(Held("push_back", 1.0, cards=1, reach_mm=mm, holds_s=seconds, lets_go=lets_go))


@pytest.mark.parametrize("lets_go", [False, True], ids=["held", "let go"])
@pytest.mark.parametrize("mm", [15.0, 30.0, 45.0])
def test_a_card_half_out_and_back_keeps_its_place(template_reader: Reader, mm: float, lets_go: bool) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(0.6)
    table.act(table.scene.draw_card)
    table.watch(0.8)
    table.act(lambda: hold(table, mm=mm, seconds=2.5, lets_go=lets_go), then_s=0.6)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "HalfOut 1", "PushedBack 1", "Drawn 1", "2=KH"]


def test_a_card_let_go_half_out_and_then_drawn_is_one_card(template_reader: Reader) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(0.6)
    table.act(table.scene.draw_card, then_s=0.8)
    hold(table, mm=40.0, seconds=9.0, lets_go=True)
    table.watch(4.0)
    table.scene._movement = None
    table.scene.draw_card()
    table.scene._began -= 8  # the hand takes hold of it where it stands
    while table.scene.busy:
        table.watch(1 / 30)
    table.watch(0.5)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "HalfOut 1", "Drawn 1", "2=KH"]


def test_a_slow_draw_is_told_as_half_out_and_covers_nothing(template_reader: Reader) -> None:
    table = Table(template_reader, card_px=130.0, pace=22.0)
    table.watch(1.2)
    table.act(table.scene.draw_card)
    assert [word for word in table.lines() if word != "HandPass"] == ["0=7H", "HalfOut 0", "Drawn 0", "1=4D"]


def test_a_card_held_shortly_is_not_told_to_be(template_reader: Reader) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(1.2)
    table.act(lambda: hold(table, mm=30.0, seconds=0.7), then_s=0.6)
    assert table.lines() == ["0=7H", "PushedBack 0"]
    assert not any(isinstance(o, HalfOut) for o in table.seen)


# --- where the card is seen ---


def lying(*cards: tuple[str, float]) -> Image:
    """The window onto cards that lie so many mm to the right, the lowest first."""
    window = corners_of((400, 300), 200, 0.0)
    image = table()
    unit = 200 / 88.9
    for label, mm in cards:
        image = lay(image, label, np.asarray(window + np.array([mm * unit, 0.0]), np.float32))
    return rectify(np.asarray(image, np.uint8), window)


@pytest.mark.parametrize("mm", [4, 9, 20, 35, 48])
@pytest.mark.parametrize("below", ["TC", "KH", "9S"])
def test_the_card_is_seen_displaced_over_any_other(mm: float, below: str) -> None:
    found = shifted(lying(("8S", 0)), lying((below, 0), ("8S", mm)))
    assert found is not None
    assert found.side == 0
    assert found.mm == pytest.approx(mm, abs=2.5)


@pytest.mark.parametrize("other", ["9S", "TS", "8C", "3D", "KS"])
def test_another_card_is_not_the_one_before_displaced(other: str) -> None:
    found = shifted(lying(("8S", 0)), lying((other, 0)))
    assert found is None or found.mm < 6  # of cards alike one may lie a little aside


def test_a_finger_on_the_card_leaves_enough_of_it_to_be_seen() -> None:
    over = lying(("JD", 0), ("8S", 25))
    cv2.line(over, (CARD_W, CARD_H // 2), (round(0.62 * CARD_W), CARD_H // 2), (120, 150, 200), CARD_H // 6)
    found = shifted(lying(("8S", 0)), over)
    assert found is not None
    assert found.mm == pytest.approx(25, abs=2.5)


def test_a_blank_picture_shows_no_card_displaced() -> None:
    blank = np.full((CARD_H, CARD_W, 3), 200, np.uint8)
    assert shifted(lying(("8S", 0)), blank) is None
    assert shifted(blank, lying(("8S", 0))) is None
