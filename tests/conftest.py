"""Options of the whole suite."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--port", help="a real board for the tests marked bench, such as /dev/ttyACM0")
