"""Punters for the demo, each with a habit of their own (`habits`). Pure: what they see is what their tablets show, and
chance comes from a generator seeded by deal, round and name, so that a restart makes them do the same again.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from controller.demo.habit import Habit
from controller.demo.habits import BESIDE_A_BANKER, HABITS, IN_A_HURRY
from controller.games.game import Decision
from controller.games.registry import GAMES

View = Mapping[str, Any]
Command = dict[str, Any]


def _habit(game: str, name: str) -> Habit:
    return {**BESIDE_A_BANKER.get(game, {}), **HABITS[game]}[name]


def commands(name: str, view: View, *, seed: int) -> list[Command]:
    """What the bot does before the coming round: commands as a tablet sends them, with ids fixed by deal and round."""
    number, now = view["deal_number"], view["at"]["round"]
    chance = random.Random(f"{seed}/{number}/{now}/{name}")
    game = GAMES[view["table"]["game"]]
    made: list[Command] = []
    for n, command in enumerate(_habit(game.name, name)(name, view["deal"], chance)):
        key = f"{name}-{number}-{now}-{n}"
        laid = {"bet": key} if "bet" in game.verbs[command["do"]].fields else {}
        made.append({"id": key, "at": view["at"], **laid, **command})
    return made


def decided(name: str, view: View, decision: Decision, *, seed: int, hurry: bool = False) -> list[Command]:
    """What the bot does where a decision is awaited of him: as `commands`, of the acts that decide it. `hurry`: a guest
    waits for his first act."""
    number, game = view["deal_number"], view["table"]["game"]
    chance = random.Random(f"{seed}/{number}/{decision.key}/{name}")
    habit = IN_A_HURRY.get(game) if hurry else None
    acts = (habit or _habit(game, name))(name, view["deal"], chance)
    return [
        {"id": f"{name}-{number}-{decision.key}-{n}", "at": view["at"], "decision": decision.key, **act}
        for n, act in enumerate(acts)
        if act["do"] in decision.verbs
    ]


def names(game: str, rules: Mapping[str, Any]) -> tuple[str, ...]:
    """The bots that play this game; more where its rules have one of them hold the bank."""
    return (*HABITS.get(game, ()), *(BESIDE_A_BANKER.get(game, ()) if rules.get("banker", "house") != "house" else ()))
