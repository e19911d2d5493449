"""When the window counts as gone from where it was."""

import numpy as np
import pytest

from vision.tracker_trouble import PictureWatch

HOME = np.array([[100, 100], [220, 100], [220, 268], [100, 268]], np.float32)
MM = 120 / 63.5


@pytest.mark.parametrize(
    ("shift_mm", "told"),
    [
        pytest.param([[6, 0]] * 4, True, id="pushed"),
        pytest.param([[2, 0]] * 4, False, id="nudged"),
        pytest.param([[0, 0], [0, 6], [-8, 6], [-8, 0]], True, id="turned about one corner"),
        pytest.param([[0, 6], [0, 6], [0, 0], [0, 0]], False, id="one edge seen wrongly"),
    ],
)
def test_a_box_moves_with_three_corners_and_more(shift_mm: list[list[float]], told: bool) -> None:
    watch = PictureWatch()
    for k in range(3):
        assert watch.place(HOME, float(k)) is None
    trouble = watch.place(np.asarray(HOME + MM * np.array(shift_mm), np.float32), 3.0)
    assert (trouble is not None and trouble.kind == "moved") == told
