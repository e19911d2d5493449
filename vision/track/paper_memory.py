"""What the tracker of the sheet keeps: as long as a card is the uppermost one, and as long as something moves."""

from __future__ import annotations

from dataclasses import dataclass, field

from vision.reading import Reading
from vision.track.paper_sights import KEPT, Label, Sight


@dataclass(slots=True)
class Known:
    """The card that was reported last. `label` None: it could not be read."""

    label: Label | None
    sight: Sight
    since_s: float


@dataclass(slots=True)
class Coming:
    """A card that was read beside the one that is drawn, which may yet be put back on it."""

    label: Label
    reading: Reading
    sight: Sight
    since_s: float


@dataclass(slots=True)
class Stir:
    """Something moves, or has moved, since the card was seen at rest."""

    sights: list[Sight] = field(default_factory=list)
    reported: bool = False
    """A movement was reported."""
    coming: Coming | None = None
    blank_s: float | None = None
    """Since when the bare frame has been seen."""
    unread_s: float | None = None
    """Since when a card at rest could not be read."""
    viewed_s: float = -1e9

    def add(self, sight: Sight) -> None:
        """One more sight."""
        self.sights = [*self.sights[1 - KEPT :], sight]
