"""What the players of the demonstration do in chemin de fer, by what their own tablets show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.demo import cases
from controller.demo.habit import Chance, Habit, Training, claims_to_be_paid, other_suits

STAKES = (5, 10, 20, 25, 50)
BANKS = (50, 100, 200)
View = Mapping[str, Any]
Command = dict[str, Any]


def _within(wanted: int, offer: Mapping[str, int]) -> int:
    return max(min(wanted, offer["most"]), offer["least"])


def _is(chance: Chance, of_ten: int) -> bool:
    """So often in ten times."""
    return chance.random() * 10 < of_ten


def _risk(deal: View, chance: Chance) -> Command:
    """Now and then half of the bank, or all of it again."""
    if not _is(chance, 3):
        return {"do": "pass"}
    bank, unit = deal["bank"], deal["rules"].get("unit", 1)
    return {"do": "risk", "amount": _within(chance.choice((bank // 2 // unit * unit, bank)), deal["legal"]["risk"])}


def _player(banks: int, bancos: int, retires: int, draws_on_five: int) -> Habit:
    """Puts up a bank, calls banco, leaves the bank and draws on 5, each in that many of ten times."""

    def habit(name: str, deal: View, chance: Chance) -> list[Command]:
        may = deal["legal"]
        if "draw" in may or "stand" in may:
            return [_hand(deal, chance)]
        if "decline" in may:
            if "put_bank" in may and _is(chance, banks):
                return [{"do": "put_bank", "amount": _within(chance.choice(BANKS), may["put_bank"])}]
            return [{"do": "decline"}]
        if "stake" in may:
            return [{"do": "stake", "amount": _within(chance.choice(STAKES), may["stake"])}]
        if "risk" in may:
            return [_risk(deal, chance)]
        if "pass" in may:
            often = {"take": banks, "banco": bancos, "retire": retires, "cover": 5}
            does = [act for act, rate in often.items() if act in may and _is(chance, rate)]
            return [{"do": does[0] if does else "pass"}]
        return []

    def _hand(deal: View, chance: Chance) -> Command:
        """By custom for the punters, and nearly so for the bank."""
        hand = deal["hands"]["punters_total" if deal["phase"] == "punters" else "banker_total"]
        draws = hand is None or hand < 5 or (hand == 5 and _is(chance, draws_on_five))
        return {"do": "draw" if draws else "stand"}

    return habit


HABITS: Mapping[str, Habit] = {
    "Lottie": _player(8, 1, 2, 5),
    "Doc": _player(9, 1, 4, 10),
    "Kate": _player(5, 2, 6, 0),
    "Wyatt": _player(7, 0, 1, 8),
}


TRAINING = Training(
    {
        "early_card": cases.EARLY_CARD,
        "misread": cases.MISREAD.at("3.2.10", phases=("punters_third", "banker_third")),
        "double_draw": cases.DOUBLE_FACE_DOWN.at("3.0.1, 3.2.11"),
        "early_call": cases.EARLY_CALL.at("3.2.9"),
        "covered": cases.COVERED,
        "lost_bet": cases.LOST_BET.at("3.2.7"),
        "power_cut": cases.POWER_CUT,
    },
    claims_to_be_paid(tuple(HABITS)),
    other_suits,
)
