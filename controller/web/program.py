"""Which program the pages are of: a page that was loaded from another one loads again (`static/js/core/program.js`)."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from controller.catalogue import ROOTS
from controller.web import away, files, pages

DIGITS = 16


def program() -> str:
    """The digest of all that a page is made of: its frame, scripts, styles and sentences, those of games from elsewhere
    included. Another version that serves the same is the same."""
    return _digest(tuple(files.ROOTS), tuple(Path(root) for root in ROOTS))


@cache
def _digest(roots: tuple[Path, ...], sentences: Iterable[Path]) -> str:
    found = hashlib.sha256((inspect.getsource(pages) + inspect.getsource(away)).encode())
    for root in (*roots, *sentences):
        for path in sorted(root.rglob("*")):
            if path.is_file():
                content = path.read_bytes()
                found.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()[:DIGITS]
