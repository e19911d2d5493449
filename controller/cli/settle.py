"""Settles deal scripts (docs/settle.md)."""

from __future__ import annotations

import argparse
import json
import os
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from typing import IO, Any, NoReturn

from controller.catalogue import said, text
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.complaint import complain, one_line
from controller.games.refusal import either
from controller.games.registry import GAMES

ASIDE = 50
"""Scripts between two looks at the clock."""
MAX_PROBLEM = 400
"""Characters of a problem that are printed: names in a script may be of any length."""


class NotJson(InputError):
    """Text that is no JSON object."""


def _no_constant(name: str) -> NoReturn:
    raise NotJson("cli-settle-no-constant", name=name)


_decode = json.JSONDecoder(parse_constant=_no_constant).decode
_encode = json.JSONEncoder(check_circular=False).encode  # results are trees


HELP = "cli-settle-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("script", nargs="?", help=text("cli-settle-script"))
    parser.add_argument("--lines", action="store_true", help=text("cli-settle-lines"))


def run(args: argparse.Namespace) -> int:
    if args.script is None and not args.lines:
        return complain("settle", text("cli-settle-needed"))
    return settle_main(args.script, args.lines, sys.stdin, sys.stdout, sys.stderr)


def settle_text(raw: bytes) -> str:
    """The result of one script as a line of JSON.

    Raises ValueError with one line that names the place and what was expected.
    """
    try:
        script = _decode(raw.removeprefix(BOM_UTF8).decode())
    except UnicodeDecodeError as problem:
        raise NotJson("cli-settle-no-text", byte=problem.start) from None
    except json.JSONDecodeError as problem:
        raise NotJson("cli-settle-no-json", line=problem.lineno, column=problem.colno, why=problem.msg) from None
    except RecursionError:
        raise NotJson("cli-settle-too-deep") from None
    except NotJson:
        raise
    except ValueError:  # an integer of more digits than Python reads
        raise NotJson("cli-settle-long-number") from None
    if type(script) is not dict:
        raise NotJson("cli-settle-no-object")
    game = script.get("game")
    known = GAMES.get(game) if type(game) is str else None
    if known is None:
        raise NotJson("cli-settle-no-game", games=either(*(f'"{name}"' for name in GAMES)))
    return _encode(known.settle(script))


def _one_line(problem: Exception) -> str:
    return _cut(one_line(said(problem)) or type(problem).__name__)


def _cut(line: str) -> str:
    return line if len(line) <= MAX_PROBLEM else line[: MAX_PROBLEM - 1] + "…"


def _raw_lines(stream: IO[Any]) -> Iterable[bytes]:
    source = getattr(stream, "buffer", stream)
    for line in source:
        yield line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line


def _raw(stream: IO[Any]) -> bytes:
    data = getattr(stream, "buffer", stream).read()
    return data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data


def settle_main(path: str | None, lines: bool, stdin: IO[Any], stdout: IO[str], stderr: IO[str]) -> int:
    """Settle the script in the file `path` (None or "-": standard input); with `lines` one script per line.

    Returns the exit status: 0 done, 2 bad input with one line on `stderr` and nothing on `stdout`. With `lines` a bad
    script prints its error on its own line of `stdout` and the rest go on.
    """
    try:
        if path is None or path == "-":
            return _settle(stdin, lines, stdout, stderr)
        with open(path, "rb") as file:
            return _settle(file, lines, stdout, stderr)
    except OSError as problem:
        return complain("settle", _cut(f"{path or '-'}: {problem.strerror or problem}"), stderr)


def _settle(source: IO[Any], lines: bool, stdout: IO[str], stderr: IO[str]) -> int:
    if lines:
        # Results that a person watches tell by themselves how far it is.
        if stderr.isatty() and not stdout.isatty():
            with Progress(_size(source), stream=stderr) as progress:
                _settle_lines(_counted(_raw_lines(source), progress), stdout)
        else:
            _settle_lines(_raw_lines(source), stdout)
        stdout.flush()
        return 0
    try:
        result = settle_text(_raw(source))
    except ValueError as problem:
        return complain("settle", text("cli-settle-bad", problem=_one_line(problem)), stderr)
    stdout.write(result + "\n")
    stdout.flush()
    return 0


def _settle_lines(lines: Iterable[bytes], stdout: IO[str]) -> None:
    for raw in lines:
        stdout.write(_line_result(raw))


def _counted(lines: Iterable[bytes], progress: Progress) -> Iterator[bytes]:
    """The same lines; the person sees how many there were."""
    done = 0
    for number, raw in enumerate(lines, 1):
        yield raw
        done += len(raw)
        if not number % ASIDE:
            progress.show(done, "cli-settle-progress", scripts=number)


def _size(source: IO[Any]) -> int:
    """Bytes of the file that is read; 0 where it is a pipe, or none of the system's."""
    try:
        return os.fstat(source.fileno()).st_size
    except (OSError, ValueError, AttributeError):
        return 0


def _line_result(raw: bytes) -> str:
    try:
        return settle_text(raw) + "\n"
    except ValueError as problem:
        return _encode({"error": _one_line(problem)}) + "\n"
