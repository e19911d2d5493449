"""German faro at the table before a pair: books that are chosen, and waiting until everybody has laid (docs/rules.md
2.1, 2.3)."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.german_faro.acts import WaitEnded
from controller.games.german_faro.rounds import Deal
from controller.games.message import Message, say
from controller.games.registry import GAMES
from controller.games.transcript import Fact, Unsaid, script_of
from controller.table import outputs, reports
from controller.table.allowed import dealer_view
from controller.table.events import Played, Ruled
from controller.table.state import Actor, awaited, live, playing, stopped
from tests.controller.house import Table, reason

GAME = GAMES["german_faro"]


class German(Table):
    """The first deal of these players, who have 20 marks each."""

    def __init__(self, *players: str, bank: int = 100, **rules: Any) -> None:
        super().__init__("german_faro", bank=bank, **rules)
        self.sit(*(players or ("ann", "bob", "cay")), amount=20)
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
        self.says(Actor("seat", player), verb, **fields)

    def chooses(self, player: str, suit: str) -> None:
        self.acts(player, "choose", suit=suit, decision=self.asked)

    def choose_all(self, *suits: str) -> None:
        """Everybody in turn; then the dealer puts the pack into the box."""
        for player, suit in zip(self.deal.choosing, suits, strict=True):
            self.chooses(player, suit)
        self.dealer("pack_in", decision="pack")

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
    assert table.deal.phase == "pack"
    assert reason(lambda: table.lays("ann", "AC")) == "no_pack"
    assert "pack_in" in table.may()
    table.dealer("pack_in", decision="pack")
    assert table.deal.phase == "bets_open"
    assert {player: suit.value for player, suit in table.deal.books.items()} == {"ann": "C", "bob": "H", "cay": "S"}
    view = GAME.view(table.deal)
    assert (view["left_out"], view["cards_left"]) == ("D", 39)
    assert awaited(table.state) == ()


def test_the_documents_example_is_played_at_the_table() -> None:
    """Clubs, hearts and spades are the players', the diamonds are out."""
    table = German(books="choice")
    table.choose_all("C", "H", "S")
    table.lays("ann", "KC", 4)
    table.lays("bob", "AH", 6)
    for index, card in enumerate(("3C", "QS", "2S", "KC")):
        table.moves()
        table.sees(index, card)
    assert table.deal.purses == {"ann": 16, "bob": 14, "cay": 20}
    assert table.deal.bank == 104
    assert reason(lambda: table.dealer("key_card", card="5D", index=4)) == "foreign_card"


def test_with_four_the_pack_is_whole_and_the_dealer_says_that_it_is_in_the_box() -> None:
    table = German("ann", "bob", "cay", "dot", books="choice")
    for player, suit in (("ann", "C"), ("bob", "H"), ("cay", "S"), ("dot", "D")):
        table.chooses(player, suit)
    assert reason(lambda: table.lays("ann", "AC")) == "no_pack"
    assert not outputs.outputs(table.state).tracking
    table.dealer("pack_in", decision="pack")
    table.lays("ann", "AC")
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


def test_no_camera_looks_before_the_pack_lies_in_the_box() -> None:
    """Cards that lie open while the pack is made ready are none of the deal's, and a restart asks nothing of them."""
    table = German(books="choice")
    assert not outputs.outputs(table.state).tracking
    table.moves()
    table.sees(0, "5H")
    table.do(lambda h: reports.boot(h, camera=True))
    assert stopped(table.state) is None
    table.chooses("ann", "S")
    table.chooses("bob", "H")
    table.do(lambda h: reports.faulted(h, "camera", say("hardware-no-edges")))
    table.do(lambda h: reports.cleared(h, "camera"))
    table.chooses("cay", "D")
    table.sees(0, "7D")
    assert (table.cards, table.state.waiting) == ([], ())
    table.dealer("pack_in", decision="pack")
    assert outputs.outputs(table.state).tracking
    table.moves()
    table.sees(0, "7D")
    assert table.cards == ["7D"]


def test_a_void_deal_taken_back_goes_on_with_the_choice() -> None:
    table = German(books="choice")
    table.chooses("ann", "S")
    table.dealer("void_deal")
    assert GAME.view(table.deal)["choosing"] == []
    table.dealer("undo")
    table.chooses("bob", "H")
    assert stopped(table.state) is None


def test_a_deal_that_is_void_before_all_have_chosen_is_no_script() -> None:
    table = German(books="choice")
    start = table.deal
    table.chooses("ann", "S")
    table.dealer("void_deal")
    assert not playing(table.state)
    assert table.deal.purses == {"ann": 20, "bob": 20, "cay": 20}
    facts = [Fact(n, event.event) for n, event in enumerate(table.events) if isinstance(event, Played)]
    with pytest.raises(Unsaid) as unsaid:
        GAME.transcript(start, facts, table.deal, lend=False)
    assert say("german_faro-unsaid-books") in unsaid.value.message.data[-1]


def test_a_card_is_corrected_with_the_books_that_were_chosen() -> None:
    table = German(books="choice")
    table.choose_all("C", "H", "S")
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
    assert table.deal.waits_for == (), "what lies on counts, and cay is waited for no more until he lays"
    table.lays("cay", "AD")
    for index, card in enumerate(("AD", "7H"), start=2):
        table.moves()
        table.sees(index, card)
    assert table.deal.waits_for == ("cay",)
    assert table.asked == "lay 3"


def test_who_lays_and_takes_it_back_is_waited_for_no_more_before_this_pair() -> None:
    """Else he could hold the table up: the clock began again each time."""
    table = German(wait_for_all=True, withdraw=True)
    table.lays("ann", "AS")
    table.lays("bob", "AH")
    table.lays("cay", "AD")
    table.acts("cay", "withdraw", card="AD")
    assert table.deal.waits_for == ()
    for index, card in enumerate(("5H", "6H")):
        table.moves()
        table.sees(index, card)
    assert table.deal.waits_for == ("cay",)


def test_a_stake_that_nothing_can_meet_is_none() -> None:
    table = German(wait_for_all=True, dead_stake="allow")
    for player, card in (("ann", "5S"), ("bob", "6H"), ("cay", "AD")):
        table.lays(player, card)
    for index, card in enumerate(("5S", "6H")):
        table.moves()
        table.sees(index, card)
    table.lays("ann", "5S")
    assert table.deal.waits_for == ("ann", "bob")
    table.lays("ann", "7S")
    assert table.deal.waits_for == ("bob",)


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


# --- a player as the banker ----------------------------------------------------------------------------------------


class Bank(German):
    """Four players with 100 marks each; the lot falls to the first of those who may be drawn."""

    def __init__(self, *players: str, marks: int = 100, bank: int = 500, **rules: Any) -> None:
        Table.__init__(self, "german_faro", bank=bank, **rules)
        self.sit(*(players or ("ann", "bob", "cay", "dot")), amount=marks)

    def start(self, number: int = 0, **fields: Any) -> None:
        """The lot falls to the player of this number, of those who may be drawn."""
        self.chance = lambda below: number % below
        self.dealer("start_deal", **fields)

    def turn(self, *cards: str) -> None:
        for card in cards:
            self.moves()
            self.sees(len(self.cards), card)


@pytest.mark.parametrize("number", range(4))
def test_one_of_the_seated_is_drawn_and_puts_up_the_bank(number: int) -> None:
    table = Bank(banker="lot")
    table.start(number)
    banker = ("ann", "bob", "cay", "dot")[number]
    assert GAME.banker(table.deal) == banker
    assert say("table-lot", player=banker) in table.said()
    assert banker not in table.deal.books
    assert len(table.deal.books) == 3
    assert (table.deal.bank, table.deal.purses[banker], table.deal.house, table.money) == (100, 0, 500, 900)
    assert reason(lambda: table.lays(banker, "AS")) == "unknown_player"


def test_the_bank_goes_back_to_the_banker_and_the_next_one_is_drawn() -> None:
    table = Bank(banker="lot", bank_marks=60)
    table.start(0)
    table.lays("bob", "AS", 4)
    table.turn("AS", "2H")
    assert (table.deal.bank, table.deal.purses["ann"]) == (56, 40)
    table.dealer("void_deal")
    assert (table.deal.bank, table.deal.purses, table.deal.house) == (
        0,
        {"ann": 96, "bob": 104, "cay": 100, "dot": 100},
        500,
    )
    table.start(1, pack="new")
    assert GAME.banker(table.deal) == "bob"
    assert table.money == 900


def test_a_broken_bank_costs_the_banker_his_marks_and_no_more() -> None:
    table = Bank(banker="lot", bank_marks=5)
    table.start(0)
    table.lays("bob", "AS", 8)
    table.turn("AS", "2H")
    assert table.deal.phase == "over"
    assert table.deal.broken
    assert (table.deal.purses["ann"], table.deal.purses["bob"]) == (95, 105)


def test_a_card_put_right_after_the_end_moves_the_bankers_marks() -> None:
    """The bank was not broken: the deal goes on, and the bank holds what it had."""
    table = Bank(banker="lot", bank_marks=5)
    table.start(0)
    table.lays("bob", "AS", 8)
    table.turn("AS", "2H")
    table.dealer("correct", index=0, card="3S")
    assert (table.deal.phase, GAME.banker(table.deal)) == ("bets_open", "ann")
    assert (table.deal.bank, table.deal.purses["ann"], table.deal.purses["bob"]) == (5, 95, 92)
    assert table.money == 900


def test_what_the_players_choose_the_dealer_names() -> None:
    table = Bank(banker="choice")
    assert reason(table.start) == "banker_awaited"
    assert reason(lambda: table.start(banker="nobody")) == "banker_awaited"
    table.start(banker="cay")
    assert GAME.banker(table.deal) == "cay"
    assert say("table-banker-chosen", player="cay") in table.said()


def test_who_has_not_the_marks_is_no_banker_and_with_nobody_no_deal_begins() -> None:
    table = Bank(banker="lot", bank_marks=150)
    assert reason(table.start) == "bank"
    table.dealer("buy_in", player="cay", amount=50)
    table.start(2)
    assert GAME.banker(table.deal) == "cay"


def test_three_play_beside_the_banker_or_four_and_a_fifth_waits() -> None:
    assert reason(Bank("ann", "bob", "cay", banker="lot").start) == "players"
    five = Bank("ann", "bob", "cay", "dot", "eve", banker="lot")
    five.start(1)
    assert set(five.deal.books) == {"ann", "cay", "dot", "eve"}
    house = Bank("ann", "bob", "cay", "dot", "eve")
    house.start()
    assert set(house.deal.books) == {"ann", "bob", "cay", "dot"}


def test_the_house_may_empty_its_box_and_a_banker_adds_nothing() -> None:
    table = Bank(banker="lot")
    table.start(0)
    assert reason(lambda: table.dealer("bank", amount=10)) == "players_bank"
    table.dealer("bank", amount=-500)
    assert (table.deal.house, table.deal.bank) == (0, 100)
    assert reason(lambda: table.dealer("bank", amount=-1)) == "funds"


def test_a_deal_with_a_players_bank_is_a_script() -> None:
    table = Bank(banker="lot", bank_marks=60, bank=500)
    table.start(0)
    start, first = table.deal, len(table.events)
    table.lays("bob", "AS", 4)
    table.turn("AS", "2H")
    table.dealer("bank", amount=-100)
    table.dealer("void_deal")
    inner = [e for event in table.events[first:] for e in (event.events if isinstance(event, Ruled) else (event,))]
    facts = [Fact(n, event.event) for n, event in enumerate(inner) if isinstance(event, Played)]
    found = script_of(GAME, start, facts, table.deal)
    assert found["bank"] == 60
    assert GAME.settle({name: value for name, value in found.items() if name != "lent"})["bank"] == 56
