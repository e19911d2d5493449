"""The rendered scenes stand on the figures of the drawn box and shoe: field of view, light, mirrors."""

from collections.abc import Callable
from dataclasses import fields, replace

import numpy as np
import pytest

from controller.config import CameraConfig
from hardware.machine.drawings import optics, seen
from hardware.machine.drawings.dealing_box import figures, printed
from hardware.machine.drawings.dealing_box import params as p
from hardware.machine.drawings.shoe import figures as shoe_figures
from hardware.machine.drawings.shoe import params as shoe_p
from vision.capture.camera import PiSettings
from vision.drawn import BOX, SHOE
from vision.drawn_figures import Grid
from vision.quads import Image
from vision.render import card_art, light
from vision.render.exposure import GAIN_MOST, GAMMA, exposed
from vision.render.scene import Scene
from vision.render.view import Difficulty, Pinhole

POKER = p.FORMATS[0]


# --- the figures are those of the drawings -------------------------------------------------------------------------


def test_the_module_of_figures_is_what_the_drawings_give() -> None:
    assert seen.MODULE.read_text() == seen.text(), "make drawings"


def test_the_field_of_view_is_that_of_the_cameras() -> None:
    assert BOX.camera_mm == p.CAMERA_Z
    assert pytest.approx(optics.MODULE_3.px_per_mm(p.CAMERA_Z), abs=0.001) == BOX.px_per_mm
    assert SHOE.camera_mm == shoe_p.CAMERA_WAY
    assert SHOE.size_px == shoe_p.SIZE_PX
    assert pytest.approx(shoe_figures.CAMERA.px_per_mm(shoe_p.CAMERA_WAY), abs=0.001) == SHOE.px_per_mm
    for drawn in (BOX, SHOE):
        assert pytest.approx(drawn.px_per_mm * drawn.camera_mm / drawn.size_px[0], abs=0.001) == drawn.focal


def test_a_camera_is_set_to_the_drawn_height_by_default() -> None:
    assert CameraConfig().distance_mm == PiSettings().distance_mm == p.CAMERA_Z


def test_the_light_is_that_of_the_drawn_lamps() -> None:
    assert figures.window_lux(POKER) == pytest.approx((BOX.lux, BOX.lux_least, BOX.lux_most), abs=0.05)
    assert shoe_figures.window_lux() == pytest.approx((SHOE.lux, SHOE.lux_least, SHOE.lux_most), abs=0.05)
    assert at(BOX.lux_at, 0.0, 0.0) == BOX.lux
    assert at(SHOE.lux_at, 0.0, 0.0) == pytest.approx(SHOE.lux, abs=0.5)
    lamp = figures.panels()[0]
    area_m2 = p.DIFFUSER[0] * p.DIFFUSER[1] / 1e6
    assert pytest.approx(lamp.lumen / np.pi / area_m2, abs=0.05) == BOX.lamp_cd_m2


def at(grid: Grid, x: float, y: float) -> float:
    columns, rows = ((place - first) / step for place, first, step in zip((x, y), grid.first, grid.step, strict=True))
    return grid.rows[round(rows)][round(columns)]


def test_field_and_window_lie_within_the_grids() -> None:
    wide, tall = optics.MODULE_3.field_mm(p.CAMERA_Z)
    assert reach(BOX.lux_at)[0] >= wide / 2
    assert reach(BOX.lux_at)[1] >= tall / 2
    _, half_x, half_y = printed.window(POKER)
    assert reach(BOX.askew_at)[0] >= half_x
    assert reach(BOX.askew_at)[1] >= half_y
    assert reach(SHOE.lux_at) == ((shoe_p.WINDOW_X[1] - shoe_p.WINDOW_X[0]) / 2, shoe_p.WINDOW_Y)
    assert reach(SHOE.askew_at) >= ((shoe_p.WINDOW_X[1] - shoe_p.WINDOW_X[0]) / 2, shoe_p.WINDOW_Y)


def reach(grid: Grid) -> tuple[float, float]:
    """How far it goes from the middle each way."""
    ends = (grid.first[0] + grid.step[0] * (len(grid.rows[0]) - 1), grid.first[1] + grid.step[1] * (len(grid.rows) - 1))
    return min(-grid.first[0], ends[0]), min(-grid.first[1], ends[1])


# --- exposure and noise --------------------------------------------------------------------------------------------


def test_less_light_is_more_gain_and_more_noise_and_in_the_end_a_darker_picture() -> None:
    bright, drawn, dim, dark = (exposed(lux, 1280) for lux in (1000.0, BOX.lux, 30.0, 3.0))
    assert bright.noise < drawn.noise < dim.noise < dark.noise
    assert bright.shutter < drawn.shutter == dim.shutter == dark.shutter
    assert bright.gain < drawn.gain < dim.gain < dark.gain == GAIN_MOST
    assert bright.short_ev == drawn.short_ev == dim.short_ev == 0.0 > dark.short_ev


def test_of_many_electrons_noise_is_as_the_root_of_the_light() -> None:
    assert exposed(30.0, 1280).noise == pytest.approx(2 * exposed(120.0, 1280).noise, rel=0.02)


def test_the_drawn_lamps_alone_are_enough_for_the_box() -> None:
    darkest = exposed(BOX.lux_least, BOX.size_px[0])
    assert darkest.short_ev == 0.0
    assert darkest.gain < 4.0
    assert darkest.noise < 2.5  # of a well set up table


def test_a_shutter_that_is_open_so_long_takes_so_much_light() -> None:
    """The shoe's cards move: 0.2 ms of its light is 38 times less than paper wants, and 16 is the most gain."""
    shoe = exposed(SHOE.lux, SHOE.size_px[0], open_s=0.0002)
    assert (shoe.gain, shoe.short_ev) == (GAIN_MOST, pytest.approx(-1.26, abs=0.05))
    assert exposed(SHOE.lux, SHOE.size_px[0], open_s=0.0004).short_ev == pytest.approx(shoe.short_ev + 1)
    third = exposed(SHOE.lux, SHOE.size_px[0], open_s=0.0002, read_px=1536)
    assert third.noise == pytest.approx(3 * shoe.noise)


def test_the_built_scene_takes_its_light_from_the_figures() -> None:
    assert noise_of(Difficulty.built()) < noise_of(Difficulty.built(replace(BOX, lux=5.0)))
    built = Difficulty.built()
    light_of_it = exposed(BOX.lux, 1280)
    assert (built.noise, built.shutter) == (light_of_it.noise, light_of_it.shutter)
    own = {"card_px", "tilt_deg", "rotation_deg", "focal", "noise", "shutter", "exposure_ev", "machine", "markers"}
    for field in fields(Difficulty):
        assert field.name in own or getattr(built, field.name) == getattr(Difficulty(), field.name)


def noise_of(difficulty: Difficulty) -> float:
    """Of two pictures of a table that stands."""
    scene = Scene(card_art.PACK, seed=3, size=(640, 360), difficulty=difficulty)
    one, other = (scene.frame().image.astype(float) for _ in range(2))
    return float((one - other)[100:260, 290:350].std() / 2**0.5)


# --- how evenly, and what is mirrored ------------------------------------------------------------------------------


def paper(difficulty: Difficulty, *places: tuple[float, float]) -> list[float]:
    """Mean level of the window's card at places in mm, all of it paper."""
    image = blank(difficulty)
    view = Pinhole((1280, 720), difficulty)
    return [level(image, *view.project(np.array([place]))[0]) for place in places]


def blank(difficulty: Difficulty) -> Image:
    """A card without print in the window."""
    white: Callable[[str, int], Image] = lambda _, high: np.full((high, round(high * 63 / 88), 3), 253, np.uint8)  # noqa: E731
    return Scene(["AS", "2S"], seed=3, difficulty=difficulty, art=white).frame().image


def level(image: Image, x: float, y: float) -> float:
    return float(image[round(y) - 4 : round(y) + 5, round(x) - 4 : round(x) + 5].mean())


def test_a_card_is_brighter_where_the_lamps_are_near() -> None:
    middle, upper, lower, side = paper(Difficulty.built(), (0, 0), (0, -38), (0, 38), (27, 0))
    assert upper == pytest.approx(lower, abs=1.5)
    assert side < middle < upper < 254
    lux = [optics.lux(figures.panels(), (0.0, y, 0.0)) for y in (0.0, 38.0)]
    assert upper / middle == pytest.approx((lux[1] / lux[0]) ** (1 / GAMMA), abs=0.02)


def ink(askew_deg: float, place: tuple[float, float]) -> float:
    """Level of black print there."""
    difficulty = Difficulty.built(askew_deg=askew_deg)
    black: Callable[[str, int], Image] = lambda _, high: np.full((high, round(high * 63 / 88), 3), 20, np.uint8)  # noqa: E731
    image = Scene(["AS", "2S"], seed=3, difficulty=difficulty, art=black).frame().image
    return level(image, *Pinhole((1280, 720), difficulty).project(np.array([place]))[0])


@pytest.mark.whole
def test_a_level_card_mirrors_nothing_and_a_bent_one_where_the_drawings_say() -> None:
    corner, middle = (-26.0, -38.0), (0.0, 0.0)
    assert ink(0.0, corner) == pytest.approx(ink(0.0, middle), abs=6)
    bent = figures.mirror_deg(POKER) + 4.0
    assert ink(bent, corner) > ink(0.0, corner) + 100
    assert ink(bent, middle) == pytest.approx(ink(0.0, middle), abs=1.5)


def test_what_is_mirrored_lies_on_the_card_and_under_the_rim() -> None:
    level_card, bent = (blank(Difficulty.built(askew_deg=askew)).astype(int) for askew in (0.0, 14.0))
    changed = np.argwhere(np.abs(level_card - bent).max(axis=2) > 12)
    assert len(changed) > 1000
    half = np.array([printed.window(POKER)[2], printed.window(POKER)[1]]) * BOX.px_per_mm
    assert (np.abs(changed - (360, 640)) <= half + 4).all()


def test_added_light_is_added_as_light() -> None:
    """Black takes the level of the light, white hardly rises."""
    half = np.full((1, 1), 0.2, np.float32)
    black, white = (light.with_light(np.full((1, 1, 3), value, np.uint8), half)[0, 0, 0] for value in (0, 228))
    assert black == round(255 * 0.2 ** (1 / GAMMA))
    assert 228 < white < 228 + 30


def test_without_lamps_a_scene_is_lit_as_before() -> None:
    assert Difficulty().machine is None
    assert Difficulty.random(np.random.default_rng(1)).machine is None
