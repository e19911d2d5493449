"""Files that hold a secret: in a folder that the table's user alone may enter, readable by him alone.

A file or folder of ours that others may read is put right and logged: what was in it may have been copied.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from controller.games.message import UserError, say
from hardware.files import write_whole

log = logging.getLogger(__name__)

FOLDER_MODE = 0o700
FILE_MODE = 0o600
MOST_BYTES = 1_000_000
"""More is no key of ours."""


class KeysFault(UserError):
    """A key or certificate cannot be read, written or used; `message` names the file."""


def make_folder(folder: Path) -> None:
    """The folder, for this user alone. Raises KeysFault."""
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        _for_us_alone(folder, FOLDER_MODE)
    except OSError as error:
        raise KeysFault(say("keys-no-folder", path=str(folder), why=error.strerror or "")) from None


def read(path: Path) -> str | None:
    """What is in the file; None where there is none. Raises KeysFault: it cannot be read or put right."""
    try:
        _for_us_alone(path, FILE_MODE)
        with path.open("rb") as file:
            return file.read(MOST_BYTES).decode("ascii", "replace")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise KeysFault(say("keys-unreadable", path=str(path), why=error.strerror or "")) from None


def write(path: Path, text: str) -> None:
    """Puts `text` in the place of the file, whole or not at all. Raises KeysFault."""
    try:
        write_whole(path, text, mode=FILE_MODE)
    except OSError as error:
        raise KeysFault(say("keys-unwritable", path=str(path), why=error.strerror or "")) from None


def open_to_strangers(path: Path) -> bool:
    """Whether any user of this computer may read the file. Raises OSError."""
    return bool(path.stat().st_mode & stat.S_IROTH)


def _for_us_alone(path: Path, mode: int) -> None:
    found = stat.S_IMODE(path.stat().st_mode)
    if found & ~mode:
        os.chmod(path, mode)
        log.warning("%s", say("keys-was-open", path=str(path), found=f"{found:04o}", mode=f"{mode:04o}"))
