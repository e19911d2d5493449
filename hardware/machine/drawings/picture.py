"""Pictures of solids, by a depth buffer of our own: parallel projection, one light, dark edges. No display needed."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray

from hardware.machine.drawings.shapes import Place

Colour = tuple[int, int, int]
"""Red, green, blue, 0...255."""
Numbers = NDArray[np.float64]
LIGHT = np.array([-0.35, -0.75, 0.56])
AMBIENT = 0.55
EDGE_COS = math.cos(math.radians(30))  # faces that meet at a sharper angle have a line between them
STEP_MM = 0.8  # one face stands before another of the same part
FACING = 0.5  # cosine to the eye: a face seen more askew has such steps within itself
MARGIN = 0.04  # of the picture, all around


@dataclass(frozen=True, slots=True)
class View:
    """Where from: `around` degrees from the front to the right, `above` degrees up."""

    around: float
    above: float

    def words(self) -> str:
        """The same for a reader."""
        sides = ("the front", "the front right", "the right", "behind right", "behind", "behind left", "the left")
        side = (*sides, "the front left")[round(self.around % 360 / 45) % 8]
        return f"{side}, {'above' if self.above > 8 else 'below' if self.above < -8 else 'level'}"

    def axes(self) -> Numbers:
        """Rows: to the right in the picture, up in it, toward the eye."""
        a, e = math.radians(self.around), math.radians(self.above)
        eye = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
        right = np.array([math.cos(a), math.sin(a), 0.0])
        return np.stack([right, np.cross(eye, right), eye])


class _Canvas:
    """For each point: its depth, which solid is seen, its normal and its colour."""

    def __init__(self, width: int, height: int) -> None:
        self.depth = np.full((height, width), -1e6)
        self.solid = np.zeros((height, width), dtype=np.int32)
        self.normal = np.zeros((height, width, 3))
        self.colour = np.full((height, width, 3), 255.0)

    def fill(self, corners: Numbers, number: int, normal: Numbers, colour: Numbers) -> None:
        """One triangle (points, depth upward), where it is nearer than what is there."""
        height, width = self.depth.shape
        x0, y0 = np.maximum(np.floor(corners[:, :2].min(axis=0)), 0).astype(int)
        x1, y1 = np.minimum(np.ceil(corners[:, :2].max(axis=0)) + 1, (width, height)).astype(int)
        a, b, c = corners
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if abs(area) < 1e-9:
            return
        xs, ys = np.arange(x0, x1) + 0.5, (np.arange(y0, y1) + 0.5)[:, None]
        u = ((b[0] - xs) * (c[1] - ys) - (b[1] - ys) * (c[0] - xs)) / area
        v = ((c[0] - xs) * (a[1] - ys) - (c[1] - ys) * (a[0] - xs)) / area
        t = 1 - u - v
        z = u * a[2] + v * b[2] + t * c[2]
        here = (slice(y0, y1), slice(x0, x1))
        seen = (u >= -1e-9) & (v >= -1e-9) & (t >= -1e-9) & (z > self.depth[here])
        self.depth[here][seen] = z[seen]
        self.solid[here][seen] = number
        self.normal[here][seen] = normal
        self.colour[here][seen] = colour

    def edges(self, eye: Numbers) -> NDArray[np.bool_]:
        """Where another solid, another face or the same at another depth begins; `eye` is the direction to it."""
        facing = self.normal @ eye > FACING
        edge = np.zeros(self.depth.shape, dtype=bool)
        for axis, here in ((0, np.s_[:-1, :]), (1, np.s_[:, :-1])):
            other = np.diff(self.solid, axis=axis) != 0
            next_to = np.s_[1:, :] if axis == 0 else np.s_[:, 1:]
            step = (np.abs(np.diff(self.depth, axis=axis)) > STEP_MM) & facing[here] & facing[next_to]
            bend = (self.normal[here] * self.normal[next_to]).sum(axis=2) < EDGE_COS
            drawn = (self.solid[here] > 0) | (self.solid[next_to] > 0)
            edge[here] |= drawn & (other | bend | step)
        return edge


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture (BGR, height x width x 3), and at each point the number of the solid that is seen there, from 1 in the
    order given; 0 where there is none. `at` finds the point of the picture at which a place in mm is drawn."""

    picture: NDArray[np.uint8]
    solid: NDArray[np.int32]
    at: Callable[[Place], tuple[float, float]]


def render(solids: Sequence[tuple[Manifold, Colour]], view: View, width: int, height: int) -> NDArray[np.uint8]:
    """A BGR picture, height x width x 3."""
    return draw(solids, view, width, height).picture


def draw(solids: Sequence[tuple[Manifold, Colour]], view: View, width: int, height: int) -> Drawn:
    """All solids as large as they fit. Drawn twice as large and made smaller, so that edges are smooth."""
    axes = view.axes()
    light = LIGHT / np.linalg.norm(LIGHT)
    meshes = [_mesh(solid) for solid, _ in solids]
    seen = np.concatenate([(corners @ axes.T).reshape(-1, 3) for corners, _ in meshes])
    low, high = seen.min(axis=0), seen.max(axis=0)
    scale = 2 * (1 - 2 * MARGIN) * min(width / (high[0] - low[0]), height / (high[1] - low[1]))
    middle, flip, shift = (low + high) / 2, np.array([scale, -scale, 1.0]), np.array([width, height, 0.0])
    canvas = _Canvas(2 * width, 2 * height)
    for number, ((corners, normals), (_, colour)) in enumerate(zip(meshes, solids, strict=True), start=1):
        points = (corners @ axes.T - middle) * flip + shift
        shade = AMBIENT + (1 - AMBIENT) * np.clip(normals @ light, 0, 1)
        for i in np.flatnonzero(normals @ axes[2] > 1e-6):
            canvas.fill(points[i], number, normals[i], shade[i] * np.array(colour[::-1]))
    canvas.colour[canvas.edges(axes[2])] *= 0.3
    picture = np.clip(canvas.colour, 0, 255).astype(np.uint8)
    small = np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA), dtype=np.uint8)

    def at(place: Place) -> tuple[float, float]:
        x, y, _ = ((axes @ np.array(place) - middle) * flip + shift) / 2
        return float(x), float(y)

    return Drawn(small, canvas.solid[::2, ::2], at)


def _mesh(solid: Manifold) -> tuple[Numbers, Numbers]:
    """Triangles (n x 3 x 3) and their normals (n x 3)."""
    mesh = solid.to_mesh()
    corners = np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts)].astype(np.float64)
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = np.linalg.norm(across, axis=1)
    keep = length > 1e-9
    return corners[keep], across[keep] / length[keep, None]
