"""A card of chemin de fer was not what it was taken for (docs/rules.md 3.2.10).

One that lies face down is not put right: the answer would tell it. What people did by the cards they saw is not
undone: a card is put right where no natural appears or goes by it. Where the coup of it comes out as it did, that is
all. Where it comes out otherwise it is settled anew, if it was the last one and nobody has laid, put up, bought, been
dealt anything, or taken from the box since.
"""

from __future__ import annotations

from ...cards import Card
from ...correction import CorrectCard
from ...refusal import Reason, Refusal
from ..refusals import FACE_DOWN, NOT_SHOWN, SAME_CARD
from .acts import CardCorrected, CoupSettled, Event
from .coup import natural, whole
from .course import Course
from .deal import Deal, advance
from .refusals import OTHER_CARDS, too_many
from .rounds import ROUNDS
from .settlement import settled


def correct(deal: Deal, command: CorrectCard) -> tuple[Event, ...]:
    """The events that put card `command.index` right; Refusal where it cannot be done."""
    index, now = command.index, command.card
    if reason := _not_a_correction(deal, index, now):
        raise Refusal(reason.word, reason.message)
    was = deal.cards[index]
    cards = [*deal.cards]
    cards[index] = now
    done = next((done for done in deal.coups if done.first <= index < _end(done)), None)
    if done is None:  # a third card of the coup under way, or of a void one: no natural goes by it
        return (CardCorrected(index, was, now),)
    of_coup = cards[done.first : _end(done)]
    if natural(of_coup) != done.coup.natural:
        raise Refusal(OTHER_CARDS.word, OTHER_CARDS.message)
    coup = whole(of_coup, punters_drew=done.decisions[0] == "draw")
    if coup.winner == done.coup.winner:
        return (CardCorrected(index, was, now, done._replace(coup=coup)),)
    if deal.before is None or done is not deal.coups[-1]:
        raise Refusal(OTHER_CARDS.word, OTHER_CARDS.message)
    new = deal.before.copy()
    new.cards = tuple(cards[: len(new.cards)])
    again = settled(new)
    advance(new, again)
    changes = {player: purse - deal.purses[player] for player, purse in new.purses.items()}
    event = CardCorrected(
        index,
        was,
        now,
        again,
        again=True,
        purses=tuple((player, change) for player, change in changes.items() if change),
        bank=new.bank - deal.bank,
    )
    return Course(deal, event).coup()


def _end(done: CoupSettled) -> int:
    """The index behind the last card of a coup."""
    return done.first + len(done.coup.punters) + len(done.coup.banker)


def _not_a_correction(deal: Deal, index: int, card: Card) -> Reason | None:
    if not 0 <= index < len(deal.cards):
        return NOT_SHOWN
    if not ROUNDS.exposure(deal, index).everybody:
        return FACE_DOWN
    return SAME_CARD if deal.cards[index] == card else too_many(deal, card)
