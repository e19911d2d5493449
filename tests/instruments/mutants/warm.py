"""Runs pytest again and again without its start: a process that has loaded pytest, its plugins and the large libraries
forks a child for each run. Nothing of the packages under test is loaded before the fork."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

LOADED = (
    *("_hypothesis_pytestplugin", "anyio.pytest_plugin", "pytest_asyncio.plugin", "pytest_timeout", "xdist.plugin"),
    *("cv2", "hypothesis", "numpy"),
)
IGNORED = "ignore:Module already imported so cannot be rewritten:pytest.PytestAssertRewriteWarning"
HUNG = -1
"""The status of a run that did not end in time."""


class Warm:
    """Runs the tests of one tree, one run at a time. Use as a context manager."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.instruments.mutants.warm"],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree), "OMP_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate("")

    def run(self, arguments: Sequence[str], timeout_s: float) -> tuple[int, str]:
        """The exit status of pytest, or HUNG, and what it printed. All that it started is ended with it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([list(arguments), timeout_s]), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the process that runs the tests has ended")
        status, said = json.loads(answer)
        return status, said


def _serve() -> None:
    for name in LOADED:
        import_module(name)
    for line in sys.stdin:
        arguments, timeout_s = json.loads(line)
        with tempfile.TemporaryFile("w+", errors="replace") as said:
            child = os.fork()
            if not child:
                os.setsid()
                nothing = os.open(os.devnull, os.O_RDONLY)
                for ours, theirs in ((nothing, 0), (said.fileno(), 1), (said.fileno(), 2)):
                    os.dup2(ours, theirs)
                os._exit(pytest.main(["-W", IGNORED, *arguments]))
            status = _ended(child, timeout_s)
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            said.seek(0)
            print(json.dumps([status, said.read()]), flush=True)


def _ended(child: int, timeout_s: float) -> int:
    signal.signal(signal.SIGALRM, _alarm)
    signal.setitimer(signal.ITIMER_REAL, timeout_s)
    try:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    except TimeoutError:
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return HUNG
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _alarm(number: int, frame: object) -> None:
    raise TimeoutError


if __name__ == "__main__":
    _serve()
