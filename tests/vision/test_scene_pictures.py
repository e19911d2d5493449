"""The rendered table is the one with which the figures of docs/measurements.md were measured: its things one by one,
and what the camera sees of every movement of the hand.

Changed by intent: look at it (`faro demo`), then `python -m tests.vision.test_scene_pictures` writes the measures
again; figures on rendered deals are to be measured again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from vision.quads import Image
from vision.render import picture, sprites
from vision.render.scene import Scene
from vision.render.view import Difficulty, Pinhole

MEASURES = Path(__file__).with_name("scene_pictures.npz")
GRID = (12, 9)
TOLERANCE = 0.4
"""Grey levels in the mean of one field of the grid: other versions of OpenCV round a little differently."""
SIZE = (480, 270)
PLAIN = Difficulty(card_px=75, noise=0, clutter=3, shadow=0.4, glare=0.8, warmth=0.5, flicker=0.1, exposure_ev=0.3)
ODD = replace(
    Difficulty(card_px=75, noise=0, tilt_deg=14, tilt_direction_deg=70, upside_down=True, off_centre_px=(20, -10)),
    play_mm=4, dragged=1.0, nudge_mm=1.5, pace=1.3, carry_over_box=True, shutter=0.8, focus_blur_px=1.2,
)  # fmt: skip


def field_means(picture: Image) -> np.ndarray:
    return np.asarray(cv2.resize(picture.astype(np.float32), GRID, interpolation=cv2.INTER_AREA))


def chance() -> np.random.Generator:
    return np.random.default_rng(7)


def things() -> Iterator[tuple[str, np.ndarray]]:
    """Each thing by itself, and what is under it."""
    view = Pinhole((960, 540), replace(PLAIN, card_px=150))
    made = {
        "plate": sprites.plate(4.0, chance(), 2.0),
        "body": sprites.body(4.0, chance()),
        "hand": sprites.hand(4.0, 100.0),
    }
    for name, sprite in made.items():
        yield name, field_means(sprite.image)
        yield f"{name} covers", field_means(sprite.mask)
        seen = sprite.seen(view, 12.0, -7.0, 20.0, (5, 3))
        assert seen is not None
        yield f"{name} seen", field_means(seen.image)
        yield f"{name} seen at", np.array([seen.x, seen.y, *seen.image.shape[:2]])
        assert all(sprite.seen(view, *away) is None for away in ((500, 0), (-500, 0), (0, 400), (0, -400))), name
    yield "cloth", field_means(sprites.cloth((960, 540), chance()))
    yield "light", field_means(sprites.light_map((960, 540), chance(), warmth=0.5, shadow=0.4))
    littered = np.zeros((540, 960, 3), np.uint8)
    sprites.clutter(littered, view, 60, chance())
    yield "clutter", field_means(littered)
    yield "glare", field_means(picture._glare((960, 540), view, 0.9, chance()))
    for hard in (False, True):
        drawn = asdict(Difficulty.random(chance(), hard=hard))
        for knob in ("focal", "markers", "machine", "askew_deg"):
            del drawn[knob]  # never drawn at random
        yield f"conditions, hard {hard}", np.hstack([np.ravel(value) for value in drawn.values()]).astype(float)


MOVEMENTS: dict[str, Callable[[Scene], None]] = {
    "nothing": lambda scene: None,
    "draw": lambda scene: scene.draw_card(),
    "draw held": lambda scene: scene.draw_card(slide_s=0.4, stop_mm=30.0, held_s=0.3, lets_go=True),
    "draw two": lambda scene: scene.draw_two(),
    "push back": lambda scene: scene.push_back(held_s=0.2),
    "hand pass": lambda scene: scene.hand_pass(),
    "push box": lambda scene: scene.push_box(4.0, -3.0),
    "lid": lambda scene: scene.open_lid(),
    "load": lambda scene: scene.load(("2C", "9H", "JD")),
}


def film(difficulty: Difficulty) -> Iterator[tuple[str, np.ndarray]]:
    """Every eighth picture of every movement, one after the other."""
    scene = Scene(("7C", "4H", "KS", "2D", "QC", "AS"), seed=3, size=SIZE, difficulty=difficulty)
    for name, act in MOVEMENTS.items():
        act(scene)
        yield f"{name} 0", field_means(scene.frame().image)
        number = 1
        while scene.busy:
            picture = scene.frame().image
            if number % 8 == 0:
                yield f"{name} {number}", field_means(picture)
            number += 1
        yield f"{name}: window", scene.window_quad.astype(float)


def measures() -> dict[str, np.ndarray]:
    return {
        **dict(things()),
        **{f"plain, {name}": seen for name, seen in film(PLAIN)},
        **{f"odd, {name}": seen for name, seen in film(ODD)},
    }


@pytest.mark.whole
def test_the_rendered_table_is_the_one_that_all_figures_were_measured_with() -> None:
    found = measures()
    with np.load(MEASURES) as known:
        assert list(found) == list(known)
        for name, measured in known.items():
            assert found[name] == pytest.approx(measured, abs=TOLERANCE if measured.ndim > 1 else 0.01), name


if __name__ == "__main__":
    kept: dict[str, Any] = {name: seen.round(2).astype(np.float32) for name, seen in measures().items()}
    np.savez_compressed(MEASURES, **kept)
