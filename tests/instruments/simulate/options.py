"""The options of a simulated evening, drawn from those that its game declares."""

from __future__ import annotations

import random
from typing import Any

from controller.games.game import AnyGame
from controller.games.options import MAX_AMOUNT, Choice, Option, Switch

USUAL = 0.25
"""Share of the evenings that are played by the usual options."""
DRAWN = 0.4
"""Probability of each option to be drawn in the others."""
NUMBERS = (0, 1, 2, 3, 5, 10, 25, 50)
"""What is tried of an option that is a number, beside its bounds."""


def drawn(game: AnyGame, rng: random.Random) -> dict[str, Any]:
    """Options that a table of this game may have."""
    if rng.random() < USUAL:
        return {}
    rules = {name: _value(about.option, rng) for name, about in game.options.items() if rng.random() < DRAWN}
    least, most = (rules.get(game.limits.get(what, "")) for what in ("min", "max"))
    if least is not None and most is not None and most < least:
        rules[game.limits["min"]], rules[game.limits["max"]] = most, least
    return rules


def _value(option: Option, rng: random.Random) -> Any:
    if isinstance(option, Choice):
        return rng.choice(option.words)
    if isinstance(option, Switch):
        return rng.random() < 0.5
    values: list[int | None] = [number for number in NUMBERS if option.allows(number)]
    values += [bound for bound in (option.low, option.high) if bound != MAX_AMOUNT and bound not in values]
    if option.none is not None:
        values.append(None)
    return rng.choice(values)
