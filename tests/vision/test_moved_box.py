"""The films of the pushed box: what they count, and that the same film is played with and without markers."""

from collections import Counter

import numpy as np
import pytest

from tests.instruments.benchmarks.clips import Tally
from tests.instruments.benchmarks.moved_box import ACTS, Moved, MovedDeal, off_mm, table, together, troubled_s
from vision.observations import Drawn, HandPass, Trouble, TroubleCleared
from vision.reading import NONE, RANKS, SUITS, Reading

NOTHING = Reading(dict.fromkeys(RANKS, 0.0) | {NONE: 1.0}, dict.fromkeys(SUITS, 0.0) | {NONE: 1.0}, None, None, 0.0)
SQUARE = np.array([[0, 0], [40, 0], [40, 60], [0, 60]], np.float32)


class Blind:
    """Reads nothing."""

    def read(self, card: object) -> Reading:
        return NOTHING

    def combine(self, readings: object) -> Reading:
        return NOTHING


def test_the_shares_of_the_acts_are_all_of_them() -> None:
    assert sum(ACTS.values()) == pytest.approx(1.0)


def test_a_window_is_off_by_its_worst_corner_whichever_is_the_first() -> None:
    assert off_mm(np.roll(SQUARE, 2, axis=0), SQUARE, 4.0) == 0.0
    moved = SQUARE.copy()
    moved[2] += (12.0, 16.0)
    assert off_mm(moved, SQUARE, 4.0) == pytest.approx(5.0)


def test_the_table_is_held_while_one_trouble_or_more_stand() -> None:
    seen = [
        Trouble("covered", 2.0),
        Trouble("moved", 3.0),
        TroubleCleared("covered", 4.0),
        TroubleCleared("moved", 5.5),
        Trouble("dark", 8.0),
    ]
    assert troubled_s(seen, 10.0) == pytest.approx(3.5 + 2.0)


def test_incidents_that_happened_are_told_apart_from_those_that_did_not() -> None:
    deal = MovedDeal(Blind(), 3, markers=True, cards=2)
    deal._true = [("moved", 1.0, 4.0), ("HandPass", 1.0, 4.0)]
    deal.seen = [Trouble("moved", 2.0), Trouble("moved", 3.0), HandPass(5.0), Drawn(0, 6.0)]
    deal._count_incidents()
    assert deal.moved.reported == Counter({"moved": 1, "false moved": 1, "false HandPass": 1})


@pytest.mark.whole
def test_both_films_are_the_same_but_for_the_markers() -> None:
    """The same acts at the same times, the box in the same places."""
    films = [MovedDeal(Blind(), 5, markers=markers, cards=3, turned=0.3) for markers in (False, True)]
    assert films[0].deck == films[1].deck
    paths = []
    for film in films:
        path = []
        for number, _ in enumerate(film.shots()):
            path.append((film.scene.box, film.scene.drawn, film.scene.busy))
            if number > 250:
                break
        paths.append(path)
    assert paths[0] == paths[1]
    assert len({box for box, _, _ in paths[0]}) > 1
    assert films[0].moved.acts == films[1].moved.acts


def test_films_are_added_up_and_set_side_by_side() -> None:
    one = Moved(
        Tally(cards=4, rank_right=3, missed=1),
        Counter({"pushed": 2, "held": 1}),
        Counter({"moved": 1, "false covered": 1}),
        [0.5, 30.0],
        lost=1,
        found_s=[0.1],
        troubled_s=4.0,
        film_s=20.0,
    )
    other = Moved(
        Tally(cards=4, rank_right=4), Counter({"pushed": 2, "held": 1}), Counter({"moved": 2}), [0.1, 0.2], 0, [0.1]
    )
    text = table(together([one, one]), other)
    assert "| cards right | 6 of 8 | 4 of 4 |" in text
    assert "| reported though it did not happen | 2 covered | none |" in text
    assert "| pushes reported as *moved* | 2 of 4 | 2 of 2 |" in text
    assert "| rests with the window more than 2 mm off, or unknown | 4 of 6 | 0 of 2 |" in text
    assert "| held by a trouble of the picture | 8.0 of 40 s | 0.0 of 0 s |" in text
