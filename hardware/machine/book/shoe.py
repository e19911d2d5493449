"""What the pictures of the shoe's steps show."""

import functools
from collections.abc import Callable
from dataclasses import replace

from hardware.machine.book import bill, printing
from hardware.machine.book.assembled import Assembled
from hardware.machine.book.model import STAYS, Setting, Shown, Use
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.shapes import Place
from hardware.machine.drawings.shoe import machine


@functools.cache
def _solids(packs: int) -> tuple[Part, ...]:
    """The shoe, empty, its names with "shoe " before them; on the slope, as it is put together."""
    return tuple(replace(part, name=f"shoe {part.name}") for part in machine.at(machine.Pose(packs, 0)))


ASSEMBLED = Assembled("shoe ", lambda: _solids(1), bill.shoe_key)


def _aside(by: float) -> Callable[[Place], Place]:
    """Outward, left or right."""
    return lambda at: (0.0, by if at[1] > 0 else -by, 0.0)


def _thread(at: Place) -> Place:
    """Into ramp and roll from their ends, and into rails and apron from above."""
    return _aside(30.0)(at) if abs(at[1]) > 68 else (0.0, 0.0, 26.0)


def _lengthened() -> Setting:
    """The shoe for six packs, whole."""
    longer = ("extension 6", "leg 6", "flange screw")
    parts = _solids(6)
    new = [Shown(part, STAYS, "") for part in parts if ASSEMBLED.name(part) in longer]
    return Setting(new, [part for part in parts if ASSEMBLED.name(part) not in longer])


def _extensions() -> Setting:
    """Both extensions with their legs, the longer one behind."""
    shown = []
    for packs, y in ((6, 0.0), (8, 190.0)):
        for part in _solids(packs):
            if ASSEMBLED.name(part) in (f"extension {packs}", f"leg {packs}") or (
                ASSEMBLED.name(part) == "flange screw" and packs == 6
            ):
                moved = replace(part, solid=part.solid.translate((0.0, y, 0.0)))
                apart = (40.0, 0.0, 0.0) if ASSEMBLED.name(part) == "flange screw" else STAYS
                shown.append(Shown(moved, apart, ASSEMBLED.article(part)))
    return Setting(shown, ())


NOSE = ("ramp", "thread", "pane", "deck", "tray", "tray screw")
CHAMBER = (*NOSE, "mirror seat", "mirror", "camera seat", "camera", "camera screw", "gate", "bottom")
LAMPS = ("lamp", "diffuser", "led strip", "lamp screw", "seal")
SIDES = (*CHAMBER, *LAMPS, "left side", "right side", "side screw")
ROLL = ("roll", "roll lever", "roll cap", "roll screw", "set screw", "roll pin", "roll spring", "lever thread")
HOODED = (*SIDES, *ROLL, "hood", "hood screw", "left horn", "right horn", "horn screw", "reflex sensor")
WEDGE = ("wedge", "weight", "bearing", "axle")


def spools() -> list[Use]:
    """Of all its prints."""
    key = f"petg {printing.SHOE_COLOUR}"
    return [Use(key, bill.article(key).count)]


def wired() -> list[Use]:
    """What its lights, its camera and its exit beam are wired with."""
    return [Use(f"shoe:{key}", count) for key, (_, count) in bill.SHOE_WIRED.items()]


SCENES: dict[str, Callable[[], Setting]] = {
    "shoe-inserts": ASSEMBLED.setting(
        {
            "ramp": STAYS,
            "roll": (0.0, 0.0, 60.0),
            "thread": lambda at: (0.0, 30.0 if at[1] > 0 else -30.0, 60.0) if at[0] < 5 else _thread(at),
        },
        (),
    ),
    "shoe-optics": ASSEMBLED.setting(
        {
            "pane": (0.0, 0.0, 40.0),
            "mirror seat": (20.0, 0.0, -30.0),
            "mirror": (10.0, 0.0, -10.0),
            "camera seat": (-30.0, 0.0, -20.0),
            "camera": (-58.0, 0.0, -36.0),
            "camera screw": (-82.0, 0.0, -50.0),
        },
        ("ramp", "thread"),
    ),
    "shoe-tray": ASSEMBLED.setting({"deck": STAYS, "tray": (-26.0, 0.0, 40.0), "tray screw": (-50.0, 0.0, 76.0)}, ()),
    "shoe-lamps": ASSEMBLED.setting(
        {
            "left side": (0.0, 40.0, 0.0),
            "right side": (0.0, -40.0, 0.0),
            "lamp": STAYS,
            "diffuser": lambda at: (0.0, -26.0 if at[1] > 0 else 26.0, 0.0),
            "led strip": lambda at: (0.0, -12.0 if at[1] > 0 else 12.0, 0.0),
            "lamp screw": _aside(74.0),
            "seal": _aside(56.0),
        },
        (),
    ),
    "shoe-nose": ASSEMBLED.setting(
        {
            "left side": (0.0, 70.0, 0.0),
            "right side": (0.0, -70.0, 0.0),
            "gate": (0.0, 0.0, 70.0),
            "mirror seat": (0.0, 0.0, -50.0),
            "mirror": (0.0, 0.0, -50.0),
            "camera seat": (0.0, 0.0, -50.0),
            "camera": (0.0, 0.0, -50.0),
            "camera screw": (0.0, 0.0, -50.0),
            "bottom": (0.0, 0.0, -90.0),
            "side screw": _aside(110.0),
            "roll": (0.0, 0.0, 40.0),
        },
        NOSE,
        made={
            "left side": "shoe-lamps",
            "right side": "shoe-lamps",
            "roll": "shoe-tray",
            "mirror seat": "shoe-optics",
            "mirror": "",
            "camera seat": "shoe-optics",
            "camera": "",
            "camera screw": "",
        },
    ),
    "shoe-slit": ASSEMBLED.setting(
        {
            "roll lever": (0.0, 34.0, 0.0),
            "lever thread": (-8.0, 34.0, 5.0),
            "roll cap": (0.0, -34.0, 0.0),
            "roll screw": _aside(70.0),
            "set screw": (-16.0, 34.0, 10.0),
            "roll pin": lambda at: (0.0, 16.0, 0.0),
            "roll spring": (0.0, 60.0, -10.0),
        },
        (*SIDES, "roll"),
    ),
    "shoe-hood": ASSEMBLED.setting(
        {
            "hood": (0.0, 0.0, 34.0),
            "hood screw": (0.0, 0.0, 62.0),
            "left horn": (40.0, 0.0, 30.0),
            "right horn": (40.0, 0.0, 30.0),
            "horn screw": (40.0, 0.0, 62.0),
            "reflex sensor": (40.0, 0.0, 56.0),
        },
        (*SIDES, *ROLL),
    ),
    "shoe-wedge": ASSEMBLED.setting(
        {
            "wedge": (0.0, 0.0, 70.0),
            "weight": (0.0, 0.0, 126.0),
            "bearing": lambda at: (0.0, 24.0 if at[1] > 0 else -24.0, 70.0),
            "axle": lambda at: (0.0, 46.0 if at[1] > 0 else -46.0, 70.0),
        },
        HOODED,
    ),
    "shoe-close": ASSEMBLED.setting(
        {"back": (-50.0, 0.0, 0.0), "cover": (-70.0, 0.0, 30.0), "tamper seal": (-110.0, 50.0, 40.0)}, (*HOODED, *WEDGE)
    ),
    "shoe-extension": _extensions,
    "shoe-extension-after": _lengthened,
}
