"""A JPEG by its header: what is decoded, and what is refused before."""

from __future__ import annotations

import contextlib

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.capture.camera import CameraFault
from vision.capture.jpeg_header import LEAST_PX, MOST_BYTES, MOST_PX, MOST_SEGMENTS, BadJpeg, size_of
from vision.capture.pushed import decoded

RNG = np.random.default_rng(39)


def jpeg(width: int = 64, height: int = 48, *, grey: bool = False, **options: int) -> bytes:
    """A picture of noise. `options`: of OpenCV, without IMWRITE_JPEG_."""
    image = RNG.integers(0, 256, (height, width) if grey else (height, width, 3), np.uint8)
    asked = [word for name, value in options.items() for word in (getattr(cv2, f"IMWRITE_JPEG_{name}"), value)]
    ok, data = cv2.imencode(".jpg", image, asked)
    assert ok
    return data.tobytes()


def refusal(data: bytes) -> str:
    with pytest.raises(BadJpeg) as caught:
        size_of(data)
    return caught.value.message.code


def frame_of(data: bytes) -> int:
    """Where the marker of the frame is."""
    return data.index(b"\xff\xc0")


def resized(data: bytes, width: int, height: int) -> bytes:
    """The same with another size in its header."""
    at = frame_of(data)
    return data[: at + 5] + height.to_bytes(2, "big") + width.to_bytes(2, "big") + data[at + 9 :]


def segment(marker: int, body: bytes) -> bytes:
    return bytes([0xFF, marker]) + (len(body) + 2).to_bytes(2, "big") + body


WHOLE = jpeg()


@given(
    width=st.integers(16, 300), height=st.integers(16, 300), grey=st.booleans(),
    quality=st.integers(1, 100), optimize=st.integers(0, 1), restart=st.sampled_from([0, 1, 7]),
)  # fmt: skip
def test_the_size_is_that_of_the_decoded_picture(
    width: int, height: int, grey: bool, quality: int, optimize: int, restart: int
) -> None:
    data = jpeg(width, height, grey=grey, QUALITY=quality, OPTIMIZE=optimize, RST_INTERVAL=restart)
    assert size_of(data) == (width, height)
    assert decoded(data, (width, height)).shape == (height, width, 3)


@pytest.mark.parametrize("factor", ["411", "420", "422", "440", "444"])
def test_every_sampling_of_the_colours_is_taken(factor: str) -> None:
    data = jpeg(SAMPLING_FACTOR=getattr(cv2, f"IMWRITE_JPEG_SAMPLING_FACTOR_{factor}"))
    assert decoded(data, size_of(data)).shape == (48, 64, 3)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "vision-jpeg-none"),
        (b"\xff", "vision-jpeg-none"),
        (b"GIF89a" + bytes(100), "vision-jpeg-none"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "vision-jpeg-none"),
        (b"\xff\xd8\xff\xd9", "vision-jpeg-cut"),
        (b"\xff\xd8" + b"\xff" * 1000 + b"\xff\xd9", "vision-jpeg-broken"),
        (b"\xff\xd8" + bytes(1000) + b"\xff\xd9", "vision-jpeg-broken"),
        (WHOLE[:-2], "vision-jpeg-cut"),
        (WHOLE[: len(WHOLE) // 2], "vision-jpeg-cut"),
        (WHOLE + bytes(10), "vision-jpeg-cut"),
        (WHOLE[:-2] + bytes(MOST_BYTES) + WHOLE[-2:], "vision-jpeg-long"),
        (resized(WHOLE, MOST_PX + 1, 48), "vision-jpeg-large"),
        (resized(WHOLE, 64, MOST_PX + 1), "vision-jpeg-large"),
        (resized(WHOLE, 65535, 65535), "vision-jpeg-large"),
        (resized(WHOLE, 0, 48), "vision-jpeg-small"),
        (resized(WHOLE, 64, 0), "vision-jpeg-small"),
        (jpeg(15, 48), "vision-jpeg-small"),
        (jpeg(PROGRESSIVE=1), "vision-jpeg-scans"),
        (WHOLE[:2] + segment(0xFE, b"x") * MOST_SEGMENTS + WHOLE[2:], "vision-jpeg-broken"),
        (WHOLE[:2] + segment(0xFE, b"x" * 65533) + WHOLE[-2:], "vision-jpeg-cut"),
        (WHOLE[:2] + b"\xff\xe0\xff\xff" + WHOLE[-2:], "vision-jpeg-broken"),
        (WHOLE[:2] + b"\xff\xe0\x00\x01" + WHOLE[2:], "vision-jpeg-broken"),
    ],
)
def test_what_is_not_decoded_is_named(data: bytes, code: str) -> None:
    assert refusal(data) == code


@pytest.mark.parametrize("kind", sorted(set(range(0xC0, 0xD0)) - {0xC0, 0xC1, 0xC4, 0xC8, 0xCC}))
def test_a_frame_of_any_other_kind_is_refused(kind: int) -> None:
    at = frame_of(WHOLE)
    assert refusal(WHOLE[: at + 1] + bytes([kind]) + WHOLE[at + 2 :]) == "vision-jpeg-scans"


def test_a_picture_in_several_scans_is_refused_though_its_frame_is_baseline() -> None:
    """Each scan is a pass over all of the picture, however few bytes it has."""
    at = WHOLE.index(b"\xff\xda")
    first = segment(0xDA, bytes([1, 1, 0, 0, 63, 0]))
    assert refusal(WHOLE[:at] + first * 1000 + WHOLE[at:]) == "vision-jpeg-scans"


def test_a_second_frame_a_scan_without_one_and_odd_colours_are_refused() -> None:
    at = frame_of(WHOLE)
    frame = WHOLE[at : at + 2 + int.from_bytes(WHOLE[at + 2 : at + 4], "big")]
    rest = WHOLE[at + len(frame) :]
    assert refusal(WHOLE[:at] + frame * 2 + rest) == "vision-jpeg-broken"
    assert refusal(WHOLE[:at] + rest) == "vision-jpeg-broken"
    assert refusal(WHOLE[:at] + frame[:4] + b"\x0c" + frame[5:] + rest) == "vision-jpeg-colours"
    four = segment(0xC0, frame[4:9] + b"\x04" + frame[10:] + frame[-3:])
    assert refusal(WHOLE[:at] + four + rest) == "vision-jpeg-colours"
    assert refusal(WHOLE[:at] + segment(0xC0, frame[4:])[:-1] + rest) == "vision-jpeg-broken"
    for factors in (0x00, 0x51, 0x15):
        assert refusal(WHOLE[: at + 11] + bytes([factors]) + WHOLE[at + 12 :]) == "vision-jpeg-broken"


@given(cut=st.integers(0, len(WHOLE) - 1))
def test_whatever_is_cut_off_is_refused(cut: int) -> None:
    with pytest.raises(BadJpeg):
        size_of(WHOLE[:cut])


@given(st.binary(max_size=400))
def test_any_bytes_give_a_size_or_one_line(data: bytes) -> None:
    for given_bytes in (data, b"\xff\xd8" + data + b"\xff\xd9"):
        with contextlib.suppress(BadJpeg):
            width, height = size_of(given_bytes)
            assert min(width, height) >= LEAST_PX
            assert max(width, height) <= MOST_PX


@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(0, 255)), min_size=1, max_size=8))
def test_a_spoiled_picture_is_decoded_in_the_size_that_it_said_or_is_a_fault(spoils: list[tuple[int, int]]) -> None:
    spoiled = bytearray(WHOLE)
    for at, value in spoils:
        spoiled[at] = value
    with contextlib.suppress(BadJpeg, CameraFault):
        width, height = size_of(bytes(spoiled))
        assert decoded(bytes(spoiled), (width, height)).shape == (height, width, 3)
