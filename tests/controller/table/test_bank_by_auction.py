"""The bank of casino faro by auction (docs/rules.md 1.2.6): bids, whose the bank is and how long, and its money."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.faro.rounds import Deal
from controller.games.message import say
from controller.games.registry import GAMES
from controller.games.transcript import script_of
from controller.table import outputs, reports
from controller.table.allowed import dealer_view
from controller.table.log import advance
from controller.table.run import Run
from controller.table.state import TableState, awaited, concerned, cut_awaited, live, playing, stopped
from tests.controller.house import reason
from tests.controller.random_table import RandomTable, runs
from tests.controller.shoe_table import ShoeTable

GAME = GAMES["faro"]
LOSES, WINS = "7C 4H KD 5S", "7C KD 4H 5S"
"""A bet on the four loses, or wins, in turn 1."""


class Auction(ShoeTable):
    """Three players with 1000 each, 5000 in the house's box, and the first deal before its auction."""

    def __init__(
        self, cards: str | list[str] = LOSES, *, players: tuple[str, ...] = ("ann", "bob", "cay"), **rules: Any
    ) -> None:
        super().__init__(cards, game="faro", players=players, bank=5000, banker="auction", **rules)

    @property
    def faro(self) -> Deal:
        deal = self.deal
        assert isinstance(deal, Deal)
        return deal

    @property
    def money(self) -> tuple[int, dict[str, int], int]:
        """The bank, what the players have, and the house's box; the sum never changes."""
        assert self.faro.money == 8000
        return self.faro.bank, self.faro.purses, self.faro.house

    def bids(self, player: str, amount: int) -> None:
        self.seat(player, "bid", amount=amount)

    def ann_takes(self, amount: int = 300) -> None:
        self.bids("ann", amount)
        self.dealer("close_bets")

    def bets(self, player: str, rank: str = "4", stake: int = 50, name: str = "b1") -> None:
        self.seat(player, "bet", bet=name, type="flat", ranks=[rank], stake=stake)

    def first_turn(self, stake: int = 50) -> None:
        """Ann has the bank, and bob bets on the four."""
        self.ann_takes()
        self.leaves()
        self.bets("bob", stake=stake)
        self.leaves(2)

    def next_deal(self) -> None:
        self.out = 0
        self.dealer("start_deal", pack="new")

    def legal(self, player: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["deal"]["legal"].get(player, {})
        return found

    def said(self) -> list[Any]:
        return [line for _, line in self.state.log]

    def may(self) -> list[str]:
        return list(dealer_view(self.state, {})["may"])


def run_of(table: ShoeTable) -> Run:
    return runs(table.events)[-1]


# --- the auction ------------------------------------------------------------------------------------------------------


def test_the_highest_bidder_has_the_bank_when_the_time_is_up() -> None:
    table = Auction()
    assert table.faro.phase == "auction"
    assert table.money == (0, {"ann": 1000, "bob": 1000, "cay": 1000}, 5000)
    assert table.legal("ann") == {"bid": {"least": 100, "most": 1000, "step": 1}}
    table.bids("ann", 100)
    table.bids("bob", 250)
    assert table.legal("ann") == {"bid": {"least": 251, "most": 1000, "step": 1}}
    assert table.view()["deal"]["auction"] == {
        "bids": [{"player": "ann", "amount": 100}, {"player": "bob", "amount": 250}],
        "least": 251,
    }
    table.bids("ann", 300)
    assert table.money[1]["ann"] == 1000, "a bid stays in the purse"
    table.time_is_up()
    assert table.faro.phase == "soda"
    assert table.money == (300, {"ann": 700, "bob": 1000, "cay": 1000}, 5000)
    assert GAME.banker(table.faro) == "ann"
    assert table.view()["money"]["banker"] == "ann"
    assert say("faro-bank-taken", player="ann", amount=300) in table.said()


def test_each_bid_starts_the_clock_again() -> None:
    table = Auction(bid_s=20)
    keys = []
    for player, amount in (("ann", 100), ("bob", 101), ("ann", 150)):
        table.bids(player, amount)
        (decision,) = awaited(table.state)
        assert (decision.verbs, decision.limit_s, decision.all_seats) == (("bid",), 20, True)
        keys.append(decision.key)
    assert len(set(keys)) == 3
    assert reason(lambda: table.seat("bob", "bid", amount=200, decision=keys[-2])) == "lapsed"


def test_no_clock_runs_while_nobody_has_bid() -> None:
    table = Auction(bid_s=20)
    (open_to_all,) = awaited(table.state)
    assert (open_to_all.verbs, open_to_all.limit_s) == (("bid",), None)
    table.bids("ann", 100)
    assert [decision.limit_s for decision in awaited(table.state)] == [20]
    table.dealer("close_seat", player="ann")
    assert [decision.limit_s for decision in awaited(table.state)] == [None]
    assert table.faro.phase == "auction"


def test_the_house_opens_with_what_is_in_its_box_while_nobody_has_bid() -> None:
    table = Auction()
    table.dealer("bank", amount=-1000)
    assert table.may().count("house_bank") == 1
    table.dealer("house_bank")
    assert (table.faro.phase, table.faro.bank, table.faro.house) == ("soda", 4000, 0)
    assert GAME.banker(table.faro) is None
    table.leaves()
    table.bets("ann")
    table.dealer("bank", amount=1000)
    table.leaves(2)
    assert table.money == (5050, {"ann": 950, "bob": 1000, "cay": 1000}, 0)
    table.dealer("void_deal")
    table.next_deal()
    assert (table.faro.phase, table.faro.bank, table.faro.house) == ("auction", 0, 5050)


def test_the_house_does_not_open_where_somebody_has_bid() -> None:
    table = Auction()
    table.bids("ann", 100)
    assert "house_bank" not in table.may()
    assert reason(lambda: table.dealer("house_bank")) == "has_bid"
    table.dealer("close_bets")
    assert reason(lambda: table.dealer("house_bank")) == "no_auction"


def test_the_dealer_closes_the_bids_where_there_are_any() -> None:
    table = Auction()
    assert "close_bets" not in table.may()
    assert reason(lambda: table.dealer("close_bets")) == "no_bid"
    table.bids("ann", 100)
    assert "close_bets" in table.may()
    table.dealer("close_bets")
    assert GAME.banker(table.faro) == "ann"
    assert reason(lambda: table.dealer("reopen_bets")) == "not_closed"


@pytest.mark.parametrize(
    ("amount", "why"), [(0, "bad_stake"), (101, "bad_stake"), (90, "min_bank"), (120, "low_bid"), (1010, "funds")]
)
def test_a_bid_is_refused_for_the_first_reason_that_holds(amount: int, why: str) -> None:
    table = Auction(unit=10)
    table.bids("bob", 120)
    assert reason(lambda: table.bids("ann", amount)) == why
    assert table.legal("ann")["bid"] == {"least": 130, "most": 1000, "step": 10}
    table.bids("ann", 130)


def test_who_has_no_purse_and_who_comes_too_late_does_not_bid() -> None:
    table = Auction(min_bank=100)
    table.dealer("open_seat", player="dot")
    assert reason(lambda: table.bids("dot", 100)) == "unknown_player"
    table.ann_takes()
    assert reason(lambda: table.bids("bob", 400)) == "no_auction"


def test_a_bid_is_out_of_the_purse_less_its_debts() -> None:
    """Ann won in the deal before, cashed out, and the card that had paid her was another."""
    table = Auction(WINS)
    table.dealer("house_bank")
    table.leaves()
    table.bets("ann")
    table.leaves(2)
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("buy_in", player="cay", amount=1050)
    table.dealer("correct", index=2, card="9H")
    table.dealer("void_deal")
    assert (table.faro.debts, table.faro.purses["ann"]) == ({"ann": 100}, 50), "the stake came back"
    table.next_deal()
    assert table.legal("ann") == {}
    table.dealer("buy_in", player="ann", amount=250)
    assert table.faro.debts == {}
    assert table.legal("ann")["bid"]["most"] == table.faro.purses["ann"] == 200


def test_nothing_is_bet_and_no_card_counts_before_the_deal_has_a_bank() -> None:
    table = Auction()
    assert reason(lambda: table.bets("ann")) == "auction"
    assert reason(lambda: table.dealer("key_card", card="7C", index=0)) == "auction"
    assert not outputs.outputs(table.state).tracking
    table.leaves()
    assert (table.faro.cards, table.state.waiting, stopped(table.state)) == ((), (), None)
    table.out = 0
    table.ann_takes()
    assert outputs.outputs(table.state).tracking
    table.leaves()
    assert [card.label for card in table.faro.cards] == ["7C"]


def test_a_restart_in_the_auction_asks_nothing_and_the_bids_stand() -> None:
    table = Auction()
    table.bids("bob", 150)
    table.do(lambda s: reports.boot(s, camera=True))
    assert (stopped(table.state), table.state.question) == (None, None)
    assert table.faro.put_up.best == ("bob", 150)
    table.time_is_up()
    assert GAME.banker(table.faro) == "bob"


def test_a_deal_that_is_void_before_it_has_a_bank_moves_nothing_and_may_be_taken_back() -> None:
    table = Auction()
    table.bids("bob", 150)
    table.dealer("void_deal")
    assert table.money == (0, {"ann": 1000, "bob": 1000, "cay": 1000}, 5000)
    table.dealer("undo")
    assert table.faro.put_up.best == ("bob", 150)


def test_who_leaves_his_seat_or_takes_his_money_out_has_bid_nothing() -> None:
    table = Auction()
    table.bids("ann", 100)
    table.bids("bob", 200)
    table.bids("cay", 900)
    table.dealer("close_seat", player="cay")
    assert table.faro.put_up.best == ("bob", 200)
    table.dealer("cash_out", player="bob", amount=700)
    assert table.faro.put_up.best == ("bob", 200)
    table.dealer("cash_out", player="bob", amount=150)
    assert table.faro.put_up.best == ("ann", 100)
    table.dealer("close_seat", player="ann")
    assert "house_bank" in table.may()


def test_who_has_left_his_seat_when_a_void_is_taken_back_has_bid_nothing() -> None:
    table = Auction()
    table.bids("bob", 150)
    table.bids("ann", 200)
    table.dealer("void_deal")
    table.dealer("close_seat", player="ann")
    table.dealer("undo")
    assert table.faro.put_up.best == ("bob", 150)
    assert say("faro-bid-withdrawn", player="ann") in table.said()


def test_with_a_cover_card_the_deal_begins_with_the_bets() -> None:
    table = Auction(soda_exposed_before_bets=False)
    table.ann_takes()
    assert table.faro.phase == "bets_open"
    table.bets("bob")


# --- the deal of a player's bank --------------------------------------------------------------------------------------


def test_the_banker_bets_nothing_and_claims_nothing() -> None:
    table = Auction()
    table.ann_takes()
    table.leaves()
    assert reason(lambda: table.bets("ann")) == "banker"
    assert (table.legal("ann"), "bet" in table.legal("bob")) == ({}, True)
    table.bets("bob")
    assert reason(lambda: table.seat("ann", "claim", bet="b1")) == "banker"


def test_the_bank_answers_with_what_was_bid() -> None:
    table = Auction()
    table.ann_takes(100)
    table.leaves()
    table.bets("bob", stake=60)
    assert reason(lambda: table.bets("cay", stake=60, name="b2")) == "solvency"


def test_nobody_adds_to_a_players_bank_and_the_house_empties_its_box() -> None:
    table = Auction()
    table.first_turn()
    assert reason(lambda: table.dealer("bank", amount=10)) == "players_bank"
    assert reason(lambda: table.dealer("bank", amount=-5001)) == "funds"
    table.dealer("bank", amount=-5000)
    assert (table.faro.bank, table.faro.house) == (350, 0)


def test_the_dealer_alone_raises_limits() -> None:
    table = Auction(max=50)
    table.ann_takes()
    table.leaves()
    assert "raise_max" in table.may()
    assert table.legal("ann") == {}


@pytest.mark.parametrize(("cards", "bank"), [(LOSES, 350), (WINS, 250)])
def test_with_bank_lasts_deal_the_bank_is_the_bankers_when_the_deal_is_void(cards: str, bank: int) -> None:
    table = Auction(cards)
    table.first_turn()
    assert table.faro.bank == bank
    table.dealer("void_deal")
    assert table.money == (0, {"ann": 700 + bank, "bob": 1300 - bank, "cay": 1000}, 5000)
    assert say("faro-bank-left", player="ann", amount=bank, why="deal") in table.said()
    assert table.legal("ann") == {}
    table.next_deal()
    assert table.faro.phase == "auction"


def test_it_is_his_when_the_deal_is_over() -> None:
    table = Auction([rank + suit for suit in "SHDC" for rank in "A23456789TJQK"])
    table.ann_takes()
    table.leaves(52)
    assert table.faro.phase == "over"
    assert table.money == (0, {"ann": 1000, "bob": 1000, "cay": 1000}, 5000)


def test_what_the_bank_lacks_is_the_bankers_debt() -> None:
    table = Auction(WINS, solvency="none")
    table.bids("ann", 1000)
    table.dealer("close_bets")
    table.leaves()
    table.bets("bob", stake=1000)
    table.bets("cay", stake=1000, name="b2")
    table.leaves(2)
    assert table.faro.bank == -1000
    table.dealer("void_deal")
    assert table.money == (0, {"ann": 0, "bob": 2000, "cay": 2000}, 5000)
    assert table.faro.debts == {"ann": 1000}
    assert say("faro-bank-lacks", player="ann", amount=1000) in table.said()


def test_a_card_put_right_after_the_end_is_settled_with_the_bankers_purse() -> None:
    table = Auction()
    table.first_turn()
    table.dealer("void_deal")
    table.dealer("correct", index=1, card="9H")
    assert table.money == (0, {"ann": 1000, "bob": 1000, "cay": 1000}, 5000)
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("buy_in", player="bob", amount=1000)
    table.dealer("correct", index=2, card="4D")
    assert (table.faro.purses["ann"], table.faro.debts) == (0, {"ann": 50})


# --- a bank that lasts ------------------------------------------------------------------------------------------------


def test_a_bank_that_lasts_is_his_in_the_next_deal_without_an_auction() -> None:
    table = Auction(bank_lasts="broken")
    table.first_turn()
    table.dealer("void_deal")
    assert (GAME.banker(table.faro), table.money[0]) == ("ann", 350)
    table.next_deal()
    assert (table.faro.phase, GAME.banker(table.faro)) == ("soda", "ann")
    assert table.money == (350, {"ann": 700, "bob": 950, "cay": 1000}, 5000)
    again = TableState()
    for event in table.events:
        again = advance(again, event)
    assert again == table.state


def test_it_is_broken_where_it_holds_less_than_the_smallest_bid() -> None:
    table = Auction(WINS, bank_lasts="broken", min_bank=300)
    table.first_turn(stake=1)
    assert table.faro.bank == 299
    table.dealer("void_deal")
    assert say("faro-bank-left", player="ann", amount=299, why="broken") in table.said()
    assert table.money[:2] == (0, {"ann": 999, "bob": 1001, "cay": 1000})


def test_the_banker_gives_it_up_between_two_deals() -> None:
    table = Auction(bank_lasts="broken")
    table.first_turn()
    assert reason(lambda: table.seat("ann", "give_up")) == "deal_under_way"
    assert reason(lambda: table.seat("bob", "give_up")) == "not_banker"
    assert not table.legal("ann")
    table.dealer("void_deal")
    assert (table.legal("ann"), table.legal("bob")) == ({"give_up": True}, {})
    assert reason(lambda: table.seat("bob", "give_up")) == "not_banker"
    assert reason(lambda: table.bets("bob", name="late")) == "closed"
    table.seat("ann", "give_up")
    assert table.money == (0, {"ann": 1050, "bob": 950, "cay": 1000}, 5000)
    table.next_deal()
    assert table.faro.phase == "auction"


def test_nothing_is_given_up_while_play_is_held() -> None:
    table = Auction(bank_lasts="broken")
    table.first_turn()
    table.dealer("hold")
    table.dealer("void_deal")
    assert table.legal("ann") == {}
    assert reason(lambda: table.seat("ann", "give_up")) == "held"


def test_a_banker_who_leaves_his_seat_between_two_deals_has_his_bank_again() -> None:
    table = Auction(bank_lasts="broken")
    table.first_turn()
    table.dealer("void_deal")
    assert "ann" in concerned(table.state), "his name is given to nobody else"
    table.dealer("close_seat", player="ann")
    assert say("faro-bank-left", player="ann", amount=350, why="seat") in table.said()
    assert table.money[:2] == (0, {"ann": 1050, "bob": 950, "cay": 1000})


@pytest.mark.parametrize("back", [False, True])
def test_a_banker_who_leaves_his_seat_holds_the_bank_until_the_deal_is_over(back: bool) -> None:
    table = Auction(bank_lasts="broken")
    table.first_turn()
    table.dealer("close_seat", player="ann")
    assert (GAME.banker(table.faro), table.faro.bank) == ("ann", 350)
    if back:
        table.dealer("open_seat", player="ann")
    table.dealer("void_deal")
    assert GAME.banker(table.faro) == ("ann" if back else None)
    assert table.faro.purses["ann"] == (700 if back else 1050)


def test_a_banker_who_cashes_out_takes_his_purse_and_not_the_bank() -> None:
    table = Auction(bank_lasts="broken")
    table.first_turn()
    table.dealer("cash_out", player="ann", amount=None)
    assert (table.faro.purses["ann"], table.faro.bank) == (0, 350)
    table.dealer("void_deal")
    assert GAME.banker(table.faro) == "ann"


def test_a_card_put_right_breaks_a_bank_and_one_that_was_left_stays_so() -> None:
    table = Auction(bank_lasts="broken", min_bank=300)
    table.first_turn()
    table.dealer("void_deal")
    assert GAME.banker(table.faro) == "ann"
    table.dealer("correct", index=2, card="4D")
    assert GAME.banker(table.faro) == "ann"
    table.dealer("correct", index=1, card="KC")
    assert GAME.banker(table.faro) is None, "the bank lost 50 and holds 250"
    assert table.money[:2] == (0, {"ann": 950, "bob": 1050, "cay": 1000})
    table.dealer("correct", index=1, card="4H")
    table.dealer("correct", index=2, card="KD")
    assert GAME.banker(table.faro) is None
    assert table.money[:2] == (0, {"ann": 1050, "bob": 950, "cay": 1000})


def test_a_banker_without_a_seat_has_no_bank_again_when_the_card_that_broke_it_is_taken_back() -> None:
    table = Auction(bank_lasts="broken", min_bank=300)
    table.first_turn()
    table.dealer("void_deal")
    table.dealer("correct", index=1, card="KC")
    table.dealer("correct", index=2, card="4C")
    assert GAME.banker(table.faro) is None
    table.dealer("close_seat", player="ann")
    table.dealer("undo")
    assert GAME.banker(table.faro) is None
    assert table.money == (0, {"ann": 1000, "bob": 1000, "cay": 1000}, 5000)


def test_a_banker_of_a_bank_that_lasts_does_not_cut() -> None:
    table = Auction(bank_lasts="broken", cut="ask")
    table.ann_takes()
    table.dealer("void_deal")
    cut = cut_awaited(table.state)
    assert cut is not None
    assert cut.players == ("cay",), "the second of bob and cay"


def test_between_two_deals_the_box_is_filled_where_no_player_holds_the_bank() -> None:
    table = Auction(bank_lasts="broken")
    table.first_turn()
    table.dealer("void_deal")
    assert reason(lambda: table.dealer("bank", amount=10)) == "players_bank"
    table.seat("ann", "give_up")
    table.dealer("bank", amount=10)
    assert (table.faro.bank, table.faro.house) == (0, 5010)


def test_other_rules_give_a_bank_back_that_a_player_holds() -> None:
    """The table was started again with the house's bank."""
    table = Auction(bank_lasts="broken")
    table.first_turn()
    table.dealer("void_deal")
    house = GAME.next_deal(GAME.carry(table.faro), {}, ("ann", "bob", "cay"))
    assert (house.bank, house.house, house.purses["ann"]) == (5000, 0, 1050)
    more = GAME.next_deal(
        GAME.carry(table.faro), {"banker": "auction", "bank_lasts": "broken", "min_bank": 400}, ("ann",)
    )
    assert (more.phase, more.house, more.purses["ann"]) == ("auction", 5000, 1050)


def test_the_first_bank_is_the_house_s_in_a_table_for_real_chips() -> None:
    table = ShoeTable(LOSES, game="faro", players=("ann",), mode="casekeeper", bank=0, banker="auction")
    assert awaited(table.state) == (), "no clock runs"
    assert reason(lambda: table.seat("ann", "bid", amount=100)) == "casekeeper"
    table.dealer("house_bank")
    table.leaves(2)
    assert len(table.deal.cards) == 2


# --- a deal as a script -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lasts", ["deal", "broken"])
def test_a_deal_with_a_players_bank_is_a_script(lasts: str) -> None:
    table = Auction(bank_lasts=lasts)
    table.dealer("bank", amount=-100)
    table.dealer("buy_in", player="ann", amount=100)
    table.first_turn()
    table.dealer("bank", amount=-400)
    table.dealer("void_deal")
    run = run_of(table)
    assert run.start is not None
    found = script_of(GAME, run.start, run.facts, live(run.end))
    assert (found["bank"], found["banker"], found["players"]["ann"]) == (300, "ann", 800)
    assert "lent" not in found
    result = GAME.settle(found)
    assert (result["bank"], result["players"]) == (350, {"ann": 800, "bob": 950, "cay": 1000})
    assert GAME.settle({name: value for name, value in found.items() if name != "banker"}) == result


def test_a_deal_that_the_house_opened_is_a_script_without_a_banker() -> None:
    table = Auction()
    table.dealer("bank", amount=-100)
    table.dealer("house_bank")
    table.dealer("bank", amount=50)
    table.dealer("void_deal")
    run = run_of(table)
    assert run.start is not None
    found = script_of(GAME, run.start, run.facts, live(run.end))
    assert (found["bank"], "banker" in found) == (4950, False)


@pytest.mark.parametrize("seed", range(12))
def test_random_tables_keep_their_money_and_their_deals_are_scripts(seed: int) -> None:
    lasts = ("deal", "broken")[seed % 2]
    table = RandomTable("faro", seed, deals=3, rules={"banker": "auction", "bank_lasts": lasts, "min_bank": 50})
    for run in runs(table.events):
        end = live(run.end)
        if playing(run.end) or any(type(fact.event).__name__ == "IrregularityRuled" for fact in run.facts):
            continue
        assert run.start is not None
        moved = sum(GAME.brought(fact.event) for fact in run.facts)
        assert end.money == run.start.money + moved
        if not any(type(fact.event).__name__ == "CardCorrected" for fact in run.facts):
            script_of(GAME, run.start, run.facts, end)
