"""Siete y media at the table with a bank of the house (docs/rules.md 4.16): the dealer plays for it, or it plays by
rule; it pays out of the table's bank, and never passes; a void deal gives it back what was its own."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.audience import DEALER_VIEW
from controller.games.refusal import BadOption
from controller.table import reports
from controller.table.state import Refused, playing
from tests.controller.cli.test_recall_script import scripts_of
from tests.controller.house import reason
from tests.controller.random_table import RandomTable
from tests.controller.shoe_table import ShoeTable
from tests.instruments.simulate.auditor import played

NAMES = ("ann", "bob")
DECK = "4S 7H 5D 3C JC 4H"


class Table(ShoeTable):
    """A house's bank of 500; bets are laid before the cards."""

    def __init__(self, deck: str = DECK, bank: int = 500, players: tuple[str, ...] = NAMES, **rules: Any) -> None:
        form = {"banker": "house", "bets": "before_cards", **rules}
        super().__init__(deck, game="siete_y_media", players=players, bank=bank, **form)

    def to_the_bank(self) -> Table:
        """Ann has bet 20 and stands on her four."""
        self.seat("ann", "bet", amount=20)
        self.deals(2)
        self.seat("ann", "stand")
        return self

    @property
    def money(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["money"]
        return found


def test_the_dealer_draws_and_stands_for_the_bank() -> None:
    table = Table("4S 3H JD KD").to_the_bank()
    assert (table.deal.phase, table.money["banker"]) == ("bank", None)
    (decision,) = table.view(DEALER_VIEW)["awaiting"]
    assert (decision["player"], decision["verbs"], decision["limit_s"]) == (None, ["bank_hit", "bank_stand"], None)
    assert "the bank shows 3♥" in table.log
    assert all(
        verb not in table.view(viewer)["deal"]["legal"] for viewer in table.everybody for verb in ("hit", "stand")
    )
    table.dealer("bank_hit")
    assert table.view()["expects"] == {"place": "bank ", "face": "up"}
    table.leaves()
    assert table.deal.bank_hand.points == 7
    table.dealer("bank_stand")
    assert not playing(table.state), "nothing is sold"
    assert (table.money["bank"], table.deal.next_bank) == (480, None)
    assert table.money["purses"] == {"ann": 1020, "bob": 1000}
    assert not [line for line in table.log if "the bank goes" in line]
    table.dealer("start_deal")
    assert table.deal.seats == NAMES, "everybody sits"


def test_by_the_rule_of_the_variant_it_plays_by_itself() -> None:
    table = Table("4S 3H 2D 6C", bank_policy="blackjack").to_the_bank()
    assert table.view()["expects"] == {"place": "bank ", "face": "up"}
    table.leaves()
    assert table.deal.phase == "card_due", "five: it draws on"
    table.leaves()
    assert not playing(table.state)
    assert table.money == {"bank": 480, "banker": None, "purses": {"ann": 1020, "bob": 1000}, "debts": {}}


def test_an_obliged_bank_of_the_house_goes_on() -> None:
    table = Table("7S 3H JD 2D KD", bank_must_reach=True, canto=True)
    table.seat("ann", "bet", amount=20)
    table.deals(2)
    table.seat("ann", "hit", expose=True)
    table.leaves()
    table.seat("ann", "stand")
    assert table.view(DEALER_VIEW)["dealer"]["own"] == ["bank_hit"]
    assert reason(lambda: table.dealer("bank_stand")) == "bank_must_reach"
    table.dealer("bank_hit")
    assert table.view()["expects"] == {"place": "bank ", "face": "up"}


def test_with_one_stake_for_all_the_bets_come_in_turn() -> None:
    table = Table("4S 3H 7D 2C", bets="in_turn", min=10, max=10)
    table.leaves(3)
    table.seat("ann", "bet", amount=10)
    table.seat("ann", "stand")
    table.seat("bob", "stand")
    table.dealer("bank_stand")
    assert table.money["bank"] == 520
    assert table.money["purses"] == {"ann": 990, "bob": 990}, "bob has laid the least"


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        ({"bets": "in_turn"}, "banker"),
        ({"add": True}, "banker"),
        ({"bets": "in_turn", "min": 5, "max": 10}, "banker"),
        ({"backing": True}, "backing"),
        ({"fusilar": True}, "fusilar"),
    ],
)
def test_what_gives_the_punter_more_than_the_house_is_refused(rules: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption) as caught:
        Table(**rules)
    assert caught.value.place == named


def test_the_house_may_owe_where_solvency_does_not_bind_it() -> None:
    table = Table("4S 3H JD", bank=0).to_the_bank()
    table.dealer("bank_stand")
    assert table.money["bank"] == -20
    table = Table(bank=30, solvency="sum")
    assert reason(lambda: table.seat("ann", "bet", amount=20)) == "solvency"
    table.seat("ann", "bet", amount=15)
    assert reason(lambda: table.seat("bob", "bet", amount=1)) == "solvency"
    table.dealer("bank", amount=10)
    table.seat("bob", "bet", amount=5)


def test_money_of_the_house_comes_and_goes_between_the_cards_of_two_deals() -> None:
    table = Table(solvency="sum")
    table.dealer("bank", amount=-100)
    table.seat("ann", "bet", amount=100)
    assert reason(lambda: table.dealer("bank", amount=-201)) == "solvency"
    assert reason(lambda: table.dealer("bank", amount=-500)) == "funds"
    table.dealer("bank", amount=-200)
    table.deals(1)
    assert reason(lambda: table.dealer("bank", amount=-1)) == "banker_plays"
    table.dealer("bank", amount=7)
    table.leaves()
    table.dealer("void_deal")
    assert (table.money["bank"], table.money["purses"]["ann"]) == (207, 1000)
    table.dealer("bank", amount=-207)
    assert table.money["bank"] == 0


def test_a_void_deal_gives_the_house_what_was_its_own() -> None:
    table = Table("7S 4H 3D 6D")
    for player in NAMES:
        table.seat(player, "bet", amount=30)
    table.deals(3)
    table.seat("ann", "hit", expose=True)
    table.leaves()
    assert table.money["bank"] == 530, "she is over"
    table.dealer("void_deal")
    assert table.money == {"bank": 500, "banker": None, "purses": dict.fromkeys(NAMES, 1000), "debts": {}}


def test_a_card_put_right_moves_the_difference_between_purse_and_bank() -> None:
    table = Table("4S 3H JD KD").to_the_bank()
    table.dealer("bank_stand")
    assert (table.money["bank"], table.money["purses"]["ann"]) == (480, 1020)
    assert not [line for line in table.log if "as before" in line]
    table.dealer("correct", index=1, card="5H")
    assert (table.money["bank"], table.money["purses"]["ann"]) == (520, 980)
    (script,), unsaid = scripts_of(table.events)
    assert unsaid == []
    assert "banker" not in script
    assert script["bank"] == 500
    assert script["events"][-1] == {"op": "stand", "row": script["events"][-1]["row"]}


def test_a_restart_in_the_banks_turn_asks_the_dealer_again() -> None:
    table = Table("4S 3H JD KD").to_the_bank()
    table.dealer("bank_hit")
    was = table.deal
    table.do(lambda state: reports.boot(state))
    assert table.deal == was
    table.dealer("drawn", count=0)
    table.leaves()
    table.dealer("bank_stand")
    assert not playing(table.state)


def test_a_rulings_payment_comes_out_of_the_house() -> None:
    table = Table("4S 3H JD KD", solvency="sum")
    table.seat("ann", "bet", amount=20)
    table.deals(1)
    table.dealer("irregularity", kind="double_draw", policy="bank_pays_all")
    assert (table.money["bank"], table.money["purses"]["ann"]) == (480, 1020)


def test_one_player_is_enough_and_none_is_too_few() -> None:
    table = Table(players=("ann",))
    assert table.deal.seats == ("ann",)
    empty = ShoeTable(DECK, game="siete_y_media", players=("ann",), buy_in=1, start=False, banker="house", min=5, max=5)
    assert reason(lambda: empty.dealer("start_deal")) == "players"


def test_where_nine_sit_everybody_plays_in_his_turn() -> None:
    names = tuple("abcdefghi")
    table = Table(players=names)
    left_out = []
    for _ in range(10):
        (out,) = set(names) - set(table.deal.seats)
        left_out.append(out)
        table.dealer("void_deal")
        table.dealer("start_deal", pack="new")
    assert left_out == [*"ihgfedcbai"]
    assert table.deal.seats == tuple("iabcdefg"), "behind the last"


def test_no_deal_begins_with_a_bank_against_which_nobody_could_bet() -> None:
    forms: tuple[dict[str, Any], ...] = ({"min": 5}, {"bets": "in_turn", "min": 5, "max": 5})
    for form in forms:
        table = Table(bank=9, **{"solvency": "sum", "start": False, **form})
        with pytest.raises(Refused, match="siete_y_media-bank-poor") as caught:
            table.dealer("start_deal")
        assert caught.value.reason == "bank"
        table.dealer("bank", amount=1)
        table.dealer("start_deal")
    Table(bank=0, min=5)


def test_what_is_said_of_the_house_names_no_banker() -> None:
    table = Table("4S 3H JD KD")
    table.seat("ann", "bet", amount=20)
    table.deals(2)
    with pytest.raises(Refused, match="siete_y_media-not-banks-turn"):
        table.dealer("bank_hit")
    table.seat("ann", "stand")
    with pytest.raises(Refused, match="siete_y_media-house-plays"):
        table.dealer("bank", amount=-1)
    table.dealer("bank", amount=7)
    table.dealer("bank_stand")
    table.dealer("bank", amount=-9)
    assert "7 is put into the bank" in table.log
    assert "9 is taken out of the bank" in table.log
    assert not [line for line in table.log if "banker" in line]


def test_the_dealer_plays_for_no_players_bank() -> None:
    table = ShoeTable(DECK, game="siete_y_media", players=("dot", "ann"), bets="before_cards")
    table.seat("ann", "bet", amount=5)
    table.deals(2)
    table.seat("ann", "stand")
    assert table.deal.phase == "bank"
    for verb in ("bank_hit", "bank_stand"):
        assert reason(lambda verb=verb: table.dealer(verb)) == "players_bank"
    assert reason(lambda: table.dealer("bank", amount=5)) == "players_bank"


def test_random_tables_of_a_house_have_their_scripts() -> None:
    said, bank_acts = 0, 0
    for seed in range(40):
        table = RandomTable("siete_y_media", seed, rules={"banker": "house"})
        found, _ = scripts_of(table.events)
        said += len(found)
        bank_acts += sum(
            act["op"] in ("hit", "stand") and "player" not in act for one in found for act in one["events"]
        )
        assert not [event for event in played(table.events) if type(event).__name__ == "BankCeded"]
    assert said > 25
    assert bank_acts > 20
