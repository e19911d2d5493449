"""A card of German faro was not what it was taken for: the deal is settled anew from its acts, as one event of
differences.

Stakes stand as they were laid then; piles, settlements and who is out are worked out again. If the bank is broken
earlier under the new reading the deal ended there, and stakes laid afterwards are as if they had never been laid.
"""

from __future__ import annotations

from collections.abc import Callable

from ..cards import Card
from ..correction import CorrectCard, corrected
from ..dealer import ShowCard, VoidDeal
from ..ledger import BankChanged, PurseChanged, Start
from .acts import (
    CardCorrected,
    CardShown,
    Command,
    DealVoided,
    Event,
    IrregularityRuled,
    StakeReturned,
)
from .deal import Deal, advance
from .irregular import again, withdrawn

Decide = Callable[[Deal, Command], tuple[Event, ...]]


def correct(deal: Deal, command: CorrectCard, decide: Decide) -> CardCorrected:
    """The event that puts card `command.index` right; Refusal where it cannot be done."""
    cards, was, swapped = corrected(deal.cards, command, deal.pack)
    new = resettle(deal, cards, decide)
    changes = {
        player: marks - (deal.purses[player] - deal.debts.get(player, 0)) for player, marks in new.purses.items()
    }
    return CardCorrected(
        index=command.index,
        was=was,
        now=command.card,
        swapped=swapped,
        purses=tuple((player, change) for player, change in changes.items() if change),
        bank=new.bank - deal.bank,
        stakes=tuple((card, player, marks) for card, (player, marks) in new.stakes.items()),
        pairs=new.pairs,
        pair=new.pair,
        made=tuple(new.made.items()),
        covered=new.covered,
        out=new.out,
        phase=deal.phase if (deal.phase, new.phase) == ("bets_closed", "bets_open") else new.phase,
        broken=new.broken,
    )


def resettle(deal: Deal, cards: list[Card], decide: Decide) -> Deal:
    """The deal as it would stand with these cards and the acts as they were accepted. Purses may be negative."""
    start = {player: marks - deal.start.debts.get(player, 0) for player, marks in deal.start.purses.items()}
    new = Deal(deal.rules, deal.pack, deal.books, Start(start, {}, deal.start.bank))
    new.out = tuple(sorted(player for player in deal.books if not deal.start.purses[player]))
    for place, event in enumerate(deal.log):
        if new.phase in ("over", "void"):
            _money_after_the_end(new, deal.log[place:])
            break
        for fact in redone(new, event, cards, decide):
            advance(new, fact)
    return new


def redone(new: Deal, event: Event, cards: list[Card], decide: Decide) -> tuple[Event, ...]:
    """What an act of `Deal.log` comes to in a deal with these cards; nothing where what it was done to is gone."""
    if isinstance(event, CardShown):
        return decide(new, ShowCard(cards[event.index]))
    if isinstance(event, IrregularityRuled):
        return again(new, event)
    if isinstance(event, DealVoided):
        return decide(new, VoidDeal(event.reason))
    if isinstance(event, StakeReturned):
        return (withdrawn(new, event.card),) if event.card in new.stakes else ()
    return (event,)


def _money_after_the_end(new: Deal, late: list[Event]) -> None:
    """Marks bought, handed back or put into the bank count also when the new reading ends the deal earlier."""
    for event in late:
        if isinstance(event, (PurseChanged, BankChanged)):
            advance(new, event)
