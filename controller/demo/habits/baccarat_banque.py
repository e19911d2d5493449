"""What the punters of the demonstration do in baccarat banque, by what their own tablet shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.demo import cases
from controller.demo.habit import Chance, Habit, Training, claims_to_be_paid, other_suits

STAKES = (5, 10, 20, 25, 50)
BANKS = (100, 200, 300)
View = Mapping[str, Any]
Command = dict[str, Any]


def _amount(legal: View, wanted: int) -> int:
    return int(min(max(wanted, legal["least"]), legal["most"]))


def _plays(name: str, deal: View, chance: Chance, *, bold: float) -> list[Command]:
    """`bold`: how often he bids, goes banco, or plays against all stakes."""
    legal = deal["legal"]
    if "draw" in legal:
        cards = deal["hands"][deal["turn"]["hand"]]["total"]
        # None: he is asked by the table but not shown his cards
        return [{"do": "draw" if cards is not None and cards <= 4 else "stand"}]
    if "bid" in legal:
        outbid = any(made["player"] == name for made in deal["bids"]) or len(deal["bids"]) > 1
        offer = {"do": "bid", "amount": _amount(legal["bid"], chance.choice(BANKS))}
        return [{"do": "pass"} if outbid else offer]
    if "refill" in legal:
        return [{"do": "refill", "amount": _amount(legal["refill"], chance.choice(BANKS))}]
    if "accept" in legal:
        return [{"do": "accept" if chance.random() < bold else "pass"}]
    if "take" in legal:
        return [{"do": "take" if chance.random() < bold else "pass"}]
    if "banco" in legal:
        wants = chance.random() < bold / 4
        return [{"do": "banco", "cheval": chance.random() < 0.5} if wants else {"do": "pass"}]
    if "pass" in legal:
        leaves = "retire" in legal and chance.random() < 0.15
        return [{"do": "retire" if leaves else "pass"}]
    if "stake" in legal:
        side = chance.choice(legal["stake"]["sides"])
        return [{"do": "stake", "amount": _amount(legal["stake"], chance.choice(STAKES)), "side": side}]
    return []


def bold(name: str, deal: View, chance: Chance) -> list[Command]:
    """Often goes banco, and holds whatever is staked against him."""
    return _plays(name, deal, chance, bold=0.9)


def careful(name: str, deal: View, chance: Chance) -> list[Command]:
    """Stakes a little."""
    return _plays(name, deal, chance, bold=0.2)


HABITS: Mapping[str, Habit] = {"Lottie": bold, "Doc": careful, "Kate": careful, "Wyatt": bold}


_FIRST: dict[str, Any] = {"phases": ("bets_closed",)}
"""One of the first six cards is due there, and no stake is awaited."""
TRAINING = Training(
    {
        "misread": cases.MISREAD.at("3.3.16", phases=("right_draws", "left_draws", "banker_draws")),
        "double_draw": cases.DOUBLE_FACE_DOWN.at("3.0.1, 3.3.14"),
        "covered": cases.COVERED.at("", **_FIRST),
        "lost_bet": cases.LOST_BET.at("3.3.11", **_FIRST),
        "power_cut": cases.POWER_CUT.at("", **_FIRST),
    },
    claims_to_be_paid(tuple(HABITS)),
    other_suits,
)
"""Stakes are closed by the banker's and everybody's acts on the tablets: none is called closed too early."""
