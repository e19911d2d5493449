"""What the book's Markdown may name: pictures, tables, lists of parts and figures, all made by Python."""

import functools
from collections.abc import Callable, Mapping, Sequence

from hardware.machine.book import (
    bill,
    casekeeper,
    dealing_box,
    electronics,
    leads,
    one_spindle,
    plans,
    printing,
    shoe,
    wires,
)
from hardware.machine.book.model import Setting, Use

SCENES: Mapping[str, Callable[[], Setting]] = {
    **casekeeper.SCENES,
    **electronics.SCENES,
    **dealing_box.SCENES,
    **shoe.SCENES,
}
DRAWINGS: Mapping[str, Callable[[], str]] = {
    "coupon": functools.partial(printing.picture, "coupon"),
    "print": printing.picture,
    "box-print": functools.partial(printing.picture, "box"),
    "wood": plans.base,
    "sheets": plans.sheets,
    **electronics.DRAWINGS,
    "image": wires.sockets,
    "flash": wires.usb,
    "supply-on": wires.overview,
    "power-button": wires.power_button,
    "plug-in": wires.table_layout,
    "box-devices": wires.devices,
    "box-base": plans.box_base,
    "box-slit": plans.slit,
    "box-markers": plans.markers,
    "shoe-print": functools.partial(printing.picture, "shoe"),
}
TABLES: Mapping[str, Callable[[], Sequence[str]]] = {
    **electronics.TABLES,
    "lengths of the servo leads": leads.table,
    "lengths of the other wires": wires.table,
    "lengths of the box's wires": wires.box_table,
    "prints": printing.table,
    "fixings": bill.fixings,
    "the module's prints": one_spindle.printed,
    "the module's parts": one_spindle.bought,
    "parts with a board": one_spindle.on_a_board,
    "parts on a pin": one_spindle.on_a_pi,
}


def _spools(box: bool) -> list[Use]:
    """Of the prints of the box, or of all others but the shoe's: together those of the bill."""
    found = []
    for one in bill.articles():
        if one.key.startswith("petg ") and one.group == bill.PRINTS:
            first = bill.spools(sum(printing.grams("box", one.key.removeprefix("petg "))))
            found.append(Use(one.key, first if box else one.count - first))
    return [use for use in found if use.count]


LISTS: Mapping[str, Callable[[], Sequence[Use]]] = {
    **electronics.LISTS,
    "spools: shoe": shoe.spools,
    "shoe: what is wired": shoe.wired,
    "spools: box": functools.partial(_spools, True),
    "spools: the rest": functools.partial(_spools, False),
}
"""Parts of a step that are counted by circuits and drawings."""
