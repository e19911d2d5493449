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

COMMANDS = {
    "demo": "a whole simulated table with its pages, bots and a dealer; no hardware needed",
    "run": "a real table, as the configuration says",
    "read": "read the cards in photographs, or the deal in a video",
    "enrol": "learn a pack from pictures of its cards, whatever is printed on them",
    "testdeal": "the same known pack dealt again and again until an error occurs, with the tally",
    "settle": "settle a deal written down as a script",
    "odds": "what every bet is worth for the cards that have been seen, exactly",
    "simulate": "deals by the million: what betting strategies cost",
    "recall": "show the last deals from the journal, turn by turn",
    "config": "check a configuration, or print an example",
    "check": "the state of everything on one screen, what is wrong first",
    "park": "bring every servo to 1000 us, so that the horns can be mounted",
    "exercise": "move every bead and read every sensor, and tell how well they repeat",
    "calibrate": "find the places of every spindle; can be undone",
}


class _Parser(argparse.ArgumentParser):
    """argparse, but a mistake is one line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    # numpy's BLAS would take every core for each small product, and wait for those that are busy: 56 ms, not 10, for
    # the reading of an enrolled card beside other work.
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    arguments = list(sys.argv[1:] if argv is None else argv)
    listing = "\n".join(f"  {name:10} {text}" for name, text in COMMANDS.items())
    parser = _Parser(
        prog="faro",
        description="A faro table: reads the cards in the dealing box, moves the casekeeper's beads, settles the bets.",
        epilog=f"commands:\n{listing}\n\n`faro COMMAND --help` explains each.\n"
        "exit codes: 0 done; 1 it ran and the result is bad; 2 bad input (one line on standard error)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", metavar="COMMAND", choices=COMMANDS, help="see below")
    parser.add_argument("--version", action="store_true", help="which program this is: version, commit, date")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    if not arguments:
        parser.print_help()
        return 2
    if arguments[0] == "--version":
        print(importlib.import_module("controller.runtime.program").version_line())
        return 0
    args = parser.parse_args(arguments[:1])
    module = importlib.import_module(f"controller.cli.{args.command}")
    sub = _Parser(
        prog=f"faro {args.command}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.add_arguments(sub)
    try:
        return int(module.run(sub.parse_args(arguments[1:])))
    except BrokenPipeError:  # `faro read ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
