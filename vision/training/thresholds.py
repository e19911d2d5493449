"""From which probability a rank or suit is acted on: the rule, and the figures that describe a calibration.

Pure arithmetic on points (probability of the best label, whether it is right). Where the points come from is the
caller's affair; `choose` takes them from photographs and from rendered cards of an unseen design.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, bool]

LEAST = 0.95
"""No threshold is lower, however well everything went: one in twenty is no certainty."""
ODDS_MARGIN = 3.0
"""The threshold's odds are at least this many times those of the surest error among the photographs: the allowance for
photographs, lights and packs that were not among them."""
RENDERED_SILENT = 0.001
"""The upper bound of the silent rate on rendered cards of an unseen design, covered and blurred ones included, must not
exceed this."""
LEVEL = 0.95
"""Confidence of every upper bound (one-sided)."""
BINS = (0.0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1.0001)
GRID = (LEAST, *(1 / (1 + 10 ** -(k / 10)) for k in range(13, 46)))
"""Thresholds that are tried: the least, then odds of 10^1.3 to 10^4.5, ten to a decade."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A threshold and why it is no lower: the photographs' surest error asks for `photographs`, the rendered cards for
    `rendered`."""

    threshold: float
    photographs: float
    rendered: float


@dataclass(frozen=True, slots=True)
class Bin:
    """Cards whose best label has a probability in [low, high): how many, mean probability, share right, 0..1."""

    low: float
    high: float
    cards: int
    mean: float
    right: float


def choose(photographs: Sequence[Point], rendered: Sequence[Point]) -> Choice:
    """The least threshold of GRID that both kinds of cards allow. Raises ValueError when no threshold of GRID does:
    too few rendered cards, or too many sure errors."""
    if upper_bound(0, len(rendered)) > RENDERED_SILENT:
        needed = math.ceil(math.log(1 - LEVEL) / math.log(1 - RENDERED_SILENT))
        raise ValueError(f"{len(rendered)} rendered cards cannot bound the silent rate: at least {needed} are needed")
    worst = max((p for p, right in photographs if not right), default=0.0)
    by_photographs = max(LEAST, _with_odds(worst, ODDS_MARGIN))
    allowed = [t for t in GRID if upper_bound(*silent(rendered, t)) <= RENDERED_SILENT]
    if not allowed or allowed[-1] < by_photographs:
        raise ValueError(
            f"no threshold up to {GRID[-1]:.5f} does: the surest error on photographs has {worst:.5f}; "
            f"{silent(rendered, GRID[-1])[0]} of {len(rendered)} rendered cards are wrong and surer than that"
        )
    by_rendered = max(LEAST, allowed[0])
    least = max(by_photographs, by_rendered)
    return Choice(_rounded_up(next(t for t in GRID if t >= least)), by_photographs, by_rendered)


def silent(points: Sequence[Point], threshold: float) -> tuple[int, int]:
    """(wrong and acted on, all) of these cards with this threshold."""
    return sum(p >= threshold and not right for p, right in points), len(points)


def unsure(points: Sequence[Point], threshold: float) -> int:
    """Right, but not acted on."""
    return sum(p < threshold and right for p, right in points)


def upper_bound(errors: int, trials: int) -> float:
    """Upper bound of an error rate (one-sided Clopper-Pearson at LEVEL), 1 for no trials."""
    if errors >= trials:
        return 1.0
    low, high = errors / trials, 1.0
    for _ in range(60):
        rate = (low + high) / 2
        low, high = (rate, high) if _at_most(errors, trials, rate) > 1 - LEVEL else (low, rate)
    return high


def reliability(points: Sequence[Point], edges: Sequence[float] = BINS) -> list[Bin]:
    """The bins that hold any card."""
    bins = []
    for low, high in itertools.pairwise(edges):
        inside = [(p, right) for p, right in points if low <= p < high]
        if inside:
            mean = sum(p for p, _ in inside) / len(inside)
            share = sum(right for _, right in inside) / len(inside)
            bins.append(Bin(low, min(high, 1.0), len(inside), mean, share))
    return bins


def calibration_error(points: Sequence[Point]) -> float:
    """Expected calibration error over BINS, 0..1; 0 for no points."""
    return sum(b.cards * abs(b.mean - b.right) for b in reliability(points)) / max(len(points), 1)


def _with_odds(p: float, factor: float) -> float:
    """The probability whose odds are `factor` times those of `p`."""
    return p * factor / (p * factor + 1 - p) if p < 1 else 1.0


def _rounded_up(p: float) -> float:
    """Rounded up to two digits of what is missing to 1: 0.97362 -> 0.974."""
    digits = 1 - math.floor(math.log10(1 - p))
    return float(round(1 - math.floor((1 - p) * 10**digits) / 10**digits, digits))


def _at_most(errors: int, trials: int, rate: float) -> float:
    """Probability of this many errors or fewer."""
    if rate >= 1.0:
        return float(errors >= trials)
    log_p, log_q = math.log(max(rate, 1e-300)), math.log1p(-rate)
    return sum(
        math.exp(
            math.lgamma(trials + 1)
            - math.lgamma(k + 1)
            - math.lgamma(trials - k + 1)
            + k * log_p
            + (trials - k) * log_q
        )
        for k in range(errors + 1)
    )
