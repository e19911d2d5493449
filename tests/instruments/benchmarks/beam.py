"""How well the dwell of the exit beam could detect two cards drawn at once, with simulated edges.

    python -m tests.instruments.benchmarks.beam --films 120 --seed 1000

Nothing is rendered: the plays of the films of `--hardship double` say where the cards are. The beam is dark from the
leading edge of the first card to the trailing edge of the last one, reported without delay. The camera places the first
one to 0.5 mm in every picture in which it is 8 mm out and 18 mm of it are left; that is better than it does, and no
hand is in the way. A parabola through those places gives how far the card went while the beam was dark. Printed is how
much longer than a card that is for single draws, and how many pairs exceed all but one in a hundred of them.
"""

from __future__ import annotations

import argparse

import numpy as np

from tests.instruments.film.hardship import dealer
from tests.instruments.film.play import Layout, Slide
from tests.instruments.film.setting import FilmSetting

_FIRST_MM = 8.0
"""Displacement from which on a card is placed."""
_REST_MM = 18.0
"""Length of it that must be left in the window."""
_PLACED_MM = 0.5
"""Error of a place, one sigma."""
_BEYOND_MM = 1.0
"""Way from the box's outer edge to the beam."""
_INSTANTS = 4000
"""Moments of a draw at which the beam is looked at: 0.15 ms apart at most."""
_LAGS_MM = ((0.5, 2.5), (2.5, 4.0), (4.0, 8.0), (8.0, 12.1))


def excess_mm(slide: Slide, layout: Layout, fps: float, rng: np.random.Generator) -> float | None:
    """By how much what passed the beam is longer than a card, as camera and beam have it; None: too few pictures."""
    upper, lower = slide.cards[-1][1], slide.cards[0][1]
    to_beam = layout.half_along - layout.card_along / 2 + _BEYOND_MM
    times = np.linspace(slide.begins_s, slide.ends_s, _INSTANTS)
    dark = np.array([upper(t) >= to_beam and lower(t) < to_beam + layout.card_along for t in times])
    began_s, ended_s = times[dark][[0, -1]]
    pictures = np.arange(np.ceil(slide.begins_s * fps), slide.ends_s * fps) / fps
    ways = np.array([upper(t) for t in pictures]) + rng.normal(0, _PLACED_MM, len(pictures))
    placed = (ways > _FIRST_MM) & (ways < layout.card_along - _REST_MM)
    if np.count_nonzero(placed) < 3:
        return None
    way = np.polyfit(pictures[placed] - ended_s, ways[placed], 2)
    return float(np.polyval(way, 0.0) - np.polyval(way, began_s - ended_s)) - layout.card_along


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--films", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1000, help="of the first film; the others follow")
    arguments = parser.parse_args()
    found: list[tuple[float, float]] = []
    unplaced = 0
    for seed in range(arguments.seed, arguments.seed + arguments.films):
        setting = FilmSetting.hard(np.random.default_rng([seed, 1]), "double", cards=10)
        layout = Layout(setting, np.random.default_rng([seed, 2]))
        play = dealer(layout, np.random.default_rng([seed, 4])).perform()
        for slide in play.slides:
            longer = excess_mm(slide, layout, setting.fps, np.random.default_rng([seed, len(found)]))
            if longer is None:
                unplaced += 1
                continue
            found.append((slide.cards[-1][1](slide.ends_s) - slide.cards[0][1](slide.ends_s), longer))
    single = np.array([longer for lag, longer in found if lag == 0])
    least, middle, most = np.percentile(single, [1, 50, 99])
    print(f"{len(found) + unplaced} draws, {unplaced} with too few pictures")
    print(f"one card: longer by {middle:+.1f} mm in the middle, 98 % within {least:+.1f} and {most:+.1f} mm")
    for low, high in _LAGS_MM:
        pairs = [longer for lag, longer in found if low <= lag < high]
        print(f"second {low:g} to {high:g} mm behind: {sum(longer > most for longer in pairs)} of {len(pairs)} told")


if __name__ == "__main__":
    main()
