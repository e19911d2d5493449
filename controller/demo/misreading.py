"""A tracker that gives out another card than it has read, once, when the dealer's training asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vision.capture.camera import Frame
from vision.observations import Exposed

SURE = 0.999
"""The confidence of the wrong reading: a reading that is not sure becomes a question by itself."""


class Misreading:
    """Obeys the `Tracker` of `controller.runtime.tracker_feed`; its attributes are those of `tracker`."""

    def __init__(self, tracker: Any) -> None:
        self._tracker = tracker
        self._instead: tuple[str, str] | None = None

    def misread(self, card: str, read: str) -> None:
        """The next reading of `card` gives out `read` with certainty; both labels, such as "TC"."""
        self._instead = card, read

    def read_right(self) -> None:
        """Nothing is misread any more."""
        self._instead = None

    def observe(self, frame: Frame) -> tuple[Any, ...]:
        seen: tuple[Any, ...] = self._tracker.observe(frame)
        return seen if self._instead is None else tuple(map(self._given_out, seen))

    def rebase(self, index: int, dealt: Sequence[tuple[str, str]] | None = None) -> None:
        self._tracker.rebase(index, dealt)

    def learn(self, dealt: Sequence[tuple[str, str]]) -> None:
        self._tracker.learn(dealt)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tracker, name)

    def _given_out(self, seen: Any) -> Any:
        instead = self._instead
        if instead is None or not isinstance(seen, Exposed) or f"{seen.rank}{seen.suit}" != instead[0]:
            return seen
        self._instead = None
        rank, suit = instead[1][0], instead[1][1]
        return replace(
            seen, rank=rank, suit=suit, confidence=SURE, candidates={rank: SURE}, suit_candidates={suit: SURE}
        )
