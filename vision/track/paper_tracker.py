"""Cards dealt by hand on the printed sheet, without a box."""

from __future__ import annotations

from vision.quads import Quad
from vision.reading import Reader
from vision.track.tracker import CardTracker


class PaperTracker(CardTracker):
    """Follows the top card of a pack that lies in the sheet's frame. `laid`: each card is laid there by itself and
    taken away again. `window` overrides the search for the markers."""

    def __init__(self, reader: Reader, *, start_index: int = 0, window: Quad | None = None, laid: bool = False) -> None:
        super().__init__(reader, start_index=start_index, window=window)
        self.laid = laid
