"""The course of a deal of siete y media: what follows by itself, at the table and on paper alike, and what answers each
command.

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
from typing import Self

from ..cards import Card
from ..correction import CorrectCard
from ..dealer import CloseBets, Mark, ReopenBets, ShowCard, VoidDeal
from ..irregularity import RuleIrregularity, check_kind, words
from ..irregularity import settled as settled_by
from ..kernel import course
from ..kernel.course import Act
from ..kernel.redo import changes, replay
from ..ledger import ChangeBank, ChangePurse, DebtPaid, PurseChanged, change_purse
from ..message import say
from ..refusal import Reason
from . import acts, rules, settle
from .acts import ENGINE
from .rounds import LIVING, Deal, Stake
from .rules import FOUR, GOAL, MOST_DRAWN_ON, SEVEN
from .settle import Answer, bank_draws, lost, out, settled, time_in_turn


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
    if bank.status or bank.points >= GOAL or not deal.standing:
        return (settled(deal),)
    if not deal.on_paper and bank.hidden is not None:
        return (acts.BankShown(deal.cards[bank.cards[0]]),)
    if deal.rules.bank_policy == "free":
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
    "bet": Act(acts.Bet, settle.bet, Course.go_on),
    "raise": Act(acts.Raise, settle.raise_, Course.go_on),
    "hit": Act(acts.Hit, settle.hit, Course.go_on),
    "stand": Act(acts.Stand, settle.stand, Course.go_on),
    "open": Act(acts.Open, settle.open_, Course.go_on),
    "change4": Act(acts.ChangeFour, settle.change_four, Course.go_on),
    "fusilar": Act(acts.Fusilar, settle.fusilar, Course.go_on),
    "back": Act(acts.Back, settle.back, Course.go_on),
    "cede": Act(acts.Cede, settle.cede, Course.go_on),
    "buy": Act(acts.Buy, settle.buy, Course.go_on),
    "decline": Act(acts.Decline, settle.decline, Course.go_on),
    "keep": Act(acts.Keep, settle.keep, Course.go_on),
    "come_back": Act(acts.Join, settle.come_back, Course.go_on),
}
"""What players do."""


def at_any_time(deal: Deal, verb: str, player: str) -> None:
    """The rule of each act says itself whose turn it is, as it does on paper."""


ENGINE.plays(Course, ACTS.values(), at_any_time)
ENGINE.moves_money(rules.refuse_money)


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Answer | Course:
    found = settle.time(deal)
    return found if isinstance(found, Reason) else Course(deal, *found).go_on()


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
def _never(deal: Deal, command: CloseBets | ReopenBets | Mark | ChangeBank) -> Reason:
    """Bets are made in turn, not in a round for all, and the bank is a player's, who answers from his purse
    (docs/rules.md 4.3, 4.4)."""
    if isinstance(command, Mark):
        return rules.NO_MARKER
    return rules.PLAYERS_BANK if isinstance(command, ChangeBank) else rules.NO_ROUND


@ENGINE.answers
def _change_purse(deal: Deal, command: ChangePurse) -> Answer:
    """Money bought or handed back. The banker takes none out while he may have to pay (docs/rules.md 4.4)."""
    if command.amount < 0 and command.player == deal.banker and not (deal.settled or rules.over(deal)):
        return rules.BANKER_PLAYS
    return change_purse(deal.ledger, command, rules.refuse_money)


# A deal that does not count.


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer:
    """The deal does not count (docs/rules.md 4.14)."""
    return rules.over(deal) or (acts.DealVoided(command.reason, _since_the_start(deal)),)


def _since_the_start(deal: Deal) -> tuple[tuple[str, int], ...]:
    """What makes all as before the first card, but for money from outside."""
    before = Counter(deal.start.purses)
    before.subtract(deal.start.debts)
    for event in deal.log:
        if isinstance(event, PurseChanged):
            before[event.player] += event.amount
    moved = [(player, before[player] - deal.worth(player)) for player in deal.purses]
    return tuple([(player, change) for player, change in moved if change])


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
    kind = command.kind
    check_kind(kind)
    if reason := rules.over(deal):
        return reason
    policy = command.policy or deal.rules.irregularity
    lying = stakes(deal)
    said = words(policy, dict(command.rulings), lying, lambda id_: say("siete_y_media-no-stake", stake=id_))
    if policy == "return_stakes":
        nothing = acts.IrregularityRuled(kind, policy, (), ())
        return (nothing, acts.DealVoided(kind, _since_the_start(deal), ruled=True))
    lines, backs = [], []
    amounts = {id_: stake.amount for id_, stake in lying.items()}
    for id_, result, pay in settled_by(said, amounts, 0, bounded=False):
        player, on, number, amount, _ = lying[id_]
        if player == on:
            status = deal.hands[deal.place[on]][number].status
            status = status if status in LIVING else "stand"
            lines.append(acts.Line(player, number, (), 0, status, None, result, amount, pay, amount + pay))
        else:
            place = int(id_.removeprefix("back."))
            backs.append(acts.BackLine(place, player, on, number, result, amount, pay, amount + pay))
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
    return Course(deal, acts.CardCorrected(index, deal.cards[index], now, changes(deal, new), log)).go_on()


def again(deal: Deal, right: Mapping[int, Card]) -> Deal | None:
    """The deal as it would stand with these cards by their places; None where the acts do not fit them."""
    return replay(deal.unplayed(), deal.log, partial(_fact_again, right=right))


def _fact_again(new: Deal, event: acts.Event, right: Mapping[int, Card]) -> Iterable[acts.Event] | None:
    """What a fact comes to, with all that follows of it; None where it does not fit."""
    if isinstance(event, acts.HandLost) and _in_turn(new, *event.line[:2]) and new.hand.points > GOAL:
        return _with_more(new, lost(new))  # it might have been opened, and its owner let it go
    if _by_itself(new, event):
        return ()
    fact = _with_right_cards(new, event, right) if _fits(new, event) else None
    return None if fact is None else _with_more(new, fact)


def _by_itself(new: Deal, event: acts.Event) -> bool:
    """Whether it is nobody's act, nor time that was up."""
    passes = isinstance(event, acts.HandPassed) and new.rules.bank_policy == "blackjack"
    return passes or isinstance(event, _DERIVED)


def _with_more(new: Deal, fact: acts.Event) -> Iterator[acts.Event]:
    """The fact, and then what follows; each is folded before the next is asked for."""
    yield fact
    while more := [event for event in follows(new) if _by_itself(new, event)]:
        yield from more


def _with_right_cards(new: Deal, event: acts.Event, right: Mapping[int, Card]) -> acts.Event | None:
    hand = new.hand
    match event:
        case acts.CardDealt(at, card):
            return event._replace(card=right.get(at, card))
        case acts.DrawAsked(shown=shown) if shown is not None and hand.hidden is not None:
            return event._replace(shown=new.cards[hand.cards[hand.hidden]])
        case acts.FourReturned():
            return event._replace(card=new.cards[new.returned[-1]])
        case acts.Fusilado():
            return event._replace(seven=new.cards[hand.cards[0]])
        case acts.Opened():
            return event._replace(cards=new.cards_of(hand))
        case acts.HandStood(player, number, laid, timed) if hand.status == "seven_half":
            return None if laid else acts.HandPassed(player, number, timed)
        case acts.HandPassed(player, number, timed) if not hand.status:
            return acts.HandStood(player, number, 0, timed)
        case acts.HandOut(timed=timed):
            return out(new, timed=timed)
    return event


def _fits(new: Deal, event: acts.Event) -> bool:
    """Whether this fact could have followed."""
    hand = new.hand
    match event:
        case acts.CardDealt():
            return new.due == event[2:6]
        case acts.BetLaid(player, number) | acts.BetRaised(player, number):
            return _in_turn(new, player, number) and hand.points < GOAL and not rules.must_change(new)
        case acts.DrawAsked("bank") | acts.BankStood():
            return _bank_may(new, event)
        case acts.DrawAsked(role, player, number, _, shown):
            if not _in_turn(new, player, number) or hand.points >= GOAL:
                return False
            return (role != "change" or hand.points == FOUR) and (shown is None or hand.hidden is not None)
        case acts.ForcedByTime(player):
            return _in_turn(new, player, 0) and hand.points == FOUR
        case acts.FourReturned():
            return new.four_out is not None
        case acts.Fusilado(player):
            return _in_turn(new, player, 0) and hand.points == SEVEN
        case acts.Opened(player, number):
            return _in_turn(new, player, number) and rules.openable(new)
        case acts.HandStood(player, number, laid):
            return _has_turn(new, player, number) and hand.points <= GOAL and not (laid and rules.must_change(new))
        case acts.HandPassed(player, number):
            return _has_turn(new, player, number) and hand.points <= GOAL
        case acts.HandOut(line):
            return _in_turn(new, line.player, line.hand) and not rules.must_change(new)
        case acts.Backed(_, on, number):
            hands = new.hands[new.place[on]]
            return number < len(hands) and not hands[number].status and hands[number].points <= GOAL
        case acts.BankOffered() | acts.BankKept():
            return new.row.offered("keep")
        case acts.BankRefused() | acts.BankCeded():
            return new.offer is not None
        case acts.DealVoided() | acts.IrregularityRuled():
            return False
        case acts.Joined() | PurseChanged():
            return True
    raise AssertionError(f"not a fact of a deal: {event!r}")


def _bank_may(new: Deal, event: acts.Event) -> bool:
    """Whether the banker could do so, or does in the blackjack variant."""
    if rules.not_in_turn(new, new.banker) or new.bank_hand.status or new.bank_hand.points >= GOAL:
        return False
    if new.rules.bank_policy == "blackjack":
        return type(follows(new)[0]) is type(event)
    return not isinstance(event, acts.BankStood) or rules.bank_must_reach(new) is None


def _has_turn(new: Deal, player: str, number: int) -> bool:
    return new.row.offered("bet") and (new.player, new.turn[1]) == (player, number)


def _in_turn(new: Deal, player: str, number: int) -> bool:
    return _has_turn(new, player, number) and not new.hand.status
