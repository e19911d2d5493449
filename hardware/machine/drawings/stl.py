"""Solids as binary STL, mm, as they lie on the printer's bed."""

import struct
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from manifold3d import Manifold

Array = npt.NDArray[Any]

TOLERANCE_MM = 0.001  # takes away triangles of no area, at which some programs stop
PLACES = 4  # decimals of a coordinate: 0.1 um, the last that a float of 200 mm has
_RECORD = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")])


def mesh(solid: Manifold) -> tuple[Array, Array]:
    """Corners (n x 3, mm, float32) and triangles (m x 3, numbers of corners): corners that are one point in what is
    written are one, and a triangle that has one of them twice is left out."""
    made = solid.simplify(TOLERANCE_MM).to_mesh()
    corners = np.asarray(made.vert_properties)[:, :3].astype(np.float32).round(PLACES)
    corners, number = np.unique(corners, axis=0, return_inverse=True)
    triangles = number.reshape(-1)[np.asarray(made.tri_verts)]
    a, b, c = triangles.T
    return corners, triangles[(a != b) & (b != c) & (c != a)]


def to_bytes(solid: Manifold) -> bytes:
    """An 80-byte head, the number of triangles, and the triangles."""
    points, triangles = mesh(solid)
    corners = points[triangles]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = np.linalg.norm(across, axis=1, keepdims=True)
    records = np.zeros(len(corners), dtype=_RECORD)
    records["normal"] = across / np.where(length > 0, length, 1)
    records["corners"] = corners
    return bytes(80) + struct.pack("<I", len(corners)) + bytes(records.tobytes())


def write(solid: Manifold, path: Path) -> None:
    """OSError where it cannot be written."""
    path.write_bytes(to_bytes(solid))
