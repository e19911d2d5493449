"""The options of punto banco (docs/rules.md section 3.1): names, defaults, allowed values and what each decides.
Nothing here decides a bet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from ...irregularity import POLICIES
from ...options import MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Whole, described, parse

MAX_PACKS = 8


def _odds(says: str) -> Whole:
    return Whole(1, MAX_AMOUNT, says)


@dataclass(frozen=True, slots=True)
class Rules(Options):
    """The rules in force; amounts in minor units."""

    variant: Annotated[
        str,
        Choice(
            {
                "standard": "Banker wins pay even money less a commission.",
                "super6": "Banker wins pay even money, and half when the banker wins with 6.",
                "ez": "Banker wins pay even money; a banker who wins with a seven of three cards is a push.",
            }
        ),
        "What a winning banker bet pays (3.1.5, 3.1.8, 3.1.9).",
    ] = "standard"
    commission_pct: Annotated[
        int,
        Whole(0, 100, "The bank keeps {} percent of what a banker bet wins."),
        "The commission on winning banker bets of the standard game, in percent (3.1.5).",
    ] = 5
    commission_rounding: Annotated[
        str,
        Choice(
            {
                "up": "A commission is rounded up.",
                "down": "A commission is rounded down.",
                "nearest": "A commission is rounded to the nearest unit, a half up.",
            }
        ),
        "How a commission is rounded to the smallest unit (3.1.5).",
    ] = "up"
    super6_rounding: Annotated[
        str,
        Choice({"down": "Half a stake is rounded down.", "up": "Half a stake is rounded up."}),
        "How the half is rounded that a banker win with 6 pays (3.1.8).",
    ] = "down"
    tie_odds: Annotated[int, _odds("A tie pays {} to 1."), "What a tie pays (3.1.5)."] = 8
    pair: Annotated[int, _odds("A pair pays {} to 1."), "What a pair pays (3.1.6)."] = 11
    dragon7: Annotated[
        int, _odds("Dragon 7 pays {} to 1."), "What the banker's win with a seven of three cards pays (3.1.9)."
    ] = 40
    panda8: Annotated[
        int, _odds("Panda 8 pays {} to 1."), "What the player's win with an eight of three cards pays (3.1.9)."
    ] = 25
    super6_side: Annotated[
        int, _odds("The bet on Super 6 pays {} to 1."), "What the side bet on a banker win with 6 pays (3.1.8)."
    ] = 12
    pairs: Annotated[
        bool, Switch("Pairs may be bet on.", "There are no bets on pairs."), "Whether pairs may be bet on (3.1.6)."
    ] = True
    push: Annotated[
        str,
        Choice(
            {
                "stay": "A bet that is not decided lies on for the next coup.",
                "return": "A bet that is not decided goes back.",
            }
        ),
        "What becomes of a bet that is not decided (3.1.5).",
    ] = "stay"
    push_withdraw: Annotated[
        bool,
        Switch(
            "A bet that lies on may be taken back before the next coup.",
            "A bet that lies on stays until it is decided.",
        ),
        "Whether a bet that was not decided may be taken back (3.1.5).",
    ] = True
    burn: Annotated[
        bool,
        Switch("The first card is shown and as many as it counts are burnt.", "No cards are burnt."),
        "Cards burnt before the first coup (3.1.2).",
    ] = True
    cut_from_end: Annotated[
        int | None,
        Whole(0, MAX_PACKS * 52, "The cut card lies before card {} from the end.", "There is no cut card in the shoe."),
        "Where the cut card lies, counted from the end of the shoe (3.1.1).",
    ] = 7
    cut_rule: Annotated[
        str,
        Choice(
            {
                "current_is_last": "The coup in which the cut card comes is the last.",
                "one_more": "One more coup follows the one in which the cut card comes.",
            }
        ),
        "Which coup is the last once the cut card has come (3.1.1).",
    ] = "current_is_last"
    min: Annotated[int, Whole(1, MAX_AMOUNT, "A stake is {} or more."), "The least stake (3.1.7)."] = 1
    max: Annotated[
        int | None,
        Whole(1, MAX_AMOUNT, "A stake is at most {}.", "There is no limit to a stake."),
        "The most on player or banker, and elsewhere without `side_max` (3.1.7).",
    ] = None
    side_max: Annotated[
        int | None,
        Whole(1, MAX_AMOUNT, "A stake beside player and banker is at most {}.", "All bets have the same limit."),
        "The most on any bet but player and banker, in place of `max` (3.1.7).",
    ] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT, "Stakes are multiples of {}."), "Stakes are multiples of it (3.1.7)."] = 1
    max_scope: Annotated[
        str,
        Choice(
            {
                "position": "The limit is for all that a player has on one kind of bet.",
                "bet": "The limit is for each bet.",
            }
        ),
        "What the limits count (3.1.7).",
    ] = "position"
    solvency: Annotated[
        str,
        Choice(
            {
                "sum": "The bank takes no bet unless it could pay all that lie at once.",
                "none": "The bank takes every bet and may owe.",
            }
        ),
        "What the bank must be able to pay (3.1.7).",
    ] = "sum"
    packs: Annotated[int, Whole(6, MAX_PACKS, "{} packs are in the shoe."), "Packs in the shoe (3.1.1).", LiveOnly] = 8
    bet_s: Annotated[
        int,
        Whole(5, 300, "Bets are taken for about {} seconds."),
        "After how many seconds the table says that time is up; the dealer closes (3.1.10).",
        LiveOnly,
    ] = 25
    beads: Annotated[
        str,
        Choice(
            {
                "rest": "The beads of the casekeeper stand at rest.",
                "quarters": "A bead moves across with every quarter of the cards of its rank that is shown.",
            }
        ),
        "Whether the casekeeper counts the cards shown, in quarters of a rank (3.1.13).",
        LiveOnly,
    ] = "rest"
    irregularity: Annotated[
        str, POLICIES, "What becomes of the stakes when something was wrong with the cards (3.1.12).", LiveOnly
    ] = "return_stakes"


OPTIONS = described(Rules)


def parse_rules(options: Mapping[str, Any], *, scripted: bool = False) -> Rules:
    """Rules from option names and JSON values. Raises BadOption for an unknown name or a value that is not allowed.

    `scripted` refuses the options that only a live table has.
    """
    return parse(Rules, "punto banco", options, scripted=scripted)


parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
