"""Enrolling the table's pack on the service page: it is dealt once through the box (or the shoe, where cards are read
at its exit), its cards are named, and from then on the table reads with it.

For the table's loop, which alone calls `act`, `status` and `leave`. The camera thread feeds the pictures; what takes
seconds is done in a thread of its own, and taken up when the table or the page looks again. Nothing is changed before a
pack is stored. Cards that were dealt outlast test mode with the names they have, until they are stored or thrown away.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from controller.games.message import Message, as_message, plain, say
from controller.service.deal_capture import Deal, Shown
from controller.service.naming import NONE_DEALT, NamedCards
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import PackUnfit, Sight
from controller.service.work import Work
from controller.table.state import Refused
from vision.capture.camera import Frame
from vision.pack.enrol_deal import pack_of
from vision.pack.enrolled_pack import EnrolledPack, PackFileError
from vision.pack.enrolment import EnrolmentError
from vision.quads import Corners

if TYPE_CHECKING:
    from vision.pack.enrolled_reader import EnrolledReader


log = logging.getLogger(__name__)


class Eye(Protocol):
    """The camera thread, as far as enrolling needs it."""

    def watch(self, feed: Callable[[Frame], None] | None) -> None: ...
    def new_tracker(self) -> None: ...


class Enrolment:
    """`sight` is what the table reads with, `files` where the pack is kept; `note` is called with messages for the
    journal."""

    def __init__(
        self,
        eye: Eye,
        sight: Sight,
        files: PackFiles,
        *,
        note: Callable[[Message], None],
    ) -> None:
        self._eye, self._sight, self._files = eye, sight, files
        self._deal: Deal | None = None
        self._seeing: Work[list[Shown]] | None = None
        self._storing: Work[tuple[EnrolledReader, Message]] | None = None
        self._take: Callable[[], Message | None] = files.take
        self._writing, self._given_up = threading.Lock(), threading.Event()
        self._cards: NamedCards | None = None
        self._said: Message | None = None
        self._lost_s = 0.0
        self._counted = 0
        self._note = note

    # --- looking ----------------------------------------------------------------------------------------------------

    def status(self) -> dict[str, Any]:
        """Everything the page shows of it, JSON-ready."""
        self._go_on()
        deal, work = self._deal, self._seeing or self._storing
        return {
            "step": self._step,
            "shoe": self._sight.shoe,
            "working": work.what.json() if work else None,
            "said": self._said.json() if self._said else None,
            "cards_stored": self._sight.cards_enrolled,
            "stored_at": self._files.at,
            "configured": self._sight.configured_pack,
            "before_at": self._files.before_at,
            "pictures": deal.pictures if deal else 0,
            "lost_s": round(deal.lost_s if deal else self._lost_s, 1),
            "window": deal.window if deal else None,
            **(self._cards.status() if self._cards else NONE_DEALT),
        }

    @property
    def _step(self) -> str:
        if self._seeing or self._storing:
            return "working"
        return "dealing" if self._deal else "naming" if self._cards else "rest"

    @property
    def window(self) -> Corners | None:
        """The window found in this deal, None while there is none."""
        return self._deal.window if self._deal else None

    def picture(self, digest: str) -> bytes | None:
        """The JPEG of a card that is being named."""
        return self._cards.picture(digest) if self._cards else None

    # --- doing ------------------------------------------------------------------------------------------------------

    def act(self, command: Mapping[str, Any], marked: Corners | None) -> None:
        """One action of the page; `marked`: the window, where it is marked by hand. Raises Refused."""
        self._go_on()
        if self._seeing and command["action"] == "done":
            return  # the empty box was noticed a moment before
        if (self._seeing or self._storing) and command["action"] != "drop":
            raise Refused("busy", say("service-busy"))
        if command["action"] in ("begin", "back", "forget"):
            self._need(self._step == "rest", say("service-still-dealt"))
        match command["action"]:
            case "begin":
                self._begin(marked)
            case "done":
                self._need(self._deal is not None, say("service-no-deal-watched"))
                self._see()
            case "drop":
                self.drop()
            case "order":
                self._dealt().order(command.get("text", ""))
                self._said = None
            case "name":
                self._dealt().name(command.get("place", -1), command.get("text", ""))
                self._said = None
            case "store":
                self._need(self._dealt().good, say("service-names-wanting"))
                self._store(self._dealt())
            case "back":
                self._need(self._files.before_at is not None, say("service-no-pack-before"))
                self._need(command.get("before") == self._files.before_at, say("service-other-pack-before"))
                self._back()
            case "forget":
                self._need(self._files.at is not None, say("service-no-pack-stored"))
                self._forget()

    def goes_on_alone(self) -> bool:
        """Takes up what has come to its end; True while something goes on that needs no page: it is being worked on, or
        a card came into the window since this was last asked."""
        self._go_on()
        counted, self._counted = self._counted, self._deal.pictures if self._deal else 0
        return self._step == "working" or self._counted > counted

    def leave(self) -> None:
        """Test mode is over: what is being stored is given up, what was dealt waits for the next one."""
        self._go_on()
        if self._deal is not None and self._deal.pictures:
            self._see()
        elif self._deal is not None:
            self.drop()
        if self._storing is not None:
            self._give_up()
            self._said = say("service-test-ended")

    def drop(self) -> None:
        """Everything that is not stored is thrown away: nothing is changed."""
        self._eye.watch(None)
        self._give_up()
        self._deal = self._seeing = self._cards = None
        self._said, self._lost_s = None, 0.0

    def _give_up(self) -> None:
        self._given_up.set()
        self._given_up, self._storing = threading.Event(), None

    @staticmethod
    def _need(holds: bool, why: Message) -> None:
        if not holds:
            raise Refused("not_now", why)

    def _dealt(self) -> NamedCards:
        if self._cards is None:
            raise Refused("not_now", say("service-no-cards-shown"))
        return self._cards

    def _begin(self, marked: Corners | None) -> None:
        self.drop()
        self._deal = Deal(marked, self._sight.configured_window, shoe=self._sight.shoe)
        self._eye.watch(self._deal.feed)

    def _see(self) -> None:
        deal, self._deal = self._deal, None
        assert deal is not None
        self._eye.watch(None)
        sight = self._sight
        self._lost_s = deal.lost_s
        self._seeing = Work(say("service-work-reading"), lambda: deal.cards(sight.general()))

    def _store(self, cards: NamedCards) -> None:
        dealt, labels = cards.pack()
        sight, files = self._sight, self._files
        given_up = self._given_up

        def store() -> tuple[EnrolledReader, Message]:
            pack = pack_of(dealt, labels)
            with self._writing:  # one that was given up must not write over what comes after it
                if given_up.is_set():
                    raise _GivenUp
                try:
                    reader = sight.reader_of(files.write(pack))
                except Exception:
                    files.discard()
                    raise
                if given_up.is_set():
                    files.discard()
            return reader, _stored_message(pack)

        self._take = files.take
        self._storing = Work(say("service-work-storing"), store)

    def _back(self) -> None:
        sight, files = self._sight, self._files

        def read() -> tuple[EnrolledReader, Message]:
            pack = files.load_before()
            return sight.reader_of(pack), _stored_message(pack)

        self._take = files.swap
        self._storing = Work(say("service-work-before"), read)

    def _forget(self) -> None:
        try:
            doubt = self._files.forget()
        except OSError as error:
            raise Refused("disk", say("service-pack-not-put-away", why=error.strerror or str(error))) from None
        self._use(None, say("service-note-pack-forgotten"), doubt)

    def _use(self, reader: EnrolledReader | None, message: Message, doubt: Message | None) -> None:
        message = message if doubt is None else say("service-and-doubt", told=message, doubt=doubt)
        self._sight.use(reader)
        self._eye.new_tracker()
        self.drop()
        self._said = message
        self._note(message)

    # --- what was under way -----------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Takes up what has come to its end since."""
        if self._deal is not None and self._deal.trouble:
            trouble = self._deal.trouble
            self.drop()
            self._said = trouble
        elif self._deal is not None and self._deal.over:
            self._see()
        if self._seeing is not None and self._seeing.done:
            self._take_cards(self._seeing)
        if self._storing is not None and self._storing.done:
            self._take_pack(self._storing)

    def _take_cards(self, work: Work[list[Shown]]) -> None:
        self._seeing = None
        try:
            self._cards = NamedCards(work.result(), self._sight.names)
        except Exception as error:
            self._said = _why(error)

    def _take_pack(self, work: Work[tuple[EnrolledReader, Message]]) -> None:
        self._storing = None
        try:
            reader, message = work.result()
            doubt = self._take()
        except Exception as error:
            self._said = say("service-nothing-changed", why=_why(error))
        else:
            self._use(reader, message, doubt)


class _GivenUp(Exception):
    """Nobody wants the pack any more that was to be stored."""


def _why(error: Exception) -> Message:
    """What failed, for the page; a fault of ours goes to the log."""
    if isinstance(error, EnrolmentError | PackFileError | PackUnfit):
        return as_message(error.message)
    if isinstance(error, _GivenUp):
        return say("service-given-up")
    if isinstance(error, OSError):
        return plain(error.strerror or str(error))
    log.error("a pack could not be enrolled", exc_info=error)
    return say("service-fault-logged")


def _stored_message(pack: EnrolledPack) -> Message:
    message = say("service-note-pack-stored", count=len(pack.labels))
    return message if pack.doubts is None else say("service-and-doubt", told=message, doubt=pack.doubts)
