"""Two checks on every card beside its reading: whether its offset depends on the next card (the sand-tell, see
`vision.pack.drift`), and whether it is the very card of the enrolled pack. They only notify people: play is not held
and no reading changed.

The camera's thread shows it each picture after the table has had its observations; any thread may ask for `status`. The
measurements of finished deals are kept in a file beside the journal, until `reset`.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from controller.games.message import Message, say
from hardware.files import write_whole
from vision.capture.camera import Frame
from vision.observations import Exposed, Observation
from vision.pack.drift import DrawRecorder, DriftTest
from vision.pack.own_cards import OwnCards
from vision.quads import portrait, rectify

if TYPE_CHECKING:
    from vision.pack.enrolled_reader import EnrolledReader

log = logging.getLogger(__name__)


class PackMonitor:
    """`enrolled`: the reader of the pack in use, None while any pack is read; `path`: the file it remembers in.
    `note` is called with notices for people, in the camera's thread."""

    def __init__(
        self, enrolled: Callable[[], EnrolledReader | None], path: Path, *, note: Callable[[Message], None]
    ) -> None:
        self._enrolled, self._path = enrolled, path
        self._test: tuple[DriftTest, int] | None = None
        self._reader: EnrolledReader | None = None
        self._compared: set[str] = set()
        self._note = note
        self._drift, self._own, self._pack = self._kept()
        self._follow()
        if deals := len(self._drift.deals):
            self._test = self._drift.test(), deals

    def begin(self, index: int) -> None:
        """The pictures shown from now on have card `index` in the window; 0: another deal. The camera's thread."""
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
        """The deal is at its end: test the offsets, notify once when they depend on the next card. The camera's
        thread."""
        before, test = self._test, self._drift.test()
        self._test = test, len(self._drift.deals)
        if not test.square and (before is None or before[0].square):
            self._note(say("service-note-drift", draws=test.draws, once=round(1 / (test.chance or 1))))
        self._keep()

    def reset(self) -> None:
        """Delete the measurements: box or pack were mended or changed. Raises OSError. Any thread."""
        self._path.unlink(missing_ok=True)
        self._drift, self._own, self._test = DrawRecorder(), OwnCards(), None

    def status(self) -> dict[str, Any]:
        """Status as JSON: `drift` as `faro read --drift` prints it, None before the end of a deal; `pack`:
        None while none is enrolled, its cards as the game calls them. Any thread."""
        test, own = self._test, self._own
        return {
            "drift": None if test is None else {**test[0].to_json(), "deals": test[1]},
            "pack": None
            if self._enrolled() is None
            else {"knowable": own.knowable, "foreign": [one.card for one in own.foreign]},
        }

    def _follow(self) -> EnrolledReader | None:
        """The reader of the pack in use; the results of its cards are dropped when it is another pack than before."""
        reader = self._enrolled()
        if reader is not self._reader:
            self._reader, digest = reader, None if reader is None else reader.pack.digest
            if digest is None or digest != self._pack:
                self._own, self._pack = OwnCards(), digest
        return reader

    def _compare(self, frame: Frame, card: Exposed) -> None:
        reader = self._follow()
        if reader is None or card.quad is None or card.suit is None:
            return
        name, label = card.rank + card.suit, reader.own_label(card.rank, card.suit)
        if label is None or name in self._compared:
            return
        self._compared.add(name)
        traces = reader.traces(rectify(frame.image, portrait(card.quad)), label)
        found = self._own.take(name, None if traces is None else traces.shown)
        if found is not None:
            self._note(say("service-note-foreign", card=name, deals=found.views))

    def _kept(self) -> tuple[DrawRecorder, OwnCards, str | None]:
        """The measurements from the file; empty where there is none, or (which is logged) an unreadable one."""
        try:
            kept = json.loads(self._path.read_text("utf-8"))
            deals = [[(float(mm), str(rank)) for mm, rank in deal] for deal in kept["drift"]]
            return DrawRecorder(deals), OwnCards.from_json(kept["own"]), kept["pack"]
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            log.warning("%s: the measurements of box and pack cannot be used and start empty: %r", self._path, error)
        return DrawRecorder(), OwnCards(), None

    def _keep(self) -> None:
        own = self._own.to_json()
        try:
            write_whole(self._path, json.dumps({"drift": self._drift.deals, "pack": self._pack, "own": own}))
        except OSError as error:
            log.warning("%s: the measurements of box and pack could not be kept: %s", self._path, error)
