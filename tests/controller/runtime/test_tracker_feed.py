"""Which tracker reads the pictures."""

from typing import cast

import numpy as np
import pytest

from controller.runtime.tracker_feed import Tracker, WindowedTracker
from vision.capture.camera import Frame
from vision.quads import Quad


def frame(height: int, width: int) -> Frame:
    return Frame(np.zeros((height, width, 3), np.uint8), 1.0, 1)


def test_pictures_of_another_size_are_read_by_another_tracker_in_the_same_window() -> None:
    """A camera that is opened again may have another mode: the old tracker reads no card in it."""
    made: list[Quad | None] = []

    def make(quad: Quad | None) -> Tracker:
        made.append(quad)
        return cast(Tracker, object())

    windowed = WindowedTracker(cast(Tracker, object()), make)
    windowed.use_window([[0.25, 0.25], [0.5, 0.25], [0.5, 0.75], [0.25, 0.75]])
    shapes = ((720, 1280), (720, 1280), (360, 640), (360, 640))
    assert [windowed.renewed_for(frame(*shape)) for shape in shapes] == [True, False, True, False]
    large, small = made
    assert large is not None
    assert small is not None
    assert small == pytest.approx(large / 2, abs=1.0)
