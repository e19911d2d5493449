"""The course of a coup at the table (docs/rules.md 3.2.9): what answers each command, what is asked after what, and
what follows when all have answered or the time is up. What is asked of nobody who could say yes is not asked.

A correction (3.2.10): a card that lies face down is not corrected, as the answer would reveal it. What people did by
the cards they saw is not undone: a card is corrected where no natural appears or disappears by it. Where the coup then
has the same result, that is all. Where it has another, it is settled again, if it was the last one and nobody has
staked, put up a bank, bought, been dealt anything, or taken from the box since.

An irregularity (3.2.11): the coup under way does not count; a foul pack ends the shoe.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Self

from ...correction import CorrectCard
from ...dealer import CloseBets, VoidDeal
from ...irregularity import RuleIrregularity
from ...kernel import course
from ...kernel.course import Act, opening
from ...ledger import BankChanged, ChangeBank
from ...message import Message, say
from ...refusal import Reason
from ...units import rounded_up
from .. import two_hands
from ..course import no_marker, reopen, ruled, show
from ..hand import by_custom
from ..refusals import BAD_AMOUNT, NOT_OPEN, no_player, not_a_correction, over, refuse_money, too_many
from ..shoe import COUP
from . import acts, rules
from .acts import ENGINE
from .rounds import ROUNDS, Deal, missing
from .settle import (
    Answer,
    banco,
    cover,
    deal_out,
    decide_hand,
    decline,
    offer_ends,
    put_bank,
    retire,
    settled,
    silence,
    stake,
    take,
)


def returned(deal: Deal, why: str) -> tuple[acts.BetReturned, ...]:
    """The events that return all stakes."""
    return tuple(acts.BetReturned(player, amount, why) for player, amount in deal.stakes.items())


class Course(course.Course[Deal, acts.Event]):
    """What follows of an act at the table."""

    def coup(self) -> Self:
        """A coup begins, or the shoe has too few cards for one and ends."""
        deal = self.deal
        self.pass_on()
        if deal.cards_left < COUP:
            return self.emit(*returned(deal, "end"), acts.DealEnded())
        if deal.standing:
            return self.deal_out()
        if deal.banker is None:
            return self.vacant()
        return self.emit(acts.Turned("retiring")) if deal.played else self.banco()

    def pass_on(self) -> Self:
        """A bank that was paid out whole is no longer its banker's, and no stake is against it."""
        deal = self.deal
        if deal.banker is not None and not deal.bank:
            self.emit(*returned(deal, "void"), acts.BankRetired(deal.banker, 0), acts.OfferEnded(deal.banker, 0, None))
        return self

    def vacant(self) -> Self:
        """Whose turn it is puts up a bank; who could not is passed over, unless nobody could."""
        deal = self.deal
        needed = rounded_up(deal.rules.min_bank, deal.rules.unit)
        if any(deal.purses[player] >= needed for player in deal.seats):
            while deal.purses[deal.turn] < needed:
                self.emit(acts.BankDeclined(deal.turn))
        return self.emit(acts.Turned("vacant"))

    def banco(self) -> Self:
        """Who plays against the whole bank?"""
        self.emit(acts.Turned("banco"))
        return self if ROUNDS.waits_for(self.deal) else self.emit(acts.Turned("bets_open"))

    def offer(self) -> Self:
        """Who takes the bank that was left?"""
        self.emit(acts.Turned("offer"))
        return self if ROUNDS.waits_for(self.deal) else self.time_up()

    def answered(self) -> Self:
        """When all have answered nothing is waited for."""
        return self if ROUNDS.waits_for(self.deal) else self.time_up()

    def filled(self) -> Self:
        """When standers-by have laid what the bank still covers nothing is waited for."""
        deal = self.deal
        full = deal.phase == "standing_by" and deal.bank - deal.laid < rounded_up(deal.rules.min, deal.rules.unit)
        return self.time_up() if full else self

    def cards(self) -> Self:
        """A coup that has all its cards is settled, and the next one begins."""
        if self.deal.phase == "settling":
            return self.emit(settled(self.deal)).coup()
        return self

    def time_up(self) -> Self:
        """What is asked now is asked no more."""
        deal = self.deal
        if deal.row.closes and deal.banker is not None and not deal.bank:
            return self._pass_by()
        match deal.phase:
            case "vacant":
                return self.emit(acts.BankDeclined(deal.turn)).vacant()
            case "retiring":
                return self.banco()
            case "offer":
                self._post("take")
                ended = offer_ends(deal)
                self.emit(ended)
                return self._pass_by() if ended.taker is None else self.banco()
            case "banco":
                self._post("banco")
                return self.emit(acts.Turned("bets_open")) if deal.banco is None else self.deal_out()
            case "bets_open":
                return self._standing_by()
            case "standing_by":
                return self._cover()
            case "cover":
                return self.deal_out()
        silent = silence(deal)
        assert not isinstance(silent, Reason), "asked of a hand that decides"
        return self.emit(*silent).cards()

    def deal_out(self) -> Self:
        """Cards are due, if anybody plays."""
        out = deal_out(self.deal)
        return self._pass_by() if isinstance(out, Reason) else self.emit(*out)

    def _post(self, what: str) -> None:
        """Of those who claimed under seal the nearest who still can has it."""
        deal = self.deal
        ask = ACTS[what].rule
        for player in deal.order:
            if player in deal.claims and not isinstance(ask(deal, player), Reason):
                self.emit(acts.Claimed(player, what))
                return

    def _standing_by(self) -> Self:
        """Standers-by fill up what the bank still covers."""
        deal = self.deal
        needed = rounded_up(deal.rules.min, deal.rules.unit)
        if deal.bank - deal.laid >= needed and any(deal.purses[player] >= needed for player in deal.standers):
            return self.emit(acts.Turned("standing_by"))
        return self._cover()

    def _cover(self) -> Self:
        """The banker may raise the bank to what was laid above it, if he can."""
        deal = self.deal
        if deal.banker is not None and missing(deal, deal.banker):
            return self.emit(acts.Turned("cover"))
        return self.deal_out()

    def _pass_by(self) -> Self:
        """A coup without cards."""
        return self.emit(acts.CoupPassed(self.deal.number)).coup()


ACTS = {
    "bank": Act(acts.PutBank, put_bank, Course.banco),
    "decline": Act(acts.Decline, decline, Course.vacant),
    "retire": Act(acts.Retire, retire, Course.offer),
    "take": Act(acts.Take, take),
    "banco": Act(acts.Banco, banco),
    "stake": Act(acts.Stake, stake, Course.filled),
    "cover": Act(acts.Cover, cover, Course.deal_out),
    "draw": Act(acts.Draw, partial(decide_hand, draws=True), Course.cards),
    "stand": Act(acts.Stand, partial(decide_hand, draws=False), Course.cards),
}
"""What players do, by its name on paper."""
Deal.course = Course
ENGINE.plays(Course, ACTS.values(), rules.not_now)


def _course(deal: Deal, *events: acts.Event) -> Course:
    """What follows of these in the game of this deal."""
    course: Course = deal.course(deal, *events)
    return course


def opened(deal: Deal) -> Deal:
    """This shoe with what is asked first. A banker may come with a bank of 0 out of a journal of before, which has to
    replay: it passes on with the first question."""
    course = _course(deal)
    if deal.banker is not None and not deal.bank:
        course.emit(acts.Turned("banco"))
    else:
        course.coup()
    course.deal.asked = 1
    return course.deal


new_deal = opening(opened, Deal.new)


@ENGINE.answers
def _claim(deal: Deal, command: acts.Take | acts.Banco) -> Answer | Course:
    """A claim, sealed until all who could make one have answered or the time is up (docs/rules.md 3.2.2, 3.2.3)."""
    player, what = command.player, "take" if isinstance(command, acts.Take) else "banco"
    found = ACTS[what].rule(deal, player)
    if isinstance(found, Reason):
        return found
    return (
        rules.not_now(deal, what)
        or rules.answered(deal, player)
        or _course(deal, acts.Claimed(player, what, sealed=True)).answered()
    )


@ENGINE.answers
def _pass(deal: Deal, command: acts.Pass) -> Answer | Course:
    """No to what is asked (docs/rules.md 3.2.9)."""
    player = command.player
    if reason := no_player(deal, player) or rules.closed(deal) or rules.not_now(deal, "pass"):
        return reason
    if player not in deal.row.asks(deal):
        return rules.NOT_NOW if deal.row.everybody else rules.NOT_BANKER
    return rules.answered(deal, player) or _course(deal, acts.Passed(player)).answered()


@ENGINE.answers
def _said(deal: Deal, command: acts.DealerEntersDecision) -> Answer | Course:
    """A player's decision, entered by the dealer, who has not seen the cards and does not learn whether custom bound
    him: where it does, custom decides (docs/rules.md 3.2.9)."""
    if not deal.row.offered("draw"):
        return rules.NO_TURN
    draws = command.draws
    if rules.strict(deal, draws=draws):
        draws = by_custom(two_hands.totals(deal.coup_cards)[0], deal.rules.chemin_five)
    (player,) = deal.row.asks(deal)
    return _course(deal, acts.Decided(deal.phase, player, "draw" if draws else "stand")).cards()


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Answer | Course:
    """What is asked is asked no more (docs/rules.md 3.2.9)."""
    return _course(deal).time_up() if deal.row.limit else rules.NO_TURN


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer | Course:
    """The dealer ends what is asked before a coup (docs/rules.md 3.2.9)."""
    return _course(deal).time_up() if deal.row.closes else NOT_OPEN


for _answer in (reopen, no_marker, show):
    ENGINE.answers(_answer)


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer | Course:
    """The coup does not count, or between coups the shoe ends here: stakes go back, what is settled stands
    (docs/rules.md 3.2.11)."""
    if reason := over(deal):
        return reason
    course = _course(deal, *returned(deal, "void"))
    if deal.row.betting:
        return course.pass_on().emit(acts.DealVoided(command.reason))
    return course.emit(acts.CoupVoided(deal.number, command.reason)).coup()


ENGINE.moves_money(refuse_money)


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer | Course:
    """The bank is a player's; the house may empty the box that takes its share (docs/rules.md 3.2.8)."""
    if not command.amount:
        return BAD_AMOUNT
    if command.amount > 0:
        return rules.PLAYERS_BANK
    return rules.BOX_FUNDS if -command.amount > deal.ledger.house else (BankChanged(command.amount),)


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer | Course:
    """A card that was read wrong (docs/rules.md 3.2.10)."""
    index, now = command.index, command.card
    if reason := not_a_correction(deal, index, now) or too_many(deal, now):
        return reason
    event = acts.CardCorrected(index, deal.cards[index], now)
    done = next((done for done in deal.coups if done.first <= index < _end(done)), None)
    if done is None:  # a third card of the coup under way, or of a void one: no natural goes by it
        return (event,)
    cards = [*deal.cards]
    cards[index] = now
    of_coup = cards[done.first : _end(done)]
    if two_hands.natural(of_coup) != done.coup.natural:
        return rules.OTHER_CARDS
    coup = two_hands.whole(of_coup, punters_drew=done.decisions[0] == "draw")
    if coup.winner == done.coup.winner:
        return (replace(event, settled=done._replace(coup=coup)),)
    if deal.before is None or done is not deal.coups[-1]:
        return rules.OTHER_CARDS
    before = deal.before.copy()
    before.put_right(index, now)
    return _course(deal, deal.differences(event, settled(before))).coup()


def _end(done: acts.CoupSettled) -> int:
    """The index behind the last card of a coup."""
    return done.first + len(done.coup.punters) + len(done.coup.banker)


def _no_stake_of(player: str) -> Message:
    return say("chemin_de_fer-no-stake-of", player=player)


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Answer | Course:
    """What was reported is ruled by the policy of the command or else of the table (docs/rules.md 3.2.11)."""
    found = ruled(deal, command, deal.stakes, deal.bank, acts.Line, _no_stake_of)
    course = _course(deal, acts.IrregularityRuled(*found))
    after = course.deal
    if deal.ended:
        return course
    what = deal.voids(command.kind)
    if what == "shoe":
        return course.pass_on().emit(*returned(after, "void"), acts.DealVoided(command.kind, ruled=True))
    if what == "coup":
        course.emit(acts.CoupVoided(deal.number, command.kind, ruled=True))
    paid_out = after.banker is not None and not after.bank
    return course.coup() if what == "coup" or paid_out else course
