"""The options of German faro (docs/rules.md section 2): names, defaults, allowed values and what each
decides. Nothing here decides a stake.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ..irregularity import POLICIES
from ..message import say
from ..options import MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Whole, described, parse


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force; amounts are marks."""

    max_total: Annotated[
        int,
        Whole(1, MAX_AMOUNT, "german_faro-option-max-total-is"),
        say("german_faro-option-max-total"),
    ] = 10
    pays: Annotated[
        str,
        Choice(
            {
                "right": say("german_faro-option-pays-right"),
                "left": say("german_faro-option-pays-left"),
            }
        ),
        say("german_faro-option-pays"),
    ] = "right"
    first_pile: Annotated[
        str,
        Choice(
            {
                "right": say("german_faro-option-first-pile-right"),
                "left": say("german_faro-option-first-pile-left"),
            }
        ),
        say("german_faro-option-first-pile"),
    ] = "right"
    withdraw: Annotated[
        bool,
        Switch(say("german_faro-option-withdraw-on"), say("german_faro-option-withdraw-off")),
        say("german_faro-option-withdraw"),
    ] = False
    dead_stake: Annotated[
        str,
        Choice(
            {
                "reject": say("german_faro-option-dead-stake-reject"),
                "allow": say("german_faro-option-dead-stake-allow"),
            }
        ),
        say("german_faro-option-dead-stake"),
    ] = "reject"
    settle: Annotated[
        str,
        Choice(
            {
                "collect_first": say("german_faro-option-settle-collect-first"),
                "drawn_order": say("german_faro-option-settle-drawn-order"),
            }
        ),
        say("german_faro-option-settle"),
    ] = "collect_first"
    cover: Annotated[
        bool,
        Switch(say("german_faro-option-cover-on"), say("german_faro-option-cover-off")),
        say("german_faro-option-cover"),
    ] = True
    odd_last_card: Annotated[
        str,
        Choice(
            {
                "dead": say("german_faro-option-odd-last-card-dead"),
                "first_pile": say("german_faro-option-odd-last-card-first-pile"),
            }
        ),
        say("german_faro-option-odd-last-card"),
    ] = "dead"
    irregularity: Annotated[str, POLICIES, say("german_faro-option-irregularity"), LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("german_faro-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
