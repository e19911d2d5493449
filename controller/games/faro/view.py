"""What everybody at the table may see of a deal, as JSON.

No look-ahead: only cards that have been shown are in here.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from ..audience import PUBLIC, Viewer
from ..chips import chips
from ..options import in_force
from ..view import correction
from .bets import labels_of
from .casekeeper import DECK_SIZE, case_at, tabs
from .codec import bet_fields
from .deal import LAST_TURN, Deal
from .events import Adjustment, BetMoved, BetPlaced, CardCorrected, CardShown, Movement
from .legal import callable_now, least_stake, legal_of_all
from .settlement import COLOR_CALLS, EVEN_RANKS, Line, call_odds, odd_ranks


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the deal, the same for every viewer."""
    labels = [card.label for card in deal.cards]
    return {
        "game": "faro",
        "phase": deal.phase,
        "turn_number": max(deal.turn, 1),
        "turns": LAST_TURN,
        "cards": labels,
        "places": [place_of(index) for index in range(len(labels))],
        "soda": labels[0] if labels else None,
        "hoc": labels[-1] if len(labels) == DECK_SIZE else None,
        "losers": labels[1 : 2 * LAST_TURN : 2],
        "winners": labels[2 : 2 * LAST_TURN + 1 : 2],
        "turn": _turn(labels),
        "case": case_at(deal.left, deal.cards, case_hoc=deal.rules.case_hoc),
        "tabs": tabs(deal.cards),
        "cards_left": DECK_SIZE - len(labels),
        "unsure": [
            {"index": index, "candidates": [card.label for card in cards]}
            for index, cards in enumerate(deal.pending, start=len(deal.cards))
        ],
        "part_settled": [line._asdict() for _, line in deal.part.values()],
        "bets": [_bet(deal, bet_id) for bet_id in deal.bets],
        "last_settled": _last_settled(deal),
        "parlays": [
            {"from": bet_id, "player": player, "amount": amount} for bet_id, (player, amount) in deal.winners.items()
        ]
        if deal.open
        else [],
        "callable": _callable(deal),
        "chips": chips(least_stake(deal), deal.rules.max, deal.rules.unit),
        "legal": legal_of_all(deal),
        "adjustments": [_correction(event) for event in deal.corrections],
        "bank": deal.bank,
        "purses": dict(deal.purses),
        "debts": dict(deal.debts),
        "on_layout": deal.on_layout,
        "parity": {"odd": labels_of(odd_ranks(deal.rules.parity_king)), "even": labels_of(EVEN_RANKS)},
        "rules": deal.rules.changed(),
        "options": [option.json() for option in in_force(deal.rules)],
    }


def place_of(index: int) -> tuple[int, str]:
    """The turn in which card `index` of the pack comes, and where it goes: `soda`, `lost`, `won` or `hoc`; the soda is
    of turn 0, the hoc of the turn after the last (docs/rules.md 1.1)."""
    if index in (0, DECK_SIZE - 1):
        return (0, "soda") if index == 0 else (LAST_TURN + 1, "hoc")
    return (index + 1) // 2, "lost" if index % 2 else "won"


def _turn(labels: list[str]) -> dict[str, str | None]:
    """The two cards of the turn that lie there: with a box the winner stays visible until the next turn begins."""
    shown = labels[1 : 2 * LAST_TURN + 1]
    if not shown:
        return {"loser": None, "winner": None}
    if len(shown) % 2:
        return {"loser": shown[-1], "winner": None}
    return {"loser": shown[-2], "winner": shown[-1]}


def _bet(deal: Deal, bet_id: str) -> dict[str, Any]:
    bet = deal.bets[bet_id]
    return {
        "id": bet.id,
        "player": bet.player,
        **bet_fields(bet),
        "stake": bet.stake,
        "barred": bet.barred,
        "dead": deal.is_dead(bet),
    }


def _last_settled(deal: Deal) -> dict[str, Any] | None:
    if not deal.lines:
        return None
    placed = _placed_fields(deal)
    lines = [{**_line(line), **placed.get(line.id, {})} for line in deal.lines[-1]]
    return {"turn": len(deal.lines), "lines": lines}


def _placed_fields(deal: Deal) -> dict[str, dict[str, Any]]:
    """How each bet of the last turn was placed, from the acts: a settled bet is no longer on the layout."""
    wanted = {line.id for line in deal.lines[-1]}
    found: dict[str, dict[str, Any]] = {}
    bets = {}
    losing_card = 2 * len(deal.lines) - 1
    for event in deal.log:
        if isinstance(event, CardShown) and event.index == losing_card:
            break
        if isinstance(event, BetPlaced):
            if event.bet.id in wanted:
                bets[event.bet.id] = event.bet
        elif isinstance(event, BetMoved) and event.id in bets:
            bets[event.id] = bets[event.id]._replace(
                type=event.type, win=event.win, lose=event.lose, copper=event.copper
            )
    for bet_id, bet in bets.items():
        found[bet_id] = bet_fields(bet)
    return found


def _line(line: Line) -> dict[str, Any]:
    return line._asdict()


def _callable(deal: Deal) -> dict[str, Any] | None:
    """What may be called, with every order and what it pays to one (docs/rules.md 1.7)."""
    kind = callable_now(deal)
    if kind is None:
        return None
    ranks = [card.rank.label for card in deal.last_three]
    orders = COLOR_CALLS if kind == "triple" else tuple(dict.fromkeys(map("".join, permutations(ranks))))
    calls = []
    for order in orders:
        type_ = "color" if kind == "triple" else "call"
        pays = call_odds(deal.rules, deal.last_three, type_, order)
        calls.append({"type": type_, "order": order if kind == "triple" else list(order), "pays": pays})
    return {"kind": kind, "ranks": ranks, "calls": calls}


def _correction(event: CardCorrected) -> dict[str, Any]:
    lines = [_adjustment(adjustment) for adjustment in event.adjustments]
    return correction(event, bank=event.bank, swapped=event.swapped, lines=lines)


def _adjustment(adjustment: Adjustment) -> dict[str, Any]:
    was, now = adjustment.was, adjustment.now
    return {
        "turn": adjustment.turn,
        "at_end": adjustment.turn > LAST_TURN,
        "id": adjustment.id,
        "player": adjustment.player,
        "was": None if was is None else was._asdict(),
        "now": None if now is None else now._asdict(),
        "purse_delta": _credit(now, adjustment.player) - _credit(was, adjustment.player),
    }


def _credit(movement: Movement | None, player: str) -> int:
    return movement.credit if movement is not None and movement.to == player else 0
