"""The camera's thread: what it tells the table, in which order, and what it goes on watching between two deals."""

from __future__ import annotations

import io
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from PIL import Image
from PIL.JpegImagePlugin import JpegImageFile

from controller.runtime import newest_picture
from controller.runtime.camera_thread import CameraThread
from controller.runtime.inbox import Observed
from hardware.devices import DeviceCleared, DeviceFault
from tests.hardware.waiting import PATIENCE_S
from vision import message
from vision.capture.camera import CameraFault, Frame
from vision.observations import Exposed, HandPass, Observation, Trouble, TroubleCleared

PICTURE = np.zeros((8, 8, 3), np.uint8)
CARD = Exposed(0, "7", "C", 1.0, {}, {}, 0.0)
GONE = message.say("vision-camera-stopped", camera="v4l2:0")
CLOSED = message.say("vision-camera-closed", camera="v4l2:0")
DARK, LIGHT = Trouble("dark", 0.0), TroubleCleared("dark", 0.0)


class Script:
    """A camera and its tracker: each picture shows what was put in, a fault is raised."""

    def __init__(self) -> None:
        self._orders: queue.Queue[tuple[Observation, ...] | CameraFault | None] = queue.Queue()
        self._now: tuple[Observation, ...] = ()
        self._taken: queue.Queue[None] = queue.Queue()
        self.posted: queue.Queue[Any] = queue.Queue()
        self.breaks = False
        self.told: list[object] = []
        """Of the cards before the one in the window."""

    def read(self) -> Frame | None:
        self._taken.put(None)  # the picture before is processed
        order = self._orders.get()
        if order is None:
            return None
        if isinstance(order, CameraFault):
            raise order
        self._now = order
        return Frame(PICTURE, 0.0, 0)

    def close(self) -> None:
        self._orders.put(None)

    def observe(self, frame: Frame) -> tuple[Observation, ...]:
        return self._now

    def rebase(self, index: int, dealt: object = None) -> None:
        if self.breaks:
            raise ValueError("no such index")
        self.told.append((index, dealt))

    def learn(self, dealt: object) -> None:
        self.told.append(dealt)

    def shows(self, *orders: tuple[Observation, ...] | CameraFault) -> list[Any]:
        """The items posted to the table for these pictures and faults."""
        for order in orders:
            self._orders.put(order)
            self._taken.get(timeout=PATIENCE_S)
        told = []
        while not self.posted.empty():
            item = self.posted.get()
            told.append(item.observation if isinstance(item, Observed) else type(item))
        return told


@contextmanager
def at_work() -> Iterator[tuple[Script, CameraThread]]:
    script = Script()
    thread = CameraThread(script, script, script.posted.put, make_tracker=lambda quad: script)
    thread.aim(1, 0, True)
    thread.start()
    script._taken.get(timeout=PATIENCE_S)
    try:
        yield script, thread
    finally:
        thread.close()


def test_a_fault_and_its_end_are_reported_before_the_first_picture_that_follows() -> None:
    with at_work() as (script, _):
        told = script.shows((CARD,), CameraFault(GONE), CameraFault(CLOSED), (CARD,))
        assert told == [CARD, DeviceFault, DeviceFault, DeviceCleared, CARD]


def test_a_trouble_reported_in_the_last_second_of_a_deal_is_watched_until_it_has_passed() -> None:
    with at_work() as (script, thread):
        assert script.shows((DARK,)) == [DARK]
        thread.aim(1, 0, False)
        assert script.shows((CARD,), (HandPass(0.0),), (LIGHT,)) == [LIGHT]
        assert script.shows((CARD,), (DARK,)) == []


def test_with_another_tracker_what_the_one_before_had_reported_is_over() -> None:
    with at_work() as (script, thread):
        assert script.shows((DARK,)) == [DARK]
        thread.new_tracker()
        assert script.shows(()) == [LIGHT]


def test_the_tracker_learns_the_cards_before_once_the_last_of_them_is_known() -> None:
    one, two = [("A", "C")], [("A", "C"), ("9", "S")]
    with at_work() as (script, thread):
        for dealt in (None, one, one, None, two):
            thread.aim(2, 2, True, dealt)
            script.shows(())
        thread.aim(3, 2, True, two)
        script.shows(())
        assert script.told == [(2, None), one, two, (2, two)]


def test_whatever_raises_in_the_cameras_thread_is_a_fault_and_not_the_end_of_it() -> None:
    with at_work() as (script, thread):
        script.breaks = True
        thread.aim(2, 1, True)
        assert script.shows((CARD,), (CARD,)) == [DeviceFault], "told once"
        script.breaks = False
        assert script.shows((CARD,)) == [DeviceCleared, CARD]


def test_the_first_picture_that_is_worked_on_ends_the_fault_whatever_it_shows() -> None:
    """Between two deals too, when nothing is awaited from it."""
    with at_work() as (script, thread):
        for tracking in (True, False):
            script.breaks = True
            thread.aim(2 + tracking, 1, True)
            assert script.shows((CARD,)) == [DeviceFault]
            thread.aim(2 + tracking, 1, tracking)
            assert script.shows(()) == []
            script.breaks = False
            assert script.shows(()) == [DeviceCleared]
            assert script.shows(()) == []


def test_a_window_that_no_tracker_can_be_made_for_is_not_read_as_the_one_before() -> None:
    made: list[bool] = []
    with at_work() as (script, thread):

        def make(quad: object) -> Script:
            made.append(True)
            if len(made) < 3:
                raise ValueError("no pack can be read")
            return script

        thread._windowed._make = make
        thread.new_tracker()
        assert script.shows((CARD,), (CARD,)) == [DeviceFault]
        assert script.shows((CARD,)) == [DeviceCleared, CARD]


class Slow:
    """A camera that takes its time for each picture, and says whether it was closed in the midst of one."""

    def __init__(self) -> None:
        self.reading = threading.Event()
        self.cut_off = False

    def read(self) -> Frame | None:
        self.reading.set()
        time.sleep(0.02)
        self.reading.clear()
        return Frame(PICTURE, 0.0, 0)

    def close(self) -> None:
        self.cut_off = self.reading.is_set()


def test_a_camera_that_gives_pictures_is_closed_between_two_of_them() -> None:
    camera, script = Slow(), Script()
    thread = CameraThread(camera, script, script.posted.put, make_tracker=lambda quad: script)
    thread.start()
    assert camera.reading.wait(PATIENCE_S)
    thread.close()
    assert not camera.cut_off


def test_the_picture_for_the_page_is_small_and_encoded_once() -> None:
    script = Script()
    thread = CameraThread(script, script, script.posted.put, make_tracker=lambda quad: script)
    assert thread.jpeg() is None
    picture = np.random.default_rng(1).integers(0, 256, (960, 1280, 3), np.uint8)
    thread._newest.frame = Frame(picture, 0.0, 1)
    sent = thread.jpeg()
    assert sent is not None
    assert thread.jpeg() is sent
    thread._newest.frame = Frame(picture, 0.1, 2)
    assert thread.jpeg() is not sent
    usual = io.BytesIO()
    Image.fromarray(picture[:480, :640]).save(usual, "jpeg", quality=75)
    with Image.open(io.BytesIO(sent)) as shown, Image.open(usual) as known:
        assert isinstance(shown, JpegImageFile)
        assert isinstance(known, JpegImageFile)
        assert (shown.size, shown.quantization) == ((640, 480), known.quantization)


def test_pictures_that_the_camera_passed_over_are_counted_in_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [0.0]
    monkeypatch.setattr(newest_picture, "time", SimpleNamespace(monotonic=lambda: now_s[0]))
    newest = newest_picture.NewestPicture()
    for passed_over in (0, 5, 5, 5):
        newest.take(Frame(PICTURE, now_s[0], 0, passed_over=passed_over))
        now_s[0] += 0.2
    assert newest.rate() == pytest.approx(30.0)
    assert newest.frames == 19
