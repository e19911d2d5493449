"""Who may read what: the projector, the page, the auditor, whose each reading is recorded."""

from __future__ import annotations

from pathlib import Path

from controller.floor.schema.statements import run

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Run by alembic, in its transaction."""
    run(Path(__file__).with_suffix(".sql"))
