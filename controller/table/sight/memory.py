"""The sight of the table: the machine's state with all that it remembers, and the tracker's count. Immutable.

`state.apply` makes a new one of each event. Cards are read in one of two places, each a class: `Window`, where a card
lies in the box until it is drawn, and `Exit`, where cards pass as they leave the shoe, or are laid by hand one by one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from controller.games.message import Message, say
from controller.table.events import Sighting, WindowMoved
from controller.table.sight.states import Action as Do
from controller.table.sight.states import Cue, State, step

AFTER_RESTART = say("table-after-restart")


@dataclass(frozen=True, slots=True)
class Doubt:
    """Cards may have left unseen. `why`: what happened, as the beginning of a sentence; `reading`: what the camera has
    read in the window since."""

    why: Message = AFTER_RESTART
    reading: Sighting | None = None


@dataclass(frozen=True, slots=True)
class BeamCount:
    """Cards that the exit beam counted since sight was lost. `complete`: no card can have passed it uncounted."""

    passes: int = 0
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Sight:
    """The machine's `state` and its memory. What becomes of each field is in `started`, `moved`, `restarted` and
    `undone`; each names all fields, so that none is carried over by accident."""

    lead: ClassVar[int]
    """How far `index` is ahead of the last card that was counted: 0 or 1."""
    rereads: ClassVar[bool]
    """Whether the last card counted lies where it can be read again."""

    state: State = State.TRUSTED
    doubt: Doubt | None = None
    """In COMPARE and DISTRUST, else None."""
    beam: BeamCount = BeamCount()
    index: int = 0
    """Index of the card that the tracker was ordered to read, 0 for the first of the pack."""
    epoch: int = 0
    """Rises with each order to the tracker."""
    seen: int = 0
    """The last card counted since that order; -1 for none."""
    laid_away: int = 0
    """Cards of the run that left the shoe and count as none: laid away, or read when their round was void."""
    has_beam: bool = False
    """The exit beam has moved since the program started."""
    has_camera: bool = True
    """As the program was started. Without one the dealer names every card, and nothing is compared."""
    on_sheet: bool = False
    """As the program was started: cards are dealt by hand on the printed sheet, out of no box or shoe."""

    def on(self, cue: Cue, why: Message | None = None, reading: Sighting | None = None) -> Self:
        """The sight after a cue. `why`: the reason of a doubt, None to keep the one before; `reading`: what was read.
        Raises ImpossibleCue."""
        state, action = step(self.state, cue)
        doubt, beam = self.doubt or Doubt(), self.beam
        match action:
            case Do.COUNT:
                beam = BeamCount()
            case Do.ADD:
                beam = replace(beam, passes=beam.passes + 1)
            case Do.RESTART:
                doubt, beam = Doubt(), BeamCount(complete=False)
            case Do.DOUBT:
                doubt = Doubt(why or doubt.why)
            case Do.KEEP:
                doubt = replace(doubt, reading=reading)
        return replace(self, state=state, doubt=doubt if state.doubted else None, beam=beam)

    @property
    def doubted(self) -> bool:
        """Whether the count is in doubt."""
        return self.state.doubted

    @property
    def last(self) -> int:
        """The last card that was counted for certain."""
        return self.index - self.lead if self.doubted else self.seen

    def tracked(self, shown: int) -> int:
        """The card that the tracker has to read: the one in the window when that was last known, or the next one to
        come. `shown`: cards that the game has taken."""
        return self.index if self.doubted else max(shown - 1 + self.lead, self.seen + self.lead, 0)

    def most_drawn(self, size: int, index: int) -> int:
        """How many of the pack's `size` cards can have been drawn since the tracker had to read card `index`."""
        return size - self.laid_away - index - 1 + self.lead

    def compares(self, sighting: Sighting) -> bool:
        """Whether this reading is to be compared with the card that was there before."""
        return self.rereads and self.doubted and sighting.index == self.index

    def keeps(self, index: int) -> bool:
        """Whether what was read of card `index` remains valid after an order to the tracker."""
        return self.rereads or index < self.index

    def read(self, sighting: Sighting) -> Self:
        """After a reading that is not to be compared."""
        return replace(self, seen=max(self.seen, sighting.index)) if sighting.source == "camera" else self

    def beam_moved(self, *, counts: bool) -> Self:
        """After the exit beam counted a card. `counts`: a deal is on."""
        moved = replace(self, has_beam=True)
        return moved.on(Cue.PASSED) if counts else moved

    def started(self, before: Sight) -> Self:
        """This new sight at the start of a deal, after the one of the deal before."""
        return type(self)(
            state=before.on(Cue.STARTED).state,
            doubt=None,
            beam=BeamCount(),
            index=self.index,
            epoch=before.epoch + 1,
            seen=self.seen,
            laid_away=0,
            has_beam=before.has_beam,
            has_camera=before.has_camera,
            on_sheet=before.on_sheet,
        )

    def moved(self, event: WindowMoved, shown: int) -> Self:
        """After an order to the tracker. Before the first card (`shown` is 0) nothing can have been drawn; an event
        without a reason is of a version that did not ask before that."""
        after = self.on(Cue.DOUBTED if event.verify and (shown > 0 or event.why is not None) else Cue.PLACED, event.why)
        seen = event.index - self.lead
        known = max(0, seen - self.seen)  # cards of the beam's count that are known now
        return type(self)(
            state=after.state,
            doubt=after.doubt,
            beam=BeamCount(max(0, after.beam.passes - known), after.beam.complete and event.counted),
            index=event.index,
            epoch=self.epoch + 1,
            seen=seen,
            laid_away=self.laid_away + self._laid_away(event),
            has_beam=self.has_beam,
            has_camera=self.has_camera,
            on_sheet=self.on_sheet,
        )

    def _laid_away(self, event: WindowMoved) -> int:
        """Cards that count as none by this order."""
        return 0

    def restarted(self, shown: int, *, playing: bool, camera: bool, sheet: bool = False) -> Self:
        """After a start of the program. `shown`: cards that the game has taken; `playing`: a deal is on; `camera`: the
        table has one; `sheet`: its cards are dealt by hand on the printed sheet."""
        counting = shown > 0 or not self.rereads
        after = self.on(Cue.RESTARTED if counting and playing and camera else Cue.RESTARTED_IDLE)
        index = self.tracked(shown) if counting else 0
        return type(self)(
            state=after.state,
            doubt=after.doubt,
            beam=after.beam,
            index=index,
            epoch=self.epoch + 1,
            seen=index - self.lead,
            laid_away=self.laid_away,
            has_beam=False,
            has_camera=camera,
            on_sheet=sheet,
        )

    def undone(self, now: Self) -> Self:
        """This sight, from before a ruling, when the ruling is undone `now`. Present faults stay, and so does a doubt
        of either time. If the tracker was ordered to another card since, its count since then is not used."""
        counting = now if now.epoch == self.epoch else self
        doubt = now.doubt or self.doubt
        return type(self)(
            state=State.of(blind=now.state.blind, doubted=doubt is not None),
            doubt=None if doubt is None else Doubt(doubt.why),
            beam=now.beam,
            index=counting.index,
            epoch=now.epoch,
            seen=counting.seen,
            laid_away=counting.laid_away,
            has_beam=now.has_beam,
            has_camera=now.has_camera,
            on_sheet=now.on_sheet,
        )


class Window(Sight):
    """The box: the card in its window is read, and stays there until it is drawn. `index` is that card."""

    __slots__ = ()
    lead = 0
    rereads = True


class Exit(Sight):
    """The shoe: cards are read as they leave. `index` is the next one to come."""

    __slots__ = ()
    lead = 1
    rereads = False

    def _laid_away(self, event: WindowMoved) -> int:
        """Those that were read from the new place on, where nothing is in doubt."""
        return 0 if self.doubted or event.verify else max(0, self.seen + 1 - event.index)
