"""A table of baccarat banque by its commands: ann bids first, five players, two who stand by."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from controller.games.audience import Viewer
from controller.games.baccarat.baccarat_banque import (
    Card,
    CloseBets,
    Deal,
    Refusal,
    Rules,
    ShowCard,
    Time,
    acts,
    apply,
    decide,
    decode_command,
    decode_event,
    encode_event,
    legal,
    new_deal,
)
from controller.games.baccarat.baccarat_banque.show import BACCARAT_BANQUE
from tests.games.chance import Seed, chance, shoe_of

RIGHT = ("ann", "bob", "cat")
LEFT = ("cy", "dan")
STANDERS = ("sam", "sue")
SIX = "2S 3S 4S 3D 3C 3H"
"""Right 5, left 6, bank 7."""
EVERY_RULE: list[dict[str, Any]] = [
    {},
    {"banque_excess": "trim", "chemin_five": "draw", "max_bancos": 1},
    {"banque_excess": "unlimited", "bank_by": "list", "unit": 5, "min": 5},
    {"bank_by": "list", "chemin_strict": False, "min_bank": 40},
]


def table(purse: int = 400, **rules: Any) -> Deal:
    purses = dict.fromkeys((*RIGHT, *LEFT, *STANDERS), purse)
    return new_deal(Rules(**rules), purses=purses, right=RIGHT, left=LEFT, standers=STANDERS)


def do(deal: Deal, *commands: Any) -> Deal:
    """Every event goes through its stored form."""
    for command in commands:
        for event in decide(deal, command):
            deal = apply(deal, decode_event(json.loads(json.dumps(encode_event(event)))))
    return deal


def act(deal: Deal, *ops: str) -> Deal:
    """Acts such as `ann bid 100`, `cy banco`, `sam stake 20 left`."""
    for op in ops:
        player, verb, *rest = op.split()
        obj: dict[str, Any] = {"op": verb, "player": player}
        if rest and rest[0] == "cheval":
            obj["cheval"] = True
        elif rest:
            obj["amount"] = int(rest[0])
        if len(rest) == 2:
            obj["side"] = rest[1]
        deal = do(deal, decode_command(obj))
    return deal


def show(deal: Deal, cards: str) -> Deal:
    return do(deal, *[ShowCard(Card.parse(label)) for label in cards.split()])


def reason(deal: Deal, *ops: str) -> str:
    with pytest.raises(Refusal) as refused:
        act(deal, *ops)
    return refused.value.reason


def refused(deal: Deal, command: Any) -> str:
    with pytest.raises(Refusal) as found:
        decide(deal, command)
    return found.value.reason


def acts_of(deal: Deal, player: str, chance: random.Random) -> Iterator[dict[str, Any]]:
    """All that this player may do, each amount at its ends or between."""
    for verb, what in legal(deal, player).items():
        for side in what["sides"] if verb == "stake" else (None,):
            obj: dict[str, Any] = {"op": verb, "player": player}
            if verb in ("bid", "refill", "stake"):
                unit = deal.rules.unit
                between = chance.randint(what["least"], max(min(what["most"], 80), what["least"])) // unit * unit
                obj["amount"] = chance.choices([what["least"], max(between, what["least"]), what["most"]], [4, 10, 1])[
                    0
                ]
            if side is not None:
                obj["side"] = side
            if verb == "banco":
                obj["cheval"] = chance.random() < 0.5
            yield obj


def with_bank(**rules: Any) -> Deal:
    """Ann has the bank with 100; nobody goes banco yet."""
    return do(act(table(**rules), "ann bid 100"), Time())


def staking(**rules: Any) -> Deal:
    return do(with_bank(**rules), Time())


def coup(deal: Deal, cards: str) -> Deal:
    return show(do(deal, CloseBets()), cards)


class Evening:
    """A shoe played at the table by chance, with all that must hold after every act; and what is posted of it."""

    def __init__(self, seed: int | Seed, rules: dict[str, Any], acts: int = 400) -> None:
        self.chance = chance(seed)
        self.shoe = shoe_of(seed, packs=3)
        self.rules = rules
        self.deal = self.start = table(**rules)
        self.posted: list[dict[str, Any]] = []
        self.events: list[Any] = []
        self.stuck = False
        """Nobody has the money for another stake or bank."""
        for _ in range(acts):
            if self.deal.phase == "over" or self.stuck:
                break
            self.go_on()

    def go_on(self) -> None:
        deal, chance = self.deal, self.chance
        if deal.next_place is not None:
            self.do(ShowCard(self.shoe[len(deal.cards)]))
            return
        may = [obj for player in deal.purses for obj in acts_of(deal, player, chance)]
        if not may or chance.random() < 0.2:
            if BACCARAT_BANQUE.time_up(deal, "") is not None:
                self.do(Time())
            elif not may:
                self.stuck = True
            return
        obj = chance.choice(may)
        try:
            self.do(decode_command(obj))
        except Refusal as refusal:
            if refusal.reason != "strict":
                raise

    def do(self, command: Any) -> None:
        coup, before = self.deal.number, self.deal
        for event in decide(before, command):
            assert decode_event(json.loads(json.dumps(encode_event(event)))) == event
            self.post(coup, event)
            self.deal = apply(self.deal, event)
            self.events.append(event)
            coup = self.deal.number
        self.check()

    def post(self, coup: int, event: Any) -> None:
        """The event as an act of a script."""
        obj: dict[str, Any] | None = None
        match event:
            case acts.BidMade(player, amount):
                obj = {"op": "bid", "player": player, "amount": amount}
            case acts.Claimed(what, player, cheval):
                obj = {"op": what, "player": player, "cheval": cheval}
            case acts.BankTaken() | acts.WindowClosed("offered"):
                obj = {"op": "time"}
            case acts.BankLeft(player, _, "retired"):
                obj = {"op": "retire", "player": player}
            case acts.BankRefilled(player, amount):
                obj = {"op": "refill", "player": player, "amount": amount}
            case acts.StakeLaid(player, side, amount):
                obj = {"op": "stake", "player": player, "side": side, "amount": amount}
            case acts.StakesAccepted(player):
                obj = {"op": "accept", "player": player}
            case acts.CoupBegan() | acts.BankLeft(_, _, "gave_up"):
                obj = {"op": "deal"}
            case acts.Decided(_, player, draws):
                obj = {"op": "draw" if draws else "stand", "player": player}
        if obj is not None:
            self.posted.append({"coup": coup, **obj})

    def check(self) -> None:
        deal = self.deal
        assert deal.money == self.start.money
        assert deal.bank >= 0
        assert min(deal.purses.values()) >= 0
        assert sum(deal.stakes.values()) == deal.on_layout
        assert deal.banker is not None or not deal.bank
        places = [*deal.seats.right, *deal.seats.left, *deal.seats.standers]
        assert sorted([*places, *([deal.banker] if deal.banker else [])]) == sorted(deal.purses)
        for side in ("right", "left"):
            chairs = deal.seats.chairs(side)
            assert (deal.seats.hand(side) in chairs) if chairs else deal.seats.hand(side) is None
        keys = [decision.key for decision in BACCARAT_BANQUE.awaiting(deal)]
        assert len(keys) == (deal.phase != "over" and deal.next_place is None)
        if len(self.events) % 5 == 0:
            json.dumps([BACCARAT_BANQUE.view(deal, Viewer("seat", player)) for player in ("ann", "sam")])


def dealt() -> Deal:
    """Bob plays the right for himself and cat, cy the left; ann is the banker."""
    return coup(act(staking(), "bob stake 10", "cat stake 10", "cy stake 30"), SIX)
