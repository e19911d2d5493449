"""What the readings of a run say together, with its pack as prior: for the dealer to weigh, never to decide. Pure.

Only cards that everybody may see count, so that the chances shown for one card reveal nothing about a card face down.
"""

from __future__ import annotations

from collections.abc import Mapping

from controller.games.cards import Card
from controller.table.events import Sighting
from controller.table.state import TableState, game_of, is_public, live, playing
from vision.pack.joint import Joint, joint_posterior, likelihood

PLAUSIBLE = 0.001
"""A rank or suit of at least this probability is a candidate of a card in doubt."""
TELLING = 0.2
"""Difference of two probabilities from which the likelier one is named."""
MOST_NAMED = 8
"""Number of the likeliest cards that the dealer is shown."""

Pack = Mapping[tuple[str, str], int]
"""Rank and suit -> how many."""


def likelier(state: TableState, card: Card, earlier: int, sighting: Sighting) -> str:
    """Which of two places that read the same card is likelier right, from all the deal's readings and the pack:
    `this`, `earlier` or `neither`."""
    joint = _joint(state, sighting)
    if joint is None:
        return "neither"
    here, there = (joint.cards[index].get((card.label[0], card.label[1]), 0.0) for index in (sighting.index, earlier))
    if abs(here - there) < TELLING:
        return "neither"
    return "this" if here > there else "earlier"


def with_pack(state: TableState, sighting: Sighting) -> dict[str, float]:
    """The cards that a card in doubt may be by all readings and the pack, likeliest first."""
    joint = _joint(state, sighting)
    if joint is None or joint.contradictions:
        return {}
    shares = sorted(joint.cards[sighting.index].items(), key=lambda item: -item[1])
    return {rank + suit: round(share, 4) for (rank, suit), share in shares[:MOST_NAMED] if share >= PLAUSIBLE}


def _joint(state: TableState, sighting: Sighting) -> Joint | None:
    """All readings of the run together with this one; None while there is no pack."""
    if not playing(state):
        return None
    deal = live(state)
    pack = {(card.label[0], card.label[1]): count for card, count in game_of(state).pack(deal).items()}
    if not pack:
        return None
    known = enumerate(deal.cards)
    readings = {
        index: _says(state, index, str(card), pack)
        for index, card in known
        if index != sighting.index and is_public(state, index)
    }
    readings[sighting.index] = likelihood(sighting.candidates, sighting.suit_candidates, pack)
    return joint_posterior(pack, readings)


def _says(state: TableState, index: int, known: str, pack: Pack) -> Mapping[tuple[str, str], float]:
    """Likelihood of a card everybody has seen: from the camera's posterior, or certain where a person named it."""
    seen = state.sightings.get(index)
    if seen is None or seen.source != "camera" or seen.card != known or not (seen.candidates and seen.suit_candidates):
        return {(known[0], known[1]): 1.0}
    return likelihood(seen.candidates, seen.suit_candidates, pack)
