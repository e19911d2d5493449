"""The films of cards dealt by hand on the sheet: what they show is what their truth says."""

from collections.abc import Sequence

import numpy as np
import pytest

from tests.instruments.film.paper_film import PaperFilm, PaperTruth
from tests.instruments.film.paper_score import score
from tests.instruments.film.paper_setting import KINDS
from tests.sample import sampled
from vision.locate.markers import window_by_markers
from vision.observations import Exposed, Observation, Unclear


@pytest.mark.parametrize("kind", sampled(KINDS, 3))
def test_markers_are_found_before_the_deal(kind: str) -> None:
    film = PaperFilm(3, kind, cards=2)
    assert window_by_markers(film._frame(0.3)) is not None


def test_a_film_is_a_function_of_its_seed() -> None:
    one, other = (PaperFilm(4, "all", cards=2)._frame(1.0) for _ in range(2))
    assert np.array_equal(one, other)


@pytest.mark.whole
def test_every_card_of_an_easy_film_is_in_sight() -> None:
    film = PaperFilm(5, "easy", cards=2)
    assert sum(1 for _ in film.frames()) == film.count
    cards = film.truth()
    assert [card.card for card in cards] == film.cards
    for card in cards:
        assert card.visible_s is not None
        assert card.free_s is not None
        assert card.shown_s <= card.free_s < card.gone_s


def _truth(*cards: str) -> list[PaperTruth]:
    return [PaperTruth(card, 2.0 * k, 2.0 * k + 2, 2.0 * k + 0.2, 2.0 * k + 0.3, False) for k, card in enumerate(cards)]


def _named(index: int, card: str, time_s: float) -> Observation:
    return Exposed(index, card[0], card[1], 0.99, {}, {}, time_s)


def _counts(said: Sequence[Observation]) -> tuple[int, ...]:
    t = score(_truth("KH", "5S", "2C"), said)
    return t.named, t.late, t.wrong, t.invented, t.said, t.unsaid, t.phantoms


def test_named_in_time_and_late() -> None:
    said = [_named(0, "KH", 0.5), _named(1, "5S", 2.5), _named(2, "2C", 7.0)]
    assert _counts(said) == (3, 1, 0, 0, 0, 0, 0)


def test_a_wrong_name_is_wrong_and_its_card_is_lost_without_a_word() -> None:
    said = [_named(0, "KH", 0.5), _named(1, "9S", 2.5), _named(2, "2C", 4.5)]
    assert _counts(said) == (2, 0, 1, 0, 0, 1, 0)


def test_a_card_named_twice_is_invented() -> None:
    said = [_named(0, "KH", 0.5), _named(1, "5S", 2.5), _named(2, "KH", 2.9), _named(3, "2C", 4.5)]
    assert _counts(said) == (3, 0, 0, 1, 0, 0, 0)


def test_an_unclear_report_between_its_neighbours_tells_of_a_lost_card() -> None:
    said = [_named(0, "KH", 0.5), Unclear(1, {}, {}, 3.0), _named(2, "2C", 4.5)]
    assert _counts(said) == (2, 0, 0, 0, 1, 0, 0)
    assert _counts([*said, Unclear(3, {}, {}, 6.0)]) == (2, 0, 0, 0, 1, 0, 1)
