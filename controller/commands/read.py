"""Read the cards in photographs, or the deal in a video.

A photograph gives one JSON line: {"file", "cards": [{"rank", "suit", "confidence", "candidates", "quad"}]}; rank or
suit is null when it is not sure enough to be acted on. A file that cannot be read gives {"file", "error"}, the rest go
on, and the exit code is 2. A video gives one JSON line per event as it happens: exposed, drawn, unclear, double_draw,
pushed_back, empty, missing, duplicate, trouble. Ranks are A 2 ... 9 T J Q K, suits S H D C.

  faro read table.jpg card1.png
  faro read deal.mp4 --debug-video seen.mp4
  faro read --pack my.pack table.jpg deal.mp4  reads the cards of an enrolled pack (`faro enrol`), with its own labels
  faro read table.jpg --explain why.png        what was located, each look, the posteriors, and why it was not sure
  faro read *.jpg deal.mp4 --explain FOLDER    a sheet for each photograph and for each card of a video
  faro read --drift deal1.mp4 deal2.mp4 ...    at the end, a line on whether the exposed card gives away the next one:
                                               {"type": "drift", "draws", "spread_mm", "largest_mm", "dependence",
                                               "chance", "square"}. Each video is a deal; several of the same box and
                                               pack together tell more. `chance`: how often cards that know nothing of
                                               the next one lie as oddly; null: too few draws.
                                               From 0.001 down "square" is false and the exit code 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

VIDEO_SUFFIXES = frozenset({".mp4", ".m4v", ".mov", ".avi", ".mkv", ".webm", ".mpg", ".mpeg", ".mjpg", ".mjpeg", ".ts"})


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="photographs or videos")
    parser.add_argument(
        "--calibration",
        type=Path,
        metavar="JSON",
        help='for videos: where the window is, {"corners": [[x, y] x 4]} clockwise; without it the window is found',
    )
    parser.add_argument(
        "--pack", type=Path, metavar="PACK", help="what `faro enrol` wrote: read the cards of this pack, and no others"
    )
    parser.add_argument(
        "--explain",
        type=Path,
        metavar="OUT",
        help="draw why each card was read so: a .png for one photograph, else a folder",
    )
    parser.add_argument(
        "--drift", action="store_true", help="videos: does the exposed card lie by which one comes next"
    )
    parser.add_argument("--debug-video", type=Path, metavar="OUT.mp4", help="write what was seen (one video only)")


def run(args: argparse.Namespace) -> int:
    videos = [path for path in args.paths if is_video(path)]
    if args.debug_video is not None and (len(args.paths) != 1 or not videos):
        print("faro read: --debug-video goes with exactly one video", file=sys.stderr)
        return 2
    explain = args.explain
    if explain is not None and explain.suffix.lower() == ".png" and (len(args.paths) != 1 or videos):
        print("faro read: --explain OUT.png goes with exactly one photograph; give a folder", file=sys.stderr)
        return 2
    if args.drift and len(videos) < len(args.paths):
        print("faro read: --drift goes with videos only", file=sys.stderr)
        return 2
    if explain is not None and args.pack is not None:
        print("faro read: --explain shows how the general reader reads; leave out --pack", file=sys.stderr)
        return 2
    try:
        corners = _corners(args.calibration)
        reader = _reader(args.pack)
    except ValueError as error:
        print(f"faro read: {error}", file=sys.stderr)
        return 2
    from vision.camera import silence_drivers
    from vision.drift import DriftWatch

    silence_drivers()

    good, drift = True, DriftWatch() if args.drift else None
    try:
        for path in args.paths:
            if path in videos:
                good &= _video(path, reader, corners, args.debug_video, explain, drift)
            else:
                good &= _still(path, reader, explain, enrolled=args.pack is not None)
    except OSError as error:  # of what is written: a file that cannot be read is a line of its own
        print(f"faro read: {error}", file=sys.stderr)
        return 2
    square = True
    if drift is not None:
        found = drift.test()
        square = found.square
        _print(found.to_json())
    return 2 if not good else int(not square)


def _reader(pack: Path | None) -> Any:
    """The general reader, or that of an enrolled pack. Raises ValueError when there is no such pack."""
    from vision.reader import CardReader

    if pack is None:
        return CardReader()
    from vision import enrolled_pack
    from vision.enrolled_reader import EnrolledReader

    return EnrolledReader(enrolled_pack.load(pack), usual=CardReader())


def is_video(path: str) -> bool:
    """Whether the file is a video: by its name, else by its first bytes (MP4, AVI, Matroska).

    What is there but is no regular file (a folder, a pipe, which would stall) is none.
    """
    file = Path(path)
    if "\0" in path or (file.exists() and not file.is_file()):
        return False
    if file.suffix.lower() in VIDEO_SUFFIXES:
        return True
    try:
        with file.open("rb") as stream:
            head = stream.read(12)
    except OSError:
        return False
    return (
        (head[4:8] == b"ftyp" and head[8:12] not in (b"heic", b"avif", b"mif1"))
        or (head[:4] == b"RIFF" and head[8:12] == b"AVI ")
        or head[:4] == b"\x1aE\xdf\xa3"
    )


def _still(path: str, reader: Any, explain: Path | None, *, enrolled: bool) -> bool:
    from vision.enrolled_stills import read_pack_still
    from vision.stills import UnreadableImage, read_still

    try:
        _print(read_pack_still(path, reader) if enrolled else read_still(path, reader))
        if explain is not None:
            from vision.explain_file import explain_still, write_png

            one = explain.suffix.lower() == ".png"
            write_png(explain if one else explain / f"{Path(path).name}.png", explain_still(path, reader))
    except UnreadableImage as error:
        _print({"file": path, "error": str(error)})
        return False
    return True


def _video(path: str, reader: Any, corners: Any, debug_video: Path | None, explain: Path | None, drift: Any) -> bool:
    from vision.camera import CameraFault
    from vision.clip import read_clip
    from vision.explain_file import ClipExplainer

    watchers: list[Any] = [ClipExplainer(explain, Path(path).name, reader)] if explain is not None else []
    if drift is not None:
        drift.new_deal()
        watchers.append(drift)
    video = str(debug_video) if debug_video else None
    try:
        cards = getattr(reader, "cards", None)  # an enrolled reader knows its pack
        for line in read_clip(path, reader, calibration=corners, debug_video=video, watchers=watchers, cards=cards):
            _print(line)
    except CameraFault as error:
        _print({"file": path, "error": str(error)})
        return False
    return True


def _corners(path: Path | None) -> Any:
    """The window's corners from a calibration file, (4, 2) float32, or None. Raises ValueError."""
    if path is None:
        return None
    import numpy as np

    try:
        data = json.loads(path.read_text())
        corners: Any = np.array(data["corners"], dtype=np.float32)
    except OSError as error:
        raise ValueError(f"--calibration {path}: cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        corners = np.zeros(0)
    if corners.shape != (4, 2) or not np.isfinite(corners).all():
        raise ValueError(f'--calibration {path}: expected {{"corners": [[x, y], [x, y], [x, y], [x, y]]}}')
    return corners


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)
