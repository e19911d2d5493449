"""A video read from end to end: the JSON lines of `faro read`, yielded as they are decided.

Puts together camera, tracker and pack; the end of the file ends the deal. Prints nothing and knows no command line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, Protocol

import cv2
import numpy as np

from vision.capture.camera import Camera, CameraFault, Frame, VideoFile
from vision.capture.figures import DARK
from vision.message import Message, VisionError, say
from vision.observations import Exposed, MotionStarted, Observation, Unclear
from vision.offline.enrolled_stills import read_pack_cards
from vision.offline.stack_follower import StackFollower
from vision.offline.stills import FoundCard, read_cards
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.joint import Card
from vision.pack.pack import PackTally
from vision.quads import Image, Quad
from vision.read.reader import CardReader
from vision.reading import Reader
from vision.track.paper_tracker import PaperTracker
from vision.track.tracker import CardTracker

Json = dict[str, Any]
Dealt = Literal["box", "sheet", "stack"]
"""From what cards are dealt: the dealing box, the pack in the frame of the printed sheet, or a stack anywhere on a
table, by hand both."""

KEPT_FRAMES = 12
"""Most frames kept to look at again when no card was read."""
LOST_FRAMES = 5
"""Fewer missing frames than this are the container's rounding, not damage."""
LOST_SHARE = 0.03
"""Share of the announced frames that may be missing for the same reason."""


def read_clip(
    path: str,
    reader: Reader,
    *,
    calibration: Quad | None = None,
    debug_video: str | None = None,
    watchers: Sequence[Watcher] = (),
    cards: Mapping[Card, int] | None = None,
    dealt: Dealt = "box",
) -> Iterator[Json]:
    """The events of a video, one JSON object each, in the order in which they are decided. After them comes a line with
    a "warning" where the film could be read in part only or shows no card, and last {"type": "end", "time_s", "frames",
    "duration_s", "cards" that lay in the window, "unclear" of them, "pack" its size, "window" (4, 2) or null}. Each has
    "time_s", seconds of film; these two that of the last frame.

    `cards`: how often each card is in the pack, when it is not 13 x 4. `dealt`: from what.
    `calibration`: the window's corners in pixels (4, 2), when it is not to be searched. `debug_video`: an .mp4 that
    shows what was seen. Raises CameraFault when the file cannot be read, NotWritten when that video cannot be written.
    """
    if not Path(path).is_file():
        raise CameraFault(say("vision-no-file") if not Path(path).exists() else say("vision-no-regular-file"))
    camera, pack = VideoFile(Path(path)), PackTally(cards)
    tracker = _tracker(reader, calibration, dealt)
    summary = Summary()
    debug = [DebugVideo(debug_video, camera.fps)] if debug_video is not None else []
    watching = [*watchers, *debug, summary]
    try:
        for observation in observe_camera(camera, tracker, watching, pack):
            yield observation.to_json()
        for warning in summary.warnings(camera.announced_frames):
            yield {"type": "warning", "time_s": summary.last_s, "warning": warning}
        yield {
            "type": "end",
            "time_s": summary.last_s,
            "frames": summary.frames,
            "duration_s": round(summary.frames / camera.fps, 3),
            "cards": pack.seen,
            "unclear": pack.unclear,
            "pack": pack.size,
            "window": None if tracker.window is None else [[round(float(v), 1) for v in at] for at in tracker.window],
        }
    finally:
        camera.close()
        for watcher in watching:
            watcher.close()


def _tracker(reader: Reader, window: Quad | None, dealt: Dealt) -> FilmTracker:
    if dealt == "box":
        return CardTracker(reader, window=window)
    if dealt == "sheet":
        return PaperTracker(reader, window=window)
    find: Callable[[Image], Sequence[FoundCard]]
    if isinstance(reader, EnrolledReader):
        find = partial(read_pack_cards, reader=reader)
    else:
        assert isinstance(reader, CardReader), "the stack is sought with what reads it"
        find = partial(read_cards, reader=reader)
    return PaperTracker(reader, follower=StackFollower(find, window))


def observe_camera(
    camera: Camera, tracker: FilmTracker, watchers: Sequence[Watcher], pack: PackTally
) -> Iterator[Observation]:
    """What is printed of everything the tracker sees until the camera ends, and what the pack says to it."""
    at_s = 0.0
    while (frame := camera.read()) is not None:
        at_s = frame.captured_at_s
        seen = tracker.observe(frame)
        for watcher in watchers:
            watcher.show(frame, tracker.window, seen)
        for observation in seen:
            if not isinstance(observation, MotionStarted):
                yield observation
            yield from pack.take(observation)
    yield from pack.missing(at_s)
    yield from pack.doubts(at_s)


class FilmTracker(Protocol):
    """What follows the cards of a film."""

    @property
    def window(self) -> Quad | None:
        """The outline of the card that lies there, or of its place, px; None while it is not found."""

    def observe(self, frame: Frame) -> tuple[Observation, ...]:
        """Feed one frame; what it gives rise to."""


class Watcher(Protocol):
    """Takes every frame with the window's outline and what was seen in it."""

    def show(self, frame: Frame, window: Quad | None, seen: Sequence[Observation]) -> None: ...
    def close(self) -> None: ...


class Summary:
    """Counts what a film showed, and keeps a few of its frames to tell why it showed no card."""

    def __init__(self) -> None:
        self.frames = 0
        self.last_s = 0.0
        """When the last frame was taken, as the observations have it."""
        self._seen = self._read = False
        """Whether a card was reported, and whether one was named."""
        self._kept: list[Image] = []
        self._every = 1

    def show(self, frame: Frame, window: Quad | None, seen: Sequence[Observation]) -> None:
        """Takes one frame and what the tracker saw in it."""
        if self.frames % self._every == 0:
            self._kept.append(frame.image)
            if len(self._kept) > KEPT_FRAMES:
                self._kept, self._every = self._kept[::2], 2 * self._every
        self.frames += 1
        self.last_s = round(frame.captured_at_s, 4)
        self._seen |= any(isinstance(one, Exposed | Unclear) for one in seen)
        self._read |= any(isinstance(one, Exposed) for one in seen)

    def close(self) -> None:
        """Nothing is kept open."""

    def warnings(self, announced: int) -> Iterator[Message]:
        """What is wrong with the film. `announced`: frames by the file's header, 0: not known."""
        lost = announced - self.frames
        if lost > max(LOST_FRAMES, LOST_SHARE * announced):
            yield say("offline-film-cut-short", frames=self.frames, announced=announced)
        if self._read:
            return
        if max(float(image.mean()) for image in self._kept) < DARK:
            yield say("offline-film-dark")
        elif self._is_mirrored():
            yield say("offline-film-mirrored")
        elif not self._seen:
            yield say("offline-film-no-box")

    def _is_mirrored(self) -> bool:
        reader = CardReader()
        flipped = (np.asarray(cv2.flip(image, 1), np.uint8) for image in self._kept)
        return any(card.reading.rank is not None for image in flipped for card in read_cards(image, reader))


class NotWritten(VisionError):
    """The debug video cannot be written."""


class DebugVideo:
    """Writes what the tracker saw: the window's outline, and each event for a second. Raises NotWritten."""

    def __init__(self, path: str, fps: float) -> None:
        self._path, self._fps = path, fps
        self._writer: cv2.VideoWriter | None = None
        self._notes: list[tuple[float, str]] = []

    def show(self, frame: Frame, window: Quad | None, seen: Sequence[Observation]) -> None:
        picture = frame.image.copy()
        if window is not None:
            cv2.polylines(picture, [np.round(window).astype(np.int32)], True, (0, 220, 255), 2, cv2.LINE_AA)
        self._notes += [(frame.captured_at_s, _note(observation)) for observation in seen]
        self._notes = [note for note in self._notes if frame.captured_at_s - note[0] < 1.0]
        lines = [f"{frame.captured_at_s:8.2f} s", *(text for _, text in self._notes[-8:])]
        for k, line in enumerate(lines):
            at = (12, 28 + 26 * k)
            cv2.putText(picture, line, at, cv2.FONT_HERSHEY_SIMPLEX, 0.7, (0, 0, 0), 4, cv2.LINE_AA)
            cv2.putText(picture, line, at, cv2.FONT_HERSHEY_SIMPLEX, 0.7, (255, 255, 255), 1, cv2.LINE_AA)
        self._write(picture)

    def _write(self, picture: Image) -> None:
        if self._writer is None:
            size = (picture.shape[1], picture.shape[0])
            self._writer = cv2.VideoWriter(self._path, cv2.VideoWriter.fourcc(*"mp4v"), self._fps, size)
            if not self._writer.isOpened():
                raise NotWritten(say("offline-not-written", path=self._path))
        self._writer.write(picture)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.release()


def _note(observation: Observation) -> str:
    if isinstance(observation, Exposed):
        return f"#{observation.index}: {observation.rank}{observation.suit or '?'} {observation.confidence:.3f}"
    if isinstance(observation, Unclear):
        best = sorted(observation.candidates.items(), key=lambda item: -item[1])[:3]
        return f"#{observation.index}: unclear " + " ".join(f"{rank} {share:.2f}" for rank, share in best)
    return " ".join(str(value) for key, value in observation.to_json().items() if key != "time_s")
