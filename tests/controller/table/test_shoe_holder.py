"""Punto banco at the table where the shoe passes round the seats (docs/rules.md 3.1.14). Every event goes through its
JSON form."""

from __future__ import annotations

import random
from typing import Any

import pytest

from controller.games.baccarat.punto_banco.acts import SeatLeft, SeatTaken, ShoePassed
from controller.games.baccarat.punto_banco.rounds import Deal
from controller.games.game import ENDED
from controller.table import reports
from controller.table.events import Played
from controller.table.log import advance
from controller.table.state import TableState, live, playing
from tests.controller.house import reason
from tests.controller.random_table import RandomTable
from tests.controller.shoe_table import ShoeTable
from tests.instruments.simulate.auditor import played

PLAYER = "9S 2H KS 3D"
"""Player wins, 9 against 5."""
BANKER = "2H 9S 3D KS"
TIE = "9S 9H KS KD"


class Table(ShoeTable):
    """Before the first coup; the shoe passes."""

    def __init__(self, *coups: str, players: tuple[str, ...] = ("ann", "bob", "cy"), **rules: Any) -> None:
        some = {"shoe": "passes", "burn": False, **rules}
        super().__init__(" ".join(coups), game="punto_banco", players=players, bank=10_000, **some)

    def bet(self, player: str, stake: int, type_: str = "player") -> None:
        self.seat(player, "bet", bet=f"{player} {len(self.events)}", type=type_, stake=stake)

    @property
    def holder(self) -> str | None:
        deal = live(self.state)
        assert isinstance(deal, Deal)
        return deal.holder

    def passed(self) -> list[tuple[Any, ...]]:
        """What happened to the shoe."""
        return [tuple(event) for event in played(self.events) if isinstance(event, ShoePassed)]


def test_the_first_seat_holds_it_until_the_banker_s_hand_has_lost() -> None:
    table = Table(BANKER, TIE, PLAYER, shoe_to="clockwise")
    assert table.view()["deal"]["shoe"] == {"holder": "ann"}
    for held in ("ann", "ann", "bob"):
        table.deals()
        assert table.holder == held
    assert table.passed() == [("bob", "ann", "lost")]
    assert "the banker's hand has lost: the shoe passes from ann to bob" in table.log


@pytest.mark.parametrize(
    ("stakes", "held"),
    [
        ([], "bob"),
        ([("cy", 20), ("bob", 10)], "cy"),
        ([("bob", 10), ("cy", 5), ("cy", 10)], "cy"),
        ([("cy", 10), ("bob", 10)], "bob"),
        ([("ann", 50), ("cy", 10)], "cy"),
        ([("ann", 50)], "bob"),
    ],
)
def test_it_passes_to_the_other_seat_that_won_most_on_player(stakes: list[tuple[str, int]], held: str) -> None:
    table = Table(PLAYER)
    table.bet("bob", 90, "banker")
    for player, stake in stakes:
        table.bet(player, stake)
    table.deals()
    assert table.holder == held


def test_the_holder_gives_it_on_between_coups_and_nobody_else() -> None:
    table = Table(PLAYER, shoe_to="clockwise")
    money = dict(live(table.state).purses)
    assert reason(lambda: table.seat("bob", "pass_shoe")) == "not_holder"
    table.seat("ann", "pass_shoe")
    table.seat("bob", "pass_shoe")
    assert table.holder == "cy"
    assert "bob gives the shoe on to cy" in table.log
    table.dealer("close_bets")
    assert reason(lambda: table.seat("cy", "pass_shoe")) == "closed"
    table.leaves(4)
    assert table.holder == "ann", "round to the first seat"
    assert live(table.state).purses == money, "nothing is settled by it"


def test_who_leaves_or_has_no_money_loses_it_to_the_next_seat() -> None:
    table = Table(BANKER)
    table.dealer("close_seat", player="bob")
    table.dealer("cash_out", player="ann", amount=None)
    assert table.holder == "cy"
    table.dealer("open_seat", player="bob")
    table.dealer("close_seat", player="cy")
    assert table.holder == "bob", "with the money that he had"
    assert reason(lambda: table.seat("bob", "pass_shoe")) == "nobody_next"
    table.bet("bob", 1000)
    assert table.holder == "bob", "his money lies on the layout"
    table.deals()
    assert table.holder is None
    assert "the dealer holds the shoe" in table.log
    table.dealer("buy_in", player="ann", amount=10)
    assert table.holder == "ann"
    assert table.passed() == [
        *(("cy", "ann", "left"), ("bob", "cy", "left")),
        *((None, "bob", "left"), ("ann", None, "first")),
    ]


def test_a_void_coup_moves_nothing() -> None:
    table = Table(PLAYER)
    table.bet("cy", 10)
    table.deals(2)
    table.dealer("void_deal", text="a card fell")
    assert playing(table.state)
    assert (table.holder, table.passed()) == ("ann", [])


def test_a_card_that_is_put_right_puts_the_holder_right() -> None:
    table = Table(PLAYER, PLAYER, shoe_to="clockwise")
    table.deals()
    table.deals()
    table.seat("cy", "pass_shoe")
    assert table.holder == "ann"
    table.dealer("correct", index=1, card="6H")  # the first coup was a tie: cy never held it
    assert table.holder == "bob"
    assert table.passed()[-1] == ("bob", "ann", "corrected")
    assert "by the card that was put right the shoe goes from ann to bob" in table.log
    table.dealer("correct", index=1, card="2H")
    assert table.holder == "ann", "as it was"


def test_the_next_shoe_begins_with_who_held_the_last_one() -> None:
    table = Table(PLAYER, shoe_to="clockwise")
    table.deals()
    table.dealer("void_deal", text="enough")
    assert table.view()["deal"]["shoe"] is None
    table.dealer("start_deal", pack="new")
    assert table.holder == "bob"
    table.dealer("void_deal", text="enough")
    table.dealer("close_seat", player="bob")
    table.dealer("start_deal", pack="new")
    assert table.holder == "cy", "who sat behind him"


def test_after_a_restart_the_same_player_holds_it() -> None:
    table = Table(PLAYER, BANKER)
    table.bet("cy", 10)
    table.deals()
    table.dealer("open_seat", player="dot")
    before = table.state
    again = TableState()
    for event in table.events:
        again = advance(again, event)
    assert (again, table.holder) == (before, "cy")
    table.do(reports.boot)
    assert table.holder == "cy"


def test_where_the_dealer_holds_it_nothing_of_it_is_written() -> None:
    table = Table(PLAYER, shoe="dealer")
    table.dealer("close_seat", player="ann")
    table.dealer("open_seat", player="ann")
    table.deals()
    assert table.holder is None
    assert table.view()["deal"]["shoe"] is None
    assert reason(lambda: table.seat("ann", "pass_shoe")) == "not_holder"
    kinds = {type(event) for event in played(table.events)}
    assert not kinds & {ShoePassed, SeatTaken, SeatLeft}


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_it_is_with_somebody_who_may_hold_it(seed: int) -> None:
    """And every seat of the table is one of the shoe's."""
    way = random.Random(seed).choice(("highest_winner", "clockwise"))
    table = RandomTable("punto_banco", seed, deals=1, rules={"shoe": "passes", "shoe_to": way})
    state = TableState()
    for event in table.events:
        state = advance(state, event)
        deal = state.deal
        if isinstance(deal, Deal) and deal.seats and deal.phase not in ENDED and not isinstance(event, Played):
            able = [player for player in deal.seats if deal.may_hold(player)]
            assert deal.holder in able or not able
