"""Options of the whole suite, and one rule: property tests try the same examples in every run, on however slow a
machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import left_out
from tests.instruments.quick.timing import Timing

os.environ["FARO_LANGUAGE"] = "en"  # what the command line says is compared with English
os.environ.setdefault("OMP_NUM_THREADS", "1")  # as in `faro`, and before any test imports numpy

settings.register_profile("repeatable", derandomize=True, database=None, deadline=None, max_examples=30)
settings.register_profile("whole", settings.get_profile("repeatable"), max_examples=100)
settings.register_profile("searching", derandomize=False, deadline=None)  # pytest --hypothesis-profile=searching
settings.load_profile("repeatable")


NOBODY = 65534
"""The user without any right."""


@pytest.fixture
def nobody() -> Iterator[Callable[[], None]]:
    """Called, it makes root a user without any right until the test ends; others stay who they are."""
    was = os.geteuid()
    yield lambda: os.seteuid(NOBODY) if was == 0 else None
    os.seteuid(was)


@pytest.fixture(scope="session")
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether every case is tried, not a sample (`make test-whole`)."""
    return bool(pytestconfig.getoption("--whole"))


@pytest.fixture(scope="session")
def firmware() -> tuple[Path, Path]:
    """The harness and the ELF, built once; skips where they cannot be."""
    from firmware_bridge import simulator
    from tests.english import english

    if what := simulator.missing():
        pytest.skip(f"the firmware cannot be executed here: {english(what)}")
    return simulator.build()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--port", help="a real board for the tests marked board, such as /dev/ttyACM0")
    parser.addoption("--kills", type=int, default=1, help="how often the demo of faro is killed in test_demo.py")
    parser.addoption("--training", action="store_true", help="every case of every game in test_training.py")
    parser.addoption("--whole", action="store_true", help="every case, where `make test` tries a sample")
    parser.addoption("--world", default="nominal", help="the voltages of the simulated board: tests/hil/world.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest tests first: begun last, one of them would keep a single process busy when the others are done. Those
    of `make test-whole` are left out elsewhere."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    if config.getoption("--whole"):
        return
    for item in items:
        if item.get_closest_marker("whole"):
            item.add_marker(pytest.mark.skip(reason="make test-whole"))


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--whole"):
        settings.load_profile("whole")
    config.pluginmanager.register(left_out.from_environment(), "left-out")
    config.pluginmanager.register(Timing(), "timing")
