"""Which mode of a sensor is taken: the whole field, then fast enough, then no larger than needed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.camera_modes import SensorMode, best_mode, shown

SENSORS = json.loads((Path(__file__).with_name("standin_picamera2") / "sensors.json").read_text())


def modes(sensor: str) -> list[SensorMode]:
    return [
        SensorMode(tuple(mode["size"]), mode["bit_depth"], mode["fps"], tuple(mode["crop_limits"]))
        for mode in SENSORS[sensor]["modes"]
    ]


@pytest.mark.parametrize(
    ("sensor", "size", "fps", "taken", "bits"),
    [
        ("imx708", (1280, 720), 30, (2304, 1296), 10),
        ("imx708", (1280, 720), 100, (2304, 1296), 10),  # 56 a second: the field is not given up for speed
        ("imx708", (2592, 1458), 10, (4608, 2592), 10),
        ("imx708", (2592, 1458), 30, (2304, 1296), 10),  # enlarged rather than 14 a second
        ("imx219", (1280, 720), 30, (1640, 1232), 10),
        ("imx219", (640, 480), 30, (1640, 1232), 10),
        ("ov5647", (1280, 720), 30, (1296, 972), 10),
        ("ov5647", (1280, 720), 15, (1296, 972), 10),
        ("imx477", (1280, 720), 30, (2028, 1520), 12),
        ("imx477", (1280, 720), 10, (2028, 1520), 12),
        ("imx296", (1280, 720), 30, (1456, 1088), 10),
        ("imx500", (1280, 720), 30, (2028, 1520), 10),
    ],
)
def test_the_whole_field_of_each_sensor(
    sensor: str, size: tuple[int, int], fps: float, taken: tuple[int, int], bits: int
) -> None:
    mode = best_mode(modes(sensor), size, fps)
    assert (mode.size, mode.bit_depth) == (taken, bits)


@pytest.mark.parametrize(
    ("sensor", "fps", "taken"),
    [
        ("imx708", 120, (1536, 864)),
        ("imx708", 60, (1536, 864)),  # of the whole field it gives 56
        ("imx708", 50, (2304, 1296)),
        ("imx708", 200, (1536, 864)),  # none is so fast
        ("imx477", 60, (1332, 990)),
        ("ov5647", 120, (640, 480)),
    ],
)
def test_speed_before_field_takes_the_most_that_is_read_fast_enough(
    sensor: str, fps: float, taken: tuple[int, int]
) -> None:
    assert best_mode(modes(sensor), (640, 360), fps, speed_first=True).size == taken


@pytest.mark.parametrize(("size", "row_us"), [((1536, 864), 5216 / 566.4), ((2304, 1296), 7824 / 585.6)])
def test_the_time_of_a_row_is_that_of_the_sensors_driver(size: tuple[int, int], row_us: float) -> None:
    """Pixels to a row over pixels a second, as drivers/media/i2c/imx708.c of Raspberry Pi's kernel has them."""
    (mode,) = (mode for mode in modes("imx708") if mode.size == size)
    assert mode.row_s * 1e6 == pytest.approx(row_us, rel=1e-3)
    x, y, width, height = mode.field
    assert mode.readout_s(mode.field) == pytest.approx(size[1] * row_us * 1e-6, rel=1e-3)
    assert mode.readout_s((x, y, width, height // 2)) == pytest.approx(size[1] / 2 * row_us * 1e-6, rel=1e-3)


@given(
    st.sampled_from(sorted(set(SENSORS) - {"usb"})), st.integers(160, 2000), st.integers(120, 1500), st.floats(1, 99)
)
def test_no_mode_shows_more_of_the_scene(sensor: str, width: int, height: int, fps: float) -> None:
    def area(mode: SensorMode) -> int:
        _, _, wide, high = shown(mode.field, (width, height))
        return wide * high

    best = best_mode(modes(sensor), (width, height), fps)
    widest = [mode for mode in modes(sensor) if area(mode) == max(map(area, modes(sensor)))]
    assert best in widest
    assert best.fps >= min(fps, max(mode.fps for mode in widest))


@pytest.mark.parametrize(
    ("field", "size", "crop", "rectangle"),
    [
        ((0, 0, 4608, 2592), (1280, 720), (), (0, 0, 4608, 2592)),
        ((0, 0, 3280, 2464), (1280, 720), (), (0, 309, 3280, 1845)),  # a sensor of 4:3 loses above and below
        ((0, 0, 3280, 2464), (640, 480), (), (0, 2, 3280, 2460)),
        ((768, 432, 3072, 1728), (720, 720), (), (1440, 432, 1728, 1728)),
        ((0, 0, 4608, 2592), (1280, 720), (0.25, 0.25, 0.5, 0.5), (1152, 648, 2304, 1296)),
        ((0, 0, 4608, 2592), (1280, 720), (0.0, 0.0, 0.5, 1.0), (0, 648, 2304, 1296)),
    ],
)
def test_what_is_shown_has_the_pictures_shape_and_lies_in_the_middle(
    field: tuple[int, int, int, int], size: tuple[int, int], crop: tuple[float, ...], rectangle: tuple[int, ...]
) -> None:
    assert shown(field, size, crop) == rectangle


@given(
    st.tuples(*[st.integers(0, 1000)] * 2, *[st.integers(64, 5000)] * 2),
    st.tuples(st.integers(64, 4096), st.integers(64, 3072)),
)
def test_what_is_shown_lies_in_the_field_and_is_not_stretched(
    field: tuple[int, int, int, int], size: tuple[int, int]
) -> None:
    x, y, width, height = shown(field, size)
    assert field[0] <= x
    assert field[1] <= y
    assert x + width <= field[0] + field[2]
    assert y + height <= field[1] + field[3]
    assert abs(width - height * size[0] / size[1]) <= max(1, size[0] / size[1])
