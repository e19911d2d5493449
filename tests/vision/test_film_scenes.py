"""Films of a room, a box, a pack or a camera in which one thing is otherwise: the pixels show it."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pytest

from tests.instruments.film import scenes, things
from tests.instruments.film.film import Film
from tests.instruments.film.setting import SCENES, FilmSetting
from tests.sample import sampled
from vision.quads import Image, portrait, rectify
from vision.render import card_art

SEED = 1
FREE_S = 0.3
"""The first card lies there, no hand is in the picture yet."""


def film(scene: str, seed: int = SEED, **changes: object) -> Film:
    quick: dict[str, object] = {"noise": 0.5, "glare": 0.0, "nudges": 0.0, "parks": False, "flicker": 0.0, "things": 0}
    setting = FilmSetting.hard(np.random.default_rng([seed, 1]), scene, cards=6)
    return Film(seed, dataclasses.replace(setting, **quick | changes))  # type: ignore[arg-type]


def window(shot: Film) -> Image:
    return rectify(shot.frame_at(FREE_S), portrait(shot.window_at(FREE_S)))


def card(scene: str, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """The cover of a card as it is and in the scene, at four pixels a mm."""
    plain = things.card(card_art.raster("TC", 352), 4.0, np.random.default_rng(seed))
    changed = scenes.in_hand(scene)
    assert changed is not None
    other = changed(plain, np.random.default_rng(seed))
    return plain.cover, other.cover


@pytest.mark.parametrize("scene", sampled(["painted", "chips"], 1))
def test_what_stands_beside_the_box_leaves_the_window_as_it_is(scene: str) -> None:
    plain, shot = film(""), film(scene)
    assert np.abs(window(plain).astype(float) - window(shot)).mean() < 6  # the light falls off otherwise
    assert np.abs(plain.frame_at(FREE_S).astype(float) - shot.frame_at(FREE_S)).max() > 100


def test_a_bowed_card_is_seen_narrower_and_one_in_a_sleeve_stands_out() -> None:
    for seed in range(4):
        flat, bowed = card("bowed", seed)
        assert 0.85 < bowed.sum() / flat.sum() < 0.999
        plain, sleeved = card("sleeves", seed)
        assert sleeved.shape[0] - plain.shape[0] == 12
        assert sleeved[:5].max() <= 0.25


def test_every_other_card_is_scratched_over_an_index() -> None:
    plain = things.card(card_art.raster("TC", 352), 4.0, np.random.default_rng(0))
    worn = scenes.in_hand("scratched")
    assert worn is not None
    assert plain.light is not None
    scratched = []
    for seed in range(40):
        light = worn(plain, np.random.default_rng(seed)).light
        assert light is not None
        where = np.argwhere(np.abs(light - plain.light).max(axis=2) > 0.02) / 4.0  # mm
        if len(where):
            off = np.minimum(where, np.array([things.CARD_H, things.CARD_W]) + 1 - where)
            corner = (off[:, 0] < 25) & (off[:, 1] < 18)
            assert corner.all()
            scratched.append(seed)
    assert 10 < len(scratched) < 30


def test_a_notch_opens_the_window_further() -> None:
    plain, shot = film(""), film("rim")
    for one in (plain, shot):
        one.frame_at(FREE_S)
    assert shot._picture._opening.sum() > 1.01 * plain._picture._opening.sum()


@pytest.mark.whole
def test_the_box_is_turned_twice() -> None:
    turned = [film("turned", seed) for seed in (1, 2, 3)]
    moved = [i for one in turned for i in one.play.incidents if i.kind == "moved"]
    assert 3 <= len(moved) <= 6
    for one in turned:
        assert all(math.radians(6) <= abs(push.angle) <= math.radians(20) for push in one.play.pushes)


def test_a_lamp_that_goes_on_and_off_makes_bands() -> None:
    rows = film("bands").frame_at(FREE_S).astype(float).mean(axis=(1, 2))
    plain = film("").frame_at(FREE_S).astype(float).mean(axis=(1, 2))
    assert np.ptp(rows - plain) > 40


@pytest.mark.whole
def test_frames_are_lost_and_the_picture_before_stays() -> None:
    lost = scenes.lost_frames("lost_frames", 1000, SEED)
    assert 60 < len(lost & set(range(1000))) < 300
    assert scenes.lost_frames("rim", 1000, SEED) == set()
    shot = film("lost_frames", size=(320, 240), card_px=80.0, noise=4.0)
    frames = list(shot.frames())
    gone = scenes.lost_frames("lost_frames", shot.count, SEED)
    assert all(np.array_equal(frames[n], frames[n - 1]) == (n in gone) for n in range(1, len(frames)))


def test_a_cheap_camera_is_slow_and_small() -> None:
    setting = film("cheap").setting
    assert (setting.fps, setting.size, setting.codec) == (15.0, (640, 480), "MJPG")
    assert setting.card_px <= 160


@pytest.mark.parametrize("scene", sampled(SCENES, 2))
def test_a_film_of_a_scene_is_a_function_of_its_seed(scene: str) -> None:
    one, other = (film(scene).frame_at(FREE_S) for _ in range(2))
    assert np.array_equal(one, other)
