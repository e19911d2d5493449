"""What the punters of the demonstration do in German faro, by what every tablet shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.demo import cases
from controller.demo.habit import Chance, Habit, Training, claims_to_be_paid
from controller.games.cards import RANK_LABELS

View = Mapping[str, Any]
Command = dict[str, Any]


def marker(name: str, deal: View, chance: Chance) -> list[Command]:
    """The book of any free suit; then some marks on a card of it that has not been turned, while the table's maximum
    allows."""
    suits = deal["legal"].get(name, {}).get("choose")
    if suits:
        return [{"do": "choose", "suit": chance.choice(suits)}]
    book = deal["books"].get(name)
    if book is None or book["out"]:
        return []
    lying = sum(stake["marks"] for stake in deal["stakes"] if stake["player"] == name)
    marks = min(chance.choice((1, 2, 3, 5)), deal["purses"].get(name, 0), deal["max_total"] - lying)
    cards = [rank + book["suit"] for rank in RANK_LABELS if rank + book["suit"] not in deal["cards"]]
    return [{"do": "stake", "card": chance.choice(cards), "marks": marks}] if marks > 0 and cards else []


HABITS: Mapping[str, Habit] = {"Lottie": marker, "Doc": marker, "Kate": marker}
"""A fourth book is left for a person."""
BESIDE_A_BANKER: Mapping[str, Habit] = {"Wyatt": marker}
"""Who plays too, where one of them holds the bank."""


TRAINING = Training(
    {
        "pushed_back": cases.PUSHED_BACK.at("2.4"),
        "misread": cases.MISREAD,
        "double_draw": cases.DOUBLE_DRAW,
        "early_call": cases.EARLY_CALL.at("2.4"),
        "covered": cases.COVERED,
        "lost_bet": cases.LOST_BET.at("2.5"),
        "power_cut": cases.POWER_CUT,
    },
    claims_to_be_paid(tuple(HABITS)),
)
