"""What everybody at the table may see of a deal of German faro, as JSON.

Only cards that have been turned are in here.
"""

from __future__ import annotations

from typing import Any

from ..audience import PUBLIC, Viewer
from ..cards import RANK_LABELS, Card, Suit
from ..chips import MARKS, chips
from ..view import correction, money_and_rules
from .deal import Deal
from .legal import legal_of_all


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the deal, the same for every viewer: the players' books with what lies on each card, the pair, what
    it settled, the money.
    """
    shown = set(deal.cards)
    left = deal.pack - shown
    places = _places(deal)
    return {
        "game": "german_faro",
        "phase": deal.phase,
        "pair_number": deal.pair,
        "cards": [card.label for card in deal.cards],
        "cards_left": len(left),
        "left_out": next((suit.value for suit in Suit if not any(card.suit is suit for card in deal.pack)), None),
        "case": {label: sum(card.rank.label == label for card in left) for label in RANK_LABELS},
        "places": [list(places.get(card, (deal.pair, "after"))) for card in deal.cards],
        "pair": {pile: card.label for pile, card in deal.made.items()},
        "covered": [card.label for card in deal.covered],
        "books": {
            player: {
                "suit": suit.value,
                "out": player in deal.out,
                "turned": [card.label for card in sorted(shown, key=lambda card: card.rank) if card.suit is suit],
            }
            for player, suit in deal.books.items()
        },
        "stakes": [
            {"player": player, "card": card.label, "marks": marks, "dead": card in shown}
            for card, (player, marks) in deal.stakes.items()
        ],
        "chips": chips(1, deal.rules.max_total, values=MARKS),
        "pays": deal.rules.pays,
        "legal": legal_of_all(deal),
        "last_settled": _last_settled(deal),
        "bank": deal.bank,
        "bank_broken": deal.broken,
        **money_and_rules(deal),
        "max_total": deal.rules.max_total,
        "adjustments": [correction(event, bank=event.bank, swapped=event.swapped) for event in deal.corrections],
    }


def _last_settled(deal: Deal) -> dict[str, Any] | None:
    if not deal.pairs:
        return None
    pair = deal.pairs[-1]
    return {
        "pair": pair.pair,
        "right": pair.right.label if pair.right else None,
        "left": pair.left.label if pair.left else None,
        "dead_card": pair.dead_card.label if pair.dead_card else None,
        "covered": [card.label for card in pair.covered],
        "lines": [{**line._asdict(), "card": line.card.label} for line in pair.lines],
        "out": list(pair.out),
    }


def _places(deal: Deal) -> dict[Card, tuple[int, str]]:
    """Where each card that was turned went: its pair, and `right`, `left`, `covered` or `dead`. Cards turned after the
    end, as a correction has moved it, are not in here."""
    places: dict[Card, tuple[int, str]] = {}
    for pair in deal.pairs:
        named = {"right": pair.right, "left": pair.left, "dead": pair.dead_card}
        places.update({card: (pair.pair, word) for word, card in named.items() if card is not None})
        places.update(dict.fromkeys(pair.covered, (pair.pair, "covered")))
    places.update({card: (deal.pair, pile) for pile, card in deal.made.items()})
    places.update(dict.fromkeys(deal.covered, (deal.pair, "covered")))
    return places
