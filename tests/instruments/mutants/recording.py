"""Pytest plugin: which test executes which line of the packages, and how long each takes.

`python -m pytest -p tests.instruments.mutants.recording tests/games/test_game.py`, in a copy of the tree, with
FARO_RECORD naming the file to write: {"seconds": {test: s}, "lines": {path: {line: [number of a test in "seconds"]}}}.
Of what is executed outside of the tests themselves (at import, at collection, in a fixture that several tests share)
the number is SHARED. Tests that fail or are skipped are left out.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

SHARED = -1
MEASURED = ("controller", "vision", "firmware_bridge", "hardware")


class Recording:
    """Switches coverage's context with each test."""

    def __init__(self, root: Path, target: Path) -> None:
        self._root, self._target = root, target
        self._test = ""
        self._seconds: dict[str, float] = {}
        self._unfit: set[str] = set()
        os.environ["COVERAGE_CORE"] = "ctrace"  # the newer one knows no contexts
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[f"{root / package}/*" for package in MEASURED]
        )
        self._coverage.set_option("run:disable_warnings", ["no-data-collected"])
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._test = item.nodeid
        self._coverage.switch_context(self._test)
        try:
            return (yield)
        finally:
            self._test = ""
            self._coverage.switch_context("")

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        if fixturedef.scope == "function":
            return (yield)
        self._coverage.switch_context("")
        try:
            return (yield)
        finally:
            self._coverage.switch_context(self._test)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + report.duration
        if not report.passed:
            self._unfit.add(report.nodeid)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self._coverage.stop()
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
            return  # broken off: what is missing would be taken for not executed
        fit = [test for test in self._seconds if test not in self._unfit]
        number = {"": SHARED, **{test: place for place, test in enumerate(fit)}}
        data = self._coverage.get_data()
        lines = {
            Path(file).relative_to(self._root).as_posix(): {
                line: numbers
                for line, tests in data.contexts_by_lineno(file).items()
                if (numbers := sorted(number[test] for test in tests if test in number))
            }
            for file in data.measured_files()
        }
        seconds = {test: round(self._seconds[test], 3) for test in fit}
        self._target.write_text(json.dumps({"seconds": seconds, "lines": lines}))


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recording(Path.cwd(), Path(os.environ["FARO_RECORD"])), "recording")
