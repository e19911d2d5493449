"""A whole evening of each game with its troubles, and every line that the log said of it.

`python -m tests.controller.golden_log` writes tests/data/log_GAME.txt again; read the difference before it is kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

from controller.games.cards import RANK_LABELS, SUIT_LABELS
from controller.games.faro import Deal, view
from controller.games.message import plain
from controller.table import commands, reports
from controller.table.events import Event, Sighting
from controller.table.log import lines
from controller.table.moment import moment
from controller.table.state import DEALER, Actor, Refused, TableState, apply, live, log_line, next_index
from tests.controller.golden_coups import COUPS, log_of
from tests.english import english

FOLDER = Path(__file__).parent.parent / "data"


def path(game: str) -> Path:
    """The file that holds the log of this game's evening."""
    return FOLDER / f"log_{game}.txt"


class Evening:
    """A table of `game` with verbs; `events` is what its journal has, `text` what its log said."""

    def __init__(self, game: str, *, bank: int, rules: dict[str, Any], purses: dict[str, int]) -> None:
        self.state = TableState()
        self.events: list[Event] = []
        self.commits: list[int] = []
        """How many of the events were written at once."""
        self.text: list[str] = []
        self.chance = random.Random(game)
        self.pack = [rank + suit for rank in RANK_LABELS for suit in SUIT_LABELS]
        self.bets = 0
        self.do(lambda h: reports.open_table(h, game=game, rules=rules, bank=bank, mode="table"))
        for player, amount in purses.items():
            self.dealer("open_seat", player=player)
            self.dealer("buy_in", player=player, amount=amount)

    def do(self, act: Callable[[TableState], Iterable[Event]]) -> None:
        made = list(act(self.state))
        self.commits.append(len(made))
        for event in made:
            self.events.append(event)
            before, self.state = self.state, apply(self.state, event)
            for text in lines(before, event, self.state):
                self.state = log_line(self.state, text)
                self.text.append(english(text))

    def dealer(self, verb: str, **fields: Any) -> None:
        self.do(lambda h: commands.decide(h, {"do": verb, "at": moment(h)._asdict(), **fields}, DEALER))

    def seat(self, player: str, verb: str, **fields: Any) -> None:
        command = {"do": verb, "at": moment(self.state)._asdict(), **fields}
        self.do(lambda h: commands.decide(h, command, Actor("seat", player)))

    def bet(self, player: str, **fields: Any) -> str:
        self.bets += 1
        self.seat(player, "bet", bet=f"b{self.bets}", **{"type": "flat", "stake": 20, **fields})
        return f"b{self.bets}"

    def answer(self, card: str) -> None:
        assert self.state.question is not None
        self.dealer("answer", question=self.state.question.id, card=card)

    def sees(self, card: str | None = None) -> None:
        """The camera reads the next card of the pack, or `card` in its place."""
        index = next_index(self.state)
        rank, suit = card or self.pack[index]
        self.do(lambda h: reports.sighted(h, Sighting(index, rank, suit, 0.999, {rank: 0.999}, {suit: 1.0})))

    def doubts(self, other: str) -> None:
        """The camera cannot say whether it is the next card's rank or `other`."""
        index = next_index(self.state)
        rank, suit = self.pack[index]
        seen = Sighting(index, None, None, 0.0, {rank: 0.6, other: 0.4}, {suit: 1.0})
        self.do(lambda h: reports.sighted(h, seen))

    def rest(self, act: Callable[[], None] = lambda: None) -> None:
        """Deal the rest of the pack; `act` before each round."""
        while live(self.state).phase not in ("over", "void"):
            if live(self.state).phase == "bets_open":
                with suppress(Refused):  # funds, a dead card: nothing that the log tells
                    act()
            self.sees()
            assert self.state.question is None, self.state.question


def faro() -> Evening:
    """Casino faro: two cards in doubt, an irregularity, a wrong card that leaves a debt, a void deal."""
    table = Evening("faro", bank=2000, rules={"max": 300, "dead_bets": "claim"}, purses={"ann": 400, "bob": 400})
    pack = ["7C", "TD", "QS", "4H", "9S", "KD", "2C", "5S", "TH", "9C", "3D", "AH"]
    rest = [card for card in table.pack if card not in pack]
    table.chance.shuffle(rest)
    table.pack = [*pack, *rest]
    table.dealer("start_deal")
    table.sees()
    table.bet("ann", ranks=["Q"], stake=50)
    table.bet("bob", ranks=["T"], copper=True)
    table.sees()
    table.sees()

    table.bet("ann", ranks=["9"], stake=100)
    table.bet("bob", ranks=["4"], stake=30)
    table.doubts("8")  # the 4: ann's 9 wins whatever it is
    table.sees()
    table.answer("4H")

    table.bet("ann", ranks=["J"], stake=300)
    table.dealer("hold")
    table.dealer("resume", without={})
    table.sees()
    table.sees("JC")  # wrong: it is the 2
    table.dealer("cash_out", player="ann", amount=live(table.state).purses["ann"])
    table.dealer("correct", index=6, card="2C")
    table.dealer("buy_in", player="ann", amount=700)
    table.dealer("raise_max", max=400)
    table.dealer("bank", amount=500)

    first = table.bet("ann", ranks=["K"], stake=40)
    table.bet("bob", type="group", ranks=["6", "7", "8"], stake=30)
    table.dealer("irregularity", kind="double_draw", policy="dealer_rules", rulings={first: "pay"})
    table.dealer("undo")
    table.dealer("irregularity", kind="turned_back", policy="return_stakes", rulings={})

    table.sees()
    table.sees("9C")
    table.sees("TH")
    table.dealer("correct", index=8, card="TH", swap=True)
    table.do(lambda h: reports.faulted(h, "spindle K", plain("bead 2 does not move")))
    table.do(lambda h: reports.cleared(h, "spindle K"))

    def lay() -> None:
        rank = table.chance.choice(RANK_LABELS)
        table.bet(table.chance.choice(("ann", "bob")), ranks=[rank], stake=10, copper=table.chance.random() < 0.3)
        dead = [bet["id"] for bet in view(cast(Deal, live(table.state)))["bets"] if bet["dead"]]
        if dead:
            table.seat("bob", "claim", bet=dead[0])

    table.rest(lay)
    table.dealer("start_deal", pack="new")
    table.chance.shuffle(table.pack)
    table.sees()
    table.bet("bob", ranks=["A"])
    table.dealer("void_deal", text="a glass fell over")
    return table


def german_faro() -> Evening:
    """German faro with three: a wrong card that leaves a debt, an irregularity, the bank broken or the pack dealt."""
    table = Evening(
        "german_faro", bank=60, rules={"max_total": 40, "withdraw": True}, purses={"ann": 30, "bob": 20, "cy": 20}
    )
    table.pack = [card for card in table.pack if card[1] != "C"]  # three play
    table.chance.shuffle(table.pack)
    start = ["QS", "TH", "4D", "7S", "9H", "KD"]
    table.pack = [*start, *(card for card in table.pack if card not in start)]
    table.dealer("start_deal")
    table.seat("ann", "stake", card="QS", marks=5)
    table.seat("bob", "stake", card="TH", marks=4)
    table.sees()
    table.sees()

    table.seat("cy", "stake", card="4D", marks=10)
    table.seat("bob", "stake", card="7H", marks=3)
    table.seat("bob", "withdraw", card="7H")
    table.sees()
    table.sees()
    table.dealer("cash_out", player="cy", amount=live(table.state).purses["cy"])
    table.dealer("correct", index=2, card="5D")
    table.dealer("undo")
    table.dealer("correct", index=2, card="5D")
    table.dealer("buy_in", player="cy", amount=20)
    table.pack[table.pack.index("5D")], table.pack[2] = "4D", "5D"

    table.seat("ann", "stake", card="KS", marks=6)
    table.seat("bob", "stake", card="JH", marks=2)
    table.dealer("irregularity", kind="exposed_early", policy="dealer_rules", rulings={"KS": "pay", "JH": "return"})
    table.dealer("bank", amount=10)

    def lay() -> None:
        suit, player = table.chance.choice((("S", "ann"), ("H", "bob"), ("D", "cy")))
        table.seat(player, "stake", card=table.chance.choice(RANK_LABELS) + suit, marks=3)

    table.rest(lay)
    return table


EVENINGS: dict[str, Callable[[], list[str]]] = {
    "faro": lambda: faro().text,
    "german_faro": lambda: german_faro().text,
    **{game: partial(log_of, game, evening) for game, evening in COUPS.items()},
}

if __name__ == "__main__":
    for name, log in EVENINGS.items():
        path(name).write_text("\n".join(log()) + "\n", "utf-8")
        print(path(name))
