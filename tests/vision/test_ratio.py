"""Which ratio of sides an outline's card can have, on outlines projected through a known camera."""

import numpy as np
import pytest

from vision.locate.ratio import can_have, may_be_alike, ratio_bounds, same_ratio
from vision.quads import Quad, turned

PICTURE = (960, 1280, 3)
SPANISH = 61 / 95


def seen(slant_deg: float, lens: float, *, about_deg: float, turned_deg: float = 25.0, aside: float = 0.0) -> Quad:
    """The corners of a Spanish card 400 px high, by a camera with this focal length (of the picture's width), that
    looks at the picture's middle; `aside`: how far the card lies from there, in heights of it."""
    across = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array([SPANISH / 2, 0.5])
    about, turn, slant = np.radians([about_deg, turned_deg, slant_deg])
    points = across @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    axis, normal = np.array([np.cos(about), np.sin(about)]), np.array([-np.sin(about), np.cos(about)])
    along, off = points @ axis, points @ normal
    flat = np.outer(along, axis) + np.outer(off * np.cos(slant), normal)
    focal = lens * PICTURE[1]
    away = focal / 400 + off * np.sin(slant)
    middle = np.array([PICTURE[1] / 2, PICTURE[0] / 2])
    return np.asarray((flat + np.array([aside, 0.0])) * focal / away[:, None] + middle, np.float32)


@pytest.mark.parametrize("lens", [0.7, 1.0, 2.0])
@pytest.mark.parametrize("slant_deg", [0, 15, 30])
@pytest.mark.parametrize("about_deg", [0, 40, 90])
@pytest.mark.parametrize("aside", [0.0, 0.6])
def test_a_card_can_have_its_own_ratio(lens: float, slant_deg: float, about_deg: float, aside: float) -> None:
    assert can_have(seen(slant_deg, lens, about_deg=about_deg, aside=aside), PICTURE, SPANISH)


@pytest.mark.parametrize("aside", [0.0, 0.6])
def test_seen_square_on_it_can_have_no_other(aside: float) -> None:
    card = seen(0, 1.0, about_deg=0, aside=aside)
    assert ratio_bounds(card, PICTURE) == pytest.approx((SPANISH, SPANISH), rel=0.01)
    for factor in (0.9, 1.1):
        assert not can_have(card, PICTURE, factor * SPANISH)
    for factor in (0.94, 1.06):
        assert can_have(card, PICTURE, factor * SPANISH)
    assert not can_have(turned(card), PICTURE, SPANISH), "lying on its side"


def test_at_a_slant_it_is_known_less_well() -> None:
    """The shortening of the picture alone is more than the tolerance."""
    card = seen(30, 1.0, about_deg=25, turned_deg=25)
    least, most = ratio_bounds(card, PICTURE)
    assert least < SPANISH * 1.03
    assert most > least * 1.05
    assert not can_have(card, PICTURE, 0.6 * SPANISH)
    assert not can_have(card, PICTURE, 1.7 * SPANISH)


def test_packs_of_nearly_one_shape_are_alike() -> None:
    assert same_ratio(0.642, 0.66)
    assert same_ratio(0.66, 0.642)
    assert not same_ratio(0.642, 0.714), "a poker card"
    assert not same_ratio(0.714, 0.642)


@pytest.mark.parametrize("slant_deg", [0, 15])
def test_two_cards_of_one_pack_may_be_alike_and_a_part_of_one_is_not(slant_deg: float) -> None:
    one = seen(slant_deg, 1.0, about_deg=40)
    other = seen(slant_deg, 1.0, about_deg=40, turned_deg=-70.0, aside=0.4)
    assert may_be_alike(one, other, PICTURE)
    part = other.copy()
    part[2:] = other[1::-1] + 0.8 * (other[2:] - other[1::-1])
    assert not may_be_alike(one, part, PICTURE)
    assert not may_be_alike(part, one, PICTURE)
