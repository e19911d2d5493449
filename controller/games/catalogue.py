"""The games this table can play, by name."""

from __future__ import annotations

from .faro.at_table import FARO
from .german_faro.at_table import GERMAN_FARO
from .seam import Game

GAMES: dict[str, Game] = {game.name: game for game in (FARO, GERMAN_FARO)}
