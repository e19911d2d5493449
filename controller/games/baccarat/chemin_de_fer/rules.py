"""The options of chemin de fer (docs/rules.md section 3.2): names, defaults, allowed values and what each decides.
Nothing here decides a coup.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from ...irregularity import POLICIES
from ...message import say
from ...options import MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Unless, Whole, described, parse
from ..rules import BEADS

PACKS = 6
"""Packs in the shoe (3.2.1)."""
MOST_LIMIT_S = 300
"""The longest time that a decision may be given, in seconds."""


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """The rules in force; amounts in minor units."""

    chemin_strict: Annotated[
        bool,
        Switch(say("chemin_de_fer-option-strict-on"), say("chemin_de_fer-option-strict-off")),
        say("chemin_de_fer-option-strict"),
    ] = True
    chemin_five: Annotated[
        str,
        Choice(
            {
                "stand": say("chemin_de_fer-option-five-stand"),
                "draw": say("chemin_de_fer-option-five-draw"),
            }
        ),
        say("chemin_de_fer-option-five"),
    ] = "stand"
    chemin_rake: Annotated[int, Whole(0, 100, "chemin_de_fer-option-rake-is"), say("chemin_de_fer-option-rake")] = 0
    rake_rounding: Annotated[
        str,
        Choice(
            {
                "up": say("chemin_de_fer-option-rake-rounding-up"),
                "down": say("chemin_de_fer-option-rake-rounding-down"),
                "nearest": say("chemin_de_fer-option-rake-rounding-nearest"),
            }
        ),
        say("chemin_de_fer-option-rake-rounding"),
        Unless("chemin_rake", 0),
    ] = "up"
    min: Annotated[int, Whole(1, MAX_AMOUNT, "chemin_de_fer-option-min-is"), say("chemin_de_fer-option-min")] = 1
    unit: Annotated[int, Whole(1, MAX_AMOUNT, "chemin_de_fer-option-unit-is"), say("chemin_de_fer-option-unit")] = 1
    min_bank: Annotated[
        int, Whole(1, MAX_AMOUNT, "chemin_de_fer-option-min-bank-is"), say("chemin_de_fer-option-min-bank")
    ] = 1
    places: Annotated[
        int, Whole(2, 14, "chemin_de_fer-option-places-is"), say("chemin_de_fer-option-places"), LiveOnly
    ] = 9
    bank_s: Annotated[
        int, Whole(5, MOST_LIMIT_S, "chemin_de_fer-option-bank-s-is"), say("chemin_de_fer-option-bank-s"), LiveOnly
    ] = 20
    claim_s: Annotated[
        int, Whole(5, MOST_LIMIT_S, "chemin_de_fer-option-claim-s-is"), say("chemin_de_fer-option-claim-s"), LiveOnly
    ] = 10
    stake_s: Annotated[
        int, Whole(5, MOST_LIMIT_S, "chemin_de_fer-option-stake-s-is"), say("chemin_de_fer-option-stake-s"), LiveOnly
    ] = 25
    cover_s: Annotated[
        int, Whole(5, MOST_LIMIT_S, "chemin_de_fer-option-cover-s-is"), say("chemin_de_fer-option-cover-s"), LiveOnly
    ] = 8
    draw_s: Annotated[
        int, Whole(5, MOST_LIMIT_S, "chemin_de_fer-option-draw-s-is"), say("chemin_de_fer-option-draw-s"), LiveOnly
    ] = 15
    peek: Annotated[
        str,
        Choice(
            {
                "tablet": say("chemin_de_fer-option-peek-tablet"),
                "cards": say("chemin_de_fer-option-peek-cards"),
            }
        ),
        say("chemin_de_fer-option-peek"),
        LiveOnly,
    ] = "tablet"
    beads: Annotated[
        str,
        BEADS,
        say("chemin_de_fer-option-beads"),
        LiveOnly,
    ] = "rest"
    irregularity: Annotated[str, POLICIES, say("chemin_de_fer-option-irregularity"), LiveOnly] = "return_stakes"


OPTIONS = described(Rules)

parse_rules = partial(parse, Rules, say("chemin_de_fer-name"))
"""Rules from option names and JSON values, by `options.parse`."""
parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
