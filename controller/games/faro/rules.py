"""The options of casino faro: names, defaults, allowed values and what each decides, as in RULES.md section 1 and its
register C1-C16. Nothing here decides a bet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from ..irregularity import POLICIES
from ..options import MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Whole, described, parse

MAX_ODDS = 1000
_AMOUNT = Whole(0, MAX_AMOUNT)
_LIMIT = Whole(0, MAX_AMOUNT, none=True)
_ODDS = Whole(1, MAX_ODDS)


@dataclass(frozen=True, slots=True)
class Rules(Options):
    """The rules in force for a deal.

    Amounts are integers in minor units, odds are "to one" before `call_convention`.
    """

    min: Annotated[int, _AMOUNT, "The smallest stake (1.2)."] = 1
    max: Annotated[int | None, _LIMIT, "The largest stake, by `max_scope` (1.2)."] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT), "Stakes are multiples of it (1.2)."] = 1
    max_scope: Annotated[
        str, Choice(("position", "bet")), "What the maximum is for: all a player has on a position, or each bet (1.2)."
    ] = "position"
    case_max: Annotated[int | None, _LIMIT, "A lower maximum on a rank of which one card is left (1.2).", LiveOnly] = (
        None
    )
    soda_exposed_before_bets: Annotated[
        bool, Switch(), "The soda is seen before the bets of turn 1; otherwise a cover card lies on it (1.1).", LiveOnly
    ] = True
    lock_withdraw_at_cards: Annotated[
        int | None, Whole(0, 51, none=True), "With so many cards left or fewer no bet is moved or taken back (1.2)."
    ] = None
    solvency: Annotated[
        str,
        Choice(("sum", "turn_worst", "none")),
        "What the bank must be able to pay: all bets together, the worst next turn, or nothing (1.2).",
    ] = "sum"
    parlay_over_max: Annotated[bool, Switch(), "A win that is left lying may be above the maximum (1.2)."] = True
    multi_both_open: Annotated[
        str, Choice(("lose", "push")), "A bet on several ranks when both cards of a turn are of them (1.3)."
    ] = "lose"
    multi_both_copper: Annotated[str, Choice(("push", "win", "lose")), "The same of a coppered bet (1.3)."] = "push"
    group_shapes: Annotated[
        str, Choice(("layout", "any")), "A group is one of the shapes of the layout, or any 2 to 12 ranks (1.3)."
    ] = "layout"
    strings: Annotated[bool, Switch(), "Any set of ranks may be bet on, each to win or to lose (1.3)."] = True
    copper_split: Annotated[
        str, Choice(("own_rank", "any_split")), "The split that takes half of a coppered bet (1.4)."
    ] = "own_rank"
    split_rounding: Annotated[
        str, Choice(("player", "bank")), "Who has the larger half of an odd stake in a split (1.4)."
    ] = "player"
    split_remainder: Annotated[
        str, Choice(("return", "stay")), "What becomes of the half that the bank does not take in a split (1.4)."
    ] = "return"
    ace_high: Annotated[bool, Switch(), "The ace is the highest rank on the high card bar (1.5)."] = False
    high_split: Annotated[str, Choice(("half", "push", "lose")), "What a split does to the high card bet (1.5)."] = (
        "half"
    )
    parity_rule: Annotated[
        str, Choice(("winner", "string")), "Odd and even go by the winning card, or by both as strings (1.5)."
    ] = "winner"
    parity_king: Annotated[str, Choice(("neutral", "odd")), "The King is neither odd nor even, or odd (1.5)."] = (
        "neutral"
    )
    parity_split: Annotated[str, Choice(("half", "push", "lose")), "What a split does to odd and even (1.5)."] = "half"
    dead_bets: Annotated[
        str,
        Choice(("claim", "reject", "return")),
        "Bets on ranks of which no card is left: who claims one has it, none is taken, or they go back (1.6).",
    ] = "claim"
    call_distinct: Annotated[int, _ODDS, "The odds of the order of three different ranks (1.7)."] = 4
    call_pair: Annotated[int, _ODDS, "The odds of the order when two of the last three are of one rank (1.7)."] = 2
    call_color: Annotated[int, _ODDS, "The odds of the colours when all three are of one rank (1.7)."] = 2
    call_convention: Annotated[
        str, Choice(("to_one", "for_one")), "Whether the odds of a call are beside the stake or include it (1.7)."
    ] = "to_one"
    triple_call: Annotated[
        str, Choice(("color", "none")), "What can be called when the last three are of one rank (1.7)."
    ] = "color"
    last_turn_hoc: Annotated[
        str, Choice(("return", "lose_open")), "What the hoc does to bets on its rank that lie at the end (1.7)."
    ] = "return"
    case_hoc: Annotated[bool, Switch(), "The hoc moves its bead too (1.8)."] = False
    irregularity: Annotated[
        str, POLICIES, "What becomes of the stakes when something was wrong with the cards (1.9).", LiveOnly
    ] = "return_stakes"


OPTIONS = described(Rules)


def parse_rules(options: Mapping[str, Any], *, scripted: bool = False) -> Rules:
    """Rules from option names and JSON values. Raises BadOption for an unknown name or a value that is not allowed.

    `scripted` refuses the options that only a live table has.
    """
    return parse(Rules, "casino faro", options, scripted=scripted)


parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
