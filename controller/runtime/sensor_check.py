"""Between the box's edges and the camera's draws: when the sensors of the dealing box are compared with what was seen.

hardware.box.box_monitor decides whether a sensor is wrong; this module decides when it may be asked. Cards count while
a deal is on and the camera can see. A table without a camera, or whose beam has never moved (pins without a sensor have
a level, and no edges), is not compared. Also, when a movement that closed the bets was a false start.
Pure; its times are those of the edges and of the pictures, which must be of one clock.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from controller.games.message import PLAIN, Message
from controller.table.events import BeamPassed, Event, FaultRaised
from controller.table.sight.window import under_cover
from controller.table.state import EYES, TableState, blind, dealing, game_of, live, next_index, playing
from firmware_bridge.notice import Notice
from hardware.box.box_monitor import BLOCKED_LONG, BLOCKED_START, UNMOVED, BoxMonitor
from hardware.devices import BeamEdge, DeviceEvent, EndEdge, LidEdge
from vision.observations import Drawn

FALSE_START_S = 4.0
"""Seconds without a card after a movement closed the bets; a slow draw takes 1.2 s
(`vision.track.trouble.COVERED_S`)."""


UNSEEN_FROM = 2
"""Passes before the first reading: the first is that of the cover card."""


@dataclass(slots=True)
class BoxGuard:
    """One table's box. Every method returns faults, and those that are cleared."""

    has_box: bool = False
    sees: bool = False  # the camera has reported a draw
    _watch: BoxMonitor = field(default_factory=BoxMonitor)
    _beam: bool | None = None
    _beam_moves: bool = False
    _under_cover: tuple[int, int] = 0, 0
    """A deal that begins under a cover card, and the passes before its first card was read."""

    def started(self, state: TableState) -> None:
        """Initialise with the faults restored from the journal."""
        self._watch.remember({part: _as_now(text) for part, text in state.faults.items()})

    def take_edge(self, edge: BeamEdge | LidEdge | EndEdge, state: TableState) -> list[DeviceEvent]:
        """An edge of the box, in the state the table is in."""
        self.has_box = True
        match edge:
            case BeamEdge(blocked=blocked):
                self._beam_moves = self._beam_moves or blocked is not (
                    self._beam if self._beam is not None else blocked
                )
                self._beam = blocked
                return self._watch.take_beam(edge, counts=self._counts(state))
            case LidEdge():
                return self._watch.take_lid(edge)
            case EndEdge():
                left = _pack_size(state) - next_index(state) if dealing(state) else 0
                return self._watch.take_end(edge, left)

    def take_draw(self, draw: Drawn, state: TableState) -> list[DeviceEvent]:
        """The camera saw a card leave the box."""
        self.sees = True
        if not self.has_box or not dealing(state) or blind(state):
            return []
        left = _pack_size(state) - 1 - draw.index
        return self._watch.take_draw(draw.time_s, left, beam=self._beam_moves)

    def passes(self, edge: BeamEdge) -> bool:
        """Whether this edge is a card that passes, at a beam that has moved."""
        return edge.blocked and self._beam_moves

    def left_under_cover(self, state: TableState) -> bool:
        """Whether with this pass more than the cover card has left, and no card of the deal was read: a hand may lie
        over the window, which the camera cannot tell from the cover card. `state`: before the pass."""
        if not dealing(state) or blind(state) or not under_cover(state):
            return False
        deal, passes = self._under_cover
        first = deal != state.deal_number or live(state).phase == "bets_open"  # also after a false start
        self._under_cover = state.deal_number, 1 if first else passes + 1
        return self._under_cover[1] >= UNSEEN_FROM

    def passes_before(self, events: list[Event], state: TableState) -> list[Event]:
        """The passes that no draw explains yet when the camera is found to see no more: it has not for a while."""
        if blind(state) or not any(isinstance(event, FaultRaised) and event.part in EYES for event in events):
            return []
        return [BeamPassed()] * self._watch.take_unexplained()

    def tick(self, now_s: float) -> list[DeviceEvent]:
        """Time has passed; `now_s` is of the edges' clock."""
        return self._watch.tick(now_s) if self.has_box else []

    def _counts(self, state: TableState) -> bool:
        return self.sees and dealing(state) and not blind(state)


@dataclass(slots=True)
class FalseStartTimer:
    """Whether the movement that closed the bets came to nothing. `now_s` is of the table's clock."""

    _since_s: float | None = None

    def due(self, state: TableState, now_s: float) -> bool:
        """Whether a movement closed the bets too long ago for a card to follow."""
        if state.closing is None or state.closing.false_start or not playing(state):
            self._since_s = None
            return False
        if self._since_s is None:
            self._since_s = now_s
        return now_s - self._since_s >= FALSE_START_S


def _pack_size(state: TableState) -> int:
    return game_of(state).pack_size(live(state))


_BEFORE = {
    "blocked from the start": BLOCKED_START,
    "blocked for": BLOCKED_LONG,
    "has not moved": Notice(UNMOVED),
}
"""How the sentences began by which journals of versions before codes tell a beam's faults."""


def _as_now(fault: Message) -> Notice:
    """A fault as the box tells it now, so that it is known again and ends as it would have."""
    if fault.code == PLAIN:
        began = str(fault["text"])
        return next((now for start, now in _BEFORE.items() if began.startswith(start)), Notice(fault.code, fault.data))
    return Notice(fault.code, fault.data)
