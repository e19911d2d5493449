"""Keeps the seats' token digests on disk, so that tablets come back to their seats after a restart of the table."""

from __future__ import annotations

import json
import os
from pathlib import Path


def load(path: Path) -> dict[str, str]:
    """Token digest -> player as `save` wrote them; empty when there is no such file or it cannot be understood
    (then the dealer hands out the seats anew, which is safe)."""
    try:
        seats = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(seats, dict):
        return {}
    return {str(digest): player for digest, player in seats.items() if isinstance(player, str)}


def save(path: Path, seats: dict[str, str]) -> None:
    """Writes them whole or not at all, readable by the table alone. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(seats, file)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
