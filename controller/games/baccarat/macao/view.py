"""What somebody at the table may see of a run of Macao or Victoria, as JSON: a card that lies face down is in it for
who may see it alone, and so is what would tell it.
"""

from __future__ import annotations

from typing import Any

from ...audience import PUBLIC, Viewer
from ...chips import chips
from ...view import correction, money_and_rules
from ..hand import NATURAL
from .acts import CoupSettled, Hand
from .deal import FIRST, MOST, Deal
from .legal import legal, room


def sees(deal: Deal, index: int, viewer: Viewer) -> bool:
    """Whether this viewer may know a card that was dealt."""
    seen_by = deal.hidden.get(index)
    return seen_by is None or (seen_by != "" and viewer.role == "seat" and viewer.player == seen_by)


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the run as this viewer may see it."""
    rules = deal.rules
    mine = viewer.seated
    due = deal.due
    return {
        "game": rules.game,
        "phase": deal.phase,
        "coup": deal.number,
        "seats": list(deal.seats),
        "banker": deal.banker,
        "cards": [card.label if sees(deal, index, viewer) else None for index, card in enumerate(deal.dealt)],
        "holders": list(deal.whose),
        "cards_left": deal.cards_left,
        "staking": deal.phase == "bets_open",
        "stakes": dict(deal.stakes),
        "room": max(room(deal), 0) if rules.solvency == "sum" else None,
        "order": list(deal.order),
        "turn": deal.playing,
        "next": None if due is None else {"player": due[0], "face": "down" if due[1] == FIRST else "up"},
        "hands": [_hand(deal, player, viewer) for player in deal.order],
        "last_settled": _settled(deal.coups[-1]) if deal.coups else None,
        "coups": len(deal.coups),
        "pays": {"natural9": rules.natural9_pays, "natural8": rules.natural8_pays},
        "max_cards": rules.max_cards,
        "chips": chips(rules.min, rules.max, rules.unit),
        "legal": legal(deal, mine) if mine else {},
        "bank": deal.bank,
        **money_and_rules(deal),
        "adjustments": [correction(event) for event in deal.corrections],
    }


def _hand(deal: Deal, player: str, viewer: Viewer) -> dict[str, Any]:
    """A hand of the coup under way. `open`: everybody sees all of it; `hidden`: which of its cards lie face down."""
    held = deal.held[player]
    known = all(sees(deal, index, viewer) for index in held)
    open_ = not any(index in deal.hidden for index in held)
    whole = known and len(held) >= deal.rules.first
    return {
        "player": player,
        "cards": [deal.dealt[index].label if sees(deal, index, viewer) else None for index in held],
        "refused": [deal.dealt[index].label for index in deal.laid.get(player, ())],
        "value": deal.count(player) if whole else None,
        "natural": whole and deal.first_count(player) >= NATURAL,
        "over": whole and deal.count(player) > MOST,
        "open": open_ and bool(held),
        "hidden": [place for place, index in enumerate(held) if index in deal.hidden],
    }


def _settled(done: CoupSettled) -> dict[str, Any]:
    return {
        "coup": done.number,
        "hands": [{**hand_json(hand), "open": True, "hidden": []} for hand in done.hands],
        "lines": [line._asdict() for line in done.lines],
    }


def hand_json(hand: Hand) -> dict[str, Any]:
    """A hand that is over, as deal scripts and pages have it."""
    player, cards, refused, value, natural, over = hand
    return {
        "player": player,
        "cards": [card.label for card in cards],
        "refused": [card.label for card in refused],
        "value": value,
        "natural": natural,
        "over": over,
    }
