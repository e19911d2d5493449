"""The cards of a pack that was dealt, under the names they have so far: what the service page shows and changes.

For the table's loop. What is wrong with the names is `controller.service.named_cards`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from controller.games.message import say
from controller.service.deal_capture import Shown
from controller.service.named_cards import (
    GAME_CARDS,
    Names,
    OrderUnfit,
    named_at_first,
    parse_order,
    review,
    with_order,
)
from controller.table.state import Refused
from vision.pack.enrol_deal import Dealt
from vision.pack.labels import LabelError, parse_label

NONE_DEALT: dict[str, Any] = {"cards": [], "missing": [], "good": False, "whole": len(GAME_CARDS)}
"""What is shown while there are no cards to be named."""


class NamedCards:
    """`shown`: the cards in the order of the deal; `names`: what the pack's letters stand for."""

    def __init__(self, shown: Sequence[Shown], names: Names) -> None:
        self._shown, self._names = shown, names
        self._namings = [named_at_first(card.read) for card in shown]
        self._review = review(self._namings, names)

    @property
    def good(self) -> bool:
        """They can be stored."""
        return self._review.good

    def status(self) -> dict[str, Any]:
        """Every card with its picture's digest, its name and what is wrong with that; JSON-ready."""
        found = self._review
        rows = zip(self._shown, self._namings, found.mistakes, found.doubts, strict=True)
        cards = [
            {
                "picture": shown.digest,
                "text": naming.text,
                "mistake": mistake and mistake.json(),
                "doubt": doubt and doubt.json(),
                "choices": [naming.read, naming.ordered] if mistake and naming.read and naming.ordered else [],
            }
            for shown, naming, mistake, doubt in rows
        ]
        return {**NONE_DEALT, "cards": cards, "missing": list(found.missing), "good": found.good}

    def picture(self, digest: str) -> bytes | None:
        """The JPEG of one of them; None when none has that digest."""
        return next((shown.jpeg for shown in self._shown if shown.digest == digest), None)

    def name(self, place: int, text: str) -> None:
        """The card at `place` (from 0) bears this name, written by hand. Raises Refused when there is no such card."""
        if not 0 <= place < len(self._namings):
            raise Refused("not_now", say("service-no-such-card"))
        word = text.strip().upper()
        with suppress(LabelError):  # what is none stands there as it was written, with what is wrong with it
            word = parse_label(word)
        self._namings[place] = replace(self._namings[place], text=word, by_hand=True)
        self._review = review(self._namings, self._names)

    def order(self, text: str) -> None:
        """They were dealt in this order. Raises Refused when that cannot be."""
        try:
            self._namings = with_order(self._namings, parse_order(text), self._names)
        except LabelError as error:
            raise Refused("bad_order", say("service-order-unread", why=error.message)) from None
        except OrderUnfit as error:
            raise Refused("bad_order", error.message) from None
        self._review = review(self._namings, self._names)

    def pack(self) -> tuple[list[Dealt], list[str]]:
        """The cards that are not left out, and their labels; once the names are good."""
        rows = [
            (shown.dealt, label)
            for shown, label in zip(self._shown, self._review.labels, strict=True)
            if label is not None
        ]
        return [dealt for dealt, _ in rows], [label for _, label in rows]
