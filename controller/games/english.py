"""Messages in English, for whoever uses the engines without the program and its catalogue: what a refusal prints. The
games themselves say codes.

The sentences stand in english.json, made of the catalogue (controller/catalogue/engines.py) and read when the first one
is asked for. A sentence is a list of texts and of what is put between them: `{"value": name}`, `{"card": name}`, or
`{"select": name, "cases": {word: sentence}, "other": word}`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from .cards import read_as
from .message import PLAIN, Message, Value


def sentence(message: Message) -> str:
    """The sentence of this message; its code and data where the engines have none, as of a game from elsewhere."""
    if message.code == PLAIN:
        return str(message["text"])
    parts = _sentences().get(message.code)
    return str(message) if parts is None else _said(parts, dict(message.data))


@cache
def _sentences() -> dict[str, list[Any]]:
    from importlib.resources import files  # takes 10 ms, and is seldom needed

    found: dict[str, list[Any]] = json.loads(files(__package__).joinpath("english.json").read_text("utf-8"))
    return found


def _said(parts: list[Any], data: Mapping[str, Value]) -> str:
    return "".join(part if isinstance(part, str) else _put(part, data) for part in parts)


def _put(part: Mapping[str, Any], data: Mapping[str, Value]) -> str:
    if "value" in part:
        return _text(data[part["value"]])
    if "card" in part:
        return _cards(data[part["card"]])
    cases, value = part["cases"], data[part["select"]]
    word = _text(value)
    if word not in cases and value == 1:
        word = "one"
    return _said(cases[word if word in cases else part["other"]], data)


def _text(value: Value) -> str:
    if isinstance(value, Message):
        return sentence(value)
    if isinstance(value, tuple):
        return ", ".join(map(_text, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _cards(value: Value) -> str:
    """Cards as people write them: 10♣."""
    if isinstance(value, tuple):
        return ", ".join(map(_cards, value))
    return read_as(value) if isinstance(value, str) else _text(value)
