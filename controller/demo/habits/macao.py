"""What the punters of the demonstration do in Macao and Victoria, by what their tablets show: they stake, and in their
turn they draw on less than a total that each has for himself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from controller.demo import cases
from controller.demo.habit import Chance, Habit, Training, claims_to_be_paid, other_suits

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


TRAINING = Training(
    {
        "early_card": cases.EARLY_CARD,
        "misread": cases.MISREAD.at("3.4.10", phases=("drawing",)),
        "double_draw": cases.DOUBLE_FACE_DOWN.at("3.0.1, 3.4.11"),
        "early_call": cases.EARLY_CALL.at("3.4.9"),
        "covered": cases.COVERED,
        "lost_bet": cases.LOST_BET.at("3.4.7"),
        "power_cut": cases.POWER_CUT,
    },
    claims_to_be_paid(tuple(HABITS)),
    other_suits,
)
