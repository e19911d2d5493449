"""The shoe in figures: what its camera sees, light, and what feeds the cards. Numbers for a rendered scene, too."""

import math

from hardware.machine.drawings import optics
from hardware.machine.drawings.dealing_box import params as box
from hardware.machine.drawings.forces import Figure
from hardware.machine.drawings.params import PETG_G_PER_CM3, STEEL_G_PER_CM3
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe import printed

G = 9.81
FRICTION = 0.30  # paper on PETG; more stops the pack by itself, so the wedge pushes
ROLLING = 0.02
CARD_KG = 1.75e-3
CAMERA = optics.Camera("Camera Module 3, its middle (1536 x 864 read)", 66.0, 41.0, p.SIZE_PX, 100.0, p.CAMERA_READ)
LENS: optics.Place = (p.WINDOW_MIDDLE, 0.0, -p.CAMERA_WAY)
"""Where the lens is seen in the mirror: straight under the window's middle."""


def view() -> dict[str, float]:
    """What a rendered scene of the nose needs: mm, degrees, px."""
    wide, _ = CAMERA.field_mm(p.CAMERA_WAY)
    scale = CAMERA.px_per_mm(p.CAMERA_WAY)
    return {
        "lens to card by the mirror, mm": p.CAMERA_WAY,
        "angle of the look to the card, degrees": 90.0,
        "picture, px wide": float(p.SIZE_PX[0]),
        "picture, px high": float(p.SIZE_PX[1]),
        "pictures a second": float(p.FPS),
        "px per mm": scale,
        "field across the card's way, mm": wide,
        "field along the card's way, mm": p.SIZE_PX[1] / scale,
        "window along the card's way, mm": p.WINDOW_X[1] - p.WINDOW_X[0],
        "window across, mm": 2 * p.WINDOW_Y,
        "field beside the window, to each side, mm": wide / 2 - p.WINDOW_Y,
        "slit to window, mm": p.WINDOW_X[0],
        "slope, degrees": p.SLOPE_DEG,
    }


def panels() -> list[optics.Panel]:
    """Both diffusers."""
    lumen = len(p.LED_X) * optics.led_lumen(box.LED_CD, box.LED_BEAM_DEG) * p.LED_MA / 20 * box.DIFFUSER_PASSES
    middle = (sum(p.LAMP_X) / 2, sum(p.LAMP_Z) / 2)
    half_x, half_z = (p.LAMP_X[1] - p.LAMP_X[0]) / 2, (p.LAMP_Z[1] - p.LAMP_Z[0]) / 2
    return [
        optics.Panel(
            (middle[0], s * p.LAMP_Y[0], middle[1]), (half_x, 0.0, 0.0), (0.0, 0.0, half_z), (0.0, -s, 0.0), lumen
        )
        for s in (-1.0, 1.0)
    ]


def window_points() -> list[optics.Place]:
    """Places over the window on the card's face."""
    return optics.grid((p.WINDOW_X[1] - p.WINDOW_X[0]) / 2, p.WINDOW_Y - 1.0, middle_x=p.WINDOW_MIDDLE)


def window_lux() -> tuple[float, float, float]:
    """In the middle, least, most; the face looks down."""
    down = (0.0, 0.0, -1.0)
    over = [optics.lux(panels(), at, down) for at in window_points()]
    return optics.lux(panels(), (p.WINDOW_MIDDLE, 0.0, 0.0), down), min(over), max(over)


def mirror_deg() -> float:
    """How far askew a glossy card would have to lie to mirror a lamp into the lens."""
    return optics.tilt_to_mirror_deg(LENS, optics.shining(panels()), window_points(), (0.0, 0.0, -1.0))


def weight_kg() -> float:
    """Steel bar and wedge."""
    steel = math.prod(p.WEIGHT) / 1e6 * STEEL_G_PER_CM3
    return steel + float(printed.wedge().volume()) / 1e6 * PETG_G_PER_CM3


def push_n(cards: int) -> float:
    """What presses the front card to the gate along the slope: the wedge's weight, and the pack's less its friction."""
    pack = cards * CARD_KG * G
    return weight_kg() * G * (p.SIN - ROLLING * p.COS) + max(0.0, pack * (p.SIN - FRICTION * p.COS))


def pull_n(cards: int) -> float:
    """What a finger needs: friction on gate and next card."""
    return 2 * FRICTION * push_n(cards) * math.sin(math.radians(p.LEAN_DEG))


def strength() -> list[Figure]:
    """What has to hold."""
    return [
        Figure("last card: friction at gate and slope", 2 * FRICTION * CARD_KG * G, push_n(1), "N"),
        Figure("pack slides by itself: friction", FRICTION, p.SIN / p.COS, "of the weight"),
        Figure("bend of the card about the roll: radius it bears", 5.0, p.ROLL_R, "mm"),
    ]


def travel_mm() -> tuple[float, float]:
    """How far a finger moves a card by the gate's opening, and how far the card then looks out of the hood."""
    way = p.FINGER[1] - 4.0 - p.FINGER[0] + 5.0
    return way, way + printed.foot()[0] - p.HOOD_X[1]
