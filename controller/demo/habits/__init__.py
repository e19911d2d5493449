"""The punters of the demonstration by game: a module for each, and a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from controller.demo.habit import Habit, Training
from controller.demo.habits import (
    baccarat_banque,
    chemin_de_fer,
    faro,
    german_faro,
    macao,
    punto_banco,
    siete_y_media,
)

HABITS: Mapping[str, Mapping[str, Habit]] = {
    "faro": faro.HABITS,
    "german_faro": german_faro.HABITS,
    "punto_banco": punto_banco.HABITS,
    "siete_y_media": siete_y_media.HABITS,
    "chemin_de_fer": chemin_de_fer.HABITS,
    "baccarat_banque": baccarat_banque.HABITS,
    "macao": macao.HABITS,
    "victoria": macao.HABITS,
}
"""Each game's punters by name; a game without a line has none."""
DEALERS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {"siete_y_media": siete_y_media.for_the_house}
"""By game what the dealer answers where he is asked, by what everybody sees of the deal; in others the first verb."""
BESIDE_A_BANKER: Mapping[str, Mapping[str, Habit]] = {"german_faro": german_faro.BESIDE_A_BANKER}
"""Further ones by game, where its rules have a player hold the bank."""
IN_A_HURRY: Mapping[str, Habit] = {"siete_y_media": siete_y_media.at_once}
"""By game what they all do while a guest waits for his first act; in others they only do not take their time."""
TRAINING: Mapping[str, Training] = {
    "faro": faro.TRAINING,
    "german_faro": german_faro.TRAINING,
    "punto_banco": punto_banco.TRAINING,
    "siete_y_media": siete_y_media.TRAINING,
    "chemin_de_fer": chemin_de_fer.TRAINING,
    "baccarat_banque": baccarat_banque.TRAINING,
    "macao": macao.TRAINING,
    "victoria": macao.TRAINING,
}
"""The games that a dealer can train, each with its cases."""
