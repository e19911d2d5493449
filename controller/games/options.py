"""The options of any game: what each may be (one of a few words, a switch, a whole number), what it decides, and the
check where rules are made. Knows no game.

A game's options are the annotated fields of one class, and there alone: configuration, command line, page and
documents read them with `described`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from .refusal import BadOption

MAX_AMOUNT = 2**63 - 1
"""No amount of money may be larger: what an SQLite integer holds."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and value in self.words

    @property
    def expected(self) -> str:
        return " or ".join(f'"{word}"' for word in self.words)


@dataclass(frozen=True, slots=True)
class Switch:
    """true or false."""

    expected: str = "true or false"

    def allows(self, value: object) -> bool:
        return value is True or value is False


@dataclass(frozen=True, slots=True)
class Whole:
    """An integer within bounds, or null where `none` is allowed."""

    low: int
    high: int
    none: bool = False

    def allows(self, value: object) -> bool:
        if value is None:
            return self.none
        return type(value) is int and self.low <= value <= self.high

    @property
    def expected(self) -> str:
        return f"an integer from {self.low} to {self.high}" + (" or null" if self.none else "")


Option = Choice | Switch | Whole


class LiveOnly:
    """Marks an option of the live table that means nothing in a deal script (SETTLE.md)."""


class Described(NamedTuple):
    """One option of a game: its default, what it may be, what it decides in a sentence, and where it counts."""

    default: Any
    option: Option
    says: str
    live_only: bool


@dataclass(frozen=True, slots=True)
class Options:
    """Base of the rules of a game, as a frozen dataclass with slots.

    Each field is `name: Annotated[type, Option, "What it decides (section).", ...] = default`. Rules that a game does
    not have cannot be made: BadOption.
    """

    def __post_init__(self) -> None:
        for name, (default, option, _, _) in described(type(self)).items():
            value = getattr(self, name)
            if value is not default and not option.allows(value):
                raise BadOption(name, option.expected)

    def changed(self) -> dict[str, Any]:
        """The options that differ from their default, by name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}


_DESCRIBED: dict[type[Options], Mapping[str, Described]] = {}


def described(rules: type[Options]) -> Mapping[str, Described]:
    """The options of a game by name, in the order of the class."""
    if rules not in _DESCRIBED:
        _DESCRIBED[rules] = MappingProxyType(_describe(rules))
    return _DESCRIBED[rules]


def _describe(rules: type[Options]) -> dict[str, Described]:
    hints = get_type_hints(rules, include_extras=True)
    found = {}
    for field in fields(rules):
        option, says, *marks = get_args(hints[field.name])[1:]
        found[field.name] = Described(field.default, option, says, LiveOnly in marks)
    return found


R_ = TypeVar("R_", bound=Options)


def parse(rules: type[R_], game: str, values: Mapping[str, Any], *, scripted: bool = False) -> R_:
    """Rules from option names and JSON values. Raises BadOption for an option that `game` does not have, and then for a
    value that is not allowed; `scripted` refuses the options that only a live table has."""
    options = described(rules)
    for name in values:
        if name not in options:
            raise BadOption(name, f"an option of {game} (" + " ".join(options) + ")")
        if scripted and options[name].live_only:
            raise BadOption(name, "no such option in a deal script")
    return rules(**values)
