"""Punto banco at the table where the commission goes on accounts (docs/rules.md 3.1.5). Every event goes through its
JSON form."""

from __future__ import annotations

import random
from typing import Any

import pytest

from controller.games.audience import DEALER_VIEW, Viewer
from controller.games.baccarat.punto_banco.acts import (
    AccountClosed,
    AccountCorrected,
    AccountPaid,
    BetPlaced,
    BetsClosed,
    DealEnded,
    DealVoided,
)
from controller.games.baccarat.punto_banco.rounds import Deal
from controller.games.cards import PACK_52, Card
from controller.games.correction import CorrectCard
from controller.games.game import ENDED
from controller.games.kernel.redo import owned
from controller.games.refusal import Refusal
from controller.table import reports
from controller.table.events import Played, Ruled
from controller.table.log import advance
from controller.table.state import TableState, live, playing
from tests.controller.house import reason
from tests.controller.random_table import RandomTable
from tests.controller.shoe_table import ShoeTable

BANKER = "2H 9S 3D KS"
"""Banker wins, 9 against 5."""
PLAYER = "9S 2H KS 3D"
TIE = "9S 9H KS KD"
MONEY = 1000


class Table(ShoeTable):
    """Before the first coup; what a banker bet costs goes on account, in fives."""

    def __init__(self, *coups: str, players: tuple[str, ...] = ("ann", "bob"), **rules: Any) -> None:
        some = {"commission": "account", "commission_unit": 5, "burn": False, **rules}
        super().__init__(" ".join(coups), game="punto_banco", players=players, bank=10_000, **some)

    def bet(self, player: str, stake: int, type_: str = "banker") -> None:
        self.seat(player, "bet", bet=f"{player} {len(self.events)}", type=type_, stake=stake)

    def wins(self, player: str, stake: int = 100) -> None:
        """A banker bet in the coup that comes."""
        self.bet(player, stake)
        self.deals()

    @property
    def punto(self) -> Deal:
        deal = live(self.state)
        assert isinstance(deal, Deal)
        return deal

    def money(self) -> tuple[dict[str, int], int, dict[str, int], dict[str, int]]:
        """Purses, bank, accounts and debts."""
        deal = self.punto
        return dict(deal.purses), deal.bank, dict(deal.owed), dict(deal.debts)

    def of_accounts(self) -> list[tuple[Any, ...]]:
        """What happened to accounts since the beginning."""
        found: list[tuple[Any, ...]] = []
        for event in self.events:
            for one in event.events if isinstance(event, Ruled) else (event,):
                if isinstance(one, Played) and isinstance(one.event, AccountPaid | AccountClosed | AccountCorrected):
                    found.append((type(one.event).__name__, *one.event))
        return found


def test_a_win_is_paid_whole_and_its_commission_is_written_down() -> None:
    table = Table(BANKER, BANKER)
    table.wins("ann")
    table.bet("ann", 101)
    table.bet("bob", 1)
    table.deals()
    assert table.money() == ({"ann": 1201, "bob": 1001}, 9798, {"ann": 15, "bob": 5}, {})
    assert [line.commission for line in table.punto.coups[-1].lines] == [10, 5]
    assert "a commission of 5 goes on the account of bob" in table.log
    assert table.of_accounts() == []


def test_everybody_sees_what_he_is_to_see() -> None:
    table = Table(BANKER)
    table.wins("ann")
    for viewer in (DEALER_VIEW, Viewer("seat", "ann")):
        deal = table.view(viewer)["deal"]
        assert deal["accounts"] == {"ann": 5}
        assert deal["commission"] == {"percent": 5, "taken": 0}
    people = table.view(DEALER_VIEW)["dealer"]["people"]
    assert people["ann"] == {"cash": 1095, "repays": 0}
    assert "pay" in table.view(DEALER_VIEW)["dealer"]["may"]
    table.dealer("pay", player="ann")
    deal = table.view()["deal"]
    assert (deal["accounts"], deal["commission"]) == ({}, {"percent": 5, "taken": 5})
    assert "pay" not in table.view(DEALER_VIEW)["dealer"]["may"]


def test_the_dealer_has_a_player_pay_between_coups() -> None:
    table = Table(BANKER, BANKER, BANKER)
    assert reason(lambda: table.dealer("pay", player="ann")) == "nothing_owed"
    table.wins("ann")
    assert reason(lambda: table.dealer("pay", player="cy")) == "unknown_player"
    assert reason(lambda: table.dealer("pay", player="")) == "malformed"
    assert reason(lambda: table.dealer("pay")) == "malformed"
    assert reason(lambda: table.seat("ann", "pay")) == "not_dealer"
    money = table.punto.money
    table.dealer("pay", player="ann")
    assert table.money() == ({"ann": 1095, "bob": 1000}, 9905, {}, {})
    assert table.punto.money == money
    assert "ann pays the account: 5" in table.log
    table.wins("ann")
    table.dealer("close_bets")
    assert reason(lambda: table.dealer("pay", player="ann")) == "coup_under_way"
    table.leaves(2)
    assert reason(lambda: table.dealer("pay", player="ann")) == "coup_under_way"
    assert "pay" not in table.view(DEALER_VIEW)["dealer"]["may"]
    table.dealer("void_deal", text="a card fell")
    table.dealer("void_deal", text="enough")
    assert reason(lambda: table.dealer("pay", player="ann")) == "no_deal"


def test_what_the_purse_has_is_paid_and_the_rest_stays() -> None:
    table = Table(BANKER, PLAYER, BANKER)
    table.wins("ann")
    table.bet("ann", 1097, "player")
    assert "pay" in table.view(DEALER_VIEW)["dealer"]["may"]
    table.dealer("pay", player="ann")
    assert (table.punto.purses["ann"], table.punto.owed) == (0, {"ann": 2})
    assert "ann pays 3 of the account and still owes 2 on it" in table.log
    assert reason(lambda: table.dealer("pay", player="ann")) == "funds"
    assert "pay" not in table.view(DEALER_VIEW)["dealer"]["may"]
    table.deals()
    table.dealer("pay", player="ann")
    assert (table.punto.purses["ann"], table.punto.owed) == (2192, {})


def test_a_stake_in_several_bets_costs_what_it_does_in_one() -> None:
    """Each chip that is put on a place is a bet of its own."""
    table = Table(BANKER)
    for _ in range(11):
        table.bet("ann", 1)
    table.bet("bob", 11)
    table.deals()
    assert table.deal.owed == {"ann": 5, "bob": 5}


def test_a_cash_out_pays_the_account_first() -> None:
    table = Table(BANKER, BANKER)
    table.wins("ann")
    assert reason(lambda: table.dealer("cash_out", player="ann", amount=1096)) == "owed"
    assert reason(lambda: table.dealer("cash_out", player="ann", amount=1101)) == "funds"
    table.dealer("cash_out", player="ann", amount=95)
    assert table.money() == ({"ann": 1000, "bob": 1000}, 9905, {}, {})
    table.wins("ann")
    table.dealer("cash_out", player="ann", amount=None)
    assert table.money() == ({"ann": 0, "bob": 1000}, 9810, {}, {})
    assert table.of_accounts() == [("AccountPaid", "ann", 5, 0)] * 2


def test_who_has_no_more_than_he_owes_pays_with_all_of_it() -> None:
    table = Table(BANKER)
    table.wins("ann")
    table.bet("ann", 1097, "player")
    table.dealer("close_bets")
    table.dealer("cash_out", player="ann", amount=None)
    assert (table.punto.purses["ann"], table.punto.owed) == (0, {"ann": 2})
    assert reason(lambda: table.dealer("cash_out", player="ann", amount=None)) == "funds"


def in_debt() -> Table:
    """Ann has 300, a debt of 100 and 5 on her account: what she had won and cashed out she had not won."""
    table = Table(PLAYER, PLAYER, BANKER, PLAYER)
    table.bet("ann", 100, "player")
    table.deals()
    table.dealer("cash_out", player="ann", amount=1000)
    table.dealer("correct", index=1, card="6H")  # a tie: the stake is played for again
    table.deals()
    table.wins("ann")
    assert (table.punto.purses["ann"], table.punto.debts, table.punto.owed) == (300, {"ann": 100}, {"ann": 5})
    return table


def test_the_debt_is_paid_before_the_account() -> None:
    table = in_debt()
    assert reason(lambda: table.dealer("cash_out", player="ann", amount=201)) == "debt"
    assert reason(lambda: table.dealer("cash_out", player="ann", amount=196)) == "owed"
    assert table.view(DEALER_VIEW)["dealer"]["people"]["ann"] == {"cash": 195, "repays": 100}
    table.dealer("cash_out", player="ann", amount=None)
    assert (table.punto.purses["ann"], table.punto.debts, table.punto.owed) == (0, {}, {})


@pytest.mark.parametrize(("has", "debt", "owed"), [(50, 50, 5), (100, 0, 5), (102, 0, 3), (105, 0, 0)])
def test_all_that_somebody_has_goes_to_his_debt_and_then_to_his_account(has: int, debt: int, owed: int) -> None:
    table = in_debt()
    table.bet("ann", 300 - has, "player")
    table.dealer("cash_out", player="ann", amount=None)
    deal = table.punto
    assert (deal.purses["ann"], deal.debts.get("ann", 0), deal.owed.get("ann", 0)) == (0, debt, owed)


def test_who_leaves_his_seat_pays() -> None:
    table = Table(BANKER, BANKER)
    table.wins("ann")
    table.dealer("close_bets")
    table.dealer("close_seat", player="ann")
    table.dealer("close_seat", player="bob")
    assert table.money() == ({"ann": 1095, "bob": 1000}, 9905, {}, {})
    assert table.of_accounts() == [("AccountPaid", "ann", 5, 0)]


def test_who_leaves_pays_and_gives_the_shoe_on() -> None:
    table = Table(BANKER, shoe="passes")
    table.wins("ann")
    table.dealer("close_seat", player="ann")
    assert table.punto.holder == "bob"
    assert table.punto.owed == {}


@pytest.mark.parametrize("end", ["void_deal", "cut"])
def test_at_the_end_of_the_shoe_each_account_is_paid_and_the_rest_is_a_debt(end: str) -> None:
    table = Table(BANKER, PLAYER)
    table.bet("bob", 20)
    table.wins("ann")
    table.bet("ann", 1098)
    money = table.punto.money
    if end == "cut":
        table.dealer("mark", marker="cut")
        table.deals()
        left, bank = 2, 11_005
    else:
        table.dealer("cash_out", player="bob", amount=1000)
        money -= 1000
        table.dealer("void_deal", text="enough")
        left, bank = 1095, 9890
    assert not playing(table.state)
    purses, held, owed, debts = table.money()
    assert owed == {}
    assert table.punto.money == money
    if end == "cut":
        assert (purses["ann"], debts, held) == (0, {"ann": 3}, 9880 + 1098 + 5 + 5)
        assert ("AccountClosed", "ann", 2, 3) in table.of_accounts()
        assert "the shoe is over: ann pays 2 of the account and owes 3" in table.log
        assert "the shoe is over: bob pays the account, 5" in table.log
    else:
        assert (purses["ann"], debts, held) == (left, {}, bank)
    assert table.view()["deal"]["accounts"] == {}
    assert table.view()["deal"]["commission"]["taken"] == 10


def test_the_next_shoe_begins_without_accounts_and_with_the_debt() -> None:
    table = Table(BANKER, PLAYER)
    table.wins("ann")
    table.bet("ann", 1100)
    table.dealer("mark", marker="cut")
    table.deals()
    assert table.punto.debts == {"ann": 5}
    table.dealer("start_deal", pack="new")
    assert (table.punto.owed, table.punto.debts) == ({}, {"ann": 5})
    table.dealer("buy_in", player="ann", amount=100)
    assert (table.punto.purses["ann"], table.punto.debts) == (95, {})


def test_a_void_coup_writes_nothing() -> None:
    table = Table(BANKER, BANKER)
    table.wins("ann")
    table.bet("ann", 200)
    table.deals(3)
    table.dealer("void_deal", text="a card fell")
    assert playing(table.state)
    assert table.money() == ({"ann": 1100, "bob": 1000}, 9900, {"ann": 5}, {})


def lost(table: Table, first: int) -> None:
    """The coup that begins with this card, which the banker's hand had won, is one that it has lost: first a tie of
    nines, then 9 against 8."""
    table.dealer("correct", index=first, card="6H")
    table.dealer("correct", index=first + 1, card="8S")


def test_a_win_that_becomes_a_loss_takes_its_commission_off_the_account() -> None:
    table = Table(BANKER, BANKER)
    table.wins("ann")
    table.wins("ann")
    assert table.punto.owed == {"ann": 10}
    lost(table, 0)
    assert table.money() == ({"ann": 1000, "bob": 1000}, 10_000, {"ann": 5}, {})
    assert table.of_accounts() == [("AccountCorrected", "ann", 5)], "in a tie the stake lay on and won the second coup"
    assert "by the card that was put right ann owes 5 on account" in table.log
    table.dealer("undo", ruling=table.view()["can_undo"])
    assert table.punto.owed == {"ann": 10}


def test_a_win_of_which_nothing_was_paid_leaves_no_account() -> None:
    table = Table(BANKER)
    table.wins("ann")
    lost(table, 0)
    assert table.money() == ({"ann": 900, "bob": 1000}, 10_100, {}, {})
    assert "by the card that was put right ann owes nothing on account" in table.log


@pytest.mark.parametrize("paid", ["pay", "cash_out", "close_seat"])
def test_what_was_paid_of_a_win_that_becomes_a_loss_is_moved_or_a_debt(paid: str) -> None:
    table = Table(BANKER, BANKER)
    table.wins("ann")
    table.dealer(paid, player="ann", **({"amount": 1095} if paid == "cash_out" else {}))
    assert table.money()[1:] == (9905, {}, {})
    money = table.punto.money
    lost(table, 0)
    purses, bank, owed, debts = table.money()
    assert (bank, owed, table.punto.money) == (10_100, {}, money)
    assert (purses["ann"], debts) == ((0, {"ann": 195}) if paid == "cash_out" else (900, {}))


def test_who_had_paid_all_has_paid_all_when_a_loss_becomes_a_win() -> None:
    """As if the cards had been read so, also where that is a debt."""
    wrong, right = Table("6H 8S 3D KS", BANKER), Table(BANKER, BANKER)
    for table in (wrong, right):
        table.wins("ann")
        table.bet("ann", 100)
        table.deals()
        table.dealer("pay", player="ann")
    assert wrong.money() == ({"ann": 995, "bob": 1000}, 10_005, {}, {})
    wrong.dealer("correct", index=1, card="9S")
    wrong.dealer("correct", index=0, card="2H")
    assert wrong.money() == right.money() == ({"ann": 1190, "bob": 1000}, 9810, {}, {})


def test_who_had_paid_a_part_has_paid_no_more_than_that() -> None:
    table = Table(BANKER, BANKER, "6H 8S 3D KS", PLAYER)
    table.wins("ann")
    table.wins("ann")
    table.bet("ann", 1193)
    table.dealer("pay", player="ann")
    assert (table.punto.purses["ann"], table.punto.owed) == (0, {"ann": 3})
    table.deals()
    lost(table, 0)
    assert table.punto.owed == {}, "of the 5 that are left he had paid 7: 2 too many"
    assert table.punto.bank == 10_000 + 5 + 1193


def test_after_the_shoe_a_correction_moves_what_was_paid_or_owed() -> None:
    table = Table(BANKER, "6H 8S 3D KS")
    table.wins("ann")
    table.bet("ann", 1098)
    table.dealer("mark", marker="cut")
    table.deals()
    assert (table.punto.purses["ann"], table.punto.debts) == (0, {"ann": 3})
    money = table.punto.money
    lost(table, 0)
    assert table.money() == ({"ann": 0, "bob": 1000}, 11_198, {}, {"ann": 198})
    assert table.punto.money == money
    table.dealer("undo", ruling=table.view()["can_undo"])
    table.dealer("correct", index=0, card="2H")
    assert table.money() == ({"ann": 0, "bob": 1000}, 11_003, {}, {"ann": 3})


def test_a_correction_that_ends_the_shoe_closes_the_accounts() -> None:
    """The last coup has all its cards with the card that is put right."""
    table = Table(BANKER, "2S 7H KS QD", cut_from_end=20)
    table.wins("ann")
    table.dealer("mark", marker="cut")
    table.deals()
    assert playing(table.state)
    table.dealer("correct", index=4, card="8S")
    assert not playing(table.state)
    assert table.money() == ({"ann": 1095, "bob": 1000}, 9905, {}, {})


@pytest.mark.parametrize("paid", ["cash_out", "close_seat"])
def test_who_paid_between_the_cards_of_a_coup_does_not_keep_it_from_being_put_right(paid: str) -> None:
    """With the card that is put right the coup was over before he paid, and the shoe with it."""
    table = Table(BANKER, "2S 7H KS QD", cut_from_end=20)
    table.wins("ann")
    table.dealer("mark", marker="cut")
    table.deals()
    table.dealer(paid, player="ann", **({"amount": 1095} if paid == "cash_out" else {}))
    table.dealer("correct", index=4, card="8S")
    assert not playing(table.state)
    assert table.money() == ({"ann": 0 if paid == "cash_out" else 1095, "bob": 1000}, 9905, {}, {})


def test_after_a_restart_the_accounts_are_there() -> None:
    table = Table(BANKER, BANKER, BANKER)
    table.wins("ann")
    table.dealer("pay", player="ann")
    table.wins("ann")
    table.bet("bob", 50)
    table.deals(2)
    again = TableState()
    for event in table.events:
        again = advance(again, event)
    assert again == table.state
    table.do(reports.boot)
    assert table.punto.owed == {"ann": 5}
    table.dealer("drawn", count=0)
    table.leaves(2)
    assert table.punto.owed == {"ann": 5, "bob": 5}


@pytest.mark.parametrize("rules", [{"commission": "at_once"}, {"variant": "super6"}, {"variant": "ez"}])
def test_without_accounts_nothing_of_them_is_written(rules: dict[str, Any]) -> None:
    table = Table(BANKER, BANKER, **rules)
    table.wins("ann")
    assert table.view()["deal"]["accounts"] is None
    assert reason(lambda: table.dealer("pay", player="ann")) == "not_offered"
    assert "pay" not in table.view(DEALER_VIEW)["dealer"]["may"]
    table.dealer("cash_out", player="ann", amount=None)
    table.dealer("close_seat", player="ann")
    table.dealer("void_deal", text="enough")
    assert table.of_accounts() == []


def test_an_account_limits_nobody() -> None:
    table = Table(BANKER, BANKER)
    table.wins("ann")
    legal = table.view(Viewer("seat", "ann"))["deal"]["legal"]
    assert legal["bet"]["player"]["most"] == 1100
    table.bet("ann", 1100)
    assert table.punto.bound == 1100, "a banker bet is paid whole"


WHOLE = (BetPlaced, BetsClosed, DealEnded, DealVoided)
"""Facts that are the last of what was done."""


def test_whatever_happens_a_correction_is_exact() -> None:
    """A card that is put right and then is what it was again leaves money and accounts as they were; no account is
    left when the shoe is over."""
    tried = with_accounts = 0
    for seed in range(20):
        rnd = random.Random(seed)
        rules = {"commission": "account", "commission_unit": rnd.choice((1, 5, 25)), "commission_pct": 5}
        table = RandomTable("punto_banco", seed, deals=1, rules=rules | {"variant": "standard", "solvency": "none"})
        state = TableState()
        for event in table.events:
            state = advance(state, event)
            deal = state.deal
            if not isinstance(deal, Deal) or not deal.on_account:
                continue
            assert all(amount > 0 for amount in deal.owed.values())
            assert not deal.owed or deal.phase not in ENDED
            if isinstance(event, Played) and isinstance(event.event, WHOLE) and deal.cards:
                for _ in range(3):
                    right = there_and_back(deal, rnd.randrange(len(deal.cards)), rnd.choice(PACK_52))
                    tried += right
                    with_accounts += right and bool(deal.owed)
    assert tried > 400
    assert with_accounts > 100


def there_and_back(deal: Deal, index: int, card: Card) -> bool:
    """Whether the card could be put right so; all is compared then."""
    try:
        other, _ = deal.play(CorrectCard(index, card))
        back, _ = other.play(CorrectCard(index, deal.cards[index]))
    except Refusal:
        return False
    assert other.money == back.money == deal.money
    assert [owned(back, player) for player in deal.purses] == [owned(deal, player) for player in deal.purses]
    assert (back.owed, back.bank, back.bets, back.coups) == (deal.owed, deal.bank, deal.bets, deal.coups)
    return True
