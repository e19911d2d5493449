"""A card of punto banco was not what it was taken for (docs/rules.md 3.1.11): the shoe is settled anew from its acts,
as one event of differences.

Where a card went depends on those before it. A card that would have sent a later one elsewhere, or would have ended a
coup with other cards, cannot be put right: what was dealt stands. Otherwise bets stand as they were placed, and coups
are settled again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...cards import Card
from ...correction import CorrectCard
from ...dealer import ShowCard, VoidDeal
from ...ledger import BankChanged, PurseChanged, Start
from ...refusal import Reason, Refusal
from ..refusals import NOT_SHOWN, OTHER_CARDS, SAME_CARD
from .acts import (
    BetReturned,
    BetsClosed,
    CardCorrected,
    CardDealt,
    Command,
    CoupVoided,
    DealVoided,
    Event,
    IrregularityRuled,
)
from .deal import BURNT, Deal, advance
from .irregular import again
from .refusals import BURNT_UNSEEN, too_many

Decide = Callable[[Deal, Command], tuple[Event, ...]]


def correct(deal: Deal, command: CorrectCard, decide: Decide) -> CardCorrected:
    """The event that puts card `command.index` right; Refusal where it cannot be done."""
    if reason := _not_a_correction(deal, command):
        raise Refusal(reason.word, reason.message)
    cards = list(deal.cards)
    cards[command.index] = command.card
    new = resettle(deal, cards, decide)
    changes = {
        player: purse - (deal.purses[player] - deal.debts.get(player, 0)) for player, purse in new.purses.items()
    }
    return CardCorrected(
        index=command.index,
        was=deal.cards[command.index],
        now=command.card,
        purses=tuple((player, change) for player, change in changes.items() if change),
        bank=new.bank - deal.bank,
        bets=tuple((id_, *bet) for id_, bet in new.bets.items()),
        coups=new.coups,
        number=new.number,
        first=new.first,
        past_cut=new.past_cut,
        phase=new.phase,
    )


def _not_a_correction(deal: Deal, command: CorrectCard) -> Reason | None:
    index, card = command.index, command.card
    if not 0 <= index < len(deal.cards):
        return NOT_SHOWN
    if deal.places[index] == BURNT:
        return BURNT_UNSEEN
    if deal.cards[index] == card:
        return SAME_CARD
    return too_many(deal, card)


def resettle(deal: Deal, cards: list[Card], decide: Decide) -> Deal:
    """The shoe as it would stand with these cards and the acts as they were accepted. Purses may be negative. Raises
    Refusal where another card would have changed the cards after it."""
    start = {player: purse - deal.start.debts.get(player, 0) for player, purse in deal.start.purses.items()}
    new = Deal(deal.rules, Start(start, {}, deal.start.bank))
    for event in deal.log:
        if new.phase in ("over", "void") and not isinstance(event, (PurseChanged, BankChanged, IrregularityRuled)):
            raise Refusal(OTHER_CARDS.word, OTHER_CARDS.message)
        for fact in redone(new, event, cards, decide):
            advance(new, fact)
    if new.places != deal.places or [done.number for done in new.coups[: len(deal.coups)]] != [
        done.number for done in deal.coups
    ]:
        raise Refusal(OTHER_CARDS.word, OTHER_CARDS.message)
    return new


def redone(new: Deal, event: Event, cards: list[Card], decide: Decide) -> Iterable[Event]:
    """What an act of `Deal.log` comes to in a deal with these cards; nothing where what it was done to is gone. Raises
    Refusal where another card would have changed the cards after it."""
    if isinstance(event, CardDealt):
        if new.next_place != event.place:
            raise Refusal(OTHER_CARDS.word, OTHER_CARDS.message)
        return decide(new, ShowCard(cards[event.index])) if event.read else (event,)
    if isinstance(event, BetsClosed) and new.phase == "burning":
        raise Refusal(OTHER_CARDS.word, OTHER_CARDS.message)  # other cards would have been burnt
    if isinstance(event, IrregularityRuled):
        return again(new, event)
    if isinstance(event, CoupVoided | DealVoided):
        return decide(new, VoidDeal(event.reason))
    if isinstance(event, BetReturned):
        return (event,) if event.id in new.bets else ()
    return (event,)
