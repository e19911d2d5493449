"""The toy game's table as a fold: bob plays against ann, who has the bank."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.cards import Card
from controller.table.view import picture_seen
from tests.controller.shoe_table import ShoeTable

DECK = ("9C", "7D", "KH", "2S", "5C", "8H", "3D", "4D", "JS", "6C")
ANN = Viewer("seat", "ann")
BOB = Viewer("seat", "bob")
OTHERS = (PUBLIC, DEALER_VIEW, ANN)
"""Everybody but bob, whose card it is; ann is the banker."""


class Table(ShoeTable):
    """`deck`: two packs in the order in which the cards leave."""

    def __init__(self, deck: Iterable[str] = DECK) -> None:
        super().__init__(tuple(deck), game="toy", players=("ann", "bob"), buy_in=200)

    def bob(self, verb: str, **fields: Any) -> None:
        self.seat("bob", verb, **fields)

    def to_the_decision(self) -> None:
        self.bob("stake", amount=10)
        self.deals(1)

    def round(self) -> None:
        self.to_the_decision()
        self.bob("stand")
        self.leaves()


def sealed_in(table: Table, card: str) -> list[str]:
    """Where anybody but bob finds the card that lies face down."""
    marks = (card, Card.parse(card).sign, f"digest {card}")
    read = (*table.state.sightings.values(), *table.state.waiting)
    pictures = [one.image for one in read if one.card == card and one.image is not None]
    found = []
    for viewer in OTHERS:
        text = json.dumps(table.view(viewer), ensure_ascii=False)
        found += [f"{viewer}: {mark}" for mark in marks if mark in text]
        found += [f"{viewer}: {digest}" for digest in pictures if picture_seen(table.state, digest, viewer)]
    return found
