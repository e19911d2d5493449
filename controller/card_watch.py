"""What is looked for in every card beside its reading: whether it lies by the card that comes next (the sand-tell), and
whether it is the very card of the enrolled pack. Notices for people; they hold nothing and change no reading.

The camera's thread shows it the pictures after the table was told what they are; any thread may `look`. It remembers
the deals since the program started: a restart begins anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from vision.camera import Frame
from vision.drift import DriftTest, DriftWatch
from vision.observations import Exposed, Observation
from vision.own_cards import OwnCards
from vision.quads import portrait, rectify

if TYPE_CHECKING:
    from vision.enrolled_reader import EnrolledReader


class CardWatch:
    """`enrolled`: the reader of the pack in use, None while any pack is read."""

    def __init__(self, enrolled: Callable[[], EnrolledReader | None]) -> None:
        self._enrolled = enrolled
        self._drift = DriftWatch()
        self._test: DriftTest | None = None
        self._reader: EnrolledReader | None = None
        self._own = OwnCards()
        self._compared: set[str] = set()
        self.note: Callable[[str], None] = lambda text: None
        """Told of what people should hear of. The camera's thread."""

    def begin(self, index: int) -> None:
        """What is shown from now on lies in the window as card `index`; 0: another deal. The camera's thread."""
        if index == 0:
            self._drift.new_deal()
            self._compared = set()

    def show(self, frame: Frame, seen: Sequence[Observation]) -> None:
        """A picture, and what was seen in it. The camera's thread."""
        self._drift.show(frame, None, seen)
        for one in seen:
            if isinstance(one, Exposed):
                self._compare(frame, one)

    def deal_over(self) -> None:
        """The deal is at its end: what the cards' places tell by now. The camera's thread."""
        before, self._test = self._test, self._drift.test()
        if not self._test.square and (before is None or before.square):
            self.note(
                f"the box may give cards away: in {self._test.draws} draws the exposed card lay by the one under it, "
                f"which chance does once in {1 / (self._test.chance or 1):.0f}; look at box and pack"
            )

    def look(self) -> dict[str, Any]:
        """How it stands, JSON-ready: `drift` as `faro read --drift` prints it, None before the end of a deal; `pack`:
        None while none is enrolled, its cards as the game calls them. Any thread."""
        test, own = self._test, self._own
        return {
            "drift": None if test is None else {**test.to_json(), "deals": self._drift.deals},
            "pack": None
            if self._enrolled() is None
            else {"knowable": own.knowable, "foreign": [one.card for one in own.foreign]},
        }

    def _compare(self, frame: Frame, card: Exposed) -> None:
        reader = self._enrolled()
        if reader is not self._reader:
            self._reader, self._own = reader, OwnCards()
        if reader is None or card.quad is None or card.suit is None:
            return
        name, label = card.rank + card.suit, reader.own_label(card.rank, card.suit)
        if label is None or name in self._compared:
            return
        self._compared.add(name)
        traces = reader.traces(rectify(frame.image, portrait(card.quad)), label)
        found = self._own.take(name, None if traces is None else traces.shown)
        if found is not None:
            self.note(
                f"{name} may not be the card that was enrolled: none of its marks in the last {found.looks} deals; "
                "compare it with its picture"
            )
