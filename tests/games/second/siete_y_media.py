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
    "bets": word("in_turn", "before_cards"),
    "add": switch(False),
    "banker": word("player", "house"),
}
NEW = ("bets", "add", "banker")
"""Options that random scripts draw by themselves, as not all of them go together."""
PLAIN = {name: option for name, option in OPTIONS.items() if name not in NEW}


def half_points(cards: list[str]) -> int:
    return sum(HALF_POINTS[card[0]] for card in cards)


def checked_bank(script: dict[str, Any]) -> int:
    """The money of a house's bank."""
    bank: Any = script.get("bank")
    common.need(common.is_number(bank) and bank >= 0, f"bank: not {bank!r}")
    assert isinstance(bank, int)
    return bank


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
    played: bool = False
    """A card was drawn to it, it was opened, or something was added to its stake."""
    line: dict[str, Any] = field(default_factory=dict)
    """How it was settled."""

    def count(self) -> int:
        return half_points(self.cards)

    def alive(self) -> bool:
        return self.status not in ("bust", "out")


class SieteYMedia(common.Table):
    GAMES = ("siete_y_media",)
    OPS = ("bet", "deal", "raise", "hit", "stand", "open", "change4", "fusilar", "back", "cede", "time")
    IN_TURN = ("bet", "raise", "hit", "stand", "open", "change4", "fusilar")
    OF_THE_BANK = ("hit", "stand")

    def __init__(self, script: dict[str, Any]) -> None:
        super().__init__(script, OPTIONS)
        self.players = common.checked_players(script)
        self.seats = common.checked_names(script, "seats")
        common.need(1 <= len(self.seats) <= 8, "seats: one to eight")
        self.early = self.rules["bets"] == "before_cards"
        self.house = self.rules["banker"] == "house"
        self.banker: str | None = None
        self.bank = 0
        """The house's money, if the bank is the house's."""
        if self.house:
            self.allow_the_house()
            self.bank = checked_bank(script)
        else:
            banker: Any = script.get("banker")
            common.need(self.known(banker) and banker not in self.seats, "banker: a player without a seat")
            self.banker = banker
        common.need(all(name in self.players for name in self.seats), "seats: the names of players")
        stock: Any = script.get("deck")
        common.need(type(stock) is list and all(type(card) is str for card in stock), "deck: a list of cards")
        common.need(sorted(stock) == sorted(DECK), "deck: the forty cards")
        self.stock: list[str] = list(stock)
        self.all_open = self.rules["bank_policy"] == "blackjack"
        self.hands: dict[str, list[Hand]] = {name: [] for name in self.seats}
        self.bank_cards: list[str] = []
        self.dealt = False
        self.bank_done = False
        self.settled = False
        self.backings: list[dict[str, Any]] = []
        self.announced: str | None = None
        self.notes: list[dict[str, Any]] = []
        self.next_bank = self.banker
        self.taken = False
        self.ceded = False
        if not self.early:
            self.hands = {name: [Hand(name, 0, [], None)] for name in self.seats}
            self.deal()

    def allow_the_house(self) -> None:
        """Nobody may know more than the house when he stakes."""
        rules = self.rules
        blind = self.early and not rules["add"]
        common.need(blind or rules["min"] == rules["max"], "rules.banker: stakes before the cards, or all alike")
        common.need(not rules["backing"], "rules.backing: not with a house's bank")
        common.need(not rules["fusilar"], "rules.fusilar: not with a house's bank")

    def money(self) -> int:
        stakes = sum(hand.stake or 0 for hand in self.all_hands() if "result" not in hand.line)
        backed = sum(one["stake"] for one in self.backings if "result" not in one)
        return sum(self.players.values()) + self.bank + stakes + backed

    def bank_money(self) -> int:
        return self.bank if self.banker is None else self.players[self.banker]

    def deal(self) -> None:
        """A card for each hand there is, and the bank's."""
        for hand in self.all_hands():
            hand.cards.append(self.stock.pop(0))
            hand.hidden = None if self.all_open else 0
        self.bank_cards.append(self.stock.pop(0))
        self.dealt = True

    # whose turn

    def all_hands(self) -> list[Hand]:
        """In order of turn."""
        return [hand for name in self.seats for hand in self.hands[name]]

    def current(self) -> Hand | None:
        if not self.dealt:
            return None
        return next((hand for hand in self.all_hands() if hand.status is None), None)

    def bank_to_play(self) -> bool:
        return self.dealt and self.current() is None and not self.bank_done

    def over(self) -> bool:
        return self.settled

    def ask_player(self, event: dict[str, Any]) -> None:
        """Knows the player, and for the acts of a turn sees to the turn."""
        op, name = event["op"], event.get("player")
        if not (self.house and op in self.OF_THE_BANK and "player" not in event):
            super().ask_player(event)
        if op not in self.IN_TURN or (op == "bet" and self.early):
            return
        if not self.dealt:
            raise Refuse("not_dealt")
        hand = self.current()
        if hand is None:
            if self.bank_done or name != self.banker:
                raise Refuse("not_your_turn")
            if op not in self.OF_THE_BANK:
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
        is_four = self.fresh(hand) and hand.cards[0][0] == "4"
        return self.rules["change4"] != "no" and is_four and hand.fours_changed < CHANGES

    def fresh(self, hand: Hand) -> bool:
        """It has its first card, and its player has not begun."""
        begun = hand.played if self.early else hand.stake is not None
        return hand.number == 0 and not begun

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
                odds = self.rules["fusilar_pays" if one.status == "fusilado" else "seven_half_pays"]
                bound += lying * (factor if one is hand and factor is not None else odds)
            bound += stake * (self.rules["seven_half_pays"] if factor is None else factor)
            if bound > self.bank_money():
                raise Refuse("solvency")

    def hand_of(self, back: dict[str, Any]) -> Hand:
        return self.hands[back["on"]][back["hand"]]

    def least(self) -> int:
        """The least that may be bet."""
        unit: int = self.rules["unit"]
        return -(-self.rules["min"] // unit) * unit

    def lay(self, hand: Hand, stake: int) -> None:
        self.players[hand.owner] -= stake
        hand.stake = (hand.stake or 0) + stake

    def do_bet(self, event: dict[str, Any]) -> None:
        if self.early:
            self.bet_early(event)
            return
        hand = self.my_hand()
        if hand.stake is not None:
            raise Refuse("already_bet")
        stake = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        self.ask_limits(hand.owner, stake, stake, hand)
        self.lay(hand, stake)

    def bet_early(self, event: dict[str, Any]) -> None:
        """A bet before the cards; who bets first gets his hand by it."""
        name = event["player"]
        if self.dealt:
            raise Refuse("closed")
        if name == self.banker:
            raise Refuse("banker")
        if name not in self.seats:
            raise Refuse("not_seated")
        stake = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        hand = self.hands[name][0] if self.hands[name] else Hand(name, 0, [], None)
        self.ask_limits(name, stake, stake + (hand.stake or 0), hand)
        self.hands[name] = [hand]
        self.lay(hand, stake)

    def do_deal(self, event: dict[str, Any]) -> None:
        if not self.early:
            raise Refuse("bad_op")
        if self.dealt:
            raise Refuse("closed")
        if not self.all_hands():
            raise Refuse("no_stakes")
        self.deal()

    def do_raise(self, event: dict[str, Any]) -> None:
        hand = self.my_hand()
        if self.early and not self.rules["add"]:
            raise Refuse("not_allowed")
        if hand.stake is None:
            raise Refuse("no_bet")
        stake = common.positive(event, "amount", self.rules["unit"])
        self.ask_limits(hand.owner, stake, stake + hand.stake, hand)
        self.lay(hand, stake)
        hand.played = True

    def do_back(self, event: dict[str, Any]) -> None:
        name, on, place = event["player"], event.get("on"), event.get("hand", 0)
        if not self.rules["backing"] or type(on) is not str or on not in self.seats or name in (on, self.banker):
            raise Refuse("not_allowed")
        if not common.is_number(place) or not 0 <= place < len(self.hands[on]):
            raise Refuse("no_hand")
        hand = self.hands[on][place]
        if self.early and self.dealt:
            raise Refuse("closed")
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
        hand.played = True
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
            least = self.least()
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
        stake = hand.stake or 0
        if self.early:
            self.ask_limits(hand.owner, stake, stake, hand)
        hand.hidden = None
        hand.played = True
        mine = self.hands[hand.owner]
        mine.append(Hand(hand.owner, len(mine), [hand.cards.pop()], None))
        if self.early:
            self.lay(mine[-1], stake)

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
        is_seven = self.fresh(hand) and hand.cards[0][0] == "7"
        if not self.rules["fusilar"] or not is_seven:
            raise Refuse("not_allowed")
        if not self.stock:
            raise Refuse("no_cards")
        stake = 0
        if not self.early:
            stake = common.at_least(event, "amount", self.rules["unit"], self.rules["min"])
        self.ask_limits(hand.owner, stake, stake, hand, self.rules["fusilar_pays"])
        self.lay(hand, stake)
        hand.cards.append(self.stock.pop(0))
        hand.hidden = 1
        self.shut(hand, "fusilado")

    def do_time(self, event: dict[str, Any]) -> None:
        if self.current() is None and not self.bank_to_play():
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
        if self.banker is None:
            self.bank -= pay
        else:
            self.players[self.banker] -= pay
        self.players[name] += returned
        return {"result": result, "stake": stake, "pay": pay, "returned": returned}

    def pass_the_bank(self) -> None:
        if self.house:
            return
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
        if not self.dealt and self.all_hands():
            self.deal()
        while self.dealt and not self.over():
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
        house = {"bank": self.bank} if self.house else {}
        return {"settled": settled, "backers": backers, "bank_cards": self.bank_cards, "bank_half_points": bank,
                "bank_bust": bank > SEVEN_AND_A_HALF, "announced": self.announced, "players": self.players,
                **house, "next_bank": self.next_bank, "deck_left": self.stock, "notes": self.notes,
                "rejected": self.rejected}  # fmt: skip


def settle(script: dict[str, Any]) -> dict[str, Any]:
    """The results document of a script, or its error."""
    return common.settle(SieteYMedia, script)


# --- random scripts ----------------------------------------------------------------------------------------------

SITTING = ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8")
BANKER = "B"
BESIDE = "zoe"
"""Has a purse and no seat."""


def some_early_act(rnd: random.Random, table: SieteYMedia) -> dict[str, Any]:
    """Before the cards; mostly a bet."""
    chance = rnd.random()
    bettors = [name for name in table.seats if table.hands[name]]
    waiting = [name for name in table.seats if name not in bettors and table.players[name] >= 10]
    least = table.least()
    amount = common.some_amount(rnd, *[least] * 6, 2 * least, 1, 2, 5, 5, 10, 15, 20, 25, 40, 200)
    act: dict[str, Any] = {"player": common.some_player(rnd, table.players), "amount": amount}
    if chance < 0.06:
        op = rnd.choice([*table.OPS, "", "jump"])
        act = {**act, "op": op, "on": table.seats[0]}
        if op in table.OF_THE_BANK and rnd.random() < 0.6:
            del act["player"]
    elif chance < 0.06 + (0.03 if waiting else 0.2):
        act = {"op": "deal"}
        if rnd.random() < 0.2:
            act["player"] = rnd.choice([*table.players, "nobody", None])
    elif chance < (0.5 if table.rules["backing"] and bettors else 0.12):
        act.update(op="back", on=common.some_player(rnd, bettors or table.seats))
        if rnd.random() < 0.2:
            act["on"] = common.some_player(rnd, [*table.seats, BANKER])
        if table.backings and rnd.random() < 0.3:
            act.update({key: table.backings[-1][key] for key in ("player", "on", "hand")})
        elif rnd.random() < 0.3:
            act["hand"] = rnd.choice([0, 0, 0, 1, -1, "0", True])
    else:
        act["op"] = "bet"
        if rnd.random() < 0.8:
            act["player"] = rnd.choice(waiting or table.seats)
    return act


def some_act(rnd: random.Random, table: SieteYMedia) -> dict[str, Any]:
    if not table.dealt:
        return some_early_act(rnd, table)
    chance = rnd.random()
    amount = common.some_amount(rnd, 1, 2, 5, 5, 10, 10, 15, 20, 25, 35, 40, 200)
    if table.house and rnd.random() < 0.5:
        amount = table.least()
    if table.early and rnd.random() < 0.03:
        return {"op": rnd.choice(["deal", "bet"]), "player": common.some_player(rnd, table.players), "amount": amount}
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
        act = {"op": "cede", "player": common.some_player(rnd, table.players)}
        if rnd.random() < 0.8 and not table.house:
            act["player"] = BANKER
        if rnd.random() < 0.97:
            act["to"] = common.some_player(rnd, table.players)
        if rnd.random() < 0.6:
            act["price"] = rnd.choice([0, 3, 10, 10_000, -1, "5", None])
        return act
    name: Any = hand.owner if hand is not None else table.banker
    if rnd.random() < 0.07:
        name = common.some_player(rnd, table.players)
    op = rnd.choice(table.IN_TURN)
    if hand is None and table.house and rnd.random() < 0.7:
        op = rnd.choice(table.OF_THE_BANK)
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
        if table.early and op == "raise" and not table.rules["add"] and rnd.random() < 0.8:
            op = "hit"
        elif table.early and table.rules["add"] and rnd.random() < 0.25:
            op = "raise"
        if hand.count() > SEVEN_AND_A_HALF:
            op = rnd.choice(["open", "stand", "hit", "raise"])
    act = {"op": op, "player": name}
    if name is None and table.house:
        del act["player"]  # the bank's act
        if rnd.random() < 0.04:
            act["player"] = rnd.choice(["nobody", None])
    elif table.house and rnd.random() < 0.03:
        act.pop("player")
    if op in ("bet", "raise", "fusilar") and not (table.early and op == "fusilar" and rnd.random() < 0.5):
        act["amount"] = amount
    if op == "hit" and rnd.random() < 0.4:
        act["expose"] = rnd.choice([True, True, False, "yes", 1, None])
    if op == "change4" and rnd.random() < 0.5:
        act["at"] = rnd.choice([0, 0, 0, 1, 5, len(table.stock) - 1, len(table.stock), -1, "3", 1.0])
    return act


def new_rules(rnd: random.Random, script: dict[str, Any]) -> None:
    """Bets before the cards, or a house's bank, or both."""
    rules = script["rules"]
    rules["bets"] = "before_cards"
    if rnd.random() < 0.7:
        rules["add"] = rnd.random() < 0.6
    if rnd.random() < 0.55:
        if rnd.random() < 0.4:
            rules["banker"] = "player"
        return
    rules["banker"] = "house"
    for extra in ("backing", "fusilar"):
        rules.pop(extra, None)
        if rnd.random() < 0.3:
            rules[extra] = False
    kind = rnd.choice(["blind", "blind", "alike", "alike in turn"])
    if kind == "blind":
        rules["add"] = False
    else:
        rules["min"] = rules["max"] = rnd.choice([1, 5, 10, 10, 7])
    if kind == "alike in turn":
        del rules["bets"]
        if rnd.random() < 0.4:
            rules["bets"] = "in_turn"
    script["bank"] = script["players"][BANKER]
    everybody = rnd.random()
    if everybody < 0.3:
        del script["players"][BANKER]
    elif everybody < 0.5 and len(script["seats"]) < 8:
        script["seats"].insert(rnd.randint(0, len(script["seats"])), BANKER)
    del script["banker"]
    if rnd.random() < 0.15:  # passed over
        script["banker"] = rnd.choice([None, "nobody", 7, script["seats"][0]])


def script_of(rnd: random.Random) -> dict[str, Any]:
    return acted(rnd, laid(rnd))


def new_script_of(rnd: random.Random) -> dict[str, Any]:
    script = laid(rnd)
    new_rules(rnd, script)
    if rnd.random() < 0.04:  # passed over
        script.setdefault("bank", rnd.choice([-1, None, "100", 77]))
    return acted(rnd, script)


def laid(rnd: random.Random) -> dict[str, Any]:
    """A script without acts."""
    seats = list(SITTING[: rnd.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 8])])
    deck = list(DECK)
    rnd.shuffle(deck)
    if rnd.random() < 0.5:  # some ranks are mostly first: more changes, openings and sevens and a half
        early = rnd.choice(["4", "47", "SCR", "SCR", "7SCR", "45", "3567"])
        deck.sort(key=lambda card: rnd.random() - 0.8 * (card[0] in early))
    script: dict[str, Any] = {
        "game": "siete_y_media",
        "rules": common.some_rules(rnd, PLAIN),
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
    if rnd.random() < 0.1:  # as by default, or without meaning
        script["rules"].update(bets="in_turn", banker="player", add=rnd.random() < 0.5)
    return script


def acted(rnd: random.Random, script: dict[str, Any]) -> dict[str, Any]:
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


def drawn_out(rnd: random.Random, *, early: bool = False) -> dict[str, Any]:
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
    if early:
        rules["bets"] = "before_cards"
        script["events"] = [{"op": "bet", "player": name, "amount": 1} for name in SITTING] + [{"op": "deal"}]
        if rnd.random() < 0.4:
            rules.update(banker="house", fusilar=False)
            script["bank"] = 1000
            del script["banker"]
    table = SieteYMedia(script)
    for event in script["events"]:
        table.take(0, event)
    dealt = deck[:9]
    for _ in range(200):
        hand = table.current()
        if hand is None or not table.stock:
            break
        # The next card is chosen, not drawn: the deck is written from what was chosen.
        rank = hand.cards[0][0]
        table.stock.sort(key=lambda card: (card[0] != rank, HALF_POINTS[card[0]]))
        event = {"op": "hit", "player": hand.owner}
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
        script["events"].append({"op": op, **({} if table.house else {"player": BANKER}), "amount": 1})
    return script


def drawn_out_early(rnd: random.Random) -> dict[str, Any]:
    return drawn_out(rnd, early=True)


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
    rules = {**common.some_rules(rnd, PLAIN), "min": 1, "unit": 1, "max": None, "fusilar": True, "open": True,
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


def arranged_early(rnd: random.Random) -> dict[str, Any]:
    """As `arranged`, but all bet before the cards, and what a bank or a purse can answer for is small at times."""
    script = arranged(rnd)
    rules, seats = script["rules"], script["seats"]
    rules.update(bets="before_cards", add=rnd.random() < 0.5)
    bets = [{"op": "bet", "player": name, "amount": 10} for name in seats]
    if rnd.random() < 0.4:
        bets.append({"op": "bet", "player": SITTING[0], "amount": 10})
    acts = [act for act in script["events"] if act["op"] != "bet" or rnd.random() < 0.2]
    if rnd.random() < 0.3:
        acts.insert(rnd.randint(0, len(acts)), {"op": "raise", "player": SITTING[0], "amount": rnd.choice([1, 5, 10])})
    if rnd.random() < 0.3:
        acts = [{"op": "hit", "player": SITTING[0]}, {"op": "change4", "player": SITTING[0], "at": 0}, *acts]
    script["events"] = [*bets, {"op": "deal"}, *acts]
    if rnd.random() < 0.5:
        script["players"][SITTING[0]] = rnd.choice([20, 30, 50])
    if rnd.random() < 0.4:
        odds = rnd.choice([1, 2, 3])
        rules.update(solvency="sum", seven_half_pays=odds, fusilar_pays=rnd.choice([2, 4]))
        script["players"][BANKER] = 10 * len(seats) * odds + rnd.choice([0, 10, 20, 40])
    if rnd.random() < 0.4:
        rules.update(banker="house", fusilar=False, backing=False, add=False)
        script["bank"] = script["players"].pop(BANKER)
        del script["banker"]
    return script


KINDS = {
    script_of: 84, drawn_out: 4, arranged: 12,
    new_script_of: 60, drawn_out_early: 3, arranged_early: 12,
}  # fmt: skip
"""How often each is among the random scripts."""


def scripts(seed: int, number: int) -> Iterator[dict[str, Any]]:
    """Random scripts with all options mixed, many of their acts to be refused."""
    rnd = random.Random(seed)
    kinds = rnd.choices(list(KINDS), list(KINDS.values()), k=number)
    return (kind(rnd) for kind in kinds)


HOUSE = {"bets": "before_cards", "banker": "house"}
NOT_OF_A_HOUSE: tuple[dict[str, Any], ...] = (
    {"bets": "in_turn"}, {"bets": "in_turn", "min": 5}, {"bets": "in_turn", "min": 5, "max": 6},
    {"bets": "in_turn", "add": True}, {"add": True}, {"add": True, "min": 5, "max": 10}, {"add": True, "max": None},
    {"backing": True}, {"fusilar": True}, {"backing": True, "fusilar": True},
    {"bets": "in_turn", "min": 5, "max": 5, "backing": True}, {"bets": "in_turn", "min": 5, "max": 5, "fusilar": True},
    {"add": True, "min": 5, "max": 5, "backing": True}, {"add": True, "min": 5, "max": 5, "fusilar": True},
)  # fmt: skip
"""Rules that a house's bank may not have, to be added to HOUSE."""


def with_a_house(script: dict[str, Any]) -> dict[str, Any]:
    """The script with a house's bank, and rules that it may have."""
    return {**{key: value for key, value in script.items() if key != "banker"}, "rules": HOUSE, "bank": 100}


def with_a_banker(script: dict[str, Any]) -> dict[str, Any]:
    """The script with a player's bank, by default rules."""
    return {**script, "rules": {}, "banker": "rex", "players": {**script["players"], "rex": 100}}


def invalid(script: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    house, script = with_a_house(script), with_a_banker(script)
    yield from common.spoiled(script, OPTIONS, cards="deck", places=("seats",))
    yield "another game", {**script, "game": "macao"}
    for banker in (None, "stranger", script["seats"][0], 7, ["B"]):
        yield f"a banker {banker!r}", {**script, "banker": banker}
    yield "no banker", {key: value for key, value in script.items() if key != "banker"}
    yield "no seats", {**script, "seats": []}
    nine = [f"n{number}" for number in range(9)]
    yield "nine seats", {**script, "seats": nine, "players": dict.fromkeys([*nine, script["banker"]], 5)}
    yield "a card short", {**script, "deck": script["deck"][:-1]}
    yield "a card twice", {**script, "deck": [*script["deck"][:-1], script["deck"][0]]}
    yield "a French card", {**script, "deck": [*script["deck"][:-1], "AS"]}
    for forbidden in NOT_OF_A_HOUSE:
        yield f"a house's bank with {forbidden}", {**house, "rules": {**HOUSE, **forbidden}}
    yield "a house's bank and nothing else", {**house, "rules": {"banker": "house"}}
    yield "a house without a bank", {key: value for key, value in house.items() if key != "bank"}
    for bank in (-1, None, "100", 1.0, True, [5]):
        yield f"a house's bank of {bank!r}", {**house, "bank": bank}
    yield "a house's bank, nobody seated", {**house, "seats": []}
    yield "a house's bank, a stranger seated", {**house, "seats": ["stranger"]}
    yield "a house's bank, nine seats", {**house, "seats": nine, "players": dict.fromkeys(nine, 5)}
