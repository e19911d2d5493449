"""Between the box's edges and the camera's draws: when the sensors of the dealing box are compared with what was seen.

hardware.box_watch decides whether a sensor lies; here is only when its question may be asked: cards count while a deal
is on and the camera can see, and a table without a box (no edge has ever come) or without a camera is asked nothing.
Pure; its times are those of the edges and of the pictures, which must be of one clock.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from controller.house import House, game_of, live, next_index, playing
from hardware.box_watch import BoxWatch
from hardware.devices import BeamEdge, DeviceEvent, EndEdge, LidEdge
from vision.observations import Drawn


@dataclass(slots=True)
class BoxGuard:
    """One table's box. Every method returns the faults and mends to be worked off."""

    has_box: bool = False
    sees: bool = False  # the camera has told of a draw
    _watch: BoxWatch = field(default_factory=BoxWatch)

    def take_edge(self, edge: BeamEdge | LidEdge | EndEdge, house: House) -> list[DeviceEvent]:
        """An edge of the box, in the state the table is in."""
        self.has_box = True
        match edge:
            case BeamEdge():
                return self._watch.take_beam(edge, counts=self._counts(house))
            case LidEdge():
                return self._watch.take_lid(edge)
            case EndEdge():
                left = _pack_size(house) - next_index(house) if playing(house) else 0
                return self._watch.take_end(edge, left)

    def take_draw(self, draw: Drawn, house: House) -> list[DeviceEvent]:
        """The camera saw a card leave the box."""
        self.sees = True
        if not self.has_box or not playing(house):
            return []
        return self._watch.take_draw(draw.time_s, _pack_size(house) - 1 - draw.index)

    def look(self, now_s: float) -> list[DeviceEvent]:
        """Time has passed; `now_s` is of the edges' clock."""
        return self._watch.look(now_s) if self.has_box else []

    def _counts(self, house: House) -> bool:
        blind = any(part.startswith("camera") for part in house.faults)
        return self.sees and playing(house) and not blind


def _pack_size(house: House) -> int:
    return game_of(house).pack_size(live(house))
