"""What box and shoe give their cameras to see, written as a module of `vision`: the rendered scenes are lit and seen by
these figures. `hardware` is no package that `vision` may know, so they are copied there by `make drawings`."""

import math
from collections.abc import Callable, Sequence
from pathlib import Path

from hardware.machine.drawings import optics
from hardware.machine.drawings.dealing_box import figures as box
from hardware.machine.drawings.dealing_box import params as box_params
from hardware.machine.drawings.shoe import figures as shoe
from hardware.machine.drawings.shoe import params as shoe_params

MODULE = Path(__file__).parents[3] / "vision" / "drawn.py"
Axis = tuple[float, float, int]
"""The first place, the step in mm, the number of places."""


def text() -> str:
    """The whole module."""
    return "\n".join(
        [
            '"""Figures of the drawn box and shoe for their scenes. Written by `make drawings`: do not edit."""',
            "",
            "from vision.drawn_figures import Drawn, Grid",
            "",
            *_of_box(),
            "",
            *_of_shoe(),
            "",
        ]
    )


def write() -> Path:
    """Write the module again; returns its path."""
    MODULE.write_text(text())
    return MODULE


def _of_box() -> list[str]:
    poker = box_params.FORMATS[0]
    camera, panels, up = optics.MODULE_3, box.panels(), (0.0, 0.0, 1.0)
    return _drawn(
        "BOX",
        (camera, box_params.CAMERA_Z),
        box.window_lux(poker),
        panels,
        lambda x, y: optics.lux(panels, (x, y, 0.0), up),
        lambda x, y: optics.tilt_to_mirror_deg(box.LENS, optics.shining(panels), [(x, y, 0.0)], up),
        ((-160.0, 32.0, 11), (-96.0, 24.0, 9)),
        ((-64.0, 16.0, 9), (-84.0, 12.0, 15)),
    )


def _of_shoe() -> list[str]:
    middle, panels, down = shoe_params.WINDOW_MIDDLE, shoe.panels(), (0.0, 0.0, -1.0)
    return _drawn(
        "SHOE",
        (shoe.CAMERA, shoe_params.CAMERA_WAY),
        shoe.window_lux(),
        panels,
        lambda x, y: optics.lux(panels, (middle + x, y, 0.0), down),
        lambda x, y: optics.tilt_to_mirror_deg(shoe.LENS, optics.shining(panels), [(middle + x, y, 0.0)], down),
        ((shoe_params.WINDOW_X[0] - middle, 15.0, 3), (-shoe_params.WINDOW_Y, 10.8, 9)),
        ((-18.0, 6.0, 7), (-48.0, 12.0, 9)),
        lux_places=0,
    )


def _drawn(
    name: str,
    seen_from: tuple[optics.Camera, float],
    over: tuple[float, float, float],
    panels: Sequence[optics.Panel],
    lux: Callable[[float, float], float],
    askew: Callable[[float, float], float],
    field: tuple[Axis, Axis],
    window: tuple[Axis, Axis],
    lux_places: int = 1,
) -> list[str]:
    """`lux_places`: of the light's figures, after the point."""
    camera, distance = seen_from
    scale = camera.px_per_mm(distance)
    luminance = panels[0].lumen / math.pi / (panels[0].area_mm2 / 1e6)
    return [
        f"{name} = Drawn(",
        f"    camera_mm={distance},",
        f"    size_px={camera.size_px},",
        f"    px_per_mm={scale:.3f},",
        f"    focal={scale * distance / camera.size_px[0]:.3f},",
        f"    lux={over[0]:.1f},",
        f"    lux_least={over[1]:.1f},",
        f"    lux_most={over[2]:.1f},",
        f"    lamp_cd_m2={luminance:.1f},",
        *_grid("lux_at", lux, *field, lux_places),
        *_grid("askew_at", askew, *window),
        ")",
    ]


def _grid(name: str, value: Callable[[float, float], float], across: Axis, along: Axis, places: int = 1) -> list[str]:
    xs, ys = ([first + step * k for k in range(number)] for first, step, number in (across, along))
    rows = [", ".join(f"{value(x, y):.{places}f}" for x in xs) for y in ys]
    return [
        f"    {name}=Grid(",
        f"        ({across[0]}, {along[0]}),",
        f"        ({across[1]}, {along[1]}),",
        "        (",
        *(f"            ({row})," for row in rows),
        "        ),",
        "    ),",
    ]
