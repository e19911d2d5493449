"""Reads photographs and videos into JSON lines."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from controller.catalogue import said, text, text_of
from controller.cli.inputs import read_json
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.complaint import complain
from vision.index_letters import ANY, MEANINGS
from vision.message import VisionError
from vision.offline.media import Kind, files_in, kind_of

if TYPE_CHECKING:
    from vision.offline.clip import Dealt
    from vision.pack.drift import DrawRecorder

HELP = "cli-read-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help=text("cli-read-paths"))
    parser.add_argument("--recursive", action="store_true", help=text("cli-read-recursive"))
    parser.add_argument(
        "--calibration",
        type=Path,
        metavar="JSON",
        help=text("cli-read-calibration"),
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--pack", type=Path, metavar="PACK", help=text("cli-read-pack"))
    which.add_argument("--indices", choices=MEANINGS, default=ANY, help=text("cli-read-indices"))
    parser.add_argument(
        "--explain",
        type=Path,
        metavar="OUT",
        help=text("cli-read-explain"),
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--sheet", action="store_true", help=text("cli-read-sheet"))
    where.add_argument("--stack", action="store_true", help=text("cli-read-stack"))
    parser.add_argument("--drift", action="store_true", help=text("cli-read-drift"))
    parser.add_argument("--debug-video", type=Path, metavar="OUT.mp4", help=text("cli-read-debug-video"))


def run(args: argparse.Namespace) -> int:
    inputs, absent = _inputs(args.paths, recursive=args.recursive)
    videos = [path for path, kind in inputs if kind == "video"]
    explain = args.explain
    wrong = None
    if args.debug_video is not None and (len(inputs) != 1 or not videos):
        wrong = text("cli-read-one-video")
    elif explain is not None and explain.suffix.lower() == ".png" and (len(inputs) != 1 or videos):
        wrong = text("cli-read-one-photograph")
    elif (args.drift or args.sheet or args.stack) and len(videos) < len(inputs):
        option = "--drift" if args.drift else "--sheet" if args.sheet else "--stack"
        wrong = text("cli-read-videos-only", option=option)
    elif explain is not None and args.pack is not None:
        wrong = text("cli-read-general-reader")
    if wrong is not None:
        return complain("read", wrong)
    try:
        corners = _corners(args.calibration)
        reader = _reader(args.pack, args.indices)
    except ValueError as error:
        return complain("read", said(error))
    from vision.capture.camera import silence_drivers

    silence_drivers()  # what is wrong with a file is said once, by us
    drift = _recorder() if args.drift else None
    for line in absent:
        _print(line)
    worst = 2 if absent else 0
    dealt: Dealt = "sheet" if args.sheet else "stack" if args.stack else "box"
    try:
        with Progress(len(inputs)) as progress:
            for number, (path, kind) in enumerate(inputs):
                progress.show(number, "cli-read-progress", number=number + 1, files=len(inputs), name=Path(path).name)
                if kind == "video":
                    watching = _Watching(progress, number, len(inputs), path)
                    watchers = [*_watchers(path, reader, explain, drift), *([watching] if progress.seen else [])]
                    worst = max(worst, _video(path, reader, corners, args.debug_video, watchers, dealt, progress))
                else:
                    worst = max(worst, _still(path, reader, explain, progress, enrolled=args.pack is not None))
    except BrokenPipeError:  # nobody reads any further (`| head`): not an error
        raise
    except (OSError, VisionError) as error:  # of what is written: a file that cannot be read is a line of its own
        return complain("read", said(error))
    if drift is not None:
        found = drift.test()
        _print(found.to_json())
        worst = worst or int(not found.square)
    return worst


def _inputs(paths: list[str], *, recursive: bool) -> tuple[list[tuple[str, Kind]], list[dict[str, Any]]]:
    """Every file to read with what it is, folders opened; and the lines about what cannot be read at all."""
    inputs: list[tuple[str, Kind]] = []
    absent: list[dict[str, Any]] = []
    for path in paths:
        if "://" in path:
            absent.append({"file": path, "error": text("cli-read-address")})
            continue
        try:
            if "\0" not in path and Path(path).is_dir():
                found = files_in(Path(path), recursive=recursive)
                inputs += [(str(file), kind_of(file)) for file in found]
                if not found:
                    absent.append({"file": path, "error": text("cli-read-empty-folder")})
                continue
        except OSError as error:
            absent.append({"file": path, "error": error.strerror or str(error)})
            continue
        inputs.append((path, kind_of(Path(path))))
    return inputs, absent


def _reader(pack: Path | None, indices: str) -> Any:
    """The general reader, or that of an enrolled pack. Raises ValueError when there is no such pack."""
    from vision.read.reader import CardReader

    if pack is None:
        return CardReader(indices=indices)
    from vision.pack import enrolled_pack
    from vision.pack.enrolled_reader import EnrolledReader

    return EnrolledReader(enrolled_pack.load(pack), usual=CardReader())


def _still(path: str, reader: Any, explain: Path | None, progress: Progress, *, enrolled: bool) -> int:
    """Prints the line of a photograph; the exit code it asks for."""
    from vision.offline.stills import UnreadableImage

    try:
        _print(_cards(path, reader, enrolled=enrolled), progress)
        if explain is not None:
            from vision.offline.explain_file import explain_still, unused, write_png

            one = explain.suffix.lower() == ".png"
            sheet = explain_still(path, reader)
            write_png(explain if one else unused(explain / f"{Path(path).name}.png"), sheet)
    except UnreadableImage as error:
        _print({"file": path, "error": said(error)}, progress)
        return 2
    return 0


def _cards(path: str, reader: Any, *, enrolled: bool) -> dict[str, Any]:
    """The line of a photograph. Raises UnreadableImage."""
    if enrolled:
        from vision.offline.enrolled_stills import read_pack_still

        return read_pack_still(path, reader)
    from vision.offline.stills import read_still

    return read_still(path, reader)


def _recorder() -> DrawRecorder:
    from vision.pack.drift import DrawRecorder

    return DrawRecorder()


def _watchers(path: str, reader: Any, explain: Path | None, drift: Any) -> list[Any]:
    """What takes every frame of a video beside the tracker."""
    from vision.offline.explain_file import ClipExplainer

    watchers: list[Any] = [ClipExplainer(explain, Path(path).name, reader)] if explain is not None else []
    if drift is not None:
        drift.new_deal()
        watchers.append(drift)
    return watchers


def _video(
    path: str,
    reader: Any,
    corners: Any,
    debug_video: Path | None,
    watchers: list[Any],
    dealt: Dealt,
    progress: Progress,
) -> int:
    """Prints the lines of a video; the exit code it asks for."""
    from vision.capture.camera import CameraFault
    from vision.offline.clip import read_clip

    video = str(debug_video) if debug_video else None
    worst = 0
    try:
        cards = getattr(reader, "cards", None)  # an enrolled reader knows its pack
        for line in read_clip(
            path,
            reader,
            calibration=corners,
            debug_video=video,
            watchers=watchers,
            cards=cards,
            dealt=dealt,
        ):
            if "warning" in line:
                line["warning"] = text_of(line["warning"])
            _print({"file": path, **line}, progress)
            worst = max(worst, int("warning" in line))
    except CameraFault as error:
        _print({"file": path, "error": said(error)}, progress)
        return 2
    return worst


class _Watching:
    """Tells how far a film has been read."""

    def __init__(self, progress: Progress, number: int, files: int, path: str) -> None:
        self._progress, self._number, self._files, self._name = progress, number, files, Path(path).name
        self._length_s = _length_s(path)

    def show(self, frame: Any, window: Any, seen: Any) -> None:
        """The film is read up to this frame."""
        done = self._number + (min(frame.captured_at_s / self._length_s, 1.0) if self._length_s else 0.0)
        number, seconds = self._number + 1, round(frame.captured_at_s)
        data = {"number": number, "files": self._files, "seconds": seconds}
        self._progress.show(done, "cli-read-progress-film", name=self._name, **data)

    def close(self) -> None:
        """The next file has the line."""


def _length_s(path: str) -> float:
    """How long a film is by its header; 0 when that does not say, or cannot be read."""
    from vision.capture.camera import CameraFault, VideoFile

    try:
        with closing(VideoFile(Path(path))) as film:
            return film.length_s
    except CameraFault:
        return 0.0


def _corners(path: Path | None) -> Any:
    """The window's corners from a calibration file, (4, 2) float32, or None. Raises ValueError."""
    if path is None:
        return None
    import numpy as np

    data = read_json("--calibration", path)
    try:
        corners: Any = np.array(data["corners"], dtype=np.float32)
    except (ValueError, KeyError, TypeError, OverflowError):
        corners = np.zeros(0)
    if corners.shape != (4, 2) or not np.isfinite(corners).all():
        raise InputError("cli-read-no-corners", path=str(path))
    return corners


def _print(line: dict[str, Any], progress: Progress | None = None) -> None:
    if progress is not None:
        progress.aside()
    print(json.dumps(line), flush=True)
