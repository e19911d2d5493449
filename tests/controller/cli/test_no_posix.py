"""The commands on a Python without the modules that Windows lacks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.sample import sampled

MISSING = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty")
WITHOUT = f"""
import asyncio, subprocess, sys  # those of Windows need none of them
for name in {MISSING}:
    sys.modules[name] = None
from controller.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def faro(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize("command", sampled(["demo", "run", "recall", "check"], 1))
def test_a_command_that_cannot_run_there_says_so_in_one_line(command: str) -> None:
    done = faro(command)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    assert done.stderr.startswith(f'faro {command}: this command needs Linux or macOS: this Python has no module "')
    assert any(f'"{name}"' in done.stderr for name in MISSING)


@pytest.mark.parametrize("command", sampled(["settle", "odds", "simulate", "read"], 1))
def test_what_the_line_says_of_the_others_is_so(command: str) -> None:
    done = faro(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"usage: faro {command}")


def test_another_module_that_is_missing_is_a_fault_of_ours() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.replace(repr(MISSING), repr(("fractions",))), "settle", "--help"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "ModuleNotFoundError: import of fractions halted" in done.stderr
