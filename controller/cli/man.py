"""The manual page faro(1), made from the help of all commands."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

from controller.catalogue import text
from controller.cli.commands import Command, commands

HELP = "cli-man-help"
_COLOURS = re.compile(r"\033\[[\d;]*m")
_EXAMPLE = re.compile(r"\s*(faro\b.*?)(?:\s{2,}(\S.*))?")
"""A line of a help that is typed, and what it does."""
ENVIRONMENT = ("FARO_LANGUAGE", "NO_COLOR", "FORCE_COLOR", "TERM")
FILES = {"/etc/faro/table.toml": "installed", "state/table.db": "journal", "state/demo": "demo"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has no options of its own."""


def run(args: argparse.Namespace) -> int:
    """Shown by `man` on a terminal, where there is one; else printed for a file."""
    page = "\n".join(manual()) + "\n"
    man = shutil.which("man") if sys.stdout.isatty() else None
    if man is None:
        print(page, end="")
        return 0
    return subprocess.run([man, "-l", "-"], input=page, encoding="utf-8", check=False).returncode


def manual() -> Iterator[str]:
    """The page's lines in roff, with the macros of man(7)."""
    from controller.runtime.program import version_line

    version = version_line().partition(",")[0]
    yield f'.TH FARO 1 "" "{roff(version)}" "{roff(text("cli-man-title"))}"'
    yield ".nh"  # names of options are not to be broken, nor lines to be stretched
    yield ".ad l"
    yield from _section("cli-man-name")
    yield f"faro \\- {roff(text('cli-man-summary'))}"
    yield from _section("cli-man-synopsis")
    yield ".B faro"
    yield ".I COMMAND"
    yield "[...]"
    yield ".br"
    yield ".B faro \\-\\-version"
    yield from _section("cli-man-description")
    yield from _said(text("cli-description"))
    yield from _section("cli-man-commands")
    everything = list(commands())
    for command in everything:
        yield from _entry(command.name, command.summary)
    for command in everything:
        yield from _command(command)
    yield from _section("cli-man-exit")
    for code, key in enumerate(("cli-man-exit-done", "cli-man-exit-bad", "cli-man-exit-input")):
        yield from _entry(str(code), text(key))
    yield from _section("cli-man-environment")
    for name in ENVIRONMENT:
        yield from _entry(name, text("cli-man-variable", name=name))
    yield from _section("cli-man-files")
    for path, what in FILES.items():
        yield from _entry(path, text("cli-man-file", what=what))


def _command(command: Command) -> Iterator[str]:
    parser = command.parser
    yield f'.SH "FARO {roff(command.name.upper())}"'
    usage = " ".join(_COLOURS.sub("", parser.format_usage()).split())
    _, _, options = usage.partition(f"faro {command.name}")
    yield f".B faro {roff(command.name)}"
    yield roff(options.strip())
    yield from _said(str(parser.description or ""))
    shape = parser._get_formatter()
    for action in parser._actions:
        if action.help != argparse.SUPPRESS:
            name = _COLOURS.sub("", shape._format_action_invocation(action))
            yield from _entry(name, _COLOURS.sub("", shape._expand_help(action)) if action.help else "")


def _section(key: str) -> Iterator[str]:
    yield f'.SH "{roff(text(key))}"'


def _entry(name: str, what: str) -> Iterator[str]:
    """A name, and indented what it is, where that is said."""
    said = roff(" ".join(what.split()))
    yield ".TP" if said else ".PP"
    yield f".B {roff(name)}"
    if said:
        yield said


def _said(help_text: str) -> Iterator[str]:
    """A help's paragraphs, filled; lines that are typed each with what they do beside them."""
    for paragraph in help_text.split("\n\n"):
        lines = [line for line in paragraph.splitlines() if line.strip()]
        if not lines:
            continue
        if not _EXAMPLE.fullmatch(lines[0]) or not re.match(r"\s+faro |faro \S+ .*\s{2,}|faro \S+( \S+)*$", lines[0]):
            yield ".PP"
            yield roff(" ".join(" ".join(lines).split()))
            continue
        typed, what = "", ""
        for line in lines:
            found = _EXAMPLE.fullmatch(line)
            if found is None or (typed and not re.match(r"\s*faro ", line)):
                what += f" {line.strip()}"
                continue
            if typed:
                yield from _entry(typed, what)
            typed, what = found[1], found[2] or ""
        yield from _entry(typed, what)


def roff(plain: str) -> str:
    """The text as roff shows it: a backslash, a hyphen that is to be typed, a dot or quote that begins a line; a list
    without spaces may go on in the next line."""
    made = plain.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    made = re.sub(r",(?=\w)", ",\\\\:", made)
    return f"\\&{made}" if made[:1] in (".", "'") else made
