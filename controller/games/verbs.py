"""The words a game takes from seats and its dealer: each verb once, with the fields it has and what is made of them.

The web part checks a message by the `fields`, strictly, before it reaches the table; `read` makes the command, also
of an act of a deal script, where a wrong amount is for the rules to refuse. Knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .cards import BY_LABEL
from .codec import Object, Reader, read_card, read_flag, read_stake, read_text, types_of
from .message import Value, say
from .refusal import either

MOST_MONEY = 10**12
"""No amount in one message is larger, in minor units."""


def _as_it_is(obj: Object, name: str) -> Any:
    return obj.get(name)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a verb: `wants` says what it must be; `read` takes it for the command."""

    check: Callable[[Any], bool]
    wants: Value
    read: Reader = _as_it_is
    required: bool = True

    def optional(self) -> Field:
        """The same, and it may be left out."""
        return Field(self.check, self.wants, self.read, required=False)


@dataclass(frozen=True, slots=True)
class Verb:
    """`fields` by name as a tablet sends them; `read` makes the command of them and of `player`, who sent them (for a
    verb of the dealer there is none). It raises Malformed."""

    fields: Mapping[str, Field]
    read: Callable[[Object], Any]


def verb(command: type[Any], **given: Field) -> Verb:
    """The verb that makes a command of this class; its fields have the names of the class's, but for `player`, which
    is given where it is not who sent them. Raises TypeError where the fields do not fit."""
    readers = {name: field.read for name, field in given.items()}
    names = list(types_of(command))
    if set(names) - {"player"} != set(given) - {"player"}:
        raise TypeError(f"{command.__name__} has the fields {names}, the verb {list(given)}")
    wanted = [(name, readers.get(name, read_text)) for name in names]
    return Verb(given, lambda obj: command(*[read(obj, name) for name, read in wanted]))


# Kinds of fields.


def text(limit: int, pattern: str, wants: Value, read: Reader = read_text) -> Field:
    """A string of at most `limit` characters that matches the pattern whole."""
    wanted = re.compile(pattern)

    def check(value: Any) -> bool:
        return isinstance(value, str) and len(value) <= limit and wanted.fullmatch(value) is not None

    return Field(check, wants, read)


def whole(low: int, high: int, wants: Value, read: Reader = _as_it_is) -> Field:
    """An integer within these bounds."""
    return Field(lambda value: type(value) is int and low <= value <= high, wants, read)


def one_of(*words: str) -> Field:
    """One of these words."""
    wants = either(*[f'"{word}"' for word in words])
    return Field(lambda value: isinstance(value, str) and value in words, wants, read_text)


ID = text(64, r"[A-Za-z0-9_.:-]+", say("games-an-id"))
CARD = Field(lambda value: isinstance(value, str) and value in BY_LABEL, say("games-a-card"), read_card)
SWITCH = Field(lambda value: type(value) is bool, say("games-true-or-false"), read_flag)
PLAYER = Field(lambda value: isinstance(value, str) and 0 < len(value) <= 64, say("games-a-player"), read_text)
AMOUNT = whole(1, MOST_MONEY, say("games-an-amount"), read_stake)
