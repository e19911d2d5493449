"""Macao and Victoria, settled plainly. They differ in the number of first cards alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.games.chance import Seed

from . import common
from .common import Option, Refuse, number, number_or_none, switch, word

PACKS = 2
FIRST_CARDS = {"macao": 1, "victoria": 2}
OPTIONS: dict[str, Option] = {
    "macao_tie": word("banker", "void"),
    "macao_over9": word("mod10", "bust"),
    "max_cards": number_or_none(3, None, 2, 4),
    "natural9_pays": number(3, 1, 2),
    "natural8_pays": number(2, 1, 4),
    "pair_even": switch(False),
    "solvency": word("sum", "none"),
    "min": number(1, 5, 20),
    "max": number_or_none(None, 50, 100),
    "unit": number(1, 5),
}


class Macao(common.Coups):
    """Both games; `first`: cards dealt to each at first."""

    GAMES = tuple(FIRST_CARDS)
    OPS = ("stake", "deal", "draw", "stand", "refuse", "time")

    def __init__(self, script: dict[str, Any]) -> None:
        super().__init__(script, OPTIONS)
        self.first = FIRST_CARDS[script["game"]]
        most = self.rules["max_cards"]
        common.need(most is None or most >= self.first, f"rules.max_cards: at least {self.first}")
        self.players = common.checked_players(script)
        self.seats = common.checked_names(script, "seats")
        common.need(len(self.seats) >= 2, "seats: two or more")
        common.checked_table(self.players, self.seats)
        self.banker: Any = script.get("banker")
        common.need(self.known(self.banker), "banker: one of the seats")
        self.deck = common.checked_cards(script, "deck", PACKS)
        self.stakes: dict[str, int] = {}
        self.hands: list[dict[str, Any]] = []
        """In order of play, the banker's last; `refusable`: the last card was drawn and counts nothing."""

    def money(self) -> int:
        return sum(self.players.values()) + sum(self.stakes.values())

    def left(self) -> int:
        return len(self.deck) - self.used

    def over(self) -> bool:
        return self.left() < len(self.seats) * self.first

    def order(self) -> list[str]:
        """From the banker's left."""
        place = self.seats.index(self.banker)
        return self.seats[place + 1 :] + self.seats[:place]

    # stakes

    def do_stake(self, event: dict[str, Any]) -> None:
        name, rules = event["player"], self.rules
        if self.dealt:
            raise Refuse("closed")
        if name == self.banker:
            raise Refuse("banker")
        amount = common.at_least(event, "amount", rules["unit"], rules["min"])
        if rules["max"] is not None and self.stakes.get(name, 0) + amount > rules["max"]:
            raise Refuse("max")
        if amount > self.players[name]:
            raise Refuse("funds")
        if rules["solvency"] == "sum":
            most = max(rules["natural9_pays"], rules["natural8_pays"])
            if (sum(self.stakes.values()) + amount) * most > self.players[self.banker]:
                raise Refuse("solvency")
        self.players[name] -= amount
        self.stakes[name] = self.stakes.get(name, 0) + amount

    # cards

    def begin(self, coup: int) -> None:
        super().begin(coup)
        self.hands = []

    def card(self) -> str:
        self.used += 1
        return self.deck[self.used - 1]

    def do_deal(self, event: dict[str, Any]) -> None:
        if self.dealt:
            raise Refuse("closed")
        if not self.stakes:
            raise Refuse("no_stakes")
        self.deal()

    def deal(self) -> None:
        self.dealt = True
        names = [name for name in self.order() if name in self.stakes] + [self.banker]
        self.hands = [
            {"player": name, "cards": [], "refused": [], "refusable": False, "closed": False} for name in names
        ]  # fmt: skip
        for _ in range(self.first):
            for hand in self.hands:
                hand["cards"].append(self.card())
        for hand in self.hands:
            hand["closed"] = self.natural(hand) or self.full(hand)
        self.go_on()

    def natural(self, hand: dict[str, Any]) -> bool:
        return common.points(hand["cards"][: self.first]) >= 8

    def full(self, hand: dict[str, Any]) -> bool:
        return self.rules["max_cards"] is not None and len(hand["cards"]) >= self.rules["max_cards"]

    def count(self, hand: dict[str, Any]) -> int:
        first, rest = hand["cards"][: self.first], hand["cards"][self.first :]
        if self.rules["macao_over9"] == "bust":
            return common.points(first) + sum(common.VALUES[card[0]] for card in rest)
        return common.points(first + rest)

    def is_over(self, hand: dict[str, Any]) -> bool:
        return self.count(hand) > 9

    def turn(self) -> dict[str, Any] | None:
        """The hand that may draw."""
        return next((hand for hand in self.hands if not hand["closed"]), None)

    def go_on(self) -> None:
        """After the last hand the coup is settled; a banker whom all have lost to already has no turn."""
        if all(self.is_over(hand) for hand in self.hands[:-1]):
            self.hands[-1]["closed"] = True
        if self.turn() is None:
            self.finish()

    def my_hand(self, event: dict[str, Any]) -> dict[str, Any]:
        if not self.dealt:
            raise Refuse("not_dealt")
        hand = self.turn()
        if hand is None or hand["player"] != event["player"]:
            raise Refuse("not_your_turn")
        return hand

    def do_draw(self, event: dict[str, Any]) -> None:
        hand = self.my_hand(event)
        if self.full(hand):
            raise Refuse("max_cards")
        if self.left() == 0:
            raise Refuse("no_cards")
        self.draw_to(hand)

    def draw_to(self, hand: dict[str, Any]) -> None:
        card = self.card()
        hand["cards"].append(card)
        hand["refusable"] = common.VALUES[card[0]] == 0
        hand["closed"] = self.is_over(hand) or (self.full(hand) and not hand["refusable"])
        self.go_on()

    def do_refuse(self, event: dict[str, Any]) -> None:
        hand = self.my_hand(event)
        if not hand["refusable"]:
            raise Refuse("not_refusable")
        if self.left() == 0:
            raise Refuse("no_cards")
        hand["refused"].append(hand["cards"].pop())
        self.draw_to(hand)

    def do_stand(self, event: dict[str, Any]) -> None:
        self.stand(self.my_hand(event))

    def stand(self, hand: dict[str, Any]) -> None:
        hand["closed"] = True
        self.go_on()

    def do_time(self, event: dict[str, Any]) -> None:
        hand = self.turn()
        if hand is None:
            raise Refuse("no_turn")
        self.stand(hand)

    # the end

    def odds(self, hand: dict[str, Any]) -> int:
        """What a winning hand pays."""
        if not self.natural(hand):
            return 1
        if self.rules["pair_even"] and self.first == 2 and hand["cards"][0][0] == hand["cards"][1][0]:
            return 1
        return int(self.rules["natural9_pays" if self.count(hand) == 9 else "natural8_pays"])

    def outcome(self, hand: dict[str, Any], bank: dict[str, Any]) -> str:
        if self.is_over(hand):
            return "lose"
        if self.is_over(bank):
            return "win"
        if self.count(hand) != self.count(bank):
            return "win" if self.count(hand) > self.count(bank) else "lose"
        if len(hand["cards"]) != len(bank["cards"]):
            return "win" if len(hand["cards"]) < len(bank["cards"]) else "lose"
        return "lose" if self.rules["macao_tie"] == "banker" else "push"

    def finish(self) -> None:
        settled = []
        for hand in self.hands[:-1]:
            name = hand["player"]
            stake, result = self.stakes.pop(name), self.outcome(hand, self.hands[-1])
            pay = {"win": stake * self.odds(hand), "lose": -stake, "push": 0}[result]
            returned = 0 if result == "lose" else stake + pay
            self.players[self.banker] -= pay
            self.players[name] += returned
            settled.append({"player": name, "result": result, "stake": stake, "pay": pay, "returned": returned})
        hands = [
            {"player": hand["player"], "cards": hand["cards"], "refused": hand["refused"], "value": self.count(hand),
             "natural": self.natural(hand), "over": self.is_over(hand)}
            for hand in self.hands
        ]  # fmt: skip
        self.line = {"coup": self.coup, "dealt": True, "banker": self.banker, "hands": hands, "settled": settled}
        self.hands = []

    def end(self) -> None:
        if not self.dealt and self.stakes:
            self.deal()
        while (hand := self.turn()) is not None:
            self.stand(hand)
        if not self.dealt:
            self.line = {"coup": self.coup, "dealt": False}
        self.coups.append({**self.line, "players": dict(self.players)})
        self.dealt = False

    def result(self) -> dict[str, Any]:
        return {"coups": self.coups, "players": self.players, "cards_used": self.used, "pack_ended": self.over(),
                "next_banker": self.order()[0] if self.over() else self.banker,
                "rejected": self.rejected}  # fmt: skip


def settle(script: dict[str, Any]) -> dict[str, Any]:
    """The results document of a script, or its error."""
    return common.settle(Macao, script)


# --- random scripts ----------------------------------------------------------------------------------------------

NAMES = ("ann", "bob", "cy", "dan")


def some_act(rnd: random.Random, table: Macao) -> dict[str, Any]:
    anybody = common.some_player(rnd, table.players)
    if rnd.random() < 0.1:  # whatever the table does
        op = rnd.choice([*table.OPS, "bet", "bank", ""])
        return {"op": op, "player": anybody, "amount": common.some_amount(rnd, 5, 10, 50)}
    act: dict[str, Any] = {"player": anybody}
    if table.dealt:
        hand = table.turn()
        act["op"] = rnd.choice(["draw", "draw", "draw", "draw", "stand", "refuse", "time"])
        if hand is not None and hand["refusable"]:
            act["op"] = rnd.choice(["refuse", "refuse", "refuse", "stand", "draw"])
        if hand is not None and rnd.random() < 0.85:
            act["player"] = hand["player"]
    else:
        act["op"] = rnd.choice(["stake", "stake", "stake", "deal"])
        act["amount"] = common.some_amount(rnd, 1, 5, 10, 20, 25, 50, 60, 200)
    if act["op"] in ("deal", "time") and rnd.random() < 0.7:
        del act["player"]
    if rnd.random() < 0.01:
        act.pop("amount", None)
    return act


def script_of(rnd: random.Random, games: tuple[str, ...]) -> dict[str, Any]:
    seats = list(NAMES[: rnd.randint(2, len(NAMES))])
    rnd.shuffle(seats)
    game = rnd.choice(games)
    rules = common.some_rules(rnd, OPTIONS)
    if rnd.random() < 0.05:
        rules["max_cards"] = FIRST_CARDS[game]
    script: dict[str, Any] = {
        "game": game,
        "rules": rules,
        "deck": common.some_cards(rnd, PACKS, 2, 70),
        "seats": seats,
        "banker": rnd.choice(seats),
        "players": {name: rnd.choice([0, 100, 1000, 1000]) for name in sorted(seats)},
        "events": [],
    }
    script["players"][script["banker"]] = rnd.choice([0, 150, 1000, 5000])
    return common.acted(rnd, script, Macao, some_act, coups=10, acts=20)


def scripts(seed: int | Seed, number: int, games: tuple[str, ...] = tuple(FIRST_CARDS)) -> Iterator[dict[str, Any]]:
    return common.many(seed, number, lambda rnd: script_of(rnd, games))


def invalid(script: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from common.spoiled(script, OPTIONS, cards="deck", places=("seats",))
    yield "another game", {**script, "game": "baccarat"}
    one = script["banker"]
    yield "one seat", {**script, "seats": [one], "players": {one: 5}}
    yield "without a seat", {**script, "players": {**script["players"], "zoe": 5}}
    for banker in (None, "zoe", 7, [one]):
        yield f"a banker {banker!r}", {**script, "banker": banker}
    for game, first in FIRST_CARDS.items():
        yield f"{game} with too few cards", {**script, "game": game, "rules": {"max_cards": first - 1}}
