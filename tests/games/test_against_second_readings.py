"""The engines of the other games against the plain second readings: random scripts, and scripts that are invalid."""

from __future__ import annotations

import gc
import json
import random
from types import ModuleType
from typing import Any

import pytest

from controller.cli.settle import settle_text
from controller.games.refusal import BadScript
from controller.games.registry import GAMES
from tests.games.second import macao
from tests.games.shoe_table import READINGS

NUMBER = 300
OPTIONAL = ("player", "amount", "side", "cheval", "hand", "price", "at", "expose")
"""Fields that an act may have, or may do without."""
SEED = 2
MANY = {
    "punto_banco": (11, 4000),
    "chemin_de_fer": (11, 1500),
    "baccarat_banque": (11, 600),
    "macao": (11, 1000),
    "victoria": (11, 1000),
    "siete_y_media": (31, 1500),
}
"""Seed and number of more scripts, of the result alone."""


def settled(script: dict[str, Any]) -> Any:
    return json.loads(settle_text(json.dumps(script).encode()))


def problem(script: dict[str, Any]) -> str:
    """What the engine says against a script; empty, if it settles it."""
    try:
        settled(script)
    except ValueError as error:
        return str(error)
    return ""


def scripts_of(name: str, seed: int = SEED, number: int = NUMBER) -> list[dict[str, Any]]:
    reading = READINGS[name]
    many = reading.scripts(seed, number, (name,)) if reading is macao else reading.scripts(seed, number)
    return list(many)


@pytest.fixture(params=list(READINGS))
def game(request: pytest.FixtureRequest) -> tuple[str, ModuleType]:
    name = request.param
    if name not in GAMES:
        pytest.skip(f"there is no engine of {name} to compare with its second reading")
    return name, READINGS[name]


def test_the_engine_settles_as_the_second_reading_does(game: tuple[str, ModuleType]) -> None:
    name, reading = game
    for number, script in enumerate(scripts_of(name)):
        assert settled(script) == reading.settle(script), f"script {number}: {json.dumps(script)}"


@pytest.mark.whole
def test_many_more_scripts_are_settled_alike(game: tuple[str, ModuleType], whole: bool) -> None:
    name, _ = game
    seed, many = MANY[name]
    for number, script in enumerate(scripts_of(name, seed, many if whole else many // 4)):
        assert GAMES[name].settle(script) == READINGS[name].settle(script), f"script {number}"


def test_both_readings_refuse_the_same_scripts(game: tuple[str, ModuleType], whole: bool) -> None:
    name, reading = game
    tried, count = 0, 5 if whole else 2
    for script in scripts_of(name, 12, count):
        for way, spoilt in reading.invalid(script):
            if READINGS.get(spoilt.get("game", "")) is reading:  # the command picks the engine by it
                tried += 1
                wrong = "error" in reading.settle(spoilt)
                try:
                    GAMES[spoilt["game"]].settle(spoilt)
                except BadScript:
                    assert wrong, way
                else:
                    assert not wrong, way
    assert tried > 100 * count


@pytest.mark.whole
def test_a_script_that_is_settled_is_gone_at_once(game: tuple[str, ModuleType]) -> None:
    """Nothing of it holds itself, waiting for the garbage collector: in bulk that costs more than the acts."""
    name, _ = game
    scripts = scripts_of(name)[:20]
    settled(scripts[0])
    gc.collect()
    gc.disable()
    try:
        for script in scripts:
            settled(script)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_null_in_any_field_is_read_alike(game: tuple[str, ModuleType]) -> None:
    """A field that is null is not left out."""
    name, reading = game
    chance = random.Random(5)
    nulls = 0
    for number, script in enumerate(scripts_of(name)[:60]):
        for event in script["events"]:
            optional = [field for field in (*OPTIONAL, *event) if field not in ("coup", "op")]
            if chance.random() < 0.3:
                event[chance.choice(optional)] = None
                nulls += 1
        assert settled(script) == reading.settle(script), f"script {number}: {json.dumps(script)}"
    assert nulls > 100


def test_the_engine_refuses_the_same_scripts_as_invalid(game: tuple[str, ModuleType]) -> None:
    name, reading = game
    for script in [script for script in scripts_of(name) if len(script["events"]) > 2][:3]:
        for way, spoilt in reading.invalid(script):
            said = problem(spoilt)
            assert said, f"{way}: the engine settles it"
            assert "\n" not in said, way
