"""The `faro` command. Each subcommand is a module of `controller.cli`, imported only when it is asked for, so that
settling a script does not wait for the camera's libraries.

Exit codes: 0 done; 1 it ran and the result is bad; 2 bad input, with one line on standard error.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from controller.catalogue import text
from controller.command_parser import Parser

COMMANDS = {
    "demo": "cli-demo-summary",
    "run": "cli-run-summary",
    "read": "cli-read-summary",
    "enrol": "cli-enrol-summary",
    "testdeal": "cli-testdeal-summary",
    "settle": "cli-settle-summary",
    "odds": "cli-odds-summary",
    "simulate": "cli-simulate-summary",
    "recall": "cli-recall-summary",
    "config": "cli-config-summary",
    "check": "cli-check-summary",
    "park": "cli-park-summary",
    "exercise": "cli-exercise-summary",
    "calibrate": "cli-calibrate-summary",
}
"""The commands, each with the key of what it does in one line."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    # numpy's BLAS would take every core for each small product, and wait for those that are busy: 56 ms, not 10, for
    # the reading of an enrolled card beside other work.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    arguments = list(sys.argv[1:] if argv is None else argv)
    listing = "\n".join(f"  {name:10} {text(key)}" for name, key in COMMANDS.items())
    parser = Parser(
        prog="faro",
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
    try:
        module = importlib.import_module(f"controller.cli.{args.command}")
        sub = Parser(prog=f"faro {args.command}", description=text(module.HELP))
        module.add_arguments(sub)
        return int(module.run(sub.parse_args(arguments[1:])))
    except BrokenPipeError:  # `faro read ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
