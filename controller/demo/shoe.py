"""The demo's shoe, for games that are read at the exit: each card that leaves it is told to the table as read.

No camera is rendered for it and no picture is made: what is simulated here begins where a reading ends.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from controller.runtime.inbox import Observed
from controller.runtime.runner import FaroTable
from vision.message import say
from vision.observations import Exposed
from vision.render.scene import SceneBusy

SURE = 0.999
"""How sure a reading is, 0 to 1: no card is ever in doubt."""


class ToldShoe:
    """Cards in their order, and how many have left; both outlive the process in the file `state_path`."""

    busy = False
    """A card leaves at once."""

    def __init__(self, deck: Sequence[str], *, state_path: Path) -> None:
        self._path = state_path
        self.deck: tuple[str, ...] = tuple(deck)
        self.drawn = 0
        self.table: FaroTable | None = None
        """Where cards are told."""
        if state_path.exists():
            kept = json.loads(state_path.read_text("utf-8"))
            self.deck, self.drawn = tuple(kept["deck"]), kept["drawn"]

    @property
    def left(self) -> int:
        """Cards in the shoe."""
        return len(self.deck) - self.drawn

    def load(self, deck: Sequence[str]) -> None:
        """Other cards are put in, in this order."""
        self.deck, self.drawn = tuple(deck), 0
        self._keep()

    def draw_card(self) -> None:
        """The next card leaves. Raises SceneBusy when the shoe is empty."""
        self._leave(1)

    def draw_two(self) -> None:
        """Two cards leave together."""
        self._leave(2)

    def push_back(self) -> None:
        """Raises SceneBusy: a shoe takes no card back."""
        raise SceneBusy(say("vision-shoe-takes-none"))

    hand_pass = push_back

    def _leave(self, count: int) -> None:
        if self.left < count or self.table is None:
            raise SceneBusy(say("vision-shoe-empty"))
        state = self.table.state
        for place in range(count):
            label = self.deck[self.drawn]
            self.drawn += 1
            self._keep()
            self.table.post(_reading(label, state.seen_index + 1 + place, state.window_epoch))

    def _keep(self) -> None:
        """In one piece, whenever the process ends."""
        new = self._path.with_suffix(".new")
        new.write_text(json.dumps({"deck": self.deck, "drawn": self.drawn}), "utf-8")
        new.replace(self._path)


def _reading(label: str, index: int, epoch: int) -> Observed:
    rank, suit = label[0], label[1]
    return Observed(Exposed(index, rank, suit, SURE, {rank: SURE}, {suit: 1.0}, 0.0), epoch)
