"""Bands of a flickering lamp are taken out of the pictures; what a hand does is no band."""

from __future__ import annotations

import numpy as np

from vision.capture.camera import Frame
from vision.quads import Image
from vision.track.bands import BandFilter

FPS = 30.0
SIZE = (480, 640)
NOISE = np.random.default_rng(5).normal(0, 2, (*SIZE, 3)).astype(np.float32)


def scene(seed: int = 1) -> Image:
    """A table with things of all levels on it."""
    rng = np.random.default_rng(seed)
    picture = np.full((*SIZE, 3), 70, np.float32)
    for _ in range(30):
        y, x = rng.integers(0, 420), rng.integers(0, 560)
        picture[y : y + 90, x : x + 70] = rng.uniform(30, 200)
    return picture.astype(np.uint8)


def banded(picture: Image, n: int, *, depth: float = 0.6, waves: float = 2.3, hz: float = 100.0) -> Image:
    rows = np.arange(SIZE[0]) / SIZE[0]
    light = 1 + depth * np.cos(2 * np.pi * (waves * rows + hz * n / FPS))
    noise = np.roll(NOISE, (n * 37) % 480, axis=0)
    return np.clip(picture * np.sqrt(light).astype(np.float32)[:, None, None] + noise, 0, 255).astype(np.uint8)


def filtered(pictures: list[Image], *, moving: bool = True) -> tuple[BandFilter, list[Image]]:
    bands = BandFilter()
    return bands, [bands.even(Frame(picture, n / FPS, n), moving=moving).image for n, picture in enumerate(pictures)]


def test_bands_are_gone_within_a_second() -> None:
    picture = scene()
    for waves, hz in ((2.3, 100.0), (1.1, 100.0), (4.0, 130.0), (5.0, 130.0)):  # 20 rows see nothing of twice 5 waves
        seen = [banded(picture, n, waves=waves, hz=hz) for n in range(60)]
        bands, evened = filtered(seen)
        assert bands.active
        for one, most in ((30, 6.0), (58, 4.5)):
            assert np.abs(seen[one].astype(float) - seen[one + 1]).mean() > 12
            assert np.abs(evened[one].astype(float) - evened[one + 1]).mean() < most
        assert np.abs(evened[-1].astype(float) - picture).mean() < 8, "as under an even light"


def test_where_nothing_moves_no_picture_is_touched() -> None:
    picture = scene()
    seen = [banded(picture, n) for n in range(40)]
    bands, evened = filtered(seen, moving=False)
    assert not bands.active
    assert all(one is other for one, other in zip(seen, evened, strict=True))


def test_bands_that_seem_still_in_every_third_picture_are_found() -> None:
    bands = BandFilter()
    picture = scene()
    for n in range(60):
        bands.even(Frame(banded(picture, n), n / FPS, n), moving=n % 3 != 0)
    assert bands.active


def test_a_hand_that_comes_and_goes_makes_no_bands() -> None:
    seen = []
    for n in range(90):
        picture = scene()
        edge = round(240 + 200 * np.sin(n / 7))
        picture[edge:, 150:500] = (90, 120, 170)
        seen.append(banded(picture, n, depth=0.0))
    bands, evened = filtered(seen)
    assert not bands.active
    assert all(one is other for one, other in zip(seen, evened, strict=True))


def test_what_is_dark_and_light_by_turns_but_stays_there_is_no_band() -> None:
    """Fingers that are held over the table are."""
    bands = BandFilter()
    plain, striped = scene(), banded(scene(), 0)
    for n in range(60):
        assert not bands.active
        bands.even(Frame(plain if n < 16 else striped, n / FPS, n), moving=True)


def test_bands_are_taken_out_beside_a_hand_too() -> None:
    picture = scene()
    covered = picture.copy()
    covered[200:, 100:400] = (90, 120, 170)
    seen = [banded(picture if n < 40 else covered, n) for n in range(50)]
    _, evened = filtered(seen)
    free = np.s_[:, 420:]
    assert np.abs(evened[49][free].astype(float) - evened[48][free]).mean() < 4.5


def test_white_that_was_clipped_stays_white() -> None:
    picture = scene()
    picture[100:300, 200:400] = 235
    _, evened = filtered([banded(picture, n) for n in range(60)])
    white = np.stack([one[110:290, 210:390].astype(float) for one in evened[40:]])
    assert white.std(axis=0).mean() < 8


def test_they_are_let_be_once_the_lamp_shines_evenly() -> None:
    picture = scene()
    seen = [banded(picture, n, depth=0.6 if n < 50 else 0.0) for n in range(110)]
    bands, evened = filtered(seen)
    assert not bands.active
    assert evened[-1] is seen[-1]
