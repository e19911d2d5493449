"""A pack with indices the table cannot read, learnt while it is dealt."""

import cv2
import numpy as np
import pytest

from tests.english import raises_saying
from tests.vision import pack_art
from vision.locate.window import LEGIBLE_ALIKE
from vision.offline.soak import RenderedDeals
from vision.pack.enrol_deal import DealSampler, FaceSeer, named, pack_of
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError
from vision.quads import Image, overlap
from vision.read.reader import CardReader
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty

ORDER = ["DD", "9S", "TS", "BH", "AC", "8S"]


def german(card: str, height: int) -> Image:
    size = (round(height * card_art.WIDTH_MM / card_art.HEIGHT_MM), height)
    return np.asarray(cv2.resize(pack_art.raster("german", card), size, interpolation=cv2.INTER_AREA), np.uint8)


@pytest.fixture(scope="module")
def box() -> Scene:
    return Scene(ORDER, seed=5, size=(640, 360), difficulty=Difficulty(card_px=170.0), art=german)


@pytest.fixture(scope="module")
def watched(box: Scene) -> DealSampler:
    """A deal with a hand that passes over the window and takes nothing."""
    watch = DealSampler()
    camera = RenderedDeals(box, 1)
    passed = False
    while not watch.over and (frame := camera.read()) is not None:
        watch.feed(frame)
        if box.drawn == 2 and not box.busy and not passed:
            box.hand_pass()
            passed = True
    return watch


def test_a_face_that_nobody_reads_says_of_no_outline_within_another_that_it_is_the_window() -> None:
    """A window within the outline of its box, or where the print says, must be read better than LEGIBLE_ALIKE."""
    assert FaceSeer().read(german("9S", 352)).card <= LEGIBLE_ALIKE


def test_every_card_of_the_deal_is_kept_once(watched: DealSampler, box: Scene) -> None:
    assert watched.over
    assert watched.window is not None
    assert overlap(watched.window, box.window_quad) > 0.85
    assert len(watched.cards()) == len(ORDER)


def test_the_pack_reads_its_cards(watched: DealSampler) -> None:
    dealt = watched.cards()
    pack = pack_of(dealt, named(dealt, ORDER))
    assert pack.labels == tuple(ORDER)
    reader = EnrolledReader(pack)
    for label, card in zip(ORDER, dealt, strict=True):
        reading = reader.read(card.views[-1].card)
        assert (reading.rank, reading.suit) == tuple(label)


def test_a_given_window_is_taken_as_it_is(box: Scene) -> None:
    watch = DealSampler(box.window_quad)
    again = Scene(ORDER[:1], seed=5, size=(640, 360), difficulty=Difficulty(card_px=170.0), art=german)
    for _ in range(20):
        watch.feed(again.frame())
    assert len(watch.cards()) == 1


@pytest.mark.parametrize(
    ("order", "message"),
    [
        (ORDER[:5], "6 cards were seen in the window, but the order names 5"),
        (["DD", "9S", "TS", "9S", "AC", "8S"], "cards 2 and 4 are both 9S"),
        (["1O", "9S", "TS", "BH", "AC", "8S"], "are not of one pack"),
        (None, "cards could not be read"),
    ],
)
def test_names_that_cannot_be_are_refused(watched: DealSampler, order: list[str] | None, message: str) -> None:
    class Blind(CardReader):
        def __init__(self) -> None: ...

        def read(self, card: Image) -> object:  # type: ignore[override]
            return FaceSeer().read(card)

        def combine(self, readings: object) -> object:  # type: ignore[override]
            return FaceSeer().combine(readings)  # type: ignore[arg-type]

    with raises_saying(EnrolmentError, match=message):
        named(watched.cards(), order, Blind())


def test_nothing_seen_is_no_pack() -> None:
    assert DealSampler().cards() == []
    with raises_saying(EnrolmentError, match="no card was seen"):
        pack_of([], [])
