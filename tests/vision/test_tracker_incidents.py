import numpy as np
import pytest

from vision.tracker_incidents import HandWatch, Slide, agreed_side, came_back, moved
from vision.tracker_motion import Samples

_LIMIT = 28.0
FREE = np.random.default_rng(0).integers(60, 200, (56, 40), np.uint8)


def hand(left: int, top: int = 30) -> Samples:
    """A hand that lies over the lower part of the window, from a column on."""
    over = FREE.copy()
    over[top:, left : left + 14] = 240
    return over


def out(*mm: float, side: int = 1) -> list[Slide]:
    return [Slide(side, at, 10.0) for at in mm]


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
    ],
)
def test_a_card_under_way_is_seen_in_several_places(found: list[Slide], under_way: bool) -> None:
    assert moved(found) is under_way


def test_most_pictures_must_agree_on_the_side() -> None:
    assert agreed_side(out(8, 20, 30) + out(9, side=2)) == 1
    assert agreed_side(out(8, 20) + out(9, side=2)) is None
    assert agreed_side(out(8)) is None


def test_a_hand_that_comes_and_goes_has_passed() -> None:
    assert HandWatch().has_passed([hand(20), hand(10), FREE], FREE, _LIMIT)
    assert not HandWatch().has_passed([FREE, FREE], FREE, _LIMIT)


def test_a_hand_that_rests_over_the_window_has_passed_when_it_goes() -> None:
    watch = HandWatch()
    assert not watch.has_passed([hand(21), hand(20)], FREE, _LIMIT)
    assert not watch.has_passed([hand(19), hand(18)], hand(20), _LIMIT), "it only moves a little"
    assert watch.has_passed([hand(19), FREE], hand(18), _LIMIT)
    assert not watch.has_passed([FREE, FREE], FREE, _LIMIT), "told once"


@pytest.mark.parametrize("back", [hand(26), hand(20, top=33)])
def test_a_hand_that_goes_and_comes_back_for_the_next_card_has_not_passed(back: Samples) -> None:
    watch = HandWatch()
    assert not watch.has_passed([hand(21), FREE], hand(20), _LIMIT)
    assert not watch.has_passed([back, back], FREE, _LIMIT)


def test_a_hand_that_rests_for_hours_fills_no_memory() -> None:
    watch, alike = HandWatch(), hand(20)
    for _ in range(30):
        assert not watch.has_passed([alike] * 40, FREE, _LIMIT)
    assert len(watch._pictures) <= 400
    assert watch.has_passed([hand(19), FREE], alike, _LIMIT)


def test_what_rested_over_the_card_before_is_forgotten_with_it() -> None:
    watch = HandWatch()
    assert not watch.has_passed([hand(21), hand(20)], FREE, _LIMIT)
    watch.forget()
    assert not watch.has_passed([hand(21), FREE], hand(20), _LIMIT)


def test_pictures_of_a_window_that_is_watched_anew_are_not_compared() -> None:
    watch = HandWatch()
    assert not watch.has_passed([hand(21), hand(20)], FREE, _LIMIT)
    wider = np.full((56, 44), 90, np.uint8)
    assert not watch.has_passed([wider, wider], wider, _LIMIT)
