"""What the end of a deal makes of the hands and of the stakes on them (docs/rules.md 4.5, 4.9, 4.10, 4.12)."""

from __future__ import annotations

from .acts import BackLine, HandLost, HandOut, Line, Settled
from .deal import Deal
from .hand import LIVING, Hand
from .pack import GOAL


def lost(deal: Deal) -> HandLost:
    """The hand whose turn it is went over: it is the bank's with all that is on it (4.3)."""
    hand = deal.hand
    player, number, stake = deal.player, deal.turn[1], hand.stake
    line = Line(player, number, deal.cards_of(hand), hand.points, "bust", None, "lose", stake, -stake, 0)
    return HandLost(line, _backs(deal, deal.player, deal.turn[1], "lose", -1))


def out(deal: Deal, *, timed: bool) -> HandOut:
    """The hand whose turn it is has no stake (4.3)."""
    line = _line(deal, deal.player, deal.turn[1], deal.hand, "out", "out", 0)
    return HandOut(line, _backs(deal, deal.player, deal.turn[1], "out", 0), timed)


def settled(deal: Deal) -> Settled:
    """The hands that stand against the bank's (4.5), and who has the bank in the next deal (4.12)."""
    bank, rules = deal.bank_hand, deal.rules
    lines: list[Line] = []
    backs: dict[int, BackLine] = {}
    taker = deal.seats[0] if rules.bank_rotation == "each_hand" else None
    for player, hands in zip(deal.seats, deal.hands, strict=True):
        for number, hand in enumerate(hands):
            if hand.status not in LIVING:
                continue
            pays = won(deal, hand)
            result = "win" if pays > 0 else "lose"
            lines.append(_line(deal, player, number, hand, hand.status, result, pays))
            if deal.backs:
                backs |= {back.number: back for back in _backs(deal, player, number, result, pays)}
            takes = hand.points == GOAL and (hand.status == "seven_half" or rules.fusilar_takes_bank)
            if takes and taker is None and bank.points != GOAL:
                taker = player
    in_order = tuple([backs[number] for number in sorted(backs)])
    cards = deal.cards_of(bank)
    return Settled(tuple(lines), in_order, cards, bank.points, taker or deal.banker, taker is None)


def won(deal: Deal, hand: Hand) -> int:
    """What a unit on a hand that stands is paid; -1 when it is lost."""
    bank, rules = deal.bank_hand.points, deal.rules
    if bank == GOAL or hand.points > GOAL:
        return -1
    if hand.status == "fusilado":
        return rules.fusilar_pays
    if hand.points == GOAL:
        return rules.seven_half_pays
    return 1 if bank > GOAL or hand.points > bank else -1


def _line(deal: Deal, player: str, number: int, hand: Hand, status: str, result: str, pays: int) -> Line:
    stake = hand.stake
    pay = stake * pays
    cards = deal.cards_of(hand)
    return Line(player, number, cards, hand.points, status, hand.hidden, result, stake, pay, stake + pay)


def _backs(deal: Deal, on: str, number: int, result: str, pays: int) -> tuple[BackLine, ...]:
    if not deal.backs:
        return ()
    return tuple(
        [
            BackLine(
                place, stake.player, on, number, result, stake.amount, stake.amount * pays, stake.amount * (1 + pays)
            )
            for place, stake in enumerate(deal.backs)
            if stake.on == on and stake.hand == number
        ]
    )
