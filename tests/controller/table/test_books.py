"""German faro at the table before a pair: books that are chosen, and waiting until everybody has laid (docs/rules.md
2.1, 2.3)."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.german_faro.acts import BookChosen, WaitEnded
from controller.games.german_faro.rounds import Deal
from controller.games.message import Message, say
from controller.games.registry import GAMES
from controller.table import commands, reports
from controller.table.allowed import dealer_view
from controller.table.events import Played
from controller.table.sight.window import WINDOW
from controller.table.state import Actor, TableState, awaited, live, playing, stopped
from tests.controller.house import Table, now, reason

GAME = GAMES["german_faro"]


class German(Table):
    """The first deal of these players, who have 20 marks each."""

    def __init__(self, *players: str, bank: int = 100, **rules: Any) -> None:
        self.state, self.events = TableState(), []
        self.do(lambda h: reports.open_table(h, game="german_faro", rules=rules, bank=bank, mode="table"))
        for player in players or ("ann", "bob", "cay"):
            self.dealer("open_seat", player=player)
            self.dealer("buy_in", player=player, amount=20)
        self.dealer("start_deal")

    @property
    def deal(self) -> Deal:
        deal = live(self.state)
        assert isinstance(deal, Deal)
        return deal

    @property
    def asked(self) -> str | None:
        """The key of the one decision that is awaited."""
        found = awaited(self.state)
        return found[0].key if found else None

    def acts(self, player: str, verb: str, **fields: Any) -> None:
        self.do(lambda h: commands.decide(h, now(h, verb, **fields), Actor("seat", player)))

    def chooses(self, player: str, suit: str) -> None:
        self.acts(player, "choose", suit=suit, decision=self.asked)

    def lays(self, player: str, card: str, marks: int = 2) -> None:
        self.acts(player, "stake", card=card, marks=marks)

    def time_is_up(self) -> None:
        key = self.asked
        assert key is not None
        self.do(lambda h: reports.time_up(h, key))

    def said(self) -> list[Message]:
        return [text for _, text in self.state.log]

    def may(self) -> list[str]:
        found: list[str] = dealer_view(self.state, {})["may"]
        return found


# --- books ---------------------------------------------------------------------------------------------------------


def test_each_chooses_in_the_order_of_the_seats_and_the_suit_that_is_left_is_taken_out() -> None:
    table = German(books="choice")
    assert (table.deal.phase, table.deal.choosing) == ("books", ("ann", "bob", "cay"))
    for player, suit in (("ann", "C"), ("bob", "H"), ("cay", "S")):
        assert [decision.player for decision in awaited(table.state)] == [player]
        table.chooses(player, suit)
        assert say("german_faro-book-chosen", player=player, suit=suit) in table.said()
    assert table.deal.phase == "bets_open"
    assert {player: suit.value for player, suit in table.deal.books.items()} == {"ann": "C", "bob": "H", "cay": "S"}
    view = GAME.view(table.deal)
    assert (view["left_out"], view["cards_left"]) == ("D", 39)
    assert awaited(table.state) == ()


def test_the_documents_example_is_played_at_the_table() -> None:
    """Clubs, hearts and spades are the players', the diamonds are out."""
    table = German(books="choice")
    for player, suit in (("ann", "C"), ("bob", "H"), ("cay", "S")):
        table.chooses(player, suit)
    table.lays("ann", "KC", 4)
    table.lays("bob", "AH", 6)
    for index, card in enumerate(("3C", "QS", "2S", "KC")):
        table.moves()
        table.sees(index, card)
    assert table.deal.purses == {"ann": 16, "bob": 14, "cay": 20}
    assert table.deal.bank == 104
    assert reason(lambda: table.dealer("key_card", card="5D", index=4)) == "foreign_card"


def test_with_four_the_pack_is_whole() -> None:
    table = German("ann", "bob", "cay", "dot", books="choice")
    for player, suit in (("ann", "C"), ("bob", "H"), ("cay", "S"), ("dot", "D")):
        table.chooses(player, suit)
    assert GAME.pack_size(table.deal) == 52
    assert GAME.view(table.deal)["left_out"] is None


def test_who_does_not_choose_takes_the_first_that_is_free() -> None:
    table = German(books="choice")
    table.chooses("ann", "S")
    table.time_is_up()
    assert table.deal.books["bob"].value == "H"
    assert table.deal.choosing == ("cay",)


def test_who_leaves_his_seat_is_waited_for_no_longer_than_the_others() -> None:
    table = German(books="choice", book_s=7)
    table.dealer("close_seat", player="ann")
    assert [decision.limit_s for decision in awaited(table.state)] == [7]
    table.time_is_up()
    assert table.deal.choosing == ("bob", "cay")


@pytest.mark.parametrize(
    ("player", "suit", "why"), [("cay", "H", "lapsed"), ("bob", "S", "taken"), ("bob", "X", "malformed")]
)
def test_a_book_out_of_turn_or_taken_is_refused(player: str, suit: str, why: str) -> None:
    table = German(books="choice")
    table.chooses("ann", "S")
    before = table.state
    assert reason(lambda: table.chooses(player, suit)) == why
    assert table.state == before


def test_nothing_is_laid_and_no_card_is_due_before_the_last_has_chosen() -> None:
    table = German(books="choice")
    table.chooses("ann", "S")
    assert reason(lambda: table.lays("ann", "AS")) == "choosing"
    assert reason(lambda: table.dealer("close_bets")) == "choosing"
    assert reason(lambda: table.dealer("key_card", card="AS", index=0)) == "choosing"
    assert GAME.expects(table.deal) is None
    assert not {"close_bets", "key_card"} & set(table.may())


def test_a_card_that_lies_open_too_early_holds_play_until_the_deal_is_void() -> None:
    table = German(books="choice")
    table.chooses("ann", "S")
    table.moves()
    table.sees(0, "5H")
    held = stopped(table.state)
    assert held is not None
    assert held.text == WINDOW.not_due
    assert "resume" not in table.may()
    assert reason(lambda: table.dealer("resume")) == "not_due"
    assert table.cards == []
    table.dealer("void_deal")
    table.dealer("start_deal", pack="new")
    assert stopped(table.state) is None
    assert table.deal.choosing == ("ann", "bob", "cay")


def test_a_deal_that_is_void_before_all_have_chosen_is_no_script() -> None:
    table = German(books="choice")
    table.chooses("ann", "S")
    table.dealer("void_deal")
    assert not playing(table.state)
    assert table.deal.purses == {"ann": 20, "bob": 20, "cay": 20}
    chosen = [event.event for event in table.events if isinstance(event, Played)]
    assert [event for event in chosen if isinstance(event, BookChosen)] == [BookChosen("ann", "S")]


def test_a_card_is_corrected_with_the_books_that_were_chosen() -> None:
    table = German(books="choice")
    for player, suit in (("ann", "C"), ("bob", "H"), ("cay", "S")):
        table.chooses(player, suit)
    table.lays("ann", "KC", 4)
    for index, card in enumerate(("8C", "QS")):
        table.moves()
        table.sees(index, card)
    table.dealer("correct", index=0, card="KC")
    assert (table.deal.purses["ann"], table.deal.bank) == (24, 96)
    assert GAME.pack_size(table.deal) == 39


# --- waiting until everybody has laid ------------------------------------------------------------------------------


def test_the_stakes_are_not_closed_before_each_has_laid() -> None:
    table = German(wait_for_all=True)
    table.lays("ann", "AS")
    assert table.deal.waits_for == ("bob", "cay")
    assert reason(lambda: table.dealer("close_bets")) == "waiting"
    assert "close_bets" not in table.may()
    table.lays("bob", "AH")
    table.lays("cay", "AD")
    assert awaited(table.state) == ()
    table.dealer("close_bets")
    assert table.deal.phase == "bets_closed"


def test_who_does_not_lay_in_time_is_waited_for_no_more_before_this_pair() -> None:
    table = German(wait_for_all=True, lay_s=9)
    table.lays("ann", "AS")
    (decision,) = awaited(table.state)
    assert (decision.limit_s, decision.all_seats, decision.verbs) == (9, True, ())
    table.time_is_up()
    assert say("german_faro-wait-ended", pair=1, players=("bob", "cay")) in table.said()
    table.lays("bob", "AH")  # he still may
    for index, card in enumerate(("5H", "6H")):
        table.moves()
        table.sees(index, card)
    assert table.deal.waits_for == ("cay",), "before each pair anew; what lies on counts"
    assert table.asked == "lay 2"


def test_a_stake_that_nothing_can_meet_is_none() -> None:
    table = German(wait_for_all=True, dead_stake="allow")
    for index, card in enumerate(("5S", "6H")):
        table.moves()
        table.sees(index, card)
    table.lays("ann", "5S")
    assert "ann" in table.deal.waits_for
    table.lays("ann", "7S")
    assert "ann" not in table.deal.waits_for


def test_who_cannot_lay_is_not_waited_for() -> None:
    table = German(wait_for_all=True)
    table.dealer("cash_out", player="cay")
    assert table.deal.waits_for == ("ann", "bob")
    table.dealer("buy_in", player="cay", amount=5)
    assert table.deal.waits_for == ("ann", "bob", "cay")


def test_a_card_that_leaves_all_the_same_ends_the_waiting_and_the_log_says_so() -> None:
    table = German(wait_for_all=True)
    table.lays("ann", "AS")
    table.moves()
    assert table.deal.phase == "bets_closed"
    assert [event.event for event in table.events if isinstance(event, Played)][-2:-1] == [WaitEnded(1, ("bob", "cay"))]
    assert reason(lambda: table.lays("bob", "AH")) == "closed"
    table.sees(0, "5H")
    assert table.cards == ["5H"]


def test_a_false_start_waits_no_more_for_the_same() -> None:
    table = German(wait_for_all=True)
    table.moves()
    table.dealer("reopen_bets")
    assert table.deal.phase == "bets_open"
    assert table.deal.waits_for == ()


def test_a_card_named_by_the_dealer_ends_the_waiting_too() -> None:
    table = German(wait_for_all=True)
    table.sees(0, "5H")
    assert [type(event.event) for event in table.events if isinstance(event, Played)][-3:-2] == [WaitEnded]
    assert table.cards == ["5H"]
