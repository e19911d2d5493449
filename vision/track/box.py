"""The place of the window, followed from card to card."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from vision.quads import Quad, overlap, portrait, same_way_up
from vision.track.tuning import Tuning


class Box:
    """The window's outline, and whether the cards lie in a box at all. A window that was given stays where it is."""

    def __init__(self, window: Quad | None, tuning: Tuning) -> None:
        self._tuning = tuning
        self.given = window is not None
        self.window: Quad | None = None if window is None else portrait(np.asarray(window, np.float32))
        """Outline in frame pixels, clockwise from a short side; None while it is not known."""
        self._cards_here = 0
        """Cards in a row in this window."""
        self._strays = 0
        """Cards in a row that were not where the one before was."""
        self.pushed = False
        """Its markers have shown it at another place since a card was last at rest in it."""
        self.outlined = False
        """The window has been seen all round since it was found: its shape is right. Until then a hand may have been
        over a part of it."""

    @property
    def proven(self) -> bool:
        """Enough cards have been in this window for it to be the box's."""
        return self._cards_here >= self._tuning.cards_to_know

    @property
    def settled(self) -> bool:
        """Enough cards have been in this window for no side of it to be askew."""
        return self._cards_here >= self._tuning.cards_to_settle

    @property
    def has_strayed(self) -> bool:
        """The last card was not where the one before was."""
        return self._strays > 0

    @property
    def is_box(self) -> bool:
        """The cards are drawn from a box; otherwise each is laid by hand at a place of its own."""
        return self._strays < self._tuning.laid_by_hand

    def take(self, window: Quad, *, outlined: bool) -> Quad:
        """The window was found here; `outlined`: it is seen all round. Returns its outline, with the first corner where
        it was before."""
        self.window = window if self.window is None else same_way_up(window, self.window)
        self._cards_here, self.outlined = 0, outlined
        return self.window

    def push(self, window: Quad) -> Quad:
        """Its markers show it here, with the card that was in it. Returns the window's outline."""
        self.window, self.pushed = window, True
        return window

    def follow(self, place: Quad) -> float:
        """A card is here. Returns by how many px the window has moved since the card before."""
        assert self.window is not None
        self.pushed = False
        if self.given:
            return 0.0
        self._cards_here = self._cards_here + 1 if overlap(place, self.window) > self._tuning.elsewhere else 1
        gap_px = float(np.abs(place - self.window).max())
        self.window = place
        return gap_px

    def compare(self, before: Quad, place: Quad, stands_there: Callable[[], bool]) -> None:
        """A card is at `place`; the one before was at `before`. `stands_there`: whether the box is seen about the card,
        which then was not laid by hand."""
        strayed = overlap(before, place) < self._tuning.elsewhere and not stands_there()
        self._strays = self._strays + 1 if strayed else 0
