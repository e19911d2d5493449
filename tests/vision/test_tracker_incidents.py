from dataclasses import replace

import numpy as np
import pytest

from vision.track.incidents import ALL_SIDES, Exit, Slide, agreed_side, as_before, came_back, moved, pushed_back
from vision.track.motion import Samples

_LIMIT = 28.0
FREE = np.random.default_rng(0).integers(60, 200, (56, 40), np.uint8)


def hand(left: int, top: int = 30) -> Samples:
    """A hand over the lower part of the window, from a column on."""
    over = FREE.copy()
    over[top:, left : left + 14] = 240
    return over


def out(*mm: float, side: int = 1) -> list[Slide]:
    return [Slide(side, at, 5.0) for at in mm]


@pytest.mark.parametrize(
    ("found", "back"),
    [
        pytest.param(out(8, 22, 34, 36, 26, 12), True, id="pushed back"),
        pytest.param(out(6, 7, 8, 8, 8), False, id="a box that was pushed stays"),
        pytest.param(out(10, 30, 50), False, id="drawn"),
        pytest.param([], False, id="nothing seen"),
    ],
)
def test_a_card_that_came_back_was_farther_out_before(found: list[Slide], back: bool) -> None:
    assert came_back(found) is back


@pytest.mark.parametrize(
    ("found", "under_way"),
    [
        pytest.param(out(8, 22, 12), True, id="pushed back"),
        pytest.param(out(42, 42), False, id="a hand carries the card before over the window"),
        pytest.param(out(26, 26, 28), False, id="a hand rests"),
        pytest.param([], False, id="nothing seen"),
        pytest.param(out(54, 48, 52), False, id="fingers that look like an ace, half out and more (film 73781)"),
    ],
)
def test_a_card_under_way_is_seen_in_several_places(found: list[Slide], under_way: bool) -> None:
    assert moved(found) is under_way


def test_most_pictures_must_agree_on_the_side() -> None:
    assert agreed_side(out(8, 20, 30) + out(9, side=2)) == 1
    assert agreed_side(out(8, 20) + out(9, side=2)) is None
    assert agreed_side(out(8)) is None


def test_what_stays_in_one_place_does_not_say_where_cards_leave() -> None:
    """A seven at rest looked like the one before it, displaced: cards left to the wrong side from then on
    (`benchmarks.films`, seed 74042)."""
    assert agreed_side(out(6, 22) + out(*[34] * 8, side=3)) is None
    assert agreed_side(out(6, 22, 34) + out(34, side=3)) == 1
    assert agreed_side(out(*[34] * 4)) is None
    plain = [replace(one, gain=12.0) for one in out(6, 22)]
    resting = [replace(one, gain=7.5) for one in out(*[34] * 8, side=3)]
    assert agreed_side(plain + resting) == 1
    assert agreed_side([replace(one, gain=12.0) for one in out(34, 34)] + out(*[30, 36] * 4, side=3)) is None
    assert agreed_side(out(44, 26, 30) + out(12, 12, side=0)) is None, "the hand that drew it (seed 74044)"


@pytest.mark.parametrize(
    ("now", "gone"),
    [
        pytest.param(FREE, True, id="it has gone"),
        pytest.param(np.roll(FREE, 1, axis=1), True, id="the box stands a millimetre aside"),
        pytest.param(hand(20), False, id="it rests there"),
        pytest.param(np.full((56, 44), 90, np.uint8), False, id="a window that is watched anew"),
    ],
)
def test_a_hand_has_gone_when_the_window_looks_as_before(now: Samples, gone: bool) -> None:
    assert as_before(now, FREE, _LIMIT) is gone
    assert not as_before(now, FREE, 68.0), "so noisy a picture hides a hand"


def test_only_what_slides_to_the_side_agreed_on_says_that_a_card_came_back() -> None:
    """A stray slide to another side made fingers a card under way."""
    fingers = out(54, 48, 52)
    assert pushed_back(out(8, 20, 30, 12) + out(9, side=2), box_pushed=False)
    assert not pushed_back([*fingers, *out(6, side=2)], box_pushed=False)
    assert not pushed_back([], box_pushed=False)


def test_a_box_that_is_pushed_does_not_say_for_long_to_which_side_cards_leave() -> None:
    """By it the side was a wrong one for whole deals: cards that were pushed back were not seen (`benchmarks.films`,
    seeds 74381 and 74400)."""
    way_out = Exit()
    assert way_out.sides == ALL_SIDES
    way_out.learn(None, 1.0)
    assert way_out.sides == ALL_SIDES
    for _ in range(3):
        way_out.learn(3, 2.0)
    assert way_out.sides == (3,)
    assert not way_out.settled, "one movement"
    way_out.learn(0, 5.0)
    assert way_out.sides == (0,)
    assert not way_out.settled
    way_out.learn(0, 7.0)
    assert way_out.settled
    for began_s in (9.0, 11.0):
        way_out.learn(3, began_s)
    assert way_out.sides == (0,), "two have shown it"


def test_what_a_movement_shows_last_of_the_side_counts() -> None:
    way_out = Exit()
    way_out.learn(2, 1.0)
    way_out.learn(0, 1.0)
    assert way_out.sides == (0,)
    way_out.learn(2, 3.0)
    assert not way_out.settled
