"""The pictures of the casekeeper: put together, the case open, one module, and a module with its parts drawn apart."""

from pathlib import Path

import cv2

from hardware.machine.drawings import machine
from hardware.machine.drawings import params as p
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import Colour, View, render
from hardware.machine.drawings.printed import RANKS, rank_blank, rank_name

FOLDER = Path(__file__).parents[3] / "docs" / "build"
SHOWN = (0, 1, 2, 3, 4, 0, 2, 1, 4, 3, 0, 1, 2)  # beads up, by rank
EXPLODED_BEADS = 2

_COLOURS: tuple[tuple[str, Colour], ...] = (
    ("plate", (196, 200, 206)),
    ("servo lead", (140, 90, 60)),
    ("servo screw", (110, 110, 115)),
    ("servo", (60, 90, 150)),
    ("cam", (214, 168, 92)),
    ("horn screw", (110, 110, 115)),
    ("horn", (245, 245, 245)),
    ("lever", (120, 160, 110)),
    ("bead rod", (170, 172, 178)),
    ("bead", (178, 52, 44)),
    ("keeper screw", (110, 110, 115)),
    ("keeper", (206, 216, 226)),
    ("front screw", (110, 110, 115)),
    ("front", (58, 62, 66)),
    ("insert", (200, 165, 70)),
    ("rank plate", (236, 232, 220)),
    ("rank name", (40, 40, 44)),
    ("base", (206, 172, 128)),
    ("top sheet", (190, 156, 112)),
    ("back sheet", (190, 156, 112)),
    ("left cheek", (120, 124, 130)),
    ("right cheek", (120, 124, 130)),
)
_STEEL: Colour = (150, 152, 158)

# How far each part is drawn away from its place in the exploded picture, x, y, z in mm; the first name that fits.
_APART: tuple[tuple[str, tuple[float, float, float]], ...] = (
    ("servo screw", (-95.0, 0.0, 0.0)),
    ("servo", (-60.0, 0.0, 0.0)),
    ("axle", (30.0, 0.0, 0.0)),
    ("stop pin", (30.0, 0.0, 0.0)),
    ("lever", (62.0, 0.0, 0.0)),
    ("groove pin", (78.0, 0.0, 0.0)),
    ("horn screw", (96.0, 0.0, 0.0)),
    ("horn", (112.0, 0.0, 0.0)),
    ("cam", (140.0, 0.0, 0.0)),
    ("centre screw", (175.0, 0.0, 0.0)),
    ("keeper screw", (225.0, 0.0, 0.0)),
    ("keeper", (195.0, 0.0, 0.0)),
    ("front screw", (0.0, -130.0, 0.0)),
    ("front", (0.0, -60.0, 0.0)),
    ("bead rod", (0.0, -95.0, 120.0)),
    ("bead", (0.0, -95.0, 0.0)),
    ("rank screw", (0.0, -150.0, 0.0)),
    ("rank plate", (0.0, -120.0, 0.0)),
    ("rank name", (0.0, -120.0, 0.0)),
    ("foot screw", (0.0, 0.0, -45.0)),
)


def colour(name: str) -> Colour:
    """By the beginning of a part's name; steel for all that has none."""
    return next((shade for start, shade in _COLOURS if name.startswith(start)), _STEEL)


def _with_rank(parts: list[Part], rank: str) -> list[Part]:
    named = [part for part in parts if part.name != "rank plate"]
    return [*named, Part("rank plate", rank_blank(), "ranks"), Part("rank name", rank_name(rank), "ranks")]


def row(covers: bool) -> list[Part]:
    """The whole casekeeper with SHOWN beads up; without `covers` top and back are left away."""
    parts = []
    for module, (rank, beads) in enumerate(zip(RANKS, SHOWN, strict=True)):
        for part in _with_rank(machine.module_at(beads * p.PLACE_DEG), rank):
            parts.append(part.shifted(module * p.MODULE_PITCH, module))
    return parts + [part for part in machine.case_parts() if covers or part.stage != "covers"]


def exploded() -> list[Part]:
    """A module, its parts drawn apart along the ways on which they are put together."""
    parts = []
    for part in _with_rank(machine.module_at(EXPLODED_BEADS * p.PLACE_DEG), "8"):
        way = next((way for start, way in _APART if part.name.startswith(start)), (0.0, 0.0, 0.0))
        parts.append(Part(part.name, part.solid.translate(way), part.stage))
    return parts


def open_module() -> list[Part]:
    """A module from its right side, without the keeper."""
    away = ("keeper", "keeper screw")
    return [part for part in _with_rank(machine.module_at(EXPLODED_BEADS * p.PLACE_DEG), "8") if part.name not in away]


def mechanism() -> list[Part]:
    """A module from its left side without plate and servo: groove, pins, levers, beads."""
    away = ("plate", "servo", "keeper", "insert", "front", "foot", "rank", "horn", "stop pin")
    parts = machine.module_at(EXPLODED_BEADS * p.PLACE_DEG)
    return [part for part in parts if not part.name.startswith(away)]


def draw_all(folder: Path = FOLDER) -> list[Path]:
    """All pictures as PNG. Raises OSError for one that cannot be written."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {
        "casekeeper.png": (row(covers=True), View(22, 18), 1500, 560),
        "casekeeper_open.png": (row(covers=False), View(155, 38), 1500, 720),
        "module.png": (open_module(), View(62, 12), 1000, 760),
        "mechanism.png": (mechanism(), View(-90, 0), 1000, 660),
        "module_exploded.png": (exploded(), View(38, 22), 1500, 1000),
    }
    paths = []
    for name, (parts, view, width, height) in wanted.items():
        picture = render([(part.solid, colour(part.name)) for part in parts], view, width, height)
        paths.append(folder / name)
        if not cv2.imwrite(str(paths[-1]), picture, [cv2.IMWRITE_PNG_COMPRESSION, 9]):
            raise OSError(f"{paths[-1]} could not be written")
    return paths
