"""Hands over the window: they pass, rest and push cards back, and no card is made of them."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.conftest import TemplateReader
from tests.vision.watched_table import Table
from vision.quads import Image
from vision.reader import NONE, RANKS, SUITS, Reading
from vision.window import Reader, around


@pytest.mark.parametrize("like_the_box", [False, True])
def test_a_sleeve_that_rests_on_the_window_covers_it(template_reader: Reader, like_the_box: bool) -> None:
    table = Table(template_reader)
    table.watch(0.6)
    noise = np.random.default_rng(5)
    frame = around(table.scene.frame().image, table.scene.window_quad)
    colour = np.median(frame, axis=0) if like_the_box else np.array([60, 50, 45])

    def covered(image: Image) -> Image:
        image = image.copy()
        x, y = table.scene.window_quad.mean(axis=0).astype(int)
        sleeve = image[y - 90 :, x - 80 : x + 80]
        sleeve[:] = colour + noise.integers(0, 9, sleeve.shape)
        return image

    table.spoil(3.5, covered)
    table.watch(0.6)
    assert table.troubles() == ["covered"]
    assert [line for line in table.lines() if line != "Trouble"] == ["0=7H"]


def test_a_hand_that_passes_draws_nothing(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(1.2)
    table.act(table.scene.hand_pass)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "HandPass", "Drawn 0", "1=4D"]


def test_a_hand_that_pauses_before_it_draws_has_not_passed(template_reader: Reader) -> None:
    def sleeve(image: Image) -> Image:
        spoilt = image.copy()
        low = table.tracker.window.min(axis=0).astype(int)  # type: ignore[union-attr]
        spoilt[low[1] : low[1] + 40, low[0] : low[0] + 60] = (70, 90, 120)
        return spoilt

    for pause_s, passed in ((0.1, []), (0.6, ["HandPass"])):
        table = Table(template_reader)
        table.watch(1.2)
        table.spoil(0.1, sleeve)
        table.watch(pause_s)
        table.act(table.scene.draw_card)
        assert table.lines() == ["0=7H", *passed, "Drawn 0", "1=4D"]


def test_a_card_that_is_pushed_back_opens_no_new_index(template_reader: Reader) -> None:
    table = Table(template_reader, fps=60, card_px=130.0)
    table.watch(1.2)
    table.act(table.scene.push_back)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "PushedBack 0", "Drawn 0", "1=4D"]


def fingers(image: Image, table: Table) -> Image:
    """Two fingers, as light as paper, that reach over the lower side of the window up to its middle."""
    assert table.tracker.window is not None
    (left, top), (right, bottom) = table.tracker.window.min(axis=0), table.tracker.window.max(axis=0)
    over = image.copy()
    for share in (0.35, 0.6):
        x, y = round(left + share * (right - left)), round(top + 0.4 * (bottom - top))
        cv2.line(over, (x, y), (x + 10, round(bottom) + 60), (170, 195, 235), round(0.2 * (right - left)), cv2.LINE_AA)
    return np.asarray(over, np.uint8)


class HalfReader(TemplateReader):
    """Takes a card under light fingers for half an ace, as the networks may."""

    def read(self, card: np.ndarray) -> Reading:
        reading = super().read(card)
        skin = (card[..., 2].astype(int) - card[..., 0] > 40) & (card.min(axis=2) > 120)
        if skin.mean() < 0.05:
            return reading
        ranks, suits = dict.fromkeys(RANKS, 0.0), dict.fromkeys(SUITS, 0.0)
        ranks |= {"A": 0.45, NONE: 0.55}
        return replace(reading, ranks=ranks, suits=suits | {NONE: 1.0}, rank=None, suit=None, confidence=0.45)


@pytest.mark.parametrize("seconds", [0.6, 1.5])
def test_fingers_that_rest_on_the_card_make_no_unclear_one_of_it(seconds: float) -> None:
    table = Table(HalfReader())
    table.watch(1.2)
    table.act(table.scene.draw_card, then_s=1.2)
    table.spoil(seconds, lambda image: fingers(image, table))
    table.watch(0.8)
    table.act(table.scene.draw_card)
    assert [line for line in table.lines() if line != "HandPass"] == ["0=7H", "Drawn 0", "1=4D", "Drawn 1", "2=KH"]


def test_a_hand_that_rests_beside_the_card_and_goes_has_passed(template_reader: Reader) -> None:
    """It moves twice: each time one of the two pictures at rest is all that is to be seen."""

    def thumb(image: Image) -> Image:
        spoilt = image.copy()
        low = table.tracker.window.min(axis=0).astype(int)  # type: ignore[union-attr]
        spoilt[low[1] : low[1] + 60, low[0] - 30 : low[0] + 25] = (70, 90, 120)
        return spoilt

    table = Table(template_reader)
    table.watch(1.2)
    table.spoil(0.5, thumb)
    table.watch(0.6)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "HandPass", "Drawn 0", "1=4D"]
