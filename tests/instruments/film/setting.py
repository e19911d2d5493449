"""What one film is like: camera, light, box, table, hand and pace, all drawn at random from a seed."""

from __future__ import annotations

import dataclasses
import math
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

DESIGNS = ("own", "orell", "tigullio")
KINDS = ("hand_pass", "pushed_back", "double_draw", "covered", "moved", "frozen", "dark", "defocused")
SCENES = (
    "bowed",
    "sleeves",
    "scratched",
    "rim",
    "painted",
    "chips",
    "turned",
    "bands",
    "lost_frames",
    "cheap",
)
"""What a room, a box, a pack or a camera may have beside that; see `film.scenes`."""
HARDSHIPS = (
    "slow",
    "stop",
    "letgo",
    "halfback",
    "drag",
    "dragall",
    "drag3",
    "drag5",
    "dragged",
    "double",
    "displaced",
    "glove",
    "dark_draws",
    "covered_draws",
    "frozen_draws",
    "swap",
    "short",
    *SCENES,
)
"""What a film is about, when it is about one thing; see `film.hardship`."""
HASTY = ("drag3", "drag5", "dragged")
"""Hardships in which the hand comes for the next card as soon as it has laid the last one down."""
MATERIALS = ("metal", "black", "wood", "white", "brass", "darkwood")
WELLS = ("dark", "wood", "redfelt", "greenfelt", "brass", "bluegrey")
CLOTHS = ("green", "red", "blue", "grey", "black", "beige", "wood", "check", "stripe", "paisley")
HANDS = ("point", "flat", "pinch", "one")
STYLES = ("push", "cover", "pull")
ARMS = ("back", "left", "right")

_PLAIN_CLOTHS = ("green", "red", "blue", "grey", "beige")
_LOOSE_MM = 3.0  # play of the cards in a wide box, to each side
_T = TypeVar("_T")


def choice(rng: np.random.Generator, *options: _T) -> _T:
    """One of the options, which keeps its type; name one twice to make it twice as likely."""
    return options[int(rng.integers(len(options)))]


@dataclass(frozen=True)
class FilmSetting:
    """All that is drawn for a film; `random` gives the ranges."""

    design: str
    """Whose faces: one of DESIGNS."""
    cards: int
    size: tuple[int, int]
    """Width and height of the picture, px."""
    fps: float
    card_px: float
    """Width of a card in the window, px; less when the card would not fit into the picture."""
    turn: int
    """Quarter turns of the camera, 0..3."""
    roll_deg: float
    tilt_deg: tuple[float, float]
    distance_mm: float
    """From the lens to the window."""
    material: str
    well: str
    cloth: str
    slit: int
    """Side of the card at which the slit is: 0 top, 1 right, 2 bottom, 3 left."""
    hides_mm: tuple[float, float, float, float]
    """How much of the card the frame hides at its top, right, bottom and left."""
    wall_mm: float
    height_mm: float
    ev: float
    white_balance: tuple[float, float, float]
    """Gains of blue, green and red, in linear light."""
    noise: float
    """Standard deviation, grey levels."""
    spread_px: float
    """Standard deviation of the point spread."""
    shutter_s: float
    lamp_hz: int
    flicker: float
    """Share of the lamp's light that comes and goes, 0..1."""
    readout_s: float
    """Time between the first row and the last."""
    glare: float
    distortion: float
    vignette: float
    sharpening: float
    style: str
    hand: str
    arm: str
    parks: bool
    """The hand stays beside the box between two draws; else it leaves the picture."""
    lid: bool
    """A lid covers the box at the start."""
    slide_s: tuple[float, float]
    rest_s: tuple[float, float]
    piles: int
    piles_beside: bool
    """The piles lie beside the box, not in front of its slit."""
    things: int
    nudges: float
    """Share of the draws in which the box moves by a millimetre."""
    incidents: float
    kinds: tuple[str, ...]
    codec: str
    automatic: bool
    """Exposure follows the picture's mean."""
    light: tuple[float, float]
    """Direction the light comes from (rad), and shadow's length over height."""
    gamma: float
    contrast: float
    shadow_edge: bool
    """The edge of a shadow crosses the table."""
    loose_mm: float = 0.5
    """Play of the cards in the box, to each side."""
    hardship: str = ""
    """One of HARDSHIPS; "": none."""
    drag_mm: tuple[float, float] = (2.0, 10.0)
    """How far a card comes along with the one above it, least and most."""
    lag_mm: tuple[float, float] = (0.5, 12.0)
    """How far the second of two cards drawn at once lags behind the first in a film of the hardship double."""

    @property
    def suffix(self) -> str:
        return ".mp4" if self.codec == "mp4v" else ".avi"

    @classmethod
    def random(
        cls, rng: np.random.Generator, *, design: str = "own", incidents: float = 0.0, kinds: tuple[str, ...] = KINDS
    ) -> FilmSetting:
        """`incidents`: share of the draws before which something else happens, 0..1, one of `kinds`."""
        u = rng.uniform
        large = rng.random() < 0.35
        low, high = (160.0, 420.0) if large else (110.0, 250.0)
        fps = choice(rng, 15.0, 20.0, 24.0, 25.0, 30.0, 30.0, 30.0, 48.0, 50.0, 60.0)
        tilt, towards = u(0, 12) * u(0.5, 1), u(0, 2 * math.pi)
        return cls(
            design=design,
            cards=int(rng.integers(8, 12)),
            size=(1280, 720) if large else (640, 480),
            fps=fps,
            card_px=math.exp(u(math.log(low), math.log(high))),
            turn=int(rng.integers(4)),
            roll_deg=u(-8, 8),
            tilt_deg=(tilt * math.cos(towards), tilt * math.sin(towards)),
            distance_mm=u(380, 900),
            material=choice(rng, *MATERIALS),
            well=choice(rng, *WELLS),
            cloth=choice(rng, *CLOTHS, "green", "green"),
            slit=int(rng.integers(4)),
            hides_mm=(u(1, 3), u(1, 3), u(1, 3), u(1, 3)),
            wall_mm=u(5, 14),
            height_mm=u(22, 55),
            ev=u(-1.5, 1.5) if rng.random() < 0.4 else u(-0.6, 0.6),
            white_balance=choice(rng, (1.0, 1.0, 1.0), (0.82, 0.97, 1.12), (1.1, 1.0, 0.93), (0.7, 0.95, 1.15)),
            noise=u(1, 4),
            spread_px=u(0.45, 1.25),
            shutter_s=min(1 / choice(rng, 50, 60, 60, 100, 125, 250), 0.95 / fps),
            lamp_hz=choice(rng, 50, 60),
            flicker=choice(rng, 0.0, 0.0, u(0.02, 0.12), u(0.05, 0.25)),
            readout_s=u(0.008, 0.022),
            glare=choice(rng, 0.0, 0.0, u(0.08, 0.4)),
            distortion=u(-0.01, 0.03),
            vignette=u(0.05, 0.35),
            sharpening=choice(rng, 0.0, 0.0, u(0.2, 0.7)),
            style=choice(rng, "push", *STYLES),
            hand=choice(rng, *HANDS),
            arm=choice(rng, *ARMS, "left", "right"),
            parks=bool(rng.random() < 0.3),
            lid=bool(rng.random() < 0.3),
            slide_s=(u(0.2, 0.4), u(0.4, 0.6)),
            rest_s=(0.5, u(0.8, 1.6)),
            piles=choice(rng, 1, 2, 2),
            piles_beside=choice(rng, False, False, False, True),
            things=int(rng.integers(0, 7)),
            nudges=choice(rng, 0.0, 0.12, 0.3),
            incidents=incidents,
            kinds=kinds,
            codec=choice(rng, "mp4v", "mp4v", "MJPG"),
            automatic=bool(rng.random() < 0.2),
            light=(u(0, 2 * math.pi), u(0.25, 0.8)),
            gamma=1 + u(-0.05, 0.05),
            contrast=u(0, 0.06),
            shadow_edge=bool(rng.random() < 0.4),
        )

    @classmethod
    def hard(
        cls,
        rng: np.random.Generator,
        hardship: str,
        *,
        design: str = "own",
        cards: int | None = None,
        drag_mm: tuple[float, float] = (2.0, 10.0),
    ) -> FilmSetting:
        """A small picture in fair light, so that what goes wrong is for the hardship. `cards`: 14, or for a pack with a
        fault as many as it has; `drag_mm`: see there."""
        drawn = cls.random(rng, design=design)
        pack = {"swap": 52, "short": 51}
        return dataclasses.replace(
            drawn,
            cards=cards or pack.get(hardship, 14),
            size=(640, 480),
            fps=min(drawn.fps, 20.0 if hardship in pack else 30.0),
            card_px=min(drawn.card_px, 220.0),
            ev=min(max(drawn.ev, -0.6), 0.6),
            lid=False,
            cloth=choice(rng, *_PLAIN_CLOTHS) if hardship == "glove" else drawn.cloth,
            hand="flat" if hardship == "glove" else drawn.hand,
            arm=choice(rng, "left", "right") if hardship in HASTY and drawn.style != "pull" else drawn.arm,
            rest_s=(0.3, 0.3) if hardship in HASTY else drawn.rest_s,
            loose_mm=_LOOSE_MM if hardship == "displaced" else drawn.loose_mm,
            hardship=hardship,
            drag_mm=drag_mm,
        )
