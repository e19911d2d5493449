"""What the punters of the demonstration do in casino faro, by what every tablet shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.demo import cases
from controller.demo.habit import Chance, Habit, Training
from controller.games.cards import RANK_LABELS
from controller.games.message import Message, say

CHEVALS = ("KQ", "QJ", "JT", "T9", "98", "A2", "23", "34", "45", "56", "67", "78")
GROUPS = ("678", "KQJ", "A23", "KQA2", "QJ23", "JT34", "T945", "9856")
STAKES = (5, 10, 20, 25, 50)
BIDS = 0.4
"""How often one of them bids for the bank when he may."""

View = Mapping[str, Any]
Command = dict[str, Any]


def _own(name: str, deal: View) -> list[Mapping[str, Any]]:
    return [bet for bet in deal["bets"] if bet["player"] == name]


def _alive(deal: View) -> list[str]:
    return [rank for rank in RANK_LABELS if deal["case"][rank] > 0]


def _stake(deal: View, name: str, chance: Chance) -> int:
    """A usual stake, where purse and bank reach so far."""
    purse: int = deal["purses"].get(name, 0)
    wanted: int = chance.choice(STAKES)
    covers: int = deal["covers"] or wanted
    return min(wanted, purse, covers)


def _take_dead(name: str, deal: View) -> list[Command]:
    """Own stakes on dead cards come home before somebody claims them."""
    return [{"do": "remove", "bet": bet["id"]} for bet in _own(name, deal) if bet["dead"]]


def _bids(name: str, deal: View, chance: Chance) -> list[Command]:
    """Bids where two have not yet."""
    legal = deal["legal"].get(name, {})
    bids = (deal["auction"] or {}).get("bids", ())
    if "bid" not in legal or len(bids) > 1 or any(bid["player"] == name for bid in bids):
        return []
    offer = legal["bid"]
    most = min(offer["most"], max(offer["least"], deal["purses"][name] // 2 // offer["step"] * offer["step"]))
    return [{"do": "bid", "amount": most}] if chance.random() < BIDS else []


def _at_the_table(habit: Habit) -> Habit:
    """The habit, where he has not the bank to think of."""

    def plays(name: str, deal: View, chance: Chance) -> list[Command]:
        if deal["auction"] is not None or deal["banker"] == name:
            return _bids(name, deal, chance)
        return habit(name, deal, chance)

    return plays


def steady(name: str, deal: View, chance: Chance) -> list[Command]:
    """Backs one or two single cards and leaves them lie."""
    out = _take_dead(name, deal)
    stake = _stake(deal, name, chance)
    if stake and len(_own(name, deal)) < 2:
        out.append({"do": "bet", "type": "flat", "ranks": [chance.choice(_alive(deal))], "stake": stake})
    return out


def contrary(name: str, deal: View, chance: Chance) -> list[Command]:
    """Coppers the ranks of which most are left, and moves a stake about."""
    out = _take_dead(name, deal)
    own = [bet for bet in _own(name, deal) if not bet["dead"]]
    most = max(_alive(deal), key=lambda rank: (deal["case"][rank], chance.random()))
    if own and chance.random() < 0.5:
        out.append({"do": "move", "bet": own[0]["id"], "type": "flat", "ranks": [most], "copper": True})
    stake = _stake(deal, name, chance)
    if stake and len(own) < 2:
        out.append({"do": "bet", "type": "flat", "ranks": [most], "copper": True, "stake": stake})
    return out


def spreader(name: str, deal: View, chance: Chance) -> list[Command]:
    """Plays between the cards, and lets winnings ride."""
    out = _take_dead(name, deal)
    for offer in deal["parlays"]:
        if offer["player"] == name and chance.random() < 0.6:
            out.append({"do": "parlay", "from": offer["from"], "type": "flat", "ranks": [chance.choice(_alive(deal))]})
            return out
    stake = _stake(deal, name, chance)
    if stake and len(_own(name, deal)) < 3:
        ranks = list(chance.choice(CHEVALS + GROUPS))
        out.append({"do": "bet", "type": "group", "ranks": ranks, "stake": stake, "copper": chance.random() < 0.2})
    return out


def caller(name: str, deal: View, chance: Chance) -> list[Command]:
    """High card, odd and even, now and then a heeled bet - and calls the last turn."""
    out = _take_dead(name, deal)
    stake = _stake(deal, name, chance)
    if not stake:
        return out
    calls = deal["callable"]
    if calls:
        if calls["kind"] == "triple":
            return [*out, {"do": "bet", "type": "color", "order": "RB", "stake": stake}]
        order = list(calls["ranks"])
        chance.shuffle(order)
        return [*out, {"do": "bet", "type": "call", "order": order, "stake": stake}]
    if len(_own(name, deal)) >= 3:
        return out
    kind = chance.choice(("high", "odd", "even", "heel"))
    if kind == "heel":
        win, lose = chance.sample(RANK_LABELS, 2)
        return [*out, {"do": "bet", "type": "heel", "win": [win], "lose": [lose], "stake": stake}]
    return [*out, {"do": "bet", "type": kind, "stake": stake}]


HABITS: Mapping[str, Habit] = {
    name: _at_the_table(habit)
    for name, habit in {"Lottie": steady, "Doc": contrary, "Kate": spreader, "Wyatt": caller}.items()
}


def claim(deal: View, chance: Chance) -> tuple[Message, bool]:
    """Somebody claims a stake as one on a dead rank; where nothing is staked on ranks, he names any rank."""
    lying = [(bet["player"], bet["ranks"]) for bet in deal["bets"] if bet["type"] in ("flat", "group")]
    dead = [bet for bet in lying if not any(deal["case"][rank] for rank in bet[1])]
    owner, ranks = chance.choice(dead or lying or [("", [chance.choice(RANK_LABELS)])])
    who = next(name for name in HABITS if name != owner)
    named = ["10" if rank == "T" else rank for rank in ranks]
    return say("training-claim-dead", player=who, ranks=tuple(named)), not any(deal["case"][rank] for rank in ranks)


TRAINING = Training(
    {
        "pushed_back": cases.PUSHED_BACK,
        "misread": cases.MISREAD,
        "double_draw": cases.DOUBLE_DRAW,
        "early_call": cases.EARLY_CALL,
        "covered": cases.COVERED,
        "dead_bet": cases.DEAD_BET,
        "power_cut": cases.POWER_CUT,
    },
    claim,
)
