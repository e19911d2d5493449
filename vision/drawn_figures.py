"""What the drawings of a box or a shoe say of its camera and its lamps (the figures themselves: `vision.drawn`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Grid:
    """Values at places `step` mm apart, the first at `first`: `rows[j][i]` is at x = first[0] + i * step[0] and
    y = first[1] + j * step[1]."""

    first: tuple[float, float]
    step: tuple[float, float]
    rows: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A camera over a window, and the light of the machine's own lamps; the room's light comes on top of it.

    Places are mm in the plane of the card's face, the middle of the (poker) window at (0, 0), x the way of the card.
    """

    camera_mm: float
    """From the lens to the card, by the mirror where there is one."""
    size_px: tuple[int, int]
    """Width and height of the picture that is asked of the camera."""
    px_per_mm: float
    """In the middle of the picture."""
    focal: float
    """Focal length as a share of the picture's width."""
    lux: float
    """In the middle of the window."""
    lux_least: float
    lux_most: float
    """Over the window."""
    lamp_cd_m2: float
    """Luminance of a diffuser."""
    lux_at: Grid
    """Over the camera's field, of the shoe over its window."""
    askew_at: Grid
    """Over the window and about it: degrees by which a glossy card has to lie askew to mirror a lamp into the lens."""
