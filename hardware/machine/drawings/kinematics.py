"""Where every moving part of a module stands when the cam is turned by an angle. Pure; numbers in mm and degrees.

The cam turns as the servo's pulse grows: its front goes down. The step in its groove so passes one pin after the
other, the top one first; each step brings a pin nearer to the axis by GROOVE_RISE, and its lever lifts a bead by
BEAD_THROW. Before and behind the step the groove is a circle about the axis: there no force on a bead turns the cam,
and no small turn of the cam moves a bead.
"""

import functools
import math
from dataclasses import dataclass

import numpy as np

from hardware.devices import BEADS
from hardware.machine.drawings import params as p

RADIUS_REST = p.GROOVE_RADIUS + p.GROOVE_RISE / 2
RADIUS_MOVED = p.GROOVE_RADIUS - p.GROOVE_RISE / 2
STEP_DEG = p.FIRST_PIN_DEG - p.PLACE_DEG / 2 + p.STEP_SHIFT_DEG  # where the step is on the cam at 0 beads
LEAST_DEG = -p.STOP_DEG
MOST_DEG = p.TRAVEL_DEG + p.STOP_DEG


@dataclass(frozen=True, slots=True)
class Lever:
    """One lever, as it stands half moved: `pivot` (y, z), arm to the nose (straight to the front), arm to the pin and
    its angle (degrees, 0 = back, 90 = up), and the swing from rest to moved (degrees)."""

    bead: int
    pivot_y: float
    pivot_z: float
    nose_arm: float
    pin_arm: float
    pin_deg: float
    swing_deg: float

    @property
    def ratio(self) -> float:
        """How much further the bead goes than the pin."""
        return self.nose_arm / self.pin_arm


def groove_radius(cam_deg: float) -> float:
    """The groove's middle line: its radius at an angle of the cam itself."""
    share = min(1.0, max(0.0, (cam_deg - STEP_DEG) / p.RISE_DEG + 0.5))
    return RADIUS_MOVED + p.GROOVE_RISE * _blend(share)


def _blend(share: float) -> float:
    """0...1 with no corner: a parabola, a straight line, a parabola."""
    b = p.RISE_BLEND
    slope = 1 / (1 - b)
    if share < b:
        return slope * share * share / (2 * b)
    if share > 1 - b:
        return 1 - slope * (1 - share) ** 2 / (2 * b)
    return slope * (share - b / 2)


@functools.cache
def levers() -> tuple[Lever, ...]:
    """The four levers, top bead first: each laid so that its pin is exactly on the groove's two circles at the ends
    of its bead's way, and half way stands where its turn of the cam is half done."""
    return tuple(_lever(bead) for bead in range(BEADS))


def _lever(bead: int) -> Lever:
    pivot_z = ((BEADS - 1) / 2 - bead) * p.BEAD_PITCH
    pin_deg = p.FIRST_PIN_DEG + bead * p.PLACE_DEG

    def misses(at: np.ndarray) -> np.ndarray:
        pivot_y, pin_arm, arm = at
        half = math.asin(p.BEAD_THROW / 2 / (pivot_y - p.NOSE_Y))
        found = []
        for turn, radius in ((-half, RADIUS_MOVED), (half, RADIUS_REST)):
            y, z = pivot_y + pin_arm * math.cos(arm + turn), pivot_z + pin_arm * math.sin(arm + turn)
            found.append(math.hypot(y - p.AXIS_Y, z - p.AXIS_Z) - radius)
        y, z = pivot_y + pin_arm * math.cos(arm), pivot_z + pin_arm * math.sin(arm)
        off = math.atan2(z - p.AXIS_Z, y - p.AXIS_Y) - math.radians(pin_deg)
        found.append(p.GROOVE_RADIUS * math.remainder(off, math.tau))
        return np.array(found)

    at = np.array([p.AXIS_Y - p.GROOVE_RADIUS, 8.0, math.pi / 2])
    for _ in range(60):  # Newton, held to steps of 2
        here = misses(at)
        slopes = np.column_stack([(misses(at + step) - here) / 1e-6 for step in 1e-6 * np.eye(3)])
        at = at - np.clip(np.linalg.solve(slopes, here), -2, 2)
    if np.abs(misses(at)).max() > 1e-6:
        raise ValueError(f"no lever for bead {bead} fits axis, groove and bead pitch of params.py")
    pivot_y, pin_arm, arm = (float(number) for number in at)
    nose_arm = pivot_y - p.NOSE_Y
    swing = 2 * math.degrees(math.asin(p.BEAD_THROW / 2 / nose_arm))
    return Lever(bead, pivot_y, pivot_z, nose_arm, pin_arm, math.degrees(arm), swing)


def pin_at(lever: Lever, turn_deg: float) -> tuple[float, float]:
    """(y, z) of the groove pin; `turn_deg` about x from half moved, positive toward rest."""
    angle = math.radians(lever.pin_deg + turn_deg)
    return lever.pivot_y + lever.pin_arm * math.cos(angle), lever.pivot_z + lever.pin_arm * math.sin(angle)


def lever_turn(lever: Lever, cam_deg: float) -> float:
    """How the lever is turned about x from half moved when the cam is turned by `cam_deg`: + swing / 2 at rest."""

    def outside(turn: float) -> float:
        y, z = pin_at(lever, turn)
        angle = math.degrees(math.atan2(z - p.AXIS_Z, y - p.AXIS_Y)) % 360
        return math.hypot(y - p.AXIS_Y, z - p.AXIS_Z) - groove_radius(angle - cam_deg)

    low, high = -lever.swing_deg / 2, lever.swing_deg / 2
    if outside(low) >= -1e-9:
        return low
    if outside(high) <= 1e-9:
        return high
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if outside(middle) < 0 else (low, middle)
    return (low + high) / 2


def bead_z(lever: Lever, cam_deg: float) -> float:
    """The height of the bead's middle."""
    return lever.pivot_z - lever.nose_arm * math.sin(math.radians(lever_turn(lever, cam_deg)))


def rest_deg(beads: int) -> tuple[float, float]:
    """How far the cam may be turned back and on from the place with `beads` moved before any bead moves by 0.01 mm;
    no further than the stops."""
    at = beads * p.PLACE_DEG
    here = [bead_z(lever, at) for lever in levers()]

    def still(off: float) -> bool:
        return all(abs(bead_z(lever, at + off) - z) < 0.01 for lever, z in zip(levers(), here, strict=True))

    found = []
    for sign in (-1, 1):
        off = 0.0
        while off < p.STOP_DEG and still(sign * (off + 0.1)):
            off += 0.1
        found.append(off)
    return found[0], found[1]


def slope_mm_per_deg(lever: Lever, cam_deg: float) -> float:
    """How fast the bead goes up there."""
    return (bead_z(lever, cam_deg + 0.05) - bead_z(lever, cam_deg - 0.05)) / 0.1


def pressure_deg(lever: Lever, cam_deg: float) -> float:
    """The angle between the groove's push on the pin and the way on which the lever lets the pin go; 0 is best."""
    turn = lever_turn(lever, cam_deg)
    y, z = pin_at(lever, turn)
    radius, angle = math.hypot(y - p.AXIS_Y, z - p.AXIS_Z), math.degrees(math.atan2(z - p.AXIS_Z, y - p.AXIS_Y)) % 360
    step = 0.01
    rise = (groove_radius(angle - cam_deg + step) - groove_radius(angle - cam_deg - step)) / (2 * math.radians(step))
    normal = math.radians(angle) - math.atan2(rise, radius)
    way = math.radians(lever.pin_deg + turn + 90)
    between = abs(math.degrees(math.remainder(normal - way, math.tau)))
    return min(between, 180 - between)
