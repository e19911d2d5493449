"""The options of German faro (docs/rules.md section 2): names, defaults, allowed values and what each
decides. Nothing here decides a stake.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ..irregularity import POLICIES
from ..message import say
from ..options import MAX_AMOUNT, LiveOnly, Options, Switch, Whole, Words, described, parse


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force; amounts are marks."""

    max_total: Annotated[int, Whole(1, MAX_AMOUNT), say("german_faro-option-max-total")] = 10
    pays: Annotated[str, Words("right", "left"), say("german_faro-option-pays")] = "right"
    first_pile: Annotated[str, Words("right", "left"), say("german_faro-option-first-pile")] = "right"
    withdraw: Annotated[bool, Switch(), say("german_faro-option-withdraw")] = False
    dead_stake: Annotated[str, Words("reject", "allow"), say("german_faro-option-dead-stake")] = "reject"
    settle: Annotated[str, Words("collect_first", "drawn_order"), say("german_faro-option-settle")] = "collect_first"
    cover: Annotated[bool, Switch(), say("german_faro-option-cover")] = True
    odd_last_card: Annotated[str, Words("dead", "first_pile"), say("german_faro-option-odd-last-card")] = "dead"
    irregularity: Annotated[str, POLICIES, say("german_faro-option-irregularity"), LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("german_faro-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
