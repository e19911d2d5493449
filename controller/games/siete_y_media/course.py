"""What each act comes to, as facts or the first reason against it in the order of docs/settle.md, at the table and on
paper alike; what follows of it by itself; and what the end of a deal makes of the hands and of the stakes on them
(docs/rules.md 4.5, 4.9, 4.10, 4.12). Deal scripts call the rules with whatever stands in them: what is of a wrong kind
is refused.

A correction (docs/rules.md 4.14): the deal is played through again with the right card, every act as it was taken. A
card after which an act would not have been possible, or another turn would have come, cannot be put right: what was
dealt stands. What follows by itself - a hand that goes over, the settlement - is found again.

An irregularity (4.14): the deal is void. Where stakes are not simply returned, what is settled stands and the stakes
that are left go back. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Self

from ..cards import Card
from ..correction import CorrectCard
from ..dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity, check_kind, words
from ..irregularity import settled as settled_by
from ..kernel import course
from ..kernel.course import Act
from ..kernel.redo import changes, replay
from ..ledger import BankChanged, ChangeBank, ChangePurse, DebtPaid, PurseChanged, change_purse
from ..message import say
from ..options import MAX_AMOUNT
from ..refusal import Reason
from . import acts, rules
from .acts import ENGINE
from .rounds import LIVING, Deal, Hand, Stake
from .rules import GOAL, HOUSE, MOST_DRAWN_ON

Answer = tuple[acts.Event, ...] | Reason


# The turn of a punter (docs/rules.md 4.3), and of the bank (4.5).


def _passes(deal: Deal, player: Any, reason: Reason) -> Answer:
    """An act out of turn. Who may have seven and a half, which only he knows, is asked as after any card, and whatever
    he answers passes the turn on (docs/rules.md 4.14)."""
    if player == deal.player and deal.hand.status and deal.phase == "turn":
        return (acts.HandPassed(player, deal.turn[1]),)
    return reason


def bet(deal: Deal, player: Any, amount: Any) -> Answer:
    """The stake of a hand (docs/rules.md 4.3, 4.4)."""
    if deal.first_bets:
        return bet_first(deal, player, amount)
    if reason := rules.not_a_punters_turn(deal, player):
        return reason
    return (
        rules.not_free(deal)
        or (rules.ALREADY_BET if deal.hand.stake else None)
        or rules.no_first_stake(deal, amount)
        or rules.not_taken(deal, player, amount, amount, amount * deal.rules.seven_half_pays)
        or (acts.BetLaid(player, deal.turn[1], amount),)
    )


def bet_first(deal: Deal, player: Any, amount: Any) -> Answer:
    """A bet before the cards, or more of it (docs/rules.md 4.15)."""
    if deal.phase != "bets_open":
        return rules.no_player(deal, player) or rules.BETS_CLOSED
    if reason := rules.no_place_to_bet(deal, player) or rules.no_first_stake(deal, amount):
        return reason
    staked = deal.hands[deal.place[player]][0].stake
    return rules.not_taken(deal, player, amount, staked + amount, amount * deal.rules.seven_half_pays) or (
        acts.Staked(player, amount),
    )


def close(deal: Deal) -> tuple[acts.BetsClosed] | Reason:
    """The cards are dealt to those who have bet (docs/rules.md 4.15)."""
    if reason := rules.nothing_to_deal(deal):
        return reason
    return (acts.BetsClosed(tuple([player for player in deal.seats if deal.hands[deal.place[player]][0].stake])),)


def raise_(deal: Deal, player: Any, amount: Any) -> Answer:
    """More on a hand (docs/rules.md 4.3, 4.4)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return reason if deal.phase != "turn" or rules.cannot_add(deal) else _passes(deal, player, reason)
    return (
        rules.not_free(deal)
        or rules.cannot_add(deal)
        or (None if deal.hand.stake else rules.NO_BET)
        or rules.no_stake(deal, amount)
        or rules.not_taken(deal, player, amount, deal.hand.stake + amount, amount * deal.rules.seven_half_pays)
        or (acts.BetRaised(player, deal.turn[1], amount),)
    )


def hit(deal: Deal, player: Any, expose: Any = False) -> Answer:
    """A card, for a punter or for the bank (docs/rules.md 4.3, 4.5)."""
    if reason := rules.not_in_turn(deal, player):
        return _passes(deal, player, reason)
    if player == deal.banker:
        return rules.no_cards(deal) or (bank_draws(deal),)
    hand = deal.hand
    if reason := rules.not_free(deal) or (None if hand.stake else rules.NO_BET) or rules.no_cards(deal):
        return reason
    shown = deal.cards[hand.cards[hand.hidden]] if expose is True and hand.hidden is not None else None
    down = deal.face_down and (hand.hidden is None or shown is not None)
    return (acts.DrawAsked("hit", player, deal.turn[1], down, shown),)


def bank_hit(deal: Deal) -> Answer:
    """A card for the house's bank (docs/rules.md 4.16)."""
    return rules.not_houses_turn(deal) or rules.no_cards(deal) or (bank_draws(deal),)


def bank_stand(deal: Deal) -> Answer:
    """No further card for the house's bank (docs/rules.md 4.16)."""
    return rules.not_houses_turn(deal) or rules.bank_must_reach(deal) or (acts.BankStood(),)


def bank_draws(deal: Deal, *, timed: bool = False) -> acts.DrawAsked:
    """A card for the bank, which lies open."""
    return acts.DrawAsked("bank", deal.banker, 0, down=False, timed=timed)


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
    return (*forced, acts.DrawAsked("change", deal.player, 0, deal.face_down, timed=True))


# What may be agreed beside (docs/rules.md 4.7 to 4.10).


def open_(deal: Deal, player: Any) -> Answer:
    """Two hands of one (docs/rules.md 4.7)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return _passes(deal, player, reason)
    if reason := rules.must_change(deal) or rules.cannot_open(deal) or rules.second_not_laid(deal, player):
        return reason
    cards, hands = deal.cards_of(deal.hand), deal.hands[deal.turn[0]]
    stake = deal.hand.stake if deal.first_bets else 0
    return (acts.Opened(player, deal.turn[1], len(hands), cards, stake),)


def change_four(deal: Deal, player: Any) -> Answer:
    """Another first card for a four (docs/rules.md 4.8)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return reason
    if deal.hand.points > GOAL:
        return rules.OVER_POINTS
    return rules.cannot_change(deal) or (acts.DrawAsked("change", player, 0, deal.face_down),)


def fusilar(deal: Deal, player: Any, amount: Any) -> Answer:
    """A card unseen under a seven; a bet of before the cards stays on it (docs/rules.md 4.9, 4.15)."""
    if reason := rules.not_a_punters_turn(deal, player):
        return reason
    if reason := rules.not_free(deal) or rules.cannot_fusilar(deal):
        return reason
    seven, dearer = deal.cards[deal.hand.cards[0]], rules.dearer(deal, player)
    if deal.first_bets:
        return rules.beyond_bank(deal, dearer) or (acts.Fusilado(player, 0, seven),)
    if reason := rules.no_first_stake(deal, amount):
        return reason
    costs = amount * deal.rules.fusilar_pays + dearer
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
    backs: list[acts.BackLine] = []
    taker = deal.seats[0] if deal.rules.bank_rotation == "each_hand" else None
    for player, hands in zip(deal.seats, deal.hands, strict=True):
        for number, hand in enumerate(hands):
            if hand.status not in LIVING:
                continue
            pays = won(deal, hand)
            result = "win" if pays > 0 else "lose"
            lines.append(_line(deal, player, number, hand, hand.status, result, pays))
            if deal.backs:
                backs += _backs(deal, player, number, result, pays)
            takes = hand.points == GOAL and (hand.status == "seven_half" or deal.rules.fusilar_takes_bank)
            if takes and taker is None and bank.points != GOAL:
                taker = player
    cards, paid = deal.cards_of(bank), tuple(sorted(backs))
    if not deal.banker:
        return acts.Settled(tuple(lines), paid, cards, bank.points, HOUSE, for_sale=False)
    return acts.Settled(tuple(lines), paid, cards, bank.points, taker or deal.banker, taker is None)


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
    cards, stake, pay = deal.cards_of(hand), hand.stake, hand.stake * pays
    return acts.Line(player, number, cards, hand.points, status, hand.hidden, result, stake, pay, stake + pay)


def _backs(deal: Deal, on: str, number: int, result: str, pays: int) -> tuple[acts.BackLine, ...]:
    found = []
    for at, (player, backed, its, stake, _) in enumerate(deal.backs):
        if backed == on and its == number:
            found.append(acts.BackLine(at, player, on, number, result, stake, stake * pays, stake + stake * pays))
    return tuple(found)


# What follows of it.


def follows(deal: Deal) -> tuple[acts.Event, ...]:
    """What happens next by itself; nothing where an act or a card is awaited.

    At the table one who has seven and a half with a card face down is asked as after any other card, so that nobody can
    tell (docs/rules.md 4.14), and the bank's card is shown.
    """
    phase, hand = deal.phase, deal.hand
    if phase == "turn":
        waits = not hand.status and hand.points <= GOAL and not hand.forced
        return () if waits else _in_a_turn(deal)
    return _in_the_banks_turn(deal) if phase == "bank" else ()


def _in_a_turn(deal: Deal) -> tuple[acts.Event, ...]:
    hand, number = deal.hand, deal.turn[1]
    if hand.status == "seven_half":
        if deal.rules.canto and deal.announced is None:
            return (acts.Announced(deal.player, number),)
        asked = not deal.on_paper and hand.hidden is not None
        return () if asked else (acts.HandPassed(deal.player, number, timed=True),)
    if hand.points > GOAL:
        return () if rules.openable(deal) else (lost(deal),)
    return time_in_turn(deal) if hand.forced else ()


def _in_the_banks_turn(deal: Deal) -> tuple[acts.Event, ...]:
    bank = deal.bank_hand
    if bank.status or bank.points >= GOAL or not deal.any_hand(*LIVING):
        return (settled(deal),)
    if not deal.on_paper and bank.hidden is not None:
        return (acts.BankShown(deal.cards[bank.cards[0]]),)
    if deal.face_down:
        return ()
    draws = deal.stock and (deal.obliged or bank.points <= MOST_DRAWN_ON)
    return (bank_draws(deal, timed=True),) if draws else (acts.BankStood(timed=True),)


class Course(course.Course[Deal, acts.Event]):
    """What follows of an act at the table."""

    def go_on(self) -> Self:
        """All that happens by itself."""
        while more := follows(self.deal):
            self.emit(*more)
        return self


ACTS = {
    "bet": Act(acts.Bet, bet, Course.go_on),
    "raise": Act(acts.Raise, raise_, Course.go_on),
    "hit": Act(acts.Hit, hit, Course.go_on),
    "stand": Act(acts.Stand, stand, Course.go_on),
    "open": Act(acts.Open, open_, Course.go_on),
    "change4": Act(acts.ChangeFour, change_four, Course.go_on),
    "fusilar": Act(acts.Fusilar, fusilar, Course.go_on),
    "back": Act(acts.Back, back, Course.go_on),
    "cede": Act(acts.Cede, cede, Course.go_on),
    "buy": Act(acts.Buy, buy, Course.go_on),
    "decline": Act(acts.Decline, decline, Course.go_on),
    "keep": Act(acts.Keep, keep, Course.go_on),
    "come_back": Act(acts.Join, come_back, Course.go_on),
}
"""What players do."""


ENGINE.plays(Course, ACTS.values())
ENGINE.moves_money(rules.refuse_money)


def _followed(deal: Deal, found: Answer) -> Answer | Course:
    """These facts, and what follows of them at the table."""
    return found if isinstance(found, Reason) else Course(deal, *found).go_on()


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Answer | Course:
    return _followed(deal, time(deal))


@ENGINE.answers
def _four_back(deal: Deal, command: acts.FourBack) -> Answer | Course:
    """The four is back in the stock (docs/rules.md 4.8)."""
    four = deal.four_out
    return rules.NO_FOUR if four is None else Course(deal, acts.FourReturned(deal.player, four)).go_on()


@ENGINE.answers
def _show(deal: Deal, command: ShowCard) -> Answer | Course:
    """The next card. It may be any face down, and open any that everybody has not seen, as the answer would tell a
    hidden one (docs/rules.md 4.2, 4.14)."""
    due, card = deal.due, command.card
    if reason := rules.over(deal) or (rules.NOT_DUE if due is None else rules.foreign(card)):
        return reason
    assert due is not None, "asked above"
    if not due.down and (reason := rules.shown_already(deal, card)):
        return reason
    lifted = due.down and deal.rules.peek == "cards"
    return Course(deal, acts.CardDealt(len(deal.cards), card, *due, lifted)).go_on()


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer:
    """The cards are dealt, where bets are laid before them (docs/rules.md 4.15)."""
    return close(deal) if deal.first_bets else rules.NO_ROUND


@ENGINE.answers
def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """A false start: no card has been dealt (docs/rules.md 4.15)."""
    if not deal.first_bets:
        return rules.NO_ROUND
    return (acts.BetsReopened(),) if deal.phase == "bets_closed" else rules.NOT_CLOSED


@ENGINE.answers
def _take_seat(deal: Deal, command: acts.TakeSeat) -> Answer:
    """While bets are laid before the cards a further player may lay his (docs/rules.md 4.15)."""
    if reason := rules.over(deal):
        return reason
    return _sits_down(deal, command.player)


def _sits_down(deal: Deal, player: str) -> tuple[acts.Event, ...]:
    """Who has no place yet sits behind the others, while there is one and bets are laid."""
    late = not deal.row.betting or len(deal.seats) >= rules.MOST_SEATS
    return () if late or player == deal.banker or player in deal.place else (acts.SeatTaken(player),)


@ENGINE.answers
def _mark(deal: Deal, command: Mark) -> Reason:
    """No marker is in the pack (docs/rules.md 4.1)."""
    return rules.NO_MARKER


@ENGINE.answers
def _bank_hit(deal: Deal, command: acts.BankHit) -> Answer | Course:
    """The dealer draws for the house's bank (docs/rules.md 4.16)."""
    return _followed(deal, bank_hit(deal))


@ENGINE.answers
def _bank_stand(deal: Deal, command: acts.BankStand) -> Answer | Course:
    """He lets it stand (docs/rules.md 4.16)."""
    return _followed(deal, bank_stand(deal))


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The house's money; a banker answers from his purse (docs/rules.md 4.4, 4.16)."""
    amount = command.amount
    if deal.rules.banker == "player":
        return rules.PLAYERS_BANK
    if not amount:
        return rules.BAD_AMOUNT
    if amount < 0 and (reason := rules.bank_kept(deal, -amount)):
        return reason
    return (BankChanged(amount),)


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back. The banker takes none out while he may have to pay (docs/rules.md 4.4); who had too
    little at the start and buys while bets are laid takes part at once (4.15)."""
    if command.amount < 0 and command.player == deal.banker and not (deal.settled or rules.over(deal)):
        return rules.BANKER_PLAYS
    changed = change_purse(deal.ledger, command, rules.refuse_money)
    return (*changed, *_sits_down(deal, command.player)) if command.amount > 0 else changed


# A deal that does not count.


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The deal does not count (docs/rules.md 4.14)."""
    return rules.over(deal) or (_undone(deal, command.reason),)


def _undone(deal: Deal, reason: str, *, ruled: bool = False) -> acts.DealVoided:
    """What makes all as before the first card, but for money from outside."""
    brought = [event for event in deal.log if isinstance(event, PurseChanged | BankChanged)]
    before = ENGINE.apply_all(deal.unplayed(), brought)
    return acts.DealVoided(reason, changes(deal, before), ruled, before.bank - deal.bank)


def stakes(deal: Deal) -> dict[str, Stake]:
    """The placed stakes, by the name that a ruling gives each; the stake on a hand of his own is `on` its player."""
    lying = {
        f"{player}.{number}": Stake(player, player, number, hand.stake)
        for player, number, hand in deal.all_hands
        if hand.stake and hand.line is None
    }
    return lying | {f"back.{number}": stake for number, stake in enumerate(deal.backs) if stake.line is None}


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Answer:
    """What was reported, by the policy of the command or else of the table."""
    kind, policy, lying = command.kind, command.policy or deal.rules.irregularity, stakes(deal)
    check_kind(kind)
    if reason := rules.over(deal):
        return reason
    said = words(policy, dict(command.rulings), lying, lambda id_: say("siete_y_media-no-stake", stake=id_))
    if policy == "return_stakes":
        nothing = acts.IrregularityRuled(kind, policy, (), ())
        return (nothing, _undone(deal, kind, ruled=True))
    lines, backs = list[acts.Line](), list[acts.BackLine]()
    bounded = not deal.banker and deal.rules.solvency == "sum"
    amounts = {id_: one.amount for id_, one in lying.items()}
    for id_, result, pay in settled_by(said, amounts, deal.bank, bounded=bounded):
        player, on, number, amount, _ = stake = lying[id_]
        paid = (result, amount, pay, amount + pay)
        if player == on:
            status = deal.hand_of(stake).status
            lines.append(acts.Line(player, number, (), 0, status if status in LIVING else "stand", None, *paid))
        else:
            backs.append(acts.BackLine(int(id_.removeprefix("back.")), player, on, number, *paid))
    ruled = acts.IrregularityRuled(kind, policy, tuple(lines), tuple(backs))
    back = Counter[str]()
    for stake in stakes(ENGINE.apply(deal, ruled)).values():
        back[stake.player] += stake.amount
    return (ruled, acts.DealVoided(kind, tuple(back.items()), ruled=True))


# A card that was read wrong.

_DERIVED = (acts.HandLost, acts.Announced, acts.BankShown, acts.Settled, DebtPaid, acts.CardCorrected)
"""What follows from other facts by itself, or has nothing to do with cards."""


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer | Course:
    """A card is corrected only when all of its hand has been turned up, as the answer would reveal the others; a card
    that nobody has seen is no duplicate either (docs/rules.md 4.14)."""
    index, now = command.index, command.card
    if not 0 <= index < len(deal.cards):
        return rules.NOT_SHOWN
    if rules.beside_hidden(deal, index):
        return rules.HAND_HIDDEN
    if deal.cards[index] == now:
        return rules.SAME_CARD
    if reason := rules.foreign(now) or rules.shown_already(deal, now):
        return reason
    new = again(deal, {index: now})
    if new is None:
        return rules.OTHER_ACTS
    log = acts.Log(tuple(new.log))
    bank = new.bank - deal.bank
    return Course(deal, acts.CardCorrected(index, deal.cards[index], now, changes(deal, new), log, bank)).go_on()


def again(deal: Deal, right: Mapping[int, Card]) -> Deal | None:
    """The deal as it would stand with these cards by their places; None where the acts do not fit them. No purse and no
    bank is too small for what was taken once."""
    rich = deal.unplayed()
    rich.ledger.purses = dict.fromkeys(deal.purses, MAX_AMOUNT)
    rich.ledger.bank = MAX_AMOUNT
    played = replay(rich, deal.log, partial(_facts_again, right=right))
    return None if played is None else ENGINE.apply_all(deal.unplayed(), played.log)


def _facts_again(new: Deal, event: acts.Event, right: Mapping[int, Card]) -> Iterable[acts.Event] | None:
    """What a fact comes to, with all that follows of it; None where it does not fit."""
    if isinstance(event, acts.HandLost) and event.line[:2] == new.in_turn and new.hand.points > GOAL:
        return _with_more(new, lost(new))  # it might have been opened, and its owner let it go
    if _by_itself(new, event):
        return ()
    fact = _fact_again(new, event, right)
    return None if fact is None else _with_more(new, fact)


def _by_itself(new: Deal, event: acts.Event) -> bool:
    """Whether it is nobody's act, nor time that was up."""
    passes = isinstance(event, acts.HandPassed) and not new.face_down
    return passes or isinstance(event, _DERIVED)


def _with_more(new: Deal, fact: acts.Event) -> Iterator[acts.Event]:
    """The fact, and then what follows; each is folded before the next is asked for."""
    yield fact
    while more := [event for event in follows(new) if _by_itself(new, event)]:
        yield from more


def _fact_again(new: Deal, event: acts.Event, right: Mapping[int, Card]) -> acts.Event | None:
    """A fact with the right cards; an act is done again."""
    match event:
        case acts.CardDealt(at, card):
            return event._replace(card=right.get(at, card)) if new.due == event[2:6] else None
        case acts.FourReturned():
            return event._replace(card=new.four_out) if new.four_out else None
        case acts.ForcedByTime(player):
            return event if new.in_turn == (player, 0) and rules.must_change(new) else None
        case acts.HandOut(line, timed=timed):
            return out(new, timed=timed) if new.in_turn == line[:2] and not rules.must_change(new) else None
        case acts.BankOffered() | acts.BankKept():
            return event if new.row.offered("keep") else None
        case acts.BankRefused() | acts.BankCeded():
            return event if new.offer is not None else None
        case acts.Staked() | acts.BetsClosed() | acts.BetsReopened() | acts.SeatTaken():
            return event
        case acts.Joined() | PurseChanged() | BankChanged():
            return event
        case acts.DrawAsked("bank") | acts.BankStood() if new.face_down and not new.banker:
            facts: Any = bank_hit(new) if isinstance(event, acts.DrawAsked) else bank_stand(new)
        case acts.HandPassed(player):
            facts = stand(new, player)
        case _ if act := act_of(event, new):
            op, *fields = act.values()
            facts = ACTS[op].rule(new, *fields)
        case _:
            facts = follows(new)
    return None if isinstance(facts, Reason) else _as_then(event, *facts)


_OR = {acts.HandStood: acts.HandPassed, acts.HandPassed: acts.HandStood}
"""What the end of a turn may be with another card."""


def _as_then(event: Any, fact: Any = None, *further: acts.Event) -> Any:
    """The fact of an act that is done again, where it is of the same kind and hand."""
    if type(fact) not in (type(event), _OR.get(type(event))):
        return None
    if any(getattr(fact, name, None) != getattr(event, name, None) for name in ("role", "player", "hand")):
        return None
    return fact._replace(timed=event.timed) if hasattr(event, "timed") else fact


def _banks(deal: Deal) -> dict[str, str]:
    """By whom the bank acts; the house's by nobody."""
    return {"player": deal.banker} if deal.banker else {}


def act_of(event: acts.Event, deal: Deal) -> dict[str, Any] | None:
    """What somebody did that this came of, as deal scripts have it, in the order of what the rule of the act takes;
    None for what follows by itself."""
    match event:
        case acts.BetsClosed():
            return {"op": "deal"}
        case acts.Staked(player, amount) | acts.BetLaid(player, _, amount):
            return {"op": "bet", "player": player, "amount": amount}
        case acts.BetRaised(player, _, amount):
            return {"op": "raise", "player": player, "amount": amount}
        case acts.DrawAsked("change", player):
            return {"op": "change4", "player": player}
        case acts.DrawAsked("bank") | acts.BankStood() if not deal.face_down:
            return None
        case acts.DrawAsked("bank"):
            return {"op": "hit", **_banks(deal)}
        case acts.BankStood():
            return {"op": "stand", **_banks(deal)}
        case acts.DrawAsked("hit", player, shown=shown):
            return {"op": "hit", "player": player, "expose": shown is not None}
        case acts.HandStood(player) | acts.HandOut(line=(player, *_)):
            return {"op": "stand", "player": player}
        case acts.HandLost(line=(player, *_)) if deal.hand.points > GOAL and rules.openable(deal):
            return {"op": "stand", "player": player}
        case acts.Fusilado(player, amount):
            return {"op": "fusilar", "player": player, "amount": amount or deal.hand.stake}
        case acts.Opened(player):
            return {"op": "open", "player": player}
        case acts.Backed(player, on, hand, amount):
            return {"op": "back", "player": player, "on": on, "hand": hand, "amount": amount}
        case acts.BankCeded(to, price):
            return {"op": "cede", "player": deal.banker, "to": to, "price": price}
    return None
