"""Prints what completes the commands, their options and the files they take, for a shell."""

from __future__ import annotations

import argparse
from pathlib import Path

from controller.__main__ import PROGRAM
from controller.catalogue import text
from controller.cli.commands import commands

HELP = "cli-completion-help"
SHELLS = ("bash", "zsh")
FOLDERS = frozenset({"DIR", "FOLDER"})
"""What options call a folder."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help=text("cli-completion-shell"))


def run(args: argparse.Namespace) -> int:
    import shtab

    print(shtab.complete(whole_parser(), args.shell), end="")
    return 0


def whole_parser() -> argparse.ArgumentParser:
    """One parser with all commands in it, as shtab wants it; what takes a file or a folder says so."""
    import shtab

    whole = argparse.ArgumentParser(prog=PROGRAM)
    whole.add_argument("--version", action="store_true", help=text("cli-version"))
    among = whole.add_subparsers(metavar="COMMAND")
    for command in commands():
        own = among.add_parser(command.name, parents=[command.parser], add_help=False, help=command.summary)
        for action in own._actions:
            if action.choices is None and action.nargs != 0 and _takes_path(action):
                of_folder = action.metavar in FOLDERS
                action.complete = shtab.DIRECTORY if of_folder else shtab.FILE  # type: ignore[attr-defined]
    return whole


def _takes_path(action: argparse.Action) -> bool:
    """By its type, or by what it is called in the help: PATH, VIDEO, FILE.svg."""
    names = str(action.metavar or "").partition(".")[0]
    return action.type is Path or names in {"FILE", "PATH", "VIDEO"} or action.dest == "script"
