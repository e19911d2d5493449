"""The search for the window in the whole picture."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from vision.capture.camera import Frame
from vision.locate.window import Place
from vision.reading import Reader, Reading
from vision.track import window_search
from vision.track.tuning import Tuning
from vision.track.window_search import Nearby, Search

WINDOW = np.array([[186, 96], [303, 103], [292, 261], [181, 256]], np.float32)


CUT_OFF = pytest.mark.parametrize(
    "pile",
    [
        pytest.param([[0, 82], [91, 86], [92, 260], [0, 257]], id="cut off at the left"),
        pytest.param([[390, 82], [479, 86], [478, 260], [388, 257]], id="at the right"),
        pytest.param([[186, 1], [303, 0], [300, 150], [181, 152]], id="above"),
        pytest.param([[186, 200], [303, 203], [300, 359], [181, 358]], id="below"),
    ],
)


@CUT_OFF
def test_a_pile_that_the_picture_cuts_off_is_not_the_window(
    pile: list[list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart with an unreadable card in the window a pile was taken for it, and nothing was seen any more."""
    readable = Reading({}, {}, "5", "D", 0.99)
    places = [Place(np.array(pile, np.float32), readable, 0.9), Place(WINDOW, readable, 0.8)]
    monkeypatch.setattr(window_search, "card_places", lambda *_, **__: places)
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    frame = Frame(np.zeros((360, 480, 3), np.uint8), 0.0, 1)
    found = Search().find(frame, 2, cast(Reader, None), Tuning())
    assert found is WINDOW


@CUT_OFF
def test_a_window_that_was_pushed_is_not_sought_in_a_pile_that_is_cut_off(
    pile: list[list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    readable = Reading({}, {}, "5", "D", 0.99)
    moved = WINDOW + np.float32(60)
    places = [Place(np.array(pile, np.float32), readable, 0.9), Place(moved, readable, 0.8)]
    monkeypatch.setattr(window_search, "card_places", lambda *_, **__: places)
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    nearby = Nearby(WINDOW, shape_known=False, proven=False, unseen=lambda rank, suit: True)
    found = nearby.find(np.zeros((360, 480, 3), np.uint8), 1e9, cast(Reader, None), Tuning())
    assert found is not None
    assert found.mean(axis=0) == pytest.approx(moved.mean(axis=0))
