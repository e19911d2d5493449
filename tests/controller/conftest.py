"""The browser of the page tests."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest


@pytest.fixture(scope="module")
def browser() -> Generator[Any]:
    """A Chromium for the tests of a file."""
    from tests.controller.web_browser import chromium  # slow to import, and most tests need no browser

    with chromium() as started:
        yield started
