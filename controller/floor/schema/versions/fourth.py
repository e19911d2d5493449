"""What the floor's page needs: when each table was heard of, alerts with their trail, and indexes for its questions."""

from __future__ import annotations

from pathlib import Path

from controller.floor.schema.statements import run

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Run by alembic, in its transaction."""
    run(Path(__file__).with_suffix(".sql"))
