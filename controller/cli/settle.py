"""Settles deal scripts (docs/settle.md)."""

from __future__ import annotations

import argparse
import json
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable
from typing import IO, Any, NoReturn

from controller.catalogue import said, text
from controller.cli.mistakes import InputError, complain, one_line
from controller.games.refusal import either
from controller.games.registry import GAMES

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
    line = one_line(said(problem)) or type(problem).__name__
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
        print(_one_line(ValueError(f"{path or '-'}: {problem.strerror or problem}")), file=stderr)
        return 2


def _settle(source: IO[Any], lines: bool, stdout: IO[str], stderr: IO[str]) -> int:
    if lines:
        for raw in _raw_lines(source):
            stdout.write(_line_result(raw))
        stdout.flush()
        return 0
    try:
        result = settle_text(_raw(source))
    except ValueError as problem:
        print(text("cli-settle-bad", problem=_one_line(problem)), file=stderr)
        return 2
    stdout.write(result + "\n")
    stdout.flush()
    return 0


def _line_result(raw: bytes) -> str:
    try:
        return settle_text(raw) + "\n"
    except ValueError as problem:
        return _encode({"error": _one_line(problem)}) + "\n"
