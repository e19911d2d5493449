"""A photographed Spanish pack is learnt from its pictures and read in other light and of another printing.

With the private photographs, where they are present; `tests.instruments.benchmarks.spanish` reads many more.
"""

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision import pack_art, spanish_pack
from tests.vision.spanish_pack import LIGHTS, another_photograph, another_printing, needs_photographs, on_cloth
from vision.offline.enrolled_stills import read_pack_cards
from vision.pack.enrolled_pack import EnrolledPack
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import Shot, card_outlines, enrol
from vision.quads import Image, Quad, overlap, portrait, warp


def border(image: Image) -> Quad:
    height, width = image.shape[:2]
    return portrait(np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32))


@pytest.mark.parametrize("label", ["4O", "6E", "SB", "7C"])
def test_a_picture_that_is_all_card_is_enrolled_whole(label: str) -> None:
    """And not by the frame or the figure printed on it, whose edges are the clearer ones."""
    face = cv2.resize(pack_art.raster("spanish", label), (178, 277), interpolation=cv2.INTER_AREA)
    for picture in (face, np.rot90(face)):
        image = np.ascontiguousarray(picture, np.uint8)
        assert overlap(card_outlines(image)[0][0], border(image)) > 0.99


def with_broad_margin(label: str, share: float) -> Image:
    """A scan of a card with a white margin beyond its frame on every side, `share` of its width."""
    face = pack_art.raster("spanish", label, 260)
    by = round(share * face.shape[1])
    return cv2.copyMakeBorder(face, by, by, by, by, cv2.BORDER_CONSTANT, value=(252, 252, 252)).astype(np.uint8)


@pytest.mark.parametrize("label", ["4O", "6E", "SB", "7C"])
def test_a_card_with_a_broad_margin_is_enrolled_whole(label: str) -> None:
    """Beyond its frame is paper: no card ends there, though no print reaches the picture's border."""
    image = with_broad_margin(label, 0.12)
    assert overlap(card_outlines(image)[0][0], border(image)) > 0.99


@pytest.mark.whole
def test_the_other_pictures_of_a_scanned_pack_are_all_card_too() -> None:
    """Also one in which a figure has the clearest edges and the border is grey, as scanners make it."""
    shots = [Shot(label, with_broad_margin(label, 0.08), label) for label in ("4O", "7C", "6E")]
    grey = with_broad_margin("RB", 0.08)
    grey[:6] = grey[-6:] = 150
    grey[:, :6] = grey[:, -6:] = 150
    figure = grey.copy()
    figure[100:160, 60:105] = (20, 20, 160)
    assert overlap(card_outlines(figure)[0][0], border(figure)) < 0.93, "alone it is not seen"
    enrolled = enrol([*shots, Shot("RB", figure, "RB")])
    for picture, image in zip(enrolled.pictures, (*(shot.image for shot in shots), figure), strict=True):
        assert np.abs(picture.card.astype(int) - warp(image, border(image))).mean() < 1
    assert enrolled.ratio == pytest.approx(shots[0].image.shape[1] / shots[0].image.shape[0], abs=0.01)


def test_cards_on_a_pale_table_are_enrolled_by_their_outlines() -> None:
    """White paper all along the picture's border, but all print is inside an outline at which something ends."""
    table = np.full((420, 420, 3), 225, np.uint8)
    face = cv2.resize(pack_art.raster("full_bleed", "5H"), (214, 300), interpolation=cv2.INTER_AREA)
    table[60:360, 100:314] = face
    corners = np.array([[100, 60], [314, 60], [314, 360], [100, 360]], np.float32)
    assert overlap(card_outlines(table)[0][0], corners) > 0.95


@pytest.fixture(scope="module")
def pack() -> EnrolledPack:
    return enrol([Shot(label, face, label) for label, face in spanish_pack.faces().items()])


@pytest.fixture(scope="module")
def reader(pack: EnrolledPack) -> EnrolledReader:
    return EnrolledReader(pack)


@needs_photographs
def test_a_photographed_pack_is_enrolled(pack: EnrolledPack, reader: EnrolledReader) -> None:
    faces = spanish_pack.faces()
    assert len(pack.labels) == len(faces) == 48
    for picture in pack.pictures:
        whole = warp(faces[picture.label], border(faces[picture.label]))
        assert np.abs(picture.card.astype(int) - whole).mean() < 1
    assert set(pack.sureness.of) <= {"4O", "5O"}, "what may be asked about: the maker's name for the fifth coin"
    assert not reader.strange


@needs_photographs
@pytest.mark.parametrize("light", sampled(["ordinary", "dim", "warm", "blur"], 1))
def test_another_printing_is_read_in_other_light(reader: EnrolledReader, light: str) -> None:
    faces, named = spanish_pack.faces(), 0
    labels = ["4O", "5O", "4C", "5E", "9E", "8B", "RC", "CB"]
    for k, label in enumerate(labels):
        rng = np.random.default_rng([31, k])
        face = another_printing(faces[label], label, 90 + k, rng) if k % 2 else another_photograph(faces[label], rng)
        card = warp(*on_cloth(face, rng, LIGHTS[light]))
        reading = reader.read(card)
        assert reading.rank in (None, label[0])
        assert reading.suit in (None, label[1])
        named += (reading.rank, reading.suit) == tuple(label)
        left_out = reader.judged(reader.match(card, without=label))
        assert left_out.rank is None, "a card that is not of the pack"
    assert named >= len(labels) - 1


@needs_photographs
def test_a_whole_photograph_is_read(reader: EnrolledReader) -> None:
    for k, label in enumerate(("4C", "RO")):
        rng = np.random.default_rng([32, k])
        picture, quad = on_cloth(another_printing(spanish_pack.faces()[label], label, 95, rng), rng, LIGHTS["warm"])
        (found,) = read_pack_cards(picture, reader)
        assert (found.reading.rank, found.reading.suit) == tuple(label)
        assert overlap(found.quad, quad) > 0.9
