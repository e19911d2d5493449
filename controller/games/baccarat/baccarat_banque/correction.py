"""A card of baccarat banque was not what it was taken for (docs/rules.md 3.3.16).

One that lies face down is not put right: the answer would tell it. What people did by the cards they saw is not
undone: a card is put right where the same people would have been asked to draw or stand. Where the coup of it comes out
as it did, that is all. Where it comes out otherwise it is settled anew, if it was the last one and no money has moved
and no coup has passed since.
"""

from __future__ import annotations

from dataclasses import replace

from ...cards import Card
from ...correction import CorrectCard
from ...refusal import Reason
from ..refusals import FACE_DOWN, NOT_SHOWN, SAME_CARD
from .acts import CardCorrected, HandsOf
from .coup import LEFT, PLACES, RIGHT, SIDES, Hands, deciding
from .deal import CoupPlayed, Deal, apply, hands_from
from .exposure import exposure
from .refusals import OTHER_CARDS, too_many
from .settlement import compared_with_bank, settled


def correct(deal: Deal, command: CorrectCard) -> CardCorrected | Reason:
    """The event that puts card `command.index` right, or why it cannot be done."""
    index, now = command.index, command.card
    if reason := _not_a_correction(deal, command):
        return reason
    event = CardCorrected(index, deal.cards[index], now)
    cards = (*deal.cards[:index], now, *deal.cards[index + 1 :])
    done = next((done for done in deal.coups if done.first <= index < done.end), None)
    if done is None:
        return _of_unsettled(deal, event, cards)
    hands = hands_from(cards[done.first : done.end], deal.places[done.first : done.end])
    before = dict(zip(PLACES, done.done.hands, strict=True))
    if _asked(hands, done.players) != _asked(before, done.players):
        return OTHER_CARDS
    found = compared_with_bank(hands, done.players)
    if (found[RIGHT], found[LEFT]) == done.done.results:
        return replace(event, settled=done.done._replace(hands=HandsOf(*[hands[place] for place in PLACES])))
    return _again(deal, event, cards, done, hands)


def _of_unsettled(deal: Deal, event: CardCorrected, cards: tuple[Card, ...]) -> CardCorrected | Reason:
    """Of the coup under way, of which nothing lies open before all six are out; or of one that was voided."""
    if event.index >= deal.first:
        hands = hands_from(cards[deal.first :], deal.places[deal.first :])
        if _asked(hands, deal.players) != deal.deciding:
            return OTHER_CARDS
    return event


def _asked(hands: Hands, players: tuple[str | None, str | None]) -> tuple[str, ...]:
    """Which sides decide."""
    return deciding(hands, tuple([side for side, player in zip(SIDES, players, strict=True) if player is not None]))


def _again(
    deal: Deal, event: CardCorrected, cards: tuple[Card, ...], done: CoupPlayed, hands: dict[str, tuple[Card, ...]]
) -> CardCorrected | Reason:
    """The last coup comes out otherwise."""
    if deal.before is None or done is not deal.coups[-1]:
        return OTHER_CARDS
    before = deal.before.copy()
    before.cards, before.hands = cards, hands
    event = replace(event, settled=settled(before), again=True)
    new = apply(deal, event)
    changes = [(player, purse - deal.purses[player]) for player, purse in new.purses.items()]
    return replace(
        event, purses=tuple([(player, change) for player, change in changes if change]), bank=new.bank - deal.bank
    )


def _not_a_correction(deal: Deal, command: CorrectCard) -> Reason | None:
    if not 0 <= command.index < len(deal.cards):
        return NOT_SHOWN
    if not exposure(deal, command.index).everybody:
        return FACE_DOWN
    return SAME_CARD if deal.cards[command.index] == command.card else too_many(deal, command.card)
