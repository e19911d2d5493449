"""The course of a coup at the table (docs/rules.md 3.3.12): what answers each command and what follows of it. Each act
of a seat has its window; one in which nobody is left to be asked closes.

A correction (3.3.16): a card that lies face down is not corrected, as the answer would reveal it. What people did by
the cards they saw is not undone: a card is corrected where the same people would have been asked to draw or stand.
Where the coup then has the same result, that is all. Where it has another, it is settled again, if it was the last one
and no money has moved and no coup has passed since.

An irregularity (3.3.14): the coup under way does not count; a foul pack ends the shoe.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from ...cards import Card
from ...correction import CorrectCard
from ...dealer import CloseBets, Mark, ReopenBets, VoidDeal
from ...irregularity import RuleIrregularity
from ...kernel import course
from ...kernel.acts import name_of
from ...ledger import ChangeBank
from ...message import say
from ...refusal import Reason, accepted
from ..course import ruled as ruled_by
from ..course import show
from ..refusals import NO_MARKER, NOT_OPEN, no_player, not_a_correction, over, refuse_money, too_many
from . import acts, rounds, rules
from .acts import ENGINE as ENGINE
from .rounds import CoupPlayed, Deal, asked, face_down, hands_from, may_pass
from .rules import LEFT, MOST, PLACES, RIGHT, SIDES, Hands, deciding
from .settle import (
    Answer,
    accept,
    banco,
    bank_goes_to,
    begun,
    bid,
    compared_with_bank,
    decide_draw,
    given_back,
    in_rotation,
    nearest,
    refill,
    retire,
    settled,
    silence,
    stake,
    take,
    usual,
)


class Course(course.Course[Deal, acts.Event]):
    """What follows of an act at the table."""

    def begun(self) -> Self:
        """The cards come."""
        return self.emit(*begun(self.deal))

    def cards(self) -> Self:
        """A coup that has all its cards is settled (docs/rules.md 3.3.11)."""
        return self.emit(settled(self.deal)).ended() if self.deal.phase == rounds.SETTLING else self

    def ended(self) -> Self:
        """A shoe that has too few cards for another coup is over (docs/rules.md 3.3.1)."""
        return self if self.deal.cards_left >= MOST else self.emit(*refund_all(self.deal, "end"), acts.DealEnded())


def refund_all(deal: Deal, why: str) -> tuple[acts.Event, ...]:
    """The events that return all stakes and the bank."""
    bank = () if deal.banker is None else (acts.BankLeft(deal.banker, deal.bank, why, offered=False),)
    return (*given_back(deal, why), *bank)


def window_ends(deal: Deal) -> Answer:
    passed = acts.CoupPassed(deal.number)
    match deal.phase:
        case rounds.BIDDING | rounds.OFFERED:
            found = bank_goes_to(deal)
            if found is not None:
                return (acts.BankTaken(*found),)
            if deal.offer is not None:
                return (acts.WindowClosed(rounds.OFFERED), passed)
            return (acts.WindowClosed(rounds.BIDDING), passed) if deal.bids else rules.NO_BID
        case rounds.REFILLING:
            return (*given_back(deal, "void"), acts.BankLeft(deal.banker or "", 0, "broken", offered=False), passed)
        case rounds.RETIRING:
            return (acts.WindowClosed(rounds.RETIRING),)
        case rounds.BANCO:
            bank = deal.ledger.bank
            plays = nearest(deal, "right", bank) is not None or nearest(deal, "left", bank) is not None
            return begun(deal) if plays else (acts.WindowClosed(rounds.BANCO),)
        case rounds.OPEN:
            if not deal.stakes:
                return (passed,)
            return (acts.WindowClosed(rounds.OPEN),) if asks_banker(deal) else begun(deal)
    return begun(deal) if deal.stakes else (passed,)


def asks_banker(deal: Deal) -> bool:
    """Whether the banker may choose what to do about stakes above the bank: accept them, or with an unlimited bank hold
    them (docs/rules.md 3.3.10)."""
    over_bank = deal.over_bank
    if not over_bank or over_bank > deal.ledger.purses[deal.banker or ""]:
        return False
    return deal.rules.banque_excess != "trim"


def _nobody_left(deal: Deal, facts: tuple[acts.Event, ...]) -> tuple[acts.Event, ...]:
    """And windows close in which nobody is left to be asked, but for bids where there are none (docs/rules.md
    3.3.12)."""
    course = Course(deal, *facts)
    after = course.deal
    while (row := after.row).everybody and row.offered("pass") and not any(asked(after)):
        if row.offered("bid") and not after.bids:
            break
        course.emit(*accepted(window_ends(after)))
    return tuple(course.events)


ENGINE.goes_on = _nobody_left


@ENGINE.answers
def _in_its_time(
    deal: Deal,
    command: acts.Bid | acts.Take | acts.Retire | acts.Refill | acts.Banco | acts.Stake | acts.Accept,
) -> Answer | Course:
    """An act of a seat in its window."""
    player = command.player
    if reason := rules.not_now(deal, name_of(type(command))) or no_player(deal, player):
        return reason
    match command:
        case acts.Bid():
            return bid(deal, player, command.amount, sealed=deal.rules.bank_by == "list")
        case acts.Take():
            return take(deal, player, sealed=True)
        case acts.Retire():
            return retire(deal, player)
        case acts.Refill():
            return refill(deal, player, command.amount)
        case acts.Banco():
            return banco(deal, player, command.cheval, sealed=True)
        case acts.Stake():
            return stake(deal, player, command.amount, command.side)
    found = accept(deal, player)
    return found if isinstance(found, Reason) else Course(deal, *found).begun()


@ENGINE.answers
def _pass(deal: Deal, command: acts.Pass) -> Answer:
    """A player does not do what he may; the banker's word ends what he is asked."""
    player = command.player
    if reason := rules.not_now(deal, "pass") or no_player(deal, player):
        return reason
    if not deal.row.everybody:
        return rules.not_banker(deal, player) or window_ends(deal)
    return (acts.Passed(player),) if may_pass(deal, player) else rules.NOT_NOW


@ENGINE.answers
def _word(deal: Deal, command: acts.Draw | acts.Stand) -> Answer | Course:
    """Who has the turn draws or stands (docs/rules.md 3.3.7)."""
    found = decide_draw(deal, command.player, isinstance(command, acts.Draw))
    return found if isinstance(found, Reason) else Course(deal, *found).cards()


@ENGINE.answers
def _said(deal: Deal, command: acts.DealerEntersDecision) -> Answer | Course:
    """A player's decision, entered by the dealer, who has not seen the cards and does not learn whether custom bound
    him: where it does, custom decides (docs/rules.md 3.3.12)."""
    if deal.turn is None:
        return rules.NOT_YOUR_TURN if deal.under_way else rules.NOT_DEALT
    hand, player = deal.turn
    draws = usual(deal, hand) if rules.strict(deal, command.draws) else command.draws
    return Course(deal, acts.Decided(hand, player, draws)).cards()


@ENGINE.answers
def _time_up(deal: Deal, command: acts.Time | CloseBets) -> Answer | Course:
    """The window that is open closes; with the time of who has the turn, custom says it for him
    (docs/rules.md 3.3.12)."""
    if deal.turn is not None and isinstance(command, acts.Time):
        found = silence(deal)
        return found if isinstance(found, Reason) else Course(deal, *found).cards()
    return over(deal) or (window_ends(deal) if deal.row.closes else NOT_OPEN)


@ENGINE.answers
def _reopen(deal: Deal, command: ReopenBets) -> Answer:
    """What is dealt is not taken back (docs/rules.md 3.3.12)."""
    return rules.NO_REOPENING


Deal.course = Course
ENGINE.answers(show)


@ENGINE.answers
def _mark(deal: Deal, command: Mark) -> Answer:
    """There is no cut card (docs/rules.md 3.3.1)."""
    return NO_MARKER


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer | Course:
    """The coup does not count, or before its cards the shoe ends here: stakes go back (docs/rules.md 3.3.14)."""
    if reason := over(deal):
        return reason
    if not deal.under_way:
        return (*refund_all(deal, "void"), acts.DealVoided(command.reason, ()))
    return Course(
        deal, *given_back(deal, "void"), acts.CoupVoided(deal.number, command.reason, face_down(deal))
    ).ended()


ENGINE.moves_money(refuse_money)


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer:
    """The bank is a player's (docs/rules.md 3.3.4)."""
    return rules.PLAYERS_BANK


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer:
    """A card that was read wrong (docs/rules.md 3.3.16)."""
    index, now = command.index, command.card
    if reason := not_a_correction(deal, index, now) or too_many(deal, now):
        return reason
    event = acts.CardCorrected(index, deal.cards[index], now)
    cards = (*deal.cards[:index], now, *deal.cards[index + 1 :])
    done = next((done for done in deal.coups if done.first <= index < done.end), None)
    if done is None:
        return _of_unsettled(deal, event, cards)
    hands = hands_from(cards[done.first : done.end], deal.places[done.first : done.end])
    before = dict(zip(PLACES, done.done.hands, strict=True))
    if _asked(hands, done.players) != _asked(before, done.players):
        return rules.OTHER_CARDS
    found = compared_with_bank(hands, done.players)
    if (found[RIGHT], found[LEFT]) == done.done.results:
        same = done.done._replace(hands=acts.HandsOf(*[hands[place] for place in PLACES]))
        return (replace(event, settled=same),)
    return _again(deal, event, cards, done, hands)


def _of_unsettled(deal: Deal, event: acts.CardCorrected, cards: tuple[Card, ...]) -> Answer:
    """Of the coup under way, of which nothing lies open before all six are out; or of one that was voided."""
    if event.index >= deal.first:
        hands = hands_from(cards[deal.first :], deal.places[deal.first :])
        if _asked(hands, deal.players) != deal.deciding:
            return rules.OTHER_CARDS
    return (event,)


def _asked(hands: Hands, players: tuple[str | None, str | None]) -> tuple[str, ...]:
    """Which sides decide."""
    return deciding(hands, tuple([side for side, player in zip(SIDES, players, strict=True) if player is not None]))


def _again(
    deal: Deal, event: acts.CardCorrected, cards: tuple[Card, ...], done: CoupPlayed, hands: dict[str, tuple[Card, ...]]
) -> Answer:
    """The last coup comes out otherwise."""
    if deal.before is None or done is not deal.coups[-1]:
        return rules.OTHER_CARDS
    before = deal.before.copy()
    before.cards, before.hands = cards, hands
    return (deal.differences(event, settled(before)),)


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Course:
    """Something was wrong with the cards; stakes do not stay against a bank that was paid out whole
    (docs/rules.md 3.3.14)."""
    course = Course(deal, ruled(deal, command))
    after = course.deal
    if deal.ended:
        return course
    if command.kind == "foul_pack":
        return course.emit(*refund_all(after, "void"), acts.DealVoided(command.kind, face_down(deal), ruled=True))
    broken = after.broken_in and not deal.broken_in
    if broken:
        course.emit(*given_back(after, "void"))
    if deal.under_way:
        return course.emit(acts.CoupVoided(deal.number, command.kind, face_down(deal), ruled=True)).ended()
    accepting = deal.row.offered("accept")
    if not after.stakes and (broken or accepting):
        return course.emit(acts.CoupPassed(deal.number))
    return course.begun() if accepting and not asks_banker(after) else course


def stake_named(player: str, side: str) -> str:
    """A stake as the dealer's rulings name it."""
    return f"{side} {player}"


def ruled(deal: Deal, command: RuleIrregularity) -> acts.IrregularityRuled:
    """What becomes of each stake, by the policy of the command or else of the table."""
    lying = {stake_named(*whose): (whose, amount) for whose, amount in in_rotation(deal)}
    stakes = {name: amount for name, (_, amount) in lying.items()}
    found = ruled_by(
        *(deal, command, stakes, deal.bank),
        lambda name, *result: acts.Line(*lying[name][0], *result),
        lambda id_: say("baccarat-no-bet", bet=id_),
    )
    return acts.IrregularityRuled(*found)
