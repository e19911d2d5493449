"""What every game of the registry is tried with: other rules than the usual ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from controller.games.options import Choice, Described, Switch
from controller.games.refusal import BadOption
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
