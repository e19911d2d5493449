"""A photographed Spanish pack is learnt from its pictures and read in other light and of another printing.

With the private photographs, where they are present; `tests.benchmarks.spanish` reads many more.
"""

import cv2
import numpy as np
import pytest

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
@pytest.mark.parametrize("light", ["ordinary", "dim", "warm", "blur"])
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
