"""Which program this is, for the journal and for what is kept from one start to the next."""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
from pathlib import Path


@functools.cache
def digest() -> str:
    """The first 16 hex digits of the SHA-256 over every Python file of `controller`, name and content: another after
    any change to it."""
    folder = Path(__file__).parents[1]
    whole = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        content = path.read_bytes()
        whole.update(f"{path.relative_to(folder).as_posix()}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()[:16]


def identity() -> str:
    """Version and digest, as the journal names the program that wrote it; the digest alone where none is installed."""
    try:
        return f"{importlib.metadata.version('faro-table')} {digest()}"
    except importlib.metadata.PackageNotFoundError:
        return digest()
