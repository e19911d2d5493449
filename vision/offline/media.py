"""Which files are photographs and which are videos, by their first bytes, else by their names."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from vision.capture.camera import IMAGE_SUFFIXES

VIDEO_SUFFIXES = frozenset({".mp4", ".m4v", ".mov", ".avi", ".mkv", ".webm", ".mpg", ".mpeg", ".mjpg", ".mjpeg", ".ts"})
STILL_SUFFIXES = IMAGE_SUFFIXES | {".gif", ".heic", ".heif", ".avif"}
STREAM_SUFFIXES = frozenset({".mjpg", ".mjpeg"})
"""Files of JPEG pictures one after the other: their first bytes are those of a photograph."""
HEIF_BRANDS = frozenset({b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1"})
"""Major brands of the ISO base media file that mark a HEIF picture (ISO/IEC 23008-12)."""
STILL_BRANDS = HEIF_BRANDS | {b"avif", b"avis"}

Kind = Literal["still", "video"]


def kind_of(path: Path) -> Kind:
    """What the file is. One that cannot be opened, or is no regular file, is a still: reading it says why not."""
    try:
        if path.exists() and not path.is_file():
            return "still"
        head = head_of(path)
    except (OSError, ValueError):  # ValueError: a NUL in the name
        head = b""
    suffix = path.suffix.lower()
    if suffix in STREAM_SUFFIXES:
        return "video"
    if head[4:8] == b"ftyp":
        return "still" if head[8:12] in STILL_BRANDS else "video"
    if head.startswith((b"\xff\xd8\xff", b"\x89PNG", b"GIF8", b"BM", b"II*\0", b"MM\0*")) or head[8:12] == b"WEBP":
        return "still"
    if head.startswith((b"\x1aE\xdf\xa3", b"\0\0\1\xba", b"\0\0\1\xb3")) or head[8:12] == b"AVI ":
        return "video"
    return "video" if suffix in VIDEO_SUFFIXES else "still"


def head_of(path: Path) -> bytes:
    """The first 12 bytes. Raises OSError, and ValueError for a NUL in the name."""
    with path.open("rb") as stream:
        return stream.read(12)


def files_in(folder: Path, *, recursive: bool = False) -> list[Path]:
    """The photographs and videos of a folder by their names' endings, sorted; `recursive`: of those in it, too.
    Raises OSError."""
    found = folder.rglob("*") if recursive else folder.iterdir()
    return sorted(path for path in found if path.suffix.lower() in VIDEO_SUFFIXES | STILL_SUFFIXES and path.is_file())
