"""What somebody at the table may see of a shoe of chemin de fer, as JSON. A card that lies face down is in it for who
looks at it alone, and a claim under seal for who made it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...audience import PUBLIC, Viewer
from ...cards import Card
from ...chips import chips
from ...view import correction, money_and_rules
from ..banking import excess
from ..hand import total
from .acts import CoupSettled
from .coup import BANKER_THIRD, FIRST_FOUR, PUNTERS_THIRD
from .deal import Deal
from .rounds import ROUNDS

_PUNTERS = (FIRST_FOUR[0], FIRST_FOUR[2], PUNTERS_THIRD)
_BANKER = (FIRST_FOUR[1], FIRST_FOUR[3], BANKER_THIRD)


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the shoe as this viewer may see it."""
    rules = deal.rules
    mine = viewer.seated
    labels = [
        card.label if ROUNDS.exposure(deal, index).sees(viewer) else None for index, card in enumerate(deal.cards)
    ]
    return {
        "game": "chemin_de_fer",
        "phase": deal.phase,
        "coup": deal.number,
        "cards": labels,
        "places": list(deal.places),
        "cards_left": deal.cards_left,
        "seats": list(deal.seats),
        "standers": list(deal.standers),
        "order": list(deal.order),
        "banker": deal.banker,
        "turn": deal.turn if deal.phase == "vacant" else None,
        "offer": None if deal.offer is None else {"by": deal.offer.by, "amount": deal.offer.amount},
        "banco": deal.banco,
        "stakes": [{"player": player, "stake": stake} for player, stake in _in_order(deal)],
        "laid": deal.laid,
        "excess": excess(deal.stakes.values(), deal.bank),
        "standing": deal.standing,
        "cut": [{"player": player, "amount": amount} for player, amount in deal.cut],
        "representative": deal.representative if deal.coup_cards or deal.next_place else None,
        "deciding": {"punters": deal.representative, "banker": deal.banker}.get(deal.phase),
        "answer": _answer(deal, mine),
        "hands": _hands(deal, labels),
        "coups": [_coup(done) for done in deal.coups],
        "last_settled": _last(deal),
        "chips": chips(rules.min, None, rules.unit),
        "taken": deal.ledger.house - deal.house_before,
        "legal": ROUNDS.legal(deal, mine) if mine else {},
        "bank": deal.bank,
        **money_and_rules(deal),
        "adjustments": [correction(event, bank=event.bank) for event in deal.corrections],
    }


def _in_order(deal: Deal) -> list[tuple[str, int]]:
    return [(player, deal.stakes[player]) for player in deal.order if player in deal.stakes]


def _answer(deal: Deal, player: str | None) -> str | None:
    """What this player has answered to what is asked now."""
    if player in deal.claims:
        return "claimed"
    return "passed" if player in deal.passed else None


def _hands(deal: Deal, labels: Sequence[str | None]) -> dict[str, Any]:
    """The hands of the coup under way, or between coups of the last one."""
    hands: tuple[Sequence[str | None], Sequence[str | None]]
    if deal.coup_cards or deal.next_place or not deal.coups:
        places = dict(zip(deal.places[deal.first :], labels[deal.first :], strict=True))
        hands = (_at(places, _PUNTERS), _at(places, _BANKER))
        number, winner, natural, decisions = deal.number, None, None, deal.decisions
    else:
        last = deal.coups[-1]
        hands = ([card.label for card in last.coup.punters], [card.label for card in last.coup.banker])
        number, winner, natural, decisions = last.number, last.coup.winner, last.coup.natural, last.decisions
    return {
        "coup": number,
        "punters": hands[0],
        "banker": hands[1],
        "punters_total": _total(hands[0]),
        "banker_total": _total(hands[1]),
        "natural": natural,
        "winner": winner,
        "decisions": {"punters": decisions[0], "banker": decisions[1]},
        "next": deal.next_place,
    }


def _at(places: Mapping[str, str | None], wanted: Sequence[str]) -> list[str | None]:
    return [places[place] for place in wanted if place in places]


def _total(labels: Sequence[str | None]) -> int | None:
    """What a hand counts for who sees all of it."""
    known = [label for label in labels if label is not None]
    return total(Card.parse(label) for label in known) if known and len(known) == len(labels) else None


def _coup(done: CoupSettled) -> dict[str, Any]:
    """One coup for the list of the shoe's coups."""
    return {
        "coup": done.number,
        "banker": done.banker,
        "winner": done.coup.winner,
        "punters_total": done.coup.punters_total,
        "banker_total": done.coup.banker_total,
        "natural": done.coup.natural,
        "banco": done.banco,
        "bank_before": done.bank_before,
    }


def _last(deal: Deal) -> dict[str, Any] | None:
    if not deal.coups:
        return None
    last = deal.coups[-1]
    return {
        "coup": last.number,
        "banker": last.banker,
        "representative": last.representative,
        "winner": last.coup.winner,
        "rake": last.rake,
        "bank": last.bank,
        "lines": [line._asdict() for line in last.lines],
    }
