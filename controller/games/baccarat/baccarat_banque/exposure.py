"""Who may know which card of a shoe of baccarat banque, and when (docs/rules.md 3.3.13)."""

from __future__ import annotations

from ...audience import EVERYBODY, NOBODY, Audience, only
from .coup import BANKER, RIGHT, is_natural
from .deal import CLOSED, DECIDES, Deal


def exposure(deal: Deal, index: int) -> Audience:
    """Who may know card `index` now, also when it is the next to come.

    Third cards lie open. The first two of a hand are known to nobody before all six are out; then to who plays it, to
    the banker when his turn comes, and to everybody where the hand is a natural, once the banker has decided, and when
    the coup is settled. Cards of a void coup that lay face down stay so. Where people look at the cards themselves, no
    tablet shows one that lies face down.
    """
    if index < deal.first:
        return NOBODY if index in deal.unseen else EVERYBODY
    place = deal.places[index] if index < len(deal.places) else deal.next_place
    if place is None:
        return NOBODY
    hand = place[:-2]
    if place[-1] == "3":
        return EVERYBODY
    if deal.phase == CLOSED:
        return NOBODY
    if hand == BANKER:
        return _of_banker(deal)
    player = deal.players[hand != RIGHT]
    if player is None:
        return NOBODY
    if BANKER in deal.drawn or is_natural(deal.hands[hand]):
        return EVERYBODY
    return _tablet(deal, player)


def _of_banker(deal: Deal) -> Audience:
    if BANKER in deal.drawn or is_natural(deal.hands[BANKER]):
        return EVERYBODY
    return _tablet(deal, deal.banker) if deal.phase == DECIDES[BANKER] and deal.banker is not None else NOBODY


def _tablet(deal: Deal, player: str) -> Audience:
    return only(player) if deal.rules.peek == "tablet" else NOBODY


def face_down(deal: Deal) -> tuple[int, ...]:
    """The places of the cards of the coup under way that not everybody has seen."""
    return tuple([index for index in range(deal.first, len(deal.cards)) if not exposure(deal, index).everybody])
