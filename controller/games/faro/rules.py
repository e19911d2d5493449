"""The options of casino faro: names, defaults, allowed values and what each decides, as in docs/rules.md
section 1. Nothing here decides a bet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ..irregularity import POLICIES
from ..message import Message, say
from ..options import BY_KEY, MAX_AMOUNT, LiveOnly, Options, Switch, Whole, Words, described, parse

MAX_ODDS = 1000


def _amount(says: str, none: Message | None = None) -> Whole:
    return Whole(0, MAX_AMOUNT, says, none)


def _odds(says: str) -> Whole:
    return Whole(1, MAX_ODDS, says)


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force for a deal.

    Amounts are integers in minor units, odds are "to one" before `call_convention`.
    """

    min: Annotated[int, _amount("faro-option-min-is"), say("faro-option-min")] = 1
    max: Annotated[
        int | None, _amount("faro-option-max-is", none=say("faro-option-max-none")), say("faro-option-max")
    ] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT), say("faro-option-unit")] = 1
    max_scope: Annotated[str, Words("position", "bet"), say("faro-option-max-scope")] = "position"
    case_max: Annotated[
        int | None,
        _amount("faro-option-case-max-is", none=say("faro-option-case-max-none")),
        say("faro-option-case-max"),
        LiveOnly,
    ] = None
    soda_exposed_before_bets: Annotated[bool, Switch(), say("faro-option-soda-exposed-before-bets"), LiveOnly] = True
    lock_withdraw_at_cards: Annotated[
        int | None, Whole(0, 51, none=BY_KEY), say("faro-option-lock-withdraw-at-cards")
    ] = None
    solvency: Annotated[str, Words("sum", "turn_worst", "none"), say("faro-option-solvency")] = "sum"
    parlay_over_max: Annotated[bool, Switch(), say("faro-option-parlay-over-max")] = True
    multi_both_open: Annotated[str, Words("lose", "push"), say("faro-option-multi-both-open")] = "lose"
    multi_both_copper: Annotated[str, Words("push", "win", "lose"), say("faro-option-multi-both-copper")] = "push"
    group_shapes: Annotated[str, Words("layout", "any"), say("faro-option-group-shapes")] = "layout"
    strings: Annotated[bool, Switch(), say("faro-option-strings")] = True
    copper_split: Annotated[str, Words("own_rank", "any_split"), say("faro-option-copper-split")] = "own_rank"
    split_rounding: Annotated[str, Words("player", "bank"), say("faro-option-split-rounding")] = "player"
    split_remainder: Annotated[str, Words("return", "stay"), say("faro-option-split-remainder")] = "return"
    ace_high: Annotated[bool, Switch(), say("faro-option-ace-high")] = False
    high_split: Annotated[str, Words("half", "push", "lose"), say("faro-option-high-split")] = "half"
    parity_rule: Annotated[str, Words("winner", "string"), say("faro-option-parity-rule")] = "winner"
    parity_king: Annotated[str, Words("neutral", "odd"), say("faro-option-parity-king")] = "neutral"
    parity_split: Annotated[str, Words("half", "push", "lose"), say("faro-option-parity-split")] = "half"
    dead_bets: Annotated[str, Words("claim", "reject", "return"), say("faro-option-dead-bets")] = "claim"
    call_distinct: Annotated[int, _odds("faro-option-call-distinct-is"), say("faro-option-call-distinct")] = 4
    call_pair: Annotated[int, _odds("faro-option-call-pair-is"), say("faro-option-call-pair")] = 2
    call_color: Annotated[int, _odds("faro-option-call-color-is"), say("faro-option-call-color")] = 2
    call_convention: Annotated[str, Words("to_one", "for_one"), say("faro-option-call-convention")] = "to_one"
    triple_call: Annotated[str, Words("color", "none"), say("faro-option-triple-call")] = "color"
    last_turn_hoc: Annotated[str, Words("return", "lose_open"), say("faro-option-last-turn-hoc")] = "return"
    case_hoc: Annotated[bool, Switch(), say("faro-option-case-hoc")] = False
    irregularity: Annotated[str, POLICIES, say("faro-option-irregularity"), LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("faro-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
