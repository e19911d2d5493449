"""What is computed in a quicker way is what the plain way gives, to the last bit."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.levels import brightest, darkest
from vision.locate import refine
from vision.quads import Image
from vision.read.reader import CORNER_H, CORNER_W, WHOLE_H, WHOLE_W, normalised
from vision.render import card_art
from vision.track.shift import Plane, _best, _mean, _plane


def pictures(count: int) -> list[Image]:
    """Of every size that is read and of odd ones, with much contrast and little, one level alone among them."""
    chance, out = np.random.default_rng(5), []
    for number in range(count):
        shape = ((CORNER_H, CORNER_W), (WHOLE_H, WHOLE_W), tuple(chance.integers(1, 40, 2)))[number % 3]
        level, spread = chance.integers(0, 256), chance.integers(0, 256)
        noise = chance.integers(-spread, spread + 1, (*shape, 3)) * chance.random(3)
        out.append(np.clip(level + noise, 0, 255).astype(np.uint8))
    out.append(np.full((CORNER_H, CORNER_W, 3), 200, np.uint8))
    return out


def plainly_normalised(patch: Image) -> NDArray[np.float32]:
    values = patch.reshape(-1, 3)
    low = float(np.percentile(values, 2))
    high = np.maximum(np.percentile(values, 85, axis=0), low + 32.0)
    return np.clip((patch.astype(np.float32) - low) / (high - low).astype(np.float32), -0.25, 1.25)


def test_a_patch_is_normalised_as_by_numpys_percentiles() -> None:
    for patch in pictures(300):
        made, plain = normalised(patch), plainly_normalised(patch)
        assert (made.dtype, made.shape) == (plain.dtype, plain.shape)
        assert made.tobytes() == plain.tobytes()


@pytest.mark.parametrize("step", [1, 3])
def test_the_darkest_and_the_brightest_channel_are_the_least_and_the_greatest(step: int) -> None:
    for picture in pictures(30):
        made, plain = darkest(picture[::step, ::step]), picture[::step, ::step].min(axis=2)
        assert (made.dtype, made.tobytes()) == (plain.dtype, plain.tobytes())
        made, plain = brightest(picture[::step, ::step]), picture[::step, ::step].max(axis=2)
        assert (made.dtype, made.tobytes()) == (plain.dtype, plain.tobytes())


def fitted_three_times(points: NDArray[np.float32], tolerance: float) -> tuple[list[float], float] | None:
    """The line through the points near it, fitted three times whatever they are; None where they do not agree."""
    inliers = points
    for _ in range(3):
        line = [float(v) for v in np.ravel(cv2.fitLine(inliers, cv2.DIST_HUBER, 0, 0.01, 0.01))]
        away = np.abs((points[:, 0] - line[2]) * line[1] - (points[:, 1] - line[3]) * line[0])
        near = away < max(tolerance, 1.0)
        if near.sum() < 6:
            return None
        inliers = points[near]
    share = float((away < max(0.5 * tolerance, 1.0)).mean())
    return (line, share) if share > 0.35 else None


def test_a_side_is_the_line_that_three_fits_give() -> None:
    chance, agreed = np.random.default_rng(6), 0
    for _ in range(500):
        count, angle = int(chance.integers(8, 33)), chance.uniform(0, 2 * np.pi)
        along = np.array([np.cos(angle), np.sin(angle)])
        beside = chance.normal(0, chance.choice([0.2, 1, 4]), count)
        beside[chance.random(count) < chance.choice([0, 0.1, 0.4, 0.8])] += chance.uniform(-12, 12)
        places = np.linspace(0, chance.uniform(50, 400), count)[:, None] * along
        points = (chance.uniform(0, 600, 2) + places + beside[:, None] * [-along[1], along[0]]).astype(np.float32)
        tolerance = float(chance.uniform(0.7, 5))
        plain = fitted_three_times(points, tolerance)
        (point, direction), share = refine._robust_line(points, points + 1, tolerance)
        if plain is None:
            assert (share, point.tolist()) == (0.0, (points[0] + 1).tolist())
        else:
            agreed += 1
            assert ([*direction.tolist(), *point.tolist()], share) == plain
    assert 100 < agreed < 450, "both happen"


def plainly_best(was: Plane, has: Plane) -> tuple[int, float] | None:
    """`shift._best`, one displacement to the side after the other."""
    means, width = (_mean(was), _mean(has)), was.shape[1]
    spreads = (_mean(was * was) - means[0] ** 2, _mean(has * has) - means[1] ** 2)

    def fits(mm: int, out: int | None = None) -> float:
        end, most = max(width - (mm if out is None else out) - 3, 1), 0.0
        for dy in range(-2, 3):
            rows, there = slice(max(0, -dy), was.shape[0] - max(0, dy)), slice(max(0, dy), was.shape[0] + min(0, dy))
            product = np.ascontiguousarray(was[rows, mm:] * has[there, : width - mm])
            both = (_mean(product) - means[0][rows, mm:] * means[1][there, : width - mm])[4:-4, 2:end]
            a, b = spreads[0][rows, mm:][4:-4, 2:end], spreads[1][there, : width - mm][4:-4, 2:end]
            inked = np.maximum(a, b) > 0.05**2
            fit = inked & (both > 0.7 * np.sqrt(np.maximum(a * b, 1e-8))) & (np.minimum(a, b) > 0.05**2 / 3)
            most = max(most, float(fit.sum()) / max(float(inked.sum()), 60.0))
        return most

    rough = max(range(3, width - 10, 2), key=fits)
    mm = max((one for one in (rough - 1, rough, rough + 1) if 3 <= one < width - 10), key=fits)
    share, least = fits(mm), 0.84 if width - mm < 22 else 0.5
    if share < least or (share < 0.8 and share < fits(0) + 0.15) or share < fits(0, mm):
        return None
    return mm, share


@pytest.mark.parametrize("mm", [0, 4, 17, 31, 44])
def test_a_displaced_card_is_sought_as_one_displacement_to_the_side_after_the_other(mm: int) -> None:
    chance, found = np.random.default_rng(mm), 0
    for card, below in (("9S", "KD"), ("7H", "QC"), ("AC", "TD"), ("JH", "5S")):
        was, has = (card_art.raster(one, 240) for one in (card, below))
        by = round(mm * has.shape[1] / 60)
        has[1:, : has.shape[1] - by] = was[:-1, by:]
        seen = np.clip(has + chance.normal(0, 4, has.shape), 0, 255).astype(np.uint8)
        for turn in (0, 1):
            a, b = (np.asarray(np.ascontiguousarray(np.rot90(_plane(one), turn)), np.float32) for one in (was, seen))
            made, plain = _best(a, b), plainly_best(a, b)
            assert made == plain
            found += made is not None
    assert found or mm in (0, 4), "some are found"
