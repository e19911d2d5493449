"""Siete y media, settled plainly. Values are counted in half points; the target is 15 of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from . import common
from .common import Option, Refuse, number, number_or_none, switch, word

DECK = tuple(rank + suit for rank in "1234567SCR" for suit in "OCEB")
HALF_POINTS = {**{rank: 2 * int(rank) for rank in "1234567"}, "S": 1, "C": 1, "R": 1}
SEVEN_AND_A_HALF = 15
CHANGES = 4
"""Most fours that may be changed on one hand."""
BLACKJACK_BANK_STANDS = 12
OPTIONS: dict[str, Option] = {
    "seven_half_pays": number(2, 1, 3),
    "bank_rotation": word("seven_half", "each_hand"),
    "canto": switch(False),
    "bank_must_reach": switch(False),
    "open": switch(False),
    "open_cards": word("figures", "any"),
    "open_max_hands": number_or_none(None, 1, 2, 4),
    "change4": word("no", "optional", "forced"),
    "fusilar": switch(False),
    "fusilar_pays": number(4, 2),
    "fusilar_takes_bank": switch(True),
    "backing": switch(False),
    "bank_policy": word("free", "blackjack"),
    "min": number(1, 5, 7),
    "max": number_or_none(None, 20, 60),
    "unit": number(1, 5),
    "solvency": word("none", "sum"),
}


def half_points(cards: list[str]) -> int:
    return sum(HALF_POINTS[card[0]] for card in cards)


@dataclass
class Hand:
    owner: str
    number: int
    cards: list[str]
    hidden: int | None
    """Which of the cards lies face down."""
    stake: int | None = None
    status: str | None = None
    """stand, seven_half, bust, fusilado, out; None: waiting for its turn or in it."""
    fours_changed: int = 0
    line: dict[str, Any] = field(default_factory=dict)
    """How it was settled."""

    def count(self) -> int:
        return half_points(self.cards)

    def alive(self) -> bool:
        return self.status not in ("bust", "out")


class SieteYMedia(common.Table):
    GAMES = ("siete_y_media",)
    OPS = ("bet", "raise", "hit", "stand", "open", "change4", "fusilar", "back", "cede", "time")
    IN_TURN = ("bet", "raise", "hit", "stand", "open", "change4", "fusilar")

    def __init__(self, script: dict[str, Any]) -> None:
        super().__init__(script, OPTIONS)
        self.players = common.checked_players(script)
        self.seats = common.checked_names(script, "seats")
        common.need(1 <= len(self.seats) <= 8, "seats: one to eight")
        banker: Any = script.get("banker")
        self.banker: str = banker
        common.need(self.known(self.banker) and self.banker not in self.seats, "banker: a player without a seat")
        common.need(all(name in self.players for name in self.seats), "seats: the names of players")
        stock: Any = script.get("deck")
        common.need(type(stock) is list and all(type(card) is str for card in stock), "deck: a list of cards")
        common.need(sorted(stock) == sorted(DECK), "deck: the forty cards")
        self.stock: list[str] = list(stock)
        self.all_open = self.rules["bank_policy"] == "blackjack"
        self.hands = {name: [Hand(name, 0, [self.stock.pop(0)], None if self.all_open else 0)] for name in self.seats}
        self.bank_cards = [self.stock.pop(0)]
        self.bank_done = False
        self.settled = False
        self.backings: list[dict[str, Any]] = []
        self.announced: str | None = None
        self.notes: list[dict[str, Any]] = []
        self.next_bank: str = self.banker
        self.taken = False
        self.ceded = False

    def money(self) -> int:
        stakes = sum(hand.stake or 0 for hand in self.all_hands() if "result" not in hand.line)
        return sum(self.players.values()) + stakes + sum(one["stake"] for one in self.backings if "result" not in one)

    # whose turn

    def all_hands(self) -> list[Hand]:
        """In order of turn."""
        return [hand for name in self.seats for hand in self.hands[name]]

    def current(self) -> Hand | None:
        return next((hand for hand in self.all_hands() if hand.status is None), None)

    def bank_to_play(self) -> bool:
        return self.current() is None and not self.bank_done

    def over(self) -> bool:
        return self.settled

    def ask_player(self, event: dict[str, Any]) -> None:
        """Knows the player, and for the acts of a turn sees to the turn."""
        super().ask_player(event)
        op, name = event["op"], event.get("player")
        if op not in self.IN_TURN:
            return
        hand = self.current()
        if hand is None:
            if self.bank_done or name != self.banker:
                raise Refuse("not_your_turn")
            if op not in ("hit", "stand"):
                raise Refuse("not_allowed")
            return
        if name != hand.owner:
            raise Refuse("not_your_turn")
        if self.must_change(hand) and op != "change4":
            raise Refuse("must_change4")
        if hand.count() > SEVEN_AND_A_HALF and op not in ("open", "stand"):
            raise Refuse("over")

    def must_change(self, hand: Hand) -> bool:
        return self.rules["change4"] == "forced" and self.may_change(hand) and len(self.stock) > 0

    def may_change(self, hand: Hand) -> bool:
        is_four = hand.number == 0 and hand.stake is None and hand.cards[0][0] == "4"
        return self.rules["change4"] != "no" and is_four and hand.fours_changed < CHANGES

    def my_hand(self) -> Hand:
        hand = self.current()
        assert hand is not None
        return hand

    # stakes

    def ask_limits(self, name: str, stake: int, together: int, hand: Hand, factor: int | None = None) -> None:
        """`max`, `funds`, `solvency` of a stake on a hand; `factor`: at which the hand will be paid, if otherwise."""
        if self.rules["max"] is not None and together > self.rules["max"]:
            raise Refuse("max")
        if stake > self.players[name]:
            raise Refuse("funds")
        if self.rules["solvency"] == "sum":
            bound = 0
            for one in self.all_hands():
                if not one.alive():
                    continue
                lying = one.stake or 0
                lying += sum(back["stake"] for back in self.backings if self.hand_of(back) is one)
                if one is hand:
                    lying += stake
                odds = self.rules["fusilar_pays" if one.status == "fusilado" else "seven_half_pays"]
                bound += lying * (factor if one is hand and factor is not None else odds)
            if bound > self.players[self.banker]:
                raise Refuse("solvency")

    def hand_of(self, back: dict[str, Any]) -> Hand:
        return self.hands[back["on"]][back["hand"]]

    def lay(self, hand: Hand, stake: int) -> None:
        self.players[hand.owner] -= stake
        hand.stake = (hand.stake or 0) + stake

    def do_bet(self, event: dict[str, Any]) -> None:
        hand = self.my_hand()
        if hand.stake is not None:
            raise Refuse("already_bet")
        stake = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        self.ask_limits(hand.owner, stake, stake, hand)
        self.lay(hand, stake)

    def do_raise(self, event: dict[str, Any]) -> None:
        hand = self.my_hand()
        if hand.stake is None:
            raise Refuse("no_bet")
        stake = common.positive(event, "amount", self.rules["unit"])
        self.ask_limits(hand.owner, stake, stake + hand.stake, hand)
        self.lay(hand, stake)

    def do_back(self, event: dict[str, Any]) -> None:
        name, on, place = event["player"], event.get("on"), event.get("hand", 0)
        if not self.rules["backing"] or type(on) is not str or on not in self.seats or name in (on, self.banker):
            raise Refuse("not_allowed")
        if not common.is_number(place) or not 0 <= place < len(self.hands[on]):
            raise Refuse("no_hand")
        hand = self.hands[on][place]
        if hand.status is not None or hand.count() > SEVEN_AND_A_HALF:
            raise Refuse("closed")
        stake = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        mine = [one["stake"] for one in self.backings if (one["player"], one["on"], one["hand"]) == (name, on, place)]
        self.ask_limits(name, stake, stake + sum(mine), hand)
        self.players[name] -= stake
        self.backings.append({"player": name, "on": on, "hand": place, "stake": stake})

    # cards

    def do_hit(self, event: dict[str, Any]) -> None:
        if self.bank_to_play():
            if not self.stock:
                raise Refuse("no_cards")
            self.bank_card()
            return
        hand = self.my_hand()
        if hand.stake is None:
            raise Refuse("no_bet")
        if not self.stock:
            raise Refuse("no_cards")
        if event.get("expose") is True:
            hand.hidden = None
        hand.cards.append(self.stock.pop(0))
        if hand.hidden is None and not self.all_open:
            hand.hidden = len(hand.cards) - 1
        if hand.count() == SEVEN_AND_A_HALF:
            if self.rules["canto"] and self.announced is None:
                self.announced = hand.owner
            self.shut(hand, "seven_half")
        elif hand.count() > SEVEN_AND_A_HALF and not self.may_open(hand):
            self.shut(hand, "bust")

    def do_stand(self, event: dict[str, Any]) -> None:
        if self.bank_to_play():
            if self.obliged():
                raise Refuse("bank_must_reach")
            self.bank_stands()
            return
        self.hand_stands(self.my_hand())

    def hand_stands(self, hand: Hand) -> None:
        if hand.count() > SEVEN_AND_A_HALF:
            self.shut(hand, "bust")
            return
        if hand.stake is None:
            unit = self.rules["unit"]
            least = -(-self.rules["min"] // unit) * unit
            try:
                self.ask_limits(hand.owner, least, least, hand)
            except Refuse:
                self.shut(hand, "out")
                return
            self.lay(hand, least)
            self.notes.append({"player": hand.owner, "hand": hand.number, "min_taken": least})
        self.shut(hand, "stand")

    def may_open(self, hand: Hand) -> bool:
        rules = self.rules
        if not rules["open"] or len(hand.cards) != 2 or hand.status is not None:
            return False
        first, second = (HALF_POINTS[card[0]] for card in hand.cards)
        if first != second or (rules["open_cards"] == "figures" and first != 1):
            return False
        most = rules["open_max_hands"]
        if most is None:
            most = 3 if len(self.seats) <= 3 else 2 if len(self.seats) <= 5 else 1
        return len(self.hands[hand.owner]) < most

    def do_open(self, event: dict[str, Any]) -> None:
        hand = self.my_hand()
        if not self.may_open(hand):
            raise Refuse("not_allowed")
        hand.hidden = None
        mine = self.hands[hand.owner]
        mine.append(Hand(hand.owner, len(mine), [hand.cards.pop()], None))

    def do_change4(self, event: dict[str, Any]) -> None:
        hand = self.my_hand()
        if not self.may_change(hand):
            raise Refuse("not_allowed")
        if not self.stock:
            raise Refuse("no_cards")
        place = event.get("at", (len(self.stock) - 1) // 2)
        if not common.is_number(place) or not 0 <= place <= len(self.stock) - 1:
            raise Refuse("bad_place")
        self.change(hand, place)

    def change(self, hand: Hand, place: int) -> None:
        four = hand.cards[0]
        hand.cards[0] = self.stock.pop(0)
        self.stock.insert(place, four)
        hand.fours_changed += 1

    def do_fusilar(self, event: dict[str, Any]) -> None:
        hand = self.my_hand()
        is_seven = hand.number == 0 and hand.stake is None and hand.cards[0][0] == "7"
        if not self.rules["fusilar"] or not is_seven:
            raise Refuse("not_allowed")
        if not self.stock:
            raise Refuse("no_cards")
        stake = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        self.ask_limits(hand.owner, stake, stake, hand, self.rules["fusilar_pays"])
        self.lay(hand, stake)
        hand.cards.append(self.stock.pop(0))
        hand.hidden = 1
        self.shut(hand, "fusilado")

    def do_time(self, event: dict[str, Any]) -> None:
        if self.current() is None and self.bank_done:
            raise Refuse("no_turn")
        self.default()

    def default(self) -> None:
        hand = self.current()
        if hand is not None:
            while self.must_change(hand):
                self.change(hand, (len(self.stock) - 1) // 2)
            self.hand_stands(hand)
        elif self.obliged():
            self.bank_card()
        else:
            self.bank_stands()

    # the end of a hand, the bank, the end of the deal

    def shut(self, hand: Hand, status: str) -> None:
        """The hand is closed; what is over or out is settled at once; after the last hand the bank has its turn."""
        hand.status = status
        if status == "bust":
            hand.hidden = None
            self.pay(hand, "lose", 0)
        elif status == "out":
            self.pay(hand, "out", 0)
        if self.current() is not None:
            return
        standing = [one for one in self.all_hands() if one.alive()]
        if not standing:
            self.bank_stands()
        elif self.all_open:
            while self.stock and (half_points(self.bank_cards) < BLACKJACK_BANK_STANDS or self.obliged()):
                self.bank_cards.append(self.stock.pop(0))
            self.bank_stands()

    def obliged(self) -> bool:
        told = self.announced is not None or any(hand.status == "fusilado" for hand in self.all_hands())
        short = half_points(self.bank_cards) < SEVEN_AND_A_HALF
        return bool(self.rules["bank_must_reach"] and told and short and self.stock)

    def bank_card(self) -> None:
        self.bank_cards.append(self.stock.pop(0))
        if half_points(self.bank_cards) >= SEVEN_AND_A_HALF:
            self.bank_stands()

    def bank_stands(self) -> None:
        """The bank's turn has ended, or it has none."""
        self.bank_done = True
        bank = half_points(self.bank_cards)
        for hand in self.all_hands():
            if "result" in hand.line:
                continue
            hit = hand.count() == SEVEN_AND_A_HALF
            beaten = bank <= SEVEN_AND_A_HALF and bank >= hand.count()
            if hand.count() > SEVEN_AND_A_HALF or beaten or bank == SEVEN_AND_A_HALF:
                self.pay(hand, "lose", 0)
            elif hit:
                self.pay(hand, "win", self.rules["fusilar_pays" if hand.status == "fusilado" else "seven_half_pays"])
            else:
                self.pay(hand, "win", 1)
        self.pass_the_bank()
        self.settled = True

    def pay(self, hand: Hand, result: str, odds: int) -> None:
        """Settles a hand and what was laid on it by others."""
        hand.line = self.paid(hand.owner, hand.stake or 0, result, odds)
        for back in self.backings:
            if self.hand_of(back) is hand:
                back.update(self.paid(back["player"], back["stake"], result, odds))

    def paid(self, name: str, stake: int, result: str, odds: int) -> dict[str, Any]:
        pay = {"win": stake * odds, "lose": -stake, "out": 0}[result]
        returned = 0 if result == "lose" else stake + pay
        self.players[self.banker] -= pay
        self.players[name] += returned
        return {"result": result, "stake": stake, "pay": pay, "returned": returned}

    def pass_the_bank(self) -> None:
        if self.rules["bank_rotation"] == "each_hand":
            self.next_bank, self.taken = self.seats[0], True
            return
        if half_points(self.bank_cards) == SEVEN_AND_A_HALF:
            return
        for hand in self.all_hands():
            counts = hand.status == "seven_half" or (hand.status == "fusilado" and self.rules["fusilar_takes_bank"])
            if counts and hand.count() == SEVEN_AND_A_HALF:
                self.next_bank, self.taken = hand.owner, True
                return

    def do_cede(self, event: dict[str, Any]) -> None:
        name, to, price = event["player"], event.get("to", ""), event.get("price", 0)
        if not self.settled:
            raise Refuse("not_over")
        if name != self.banker or self.ceded:
            raise Refuse("not_banker")
        if self.taken:
            raise Refuse("taken")
        if not self.known(to) or to == name:
            raise Refuse("unknown_player")
        if not common.is_number(price) or price < 0:
            raise Refuse("bad_stake")
        if price > self.players[to]:
            raise Refuse("funds")
        self.players[to] -= price
        self.players[name] += price
        self.next_bank, self.ceded = to, True

    def run(self, script: dict[str, Any]) -> None:
        for index, event in enumerate(common.checked_events(script, coups=False)):
            self.take(index, event)
        while not self.over():
            self.default()

    def result(self) -> dict[str, Any]:
        settled = [
            {"player": hand.owner, "hand": hand.number, "cards": hand.cards, "half_points": hand.count(),
             "status": hand.status, "hidden": hand.hidden, **hand.line}
            for hand in self.all_hands()
        ]  # fmt: skip
        backers = [
            {key: back[key] for key in ("player", "on", "hand", "result", "stake", "pay", "returned")}
            for back in self.backings
        ]
        bank = half_points(self.bank_cards)
        return {"settled": settled, "backers": backers, "bank_cards": self.bank_cards, "bank_half_points": bank,
                "bank_bust": bank > SEVEN_AND_A_HALF, "announced": self.announced, "players": self.players,
                "next_bank": self.next_bank, "deck_left": self.stock, "notes": self.notes,
                "rejected": self.rejected}  # fmt: skip


def settle(script: dict[str, Any]) -> dict[str, Any]:
    """The results document of a script, or its error."""
    return common.settle(SieteYMedia, script)


# --- random scripts ----------------------------------------------------------------------------------------------

SITTING = ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8")
BANKER = "B"
BESIDE = "zoe"
"""Has a purse and no seat."""


def some_act(rnd: random.Random, table: SieteYMedia) -> dict[str, Any]:
    chance = rnd.random()
    amount = common.some_amount(rnd, 1, 2, 5, 5, 10, 10, 15, 20, 25, 35, 40, 200)
    if chance < 0.01:
        return {"op": rnd.choice(["deal", "bank", ""]), "player": "p1"}
    if chance < 0.05:
        return {"op": "time"}
    later = [hand for hand in table.all_hands() if hand.number > 0 and hand.status is None]
    if chance < (0.4 if later else 0.15) * table.rules["backing"] + 0.06:
        act: dict[str, Any] = {"op": "back", "player": common.some_player(rnd, table.players), "amount": amount}
        if rnd.random() < 0.97:
            act["on"] = common.some_player(rnd, [*table.seats, *table.seats, BANKER])
        if table.backings and rnd.random() < 0.3:
            act.update({key: table.backings[-1][key] for key in ("player", "on", "hand")})
        elif later and rnd.random() < 0.5:
            act["on"], act["hand"] = later[-1].owner, later[-1].number
        elif rnd.random() < 0.2:
            act["hand"] = rnd.choice([0, 1, 2, -1, "0", True])
        return act
    hand = table.current()
    if table.over() or rnd.random() < 0.02:
        act = {"op": "cede", "player": BANKER if rnd.random() < 0.8 else common.some_player(rnd, table.players)}
        if rnd.random() < 0.97:
            act["to"] = common.some_player(rnd, table.players)
        if rnd.random() < 0.6:
            act["price"] = rnd.choice([0, 3, 10, 10_000, -1, "5", None])
        return act
    name: Any = hand.owner if hand is not None else BANKER
    if rnd.random() < 0.07:
        name = common.some_player(rnd, table.players)
    op = rnd.choice(table.IN_TURN)
    if rnd.random() < 0.8 and hand is not None:
        op = rnd.choice(["raise", "hit", "hit", "hit", "stand"])
        if hand.stake is None:
            op = rnd.choice(["bet", "bet", "bet", "stand"])
            if hand.cards[0][0] == "7" and table.rules["fusilar"]:
                op = rnd.choice(["fusilar", "fusilar", op])
            if hand.cards[0][0] == "4":
                op = rnd.choice(["change4", "change4", op])
        elif len(hand.cards) == 2 and HALF_POINTS[hand.cards[0][0]] == HALF_POINTS[hand.cards[1][0]]:
            op = rnd.choice(["open", "open", op])
        elif len(hand.cards) == 1 and hand.cards[0][0] in "47":
            op = rnd.choice(["change4" if hand.cards[0][0] == "4" else "fusilar", op])
        if hand.count() > SEVEN_AND_A_HALF:
            op = rnd.choice(["open", "stand", "hit", "raise"])
    act = {"op": op, "player": name}
    if op in ("bet", "raise", "fusilar"):
        act["amount"] = amount
    if op == "hit" and rnd.random() < 0.4:
        act["expose"] = rnd.choice([True, True, False, "yes", 1, None])
    if op == "change4" and rnd.random() < 0.5:
        act["at"] = rnd.choice([0, 0, 0, 1, 5, len(table.stock) - 1, len(table.stock), -1, "3", 1.0])
    return act


def script_of(rnd: random.Random) -> dict[str, Any]:
    seats = list(SITTING[: rnd.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 8])])
    deck = list(DECK)
    rnd.shuffle(deck)
    if rnd.random() < 0.5:  # some ranks are mostly first: more changes, openings and sevens and a half
        early = rnd.choice(["4", "47", "SCR", "SCR", "7SCR", "45", "3567"])
        deck.sort(key=lambda card: rnd.random() - 0.8 * (card[0] in early))
    script: dict[str, Any] = {
        "game": "siete_y_media",
        "rules": common.some_rules(rnd, OPTIONS),
        "deck": deck,
        "seats": seats,
        "banker": BANKER,
        "players": {name: rnd.choice([0, 4, 100, 100, 1000]) for name in (*seats, BESIDE, BANKER)},
        "events": [],
    }
    script["players"][BANKER] = rnd.choice([0, 60, 200, 1000, 10_000])
    for extra in ("open", "backing", "fusilar", "canto", "bank_must_reach"):
        if rnd.random() < 0.3:
            script["rules"][extra] = True
    if rnd.random() < 0.25:  # a banker who can answer for little, and few other limits
        limits = {"solvency": "sum", "backing": True, "min": 1, "unit": 1, "max": rnd.choice([None, 20])}
        script["rules"].update(limits)
        script["players"] = {**dict.fromkeys(script["players"], 1000), BANKER: rnd.randint(20, 200)}
    table = SieteYMedia(script)
    after = rnd.randint(0, 3)
    for index in range(rnd.randint(0, 60)):
        after -= table.over()
        if after < 0:
            break
        event = some_act(rnd, table)
        table.take(index, event)
        script["events"].append(event)
    return script


def drawn_out(rnd: random.Random) -> dict[str, Any]:
    """Eight punters open and draw until the stock is empty; the last has a four or a seven before him then."""
    last = rnd.choice("47")
    deck = list(DECK)
    rnd.shuffle(deck)
    deck.sort(key=lambda card: card[0] == "4")  # the others need not change theirs
    deck.insert(7, deck.pop(next(place for place, card in enumerate(deck) if card[0] == last)))
    rules = {"open": True, "open_cards": "any", "open_max_hands": 4, "fusilar": True, "canto": True,
             "change4": rnd.choice(["optional", "forced"]), "bank_must_reach": True}  # fmt: skip
    script: dict[str, Any] = {
        "game": "siete_y_media", "rules": rules, "deck": deck, "seats": list(SITTING), "banker": BANKER,
        "players": dict.fromkeys([*SITTING, BANKER], 1000), "events": [],
    }  # fmt: skip
    table = SieteYMedia(script)
    dealt = deck[:9]
    for _ in range(200):
        hand = table.current()
        if hand is None or not table.stock:
            break
        # The next card is chosen, not drawn: the deck is written from what was chosen.
        rank = hand.cards[0][0]
        table.stock.sort(key=lambda card: (card[0] != rank, HALF_POINTS[card[0]]))
        event: dict[str, Any] = {"op": "hit", "player": hand.owner}
        if table.must_change(hand):
            break  # it would put a card back into the stock, whose order is still being written
        if hand.stake is None:
            event = {"op": "bet", "player": hand.owner, "amount": 1}
        elif table.may_open(hand):
            event = {"op": "open", "player": hand.owner}
        if rnd.random() < 0.05:
            event = {"op": "stand", "player": hand.owner}
        top = table.stock[0]
        table.take(0, event)
        script["events"].append(event)
        if event["op"] == "hit":
            dealt.append(top)
    script["deck"] = dealt + table.stock
    while (hand := table.current()) is not None and hand.owner != SITTING[-1]:
        event = {"op": "time"}
        table.take(0, event)
        script["events"].append(event)
    for op in ("hit", "change4", "fusilar", "open", "bet", "hit", "stand"):
        script["events"].append({"op": op, "player": SITTING[-1], "amount": 1})
    for op in ("raise", "hit", "stand", "hit"):
        script["events"].append({"op": op, "player": BANKER, "amount": 1})
    return script


def arranged(rnd: random.Random) -> dict[str, Any]:
    """The first punter has a four, and fours come, to change or to open; or figures, to open; or a seven to be hit."""
    first, then = rnd.choice([("4", "4"), ("4", "4"), ("SCR", "SCR"), ("SCR", "SCR"), ("7", "SCR"), ("7", "7")])
    deck = list(DECK)
    rnd.shuffle(deck)
    seats = list(SITTING[: rnd.choice([1, 2, 3, 4, 5, 6])])
    deck.sort(key=lambda card: card[0] in first + then)  # the others have none of them
    mine = next(card for card in deck if card[0] in first)
    deck.remove(mine)
    coming = [card for card in deck if card[0] in then]
    others = [card for card in deck if card[0] not in then]
    deck = [mine, *others[: len(seats)], *coming, *others[len(seats) :]]
    rules = {**common.some_rules(rnd, OPTIONS), "min": 1, "unit": 1, "max": None, "fusilar": True, "open": True,
             "change4": rnd.choice(["optional", "forced"]),
             "open_cards": "any" if first == then != "SCR" else "figures"}  # fmt: skip
    acts: list[dict[str, Any]] = [{"op": "fusilar", "amount": 10}] if first != then else []
    if first == "4" and rnd.random() < 0.6:
        acts += [{"op": "change4", "at": rnd.choice([0, 0, 0, 1])} for _ in range(rnd.randint(1, 6))]
        acts.insert(rnd.randrange(len(acts)), {"op": rnd.choice(["time", "hit", "bet"]), "amount": 5})
    elif first == "4":
        rules["change4"] = "optional"
    for op in (
        "bet",
        *["hit", "open"] * rnd.randint(1, 4),
        "stand",
        "change4",
        "fusilar",
        "hit",
        "bet",
        "hit",
        "open",
        "stand",
    ):
        acts.append({"op": op, "amount": 10})
    return {"game": "siete_y_media", "rules": rules, "deck": deck, "seats": seats, "banker": BANKER,
            "players": dict.fromkeys([*seats, BANKER], rnd.choice([50, 1000])),
            "events": [{"player": SITTING[0], **act} for act in acts]}  # fmt: skip


def scripts(seed: int, number: int) -> Iterator[dict[str, Any]]:
    """Random scripts with all options mixed, many of their acts to be refused."""
    rnd = random.Random(seed)
    kinds = rnd.choices([script_of, drawn_out, arranged], [84, 4, 12], k=number)
    return (kind(rnd) for kind in kinds)


def invalid(script: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from common.spoiled(script, OPTIONS, cards="deck", places=("seats",))
    yield "another game", {**script, "game": "macao"}
    for banker in (None, "stranger", script["seats"][0], 7, ["B"]):
        yield f"a banker {banker!r}", {**script, "banker": banker}
    yield "no seats", {**script, "seats": []}
    nine = [f"n{number}" for number in range(9)]
    yield "nine seats", {**script, "seats": nine, "players": dict.fromkeys([*nine, script["banker"]], 5)}
    yield "a card short", {**script, "deck": script["deck"][:-1]}
    yield "a card twice", {**script, "deck": [*script["deck"][:-1], script["deck"][0]]}
    yield "a French card", {**script, "deck": [*script["deck"][:-1], "AS"]}
