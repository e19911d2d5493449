"""The camera thread: frames in, what the tracker noticed out to the table's inbox.

It owns the camera and the tracker; the table asks it to read the window again through `aim`, and the pages ask for the
newest picture through `jpeg`. It decides nothing.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from controller.runtime.aim_watch import AimWatch
from controller.runtime.newest_picture import NewestPicture, measured
from controller.runtime.tracker_feed import Aim, Cards, Monitor, Tracker, TrackerFeed, WindowedTracker
from firmware_bridge.notice import Notice, say
from hardware.devices import DeviceCleared, DeviceFault, Part
from vision.capture.camera import Camera, CameraFault, Frame
from vision.quads import Corners, Image, Quad

log = logging.getLogger(__name__)

FIGURES_S = 1.0
"""Least seconds between two measurements of the picture for the service page."""
RETRY_S = 0.2
"""Seconds after a fault before the camera is asked again; the camera itself reopens."""


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
        read: Callable[[Image, Quad], dict[str, Any]] | None = None,
        monitor: Monitor | None = None,
        aim_watch: AimWatch | None = None,
    ) -> None:
        """`make_tracker`: another tracker, for a window that is given or (None) for the usual one; `read`: what is read
        in a window of a picture, asked only while no deal is on; `monitor`: gets the frames too, after the table."""
        self._camera = camera
        self._post = post
        self._newest = NewestPicture()
        self._aim_watch = aim_watch or AimWatch()
        self._windowed = WindowedTracker(tracker, make_tracker)
        self._tracked = TrackerFeed(self._windowed, post, trace=trace, read=read, monitor=monitor)
        self._sink: Callable[[Frame], None] | None = None
        self._figures: tuple[float, dict[str, Any]] | None = None
        """When they were measured, and what they were."""
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)
        self._stop = threading.Event()
        self._camera_failed = self._frame_failed = False

    # --- any thread -----------------------------------------------------------------------------------------------

    @property
    def frames(self) -> int:
        """Frames that the camera gave."""
        return self._newest.frames

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def aim(self, epoch: int, index: int, tracking: bool, dealt: Cards | None = None) -> None:
        """The card in the window is card `index`; what is seen from now on is marked with `epoch`. `dealt`: rank and
        suit of the cards before it, None while one is in doubt."""
        self._tracked.aim(Aim(epoch, index, dealt), tracking)

    def jpeg(self) -> bytes | None:
        """The newest picture as JPEG, encoded when first asked for; None while there is none."""
        return self._newest.jpeg()

    def figures(self) -> dict[str, Any] | None:
        """The newest picture's figures (`newest_picture.measured`) and what is read in its window (`reading`); None
        while there is none. Measured at most once in FIGURES_S."""
        frame, now_s = self._newest.frame, time.monotonic()
        if frame is None:
            return None
        if self._figures is None or now_s - self._figures[0] >= FIGURES_S:
            found = measured(frame, self._newest.rate(), shoe=self._windowed.at_exit)
            self._figures = (now_s, {**found, "reading": self._tracked.read_window(frame)})
        return self._figures[1]

    def set_up(self) -> dict[str, Any] | None:
        """How the camera is set up over the printed markers (`AimWatch`); None in a shoe, and while it is not known."""
        return None if self._windowed.at_exit else self._aim_watch.ask()

    def window(self) -> Corners | None:
        """The window that is read, as fractions of the picture; None while it is not found."""
        return self._windowed.window(self._newest.frame)

    def use_window(self, corners: Corners | None) -> None:
        """Read this window (fractions of the picture) from the next picture on; None: the usual one."""
        self._windowed.use_window(corners)

    def new_tracker(self) -> None:
        """Another tracker from the next picture on, for the same window: what the table reads with is another."""
        self._windowed.renew()

    def watch(self, sink: Callable[[Frame], None] | None) -> None:
        """Frames go to `sink`, in the camera's thread, instead of to the tracker; None: to the tracker again."""
        self._sink = sink

    def close(self) -> None:
        """Stop the thread and close the camera; also before it was started."""
        self._stop.set()
        started = self._thread.ident is not None
        if started:
            self._thread.join(timeout=0.5)
        self._camera.close()  # wakes a thread that still waits for a picture
        if started:
            self._thread.join(timeout=3)

    # --- the camera's thread --------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                frame = self._camera.read()
            except CameraFault as fault:
                self._camera_failed = True
                log.warning("%s: %s", Part.CAMERA, fault.message)
                self._post(DeviceFault(Part.CAMERA, Notice(fault.message.code, fault.message.data)))
                self._stop.wait(RETRY_S)
                continue
            if frame is None:
                if not self._stop.is_set():
                    self._post(DeviceFault(Part.CAMERA, say("table-recording-ended")))
                return
            if self._camera_failed:
                self._camera_failed = False
                log.warning("%s: gives pictures again", Part.CAMERA)
                # Before this picture is looked at: what it shows is of the epoch before.
                self._post(DeviceCleared(Part.CAMERA))
            self._newest.take(frame)
            try:
                self._process(frame)
                if not self._tracked.dealing and self._sink is None:
                    self._aim_watch.show(frame.image, self._tracked.read_in)
            except Exception:  # whatever it is, this thread must live on and the table must know
                if not self._frame_failed:
                    log.exception("a picture could not be worked on")
                    self._post(DeviceFault(Part.READING, say("table-picture-failed")))
                self._frame_failed = True

    def _process(self, frame: Frame) -> None:
        self._tracked.renew(frame)
        sink = self._sink
        if sink is not None:
            sink(frame)
            self._frame_read()
            return
        seen = self._tracked.observe(frame, always=self._frame_failed)
        if seen is not None:
            self._frame_read()
            self._tracked.report(frame, seen)

    def _frame_read(self) -> None:
        """A frame was read to its end, whatever was seen in it."""
        if self._frame_failed:
            self._frame_failed = False
            self._post(DeviceCleared(Part.READING))
