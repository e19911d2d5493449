"""The camera thread: frames in, what the tracker noticed out to the table's inbox.

It owns the camera and the tracker; the table asks it to read the window again through `aim`, and the pages ask for the
newest picture through `jpeg`. It decides nothing.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from controller.games.message import as_message
from controller.runtime.inbox import Observed
from firmware_bridge.notice import Notice, say
from hardware.devices import DeviceCleared, DeviceFault, Part
from vision.capture.camera import Camera, CameraFault, Frame
from vision.capture.figures import BLURRED, figures, is_bright, is_dark
from vision.capture.jpeg import encode_jpeg
from vision.observations import Trouble, TroubleCleared, TroubleKind
from vision.quads import Corners, Quad, as_fractions, in_pixels

log = logging.getLogger(__name__)

EVIDENCE_PX = 480
"""Longest side, in pixels, of the pictures that are kept of a card."""
FIGURES_S = 1.0
"""Least seconds between two measurements of the picture for the service page."""
RETRY_S = 0.2
"""Seconds after a fault before the camera is asked again; the camera itself reopens."""


def _wrong(brightness: float, focus: float, *, shoe: bool) -> Notice | None:
    """Why such a picture is no use for reading cards; None where it is."""
    if is_dark(brightness, shoe=shoe):
        return say("service-too-dark")
    if is_bright(brightness, shoe=shoe):
        return say("service-too-bright")
    return say("service-nothing-sharp") if focus < BLURRED else None


class Tracker(Protocol):
    def observe(self, frame: Frame) -> tuple[Any, ...]: ...
    def rebase(self, index: int, dealt: Sequence[tuple[str, str]] | None = None) -> None: ...
    def learn(self, dealt: Sequence[tuple[str, str]]) -> None: ...


class Beside(Protocol):
    """What else looks at the cards: `controller.service.pack_monitor.PackMonitor`. In the camera's thread."""

    def begin(self, index: int) -> None: ...
    def show(self, frame: Frame, seen: tuple[Any, ...]) -> None: ...
    def deal_over(self) -> None: ...


class CameraThread:
    """Runs `tracker` over `camera` in a thread of its own and posts what it sees."""

    def __init__(
        self,
        camera: Camera,
        tracker: Tracker,
        post: Callable[[Any], None],
        *,
        trace: Callable[[str, Any], None] | None = None,
        make_tracker: Callable[[Quad | None], Tracker] | None = None,
        read: Callable[[NDArray[np.uint8], Quad], dict[str, Any]] | None = None,
        beside: Beside | None = None,
    ) -> None:
        """`make_tracker`: another tracker, for a window that is given or (None) for the usual one; `read`: what is read
        in a window of a picture, asked only while the tracker does not work; `beside`: gets the pictures too, after
        the table."""
        self._read = read
        self._beside = beside
        self._camera = camera
        self._make_tracker = make_tracker
        self._corners: Corners | None = None
        self._new_window = False
        self._feed: Callable[[Frame], None] | None = None
        self._times: deque[float] = deque(maxlen=60)
        self._figures: tuple[float, dict[str, Any]] | None = None
        self._tracker = tracker
        self._post = post
        self._trace = trace
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)
        self._stop = threading.Event()
        self._one_reads = threading.Lock()
        self._aim: tuple[int, int, Sequence[tuple[str, str]] | None] | None = None
        self._tracking = False
        self._aimed: tuple[int, int] | None = None
        """Epoch and index that the tracker counts from."""
        self._dealt: Sequence[tuple[str, str]] | None = None
        """The cards before, as the tracker was told."""
        self._dealing = False
        """A deal was on at the last picture."""
        self._frame: Frame | None = None
        self._encoded: tuple[int, bytes] | None = None
        self._faulty = self._failed = False
        self._troubles: set[TroubleKind] = set()
        """What the tracker has told to be wrong with the picture, and not yet to have passed."""
        self.frames = 0

    def start(self) -> None:
        self._thread.start()

    def aim(self, epoch: int, index: int, tracking: bool, dealt: Sequence[tuple[str, str]] | None = None) -> None:
        """What lies in the window is card `index`; what is seen from now on is marked with `epoch`. `dealt`: rank and
        suit of the cards before it, None while one is in doubt. Any thread."""
        self._aim = (epoch, index, dealt)
        self._tracking = tracking

    def jpeg(self) -> bytes | None:
        """The newest picture as JPEG, encoded when first asked for; None while there is none. Any thread."""
        frame, encoded = self._frame, self._encoded
        if frame is None:
            return None
        if encoded is None or encoded[0] != frame.sequence:
            encoded = (frame.sequence, encode_jpeg(frame.image, longest_side=640, quality=75))
            self._encoded = encoded
        return encoded[1]

    def figures(self) -> dict[str, Any] | None:
        """How many pictures come in a second, how bright and sharp the newest is, and what is wrong with that; None
        while there is none."""
        frame, times, now_s = self._frame, list(self._times), time.monotonic()
        if frame is None:
            return None
        if self._figures is None or now_s - self._figures[0] >= FIGURES_S:
            recent = [at_s for at_s in times if at_s > now_s - 2.0]
            fps = (len(recent) - 1) / (recent[-1] - recent[0]) if len(recent) > 1 else 0.0
            brightness, focus = figures(frame.image)
            wrong = (
                _wrong(brightness, focus, shoe=getattr(self._tracker, "at_exit", False))
                if recent
                else say("service-no-picture-comes")
            )
            height, width = frame.image.shape[:2]
            told = {
                "width": width,
                "height": height,
                "fps": round(fps, 1),
                "brightness": round(brightness),
                "focus": round(focus),
                "verdict": None if wrong is None else as_message(wrong).json(),
                "reading": self._reading(frame),
            }
            self._figures = (now_s, told)
        return self._figures[1]

    def _reading(self, frame: Frame) -> dict[str, Any] | None:
        quad: Quad | None = getattr(self._tracker, "window", None)
        if self._read is None or quad is None or self._tracking:
            return None
        if not self._one_reads.acquire(blocking=False):
            return None  # the tracker is still at its last picture, with the same reader
        try:
            return self._read(frame.image, quad)
        finally:
            self._one_reads.release()

    def window(self) -> Corners | None:
        """The window that is read, as fractions of the picture; None while it is not known."""
        frame, quad = self._frame, getattr(self._tracker, "window", None)
        if frame is None or quad is None:
            return self._corners
        return as_fractions(quad, frame.image.shape)

    def use_window(self, corners: Corners | None) -> None:
        """Read this window (fractions of the picture) from the next picture on; None: the usual one. Any thread."""
        self._corners, self._new_window = corners, True

    def new_tracker(self) -> None:
        """Another tracker from the next picture on, for the same window: what the table reads with is another. Any
        thread."""
        self._new_window = True

    def watch(self, feed: Callable[[Frame], None] | None) -> None:
        """Pictures go to `feed`, in this thread, instead of to the tracker; None: to the tracker again. Any thread."""
        self._feed = feed

    def close(self) -> None:
        """Stop the thread and close the camera; also before it was started."""
        self._stop.set()
        started = self._thread.ident is not None
        if started:
            self._thread.join(timeout=0.5)
        self._camera.close()  # wakes a thread that still waits for a picture
        if started:
            self._thread.join(timeout=3)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                frame = self._camera.read()
            except CameraFault as fault:
                self._faulty = True
                log.warning("%s: %s", Part.CAMERA, fault.message)
                self._post(DeviceFault(Part.CAMERA, Notice(fault.message.code, fault.message.data)))
                self._stop.wait(RETRY_S)
                continue
            if frame is None:
                if not self._stop.is_set():
                    self._post(DeviceFault(Part.CAMERA, say("table-recording-ended")))
                return
            if self._faulty:
                self._faulty = False
                log.warning("%s: gives pictures again", Part.CAMERA)
                self._post(
                    DeviceCleared(Part.CAMERA)
                )  # before this picture is looked at: what it shows is of the epoch before
            self._times.append(time.monotonic())  # first: whoever finds the picture finds that pictures come
            self._frame = frame
            self.frames += 1
            try:
                self._work_on(frame)
            except Exception:  # whatever it is, this thread must live on and the table must know
                if not self._failed:
                    log.exception("a picture could not be worked on")
                    self._post(DeviceFault(Part.READING, say("table-picture-failed")))
                self._failed = True

    def _work_on(self, frame: Frame) -> None:
        if self._new_window and self._make_tracker is not None:
            self._new_window = False  # before it is read: one that is set meanwhile is used for the next picture
            corners = self._corners
            try:
                window = None if corners is None else in_pixels(corners, frame.image.shape)
                self._tracker = self._make_tracker(window)
            except Exception:
                self._new_window = True  # the table goes on with no other window than the one set
                raise
            self._forget_troubles(frame.captured_at_s)
            self._aimed = None
        feed = self._feed
        if feed is not None:
            feed(frame)
            self._reads_again()
            return
        if self._dealing and not self._tracking:
            self._monitor_cards("deal_over")
        dealing = self._dealing = self._tracking
        if not dealing and not self._troubles and not self._failed:
            return
        aim = self._aim
        if aim is not None and aim[:2] != self._aimed:
            self._tracker.rebase(*aim[1:])
            self._monitor_cards("begin", aim[1])
            self._aimed = aim[:2]
        elif aim is not None and aim[2] is not None and aim[2] != self._dealt:
            self._tracker.learn(aim[2])
        self._dealt = None if aim is None else aim[2]
        if self._aimed is None:
            return
        with self._one_reads:
            seen = self._tracker.observe(frame)
        self._reads_again()
        if self._trace is not None and seen:
            self._trace("observed", (time.monotonic(), seen))
        for observation in seen:
            of_picture = self._note_trouble(observation)
            if dealing or of_picture:  # between two deals the end of a trouble is awaited, nothing else
                self._post(Observed(observation, self._aimed[0], _picture(observation), _burst(observation)))
        if seen and dealing:
            self._monitor_cards("show", frame, seen)

    def _reads_again(self) -> None:
        """A picture was worked on to its end, whatever was seen in it."""
        if self._failed:
            self._failed = False
            self._post(DeviceCleared(Part.READING))

    def _note_trouble(self, observation: Any) -> bool:
        """Whether it is told of the picture itself."""
        match observation:
            case Trouble(kind=kind):
                self._troubles.add(kind)
                return True
            case TroubleCleared(kind=kind):
                self._troubles.discard(kind)
                return True
            case _:
                return False

    def _forget_troubles(self, now_s: float) -> None:
        """Another tracker knows of none; it tells those that it finds."""
        for kind in sorted(self._troubles):
            self._post(Observed(TroubleCleared(kind, now_s), -1))
        self._troubles.clear()

    def _monitor_cards(self, step: Literal["begin", "show", "deal_over"], *what: Any) -> None:
        """What goes wrong there is logged; the reading of the cards does not suffer from it."""
        if self._beside is None:
            return
        try:
            getattr(self._beside, step)(*what)
        except Exception:
            log.exception("what is looked for in a card beside its reading could not be worked out")


def _picture(observation: Any) -> bytes | None:
    image: NDArray[np.uint8] | None = getattr(observation, "image", None)
    return encode_jpeg(image, longest_side=EVIDENCE_PX) if image is not None and image.size else None


def _burst(observation: Any) -> tuple[bytes, ...]:
    pictures: tuple[NDArray[np.uint8], ...] = getattr(observation, "burst", ())
    return tuple(encode_jpeg(picture, longest_side=EVIDENCE_PX) for picture in pictures if picture.size)
