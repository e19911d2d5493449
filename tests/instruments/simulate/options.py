"""The options of a simulated evening, drawn from those that its game declares."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from controller.games.game import AnyGame
from controller.games.options import MAX_AMOUNT, Choice, Option, Switch
from controller.games.refusal import BadOption

STAYS = 0.98
"""Probability that an option that does not go together with others stays, so that drawing comes to an end."""
USUAL = 0.25
"""Share of the evenings that are played by the usual options."""
DRAWN = 0.4
"""Probability of each option to be drawn in the others."""
NUMBERS = (0, 1, 2, 3, 5, 10, 25, 50)
"""What is tried of an option that is a number, beside its bounds."""


def drawn(game: AnyGame, rng: random.Random, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Options that a table of this game may have; those `given` are not drawn. What does not go together with others
    is kept, and the others are drawn again."""
    kept = dict(given or {})
    rules = ({} if rng.random() < USUAL else _drawn(game, rng)) | kept
    while (clash := _clash(game, rules)) is not None:
        rules = _drawn(game, rng) | ({clash: rules[clash]} if rng.random() < STAYS else {}) | kept
    return rules


def _clash(game: AnyGame, rules: Mapping[str, Any]) -> str | None:
    """The first option that does not go together with the others."""
    try:
        game.open(rules, 0)
    except BadOption as problem:
        return problem.place
    return None


def _drawn(game: AnyGame, rng: random.Random) -> dict[str, Any]:
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
