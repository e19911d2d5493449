"""The pictures of the shoe: whole with six packs, cut along its middle, and its parts apart."""

from dataclasses import replace
from pathlib import Path

import cv2

from hardware.machine.drawings.album import FOLDER
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import Colour, View, render
from hardware.machine.drawings.shapes import box
from hardware.machine.drawings.shoe import bought, machine, parts, places
from hardware.machine.drawings.shoe.machine import Pose

_COLOURS: tuple[tuple[str, Colour], ...] = (
    ("left side", (120, 124, 130)),
    ("right side", (120, 124, 130)),
    ("ramp", (206, 216, 226)),
    ("hood", (70, 74, 80)),
    ("left horn", (84, 88, 96)),
    ("right horn", (84, 88, 96)),
    ("deck", (186, 180, 160)),
    ("roll lever", (196, 120, 60)),
    ("roll cap", (196, 120, 60)),
    ("roll screw", (110, 110, 115)),
    ("roll pin", (150, 152, 158)),
    ("roll spring", (180, 180, 186)),
    ("roll", (214, 168, 92)),
    ("gate", (96, 100, 108)),
    ("mirror seat", (160, 150, 130)),
    ("mirror", (170, 210, 230)),
    ("pane", (190, 225, 235)),
    ("camera seat", (160, 150, 130)),
    ("camera screw", (110, 110, 115)),
    ("camera", (40, 110, 60)),
    ("bottom", (150, 140, 120)),
    ("lamp", (200, 200, 190)),
    ("diffuser", (250, 250, 244)),
    ("reflex sensor", (40, 60, 120)),
    ("led strip", (250, 240, 190)),
    ("tray", (140, 150, 165)),
    ("extension", (150, 160, 175)),
    ("leg", (120, 124, 130)),
    ("cover", (40, 40, 44)),
    ("tamper seal", (230, 170, 30)),
    ("back", (96, 100, 108)),
    ("wedge", (120, 160, 110)),
    ("pack", (178, 52, 44)),
    ("card", (235, 235, 235)),
    ("lever thread", (200, 165, 70)),
    ("thread", (200, 165, 70)),
)
_STEEL: Colour = (150, 152, 158)

_APART: tuple[tuple[str, tuple[float, float, float]], ...] = (
    ("hood screw", (40.0, 0.0, 95.0)),
    ("hood", (40.0, 0.0, 60.0)),
    ("left horn", (70.0, 0.0, 60.0)),
    ("right horn", (70.0, 0.0, 60.0)),
    ("horn screw", (70.0, 0.0, 95.0)),
    ("reflex sensor", (90.0, 0.0, 90.0)),
    ("pane", (20.0, 0.0, 35.0)),
    ("roll screw", (-20.0, 0.0, 75.0)),
    ("roll", (-20.0, 0.0, 75.0)),
    ("set screw", (-20.0, 0.0, 75.0)),
    ("lever thread", (-20.0, 0.0, 75.0)),
    ("gate", (-20.0, 0.0, 90.0)),
    ("mirror seat", (60.0, 0.0, -60.0)),
    ("mirror", (44.0, 0.0, -50.0)),
    ("deck", (-110.0, 0.0, 60.0)),
    ("camera seat", (-30.0, 0.0, -80.0)),
    ("camera", (-75.0, 0.0, -100.0)),
    ("bottom", (90.0, 0.0, -90.0)),
    ("tray screw", (-190.0, 0.0, 200.0)),
    ("tray", (-170.0, 0.0, 110.0)),
    ("cover", (-180.0, 0.0, 230.0)),
    ("tamper seal", (-250.0, 0.0, 200.0)),
    ("back", (-240.0, 0.0, 100.0)),
    ("wedge", (-220.0, 0.0, 0.0)),
    ("weight", (-220.0, 0.0, -60.0)),
    ("bearing", (-220.0, 0.0, 0.0)),
    ("axle", (-220.0, 0.0, 0.0)),
)
_SIDEWAYS: tuple[tuple[str, float], ...] = (
    ("side screw", 150.0),
    ("roll screw", 150.0),
    ("roll lever", 110.0),
    ("roll cap", 110.0),
    ("set screw", 110.0),
    ("lever thread", 110.0),
    ("roll pin", 130.0),
    ("roll spring", 130.0),
    ("lamp screw", 130.0),
    ("left side", 90.0),
    ("right side", 90.0),
    ("lamp", 40.0),
    ("diffuser", 20.0),
    ("led strip", 45.0),
)


def colour(name: str) -> Colour:
    """By the beginning of a part's name; steel for all that has none."""
    return next((shade for start, shade in _COLOURS if name.startswith(start)), _STEEL)


def _apart() -> list[Part]:
    found = []
    for part in machine.at(Pose(1, 0)):
        way = next((way for start, way in _APART if part.name.startswith(start)), (0.0, 0.0, 0.0))
        aside = next((far for start, far in _SIDEWAYS if part.name == start), 0.0)
        y = part.solid.bounding_box()[1] + part.solid.bounding_box()[4]
        x, _, z = way
        found.append(replace(part, solid=part.solid.translate((x, aside if y > 0 else -aside, z))))
    return found


def _section(pose: Pose) -> list[Part]:
    """The half behind the middle plane; cards, camera and bearings whole."""
    half = box((-500.0, 500.0), (0.0, 300.0), (-300.0, 300.0))
    whole = ("camera", "bearing", "axle")
    return [
        part if part.name in whole else replace(part, solid=part.solid ^ half)
        for part in machine.at(pose)
        if part.name != "right side"
    ]


def draw_all(folder: Path = FOLDER) -> list[Path]:
    """All pictures as PNG. Raises OSError for one that cannot be written."""
    folder.mkdir(parents=True, exist_ok=True)
    cut = _section(Pose(1, 40))
    half = box((-500.0, 500.0), (0.0, 300.0), (-300.0, 300.0))
    cut.append(Part("card", bought.card(25.0) ^ half, "cards"))
    wanted = {
        parts.WHOLE: (machine.at(Pose(6, 300)), View(50, 25), 1200, 800),
        parts.SECTION: (cut, View(0, 0), 1200, 640),
        parts.APART: (_apart(), View(35, 22), 1300, 1100),
    }
    paths = []
    for name, (solids, view, width, height) in wanted.items():
        placed = [(places.to_table(part.solid), colour(part.name)) for part in solids if not part.solid.is_empty()]
        picture = render(placed, view, width, height)
        paths.append(folder / name)
        if not cv2.imwrite(str(paths[-1]), picture, [cv2.IMWRITE_PNG_COMPRESSION, 9]):
            raise OSError(f"{paths[-1]} could not be written")
    return paths
