"""The course of chemin de fer: what people do before and in a coup, as facts or as the first reason against it in the
order of docs/settle.md; what a whole coup makes of the stakes and the bank; and at the table (docs/rules.md 3.2.9) what
is asked after what, and what follows when all have answered or the time is up. What is asked of nobody who could say
yes is not asked.

A correction (3.2.10): a card that lies face down is not corrected, as the answer would reveal it. What people did by
the cards they saw is not undone: a card is corrected where no natural appears or disappears by it. Where the coup then
has the same result, that is all. Where it has another, it is settled again, if it was the last one and nobody has
staked, put up a bank, bought, been dealt anything, or taken from the box since; what the banker named since goes back
with it.

An irregularity (3.2.11): the coup under way does not count; a foul pack ends the shoe.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from operator import itemgetter
from typing import Self

from ...correction import CorrectCard
from ...dealer import CloseBets, VoidDeal
from ...irregularity import RuleIrregularity
from ...kernel import course
from ...kernel.course import Act, opening
from ...kernel.rounds import bounds
from ...ledger import BankChanged, ChangeBank
from ...message import say
from ...refusal import Reason
from ...units import rounded_up
from .. import hand
from .. import rules as family
from ..hand import VALUES, banker_draws, by_custom
from ..rounds import cut, excess, share
from ..shoe import COUP
from . import acts, rules
from .acts import ENGINE
from .rounds import ROUNDS, Deal, missing

_DECIDING = ROUNDS.offering["draw"]
Answer = tuple[acts.Event, ...] | Reason


def put_bank(deal: Deal, player: str, amount: int) -> Answer:
    """A bank put up in turn (docs/rules.md 3.2.2)."""
    return (
        rules.cannot_act(deal, player)
        or rules.not_asked_for_bank(deal, player)
        or family.bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or family.beyond_purse(deal, player, amount)
        or (acts.BankTaken(player, amount),)
    )


def decline(deal: Deal, player: str) -> Answer:
    """No bank put up in turn (docs/rules.md 3.2.2)."""
    return rules.cannot_act(deal, player) or rules.not_asked_for_bank(deal, player) or (acts.BankDeclined(player),)


def retire(deal: Deal, player: str) -> Answer:
    """The banker leaves: not before he has dealt a coup, nor once banco was called or a stake is placed
    (docs/rules.md 3.2.2)."""
    return (
        rules.cannot_act(deal, player)
        or (player != deal.ledger.banker and rules.NOT_BANKER)
        or (not deal.played and rules.MUST_PLAY)
        or ((deal.banco is not None or bool(deal.stakes)) and rules.TOO_LATE)
        or (acts.BankRetired(player, deal.risked),)
    )


def take(deal: Deal, player: str) -> Answer:
    """A claim to a bank that was left with money in it, by another than who left it, from a seat
    (docs/rules.md 3.2.2, 3.2.11)."""
    if reason := rules.cannot_act(deal, player):
        return reason
    if deal.offer is None or not deal.offer.amount:
        return rules.NO_OFFER
    return (
        (player not in deal.seats and rules.NOT_SEATED)
        or (player == deal.offer.by and rules.OWN)
        or rules.already_claimed(deal, player)
        or family.beyond_purse(deal, player, deal.offer.amount)
        or (acts.Claimed(player, "take"),)
    )


def risk(deal: Deal, player: str, amount: int) -> Answer:
    """How much of his bank the banker risks, before anybody plays against it (docs/rules.md 3.2.13)."""
    return (
        rules.cannot_act(deal, player)
        or (deal.rules.bank_stake == "all" and rules.NOT_OFFERED)
        or (player != deal.ledger.banker and rules.NOT_BANKER)
        or ((deal.banco is not None or bool(deal.stakes)) and rules.TOO_LATE)
        or family.bad_stake(amount, deal.rules.unit, deal.rules.min_bank)
        or (amount > deal.ledger.bank and rules.OVER_HELD)
        or (acts.Risked(player, amount),)
    )


def banco(deal: Deal, player: str) -> Answer:
    """A claim to play against all that is risked, from a seat and before a stake is laid (docs/rules.md 3.2.3)."""
    return (
        rules.cannot_act(deal, player)
        or rules.not_against(deal, player)
        or (player not in deal.seats and rules.NOT_SEATED)
        or (bool(deal.stakes) and rules.TOO_LATE)
        or rules.already_claimed(deal, player)
        or family.beyond_purse(deal, player, deal.risked)
        or (acts.Claimed(player, "banco"),)
    )


def stake(deal: Deal, player: str, amount: int) -> Answer:
    """A stake, or more of it: none beside banco; a stander-by fills up what the bank still covers
    (docs/rules.md 3.2.3, 3.2.4)."""
    return (
        rules.cannot_act(deal, player)
        or rules.not_against(deal, player)
        or (deal.banco is not None and rules.BANCO)
        or family.bad_stake(amount, deal.rules.unit, deal.rules.min)
        or (player not in deal.seats and deal.laid + amount > deal.risked and rules.OVER_BANK)
        or family.beyond_purse(deal, player, amount)
        or (acts.StakeLaid(player, amount),)
    )


def cover(deal: Deal, player: str) -> Answer:
    """The bank is raised to the stakes above it, or what is risked of it: first out of what is set aside, then out of
    the purse (docs/rules.md 3.2.4, 3.2.13)."""
    lacks = excess(deal.stakes.values(), deal.risked)
    added = max(lacks - deal.aside, 0)
    return (
        rules.cannot_act(deal, player)
        or (player != deal.ledger.banker and rules.NOT_BANKER)
        or (not lacks and rules.NO_EXCESS)
        or family.beyond_purse(deal, player, added)
        or _covered(deal, player, lacks, added)
    )


def _covered(deal: Deal, player: str, lacks: int, added: int) -> tuple[acts.Event, ...]:
    """The facts of it: `added` comes out of the purse."""
    if deal.named is None:
        return (acts.BankCovered(player, added),)
    return (
        *((acts.BankCovered(player, added),) if added else ()),
        acts.Risked(player, deal.named + lacks),
    )


def deal_out(deal: Deal) -> Answer:
    """The coup is dealt against somebody: what the bank does not cover falls away (docs/rules.md 3.2.4, 3.2.5)."""
    stakes, bank = deal.stakes, deal.risked
    if reason := family.closed(deal) or rules.no_bank(deal):
        return reason
    if deal.banco is None and not stakes:
        return rules.NO_STAKES
    if deal.banco is not None:
        return (acts.BetsClosed(deal.number, (), 0 if deal.standing else bank, deal.banco),)
    left = [(player, stakes[player]) for player in deal.order if player in stakes]
    fallen: dict[str, int] = {}
    if sum(stakes.values()) > bank:
        fallen = cut(left, bank)
        left = [(player, amount - fallen.get(player, 0)) for player, amount in left]
    representative, _ = max(left, key=itemgetter(1))  # of equal ones the first
    return (acts.BetsClosed(deal.number, tuple(fallen.items()), 0, representative),)


def offer_ends(deal: Deal) -> acts.OfferEnded:
    """A bank that was left has found its banker, or none (docs/rules.md 3.2.2)."""
    assert deal.offer is not None, "asked where a bank is on offer"
    return acts.OfferEnded(deal.offer.by, deal.offer.amount, deal.offer.claim)


def decide_hand(deal: Deal, player: str, *, draws: bool) -> Answer:
    """Who plays a hand draws or stands: first he who plays for the punters, then the banker (docs/rules.md 3.2.6)."""
    return (
        family.no_player(deal, player)
        or (deal.phase in deal.rounds.betting and rules.NOT_DEALT)
        or (player not in deal.row.asks(deal) and rules.NOT_YOUR_TURN)
        or rules.strict(deal, draws=draws)
        or (acts.Decided(deal.phase, player, "draw" if draws else "stand"),)
    )


def silence(deal: Deal) -> Answer:
    """What holds when he says nothing: custom for the punters, the table for the banker (docs/rules.md 3.2.6)."""
    if deal.phase not in _DECIDING:
        return rules.NO_TURN
    banker = deal.ledger.banker
    assert banker is not None, "a coup is dealt by a banker"
    punters, bank = hand.totals(deal.coup_cards)
    if deal.phase == "punters":
        draws = by_custom(punters, deal.rules.chemin_five)
        return (acts.Decided("punters", deal.representative, "draw" if draws else "stand"),)
    third = VALUES[deal.cards[-1].number] if deal.decisions[0] == "draw" else None
    return (acts.Decided("banker", banker, "draw" if banker_draws(bank, third) else "stand"),)


def settled(deal: Deal) -> acts.CoupSettled:
    """The event of a coup that has all its cards, with a line for each stake in order."""
    decisions = deal.decisions
    coup = hand.whole(deal.coup_cards, punters_drew=decisions[0] == "draw")
    banker, bank = deal.ledger.banker, deal.ledger.bank
    assert banker is not None, "a coup is dealt by a banker"
    stakes = deal.stakes
    rake, after = 0, bank
    if coup.winner == "tie":
        lines = [acts.Line(player, "push", stake, 0, 0) for player, stake in stakes.items()]
    elif coup.winner == "punters":
        lines = [acts.Line(player, "win", stake, stake, 2 * stake) for player, stake in stakes.items()]
        after = 0
    else:
        lines = [acts.Line(player, "lose", stake, -stake, 0) for player, stake in stakes.items()]
        lost = sum(stakes.values())
        rake = share(lost, deal.rules.chemin_rake, deal.rules.rake_rounding)
        after = bank + lost - rake
    return acts.CoupSettled(
        deal.number,
        deal.first,
        banker,
        bank,
        deal.banco,
        deal.cut,
        deal.representative,
        coup,
        decisions,
        tuple(lines),
        rake,
        after,
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
        return self.emit(acts.Turned("retiring")) if deal.played else self.risk()

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

    def risk(self) -> Self:
        """How much of it does the banker risk, if he could name another sum than the one in force?"""
        deal = self.deal
        if deal.named is None:
            return self.banco()
        could = bounds(deal, "min_bank", deal.bank)
        if could is None or could["least"] == could["most"] == deal.named:
            return self.banco()
        return self.emit(acts.Turned("risking"))

    def banco(self) -> Self:
        """Who plays against all that is risked?"""
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
        full = deal.phase == "standing_by" and deal.risked - deal.laid < rounded_up(deal.rules.min, deal.rules.unit)
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
                return self.risk()
            case "offer":
                self._post("take")
                ended = offer_ends(deal)
                self.emit(ended)
                return self._pass_by() if ended.taker is None else self.risk()
            case "risking":
                return self.banco()
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
        """Of those who claimed under seal the first in order who still can has it."""
        deal = self.deal
        ask = ACTS[what].rule
        for player in deal.claiming:
            if player in deal.claims and not isinstance(ask(deal, player), Reason):
                self.emit(acts.Claimed(player, what))
                return

    def _standing_by(self) -> Self:
        """Standers-by fill up what the bank still covers."""
        deal = self.deal
        needed = rounded_up(deal.rules.min, deal.rules.unit)
        if deal.risked - deal.laid >= needed and any(deal.purses[player] >= needed for player in deal.standers):
            return self.emit(acts.Turned("standing_by"))
        return self._cover()

    def _cover(self) -> Self:
        """The banker may raise the bank, or what he risks of it, to what was laid above it, if he can."""
        deal = self.deal
        if deal.banker is not None and missing(deal, deal.banker):
            return self.emit(acts.Turned("cover"))
        return self.deal_out()

    def _pass_by(self) -> Self:
        """A coup without cards."""
        return self.emit(acts.CoupPassed(self.deal.number)).coup()


ACTS = {
    "bank": Act(acts.PutBank, put_bank, Course.risk),
    "decline": Act(acts.Decline, decline, Course.vacant),
    "retire": Act(acts.Retire, retire, Course.offer),
    "take": Act(acts.Take, take),
    "risk": Act(acts.Risk, risk, Course.banco),
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
    if reason := family.no_player(deal, player) or family.closed(deal) or rules.not_now(deal, "pass"):
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
        draws = by_custom(hand.totals(deal.coup_cards)[0], deal.rules.chemin_five)
    (player,) = deal.row.asks(deal)
    return _course(deal, acts.Decided(deal.phase, player, "draw" if draws else "stand")).cards()


@ENGINE.answers
def _says_risk(deal: Deal, command: acts.DealerEntersRisk) -> Answer | Course:
    """What the banker risks, entered by the dealer (docs/rules.md 3.2.13)."""
    if not deal.row.offered("risk"):
        return rules.NO_TURN
    (banker,) = deal.row.asks(deal)
    found = risk(deal, banker, command.amount)
    return found if isinstance(found, Reason) else _course(deal, *found).banco()


@ENGINE.answers
def _time(deal: Deal, command: acts.Time) -> Answer | Course:
    """What is asked is asked no more (docs/rules.md 3.2.9)."""
    return _course(deal).time_up() if deal.row.limit else rules.NO_TURN


@ENGINE.answers
def _close(deal: Deal, command: CloseBets) -> Answer | Course:
    """The dealer ends what is asked before a coup (docs/rules.md 3.2.9)."""
    return _course(deal).time_up() if deal.row.closes else family.NOT_OPEN


for _answer in (family.reopen, family.no_marker, family.show):
    ENGINE.answers(_answer)


@ENGINE.answers
def _void(deal: Deal, command: VoidDeal) -> Answer | Course:
    """The coup does not count, or between coups the shoe ends here: stakes go back, what is settled stands
    (docs/rules.md 3.2.11)."""
    if reason := family.over(deal):
        return reason
    course = _course(deal, *returned(deal, "void"))
    if deal.row.betting:
        return course.pass_on().emit(acts.DealVoided(command.reason))
    return course.emit(acts.CoupVoided(deal.number, command.reason)).coup()


ENGINE.moves_money(family.refuse_money)


@ENGINE.answers
def _change_bank(deal: Deal, command: ChangeBank) -> Answer | Course:
    """The bank is a player's; the house may empty the box that takes its share (docs/rules.md 3.2.8)."""
    if not command.amount:
        return family.BAD_AMOUNT
    if command.amount > 0:
        return rules.PLAYERS_BANK
    return rules.BOX_FUNDS if -command.amount > deal.ledger.house else (BankChanged(command.amount),)


@ENGINE.answers
def _correct(deal: Deal, command: CorrectCard) -> Answer | Course:
    """A card that was read wrong (docs/rules.md 3.2.10)."""
    index, now = command.index, command.card
    if reason := family.not_a_correction(deal, index, now) or family.too_many(deal, now):
        return reason
    event = acts.CardCorrected(index, deal.cards[index], now)
    done = next((done for done in deal.coups if done.first <= index < _end(done)), None)
    if done is None:  # a third card of the coup under way, or of a void one: no natural goes by it
        return (event,)
    cards = [*deal.cards]
    cards[index] = now
    of_coup = cards[done.first : _end(done)]
    if hand.natural(of_coup) != done.coup.natural:
        return rules.OTHER_CARDS
    coup = hand.whole(of_coup, punters_drew=done.decisions[0] == "draw")
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


@ENGINE.answers
def _rule(deal: Deal, command: RuleIrregularity) -> Answer | Course:
    """What was reported is ruled by the policy of the command or else of the table (docs/rules.md 3.2.11)."""
    found = family.ruled(
        *(deal, command, deal.stakes, deal.risked, acts.Line),
        lambda player: say("chemin_de_fer-no-stake-of", player=player),
    )
    course = _course(deal, acts.IrregularityRuled(*found))
    after = course.deal
    what = deal.voids(command.kind)
    if what == "shoe":
        return course.pass_on().emit(*returned(after, "void"), acts.DealVoided(command.kind, ruled=True))
    if what == "coup":
        course.emit(acts.CoupVoided(deal.number, command.kind, ruled=True))
    paid_out = after.banker is not None and not after.bank
    return course.coup() if what == "coup" or paid_out else course
