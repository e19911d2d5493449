"""The rule that sets the reader's thresholds, and the figures it reports."""

import math

import pytest

from vision.training.thresholds import (
    GRID,
    LEAST,
    calibration_error,
    choose,
    reliability,
    silent,
    unsure,
    upper_bound,
)

CLEAN = [(0.9999, True)] * 6000


def test_the_bound_of_no_errors_is_the_rule_of_three() -> None:
    assert upper_bound(0, 5200) == pytest.approx(1 - 0.05 ** (1 / 5200))
    assert upper_bound(0, 100) == pytest.approx(0.0295, abs=1e-4)


@pytest.mark.parametrize(("errors", "trials"), [(1, 100), (5, 50), (49, 50), (10, 520)])
def test_at_the_bound_so_few_errors_have_one_chance_in_twenty(errors: int, trials: int) -> None:
    p = upper_bound(errors, trials)
    chance = sum(math.comb(trials, k) * p**k * (1 - p) ** (trials - k) for k in range(errors + 1))
    assert chance == pytest.approx(0.05, rel=1e-3)


def test_a_bound_of_nothing_or_of_errors_only_is_one() -> None:
    assert (upper_bound(0, 0), upper_bound(50, 50)) == (1.0, 1.0)


def test_without_any_error_the_least_threshold_does() -> None:
    assert choose(CLEAN, CLEAN).threshold == LEAST


def test_a_sure_error_on_a_photograph_lifts_the_threshold_well_above_it() -> None:
    choice = choose([*CLEAN, (0.96, False)], CLEAN)
    odds = choice.threshold / (1 - choice.threshold)
    assert 3 * 24 <= odds <= 4 * 24
    assert choice.photographs > choice.rendered


def test_a_sure_error_on_an_unseen_design_lifts_it_too() -> None:
    errors = [(0.995, False)] * 10
    choice = choose(CLEAN, [*CLEAN, *errors])
    assert choice.threshold > 0.995
    assert upper_bound(*silent([*CLEAN, *errors], choice.threshold)) <= 0.001


def test_too_few_rendered_cards_and_hopeless_errors_choose_nothing() -> None:
    with pytest.raises(ValueError, match="100 rendered cards cannot bound the silent rate: at least 2995"):
        choose(CLEAN, CLEAN[:100])
    with pytest.raises(ValueError, match="no threshold up to"):
        choose(CLEAN, [*CLEAN, *[(0.99999, False)] * 20])
    with pytest.raises(ValueError, match=r"the surest error on photographs has 0\.99999"):
        choose([*CLEAN, (0.99999, False)], CLEAN)


def test_the_threshold_is_rounded_to_the_careful_side() -> None:
    for worst in (0.91, 0.96, 0.977, 0.9901):
        choice = choose([(worst, False)], CLEAN)
        assert choice.threshold >= choice.photographs
        assert choice.threshold <= GRID[-1]


def test_counts() -> None:
    points = [(0.99, True), (0.99, False), (0.5, True), (0.5, False)]
    assert silent(points, 0.9) == (1, 4)
    assert unsure(points, 0.9) == 1


def test_reliability_and_calibration_error() -> None:
    points = [(0.85, True)] * 8 + [(0.85, False)] * 2 + [(0.6, False)] * 10
    low, high = reliability(points)
    assert (low.cards, low.mean, low.right) == (10, pytest.approx(0.6), 0.0)
    assert (high.low, high.high, high.right) == (0.8, 0.9, 0.8)
    assert calibration_error(points) == pytest.approx(0.5 * 0.6 + 0.5 * 0.05)
    assert calibration_error([]) == 0.0
