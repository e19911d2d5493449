"""Is the board what the circuit says, and can it be made? By shapes alone. An empty list is a board to order."""

from collections.abc import Iterator, Sequence

from shapely import Point, STRtree, box, unary_union
from shapely.geometry.base import BaseGeometry

from hardware.machine.boards import currents
from hardware.machine.boards.layout import (
    BETWEEN_HOLES,
    CLEARANCE,
    EDGE,
    HOLE,
    HOLE_CLEARANCE,
    LAYERS,
    VIA_DRILL,
    Layout,
    body,
)

RING_LEAST = 0.2  # copper round a drilled hole
TRACK_LEAST = 0.2
POWER_PARTS = {"connector", "fuse", "pmos"}


def faults(layout: Layout) -> list[str]:
    """Everything that is wrong with a board."""
    return [
        *_clearances(layout),
        *_edges(layout),
        *_rings(layout),
        *_drills(layout),
        *_bodies(layout),
        *_connections(layout),
        *_widths(layout),
    ]


def _clearances(layout: Layout) -> Iterator[str]:
    for layer in LAYERS:
        items = [item for item in layout.copper if item.layer == layer]
        for one, other in _near([item.shape for item in items], CLEARANCE - 1e-6):
            first, second = items[one], items[other]
            if (first.net != second.net or first.net is None) and first.owner != second.owner:
                gap = first.shape.distance(second.shape)
                yield f"{layer}: {first.owner} and {second.owner} are {gap:.3f} mm apart"


def _edges(layout: Layout) -> Iterator[str]:
    inner = layout.outline.buffer(-EDGE + 1e-6, join_style="mitre")
    holes = unary_union([hole.buffer(HOLE_CLEARANCE - 1e-6) for hole in layout.holes()])
    for item in layout.copper:
        if not inner.contains(item.shape):
            yield f"{item.owner} is less than {EDGE} mm from the edge"
        if holes.intersects(item.shape):
            yield f"{item.owner} is less than {HOLE_CLEARANCE} mm from a screw's hole"


def _rings(layout: Layout) -> Iterator[str]:
    for spot in layout.spots:
        ring = (min(spot.width, spot.height) - spot.pad.drill) / 2
        if spot.pad.drill and ring < RING_LEAST:
            yield f"pad {spot.part.ref}.{spot.pad.name} has a ring of {ring:.2f} mm"
    yield from (f"a track of {track.net} is too thin" for track in layout.tracks if track.width < TRACK_LEAST)


def _drills(layout: Layout) -> Iterator[str]:
    holes = [(f"pad {spot.part.ref}.{spot.pad.name}", spot.x, spot.y, spot.pad.drill) for spot in layout.spots]
    holes += [(f"via at ({via.x}, {via.y})", via.x, via.y, VIA_DRILL) for via in layout.vias]
    holes += [("screw", x, y, HOLE) for x, y in layout.circuit.holes]
    shapes = [Point(x, y).buffer(drill / 2) for _, x, y, drill in holes if drill]
    names = [name for name, _, _, drill in holes if drill]
    for one, other in _near(shapes, BETWEEN_HOLES - 1e-3):
        yield f"the holes of {names[one]} and {names[other]} are {shapes[one].distance(shapes[other]):.3f} mm apart"


def _near(shapes: Sequence[BaseGeometry], least: float) -> list[tuple[int, int]]:
    """The pairs that are nearer than that."""
    if not shapes:
        return []
    found = STRtree(shapes).query(shapes, predicate="dwithin", distance=least).T.tolist()
    return [(one, other) for one, other in found if one < other]


def _bodies(layout: Layout) -> Iterator[str]:
    standing = [part for part in layout.circuit.parts if not part.kind.footprint.outside]
    shapes = [body(part) for part in standing]
    for number, (part, shape) in enumerate(zip(standing, shapes, strict=True)):
        if not layout.outline.contains(shape):
            yield f"{part.ref} stands over the edge"
        for other, second in zip(standing[number + 1 :], shapes[number + 1 :], strict=True):
            if shape.intersection(second).area > 1e-6:
                yield f"{part.ref} and {other.ref} stand in each other"
        for spot in layout.spots:
            if spot.part.kind.footprint.outside and spot.shape().intersects(shape):
                yield f"{part.ref} stands on pad {spot.pad.name} of {spot.part.ref}"


class _Union:
    """Which pieces hang together."""

    def __init__(self, count: int) -> None:
        self.parent = list(range(count))

    def root(self, one: int) -> int:
        while self.parent[one] != one:
            self.parent[one] = self.parent[self.parent[one]]
            one = self.parent[one]
        return one

    def join(self, one: int, other: int) -> None:
        self.parent[self.root(one)] = self.root(other)


def islands(layout: Layout, net: str, without_thin: float = 0.0) -> list[set[str]]:
    """The pads of a net in groups that hang together; one group is what is wanted.

    Tracks thinner than `without_thin` do not count.
    """
    pieces: list[tuple[str, BaseGeometry, str, str]] = []  # layer, shape, pad's name or "", what joins layers
    for spot in layout.spots:
        if spot.net == net:
            name = f"{spot.part.ref}.{spot.pad.name}"
            pieces += [(layer, spot.shape(), name, name) for layer in spot.layers]
    for track in layout.tracks:
        if track.net == net and track.width >= without_thin:
            pieces.append((track.layer, track.shape(), "", ""))
    for via in layout.vias:
        if via.net == net:
            pieces += [(layer, via.shape(), "", f"via {via.x} {via.y}") for layer in LAYERS]
    if net == "GND":
        pieces += [(layer, piece, "", "") for layer in LAYERS for piece in layout.pour(layer)]
    union = _Union(len(pieces))
    joined: dict[str, int] = {}
    for number, (_, _, _, joint) in enumerate(pieces):
        if joint:
            union.join(number, joined.setdefault(joint, number))
    for layer in LAYERS:
        numbers = [number for number, piece in enumerate(pieces) if piece[0] == layer]
        shapes = [pieces[number][1] for number in numbers]
        if shapes:
            for one, other in zip(*STRtree(shapes).query(shapes, predicate="intersects").tolist(), strict=True):
                union.join(numbers[one], numbers[other])
    groups: dict[int, set[str]] = {}
    for number, (_, _, pad, _) in enumerate(pieces):
        if pad:
            groups.setdefault(union.root(number), set()).add(pad)
    return sorted(groups.values(), key=len)


def _connections(layout: Layout) -> Iterator[str]:
    for net in layout.circuit.nets:
        groups = islands(layout, net)
        for group in groups[:-1]:
            yield f"net {net}: {', '.join(sorted(group))} hang apart from the rest"


def _widths(layout: Layout) -> Iterator[str]:
    """What carries current is wide enough: without the thin tracks the parts that carry it still hang together."""
    for net, info in layout.circuit.nets.items():
        least = currents.track_width(info.amps)
        if net == "GND" or least <= TRACK_LEAST:
            continue
        groups = islands(layout, net, least)
        carrying = {f"{part.ref}.{pin.name}" for part, pin in layout.circuit.on(net) if part.kind.symbol in POWER_PARTS}
        if sum(bool(group & carrying) for group in groups) > 1:
            yield f"net {net}: its tracks of {least:.2f} mm and more do not join {', '.join(sorted(carrying))}"


def ground_across(layout: Layout, x: float, top: float, bottom: float) -> float:
    """Millimetres of ground copper, both layers together, that a cut at x finds between top and bottom."""
    cut = box(x - 0.005, top, x + 0.005, bottom)
    return float(sum(piece.intersection(cut).area for layer in LAYERS for piece in layout.pour(layer))) / 0.01
