"""What commands are given: rules, and files of text. The configuration: `config_file`."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from controller.catalogue import text
from controller.cli.mistakes import InputError


def add_rule(parser: argparse.ArgumentParser) -> None:
    """The --rule option, which may be given again."""
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE", help=text("cli-rule"))


def named_values(given: Sequence[str]) -> dict[str, Any]:
    """What `--rule` was given; a value is JSON or a plain word. Raises InputError."""
    found: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise InputError("cli-rule-no-value", given=repr(one))
        try:
            found[name] = json.loads(value)
        except (ValueError, RecursionError):  # a plain word, or what no option can be
            found[name] = value
    return found


@contextlib.contextmanager
def library_missing(mistake: str, **libraries: str) -> Iterator[None]:
    """Raises InputError `mistake` where a module of `libraries` is not installed in the block: module -> what is to be
    installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = libraries.get((missing.name or "").split(".")[0])
        if library is None:
            raise
        raise InputError(mistake, library=library) from None


def read_text(option: str, path: Path) -> str:
    """The text of the file given with `option`. Raises InputError when it cannot be read or is no text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InputError("cli-unreadable", option=option, path=str(path), why=error.strerror or "") from None
    except UnicodeDecodeError as error:
        raise InputError("cli-no-text", option=option, path=str(path), byte=error.start) from None


def read_json(option: str, path: Path) -> Any:
    """The value in the JSON file given with `option`. Raises InputError."""
    content = read_text(option, path)
    try:
        return json.loads(content)
    except json.JSONDecodeError as problem:
        place, why = {"line": problem.lineno, "column": problem.colno}, problem.msg
        raise InputError("cli-no-json", option=option, path=str(path), **place, why=why) from None
    except RecursionError:
        raise InputError("cli-json-too-deep", option=option, path=str(path)) from None
    except ValueError:  # an integer of more digits than Python reads
        raise InputError("cli-json-long-number", option=option, path=str(path)) from None
