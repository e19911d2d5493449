"""The options of German faro (RULES.md section 2, register C18-C20): names, defaults and allowed values. Decides
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

MAX_MARKS = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force. `max_total` bounds the marks of one player on all his cards together."""

    max_total: int = 10
    pays: str = "right"
    first_pile: str = "right"
    withdraw: bool = False
    dead_stake: str = "reject"
    settle: str = "collect_first"
    cover: bool = True
    odd_last_card: str = "dead"

    def changed(self) -> dict[str, Any]:
        """The options that differ from their default, by name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}


class BadOption(ValueError):
    """An option that does not exist or may not have this value. `name` is the option, `expected` what was wanted."""

    def __init__(self, name: str, expected: str) -> None:
        super().__init__(f"{name}: expected {expected}")
        self.name = name
        self.expected = expected


WORDS: Mapping[str, tuple[str, ...]] = {
    "pays": ("right", "left"),
    "first_pile": ("right", "left"),
    "dead_stake": ("reject", "allow"),
    "settle": ("collect_first", "drawn_order"),
    "odd_last_card": ("dead", "first_pile"),
}
SWITCHES = ("withdraw", "cover")
NAMES = tuple(f.name for f in fields(Rules))


def parse_rules(options: Mapping[str, Any]) -> Rules:
    """Rules from option names and JSON values. Raises BadOption for an unknown name or a value that is not allowed."""
    for name, value in options.items():
        if name in WORDS:
            if not (type(value) is str and value in WORDS[name]):
                raise BadOption(name, " or ".join(f'"{word}"' for word in WORDS[name]))
        elif name in SWITCHES:
            if type(value) is not bool:
                raise BadOption(name, "true or false")
        elif name == "max_total":
            if type(value) is not int or not 1 <= value <= MAX_MARKS:
                raise BadOption(name, f"an integer from 1 to {MAX_MARKS}")
        else:
            raise BadOption(name, "an option of German faro (" + " ".join(NAMES) + ")")
    return Rules(**options)
