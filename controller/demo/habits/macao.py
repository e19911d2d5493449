"""What the punters of the demonstration do in Macao and Victoria, by what their tablets show: they stake, and in their
turn they draw on less than a total that each has for himself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from controller.demo.habit import Chance, Habit

STAKES = (5, 10, 20, 25)
View = Mapping[str, Any]
Command = dict[str, Any]


def _punter(name: str, deal: View, chance: Chance, *, below: int, often: float) -> list[Command]:
    """Stakes with this chance; draws below this total, and refuses tens."""
    legal = deal["legal"]
    if "stand" in legal:
        return [{"do": _choice(name, deal, below)}]
    if "stake" not in legal or name in deal["stakes"] or chance.random() >= often:
        return []
    most, least = legal["stake"]["most"], legal["stake"]["least"]
    return [{"do": "stake", "amount": max(least, min(chance.choice(STAKES), most))}]


def _choice(name: str, deal: View, below: int) -> str:
    legal = deal["legal"]
    value = next(hand["value"] for hand in deal["hands"] if hand["player"] == name)
    if "refuse" in legal:
        return "refuse"
    return "draw" if "draw" in legal and value is not None and value < below else "stand"


HABITS: Mapping[str, Habit] = {
    "Lottie": partial(_punter, below=5, often=1.0),
    "Doc": partial(_punter, below=6, often=0.9),
    "Kate": partial(_punter, below=4, often=0.7),
    "Wyatt": partial(_punter, below=5, often=0.8),
}
