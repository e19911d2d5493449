"""What most commands and facts are, and the verbs of a game, made of the classes of its commands. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..codec import Reader, player_of, read_flag, types_of, whole_of
from ..verbs import AMOUNT, SWITCH, Field, Verb


@dataclass(frozen=True, slots=True)
class OfPlayer:
    """A command of a player that says no more; NO_NAME stands for what was no text."""

    player: str


@dataclass(frozen=True, slots=True)
class OfSum(OfPlayer):
    """A command of a player about a sum; 0 stands for what was no integer."""

    amount: int


class ByPlayer(NamedTuple):
    """A fact of a player that says no more."""

    player: str


class Moved(NamedTuple):
    """A fact of a player and the sum that moved."""

    player: str
    amount: int


_FIELDS: Mapping[Any, Field] = {int: AMOUNT, bool: SWITCH.optional()}
"""By the type of a command's field. What is of another type, a game gives itself."""
_READERS: Mapping[Any, Reader] = {int: whole_of, bool: read_flag}


def name_of(command: type[Any]) -> str:
    """The verb of a command by its class: `PutBank` is `put_bank`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", command.__name__).lower()


def verb_of(command: type[Any], **given: Field) -> Verb:
    """The verb of this command: a sum for each whole number and a switch for each truth value, unless `given`. An
    amount that is no integer is 0 and a player that is no text NO_NAME, which the rules refuse."""
    fields, readers = dict[str, Field](), list[tuple[str, Reader]]()
    for name, hint in types_of(command).items():
        if name == "player":
            readers.append((name, lambda obj, _: player_of(obj)))
            continue
        fields[name] = given[name] if name in given else _FIELDS[hint]
        readers.append((name, given[name].read if name in given else _READERS[hint]))
    return Verb(fields, lambda obj: command(*[read(obj, name) for name, read in readers]))


def verbs(*commands: type[Any], **further: Verb) -> dict[str, Verb]:
    """The verbs of these commands by name, and `further` ones that need more than their class says."""
    return {**{name_of(command): verb_of(command) for command in commands}, **further}


def fixed(command: type[Any], **values: Any) -> Verb:
    """A verb without fields: always this command."""
    return Verb({}, lambda obj: command(**values))
