"""What a player may do now, so that a page asks and does not work out the rules again (docs/rules.md 1.2, 1.6, 1.7).

It uses the rules of refusals.py that `decide` uses: what is not offered here is refused or would change nothing. Of a
new bet, a parlay or a move it covers all that does not depend on the ranks; the place of the bet decides the rest: the
maximum of the position, the bank's solvency and dead ranks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..units import rounded_down, rounded_up
from .bets import BET_TYPES, BIT_OF, CALL_TYPES, COPPER_TYPES, NO_RANKS, RANK_TYPES, Bet, RankSet, sides
from .deal import Deal
from .refusals import (
    before_last_turn,
    closed,
    locked,
    no_claims,
    no_player,
    no_win,
    not_dead,
    not_movable,
    on_dead_ranks,
)
from .settlement import call_odds

_KINDS = {3: "distinct", 2: "pair", 1: "triple"}


def legal(deal: Deal, player: str) -> dict[str, Any]:
    """The acts of a seat that this player may do now, each with what it may be done to.

    `bet`: its types, those of them that take a copper, how many ranks to win and to lose a string has, ranks on which
    nothing is taken any more, and the least and the most that may be staked, in steps. The others: the ids of bets; of
    `parlay` those that won in the turn just dealt, of `claim` also those of others, of `copper` those that take a
    copper; `move_to` has the types that a bet may be moved to. Empty while bets are closed.
    """
    return _legal(deal, player, [bet for bet in deal.bets.values() if bet.player == player], _claimable(deal))


def legal_of_all(deal: Deal) -> dict[str, dict[str, Any]]:
    """The same of everybody who may do anything."""
    if closed(deal):
        return {}
    own: dict[str, list[Bet]] = {player: [] for player in deal.purses}
    for bet in deal.bets.values():
        own[bet.player].append(bet)
    dead = _claimable(deal)
    found = {player: _legal(deal, player, bets, dead) for player, bets in own.items()}
    return {player: acts for player, acts in found.items() if acts}


def _legal(deal: Deal, player: str, own: Iterable[Bet], dead: list[str]) -> dict[str, Any]:
    if closed(deal) or no_player(deal, player):
        return {}
    loose = [] if locked(deal) else own
    movable = [bet for bet in loose if not not_movable(bet)]
    least, most = least_stake(deal), most_of_one_bet(deal, player)
    found: dict[str, Any] = {
        "parlay": [bet_id for bet_id in deal.winners if not no_win(deal, bet_id, player) and _rides(deal, bet_id)],
        "move": [bet.id for bet in movable],
        "copper": [bet.id for bet in movable if bet.type in COPPER_TYPES],
        "remove": [bet.id for bet in loose],
        "bar": [bet.id for bet in own if not bet.barred],
        "unbar": [bet.id for bet in own if bet.barred],
        "claim": dead,
    }
    if found["move"]:
        found["move_to"] = [kind for kind in bet_types(deal) if kind in RANK_TYPES]
    if least <= most:
        found["bet"] = {
            "types": bet_types(deal),
            "copper": sorted(COPPER_TYPES),
            "strings": string_shapes(deal),
            "dead": dead_ranks(deal),
            "least": least,
            "most": most,
            "step": deal.rules.unit,
        }
    return {act: what for act, what in found.items() if what}


def _rides(deal: Deal, bet_id: str) -> bool:
    """A stake is left of this win, and in the purse, that a parlay takes (1.2.4)."""
    player, won = deal.winners[bet_id]
    most = min(won, deal.purses[player])
    if deal.rules.max is not None and not deal.rules.parlay_over_max:
        most = min(most, deal.rules.max)
    return least_stake(deal) <= most


def _claimable(deal: Deal) -> list[str]:
    """Dead bets, where they are claimed (1.6)."""
    if no_claims(deal.rules) or not deal.dead:
        return []
    return [bet_id for bet_id in deal.bets if not not_dead(deal, bet_id)]


def least_stake(deal: Deal) -> int:
    """The smallest stake that is taken (1.2)."""
    return rounded_up(max(deal.rules.min, 1), deal.rules.unit)


def most_of_one_bet(deal: Deal, player: str) -> int:
    """The largest stake of a new bet that the purse and the maximum allow (1.2)."""
    most = deal.purses[player]
    if deal.rules.max is not None:
        most = min(most, deal.rules.max)
    return rounded_down(most, deal.rules.unit)


def bet_types(deal: Deal) -> list[str]:
    """The types of bets that are taken in this turn (1.3, 1.5, 1.7)."""
    types = set(BET_TYPES - CALL_TYPES)
    if sides(deal.rules, "string", NO_RANKS, BIT_OF["A"], BIT_OF["2"], copper=False) is None:
        types.discard("string")
    kind = callable_now(deal)
    if kind is not None:
        types.add("color" if kind == "triple" else "call")
    return sorted(types)


def string_shapes(deal: Deal) -> list[dict[str, Any]]:
    """Bets of cards to win and cards to lose, the first that fits: least and most of each and of both (1.3)."""
    heel = {"type": "heel", "win": [1, 1], "lose": [1, 1], "both": [2, 2]}
    string = {"type": "string", "win": [0, 13], "lose": [0, 13], "both": [2, 13]}
    return [heel, string] if deal.rules.strings else [heel]


def dead_ranks(deal: Deal) -> list[str]:
    """Ranks without a card left, where a bet on nothing else is refused (1.6)."""
    if not deal.dead:
        return []
    return [label for label, rank in BIT_OF.items() if on_dead_ranks(deal, _flat(rank))]


def _flat(rank: RankSet) -> Bet:
    return Bet("", "", "flat", win=rank, lose=NO_RANKS, copper=False, order="", stake=0, odds=1)


def callable_now(deal: Deal) -> str | None:
    """What the last three cards are when their order can be called: distinct, pair or triple (1.7)."""
    if closed(deal) or before_last_turn(deal):
        return None
    ranks = [card.label[0] for card in deal.last_three]
    calls = (("call", "".join(ranks)), ("color", "RB"))
    taken = any(call_odds(deal.rules, deal.last_three, kind, order) is not None for kind, order in calls)
    return _KINDS[len(set(ranks))] if taken else None
