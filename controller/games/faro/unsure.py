"""Settle only what is certain: a card that was read as one of several settles at once every bet whose line is the
same under all of them; the others wait for the dealer's word. Pure; `decide.py` calls it.

The cards in doubt wait in `deal.pending` and are shown (CardShown) when all of the turn are known, so that everything
else of the engine knows certain cards only. The deal then stands exactly as if they had been read at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from ..cards import Card
from ..message import say
from ..refusal import refuse
from .bets import Bet
from .commands import NameCard
from .deal import LAST_TURN, Deal
from .events import CardNamed, CardShown, CardUnsure, Event, PartSettled, PartUndone
from .fold import apply_all
from .settlement import Line, settle_turn

Pending = tuple[tuple[Card, ...], ...]


def possible(deal: Deal, candidates: Sequence[Card]) -> tuple[Card, ...]:
    """The candidates that can still come: not shown before, nor the card that waits beside this one."""
    known = {cards[0] for cards in deal.pending if len(cards) == 1}
    return tuple(card for card in dict.fromkeys(candidates) if not deal.seen >> card.number & 1 and card not in known)


def turn_is_complete(deal: Deal, waiting: int) -> bool:
    """With this many cards waiting both cards of the turn are out."""
    return (deal.phase == "loser_shown" and waiting == 1) or (deal.phase == "bets_closed" and waiting == 2)


def check_room(deal: Deal) -> None:
    """Refuse a further card while the dealer has to name the last."""
    if deal.pending and (not deal.cards or turn_is_complete(deal, len(deal.pending))):
        refuse("unsure", say("faro-say-first", number=len(deal.cards) + 1))


def wait_for(deal: Deal, candidates: tuple[Card, ...]) -> tuple[Event, ...]:
    """The events of a card in doubt, or of a certain one beside a card in doubt, once bets are closed."""
    unsure = CardUnsure(len(deal.cards) + len(deal.pending), candidates)
    after = apply_all(deal, (unsure,))
    return (unsure, *_part(after))


def _part(deal: Deal) -> tuple[Event, ...]:
    """What can be settled now and was not before."""
    if not turn_is_complete(deal, len(deal.pending)):
        return ()
    lines = tuple(line for line in certain_lines(deal) if line.id not in deal.part)
    if deal.rules.solvency != "none" and sum(line.pay for line in lines) > deal.bank:
        lines = tuple(line for line in lines if line.pay <= 0)  # the bank pays from what the other bets will bring
    return (PartSettled(deal.turn, lines),) if lines else ()


def certain_lines(deal: Deal) -> tuple[Line, ...]:
    """The lines that are the same whatever the cards in doubt are.

    None where the one card would rule out what the other was seen as: either that reading errs or the pack is foul.
    """
    losers = (deal.cards[-1],) if deal.phase == "loser_shown" else deal.pending[0]
    winners = deal.pending[-1]
    pairs = [(loser, winner) for loser, winner in product(losers, winners) if loser is not winner]
    if _ruled_out(losers, {loser for loser, _ in pairs}) or _ruled_out(winners, {winner for _, winner in pairs}):
        return ()
    readings = [{line.id: line for line in _lines(deal, loser, winner)} for loser, winner in pairs]
    first, *others = readings
    return tuple(line for line in first.values() if all(other.get(line.id) == line for other in others))


def _ruled_out(candidates: Sequence[Card], possible: set[Card]) -> bool:
    """Whether the other card leaves one candidate only, or none of a rank that was seen."""
    if len(candidates) == 1:
        return False
    return len(possible) < 2 or {card.rank for card in possible} != {card.rank for card in candidates}


def _lines(deal: Deal, loser: Card, winner: Card) -> tuple[Line, ...]:
    hoc = None
    if deal.turn == LAST_TURN:
        (hoc,) = (card for card in deal.last_three if card is not loser and card is not winner)
    return settle_turn(deal.rules, bets_of_turn(deal), loser, winner, hoc)


def bets_of_turn(deal: Deal) -> dict[str, Bet]:
    """The bets as they lay when betting closed, whatever has been settled since."""
    if not deal.part:
        return deal.bets
    return {bet_id: deal.part[bet_id][0] if bet_id in deal.part else deal.bets[bet_id] for bet_id in deal.part_order}


def undo_part(deal: Deal) -> tuple[Event, ...]:
    """Take back what was settled of a turn whose cards turn out otherwise, or that does not count."""
    return (PartUndone(tuple(line for _, line in deal.part.values())),) if deal.part else ()


def name(deal: Deal, command: NameCard) -> tuple[tuple[Event, ...], tuple[Card, ...]]:
    """The dealer's word on a card in doubt: the events up to there, and the cards to be shown now that all are known
    (or none).
    """
    place = command.index - len(deal.cards)
    if not 0 <= place < len(deal.pending) or len(deal.pending[place]) == 1:
        refuse("not_unsure", say("faro-not-unsure", number=command.index + 1))
    card = command.card
    if not possible(deal, (card,)):
        refuse("duplicate_card", say("faro-shown-before", card=card.label))
    events: tuple[Event, ...] = () if card in deal.pending[place] else undo_part(deal)
    events = (*events, CardNamed(command.index, card))
    after = apply_all(deal, events)
    if any(len(cards) > 1 for cards in after.pending):
        return (*events, *_part(after)), ()
    return events, tuple(cards[0] for cards in after.pending)


def shown(deal: Deal, cards: Sequence[Card]) -> tuple[CardShown, ...]:
    """The facts of these cards, in their places."""
    return tuple(CardShown(index, card) for index, card in enumerate(cards, start=len(deal.cards)))
