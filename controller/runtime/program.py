"""Which program this is: for the journal, for what is kept from one start to the next, and for `faro --version`."""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
import json
import os
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGES = ("controller", "vision", "firmware_bridge", "hardware")
"""What an installation holds: the packages of pyproject.toml."""
BUILT = "built.json"
"""In the folder of `controller` of an installed program: what `built` returned when it was made."""
UNKNOWN = "commit unknown"
BROKEN = (OSError, ValueError, KeyError, TypeError)
"""What is raised where a file of the program's own is missing or damaged."""


@functools.cache
def digest() -> str:
    """The first 16 hex digits of the SHA-256 over every file of this program, as an installation holds them: code,
    weights of the reader, pages, sentences, the firmware's source. Another one after any change to name or content."""
    return _digest_of(ROOT)


def identity() -> str:
    """Version and digest, as the journal names the program that wrote it; the digest alone without a version."""
    try:
        return f"{(_kept if _is_installed(ROOT) else _project)(ROOT)['version']} {digest()}"
    except BROKEN:
        return digest()


def version_line(root: Path = ROOT) -> str:
    """Version, commit and its date, and the digest by which the journal knows the program. `root`: the folder that
    holds the packages.

    In a clone git is asked each time. An installed program names what it was made from, and whether a file has
    been changed since; where neither is known it says so.
    """
    now = _digest_of(root)
    try:
        made = _kept(root) if _is_installed(root) else built(root)
        version, commit = made["version"], made["commit"]
        if made["digest"] != now:
            commit += ", files changed since it was installed"
    except BROKEN:
        version, commit = importlib.metadata.version("faro-table"), UNKNOWN
    return f"faro {version}, {commit}, program {now}"


def built(root: Path) -> dict[str, str]:
    """What a program made from the source at `root` keeps about itself: its version, its commit in words, and its
    digest. Raises OSError, KeyError or ValueError when `root` holds no source."""
    return {"version": _project(root)["version"], "commit": _commit(root), "digest": _digest_of(root)}


def _is_installed(root: Path) -> bool:
    """Installed, or an unpacked source archive; otherwise a clone."""
    return not (root / "pyproject.toml").is_file() or (root / "controller" / BUILT).is_file()


def _kept(root: Path) -> dict[str, str]:
    """What `built` returned when it was made."""
    made: dict[str, str] = json.loads((root / "controller" / BUILT).read_text("utf-8"))
    return made


def _project(root: Path) -> dict[str, Any]:
    project: dict[str, Any] = _toml(root)["project"]
    return project


def _toml(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


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


def _digest_of(root: Path) -> str:
    """The first 16 hex digits of the SHA-256 over what an installation of the program at `root` holds."""
    whole = hashlib.sha256()
    for name in sorted(_files(root)):
        content = (root / name).read_bytes()
        whole.update(f"{name}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()[:16]


def _files(root: Path) -> Iterator[str]:
    """The files of the packages, below `root`, with slashes. Of a clone those that pyproject.toml puts into the wheel;
    compiled and hidden ones count nowhere."""
    try:
        left_out = frozenset(_toml(root)["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"])
    except BROKEN:  # an installed program: what was left out is not there
        left_out = frozenset()
    for package in PACKAGES:
        for folder, folders, names in os.walk(root / package):
            here = Path(folder).relative_to(root).as_posix()
            folders[:] = [name for name in folders if f"{here}/{name}" not in left_out and name != "__pycache__"]
            for name in names:
                path = f"{here}/{name}"
                if path not in left_out and not name.startswith(".") and path != f"controller/{BUILT}":
                    yield path
