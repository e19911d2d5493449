"""The options of casino faro: names, defaults and allowed values, as in RULES.md section 1 and its register C1-C16.

One table is the rule: `Rules` holds the defaults, `OPTIONS` what each may be. Nothing here decides a bet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from controller.games.irregularity import POLICIES
from controller.games.options import MAX_AMOUNT, Choice, Option, Switch, Whole, check

MAX_ODDS = 1000


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force for a deal.

    Amounts are integers in minor units, odds are "to one" before `call_convention`.
    """

    min: int = 1
    max: int | None = None
    unit: int = 1
    max_scope: str = "position"
    case_max: int | None = None
    soda_exposed_before_bets: bool = True
    lock_withdraw_at_cards: int | None = None
    solvency: str = "sum"
    parlay_over_max: bool = True
    multi_both_open: str = "lose"
    multi_both_copper: str = "push"
    group_shapes: str = "layout"
    strings: bool = True
    copper_split: str = "own_rank"
    split_rounding: str = "player"
    split_remainder: str = "return"
    ace_high: bool = False
    high_split: str = "half"
    parity_rule: str = "winner"
    parity_king: str = "neutral"
    parity_split: str = "half"
    dead_bets: str = "claim"
    call_distinct: int = 4
    call_pair: int = 2
    call_color: int = 2
    call_convention: str = "to_one"
    triple_call: str = "color"
    last_turn_hoc: str = "return"
    case_hoc: bool = False
    irregularity: str = "return_stakes"

    def changed(self) -> dict[str, Any]:
        """The options that differ from their default, by name."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}


OPTIONS: Mapping[str, Option] = {
    "min": Whole(0, MAX_AMOUNT),
    "max": Whole(0, MAX_AMOUNT, none=True),
    "unit": Whole(1, MAX_AMOUNT),
    "max_scope": Choice(("position", "bet")),
    "case_max": Whole(0, MAX_AMOUNT, none=True),
    "soda_exposed_before_bets": Switch(),
    "lock_withdraw_at_cards": Whole(0, 51, none=True),
    "solvency": Choice(("sum", "turn_worst", "none")),
    "parlay_over_max": Switch(),
    "multi_both_open": Choice(("lose", "push")),
    "multi_both_copper": Choice(("push", "win", "lose")),
    "group_shapes": Choice(("layout", "any")),
    "strings": Switch(),
    "copper_split": Choice(("own_rank", "any_split")),
    "split_rounding": Choice(("player", "bank")),
    "split_remainder": Choice(("return", "stay")),
    "ace_high": Switch(),
    "high_split": Choice(("half", "push", "lose")),
    "parity_rule": Choice(("winner", "string")),
    "parity_king": Choice(("neutral", "odd")),
    "parity_split": Choice(("half", "push", "lose")),
    "dead_bets": Choice(("claim", "reject", "return")),
    "call_distinct": Whole(1, MAX_ODDS),
    "call_pair": Whole(1, MAX_ODDS),
    "call_color": Whole(1, MAX_ODDS),
    "call_convention": Choice(("to_one", "for_one")),
    "triple_call": Choice(("color", "none")),
    "last_turn_hoc": Choice(("return", "lose_open")),
    "case_hoc": Switch(),
    "irregularity": POLICIES,
}

TABLE_ONLY = frozenset({"case_max", "soda_exposed_before_bets", "irregularity"})
"""Options of the live table that mean nothing in a deal script (SETTLE.md)."""


def parse_rules(options: Mapping[str, Any], *, scripted: bool = False) -> Rules:
    """Rules from option names and JSON values. Raises BadOption for an unknown name or a value that is not allowed.

    `scripted` refuses the options that only a live table has.
    """
    check(OPTIONS, "casino faro", options, table_only=TABLE_ONLY if scripted else frozenset())
    return Rules(**options)


def parse_script_rules(options: Mapping[str, Any]) -> Rules:
    """The rules of a deal script: without the options that only a live table has."""
    return parse_rules(options, scripted=True)


__all__ = ["MAX_AMOUNT", "MAX_ODDS", "OPTIONS", "TABLE_ONLY", "Rules", "parse_rules", "parse_script_rules"]
