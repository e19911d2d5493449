"""The evening of each game."""

from __future__ import annotations

from collections.abc import Iterable

from controller.games.registry import GAMES
from tests.instruments.simulate.evening import TROUBLES, Evening
from tests.instruments.simulate.german_evening import GermanEvening
from tests.instruments.simulate.shoe_evening import EXIT_GAMES, ShoeEvening

PLAYED = ("faro", "german_faro", *EXIT_GAMES)
assert set(PLAYED) == GAMES.keys()


def evening_of(game: str, seed: int, troubles: Iterable[str] = TROUBLES, deals: int = 2) -> Evening:
    """One seed of one game of PLAYED, in `deals` deals."""
    if game == "faro":
        return Evening(seed, troubles, deals)
    if game == "german_faro":
        return GermanEvening(seed, troubles, deals)
    return ShoeEvening(seed, game, troubles, deals)
