"""The shoe in figures: what its camera sees, light, weights. Numbers for a rendered scene, too; forces are in
`feed`."""

import functools
import math

from hardware.machine.drawings import optics
from hardware.machine.drawings.params import PETG_G_PER_CM3, STEEL_G_PER_CM3
from hardware.machine.drawings.shoe import params as p
from hardware.machine.drawings.shoe import printed

FRICTION = 0.30  # paper on PETG; more stops the pack by itself, so the wedge pushes
ROLLING = 0.02
CARD_KG = 1.75e-3
CAMERA = optics.Camera("Camera Module 3, its middle (1536 x 864 read)", 66.0, 41.0, p.SIZE_PX, 100.0, p.CAMERA_READ)
SUPPLY_V = 5.0
DIODE_V = 1.25  # guess: typical, from memory of Vishay's data sheet 83760, TCRT5000
DIODE_MOST_MA = 60.0  # Vishay, data sheet 83760, TCRT5000
DIODE_OHM = 200.0  # two of 100 in the cable
TRANSISTOR_SHARE = 0.1  # of the diode's current, the same sheet, typical; before a mirror: from memory
CARD_SHARE = 0.5  # guess: of a mirror's light, from a card's back 1 to 4 away
APRON_SHARE = 0.1  # guess: of a card's, from black PETG 4 away; black paper gives back 4 to 6 %
BEAM_PULL_OHM = 4700.0  # in the cable, as in the dealing box's
PI_PULL_OHM = 33e3  # the Pi's own, up or down, at least (BCM2711 data sheet)
LOGIC_V = 3.3
LOW_V = 0.8  # below which a pin of the Pi is surely low (BCM2711 data sheet)
HIGH_V = 2.0  # guess: above which it is surely high, from memory of Raspberry Pi's sheets
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
        "path to the table, degrees": p.SLOPE_DEG,
    }


def beam() -> list[tuple[str, float, float, str]]:
    """(what, value, what is asked or borne, unit) of the exit beam: the current that the sensor's transistor lets pass,
    against the resistor of its cable and the Pi's own, which pulls down while it is tried whether a wire is off
    (`hardware.box.gpio_inputs`)."""
    diode_ma = (SUPPLY_V - DIODE_V) / DIODE_OHM * 1000
    card_ma = TRANSISTOR_SHARE * diode_ma * CARD_SHARE
    low_ma = (LOGIC_V - LOW_V) * (1 / BEAM_PULL_OHM + 1 / PI_PULL_OHM) * 1000
    high_ma = (LOGIC_V - HIGH_V) / BEAM_PULL_OHM * 1000
    return [
        ("a card under it: current, at least", card_ma, low_ma, "mA"),
        ("nothing under it: current, at most", APRON_SHARE * card_ma, high_ma, "mA"),
        ("nothing, the Pi tries the wire: at most", APRON_SHARE * card_ma, high_ma - HIGH_V / PI_PULL_OHM * 1000, "mA"),
        ("its diode: current, at most", diode_ma, DIODE_MOST_MA, "mA"),
    ]


def panels(share: float = 1.0) -> list[optics.Panel]:
    """Both diffusers, at a share of the light they are taken to give."""
    lumen = p.STRIP_LM * p.DIFFUSER_PASSES * share
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


@functools.cache
def weight_kg() -> float:
    """Steel bar and wedge."""
    steel = math.prod(p.WEIGHT) / 1e6 * STEEL_G_PER_CM3
    return steel + float(printed.wedge().volume()) / 1e6 * PETG_G_PER_CM3


def travel_mm() -> tuple[float, float]:
    """How far a finger moves a card by the gate's opening, and how far the card then looks out of the hood."""
    way = p.FINGER[1] - 4.0 - p.FINGER[0] + 5.0
    return way, way + p.FOOT_X - p.HOOD_X[1]
