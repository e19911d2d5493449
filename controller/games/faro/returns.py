"""The bets the house gives back, as events: those the bank cannot answer for when betting closes, and any others."""

from __future__ import annotations

from collections.abc import Iterable

from .bets import Bet
from .deal import Deal
from .events import BetReturned
from .solvency import add_flow, worst_outflow


def returned(bets: Iterable[Bet], why: str) -> tuple[BetReturned, ...]:
    """The events that give these bets back."""
    return tuple(BetReturned(bet.id, bet.player, bet.stake, why) for bet in bets)


def not_held(deal: Deal) -> tuple[Bet, ...]:
    """The bets that go back, newest first, until the bank can answer for those that lie (docs/rules.md 1.2, 1.9).

    Dead bets ask nothing of it; under `turn_worst` sleeping ones neither.
    """
    if deal.flow is not None:
        return _over_the_worst_turn(deal)
    return _over_the_sum(deal) if deal.rules.solvency == "sum" else ()


def _over_the_sum(deal: Deal) -> tuple[Bet, ...]:
    bound, bank, back = deal.bound, deal.ledger.bank, []
    if bound <= bank:
        return ()
    for bet in reversed(deal.bets.values()):
        if bound <= bank:
            break
        if not deal.is_dead(bet):
            bound -= bet.stake * bet.odds
            back.append(bet)
    return tuple(back)


def _over_the_worst_turn(deal: Deal) -> tuple[Bet, ...]:
    if deal.flow is None or worst_outflow(deal.flow, deal.possible, deal.last_three) <= deal.ledger.bank:
        return ()
    flow = deal.flow.copy()
    back = []
    for bet in reversed(deal.bets.values()):
        if bet.barred or deal.is_dead(bet):
            continue
        add_flow(flow, deal.rules, bet, -1, deal.last_three)
        back.append(bet)
        if worst_outflow(flow, deal.possible, deal.last_three) <= deal.ledger.bank:
            break
    return tuple(back)
