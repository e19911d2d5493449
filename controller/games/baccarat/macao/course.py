"""The course of Macao and Victoria: what follows by itself of a card that was dealt or of a turn that has ended
(docs/rules.md 3.4.3 to 3.4.6) and what a coup comes to (3.4.6 to 3.4.8), at the table and on paper alike; and what each
command comes to, as facts or the first reason against it in the order of docs/settle.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, Self

from ...cards import Card
from ...correction import CorrectCard
from ...dealer import CloseBets, ShowCard, VoidDeal
from ...irregularity import RuleIrregularity
from ...irregularity import again as ruling_again
from ...kernel import course
from ...kernel.course import Act
from ...kernel.redo import changes, replay
from ...ledger import ChangeBank, ChangePurse, change_purse
from ...message import say
from ...refusal import Reason
from .. import rules as family
from ..hand import NATURAL
from ..rounds import from_right as round_from
from . import acts, rules
from .acts import ENGINE
from .rounds import TURNS, Deal


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that is over, in the order of play."""
    hands = tuple([hand_of(deal, player) for player in deal.order])
    bank, stakes = hands[-1], deal.stakes
    lines = []
    for hand in hands[:-1]:
        stake = stakes[hand.player]
        result = against(deal.rules, hand, bank)
        if result == "win":
            pay = stake * odds(deal.rules, hand)
            lines.append(acts.Line(hand.player, "win", stake, pay, stake + pay))
        elif result == "lose":
            lines.append(acts.Line(hand.player, "lose", stake, -stake, 0))
        else:
            lines.append(acts.Line(hand.player, "push", stake, 0, stake))
    return acts.CoupSettled(deal.number, hands, tuple(lines))


def is_pair(hand: acts.Hand) -> bool:
    """Two cards of one rank."""
    return len(hand.cards) == 2 and hand.cards[0].column == hand.cards[1].column


def hand_of(deal: Deal, player: str) -> acts.Hand:
    """A player's hand with its state."""
    dealt, count = deal.cards, deal.count(player)
    return acts.Hand(
        player,
        tuple([dealt[index] for index in deal.held[player]]),
        tuple([dealt[index] for index in deal.laid.get(player, ())]),
        count,
        deal.first_count(player) >= NATURAL,
        count > rules.MOST,
    )


def against(of: rules.Rules, hand: acts.Hand, bank: acts.Hand) -> str:
    """How a hand stands against the banker's: win, lose or push (3.4.7)."""
    if hand.over or bank.over:
        return "lose" if hand.over else "win"
    if hand.value != bank.value:
        return "win" if hand.value > bank.value else "lose"
    if len(hand.cards) != len(bank.cards):
        return "win" if len(hand.cards) < len(bank.cards) else "lose"
    return "lose" if of.macao_tie == "banker" else "push"


def odds(of: rules.Rules, hand: acts.Hand) -> int:
    """To how many units one unit is paid when this hand wins (3.4.7, 3.4.8). A natural never has a card more."""
    if not hand.natural or (of.pair_even and is_pair(hand)):
        return 1
    return of.natural9_pays if hand.value == 9 else of.natural8_pays


Answer = tuple[acts.Event, ...] | Reason
advance = ENGINE.advance


def order_of(deal: Deal) -> tuple[str, ...]:
    """Who plays in the coming coup: who has staked, from the banker's left, and the banker."""
    return (*[player for player in round_from(deal.seats, deal.banker)[:-1] if player in deal.stakes], deal.banker)


def turn_over(deal: Deal) -> acts.TurnEnded | None:
    """The end of the turn that comes by itself: of a natural, of a hand that is over or has all cards it may have, and
    of a banker against hands that are all over."""
    player = deal.playing
    if player is None or deal.phase not in TURNS:
        return None
    bust = deal.rules.macao_over9 == "bust"
    if bust and player == deal.banker and all(deal.count(other) > rules.MOST for other in deal.order[:-1]):
        return acts.TurnEnded(player, "alone")
    if len(deal.held[player]) == deal.rules.first and deal.first_count(player) >= NATURAL:
        return acts.TurnEnded(player, "natural")
    if bust and deal.count(player) > rules.MOST:
        return acts.TurnEnded(player, "over")
    if deal.full(player) and not deal.refusable(player):
        return acts.TurnEnded(player, "full")
    return None


def next_card(deal: Deal, card: Card) -> acts.CardDealt:
    """The next card, where it is due."""
    due = deal.due
    assert due is not None, "a card is due"
    player, place = due
    seen_by = deal.visible_to(player) if place == rules.FIRST else ""
    return acts.CardDealt(len(deal.cards), card, player, place, seen_by)


class Course(course.Course[Deal, acts.Event]):
    """What follows of a card or of an act in a turn."""

    def goes_on(self) -> Self:
        """Turns that end by themselves, the settlement after the last one, and the end of the pack after that."""
        deal = self.deal
        while (ended := turn_over(deal)) is not None:
            self.emit(ended)
        if deal.playing is None and deal.row.offered("stand"):
            self.emit(settled(deal)).emit(*deal.ends())
        return self


# What is done, alike at the table and on paper.


def stake(deal: Deal, player: str, amount: int) -> Answer:
    """A stake, or more of it (docs/rules.md 3.4.2)."""
    return family.no_player(deal, player) or rules.cannot_stake(deal, player, amount) or (acts.Staked(player, amount),)


def draw(deal: Deal, player: str) -> Answer:
    """Who is in turn has a card more (docs/rules.md 3.4.5)."""
    return family.no_player(deal, player) or rules.cannot_draw(deal, player) or (acts.CardAsked(player),)


def stand(deal: Deal, player: str) -> Answer:
    """Who is in turn has enough (docs/rules.md 3.4.5)."""
    return family.no_player(deal, player) or rules.cannot_stand(deal, player) or (acts.TurnEnded(player, "stood"),)


def refuse(deal: Deal, player: str) -> Answer:
    """Who is in turn has another card for his last one (docs/rules.md 3.4.5)."""
    return family.no_player(deal, player) or rules.cannot_refuse(deal, player) or (acts.CardRefused(player),)


ACTS: Mapping[str, Act] = {
    "stake": Act(acts.Stake, stake),
    "draw": Act(acts.Draw, draw, Course.goes_on),
    "stand": Act(acts.Stand, stand, Course.goes_on),
    "refuse": Act(acts.Refuse, refuse, Course.goes_on),
}
"""What people do."""


def close(deal: Deal) -> tuple[acts.BetsClosed] | Reason:
    """The coup begins (docs/rules.md 3.4.3)."""
    return rules.not_to_close(deal) or (acts.BetsClosed(deal.number, order_of(deal)),)


def time(deal: Deal) -> tuple[acts.TurnEnded] | Reason:
    """Who is silent in his turn stands (docs/rules.md 3.4.5)."""
    player = deal.playing
    if player is None or deal.phase not in TURNS:
        return rules.NO_TURN
    return (acts.TurnEnded(player, "stood", timed=True),)


# What each command comes to.


ENGINE.plays(Course, ACTS.values())


@ENGINE.answers
def _stake(deal: Deal, command: acts.Stake) -> Answer:
    """A stake; who comes late waits where the pack is too short for him too (docs/rules.md 3.4.2)."""
    found = stake(deal, command.player, command.amount)
    return found if isinstance(found, Reason) else rules.pack_short(deal, command.player) or found


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Course | Reason:
    """Silence in a turn (docs/rules.md 3.4.5)."""
    found = time(deal)
    return found if isinstance(found, Reason) else Course(deal, *found).goes_on()


@ENGINE.answers
def _pass_bank(deal: Deal, command: acts.PassBank) -> Answer:
    """The banker is away, or cannot pay (docs/rules.md 3.4.1)."""
    if reason := family.over(deal):
        return reason
    if not deal.row.betting:
        return rules.COUP_UNDER_WAY
    if len(deal.seats) < 2:
        return rules.ALONE
    return (*deal.returned("passed"), acts.BankPassed(deal.next_to(deal.banker)))


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer:
    """The coup begins (docs/rules.md 3.4.3). A banker whom a correction has left short gives stakes back, the newest
    first."""
    if reason := rules.not_to_close(deal):
        return reason
    own, events = deal.copy(), list[acts.Event]()
    for event in _not_held(deal):
        advance(own, event)
        events.append(event)
    return (*events, acts.BetsClosed(own.number, order_of(own))) if own.stakes else tuple(events)


def _not_held(deal: Deal) -> list[acts.StakeReturned]:
    lying, purse, events = deal.lying, max(deal.purses[deal.banker], 0), list[acts.StakeReturned]()
    for player, stake in reversed(deal.stakes.items()):
        if deal.rules.solvency == "none" or lying * deal.rules.most <= purse:
            break
        events.append(acts.StakeReturned(player, stake, "not_held"))
        lying -= stake
    return events


for _answer in (family.reopen, family.void):
    ENGINE.answers(_answer)


@ENGINE.answers
def _show(deal: Deal, command: ShowCard) -> Course | Reason:
    """The next card, and what follows of it (docs/rules.md 3.4.3 to 3.4.7)."""
    return (
        family.over(deal)
        or family.not_due(deal)
        or family.not_left(deal, command.card)
        or Course(deal, next_card(deal, command.card)).goes_on()
    )


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.4.10)."""
    index, card = command.index, command.card
    if reason := rules.cannot_correct(deal, index, card):
        return reason
    cards = list(deal.cards)
    cards[index] = card
    new = _resettled(deal, cards)
    if new is None:
        return family.OTHER_CARDS
    lying = tuple(new.stakes.items())
    return (acts.CardCorrected(index, deal.cards[index], card, changes(deal, new), new.coups, lying),)


def _resettled(deal: Deal, cards: list[Card]) -> Deal | None:
    """The run as it would stand with these cards and the acts as they were accepted; None where another card would have
    changed what came after it."""
    new = Deal(deal.rules, deal.start, deal.start_seats, deal.start_banker)
    found = replay(new, deal.log, lambda new, event: _again(new, event, cards))
    if found is None or (new.phase, new.number, new.turn, new.hidden) != (
        deal.phase,
        deal.number,
        deal.turn,
        deal.hidden,
    ):
        return None
    same = [done.number for done in new.coups] == [done.number for done in deal.coups]
    return new if same else None


_CAN: Mapping[type[acts.Event], Callable[[Deal, str], bool]] = {
    acts.CardAsked: lambda deal, player: not deal.full(player),
    acts.CardRefused: Deal.refusable,
    acts.TurnEnded: lambda deal, player: True,
}
"""Whether what was done in a turn can be done again."""


def _again(new: Deal, event: Any, cards: list[Card]) -> Iterable[acts.Event] | None:
    """What was done once, with these cards; None where it cannot be done again."""
    if (can := _CAN.get(type(event))) is not None:
        right = not rules.not_his_turn(new, event.player) and can(new, event.player)
        return Course(new, event).goes_on().events if right else None
    match event:
        case acts.CardDealt(index, _, player, place):
            right = new.due == (player, place)
            return Course(new, next_card(new, cards[index])).goes_on().events if right else None
        case acts.Staked():
            return None if family.closed(new) else (event,)
        case acts.StakeReturned(player):
            return (event,) if player in new.stakes else ()
        case acts.IrregularityRuled():
            return _rule(new, ruling_again(event, attrgetter("player"), new.stakes))
        case acts.CoupVoided() | acts.DealVoided():
            return ENGINE.decide(new, VoidDeal(event.reason))
    return (event,)


ENGINE.moves_money(family.refuse_money)


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back (docs/rules.md 3.4.2)."""
    if command.amount < 0 and (reason := rules.bound(deal, command.player, -command.amount)):
        return reason
    return change_purse(deal.ledger, command, family.refuse_money)


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The banker answers with his own purse (docs/rules.md 3.4.1)."""
    return rules.NO_BANK


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> tuple[acts.Event, ...]:
    """The events of a reported irregularity, by the policy of the command or else of the table."""
    purse, bounded = deal.purses.get(deal.banker, 0), deal.rules.solvency == "sum"
    found = family.ruled(
        *(deal, command, deal.stakes, purse, acts.Line),
        lambda player: say("macao-no-stake-of", player=player),
        bounded=bounded,
    )
    return family.void_by(deal, acts.IrregularityRuled(*found), "void")
