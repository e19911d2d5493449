"""The bank of faro by auction (docs/rules.md 1.2.6), in the engine alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from controller.games.cards import PACK_52
from controller.games.dealer import CloseBets, ShowCard
from controller.games.faro import Rules, apply_all, decide
from controller.games.faro.acts import (
    BankerAway,
    BankerBack,
    BankLeft,
    Bid,
    BidWithdrawn,
    ClaimBet,
    Command,
    LeaveSeat,
    PlaceBet,
    TakeSeat,
    Time,
)
from controller.games.faro.rounds import Deal
from controller.games.refusal import Refusal


def auction(*commands: Command, bank: int = 0, banker: str | None = None, **rules: Any) -> Deal:
    """A deal of ann and bob, who have 1,000 each, in which this was done."""
    of = Rules(banker="auction", **rules)
    return done(Deal.new(of, bank=bank, purses={"ann": 1000, "bob": 1000}, banker=banker), *commands)


def done(deal: Deal, *commands: Command) -> Deal:
    for command in commands:
        deal = apply_all(deal, decide(deal, command))
    return deal


def why(act: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value.reason


def dealt(deal: Deal) -> Deal:
    """The same deal after its last card."""
    return done(deal, *map(ShowCard, PACK_52))


def test_the_highest_bid_is_the_bank_and_its_banker_bets_nothing() -> None:
    deal = auction(Bid("ann", 200), Bid("bob", 250), CloseBets(), ShowCard(PACK_52[0]))
    assert (deal.ledger.banker, deal.ledger.bank, deal.ledger.purses) == ("bob", 250, {"ann": 1000, "bob": 750})
    assert why(lambda: decide(deal, PlaceBet("1", "bob", "flat", 10, ranks=("9",)))) == "banker"
    deal = done(deal, PlaceBet("1", "ann", "flat", 10, ranks=("9",)))
    assert why(lambda: decide(deal, ClaimBet("1", "bob"))) == "banker"


def test_who_leaves_his_seat_before_the_deal_has_its_bank_has_bid_nothing() -> None:
    deal = auction(Bid("ann", 200))
    assert decide(deal, LeaveSeat("ann")) == (BidWithdrawn("ann"),)
    assert why(lambda: decide(deal, LeaveSeat("bob"))) == "no_bid"
    assert why(lambda: decide(deal, TakeSeat("ann"))) == "no_bid"
    assert why(lambda: decide(auction(), Time())) == "no_bid"


def test_whose_bank_outlasts_the_deal_has_it_until_he_leaves() -> None:
    deal = auction(bank=300, banker="ann", bank_lasts="broken")
    assert deal.phase == "soda", "no auction: the bank has its banker"
    assert why(lambda: decide(deal, LeaveSeat("bob"))) == "not_banker"
    away = done(deal, LeaveSeat("ann"))
    assert decide(deal, LeaveSeat("ann")) == (BankerAway("ann"),)
    assert decide(away, TakeSeat("ann")) == (BankerBack("ann"),)
    assert dealt(deal).ledger.banker == "ann"
    gone = dealt(away)
    assert (gone.ledger.banker, gone.ledger.purses["ann"]) == (None, 1300)
    ended = dealt(deal)
    assert why(lambda: decide(ended, TakeSeat("ann"))) == "over"
    assert decide(ended, LeaveSeat("ann")) == (BankLeft("ann", 300, "seat"),)


def test_a_bank_that_lasts_for_the_deal_is_the_banker_s_purse_after_it() -> None:
    deal = dealt(auction(Bid("ann", 200), CloseBets()))
    assert (deal.ledger.banker, deal.ledger.bank, deal.ledger.purses["ann"]) == (None, 0, 1000)


@pytest.mark.parametrize(
    ("rules", "bank", "banker"),
    [("auction", 300, None), ("auction", 300, "eve"), ("house", 300, "ann")],
    ids=["nobody's", "a stranger's", "no auction"],
)
def test_a_bank_is_that_of_a_player_who_has_a_purse(rules: str, bank: int, banker: str | None) -> None:
    with pytest.raises(ValueError, match="a player's who has a purse"):
        Deal.new(Rules(banker=rules), bank=bank, purses={"ann": 1000}, banker=banker)
