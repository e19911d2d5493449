"""Which program this is: for the journal, for what is kept from one start to the next, and for `faro --version`."""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import json
import subprocess
import tomllib
from pathlib import Path

CONTROLLER = Path(__file__).parents[1]
PACKAGES = ("controller", "vision", "firmware_bridge", "hardware")
"""What an installation holds: the packages of pyproject.toml."""
BUILT = "built.json"
"""In the folder of `controller` of an installed program: what `built` returned when it was made."""
UNKNOWN = "commit unknown"


@functools.cache
def digest() -> str:
    """The first 16 hex digits of the SHA-256 over every Python file of `controller`, name and content: another after
    any change to it."""
    return _digest_of([CONTROLLER])


def identity() -> str:
    """Version and digest, as the journal names the program that wrote it; the digest alone where none is installed."""
    try:
        return f"{importlib.metadata.version('faro-table')} {digest()}"
    except importlib.metadata.PackageNotFoundError:
        return digest()


def version_line(root: Path | None = None) -> str:
    """Version, commit and its date, and the digest by which the journal knows the program. `root`: the folder that
    holds the packages, this program's own if not given.

    In a clone git is asked each time. An installed program names what it was made from, and whether a file has
    been changed since; where neither is known it says so.
    """
    root = root or CONTROLLER.parent
    project, file = root / "pyproject.toml", root / "controller" / BUILT
    try:
        if project.is_file() and not file.is_file():
            made = built(root)
        else:
            made = json.loads(file.read_text("utf-8"))
            if made["digest"] != _digest_of([root / name for name in PACKAGES]):
                made["commit"] += ", files changed since it was installed"
        version, commit = made["version"], made["commit"]
    except (OSError, ValueError, KeyError, TypeError):
        version, commit = importlib.metadata.version("faro-table"), UNKNOWN
    return f"faro {version}, {commit}, program {_digest_of([root / 'controller'])}"


def built(root: Path) -> dict[str, str]:
    """What a program made from the source at `root` keeps about itself: its version, its commit in words, and the
    digest of all its Python files. Raises OSError, KeyError or ValueError when `root` holds no source."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return {
        "version": project["version"],
        "commit": _commit(root),
        "digest": _digest_of([root / name for name in PACKAGES]),
    }


def _commit(root: Path) -> str:
    """ "commit 0123456789ab of 2026-01-31 12:00:00 +0000", with "and uncommitted changes" where that is so."""
    top = _git(root, "rev-parse", "--show-toplevel")
    if top is None or Path(top).resolve() != root.resolve():  # an unpacked archive inside somebody's repository
        return f"{UNKNOWN} (not a git clone)"
    found = _git(root, "log", "-1", "--abbrev=12", "--format=%h of %ci")
    changed = _git(root, "status", "--porcelain", "--", *PACKAGES, "pyproject.toml")
    if not found or changed is None:
        return f"{UNKNOWN} (git cannot read the clone)"
    return f"commit {found}{' and uncommitted changes' if changed else ''}"


def _git(root: Path, *arguments: str) -> str | None:
    """What git says of the clone at `root`, also to root of a clone that is a user's; None when it fails."""
    # No hooks of a repository are run by these, so that its owner need not be trusted.
    command = ["git", "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-C", str(root), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return None
    return done.stdout.strip()


def _digest_of(folders: list[Path]) -> str:
    """The first 16 hex digits of the SHA-256 over every Python file below `folders`, name and content."""
    whole = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            content = path.read_bytes()
            whole.update(f"{path.relative_to(folder).as_posix()}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()[:16]
