"""What the games are tried with: other rules than the usual ones, cards, and commands after each of which the laws of
all games hold."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any, ClassVar

from controller.games.cards import Card
from controller.games.ledger import BankChanged, PurseChanged
from controller.games.options import Choice, Described, Switch
from controller.games.refusal import BadOption, Refusal
from controller.games.registry import GAMES

Rules = dict[str, Any]


def values_of(about: Described) -> list[Any]:
    """What an option may be: all words, both ways of a switch, of a number some, the usual one first."""
    option = about.option
    if isinstance(option, Choice):
        found: list[Any] = list(option.words)
    elif isinstance(option, Switch):
        found = [True, False]
    else:
        near = (about.default or option.low) + 1
        numbers = option.only or (option.low, near, 2 * near)
        found = [number for number in numbers if option.offers(number)]
        found += [None] if option.none is not None else []
    others = [value for value in found if value != about.default]
    return [about.default, *dict.fromkeys(others)]


def takes(game: str, rules: Rules) -> bool:
    """Whether the game may be played by these rules."""
    try:
        GAMES[game].open(rules, 0)
    except BadOption:
        return False
    return True


def other_rules(game: str) -> Iterator[Rules]:
    """The usual rules, and some in which all options are others at once, until each has had all its values. What the
    rest forbids stays as it is."""
    options = {name: values_of(about) for name, about in GAMES[game].options.items()}
    for number in range(max(map(len, options.values()))):
        rules: Rules = {}
        for name, values in options.items():
            changed = rules | {name: values[number % len(values)]}
            rules = changed if takes(game, changed) else rules
        yield rules


def cards(text: str) -> list[Card]:
    """The cards with these labels."""
    return [Card.parse(label) for label in text.split()]


class Player:
    """Plays commands into a deal and checks the laws that hold at every step; `library` is the game's package."""

    library: ClassVar[ModuleType]

    def __init__(self, deal: Any) -> None:
        self.first = self.deal = deal
        self.events: list[Any] = []

    def do(self, command: Any) -> str | None:
        """Why the command is refused; None where it is done."""
        game, before = self.library, self.deal.copy()
        try:
            events = game.decide(self.deal, command)
        except Refusal as refusal:
            assert self.deal == before, "a refusal changes nothing"
            return refusal.reason
        assert self.deal == before, "decide changes nothing"
        for event in events:
            assert game.decode_event(json.loads(json.dumps(game.encode_event(event)))) == event
            self.deal = game.apply(self.deal, event)
        self.events += events
        paid_in = sum(event.amount for event in events if isinstance(event, PurseChanged | BankChanged))
        assert self.deal.money == before.money + paid_in
        assert min(self.deal.purses.values()) >= 0
        self.holds(events)
        return None

    def holds(self, events: Sequence[Any]) -> None:
        """The laws of this game alone, after these events."""
