"""Baccarat banque (a deux tableaux), settled plainly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from . import common
from .common import Option, Refuse, number, switch, word

PACKS = 3
SIDES = ("right", "left")
MOST_A_SIDE = 5
OPTIONS: dict[str, Option] = {
    "bank_by": word("auction", "list"),
    "banque_excess": word("in_order", "trim", "unlimited"),
    "chemin_strict": switch(True),
    "chemin_five": word("stand", "draw"),
    "max_bancos": number(3, 1, 2),
    "min": number(1, 5, 20),
    "unit": number(1, 5),
    "min_bank": number(1, 20, 50),
}


class BaccaratBanque(common.PlayersBank):
    GAMES = ("baccarat_banque",)
    CARDS_OF_A_COUP = 9
    OPS = ("bid", "retire", "take", "refill", "banco", "stake", "accept", "deal", "draw", "stand", "time")
    BETTING = ("bid", "retire", "take", "refill", "banco", "stake", "accept", "deal")

    def __init__(self, script: dict[str, Any]) -> None:
        super().__init__(script, OPTIONS)
        self.players = common.checked_players(script, least=2)
        self.sides = {side: common.checked_names(script, side) for side in SIDES}
        common.need(all(len(names) <= MOST_A_SIDE for names in self.sides.values()), "right, left: up to five")
        self.standers = common.checked_names(script, "standers", default=[])
        common.checked_table(self.players, self.sides["right"], self.sides["left"], self.standers)
        self.listed = common.checked_names(script, "list", default=self.rotation())
        common.need(all(name in self.players for name in self.listed), "list: the names of players")
        self.shoe = common.checked_cards(script, "shoe", PACKS)
        self.notes: list[dict[str, Any]] = []
        self.holders: dict[str, str | None] = {
            side: names[0] if names else None for side, names in self.sides.items()
        }  # fmt: skip
        # the bank
        self.outgoing: str | None = None
        """Who had the bank before, and now stands by last until somebody takes it."""
        self.unlimited = False
        self.bids: dict[str, int] = {}
        # the coup
        self.stakes: dict[tuple[str, str], int] = {}
        """(player, side) -> what he laid."""
        self.bancos: dict[str, str] = {}
        """Side -> who claims banco from there."""
        self.cheval: dict[str, bool] = {}
        self.lost_bancos: dict[str, int] = dict.fromkeys(self.players, 0)
        """In consecutive coups."""
        self.to_decide: list[str] = []
        """Who may still draw, in order: right, left, banker."""

    def money(self) -> int:
        return sum(self.players.values()) + self.bank + self.laid()

    # places

    def rotation(self) -> list[str]:
        """Right 1, left 1, right 2 and so on, then who stands by."""
        names = []
        for place in range(MOST_A_SIDE):
            names += [self.sides[side][place] for side in SIDES if place < len(self.sides[side])]
        return names + self.standers

    def own_side(self, name: str) -> str | None:
        return next((side for side in SIDES if name in self.sides[side]), None)

    def sides_of(self, name: str) -> tuple[str, ...]:
        """His own side first, else the right."""
        return ("left", "right") if self.own_side(name) == "left" else ("right", "left")

    def places(self) -> list[tuple[str, str]]:
        """Where stakes lie, in rotation."""
        return [
            (name, side) for name in self.rotation() for side in self.sides_of(name) if (name, side) in self.stakes
        ]  # fmt: skip

    def laid(self, side: str | None = None) -> int:
        return sum(stake for (_, there), stake in self.stakes.items() if side in (None, there))

    # the bank

    def free(self) -> bool:
        """Bids are open."""
        return self.banker is None and self.offer is None

    def do_bid(self, event: dict[str, Any]) -> None:
        name, by_list = event["player"], self.rules["bank_by"] == "list"
        if not self.free():
            raise Refuse("not_vacant")
        if by_list and name not in self.listed:
            raise Refuse("not_listed")
        amount = common.at_least(event, "amount", self.rules["unit"], self.rules["min_bank"])
        if by_list:
            if any(self.listed.index(other) <= self.listed.index(name) for other in self.bids):
                raise Refuse("taken")
        elif self.bids and amount <= max(self.bids.values()):
            raise Refuse("low_bid")
        if amount > self.players[name]:
            raise Refuse("funds")
        self.bids[name] = amount

    def end_auction(self) -> None:
        if self.rules["bank_by"] == "list":
            name = min(self.bids, key=self.listed.index)
        else:
            name = max(self.bids, key=lambda bidder: self.bids[bidder])
        self.take_bank(name, self.bids[name])

    def take_bank(self, name: str, amount: int) -> None:
        self.bids = {}
        self.players[name] -= amount
        self.banker, self.bank = name, amount
        self.must_play, self.unlimited = True, self.rules["banque_excess"] == "unlimited"
        incoming = self.outgoing if self.outgoing != name else None
        self.outgoing = None
        if incoming is not None:
            self.standers.remove(incoming)
        for names in (*self.sides.values(), self.standers):
            if name in names:
                place = names.index(name)
                names[place : place + 1] = [] if incoming is None else [incoming]
                for side in SIDES:
                    if self.holders[side] == name:
                        self.holders[side] = names[place % len(names)] if names else None

    def leave_bank(self) -> int:
        """What he takes with him. He stands by now, the last of all."""
        assert self.banker is not None
        amount = self.bank
        self.players[self.banker] += amount
        self.standers.append(self.banker)
        self.outgoing, self.banker, self.bank, self.unlimited = self.banker, None, 0, False
        return amount

    def offer_bank(self) -> None:
        by = self.banker
        amount = self.leave_bank()
        if amount > 0:
            self.offer = {"by": by, "sum": amount, "taker": None}

    def give_back_stakes(self) -> None:
        for (name, _), stake in self.stakes.items():
            self.players[name] += stake
        self.stakes = {}

    def do_retire(self, event: dict[str, Any]) -> None:
        if event["player"] != self.banker:
            raise Refuse("not_banker")
        if self.must_play:
            raise Refuse("must_play")
        above = self.unlimited and self.laid() > self.bank
        if (self.stakes or self.bancos) and not above:
            raise Refuse("too_late")
        self.give_back_stakes()
        self.offer_bank()

    def do_take(self, event: dict[str, Any]) -> None:
        name, order = event["player"], self.rotation()
        if self.offer is None:
            raise Refuse("no_offer")
        if name == self.offer["by"]:
            raise Refuse("own")
        taker = self.offer["taker"]
        if taker is not None and order.index(taker) <= order.index(name):
            raise Refuse("taken")
        if self.offer["sum"] > self.players[name]:
            raise Refuse("funds")
        self.offer["taker"] = name

    def do_refill(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if name != self.banker:
            raise Refuse("not_banker")
        if self.bank > 0:
            raise Refuse("not_broken")
        amount = common.at_least(event, "amount", self.rules["unit"], self.rules["min_bank"])
        if amount > self.players[name]:
            raise Refuse("funds")
        self.players[name] -= amount
        self.bank = amount

    # stakes

    def do_banco(self, event: dict[str, Any]) -> None:
        name = event["player"]
        side = self.own_side(name)
        if self.bank == 0:
            raise Refuse("no_bank")
        if name == self.banker:
            raise Refuse("banker")
        if side is None:
            raise Refuse("not_seated")
        if self.stakes:
            raise Refuse("too_late")
        if self.lost_bancos[name] >= self.rules["max_bancos"]:
            raise Refuse("three_bancos")
        claims = self.bancos.get(side)
        if claims is not None and self.sides[side].index(claims) <= self.sides[side].index(name):
            raise Refuse("taken")
        if self.bank > self.players[name]:
            raise Refuse("funds")
        self.bancos[side] = name
        self.cheval[side] = event.get("cheval") is True

    def do_stake(self, event: dict[str, Any]) -> None:
        name = event["player"]
        own = self.own_side(name)
        side = event.get("side", own)
        if self.bank == 0:
            raise Refuse("no_bank")
        if name == self.banker:
            raise Refuse("banker")
        if self.bancos:
            raise Refuse("banco")
        if side not in SIDES or (own is not None and side != own):
            raise Refuse("bad_side")
        amount = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        if own is None and not self.unlimited and self.laid() + amount > self.bank:
            raise Refuse("over_bank")
        if amount > self.players[name]:
            raise Refuse("funds")
        self.players[name] -= amount
        self.stakes[name, side] = self.stakes.get((name, side), 0) + amount

    def do_accept(self, event: dict[str, Any]) -> None:
        name = event["player"]
        if name != self.banker:
            raise Refuse("not_banker")
        if self.rules["banque_excess"] == "trim" or self.unlimited:
            raise Refuse("not_offered")
        missing = self.laid() - self.bank
        if missing <= 0:
            raise Refuse("no_excess")
        if missing > self.players[name]:
            raise Refuse("funds")
        self.players[name] -= missing
        self.bank += missing
        self.unlimited = True

    # the coup

    def do_deal(self, event: dict[str, Any]) -> None:
        if self.bank == 0:
            raise Refuse("no_bank")
        if not self.stakes and not self.bancos:
            raise Refuse("no_stakes")
        self.deal()

    def lay_bancos(self) -> list[str]:
        """The bank's sum is laid against it; the names of who did, in rotation."""
        names = [name for name in self.rotation() if name in self.bancos.values()]
        if len(names) == 2:
            halves = {(names[0], self.own_side(names[0])): self.bank - self.bank // 2,
                      (names[1], self.own_side(names[1])): self.bank // 2}  # fmt: skip
        elif names:
            own, other = self.sides_of(names[0])
            halves = {(names[0], own): self.bank}
            if self.cheval[own]:
                halves = {(names[0], own): self.bank - self.bank // 2, (names[0], other): self.bank // 2}
        else:
            return []
        for (name, side), half in halves.items():
            assert side is not None
            if half > 0:
                self.players[name] -= half
                self.stakes[name, side] = half
        return names

    def trim(self) -> list[dict[str, Any]]:
        """Stakes above the bank go back, the last in rotation first."""
        cut = []
        excess = self.laid() - self.bank
        for name, side in reversed(self.places()):
            back = min(excess, self.stakes[name, side])
            if back > 0:
                cut.append({"player": name, "side": side, "amount": back})
                excess -= back
                self.players[name] += back
                self.stakes[name, side] -= back
        self.stakes = {place: stake for place, stake in self.stakes.items() if stake > 0}
        return cut[::-1]

    def can_hold(self) -> bool:
        """An unlimited banker adds what is missing, or gives the bank up."""
        assert self.banker is not None
        missing = self.laid() - self.bank
        if missing <= 0:
            return True
        if missing > self.players[self.banker]:
            self.notes.append({"coup": self.coup, "gave_up": self.banker})
            self.give_back_stakes()
            self.offer_bank()
            return False
        self.notes.append({"coup": self.coup, "added": missing})
        self.players[self.banker] -= missing
        self.bank += missing
        return True

    def deal(self) -> None:
        if self.unlimited and not self.can_hold():
            return
        bancos = self.lay_bancos()
        cut = self.trim() if self.rules["banque_excess"] == "trim" else []
        self.dealt, self.must_play = True, False
        self.hands: dict[str, list[str]] = {"right": [], "left": [], "banker": []}
        for _ in range(2):
            for hand in self.hands.values():
                hand.append(self.draw())
        natural = {who: common.is_natural(hand) for who, hand in self.hands.items()}
        self.representatives = {side: self.representative(side) for side in SIDES}
        self.decisions: dict[str, str | None] = dict.fromkeys(self.hands)
        self.line = {"coup": self.coup, "dealt": True, "banker": self.banker, "bank_before": self.bank,
                     "unlimited": self.unlimited, "banco": bancos, "cut": cut,
                     "representatives": self.representatives, "natural": natural}  # fmt: skip
        self.undecided = [side for side in SIDES if self.laid(side) > 0 and not natural[side]]
        """The sides that meet the banker's last hand."""
        if natural["banker"]:
            self.undecided = []
        self.to_decide = [*self.undecided, "banker"] if self.undecided else []
        if not self.to_decide:
            self.finish()

    def representative(self, side: str) -> str | None:
        """Who plays for a side; he holds the hand from now on, if he sits there."""
        if self.laid(side) == 0:
            return None
        names, holder = self.sides[side], self.holders[side]
        if holder is not None:
            place = names.index(holder)
            for name in names[place:] + names[:place]:
                if (name, side) in self.stakes:
                    self.holders[side] = name
                    return name
        return next(name for name, there in self.places() if there == side)

    def who_decides(self) -> str | None:
        if not self.to_decide:
            return None
        return self.banker if self.to_decide[0] == "banker" else self.representatives[self.to_decide[0]]

    def asked(self, name: str, decision: str) -> None:
        if not self.dealt:
            raise Refuse("not_dealt")
        if name != self.who_decides():
            raise Refuse("not_your_turn")
        who = self.to_decide[0]
        if who != "banker" and self.rules["chemin_strict"]:
            others = any(there == who and other != name for other, there in self.stakes)
            if others and common.points(self.hands[who]) != 5 and decision != self.custom():
                raise Refuse("strict")
        self.decide(decision)

    def custom(self) -> str:
        """What he does who does not choose."""
        who = self.to_decide[0]
        if who == "banker":
            against = max(self.undecided, key=self.laid)
            return self.banker_custom(self.hands[who], self.hands[against])
        return self.side_custom(self.hands[who])

    def decide(self, decision: str) -> None:
        who = self.to_decide.pop(0)
        self.decisions[who] = decision
        if decision == "draw":
            self.hands[who].append(self.draw())
        if not self.to_decide:
            self.finish()

    def do_time(self, event: dict[str, Any]) -> None:
        if self.offer is not None:
            self.end_offer()
        elif self.to_decide:
            self.decide(self.custom())
        elif self.free() and self.bids:
            self.end_auction()
        else:
            raise Refuse("no_turn")

    def finish(self) -> None:
        """The hands are compared; losers are collected first, then winners are paid while the bank lasts."""
        totals = {who: common.points(hand) for who, hand in self.hands.items()}
        results: dict[str, str | None] = {}
        for side in SIDES:
            bank = totals["banker"] if side in self.undecided else common.points(self.hands["banker"][:2])
            mine = totals[side]
            results[side] = "win" if mine > bank else "lose" if mine < bank else "push"
            if self.laid(side) == 0:
                results[side] = None
        self.bank += sum(self.laid(side) for side in SIDES if results[side] == "lose")
        settled = []
        pays = dict.fromkeys(self.players, 0)
        for name, side in self.places():
            stake, result = self.stakes[name, side], results[side]
            pay = {"win": min(stake, self.bank), "lose": -stake, "push": 0}[str(result)]
            returned = 0 if result == "lose" else stake + pay
            self.bank -= max(pay, 0)
            self.players[name] += returned
            pays[name] += pay
            settled.append(
                {"player": name, "side": side, "result": result, "stake": stake, "pay": pay, "returned": returned}
            )  # fmt: skip
        for name in self.players:
            lost = name in self.bancos.values() and pays[name] < 0
            self.lost_bancos[name] = self.lost_bancos[name] + 1 if lost else 0
        for side in SIDES:
            names, player = self.sides[side], self.representatives[side]
            if results[side] == "lose" and player in names:
                self.holders[side] = names[(names.index(player) + 1) % len(names)]
        self.stakes, self.bancos, self.cheval = {}, {}, {}
        self.line.update(
            {"hands": self.hands, "totals": totals, "decisions": self.decisions, "results": results,
             "settled": settled, "broken": self.bank == 0}
        )  # fmt: skip

    def end(self) -> None:
        offered_before = self.offer is not None
        if not self.dealt and self.bank > 0 and (self.stakes or self.bancos):
            self.deal()
        while self.to_decide:
            self.decide(self.custom())
        if not self.dealt:
            if offered_before:
                self.end_offer()
            elif self.bids:
                self.end_auction()
            elif self.banker is not None and self.bank == 0:
                self.leave_bank()
        self.close_coup()

    def result(self) -> dict[str, Any]:
        return {"coups": self.coups, "banker": self.banker, "bank": self.bank, **self.sides,
                "standers": self.standers, "holders": self.holders, "players": self.players,
                "cards_used": self.used, "shoe_ended": self.over(), "notes": self.notes,
                "rejected": self.rejected}  # fmt: skip


def settle(script: dict[str, Any]) -> dict[str, Any]:
    """The results document of a script, or its error."""
    return common.settle(BaccaratBanque, script)


# --- random scripts ----------------------------------------------------------------------------------------------

NAMES = ("ann", "bob", "cy", "dan", "eve", "fay", "gus")


def some_act(rnd: random.Random, table: BaccaratBanque) -> dict[str, Any]:
    anybody = common.some_player(rnd, table.players)
    if rnd.random() < 0.1:  # whatever the table does
        op = rnd.choice([*table.OPS, "bank", "cover", ""])
        return {"op": op, "player": anybody, "amount": common.some_amount(rnd, 5, 10, 50)}
    act: dict[str, Any] = {"player": anybody}
    if table.dealt:
        act["op"] = rnd.choice(["draw", "stand", "draw", "stand", "time", "stake"])
        if rnd.random() < 0.8:
            act["player"] = table.who_decides() or anybody
    elif table.offer is not None:
        act["op"] = rnd.choice(["take", "take", "take", "time"])
    elif table.banker is None:
        act["op"] = rnd.choice(["bid", "bid", "bid", "time"])
        act["amount"] = common.some_amount(rnd, 1, 2, 20, 50, 100, 100, 200, 300, 9000)
    elif table.bank == 0:
        act["op"] = rnd.choice(["refill", "refill", "retire", "stake", "banco", "accept"])
        act["amount"] = common.some_amount(rnd, 10, 50, 100)
        act["player"] = rnd.choice([table.banker, table.banker, anybody])
    else:
        act["op"] = rnd.choice(["stake"] * 12 + ["banco", "banco", "accept", "retire", "deal", "refill"])
        if table.bancos:
            act["op"] = rnd.choice(["banco", "banco", "deal", "stake", "retire"])
        elif table.laid() > table.bank:
            act["op"] = rnd.choice(["accept", "deal", "retire", "stake", "stake"])
        elif not table.stakes and rnd.random() < 0.15:
            act["op"] = rnd.choice(["retire", "banco"])
        act["amount"] = common.some_amount(rnd, 1, 5, 10, 20, 25, 50, 100, table.bank, table.bank + 1)
        if act["op"] in ("accept", "retire", "refill") and rnd.random() < 0.9:
            act["player"] = table.banker
    if act["op"] == "stake" and (act["player"] in table.standers or rnd.random() < 0.3):
        act["side"] = rnd.choice(["right", "left", "right", "left", "right", "left", "middle", 1, None])
        if rnd.random() < 0.1:
            del act["side"]
    if act["op"] == "banco":
        losers = [name for name, lost in table.lost_bancos.items() if lost > 0 and table.own_side(name)]
        if losers and rnd.random() < 0.6:
            act["player"] = rnd.choice(losers)
        if rnd.random() < 0.4:
            act["cheval"] = rnd.choice([True, True, True, False, 1, "yes", None])
    if act["op"] in ("deal", "time") and rnd.random() < 0.7:
        del act["player"]
    if rnd.random() < 0.01:
        act.pop("amount", None)
    return act


def script_of(rnd: random.Random) -> dict[str, Any]:
    names = list(NAMES[: rnd.choice([2, 4, 5, 6, 7, 7])])
    rnd.shuffle(names)
    right = rnd.randint(0, min(MOST_A_SIDE, len(names)))
    left = rnd.randint(right, min(right + MOST_A_SIDE, len(names)))
    if rnd.random() < 0.5:
        right, left = len(names) // 3, 2 * len(names) // 3
    script: dict[str, Any] = {
        "game": "baccarat_banque",
        "rules": common.some_rules(rnd, OPTIONS),
        "shoe": common.some_cards(rnd, PACKS, 3, 100),
        "right": names[:right],
        "left": names[right:left],
        "standers": names[left:],
        "players": {name: rnd.choice([0, 100, 200, 1000, 1000, 5000]) for name in NAMES if name in names},
        "events": [],
    }
    common.often_left_out(rnd, script, "standers")
    if rnd.random() < 0.5:
        script["list"] = rnd.sample(names, rnd.randint(0, len(names)))
    return common.acted(rnd, script, BaccaratBanque, some_act, coups=14, acts=18)


def scripts(seed: int, number: int) -> Iterator[dict[str, Any]]:
    return common.many(seed, number, script_of)


def invalid(script: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from common.spoiled(script, OPTIONS, cards="shoe", places=("right", "left"))
    yield "another game", {**script, "game": "chemin_de_fer"}
    names = list(script["players"])
    everybody = {"right": names[:1], "left": names[1:2], "standers": names[2:]}
    yield "one player", {**script, "right": ["ann"], "left": [], "standers": [], "players": {"ann": 5}}
    yield "on both sides", {**script, **everybody, "left": names[:2]}
    yield "seated and standing by", {**script, **everybody, "standers": names[1:]}
    yield "without a place", {**script, "players": {**script["players"], "zoe": 5}}
    six = [f"n{number}" for number in range(6)]
    yield "six on a side", {**script, "right": six, "left": [], "standers": [], "players": dict.fromkeys(six, 5)}
    yield "standers null", {**script, "standers": None}
    for listed in (None, "ann", ["zoe"], [names[0], names[0]], [7]):
        yield f"list {listed!r}", {**script, "list": listed}
