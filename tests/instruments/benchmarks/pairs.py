"""Two cards drawn at once from the box: how often each of the two detectors finds a pair, and reports a false one.

    python -m tests.instruments.benchmarks.pairs --deals 20 --seed 20000
    python -m tests.instruments.benchmarks.pairs --deals 6 --seed 1000 --hardship double

Deals of the films of `benchmarks.films`, small pictures, own cards, but only those pictures are rendered that the
detectors judge, and there is no tracker: the true window and the true time of each draw are given. `movement` is the
strip of the second card behind the first (`vision.track.pairs`), `table` the place where they come to rest
(`vision.track.landing`). Prints each pair that is missed or falsely reported, then the counts.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import cv2
import numpy as np

from tests.instruments.film.film import Film
from tests.instruments.film.play import Slide
from tests.instruments.film.setting import FilmSetting
from vision.quads import CARD_H, CARD_W, Image, Quad, portrait, rectify
from vision.track.landing import LONGEST_S, STILL_S, LandingDetector
from vision.track.pairs import PairDetector, glance

_MOST_STILLS = 6
"""Pictures of the table at rest after a draw."""
_LAGS_MM = (0.0, 2.5, 4.0, 8.0, 15.0)


class Deal:
    """One deal's pictures."""

    def __init__(self, seed: int, hardship: str, cards: int) -> None:
        setting = FilmSetting.hard(np.random.default_rng([seed, 1]), hardship, cards=cards)
        self.film = Film(seed, replace(setting, parks=False))
        self.slides = [slide for slide in self.film.play.slides if not slide.back]
        self.side = self._exit_side()

    def window_at(self, time_s: float) -> Quad:
        """The outline of the window, which the hand nudges now and then."""
        return portrait(self.film.window_at(time_s))

    def _exit_side(self) -> int:
        """Which side of the window cards leave to: 0 and 1 along the short sides, 2 and 3 the long ones."""
        layout = self.film.layout
        x, y = 0.5 * layout.card_along * layout.slit
        middle = layout.camera.pixel(0.0, 0.0, layout.card_z)
        beyond = layout.camera.pixel(float(x), float(y), layout.card_z)
        ends = self.film.outline(np.array([middle, beyond]))
        corners = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
        matrix = cv2.getPerspectiveTransform(self.window_at(0.0), corners)
        (x0, y0), (x1, y1) = cv2.perspectiveTransform(ends[None].astype(np.float32), matrix)[0]
        if abs(x1 - x0) > abs(y1 - y0):
            return 0 if x1 > x0 else 1
        return 2 if y1 > y0 else 3

    def stills(self, after_s: float, before_s: float) -> list[Image]:
        """Pictures of the table while nothing moves, between two times."""
        times = np.arange(after_s, before_s, STILL_S)
        quiet = [t for t in times if not self.film.play.moves(t) and not self.film.play.moves(t + 0.03)]
        return [self.film.frame_at(t) for t in quiet[:_MOST_STILLS]]

    def moving(self, slide: Slide) -> list[Image]:
        """The pictures of a draw."""
        fps = self.film.setting.fps
        return [
            self.film.frame_at(n / fps)
            for n in range(round(slide.begins_s * fps), round((slide.ends_s + 0.2) * fps))
            if n >= 0
        ]


def shown(found: Counter[str], deal: Deal, seed: int) -> None:
    """Plays a deal to both detectors and counts what they say in `found`."""
    landing, slides, window = LandingDetector(), deal.slides, deal.window_at(0.0)
    landing.card_reported(None, alone=True)
    rest = deal.stills(0.0, slides[0].begins_s)
    _see(landing, rest, window, 0.0)
    for k, slide in enumerate(slides):
        ends_s = slides[k + 1].begins_s if k + 1 < len(slides) else deal.film.play.length_s
        pictures, after = deal.moving(slide), deal.stills(slide.ends_s, ends_s)
        if not rest or not after:
            found["no picture at rest"] += 1
            rest = after or rest
            continue
        before = rectify(rest[-1], window)
        window = deal.window_at(slide.ends_s)
        glances = [glance(picture, window) for picture in pictures]
        detector = PairDetector()
        detector.card_drawn(glances, before, rectify(after[0], window), window, (deal.side,))
        by_movement = False
        while detector.pending:
            by_movement = detector.check() or by_movement
        landing.card_reported(before, alone=True)
        by_table = _see(landing, after, window, slide.ends_s)
        lag = slide.cards[-1][1](slide.ends_s) - slide.cards[0][1](slide.ends_s) if len(slide.cards) > 1 else 0.0
        kind = next((f"{a:g}-{b:g} mm" for a, b in pairwise(_LAGS_MM) if a < lag <= b), "single")
        found[kind] += 1
        found[f"{kind} by movement"] += by_movement
        found[f"{kind} by table"] += by_table
        found[f"{kind} told"] += by_movement or by_table
        if (by_movement or by_table) is (lag == 0):
            ways = f"movement {by_movement}, table {by_table}"
            print(f"deal {seed}, draw {k} at {slide.begins_s:.2f} s, second {lag:.1f} mm behind: {ways}", flush=True)
        rest = after


def _see(landing: LandingDetector, pictures: list[Image], window: Quad, time_s: float) -> bool:
    """What the table shows in these pictures."""
    told = False
    for k, picture in enumerate(pictures):
        landing.see(picture, window, time_s + k * STILL_S)
        while landing.pending:
            told = landing.check(LONGEST_S) or told
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--cards", type=int, default=52)
    parser.add_argument("--seed", type=int, default=20000, help="of the first deal; the others follow")
    parser.add_argument("--hardship", default="", choices=("", "double", "drag", "displaced"))
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    found: Counter[str] = Counter()
    for seed in range(arguments.seed, arguments.seed + arguments.deals):
        shown(found, Deal(seed, arguments.hardship, arguments.cards), seed)
        print(f"deal {seed}: {dict(sorted(found.items()))}", flush=True)
    for kind in sorted({kind.split(" by ")[0].removesuffix(" told") for kind in found}):
        ways = ", ".join(f"{way} {found[f'{kind} {way}']}" for way in ("told", "by movement", "by table"))
        print(f"{kind:20s}{found[kind]:6d}  {ways}")


if __name__ == "__main__":
    main()
