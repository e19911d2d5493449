"""What somebody at the table may see of a deal of siete y media, as JSON. A card that lies face down is in it for its
owner alone; the bank's, and one under a seven, for nobody. That a hand is closed at seven and a half is told to nobody
while a card of it lies face down, unless it is announced (docs/rules.md 4.14).
"""

from __future__ import annotations

from typing import Any

from ..audience import PUBLIC, Viewer
from ..chips import chips
from ..view import correction, money_and_rules
from .acts import BackLine, CardDealt, HandPassed, Line
from .deal import Deal, gone_back
from .hand import Hand
from .irregular import stakes
from .legal import legal
from .pack import GOAL, next_over, value
from .refusals import SETTLED


def view(deal: Deal, viewer: Viewer = PUBLIC) -> dict[str, Any]:
    """The deal as this viewer may see it, and in `legal` what he may do."""
    rules = deal.rules
    mine = viewer.seated
    settled = deal.phase in SETTLED
    return {
        "game": "siete_y_media",
        "phase": deal.phase,
        "cards": _labels(deal, range(len(deal.dealt)), mine),
        "places": [f"{event.role} {event.player}" for event in deal.log if isinstance(event, CardDealt)],
        "cards_left": deal.stock,
        "banker": deal.banker,
        "turn": _turn(deal),
        "seats": [
            {
                "player": player,
                "hands": [_hand(deal, player, number, hand, mine) for number, hand in enumerate(hands)],
            }
            for player, hands in zip(deal.seats, deal.hands, strict=True)
        ],
        "bank_hand": _bank(deal, mine),
        "bets": [
            {"id": id_, "player": player, "stake": amount, **_lies_on(deal, id_)}
            for id_, (player, amount) in stakes(deal).items()
        ],
        "backs": [
            {
                "player": stake.player,
                "on": stake.on,
                "hand": stake.hand,
                "stake": stake.amount,
                "paid": None if stake.line is None else _paid(stake.line),
            }
            for stake in deal.backs
        ],
        "announced": None if deal.announced is None else {"player": deal.announced[0], "hand": deal.announced[1]},
        "obliged": deal.obliged,
        "four_out": deal.dealt[deal.returned[-1]].label if deal.phase == "four_out" else None,
        "offer": None if deal.offer is None else {"to": deal.offer.to, "price": deal.offer.price},
        "ceded": None if deal.bought is None else {"to": deal.bought.to, "price": deal.bought.price},
        "next_bank": deal.next_bank,
        "last_settled": _last(deal) if settled else None,
        "left_out": mine is not None and mine not in deal.place and mine != deal.banker and bool(deal.silent.get(mine)),
        "chips": chips(rules.least, rules.max, rules.unit),
        "least": rules.least,
        "legal": legal(deal, mine) if mine else {},
        "bank": deal.bank,
        **money_and_rules(deal),
        "adjustments": [correction(event) for event in deal.corrections],
    }


def sees(deal: Deal, index: int, player: str | None) -> bool:
    """Whether everybody may know this card, or this player alone."""
    owner = deal.owners[index]
    return owner is None or (owner != "" and owner == player)


def _labels(deal: Deal, indices: Any, mine: str | None) -> list[str | None]:
    return [deal.dealt[index].label if sees(deal, index, mine) else None for index in indices]


def _turn(deal: Deal) -> dict[str, Any] | None:
    """Whose turn it is; None before the first and after the last."""
    if deal.phase not in ("turn", "card_due", "four_out", "bank"):
        return None
    if deal.phase == "bank" or (deal.due is not None and deal.due.role == "bank"):
        return {"player": deal.banker, "hand": 0}
    return {"player": deal.player, "hand": deal.turn[1]}


def _hand(deal: Deal, player: str, number: int, hand: Hand, mine: str | None) -> dict[str, Any]:
    """`points` where all its cards may be known, `showing` of those that lie open; `over`: for its owner, how many of
    the cards that he has not seen would make it go over, of how many."""
    labels = _labels(deal, hand.cards, mine)
    known = None not in labels
    view: dict[str, Any] = {
        "cards": labels,
        "down": [deal.owners[index] is not None for index in hand.cards],
        "points": hand.points if known else None,
        "showing": sum(value(deal.dealt[index]) for index in hand.cards if deal.owners[index] is None),
        "stake": hand.stake,
        "status": _status(deal, player, number, hand),
        "laid": hand.laid,
        "changes": hand.changes,
        "paid": None if hand.line is None else _paid(hand.line),
        "over": None,
    }
    if mine == player and known and not hand.status and hand.points <= GOAL and deal.phase not in ("over", "void"):
        back = gone_back(deal)
        seen = [at for at in range(len(deal.dealt)) if sees(deal, at, mine) and at not in back]
        over, unseen = next_over(hand.points, [deal.dealt[at] for at in seen])
        view["over"] = {"over": over, "unseen": unseen}
    return view


def _status(deal: Deal, player: str, number: int, hand: Hand) -> str:
    """As everybody may be told: seven and a half when all cards lie open, or when it was announced. That it stands is
    told once its turn has gone on, which it has not where the deal was void in it."""
    lies = any(deal.owners[index] is not None for index in hand.cards)
    if hand.status != "seven_half" or not lies or deal.announced == (player, number):
        return hand.status
    passed = (event for event in deal.log if isinstance(event, HandPassed))
    return "stand" if any(event[:2] == (player, number) for event in passed) else ""


def _bank(deal: Deal, mine: str | None) -> dict[str, Any]:
    hand = deal.bank_hand
    labels = _labels(deal, hand.cards, None)
    shown = bool(labels) and None not in labels
    return {
        "cards": labels,
        "down": [deal.owners[index] is not None for index in hand.cards],
        "points": hand.points if shown else None,
        "stood": bool(hand.status),
    }


def _lies_on(deal: Deal, id_: str) -> dict[str, Any]:
    first, _, number = id_.rpartition(".")
    if first == "back":
        stake = deal.backs[int(number)]
        return {"on": stake.on, "hand": stake.hand}
    return {"on": first, "hand": int(number)}


def _last(deal: Deal) -> dict[str, Any] | None:
    if deal.result is None:
        return None
    return {
        "bank": [card.label for card in deal.result.bank],
        "points": deal.result.points,
        "lines": [_line(hand.line) for _, _, hand in deal.all_hands if hand.line is not None],
        "backs": [stake.line._asdict() for stake in deal.backs if stake.line is not None],
    }


def _paid(line: Line | BackLine) -> dict[str, Any]:
    """What became of a stake; nothing of the cards, as those of a hand that is out stay face down."""
    return {"result": line.result, "stake": line.stake, "pay": line.pay, "returned": line.returned}


def _line(line: Line) -> dict[str, Any]:
    return {**line._asdict(), "cards": [card.label for card in line.cards]}
