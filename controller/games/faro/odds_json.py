"""The odds of a moment of the deal as JSON values: for `faro odds`, and for the tablets where the table shows them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..cards import PACK_52, Card
from .odds import Row, call_table, expected_splits, last_three, split_chance, table, unseen_by_rank
from .rules import Rules

MOST_SEEN = 49
"""Before the last turn three cards are unseen; after it nothing is left to bet on."""


def odds_of(seen: Sequence[Card], rules: Rules, *, left_lying: bool = True) -> dict[str, Any]:
    """The odds as JSON; every number that is not whole is a fraction as text, such as "1/17".

    `left_lying`: also what a bet costs that is left until it is decided, which takes a second to compute.
    """
    left = unseen_by_rank(seen)
    unseen = [card for card in PACK_52 if card not in set(seen)]
    three = last_three(left)
    calls = call_table(rules, unseen) if len(unseen) == 3 else []
    return {
        "seen": [card.label for card in seen],
        "unseen": len(unseen),
        "split": str(split_chance(left)),
        "expected_splits": str(expected_splits(left)),
        "last_three": {name: str(value) for name, value in three._asdict().items()},
        "bets": [_bet_row(row, left_lying) for row in table(rules, left, left_lying=left_lying)],
        "calls": [{"order": order, "pays": odds, "edge": str(edge)} for order, odds, edge in calls],
    }


def _bet_row(row: Row, left_lying: bool) -> dict[str, Any]:
    turn = row.turn
    per_decision = turn.per_decision
    found = {
        "bet": row.bet,
        "left": row.left,
        "win": str(turn.win),
        "lose": str(turn.lose),
        "half": str(turn.half),
        "push": str(turn.push),
        "edge_turn": str(turn.edge),
        "edge_decision": None if per_decision is None else str(per_decision),
    }
    if left_lying:
        found["edge_left_lying"] = None if row.left_lying is None else str(row.left_lying)
    return found


def odds_now(seen: Sequence[Card], rules: Rules) -> dict[str, Any] | None:
    """The odds of the next turn by the cards exposed so far: soda and whole turns; None when no turn is to come.
    A losing card that lies alone is exposed too, but its turn is under way: the odds are those before it.

    Worked out once for all tablets, which only read the answer."""
    known = tuple(seen if len(seen) % 2 else seen[:-1])
    return _odds_once(known, rules) if len(known) <= MOST_SEEN else None


@lru_cache(maxsize=4)
def _odds_once(known: tuple[Card, ...], rules: Rules) -> dict[str, Any]:
    return odds_of(known, rules, left_lying=False)
