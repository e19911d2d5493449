"""A card of Macao or Victoria was not what it was taken for (docs/rules.md 3.4.10): the run is settled anew from its
acts, as one event of differences.

Who had a turn, and where a card went, depends on those before it. A card that would have changed that cannot be put
right: what was dealt stands. Otherwise stakes stand as they were laid, and coups are settled again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...cards import Card
from ...correction import CorrectCard
from ...dealer import VoidDeal
from ...refusal import Reason
from ..refusals import OTHER_CARDS
from . import course
from .acts import (
    CardAsked,
    CardCorrected,
    CardDealt,
    CardRefused,
    Command,
    CoupVoided,
    DealVoided,
    Event,
    IrregularityRuled,
    Staked,
    StakeReturned,
    TurnEnded,
)
from .deal import Deal, advance
from .irregular import again
from .refusals import closed, not_a_correction, not_his_turn, not_refusable

Decide = Callable[[Deal, Command], tuple[Event, ...]]


def correct(deal: Deal, command: CorrectCard, decide: Decide) -> tuple[Event, ...] | Reason:
    """The event that puts card `command.index` right, or why it cannot be done."""
    index, card = command.index, command.card
    if reason := not_a_correction(deal, index, card):
        return reason
    cards = list(deal.dealt)
    cards[index] = card
    new = resettle(deal, cards, decide)
    if new is None:
        return OTHER_CARDS
    changes = {player: _own(new, player) - _own(deal, player) for player in deal.purses}
    return (
        CardCorrected(
            index=index,
            was=deal.dealt[index],
            now=card,
            purses=tuple((player, change) for player, change in changes.items() if change),
            coups=new.coups,
            stakes=tuple(new.stakes.items()),
        ),
    )


def _own(deal: Deal, player: str) -> int:
    return deal.purses[player] - deal.debts.get(player, 0)


def resettle(deal: Deal, cards: list[Card], decide: Decide) -> Deal | None:
    """The run as it would stand with these cards and the acts as they were accepted; None where another card would have
    changed what came after it."""
    new = Deal(deal.rules, deal.start, deal.start_seats, deal.start_banker)
    for event in deal.log:
        if not _again(new, event, cards, decide):
            return None
    if (new.phase, new.number, new.turn, new.hidden) != (deal.phase, deal.number, deal.turn, deal.hidden):
        return None
    same = [done.number for done in new.coups] == [done.number for done in deal.coups]
    return new if same else None


def _again(new: Deal, event: Event, cards: list[Card], decide: Decide) -> bool:
    """Whether what was done once can be done again; then it is."""
    if isinstance(event, CardDealt):
        if new.due != (event.player, event.place):
            return False
        course.show(new, cards[event.index])
    elif isinstance(event, CardAsked | CardRefused | TurnEnded):
        if not_his_turn(new, event.player) or (isinstance(event, CardRefused) and not_refusable(new, event.player)):
            return False
        if isinstance(event, CardAsked) and new.full(event.player):
            return False
        act = {CardAsked: course.draw, CardRefused: course.refuse, TurnEnded: course.stand}[type(event)]
        act(new)
    elif isinstance(event, Staked) and closed(new):
        return False
    else:
        for fact in _facts(new, event, decide):
            advance(new, fact)
    return True


def _facts(new: Deal, event: Event, decide: Decide) -> Iterable[Event]:
    if isinstance(event, IrregularityRuled):
        return again(new, event)
    if isinstance(event, CoupVoided | DealVoided):
        return decide(new, VoidDeal(event.reason))
    if isinstance(event, StakeReturned):
        return (event,) if event.player in new.stakes else ()
    return (event,)
