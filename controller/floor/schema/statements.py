"""How a version of the schema runs its file of SQL."""

from __future__ import annotations

from pathlib import Path

from alembic import op


def run(path: Path) -> None:
    """The statements of the file, in the transaction of alembic."""
    driver = op.get_bind().connection.driver_connection
    assert driver is not None
    driver.execute(path.read_text())
