"""A known card sought by its print: at another place, and in a box that was moved."""

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.rendered_cards import lay, table
from tests.vision.watched_table import Table, found_at_once
from vision.quads import Image, Quad, overlap, rectify
from vision.reading import Reader
from vision.track import window_search
from vision.track.memory import Card
from vision.track.print_search import Sight, print_near, refined, to_mm
from vision.track.tuning import TUNING
from vision.track.window_search import moved_with_card

WINDOW = np.array([[250, 120], [350, 120], [350, 260], [250, 260]], np.float32)


def turned(quad: Quad, degrees: float, x: float, y: float) -> Quad:
    middle = quad.mean(axis=0)
    turn = cv2.getRotationMatrix2D((float(middle[0]), float(middle[1])), degrees, 1.0)
    return np.asarray(cv2.transform(quad[None], turn)[0] + (x, y), np.float32)


@pytest.mark.parametrize(("degrees", "x", "y"), [(0, 0, 0), (4, 18, -12), (-9, -25, 20), (14, 5, 30)], ids=str)
def test_a_known_card_is_found_where_it_lies_now(degrees: float, x: float, y: float) -> None:
    card = rectify(lay(table(colour=(30, 60, 90)), "KH", WINDOW), WINDOW)
    there = turned(WINDOW, degrees, x, y)
    found = print_near(lay(table(colour=(30, 60, 90)), "KH", there), card, WINDOW)
    assert found is not None
    assert np.abs(found - there).max() < 2.0


@pytest.mark.parametrize(("stretched", "found"), [(1.0, True), (1.06, True), (1.18, False)])
def test_a_card_that_is_seen_stretched_is_not_found(stretched: float, found: bool) -> None:
    """One half out of the picture was found so, and its edges were taken for a second card's (film 73344)."""
    card = rectify(lay(table(colour=(30, 60, 90)), "KH", WINDOW), WINDOW)
    middle = WINDOW.mean(axis=0)
    there = np.asarray((WINDOW - middle) * (1.0, 1.0 / stretched) + middle, np.float32)
    image = lay(table(colour=(30, 60, 90)), "KH", there)
    sight = Sight(image[..., 1].copy(), np.full(image.shape[:2], 255, np.uint8), to_mm(WINDOW), (-10, -10, 70, 94))
    nearly = np.array([[1, 0, 0], [0, 1 / stretched, 42 * (1 - 1 / stretched)], [0, 0, 1]])
    assert (refined(sight, card, nearly) is not None) is found


@pytest.mark.parametrize("other", ["AS", "5C", "TD"])
def test_a_card_of_pips_is_not_taken_for_a_court(other: str) -> None:
    card = rectify(lay(table(colour=(30, 60, 90)), "KH", WINDOW), WINDOW)
    there = turned(WINDOW, 4, 18, -12)
    assert print_near(lay(table(colour=(30, 60, 90)), other, there), card, WINDOW) is None


def unread_elsewhere(seen: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards are drawn; from now on no card's outline is found elsewhere in the picture."""
    seen.watch(0.6)
    seen.act(seen.scene.draw_card)
    seen.act(seen.scene.draw_card)
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once([]))


@pytest.mark.parametrize("push", sampled([((9.0, -4.0),), ((-8.0, 6.0),), ((2.0, 11.0),)], 1), ids=str)
def test_a_box_that_was_moved_is_found_by_its_card(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, push: tuple[float, float]
) -> None:
    """The outline of a court in a small dark picture was not found, and the window called covered (film 73033)."""
    seen = Table(template_reader)
    unread_elsewhere(seen, monkeypatch)
    seen.scene.push_box(*push)
    seen.watch(3.0)
    assert seen.troubles() == ["moved"]
    seen.act(seen.scene.draw_card)
    assert seen.lines()[-2].startswith("Drawn 2")


@pytest.mark.parametrize("stop_mm", sampled([12.0, 16.0, 22.0], 1))
def test_a_card_half_out_is_seen_but_the_frame_did_not_come_along(template_reader: Reader, stop_mm: float) -> None:
    seen = Table(template_reader)
    seen.watch(0.6)
    seen.act(seen.scene.draw_card)
    tracker = seen.tracker
    card, window = tracker._card, tracker.window
    assert card is not None
    assert window is not None
    seen.scene.draw_card(stop_mm=stop_mm, held_s=2.0, lets_go=True)
    pictures = [seen.scene.frame().image for _ in range(50)]
    away = [quad is not None and overlap(quad, window) < 0.9 for quad in (near(one, card, window) for one in pictures)]
    assert any(away), "it is seen displaced"
    gone = tracker._picture.frame_gone
    assert all(moved_with_card(one, card.view.card, window, gone, TUNING) is None for one in pictures)


def near(image: Image, card: Card, window: Quad) -> Quad | None:
    return print_near(image, card.view.card, window)
