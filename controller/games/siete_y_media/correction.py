"""A card of siete y media was not what it was taken for (docs/rules.md 4.14): the deal is played through again with the
right one, every act as it was taken.

A card after which an act would not have been possible, or another turn would have come, cannot be put right: what was
dealt stands. What follows by itself - a hand that goes over, the settlement - is found anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..cards import Card
from ..correction import CorrectCard
from ..ledger import DebtPaid, PurseChanged
from ..refusal import Refusal
from .acts import (
    Announced,
    Backed,
    BankCeded,
    BankKept,
    BankOffered,
    BankRefused,
    BankShown,
    BankStood,
    BetLaid,
    BetRaised,
    CardCorrected,
    CardDealt,
    DealVoided,
    DrawAsked,
    Event,
    ForcedByTime,
    FourReturned,
    Fusilado,
    HandLost,
    HandOut,
    HandPassed,
    HandStood,
    IrregularityRuled,
    Joined,
    Log,
    Opened,
    Settled,
)
from .deal import Deal, advance, openable
from .pack import FOUR, GOAL, SEVEN
from .refusals import OTHER_ACTS, bank_must_reach, must_change, not_a_correction
from .settlement import lost, out

Follows = Callable[..., tuple[Event, ...]]
_DERIVED = (HandLost, Announced, BankShown, Settled, DebtPaid, CardCorrected)
"""What follows from other facts by itself, or has nothing to do with cards."""


def correct(deal: Deal, command: CorrectCard, follows: Follows) -> CardCorrected:
    """The event that puts card `command.index` right; Refusal where it cannot be done."""
    if reason := not_a_correction(deal, command.index, command.card):
        raise Refusal(reason.word, reason.message)
    new = again(deal, {command.index: command.card}, follows)
    changes = [(player, new.worth(player) - deal.worth(player)) for player in deal.purses]
    return CardCorrected(
        index=command.index,
        was=deal.dealt[command.index],
        now=command.card,
        purses=tuple((player, change) for player, change in changes if change),
        again=Log(tuple(new.log)),
    )


def again(deal: Deal, right: Mapping[int, Card], follows: Follows) -> Deal:
    """The deal as it would stand with these cards by their places. Raises Refusal where the acts do not fit them."""
    new = Deal(deal.rules, deal.start, deal.seats, deal.banker, deal.silent)
    for event in deal.log:
        if isinstance(event, HandLost) and _given_up(new, event):
            advance(new, lost(new))
        elif isinstance(event, _DERIVED) or (isinstance(event, HandPassed) and _passes_by_itself(new)):
            continue
        else:
            for fact in _as_it_was(new, event, right, follows):
                advance(new, fact)
        while more := _more(new, follows):
            for fact in more:
                advance(new, fact)
    return new


def _given_up(new: Deal, event: HandLost) -> bool:
    """Whether the hand was over and might have been opened: its owner let it go."""
    return _in_turn(new, event.line.player, event.line.hand) and new.hand.points > GOAL


def _passes_by_itself(new: Deal) -> bool:
    return new.rules.bank_policy == "blackjack"


def _more(new: Deal, follows: Follows) -> tuple[Event, ...]:
    """What follows by itself and is not in the log as somebody's act or as time that was up."""
    return tuple(
        event
        for event in follows(new, waits=True)
        if isinstance(event, _DERIVED) or (isinstance(event, HandPassed) and _passes_by_itself(new))
    )


def _as_it_was(new: Deal, event: Event, right: Mapping[int, Card], follows: Follows) -> Iterable[Event]:
    """The fact with the right cards in it. Raises Refusal where it does not fit."""
    if not _fits(new, event, follows):
        raise Refusal(OTHER_ACTS.word, OTHER_ACTS.message)
    match event:
        case CardDealt(at=at):
            return (event._replace(card=right.get(at, event.card)),)
        case DrawAsked(shown=shown) if shown is not None:
            hand = new.hand
            assert hand.hidden is not None, "asked by _fits"
            return (event._replace(shown=new.dealt[hand.cards[hand.hidden]]),)
        case FourReturned():
            return (event._replace(card=new.dealt[new.returned[-1]]),)
        case Fusilado():
            return (event._replace(seven=new.dealt[new.hand.cards[0]]),)
        case Opened():
            return (event._replace(cards=new.cards_of(new.hand)),)
        case HandStood(player, hand, laid, timed) if new.hand.status == "seven_half":
            return (HandPassed(player, hand, timed),) if not laid else _refused()
        case HandPassed(player, hand, timed) if not new.hand.status:
            return (HandStood(player, hand, 0, timed),)
        case HandOut(timed=timed):
            return (out(new, timed=timed),)
    return (event,)


def _refused() -> tuple[Event, ...]:
    raise Refusal(OTHER_ACTS.word, OTHER_ACTS.message)


def _fits(new: Deal, event: Event, follows: Follows) -> bool:
    """Whether this fact could have followed."""
    match event:
        case CardDealt(_, _, role, player, hand, down):
            return new.due == (role, player, hand, down)
        case BetLaid(player, hand) | BetRaised(player, hand):
            return _in_turn(new, player, hand) and new.hand.points < GOAL and not must_change(new, new.hand)
        case DrawAsked("bank") | BankStood():
            return _bank_may(new, event, follows)
        case DrawAsked(role, player, hand, down, shown):
            if not _in_turn(new, player, hand) or new.hand.points >= GOAL:
                return False
            lies = new.hand.hidden is not None
            return (role != "change" or new.hand.points == FOUR) and (shown is None or lies)
        case ForcedByTime(player):
            return _in_turn(new, player, 0) and new.hand.points == FOUR
        case FourReturned():
            return new.phase == "four_out"
        case Fusilado(player):
            return _in_turn(new, player, 0) and new.hand.points == SEVEN
        case Opened(player, hand):
            return _in_turn(new, player, hand) and openable(new, new.hands[new.turn[0]], new.hand)
        case HandStood(player, hand, laid):
            if laid and must_change(new, new.hand):
                return False
            return _turn_of(new, player, hand) and new.hand.points <= GOAL
        case HandPassed(player, hand):
            return _turn_of(new, player, hand) and new.hand.points <= GOAL
        case HandOut(line):
            return _in_turn(new, line.player, line.hand) and not must_change(new, new.hand)
        case Backed(_, on, hand):
            hands = new.hands[new.place[on]]
            return hand < len(hands) and not hands[hand].status and hands[hand].points <= GOAL
        case BankOffered() | BankKept():
            return new.phase == "for_sale"
        case BankRefused() | BankCeded():
            return new.phase == "offered"
        case DealVoided() | IrregularityRuled():
            return False
        case Joined() | PurseChanged():
            return True
    raise AssertionError(f"not a fact of a deal: {event!r}")


def _bank_may(new: Deal, event: Event, follows: Follows) -> bool:
    """Whether the banker could do so, or does in the blackjack variant."""
    if new.phase != "bank" or new.bank_hand.status or new.bank_hand.points >= GOAL:
        return False
    if new.rules.bank_policy == "blackjack":
        return type(follows(new, waits=True)[0]) is type(event)
    return not isinstance(event, BankStood) or bank_must_reach(new) is None


def _turn_of(new: Deal, player: str, hand: int) -> bool:
    return new.phase == "turn" and (new.player, new.turn[1]) == (player, hand)


def _in_turn(new: Deal, player: str, hand: int) -> bool:
    return _turn_of(new, player, hand) and not new.hand.status
