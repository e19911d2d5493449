"""The games this table can play, by name."""

from __future__ import annotations

from .baccarat.baccarat_banque.show import BACCARAT_BANQUE
from .baccarat.chemin_de_fer.show import CHEMIN_DE_FER
from .baccarat.macao.show import MACAO, VICTORIA
from .baccarat.punto_banco.show import PUNTO_BANCO
from .faro.show import FARO
from .game import AnyGame
from .german_faro.show import GERMAN_FARO
from .siete_y_media.show import SIETE_Y_MEDIA

DEFAULT = "faro"
"""The game of a table whose configuration names none, and of journal rows from before there were others."""
GAMES: dict[str, AnyGame] = {
    game.name: game
    for game in (
        FARO,
        GERMAN_FARO,
        PUNTO_BANCO,
        SIETE_Y_MEDIA,
        CHEMIN_DE_FER,
        BACCARAT_BANQUE,
        MACAO,
        VICTORIA,
    )
}
