"""What the user who runs a command may read and write."""

from __future__ import annotations

import os
import pwd
from pathlib import Path

from controller.games.message import Message, plain, say


def user() -> Message:
    """Who runs this, by name where there is one."""
    try:
        return plain(pwd.getpwuid(os.geteuid()).pw_name)
    except KeyError:
        return say("cli-user", number=os.geteuid())


def may(path: Path, mode: int) -> bool:
    """Whether the user may use `path`; `mode` as of os.access."""
    return os.access(path, mode, effective_ids=True)


def unreadable(file: Path) -> Path | None:
    """The folder or the file that the user may not read; None where he may, and where there is none."""
    for path, mode in ((file.parent, os.X_OK), (file, os.R_OK)):
        try:
            if path.exists() and not may(path, mode):
                return path
        except PermissionError:
            return path
    return None
