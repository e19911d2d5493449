"""The games this table can play, by name."""

from __future__ import annotations

from controller.games.faro.at_table import FARO
from controller.games.german_faro.at_table import GERMAN_FARO
from controller.games.seam import Game

GAMES: dict[str, Game] = {game.name: game for game in (FARO, GERMAN_FARO)}
