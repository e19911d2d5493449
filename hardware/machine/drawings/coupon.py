"""A small print that tells the printer's error: slots and holes of known widths, tried with a dowel pin and an insert.

It is drawn true, whatever `choices.PRINTER` is: that number is read off it.
"""

import numpy as np
from manifold3d import CrossSection, Manifold

from hardware.machine.drawings import params as p
from hardware.machine.drawings.printed import Printed
from hardware.machine.drawings.shapes import circle, rod

SLOTS = (3.1, 3.2, 3.3, 3.4, 3.5)
HOLES = (2.9, 3.0, 3.1, 3.2)
SLIDES = 3.1  # the narrowest slot of a true printer through which a pin of 3.0 goes by its own weight
SIZE = (56.0, 19.0, 2.4)
APART = 10.0
SLOT_L = 8.0
BOSS_D = 8.6
BOSS_H = 6.7
UP = (0.0, 0.0, 1.0)


def slot_x(index: int) -> float:
    """The middle of a slot, the narrowest at the bevelled corner."""
    return APART * (index + 1) - 3.0


def coupon() -> Manifold:
    """Slots open at the rear edge, holes before them, and a boss with the hole of an insert."""
    wide, deep, thick = SIZE
    corners = [(4.0, 0.0), (wide, 0.0), (wide, deep), (0.0, deep), (0.0, 4.0)]
    outline = CrossSection([np.array(corners)])
    for index, width in enumerate(SLOTS):
        x = slot_x(index)
        outline -= CrossSection.square((width, SLOT_L + 1)).translate((x - width / 2, deep - SLOT_L))
    for index, width in enumerate(HOLES):
        outline -= circle(width / 2, (slot_x(index), 5.0))
    at = (slot_x(len(HOLES)), 5.0)
    solid = Manifold.extrude(outline, thick) + rod((*at, 0.0), UP, BOSS_H, BOSS_D)
    return solid - rod((*at, BOSS_H - p.INSERT_L), UP, p.INSERT_L + 1, p.SLEEVE_D)


PRINTED: tuple[Printed, ...] = (Printed("coupon", coupon, UP, 1),)
"""Printed as it is drawn."""
