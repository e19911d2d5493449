"""The read models: what the tables' journals come to, and the questions of who looks over them."""

from __future__ import annotations

from pathlib import Path

from controller.floor.schema.statements import run

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Run by alembic, in its transaction."""
    run(Path(__file__).with_suffix(".sql"))
