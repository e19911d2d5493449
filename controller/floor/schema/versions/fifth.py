"""Events by month of receipt: a partition for each."""

from __future__ import annotations

from pathlib import Path

from controller.floor.schema.statements import run

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Run by alembic, in its transaction."""
    run(Path(__file__).with_suffix(".sql"))
