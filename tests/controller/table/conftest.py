"""What the tests of the table as a fold begin with."""

from __future__ import annotations

import pytest

from tests.controller.house import Seated, Table


@pytest.fixture
def table() -> Table:
    """Faro, a deal under way, ann with 1000."""
    return Seated()
