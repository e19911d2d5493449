"""Options of the whole suite, and one rule: property tests try the same examples in every run."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, database=None)
settings.register_profile("searching", derandomize=False)  # pytest --hypothesis-profile=searching
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--port", help="a real board for the tests marked bench, such as /dev/ttyACM0")
