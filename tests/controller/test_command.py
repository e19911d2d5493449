"""The `faro` command before any of its subcommands."""

import os
import subprocess
import sys


def test_numpy_keeps_to_one_thread() -> None:
    code = "from controller.__main__ import main; main([]); import numpy, os; print(len(os.listdir('/proc/self/task')))"
    free = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run([sys.executable, "-c", code], env=free, capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "1"
