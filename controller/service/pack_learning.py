"""The pack in use learns while it is played: pictures of cards that were in doubt, and whose names a deal has proven.

For the table's loop. While a deal is on it keeps the rectified picture of every card, known by the digest of its
picture in the journal. When the deal has ended, what it proves is judged in a thread of its own. That is taken up when
the next deal begins, as the dealer may put a card right until then, and never during one. What goes wrong here is said,
and play goes on.
"""

from __future__ import annotations

import errno
import hashlib
import logging
import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from controller.games.message import Message, Value, as_message, plain, say
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import PackUnfit, Sight
from controller.service.work import Work
from controller.table.events import DealStarted, Event, Ruled, RulingUndone
from controller.table.proven import ProofOfDeal, Proven
from controller.table.state import Refused, TableState, playing
from hardware.files import sync_folder
from vision.pack.enrolled_pack import EnrolledPack, PackFileError, load, save
from vision.pack.learning import Lesson, Outcome, learn, wanting, without
from vision.quads import Image

if TYPE_CHECKING:
    from vision.pack.enrolled_reader import EnrolledReader

log = logging.getLogger(__name__)

MOST_KEPT = 80
"""Pictures kept of the deal that is on: a pack of 52 and those of cards that were read twice. 0.24 MB each."""
MOST_AT_ONCE = 12
"""Lessons judged after one deal; the others wait for the next. To judge takes 17 s of a PC's core (40 cards, in poor
light), and 1 to 2 s more for each lesson."""


class Renewing(Protocol):
    """The camera thread, as far as learning needs it."""

    def new_tracker(self) -> None: ...


@dataclass(frozen=True, slots=True)
class _Learnt:
    """What came of the work on the pack that `of` reads, whose file is `path`: the reader of the pack that is staged
    (None: nothing was learnt), and the outcome, or the cards that were taken back."""

    of: EnrolledReader
    path: Path
    reader: EnrolledReader | None
    outcome: Outcome | None = None
    forgotten: tuple[str, ...] = ()


class PackLearning:
    """`sight` is what the table reads with, `files` where a pack enrolled on the service page is kept; `on`: pictures
    are learnt, else those there are only shown and taken back; `note` is called with messages for the journal, `now`
    gives the time as ISO 8601."""

    def __init__(
        self,
        eye: Renewing,
        sight: Sight,
        files: PackFiles,
        *,
        on: bool,
        note: Callable[[Message], None],
        now: Callable[[], str],
    ) -> None:
        self._eye, self._sight, self._files = eye, sight, files
        self._on, self._note, self._now = on, note, now
        self._proof = ProofOfDeal()
        self._kept: dict[str, Image] = {}
        """Rectified pictures of this deal by digest, oldest first."""
        self._newest: dict[str, Image] = {}
        """The newest proven picture of each card of the pack, by its own label."""
        self._lessons: dict[str, Lesson] = {}
        """What was proven and not yet judged, by label: it waits until there is a picture of every other card."""
        self._of: EnrolledReader | None = None
        """The reader of the pack that all of these are of."""
        self._work: Work[_Learnt] | None = None
        self._at: Path | None = None
        """The file it is about."""
        self._dropped: tuple[Work[_Learnt], Path] | None = None
        """Work of which nothing is to come and that may still go on, and the file it is about."""
        self._settled = False
        """The deal that is being learnt from can be put right no more, or nothing is learnt but taken back."""
        self._dealing = False
        self._said: Message | None = None

    # --- looking ----------------------------------------------------------------------------------------------------

    def status(self) -> dict[str, Any]:
        """What the page shows of it, JSON-ready: the learnt pictures of the pack in use, newest first."""
        self._go_on()
        reader = self._sight.enrolled
        learnt = () if reader is None else reader.pack.learnt
        return {
            "on": self._on,
            "enrolled": reader is not None,
            "cards": [
                {"label": one.label, "deal": one.deal, "at": one.at, "picture": _digest(one.as_jpeg)}
                for one in reversed(learnt)
            ],
            "working": self._work.what.json() if self._work is not None and self._settled else None,
            "said": self._said.json() if self._said is not None else None,
        }

    def picture(self, digest: str) -> bytes | None:
        """The JPEG of a learnt picture."""
        reader = self._sight.enrolled
        learnt = () if reader is None else reader.pack.learnt
        return next((one.as_jpeg for one in learnt if _digest(one.as_jpeg) == digest), None)

    # --- the table --------------------------------------------------------------------------------------------------

    def looked_at(self, digest: str, card: Image) -> None:
        """The reader looked at this rectified card in the picture of this digest."""
        if self._on and self._sight.enrolled is not None:
            self._kept[digest] = card
            while len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]

    def heard(self, events: Sequence[Event], state: TableState) -> None:
        """What the journal has taken, and the table after it."""
        try:
            for event in events:
                self._hear(event, state)
        except Exception as error:  # its text may name a card that nobody may know
            log.error("learning from a deal failed: %s", type(error).__name__)
            self._kept = {}

    def _hear(self, event: Event, state: TableState) -> None:
        if isinstance(event, DealStarted):
            self._settled, self._dealing = True, False
            self._go_on()
            self._kept = {}
        elif isinstance(event, Ruled | RulingUndone) and not self._dealing:
            self._newest = {}  # the deal that has ended is put right: its pictures may bear wrong names
            if not self._settled:
                self._drop()
        self._proof.read(event)
        was, self._dealing = self._dealing, playing(state)
        if was and not self._dealing:
            self._go_on()
            self._end(self._proof.proven(state), state.deal_number)

    def _end(self, proven: Sequence[Proven], deal: int) -> None:
        """The deal is over: learn from what it proves."""
        reader, kept = self._sight.enrolled, self._kept
        self._kept, self._settled = {}, False
        if reader is None:
            return
        self._follow(reader)
        for one in proven:
            label, card = reader.own_label(one.card[0], one.card[1]), kept.get(one.picture)
            if label is not None and card is not None:
                self._newest[label] = card
                if one.in_doubt:
                    self._lessons[label] = Lesson(label, card, deal, self._now())
        path = self._path
        ready = [one for one in self._lessons.values() if not wanting(reader.pack, self._newest, one.label)]
        ready = ready[:MOST_AT_ONCE]
        if not (ready and self._on) or self._work is not None or self._dropped is not None or path is None:
            return
        for lesson in ready:
            del self._lessons[lesson.label]
        pack, others, sight = reader.pack, dict(self._newest), self._sight

        def judge() -> _Learnt:
            outcome = learn(pack, ready, others)
            return _Learnt(reader, path, _stage(outcome.pack, path, sight) if outcome.learnt else None, outcome)

        self._work, self._at = Work(say("service-work-learning"), judge), path

    def _follow(self, reader: EnrolledReader) -> None:
        """Pictures of another pack are no use for this one, nor is what is worked on for it."""
        if self._of is None or self._of.pack.digest != reader.pack.digest:
            self._drop()
            self._newest = {}
        self._of = reader

    # --- doing ------------------------------------------------------------------------------------------------------

    def forget(self, label: str | None) -> None:
        """Take back the learnt pictures of this card; None: of all. Raises Refused."""
        self._go_on()
        reader, path = self._sight.enrolled, self._path
        if self._dropped is not None or (self._work is not None and (self._settled or not self._work.done)):
            raise Refused("busy", say("service-busy"))
        if reader is None or path is None:
            raise Refused("not_now", say("service-nothing-learnt"))
        gone = tuple(one for one in reader.pack.learnt if label in (None, one.label))
        if not gone:
            raise Refused("not_now", say("service-nothing-learnt"))
        self._drop()
        self._dropped = None  # it is done, and what it staged is written over
        pack, sight = without(reader.pack, label), self._sight
        forgotten = tuple(dict.fromkeys(reader.game_name(one.label) for one in gone))
        self._of = reader
        self._said = None
        self._settled = True  # of no deal

        def forgetting() -> _Learnt:
            return _Learnt(reader, path, _stage(pack, path, sight), None, forgotten)

        self._work, self._at = Work(say("service-work-forgetting"), forgetting), path

    def _drop(self) -> None:
        """Nothing comes of what is worked on, nor of what waits."""
        if self._work is not None and self._at is not None:
            self._dropped = self._work, self._at
        self._work, self._lessons = None, {}

    @property
    def _path(self) -> Path | None:
        """The file of the pack in use."""
        return self._files.path if self._sight.cards_enrolled is not None else self._sight.configured_file

    def _go_on(self) -> None:
        """Take up what is done, where it may be. Until dropped work has ended no other begins: both would stage the
        same file."""
        if self._dropped is not None and self._dropped[0].done:
            _staged(self._dropped[1]).unlink(missing_ok=True)
            self._dropped = None
        if self._work is None or not self._work.done or not self._settled or self._dealing:
            return
        work, self._work = self._work, None
        try:
            self._take(work.result())
        except Exception as error:
            self._say(say("service-note-learning-failed", why=_why(error)))

    def _take(self, found: _Learnt) -> None:
        reader, outcome = found.reader, found.outcome
        path = found.path
        if self._sight.enrolled is not found.of:  # another pack is in use meanwhile
            _staged(path).unlink(missing_ok=True)
            return
        doubt = None
        if reader is not None:
            _staged(path).replace(path)
            try:
                sync_folder(path.parent)
            except OSError as error:
                doubt = say("service-disk-unsure", why=error.strerror or str(error))
            self._sight.replace(reader)
            self._of = reader
            self._eye.new_tracker()
        if outcome is None:
            self._say(say("service-note-learnt-forgotten", cards=_cards(found.forgotten)), doubt)
            return
        assert self._of is not None
        if outcome.learnt:
            names = _cards(map(self._of.game_name, outcome.learnt))
            self._say(say("service-note-learnt", cards=names, count=len(names)), doubt)
        because: defaultdict[Message, list[str]] = defaultdict(list)
        for label, why in outcome.refused.items():
            because[as_message(why)].append(self._of.game_name(label))
        for reason, cards in because.items():
            refusal = say("service-note-not-learnt", cards=_cards(cards), count=len(cards), why=reason)
            self._note(refusal)
            self._said = self._said if outcome.learnt else refusal  # the page has room for one

    def _say(self, message: Message, doubt: Message | None = None) -> None:
        self._said = message if doubt is None else say("service-and-doubt", told=message, doubt=doubt)
        self._note(self._said)


def _staged(path: Path) -> Path:
    return path.with_name(path.name + ".learnt")


def _stage(pack: EnrolledPack, path: Path, sight: Sight) -> EnrolledReader:
    """The reader of the pack, which is on disk beside the one in use, and as old as that. Raises OSError and
    PackFileError."""
    fresh = _staged(path)
    try:
        if not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        save(pack, fresh)
        written = path.stat()
        os.utime(fresh, (written.st_atime, written.st_mtime))  # the page shows when the pack was enrolled
        return sight.reader_of(load(fresh))
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _cards(names: Iterable[str]) -> tuple[Value, ...]:
    return tuple(say("games-card", card=name) for name in names)


def _digest(jpeg: bytes) -> str:
    return hashlib.sha256(jpeg).hexdigest()[:32]


def _why(error: Exception) -> Message:
    """What failed, for people; a fault of ours goes to the log."""
    if isinstance(error, PackFileError | PackUnfit):
        return as_message(error.message)
    if isinstance(error, OSError):
        return plain(error.strerror or str(error))
    log.error("a pack could not learn: %s", type(error).__name__)
    return say("service-fault-logged")
