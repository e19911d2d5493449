"""The options of German faro (RULES.md section 2, register C18-C20): names, defaults and allowed values. Decides
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from controller.games.irregularity import POLICIES
from controller.games.options import MAX_AMOUNT, Choice, Option, Switch, Whole, check

MAX_MARKS = MAX_AMOUNT


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
    irregularity: str = "return_stakes"

    def changed(self) -> dict[str, Any]:
        """The options that differ from their default, by name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}


OPTIONS: Mapping[str, Option] = {
    "max_total": Whole(1, MAX_MARKS),
    "pays": Choice(("right", "left")),
    "first_pile": Choice(("right", "left")),
    "withdraw": Switch(),
    "dead_stake": Choice(("reject", "allow")),
    "settle": Choice(("collect_first", "drawn_order")),
    "cover": Switch(),
    "odd_last_card": Choice(("dead", "first_pile")),
    "irregularity": POLICIES,
}

TABLE_ONLY = frozenset({"irregularity"})
"""Options of the live table that mean nothing in a deal script (SETTLE.md)."""


def parse_rules(options: Mapping[str, Any], *, scripted: bool = False) -> Rules:
    """Rules from option names and JSON values. Raises BadOption for an unknown name or a value that is not allowed.

    `scripted` refuses the options that only a live table has.
    """
    check(OPTIONS, "German faro", options, table_only=TABLE_ONLY if scripted else frozenset())
    return Rules(**options)


def parse_script_rules(options: Mapping[str, Any]) -> Rules:
    """The rules of a deal script: without the options that only a live table has."""
    return parse_rules(options, scripted=True)


__all__ = ["MAX_MARKS", "OPTIONS", "TABLE_ONLY", "Rules", "parse_rules", "parse_script_rules"]
