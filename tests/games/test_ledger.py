"""The ledger only moves money: what is there changes by what comes from outside or goes there, and by nothing else."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games import faro, german_faro
from controller.games.ledger import (
    ChangePurse,
    DebtPaid,
    HasMoney,
    Ledger,
    PurseChanged,
    Start,
    change_purse,
    compensation_lines,
    pay_debt,
)
from controller.games.message import say
from controller.games.refusal import Refusal, refuse

NAMES = st.sampled_from(["ann", "bob", "cy"])
SUMS = st.integers(-200, 200)
MOVES = st.one_of(
    st.tuples(st.just("stake"), NAMES, SUMS),
    st.tuples(st.just("give_back"), NAMES, SUMS),
    st.tuples(st.just("settle"), NAMES, SUMS, SUMS),
    st.tuples(st.just("unsettle"), NAMES, SUMS, SUMS),
    st.tuples(st.just("correct"), st.lists(st.tuples(NAMES, SUMS), max_size=3).map(tuple), SUMS),
    st.tuples(st.just("take_bank"), NAMES, SUMS),
    st.tuples(st.just("leave_bank")),
    st.tuples(st.just("rake"), SUMS),
    st.tuples(st.just("bring"), NAMES, SUMS),
    st.tuples(st.just("bring_bank"), SUMS),
)


def start(**purses: int) -> Ledger:
    return Ledger(Start(purses, {}, 100))


@given(st.lists(MOVES, max_size=20))
def test_every_move_takes_from_one_place_what_it_gives_to_another(moves: list[tuple[Any, ...]]) -> None:
    ledger = start(ann=100, bob=100, cy=0)
    for move, *args in moves:
        before, money = ledger.copy(), ledger.money
        getattr(ledger, move)(*args)
        assert ledger.money == money + (args[-1] if move in ("bring", "bring_bank") else 0)
        assert all(debt > 0 for debt in ledger.debts.values())
        for player, debt in ledger.debts.items():
            if debt > before.debts.get(player, 0):
                assert ledger.purses[player] == 0, "a debt is made only of what the purse cannot bear"
        ledger.copy().bring("ann", 1)
        assert ledger.money == money + (args[-1] if move in ("bring", "bring_bank") else 0), "a copy shares nothing"


def test_a_player_who_is_the_banker_answers_with_what_he_put_up() -> None:
    ledger = start(ann=500, bob=50)
    ledger.bring_bank(-100)
    ledger.take_bank("ann", 300)
    ledger.stake("bob", 50)
    ledger.settle("bob", 50, 100)
    ledger.rake(10)
    assert (ledger.banker, ledger.bank, ledger.house, ledger.purses) == ("ann", 240, 10, {"ann": 200, "bob": 100})
    ledger.leave_bank()
    assert (ledger.banker, ledger.bank, ledger.purses) == (None, 0, {"ann": 440, "bob": 100})
    ledger.leave_bank()
    assert ledger.purses["ann"] == 440, "there is no bank to leave"


def test_a_bank_below_nothing_is_its_owners_debt() -> None:
    ledger = Ledger(Start({"ann": 20}, {}, 0))
    ledger.take_bank("ann", 10)
    ledger.rake(35)
    ledger.leave_bank()
    assert (ledger.purses, ledger.debts, ledger.bank, ledger.money) == ({"ann": 0}, {"ann": 15}, 0, 20)


def because(reason: str) -> Any:
    refuse(reason, say(reason))


def test_a_debt_is_paid_before_money_leaves_and_when_it_comes() -> None:
    ledger = Ledger(Start({"ann": 30}, {"ann": 20}, 0))
    assert change_purse(ledger, ChangePurse("ann", -10), because) == (DebtPaid("ann", 20), PurseChanged("ann", -10))
    assert change_purse(ledger, ChangePurse("ann", 5), because) == (PurseChanged("ann", 5), DebtPaid("ann", 5))
    with pytest.raises(Refusal, match="A debt of 20 is paid first: of the 30 in the purse 10 is left"):
        change_purse(ledger, ChangePurse("ann", -11), because)
    with pytest.raises(Refusal, match="no_debt"):
        pay_debt(ledger, faro.PayDebt("ann", 21), because)
    with pytest.raises(Refusal, match="bad_amount"):
        pay_debt(ledger, faro.PayDebt("ann", 0), because)


def test_nobody_brings_money_without_a_name() -> None:
    """An act that says no player has the empty name: it would be paid from that purse."""
    with pytest.raises(Refusal, match="unknown_player"):
        change_purse(Ledger(Start({}, {}, 0)), ChangePurse("", 100), because)
    with pytest.raises(Refusal):
        faro.decide(faro.new_deal(faro.Rules(), bank=0, purses={}), faro.ChangePurse("", 100))


def test_the_log_names_every_difference_that_a_ruling_moved() -> None:
    moved = compensation_lines([("ann", 5), ("bob", -7)], 2)
    assert list(moved) == [
        say("games-compensation", player="ann", amount="+5"),
        say("games-compensation", player="bob", amount="-7"),
        say("games-compensation-bank", amount="+2"),
    ]
    assert list(compensation_lines([], 0)) == []


def test_ledgers_of_equal_money_are_equal() -> None:
    one, other = start(ann=5), start(ann=5)
    assert one == other
    other.banker = "ann"
    assert one != other
    assert repr(one) == "Ledger(bank=100, banker=None, debts={}, house=0, lying=0, purses={'ann': 5})"
    assert one != 5


def test_both_games_keep_their_money_in_it() -> None:
    deals: list[HasMoney] = [
        faro.new_deal(faro.Rules(), bank=7, purses={"ann": 5}, debts={"ann": 2}),
        german_faro.new_deal(german_faro.Rules(), bank=7, purses={"ann": 5}, debts={"ann": 2}, books={}),
    ]
    assert [deal.ledger for deal in deals] == [Ledger(Start({"ann": 5}, {"ann": 2}, 7))] * 2
    assert [deal.money for deal in deals] == [10, 10]


def test_the_deals_of_all_games_show_their_money_alike() -> None:
    suits = {"ann": german_faro.Suit.SPADES}
    casino = faro.new_deal(faro.Rules(), bank=100, purses={"ann": 30}, debts={"ann": 4})
    german = german_faro.new_deal(german_faro.Rules(), bank=100, books=suits, purses={"ann": 30}, debts={"ann": 4})
    for deal in (casino, german):
        assert isinstance(deal, HasMoney)
        deal.ledger.stake("ann", 10)
        assert (deal.purses, deal.debts) == ({"ann": 20}, {"ann": 4})
        assert (deal.bank, deal.on_layout, deal.house, deal.money) == (100, 10, 0, 126)
        other = deal.copy()
        assert other == deal
        other.ledger.bring("ann", 1)
        assert other != deal, "money is part of what a deal is"
