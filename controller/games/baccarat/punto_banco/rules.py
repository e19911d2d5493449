"""The options of punto banco (docs/rules.md section 3.1): names, defaults, allowed values and what each decides.
Nothing here decides a bet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ...irregularity import POLICIES
from ...message import say
from ...options import MAX_AMOUNT, Choice, LiveOnly, OnlyWith, Options, Switch, Unless, Whole, described, parse
from ..rules import BEADS

MAX_PACKS = 8


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force; amounts in minor units."""

    variant: Annotated[
        str,
        Choice(
            {
                "standard": say("punto_banco-option-variant-standard"),
                "super6": say("punto_banco-option-variant-super6"),
                "ez": say("punto_banco-option-variant-ez"),
            }
        ),
        say("punto_banco-option-variant"),
    ] = "standard"
    commission_pct: Annotated[
        int,
        Whole(0, 100, "punto_banco-option-commission-pct-is"),
        say("punto_banco-option-commission-pct"),
        OnlyWith("variant", ("standard",)),
    ] = 5
    commission_rounding: Annotated[
        str,
        Choice(
            {
                "up": say("punto_banco-option-commission-rounding-up"),
                "down": say("punto_banco-option-commission-rounding-down"),
                "nearest": say("punto_banco-option-commission-rounding-nearest"),
            }
        ),
        say("punto_banco-option-commission-rounding"),
        OnlyWith("variant", ("standard",)),
        Unless("commission_pct", 0),
    ] = "up"
    super6_rounding: Annotated[
        str,
        Choice(
            {
                "down": say("punto_banco-option-super6-rounding-down"),
                "up": say("punto_banco-option-super6-rounding-up"),
            }
        ),
        say("punto_banco-option-super6-rounding"),
        OnlyWith("variant", ("super6",)),
    ] = "down"
    tie_odds: Annotated[
        int, Whole(1, MAX_AMOUNT, "punto_banco-option-tie-odds-is"), say("punto_banco-option-tie-odds")
    ] = 8
    pair: Annotated[
        int,
        Whole(1, MAX_AMOUNT, "punto_banco-option-pair-is"),
        say("punto_banco-option-pair"),
        OnlyWith("pairs", (True,)),
    ] = 11
    dragon7: Annotated[
        int,
        Whole(1, MAX_AMOUNT, "punto_banco-option-dragon7-is"),
        say("punto_banco-option-dragon7"),
        OnlyWith("variant", ("ez",)),
    ] = 40
    panda8: Annotated[
        int,
        Whole(1, MAX_AMOUNT, "punto_banco-option-panda8-is"),
        say("punto_banco-option-panda8"),
        OnlyWith("variant", ("ez",)),
    ] = 25
    super6_side: Annotated[
        int,
        Whole(1, MAX_AMOUNT, "punto_banco-option-super6-side-is"),
        say("punto_banco-option-super6-side"),
        OnlyWith("variant", ("super6",)),
    ] = 12
    pairs: Annotated[
        bool,
        Switch(say("punto_banco-option-pairs-on"), say("punto_banco-option-pairs-off")),
        say("punto_banco-option-pairs"),
    ] = True
    push: Annotated[
        str,
        Choice(
            {
                "stay": say("punto_banco-option-push-stay"),
                "return": say("punto_banco-option-push-return"),
            }
        ),
        say("punto_banco-option-push"),
    ] = "stay"
    push_withdraw: Annotated[
        bool,
        Switch(say("punto_banco-option-push-withdraw-on"), say("punto_banco-option-push-withdraw-off")),
        say("punto_banco-option-push-withdraw"),
        OnlyWith("push", ("stay",)),
    ] = True
    burn: Annotated[
        bool,
        Switch(say("punto_banco-option-burn-on"), say("punto_banco-option-burn-off")),
        say("punto_banco-option-burn"),
    ] = True
    cut_from_end: Annotated[
        int | None,
        Whole(0, MAX_AMOUNT, "punto_banco-option-cut-from-end-is", say("punto_banco-option-cut-from-end-none")),
        say("punto_banco-option-cut-from-end"),
    ] = 7
    cut_rule: Annotated[
        str,
        Choice(
            {
                "current_is_last": say("punto_banco-option-cut-rule-current-is-last"),
                "one_more": say("punto_banco-option-cut-rule-one-more"),
            }
        ),
        say("punto_banco-option-cut-rule"),
        Unless("cut_from_end", None),
    ] = "current_is_last"
    min: Annotated[int, Whole(1, MAX_AMOUNT, "punto_banco-option-min-is"), say("punto_banco-option-min")] = 1
    max: Annotated[
        int | None,
        Whole(1, MAX_AMOUNT, "punto_banco-option-max-is", say("punto_banco-option-max-none")),
        say("punto_banco-option-max"),
    ] = None
    side_max: Annotated[
        int | None,
        Whole(1, MAX_AMOUNT, "punto_banco-option-side-max-is", say("punto_banco-option-side-max-none")),
        say("punto_banco-option-side-max"),
    ] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT, "punto_banco-option-unit-is"), say("punto_banco-option-unit")] = 1
    max_scope: Annotated[
        str,
        Choice(
            {
                "position": say("punto_banco-option-max-scope-position"),
                "bet": say("punto_banco-option-max-scope-bet"),
            }
        ),
        say("punto_banco-option-max-scope"),
    ] = "position"
    solvency: Annotated[
        str,
        Choice(
            {
                "sum": say("punto_banco-option-solvency-sum"),
                "none": say("punto_banco-option-solvency-none"),
            }
        ),
        say("punto_banco-option-solvency"),
    ] = "sum"
    packs: Annotated[
        int,
        Whole(6, MAX_PACKS, "punto_banco-option-packs-is", only=(6, MAX_PACKS)),
        say("punto_banco-option-packs"),
        LiveOnly,
    ] = 8
    bet_s: Annotated[int, Whole(5, 300, "punto_banco-option-bet-s-is"), say("punto_banco-option-bet-s"), LiveOnly] = 25
    beads: Annotated[
        str,
        BEADS,
        say("punto_banco-option-beads"),
        LiveOnly,
    ] = "rest"
    irregularity: Annotated[str, POLICIES, say("punto_banco-option-irregularity"), LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("punto_banco-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
stored_rules = partial(parse_rules, stored=True)
"""The rules of a table, whose journal may be of an earlier version: with seven packs."""
