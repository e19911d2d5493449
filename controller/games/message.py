"""A message to people, as a code and its data, without the sentence.

Sentences are made where a person reads them, in that person's language (docs/languages.md). A journal of an earlier
version holds sentences: such a text is a message too, shown as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Union

PLAIN = "plain"
"""The code of a text that is shown as it is: of an old journal, or typed by a person."""

MOST_NESTED = 20
"""Messages and lists inside one another, as stored: a page may say back what it likes. Ours have up to 8."""

Value = Union[str, int, float, bool, "Message", tuple["Value", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """`code` is the key of a sentence in the catalogue; `data` what stands in it, by name, in order of the names."""

    code: str
    data: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        """The value of this name. Raises KeyError."""
        return dict(self.data)[name]

    def __str__(self) -> str:
        """For programmers: the code and its data."""
        return f"{self.code}({', '.join(f'{name}={value}' for name, value in self.data)})" if self.data else self.code

    def json(self) -> dict[str, Any]:
        """`{"code": ..., "data": {...}}`, without data where there is none."""
        return (
            {"code": self.code, "data": {name: _json(value) for name, value in self.data}}
            if self.data
            else {"code": self.code}
        )

    @classmethod
    def of(cls, stored: Any) -> Message:
        """The message of `json`, or of a bare string. Raises ValueError for anything else."""
        return plain(stored) if isinstance(stored, str) else _message(stored, 0)


def say(code: str, /, **data: Value | Coded) -> Message:
    """The message of this code, with what stands in its sentence; a message of another package becomes one of ours."""
    return Message(code, tuple(sorted((name, _taken(value)) for name, value in data.items())))


def plain(text: str) -> Message:
    """A text that is shown as it is, in whatever language it was written."""
    return say(PLAIN, text=text)


def _json(value: Value) -> Any:
    if isinstance(value, Message):
        return value.json()
    return [_json(item) for item in value] if isinstance(value, tuple) else value


def _message(stored: Any, depth: int) -> Message:
    data = stored.get("data", {}) if isinstance(stored, Mapping) and not set(stored) - {"code", "data"} else None
    if not isinstance(data, Mapping) or not isinstance(stored.get("code"), str) or depth > MOST_NESTED:
        raise ValueError(f"expected a message, found {stored!r}")
    found = say(stored["code"], **{name: _value(value, depth + 1) for name, value in data.items()})
    if found.code == PLAIN and not isinstance(dict(found.data).get("text"), str):
        raise ValueError(f"expected a message, found {stored!r}")
    return found


def _value(stored: Any, depth: int) -> Value:
    if isinstance(stored, Mapping):
        return _message(stored, depth)
    if isinstance(stored, list) and depth <= MOST_NESTED:
        return tuple(_value(item, depth + 1) for item in stored)
    if isinstance(stored, str | int | float | bool):
        return stored
    raise ValueError(f"expected a text, a number, a message or a list of these, found {stored!r}")


class UserError(Exception):
    """What cannot be done, or has failed; `message` says to a person what and why."""

    def __init__(self, message: Coded) -> None:
        self.message = as_message(message)
        super().__init__(str(self.message))


class Coded(Protocol):
    """A message of another package: of the same shape, and of none of ours."""

    @property
    def code(self) -> str: ...
    @property
    def data(self) -> tuple[tuple[str, Any], ...]: ...


def as_message(text: str | Message | Coded) -> Message:
    """The message itself, or what another package said; a text as `plain`."""
    if isinstance(text, Message):
        return text
    if isinstance(text, str):
        return plain(text)
    return Message(text.code, tuple((name, _taken(value)) for name, value in text.data))


def _taken(value: Any) -> Value:
    if isinstance(value, tuple):
        return tuple(map(_taken, value))
    ours: Value = as_message(value) if hasattr(value, "code") else value
    return ours
