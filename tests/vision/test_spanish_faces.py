"""The faces of the Spanish pack: forty, all different, with *la pinta* in their frames and the sign of each suit."""

import numpy as np
import pytest

from vision.render import spanish_art
from vision.render.card_art import HEIGHT_MM
from vision.render.spanish_pips import WIDTHS, spanish_sign

ROWS = 880
PER_MM = ROWS / HEIGHT_MM


def test_forty_faces_are_all_different() -> None:
    faces = [spanish_art.raster(card, 88).astype(np.int16) for card in spanish_art.PACK]
    assert len(faces) == 40
    for k, one in enumerate(faces):
        assert all(np.abs(one - other).max() > 60 for other in faces[k + 1 :]), spanish_art.PACK[k]


@pytest.mark.parametrize(("suit", "gaps"), [("D", 0), ("H", 1), ("S", 2), ("C", 3)])
@pytest.mark.parametrize("rank", ["A", "K"])
def test_the_frame_is_broken_as_the_pinta_says(rank: str, suit: str, gaps: int) -> None:
    image = spanish_art.raster(rank + suit, ROWS)
    for y_mm in (-40.0, 40.0):
        row = image[round((HEIGHT_MM / 2 + y_mm) * PER_MM)]
        ink = row[:, 2] < 128
        first, last = np.flatnonzero(ink)[[0, -1]]
        assert np.count_nonzero(np.diff(ink[first : last + 1].astype(int)) == -1) == gaps


def test_a_card_that_the_pack_does_not_have_is_refused() -> None:
    for card in ("8D", "TC", "SO", "D", ""):
        with pytest.raises(ValueError, match="rank A234567JQK then suit DHSC"):
            spanish_art.svg(card)
    with pytest.raises(ValueError, match="one of D H S C"):
        spanish_art.sign_svg("X")


def test_a_sign_is_as_large_as_it_is_said_to_be() -> None:
    for suit, width in WIDTHS.items():
        points = np.concatenate([contour for fill in spanish_sign(suit) for contour in fill.contours])
        wide, high = np.ptp(points, axis=0)
        assert wide == pytest.approx(width, abs=0.08)
        assert high == pytest.approx(1.0, abs=0.08)


def test_a_page_fetches_few_bytes() -> None:
    sizes = {card: len(spanish_art.svg(card)) for card in spanish_art.PACK}
    assert max(sizes.values()) < 40_000, sizes
