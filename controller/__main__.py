"""The `faro` command. Each subcommand is a module of `controller.cli`, imported only when it is asked for, so that
settling a script does not wait for the camera's libraries.

Exit codes: 0 done; 1 it ran and the result is bad; 2 bad input, with one line on standard error.
"""

from __future__ import annotations

import argparse
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from controller.catalogue import text
from controller.command_parser import Parser

PROGRAM = "faro"
COMMANDS = {
    "demo": "cli-demo-summary",
    "train": "cli-train-summary",
    "try": "cli-try-summary",
    "run": "cli-run-summary",
    "read": "cli-read-summary",
    "enrol": "cli-enrol-summary",
    "testdeal": "cli-testdeal-summary",
    "settle": "cli-settle-summary",
    "odds": "cli-odds-summary",
    "simulate": "cli-simulate-summary",
    "recall": "cli-recall-summary",
    "config": "cli-config-summary",
    "catalogue": "cli-catalogue-summary",
    "check": "cli-check-summary",
    "acceptance": "acceptance-summary",
    "park": "cli-park-summary",
    "exercise": "cli-exercise-summary",
    "calibrate": "cli-calibrate-summary",
    "sheet": "cli-sheet-summary",
    "floor": "cli-floor-summary",
    "completion": "cli-completion-summary",
    "man": "cli-man-summary-of-command",
}
"""The commands, each with the key of what it does in one line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    # numpy's BLAS would take every core for each small product, and wait for those that are busy: 56 ms, not 10, for
    # the reading of an enrolled card beside other work.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # `faro read ... | head`
        _drop_output()
        return 0
    except OSError as problem:
        if problem.errno not in _UNWRITABLE:
            raise
        _drop_output()
        _complain(text("cli-no-output", why=problem.strerror or ""), arguments)
        return 1
    except ModuleNotFoundError as missing:
        if missing.name not in _POSIX:
            raise
        return _complain(text("cli-no-posix", module=missing.name), arguments)
    except KeyboardInterrupt:
        return 130


def program() -> None:
    """Run the command line as the whole process, and end it. A thread that still computes then neither keeps it nor
    takes it down: one within OpenCV or ONNX Runtime that asks for Python's lock while the interpreter ends aborts the
    process up to Python 3.13 (python/cpython#87135), and systemd would start the table in safe mode."""
    code = main()
    if "threading" not in sys.modules:
        sys.exit(code)
    import threading

    threads = [one for one in threading.enumerate() if one is not threading.main_thread()]
    for one in threads:
        if not one.daemon:
            one.join()
    if any(one.daemon for one in threads):
        import logging

        logging.shutdown()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


def _complain(sentence: str, arguments: Sequence[str]) -> int:
    from controller.complaint import complain

    return complain(arguments[0] if arguments and arguments[0] in COMMANDS else "", sentence)


_POSIX = frozenset({"fcntl", "grp", "pty", "pwd", "resource", "termios", "tty"})
"""Modules of Python that are not there on Windows: journal, serial ports, users and their groups need them."""

_UNWRITABLE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""Why what is printed cannot be written."""


def _drop_output() -> None:
    """What is still to be printed goes nowhere: else Python tries again at its end, and complains."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: list[str]) -> int:
    listing = "\n".join(f"  {name:11} {text(key)}" for name, key in COMMANDS.items())
    parser = Parser(
        prog=PROGRAM,
        description=text("cli-description"),
        epilog=f"{text('cli-commands')}\n{listing}\n\n{text('cli-exit-codes')}",
    )
    parser.add_argument("command", metavar="COMMAND", choices=COMMANDS, help=text("cli-command"))
    parser.add_argument("--version", action="store_true", help=text("cli-version"))
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    if not arguments:
        parser.print_help()
        return 2
    if arguments[0] == "--version":
        print(importlib.import_module("controller.runtime.program").version_line())
        return 0
    args = parser.parse_args(arguments[:1])
    module, sub = parser_of(args.command)
    return int(module.run(sub.parse_args(arguments[1:])))


def parser_of(command: str) -> tuple[ModuleType, Parser]:
    """The module of a command, and its parser."""
    module = importlib.import_module(f"controller.cli.{command}")
    sub = Parser(prog=f"faro {command}", description=text(module.HELP))
    module.add_arguments(sub)
    return module, sub


if __name__ == "__main__":
    program()
