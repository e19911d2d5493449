"""The check beside the box: it goes on over as many frames as it needs, and is not begun without need."""

import numpy as np
import pytest

from tests.vision.rendered_cards import corners_of, lay, table
from vision.locate.window import Place
from vision.quads import CARD_H, CARD_W, Image, rectify
from vision.read.pile_indices import Index
from vision.reading import Reader
from vision.track import piles
from vision.track.piles import CHECKS_S, PileDetector

WINDOW = corners_of((200, 200), 120, 0)
LEFT = np.full((CARD_H, CARD_W, 3), 200, np.uint8)


def anything(rank: str, suit: str) -> bool:
    return True


@pytest.fixture
def watch(template_reader: Reader) -> PileDetector:
    """It has checked once, after the first card."""
    made = PileDetector(template_reader)
    made.card_reported(10.0, None)
    assert not made.due(10.0)
    assert made.due(10.0 + CHECKS_S[0])
    made.check(picture(), WINDOW, 0.03, anything)
    return made


def picture(*, card: bool = False) -> Image:
    return np.asarray(lay(table(), "9H", corners_of((500, 300), 120, 10)) if card else table(), np.uint8)


def test_a_check_that_was_begun_goes_on_with_every_frame_until_it_is_done(
    watch: PileDetector, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [None, ("9", "H"), None, None, None]
    monkeypatch.setattr(PileDetector, "_new_cards", lambda *_: iter(list(steps)))
    watch.card_reported(20.0, LEFT)
    at_s = 20.0 + CHECKS_S[0]
    told = []
    for check in CHECKS_S[:2]:
        at_s = 20.0 + check
        assert watch.due(at_s)
        assert watch.check(picture(card=True), WINDOW, 2 * piles.STEP_S, anything) is None
        for _ in range(3):
            assert watch.due(at_s), "five steps, two in a frame"
            told.append(watch.check(picture(card=True), WINDOW, 2 * piles.STEP_S, anything))
        assert not watch.due(at_s)
    assert told == [None, None, None, None, None, ("9", "H")], "at the end of the second check that found the same"


def test_beside_a_box_where_nothing_has_come_to_lie_no_stranger_is_found(watch: PileDetector) -> None:
    watch.card_reported(20.0, LEFT)
    at_s = 20.0 + CHECKS_S[0]
    for _ in range(50):
        assert watch.check(picture(), WINDOW, 0.1, anything) is None
        if not watch.due(at_s):
            break
    assert not watch.due(at_s)


@pytest.mark.parametrize(("high", "found"), [(1.0, ("9", "H")), (0.84, None)], ids=["the card", "a part of it"])
def test_an_outline_with_other_sides_than_the_window_has_is_no_card(
    watch: PileDetector,
    template_reader: Reader,
    monkeypatch: pytest.MonkeyPatch,
    high: float,
    found: tuple[str, str] | None,
) -> None:
    """A king whose printed frame ended its outline was read as another king."""

    def places(image: Image, reader: Reader, *, thorough: bool) -> list[Place]:
        return [Place(quad - corner, template_reader.read(np.asarray(rectify(picture(card=True), whole))), 1.0)]

    whole = corners_of((500, 300), 120, 10)
    quad = whole.copy()
    quad[2:] = whole[1::-1] + high * (whole[2:] - whole[1::-1])
    corner = np.zeros(2, np.float32)
    monkeypatch.setattr(piles, "card_places", places)
    monkeypatch.setattr(PileDetector, "_changed_parts", lambda *_: iter([(0, 0, 640, 480)]))
    watch.card_reported(20.0, rectify(np.asarray(lay(table(), "4C", WINDOW), np.uint8), WINDOW))
    told = [watch.check(picture(card=True), WINDOW, 1.0, anything) for _ in range(4)]
    assert told[-1] == found


def test_a_card_that_was_there_before_the_draw_is_no_stranger(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A layout has cards painted on it, and a hand that goes away uncovers them."""
    quad = corners_of((500, 300), 120, 10)

    def places(image: Image, reader: Reader, *, thorough: bool) -> list[Place]:
        return [Place(quad, template_reader.read(np.asarray(rectify(picture(card=True), quad))), 1.0)]

    monkeypatch.setattr(piles, "card_places", places)
    monkeypatch.setattr(PileDetector, "_changed_parts", lambda *_: iter([(0, 0, 640, 480)]))
    left = rectify(np.asarray(lay(table(), "4C", WINDOW), np.uint8), WINDOW)
    for painted, told in ((True, None), (False, ("9", "H"))):
        made = PileDetector(template_reader)
        made.card_reported(10.0, None)
        made.check(picture(card=painted), WINDOW, 0.03, anything)
        made.card_reported(15.0, left)
        for _ in range(4):
            made.check(picture(), WINDOW, 1.0, lambda rank, suit: False)  # a hand is over it
        made.card_reported(20.0, left)
        assert [made.check(picture(card=True), WINDOW, 1.0, anything) for _ in range(4)][-1] == told


@pytest.mark.parametrize("figure", [True, False], ids=["its figure was there", "another figure"])
def test_an_index_whose_pip_another_card_has_covered_is_no_stranger(watch: PileDetector, figure: bool) -> None:
    """An 8 of spades that had been dealt, its pip under a nine of clubs, was read as an 8 of clubs."""

    def index(figure: int, around: int) -> Image:
        out = picture()
        for seed, reach in ((around, 20), (figure, 8)):
            patch = np.random.default_rng(seed).integers(0, 255, (2 * reach, 2 * reach, 3))
            out[204 - reach : 204 + reach, 597 - reach : 597 + reach] = patch
        return out

    watch.card_reported(15.0, LEFT)
    watch.check(index(1, 2), WINDOW, 0.03, anything)
    watch.card_reported(20.0, LEFT)
    read = Index("8", "C", 0.99, (597.0, 204.0), np.full((96, 48, 3), 255, np.uint8))
    assert watch._counts(read, WINDOW, index(1 if figure else 3, 4)) is not figure
