"""Pictures of rulings and doubts: which are wanted, and those that the tables have sent."""

from __future__ import annotations

from pathlib import Path

from controller.floor.schema.statements import run

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Run by alembic, in its transaction."""
    run(Path(__file__).with_suffix(".sql"))
