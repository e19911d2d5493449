"""The dealing box in figures: field of view, light, springs, forces. All is arithmetic on the sizes in `params`."""

import math
from dataclasses import dataclass

from hardware.machine.drawings import optics
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.dealing_box import printed
from hardware.machine.drawings.forces import Figure
from hardware.machine.drawings.params import PETG_G_PER_CM3

G = 9.81
LENS: optics.Place = (0.0, 0.0, p.CAMERA_Z)
PETG_E = 2000.0  # MPa
FRICTION = 0.35  # paper on PETG, and paper on paper, taken high


def panels() -> list[optics.Panel]:
    """Both diffusers."""
    (y, z), light, across = printed.lamp_frame()
    lumen = len(p.LED_X) * optics.led_lumen(p.LED_CD, p.LED_BEAM_DEG) * p.LED_MA / 20 * p.DIFFUSER_PASSES
    found = []
    for side in (1.0, -1.0):
        half = p.DIFFUSER[1] / 2
        found.append(
            optics.Panel(
                (0.0, side * y, z),
                (p.DIFFUSER[0] / 2, 0.0, 0.0),
                (0.0, side * across[0] * half, across[1] * half),
                (0.0, side * light[0], light[1]),
                lumen,
            )
        )
    return found


def window_points(cards: p.Format) -> list[optics.Place]:
    """Places over a window, corners included."""
    middle, half_x, half_y = printed.window(cards)
    return optics.grid(half_x, half_y, middle_x=middle)


def window_lux(cards: p.Format) -> tuple[float, float, float]:
    """In the middle of the window, and the least and most over it."""
    over = [optics.lux(panels(), at) for at in window_points(cards)]
    return optics.lux(panels(), (printed.window(cards)[0], 0.0, 0.0)), min(over), max(over)


def mirror_deg(cards: p.Format) -> float:
    """How far askew a glossy card would have to lie to mirror a lamp into the lens."""
    return optics.tilt_to_mirror_deg(LENS, optics.shining(panels()), window_points(cards), (0.0, 0.0, 1.0))


def ring_mirror_mm(ring: float = 30.0) -> float:
    """Where LEDs on a ring about the lens are mirrored in a level card: so far from its middle, always."""
    return ring / 2


# --- springs ---


@dataclass(frozen=True, slots=True)
class Spring:
    """Both springs at one height of the follower: force of both, load on them, what presses the top card."""

    pack_mm: float
    length_mm: float
    force_n: float
    weight_n: float

    @property
    def presses_n(self) -> float:
        """The top card against the lid."""
        return self.force_n - self.weight_n


def rate() -> float:
    """N/mm of one spring."""
    mean = p.SPRING_OUTSIDE - p.SPRING_WIRE
    return p.STEEL_SHEAR_MODULUS * p.SPRING_WIRE**4 / (8 * mean**3 * p.SPRING_TURNS)


def spring_at(pack_mm: float) -> Spring:
    """With `pack_mm` of a pack on the follower."""
    top = min(p.FOLLOWER_TOP, -pack_mm)
    length = top - p.FOLLOWER_T - p.FLOOR_Z
    weight = pack_mm / p.CARD * p.CARD_G / 1000 * G + follower_kg() * G
    return Spring(pack_mm, length, 2 * rate() * (p.SPRING_FREE - length), weight)


def follower_kg() -> float:
    """The heaviest."""
    return float(max(printed.follower(cards).volume() for cards in p.FORMATS)) / 1e6 * PETG_G_PER_CM3


def strength() -> list[Figure]:
    """What could bend, slip or stick."""
    full = spring_at(p.PACK)
    mean = p.SPRING_OUTSIDE - p.SPRING_WIRE
    shear = 8 * full.force_n / 2 * mean / (math.pi * p.SPRING_WIRE**3)
    solid = (p.SPRING_TURNS + 2) * p.SPRING_WIRE
    arm_spring, arm_magnet = p.SPRING_AT[0][0] - p.HINGE[0], p.MAGNET_AT[0] - p.HINGE[0]
    rim = min(p.LID_Y - cards.height / 2 + p.HIDDEN - 3.0 for cards in p.FORMATS)
    front = p.LID_X[1] - p.CARD_RIGHT + p.HIDDEN - 3.0
    span = 2 * p.SHELF_Y  # beyond it the lid rests on the body
    beam = 5 * full.presses_n / 2 * span**3 / (384 * PETG_E * front * p.LID_T**3 / 12)
    slim = p.SPRING_FREE * (1 - 2 * p.SPRING_BOSS_H / spring_at(0.0).length_mm) / mean
    return [
        Figure("lid held shut: spring at the magnets", full.presses_n * arm_spring / arm_magnet, 2 * p.MAGNET_N, "N"),
        Figure("lid's front bends by the springs", beam, p.SLIT_PLAY, "mm"),
        Figure("spring: shear in its wire", shear, p.SPRING_SHEAR_MOST, "MPa"),
        Figure("spring: solid length in the shortest place", solid, full.length_mm, "mm"),
        Figure("spring: free length between its guides", slim, p.SPRING_SLIM, "of its diameter"),
        Figure("follower tilts by less than it is guided", FRICTION * 2 * 5.0, p.FOLLOWER_SKIRT, "mm"),
        Figure("lid's narrowest rim beside the window", 4.0, rim, "mm"),
    ]
