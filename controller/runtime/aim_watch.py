"""How the camera stands over the printed markers, for the service page: measured while somebody looks, between deals.

Asked in the table's loop, measured in the camera's thread: some 15 ms a picture on a PC, several times that on a Pi.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from vision.capture.figures import BLURRED
from vision.locate.aim import LEAST_CARD_PX, MOST_GLARE, MOST_TILT_DEG, Aim, measure
from vision.quads import Image, Quad

log = logging.getLogger(__name__)

EVERY_S = 0.7
"""Least seconds between two measurements."""
LOOKED_S = 3.0
"""Seconds after the last question in which is measured; the page asks each 0.3 s."""


class AimWatch:
    """`now`: seconds, monotonic. `cards`: the kind whose markers are to be seen, "" for any; `laid`: each card is laid
    in the frame by itself, else the pack lies there."""

    def __init__(self, now: Callable[[], float] = time.monotonic, *, cards: str = "", laid: bool = False) -> None:
        self._now = now
        self._cards, self._laid = cards, laid
        self._asked_s: float | None = None
        self._measured: tuple[float, dict[str, Any] | None] | None = None

    def ask(self) -> dict[str, Any] | None:
        """The last measurement, JSON-ready; None while there is none of now. Any thread."""
        now_s, measured = self._now(), self._measured
        self._asked_s = now_s
        return measured[1] if measured is not None and now_s - measured[0] <= LOOKED_S else None

    def show(self, image: Image, read: Callable[[Image, Quad], dict[str, Any] | None]) -> None:
        """A picture (H, W, 3) BGR of the camera while no deal is on; its thread. `read`: what card is in an outline."""
        now_s, asked_s, measured = self._now(), self._asked_s, self._measured
        if asked_s is None or now_s - asked_s > LOOKED_S:
            return
        if measured is None or now_s - measured[0] >= EVERY_S:
            self._measured = (now_s, self._figures(image, read))

    def _figures(self, image: Image, read: Callable[[Image, Quad], dict[str, Any] | None]) -> dict[str, Any] | None:
        try:
            aim = measure(image)
            card = read(image, aim.window) if aim.advice == "good" and aim.window is not None else None
        except Exception:  # a picture that cannot be measured is no fault of the table's camera
            log.exception("how the camera stands could not be measured")
            return None
        return {**_json(aim), "reading": card, **self._wanted(aim)}

    def _wanted(self, aim: Aim) -> dict[str, Any]:
        """What the table was set for; markers of another kind are the first thing to say, once three of them are sure
        (`card_px`): all else is measured for a card that is not to lie there."""
        wanted = {"wanted": self._cards, "laid": self._laid}
        other = bool(self._cards) and aim.card_px is not None and aim.cards != self._cards
        return {**wanted, "advice": "kind", "reading": None} if other else wanted


def _json(aim: Aim) -> dict[str, Any]:
    def rounded(value: float | None, digits: int = 0) -> float | None:
        return None if value is None else round(value, digits)

    return {
        "advice": aim.advice,
        "cards": aim.cards,
        "seen": list(aim.seen),
        "card_px": rounded(aim.card_px),
        "tilt_deg": rounded(aim.tilt_deg),
        "glare": rounded(aim.glare, 2),
        "sharpness": rounded(aim.sharpness),
        "needs": {"card_px": LEAST_CARD_PX, "tilt_deg": MOST_TILT_DEG, "glare": MOST_GLARE, "sharpness": BLURRED},
    }
