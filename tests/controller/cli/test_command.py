"""The `faro` command before any of its subcommands."""

import os
import subprocess
import sys

import pytest


def test_numpy_keeps_to_one_thread() -> None:
    code = "from controller.__main__ import main; main([]); import numpy, os; print(len(os.listdir('/proc/self/task')))"
    free = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run([sys.executable, "-c", code], env=free, capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "1"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full on this system")
@pytest.mark.parametrize(("arguments", "prefix"), [(["--version"], "faro"), (["config", "page"], "faro config")])
def test_what_cannot_be_written_is_a_line(arguments: list[str], prefix: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "controller", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == f"{prefix}: what is printed cannot be written: No space left on device\n"
