"""The options of baccarat banque (docs/rules.md section 3.3): names, defaults, allowed values and what each decides.
Nothing here decides a stake.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ...irregularity import POLICIES
from ...message import say
from ...options import MAX_AMOUNT, Choice, LiveOnly, OnlyWith, Options, Switch, Whole, Words, described, parse
from ..rules import AT_REST

PACKS = 3
_LONGEST_S = 300


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force; amounts in minor units."""

    bank_by: Annotated[str, Words("auction", "list"), say("baccarat_banque-option-bank-by")] = "auction"
    banque_excess: Annotated[
        str, Words("in_order", "trim", "unlimited"), say("baccarat_banque-option-banque-excess")
    ] = "in_order"
    chemin_strict: Annotated[bool, Switch(), say("baccarat_banque-option-chemin-strict")] = True
    chemin_five: Annotated[str, Words("stand", "draw"), say("baccarat_banque-option-chemin-five")] = "stand"
    max_bancos: Annotated[int, Whole(1, MAX_AMOUNT), say("baccarat_banque-option-max-bancos")] = 3
    min: Annotated[int, Whole(1, MAX_AMOUNT), say("baccarat_banque-option-min")] = 1
    unit: Annotated[int, Whole(1, MAX_AMOUNT), say("baccarat_banque-option-unit")] = 1
    min_bank: Annotated[int, Whole(1, MAX_AMOUNT), say("baccarat_banque-option-min-bank")] = 1
    bid_s: Annotated[
        int, Whole(5, _LONGEST_S), say("baccarat_banque-option-bid-s"), LiveOnly, OnlyWith("bank_by", ("auction",))
    ] = 15
    list_s: Annotated[
        int, Whole(5, _LONGEST_S), say("baccarat_banque-option-list-s"), LiveOnly, OnlyWith("bank_by", ("list",))
    ] = 20
    take_s: Annotated[int, Whole(5, _LONGEST_S), say("baccarat_banque-option-take-s"), LiveOnly] = 10
    stake_s: Annotated[int, Whole(5, _LONGEST_S), say("baccarat_banque-option-stake-s"), LiveOnly] = 30
    decide_s: Annotated[int, Whole(5, _LONGEST_S), say("baccarat_banque-option-decide-s"), LiveOnly] = 15
    peek: Annotated[str, Words("tablet", "cards"), say("baccarat_banque-option-peek"), LiveOnly] = "tablet"
    beads: Annotated[
        str,
        Choice(
            {
                "quarters": say("baccarat_banque-option-beads-quarters"),
                "rest": AT_REST,
            }
        ),
        say("baccarat_banque-option-beads"),
        LiveOnly,
    ] = "quarters"
    irregularity: Annotated[str, POLICIES, say("baccarat_banque-option-irregularity"), LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("baccarat_banque-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
