"""A card that is pushed back beside a hand that hides half of the window, in pictures of the movement."""

from collections.abc import Sequence
from types import SimpleNamespace

import cv2
import numpy as np
import pytest

from tests.vision.rendered_cards import at_place
from vision.capture.camera import Frame
from vision.observations import Exposed, HandPass, MotionStarted, Observation, PushedBack
from vision.quads import CARD_H, CARD_W, Image
from vision.reading import Reader
from vision.render import card_art
from vision.track.incidents import ALL_SIDES
from vision.track.pairs import Comparison, glance
from vision.track.returns import ReturnDetector
from vision.track.tracker import CardTracker

PX_MM = CARD_W / 60
WAYS_MM = (10, 16, 24, 30, 24, 14)
HOME = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
WINDOW = np.array([[300, 150], [480, 150], [480, 402], [300, 402]], np.float32)
SKIN = (120, 150, 200)
GLOVE = (225, 225, 225)


def face(card: str) -> Image:
    return np.asarray(cv2.resize(card_art.raster(card, 448)[..., :3], (CARD_W, CARD_H)), np.uint8)


CARD, BELOW = face("8C"), face("9H")


def under_way(
    way_mm: float, hand: tuple[int, int, int] | None = SKIN, to_mm: float = 45.0, at_mm: float = 0.0
) -> Image:
    """The window while the card is `way_mm` out of it to the left, the next one behind it, and a hand is over it from
    `at_mm` to `to_mm` below the upper end."""
    way, top, bottom = (round(mm * PX_MM) for mm in (way_mm, at_mm, to_mm))
    picture = BELOW.copy()
    picture[:, : CARD_W - way] = CARD[:, way:]
    if hand is not None:
        picture[top:bottom] = hand
    return picture


def said_of(pictures: Sequence[Image], sides: Sequence[int] = (1,)) -> bool:
    """What the detector says when it has seen these."""
    detector = ReturnDetector()
    assert not detector.pending
    detector.begin([glance(picture, HOME) for picture in pictures], CARD, HOME, sides)
    said: list[bool] = []
    while detector.pending:
        said.append(detector.check())
    assert not any(said[:-1]), "not before all are judged"
    return said[-1]


@pytest.mark.parametrize("sides", [(1,), ALL_SIDES], ids=["its side known", "not known"])
def test_a_card_that_is_seen_displaced_beside_a_hand_was_pushed_back(sides: Sequence[int]) -> None:
    assert said_of([under_way(way) for way in WAYS_MM], sides)
    assert said_of([under_way(way, None) for way in WAYS_MM], sides)


@pytest.mark.parametrize("hand", [SKIN, GLOVE, (40, 45, 50)], ids=["bare", "white glove", "dark sleeve"])
def test_a_hand_that_passes_over_a_card_in_its_place_pushes_nothing_back(hand: tuple[int, int, int]) -> None:
    passing = [under_way(0, hand, 20.0 + 8.0 * k, 8.0 * k) for k in range(8)]
    assert not said_of(passing)
    assert not said_of(passing, ALL_SIDES)
    assert not said_of([under_way(0, hand, 45.0)] * 6)


def test_a_card_that_stays_in_one_place_or_is_seen_once_was_not_pushed_back() -> None:
    assert not said_of([under_way(16)] * 4), "what a resting hand looks like"
    assert not said_of([under_way(0), under_way(16), under_way(0)])


def test_where_a_hand_hides_nearly_all_nothing_is_known() -> None:
    assert Comparison(CARD, CARD, 1).displaced(under_way(20, SKIN, 75.0)) is None
    way = Comparison(CARD, CARD, 1).displaced(under_way(20))
    assert way is not None
    assert abs(way - 20) <= 1


BACK_MM = (0, 4, 10, 16, 22, 28, 30, 30, 26, 20, 14, 8, 3, 0)


def beside_a_hand(ways_mm: Sequence[int]) -> list[Image]:
    """A hand over two thirds of the window moves a little; beside it the samples show no card on its way."""
    return [under_way(way, SKIN, 58.0 + (k % 3)) for k, way in enumerate(ways_mm)]


def watch(tracker: CardTracker, pictures: Sequence[Image], first: int = 0, by_px: float = 0.0) -> list[Observation]:
    """What the tracker says to these, at 30 a second from picture `first` on, the window `by_px` beside its place."""
    place = WINDOW + np.array([by_px, 0], np.float32)
    seen: list[Observation] = []
    for k, picture in enumerate(pictures, first):
        seen += tracker.observe(Frame(at_place(place, picture), k / 30, k))
    return seen


@pytest.mark.parametrize(
    ("ways_mm", "said"),
    [pytest.param(BACK_MM, PushedBack, id="pushed back"), pytest.param((0,) * 14, HandPass, id="in its place")],
)
def test_what_a_hand_did_is_reported_once(
    template_reader: Reader, ways_mm: Sequence[int], said: type[Observation]
) -> None:
    """A pass was reported (`benchmarks.films`, seed 74072)."""
    tracker = CardTracker(template_reader, window=WINDOW)
    seen = watch(tracker, [*[CARD] * 24, *beside_a_hand(ways_mm), *[CARD] * 24])
    assert [type(one) for one in seen[1:]] == [MotionStarted, said]


@pytest.mark.parametrize("pause", [3, 5, 12])
def test_a_hand_that_comes_again_at_once_does_not_hide_what_it_did(template_reader: Reader, pause: int) -> None:
    tracker = CardTracker(template_reader, window=WINDOW)
    again = [under_way(0, SKIN, 20.0 + (k % 3)) for k in range(6)]
    seen = watch(tracker, [*[CARD] * 24, *beside_a_hand(BACK_MM), *[CARD] * pause, *again, *[CARD] * 24])
    said = [type(one) for one in seen[1:] if not isinstance(one, MotionStarted)]
    assert said[0] is PushedBack
    assert said.count(PushedBack) == 1


def test_of_a_card_that_is_read_again_nothing_before_is_said(template_reader: Reader) -> None:
    tracker = CardTracker(template_reader, window=WINDOW)
    before = [*[CARD] * 24, *beside_a_hand(BACK_MM), *[CARD] * 3]
    watch(tracker, before)
    assert tracker._returns.pending
    tracker.rebase(7)
    seen = watch(tracker, [CARD] * 16, len(before))
    assert [type(one) for one in seen] == [Exposed]


def test_under_a_flickering_lamp_its_pictures_are_dropped(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    tracker = CardTracker(template_reader, window=WINDOW)
    before = [*[CARD] * 24, *beside_a_hand(BACK_MM), *[CARD] * 3]
    watch(tracker, before)
    assert tracker._returns.pending
    monkeypatch.setattr(tracker, "_bands", SimpleNamespace(active=True, even=lambda frame, moving: frame))
    watch(tracker, [CARD], len(before))
    assert not tracker._returns.pending


def test_beside_a_box_that_was_pushed_no_card_is_sought(template_reader: Reader) -> None:
    """At its old place it seems displaced itself."""
    tracker = CardTracker(template_reader)
    before = [*[CARD] * 24, *beside_a_hand(BACK_MM[:9])]
    watch(tracker, before)
    seen = watch(tracker, [*beside_a_hand(BACK_MM[9:]), *[CARD] * 30], len(before), by_px=14.0)
    assert PushedBack not in map(type, seen)
    assert HandPass in map(type, seen)
