"""Which cards of an enrolled pack have been changed for others of the same rank and suit, as far as pictures tell?

One view is too little: at 5 % false alarms a card, a deal of 52 would cry wolf. So a card is called foreign only when
none of its last views, one a deal, showed any of the marks it was enrolled with, while most of the others' did in the
same light. Cards without marks to know them by (new ones) are never called so. Pure.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from statistics import median
from typing import Any

VIEWS = 3
"""Views in a row without its marks after which a card is called foreign."""
LOST = 0.15
"""Share of its marks (`Traces.shown`) that another card hardly ever shows: of the enrolled cards' usual share."""
USUAL = 0.4
"""Least usual share of the other cards' marks: below it the light or the focus is another than at enrolment."""
_OTHERS = 8
"""Other cards whose marks must have been looked for lately."""
_RECENT = 40


@dataclass(frozen=True, slots=True)
class Foreign:
    """A card that is not the one enrolled, it seems: its name, and how many views in a row showed none of its
    marks."""

    card: str
    views: int


class OwnCards:
    """Takes what each view of a card showed of its marks. For one table's pack, over as many deals as it is used."""

    def __init__(self) -> None:
        self._views: dict[str, deque[float]] = {}
        self._recent: deque[tuple[str, float]] = deque(maxlen=_RECENT)
        self._foreign: dict[str, int] = {}
        self.looked_for = 0
        """Views that could tell something."""

    @property
    def foreign(self) -> list[Foreign]:
        """The cards that seem to be others now, in the order in which they were noticed."""
        return [Foreign(card, views) for card, views in self._foreign.items()]

    @property
    def knowable(self) -> int:
        """Cards seen so far that have marks to be known by."""
        return len(self._views)

    def to_json(self) -> dict[str, Any]:
        """All it knows, JSON-ready."""
        return {
            "looks": {card: list(views) for card, views in self._views.items()},
            "recent": list(self._recent),
            "foreign": dict(self._foreign),
            "looked_for": self.looked_for,
        }

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> OwnCards:
        """What `to_json` gave. Raises KeyError, TypeError or ValueError for anything else."""
        own = cls()
        own._views = {str(card): deque(map(float, views), VIEWS) for card, views in dict(kept["looks"]).items()}
        own._recent.extend((str(card), float(shown)) for card, shown in kept["recent"])
        own._foreign = {str(card): int(views) for card, views in dict(kept["foreign"]).items()}
        own.looked_for = int(kept["looked_for"])
        return own

    def take(self, card: str, shown: float | None) -> Foreign | None:
        """One view of a card; `shown` as in `Traces`. The finding, when this view is the one that makes it."""
        if shown is None:
            return None
        others = [share for other, share in self._recent if other != card]
        self._recent.append((card, shown))
        self.looked_for += 1
        usual = median(others) if len(others) >= _OTHERS else 0.0
        views = self._views.setdefault(card, deque(maxlen=VIEWS))
        if usual < USUAL:
            return None  # nothing follows from this light, neither for nor against
        views.append(shown / usual)
        if shown >= LOST * usual:
            self._foreign.pop(card, None)
            return None
        if card in self._foreign:
            self._foreign[card] += 1
            return None
        if len(views) == VIEWS and max(views) < LOST:
            self._foreign[card] = VIEWS
            return Foreign(card, VIEWS)
        return None
