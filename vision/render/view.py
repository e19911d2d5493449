"""How the rendered box is seen: `Difficulty` holds every knob, `Pinhole` is the pinhole camera over the table.

World coordinates are millimetres on the table, x to the right, y towards the dealer, the window's middle at (0, 0).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawn import BOX
from vision.drawn_figures import Drawn
from vision.render.card_art import HEIGHT_MM, WIDTH_MM
from vision.render.exposure import exposed

PLAY_DEG = 3.0
"""The most that a card in a box with play is turned."""
Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """Every knob of the rendered picture. The defaults are a well set up table.

    Angles in degrees, lengths in millimetres or (`_px`) pixels; `card_px` is the width of the card in the picture.
    """

    card_px: float = 200.0
    tilt_deg: float = 10.0
    tilt_direction_deg: float = 0.0
    rotation_deg: float = 3.0
    upside_down: bool = False
    off_centre_px: tuple[float, float] = (0.0, 0.0)
    frame_hides_mm: float = 2.0
    card_loose_mm: float = 0.5
    """How far (one sigma) a card lies from the middle of the box."""
    card_loose_deg: float = 0.4
    play_mm: float = 0.0
    """Play of the cards in a wide box, to each side: they lie anywhere in it, turned up to PLAY_DEG. 0: as loose as
    `card_loose_mm` says."""
    dragged: float = 0.0
    """Share of the cards that come along with the one drawn above them and stay there, 0..1."""
    dragged_mm: tuple[float, float] = (2.0, 10.0)
    """How far they come, least and most."""
    noise: float = 2.5
    """Sensor noise, one sigma in grey levels."""
    focus_blur_px: float = 0.4
    shutter: float = 0.5
    """Share of the frame time during which the shutter is open: motion blur."""
    exposure_ev: float = 0.0
    flicker: float = 0.0
    """Amplitude of a mains flicker as a share of the light, 0..0.3."""
    glare: float = 0.0
    """Strength of a reflection on the window, 0..1."""
    shadow: float = 0.0
    """Darkness of a shadow edge over the box, 0..1."""
    warmth: float = 0.0
    """Colour of the lamp, -1 (blue) .. 1 (yellow)."""
    nudge_mm: float = 0.0
    """How far the box is pushed by some of the draws."""
    clutter: int = 0
    """Other things on the cloth."""
    pace: float = 1.0
    """How long the dealer takes, 1 = about 0.5 s a draw."""
    carry_over_box: bool = False
    """The dealer carries the cards for the left pile over the window rather than around the box."""
    focal: float = 1.25
    """Focal length of the camera as a share of the picture's width."""
    markers: bool = False
    """The box carries printed markers, and is as large as the drawn one (`vision.marker_layout`)."""
    machine: Drawn | None = None
    """The box is this drawn one, and only its lamps light the table; None: a lamp is somewhere in the room."""
    askew_deg: float = 0.0
    """How far the glossy card in the window lies askew under those lamps: bent, or not pressed to the lid."""

    @classmethod
    def built(
        cls, machine: Drawn = BOX, *, markers: bool = True, askew_deg: float = 0.0, fps: float = 30
    ) -> Difficulty:
        """A machine as it is drawn: seen by its camera, lit by its lamps alone, for pictures of `machine.size_px`."""
        light = exposed(machine.lux, machine.size_px[0], fps)
        return cls(
            card_px=machine.px_per_mm * WIDTH_MM,
            tilt_deg=0.0,
            rotation_deg=0.0,
            focal=machine.focal,
            noise=light.noise,
            shutter=light.shutter,
            exposure_ev=light.short_ev,
            machine=machine,
            askew_deg=askew_deg,
            markers=markers,
        )

    @classmethod
    def random(cls, rng: np.random.Generator, *, size: tuple[int, int] = (1280, 720), hard: bool = False) -> Difficulty:
        """Conditions drawn at random from what a table may meet, for pictures of `size` (width, height); `hard` goes
        beyond what a good table allows."""
        more = 1.6 if hard else 1.0
        largest = min(420.0, 0.6 * size[1])  # the whole window stays in the picture
        return cls(
            card_px=float(rng.uniform(95 if hard else 112, largest)),
            tilt_deg=float(rng.uniform(0, 12 * more)),
            tilt_direction_deg=float(rng.uniform(0, 360)),
            rotation_deg=float(rng.uniform(-8, 8) * more),
            upside_down=bool(rng.random() < 0.5),
            off_centre_px=(float(rng.uniform(-40, 40)), float(rng.uniform(-15, 15))),
            frame_hides_mm=float(rng.uniform(1, 3)),
            noise=float(rng.uniform(1, 5 * more)),
            focus_blur_px=float(rng.uniform(0, 1.2 * more)),
            shutter=float(rng.uniform(0.1, 0.9)),
            exposure_ev=float(rng.uniform(-1.5, 1.5 if hard else 0.8)),
            flicker=float(rng.choice([0.0, 0.0, rng.uniform(0, 0.08 * more)])),
            glare=float(rng.choice([0.0, rng.uniform(0, 0.5 * more)])),
            shadow=float(rng.choice([0.0, rng.uniform(0, 0.5 * more)])),
            warmth=float(rng.uniform(-0.7, 1.0)),
            nudge_mm=float(rng.choice([0.0, rng.uniform(0.5, 2.0)])),
            clutter=int(rng.integers(0, 6)),
            pace=float(rng.uniform(0.6, 1.6)),
            carry_over_box=bool(rng.random() < (0.5 if hard else 0.15)),
        )


class Pinhole:
    """The camera: maps millimetres on the table to pixels. `size` is (width, height)."""

    def __init__(self, size: tuple[int, int], difficulty: Difficulty) -> None:
        width, height = size
        self.size = size
        self.scale = difficulty.card_px / WIDTH_MM
        """Pixels to the millimetre at the middle of the window."""
        focal = difficulty.focal * width
        turn = difficulty.rotation_deg + (180.0 if difficulty.upside_down else 0.0)
        lean = _about_z(difficulty.tilt_direction_deg)
        rotation = lean @ _about_x(difficulty.tilt_deg) @ lean.T @ _about_z(turn)
        outer = np.column_stack([rotation[:, 0], rotation[:, 1], [0.0, 0.0, focal / self.scale]])
        centre = (width / 2 + difficulty.off_centre_px[0], height / 2 + difficulty.off_centre_px[1])
        inner = np.array([[focal, 0, centre[0]], [0, focal, centre[1]], [0, 0, 1]])
        self.to_px: Matrix = inner @ outer

    def project(self, points: Matrix) -> Matrix:
        """(n, 2) millimetres to (n, 2) pixels."""
        shaped = np.asarray(points, np.float64).reshape(-1, 1, 2)
        return np.asarray(cv2.perspectiveTransform(shaped, self.to_px), np.float64).reshape(-1, 2)

    def card_quad(self, x: float = 0.0, y: float = 0.0, angle_deg: float = 0.0) -> NDArray[np.float32]:
        """The corners of a card lying there, clockwise on the table, in pixels."""
        w, h = WIDTH_MM / 2, HEIGHT_MM / 2
        corners = np.array([[-w, -h], [w, -h], [w, h], [-w, h]])
        return self.project(corners @ turned(angle_deg).T + (x, y)).astype(np.float32)


def turned(angle_deg: float) -> Matrix:
    """2x2 rotation, clockwise as seen in the picture."""
    c, s = np.cos(np.radians(angle_deg)), np.sin(np.radians(angle_deg))
    return np.array([[c, -s], [s, c]])


def _about_x(angle_deg: float) -> Matrix:
    c, s = np.cos(np.radians(angle_deg)), np.sin(np.radians(angle_deg))
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


def _about_z(angle_deg: float) -> Matrix:
    out = np.eye(3)
    out[:2, :2] = turned(angle_deg)
    return out
