"""Files written whole or not at all: calibration, window, seats and what else is kept beside the journal."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str, *, mode: int = 0o666, sync: bool = True) -> None:
    """Put `text` (UTF-8) in the place of the file. After a crash or a power cut the file is the old or the new one.

    `mode`: permissions of a new file, before the umask. `sync=False` is for caches: no wait for the disk, and after a
    power cut the file may also be empty. Raises OSError: the old file stands, or, where only the folder could not be
    synced, the new one, which a power cut may take back.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "w", encoding="utf-8") as file:
            file.write(text)
            if sync:
                file.flush()
                os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    if sync:
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on disk: a rename is durable only then. Raises OSError."""
    entry = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(entry)
    finally:
        os.close(entry)
