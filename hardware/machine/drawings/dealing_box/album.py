"""The pictures of the dealing box: whole, with its lid open, its parts apart, and what the cameras see."""

from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from hardware.machine.drawings import optics
from hardware.machine.drawings.album import FOLDER
from hardware.machine.drawings.dealing_box import bought, machine, parts, printed
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.machine import Part
from hardware.machine.drawings.picture import Colour, View, render
from hardware.machine.drawings.shapes import box

POKER = p.FORMATS[0]
CAMERA_VIEW = "box_camera_view.png"

_COLOURS: tuple[tuple[str, Colour], ...] = (
    ("body", (96, 100, 108)),
    ("insert", (200, 170, 110)),
    ("follower", (130, 160, 120)),
    ("lid", (52, 56, 60)),
    ("lip", (214, 168, 92)),
    ("flap", (150, 190, 220)),
    ("base", (206, 172, 128)),
    ("lamp", (190, 194, 200)),
    ("diffuser", (250, 250, 244)),
    ("led", (250, 240, 190)),
    ("post corner", (120, 124, 130)),
    ("post foot", (120, 124, 130)),
    ("post", (196, 200, 206)),
    ("arm", (196, 200, 206)),
    ("camera head", (120, 124, 130)),
    ("camera screw", (110, 110, 115)),
    ("camera", (40, 110, 60)),
    ("beam holder", (120, 124, 130)),
    ("fork sensor", (40, 40, 44)),
    ("switch screw", (110, 110, 115)),
    ("switch", (40, 40, 44)),
    ("spring", (170, 172, 178)),
    ("stairs spring", (170, 172, 178)),
    ("stairs", (120, 140, 180)),
    ("trial body", (96, 100, 108)),
    ("trial follower", (130, 160, 120)),
    ("trial lid", (52, 56, 60)),
    ("thread", (200, 165, 70)),
    ("card", (250, 250, 250)),
    ("pack", (235, 235, 235)),
    ("marker", (250, 250, 250)),
)
_STEEL: Colour = (150, 152, 158)

_APART: tuple[tuple[str, tuple[float, float, float]], ...] = (
    ("base", (0.0, 0.0, -70.0)),
    ("foot screw", (0.0, 0.0, -110.0)),
    ("wood screw", (0.0, 0.0, 30.0)),
    ("lip screw", (60.0, 0.0, 0.0)),
    ("lip", (0.0, 0.0, 45.0)),
    ("thread in lip", (30.0, 0.0, 45.0)),
    ("spring", (0.0, 0.0, 84.0)),
    ("stairs", (0.0, 0.0, 56.0)),
    ("anchor screw", (0.0, 0.0, 74.0)),
    ("insert", (0.0, 0.0, 120.0)),
    ("follower", (0.0, 0.0, 165.0)),
    ("thread in follower", (-25.0, 0.0, 165.0)),
    ("tab screw", (-45.0, 0.0, 165.0)),
    ("hinge rod", (0.0, -150.0, 215.0)),
    ("lid", (0.0, 0.0, 215.0)),
    ("flap", (30.0, 0.0, 215.0)),
    ("switch screw", (-70.0, 0.0, 0.0)),
    ("switch", (-40.0, 0.0, 0.0)),
    ("beam holder", (80.0, 0.0, 0.0)),
    ("fork screw", (45.0, 70.0, 0.0)),
    ("fork sensor", (45.0, 0.0, 0.0)),
    ("camera screw", (0.0, 0.0, 20.0)),
    ("camera head", (0.0, 0.0, 60.0)),
    ("camera", (0.0, 0.0, 35.0)),
    ("arm", (0.0, 0.0, 110.0)),
    ("post foot", (0.0, 0.0, -20.0)),
)


def colour(name: str) -> Colour:
    """By the beginning of a part's name; steel for all that has none."""
    return next((shade for start, shade in _COLOURS if name.startswith(start)), _STEEL)


def _apart() -> list[Part]:
    found = []
    for part in machine.at(machine.Pose(POKER)):
        way = next((way for start, way in _APART if part.name.startswith(start)), (0.0, 0.0, 0.0))
        y = float(np.sign(part.solid.bounding_box()[1] + part.solid.bounding_box()[4]))
        if part.name in ("stop screw", "lamp"):
            way = (0.0, 40.0 * y, 0.0)
        if part.name in ("diffuser", "led"):
            way = (0.0, (5.0 if part.name == "diffuser" else 75.0) * y, 0.0)
        if part.name == "magnet":
            way = (0.0, 0.0, 230.0 if part.moves == machine.LID else 25.0)
        if part.name in ("post corner", "profile screw"):
            way = (60.0 * float(np.sign(round(part.solid.bounding_box()[0] + part.solid.bounding_box()[3]))), 0.0, 60.0)
        found.append(replace(part, solid=part.solid.translate(way)))
    return found


def _markers() -> list[Part]:
    half = p.MARKER / 2 + p.MARKER_WHITE
    flat = [box((x - half, x + half), (y - half, y + half), (0.0, 0.2)) for x, y in p.MARKERS_AT]
    return [Part("marker", solid, "markers") for solid in flat]


def camera_view(width: int = 900) -> np.ndarray:
    """Plan from above, to scale: box, window, markers, piles, and the fields of both cameras."""
    scale = width / 380.0
    height = round(240 * scale)
    picture = np.full((height, width, 3), 250, np.uint8)

    def px(x: float, y: float) -> tuple[int, int]:
        return round(width / 2 + x * scale), round(height / 2 - y * scale)

    def outline(half_x: float, half_y: float, shade: tuple[int, int, int], thick: int, x: float = 0.0) -> None:
        cv2.rectangle(picture, px(x - half_x, half_y), px(x + half_x, -half_y), shade, thick)

    outline(-p.BODY_X[0], p.BODY_Y[1], (214, 208, 204), -1)
    outline(-p.LID_X[0], p.LID_Y, (150, 144, 140), -1)
    for x in (-112.0, 112.0):
        outline(POKER.width / 2, POKER.height / 2, (225, 225, 225), -1, x)
        outline(POKER.width / 2, POKER.height / 2, (120, 120, 120), 1, x)
    _, half_x, half_y = printed.window(POKER)
    outline(half_x, half_y, (255, 255, 255), -1)
    outline(half_x, half_y, (60, 60, 60), 2)
    for number, (x, y) in enumerate(p.MARKERS_AT):
        half = p.MARKER / 2
        cv2.rectangle(picture, px(x - half, y + half), px(x + half, y - half), (30, 30, 30), -1)
        cv2.putText(picture, str(number), px(x - 2.2, y - 2.5), cv2.FONT_HERSHEY_SIMPLEX, 0.5, (255, 255, 255), 1)
    for camera, shade, row in ((optics.MODULE_3, (40, 40, 200), 0), (optics.USB, (200, 90, 20), 1)):
        wide, high = camera.field_mm(p.CAMERA_Z)
        outline(wide / 2, high / 2, shade, 2)
        text = f"{camera.name.split(',')[0]}: {wide:.0f} x {high:.0f} mm, {camera.px_per_mm(p.CAMERA_Z):.2f} px/mm"
        cv2.putText(picture, text, (12, 22 + 20 * row), cv2.FONT_HERSHEY_SIMPLEX, 0.5, shade, 1, cv2.LINE_AA)
    return picture


def draw_all(folder: Path = FOLDER) -> list[Path]:
    """All pictures as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    away = ("lamp", "diffuser", "led", "post", "arm", "camera", "wood", "profile")
    shut = machine.at(machine.Pose(POKER, thick=10.0))
    opened = [
        part for part in machine.at(machine.Pose(POKER, thick=2.0, lid_deg=90.0)) if not part.name.startswith(away)
    ]
    wanted = {
        parts.WHOLE: ([*shut, *_markers()], View(35, 25), 1000, 900),
        parts.OPEN: ([*opened, *_markers()], View(-40, 42), 1000, 800),
        parts.APART: (_apart(), View(40, 20), 1300, 1300),
    }
    paths = []
    for name, (solids, view, width, height) in wanted.items():
        picture = render([(part.solid, colour(part.name)) for part in solids], view, width, height)
        paths.append(_write(folder / name, picture))
    paths.append(_write(folder / CAMERA_VIEW, camera_view()))
    return paths


def _write(path: Path, picture: np.ndarray) -> Path:
    if not cv2.imwrite(str(path), picture, [cv2.IMWRITE_PNG_COMPRESSION, 9]):
        raise OSError(f"{path} could not be written")
    return path


CUTS = {"box_base": bought.base}
"""What is cut, as STL besides the prints."""
