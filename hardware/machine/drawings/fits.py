"""Do the fits hold on a printer whose slots come out too narrow? Layers of the parts as such a printer lays them down,
intersected with what goes into them.

The printer's error is taken as the same in all directions of the plane of the layers: every edge stands half of it
farther out. In the parts' own axes; millimetres.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from manifold3d import CrossSection, Manifold

from hardware.machine.drawings import kinematics, printed, sites, stand
from hardware.machine.drawings import params as p
from hardware.machine.drawings.dealing_box import params as box_p
from hardware.machine.drawings.dealing_box import printed as box
from hardware.machine.drawings.dealing_box import sites as box_sites
from hardware.machine.drawings.shapes import along, circle, polar, rectangle, union
from hardware.machine.drawings.shoe import params as shoe_p
from hardware.machine.drawings.shoe import printed as shoe

LOOSE = 0.3
"""How much wider a fit may be than what goes into it, all in all; more is no fit."""
ROUNDING_MM2 = 0.15
"""Holes are polygons within the circle; and a pressed pin may shave off as much."""


@dataclass(frozen=True, slots=True)
class Fit:
    """`layer`: the printed part's; `inside`: what goes in, with `pressed` to stay. `both`: that is printed too.
    `loose`: the most play that is meant."""

    name: str
    layer: Callable[[], CrossSection]
    inside: Callable[[], CrossSection]
    pressed: bool = False
    both: bool = False
    loose: float = LOOSE


def across_x(solid: Manifold, x: float) -> CrossSection:
    """The layer at `x`, in y and z."""
    return solid.transform(np.array([[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0]])).slice(x)


def across_y(solid: Manifold, y: float) -> CrossSection:
    """The layer at `y`, in z and x."""
    return solid.transform(np.array([[0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]])).slice(y)


def _pins(places: list[tuple[float, float]], diameter: float) -> CrossSection:
    return union([circle(diameter / 2, at) for at in places])


def _groove_pins() -> CrossSection:
    """A pin all along its groove."""
    angles = np.arange(40.0, 220.0, 1.0)
    return along([polar(sites.AXIS, kinematics.groove_radius(float(a)), float(a)) for a in angles], p.PIN_D / 2)


def _horn() -> CrossSection:
    return printed.horn_outline(0.0)


def _magnets() -> CrossSection:
    return _pins(list(box_sites.magnets()), box_p.MAGNET_D)


def _levers(turning: bool) -> list[tuple[float, float]]:
    it = kinematics.levers()[0]
    return [(it.pivot_y, it.pivot_z)] if turning else [kinematics.pin_at(it, 0.0)]


def _servo() -> CrossSection:
    start, half = p.AXIS_Y - p.SERVO_SHAFT, p.SERVO_W / 2
    return rectangle((start, start + p.SERVO_L), (p.AXIS_Z - half, p.AXIS_Z + half))


def _card() -> CrossSection:
    """Over the insert's edges, which are open toward the lip."""
    cards = box_p.FORMATS[0]
    left = cards.middle_x - cards.width / 2
    return rectangle((left, left + cards.width - 5.0), (-cards.height / 2, cards.height / 2))


def _button() -> CrossSection:
    x, y = stand.BUTTONS_X[0], stand.BUTTONS_Y
    return rectangle((x - 6.0, x + 6.0), (y - 6.0, y + 6.0))


def _gate() -> CrossSection:
    """The shoe's gate in its groove, in z and x."""
    flipped = np.array([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])
    return shoe.gate_outline().transform(flipped)


POKER = box_p.FORMATS[0]
LEVER_X = p.LEVER_X + 1.0
FITS: tuple[Fit, ...] = (
    Fit("axle in the plate", lambda: across_x(printed.plate(), 2.0),
        lambda: _pins([(it.pivot_y, it.pivot_z) for it in kinematics.levers()], p.PIN_D), pressed=True),
    Fit("stop pin in the plate", lambda: across_x(printed.plate(), 2.0),
        lambda: _pins([sites.STOP_AT], p.PIN_D), pressed=True),
    Fit("servo in the plate", lambda: across_x(printed.plate(), 0.4), _servo, loose=0.8),
    Fit("horn in the cam", lambda: across_x(printed.cam(), p.CAM_X + 1.0), _horn, loose=0.5),
    Fit("pin in the cam's groove", lambda: across_x(printed.cam(), p.CAM_X + 1.0), _groove_pins),
    Fit("lever on its axle", lambda: across_x(printed.lever(0), LEVER_X), lambda: _pins(_levers(True), p.PIN_D)),
    Fit("pin in the lever", lambda: across_x(printed.lever(0), LEVER_X),
        lambda: _pins(_levers(False), p.PIN_D), pressed=True),
    Fit("bead on its rod", lambda: printed.bead().slice(-5.5), lambda: circle(p.ROD_D / 2, (p.ROD_X, 0.0)), loose=0.6),
    Fit("insert M3 in the body", lambda: box.body().slice(box_p.BOTTOM_Z + 2.0),
        lambda: _pins([(one.at[0], one.at[1]) for one in box_sites.foot_screws()], p.SLEEVE_D), pressed=True),
    Fit("insert of the box in its well", lambda: box.body().slice(-20.0), lambda: box.insert(POKER).slice(-20.0),
        both=True, loose=0.5),
    Fit("follower in its insert", lambda: box.insert(POKER).slice(-10.0), lambda: box.follower(POKER).slice(-10.0),
        both=True, loose=1.3),
    Fit("card in its insert", lambda: box.insert(POKER).slice(-10.0), _card, loose=1.3),
    Fit("magnet in the body", lambda: box.body().slice(-1.5), _magnets),
    Fit("magnet in the lid", lambda: box.lid(POKER).slice(1.5), _magnets),
    Fit("gate in the shoe's side", lambda: across_y(shoe.side(1.0), shoe_p.INNER_Y + 1.0), _gate, loose=0.5),
    Fit("roll in the shoe's side", lambda: across_y(shoe.side(1.0), shoe_p.INNER_Y + 4.0),
        lambda: _pins([(shoe_p.ROLL_Z, 0.0)], 2 * shoe_p.ROLL_R), both=True, loose=0.5),
    Fit("pin in the shoe's side", lambda: across_y(shoe.side(1.0), shoe_p.INNER_Y + 4.0),
        lambda: _pins([(z, x) for x, z in shoe.side_pins()], shoe_p.PIN_D), pressed=True),
    Fit("axle in the shoe's wedge", lambda: across_y(shoe.wedge(), shoe_p.WEDGE_Y - 8.0),
        lambda: _pins([(shoe_p.BEARING_D / 2, x) for x in shoe_p.BEARINGS_X], 3.0), pressed=True),
    Fit("button in the panel", lambda: stand.panel_shell().slice(stand.PANEL[2] - 1.0), _button, loose=0.9),
    Fit("light in the panel", lambda: stand.panel_shell().slice(stand.PANEL[2] - 1.0),
        lambda: _pins([(x, stand.LEDS_Y) for x in stand.BUTTONS_X], 5.0)),
)  # fmt: skip
"""Those in the plane of the layers; a hole along the layers is round only after a reamer."""


@functools.cache
def _drawn() -> list[tuple[Fit, CrossSection, CrossSection]]:
    return [(one, one.layer(), one.inside()) for one in FITS]


def wrong(off: float) -> list[str]:
    """A line for each fit of the parts as they are drawn that does not hold on a printer of that error, mm."""
    found = []
    for fit, layer, inside in _drawn():
        made = layer.offset(off / 2)
        goes_in = inside.offset(off / 2) if fit.both else inside
        if (made ^ goes_in).area() > ROUNDING_MM2 * max(1, len(goes_in.decompose())):
            found.append(f"{fit.name}: too tight on a printer {off:+.2f} off")
        most = 0.1 if fit.pressed else fit.loose
        if (made ^ goes_in.offset(most / 2 + 0.03)).area() <= ROUNDING_MM2:
            found.append(f"{fit.name}: too loose on a printer {off:+.2f} off")
    return found
