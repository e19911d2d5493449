"""The place of the window, followed from card to card."""

from __future__ import annotations

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
        """Cards in a row that have lain in this window."""
        self._strays = 0
        """Cards in a row that lay elsewhere than the one before."""

    @property
    def proven(self) -> bool:
        """So many cards have lain in this window that it is the box's."""
        return self._cards_here >= self._tuning.cards_to_know

    @property
    def has_strayed(self) -> bool:
        """The last card lay elsewhere than the one before."""
        return self._strays > 0

    @property
    def is_box(self) -> bool:
        """The cards are drawn from a box; else they are laid by hand, each in a place of its own."""
        return self._strays < self._tuning.laid_anew

    def take(self, window: Quad) -> Quad:
        """The window was found there: its outline, its first corner where it was."""
        self.window = window if self.window is None else same_way_up(window, self.window)
        self._cards_here = 0
        return self.window

    def follow(self, place: Quad) -> float:
        """A card lies in this place: by how many px the window has been pushed since the one before."""
        assert self.window is not None
        if self.given:
            return 0.0
        self._cards_here = self._cards_here + 1 if overlap(place, self.window) > self._tuning.elsewhere else 1
        gap_px = float(np.abs(place - self.window).max())
        self.window = place
        return gap_px

    def compare(self, before: Quad, place: Quad) -> None:
        """A card lies in this place, after another that lay in the place `before`."""
        self._strays = self._strays + 1 if overlap(before, place) < self._tuning.elsewhere else 0
