"""Whether the dealing box's sensors can be believed: their edges against the draws the camera saw.

Pure; time is a number. Each take_...() and tick() returns DeviceFault and DeviceCleared for the parts "exit beam", "lid
switch" and "follower switch". A fault is reported once, again only when its kind changes, and cleared when the sensor
works again. Detected are:

    no edge though cards leave       a wire that is off, a dead or covered light
    edges though no card leaves      a loose contact, a lamp shining in
    blocked from the start           dark, stuck, or a card left in the slit
    blocked between the cards        the same; free only while a card passes: wired the wrong way round
    a lid that opens and closes many times in a second or two    a worn contact
    a follower at its end with cards left, or not there with none left
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from firmware_bridge.notice import Notice, say
from hardware.devices import BeamEdge, DeviceCleared, DeviceEvent, DeviceFault, EndEdge, LidEdge, Part

DRAWS_UNSEEN = 3  # one draw may be missed by either side; three in a row are no accident
PASSES_UNSEEN = 3
STUCK_S = 10.0  # a slow dealer takes a second
UNMOVED = "hardware-beam-unmoved"
BLOCKED_START = say("hardware-beam-blocked-start")
BLOCKED_LONG = say("hardware-beam-blocked-long", seconds=STUCK_S)
WRONG_WAY = say("hardware-beam-wrong-way")
_REMEMBERED = frozenset({BLOCKED_START.code, BLOCKED_LONG.code})
_BLOCKED = frozenset({BLOCKED_START.code, BLOCKED_LONG.code, WRONG_WAY.code})
"""Of a beam that is blocked at rest: a moment in which it is free ends them."""
SAME_DRAW_S = 3.0  # the camera tells of a draw this much after the beam at most
LID_EDGES = 8  # changes within LID_WINDOW_S that are a bad contact: nobody opens a lid four times in two seconds
LID_WINDOW_S = 2.0
LID_QUIET_S = 30.0
FOLLOWER_SLACK = 3  # cards the follower's switch may be early or late


@dataclass
class BoxMonitor:
    """One box. Give it every edge and every draw, and tick() now and then."""

    _faults: dict[str, Notice] = field(default_factory=dict)
    _blocked_since_s: float | None = None
    _seen_free: bool = False
    _free_passes: int = 0  # the beam was free for a moment though blocked at rest
    _draws_unseen: int = 0
    _passes: deque[float] = field(default_factory=deque)  # when the beam was blocked, without a draw yet
    _lid_edges: deque[float] = field(default_factory=lambda: deque(maxlen=LID_EDGES))
    _at_end: bool | None = None

    def remember(self, faults: Mapping[str, Notice]) -> None:
        """What was wrong with the sensors before: cleared when they work again."""
        self._faults = {
            part: text for part, text in faults.items() if part in (Part.BEAM, Part.LID_SWITCH, Part.FOLLOWER)
        }

    def take_unexplained(self) -> int:
        """How often the beam was blocked without a draw yet; from now on those count as known."""
        count = len(self._passes)
        self._passes.clear()
        return count

    def take_beam(self, edge: BeamEdge, *, counts: bool = True) -> list[DeviceEvent]:
        """The beam was blocked or is free again. `counts`: the camera should tell of a card that passes now."""
        if edge.blocked:
            self._blocked_since_s = edge.at_s
            if counts:
                self._passes.append(edge.at_s)
            return []
        self._seen_free = True
        stuck, self._blocked_since_s = self._blocked_since_s, None
        if stuck is None and self._known(Part.BEAM) in _REMEMBERED:
            return self._clear(Part.BEAM)
        if stuck is not None and self._known(Part.BEAM) in _BLOCKED:
            self._free_passes += 1
            return self._clear(Part.BEAM)
        if stuck is not None and not counts and self._known(Part.BEAM) == UNMOVED:
            self._draws_unseen = 0
            return self._clear(Part.BEAM)  # tried by hand between two deals: it moves
        return []

    def take_lid(self, edge: LidEdge) -> list[DeviceEvent]:
        """The lid was opened or closed."""
        self._lid_edges.append(edge.at_s)
        if len(self._lid_edges) == LID_EDGES and edge.at_s - self._lid_edges[0] <= LID_WINDOW_S:
            return self._fault(Part.LID_SWITCH, say("hardware-lid-bounces", changes=LID_EDGES, seconds=LID_WINDOW_S))
        return []

    def take_end(self, edge: EndEdge, cards_left: int) -> list[DeviceEvent]:
        """The follower reached its end or left it, while `cards_left` cards should be in the box."""
        self._at_end = edge.at_end
        if edge.at_end and cards_left > FOLLOWER_SLACK:
            return self._fault(Part.FOLLOWER, say("hardware-follower-early", cards=cards_left))
        return self._clear(Part.FOLLOWER)

    def take_draw(self, at_s: float, cards_left: int, *, beam: bool = True) -> list[DeviceEvent]:
        """The camera saw a card leave; `cards_left` are in the box now. `beam`: there is one that has moved before."""
        while self._passes and self._passes[0] < at_s - SAME_DRAW_S:
            self._passes.popleft()
        out: list[DeviceEvent] = []
        if self._passes:
            self._passes.popleft()
            self._draws_unseen = 0
            out += self._clear(Part.BEAM)
        elif beam:
            self._draws_unseen += 1
            if self._draws_unseen >= DRAWS_UNSEEN:
                out += self._fault(Part.BEAM, self._unseen_text())
        if cards_left == 0 and self._at_end is False:
            out += self._fault(Part.FOLLOWER, say("hardware-follower-late"))
        return out

    def tick(self, now_s: float) -> list[DeviceEvent]:
        """Time has passed: a lid quiet again, a beam that stays blocked, passes that no draw explains."""
        if Part.LID_SWITCH in self._faults:
            if not self._lid_edges:
                self._lid_edges.append(now_s)  # remembered from before: quiet since now
            if now_s - self._lid_edges[-1] >= LID_QUIET_S:
                return self._clear(Part.LID_SWITCH)
        if self._blocked_since_s is not None and not self._seen_free:
            return self._fault(Part.BEAM, BLOCKED_START)
        if self._blocked_since_s is not None and now_s - self._blocked_since_s >= STUCK_S:
            return self._fault(Part.BEAM, BLOCKED_LONG)
        unexplained = [at_s for at_s in self._passes if at_s < now_s - SAME_DRAW_S]
        if len(unexplained) >= PASSES_UNSEEN:
            self._passes.clear()
            return self._fault(Part.BEAM, say("hardware-beam-unexplained", times=len(unexplained)))
        return []

    def _unseen_text(self) -> Notice:
        if self._free_passes or self._blocked_since_s is not None:
            return WRONG_WAY
        return say("hardware-beam-unmoved", draws=self._draws_unseen)

    def _known(self, part: str) -> str:
        """The code of this part's fault; empty for none."""
        fault = self._faults.get(part)
        return "" if fault is None else fault.code

    def _fault(self, part: str, text: Notice) -> list[DeviceEvent]:
        same = self._known(part) == text.code  # other figures are no other fault
        self._faults[part] = text
        return [] if same else [DeviceFault(part, text)]

    def _clear(self, part: str) -> list[DeviceEvent]:
        return [DeviceCleared(part)] if self._faults.pop(part, None) is not None else []
