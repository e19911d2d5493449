"""Forces and the servo's torque, as arithmetic. Friction is taken high, prints as solid; N, mm, MPa.

What is reckoned: a bead is lifted against its weight and the friction of rod, nose, axle and groove; the other three
rest in their circles and only rub. A finger that pushes a bead at a place is held by the groove's wall: the cam feels
no torque, whatever the force; so the parts in between must bear it.
"""

import math
from dataclasses import dataclass

from hardware.devices import BEADS
from hardware.machine.drawings import kinematics
from hardware.machine.drawings import params as p

G = 9.81
BEAD_KG = 0.0045  # solid PETG; `make drawings` weighs it
LEVER_WIDTH = 2 * 3.4  # where it bends most, beside the hub


@dataclass(frozen=True, slots=True)
class Figure:
    """One result: what, how much, the most that is allowed, in one unit."""

    name: str
    value: float
    most: float
    unit: str

    @property
    def margin(self) -> float:
        """How many times over it holds."""
        return self.most / self.value if self.value else math.inf


def engagement_mm() -> float:
    """How deep a groove pin stands in the groove."""
    return p.PIN_LENGTH - p.LEVER_T - p.CAM_GAP


def least_engagement_mm() -> float:
    """The same with the cam at the keeper and the lever at the plate."""
    return engagement_mm() - p.KEEPER_GAP - p.LEVER_GAP


def binding_friction() -> float:
    """The friction at which a bead would tilt and bind on its rod: half its length over the nose's distance."""
    return p.BEAD_HEIGHT / (2 * nose_mm())


def nose_mm() -> float:
    """The nose from the rod, at the ends of the way, where it is farthest."""
    lever = max(kinematics.levers(), key=lambda one: one.swing_deg)
    return p.NOSE_Y + lever.nose_arm * (1 - math.cos(math.radians(lever.swing_deg / 2)))


def lift_n(push: float = 0.0) -> float:
    """What the nose must give to lift a bead against its weight, a finger's `push` and the rod's friction."""
    return (BEAD_KG * G + push) / (1 - p.FRICTION / binding_friction())


def torque_nmm(cam_deg: float, push: float = 0.0) -> float:
    """What the servo has to give there; every bead that moves is held back by `push` N besides its weight."""
    whole = 0.0
    for lever in kinematics.levers():
        slope = kinematics.slope_mm_per_deg(lever, cam_deg) * 180 / math.pi  # mm per radian
        moves = slope > 1e-6
        nose = lift_n(push if moves else 0.0)
        pressure = math.radians(kinematics.pressure_deg(lever, cam_deg)) if moves else 0.0
        pin = nose * lever.ratio / max(0.2, math.cos(pressure) - p.FRICTION * math.sin(pressure))
        turn = slope / lever.nose_arm  # of the lever, radians per radian
        rubbing = p.FRICTION * (pin * p.GROOVE_RADIUS + (pin + nose) * p.PIN_D / 2 * turn)
        whole += nose * slope + rubbing
    return whole


def worst_torque_nmm(push: float = 0.0) -> float:
    """The most over the whole turn."""
    return max(torque_nmm(quarter / 4, push) for quarter in range(int(p.TRAVEL_DEG * 4) + 1))


def push_overcome_n() -> float:
    """How hard a finger must hold a bead back to stop the servo at its stall torque."""
    low, high = 0.0, 50.0
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if worst_torque_nmm(middle) < p.SERVO_STALL_NMM else (low, middle)
    return low


def back_drive_nmm_per_n() -> float:
    """Between two places: the torque on a released servo for each newton on a bead, after friction."""
    found = []
    for lever in kinematics.levers():
        middle = (lever.bead + 0.5) * p.PLACE_DEG
        slope = kinematics.slope_mm_per_deg(lever, middle) * 180 / math.pi
        pressure = math.radians(kinematics.pressure_deg(lever, middle))
        pin = lever.ratio / (math.cos(pressure) + p.FRICTION * math.sin(pressure))
        found.append(slope - p.FRICTION * pin * p.GROOVE_RADIUS)
    return min(found)


def figures() -> list[Figure]:
    """All that could bend, break, bind or stall, each with what it may bear."""
    levers = kinematics.levers()
    pin_n = p.HAND_N * max(lever.ratio for lever in levers)
    section = math.pi * p.PIN_D**3 / 32
    arm = max(lever.nose_arm for lever in levers)
    stop_n = p.SERVO_STALL_FAST_NMM / p.STOP_RADIUS
    seat = p.PLATE_T - p.PLATE_X
    deep = least_engagement_mm()
    return [
        Figure("servo, most torque over a turn", worst_torque_nmm(), p.SERVO_STALL_NMM, "Nmm"),
        Figure("friction of a bead on its rod", p.FRICTION, binding_friction(), "of the force"),
        Figure("hand on a bead: wall of the groove", pin_n / (p.PIN_D * deep), p.PETG_MPA, "MPa"),
        Figure("hand on a bead: groove pin bends", pin_n * (p.CAM_GAP + deep / 2) / section, p.STEEL_MPA, "MPa"),
        Figure("hand on a bead: lever bends", p.HAND_N * arm * 6 / (p.LEVER_T * LEVER_WIDTH**2), p.PETG_MPA, "MPa"),
        Figure(
            "hand on a bead: axle bends",
            (pin_n + p.HAND_N) * (p.LEVER_GAP + p.LEVER_T / 2) / section,
            p.STEEL_MPA,
            "MPa",
        ),
        Figure(
            "hand on a bead: axle in the plate",
            (pin_n + p.HAND_N) * (1 + 6 * (p.LEVER_GAP + p.LEVER_T / 2 + seat / 2) / seat) / (p.PIN_D * seat),
            p.PETG_MPA,
            "MPa",
        ),
        Figure("hand on a bead: rod bends", p.HAND_N * 2 * p.SHELF_Z / 4 / section, p.STEEL_MPA, "MPa"),
        Figure("servo against a stop: edge of the notch", stop_n / (p.PIN_D * p.CAM_T / 2), p.PETG_MPA, "MPa"),
        Figure(
            "servo against a stop: horn screws",
            p.SERVO_STALL_FAST_NMM / (2 * p.HORN_SCREW_R) / (p.SERVO_SCREW_D * (p.HORN_SCREW_L - p.HORN_ARM_T)),
            p.PETG_MPA,
            "MPa",
        ),
    ]


def travel_time_s() -> float:
    """0 to 4 beads at the servo's own speed: 60 degrees in 0.1 s (its data sheet, 4.8 V, no load)."""
    return BEADS * p.PLACE_DEG / 600
