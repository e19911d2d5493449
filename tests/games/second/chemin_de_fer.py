"""Chemin de fer, settled plainly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from . import common
from .common import Option, Refuse, number, switch, word

PACKS = 6
OPTIONS: dict[str, Option] = {
    "suivi": switch(False),
    "chemin_strict": switch(True),
    "chemin_five": word("stand", "draw"),
    "chemin_rake": number(0, 5, 33, 100, least=0, most=100),
    "rake_rounding": word("up", "down", "nearest"),
    "min": number(1, 5, 20),
    "unit": number(1, 5),
    "min_bank": number(1, 20, 50),
    "bank_stake": word("all", "choose"),
}


class CheminDeFer(common.PlayersBank):
    GAMES = ("chemin_de_fer",)
    OPS = ("bank", "decline", "retire", "take", "risk", "banco", "stake", "cover", "deal", "draw", "stand", "time")
    BETTING = ("bank", "decline", "retire", "take", "risk", "banco", "stake", "cover", "deal")

    def __init__(self, script: dict[str, Any]) -> None:
        super().__init__(script, OPTIONS)
        self.players = common.checked_players(script)
        self.seats = common.checked_names(script, "seats")
        common.need(len(self.seats) >= 2, "seats: two or more")
        self.standers = common.checked_names(script, "standers", default=[])
        common.checked_table(self.players, self.seats, self.standers)
        self.shoe = common.checked_cards(script, "shoe", PACKS)
        self.house = 0
        self.closing: list[dict[str, Any]] = []
        # the bank
        self.turn = self.seats[0]
        """Whose turn it is to put up a bank, while there is none."""
        self.named = 0
        """With `choose`, how much of the bank its banker risks, while there is one."""
        # the coup
        self.stakes: dict[str, int] = {}
        self.banco: str | None = None
        self.suivi: str | None = None
        """Who lost a banco in the coup dealt last: his is the first claim to one."""
        self.standing = False
        """A tie: the stakes of the last coup stand."""
        self.to_decide: str | None = None
        """punters or banker, while one of them may draw."""

    def money(self) -> int:
        return sum(self.players.values()) + self.bank + sum(self.stakes.values()) + self.house

    def ask_player(self, event: dict[str, Any]) -> None:
        super().ask_player(event)
        if event["op"] in self.BETTING and event["op"] != "deal" and self.standing:
            raise Refuse("stands")

    # places

    def after(self, name: str) -> str:
        """The next seat."""
        return self.seats[(self.seats.index(name) + 1) % len(self.seats)]

    def order_from(self, name: str) -> list[str]:
        """From the right of a seat round to it, then who stands by."""
        place = self.seats.index(name)
        return self.seats[place + 1 :] + self.seats[:place] + self.standers

    def order(self) -> list[str]:
        assert self.banker is not None
        return self.order_from(self.banker)

    def laid(self) -> int:
        return sum(self.stakes.values())

    # the bank

    def do_bank(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if self.banker is not None or self.offer is not None:
            raise Refuse("not_vacant")
        if name != self.turn:
            raise Refuse("not_your_turn")
        amount = common.at_least(event, "amount", self.rules["unit"], self.rules["min_bank"])
        if amount > self.players[name]:
            raise Refuse("funds")
        self.take_bank(name, amount)

    def take_bank(self, name: str, amount: int) -> None:
        self.players[name] -= amount
        self.banker, self.bank, self.must_play = name, amount, True
        self.named = amount

    def risked(self) -> int:
        """What of the bank can be won from it; the rest is set aside."""
        return self.bank if self.rules["bank_stake"] == "all" else min(self.named, self.bank)

    def do_risk(self, event: dict[str, Any]) -> None:
        if self.rules["bank_stake"] == "all":
            raise Refuse("not_offered")
        if event["player"] != self.banker:
            raise Refuse("not_banker")
        if self.banco is not None or self.stakes:
            raise Refuse("too_late")
        amount = common.at_least(event, "amount", self.rules["unit"], self.rules["min_bank"])
        if amount > self.bank:
            raise Refuse("over_bank")
        self.named = amount

    def do_decline(self, event: dict[str, Any]) -> None:
        if self.banker is not None or self.offer is not None:
            raise Refuse("not_vacant")
        if event["player"] != self.turn:
            raise Refuse("not_your_turn")
        self.turn = self.after(self.turn)

    def do_retire(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if name != self.banker:
            raise Refuse("not_banker")
        if self.must_play:
            raise Refuse("must_play")
        if self.banco is not None or self.stakes:
            raise Refuse("too_late")
        self.offer = {"by": name, "sum": self.risked(), "taker": None}
        self.players[name] += self.bank
        self.leave_bank()

    def leave_bank(self) -> None:
        assert self.banker is not None
        self.turn = self.after(self.banker)
        self.banker, self.bank = None, 0

    def do_take(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if self.offer is None:
            raise Refuse("no_offer")
        if name not in self.seats:
            raise Refuse("not_seated")
        if name == self.offer["by"]:
            raise Refuse("own")
        self.ask_nearer(name, self.offer["taker"], self.order_from(self.offer["by"]))
        if self.offer["sum"] > self.players[name]:
            raise Refuse("funds")
        self.offer["taker"] = name

    def ask_nearer(self, name: str, claimant: str | None, order: list[str]) -> None:
        """`taken`, unless he sits nearer than who claims so far."""
        if claimant is not None and order.index(claimant) <= order.index(name):
            raise Refuse("taken")

    # stakes

    def banco_order(self) -> list[str]:
        """The order, but who is suivi before all others."""
        order = self.order()
        return [name for name in order if name == self.suivi] + [name for name in order if name != self.suivi]

    def do_banco(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if self.banker is None:
            raise Refuse("no_bank")
        if name == self.banker:
            raise Refuse("banker")
        if name not in self.seats:
            raise Refuse("not_seated")
        if self.stakes:
            raise Refuse("too_late")
        self.ask_nearer(name, self.banco, self.banco_order())
        if self.risked() > self.players[name]:
            raise Refuse("funds")
        self.banco = name

    def do_stake(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if self.banker is None:
            raise Refuse("no_bank")
        if name == self.banker:
            raise Refuse("banker")
        if self.banco is not None:
            raise Refuse("banco")
        amount = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        if name in self.standers and self.laid() + amount > self.risked():
            raise Refuse("over_bank")
        if amount > self.players[name]:
            raise Refuse("funds")
        self.players[name] -= amount
        self.stakes[name] = self.stakes.get(name, 0) + amount

    def do_cover(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if name != self.banker:
            raise Refuse("not_banker")
        if self.laid() <= self.risked():
            raise Refuse("no_excess")
        missing = max(0, self.laid() - self.bank)  # what is set aside goes in first
        if missing > self.players[name]:
            raise Refuse("funds")
        self.players[name] -= missing
        self.bank += missing
        self.named = self.laid()

    # the coup

    def do_deal(self, event: dict[str, Any]) -> None:
        if self.banker is None:
            raise Refuse("no_bank")
        if not self.stakes and self.banco is None:
            raise Refuse("no_stakes")
        self.deal()

    def cut(self) -> dict[str, int]:
        """Stakes above what is risked go back, the last in order first."""
        cut: dict[str, int] = {}
        excess = self.laid() - self.risked()
        for name in reversed(self.order()):
            back = min(excess, self.stakes.get(name, 0))
            if back > 0:
                cut[name] = back
                excess -= back
                self.players[name] += back
                self.stakes[name] -= back
        self.stakes = {name: stake for name, stake in self.stakes.items() if stake > 0}
        return cut

    def deal(self) -> None:
        if self.banco is not None and not self.standing:
            self.players[self.banco] -= self.risked()
            self.stakes = {self.banco: self.risked()}
        cut = self.cut()
        self.dealt, self.must_play = True, False
        self.punters = [self.draw()]
        self.bankers = [self.draw()]
        self.punters.append(self.draw())
        self.bankers.append(self.draw())
        highest = max(self.stakes.values())
        self.representative = next(name for name in self.order() if self.stakes.get(name) == highest)
        self.decisions: dict[str, str | None] = {"punters": None, "banker": None}
        natural = common.is_natural(self.punters) or common.is_natural(self.bankers)
        risked = {} if self.rules["bank_stake"] == "all" else {"risked": self.risked()}
        self.line = {"coup": self.coup, "dealt": True, "banker": self.banker, "bank_before": self.bank, **risked,
                     "banco": self.banco, "cut": cut, "representative": self.representative,
                     "natural": natural}  # fmt: skip
        if natural:
            self.finish()
        else:
            self.to_decide = "punters"

    def who_decides(self) -> str | None:
        return (
            {None: None, "punters": self.representative, "banker": self.banker}[self.to_decide] if self.dealt else None
        )

    def asked(self, name: str, decision: str) -> None:
        if not self.dealt:
            raise Refuse("not_dealt")
        if self.to_decide is None or name != self.who_decides():
            raise Refuse("not_your_turn")
        bound = self.to_decide == "punters" and self.rules["chemin_strict"] and len(self.stakes) > 1
        if bound and common.points(self.punters) != 5 and decision != self.custom():
            raise Refuse("strict")
        self.decide(decision)

    def custom(self) -> str:
        """What he does who does not choose."""
        if self.to_decide == "banker":
            return self.banker_custom(self.bankers, self.punters)
        return self.side_custom(self.punters)

    def decide(self, decision: str) -> None:
        assert self.to_decide is not None
        self.decisions[self.to_decide] = decision
        if decision == "draw":
            (self.punters if self.to_decide == "punters" else self.bankers).append(self.draw())
        if self.to_decide == "punters":
            self.to_decide = "banker"
        else:
            self.to_decide = None
            self.finish()

    def do_time(self, event: dict[str, Any]) -> None:
        if self.offer is not None:
            self.end_offer()
        elif self.to_decide is not None:
            self.decide(self.custom())
        else:
            raise Refuse("no_turn")

    def finish(self) -> None:
        """The hands are compared, the stakes paid or taken."""
        assert self.banker is not None
        totals = common.points(self.punters), common.points(self.bankers)
        winner = "tie" if totals[0] == totals[1] else "punters" if totals[0] > totals[1] else "banker"
        result = {"tie": "push", "punters": "win", "banker": "lose"}[winner]
        settled = []
        rake = 0
        for name in self.order():
            if name in self.stakes:
                stake = self.stakes[name]
                pay, returned = {"push": (0, 0), "win": (stake, 2 * stake), "lose": (-stake, 0)}[result]
                settled.append(
                    {"player": name, "result": result, "stake": stake, "pay": pay, "returned": returned}
                )  # fmt: skip
                self.bank -= max(pay, 0)
                self.players[name] += returned
        if winner == "banker":
            rake = common.share(self.laid(), self.rules["chemin_rake"], self.rules["rake_rounding"])
            self.house += rake
            self.bank += self.laid() - rake
        self.suivi = self.banco if winner == "banker" and self.rules["suivi"] else None
        self.standing = winner == "tie"
        if winner == "punters":
            self.players[self.banker] += self.bank
            self.leave_bank()
        if not self.standing:
            self.stakes, self.banco = {}, None
        self.line.update(
            {"punters_hand": self.punters, "banker_hand": self.bankers, "punters_total": totals[0],
             "banker_total": totals[1], "decisions": self.decisions, "winner": winner, "settled": settled,
             "rake": rake}
        )  # fmt: skip

    def end(self) -> None:
        if not self.dealt and self.banker is not None and (self.stakes or self.banco is not None):
            self.deal()
        while self.to_decide is not None:
            self.decide(self.custom())
        if self.offer is not None:
            self.end_offer()
        self.close_coup()

    def close(self) -> None:
        if self.standing:
            for name in self.order():
                if name in self.stakes:
                    stake = self.stakes[name]
                    self.players[name] += stake
                    self.closing.append(
                        {"player": name, "result": "returned", "stake": stake, "pay": 0, "returned": stake}
                    )  # fmt: skip
            self.stakes = {}

    def result(self) -> dict[str, Any]:
        return {"coups": self.coups, "closing": self.closing, "banker": self.banker, "bank": self.bank,
                "next": self.turn if self.banker is None else None, "house": self.house, "players": self.players,
                "cards_used": self.used, "shoe_ended": self.over(), "rejected": self.rejected}  # fmt: skip


def settle(script: dict[str, Any]) -> dict[str, Any]:
    """The results document of a script, or its error."""
    return common.settle(CheminDeFer, script)


# --- random scripts ----------------------------------------------------------------------------------------------

NAMES = ("ann", "bob", "cy", "dan", "eve")


def some_act(rnd: random.Random, table: CheminDeFer) -> dict[str, Any]:
    anybody = common.some_player(rnd, table.players)
    if rnd.random() < 0.12:  # whatever the table does
        op = rnd.choice([*table.OPS, "bet", "remove", ""])
        return {"op": op, "player": anybody, "amount": common.some_amount(rnd, 5, 10, 50)}
    act: dict[str, Any] = {"player": anybody}
    if table.dealt:
        act["op"] = rnd.choice(["draw", "stand", "draw", "stand", "time", "stake"])
        if rnd.random() < 0.8:
            act["player"] = table.who_decides() or anybody
    elif table.offer is not None:
        act["op"] = rnd.choice(["take", "take", "take", "time"])
    elif table.banker is None:
        act["op"] = rnd.choice(["bank", "bank", "bank", "decline"])
        act["amount"] = common.some_amount(rnd, 1, 10, 20, 50, 100, 100, 200, 2000)
        if rnd.random() < 0.85:
            act["player"] = table.turn
    else:
        risked = table.risked()
        act["op"] = rnd.choice(["stake"] * 11 + ["banco", "cover", "retire", "deal"])
        if table.banco is not None:
            act["op"] = rnd.choice(["banco", "banco", "deal", "stake", "retire"])
        elif not table.stakes and not table.must_play:
            act["op"] = rnd.choice(["retire", "retire", act["op"]])
        if table.rules["suivi"] and not table.stakes and rnd.random() < (0.6 if table.suivi is None else 0.85):
            act["op"] = "banco"
            if table.suivi is not None and rnd.random() < (0.2 if table.banco is None else 0.6):
                act["player"] = table.suivi
        if table.rules["bank_stake"] == "choose":
            begun = bool(table.stakes) or table.banco is not None
            if rnd.random() < (0.03 if begun else 0.3):
                act["op"] = "risk"
            elif table.laid() > risked and rnd.random() < 0.4:
                act["op"] = "cover"
        act["amount"] = common.some_amount(rnd, 1, 5, 10, 20, 25, 50, 100, risked, risked + 1)
        if act["op"] == "risk":
            bank = table.bank
            act["amount"] = common.some_amount(rnd, 1, 20, 50, 60, bank // 2, bank // 4, bank, bank + 1, bank + 10)
        if act["op"] in ("cover", "retire", "risk") and rnd.random() < 0.9:
            act["player"] = table.banker
    if act["op"] in ("deal", "time") and rnd.random() < 0.7:
        del act["player"]
    if rnd.random() < 0.01:
        act.pop("amount", None)
    return act


def script_of(rnd: random.Random) -> dict[str, Any]:
    names = list(NAMES[: rnd.choice([2, 3, 4, 5, 5, 5])])
    rnd.shuffle(names)
    seats = rnd.randint(2, len(names))
    rules = common.some_rules(rnd, OPTIONS)
    purses = [0, 50, 100, 200, 1000, 5000]
    if rnd.random() < 0.15:  # a bank of which a part is risked, and stakes above it
        rules["bank_stake"] = "choose"
        purses = [200, 1000, 5000]
    if rules.get("suivi"):  # several who can call banco after one was lost
        purses += [5000] * 6
        seats = max(seats, rnd.randint(2, len(names)))
    script: dict[str, Any] = {
        "game": "chemin_de_fer",
        "rules": rules,
        "shoe": common.some_cards(rnd, PACKS, 3, 90),
        "seats": names[:seats],
        "standers": names[seats:],
        "players": {name: rnd.choice(purses) for name in NAMES if name in names},
        "events": [],
    }
    common.often_left_out(rnd, script, "standers")
    return common.acted(rnd, script, CheminDeFer, some_act, coups=12, acts=20)


def scripts(seed: int, number: int) -> Iterator[dict[str, Any]]:
    return common.many(seed, number, script_of)


def invalid(script: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from common.spoiled(script, OPTIONS, cards="shoe", places=("seats",))
    yield "another game", {**script, "game": "punto_banco"}
    seats, standers = script["seats"], script.get("standers", [])
    yield "one seat", {**script, "seats": seats[:1], "standers": [], "players": {seats[0]: 5}}
    yield "seated and standing by", {**script, "standers": [*standers, seats[0]]}
    yield "without a seat", {**script, "players": {**script["players"], "zoe": 5}}
    yield "a stranger stands by", {**script, "standers": [*standers, "zoe"]}
    yield "standers null", {**script, "standers": None}
