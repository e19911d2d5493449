"""Finds the tracks of a board: A* over a grid of 0.254 mm on both layers, one connection after the other.

Nets that find no way are laid first in the next attempt. The same circuit gives the same tracks; they are stored, and
`checks` proves them by shapes that know nothing of the grid.
"""

import heapq
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from shapely import contains_xy
from shapely.geometry.base import BaseGeometry

from hardware.machine.boards.layout import (
    BETWEEN_HOLES,
    EDGE,
    HOLE,
    LAYERS,
    VIA,
    VIA_DRILL,
    Spot,
    Track,
    Via,
    bars,
    spots,
)
from hardware.machine.boards.model import Circuit

STEP = 0.254
SPACE = 0.22  # asked of the router; `layout.CLEARANCE` is what is proven
THIN = 0.3
WIDE = 1.0
WIDE_FROM = 0.5  # A
POWER = 0.6
POWER_FROM = 0.1  # A
VIA_COST = 14.0
BACK_COST = 1.3  # the ground plane is on the back: tracks there cost more
ATTEMPTS = 60
FREE = -1
SHARED = -2

Node = tuple[int, int, int]  # layer, row, column


class NoWay(Exception):
    """A net could not be laid; its name."""


def width_of(circuit: Circuit, net: str) -> float:
    """Millimetres of a routed track of this net. Bars carry what is more."""
    amps = circuit.nets[net].amps
    if circuit.nets[net].rail and amps > 1:
        return POWER
    return WIDE if amps >= WIDE_FROM else POWER if amps >= POWER_FROM else THIN


@dataclass
class Group:
    """Copper of one net that hangs together."""

    nodes: set[Node] = field(default_factory=set)


class Grid:
    """Which net may use which node, for a track of each width and for a via."""

    def __init__(self, circuit: Circuit, nets: dict[str, int]) -> None:
        self.nets = nets
        self.x0 = circuit.grid[0] % STEP
        self.y0 = circuit.grid[1] % STEP
        self.columns = int((circuit.width - self.x0) / STEP) + 1
        self.rows = int((circuit.height - self.y0) / STEP) + 1
        self.half = {THIN: THIN / 2, POWER: POWER / 2, WIDE: WIDE / 2, VIA: VIA / 2}
        self.owner: dict[float, NDArray[np.int16]] = {
            width: np.full((2, self.rows, self.columns), FREE, np.int16) for width in self.half
        }
        self.xs = self.x0 + STEP * np.arange(self.columns)
        self.ys = self.y0 + STEP * np.arange(self.rows)
        for width, owner in self.owner.items():
            edge = EDGE + self.half[width]
            outside_x = (self.xs < edge) | (self.xs > circuit.width - edge)
            outside_y = (self.ys < edge) | (self.ys > circuit.height - edge)
            owner[:, outside_y, :] = SHARED
            owner[:, :, outside_x] = SHARED
        self.drilled = np.zeros((self.rows, self.columns), bool)
        for x, y in circuit.holes:
            self.mark(None, range(2), (x, y), (x, y), HOLE / 2 + 0.1)
            self.drill(x, y, HOLE)

    def drill(self, x: float, y: float, diameter: float) -> None:
        """Take the nodes where another via's hole would come too near to this hole."""
        far = np.hypot(self.xs[None, :] - x, self.ys[:, None] - y)
        self.drilled |= far < (diameter + VIA_DRILL) / 2 + BETWEEN_HOLES

    def at(self, node: Node) -> tuple[float, float]:
        """Position of a node, mm."""
        return round(float(self.xs[node[2]]), 4), round(float(self.ys[node[1]]), 4)

    def mark(
        self,
        net: str | None,
        layers: Iterable[int],
        one: tuple[float, float],
        other: tuple[float, float],
        radius: float,
        box: bool = False,
    ) -> None:
        """Take the nodes near a segment with round ends, or near a rectangle between two corners."""
        number = self.nets[net] if net is not None else SHARED
        for width, owner in self.owner.items():
            reach = radius + self.half[width] + SPACE + 0.02
            left, right = sorted((one[0], other[0]))
            top, bottom = sorted((one[1], other[1]))
            columns = np.nonzero((self.xs >= left - reach) & (self.xs <= right + reach))[0]
            rows = np.nonzero((self.ys >= top - reach) & (self.ys <= bottom + reach))[0]
            if not len(columns) or not len(rows):
                continue
            window = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
            x, y = self.xs[window[1]][None, :], self.ys[window[0]][:, None]
            if box:
                far = np.hypot(
                    np.maximum(np.maximum(left - x, x - right), 0), np.maximum(np.maximum(top - y, y - bottom), 0)
                )
            else:
                dx, dy = other[0] - one[0], other[1] - one[1]
                length = dx * dx + dy * dy
                along = np.clip(((x - one[0]) * dx + (y - one[1]) * dy) / length, 0, 1) if length else 0.0 * x * y
                far = np.hypot(x - one[0] - along * dx, y - one[1] - along * dy)
            near = far < reach
            for layer in layers:
                view = owner[layer][window]
                foreign = near & (view != FREE) & (view != number)
                view[near & (view == FREE)] = number
                view[foreign] = SHARED

    def inside(self, shape: BaseGeometry, layers: Iterable[int]) -> set[Node]:
        """The nodes in a shape."""
        left, top, right, bottom = shape.bounds
        columns = [int(c) for c in np.nonzero((self.xs >= left) & (self.xs <= right))[0]]
        rows = [int(r) for r in np.nonzero((self.ys >= top) & (self.ys <= bottom))[0]]
        hits = [(r, c) for r in rows for c in columns if contains_xy(shape, self.xs[c], self.ys[r])]
        return {(layer, r, c) for layer in layers for r, c in hits}


class Router:
    """One attempt."""

    def __init__(self, circuit: Circuit, first: list[str]) -> None:
        self.circuit = circuit
        self.nets = {net: number for number, net in enumerate(circuit.nets)}
        self.grid = Grid(circuit, self.nets)
        self.tracks: list[Track] = []
        self.vias: list[Via] = []
        self.groups: dict[str, list[Group]] = {net: [] for net in circuit.nets}
        self.spots = list(spots(circuit))
        self.first = first
        self.plated: dict[str, set[Node]] = {net: set() for net in circuit.nets}
        for spot in self.spots:
            self._take_pad(spot)
        for bar in bars(circuit):
            for one, other in pairwise(bar.points):
                self.grid.mark(bar.net, [LAYERS.index(bar.layer)], one, other, bar.width / 2)
            self._join(bar.net, self.grid.inside(bar.shape().buffer(-0.1), [LAYERS.index(bar.layer)]))

    def _take_pad(self, spot: Spot) -> None:
        layers = [LAYERS.index(layer) for layer in spot.layers]
        if spot.pad.square:
            half = (spot.width / 2, spot.height / 2)
            corners = ((spot.x - half[0], spot.y - half[1]), (spot.x + half[0], spot.y + half[1]))
            self.grid.mark(spot.net, layers, *corners, 0, box=True)
        else:
            self.grid.mark(spot.net, layers, (spot.x, spot.y), (spot.x, spot.y), min(spot.width, spot.height) / 2)
        if spot.pad.drill:
            self.grid.drill(spot.x, spot.y, spot.pad.drill)
        if spot.net is not None:
            nodes = self.grid.inside(spot.shape().buffer(-0.1), layers)
            self._join(spot.net, nodes)
            if spot.pad.drill:
                self.plated[spot.net] |= nodes

    def _join(self, net: str, nodes: set[Node]) -> None:
        """A piece of copper: with every group that it touches it becomes one."""
        touched = [group for group in self.groups[net] if group.nodes & nodes]
        rest = [group for group in self.groups[net] if not group.nodes & nodes]
        self.groups[net] = [*rest, Group(nodes.union(*(group.nodes for group in touched)))]

    def run(self) -> None:
        """Lay everything; NoWay with the net that found none."""
        self._ground_vias()
        for net in self._order():
            while len(self.groups[net]) > 1:
                self._connect(net)

    def _order(self) -> list[str]:
        others = [net for net in self.circuit.nets if net != "GND" and net not in self.first]
        return [*self.first, *sorted(others, key=self._span)]

    def _span(self, net: str) -> float:
        points = [(spot.x, spot.y) for spot in self.spots if spot.net == net]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return max(xs) - min(xs) + max(ys) - min(ys)

    def _ground_vias(self) -> None:
        """Each ground pad on the top side gets a via nearby: the ground plane is on the back."""
        for spot in self.spots:
            if spot.net != "GND" or spot.pad.drill:
                continue
            start = self.grid.inside(spot.shape().buffer(-0.1), [0])
            pad = spot.shape()

            def goal(node: Node, pad: BaseGeometry = pad) -> bool:
                x, y = self.grid.at(node)
                room = self._may_drill(node, "GND") and not contains_xy(pad.buffer(VIA / 2 + 0.1), x, y)
                return room or node in self.plated["GND"]

            path = self._search("GND", THIN, start, goal, None)
            self._lay("GND", path, THIN)
            if path[-1] not in self.plated["GND"]:
                self._drill("GND", path[-1])

    def _connect(self, net: str) -> None:
        groups = sorted(self.groups[net], key=lambda group: len(group.nodes))
        start, others = groups[0].nodes, set[Node]().union(*(group.nodes for group in groups[1:]))
        width = width_of(self.circuit, net)
        for wanted in dict.fromkeys((width, THIN) if width == POWER else (width,)):
            path = self._search(net, wanted, start, others.__contains__, others)
            if path:
                self._lay(net, path, wanted)
                return
        raise NoWay(net)

    def _may_drill(self, node: Node, net: str) -> bool:
        owner = self.grid.owner[VIA][:, node[1], node[2]]
        number = self.nets[net]
        return all(int(one) in (FREE, number) for one in owner) and not self.grid.drilled[node[1], node[2]]

    def _search(
        self, net: str, width: float, start: set[Node], goal: Callable[[Node], bool], targets: set[Node] | None
    ) -> list[Node]:
        """The cheapest way from a start to a goal; empty where there is none."""
        number = self.nets[net]
        owner = self.grid.owner[width]
        free = ((owner == FREE) | (owner == number)).tolist()
        drill = self.grid.owner[VIA]
        may_drill = (((drill == FREE) | (drill == number)).all(axis=0) & ~self.grid.drilled).tolist()
        plated = self.plated[net]
        if targets:
            rows = [node[1] for node in targets]
            columns = [node[2] for node in targets]
            bounds = (min(rows), max(rows), min(columns), max(columns))

        def rest(row: int, column: int) -> float:
            if not targets:
                return 0.0
            down = max(bounds[0] - row, row - bounds[1], 0)
            across = max(bounds[2] - column, column - bounds[3], 0)
            return max(down, across) + 0.414 * min(down, across)

        best: dict[Node, float] = dict.fromkeys(start, 0.0)
        before: dict[Node, Node] = {}
        queue = [(rest(node[1], node[2]), node) for node in sorted(start)]
        heapq.heapify(queue)
        closed: set[Node] = set()
        while queue:
            _, node = heapq.heappop(queue)
            if node in closed:
                continue
            closed.add(node)
            if goal(node) and (node not in start or targets):
                path = [node]
                while path[-1] in before:
                    path.append(before[path[-1]])
                return path[::-1]
            layer, row, column = node
            so_far = best[node]
            factor = BACK_COST if layer else 1.0
            for down, across, length in STEPS:
                near = (layer, row + down, column + across)
                if not (0 <= near[1] < self.grid.rows and 0 <= near[2] < self.grid.columns) or near in closed:
                    continue
                if not free[layer][near[1]][near[2]] and near not in start and not (targets and near in targets):
                    continue
                cost = so_far + length * factor
                if cost < best.get(near, math.inf):
                    best[near] = cost
                    before[near] = node
                    heapq.heappush(queue, (cost + rest(near[1], near[2]), near))
            near = (1 - layer, row, column)
            joined = node in plated
            if near not in closed and (joined or (may_drill[row][column] and free[1 - layer][row][column])):
                cost = so_far + (0 if joined else VIA_COST)
                if cost < best.get(near, math.inf):
                    best[near] = cost
                    before[near] = node
                    heapq.heappush(queue, (cost + rest(row, column), near))
        return []

    def _lay(self, net: str, path: list[Node], width: float) -> None:
        if not path:
            raise NoWay(net)
        for layer, run in _runs(path):
            points = _corners([self.grid.at(node) for node in run])
            if len(points) > 1:
                self.tracks.append(Track(net, LAYERS[layer], width, tuple(points)))
                for one, other in pairwise(points):
                    self.grid.mark(net, [layer], one, other, width / 2)
        for node, following in pairwise(path):
            if node[0] != following[0] and node not in self.plated[net]:
                self._drill(net, node)
        self._join(net, set(path))

    def _drill(self, net: str, node: Node) -> None:
        at = self.grid.at(node)
        self.vias.append(Via(net, *at))
        self.grid.mark(net, range(2), at, at, VIA / 2)
        self.grid.drill(*at, VIA_DRILL)
        ends = {(layer, *node[1:]) for layer in range(2)}
        self.plated[net] |= ends
        self._join(net, ends)


STEPS = tuple(
    (down, across, math.hypot(down, across)) for down in (-1, 0, 1) for across in (-1, 0, 1) if down or across
)


def _runs(path: list[Node]) -> Iterator[tuple[int, list[Node]]]:
    """The path cut where it changes the layer."""
    run = [path[0]]
    for node in path[1:]:
        if node[0] != run[-1][0]:
            yield run[0][0], run
            run = []
        run.append(node)
    yield run[0][0], run


def _corners(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Without the points on straight lines."""
    kept = points[:1]
    for before, point, after in zip(points, points[1:], points[2:], strict=False):
        turn = (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0])
        if abs(turn) > 1e-6:
            kept.append(point)
    return [*kept, *points[1:][-1:]]


def route(circuit: Circuit) -> tuple[list[Track], list[Via]]:
    """All tracks and vias; RuntimeError where none of the attempts finds a way for every net."""
    first: list[str] = []
    for _ in range(ATTEMPTS):
        router = Router(circuit, first)
        try:
            router.run()
        except NoWay as found:
            net = str(found)
            first = [net, *(name for name in first if name != net)]
            continue
        return router.tracks, router.vias
    raise RuntimeError(f"{circuit.name}: no way for {first[0]} after {ATTEMPTS} attempts")
