"""The `faro` command before any of its subcommands."""

import os
import subprocess
import sys

import pytest

from controller import catalogue
from controller.__main__ import COMMANDS, main
from controller.command_parser import fitted


def test_numpy_keeps_to_one_thread() -> None:
    code = "from controller.__main__ import main; main([]); import numpy, os; print(len(os.listdir('/proc/self/task')))"
    free = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run([sys.executable, "-c", code], env=free, capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "1"


@pytest.mark.parametrize("daemon", [True, False])
def test_what_still_computes_at_the_end_does_not_take_the_process_down(daemon: bool) -> None:
    """A pack that was learnt from when the table was stopped: it ended by SIGABRT, and safe mode came up."""
    code = f"""
import threading, time
import cv2, numpy
from controller import __main__ as faro

def blur(end):
    while time.monotonic() < end:
        cv2.GaussianBlur(numpy.zeros((900, 900, 3), numpy.uint8), (0, 0), 5)
    print("to its end", flush=True)

def command(arguments):
    end = time.monotonic() + ({60 if daemon else 1})
    threading.Thread(target=blur, args=(end,), daemon={daemon}).start()
    time.sleep(0.3)
    print("done", end=" ")
    return 3

faro._run = command
faro.program()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=50, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (3, "done " if daemon else "done to its end\n", "")


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


@pytest.mark.parametrize("language", catalogue.languages())
def test_help_needs_no_more_than_eighty_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """But for lists of choices, which argparse does not break, and lines to be typed as they are."""
    monkeypatch.setenv("FARO_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "80")
    catalogue._own.cache_clear()
    try:
        for command in ([], *([name] for name in COMMANDS)):
            with pytest.raises(SystemExit):
                main([*command, "--help"])
            for line in capsys.readouterr().out.splitlines():
                assert len(line) <= 80 or "{" in line or line.lstrip().startswith("faro "), line
    finally:
        monkeypatch.undo()
        catalogue._own.cache_clear()


def test_a_help_that_fits_stays_as_it_is_and_columns_stay_columns() -> None:
    said = "  faro a --long   what it does, in some\n                  more words\n  faro b\n  faro c   short"
    assert fitted(said, 80) == said
    assert fitted(said, 36).splitlines() == [
        "  faro a --long   what it does, in",
        "                  some more words",
        "  faro b",
        "  faro c   short",
    ]
    assert fitted("one two three\nfour five", 10).splitlines() == ["one two", "three four", "five"]
    assert fitted("  faro a --very --long   what it does", 24).splitlines() == [
        "  faro a --very --long",
        "      what it does",
    ]
