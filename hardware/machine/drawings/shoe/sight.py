"""Does any line of sight lead from a card's face to an eye outside? Rays from the face, by pane and mirror.

Light goes both ways: a ray that leaves a point of the face and comes out of the shoe is a way by which it can be seen.
Everything but pane and mirror is opaque; the mirror throws rays back; the camera stands in its hole.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from manifold3d import Manifold, OpType

from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.shapes import box
from hardware.machine.drawings.shoe import bought, machine, places
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe.machine import Pose

Place = tuple[float, float, float]
CLEAR = ("pane", "diffuser")
FAR = 600.0
BOUNCES = 4
START = 0.03  # off the face
GOLDEN = math.pi * (3 - math.sqrt(5))


@dataclass(frozen=True, slots=True)
class Escape:
    """A ray that came out."""

    point: Place
    way: Place
    slid: float


def opaque(parts: Iterable[Part]) -> Manifold:
    """All that stops light, as one; screws and threads lie within others."""
    solids = [part.solid for part in parts if part.name not in (*CLEAR, "mirror", "thread", "led strip")]
    table = places.from_table(box((-400.0, 400.0), (-300.0, 300.0), (-20.0, -0.01)))
    return Manifold.batch_boolean([*solids, table], OpType.Add)


def face_points(slid: float, along: int = 9, across: int = 7) -> list[tuple[Place, Place]]:
    """Points on the face of a card drawn by `slid`, each with the unit vector out of the face."""
    line = bought.card_line(slid)
    found = []
    for k in range(along):
        i = min(round(1 + k * (len(line) - 3) / (along - 1)), len(line) - 2)
        (x0, z0), (x1, z1) = line[i + 1], line[i]  # toward the leading edge
        far = math.hypot(x1 - x0, z1 - z0)
        down = ((z1 - z0) / far, -(x1 - x0) / far)
        off = p.CARD / 2 + START
        for j in range(across):
            y = (p.CARD_H / 2 - 0.5) * (2 * j / (across - 1) - 1)
            found.append(((line[i][0] + down[0] * off, y, line[i][1] + down[1] * off), (down[0], 0.0, down[1])))
    return found


def ways(out: Place, number: int) -> list[Place]:
    """Unit vectors spread evenly over the half sphere about `out`, which is in the plane y = 0."""
    found = []
    for k in range(number):
        high = (k + 0.5) / number
        wide, turn = math.sqrt(1 - high * high), GOLDEN * k
        a, b = wide * math.cos(turn), wide * math.sin(turn)
        found.append((high * out[0] - a * out[2], b, high * out[2] + a * out[0]))
    return found


def escapes(solid: Manifold, start: Place, way: Place) -> bool:
    """Does the ray leave the shoe?"""
    mirror = bought.mirror()
    for _ in range(BOUNCES + 1):
        end = tuple(a + FAR * b for a, b in zip(start, way, strict=True))
        stops, thrown = solid.ray_cast(start, end), mirror.ray_cast(start, end)
        if not thrown or (stops and stops[0].distance < thrown[0].distance):
            return not stops
        hit = thrown[0]
        normal = places.MIRROR_UP
        if sum(a * b for a, b in zip(hit.normal, normal, strict=True)) < 0.9:
            return False  # its edge or its back
        across = 2 * sum(a * b for a, b in zip(way, normal, strict=True))
        way = (way[0] - across * normal[0], way[1], way[2] - across * normal[2])
        x, y, z = (float(at) + 0.01 * n for at, n in zip(hit.position, normal, strict=True))
        start = (x, y, z)
    return True  # between mirrors for ever: not shown to be closed


def seen_from_outside(
    slides: Sequence[float], rays: int, without: Sequence[str] = (), along: int = 9, across: int = 7
) -> list[Escape]:
    """The rays that come out, of `rays` from each of `along` x `across` points of the face of a card that is drawn out;
    `without` some parts, to see that a gap is found."""
    found = []
    for slid in slides:
        parts = machine.at(Pose(1, 1, max(slid, 0.01)))
        solid = opaque(part for part in parts if part.name not in without)
        for point, out in face_points(slid, along, across):
            found += [Escape(point, way, slid) for way in ways(out, rays) if escapes(solid, point, way)]
    return found


def seen_by_camera() -> tuple[float, float]:
    """How much of a card over the window the lens sees by the mirror: shares along and across of its width "
    "and height."""
    parts = [part for part in machine.at(Pose(1, 1, 0.01)) if part.name not in ("camera", "camera screw")]
    solid = opaque(parts)
    along = [k / 40 for k in range(-20, 21)]
    reached_x = [s for s in along if _reaches(solid, (p.WINDOW_MIDDLE + s * p.CARD_W, 0.0, 0.0))]
    reached_y = [s for s in along if _reaches(solid, (p.WINDOW_MIDDLE, s * p.CARD_H, 0.0))]
    return max(reached_x) - min(reached_x), max(reached_y) - min(reached_y)


def on_mirror(at: Place) -> tuple[float, float]:
    """x and y on the table of the place of the mirror by which the lens sees a place of the path."""
    place, _ = _by_mirror(at)
    x, z = place[0], place[2]
    return x * p.COS + z * p.SIN, place[1]


def _by_mirror(at: Place) -> tuple[Place, Place]:
    """Where the look meets the mirror's plane, and the lens as the mirror shows it."""
    image = places.mirrored(places.lens())
    high, low = (places.above_table(one[0], one[2]) - p.MIRROR_Z for one in (at, image))
    share = high / (high - low)
    x, y, z = (a + share * (b - a) for a, b in zip(at, image, strict=True))
    return (x, y, z), image


def _reaches(solid: Manifold, at: Place) -> bool:
    """Is the point of the path seen by the mirror?"""
    on, _ = _by_mirror(at)
    x, y = on_mirror(at)
    inside = p.MIRROR_X[0] < x < p.MIRROR_X[1] and abs(y) < p.MIRROR_Y
    before = tuple(a + 0.999 * (b - a) for a, b in zip(at, on, strict=True))
    lens = places.lens()
    toward = places.unit((on[0] - lens[0], on[1], on[2] - lens[2]))
    begin = tuple(a + 0.5 * b for a, b in zip(lens, toward, strict=True))
    start = (at[0], at[1], at[2] - START)
    return inside and not solid.ray_cast(start, before) and not solid.ray_cast(begin, before)
