import cv2
import numpy as np
import pytest

from vision import card_art
from vision.quads import CARD_H, CARD_W, Image
from vision.reader import Reading
from vision.tracker_looks import AT_ONCE, OUT_OF_FOCUS, Look, same_card, sharpness, soft_likeness

UNREAD = Reading({}, {}, None, None, 0.5)
READ = Reading({}, {}, "5", "D", 0.99)


def look(card: Image) -> Look:
    quad = np.zeros((4, 2), np.float32)
    return Look(quad, card, UNREAD, True, 0.8, 200.0, 0.0, sharpness(card), card)


def face(label: str) -> Image:
    return np.asarray(cv2.resize(card_art.raster(label, CARD_H), (CARD_W, CARD_H)), np.uint8)


def blurred(label: str) -> Image:
    return np.asarray(cv2.GaussianBlur(face(label), (0, 0), 0.08 * CARD_W), np.uint8)


@pytest.mark.parametrize(
    ("card", "brief", "slid", "same"),
    [
        pytest.param("5D", True, False, True, id="a lens that jumped out of focus"),
        pytest.param("5D", False, False, False, id="there was time to draw: it cannot be told for the same"),
        pytest.param("5D", True, True, False, id="a card was seen leaving"),
        pytest.param("KS", True, False, False, id="quite another card"),
    ],
)
def test_a_picture_out_of_focus_at_once_is_of_the_same_card(card: str, brief: bool, slid: bool, same: bool) -> None:
    before, after = look(face("5D")), look(blurred(card))
    assert card != "5D" or AT_ONCE < soft_likeness(before.card, after.card) < OUT_OF_FOCUS
    assert same_card(before, READ, after, UNREAD, lambda: slid, brief=brief) is same
