"""Solids as binary STL, mm, as they lie on the printer's bed."""

import struct
from pathlib import Path

import numpy as np
from manifold3d import Manifold

TOLERANCE_MM = 0.001  # takes away triangles of no area, at which some programs stop
_RECORD = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")])


def to_bytes(solid: Manifold) -> bytes:
    """An 80-byte head, the number of triangles, and the triangles."""
    mesh = solid.simplify(TOLERANCE_MM).to_mesh()
    corners = np.asarray(mesh.vert_properties)[:, :3][np.asarray(mesh.tri_verts)]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    length = np.linalg.norm(across, axis=1, keepdims=True)
    records = np.zeros(len(corners), dtype=_RECORD)
    records["normal"] = across / np.where(length > 0, length, 1)
    records["corners"] = corners
    return bytes(80) + struct.pack("<I", len(corners)) + bytes(records.tobytes())


def write(solid: Manifold, path: Path) -> None:
    """OSError where it cannot be written."""
    path.write_bytes(to_bytes(solid))
