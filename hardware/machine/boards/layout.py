"""A board as copper: pads where the parts stand, tracks, vias and the ground pour, as shapes (shapely). Millimetres.

The tracks that the router found stand in `routes/NAME.json`; everything else follows from the circuit.
"""

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shapely import LineString, MultiPolygon, Point, Polygon, box, unary_union
from shapely.geometry.base import BaseGeometry

from hardware.machine.boards.model import Circuit, Pad, Part

LAYERS = ("F.Cu", "B.Cu")
CLEARANCE = 0.2  # between copper of two nets; board houses make 0.15 without surcharge
POUR_CLEARANCE = 0.3
POUR_LEAST = 0.25  # the narrowest neck of the pour
EDGE = 0.5  # copper to the board's edge
VIA = 0.8
VIA_DRILL = 0.4
BETWEEN_HOLES = 0.25  # from the wall of a drilled hole to the next
HOLE = 3.2  # for screws M3
HOLE_CLEARANCE = 0.3
ROUTES = Path(__file__).parent / "routes"


@dataclass(frozen=True, slots=True)
class Spot:
    """A pad on the board: centre, size and drill after turning."""

    part: Part
    pad: Pad
    net: str | None
    x: float
    y: float
    width: float
    height: float

    @property
    def layers(self) -> tuple[str, ...]:
        """Where it has copper."""
        return LAYERS if self.pad.drill else LAYERS[:1]

    def shape(self) -> BaseGeometry:
        """Its copper."""
        if self.pad.square:
            return box(
                self.x - self.width / 2, self.y - self.height / 2, self.x + self.width / 2, self.y + self.height / 2
            )
        return Point(self.x, self.y).buffer(min(self.width, self.height) / 2)


@dataclass(frozen=True, slots=True)
class Track:
    """Copper along corners; the router's, or a bar laid by hand."""

    net: str
    layer: str
    width: float
    points: tuple[tuple[float, float], ...]

    def shape(self) -> BaseGeometry:
        """Its copper, with round ends."""
        return LineString(self.points).buffer(self.width / 2)

    def length(self) -> float:
        """Millimetres."""
        return float(LineString(self.points).length)


@dataclass(frozen=True, slots=True)
class Via:
    """A plated hole from layer to layer."""

    net: str
    x: float
    y: float

    def shape(self) -> BaseGeometry:
        """Its copper."""
        return Point(self.x, self.y).buffer(VIA / 2)


def turned(x: float, y: float, turn: int) -> tuple[float, float]:
    """Turned counter-clockwise as seen, y downwards; by quarter turns exactly."""
    for _ in range(turn // 90 % 4):
        x, y = y, -x
    return x, y


def spots(circuit: Circuit) -> Iterator[Spot]:
    """Every pad of the board."""
    for part in circuit.parts:
        for pad in part.kind.footprint.pads:
            x, y = turned(pad.x, pad.y, part.turn)
            width, height = (pad.height, pad.width) if part.turn % 180 else (pad.width, pad.height)
            net = part.nets.get(pad.name)
            yield Spot(part, pad, net, round(part.x + x, 4), round(part.y + y, 4), width, height)


def body(part: Part) -> BaseGeometry:
    """The room that a part takes."""
    left, top, right, bottom = part.kind.footprint.body
    if part.kind.footprint.round_body:
        return Point(part.x, part.y).buffer(right)
    corners = [turned(x, y, part.turn) for x, y in ((left, top), (right, bottom))]
    xs = sorted(part.x + x for x, _ in corners)
    ys = sorted(part.y + y for _, y in corners)
    return box(xs[0], ys[0], xs[1], ys[1])


def bars(circuit: Circuit) -> list[Track]:
    """The wide tracks laid by hand."""
    return [Track(bar.net, bar.layer, bar.width, bar.points) for bar in circuit.bars]


def routes(circuit: Circuit, folder: Path = ROUTES) -> tuple[list[Track], list[Via]]:
    """What the router found."""
    stored = json.loads((folder / f"{circuit.name}.json").read_text())
    tracks = [
        Track(net, layer, width, tuple((x, y) for x, y in points)) for net, layer, width, points in stored["tracks"]
    ]
    return tracks, [Via(net, x, y) for net, x, y in stored["vias"]]


def write_routes(circuit: Circuit, tracks: list[Track], vias: list[Via], folder: Path = ROUTES) -> None:
    """One track a line."""
    lines = [json.dumps([track.net, track.layer, track.width, track.points]) for track in tracks]
    holes = [json.dumps([via.net, via.x, via.y]) for via in vias]
    text = '{"tracks": [\n' + ",\n".join(lines) + '\n],\n"vias": [\n' + ",\n".join(holes) + "\n]}\n"
    (folder / f"{circuit.name}.json").write_text(text)


@dataclass(frozen=True, slots=True)
class Copper:
    """A piece of copper on one layer. `owner` says what it is, for messages."""

    net: str | None
    layer: str
    shape: BaseGeometry
    owner: str


class Layout:
    """The finished board."""

    def __init__(self, circuit: Circuit, tracks: list[Track], vias: list[Via]) -> None:
        self.circuit = circuit
        self.tracks = [*bars(circuit), *tracks]
        self.vias = vias
        self.spots = list(spots(circuit))
        self.outline = box(0, 0, circuit.width, circuit.height)
        self.copper = list(self._copper())
        self._poured: dict[str, list[Polygon]] = {}

    def _copper(self) -> Iterator[Copper]:
        for spot in self.spots:
            for layer in spot.layers:
                yield Copper(spot.net, layer, spot.shape(), f"pad {spot.part.ref}.{spot.pad.name}")
        for track in self.tracks:
            yield Copper(track.net, track.layer, track.shape(), f"track of {track.net} at {track.points[0]}")
        for via in self.vias:
            for layer in LAYERS:
                yield Copper(via.net, layer, via.shape(), f"via of {via.net} at ({via.x}, {via.y})")

    def holes(self) -> list[BaseGeometry]:
        """The screws' holes."""
        return [Point(x, y).buffer(HOLE / 2) for x, y in self.circuit.holes]

    def pour(self, layer: str) -> list[Polygon]:
        """The pieces of the ground pour of a layer that contain a ground pad or via."""
        if layer not in self._poured:
            self._poured[layer] = list(self._pieces(layer))
        return self._poured[layer]

    def _pieces(self, layer: str) -> Iterator[Polygon]:
        others = [item.shape for item in self.copper if item.layer == layer and item.net != "GND"]
        taken = unary_union([shape.buffer(POUR_CLEARANCE) for shape in others])
        holes = unary_union([hole.buffer(HOLE_CLEARANCE) for hole in self.holes()])
        free = self.outline.buffer(-EDGE, join_style="mitre").difference(taken).difference(holes)
        free = free.buffer(-POUR_LEAST / 2).buffer(POUR_LEAST / 2, quad_segs=4)
        pieces = free.geoms if isinstance(free, MultiPolygon) else [free]
        grounds = unary_union([item.shape for item in self.copper if item.layer == layer and item.net == "GND"])
        for piece in pieces:
            if isinstance(piece, Polygon) and piece.intersects(grounds):
                yield piece


def stored(circuit: Circuit) -> Layout:
    """The board with the stored routes."""
    return Layout(circuit, *routes(circuit))


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Millimetres."""
    return math.hypot(one[0] - other[0], one[1] - other[1])
