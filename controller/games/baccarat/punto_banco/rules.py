"""The options of punto banco (docs/rules.md section 3.1): names, defaults, allowed values and what each decides.
Nothing here decides a bet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ...irregularity import POLICIES
from ...message import say
from ...options import (
    BY_KEY,
    MAX_AMOUNT,
    LiveOnly,
    OnlyWith,
    Options,
    Switch,
    Unless,
    Whole,
    Words,
    described,
    parse,
)
from ..rules import BEADS

MAX_PACKS = 8


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force; amounts in minor units."""

    variant: Annotated[str, Words("standard", "super6", "ez"), say("punto_banco-option-variant")] = "standard"
    commission_pct: Annotated[
        int, Whole(0, 100), say("punto_banco-option-commission-pct"), OnlyWith("variant", ("standard",))
    ] = 5
    commission_rounding: Annotated[
        str,
        Words("up", "down", "nearest"),
        say("punto_banco-option-commission-rounding"),
        OnlyWith("variant", ("standard",)),
        Unless("commission_pct", 0),
    ] = "up"
    super6_rounding: Annotated[
        str, Words("down", "up"), say("punto_banco-option-super6-rounding"), OnlyWith("variant", ("super6",))
    ] = "down"
    tie_odds: Annotated[int, Whole(1, MAX_AMOUNT), say("punto_banco-option-tie-odds")] = 8
    pair: Annotated[int, Whole(1, MAX_AMOUNT), say("punto_banco-option-pair"), OnlyWith("pairs", (True,))] = 11
    dragon7: Annotated[int, Whole(1, MAX_AMOUNT), say("punto_banco-option-dragon7"), OnlyWith("variant", ("ez",))] = 40
    panda8: Annotated[int, Whole(1, MAX_AMOUNT), say("punto_banco-option-panda8"), OnlyWith("variant", ("ez",))] = 25
    super6_side: Annotated[
        int, Whole(1, MAX_AMOUNT), say("punto_banco-option-super6-side"), OnlyWith("variant", ("super6",))
    ] = 12
    pairs: Annotated[bool, Switch(), say("punto_banco-option-pairs")] = True
    push: Annotated[str, Words("stay", "return"), say("punto_banco-option-push")] = "stay"
    push_withdraw: Annotated[bool, Switch(), say("punto_banco-option-push-withdraw"), OnlyWith("push", ("stay",))] = (
        True
    )
    burn: Annotated[bool, Switch(), say("punto_banco-option-burn")] = True
    cut_from_end: Annotated[int | None, Whole(0, MAX_AMOUNT, none=BY_KEY), say("punto_banco-option-cut-from-end")] = 7
    cut_rule: Annotated[
        str, Words("current_is_last", "one_more"), say("punto_banco-option-cut-rule"), Unless("cut_from_end", None)
    ] = "current_is_last"
    min: Annotated[int, Whole(1, MAX_AMOUNT), say("punto_banco-option-min")] = 1
    max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), say("punto_banco-option-max")] = None
    side_max: Annotated[int | None, Whole(1, MAX_AMOUNT, none=BY_KEY), say("punto_banco-option-side-max")] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT), say("punto_banco-option-unit")] = 1
    max_scope: Annotated[str, Words("position", "bet"), say("punto_banco-option-max-scope")] = "position"
    solvency: Annotated[str, Words("sum", "none"), say("punto_banco-option-solvency")] = "sum"
    packs: Annotated[int, Whole(6, MAX_PACKS, only=(6, MAX_PACKS)), say("punto_banco-option-packs"), LiveOnly] = 8
    bet_s: Annotated[int, Whole(5, 300), say("punto_banco-option-bet-s"), LiveOnly] = 25
    beads: Annotated[str, BEADS, say("punto_banco-option-beads"), LiveOnly] = "rest"
    irregularity: Annotated[str, POLICIES, say("punto_banco-option-irregularity"), LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("punto_banco-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
stored_rules = partial(parse_rules, stored=True)
"""The rules of a table, whose journal may be of an earlier version: with seven packs."""
