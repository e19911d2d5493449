"""Heads, events, incidents, and the two functions that a table's login may call."""

from __future__ import annotations

from pathlib import Path

from controller.floor.schema.statements import run

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Run by alembic, in its transaction."""
    run(Path(__file__).with_suffix(".sql"))
