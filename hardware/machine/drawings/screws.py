"""Screws and heat-set inserts, drawn with the core of their thread; and the driver that has to reach each."""

from dataclasses import dataclass

from manifold3d import Manifold

from hardware.machine.drawings import params as p
from hardware.machine.drawings.shapes import Place, rod

OUTSIDE_MM = 0.1


@dataclass(frozen=True, slots=True)
class Screw:
    """One screw: `at` is the middle of the face under its head, `way` the unit vector in which it is driven.
    `countersunk`: the head is sunk in the part, flush with `at`."""

    name: str
    at: Place
    way: Place
    diameter: float
    length: float
    head_d: float
    head_l: float
    countersunk: bool = False

    def solid(self) -> Manifold:
        """The screw in its place."""
        shank = rod(self.at, self.way, self.length, self.diameter)
        if self.countersunk:
            return shank + rod(self.at, self.way, self.head_l, self.head_d, self.diameter)
        return shank + rod(self._back(self.head_l), self.way, self.head_l, self.head_d)

    def driver(self) -> Manifold:
        """What has to be free for it to be driven: a bit as long as DRIVER_L behind the head."""
        behind = 0.0 if self.countersunk else self.head_l
        return rod(self._back(behind + p.DRIVER_L), self.way, p.DRIVER_L, p.DRIVER_D)

    def _back(self, distance: float) -> Place:
        x, y, z = (a - distance * w for a, w in zip(self.at, self.way, strict=True))
        return x, y, z


def m3(name: str, at: Place, way: Place, length: float) -> Screw:
    """A cylinder-head screw M3, ISO 4762."""
    return Screw(name, at, way, p.SCREW_D, length, p.HEAD_D, p.HEAD_L)


def m3_countersunk(name: str, at: Place, way: Place, length: float) -> Screw:
    """A countersunk screw M3, ISO 10642."""
    return Screw(name, at, way, p.SCREW_D, length, p.COUNTERSUNK_D, p.COUNTERSUNK_L, countersunk=True)


def m2_tapping(name: str, at: Place, way: Place, length: float) -> Screw:
    """A self-tapping screw M2 with pan head, as it comes with the servo (`made.tapping`)."""
    return Screw(name, at, way, p.SERVO_SCREW_D, length, p.SERVO_SCREW_HEAD_D, p.SERVO_SCREW_HEAD_L)


def insert(at: Place, way: Place) -> Manifold:
    """A heat-set insert M3, pressed in from `at`."""
    return rod(at, way, p.INSERT_L, p.SLEEVE_D) - rod(at, way, p.INSERT_L, p.SCREW_D)


def insert_hole(at: Place, way: Place, depth: float) -> Manifold:
    """The hole for it, with room for the end of the screw down to `depth`. It begins before the face: two faces in one
    plane leave a skin over the hole where their figures differ in the last place."""
    x, y, z = (place - OUTSIDE_MM * along for place, along in zip(at, way, strict=True))
    outside = (x, y, z)
    return rod(outside, way, p.INSERT_L + OUTSIDE_MM, p.INSERT_D) + rod(at, way, depth, p.SCREW_HOLE_D)


def countersink(at: Place, way: Place, depth: float) -> Manifold:
    """The hole for a countersunk M3 through `depth`."""
    cone = rod(at, way, p.COUNTERSUNK_L, p.COUNTERSUNK_HOLE_D, p.SCREW_HOLE_D)
    return cone + rod(at, way, depth, p.SCREW_HOLE_D)
