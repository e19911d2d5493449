"""What somebody at the table may see of a shoe of punto banco, as JSON. Cards that were burnt face down are in it for
nobody.
"""

from __future__ import annotations

from typing import Any

from ...audience import PUBLIC, Viewer
from ...chips import chips
from ...view import correction, money_and_rules
from ..hand import NATURAL, total
from .acts import CoupSettled
from .bets import limit, odds, offered
from .coup import hands
from .deal import BURNT, Deal
from .legal import legal


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The state of the shoe as everybody may see it, and in `legal` what whoever looks may do."""
    rules = deal.rules
    mine = viewer.seated
    return {
        "game": "punto_banco",
        "phase": deal.phase,
        "coup": deal.number,
        "cards": [None if place == BURNT else card.label for card, place in zip(deal.cards, deal.places, strict=True)],
        "places": list(deal.places),
        "cards_left": deal.cards_left,
        "burn_left": deal.burn_left,
        "last_coup": deal.past_cut or deal.cut_at is not None,
        "hands": _hands(deal),
        "coups": [_coup(done) for done in deal.coups],
        "last_settled": _last(deal),
        "bets": [
            {"id": id_, "player": bet.player, "type": bet.type, "stake": bet.stake, "pushed": bet.pushed}
            for id_, bet in deal.bets.items()
        ],
        "offered": [
            {"type": type_, "odds": odds(rules, type_), "limit": limit(rules, type_)} for type_ in offered(rules)
        ],
        "chips": chips(rules.min, rules.max, rules.unit),
        "commission": {"percent": rules.commission_pct if rules.variant == "standard" else 0, "taken": _taken(deal)},
        "variant": rules.variant,
        "legal": legal(deal, mine) if mine else {},
        "bank": deal.bank,
        **money_and_rules(deal),
        "adjustments": [correction(event, bank=event.bank) for event in deal.corrections],
    }


def _hands(deal: Deal) -> dict[str, Any]:
    """The hands of the coup under way, or between coups of the last one."""
    cards = deal.coup_cards
    if cards or deal.phase == "bets_closed" or not deal.coups:
        player, banker = hands(cards)
        number, result = deal.number, None
        natural = len(cards) >= 4 and max(total(player[:2]), total(banker[:2])) >= NATURAL
    else:
        last = deal.coups[-1]
        player, banker, number, result = last.coup.player, last.coup.banker, last.number, last.coup.result
        natural = last.coup.natural
    return {
        "coup": number,
        "player": [card.label for card in player],
        "banker": [card.label for card in banker],
        "player_total": total(player),
        "banker_total": total(banker),
        "natural": natural,
        "result": result,
        "next": deal.next_place,
    }


def _coup(done: CoupSettled) -> dict[str, Any]:
    """One coup for the roads."""
    coup = done.coup
    return {
        "coup": done.number,
        "result": coup.result,
        "player_total": coup.player_total,
        "banker_total": coup.banker_total,
        "natural": coup.natural,
        "player_pair": coup.player_pair,
        "banker_pair": coup.banker_pair,
    }


def _last(deal: Deal) -> dict[str, Any] | None:
    if not deal.coups:
        return None
    last = deal.coups[-1]
    return {"coup": last.number, "result": last.coup.result, "lines": [line._asdict() for line in last.lines]}


def _taken(deal: Deal) -> int:
    """What the bank has kept of winning banker bets in this shoe."""
    return sum(line.commission for done in deal.coups for line in done.lines)
