"""Who may know which card of a shoe of chemin de fer (docs/rules.md 3.2.9)."""

from __future__ import annotations

from ...audience import EVERYBODY, NOBODY, Audience, only
from .coup import HIDDEN
from .deal import Deal


def exposure(deal: Deal, index: int) -> Audience:
    """Who may know this card, also when it is the next to come."""
    if index < deal.first:
        return _seen_by(deal.unshown[index]) if index in deal.unshown else EVERYBODY
    place = deal.places[index] if index < len(deal.places) else deal.next_place
    if place not in HIDDEN:
        return EVERYBODY
    return NOBODY if index >= len(deal.places) else _seen_by(deal.holder(place))


def _seen_by(player: str | None) -> Audience:
    return NOBODY if player is None else only(player)
