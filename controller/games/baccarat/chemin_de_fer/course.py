"""The course of a coup at the table (docs/rules.md 3.2.9): what is asked after what, of whom, and what follows when all
have answered or the time is up. What is asked of nobody who could say yes is not asked.
"""

from __future__ import annotations

from typing import TypeVar

from ...refusal import Reason
from ...units import rounded_up
from ..banking import excess
from ..shoe import COUP
from . import betting
from .acts import (
    BankDeclined,
    BankRetired,
    BetReturned,
    Claimed,
    CoupPassed,
    DealEnded,
    Event,
    OfferEnded,
    Turned,
)
from .deal import Deal, advance
from .rounds import ROUNDS
from .settlement import settled


def returned(deal: Deal, why: str) -> tuple[BetReturned, ...]:
    """The events that give back all that lies."""
    return tuple(BetReturned(player, amount, why) for player, amount in deal.stakes.items())


class Course:
    """What follows of an act: facts on a copy of the deal, one after the other."""

    def __init__(self, deal: Deal, *events: Event) -> None:
        self.deal = deal.copy()
        self.events: list[Event] = []
        self.put(*events)

    def put(self, *events: Event) -> None:
        """These are facts."""
        for event in events:
            advance(self.deal, event)
        self.events += events

    def coup(self) -> tuple[Event, ...]:
        """A coup begins, or the shoe has too few cards for one and ends."""
        deal = self.deal
        self.pass_on()
        if deal.cards_left < COUP:
            self.put(*returned(deal, "end"), DealEnded())
        elif deal.standing:
            self.deal_out()
        elif deal.banker is None:
            self.vacant()
        elif deal.played:
            self.put(Turned("retiring"))
        else:
            self.banco()
        return tuple(self.events)

    def pass_on(self) -> None:
        """A bank that was paid out whole is no longer its banker's, and nothing lies against it."""
        deal = self.deal
        if deal.banker is not None and not deal.bank:
            self.put(*returned(deal, "void"), BankRetired(deal.banker, 0), OfferEnded(deal.banker, 0, None))

    def vacant(self) -> tuple[Event, ...]:
        """Whose turn it is puts up a bank; who could not is passed over, unless nobody could."""
        deal = self.deal
        needed = rounded_up(deal.rules.min_bank, deal.rules.unit)
        if any(deal.purses[player] >= needed for player in deal.seats):
            while deal.purses[deal.turn] < needed:
                self.put(BankDeclined(deal.turn))
        self.put(Turned("vacant"))
        return tuple(self.events)

    def banco(self) -> tuple[Event, ...]:
        """Who plays against the whole bank?"""
        self.put(Turned("banco"))
        if not ROUNDS.waits_for(self.deal):
            self.put(Turned("bets_open"))
        return tuple(self.events)

    def offer(self) -> tuple[Event, ...]:
        """Who takes the bank that was left?"""
        self.put(Turned("offer"))
        return tuple(self.events) if ROUNDS.waits_for(self.deal) else self.time_up()

    def answered(self) -> tuple[Event, ...]:
        """When all have answered nothing is waited for."""
        return tuple(self.events) if ROUNDS.waits_for(self.deal) else self.time_up()

    def filled(self) -> tuple[Event, ...]:
        """When standers-by have laid what the bank still covers nothing is waited for."""
        deal = self.deal
        full = deal.phase == "standing_by" and deal.bank - deal.laid < rounded_up(deal.rules.min, deal.rules.unit)
        return self.time_up() if full else tuple(self.events)

    def cards(self) -> tuple[Event, ...]:
        """A coup that has all its cards is settled, and the next one begins."""
        if self.deal.phase == "settling":
            self.put(settled(self.deal))
            return self.coup()
        return tuple(self.events)

    def time_up(self) -> tuple[Event, ...]:
        """What is asked now is asked no more."""
        deal = self.deal
        if deal.row.closes and deal.banker is not None and not deal.bank:
            return self._pass_by()
        match deal.phase:
            case "vacant":
                self.put(BankDeclined(deal.turn))
                return self.vacant()
            case "retiring":
                return self.banco()
            case "offer":
                self._post("take")
                ended = betting.offer_ends(deal)
                self.put(ended)
                return self._pass_by() if ended.taker is None else self.banco()
            case "banco":
                self._post("banco")
                return self.put_and(Turned("bets_open")) if deal.banco is None else self.deal_out()
            case "bets_open":
                return self._standing_by()
            case "standing_by":
                return self._cover()
            case "cover":
                return self.deal_out()
        silent = betting.silence(deal)
        assert not isinstance(silent, Reason), "asked of a hand that decides"
        self.put(*silent)
        return self.cards()

    def put_and(self, *events: Event) -> tuple[Event, ...]:
        """These are facts, and nothing follows."""
        self.put(*events)
        return tuple(self.events)

    def deal_out(self) -> tuple[Event, ...]:
        """Cards are due, if anybody plays."""
        out = betting.deal_out(self.deal)
        return self._pass_by() if isinstance(out, Reason) else self.put_and(*out)

    def _post(self, what: str) -> None:
        """Of those who claimed under seal the nearest who still can has it."""
        deal = self.deal
        ask = betting.take if what == "take" else betting.banco
        for player in deal.order:
            if player in deal.claims and not isinstance(ask(deal, player), Reason):
                self.put(Claimed(player, what))
                return

    def _standing_by(self) -> tuple[Event, ...]:
        """Standers-by fill up what the bank still covers."""
        deal = self.deal
        needed = rounded_up(deal.rules.min, deal.rules.unit)
        if deal.bank - deal.laid >= needed and any(deal.purses[player] >= needed for player in deal.standers):
            return self.put_and(Turned("standing_by"))
        return self._cover()

    def _cover(self) -> tuple[Event, ...]:
        """The banker may raise the bank to what was laid above it, if he can."""
        deal = self.deal
        missing = excess(deal.stakes.values(), deal.bank)
        if deal.banker is not None and 0 < missing <= deal.purses[deal.banker]:
            return self.put_and(Turned("cover"))
        return self.deal_out()

    def _pass_by(self) -> tuple[Event, ...]:
        """A coup without cards."""
        self.put(CoupPassed(self.deal.number))
        return self.coup()


D_ = TypeVar("D_", bound=Deal)


def opened(deal: D_) -> D_:
    """This shoe with what is asked first. A banker may come with a bank of 0 out of a journal of before, which has to
    replay: it passes on with the first question."""
    course = Course(deal)
    if deal.banker is not None and not deal.bank:
        course.put(Turned("banco"))
    else:
        course.coup()
    new: D_ = course.deal  # type: ignore[assignment]  # a copy is of the same class
    new.asked = 1
    return new
