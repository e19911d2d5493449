"""What somebody at the table may see of a shoe of baccarat banque, as JSON. A card that lies face down is in it for its
audience alone, and so is a claim that is sealed.
"""

from __future__ import annotations

from typing import Any

from ...audience import PUBLIC, Viewer
from ...cards import Card
from ...chips import chips
from ...view import correction, money_and_rules
from ..hand import total
from .coup import PLACES, SIDES
from .deal import TURN, UNDER_WAY, CoupPlayed, Deal
from .exposure import exposure
from .legal import legal
from .refusals import whose_turn
from .settlement import in_rotation

MOST_TOLD = 12
"""Coups that a page is told of."""


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the shoe as this viewer may see it, and in `legal` what he may do."""
    rules, seats = deal.rules, deal.seats
    mine = viewer.seated
    seen = [card if exposure(deal, index).sees(viewer) else None for index, card in enumerate(deal.cards)]
    return {
        "game": "baccarat_banque",
        "phase": deal.phase,
        "coup": deal.number,
        "cards": [None if card is None else card.label for card in seen],
        "places": list(deal.places),
        "cards_left": deal.cards_left,
        "seats": {
            "right": list(seats.right),
            "left": list(seats.left),
            "standers": list(seats.standers),
            "hands": dict(zip(SIDES, seats.hands, strict=True)),
        },
        "banker": deal.banker,
        "bank": deal.bank,
        "bank_by": rules.bank_by,
        "unlimited": deal.unlimited,
        "broken": bool(deal.broken_in),
        "offer": None if deal.offer is None else {"by": deal.offer.by, "amount": deal.offer.amount},
        "bids": [
            {"player": player, "amount": amount}
            for player, amount in deal.bids.items()
            if rules.bank_by == "auction" or player == mine
        ],
        "claim": None if mine is None or mine not in deal.claims else {"cheval": deal.claims[mine]},
        "stakes": [{"player": player, "side": side, "amount": amount} for (player, side), amount in in_rotation(deal)],
        "staked": {side: sum([lies for (_, on), lies in deal.stakes.items() if on == side]) for side in SIDES},
        "over_bank": deal.over_bank,
        "banco": list(deal.banco),
        "turn": None if deal.phase not in TURN else {"hand": TURN[deal.phase], "player": whose_turn(deal)},
        "next": deal.next_place,
        "hands": _hands(deal, seen[deal.first :]) if deal.phase in UNDER_WAY else _last_hands(deal),
        "coups": [_coup(played) for played in deal.coups[-MOST_TOLD:]],
        "last_settled": None if not deal.coups else _settled(deal.coups[-1]),
        "chips": chips(rules.min, None, rules.unit),
        "legal": legal(deal, mine) if mine else {},
        **money_and_rules(deal),
        "adjustments": [correction(event, bank=event.bank) for event in deal.corrections],
    }


def _hand(
    cards: list[Card | None], *, open_: bool, player: str | None, drawn: bool | None, result: str = ""
) -> dict[str, Any]:
    """A hand as this viewer sees it; `open_`: everybody does."""
    known = [card for card in cards if card is not None]
    return {
        "cards": [None if card is None else card.label for card in cards],
        "total": total(known) if cards and len(known) == len(cards) else None,
        "open": open_,
        "player": player,
        "decision": None if drawn is None else "draw" if drawn else "stand",
        "result": result or None,
    }


def _hands(deal: Deal, seen: list[Card | None]) -> dict[str, Any]:
    """The hands of the coup under way; `seen`: its cards as the viewer sees them."""
    at: dict[str, list[int]] = {hand: [] for hand in PLACES}
    for index, place in enumerate(deal.places[deal.first :]):
        at[place[:-2]].append(index)
    players = {**dict(zip(SIDES, deal.players, strict=True)), "banker": deal.banker}
    return {
        hand: _hand(
            [seen[index] for index in at[hand]],
            open_=all(exposure(deal, deal.first + index).everybody for index in at[hand]),
            player=players[hand],
            drawn=deal.drawn.get(hand),
        )
        for hand in PLACES
    }


def _last_hands(deal: Deal) -> dict[str, Any]:
    """Between coups those of the last one."""
    if not deal.coups:
        return {hand: _hand([], open_=True, player=None, drawn=None) for hand in PLACES}
    done, banker, _, players, decided, _ = deal.coups[-1]
    about = zip(PLACES, done.hands, (*players, banker), (*done.results, ""), strict=True)
    return {
        hand: _hand(list(cards), open_=True, player=player, drawn=decided.get(hand), result=result)
        for hand, cards, player, result in about
    }


def _coup(played: CoupPlayed) -> dict[str, Any]:
    """One coup of the record."""
    done = played.done
    return {
        "coup": done.coup,
        "banker": played.banker,
        "bank": done.bank,
        "right": done.results[0] or None,
        "left": done.results[1] or None,
        "totals": {hand: total(cards) for hand, cards in zip(PLACES, done.hands, strict=True)},
    }


def _settled(played: CoupPlayed) -> dict[str, Any]:
    done = played.done
    return {
        "coup": done.coup,
        "right": done.results[0] or None,
        "left": done.results[1] or None,
        "banco": list(played.banco),
        "lines": [line._asdict() for line in done.lines],
        "bank": done.bank,
    }
