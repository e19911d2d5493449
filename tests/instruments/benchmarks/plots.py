"""Draws what the reader can do, as PNG files: `python -m tests.instruments.benchmarks.plots --out build/plots`.

reliability.png: how often a probability is right, on photographs (the halves that no threshold was chosen on; left out
where there are none) and on rendered cards of the unseen designs. confusion.png: which rank is taken for which, on the
latter. conditions.png: right, unsure and silently wrong against focus blur, size, exposure and tilt, one varied at a
time, on rendered boxes with cards of the unseen designs. Needs matplotlib (the `training` extra).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.instruments.benchmarks.calibration import REPORT, cards_of
from tests.instruments.benchmarks.clips import design
from vision.quads import rectify
from vision.read.reader import CardReader
from vision.reading import RANKS
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty
from vision.track.views import fitted
from vision.training.choose import DESIGN, Points, photographs
from vision.training.thresholds import BINS, Point, calibration_error, reliability, upper_bound

GOOD, UNSURE, SILENT, INK, QUIET = "#2e8b57", "#d9902f", "#c0392b", "#20252b", "#8a9199"
SIZE = (1280, 720)


@dataclass(frozen=True)
class Sweep:
    """One condition, varied while all others are drawn from an ordinary table's."""

    title: str
    unit: str
    values: tuple[float, ...]
    knob: Callable[[Difficulty, float], Difficulty]
    ordinary: tuple[float, float]
    """What an ordinary table has."""


SWEEPS = (
    Sweep(
        "Focus blur", "sigma, share of the card's width in %", (0, 0.5, 1, 1.5, 2, 2.5, 3, 4),
        lambda d, v: replace(d, focus_blur_px=v / 100 * d.card_px), (0, 0.6),
    ),
    Sweep(
        "Size", "card's width in px", (40, 55, 70, 90, 110, 150, 220, 350),
        lambda d, v: replace(d, card_px=v, focus_blur_px=min(d.focus_blur_px, 0.006 * v)), (110, 420),
    ),
    Sweep(
        "Exposure", "EV", (-5, -4, -3, -2, -1, 0, 1, 2, 3),
        lambda d, v: replace(d, exposure_ev=v), (-1.5, 1.5),
    ),
    Sweep("Tilt", "degrees", (0, 8, 15, 25, 35, 45, 55), lambda d, v: replace(d, tilt_deg=v), (0, 12)),
)  # fmt: skip


@dataclass(frozen=True)
class Share:
    """Of `cards` at one value of a condition: ranks right and acted on, not sure, silently wrong."""

    value: float
    cards: int
    right: int
    silent: int

    @property
    def unsure(self) -> int:
        return self.cards - self.right - self.silent


def swept(reader: CardReader, sweep: Sweep, cards: int, seed: int) -> list[Share]:
    """The reader on still frames of a box, the outline refined from where the window truly is."""
    shares = []
    for value in sweep.values:
        right = silent = 0
        for number in range(cards):
            rng = np.random.default_rng([seed, number])
            card = str(rng.choice(card_art.PACK))
            knobs = sweep.knob(Difficulty.random(rng, size=SIZE), value)
            art = design((DESIGN, REPORT)[number % 2])
            scene = Scene([card], seed=seed + number, size=SIZE, difficulty=knobs, art=art)
            image = scene.frame().image
            rank = reader.read(rectify(image, fitted(image, scene.window_quad))).rank
            right += rank == card[0]
            silent += rank not in (None, card[0])
        shares.append(Share(value, cards, right, silent))
    return shares


def conditions(plt: Any, sweeps: Sequence[tuple[Sweep, list[Share]]], path: Path) -> None:
    figure, axes = plt.subplots(2, 2, figsize=(12, 8.4), layout="constrained")
    for axis, (sweep, shares) in zip(axes.flat, sweeps, strict=True):
        at = range(len(shares))
        for name, colour, counts in (
            ("right", GOOD, [s.right for s in shares]),
            ("not sure", UNSURE, [s.unsure for s in shares]),
            ("silently wrong", SILENT, [s.silent for s in shares]),
        ):
            share = [100 * n / s.cards for n, s in zip(counts, shares, strict=True)]
            if name == "right":
                low = [100 * (1 - upper_bound(s.cards - n, s.cards)) for n, s in zip(counts, shares, strict=True)]
                high = [100 * upper_bound(n, s.cards) for n, s in zip(counts, shares, strict=True)]
                axis.fill_between(at, low, high, color=colour, alpha=0.15, linewidth=0)
            axis.plot(at, share, "o-", color=colour, linewidth=2.2, markersize=6, label=name, clip_on=False)
        inside = [k for k, s in enumerate(shares) if sweep.ordinary[0] <= s.value <= sweep.ordinary[1]]
        axis.axvspan(min(inside) - 0.25, max(inside) + 0.25, color=QUIET, alpha=0.13, label="an ordinary table")
        axis.set_xticks(list(at), [f"{s.value:g}" for s in shares])
        axis.set_ylim(-3, 103)
        _dress(axis, f"{sweep.title}", f"{sweep.unit}", "% of cards")
    axes.flat[0].legend(loc="center left", frameon=False, fontsize=11)
    cards = sweeps[0][1][0].cards
    figure.suptitle(
        f"Ranks read on two designs the training never saw, rendered, {cards} cards at each point; band: 95 % bounds",
        fontsize=13, color=INK,
    )  # fmt: skip
    figure.savefig(path, dpi=110)


def reliability_diagram(plt: Any, named: Sequence[tuple[str, Points]], path: Path) -> None:
    figure, axes = plt.subplots(1, 2, figsize=(12, 6.2), layout="constrained")
    for axis, what in zip(axes, ("rank", "suit"), strict=True):
        axis.plot([-2, 5], [-2, 5], "--", color=QUIET, linewidth=1.2, label="as right as it says")
        for (name, points), colour in zip(named, ("#2563a8", UNSURE), strict=False):
            found = points.of(what)
            bins = [b for b in reliability(found, _edges(found)) if b.cards >= 5]
            x = [_odds(b.mean) for b in bins]
            right = [round(b.right * b.cards) for b in bins]
            y = [_odds((n + 0.5) / (b.cards + 1)) for n, b in zip(right, bins, strict=True)]
            low = [_odds(1 - upper_bound(b.cards - n, b.cards)) for n, b in zip(right, bins, strict=True)]
            high = [_odds(upper_bound(n, b.cards)) for n, b in zip(right, bins, strict=True)]
            axis.vlines(x, low, high, color=colour, linewidth=1.6, alpha=0.55)
            text = f"{name}: {len(found)} cards, ECE {100 * calibration_error(found):.2f} %"
            axis.plot(x, y, "o", color=colour, markersize=8, label=text)
        ticks = (0.05, 0.2, 0.5, 0.8, 0.95, 0.99, 0.999, 0.9999, 0.99999)
        for set_ticks in (axis.set_xticks, axis.set_yticks):
            set_ticks([_odds(p) for p in ticks], [f"{p:g}" for p in ticks])
        axis.set_xlim(_odds(0.03), _odds(0.999995))
        axis.set_ylim(_odds(0.03), _odds(0.999995))
        axis.legend(loc="lower right", frameon=False, fontsize=11)
        _dress(axis, f"{what.capitalize()}", "probability of the best label", "share that is right")
    figure.suptitle(
        "Is the reader as sure as it is right? Bars: 95 % bounds; above the line it is too modest",
        fontsize=13,
        color=INK,
    )
    figure.savefig(path, dpi=110)


def confusion(plt: Any, points: Points, path: Path) -> None:
    counts = np.zeros((len(RANKS), len(RANKS)), int)
    for truth, label in points.confused:
        counts[RANKS.index(truth), RANKS.index(label)] += 1
    figure, axis = plt.subplots(figsize=(8.4, 7.6), layout="constrained")
    share = counts / np.maximum(counts.sum(axis=1, keepdims=True), 1)
    wrong = np.ma.masked_where((counts == 0) | np.eye(len(RANKS), dtype=bool), share)
    axis.imshow(wrong, cmap="Oranges", vmin=-0.02, vmax=0.15)
    for y, x in np.ndindex(counts.shape):
        if counts[y, x]:
            colour, weight = (GOOD, "normal") if x == y else ("white" if share[y, x] > 0.09 else INK, "bold")
            axis.text(x, y, f"{counts[y, x]}", ha="center", va="center", fontsize=10, color=colour, fontweight=weight)
    names = ["10" if rank == "T" else rank for rank in RANKS]
    axis.set_xticks(range(len(RANKS)), names)
    axis.set_yticks(range(len(RANKS)), names)
    axis.set_xticks(np.arange(-0.5, len(RANKS)), minor=True)
    axis.set_yticks(np.arange(-0.5, len(RANKS)), minor=True)
    axis.grid(which="minor", color="#e3e6e8")
    axis.tick_params(which="minor", length=0)
    right = int(np.trace(counts))
    _dress(axis, f"Best rank on unseen rendered designs, sure or not: {right} of {counts.sum()} right", "read as", "is")
    axis.grid(False, which="major")
    figure.savefig(path, dpi=110)


def _edges(points: Sequence[Point]) -> Sequence[float]:
    """The usual bins, and a finer one at the top where most cards are."""
    return (0.0, 0.2, *BINS[1:-1], 0.9997, 1.0001) if points else BINS


def _odds(p: float) -> float:
    """log10 of the odds."""
    p = min(max(p, 1e-6), 1 - 1e-6)
    return float(np.log10(p / (1 - p)))


def _dress(axis: Any, title: str, x: str, y: str) -> None:
    axis.set_title(title, fontsize=13, color=INK, loc="left", fontweight="bold")
    axis.set_xlabel(x, fontsize=11, color=INK)
    axis.set_ylabel(y, fontsize=11, color=INK)
    axis.tick_params(labelsize=10.5, colors=INK)
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)
    axis.grid(True, color="#e3e6e8", linewidth=0.8)
    axis.set_axisbelow(True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/plots"))
    parser.add_argument("--cards", type=int, default=60, help="cards at each point of conditions.png")
    parser.add_argument("--rendered", type=int, default=3000, help="rendered cards of each unseen design")
    parser.add_argument("--limit", type=int, default=0, help="at most so many photographs of each folder")
    args = parser.parse_args()
    try:
        import matplotlib
    except ImportError:
        parser.exit(2, "plots: matplotlib is missing. Type: .venv/bin/pip install matplotlib\n")
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    cv2.setNumThreads(1)
    args.out.mkdir(parents=True, exist_ok=True)
    reader = CardReader()
    unseen = Points()
    for made in (cards_of(reader, name, args.rendered) for name in (DESIGN, REPORT)):
        if made is None:
            parser.exit(2, "plots: Type: sudo apt-get install gnome-cards-data librsvg2-bin\n")
        for mine, theirs in ((unseen.rank, made.rank), (unseen.suit, made.suit)):
            mine += theirs
        unseen.confused += made.confused
    confusion(plt, unseen, args.out / "confusion.png")
    conditions(plt, [(s, swept(reader, s, args.cards, seed=1)) for s in SWEEPS], args.out / "conditions.png")
    halves = photographs(reader, args.limit)
    named = [("photographs", halves[1])] if halves else []
    reliability_diagram(plt, [*named, ("unseen rendered designs", unseen)], args.out / "reliability.png")
    print(f"written to {args.out}: confusion.png, conditions.png, reliability.png")


if __name__ == "__main__":
    main()
