"""The card faces: every card drawn, all different, the two halves alike, vector and raster from one source."""

import gzip
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


TWICE = re.compile(r'<g id="(a\d+)">(.*?)</g><use href="#\1" transform="rotate\(180\)"/>')


def drawn(text: str, height_px: int) -> np.ndarray:
    """The card as an SVG says it, without its edge."""
    scale = height_px / card_art.HEIGHT_MM / card_art.SVG_UNITS
    size = height_px, round(height_px * card_art.WIDTH_MM / card_art.HEIGHT_MM)
    canvas = np.full((*size, 3), tuple(bytes.fromhex(WHITE[1:])[::-1]), np.uint8)

    def paint(within: str, sign: int) -> None:
        for colour, data in re.findall(r'<path fill="#(\w+)" fill-rule="evenodd" d="([^"]+)"/>', within):
            contours = []
            for contour in data.split("M")[1:]:
                steps = np.array(re.findall(r"-?\d+", contour), int).reshape(-1, 2)
                points = np.cumsum(steps, axis=0) * scale * sign + np.array(canvas.shape[1::-1]) / 2
                contours.append(np.round((points - 0.5) * 16).astype(np.int32))
            cv2.fillPoly(canvas, contours, tuple(bytes.fromhex(colour)[::-1]), shift=4)

    at = 0
    for found in TWICE.finditer(text):
        paint(text[at : found.start()], 1)
        paint(found[2], 1)
        paint(found[2], -1)
        at = found.end()
    paint(text[at:], 1)
    return canvas


@pytest.mark.whole
@pytest.mark.parametrize("card", ["AS", "7H", "9S", "JH", "QD", "KC", "back"])
def test_svg_shows_what_the_raster_does_in_few_bytes(card: str) -> None:
    text = card_art.svg(card)
    assert text.startswith("<svg xmlns=")
    assert set(re.findall(r'fill="(#?\w+)"', text)) <= {f.colour for f in card_art.face(card)} | {WHITE}
    large = drawn(text, 4 * 528)
    shown = cv2.resize(large, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    unlike = np.abs(shown.astype(int) - card_art.raster(card, 528)).max(axis=2)
    assert unlike.mean() < 3.0
    assert (unlike > 128).mean() < 0.002, "of a full colour in another's place"
    if card != "back":
        assert TWICE.search(text)
        assert len(gzip.compress(text.encode())) < (3000 if card[0] in "JQK" else 1500)


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
