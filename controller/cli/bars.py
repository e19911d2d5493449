"""Figures of bets as a picture: a bar each, as SVG, by hand: no library draws it, and any browser shows it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from pathlib import Path

from controller.cli.mistakes import InputError

ROW = 28
"""Height of a bar with what is between it and the next, px."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A share of what is staked, and half of its confidence interval (0: it is exact). `odd`: in another colour."""

    name: str
    share: float
    margin: float = 0.0
    odd: bool = False


def bar_of(name: str, edge: str) -> Bar:
    """The bar of an exact figure, such as "1/66"; odd where the player gains."""
    share = float(Fraction(edge))
    return Bar(name, share, odd=share < 0)


def try_plot(path: str) -> None:
    """Whether a picture can be written there, found out before anything is counted. Raises InputError."""
    if not path.endswith(".svg"):
        raise InputError("cli-plot-no-svg", path=path)
    new = not os.path.lexists(path)
    try:
        with open(path, "ab"):
            pass
        if new:
            os.unlink(path)
    except OSError as problem:
        raise _not_written(path, problem) from None


def write_plot(path: str, bars: Sequence[Bar], axis: str) -> None:
    """The picture into a file. Raises InputError."""
    try:
        Path(path).write_text(as_svg(bars, axis), encoding="utf-8")
    except OSError as problem:
        raise _not_written(path, problem) from None


def _not_written(path: str, problem: OSError) -> InputError:
    return InputError("cli-plot-not-written", path=path, why=problem.strerror or str(problem))


def as_svg(bars: Sequence[Bar], axis: str) -> str:
    """Bars from zero, to the right for what the house or the bank gains, each with its name and its figure. `axis`:
    what the shares are."""
    height = ROW * len(bars) + 40
    most = max(0.01, *(abs(bar.share) + bar.margin for bar in bars))
    zero, scale = 520.0, 230.0 / most
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="13" '
        f'width="860" height="{height}">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<line x1="{zero}" x2="{zero}" y1="10" y2="{height - 25}" stroke="black"/>',
        f'<text x="{zero}" y="{height - 8}" text-anchor="middle">{escape(axis)}</text>',
    ]
    for i, bar in enumerate(bars):
        y = 18 + ROW * i
        end = zero + bar.share * scale
        low, high = (zero + (bar.share + sign * bar.margin) * scale for sign in (-1, 1))
        parts += [
            f'<text x="10" y="{y + 12}">{escape(bar.name)}</text>',
            f'<rect x="{min(zero, end):.1f}" y="{y}" width="{abs(end - zero):.1f}" height="16" '
            f'fill="{"#b33" if bar.odd else "#375"}"/>',
            *(
                [f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y + 8}" y2="{y + 8}" stroke="black" stroke-width="2"/>']
                if bar.margin
                else []
            ),
            f'<text x="780" y="{y + 12}">{bar.share * 100:.2f} %</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
