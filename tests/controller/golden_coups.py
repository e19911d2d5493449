"""Short evenings of the games that are dealt in coups, written as acts: what golden_log.py plays of them.

An act a line: `leaves 4`, `blurred` (a card leaves that cannot be read), `answer 9S`, `time` (of the decision awaited
is up), `until PHASE` (by letting time pass); else who, what and its fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from controller.table.log import lines
from controller.table.state import TableState, apply, log_line
from tests.controller.shoe_table import ShoeTable
from tests.english import english


class Coups(NamedTuple):
    """One evening: who plays, the cards in the order in which they leave the shoe, the rules, and what is done."""

    players: str
    shoe: str
    acts: str
    rules: Mapping[str, Any] = {}
    bank: int = 0


def table_of(game: str, evening: Coups) -> ShoeTable:
    """The table after it."""
    table = ShoeTable(
        evening.shoe, game=game, players=evening.players.split(), bank=evening.bank, buy_in=400, **evening.rules
    )
    for act in evening.acts.strip().splitlines():
        _do(table, *act.split())
    return table


def log_of(game: str, evening: Coups) -> list[str]:
    """Every line that the log said of it, in English."""
    state, said = TableState(), []
    for event in table_of(game, evening).events:
        before, state = state, apply(state, event)
        for line in lines(before, event, state):
            state = log_line(state, line)
            said.append(english(line))
    return said


def _do(table: ShoeTable, who: str, what: str = "", *fields: str) -> None:
    match who:
        case "leaves":
            table.leaves(int(what))
        case "blurred":
            table.leaves(1, unread=True)
        case "answer":
            assert table.state.question is not None
            table.dealer("answer", question=table.state.question.id, card=what)
        case "time":
            table.time_is_up()
        case "until":
            for _ in range(9):
                if table.deal.phase != what:
                    table.time_is_up()
            assert table.deal.phase == what
        case "dealer":
            table.dealer(what, **dict(map(_field, fields)))
        case _:
            table.seat(who, what, **dict(map(_field, fields)))


def _field(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    if value in ("yes", "no"):
        return name, value == "yes"
    return name, int(value) if value.removeprefix("-").isdigit() else value


COUPS = {
    "punto_banco": Coups(
        players="ann bob",
        bank=1000,
        rules={"push": "return"},
        shoe="3S 9D JC 5H  9S 2H KS 3D  2S 4H KD QC AS  5S 5D 2C 2D  8H 4H  4S 9H",
        acts="""
        leaves 4
        ann bet bet=a type=player stake=50
        bob bet bet=b type=banker stake=40
        bob bet bet=c type=tie stake=10
        bob remove bet=c
        dealer close_bets
        dealer reopen_bets
        dealer close_bets
        leaves 3
        blurred
        answer 3D
        ann bet bet=d type=banker stake=100
        dealer close_bets
        leaves 5
        dealer correct index=5 card=6H
        dealer undo
        ann bet bet=e type=player stake=20
        bob bet bet=f type=tie stake=5
        dealer close_bets
        leaves 4
        dealer mark marker=cut
        dealer undo
        ann bet bet=g type=player stake=20
        dealer close_bets
        leaves 2
        dealer irregularity kind=double_draw policy=bank_pays_all
        dealer bank amount=100
        dealer cash_out player=ann
        bob bet bet=h type=banker stake=10
        dealer close_bets
        leaves 1
        dealer void_deal text=spilt
        dealer void_deal text=torn
        """,
    ),
    "chemin_de_fer": Coups(
        players="ann bob cy",
        bank=50,
        rules={"chemin_strict": False, "chemin_rake": 5},
        shoe="4S 7H 2D KC  9S 2H KS 3D  2S 4H KD QC AS 5D  4D 4C 2H 2C",
        acts="""
        ann decline
        bob put_bank amount=100
        until bets_open
        ann stake amount=30
        cy stake amount=100
        until bets_closed
        leaves 4
        cy stand
        bob stand
        dealer correct index=0 card=3S
        bob pass
        until bets_open
        ann stake amount=30
        cy stake amount=20
        until bets_closed
        leaves 4
        cy put_bank amount=50
        ann banco
        until bets_closed
        leaves 4
        ann draw
        leaves 1
        cy draw
        leaves 1
        cy retire
        bob take
        dealer bank amount=-2
        until bets_open
        ann stake amount=20
        until bets_closed
        leaves 2
        dealer irregularity kind=exposed_early policy=return_stakes
        dealer void_deal text=torn
        """,
    ),
    "baccarat_banque": Coups(
        players="ann bob cy dan",
        rules={"chemin_strict": False},
        shoe="2S 3S 4S 3D 3C 3H AS  9S KS 4D KD 2C 5C",
        acts="""
        ann bid amount=100
        dan bid amount=200
        until bets_open
        ann stake amount=50
        cy stake amount=20
        bob stake amount=40
        dealer close_bets
        leaves 6
        ann draw
        leaves 1
        bob stand
        dan draw
        leaves 1
        dealer correct index=6 card=2S
        dan retire
        ann take
        until bets_open
        bob stake amount=200
        dealer close_bets
        time
        leaves 2
        dealer irregularity kind=turned_back policy=return_stakes
        dealer void_deal text=torn
        """,
    ),
    "macao": Coups(
        players="ann bob cy",
        shoe="3S 6H 5D KC  4S 9H 2D",
        acts="""
        bob stake amount=30
        cy stake amount=20
        dealer close_bets
        dealer reopen_bets
        dealer close_bets
        leaves 3
        bob draw
        leaves 1
        bob stand
        cy stand
        ann stand
        dealer correct index=3 card=QC
        bob stake amount=10
        dealer pass_bank
        dealer buy_in player=bob amount=5
        ann stake amount=10
        cy stake amount=40
        dealer close_bets
        leaves 1
        dealer irregularity kind=double_draw policy=bank_pays_all
        dealer void_deal text=torn
        """,
    ),
    "victoria": Coups(
        players="ann bob cy",
        shoe="3S KH 5D KC 2S KS KD 2D",
        acts="""
        bob stake amount=30
        cy stake amount=20
        dealer close_bets
        leaves 6
        bob stand
        cy draw
        leaves 1
        cy refuse
        leaves 1
        ann stand
        """,
    ),
    "siete_y_media": Coups(
        players="ann bob cy dot",
        rules={"open": True, "fusilar": True, "backing": True, "change4": "optional"},
        shoe="4S 5H 6D JC 7C 6S  3C 2C 4C 5C",
        acts="""
        leaves 4
        cy back on=bob hand=0 amount=10
        bob bet amount=20
        bob hit expose=yes
        leaves 1
        cy bet amount=30
        cy stand
        dot bet amount=5
        dot stand
        ann hit
        leaves 1
        ann stand
        ann cede to=dot price=30
        dot buy
        dealer start_deal
        leaves 4
        dealer void_deal text=torn
        """,
    ),
}
