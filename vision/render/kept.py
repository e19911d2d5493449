"""What a rendered box and a rendered shoe have alike: cards in their order, of which some have left, the scene's time,
and what is kept of that on disk.
"""

from __future__ import annotations

import json
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from vision.capture.camera import Frame


class NotKept(Exception):
    """The file at `path` does not hold what a scene keeps, or cannot be read: `why`, as the system says it."""

    def __init__(self, path: Path, why: str = "") -> None:
        super().__init__(f"{path}: {why or 'not what a scene keeps'}")
        self.path, self.why = path, why


class KeptScene(ABC):
    """Base of the scenes; obeys `Camera` (`read` = `frame`).

    A scene stands for the world: a crash of the table program does not put cards back. A subclass calls `_take_up` when
    it has made what it keeps.
    """

    def __init__(self, deck: Sequence[str], *, seed: int, fps: float, state_path: Path | None) -> None:
        self._seed, self._fps = seed, fps
        self._deck, self._drawn, self._serial = tuple(deck), 0, 0
        self._state_path = state_path
        self._changing = threading.Lock()
        """Held while what is kept on disk changes and is written: one change at a time, in their order. Never held
        while a switch is reported."""
        self._sequence = self._began = 0
        """Of the next frame, and of the first frame of the present movement."""
        self._end: list[Callable[[bool], None]] = []

    # --- what the world is like (ground truth) ---------------------------------------------------------------

    @property
    @abstractmethod
    def busy(self) -> bool:
        """A movement is under way."""

    @property
    def drawn(self) -> int:
        """Cards that have left."""
        return self._drawn

    @property
    def left(self) -> int:
        """Cards that are still in it."""
        return len(self._deck) - self._drawn

    @property
    def deck(self) -> tuple[str, ...]:
        """The cards in the order in which they come."""
        return self._deck

    @property
    def time_s(self) -> float:
        """Scene time of the next frame."""
        return self._sequence / self._fps

    def on_end(self, callback: Callable[[bool], None]) -> None:
        """`callback(at_end)` when the last card has left, or cards are put in again."""
        self._end.append(callback)

    def _tell_end(self, at_end: bool) -> None:
        for call in self._end:
            call(at_end)

    # --- frames -----------------------------------------------------------------------------------------------

    @abstractmethod
    def frame(self) -> Frame:
        """Renders the next frame and moves scene time on by 1/fps."""

    def read(self) -> Frame | None:
        """The next frame, for those who take any `Camera`."""
        return self.frame()

    def close(self) -> None:  # noqa: B027
        """No resources to release."""

    # --- what is kept -----------------------------------------------------------------------------------------

    def _take_up(self) -> None:
        """All is as it was kept; where nothing is, it is kept from now on. Raises NotKept."""
        if self._state_path is not None and self._state_path.exists():
            try:
                self._restore(json.loads(self._state_path.read_text()))
            except OSError as error:
                raise NotKept(self._state_path, error.strerror or str(error)) from error
            except (ValueError, LookupError, TypeError, AttributeError) as error:
                raise NotKept(self._state_path) from error
        self._keep()

    def _restore(self, state: dict[str, Any]) -> None:
        self._deck = tuple(str(card) for card in state["deck"])
        self._drawn, self._serial = int(state["drawn"]), int(state.get("serial", 0))

    def _state(self, under_way: int) -> dict[str, Any]:
        """What is kept, JSON-ready."""
        return {"deck": list(self._deck), "drawn": self._drawn + under_way, "serial": self._serial}

    def _keep(self, under_way: int = 0) -> None:
        """`under_way`: cards that the hand has begun to draw. A crash of the program does not stop the hand, so they
        are out when it starts again - else the camera could have seen a card that afterwards was never drawn."""
        if self._state_path is None:
            return
        fresh = self._state_path.with_suffix(".new")
        fresh.write_text(json.dumps(self._state(under_way)))
        fresh.replace(self._state_path)
