"""What the bank must be able to pay (docs/rules.md 1.2.3), as running totals. Knows bets and turns, no deal.

For `turn_worst` the net outflow of each of the 169 ordered pairs of ranks is kept (index loser * 13 + winner),
followed by that of the six orders of the last three cards for the calls of the last turn. Splits are among the 169.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from ..cards import Card
from .bets import CALL_TYPES, Bet
from .rules import Rules
from .settlement import WIN, call_outcome, half_taken, outcome_table

TURNS = 169
FLOW_SIZE = TURNS + 6


def add_flow(flow: list[int], rules: Rules, bet: Bet, sign: int, last_three: Sequence[Card]) -> None:
    """Add the bet to the outflows (`sign` 1) or take it out (-1)."""
    amount = bet.stake * sign
    if bet.type in CALL_TYPES:
        for i, order in enumerate(permutations(last_three), start=TURNS):
            flow[i] += amount * bet.odds if call_outcome(bet, *order) == WIN else -amount
        return
    table = outcome_table(rules, bet)
    for i in table.wins:
        flow[i] += amount
    for i in table.loses:
        flow[i] -= amount
    taken = half_taken(rules, bet.stake) * sign
    for i in table.halves:
        flow[i] -= taken


def possible_turns(left: Sequence[int]) -> tuple[int, ...]:
    """The indices of the turns that these cards can still give; `left` cards by rank column."""
    here = [column for column in range(13) if left[column]]
    return tuple([a * 13 + b for a in here for b in here if a != b or left[a] > 1])


def worst_outflow(flow: list[int], possible: tuple[int, ...], last_three: Sequence[Card]) -> int:
    """The largest net outflow over the possible next turns; with the last three cards given, over their six orders."""
    if not last_three:
        return max(map(flow.__getitem__, possible))
    return max(
        flow[a.column * 13 + b.column] + flow[i] for i, (a, b, _) in enumerate(permutations(last_three), start=TURNS)
    )
