"""The course of a coup (docs/rules.md 3.4.3 to 3.4.6): what follows by itself of a card that was dealt, or of a turn
that has ended. Changes a deal that the caller owns alone, and gives what happened.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...cards import Card
from ...silence import counted
from ..banking import from_right as round_from
from ..hand import NATURAL
from .acts import BetsClosed, CardAsked, CardDealt, CardRefused, CoupSettled, DealEnded, Event, Staked, TurnEnded
from .deal import FIRST, MOST, Deal, advance
from .refusals import short
from .settlement import settled


def order_of(deal: Deal) -> tuple[str, ...]:
    """Who plays in the coming coup: who has staked, from the banker's left, and the banker."""
    return (*[player for player in round_from(deal.seats, deal.banker)[:-1] if player in deal.stakes], deal.banker)


def close(deal: Deal) -> list[Event]:
    """Stakes are closed."""
    return _folded(deal, BetsClosed(deal.number, order_of(deal)))


def deal_out(deal: Deal, cards: Iterable[Card]) -> None:
    """The first cards of all hands, one after the other and round by round, as of a deal script that has them all."""
    players = deal.order * deal.rules.first
    for index, (player, card) in enumerate(zip(players, cards, strict=False), len(deal.dealt)):
        advance(deal, CardDealt(index, card, player, FIRST, deal.eyes(player)))
    _go_on(deal, [])


def show(deal: Deal, card: Card) -> list[Event]:
    """The next card, where it is due."""
    due = deal.due
    assert due is not None, "a card is due"
    player, place = due
    seen_by = deal.eyes(player) if place == FIRST else ""
    events = _folded(deal, CardDealt(len(deal.dealt), card, player, place, seen_by))
    return _go_on(deal, events)


def stand(deal: Deal, *, timed: bool = False) -> list[Event]:
    """Who is in turn has enough; `timed`: his time was up."""
    return _go_on(deal, _folded(deal, TurnEnded(deal.order[deal.turn], "stood", timed)))


def draw(deal: Deal) -> list[Event]:
    """Who is in turn has a card more."""
    return _folded(deal, CardAsked(deal.order[deal.turn]))


def refuse(deal: Deal) -> list[Event]:
    """Who is in turn has another card for his last one."""
    return _folded(deal, CardRefused(deal.order[deal.turn]))


def _folded(deal: Deal, event: Event) -> list[Event]:
    advance(deal, event)
    return [event]


def _go_on(deal: Deal, events: list[Event]) -> list[Event]:
    """Turns that end by themselves, the settlement after the last one, and the end of the pack after that."""
    while deal.phase == "turn":
        event: Event | None = settled(deal) if deal.turn == len(deal.order) else _turn_over(deal)
        if event is None:
            break
        advance(deal, event)
        events.append(event)
        if type(event) is CoupSettled and short(deal):
            events.append(pack_ended(deal))
            advance(deal, events[-1])
    return events


_ACTS = (Staked, CardAsked, CardRefused, TurnEnded)
"""What a player does himself."""


def pack_ended(deal: Deal) -> DealEnded:
    """The end of the pack. Everybody but the banker could have staked in it, the banker may have had no turn."""
    acts = [event for event in deal.log if isinstance(event, _ACTS)]
    acted = {event.player for event in acts if not isinstance(event, TurnEnded) or not event.timed}
    asked = {*deal.seats} - {deal.banker} | {event.player for event in acts}
    return DealEnded(deal.next_to(deal.banker), tuple(sorted(counted(deal.silent, asked, acted).items())))


def _turn_over(deal: Deal) -> TurnEnded | None:
    """The end of the turn that comes by itself: of a natural, of a hand that is over or has all cards it may have, and
    of a banker against hands that are all over."""
    player, bust = deal.order[deal.turn], deal.rules.macao_over9 == "bust"
    if bust and player == deal.banker and all(deal.count(other) > MOST for other in deal.order[:-1]):
        return TurnEnded(player, "alone")
    if len(deal.held[player]) == deal.rules.first and deal.first_count(player) >= NATURAL:
        return TurnEnded(player, "natural")
    if bust and deal.count(player) > MOST:
        return TurnEnded(player, "over")
    if deal.full(player) and not deal.refusable(player):
        return TurnEnded(player, "full")
    return None
