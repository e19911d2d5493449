"""The brackets that KiCad's files are written in."""

import re
import uuid
from collections.abc import Iterator

NAMESPACE = uuid.UUID("6f0c4f0e-43a5-4f0f-9a5b-5a3d6f1d0a01")  # any; the names below it have to stay the same


class Word(str):
    """A word without quotes."""

    __slots__ = ()


Value = str | float | int | list["Value"]
"""The first of a list is its name."""


def stamp(*names: object) -> Word:
    """An identifier that is the same at every writing."""
    return Word(uuid.uuid5(NAMESPACE, "/".join(map(str, names))))


def node(name: str, *values: Value) -> list[Value]:
    """A bracket."""
    return [Word(name), *values]


def number(value: float) -> str:
    """As KiCad writes it: at most six digits after the point, no trailing zero."""
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def text(value: Value, indent: int = 0) -> str:
    """The whole file; a bracket that holds brackets takes a line for each."""
    if isinstance(value, Word):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if not isinstance(value, list):
        return number(value)
    inner = any(isinstance(part, list) for part in value)
    flat = "(" + " ".join(text(part, indent + 1) for part in value) + ")"
    if not inner or len(flat) < 100:
        return flat.replace("\n" + "  " * (indent + 1), " ")
    head = [part for part in value if not isinstance(part, list)]
    rest = [part for part in value if isinstance(part, list)]
    pad = "\n" + "  " * (indent + 1)
    return "(" + " ".join(text(part) for part in head) + pad + pad.join(text(part, indent + 1) for part in rest) + ")"


_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')


def parse(source: str) -> list[Value]:
    """A file's outermost bracket; every atom as a string. ValueError where the brackets do not close."""
    stack: list[list[Value]] = [[]]
    for quoted, bracket, word in _tokens(source):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            if not stack:
                raise ValueError("a bracket closes that was not opened")
            stack[-1].append(done)
        else:
            stack[-1].append(word if word else quoted.replace('\\"', '"').replace("\\\\", "\\"))
    if len(stack) != 1 or len(stack[0]) != 1 or not isinstance(stack[0][0], list):
        raise ValueError("the brackets do not close")
    return stack[0][0]


def _tokens(source: str) -> Iterator[tuple[str, str, str]]:
    for found in _TOKEN.finditer(source):
        yield found[1] or "", found[2] or "", found[3] or ""


def children(value: list[Value], name: str) -> Iterator[list[Value]]:
    """The brackets of that name directly in a bracket."""
    for part in value:
        if isinstance(part, list) and part and part[0] == name:
            yield part


def child(value: list[Value], name: str) -> list[Value]:
    """The first of them; KeyError where there is none."""
    for found in children(value, name):
        return found
    raise KeyError(name)
