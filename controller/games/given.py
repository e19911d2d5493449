"""What a caller gives in code: a command of another game, and a value of another kind than its field's, are refused in
words. What comes as JSON has its readers (codec). Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import NoneType
from typing import Any, NamedTuple, get_args

from .cards import Card
from .codec import types_of
from .irregularity import POLICIES, WORDS, Policy, Rulings
from .message import Message, Value, say
from .refusal import refuse

MOST_SHOWN = 80
"""Most characters of a value that an error message repeats."""


class Kind(NamedTuple):
    """What a value must be, and how that is said."""

    allows: Callable[[Any], bool]
    expected: Value


def _cards(value: Any) -> bool:
    return type(value) is tuple and value != () and all(isinstance(one, Card) for one in value)


def _rulings(value: Any) -> bool:
    return type(value) is tuple and all(
        type(one) is tuple and len(one) == 2 and type(one[0]) is str and one[1] in WORDS for one in value
    )


_KINDS: Mapping[Any, Kind] = {
    int: Kind(lambda value: type(value) is int, say("games-whole")),
    bool: Kind(lambda value: type(value) is bool, say("games-true-or-false")),
    str: Kind(lambda value: type(value) is str, say("games-a-string")),
    Card: Kind(lambda value: isinstance(value, Card), say("games-a-card-value")),
    tuple[Card, ...]: Kind(_cards, say("games-a-tuple-of-cards")),
    Policy: Kind(POLICIES.allows, POLICIES.expected),
    Rulings: Kind(_rulings, say("games-pairs-of-rulings")),
}
"""By the type of a field. What a game takes in several forms, such as ranks, its own rules read."""


def kinds_of(command: type[Any]) -> dict[str, Kind]:
    """The fields of a command that are checked, with what each must be."""
    kinds = {name: _kind_of(hint) for name, hint in types_of(command).items()}
    return {name: kind for name, kind in kinds.items() if kind is not None}


def _kind_of(hint: Any) -> Kind | None:
    if hint in _KINDS:
        return _KINDS[hint]
    rest = [part for part in get_args(hint) if part is not NoneType]
    kind = _KINDS.get(rest[0]) if len(rest) == 1 else None
    return None if kind is None else _or_none(kind)


def _or_none(kind: Kind) -> Kind:
    return Kind(lambda value: value is None or kind.allows(value), say("games-or-none", expected=kind.expected))


class Commands:
    """The commands of one game, `game` by its name."""

    def __init__(self, game: Message, commands: Iterable[type[Any]]) -> None:
        self._game = game
        self._fields = {command: tuple(kinds_of(command).items()) for command in commands}

    def check(self, command: object) -> None:
        """Refuses what is no command of this game, or has a value of another kind than its field's."""
        fields = self._fields.get(type(command))
        if fields is None:
            refuse("bad_op", say("games-no-command", found=_class_of(command), game=self._game))
        for name, kind in fields:
            value = getattr(command, name)
            if not kind.allows(value):
                where = f"{type(command).__name__}.{name}"
                refuse(
                    "bad_field", say("games-bad-field", field=where, expected=kind.expected, found=_shortened(value))
                )


def _class_of(command: object) -> str:
    """Its class with the folder that it stands in, such as `german_faro.Stake`: several games have one of a name."""
    kind = type(command)
    folder = kind.__module__.rpartition(".")[0].rpartition(".")[2]
    return f"{folder}.{kind.__qualname__}" if folder else kind.__qualname__


def _shortened(value: object) -> str:
    """The value as Python writes it, in one line."""
    text = " ".join(repr(value).split())
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"
