"""Siete y media at the table where bets are laid before the cards (docs/rules.md 4.15): the round of bets and its
clock, who is dealt to, a false start, a restart, a void deal, a card put right."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.audience import Viewer
from controller.games.siete_y_media.acts import SeatTaken
from controller.table import reports
from controller.table.outputs import light
from controller.table.state import Actor, playing, said_at_start, stopped
from tests.controller.cli.test_recall_script import scripts_of
from tests.controller.house import reason
from tests.controller.shoe_table import ShoeTable
from tests.instruments.simulate.auditor import played

NAMES = ("dot", "ann", "bob", "cy")
"""The banker, and three punters from his right."""
DECK = "4S 7H 5D 3C JC 4H"


class Table(ShoeTable):
    """Bets are laid before the cards."""

    def __init__(self, deck: str = DECK, players: tuple[str, ...] = NAMES, **rules: Any) -> None:
        super().__init__(deck, game="siete_y_media", players=players, **{"bets": "before_cards", **rules})

    def bet(self, player: str, amount: int = 10) -> None:
        self.seat(player, "bet", amount=amount)

    def dealt(self, *players: str) -> Table:
        """These have bet, and have their cards; the bank has its own."""
        for player in players:
            self.bet(player)
        self.deals(len(players) + 1)
        return self

    def legal(self, player: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view(Viewer("seat", player))["deal"]["legal"]
        return found


def test_a_deal_waits_until_somebody_has_bet_and_the_clock_runs_from_then_on() -> None:
    table = Table(bet_s=30)
    assert (table.deal.phase, light(table.state)) == ("bets_open", "open")
    assert table.view()["awaiting"] == []
    assert table.view()["expects"] is None
    assert reason(lambda: table.dealer("close_bets")) == "no_stakes"
    table.do(lambda state: reports.movement(state, "beam"))
    assert table.deal.phase == "bets_open", "no card is due: what moves closes nothing"
    table.bet("cy")
    (decision,) = table.view()["awaiting"]
    assert (decision["limit_s"], decision["all_seats"], decision["verbs"]) == (30, True, [])
    table.bet("cy", 5)
    table.bet("ann", 20)
    assert table.deal.purses == {"dot": 1000, "ann": 980, "bob": 1000, "cy": 985}
    table.time_is_up()
    assert (table.deal.phase, light(table.state)) == ("bets_closed", "closed")
    assert table.view()["expects"] == {"place": "first ann", "face": "down"}
    assert reason(lambda: table.bet("bob")) == "closed"


def test_only_who_has_bet_has_a_hand() -> None:
    table = Table().dealt("cy", "ann")
    hands = {seat["player"]: len(seat["hands"]) for seat in table.view()["deal"]["seats"]}
    assert hands == {"ann": 1, "bob": 0, "cy": 1}
    assert table.view()["deal"]["turn"] == {"player": "ann", "hand": 0}
    (decision,) = table.view(Viewer("seat", "ann"))["awaiting"]
    assert "bet" not in decision["verbs"]
    assert "raise" not in decision["verbs"]
    assert table.legal("ann").keys() == {"hit", "stand"}
    assert reason(lambda: table.says(Actor("seat", "bob"), "hit")) == "not_your_turn"
    table.seat("ann", "stand")
    assert table.view()["deal"]["turn"]["player"] == "cy", "bob is passed over"
    table.seat("cy", "stand")
    assert table.deal.phase == "bank"
    table.seat("dot", "stand")
    assert not [line for line in table.log if "bob" in line and "bob takes a seat" not in line and "buys" not in line]


def test_the_bank_passes_one_who_could_not_pay_the_least_stake() -> None:
    """Nobody could bet against him."""
    table = Table(solvency="sum", min=10)
    table.dealer("void_deal")
    table.dealer("cash_out", player="dot", amount=981)
    table.dealer("start_deal", pack="new")
    assert table.deal.banker == "ann"
    table.bet("dot")
    table.dealer("void_deal")
    for player in ("ann", "bob", "cy"):
        table.dealer("cash_out", player=player, amount=981)
    assert reason(lambda: table.dealer("start_deal", pack="new")) == "players"


def test_a_card_before_the_bets_are_closed_was_not_due() -> None:
    table = Table()
    table.bet("ann")
    table.leaves()
    held = stopped(table.state)
    assert held is not None
    assert not table.deal.cards
    table.dealer("lay_away")
    table.dealer("resume", without=[])
    table.out = 0
    table.deals(2)
    assert (table.deal.phase, len(table.deal.cards)) == ("turn", 2)


def test_a_false_start_is_put_right_while_no_card_is_out() -> None:
    table = Table()
    table.bet("ann")
    assert reason(lambda: table.dealer("reopen_bets")) == "not_closed"
    table.dealer("close_bets")
    table.dealer("reopen_bets")
    assert "bets are taken again" in table.log
    table.bet("bob")
    table.deals(1)
    assert reason(lambda: table.dealer("reopen_bets")) == "not_closed"
    table.leaves(2)
    assert list(table.deal.players) == ["ann", "bob"]


def test_who_sits_down_meanwhile_bets_behind_the_others() -> None:
    table = Table()
    table.bet("ann")
    table.sit("eve", amount=50)
    table.bet("eve")
    assert table.deal.seats == ("ann", "bob", "cy", "eve")
    table.dealer("close_bets")
    table.dealer("open_seat", player="zoe")
    table.leaves(3)
    assert [event.player for event in played(table.events) if isinstance(event, SeatTaken)] == ["eve"]
    for player in ("ann", "eve"):
        table.seat(player, "stand")
    table.seat("dot", "stand")
    table.time_is_up()
    (script,), unsaid = scripts_of(table.events)
    assert unsaid == []
    assert script["seats"] == ["ann", "bob", "cy", "eve"]
    assert [act["op"] for act in script["events"]] == ["bet", "bet", "deal", "stand", "stand", "stand"]


def test_nobody_is_left_out_because_he_did_not_bet() -> None:
    table = Table("4S 7H 4C 7C 4H 7D", canto=True)
    for deal in range(3):
        table.dealt("ann")
        table.seat("ann", "stand")
        table.seat("dot", "stand")
        table.time_is_up()
        assert not playing(table.state), deal
        table.dealer("start_deal")
    assert table.deal.seats == ("ann", "bob", "cy")


@pytest.mark.parametrize("add", [False, True])
def test_the_stake_is_added_to_where_that_is_agreed(add: bool) -> None:
    table = Table(add=add, max=25).dealt("ann")
    assert ("raise" in table.legal("ann")) is add
    if add:
        assert table.legal("ann")["raise"] == {"least": 1, "most": 15}
        table.seat("ann", "raise", amount=15)
        assert table.deal.hand.stake == 25
    else:
        assert reason(lambda: table.seat("ann", "raise", amount=5)) == "not_allowed"


def test_an_opened_hand_has_as_much_at_once() -> None:
    table = Table("JS 7H QD 4C 5C", open=True, add=True).dealt("ann")
    assert "open" not in table.legal("ann") or table.deal.hand.hidden is not None
    table.seat("ann", "raise", amount=5)
    table.seat("ann", "hit")
    table.leaves()
    table.seat("ann", "open")
    assert [hand.stake for hand in table.deal.hands[0]] == [15, 15]
    assert table.deal.purses["ann"] == 970
    assert "15 of ann is laid on the new hand" in table.log
    assert table.legal("ann").keys() == {"hit", "raise", "stand"}
    table.seat("ann", "stand")
    table.seat("ann", "stand")
    assert table.deal.phase == "bank"


def test_who_cannot_lay_as_much_does_not_open() -> None:
    table = Table("JS 7H QD 4C", open=True)
    table.bet("ann", 600)
    table.deals(2)
    table.seat("ann", "hit")
    table.leaves()
    assert "open" not in table.legal("ann")
    assert reason(lambda: table.seat("ann", "open")) == "funds"


def test_under_a_seven_the_bet_is_staked() -> None:
    table = Table("7S 7H JD", fusilar=True, solvency="sum").dealt("ann")
    assert table.legal("ann")["fusilar"] == {"least": 10, "most": 10}
    table.seat("ann", "fusilar", amount=10)
    table.leaves()
    assert "ann shows 7♠, and has a card laid under it unseen" in table.log
    table.seat("dot", "stand")
    assert table.deal.purses == {"dot": 960, "ann": 1040, "bob": 1000, "cy": 1000}


def test_a_four_is_changed_until_more_was_laid_or_a_card_drawn() -> None:
    table = Table("4S 7H 4C 2C 3C", change4="optional", add=True).dealt("ann")
    assert "change4" in table.legal("ann")
    table.seat("ann", "raise", amount=5)
    assert "change4" not in table.legal("ann")
    assert reason(lambda: table.seat("ann", "change4")) == "not_allowed"


def test_hands_are_backed_before_the_cards_alone() -> None:
    table = Table(backing=True)
    assert "back" not in table.legal("bob"), "nobody has bet"
    assert reason(lambda: table.seat("bob", "back", on="ann", hand=0, amount=5)) == "no_hand"
    table.bet("ann")
    assert table.legal("bob")["back"] == [{"on": "ann", "hand": 0, "least": 1, "most": 1000}]
    table.seat("bob", "back", on="ann", hand=0, amount=5)
    table.deals(2)
    assert "back" not in table.legal("cy")
    assert reason(lambda: table.seat("cy", "back", on="ann", hand=0, amount=5)) == "closed"
    table.seat("ann", "stand")
    table.seat("dot", "stand")
    assert table.view()["deal"]["backs"][0]["paid"]["result"] == "lose"


def test_a_void_deal_gives_the_bets_back() -> None:
    for deals in (0, 2):
        table = Table()
        table.bet("ann")
        table.bet("bob", 30)
        if deals:
            table.deals(deals)
        table.dealer("void_deal")
        assert table.deal.purses == dict.fromkeys(NAMES, 1000)
        assert not playing(table.state)


def test_a_restart_in_the_round_of_bets_goes_on_with_them() -> None:
    table = Table()
    table.bet("ann")
    was = table.deal
    table.do(lambda state: reports.boot(state))
    assert table.deal == was
    if table.state.sight.doubted or table.state.question is not None:
        table.dealer("drawn", count=0)
    table.bet("bob")
    table.deals(3)
    assert table.deal.phase == "turn"


def test_a_card_is_put_right_and_the_bets_stand() -> None:
    table = Table("4S 7H 5D", bank_policy="blackjack", add=True).dealt("ann")
    table.seat("ann", "raise", amount=5)
    table.dealer("correct", index=0, card="5S")
    assert table.deal.hand.stake == 15
    assert table.deal.purses["ann"] == 985
    table.seat("ann", "stand")
    table.dealer("correct", index=0, card="JS")
    assert (table.deal.purses["ann"], table.deal.hands[0][0].stake, table.deal.phase) == (985, 15, "for_sale")


def test_where_bets_are_made_in_turn_there_is_no_round_of_them() -> None:
    table = ShoeTable(DECK, game="siete_y_media", players=NAMES)
    assert table.deal.phase == "first_cards"
    for verb in ("close_bets", "reopen_bets"):
        assert reason(lambda verb=verb: table.dealer(verb)) == "no_round"
    table.dealer("open_seat", player="eve")
    assert table.deal.seats == ("ann", "bob", "cy")


def test_who_had_no_money_at_the_start_buys_and_bets() -> None:
    table = Table(players=("dot", "ann", "bob"))
    table.dealer("void_deal")
    table.dealer("open_seat", player="eve")
    table.dealer("start_deal", pack="new", **said_at_start(table.state))
    assert table.deal.seats == ("ann", "bob"), "who has no money is not dealt to"
    table.dealer("buy_in", player="eve", amount=50)
    table.dealer("buy_in", player="dot", amount=50)
    table.dealer("buy_in", player="eve", amount=5)
    assert table.deal.seats == ("ann", "bob", "eve")
    table.dealt("eve")
    table.sit("zoe", amount=50)
    assert list(table.deal.players) == ["eve"]
    assert table.deal.seats == ("ann", "bob", "eve"), "the cards are out"
    table.dealer("void_deal")
    assert table.deal.purses == {"dot": 1050, "ann": 1000, "bob": 1000, "eve": 55, "zoe": 50}


def test_who_sits_down_meanwhile_without_money_is_in_the_script() -> None:
    table = Table()
    table.bet("ann")
    table.dealer("open_seat", player="eve")
    table.deals(2)
    table.seat("ann", "stand")
    table.seat("dot", "stand")
    table.time_is_up()
    (script,), unsaid = scripts_of(table.events)
    assert unsaid == []
    assert script["seats"] == ["ann", "bob", "cy", "eve"]
    assert script["players"] == {**dict.fromkeys(NAMES, 1000), "eve": 0}
