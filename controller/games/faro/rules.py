"""The options of casino faro: names, defaults, allowed values and what each decides, as in docs/rules.md
section 1. Nothing here decides a bet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from ..irregularity import POLICIES
from ..options import MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Whole, described, parse

MAX_ODDS = 1000


def _amount(says: str, none: str | None = None) -> Whole:
    return Whole(0, MAX_AMOUNT, says, none)


def _odds(says: str) -> Whole:
    return Whole(1, MAX_ODDS, says)


@dataclass(frozen=True, slots=True)
class Rules(Options):
    """The rules in force for a deal.

    Amounts are integers in minor units, odds are "to one" before `call_convention`.
    """

    min: Annotated[int, _amount("The smallest stake is {}."), "The smallest stake (1.2)."] = 1
    max: Annotated[
        int | None,
        _amount("The largest stake is {}.", none="There is no largest stake."),
        "The largest stake, by `max_scope` (1.2).",
    ] = None
    unit: Annotated[int, Whole(1, MAX_AMOUNT, "Stakes are multiples of {}."), "Stakes are multiples of it (1.2)."] = 1
    max_scope: Annotated[
        str,
        Choice(
            {
                "position": "The maximum is for all that a player has on one position.",
                "bet": "The maximum is for each bet.",
            }
        ),
        "What the maximum is for: all a player has on a position, or each bet (1.2).",
    ] = "position"
    case_max: Annotated[
        int | None,
        _amount(
            "On a rank of which one card is left the largest stake is {}.", none="Case cards have no lower maximum."
        ),
        "A lower maximum on a rank of which one card is left (1.2).",
        LiveOnly,
    ] = None
    soda_exposed_before_bets: Annotated[
        bool,
        Switch("The soda is seen before the first bets.", "The first bets are made before the soda is seen."),
        "The soda is seen before the bets of turn 1; otherwise a cover card lies on it (1.1).",
        LiveOnly,
    ] = True
    lock_withdraw_at_cards: Annotated[
        int | None,
        Whole(
            0,
            51,
            "With {} cards or fewer left no bet is moved or taken back.",
            none="Bets may be moved and taken back before every turn.",
        ),
        "With so many cards left or fewer no bet is moved or taken back (1.2).",
    ] = None
    solvency: Annotated[
        str,
        Choice(
            {
                "sum": "No bet is taken that the bank could not pay if all bets won.",
                "turn_worst": "The bank must be good for the worst next turn; when bets close, those beyond it go back,"
                " newest first.",
                "none": "The bank may go below zero.",
            }
        ),
        "What the bank must be able to pay: all bets together, the worst next turn, or nothing (1.2).",
    ] = "sum"
    parlay_over_max: Annotated[
        bool,
        Switch("A parlay may be above the maximum.", "A parlay may not be above the maximum."),
        "A win that is left lying may be above the maximum (1.2).",
    ] = True
    multi_both_open: Annotated[
        str,
        Choice(
            {
                "lose": "Two of its cards in one turn: the bank takes it.",
                "push": "Two of its cards in one turn: a draw, the stake lies on.",
            }
        ),
        "A bet on several ranks when both cards of a turn are of them (1.3).",
    ] = "lose"
    multi_both_copper: Annotated[
        str,
        Choice(
            {
                "push": "Coppered, two of its cards in one turn: a draw, the stake lies on.",
                "win": "Coppered, two of its cards in one turn: it wins.",
                "lose": "Coppered, two of its cards in one turn: the bank takes it.",
            }
        ),
        "The same of a coppered bet (1.3).",
    ] = "push"
    group_shapes: Annotated[
        str,
        Choice(
            {
                "layout": "Groups are those of the layout: cards that touch, the pot, the figures, squares.",
                "any": "A group may be any two to twelve ranks.",
            }
        ),
        "A group is one of the shapes of the layout, or any 2 to 12 ranks (1.3).",
    ] = "layout"
    strings: Annotated[
        bool,
        Switch("A string may have any ranks, each to win or to lose.", "No strings at this table."),
        "Any set of ranks may be bet on, each to win or to lose (1.3).",
    ] = True
    copper_split: Annotated[
        str,
        Choice(
            {
                "own_rank": "A split of another rank does not touch a coppered bet.",
                "any_split": "Any split takes half of every coppered stake.",
            }
        ),
        "The split that takes half of a coppered bet (1.4).",
    ] = "own_rank"
    split_rounding: Annotated[
        str,
        Choice(
            {
                "player": "Of an odd stake the player keeps the larger half.",
                "bank": "Of an odd stake the bank takes the larger half.",
            }
        ),
        "Who has the larger half of an odd stake in a split (1.4).",
    ] = "player"
    split_remainder: Annotated[
        str,
        Choice({"return": "The other half goes back.", "stay": "The other half stays on the card."}),
        "What becomes of the half that the bank does not take in a split (1.4).",
    ] = "return"
    ace_high: Annotated[
        bool,
        Switch("The ace is the highest rank.", "The ace is the lowest rank, the king the highest."),
        "The ace is the highest rank on the high card bar (1.5).",
    ] = False
    high_split: Annotated[
        str,
        Choice(
            {
                "half": "A split takes half of it.",
                "push": "A split is a draw, the stake lies on.",
                "lose": "A split loses it.",
            }
        ),
        "What a split does to the high card bet (1.5).",
    ] = "half"
    parity_rule: Annotated[
        str,
        Choice(
            {
                "winner": "The winning card decides.",
                "string": "They play as groups of all odd or all even ranks: both cards or neither is a draw.",
            }
        ),
        "Odd and even go by the winning card, or by both as strings (1.5).",
    ] = "winner"
    parity_king: Annotated[
        str,
        Choice({"neutral": "The king is neither odd nor even.", "odd": "The king is odd."}),
        "The King is neither odd nor even, or odd (1.5).",
    ] = "neutral"
    parity_split: Annotated[
        str,
        Choice(
            {
                "half": "Any split takes half of it.",
                "push": "Any split is a draw, the stake lies on.",
                "lose": "Any split loses it.",
            }
        ),
        "What a split does to odd and even (1.5).",
    ] = "half"
    dead_bets: Annotated[
        str,
        Choice(
            {
                "claim": "Who first claims a bet that lies on dead cards has it.",
                "reject": "No bet is taken on dead cards.",
                "return": "Bets on dead cards go back by themselves.",
            }
        ),
        "Bets on ranks of which no card is left: who claims one has it, none is taken, or they go back (1.6).",
    ] = "claim"
    call_distinct: Annotated[
        int, _odds("Three different ranks pay {} to 1."), "The odds of the order of three different ranks (1.7)."
    ] = 4
    call_pair: Annotated[
        int,
        _odds("With a pair among them it is {} to 1."),
        "The odds of the order when two of the last three are of one rank (1.7).",
    ] = 2
    call_color: Annotated[
        int,
        _odds("The colours of three cards of one rank pay {} to 1."),
        "The odds of the colours when all three are of one rank (1.7).",
    ] = 2
    call_convention: Annotated[
        str,
        Choice(
            {
                "to_one": "The stake comes back beside the odds.",
                "for_one": "The stake is part of the odds: they pay one less.",
            }
        ),
        "Whether the odds of a call are beside the stake or include it (1.7).",
    ] = "to_one"
    triple_call: Annotated[
        str,
        Choice(
            {
                "color": "When all three are of one rank their colours are called.",
                "none": "When all three are of one rank nothing is called.",
            }
        ),
        "What can be called when the last three are of one rank (1.7).",
    ] = "color"
    last_turn_hoc: Annotated[
        str,
        Choice(
            {
                "return": "Bets on the hoc's rank that still lie go back.",
                "lose_open": "Bets on the hoc's rank to win are lost.",
            }
        ),
        "What the hoc does to bets on its rank that lie at the end (1.7).",
    ] = "return"
    case_hoc: Annotated[
        bool,
        Switch("The hoc moves its bead too.", "The hoc moves no bead: the one that is left shows it."),
        "The hoc moves its bead too (1.8).",
    ] = False
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
