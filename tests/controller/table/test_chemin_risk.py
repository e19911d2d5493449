"""What the banker of chemin de fer risks, at the table as a fold: who is asked when, what everybody sees and reads, a
restart while it is asked, and money at every row (docs/rules.md 3.2.13)."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.audience import DEALER_VIEW, Viewer
from controller.games.baccarat.chemin_de_fer.acts import Risked
from controller.games.registry import GAMES
from controller.table.events import Played
from controller.table.log import advance
from controller.table.state import Actor, TableState, awaited, live
from tests.controller.house import reason
from tests.controller.random_table import RandomTable
from tests.controller.shoe_table import ShoeTable, everybody
from tests.controller.table.test_chemin_table import NATURAL, STANDS

SEATS = ("ann", "bob", "cy")
VIEWERS = everybody(SEATS)


class Table(ShoeTable):
    """Ann puts up 100, and is asked what she risks."""

    def __init__(self, shoe: str, **rules: Any) -> None:
        super().__init__(shoe, game="chemin_de_fer", players=SEATS, bank=500, bank_stake="choose", **rules)
        self.seat("ann", "put_bank", amount=100)

    @property
    def phase(self) -> str:
        return str(self.deal.phase)

    def until(self, phase: str) -> None:
        """Silence until this is asked."""
        while self.phase != phase:
            self.time_is_up()

    def plays_40(self) -> None:
        """A coup that bob plays with 40, after which the banker stays."""
        self.until("bets_open")
        self.seat("bob", "stake", amount=40)
        self.until("bets_closed")
        self.leaves(4)
        self.until("retiring")
        self.seat("ann", "pass")


def test_the_banker_is_asked_after_leaving_and_before_banco() -> None:
    table = Table(f"{STANDS} 6S 6H KS KD {NATURAL}", risk_s=7)
    assert [(d.player, d.verbs, d.limit_s, d.default) for d in awaited(table.state)] == [
        ("ann", ("risk", "pass"), 7, "pass")
    ]
    assert reason(lambda: table.says(Actor("seat", "ann"), "risk", amount=40)) == "lapsed", "which decision it answers"
    assert reason(lambda: table.seat("bob", "risk", amount=40)) == "lapsed"
    assert reason(lambda: table.seat("ann", "risk", amount=101)) == "over_bank"
    table.seat("ann", "risk", amount=40)
    assert table.phase == "banco"
    table.plays_40()
    assert table.phase == "risking"
    table.time_is_up()
    assert (table.phase, table.deal.bank, table.deal.risked) == ("banco", 140, 40)
    table.until("bets_open")
    table.seat("bob", "stake", amount=30)
    table.until("bets_closed")
    table.leaves(4)
    table.until("bets_closed")
    assert (table.deal.standing, table.deal.risked) == (True, 40), "a tie: nothing is asked"
    table.leaves(4)
    assert table.view()["money"]["purses"] == {"ann": 1010, "bob": 990, "cy": 1000}
    assert "ann risks 40 of the bank" in table.log
    assert table.deal.money == 3500


def test_everybody_sees_what_is_risked_and_set_aside() -> None:
    table = Table(STANDS)
    table.seat("ann", "risk", amount=40)
    for viewer in VIEWERS:
        deal = table.view(viewer)["deal"]
        assert (deal["bank"], deal["risked"], deal["aside"]) == (100, 40, 60)


def test_the_dealer_ends_it_or_enters_it() -> None:
    asked = Table(STANDS)
    view = asked.view(DEALER_VIEW)
    assert (view["dealer"]["sums"], view["deal"]["may_risk"]) == (["enter_risk"], {"least": 1, "most": 100})
    assert "close_bets" in view["dealer"]["may"]
    assert reason(lambda: asked.says(Actor("seat", "ann"), "enter_risk", amount=40)) == "not_dealer"
    for wrong in ({}, {"amount": 0}, {"amount": "40"}):
        assert reason(lambda wrong=wrong: asked.dealer("enter_risk", **wrong)) == "malformed"
    assert reason(lambda: asked.dealer("enter_risk", amount=101)) == "over_bank"
    asked.dealer("enter_risk", amount=40)
    assert (asked.phase, asked.deal.risked) == ("banco", 40)
    assert asked.view(DEALER_VIEW)["dealer"]["sums"] == []
    assert reason(lambda: asked.dealer("enter_risk", amount=50)) == "no_turn"
    ended = Table(STANDS)
    ended.dealer("close_bets")
    assert (ended.phase, ended.deal.risked) == ("banco", 100)


def test_nothing_is_entered_while_play_is_held() -> None:
    table = Table(STANDS)
    table.dealer("hold")
    assert reason(lambda: table.seat("ann", "risk", amount=40)) == "held"
    table.dealer("resume")
    table.seat("ann", "risk", amount=40)
    assert table.deal.risked == 40


@pytest.mark.parametrize("named", [False, True])
def test_after_a_restart_it_goes_on_where_it_was(named: bool) -> None:
    table = Table(STANDS)
    if named:
        table.seat("ann", "risk", amount=40)
    table.restarts()
    table.dealer("drawn", count=0)
    if not named:
        table.seat("ann", "risk", amount=40)
    table.until("bets_open")
    table.seat("bob", "stake", amount=60)
    table.until("cover")
    assert table.deal.rounds.legal(table.deal, "ann") == {"cover": 20, "pass": True}


def raised() -> Table:
    """40 were named, 70 are risked, and the first card is out."""
    table = Table(f"4S {STANDS}")
    table.seat("ann", "risk", amount=40)
    table.until("bets_open")
    table.seat("bob", "stake", amount=70)
    table.until("cover")
    table.seat("ann", "cover")
    assert (table.deal.bank, table.deal.risked) == (100, 70)
    table.leaves(1)
    return table


def test_a_void_coup_and_a_correction_put_it_back() -> None:
    table = raised()
    table.dealer("void_deal", text="a card fell")
    assert (table.phase, table.deal.bank, table.deal.risked) == ("risking", 100, 100)
    table.seat("ann", "risk", amount=40)
    table.plays_40()
    table.seat("ann", "risk", amount=120)
    table.dealer("correct", index=2, card="6H")  # a tie: what was named since goes back
    assert (table.phase, table.deal.risked, table.deal.bank, table.deal.stakes) == ("bets_closed", 40, 100, {"bob": 40})


def test_a_ruling_that_is_undone_leaves_it_raised() -> None:
    table = raised()
    table.dealer("irregularity", kind="double_draw")
    assert table.deal.risked == 100
    table.dealer("undo", ruling=table.view(DEALER_VIEW)["can_undo"])
    assert (table.deal.bank, table.deal.risked, table.deal.stakes) == (100, 70, {"bob": 70})


def test_of_a_banker_without_a_choice_nothing_is_asked() -> None:
    table = Table(STANDS, min_bank=100)
    assert table.phase == "banco"


def test_money_is_conserved_at_every_row_of_random_evenings() -> None:
    game, named = GAMES["chemin_de_fer"], 0
    for seed in range(12):
        state = TableState()
        for event in RandomTable(game.name, seed, deals=1, rules={"bank_stake": "choose"}).events:
            was, state = state, advance(state, event)
            if isinstance(event, Played) and was.deal_number:
                old: Any = live(was)
                new: Any = live(state)
                assert new.money - old.money == game.brought(event.event), event
                assert 0 <= new.risked <= new.bank, event
                assert new.risked + new.aside == new.bank
                named += isinstance(event.event, Risked)
    assert named > 20


def test_a_seat_that_only_watches_is_offered_nothing() -> None:
    table = Table(STANDS)
    assert table.view(Viewer("seat", "bob"))["deal"]["legal"] == {}
    assert table.view(Viewer("seat", "ann"))["deal"]["legal"] == {"risk": {"least": 1, "most": 100}, "pass": True}
