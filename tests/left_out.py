"""Names the groups of tests that did not run for want of something on this machine, at the end of every run.

With CI=true a group that apt could have made possible and that did not run is a failure.
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from dataclasses import dataclass

import pytest

MAKE = "" if shutil.which("make") else "make "
FIRMWARE_PACKAGES = f"{MAKE}gcc libc6-dev gcc-avr avr-libc libsimavr-dev libelf-dev"


@dataclass(frozen=True, slots=True)
class Group:
    """Tests of one marker. `packages`: the Debian packages they need; empty where apt cannot help."""

    title: str
    packages: str = ""


GROUPS = {
    "whole": Group("the rest of the cases that are sampled (make test-whole)"),
    "browser": Group("the pages in a browser", "chromium-headless-shell"),
    "simavr": Group("the compiled firmware under simavr", FIRMWARE_PACKAGES),
    "compiler": Group("the firmware's core under the sanitizers", f"{MAKE}gcc libc6-dev"),
    "systemd": Group("the systemd units", "systemd"),
    "shell": Group("the shell scripts", "shellcheck"),
    "zsh": Group("what completes commands in zsh", "zsh"),
    "nginx": Group("the pages behind nginx", "nginx-light"),
    "postgresql": Group("the floor on PostgreSQL", "postgresql"),
    "photos": Group("card photographs (private; folder given by FARO_DATA)"),
    "board": Group("a real board (--port)"),
}
"""Looked up in this order; the first marker a test carries counts."""


class LeftOut:
    """Pytest plugin: counts skipped tests by group."""

    def __init__(self, *, ci: bool) -> None:
        """`ci`: a group that apt could have made possible must run."""
        self._ci = ci
        self._skipped: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.skipped or hasattr(report, "wasxfail"):
            return
        group = next((marker for marker in GROUPS if marker in report.keywords), "")
        if not group and isinstance(report.longrepr, tuple):
            group = str(report.longrepr[2]).removeprefix("Skipped: ")
        self._skipped[group] += 1

    def _installable(self) -> list[Group]:
        return [group for marker, group in GROUPS.items() if marker in self._skipped and group.packages]

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self._ci and exitstatus == pytest.ExitCode.OK and self._installable():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self._skipped:
            return
        line = terminalreporter.write_line
        line("")
        for marker, count in self._skipped.items():
            group = GROUPS.get(marker)
            line(f"not run: {count:4}  {group.title if group else marker}")
        packages = dict.fromkeys(name for group in self._installable() for name in group.packages.split())
        if packages:
            line(f"to run them: sudo apt-get install {' '.join(packages)}", yellow=True)
            if self._ci:
                line("CI=true: a group of tests that was left out is a failure", red=True)


def from_environment() -> LeftOut:
    return LeftOut(ci=os.environ.get("CI", "").lower() in ("1", "true"))
