"""Which thresholds are chosen of what was measured, and when they are written."""

import json
from pathlib import Path

import numpy as np
import pytest

from vision.offline.stills import FoundCard
from vision.read.networks import WEIGHTS
from vision.read.reader import Calibration
from vision.reading import NONE, RANKS, SUITS, Reading
from vision.training import choose, labelled
from vision.training.choose import Points, chosen
from vision.training.thresholds import GRID

SHIPPED = Calibration.load(WEIGHTS / "reader.json")
RIGHT = [(0.9999, True)] * 4000


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the shipped weights, before photographs whose surest error has 0.93 and rendered cards without."""
    for path in WEIGHTS.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    half = Points(rank=[(0.93, False), (0.99, True)], suit=[(0.99, True)])
    monkeypatch.setattr(labelled, "present", lambda: True)
    monkeypatch.setattr(choose, "photographs", lambda reader: (half, Points()))
    monkeypatch.setattr(choose, "rendered", lambda *_: Points(rank=RIGHT, suit=RIGHT))
    return tmp_path


def test_only_the_two_thresholds_are_written(weights: Path) -> None:
    before = json.loads((weights / "reader.json").read_text())
    choose.main(["--out", str(weights)])
    after = json.loads((weights / "reader.json").read_text())
    assert after == before | {"rank_sure": 0.981}, "three times the odds of 0.93, and the next step"
    assert list(after) == list(before)


def test_without_photographs_nothing_is_written(
    weights: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(labelled, "present", lambda: False)
    before = (weights / "reader.json").read_bytes()
    choose.main(["--out", str(weights)])
    assert (weights / "reader.json").read_bytes() == before
    assert "the thresholds stay as they were: rank 0.976, suit 0.95" in capsys.readouterr().out


def test_without_the_unseen_design_nothing_is_written(
    weights: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(*_: object) -> Points:
        raise FileNotFoundError("no sheet")

    monkeypatch.setattr(choose, "rendered", absent)
    before = (weights / "reader.json").read_bytes()
    choose.main(["--out", str(weights)])
    assert (weights / "reader.json").read_bytes() == before
    assert "no rendered cards of orell: no sheet" in capsys.readouterr().out


def test_a_threshold_for_which_the_rule_finds_none_stays() -> None:
    sure_errors = Points(rank=[(1.0, False)], suit=[(0.98, False)])
    made, lines = chosen(SHIPPED, sure_errors, Points(rank=RIGHT, suit=RIGHT))
    assert made.rank_sure == SHIPPED.rank_sure
    assert "the shipped threshold 0.976 stays" in lines[0]
    assert SHIPPED.suit_sure < made.suit_sure <= GRID[-1]
    assert lines[1].startswith(f"suit: acts from {made.suit_sure:g} (shipped 0.95)")


def test_backs_count_as_errors_of_any_label_and_unknown_suits_not_at_all() -> None:
    ranks = dict.fromkeys((*RANKS, NONE), 0.0) | {"K": 0.7, "J": 0.2, NONE: 0.1}
    suits = dict.fromkeys((*SUITS, NONE), 0.0) | {"S": 0.9, NONE: 0.1}
    points = Points()
    for rank, suit in (("K", "S"), ("J", None), ("", "")):
        points.add(Reading(ranks, suits, None, None, 0.7), rank, suit)
    assert points.rank == [(0.7, True), (0.7, False), (0.7, False)]
    assert points.suit == [(0.9, True), (0.9, False)]
    assert points.confused == [("K", "K"), ("J", "K")]


def test_in_a_fan_each_card_is_paired_with_what_is_seen_of_it() -> None:
    """The outline of the lower card holds most of what is seen of the upper one, more than the upper's own does."""

    def card(rank: str, box: tuple[float, float, float, float]) -> FoundCard:
        x0, y0, x1, y1 = box
        quad = np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], np.float32)
        reading = Reading(dict.fromkeys((*RANKS, NONE), 0.0), dict.fromkeys((*SUITS, NONE), 0.0), rank, None, 1.0)
        return FoundCard(quad, 0.9, reading)

    upper, lower = labelled.Truth("9", "?", (80, 0, 160, 200)), labelled.Truth("K", "?", (0, 0, 100, 200))
    over, under = card("9", (95, 0, 400, 200)), card("K", (38, 0, 400, 200))
    pairs, left = labelled._matched([upper, lower], [over, under])
    assert [(pair.truth.rank, pair.found and pair.found.reading.rank) for pair in pairs] == [("9", "9"), ("K", "K")]
    assert left == []
    pairs, left = labelled._matched([upper], [over, under])
    assert [pair.found for pair in pairs] == [under]
    assert left == [over]
