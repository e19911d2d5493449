"""What an option of any game may be: one of a few words, a switch, a whole number. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from controller.games.refusal import BadOption

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


def check(options: Mapping[str, Option], game: str, values: Mapping[str, Any], *, table_only: frozenset[str]) -> None:
    """Raise BadOption for the first of `values` that `game` does not have, may not have this value, or is in
    `table_only`: the options that mean nothing in a deal script."""
    for name, value in values.items():
        option = options.get(name)
        if option is None:
            raise BadOption(name, f"an option of {game} (" + " ".join(options) + ")")
        if name in table_only:
            raise BadOption(name, "no such option in a deal script")
        if not option.allows(value):
            raise BadOption(name, option.expected)
