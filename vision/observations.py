"""What the tracker saw, as frozen facts; `to_json` gives exactly the lines that `faro read` prints for a video.

Labels are strings (ranks "A 2 ... 9 T J Q K", suits "S H D C"), `index` counts the cards of the pack from 0 (the
first one that lay in the window), `time_s` is the capture time of the deciding frame. No rules and no money here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from vision.quads import Image, Quad

TroubleKind = Literal["lid", "covered", "moved", "frozen", "dark", "defocused", "unfound"]
Json = dict[str, Any]


def _time(time_s: float) -> float:
    return round(time_s, 4)


def _shares(candidates: Mapping[str, float]) -> dict[str, float]:
    """The candidates worth naming (0.1 % and more), best first, rounded."""
    best = sorted(candidates.items(), key=lambda item: -item[1])
    return {label: round(share, 4) for label, share in best if share >= 0.001}


@dataclass(frozen=True, slots=True)
class Exposed:
    """Card `index` lies still in the window and was read. `suit` is None when only the rank is sure.

    `confidence` is the calibrated probability of `rank`, 0..1; the candidates are posteriors that hold "none" too;
    `image` is the part of the frame it was read from (BGR), `quad` the card in frame pixels, clockwise. `burst`, only
    when the suit is not sure: the views it was tried from, as in `Unclear`. `card`: the rectified card that the reader
    looked at.
    """

    index: int
    rank: str
    suit: str | None
    confidence: float
    candidates: Mapping[str, float]
    suit_candidates: Mapping[str, float]
    time_s: float
    image: Image | None = field(default=None, compare=False, repr=False)
    quad: Quad | None = field(default=None, compare=False, repr=False)
    burst: tuple[Image, ...] = field(default=(), compare=False, repr=False)
    card: Image | None = field(default=None, compare=False, repr=False)

    def to_json(self) -> Json:
        return {
            "type": "exposed",
            "index": self.index,
            "rank": self.rank,
            "suit": self.suit,
            "confidence": round(self.confidence, 4),
            "time_s": _time(self.time_s),
        }


@dataclass(frozen=True, slots=True)
class Unclear:
    """Card `index` cannot be acted on: not sure enough, or a later view disagreed with what was reported before.

    `image` is the part of the frame of the last view (BGR), `burst` that of several views, oldest first, the last one
    included: what people decide from. `card`: the rectified card that the reader looked at last.
    """

    index: int
    candidates: Mapping[str, float]
    suit_candidates: Mapping[str, float]
    time_s: float
    image: Image | None = field(default=None, compare=False, repr=False)
    quad: Quad | None = field(default=None, compare=False, repr=False)
    burst: tuple[Image, ...] = field(default=(), compare=False, repr=False)
    card: Image | None = field(default=None, compare=False, repr=False)

    def to_json(self) -> Json:
        return {
            "type": "unclear",
            "index": self.index,
            "candidates": _shares(self.candidates),
            "time_s": _time(self.time_s),
        }


@dataclass(frozen=True, slots=True)
class MotionStarted:
    """Something begins to move at the window: it closes the bets and is not printed."""

    time_s: float

    def to_json(self) -> Json:
        return {"type": "motion", "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class Drawn:
    """Card `index` has left the window."""

    index: int
    time_s: float

    def to_json(self) -> Json:
        return {"type": "drawn", "index": self.index, "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class DoubleDraw:
    """The cards `indices` left together; a `Drawn` for each follows."""

    indices: tuple[int, ...]
    time_s: float

    def to_json(self) -> Json:
        return {"type": "double_draw", "indices": list(self.indices), "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class PushedBack:
    """Card `index` was on its way out and is back in the window: no new index."""

    index: int
    time_s: float

    def to_json(self) -> Json:
        return {"type": "pushed_back", "index": self.index, "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class HandPass:
    """Something passed over the window and the same card lies there."""

    time_s: float

    def to_json(self) -> Json:
        return {"type": "hand_pass", "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class Empty:
    """No card lies in the window any more. `cards`: how many of the pack have left the box, those included that were
    out when the tracker began."""

    time_s: float
    cards: int = 0

    def to_json(self) -> Json:
        return {"type": "empty", "cards": self.cards, "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class Missing:
    """The pack was dealt to its end and this card never came. `may_lie_below`: the last card still lies in the window,
    so this one may lie under it."""

    rank: str
    suit: str | None
    time_s: float
    may_lie_below: bool = False

    def to_json(self) -> Json:
        below = {"may_lie_below": self.may_lie_below}
        return {"type": "missing", "rank": self.rank, "suit": self.suit, **below, "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Card `index` is one more of this card (or, with `suit` None, of this rank) than the pack holds."""

    rank: str
    suit: str | None
    index: int
    time_s: float

    def to_json(self) -> Json:
        return {
            "type": "duplicate",
            "rank": self.rank,
            "suit": self.suit,
            "index": self.index,
            "time_s": _time(self.time_s),
        }


@dataclass(frozen=True, slots=True)
class Trouble:
    """The picture itself cannot be relied on at the moment."""

    kind: TroubleKind
    time_s: float

    def to_json(self) -> Json:
        return {"type": "trouble", "kind": self.kind, "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class TroubleCleared:
    """The picture can be relied on again after a `Trouble` of this kind; cards may have gone by unseen meanwhile."""

    kind: TroubleKind
    time_s: float

    def to_json(self) -> Json:
        return {"type": "trouble_cleared", "kind": self.kind, "time_s": _time(self.time_s)}


@dataclass(frozen=True, slots=True)
class HalfOut:
    """Card `index` has been held part-way out of the box for a while. It is still card `index`: either a `Drawn` or a
    `PushedBack` follows."""

    index: int
    time_s: float

    def to_json(self) -> Json:
        return {"type": "half_out", "index": self.index, "time_s": _time(self.time_s)}


Observation = (
    Exposed
    | Unclear
    | MotionStarted
    | Drawn
    | DoubleDraw
    | PushedBack
    | HandPass
    | Empty
    | Missing
    | Duplicate
    | Trouble
    | TroubleCleared
    | HalfOut
)
