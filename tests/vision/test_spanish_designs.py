"""The drawn designs of Spanish packs: eight, half of them kept back, every card another."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from tests.instruments.benchmarks.designs import worn
from tests.vision.spanish_designs import DESIGNS, labels, raster


def test_half_of_the_designs_are_kept_back_and_both_halves_have_all_kinds() -> None:
    halves = [[one for one in DESIGNS.values() if one.kept_back is kept] for kept in (False, True)]
    for half in halves:
        assert len(half) == 4
        assert {one.double for one in half} == {True, False}
        assert {one.cards for one in half} == {40, 48}
        assert {one.corner for one in half} == {"number", "sign", ""}
        assert {"pinta", "double", ""} <= {one.frame for one in half}


@pytest.mark.parametrize("name", DESIGNS)
def test_every_card_of_a_design_is_another(name: str) -> None:
    small = {label: raster(name, label)[::4, ::4].astype(int) for label in labels(name) if label[0] in "167SR"}
    for one, other in combinations(small, 2):
        assert (np.abs(small[one] - small[other]).max(axis=2) > 60).sum() > 20, (one, other)


def test_a_double_headed_court_is_alike_both_ways_up_and_a_full_one_is_not() -> None:
    for name, double in (("ribera", True), ("molino", False)):
        face = raster(name, "RO").astype(int)
        middle = face[60:-60, 60:-60]
        assert bool(np.abs(middle - middle[::-1, ::-1]).mean() < 3) is double


def test_wear_leaves_the_card_what_it_is() -> None:
    face = raster("huerta", "4C")
    used = worn(face, np.random.default_rng(1))
    assert used.shape == face.shape
    assert 0.5 < np.abs(used.astype(int) - face).mean() < 40
