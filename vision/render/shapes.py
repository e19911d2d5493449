"""Drawing primitives for the card faces: filled polygons in millimetres, and the curves they are flattened from.

Everything a card shows is a list of `Fill`; there are no strokes, fonts, images or gradients, so that the SVG of the
web page and the raster of the rendered box come from the same numbers. No knowledge of cards here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
"""(n, 2) x to the right, y downwards."""

Segment = tuple[float, ...]
"""2 numbers: a line to there. 6 numbers: a cubic Bezier, two handles and its end."""

CURVE_STEPS = 12


@dataclass(frozen=True, slots=True)
class Fill:
    """One filled area: RGB colour as "#rrggbb", contours filled by the even-odd rule (the second one is a hole)."""

    colour: str
    contours: tuple[Points, ...]

    def moved(self, matrix: Points) -> "Fill":
        """The same area under a 2x3 affine matrix."""
        return Fill(self.colour, tuple(c @ matrix[:, :2].T + matrix[:, 2] for c in self.contours))


def affine(
    *, scale: float = 1.0, x: float = 0.0, y: float = 0.0, turned: bool = False, mirrored: bool = False
) -> Points:
    """A 2x3 matrix: mirror left-right, scale, turn by half a turn, then shift by (x, y)."""
    s = -scale if turned else scale
    return np.array([[-s if mirrored else s, 0.0, x], [0.0, s, y]])


def place(fills: Iterable[Fill], matrix: Points) -> list[Fill]:
    return [fill.moved(matrix) for fill in fills]


def path(start: tuple[float, float], *segments: Segment) -> Points:
    """Flatten a closed path of lines and cubic Beziers to a polygon."""
    points = [np.array([start], dtype=np.float64)]
    at = points[0][0]
    for segment in segments:
        end = np.array(segment[-2:], dtype=np.float64)
        if len(segment) == 2:
            points.append(end[None, :])
        else:
            t = np.linspace(0, 1, CURVE_STEPS + 1)[1:, None]
            a, b = np.array(segment[0:2]), np.array(segment[2:4])
            points.append((1 - t) ** 3 * at + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t**2 * b + t**3 * end)
        at = end
    return np.concatenate(points)


def ellipse(x: float, y: float, rx: float, ry: float | None = None, *, steps: int = 28) -> Points:
    t = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    return np.stack([x + rx * np.cos(t), y + (rx if ry is None else ry) * np.sin(t)], axis=1)


def rectangle(x0: float, y0: float, x1: float, y1: float) -> Points:
    return np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], dtype=np.float64)


def rounded_rectangle(x0: float, y0: float, x1: float, y1: float, radius: float) -> Points:
    k = np.linspace(0, np.pi / 2, 9)
    corners = (
        (x1 - radius, y0 + radius, -np.pi / 2),
        (x1 - radius, y1 - radius, 0.0),
        (x0 + radius, y1 - radius, np.pi / 2),
        (x0 + radius, y0 + radius, np.pi),
    )
    return np.concatenate(
        [np.stack([cx + radius * np.cos(a + k), cy + radius * np.sin(a + k)], axis=1) for cx, cy, a in corners]
    )


def brush(line: Points, widths: Sequence[float]) -> Points:
    """The outline of a pen stroke along an open polyline; `widths` are spread evenly over its length."""
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    half = (
        np.interp(along / along[-1], np.linspace(0, 1, len(widths)), np.asarray(widths, dtype=np.float64))[:, None] / 2
    )
    edges = _normals(np.diff(line, axis=0))
    mitre = _mitre(np.vstack([edges[:1], edges]), np.vstack([edges, edges[-1:]]))
    return np.concatenate([line + mitre * half, (line - mitre * half)[::-1]])


def grown(polygon: Points, distance: float) -> Points:
    """A closed polygon with every side moved outwards; sharp corners keep their point up to three distances."""
    x, y = polygon.T
    clockwise = np.sign(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))
    edges = -_normals(np.roll(polygon, -1, axis=0) - polygon) * clockwise
    return polygon + _mitre(np.roll(edges, 1, axis=0), edges) * distance


def _normals(steps: Points) -> Points:
    length = np.maximum(np.hypot(steps[:, 0], steps[:, 1])[:, None], 1e-9)
    return np.stack([-steps[:, 1], steps[:, 0]], axis=1) / length


def _mitre(before: Points, after: Points) -> Points:
    """At each corner the vector that moves both of its sides by one unit, at most three units long."""
    total = before + after
    square = np.maximum((total**2).sum(axis=1, keepdims=True), 0.45)
    return np.asarray(total * 2 / square)


def clipped(polygon: Points, normal: tuple[float, float]) -> Points:
    """The part of a polygon on the side of a line through the origin where `normal . p <= 0`."""
    out: list[Points] = []
    side = polygon @ np.asarray(normal, dtype=np.float64)
    for k in range(len(polygon)):
        a, b, sa, sb = polygon[k - 1], polygon[k], side[k - 1], side[k]
        if (sa <= 0) != (sb <= 0):
            out.append(a + (b - a) * (sa / (sa - sb)))
        if sb <= 0:
            out.append(b)
    return np.array(out) if out else np.zeros((0, 2))
