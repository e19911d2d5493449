"""The options of German faro (docs/rules.md section 2): names, defaults, allowed values and what each
decides. Nothing here decides a stake.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from ..irregularity import POLICIES
from ..options import MAX_AMOUNT, Choice, LiveOnly, Options, Switch, Whole, described, parse


@dataclass(frozen=True, slots=True)
class Rules(Options):
    """The rules in force; amounts are marks."""

    max_total: Annotated[
        int,
        Whole(1, MAX_AMOUNT, "A player may have {} marks on all his cards together."),
        "The marks that one player may have on all his cards (2.2).",
    ] = 10
    pays: Annotated[
        str,
        Choice(
            {
                "right": "A stake that is met on the right is paid, on the left it goes to the bank.",
                "left": "A stake that is met on the left is paid, on the right it goes to the bank.",
            }
        ),
        "The pile that pays; the other one collects (2.5).",
    ] = "right"
    first_pile: Annotated[
        str,
        Choice(
            {
                "right": "The first card of a pair goes to the right.",
                "left": "The first card of a pair goes to the left.",
            }
        ),
        "Where the first card of a pair goes (2.5).",
    ] = "right"
    withdraw: Annotated[
        bool,
        Switch("A stake may be taken back before a pair.", "A stake lies until it is met."),
        "A stake may be taken back before its pair (2.6).",
    ] = False
    dead_stake: Annotated[
        str,
        Choice(
            {
                "reject": "No marks are taken on a card that the bank has turned.",
                "allow": "Marks may lie on a card that the bank has turned, though nothing meets them.",
            }
        ),
        "A stake on a card that the bank has already turned (2.7).",
    ] = "reject"
    settle: Annotated[
        str,
        Choice(
            {
                "collect_first": "The bank collects before it pays.",
                "drawn_order": "The bank settles in the order of the cards.",
            }
        ),
        "The bank collects before it pays, or pile by pile (2.8).",
    ] = "collect_first"
    cover: Annotated[
        bool,
        Switch(
            "A card of a player who is out is covered by the next card.",
            "Cards of a player who is out count like any other.",
        ),
        "Cards of a player who is out are laid over (2.10).",
    ] = True
    odd_last_card: Annotated[
        str,
        Choice(
            {
                "dead": "A single last card decides nothing.",
                "first_pile": "A single last card counts for the first pile.",
            }
        ),
        "A single last card makes no pile, or the first one (2.11).",
    ] = "dead"
    irregularity: Annotated[
        str, POLICIES, "What becomes of the stakes when something was wrong with the cards (1.9).", LiveOnly
    ] = "return_stakes"


OPTIONS = described(Rules)


def parse_rules(options: Mapping[str, Any], *, scripted: bool = False) -> Rules:
    """Rules from option names and JSON values. Raises BadOption for an unknown name or a value that is not allowed.

    `scripted` refuses the options that only a live table has.
    """
    return parse(Rules, "German faro", options, scripted=scripted)


parse_script_rules = partial(parse_rules, scripted=True)
"""The rules of a deal script."""
