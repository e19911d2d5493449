"""A picture out of focus is known from a hand and from a card half out."""

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.watched_table import Table
from vision.quads import Image
from vision.reading import Reader
from vision.track.focus import FocusMeter


def soft(image: Image, sigma: float) -> Image:
    return np.asarray(cv2.GaussianBlur(image, (0, 0), sigma), np.uint8)


def under_a_hand(image: Image) -> Image:
    height, width = image.shape[:2]
    return np.asarray(
        cv2.ellipse(image.copy(), (width // 2, height), (width // 4, height * 3 // 4), 0, 0, 360, (120, 150, 200), -1),
        np.uint8,
    )


def test_only_a_picture_that_is_soft_all_over_is_out_of_focus(template_reader: Reader) -> None:
    sharp = Table(template_reader).scene.frame().image
    meter = FocusMeter()
    assert not meter.is_lost(soft(sharp, 6)), "nothing is known of how sharp it was"
    meter.remember(sharp)
    for image, lost in (
        (sharp, False),
        (sharp // 3, False),
        (under_a_hand(sharp), False),
        (soft(sharp, 0.8), False),  # as a compressed film is softer after its first frame
        (soft(sharp, 1.3), True),
        (soft(sharp, 2.5), True),
        (soft(sharp, 8), True),
        (soft(under_a_hand(sharp), 8), True),
    ):
        assert meter.is_lost(np.asarray(image, np.uint8)) is lost
    cover = sharp.copy()
    cover[60:] = (90, 120, 170)
    assert not meter.is_lost(cover), "what has no edges at all covers it"
    half = sharp.copy()
    half[:, : half.shape[1] // 2] = soft(half, 8)[:, : half.shape[1] // 2]
    assert not meter.is_lost(half), "a part of it is soft"
    spot = soft(sharp, 8)
    height, width = spot.shape[:2]
    part = (slice(height // 3, height // 2), slice(width * 3 // 8, width // 2))
    spot[part] = sharp[part]
    assert not meter.is_lost(spot), "a part of it is sharp"


def test_noise_is_no_edge_that_stays_sharp(template_reader: Reader) -> None:
    """On dark cloth in little light it is as strong as the cloth's own edges (`benchmarks.films`, seed 73281)."""
    sharp = Table(template_reader).scene.frame().image
    rng = np.random.default_rng(3)

    def dim(image: Image) -> Image:
        return np.asarray(np.clip(image / 6 + rng.normal(0, 2.0, image.shape), 0, 255), np.uint8)

    meter = FocusMeter()
    meter.remember(dim(sharp))
    assert not meter.is_lost(dim(sharp))
    assert not meter.is_lost(dim(under_a_hand(sharp)))
    assert meter.is_lost(dim(soft(sharp, 5)))


@pytest.mark.whole
def test_how_sharp_the_picture_is_is_seen_again_when_the_hand_that_drew_has_gone(template_reader: Reader) -> None:
    """Beside its light sleeves the picture out of focus would be another one."""
    table = Table(template_reader)

    def hand(image: Image) -> Image:
        (left, _), (right, _) = (end(table.scene.window_quad, axis=0).astype(int) for end in (np.min, np.max))
        spoilt = image.copy()
        spoilt[:, : left - 50] = spoilt[:, right + 50 :] = 250
        return spoilt

    table.spoil(0.4, hand)
    table.watch(0.8)
    table.spoil(3.0, lambda image: soft(image, 14))
    assert table.troubles() == ["defocused"]


@pytest.mark.parametrize("sigma", sampled([4.0, 9.0, 14.0], 1))
def test_a_lens_that_lost_its_focus_is_called_so_however_far(template_reader: Reader, sigma: float) -> None:
    table = Table(template_reader)
    table.watch(0.6)
    table.spoil(4.0, lambda image: soft(image, sigma))
    table.watch(0.8)
    assert table.troubles() == ["defocused"]
    assert table.lines()[0] == "0=7H"
    assert "TroubleCleared defocused" in table.lines()
    assert not [line for line in table.lines()[1:] if "=" in line or "Unclear" in line or "HalfOut" in line]
