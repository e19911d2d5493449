"""A camera that is watched: a thread reads it, only the newest frame is kept, and a bad camera is named and reopened.

`StreamMonitor` is the judgement (no thread, no clock); `RecoveringCamera` is the shell around any `Camera`. A camera
whose driver hangs for ever is left behind with its thread, and a fresh one is opened.
"""

from __future__ import annotations

import threading
import time
import zlib
from collections.abc import Callable
from dataclasses import replace

from vision.capture.camera import Camera, CameraFault, Frame
from vision.message import Message, say
from vision.quads import Image

STALL_S = 0.7
"""Without a new frame for this long a camera is at fault; with POLL_S it is noticed within 1 s."""
POLL_S = 0.1
REOPEN_S = 0.5
OPEN_S = 13.0
"""Opening may take this long (USB cameras need 1-3 s) before it counts as hanging. A Pi's camera ends by itself within
12.5 s, and names what hangs: opened again before, it would find itself busy."""


class StreamMonitor:
    """Judges a stream of frames by their times: which fault, if any, the camera has now."""

    def __init__(self, *, stall_s: float = STALL_S, live: bool = True) -> None:
        self._stall_s, self._live = stall_s, live
        self._last_s: float | None = None
        self._fresh_s = 0.0
        self._digest = -1
        self._frozen = False
        self._shape: tuple[int, ...] | None = None

    def started(self, now_s: float) -> None:
        """The camera was opened, for the first time or again."""
        self._last_s, self._fresh_s, self._shape = now_s, now_s, None

    def frame(self, image: Image, now_s: float) -> Message | None:
        """A frame came: what is wrong with it, or None. Garbage: an odd shape, a changed size, one even colour."""
        self._last_s = now_s
        if image.ndim != 3 or image.shape[2] != 3 or min(image.shape[:2]) < 16:
            return say("vision-garbage-shape", shape=str(image.shape))
        if self._shape is not None and image.shape != self._shape:
            return say("vision-garbage-size", was=_size(self._shape), now=_size(image.shape))
        self._shape = image.shape
        sample = image[8::16, 8::16]
        if self._live and sample.min() == sample.max():
            return say("vision-garbage-even", value=int(sample.flat[0]))
        digest = zlib.crc32(sample.tobytes())
        if digest != self._digest:
            self._digest, self._fresh_s, self._frozen = digest, now_s, False
        elif self._live and (self._frozen or now_s - self._fresh_s > self._stall_s):
            self._frozen = True  # a camera that was opened again and still shows that picture is no better
            return say("vision-frozen", seconds=self._stall_s)
        return None

    def idle(self, now_s: float) -> Message | None:
        """No frame came: the fault, once it has lasted too long."""
        if self._last_s is not None and now_s - self._last_s > self._stall_s:
            return say("vision-hangs", seconds=self._stall_s)
        return None


def _size(shape: tuple[int, ...]) -> str:
    return f"{shape[1]}x{shape[0]}"


class RecoveringCamera:
    """A camera that never needs a restart; obeys `Camera`, but `read` always gives the newest frame.

    `opener` opens the source afresh. `read` raises every fault once, in the order of things: the frame that follows a
    fault is the first one after it. `live` False: a file or the scene, whose pictures may repeat and whose end is an
    end.
    """

    def __init__(
        self,
        opener: Callable[[], Camera],
        *,
        live: bool = True,
        stall_s: float = STALL_S,
        reopen_s: float = REOPEN_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._opener = opener
        self._live, self._clock = live, clock
        self._reopen_s = reopen_s
        self._changed = threading.Condition()
        self._newest: Frame | None = None
        self._watch = StreamMonitor(stall_s=stall_s, live=live)
        self._generation = 0
        self._opening_since: float | None = None
        self._failed_at: float | None = None
        self._fault: Message | None = None
        self._untold: Message | None = None
        """The fault that `read` has not yet raised."""
        self._causes: set[Message] = set()
        """The causes raised since the camera last worked."""
        self._ended = self._closed = False
        self._sequence = 0
        self.dropped = 0
        """Frames that were replaced by a newer one before anyone read them."""
        self._start_reader()
        self._watcher = threading.Thread(target=self._watch_forever, name="camera-watch", daemon=True)
        self._watcher.start()

    @property
    def fault(self) -> Message | None:
        """What is wrong with the camera now, one line, or None."""
        return self._fault

    def read(self) -> Frame | None:
        """The newest frame not yet read; blocks while there is none. None: ended or closed. Raises CameraFault when
        the camera has failed since, and again when another cause is found; then it blocks until pictures come."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._newest is not None or self._untold is not None or self._ended or self._closed
            )
            if self._closed:
                return None
            if self._untold is not None:
                text, self._untold = self._untold, None
                raise CameraFault(text)
            frame, self._newest = self._newest, None
            return frame

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._generation += 1
            self._changed.notify_all()
        self._watcher.join(timeout=2.0)
        # A driver that is cut off inside its own C++ code while the interpreter ends takes the whole process down.
        self._reader.join(timeout=2.0)

    def _start_reader(self) -> None:
        self._generation += 1
        self._opening_since, self._failed_at = self._clock(), None
        self._reader = threading.Thread(
            target=self._read_forever, args=(self._generation,), name="camera-read", daemon=True
        )
        self._reader.start()

    def _read_forever(self, generation: int) -> None:
        camera: Camera | None = None
        try:
            camera = self._opener()
            with self._changed:
                if generation == self._generation:  # one that hung while it was opened may wake up much later
                    self._watch.started(self._clock())
                    self._opening_since = None
            while self._take(generation, camera.read()):
                pass
        except CameraFault as error:
            self._fail(generation, error.message)
        except Exception as error:
            # A driver may raise anything at all; it must end as a named fault, never as a silent dead thread.
            self._fail(generation, say("vision-driver", kind=type(error).__name__, error=str(error)))
        finally:
            if camera is not None:
                camera.close()

    def _take(self, generation: int, frame: Frame | None) -> bool:
        """Keeps a frame as the newest; False when this reader is to stop."""
        with self._changed:
            if generation != self._generation or self._closed:
                return False
            if frame is None:
                if self._live:
                    raise CameraFault(say("vision-stream-ended"))
                self._ended = True
                self._changed.notify_all()
                return False
            wrong = self._watch.frame(frame.image, self._clock())
            if wrong is not None:
                raise CameraFault(wrong)
            before = self._newest
            self.dropped += before is not None
            passed_over = frame.passed_over + (0 if before is None else before.passed_over)
            self._newest = replace(frame, sequence=self._sequence, passed_over=passed_over)
            self._sequence += 1
            self._fault = None
            self._causes.clear()
            self._changed.notify_all()
        return True

    def _fail(self, generation: int, text: Message) -> None:
        with self._changed:
            if generation != self._generation or self._closed:
                return
            self._generation += 1  # whatever the old reader still delivers is not taken
            self._opening_since, self._failed_at = None, self._clock()
            self._fault = text
            if text not in self._causes:
                self._causes.add(text)
                self._untold, self._newest = text, None
                self._changed.notify_all()

    def _watch_forever(self) -> None:
        """Notices a reader that hangs, and opens the camera again some time after a fault."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed, timeout=POLL_S)
                if self._closed or self._ended:
                    return
                now, generation = self._clock(), self._generation
                if self._failed_at is not None:
                    if now - self._failed_at >= self._reopen_s:
                        self._start_reader()
                    continue
                if self._opening_since is None:
                    wrong = self._watch.idle(now)
                else:
                    hanging = now - self._opening_since > OPEN_S
                    wrong = say("vision-not-opened", seconds=OPEN_S) if hanging else None
            if wrong is not None:
                self._fail(generation, wrong)
