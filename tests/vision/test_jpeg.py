"""Pictures for people: as small as asked for, and what cannot be one is named."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.capture.jpeg import encode_jpeg


@pytest.mark.parametrize(
    ("shape", "longest_side", "sent"),
    [((100, 50, 3), 60, (60, 30)), ((50, 100, 3), 60, (30, 60)), ((50, 60, 3), 60, (50, 60)), ((9, 9, 3), 60, (9, 9))],
)
def test_no_side_is_longer_than_asked_for(shape: tuple[int, ...], longest_side: int, sent: tuple[int, int]) -> None:
    data = np.frombuffer(encode_jpeg(np.full(shape, 90, np.uint8), longest_side=longest_side), np.uint8)
    decoded = cv2.imdecode(data, cv2.IMREAD_COLOR)
    assert decoded is not None
    assert decoded.shape[:2] == sent


def test_a_picture_that_jpeg_cannot_hold_is_named_by_its_shape() -> None:
    with pytest.raises(ValueError, match=r"an image of shape \(1, 70000, 3\) cannot be encoded"):
        encode_jpeg(np.zeros((1, 70_000, 3), np.uint8), longest_side=80_000)
    with pytest.raises(ValueError, match="empty"):
        encode_jpeg(np.zeros((0, 5, 3), np.uint8))
