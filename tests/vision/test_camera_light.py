"""Exposure and gain as they are held: periods of the lamps, limits, and when the light of the room has changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import pairwise

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sample import sampled
from tests.vision.watched_table import DECK, Table
from vision.capture.camera import Frame
from vision.capture.camera_light import (
    NEAR,
    OFF,
    REST_S,
    STEP,
    STEP_S,
    ExposureControl,
    Light,
    Limits,
    Wanted,
    held,
    samples_of,
)
from vision.quads import Image
from vision.reading import Reader

SENSOR = Limits((10.0, 33_333.0), (1.1, 16.0))


@pytest.mark.parametrize(
    ("found", "wanted", "light"),
    [
        pytest.param(Light(17_000, 2.0), Wanted(), Light(17_000, 2.0), id="as found"),
        pytest.param(Light(17_000, 2.0), Wanted(period_us=10_000), Light(10_000, 3.4), id="one period of 50 Hz"),
        pytest.param(Light(17_000, 2.0), Wanted(period_us=8_333.333), Light(16_666.667, 2.04), id="two of 60 Hz"),
        pytest.param(Light(6_000, 4.0), Wanted(period_us=10_000), Light(10_000, 2.4), id="longer, less gain"),
        pytest.param(Light(6_000, 1.1), Wanted(period_us=10_000), Light(6_000, 1.1), id="too bright for a period"),
        pytest.param(Light(19_000, 15.0), Wanted(period_us=10_000), Light(20_000, 14.25), id="no gain is left"),
        pytest.param(Light(33_333, 16.0), Wanted(period_us=10_000), Light(33_333, 16.0), id="as much as there is"),
        pytest.param(Light(17_000, 2.0), Wanted(exposure_us=5_000), Light(5_000, 6.8), id="exposure given"),
        pytest.param(Light(17_000, 2.0), Wanted(gain=4.0), Light(8_500, 4.0), id="gain given"),
        pytest.param(Light(17_000, 2.0), Wanted(9_000, 3.0, 10_000), Light(9_000, 3.0), id="both given"),
    ],
)
def test_light_is_spread_over_exposure_and_gain(found: Light, wanted: Wanted, light: Light) -> None:
    got = held(found, SENSOR, wanted)
    assert (got.exposure_us, got.gain) == pytest.approx((light.exposure_us, light.gain), rel=1e-3)


@pytest.mark.whole
@given(st.floats(10, 33_333), st.floats(1.1, 16), st.sampled_from([0.0, 10_000.0, 8_333.333]), st.floats(0.5, 2))
def test_it_stays_as_bright_within_the_limits(exposure_us: float, gain: float, period_us: float, times: float) -> None:
    total = exposure_us * gain * times
    light = held(Light(exposure_us, gain * times), SENSOR, Wanted(period_us=period_us))
    assert SENSOR.exposure_us[0] <= light.exposure_us <= SENSOR.exposure_us[1] + 1e-6
    assert SENSOR.gain[0] - 1e-9 <= light.gain <= SENSOR.gain[1] + 1e-9
    reachable = min(max(total, 10 * 1.1), 33_333 * 16)
    assert light.exposure_us * light.gain == pytest.approx(reachable, rel=1e-6)
    if period_us and period_us <= light.exposure_us and total <= 3 * period_us * 16:
        assert light.exposure_us % period_us == pytest.approx(0, abs=0.1) or light.exposure_us % period_us > (
            period_us - 0.1
        )


RNG = np.random.default_rng(3)
FELT = np.clip(cv2.resize(RNG.integers(20, 90, (9, 16), np.uint8), (80, 45)), 0, 255)


def view(light: float = 1.0, *, card: bool = True, felt: float = 1.0, at: int = 30, seed: int = 0) -> np.ndarray:
    """Samples of felt, lit `felt` times as much as the card that lies on it, `light` times in all."""
    levels = FELT * felt ** (1 / 2.2)
    if card:
        levels[14:32, at : at + 14] = 190
        levels[20:26, at + 4 : at + 9] = 60
    noise = np.random.default_rng(seed).normal(0, 2, levels.shape)
    return np.clip(levels * light ** (1 / 2.2) + noise, 0, 255).astype(np.uint8)


def steps(shown: Callable[[float], np.ndarray], seconds: float, fps: float = 30.0) -> list[tuple[float, float]]:
    """(when, factor) of what is asked while the picture is `shown(at_s)`, whatever is asked."""
    watch, asked = ExposureControl(), []
    for k in range(round(seconds * fps)):
        times = watch.see(shown(k / fps), k / fps)
        if times is not None:
            asked.append((k / fps, times))
    return asked


@pytest.mark.parametrize("light", [0.25, 0.5, 2.0, 3.0])
def test_another_light_is_answered_after_a_rest_in_small_steps(light: float) -> None:
    asked = steps(lambda at_s: view(1.0 if at_s < 2 else light, seed=round(at_s * 30)), 12)
    assert asked[0][0] >= REST_S
    assert all(b - a >= STEP_S - 1e-6 for (a, _), (b, _) in pairwise(asked))
    assert {times for _, times in asked} == {STEP if light < 1 else 1 / STEP}


@pytest.mark.parametrize("light", [1 / (OFF * 0.9), 0.85, 1.15, OFF * 0.9, 0.1])
def test_a_little_more_or_less_light_and_a_covered_lens_are_left_alone(light: float) -> None:
    assert steps(lambda at_s: view(1.0 if at_s < 2 else light, seed=round(at_s * 30)), 12) == []


def test_the_light_is_brought_back_and_then_left_alone() -> None:
    watch, taken, on_its_way, seen = ExposureControl(), 1.0, deque([1.0] * 6), []
    for k in range(900):
        at_s = k / 30
        room = 1.0 if at_s < 2 else 0.4
        on_its_way.append(taken)
        seen.append(room * on_its_way.popleft())
        taken *= watch.see(view(seen[-1], seed=k), at_s) or 1.0
    assert 1 / NEAR / 1.05 <= seen[-1] <= NEAR * 1.05
    assert len(set(seen[-450:])) == 1, "it does not hunt"


def test_nothing_is_asked_while_something_moves() -> None:
    def moving(at_s: float) -> np.ndarray:
        """Dark from 2 s on; a hand every three seconds."""
        picture = view(1.0 if at_s < 2 else 0.4, seed=round(at_s * 30))
        if at_s % 3 < 0.5:
            picture[:, 20 + round(at_s * 30) % 30 :][:, :12] = 120
        return picture

    assert steps(moving, 20) == []


def test_a_correction_stops_at_once_when_a_card_is_drawn() -> None:
    def drawn(at_s: float) -> np.ndarray:
        card = 30 if at_s < 7 else 30 + round((at_s - 7) * 60)
        return view(1.0 if at_s < 2 else 0.3, at=min(card, 60), seed=round(at_s * 30))

    asked = steps(drawn, 9)
    assert asked
    assert asked[-1][0] < 7.1


@pytest.mark.parametrize(
    "shown",
    [
        pytest.param(lambda at_s: view(card=at_s < 2), id="the pack is taken away"),
        pytest.param(lambda at_s: view(card=at_s >= 2), id="a pack is laid in"),
        pytest.param(lambda at_s: view(1.0 if at_s < 2 else 0.9, card=at_s < 2), id="taken away, a little darker"),
        pytest.param(lambda at_s: view(1.0 if at_s < 2 else 1.1, card=at_s >= 2), id="laid in, a little brighter"),
        pytest.param(lambda at_s: view(felt=1.0 if at_s < 2 else 3.0), id="a lamp beside the table"),
        pytest.param(lambda at_s: view(felt=1.0 if at_s < 2 else 0.3), id="only the lamp of the box is on"),
    ],
)
def test_what_is_no_light_of_the_whole_picture_is_left_alone(shown: Callable[[float], np.ndarray]) -> None:
    assert steps(shown, 12) == []


def test_a_picture_that_is_too_bright_to_tell_is_darkened() -> None:
    asked = steps(lambda at_s: view(1.0 if at_s < 2 else 60.0), 8)
    assert asked
    assert all(times == 1 / STEP for _, times in asked)


def test_dusk_is_followed_though_everything_on_the_table_changes_meanwhile() -> None:
    """Every half minute other things lie there; the light falls to a third within five minutes."""
    watch, taken, seen = ExposureControl(), 1.0, 1.0
    for k in range(3000):
        at_s = k / 10
        room = 3.0 ** (-at_s / 300)
        seen = room * taken
        shift = round(at_s // 30) * 7
        picture = np.roll(view(1.0, seed=0), shift, axis=1)
        noise = np.random.default_rng(k).normal(0, 1, picture.shape)
        picture = np.clip(picture * seen ** (1 / 2.2) + noise, 0, 255).astype(np.uint8)
        taken *= watch.see(picture, at_s) or 1.0
    assert 1 / OFF <= seen <= OFF
    assert taken > 1.9


def test_a_table_that_fills_with_bright_things_has_no_other_light() -> None:
    def filled(at_s: float) -> np.ndarray:
        """Every ten seconds an eighth more of the picture is covered."""
        picture = view(0.3)
        picture[:, : round(at_s // 10) * 10] = np.roll(picture, 5, axis=0)[:, : round(at_s // 10) * 10] // 2 + 110
        return picture

    assert steps(filled, 85, fps=10) == []


@pytest.mark.parametrize("room", sampled([0.4, 2.2], 1))
def test_the_tracker_takes_a_corrected_exposure_for_nothing_else(template_reader: Reader, room: float) -> None:
    """The room's light changes at once while a deal goes on; the camera follows six frames late."""
    table = Table(template_reader, exposure_ev=-0.6)
    watch, on_its_way = ExposureControl(), deque([1.0] * 6)
    taken, asked_in_a_draw, asked, levels = 1.0, 0, 0, []
    light = 1.0

    def show(seconds: float) -> None:
        nonlocal taken, asked, asked_in_a_draw
        for _ in range(round(seconds * table.fps)):
            frame = table.scene.frame()
            on_its_way.append(taken)
            level = light * on_its_way.popleft()
            levels.append(level)
            image = brighter(frame.image, level)
            times = watch.see(samples_of(image), frame.captured_at_s)
            if times is not None:
                taken, asked = taken * times, asked + 1
                asked_in_a_draw += table.scene.busy
            table.seen += table.tracker.observe(Frame(image, frame.captured_at_s, frame.sequence))

    def draw() -> None:
        table.scene.draw_card()
        while table.scene.busy:
            show(1 / table.fps)

    show(1.0)
    draw()
    show(0.5)
    light = room
    show(REST_S + 0.5)  # the correction has begun
    draw()
    show(REST_S + 3.0)
    draw()
    show(0.5)
    expected = ["0=7H"] + [line for k in range(3) for line in (f"Drawn {k}", f"{k + 1}={DECK[k + 1]}")]
    assert table.lines() == expected
    assert asked >= 3
    assert asked_in_a_draw == 0
    assert 1 / 1.3 <= levels[-1] <= 1.3  # another card has another white


def brighter(image: Image, level: float) -> Image:
    lut = np.clip(np.arange(256) * level ** (1 / 2.2), 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(image, lut), np.uint8)
