"""Punto banco, with Super 6 and EZ, settled plainly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from . import common
from .common import Option, Refuse, number, number_or_none, switch, word

PACKS = 8
OPTIONS: dict[str, Option] = {
    "variant": word("standard", "super6", "ez"),
    "commission_pct": number(5, 0, 3, 50, 100, least=0, most=100),
    "commission_rounding": word("up", "down", "nearest"),
    "commission": word("at_once", "account"),
    "commission_unit": number(1, 5, 20, 100),
    "super6_rounding": word("down", "up"),
    "tie_odds": number(8, 9),
    "pair": number(11, 12),
    "dragon7": number(40, 30),
    "panda8": number(25, 20),
    "super6_side": number(12, 15),
    "pairs": switch(True),
    "push": word("stay", "return"),
    "push_withdraw": switch(True),
    "burn": switch(True),
    "cut_from_end": number_or_none(7, None, 0, 1, 14, 60, 417, 10_000, least=0),
    "cut_rule": word("current_is_last", "one_more"),
    "min": number(1, 5, 20),
    "max": number_or_none(None, 100, 300),
    "side_max": number_or_none(None, 20, 400),
    "unit": number(1, 5),
    "max_scope": word("position", "bet"),
    "solvency": word("sum", "none"),
}
TYPES = ("player", "banker", "tie", "player_pair", "banker_pair", "super6", "dragon7", "panda8")
ONLY_IN = {"super6": "super6", "dragon7": "ez", "panda8": "ez"}


class PuntoBanco(common.Baccarat):
    GAMES = ("punto_banco",)
    OPS = ("bet", "remove", "pay")

    def __init__(self, script: dict[str, Any]) -> None:
        super().__init__(script, OPTIONS)
        self.players = common.checked_players(script)
        bank: Any = script.get("bank")
        self.bank: int = bank
        common.need(common.is_number(self.bank) and self.bank >= 0, "bank: a number from 0")
        self.shoe = common.checked_cards(script, "shoe", PACKS)
        self.lying: list[dict[str, Any]] = []
        self.closing: list[dict[str, Any]] = []
        self.ids: set[str] = set()
        self.accounts = self.rules["commission"] == "account" and self.rules["variant"] == "standard"
        """Commissions are written down, and paid later."""
        self.owed = dict.fromkeys(self.players, 0)
        """What each player has on his account. It is no money."""
        self.last_coup_was_dealt = False
        self.cut_has_shown = False
        self.burnt = 0
        if self.rules["burn"]:
            ten_is_ten = common.VALUES[self.shoe[0][0]] or 10
            self.burnt = min(1 + ten_is_ten, len(self.shoe))
            self.used = self.burnt

    def money(self) -> int:
        return sum(self.players.values()) + self.bank + sum(bet["stake"] for bet in self.lying)

    def over(self) -> bool:
        return self.last_coup_was_dealt or super().over()

    # bets

    def ask_player(self, event: dict[str, Any]) -> None:
        """A bet looks at its id before it looks at its player, and a removal at its id and owner."""

    def do_bet(self, event: dict[str, Any]) -> None:
        rules, name, kind = self.rules, event.get("player", ""), event.get("type")
        if type(event.get("id")) is not str or event["id"] in self.ids:
            raise Refuse("dup_id")
        if not self.known(name):
            raise Refuse("unknown_player")
        if type(kind) is not str or kind not in TYPES:
            raise Refuse("bad_type")
        if kind in ONLY_IN and rules["variant"] != ONLY_IN[kind]:
            raise Refuse("not_offered")
        if kind in ("player_pair", "banker_pair") and not rules["pairs"]:
            raise Refuse("not_offered")
        stake = common.at_least(event, "stake", rules["unit"], rules["min"])
        limit = rules["max"]
        if kind not in ("player", "banker") and rules["side_max"] is not None:
            limit = rules["side_max"]
        together = stake
        if rules["max_scope"] == "position":
            together += sum(bet["stake"] for bet in self.lying if (bet["player"], bet["type"]) == (name, kind))
        if limit is not None and together > limit:
            raise Refuse("max")
        if stake > self.players[name]:
            raise Refuse("funds")
        bet = {"id": event["id"], "player": name, "type": kind, "stake": stake, "coup": self.coup}
        if rules["solvency"] == "sum" and sum(self.most(one) for one in [*self.lying, bet]) > self.bank:
            raise Refuse("solvency")
        self.players[name] -= stake
        self.ids.add(bet["id"])
        self.lying.append(bet)

    def do_remove(self, event: dict[str, Any]) -> None:
        found = [bet for bet in self.lying if bet["id"] == event.get("id")]
        if not found:
            raise Refuse("unknown_id")
        bet = found[0]
        if "player" in event and event["player"] != bet["player"]:
            raise Refuse("not_owner")
        if bet["coup"] < self.coup and not self.rules["push_withdraw"]:
            raise Refuse("locked")
        self.lying.remove(bet)
        self.players[bet["player"]] += bet["stake"]

    # accounts

    def do_pay(self, event: dict[str, Any]) -> None:
        name = event.get("player", "")
        if not self.accounts:
            raise Refuse("not_offered")
        if not self.known(name):
            raise Refuse("unknown_player")
        if self.owed[name] == 0:
            raise Refuse("nothing_owed")
        if self.players[name] == 0:
            raise Refuse("funds")
        self.pay_account(name)

    def pay_account(self, name: str) -> None:
        """As far as his purse goes."""
        paid = min(self.owed[name], self.players[name])
        self.owed[name] -= paid
        self.players[name] -= paid
        self.bank += paid

    def commission(self, stake: int) -> int:
        """What all that a player has won on the banker in a coup costs, where it goes on the account."""
        units = -(-stake * self.rules["commission_pct"] // (100 * self.rules["commission_unit"]))
        return int(units * self.rules["commission_unit"])

    # what a bet pays

    def less_commission(self, stake: int) -> int:
        """What the banker pays in the standard game."""
        if self.accounts:
            return stake
        return stake - common.share(stake, self.rules["commission_pct"], self.rules["commission_rounding"])

    def odds(self, kind: str) -> int:
        if kind in ("player_pair", "banker_pair"):
            return int(self.rules["pair"])
        names = {"tie": "tie_odds", "super6": "super6_side", "dragon7": "dragon7", "panda8": "panda8"}
        return int(self.rules[names[kind]])

    def most(self, bet: dict[str, Any]) -> int:
        """The most that the bank can have to pay on a bet."""
        if bet["type"] == "player":
            return int(bet["stake"])
        if bet["type"] == "banker":
            standard = self.rules["variant"] == "standard"
            return self.less_commission(bet["stake"]) if standard else int(bet["stake"])
        return int(bet["stake"] * self.odds(bet["type"]))

    def outcome(self, bet: dict[str, Any], player: list[str], banker: list[str], result: str) -> tuple[str, int]:
        """What becomes of a bet, and what it is paid."""
        kind, stake, variant = bet["type"], bet["stake"], self.rules["variant"]
        by_seven = len(banker) == 3 and common.points(banker) == 7
        by_six = common.points(banker) == 6
        if kind in ("player", "banker"):
            if result == "tie":
                return "push", 0
            if kind != result:
                return "lose", -stake
            if kind == "player":
                return "win", stake
            if variant == "standard":
                return "win", self.less_commission(stake)
            if variant == "ez":
                return ("push", 0) if by_seven else ("win", stake)
            if not by_six:
                return "win", stake
            return "win", stake // 2 if self.rules["super6_rounding"] == "down" else (stake + 1) // 2
        wins = {
            "tie": result == "tie",
            "player_pair": player[0][0] == player[1][0],
            "banker_pair": banker[0][0] == banker[1][0],
            "super6": result == "banker" and by_six,
            "dragon7": result == "banker" and by_seven,
            "panda8": result == "player" and len(player) == 3 and common.points(player) == 8,
        }
        return ("win", stake * self.odds(kind)) if wins[kind] else ("lose", -stake)

    # a coup

    def end(self) -> None:
        player: list[str] = []
        banker: list[str] = []
        for hand in (player, banker, player, banker):
            hand.append(self.draw())
        natural = common.is_natural(player) or common.is_natural(banker)
        if not natural:
            third = None
            if common.points(player) <= 5:
                third = self.draw()
                player.append(third)
            if common.banker_draws(common.points(banker), third):
                banker.append(self.draw())
        totals = common.points(player), common.points(banker)
        result = "tie" if totals[0] == totals[1] else "player" if totals[0] > totals[1] else "banker"
        settled = []
        staying = []
        won = dict.fromkeys(self.players, 0)
        for bet in self.lying:
            word, pay = self.outcome(bet, player, banker, result)
            returned = 0 if word == "lose" else bet["stake"] + pay
            if word == "push" and self.rules["push"] == "stay":
                returned = 0
                staying.append(bet)
            self.bank -= pay
            self.players[bet["player"]] += returned
            settled.append(line(bet, word, pay, returned))
            if self.accounts and bet["type"] == "banker" and word == "win":
                before = self.commission(won[bet["player"]])
                won[bet["player"]] += bet["stake"]
                settled[-1]["commission"] = self.commission(won[bet["player"]]) - before
                self.owed[bet["player"]] += settled[-1]["commission"]
        self.lying = staying
        self.coups.append(
            {"coup": self.coup, "player_hand": player, "banker_hand": banker, "player_total": totals[0],
             "banker_total": totals[1], "natural": natural, "result": result, "settled": settled,
             "bank": self.bank, "players": dict(self.players), **self.what_is_owed()}
        )  # fmt: skip
        self.look_for_the_cut_card()

    def look_for_the_cut_card(self) -> None:
        behind = self.rules["cut_from_end"]
        if behind is None:
            return
        if self.cut_has_shown:  # this was the one more
            self.last_coup_was_dealt = True
        elif self.used > len(self.shoe) - behind:
            self.cut_has_shown = True
            self.last_coup_was_dealt = self.rules["cut_rule"] == "current_is_last"

    def what_is_owed(self) -> dict[str, Any]:
        return {"owed": dict(self.owed)} if self.accounts else {}

    def close(self) -> None:
        """The bets that are left go back, then the accounts are paid."""
        for bet in self.lying:
            self.players[bet["player"]] += bet["stake"]
            self.closing.append(line(bet, "returned", 0, bet["stake"]))
        self.lying = []
        for name in self.players:
            self.pay_account(name)

    def result(self) -> dict[str, Any]:
        return {"burnt": self.burnt, "coups": self.coups, "closing": self.closing, "bank": self.bank,
                "players": self.players, **self.what_is_owed(), "cards_used": self.used,
                "shoe_ended": self.over(), "rejected": self.rejected}  # fmt: skip


def line(bet: dict[str, Any], word: str, pay: int, returned: int) -> dict[str, Any]:
    return {"id": bet["id"], "player": bet["player"], "result": word, "stake": bet["stake"], "pay": pay,
            "returned": returned}  # fmt: skip


def settle(script: dict[str, Any]) -> dict[str, Any]:
    """The results document of a script, or its error."""
    return common.settle(PuntoBanco, script)


# --- random scripts ----------------------------------------------------------------------------------------------

NAMES = ("ann", "bob", "cy")


def some_act(rnd: random.Random, table: PuntoBanco) -> dict[str, Any]:
    chance = rnd.random()
    if chance < 0.01:
        return {"op": rnd.choice(["deal", "time", "parlay", ""]), "player": "ann"}
    if chance < 0.2:
        lying = [bet["id"] for bet in table.lying]
        act: dict[str, Any] = {"op": "remove", "id": rnd.choice([*lying, *lying, *lying, "b0", "none", 7, None])}
        owner = [bet["player"] for bet in table.lying if bet["id"] == act["id"]]
        if rnd.random() < 0.5:
            act["player"] = owner[0] if owner and rnd.random() < 0.8 else common.some_player(rnd, NAMES)
        return act
    if rnd.random() < (0.25 if any(table.owed.values()) else 0.01):
        return some_payment(rnd, table)
    kind: Any = rnd.choice(TYPES)
    if rnd.random() < 0.7:
        kind = rnd.choice(
            ["player", "banker", "tie", *[one for one, v in ONLY_IN.items() if table.rules["variant"] == v]]
        )
    if rnd.random() < 0.02:
        kind = rnd.choice(["Player", "", None, ["player"]])
    act = {"op": "bet", "id": f"b{len(table.ids)}", "player": common.some_player(rnd, NAMES), "type": kind,
           "stake": common.some_amount(rnd, 1, 5, 7, 20, 25, 30, 50, 50, 99, 100, 101, 200)}  # fmt: skip
    if table.accounts and rnd.random() < 0.3:  # winning on the banker, and then too poor to pay for it
        act["type"] = "banker"
        if table.known(act["player"]) and rnd.random() < 0.5:
            act["stake"] = max(1, table.players[act["player"]] - rnd.choice([0, 0, 1, 3]))
    if rnd.random() < 0.04:
        act["id"] = rnd.choice(["b0", None, 3])
    for key in ("id", "stake"):
        if rnd.random() < 0.01:
            del act[key]
    return act


def some_payment(rnd: random.Random, table: PuntoBanco) -> dict[str, Any]:
    owing = [name for name, amount in table.owed.items() if amount]
    act: dict[str, Any] = {"op": "pay", "player": common.some_player(rnd, NAMES)}
    if owing and rnd.random() < 0.8:
        act["player"] = rnd.choice(owing)
    if rnd.random() < 0.04:
        del act["player"]
    if rnd.random() < 0.1:  # passed over
        act[rnd.choice(["id", "amount", "stake"])] = rnd.choice([1, "b0", None])
    return act


def script_of(rnd: random.Random) -> dict[str, Any]:
    script: dict[str, Any] = {
        "game": "punto_banco",
        "rules": common.some_rules(rnd, OPTIONS),
        "shoe": common.some_cards(rnd, rnd.choice([6, 8]), 1, 120),
        "bank": rnd.choice([0, 500, 10_000, 100_000]),
        "players": {name: rnd.choice([0, 100, 1000, 5000, 5000]) for name in NAMES},
        "events": [],
    }
    if rnd.random() < 0.15:
        script["rules"].update(cut_rule="one_more", cut_from_end=rnd.randint(15, 60))
    if script["rules"].get("variant", "standard") == "standard" and rnd.random() < 0.2:  # accounts that grow high
        script["rules"].update(commission="account", commission_pct=rnd.choice([5, 50, 100]), max=None)
        script["bank"] = 100_000
        script["players"] = {name: rnd.choice([5, 100, 5000]) for name in NAMES}
    return common.acted(rnd, script, PuntoBanco, some_act, coups=14, acts=10)


def scripts(seed: int, number: int) -> Iterator[dict[str, Any]]:
    return common.many(seed, number, script_of)


def invalid(script: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from common.spoiled(script, OPTIONS, cards="shoe", places=())
    yield "another game", {**script, "game": "faro"}
    for bank in (-1, None, "5", 1.0, True):
        yield f"a bank {bank!r}", {**script, "bank": bank}
