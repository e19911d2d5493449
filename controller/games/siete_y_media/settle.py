"""What each act comes to, as facts or the first reason against it in the order of docs/settle.md, at the table and on
paper alike; and what the end of a deal makes of the hands and of the stakes on them (docs/rules.md 4.5, 4.9, 4.10,
4.12). Deal scripts call the rules with whatever stands in them: what is of a wrong kind is refused. Pure.
"""

from __future__ import annotations

from typing import Any

from ..refusal import Reason
from . import acts, rules
from .rounds import LIVING, Deal, Hand
from .rules import GOAL

Answer = tuple[acts.Event, ...] | Reason


# The turn of a punter (docs/rules.md 4.3), and of the bank (4.5).


def _passes(deal: Deal, player: Any, reason: Reason) -> Answer:
    """An act out of turn. Who may have seven and a half, which only he knows, is asked as after any card, and whatever
    he answers passes the turn on (docs/rules.md 4.14)."""
    if player == deal.player and deal.hand.status and deal.row.offered("raise"):
        return (acts.HandPassed(player, deal.turn[1]),)
    return reason


def bet(deal: Deal, player: Any, amount: Any) -> Answer:
    """The stake of a hand (docs/rules.md 4.3, 4.4)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return reason
    return (
        rules.not_free(deal)
        or (rules.ALREADY_BET if deal.hand.stake else None)
        or rules.no_first_stake(deal, amount)
        or rules.not_taken(deal, player, amount, amount, amount * deal.rules.seven_half_pays)
        or (acts.BetLaid(player, deal.turn[1], amount),)
    )


def raise_(deal: Deal, player: Any, amount: Any) -> Answer:
    """More on a hand (docs/rules.md 4.3, 4.4)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return _passes(deal, player, reason)
    return (
        rules.not_free(deal)
        or (None if deal.hand.stake else rules.NO_BET)
        or rules.no_stake(deal, amount)
        or rules.not_taken(deal, player, amount, deal.hand.stake + amount, amount * deal.rules.seven_half_pays)
        or (acts.BetRaised(player, deal.turn[1], amount),)
    )


def hit(deal: Deal, player: Any, expose: bool) -> Answer:
    """A card, for a punter or for the bank (docs/rules.md 4.3, 4.5)."""
    if reason := rules.not_in_turn(deal, player):
        return _passes(deal, player, reason)
    if player == deal.banker:
        return rules.no_cards(deal) or (bank_draws(deal),)
    hand = deal.hand
    if reason := rules.not_free(deal) or (None if hand.stake else rules.NO_BET) or rules.no_cards(deal):
        return reason
    shown = deal.cards[hand.cards[hand.hidden]] if expose and hand.hidden is not None else None
    return (
        acts.DrawAsked("hit", player, deal.turn[1], _down(deal) and (hand.hidden is None or shown is not None), shown),
    )


def bank_draws(deal: Deal, *, timed: bool = False) -> acts.DrawAsked:
    """A card for the bank, which lies open."""
    return acts.DrawAsked("bank", deal.banker, 0, down=False, timed=timed)


def _down(deal: Deal) -> bool:
    """Whether a card of a punter may lie face down: not in the blackjack variant (docs/rules.md 4.11)."""
    return deal.rules.bank_policy == "free"


def stand(deal: Deal, player: Any) -> Answer:
    """No further card, for a punter or for the bank (docs/rules.md 4.3, 4.5)."""
    if reason := rules.not_in_turn(deal, player):
        return _passes(deal, player, reason)
    if player == deal.banker:
        return rules.bank_must_reach(deal) or (acts.BankStood(),)
    return rules.must_change(deal) or _stands(deal, timed=False)


def _stands(deal: Deal, *, timed: bool) -> tuple[acts.Event, ...]:
    """The hand whose turn it is takes no card; without a bet the least is laid for it."""
    player = deal.player
    if deal.hand.points > GOAL:
        return (lost(deal),)
    if deal.hand.stake:
        return (acts.HandStood(player, deal.turn[1], 0, timed),)
    least = deal.rules.least
    if rules.not_taken(deal, player, least, least, least * deal.rules.seven_half_pays):
        return (out(deal, timed=timed),)
    return (acts.HandStood(player, deal.turn[1], least, timed),)


def time(deal: Deal) -> Answer:
    """The time of what is asked is up. At the table an offer that is not answered is refused, and a bank that is not
    offered is kept (docs/rules.md 4.12)."""
    match deal.phase:
        case "turn" if deal.hand.status:
            return (acts.HandPassed(deal.player, deal.turn[1], timed=True),)
        case "turn":
            return time_in_turn(deal)
        case "bank":
            return (bank_draws(deal, timed=True),) if rules.bank_must_reach(deal) else (acts.BankStood(timed=True),)
        case "offered" if deal.offer is not None:
            return (acts.BankRefused(deal.offer.to, timed=True),)
        case "for_sale" if not deal.on_paper:
            return (acts.BankKept(),)
    return rules.NO_TURN


def time_in_turn(deal: Deal) -> tuple[acts.Event, ...]:
    """A four that must be changed is changed until it is none, then the hand stands (docs/rules.md 4.8)."""
    if not rules.must_change(deal):
        return _stands(deal, timed=True)
    forced: tuple[acts.Event, ...] = () if deal.hand.forced else (acts.ForcedByTime(deal.player),)
    return (*forced, acts.DrawAsked("change", deal.player, 0, _down(deal), timed=True))


# What may be agreed beside (docs/rules.md 4.7 to 4.10).


def open_(deal: Deal, player: Any) -> Answer:
    """Two hands of one (docs/rules.md 4.7)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return _passes(deal, player, reason)
    cards, hands = deal.cards_of(deal.hand), deal.hands[deal.turn[0]]
    return rules.must_change(deal) or rules.cannot_open(deal) or (acts.Opened(player, deal.turn[1], len(hands), cards),)


def change_four(deal: Deal, player: Any) -> Answer:
    """Another first card for a four (docs/rules.md 4.8)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return reason
    if deal.hand.points > GOAL:
        return rules.OVER_POINTS
    return rules.cannot_change(deal) or (acts.DrawAsked("change", player, 0, _down(deal)),)


def fusilar(deal: Deal, player: Any, amount: Any) -> Answer:
    """A card unseen under a seven (docs/rules.md 4.9)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return reason
    if reason := rules.not_free(deal) or rules.cannot_fusilar(deal) or rules.no_first_stake(deal, amount):
        return reason
    costs = amount * deal.rules.fusilar_pays + rules.dearer(deal, player)
    seven = deal.cards[deal.hand.cards[0]]
    return rules.not_taken(deal, player, amount, amount, costs) or (acts.Fusilado(player, amount, seven),)


def back(deal: Deal, player: Any, on: Any, number: Any, amount: Any) -> Answer:
    """A stake on another's hand (docs/rules.md 4.10)."""
    if (
        reason := rules.no_player(deal, player)
        or rules.cannot_back(deal, player, on)
        or rules.no_open_hand(deal, on, number)
    ):
        return reason
    return (
        rules.no_first_stake(deal, amount)
        or rules.not_taken(
            deal, player, amount, deal.staked_on(player, on, number) + amount, amount * deal.rules.seven_half_pays
        )
        or (acts.Backed(player, on, number, amount),)
    )


# The bank is sold or ceded (docs/rules.md 4.12), and who was silent comes back (4.13).


def cede(deal: Deal, player: Any, to: Any, price: Any) -> Answer:
    """The bank goes to another, who pays its price; at the table he is asked first. The banker may sell it when all is
    settled, if nobody takes it (docs/rules.md 4.12)."""
    if deal.offer is not None:
        return rules.NOT_BANKER
    if reason := rules.no_player(deal, player):
        return reason
    if not deal.settled:
        return rules.NOT_OVER
    if player != deal.banker or deal.bought is not None:
        return rules.NOT_BANKER
    if not deal.row.offered("cede"):
        return rules.TAKEN
    if reason := rules.no_buyer(deal, to):
        return reason
    if type(price) is not int or price < 0:
        return rules.BAD_STAKE
    if price > deal.purses[to]:
        return rules.FUNDS
    return (acts.BankCeded(to, price) if deal.on_paper else acts.BankOffered(to, price),)


def buy(deal: Deal, player: Any) -> Answer:
    """Who is offered the bank takes it (docs/rules.md 4.12)."""
    if reason := rules.no_offer(deal, player):
        return reason
    assert deal.offer is not None, "asked by no_offer"
    return rules.FUNDS if deal.offer.price > deal.purses[player] else (acts.BankCeded(*deal.offer),)


def decline(deal: Deal, player: Any) -> Answer:
    """He does not (docs/rules.md 4.12)."""
    return rules.no_offer(deal, player) or (acts.BankRefused(player),)


def keep(deal: Deal, player: Any) -> Answer:
    """The bank is not sold (docs/rules.md 4.12)."""
    return (acts.BankKept(),) if deal.row.offered("keep") and player == deal.banker else rules.NOT_BANKER


def come_back(deal: Deal, player: Any) -> Answer:
    """Who was left out as silent takes part again (docs/rules.md 4.13)."""
    return rules.plays_already(deal, player) or (acts.Joined(player),)


# What becomes of the hands.


def lost(deal: Deal) -> acts.HandLost:
    """The hand whose turn it is went over: it is the bank's with all that is on it (4.3)."""
    player, number, hand, stake = deal.player, deal.turn[1], deal.hand, deal.hand.stake
    line = acts.Line(player, number, deal.cards_of(hand), hand.points, "bust", None, "lose", stake, -stake, 0)
    return acts.HandLost(line, _backs(deal, player, number, "lose", -1))


def out(deal: Deal, *, timed: bool) -> acts.HandOut:
    """The hand whose turn it is has no stake (4.3)."""
    player, number = deal.player, deal.turn[1]
    line = _line(deal, player, number, deal.hand, "out", "out", 0)
    return acts.HandOut(line, _backs(deal, player, number, "out", 0), timed)


def settled(deal: Deal) -> acts.Settled:
    """The hands that stand against the bank's (4.5), and who has the bank in the next deal (4.12)."""
    bank = deal.bank_hand
    lines: list[acts.Line] = []
    backs: dict[int, acts.BackLine] = {}
    taker = deal.seats[0] if deal.rules.bank_rotation == "each_hand" else None
    for player, hands in zip(deal.seats, deal.hands, strict=True):
        for number, hand in enumerate(hands):
            if hand.status not in LIVING:
                continue
            pays = won(deal, hand)
            result = "win" if pays > 0 else "lose"
            lines.append(_line(deal, player, number, hand, hand.status, result, pays))
            if deal.backs:
                backs |= {back.number: back for back in _backs(deal, player, number, result, pays)}
            takes = hand.points == GOAL and (hand.status == "seven_half" or deal.rules.fusilar_takes_bank)
            if takes and taker is None and bank.points != GOAL:
                taker = player
    in_order = tuple([backs[number] for number in sorted(backs)])
    cards = deal.cards_of(bank)
    return acts.Settled(tuple(lines), in_order, cards, bank.points, taker or deal.banker, taker is None)


def won(deal: Deal, hand: Hand) -> int:
    """What a unit on a hand that stands is paid; -1 when it is lost."""
    bank = deal.bank_hand.points
    if bank == GOAL or hand.points > GOAL:
        return -1
    if hand.status == "fusilado":
        return deal.rules.fusilar_pays
    if hand.points == GOAL:
        return deal.rules.seven_half_pays
    return 1 if bank > GOAL or hand.points > bank else -1


def _line(deal: Deal, player: str, number: int, hand: Hand, status: str, result: str, pays: int) -> acts.Line:
    stake = hand.stake
    pay = stake * pays
    cards = deal.cards_of(hand)
    return acts.Line(player, number, cards, hand.points, status, hand.hidden, result, stake, pay, stake + pay)


def _backs(deal: Deal, on: str, number: int, result: str, pays: int) -> tuple[acts.BackLine, ...]:
    if not deal.backs:
        return ()
    placed = [(at, stake) for at, stake in enumerate(deal.backs) if stake.on == on and stake.hand == number]
    return tuple(
        [
            acts.BackLine(
                at, stake.player, on, number, result, stake.amount, stake.amount * pays, stake.amount * (1 + pays)
            )
            for at, stake in placed
        ]
    )
