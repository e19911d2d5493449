"""What a camera sees and how bright it is there, as arithmetic: fields of view, scale, lux, mirrors."""

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Place = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Camera:
    """A camera with its whole field: degrees across and upright, pixels as the table takes them, nearest focus; `read`:
    share of the field's width and height that is read out, about its middle."""

    name: str
    across_deg: float
    upright_deg: float
    size_px: tuple[int, int]
    nearest_mm: float
    read: float = 1.0

    def field_mm(self, distance: float) -> tuple[float, float]:
        """Width and height that it sees at a distance, mm."""
        across, upright = (2 * math.tan(math.radians(angle) / 2) for angle in (self.across_deg, self.upright_deg))
        return across * distance * self.read, upright * distance * self.read

    def px_per_mm(self, distance: float) -> float:
        """In the middle of the picture."""
        return self.size_px[0] / self.field_mm(distance)[0]


MODULE_3 = Camera("Camera Module 3, whole sensor (2304 x 1296 read)", 66.0, 41.0, (1280, 720), 100.0)  # its data sheet
USB = Camera("USB camera, 78 degrees over the diagonal (Logitech C920)", 70.4, 43.3, (1280, 720), 70.0)  # from the 78
TESTED_PX_PER_MM = (112 / 63, 420 / 63)
"""What the reader's rendered scenes cover: cards of 63 mm, 112 to 420 px wide (vision/render/view.py)."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A diffuser as a light: its middle, half sides as vectors, the unit vector into which it shines, lumens."""

    middle: Place
    half_a: Place
    half_b: Place
    shines: Place
    lumen: float

    def points(self, a: int = 5, b: int = 3) -> list[Place]:
        """Places spread over it."""
        shares_a = [(2 * i + 1) / a - 1 for i in range(a)]
        shares_b = [(2 * i + 1) / b - 1 for i in range(b)]
        return [self._at(s, t) for s, t in itertools.product(shares_a, shares_b)]

    def spread(self, a: int = 9, b: int = 3) -> list[Place]:
        """Places all over it, its corners and edges among them."""
        shares_a, shares_b = ([2 * k / (number - 1) - 1 for k in range(number)] for number in (a, b))
        return [self._at(s, t) for s, t in itertools.product(shares_a, shares_b)]

    @property
    def area_mm2(self) -> float:
        """Of the diffuser, whose half sides stand at a right angle."""
        return 4 * math.hypot(*self.half_a) * math.hypot(*self.half_b)

    def _at(self, s: float, t: float) -> Place:
        x, y, z = (m + s * a + t * b for m, a, b in zip(self.middle, self.half_a, self.half_b, strict=True))
        return x, y, z


def shining(panels: Iterable[Panel]) -> list[Place]:
    """Places all over the panels: what of them a card could mirror."""
    return [place for panel in panels for place in panel.spread()]


def led_lumen(candela: float, beam_deg: float) -> float:
    """Of an LED whose intensity falls as a power of the cosine, half of it at half the beam's angle."""
    power = math.log(0.5) / math.log(math.cos(math.radians(beam_deg) / 2))
    return candela * 2 * math.pi / (power + 1)


def lux(panels: Iterable[Panel], at: Place, up: Place = (0.0, 0.0, 1.0)) -> float:
    """Illuminance of a plane with the normal `up`; panels shine as paper does (Lambert)."""
    whole = 0.0
    for panel in panels:
        points = panel.points()
        for point in points:
            way = _minus(at, point)
            far = math.hypot(*way)
            leaves = max(0.0, _dot(way, panel.shines) / far)
            meets = max(0.0, -_dot(way, up) / far)
            whole += panel.lumen / len(points) / math.pi * leaves * meets / (far / 1000) ** 2
    return whole


def tilt_to_mirror_deg(camera: Place, lights: Sequence[Place], points: Iterable[Place], up: Place) -> float:
    """By how much paper at one of the points would have to lie askew to mirror one of the lights into the camera."""
    least = 180.0
    for point in points:
        eye = _unit(_minus(camera, point))
        for light in lights:
            half = _unit(_plus(eye, _unit(_minus(light, point))))
            least = min(least, math.degrees(math.acos(min(1.0, _dot(half, up)))))
    return least


def grid(half_x: float, half_y: float, number: int = 5, middle_x: float = 0.0) -> list[Place]:
    """Places over a window in the plane z = 0, its corners among them."""
    shares = [2 * i / (number - 1) - 1 for i in range(number)]
    return [(middle_x + s * half_x, t * half_y, 0.0) for s, t in itertools.product(shares, repeat=2)]


def _minus(a: Place, b: Place) -> Place:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _plus(a: Place, b: Place) -> Place:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _dot(a: Place, b: Place) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _unit(a: Place) -> Place:
    far = math.hypot(*a)
    return a[0] / far, a[1] / far, a[2] / far
