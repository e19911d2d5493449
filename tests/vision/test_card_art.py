"""The card faces: every card drawn, all different, the two halves alike, vector and raster from one source."""

import re
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.render import card_art
from vision.render.courts import WHITE


def test_fifty_two_faces_are_all_different() -> None:
    faces = {card: card_art.raster(card, 88).astype(np.int16) for card in card_art.PACK}
    assert len(faces) == 52
    names = list(faces)
    for k, a in enumerate(names):
        for b in names[k + 1 :]:
            assert np.abs(faces[a] - faces[b]).max() > 60, (a, b)


@pytest.mark.parametrize("card", ["TC", "KS", "QD", "2H", "back"])
def test_a_card_reads_alike_either_way_up(card: str) -> None:
    image = card_art.raster(card, 264).astype(np.int16)
    assert np.abs(image - image[::-1, ::-1]).mean() < 3.0


def test_pips_are_as_many_as_the_rank_says() -> None:
    for count, rank in enumerate("23456789T", start=2):
        ink = (card_art.raster(rank + "D", 352)[..., 1] < 120).astype(np.uint8)
        middle = ink[:, 70:-70]  # without the indices
        assert cv2.connectedComponents(middle)[0] - 1 == count


def test_red_suits_are_red_and_black_suits_black() -> None:
    for suit, red in (("H", True), ("D", True), ("S", False), ("C", False)):
        image = card_art.raster("5" + suit, 176)
        ink = image[image[..., 1] < 60].astype(int)
        assert bool(ink[:, 2].mean() > 150) is red


@pytest.mark.parametrize("card", ["AS", "JH", "back"])
def test_svg_holds_every_outline(card: str) -> None:
    text = card_art.svg(card)
    assert text.startswith("<svg xmlns=")
    assert text.count("<path") == len(card_art.face(card))
    assert len(text) < 64_000
    starts = [(int(x), int(y)) for x, y in re.findall(r"M(-?\d+) ?(-?\d+)l", text)]
    outlines = [contour for fill in card_art.face(card) for contour in fill.contours]
    assert np.allclose(starts, [contour[0] * 100 for contour in outlines], atol=0.51), "in hundredths of a millimetre"
    assert set(re.findall(r'fill="(#?\w+)"', text)) <= {f.colour for f in card_art.face(card)} | {WHITE}


@pytest.mark.parametrize("card", ["1S", "A", "ASS", "AX", ""])
def test_a_name_that_is_no_card_is_refused(card: str) -> None:
    with pytest.raises(ValueError, match="rank A23456789TJQK"):
        card_art.raster(card, 88)


def test_size_is_bounded() -> None:
    assert card_art.raster("AS", 176).shape == (176, 126, 3)
    with pytest.raises(ValueError, match="8 to 2000"):
        card_art.raster("AS", 4000)


def test_mask_is_open_at_the_corners_only() -> None:
    mask = card_art.outline_mask(176)
    assert mask[0, 0] == 0
    assert mask[88, 63] == 255
    assert mask[0, 63] == 255


MEASURES = Path(__file__).with_name("card_faces.txt")


def measures(card: str) -> list[float]:
    """Of what is printed: areas, points, and how the points lie from first to last (1/mm is enough to see a change)."""
    fills = card_art.face(card)
    points = np.concatenate([contour for fill in fills for contour in fill.contours])
    place = np.linspace(1, 2, len(points))
    colours = sum(k * int(fill.colour[1:], 16) for k, fill in enumerate(fills, start=1)) % 9973
    return [len(fills), len(points), colours, *(place @ points), *(place @ points**2)]


def test_the_faces_are_those_that_all_figures_were_measured_with() -> None:
    """A face changed by intent: `python -m tests.vision.test_card_art` writes the measures again, and the
    figures of docs/measurements.md are to be measured again."""
    rows = [line.split() for line in MEASURES.read_text().splitlines()]
    assert [row[0] for row in rows] == [*card_art.PACK, card_art.BACK]
    for card, *numbers in rows:
        assert measures(card) == pytest.approx([float(number) for number in numbers], abs=0.01), card


if __name__ == "__main__":
    MEASURES.write_text(
        "".join(
            f"{card} {' '.join(f'{number:.3f}' for number in measures(card))}\n"
            for card in (*card_art.PACK, card_art.BACK)
        )
    )
