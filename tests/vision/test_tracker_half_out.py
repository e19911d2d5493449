"""A card that is held half out of the box is still that card, however long: reported once, then drawn or pushed
back."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.rendered_cards import window_onto
from tests.vision.watched_table import DECK, Table
from vision.locate.refine import sides_seen
from vision.quads import CARD_H, CARD_W, Image
from vision.read.reader import CardReader
from vision.reading import Reader
from vision.render.card_art import PACK, raster
from vision.track.memory import Passage
from vision.track.shift import Shift, index_shifted, shifted, uncovered
from vision.track.states import State


@pytest.mark.parametrize("lets_go", sampled([False, True], 1), ids=["held", "let go"])
def test_a_card_half_out_and_back_keeps_its_place(template_reader: Reader, lets_go: bool) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(0.6)
    table.act(table.scene.draw_card)
    table.watch(0.8)
    table.act(lambda: table.scene.push_back(held_s=2.5, lets_go=lets_go), then_s=0.6)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "HalfOut 1", "PushedBack 1", "Drawn 1", "2=KH"]


@pytest.mark.parametrize("lets_go", sampled([False, True], 1), ids=["held", "let go"])
@pytest.mark.parametrize("mm", [15.0, 40.0])
def test_a_card_that_stops_half_out_and_is_drawn_is_one_card(template_reader: Reader, mm: float, lets_go: bool) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(0.6)
    table.act(table.scene.draw_card, then_s=0.8)
    table.act(lambda: table.scene.draw_card(stop_mm=mm, held_s=3.0, lets_go=lets_go))
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "HalfOut 1", "Drawn 1", "2=KH"]


@pytest.mark.whole
def test_no_second_card_is_sought_beside_one_that_was_held_half_out(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pictures show it askew under a hand, and have been taken for two cards (film letgo 4101)."""
    table = Table(template_reader, card_px=130.0)
    searched: list[int] = []
    monkeypatch.setattr(table.tracker._pairs, "card_drawn", lambda *given: searched.append(len(table.lines())))
    table.watch(0.6)
    table.act(table.scene.draw_card, then_s=0.8)
    assert len(searched) == 1
    table.act(lambda: table.scene.draw_card(stop_mm=40.0, held_s=3.0, lets_go=True))
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "HalfOut 1", "Drawn 1", "2=KH"]
    assert len(searched) == 1


@pytest.mark.parametrize(("slower_s", "sought"), [(0.0, 1), (3.0, 0)])
def test_no_second_card_is_sought_beside_one_that_was_drawn_slowly(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, slower_s: float, sought: int
) -> None:
    """Under the hand it has been taken for two cards (film slow 9101)."""
    table = Table(template_reader)
    searched: list[object] = []
    monkeypatch.setattr(table.tracker._pairs, "card_drawn", lambda *given: searched.append(given))
    table.watch(0.6)
    table.scene.draw_card()
    while table.tracker.state is not State.MOVING:
        table.watch(1 / 30)
    memory = table.tracker._memory
    assert isinstance(memory, Passage)
    assert memory.motion is not None
    memory.motion.began_s -= slower_s
    table.watch(1.0)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D"]
    assert len(searched) == sought


@pytest.mark.parametrize("deck", sampled([(DECK[1:],), (DECK[2:],), (DECK[3:],)], 1), ids=lambda deck: deck[1])
def test_a_hand_that_lay_on_the_card_is_no_part_of_its_picture(deck: tuple[str, ...]) -> None:
    """It rests there, then takes the card half out: the card is known by how it looked without the hand."""
    table = Table(CardReader(), deck, card_px=130.0)

    def over(image: Image) -> Image:
        quad = table.tracker.window
        assert quad is not None
        middle = quad.mean(axis=0)
        return np.asarray(
            cv2.fillPoly(image.copy(), [((quad - middle) * 0.7 + middle).astype(np.int32)], (120, 150, 200))
        )

    table.watch(0.6)
    table.act(table.scene.draw_card, then_s=1.1)
    table.spoil(0.2, over)
    table.scene.push_back(held_s=2.5, lets_go=True)
    table.spoil(0.4, over)
    table.act(lambda: None, then_s=0.6)
    table.act(table.scene.draw_card)
    first, second, third = deck[:3]
    assert table.lines() == [
        f"0={first}", "Drawn 0", f"1={second}", "HalfOut 1", "PushedBack 1", "Drawn 1", f"2={third}",
    ]  # fmt: skip


@pytest.mark.whole
def test_fingers_over_two_sides_of_the_window_do_not_make_it_another_card() -> None:
    """The card below was reported as the next one, unclear, and the one held half out a second time (film halfback
    6002)."""
    table = Table(CardReader(), ("6H", "KH", "9C"), card_px=130.0)

    def held(image: Image) -> Image:
        quad = table.tracker.window
        assert quad is not None
        out = image.copy()
        for a, b in ((0, 1), (1, 2)):
            tip = quad[a] + 0.5 * (quad[b] - quad[a])
            tip += 0.12 * (tip - quad.mean(axis=0))
            cv2.circle(out, [int(v) for v in tip], 20, (30, 45, 75), -1)
        assert sides_seen(out, quad) == 2
        return out

    table.watch(0.6)
    table.act(table.scene.draw_card, then_s=0.8)
    table.scene.push_back(held_s=4.0, lets_go=True)
    table.watch(1.0)
    table.spoil(2.5, held)
    table.act(lambda: None, then_s=0.6)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=6H", "Drawn 0", "1=KH", "HalfOut 1", "PushedBack 1", "Drawn 1", "2=9C"]


HELD_BELOW = (((1.3, 0.5), (0.78, 0.68)), ((1.3, 0.72), (0.8, 0.85)))
HELD_ACROSS = (((0.8, -0.3), (0.72, 0.3)), ((0.95, -0.3), (0.9, 0.25)))
"""Fingers, each from and to (share of the window's width, of its height): below the index of the card, or over it."""


@pytest.mark.parametrize(
    ("fingers", "told"),
    sampled(
        [
            pytest.param(HELD_BELOW, ["HalfOut 1"], id="below its index"),
            pytest.param(HELD_ACROSS, ["Trouble covered", "TroubleCleared covered"], id="over its index"),
        ],
        1,
    ),
)
@pytest.mark.parametrize("deck", [("6H", "2D", "4S", "9C"), ("6H", "3C", "2S", "9C")], ids=lambda deck: deck[1])
def test_the_card_below_one_that_fingers_hold_half_out_is_not_named(
    deck: tuple[str, ...], fingers: Sequence[tuple[tuple[float, float], tuple[float, float]]], told: list[str]
) -> None:
    """Of a card with few pips too little is seen to know it by, and the card below was surely reported from its one
    free index, then the held one a second time, and so on to four cards of two (film halfback 7000)."""
    table = Table(CardReader(), deck, card_px=130.0)

    def held(image: Image) -> Image:
        quad = table.tracker.window
        assert quad is not None
        out = image.copy()
        for ends in fingers:
            tips = (quad[0] + x * (quad[1] - quad[0]) + y * (quad[3] - quad[0]) for x, y in ends)
            a, b = ([int(v) for v in tip] for tip in tips)
            cv2.line(out, a, b, (30, 45, 75), 22)
        return out

    table.watch(0.6)
    table.act(table.scene.draw_card, then_s=0.8)
    table.scene.push_back(held_s=4.0, lets_go=True)
    table.spoil(3.5, held)
    table.act(lambda: None, then_s=0.6)
    table.act(table.scene.draw_card)
    first, second, third, _ = deck
    assert table.lines() == [
        f"0={first}", "Drawn 0", f"1={second}", *told, "PushedBack 1", "Drawn 1", f"2={third}",
    ]  # fmt: skip


def test_a_slow_draw_is_reported_as_half_out_and_covers_nothing(template_reader: Reader) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(1.2)
    table.act(lambda: table.scene.draw_card(slide_s=7.0), then_s=1.0)
    assert [word for word in table.lines() if word != "HandPass"] == ["0=7H", "HalfOut 0", "Drawn 0", "1=4D"]


@pytest.mark.whole
def test_a_card_held_shortly_is_not_reported_as_held(template_reader: Reader) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(1.2)
    table.act(lambda: table.scene.push_back(held_s=0.7), then_s=0.6)
    assert table.lines() == ["0=7H", "PushedBack 0"]


def blotted(label: str, height: int) -> Image:
    """A card's face; the ranks of the seven of hearts are painted over in grey."""
    face = raster(label, height).copy()
    if label == "7H":
        rows, columns = (slice(round(0.02 * size), round(0.17 * size)) for size in face.shape[:2])
        face[rows, columns] = face[::-1, ::-1][rows, columns] = 150
    return face


@pytest.mark.parametrize("before", sampled(["7C", "4C", "8S", "5C"], 1))
@pytest.mark.whole
def test_a_card_that_cannot_be_read_is_not_for_good_the_one_before_half_out(before: str) -> None:
    """By chance these fit the seven of hearts when they are displaced."""
    table = Table(CardReader(), (before, "7H", "QS"), fps=15, art=blotted, card_px=120.0)
    table.watch(0.6)
    table.act(table.scene.draw_card, then_s=4.0)
    assert table.lines() == [f"0={before}", "Drawn 0", "Unclear 1"]


# --- where the card is seen ---


@pytest.mark.parametrize("mm", sampled([4, 9, 20, 35, 48], 2))
@pytest.mark.parametrize("below", sampled(["TC", "KH", "9S"], 1))
def test_the_card_is_seen_displaced_over_any_other(mm: float, below: str) -> None:
    found = shifted(window_onto(("8S", 0)), window_onto((below, 0), ("8S", mm)))
    assert found is not None
    assert found.side == 0
    assert found.mm == pytest.approx(mm, abs=2.5)


@pytest.mark.parametrize("side", range(4))
def test_what_the_displaced_card_lay_over_is_at_the_other_end(side: int) -> None:
    now = np.zeros((CARD_H, CARD_W, 3), np.uint8)
    part = uncovered(now, Shift(side, 20, 0.9))
    part[:] = 1
    beyond = {0: now[:, 0], 1: now[:, -1], 2: now[0], 3: now[-1]}[side]
    assert beyond.all()
    assert now[..., 0].mean() == pytest.approx(20 / (60 if side < 2 else 84), abs=0.01)


@pytest.mark.parametrize("other", ["9S", "TS", "8C", "3D", "KS"])
def test_another_card_is_not_the_one_before_displaced(other: str) -> None:
    found = shifted(window_onto(("8S", 0)), window_onto((other, 0)))
    assert found is None or found.mm < 6  # of cards alike one may lie a little aside


def under_a_finger(mm: float) -> Image:
    """An 8 of spades so far out over a jack, a finger from the other end over the middle of both."""
    over = window_onto(("JD", 0), ("8S", mm))
    cv2.line(over, (CARD_W, CARD_H // 2), (round(0.62 * CARD_W), CARD_H // 2), (120, 150, 200), CARD_H // 6)
    return over


def test_a_finger_on_the_card_leaves_enough_of_it_to_be_seen() -> None:
    found = shifted(window_onto(("8S", 0)), under_a_finger(25))
    assert found is not None
    assert found.mm == pytest.approx(25, abs=2.5)


def test_a_little_of_a_card_must_fit_as_a_free_one_does() -> None:
    """By chance another card that was dragged fits there, or what fingers leave of the card in its place."""
    assert shifted(window_onto(("8S", 0)), under_a_finger(45)) is None
    assert shifted(window_onto(("6H", 0)), window_onto(("KC", 0), ("9S", 8), side=2), sides=(2,)) is None


@pytest.mark.parametrize("side", sampled(range(4), 1))
@pytest.mark.parametrize("mm", [14, 25, 40])
def test_the_index_alone_shows_where_a_card_is_under_fingers(side: int, mm: float) -> None:
    over = window_onto(("4S", 0), ("2D", mm), side=side)
    upright = over if side in (0, 2) else over[::-1, ::-1]  # the index is at the top left
    upright[CARD_H // 2 if side < 2 else 0 :, 0 if side < 2 else CARD_W // 2 :] = (75, 45, 30)
    found = index_shifted(window_onto(("2D", 0)), over)
    assert found is not None
    assert found.side == side
    assert found.mm == pytest.approx(mm, abs=2.5)


def test_no_other_card_shows_its_index_displaced() -> None:
    others = [window_onto((other, 0)) for other in PACK[::3]]
    for card in ("7S", "TC", "7H", "KD"):  # the first three are taken for others the likeliest
        before = window_onto((card, 0))
        assert not any(index_shifted(before, other) for other in others)


def test_a_blank_picture_shows_no_card_displaced() -> None:
    blank = np.full((CARD_H, CARD_W, 3), 200, np.uint8)
    assert shifted(window_onto(("8S", 0)), blank) is None
    assert shifted(blank, window_onto(("8S", 0))) is None
    assert index_shifted(window_onto(("8S", 0)), blank) is None
    assert index_shifted(blank, window_onto(("8S", 0))) is None
