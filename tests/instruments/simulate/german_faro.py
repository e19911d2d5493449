"""A deal of German faro by the second reading (tests/games/reference_german.py), from any moment of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from controller.games.options import MAX_AMOUNT
from tests.games import reference_german

Pair = Mapping[str, Any]


class Table:
    """Marks as the second reading has them. `marks` in hand, `lying` as player and marks by card, `out`: who has no
    marks any more. `rules` are those of the live table, `books` each player's suit, `size` the cards of the pack."""

    def __init__(self, rules: Mapping[str, Any], books: Mapping[str, str], bank: int, size: int) -> None:
        # Stakes already accepted: the maximum is not checked again.
        known = {name: value for name, value in rules.items() if name in reference_german.DEFAULTS}
        self._rules = {**known, "max_total": MAX_AMOUNT}
        self._books, self._size = books, size
        self.bank = bank
        self.marks: dict[str, int] = {}
        self.lying: dict[str, tuple[str, int]] = {}
        self.out: list[str] = []
        self.over = False
        self._turned = 0
        self._pair: list[str] = []

    def pair(self, cards: Sequence[str]) -> Pair | None:
        """The pair that these cards make, which is settled; None where they make none: one too few, or too many."""
        waiting = {name: amount for name, amount in self.marks.items() if name not in self._books}
        players = [{"name": name, "suit": suit, "marks": self.marks[name]} for name, suit in self._books.items()]
        script = {"rules": self._rules, "deck": list(cards), "bank": self.bank, "players": players}
        found = reference_german.settle(script, self.lying, self.out)
        if len(found["pairs"]) != 1 or found["undealt"]:
            return None
        self.bank, self.out, self.marks = found["bank"], list(found["eliminated"]), {**found["marks"], **waiting}
        self.lying = {card: self.lying[card] for card in found["returned"]}
        for player, amount in self.lying.values():
            self.marks[player] -= amount
        pair: Pair = found["pairs"][0]
        return pair

    def again(self, events: Iterable[Any], cards: Sequence[str]) -> str | None:
        """The deal from its beginning: the acts of its events, with these cards. What it has no answer to, or None."""
        for event in events:
            name = type(event).__name__
            if name == "IrregularityRuled":
                return "after an irregularity that was ruled on"
            if name == "PurseChanged":
                self.marks[event.player] = self.marks.get(event.player, 0) + event.amount
            elif name == "BankChanged":
                self.bank += event.amount
            elif not self.over:
                self._act(name, event, cards)
        return None

    def _act(self, name: str, event: Any, cards: Sequence[str]) -> None:
        if name == "StakeLaid":
            card = str(event.card)
            self.lying[card] = (event.player, event.marks + self.lying.get(card, ("", 0))[1])
            self.marks[event.player] -= event.marks
        elif name == "StakeReturned" and event.why == "withdrawn":
            player, amount = self.lying.pop(str(event.card), (event.player, 0))
            self.marks[player] += amount
        elif name == "CardShown":
            self._turn(cards[event.index])
        elif name == "DealVoided":
            self._end()

    def _turn(self, card: str) -> None:
        self._turned += 1
        self._pair.append(card)
        last = self._turned == self._size
        before = self.marks, self.lying, self.out, self.bank
        pair = self.pair(self._pair)
        if pair is not None and not last and None in (pair["right"], pair["left"]):
            self.marks, self.lying, self.out, self.bank = before  # its second card is still to come
        elif pair is not None:
            self._pair = []
        if last or (pair is not None and not self._pair and not self.bank):
            self._end()

    def _end(self) -> None:
        for player, amount in self.lying.values():
            self.marks[player] += amount
        self.lying, self.over = {}, True
