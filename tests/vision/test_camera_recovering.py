"""The watched camera: faults are named within a second, the source is opened again, only the newest frame is kept."""

import queue
import threading
from collections.abc import Callable

import numpy as np
import pytest

from tests.english import english, raises_saying
from vision.capture.camera import CameraFault, Frame
from vision.capture.recovering import RecoveringCamera, StreamMonitor
from vision.message import say

WAIT_S = 5.0


def _noise(seed: int, shape: tuple[int, int, int] = (64, 96, 3)) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 255, shape, np.uint8)


class ScriptedCamera:
    """A fake camera that is given its next result: a frame, an exception, or None for the end. Waits without one."""

    def __init__(self) -> None:
        self.orders: queue.Queue[Frame | Exception | None] = queue.Queue()
        self.closed = threading.Event()

    def read(self) -> Frame | None:
        order = self.orders.get(timeout=WAIT_S)
        if isinstance(order, Exception):
            raise order
        return order

    def close(self) -> None:
        self.closed.set()

    def give(self, seed: int) -> None:
        self.orders.put(Frame(_noise(seed), float(seed), 0))


class Room:
    """A watched camera over scripted ones."""

    def __init__(self, *, live: bool = True, stall_s: float = 30.0) -> None:
        self.opened: queue.Queue[ScriptedCamera] = queue.Queue()
        self.camera = RecoveringCamera(self._open, live=live, stall_s=stall_s, reopen_s=0.0)

    def _open(self) -> ScriptedCamera:
        source = ScriptedCamera()
        self.opened.put(source)
        return source

    def source(self) -> ScriptedCamera:
        return self.opened.get(timeout=WAIT_S)


@pytest.fixture
def make(request: pytest.FixtureRequest) -> Callable[..., Room]:
    def build(**options: object) -> Room:
        made = Room(**options)  # type: ignore[arg-type]
        request.addfinalizer(made.camera.close)
        return made

    return build


def test_frames_pass_and_the_end_of_a_file_is_an_end(make: Callable[..., Room]) -> None:
    room = make(live=False)
    source = room.source()
    source.give(1)
    frame = room.camera.read()
    assert frame is not None
    assert frame.captured_at_s == 1.0
    source.orders.put(None)
    assert room.camera.read() is None
    assert source.closed.wait(WAIT_S)


def test_only_the_newest_frame_is_kept_and_the_others_counted(make: Callable[..., Room]) -> None:
    room = make(live=False)
    source = room.source()
    for seed in (1, 2, 3):
        source.orders.put(Frame(_noise(seed), float(seed), 0, passed_over=seed))
    source.orders.put(None)
    assert source.closed.wait(WAIT_S)
    frame = room.camera.read()
    assert frame is not None
    assert (frame.captured_at_s, frame.sequence, room.camera.dropped) == (3.0, 2, 2)
    assert frame.passed_over == 6, "those before the dropped ones too"


@pytest.mark.parametrize(
    ("trouble", "text"),
    [
        pytest.param(CameraFault(say("plain", text="v4l2:0: unplugged")), "unplugged", id="fault"),
        pytest.param(OSError("no such device"), "OSError: no such device", id="driver error"),
        pytest.param(Frame(np.zeros((64, 96, 3), np.uint8), 0.0, 0), "every pixel is 0", id="black"),
        pytest.param(Frame(_noise(1, (32, 48, 3)), 0.0, 0), "changed from 96x64 to 48x32", id="size"),
        pytest.param(None, "ended its stream", id="end of a live stream"),
    ],
)
def test_a_fault_is_named_and_the_camera_opened_again(
    make: Callable[..., Room], trouble: Frame | Exception | None, text: str
) -> None:
    room = make()
    first = room.source()
    first.give(1)
    assert room.camera.read() is not None
    first.orders.put(trouble)
    with raises_saying(CameraFault, match=text):
        room.camera.read()
    assert room.camera.fault is not None
    second = room.source()
    second.give(2)
    frame = room.camera.read()
    assert frame is not None
    assert (frame.captured_at_s, room.camera.fault) == (2.0, None)
    assert first.closed.wait(WAIT_S)


def test_a_fault_is_reported_before_the_pictures_that_follow_it_and_what_came_before_is_dropped(
    make: Callable[..., Room],
) -> None:
    """The reader was busy all the while: it must still learn that pictures are missing between two it gets."""
    room = make()
    first = room.source()
    first.give(1)
    first.orders.put(CameraFault(say("plain", text="unplugged")))
    second = room.source()
    second.give(2)
    second.give(3)
    second.orders.put(CameraFault(say("plain", text="unplugged")))  # has read both before
    third = room.source()
    with raises_saying(CameraFault, match="unplugged"):
        room.camera.read()
    third.give(4)
    frame = room.camera.read()
    assert frame is not None
    assert frame.captured_at_s == 4.0


def test_each_cause_of_one_fault_is_reported_once(make: Callable[..., Room]) -> None:
    room = make()
    for text in ("unplugged", "cannot be opened", "unplugged", "cannot be opened"):
        room.source().orders.put(CameraFault(say("plain", text=text)))
    room.source().give(1)
    told = []
    while True:
        try:
            assert room.camera.read() is not None
            break
        except CameraFault as fault:
            told.append(english(fault.message))
    assert told in (["unplugged", "cannot be opened"], ["cannot be opened"])  # the last counts, when both are new


def test_a_reader_that_hangs_is_left_behind(make: Callable[..., Room]) -> None:
    room = make(stall_s=0.5)
    first = room.source()
    first.give(1)
    assert room.camera.read() is not None
    with raises_saying(CameraFault, match="hangs"):
        room.camera.read()
    second = room.source()
    second.give(2)
    assert room.camera.read() is not None
    first.give(9)  # the old driver wakes up: nobody listens
    first.orders.put(None)
    assert first.closed.wait(WAIT_S)


def test_close_wakes_a_waiting_reader(make: Callable[..., Room]) -> None:
    room = make()
    seen: list[Frame | None] = []
    waiter = threading.Thread(target=lambda: seen.append(room.camera.read()))
    waiter.start()
    room.camera.close()
    waiter.join(WAIT_S)
    assert seen == [None]


def test_the_same_picture_for_too_long_is_frozen_within_a_second() -> None:
    watch = StreamMonitor()
    watch.started(0.0)
    faults = [watch.frame(_noise(1), k / 30) for k in range(31)]
    assert faults[:20] == [None] * 20
    assert "frozen" in str(faults[30])
    watch.started(2.0)
    assert "frozen" in str(watch.frame(_noise(1), 2.1)), "opened anew, it still shows that picture"
    assert watch.frame(_noise(2), 2.2) is None


def test_a_file_may_repeat_its_pictures() -> None:
    watch = StreamMonitor(live=False)
    watch.started(0.0)
    assert [watch.frame(_noise(1), float(k)) for k in range(5)] == [None] * 5


def test_silence_is_a_fault_only_after_the_camera_was_opened() -> None:
    watch = StreamMonitor()
    assert watch.idle(99.0) is None
    watch.started(100.0)
    assert watch.idle(100.5) is None
    assert "no picture for more than 0.7 s" in english(watch.idle(100.9))


def test_garbage_shapes_are_named() -> None:
    watch = StreamMonitor()
    watch.started(0.0)
    assert "garbage" in str(watch.frame(np.zeros((4, 4, 3), np.uint8), 0.1))
