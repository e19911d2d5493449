"""Pytest plugin: remembers how long each test file takes, for `make quick`."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

SECONDS = Path(__file__).parents[3] / "build" / "seconds.json"


class Timing:
    """`kept`: where the seconds of each file are; a file of which only some tests ran keeps what it had."""

    def __init__(self, kept: Path = SECONDS) -> None:
        self._kept = kept
        self._seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid.partition("::")[0]] += report.duration

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        whole = not session.config.option.keyword and not session.config.option.markexpr and exitstatus in (0, 1)
        if hasattr(session.config, "workerinput") or not whole or any("::" in one for one in session.config.args):
            return
        known = json.loads(self._kept.read_text()) if self._kept.exists() else {}
        known.update({file: round(seconds, 2) for file, seconds in self._seconds.items()})
        self._kept.parent.mkdir(exist_ok=True)
        self._kept.write_text(json.dumps(known))
