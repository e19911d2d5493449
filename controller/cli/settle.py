"""Settle a deal written down as a script (JSON), by the engine that runs the table.

faro settle deal.json            one script; the result as one JSON object
faro settle -                    the same from standard input
faro settle --lines < deals      one script a line in, one result a line out
"""

from __future__ import annotations

import argparse
import sys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("script", nargs="?", help="a file, or - for standard input")
    parser.add_argument(
        "--lines", action="store_true", help="one script per line; a bad one prints its error and the rest go on"
    )


def run(args: argparse.Namespace) -> int:
    from controller.cli.settling import settle_main

    if args.script is None and not args.lines:
        print("faro settle: a script is needed: a file, - for standard input, or --lines", file=sys.stderr)
        return 2
    return settle_main(args.script, args.lines, sys.stdin, sys.stdout, sys.stderr)
