"""Enrolling the table's pack on the service page: it is dealt once through the box, its cards are named, and from then
on the table reads with it.

For the table's loop, which alone calls `act`, `look` and `leave`. The camera thread feeds the pictures; what takes
seconds is done in a thread of its own, and taken up when the page looks again. Nothing is changed before a pack is
stored, and what is under way goes when test mode ends.
"""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from controller.house import Refused
from controller.pack_files import PackFiles
from controller.pack_naming import GAME_CARDS, Naming, Review, named_at_first, parse_order, review, with_order
from controller.service_window import Corners, as_fractions, in_pixels
from controller.sight import PackUnfit, Sight, reader_of
from vision.camera import Frame
from vision.enrol_deal import Dealt, DealWatch, pack_of
from vision.enrolled_pack import EnrolledPack, PackFileError
from vision.enrolment import EnrolmentError
from vision.jpeg import encode_jpeg
from vision.pack_labels import LabelError, parse_label
from vision.quads import Quad
from vision.reader import CardReader
from vision.window import Reader

log = logging.getLogger(__name__)
T = TypeVar("T")

MOST_CARDS = 120
"""Of one deal: two packs and some pictures of hands."""
NOTHING_SEEN = "no card was seen in a window: light the box well, or mark the window by hand, and deal again"


class Eye(Protocol):
    """The camera thread, as far as enrolling needs it."""

    def watch(self, feed: Callable[[Frame], None] | None) -> None: ...
    def new_tracker(self) -> None: ...


class Deal:
    """One deal as the camera sees it: `feed` is called in the camera's thread, `cards` in another."""

    def __init__(self, marked: Corners | None, configured: Quad | None) -> None:
        """Where the window is, if that is known: marked by hand, in fractions of the picture, or in pixels."""
        self._marked, self._configured = marked, configured
        self._watch: DealWatch | None = None
        self._lock = threading.Lock()
        self.pictures = 0
        self.window: Corners | None = None
        self.over = False
        self.trouble = ""

    def feed(self, frame: Frame) -> None:
        """Takes the next picture of the camera."""
        with self._lock:
            if self.over or self.trouble:
                return
            try:
                self._take(frame)
            except EnrolmentError as error:
                self.trouble = str(error)
            except Exception:  # whatever it is, the camera's thread must live on
                log.exception("a picture of the deal could not be worked on")
                self.trouble = "a picture of the deal could not be worked on; it has been logged"

    def _take(self, frame: Frame) -> None:
        if self._watch is None:
            given = self._configured if self._marked is None else in_pixels(self._marked, frame.image.shape)
            self._watch = DealWatch(given)
        if self._watch.feed(frame):
            self.pictures += 1
            window = self._watch.window
            self.window = None if window is None else as_fractions(window, frame.image.shape)
        self.over = self._watch.over

    def cards(self) -> list[Dealt]:
        """The cards that lay in the window; nothing is taken from now on. Takes seconds."""
        with self._lock:
            self.over = True
            watch, self._watch = self._watch, None
        return [] if watch is None else watch.cards()


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that was dealt: its pictures for the pack, and the sharpest one as JPEG with its digest."""

    dealt: Dealt
    jpeg: bytes
    digest: str


class Work(Generic[T]):
    """Something that takes seconds, in a thread of its own; `what` for people."""

    def __init__(self, what: str, do: Callable[[], T]) -> None:
        self.what = what
        self._do = do
        self._result: T | None = None
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="enrolling", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._result = self._do()
        except Exception as error:
            self._error = error

    @property
    def done(self) -> bool:
        return not self._thread.is_alive()

    def result(self) -> T:
        """Once done. Raises what it failed with."""
        if self._error is not None:
            raise self._error
        assert self._result is not None
        return self._result


class Enrolment:
    """`sight` is what the table reads with, `files` where the pack is kept; `reader`: makes the general reader that
    names what it can."""

    def __init__(
        self, eye: Eye, sight: Sight, files: PackFiles, *, reader: Callable[[], CardReader] = CardReader
    ) -> None:
        self._eye, self._sight, self._files, self._make_reader = eye, sight, files, reader
        self._deal: Deal | None = None
        self._seeing: Work[list[tuple[Shown, str | None]]] | None = None
        self._storing: Work[tuple[Reader, str]] | None = None
        self._take: Callable[[], None] = files.take
        self._writing, self._given_up = threading.Lock(), threading.Event()
        self._shown: list[Shown] = []
        self._namings: list[Naming] = []
        self._said = ""
        self._review: Review | None = None
        self.note: Callable[[str], None] = lambda text: None
        """Told of what should stand in the journal."""

    # --- looking ----------------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """Everything the page shows of it, JSON-ready."""
        self._go_on()
        deal, work = self._deal, self._seeing or self._storing
        return {
            "step": "working" if work else "dealing" if deal else "naming" if self._shown else "rest",
            "working": work.what if work else "",
            "said": self._said,
            "stored": self._files.any,
            "configured": self._sight.configured_pack,
            "before": self._files.any_before,
            "pictures": deal.pictures if deal else 0,
            "window": deal.window if deal else None,
            **self._names(),
        }

    def _names(self) -> dict[str, Any]:
        found = self._review
        if found is None:
            return {"cards": [], "missing": [], "good": False}
        rows = zip(self._shown, self._namings, found.labels, found.mistakes, strict=True)
        cards = [
            {
                "picture": shown.digest,
                "text": naming.text,
                "mistake": mistake,
                "choices": [naming.read, naming.ordered] if mistake and naming.read and naming.ordered else [],
            }
            for shown, naming, _, mistake in rows
        ]
        return {"cards": cards, "missing": list(found.missing), "good": found.good, "whole": len(GAME_CARDS)}

    @property
    def window(self) -> Corners | None:
        """The window found in this deal, None while there is none."""
        return self._deal.window if self._deal else None

    def picture(self, digest: str) -> bytes | None:
        """The JPEG of a card that is being named."""
        return next((shown.jpeg for shown in self._shown if shown.digest == digest), None)

    # --- doing ------------------------------------------------------------------------------------------------------

    def act(self, command: Mapping[str, Any], marked: Corners | None) -> None:
        """One action of the page; `marked`: the window, where it is marked by hand. Raises Refused."""
        self._go_on()
        if self._seeing and command["action"] == "done":
            return  # the empty box was noticed a moment before
        if (self._seeing or self._storing) and command["action"] != "drop":
            raise Refused("busy", "wait: it is being worked on")
        match command["action"]:
            case "begin":
                self._begin(marked)
            case "done":
                self._need(self._deal is not None, "no deal is being watched")
                self._see()
            case "drop":
                self.leave()
            case "order":
                self._need(bool(self._shown), "no cards are shown to be named")
                self._order(command.get("text", ""))
            case "name":
                self._name(command.get("place", -1), command.get("text", ""))
            case "store":
                self._need(self._review is not None and self._review.good, "every card needs a name that can be first")
                self._store()
            case "back":
                self._need(self._files.any_before, "there is no pack before this one")
                self._back()
            case "forget":
                self._need(self._files.any, "no pack is stored")
                self._forget()

    def leave(self) -> None:
        """Test mode is over, or the dealer throws it away: nothing is changed."""
        self._eye.watch(None)
        self._given_up.set()
        self._given_up = threading.Event()
        self._deal = self._seeing = self._storing = self._review = None
        self._shown, self._namings, self._said = [], [], ""

    @staticmethod
    def _need(holds: bool, why: str) -> None:
        if not holds:
            raise Refused("not_now", why)

    def _begin(self, marked: Corners | None) -> None:
        self.leave()
        self._deal = Deal(marked, self._sight.configured_window)
        self._eye.watch(self._deal.feed)

    def _see(self) -> None:
        deal, self._deal = self._deal, None
        assert deal is not None
        self._eye.watch(None)
        make = self._make_reader

        def see() -> list[tuple[Shown, str | None]]:
            dealt = deal.cards()
            if not dealt:
                raise EnrolmentError(NOTHING_SEEN)
            if len(dealt) > MOST_CARDS:
                raise EnrolmentError(f"{len(dealt)} cards were seen: one pack, dealt once, expected")
            reader = make()
            return [_shown(card, reader) for card in dealt]

        self._seeing = Work("the pictures are being told apart and read", see)

    def _order(self, text: str) -> None:
        try:
            self._namings = with_order(self._namings, parse_order(text), self._sight.names)
        except LabelError as error:
            raise Refused("bad_order", f"the order: {error}") from None
        except ValueError as error:
            raise Refused("bad_order", str(error)) from None
        self._looked_at()

    def _name(self, place: int, text: str) -> None:
        self._need(0 <= place < len(self._namings), "there is no such card here")
        word = text.strip().upper()
        with suppress(LabelError):  # what is none stands there as it was written, with what is wrong with it
            word = parse_label(word)
        self._namings[place] = replace(self._namings[place], text=word, by_hand=True)
        self._looked_at()

    def _looked_at(self) -> None:
        self._said = ""
        self._review = review(self._namings, self._sight.names)

    def _store(self) -> None:
        assert self._review is not None
        named = [
            (shown.dealt, label)
            for shown, label in zip(self._shown, self._review.labels, strict=True)
            if label is not None
        ]
        names, files = self._sight.names, self._files
        given_up = self._given_up

        def store() -> tuple[Reader, str]:
            pack = pack_of([dealt for dealt, _ in named], [label for _, label in named])
            reader = reader_of(pack, names)
            with self._writing:  # one that was given up must not write over what comes after it
                if given_up.is_set():
                    raise EnrolmentError("it was given up")
                files.write(pack)
            return reader, _told(pack)

        self._take = files.take
        self._storing = Work("the cards are being compared with one another and stored", store)

    def _back(self) -> None:
        names, files = self._sight.names, self._files

        def read() -> tuple[Reader, str]:
            pack = files.load_before()
            return reader_of(pack, names), _told(pack)

        self._take = files.swap
        self._storing = Work("the pack before is being read", read)

    def _forget(self) -> None:
        try:
            self._files.forget()
        except OSError as error:
            raise Refused("disk", f"the pack could not be put away: {error.strerror}") from None
        self._use(None, "the pack enrolled on the service page is no longer in use; the configuration's is")

    def _use(self, reader: Reader | None, told: str) -> None:
        self._sight.use(reader)
        self._eye.new_tracker()
        self.leave()
        self._said = told
        self.note(told)

    # --- what was under way -----------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Takes up what has come to its end since."""
        if self._deal is not None and self._deal.trouble:
            trouble = self._deal.trouble
            self.leave()
            self._said = trouble
        elif self._deal is not None and self._deal.over:
            self._see()
        if self._seeing is not None and self._seeing.done:
            self._take_cards(self._seeing)
        if self._storing is not None and self._storing.done:
            self._take_pack(self._storing)

    def _take_cards(self, work: Work[list[tuple[Shown, str | None]]]) -> None:
        self._seeing = None
        try:
            found = work.result()
        except EnrolmentError as error:
            self._said = str(error)
            return
        self._shown = [shown for shown, _ in found]
        self._namings = [named_at_first(read) for _, read in found]
        self._looked_at()

    def _take_pack(self, work: Work[tuple[Reader, str]]) -> None:
        self._storing = None
        try:
            reader, told = work.result()
            self._take()
        except (EnrolmentError, PackFileError, PackUnfit) as error:
            self._said = f"nothing was changed: {error}"
        except OSError as error:
            self._said = f"nothing was changed: {error.strerror or error}"
        else:
            self._use(reader, told)


def _shown(card: Dealt, reader: CardReader) -> tuple[Shown, str | None]:
    looks = sorted(card.looks, key=lambda look: -look.sharpness)
    jpeg = encode_jpeg(looks[0].card, quality=85)
    kept = Dealt(looks[: len(card.sharpest)])  # the others are not needed any more
    return Shown(kept, jpeg, hashlib.sha256(jpeg).hexdigest()[:32]), card.name(reader)


def _told(pack: EnrolledPack) -> str:
    return f"{len(pack.labels)} cards are stored, with their pictures; the table reads with this pack from now on"
