"""Accounts of players: every round with what was staked and won, buy-ins and cash-outs, also of runs that are over."""

from __future__ import annotations

from typing import Any

import pytest

from controller.catalogue import text_of
from controller.games.message import Message
from controller.games.registry import GAMES
from controller.table import commands
from controller.table.accounts import MOST_GONE, MOST_ROUNDS, Account, Round, Sums, account_view, now, run_left, totals
from controller.table.state import Actor, game_of, live
from controller.table.view import table_view
from tests.controller.house import Table
from tests.controller.house import now as now_for
from tests.controller.page_table import CLOSE, TIME, by, cards, played
from tests.controller.random_table import RandomTable
from tests.controller.shoe_table import ShoeTable

EVE = Actor("seat", "eve")
WON = {"of": 1, "round": 100, "deal": 100, "all": 100}


def rounds(table: Any, player: str) -> list[tuple[int, int, int, int, str]]:
    """The rounds on an account: deal, round, staked, won, and what came."""
    told = account_view(table.state, player)["rounds"]
    return [(one["deal"], one["round"], one["staked"], one["pay"], text_of(Message.of(one["came"]))) for one in told]


def nine_wins(table: Table) -> None:
    """Ann has 100 on the nine, which wins the first turn."""
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.dealer("close_bets")
    table.sees(1, "4H")
    table.sees(2, "9D")


def test_a_turn_stands_on_the_account_of_who_had_a_bet_in_it(table: Table) -> None:
    assert (totals(table.state)["ann"], rounds(table, "ann")) == ({"of": None, "round": None, "deal": 0, "all": 0}, [])
    nine_wins(table)
    assert rounds(table, "ann") == [(1, 1, 100, 100, "4♥ loses, 9♦ wins")]
    view = table_view(table.state, version=1, name="", demo=False, beads_at=[0] * 13)
    assert totals(table.state)["ann"] == view["won"]["ann"] == WON
    told = account_view(table.state, "ann")
    assert (told["bought"], told["out"], told["purse"], told["debt"]) == (1000, 0, 1100, 0)
    table.dealer("close_bets")
    table.sees(3, "5S")
    table.sees(4, "QC")
    assert totals(table.state)["ann"] == WON, "no bet of hers was decided since"


def test_a_card_that_is_put_right_puts_the_account_right(table: Table) -> None:
    nine_wins(table)
    table.dealer("correct", index=1, card="9S")
    table.dealer("correct", index=2, card="4D")
    assert rounds(table, "ann") == [(1, 1, 100, -100, "9♠ loses, 4♦ wins")]
    assert totals(table.state)["ann"]["all"] == -100


def test_a_banker_has_what_he_won_of_the_others() -> None:
    shoe = ShoeTable("4S 7H 2D KC", game="chemin_de_fer", players=("Eve", "bob", "cy"), places=4, chemin_rake=5)
    played(shoe, (by("Eve", "decline"), by("bob", "put_bank", amount=200), TIME, by("Eve", "stake", amount=60)))
    played(shoe, (by("cy", "stake", amount=40), CLOSE))
    played(shoe, (cards(4), by("Eve", "stand"), by("bob", "stand")))
    assert rounds(shoe, "Eve") == [(1, 1, 60, -60, "Punters 6, banker 7")]
    (own,) = account_view(shoe.state, "bob")["rounds"]
    assert (own["banks"], own["staked"], own["pay"]) == (True, 0, 95), "the house has five"
    assert live(shoe.state).bank == 295


def test_a_run_that_is_over_stays_on_the_account(table: Table) -> None:
    nine_wins(table)
    table.dealer("void_deal")
    table.dealer("cash_out", player="ann", amount=300)
    table.dealer("start_deal", pack="new")
    assert rounds(table, "ann") == [(1, 1, 100, 100, "4♥ loses, 9♦ wins")]
    assert totals(table.state)["ann"] == {"of": None, "round": None, "deal": 0, "all": 100}
    assert account_view(table.state, "ann")["out"] == 300


def test_an_account_is_read_from_its_plain_form() -> None:
    kept = [1000, 300, [0, 0], [[1, 1, 100, 100, {"code": "macao-came-bank"}, False]], [2, 20, -20]]
    rounds = (Round(1, 1, 100, 100, Message("macao-came-bank"), False),)
    assert Account.of(kept) == Account(1000, 300, (0, 0), rounds, Sums(2, 20, -20))


def test_who_comes_back_without_money_begins_anew(table: Table) -> None:
    nine_wins(table)
    table.dealer("close_seat", player="ann")
    table.dealer("open_seat", player="ann")
    assert len(rounds(table, "ann")) == 1, "her money is here"
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("close_seat", player="ann")
    assert account_view(table.state, "ann")["out"] == 1100, "a statement can be printed until she is back"
    table.dealer("open_seat", player="ann")
    assert account_view(table.state, "ann")["rounds"] == []
    assert account_view(table.state, "ann")["bought"] == 0


def test_who_comes_back_after_a_deal_has_no_part_in_it(table: Table) -> None:
    nine_wins(table)
    table.dealer("void_deal")
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("close_seat", player="ann")
    assert "ann" not in totals(table.state), "what she won is hers alone"
    table.dealer("open_seat", player="ann")
    table.dealer("buy_in", player="ann", amount=50)
    assert rounds(table, "ann") == []
    table.dealer("start_deal", pack="new")
    assert rounds(table, "ann") == []
    assert totals(table.state)["ann"]["all"] == 0


def test_who_came_before_a_ruling_was_undone_has_part_in_the_deal(table: Table) -> None:
    nine_wins(table)
    table.dealer("void_deal")
    table.dealer("open_seat", player="eve")
    table.dealer("undo")
    table.sees(2, "9D")
    table.dealer("buy_in", player="eve", amount=500)
    table.do(lambda s: commands.decide(s, now_for(s, "bet", bet="e", type="flat", ranks=["Q"], stake=100), EVE))
    table.dealer("close_bets")
    table.sees(3, "5S")
    table.sees(4, "QC")
    assert rounds(table, "eve") == [(1, 2, 100, 100, "5♠ loses, Q♣ wins")]
    account = account_view(table.state, "eve")
    assert account["purse"] == account["bought"] - account["out"] + totals(table.state)["eve"]["all"] == 600


def test_accounts_of_people_who_are_gone_are_not_kept_for_ever(table: Table) -> None:
    """The latest stay: who was here first and has just cashed out is one of them."""
    for name in ("first", *(f"guest {n}" for n in range(MOST_GONE + 7))):
        table.dealer("open_seat", player=name)
        table.dealer("buy_in", player=name, amount=10)
        if name != "first":
            table.dealer("cash_out", player=name, amount=None)
            table.dealer("close_seat", player=name)
    table.dealer("cash_out", player="first", amount=None)
    table.dealer("close_seat", player="first")
    kept = run_left(table.state)
    assert list(kept) == ["ann", *(f"guest {n}" for n in range(8, MOST_GONE + 7)), "first"]


def test_of_the_oldest_rounds_the_sums_are_kept(table: Table) -> None:
    old = tuple(Round(1, number, 10, -10, Message("macao-came-bank"), False) for number in range(MOST_ROUNDS + 5))
    object.__setattr__(table.state, "accounts", {"ann": Account(1000, rounds=old)})
    account = run_left(table.state)["ann"]
    assert (len(account.rounds), account.rounds[0].round, account.older) == (MOST_ROUNDS, 5, (5, 50, -50))
    assert totals(table.state)["ann"]["all"] == -10 * (MOST_ROUNDS + 5)


OTHER_RULES: list[tuple[str, dict[str, Any]]] = [
    ("faro", {"banker": "auction", "bank_lasts": "deal"}),
    ("faro", {"banker": "auction", "bank_lasts": "broken"}),
    ("punto_banco", {"commission": "account"}),
]


@pytest.mark.parametrize(("game", "rules"), [*((game, {}) for game in GAMES), *OTHER_RULES])
@pytest.mark.parametrize("seed", range(3))
def test_rounds_and_buy_ins_are_all_the_money_of_a_player(game: str, rules: dict[str, Any], seed: int) -> None:
    """On a quiet evening, in which nothing is ruled and no card put right."""
    table = RandomTable(game, seed, troubled=0, rules=rules)
    deal: Any = live(table.state)
    found = now(table.state)
    assert any(account.rounds for account in found.values())
    for player, purse in deal.purses.items():
        account = found[player]
        bank = deal.bank if deal.ledger.banker == player else 0
        has = purse + bank - deal.debts.get(player, 0) - game_of(table.state).accounts(deal).get(player, 0)
        won = sum(one.pay for one in account.rounds)
        assert has == account.bought - account.out + won, player
