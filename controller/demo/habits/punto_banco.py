"""What the punters of the demonstration do in punto banco, by what every tablet shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.demo import cases
from controller.demo.habit import Chance, Habit, Training
from controller.games.message import Message, say

STAKES = (5, 10, 20, 25, 50)
View = Mapping[str, Any]
Command = dict[str, Any]


def _stake(name: str, deal: View, chance: Chance) -> int:
    purse: int = deal["purses"].get(name, 0)
    wanted: int = chance.choice(STAKES)
    return min(wanted, purse)


def _has_bet(name: str, deal: View) -> bool:
    return any(bet["player"] == name for bet in deal["bets"])


def _given_on(deal: View, chance: Chance) -> list[Command]:
    """Now and then whoever holds the shoe gives it on."""
    return [{"do": "pass_shoe"}] if "pass_shoe" in deal["legal"] and chance.random() < 0.1 else []


def follower(name: str, deal: View, chance: Chance) -> list[Command]:
    """Backs the hand that won last."""
    if _has_bet(name, deal):
        return []
    won = [coup["result"] for coup in deal["coups"] if coup["result"] != "tie"]
    stake = _stake(name, deal, chance)
    return [{"do": "bet", "type": won[-1] if won else "banker", "stake": stake}] if stake else []


def banker(name: str, deal: View, chance: Chance) -> list[Command]:
    """Backs the banker, and takes back a bet that is left on half of the time."""
    out = _given_on(deal, chance)
    own = [bet["id"] for bet in deal["bets"] if bet["player"] == name]
    if own and chance.random() < 0.5:
        out.append({"do": "remove", "bet": own[0]})
    stake = _stake(name, deal, chance)
    if stake and not own:
        out.append({"do": "bet", "type": "banker", "stake": stake})
    return out


def fancy(name: str, deal: View, chance: Chance) -> list[Command]:
    """A small stake on any bet but the banker's."""
    out = _given_on(deal, chance)
    kinds = [offer["type"] for offer in deal["offered"] if offer["type"] != "banker"]
    stake = min(5, deal["purses"].get(name, 0))
    return [*out, {"do": "bet", "type": chance.choice(kinds), "stake": stake}] if stake else out


HABITS: Mapping[str, Habit] = {"Lottie": follower, "Doc": banker, "Kate": fancy, "Wyatt": follower}


def claim(deal: View, chance: Chance) -> tuple[Message, bool]:
    """Somebody claims that he is still to be paid: the table has settled the coup, so that the claim is never good."""
    side = chance.choice(("player", "banker"))
    return say("training-claim-unpaid", player=chance.choice(tuple(HABITS)), side=side), False


TRAINING = Training(
    {
        "early_card": cases.EARLY_CARD.at("3.1.10"),
        "misread": cases.MISREAD.at("3.1.11"),
        "double_draw": cases.DOUBLE_DRAW.at("3.1.12", answer=say("training-double-from-shoe-right")),
        "early_call": cases.EARLY_CALL.at("3.1.10"),
        "covered": cases.COVERED,
        "lost_bet": cases.LOST_BET.at("3.1.5"),
        "power_cut": cases.POWER_CUT,
    },
    claim,
)
