"""Keeps the seats' token digests on disk, so that tablets come back to their seats after a restart of the table."""

from __future__ import annotations

import json
from pathlib import Path

from hardware.files import write_whole


def load(path: Path) -> dict[str, str]:
    """Token digest -> player as `save` wrote them; empty when there is no such file or it cannot be understood
    (then the dealer gives out the seats again, which is safe)."""
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
    write_whole(path, json.dumps(seats), mode=0o600)
