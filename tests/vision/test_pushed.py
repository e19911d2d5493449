"""Pictures that are sent: the newest alone waits, each is acknowledged once, and a reason why none comes is a fault."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import cv2
import numpy as np
import pytest

from tests.hardware.waiting import eventually
from vision.capture import pushed
from vision.capture.camera import CameraFault
from vision.capture.pushed import PushedPictures
from vision.capture.recovering import RecoveringCamera
from vision.message import say

NONE, LOST = say("vision-phone-none"), say("vision-phone-lost")


def picture(grey: int, width: int = 64, height: int = 36) -> bytes:
    """Grey from the top down to black, so that it is not even."""
    rows = np.linspace(grey, 0, height).astype(np.uint8)
    ok, data = cv2.imencode(".jpg", np.dstack([np.repeat(rows[:, None], width, 1)] * 3))
    assert ok
    return data.tobytes()


class Sent:
    """Pictures of a phone, with what was said of each."""

    def __init__(self) -> None:
        self.pictures = PushedPictures((128, 72), NONE)
        self.done: list[int] = []

    def send(self, grey: int, width: int = 64, height: int = 36, *, at_s: float | None = None) -> None:
        taken_s = time.monotonic() if at_s is None else at_s
        self.pictures.push(picture(grey, width, height), (width, height), taken_s, lambda: self.done.append(grey))


@pytest.fixture
def sent() -> Sent:
    made = Sent()
    made.pictures.come()
    return made


def fault_of(pictures: PushedPictures) -> str:
    with pytest.raises(CameraFault) as caught:
        pictures.open().read()
    return caught.value.message.code


def test_no_phone_is_a_fault_from_the_start() -> None:
    assert fault_of(Sent().pictures) == "vision-phone-none"


def test_a_frame_has_the_size_that_the_table_wants_and_the_time_that_it_was_taken(sent: Sent) -> None:
    camera = sent.pictures.open()
    sent.send(200, at_s=12.5)
    frame = camera.read()
    assert (frame.image.shape, frame.captured_at_s, frame.sequence) == ((72, 128, 3), 12.5, 0)
    assert sent.done == [200]


def test_only_the_newest_waits_and_each_is_acknowledged_once(sent: Sent) -> None:
    camera = sent.pictures.open()
    for grey in (50, 100, 240):
        sent.send(grey)
    assert sent.done == [50, 100]
    assert camera.read().image.max() > 200
    assert sent.done == [50, 100, 240]


@pytest.mark.parametrize("sizes", [[(64, 36), (32, 18), (33, 18), (128, 72), (256, 144)]])
def test_smaller_and_larger_pictures_are_of_one_shape(sent: Sent, sizes: list[tuple[int, int]]) -> None:
    camera = sent.pictures.open()
    for width, height in sizes:
        sent.send(200, width, height)
        assert camera.read().image.shape == (72, 128, 3)


def test_a_phone_that_is_turned_has_another_shape(sent: Sent) -> None:
    camera = sent.pictures.open()
    for width, height, shape in ((64, 36, (72, 128, 3)), (36, 64, (128, 72, 3))):
        sent.send(200, width, height)
        assert camera.read().image.shape == shape


def test_silence_is_a_fault_of_the_line(sent: Sent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pushed, "SILENT_S", 0.01)
    assert fault_of(sent.pictures) == "vision-phone-silent"


def test_a_reason_ends_the_waiting_at_once_and_leaves_what_waited_behind(sent: Sent) -> None:
    camera = sent.pictures.open()
    sent.send(100)
    sent.pictures.none_come(LOST)
    assert sent.done == [100]
    with pytest.raises(CameraFault) as caught:
        camera.read()
    assert caught.value.message == LOST
    sent.send(200)
    assert sent.done == [100, 200], "whoever sends is not left waiting"
    assert fault_of(sent.pictures) == LOST.code
    sent.pictures.come()
    sent.send(240)
    assert sent.pictures.open().read().image.max() > 200


def test_a_camera_that_is_opened_again_takes_the_pictures(sent: Sent) -> None:
    first, second = sent.pictures.open(), sent.pictures.open()
    sent.send(200)
    with pytest.raises(CameraFault, match="stream-ended"):
        first.read()
    assert second.read().image.max() > 150


@pytest.mark.parametrize("size", [(64, 36), (32, 36)])
def test_what_cannot_be_decoded_or_is_of_another_size_is_a_fault_and_acknowledged(
    sent: Sent, size: tuple[int, int]
) -> None:
    camera = sent.pictures.open()
    bad = picture(100)
    bad = bad[:40] + bytes(len(bad) - 40) if size == (64, 36) else bad
    sent.pictures.push(bad, size, 1.0, lambda: sent.done.append(1))
    with pytest.raises(CameraFault, match="vision-jpeg-broken"):
        camera.read()
    assert sent.done == [1]
    sent.send(200)
    assert camera.read().image.max() > 150


def test_light_and_sharpness_are_measured_now_and_then_and_forgotten_with_the_line(sent: Sent) -> None:
    camera = sent.pictures.open()
    assert sent.pictures.figures is None
    sent.send(200, at_s=10.0)
    camera.read()
    first = sent.pictures.figures
    assert first is not None
    assert 60 < first[0] < 140
    sent.send(20, at_s=10.5)
    camera.read()
    assert sent.pictures.figures == first
    sent.send(20, at_s=11.0)
    camera.read()
    assert sent.pictures.figures is not None
    assert sent.pictures.figures[0] < 20
    sent.pictures.none_come(LOST)
    assert sent.pictures.figures is None


@pytest.fixture
def watched(sent: Sent) -> Iterator[RecoveringCamera]:
    camera = RecoveringCamera(sent.pictures.open, reopen_s=0.01)
    yield camera
    camera.close()


def test_every_reason_reaches_the_table_as_of_every_other_camera(sent: Sent, watched: RecoveringCamera) -> None:
    """One fault for each cause, then pictures again, without a restart."""
    stop = threading.Event()

    def phone() -> None:
        grey = 0
        while not stop.wait(0.02):
            grey = 60 + (grey + 7) % 190
            sent.send(grey)

    thread = threading.Thread(target=phone)
    thread.start()
    try:
        assert watched.read() is not None
        for code in ("vision-phone-hidden", "vision-phone-lost", "vision-phone-taken"):
            sent.pictures.none_come(say(code))
            heard = ""
            while heard != code:
                try:
                    watched.read()
                except CameraFault as fault:
                    heard = fault.message.code
            sent.pictures.come()
            eventually(lambda: watched.fault is None)
    finally:
        stop.set()
        thread.join()
