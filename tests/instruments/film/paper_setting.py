"""What one film of cards dealt by hand on the printed sheet is like, drawn at random from a seed.

The ranges are those of a camera set up by hand over a table at home: 20 to 60 cm above, up to 35 degrees oblique, in
the light of a room. They are guesses about hands, not measured ones.
"""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass

import numpy as np

from tests.instruments.film.setting import CLOTHS, HANDS, FilmSetting, choice

PATTERNED = ("wood", "check", "stripe", "paisley")
"""Of the cloths those with a pattern."""
KINDS = ("easy", "normal", "oblique", "handheld", "dim", "lifted", "all")
"""What a film is about: the least of everything, what is usual, one thing alone, everything together."""

STACK = "stack"
"""The same without a sheet: a stack on a patterned cloth, under a telephone in the other hand."""


@dataclass(frozen=True)
class PaperSetting:
    """One film. `base`: camera, light and picture, as of the films of a box."""

    kind: str
    base: FilmSetting
    px_per_mm: float
    oblique_deg: float
    towards: float
    """Which way the camera leans, rad."""
    off_mm: float
    """How far a card is off the frame's middle, at most."""
    off_deg: float
    bend_mm: float
    """How much higher a card's middle is than its ends, at most; negative: its ends are higher."""
    lifted: float
    """Share of the cards that are lifted, 0..1; the others are slid."""
    rest_s: tuple[float, float]
    """How long the hand is away between two cards."""
    stays: float
    """Share of the draws between which the hand stays over the pack."""
    sway_mm: float
    """Of the hand that holds the camera."""
    hunts: float
    """Share of the light by which exposure and white balance wander."""
    back: float
    """Share of the draws that are begun and taken back, or where a hand passes only."""
    double: float
    """Share of the draws that take two cards as one."""

    @classmethod
    def random(cls, rng: np.random.Generator, kind: str, *, design: str = "own", cards: int = 12) -> PaperSetting:
        """`kind`: one of KINDS, or STACK."""
        u = rng.uniform
        every = kind == "all"
        stack = kind == STACK
        easy, oblique, held = kind == "easy", kind == "oblique" or every, kind == "handheld" or every or stack
        dim = kind == "dim" or (every and rng.random() < 0.5)
        fps = choice(rng, 20.0, 25.0, 30.0)
        large = rng.random() < 0.2
        base = dataclasses.replace(
            FilmSetting.random(rng, design=design),
            cards=cards,
            size=(1280, 720) if large else (640, 480),
            fps=fps,
            roll_deg=u(-12, 12),
            distance_mm=u(200, 600),
            cloth=choice(rng, *(PATTERNED if stack else CLOTHS)),
            ev=u(-1.6, -0.9) if dim else u(-0.5, 0.4),
            white_balance=choice(rng, (1.0, 1.0, 1.0), (0.78, 0.96, 1.12), (0.7, 0.95, 1.15), (1.08, 1.0, 0.94)),
            noise=u(4, 7) if dim else u(1, 3.5),
            spread_px=u(0.45, 0.8) if easy else u(0.5, 1.1),
            shutter_s=min(1 / 30 if dim else 1 / choice(rng, 50, 60, 100), 0.95 / fps),
            flicker=choice(rng, 0.0, 0.0, u(0.02, 0.08)),
            glare=0.0,
            vignette=u(0.05, 0.3),
            hand=choice(rng, *HANDS),
            codec=choice(rng, "mp4v", "MJPG"),
            light=(u(0, 2 * math.pi), u(0.2, 0.7)),
        )
        scale = u(1.75, 2.5) * (1.5 if large else 1.0)
        return cls(
            kind=kind,
            base=base,
            px_per_mm=scale,
            oblique_deg=u(0, 4) if easy else u(20, 35) if oblique else u(0, 25 if stack else 14),
            towards=u(0, 2 * math.pi),
            off_mm=1.5 if easy else 5.0,
            off_deg=2.0 if easy else 10.0,
            bend_mm=0.5 if easy else 3.0,
            lifted=0.0 if easy else 1.0 if kind == "lifted" else 0.3,
            rest_s=(0.7, 1.4) if easy else (0.3, 1.2),
            stays=0.0 if easy else 0.12,
            sway_mm=u(2.0, 5.0) if held else 0.0,
            hunts=0.0 if easy else u(0.0, 0.2),
            back=0.0 if easy else 0.06,
            double=0.03 if every else 0.0,
        )
