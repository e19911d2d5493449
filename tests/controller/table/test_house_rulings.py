"""The table as a fold: the dealer's rulings and what they do when they are taken back; the pack of a void deal."""

from __future__ import annotations

import pytest

from controller.games.message import plain, say
from controller.table import reports
from controller.table.events import RulesChanged
from controller.table.state import (
    playing,
    stopped,
)
from tests.controller.house import Table, reason
from tests.english import english


def test_a_correction_is_compensated_and_can_be_undone(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.sees(1, "4H")
    table.sees(2, "9H")
    assert table.purse == 1100
    table.dealer("correct", index=2, card="TH")
    assert (table.purse, table.money) == (900, 11_000)
    assert any("compensation: ann" in english(text) for _, text in table.state.log)
    table.dealer("undo")
    assert (table.purse, table.money) == (1100, 11_000)
    assert table.cards == ["7C", "4H", "9H"]
    assert reason(lambda: table.dealer("undo")) == "nothing_to_undo"


def test_an_answer_can_be_taken_back_until_a_card_or_bet_has_come(table: Table) -> None:
    table.sees(0, None)
    assert table.state.question is not None
    first = table.state.question.id
    table.dealer("answer", question=first, card="7C")
    table.dealer("undo")
    assert table.state.question is not None
    assert table.cards == []
    table.dealer("answer", question=first, card="TC")
    table.sees(1, "4H")
    assert reason(lambda: table.dealer("undo")) == "nothing_to_undo"


def test_a_void_deal_returns_the_stakes_and_can_be_undone(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    assert table.purse == 900
    table.dealer("void_deal", text="a card lay face up")
    assert (table.purse, playing(table.state)) == (1000, False)
    table.dealer("undo")
    assert (table.purse, playing(table.state)) == (900, True)


def test_a_deal_is_void_once(table: Table) -> None:
    table.sees(0, "7C")
    table.dealer("void_deal")
    before = table.state
    assert reason(lambda: table.dealer("void_deal")) == "no_deal"
    assert table.state is before


@pytest.mark.parametrize("said", [{}, {"text": ""}, {"text": "The deal is void."}])
def test_a_void_deal_says_so_once(table: Table, said: dict[str, str]) -> None:
    table.dealer("void_deal", **said)
    ruling = table.state.ruling
    assert ruling is not None
    assert ruling.text == say("table-ruled-void")
    told = [text for _, line in table.state.log if "void" in (text := english(line))]
    assert told[0] == "ruling: deal void"
    assert not any("void:" in text for text in told)


def test_a_void_deal_that_is_taken_back_has_the_window_compared(table: Table) -> None:
    """While the deal was void nobody watched the window, and no pass of the beam was counted."""
    table.do(reports.beam_passed)
    table.sees(0, "7C")
    table.dealer("void_deal")
    table.do(reports.beam_passed)
    table.dealer("undo")
    held = stopped(table.state)
    assert held is not None
    assert held.by == "starting"
    table.sees(0, "KD")
    assert table.state.question is not None
    assert english(table.state.question.text) == (
        "After a ruling was taken back the window shows K♦; the last card journaled is 7♣. "
        "How many cards were drawn meanwhile?"
    )


def test_the_rules_of_a_new_configuration_outlive_a_ruling_taken_back(table: Table) -> None:
    table.dealer("void_deal")
    table.do(lambda state: [RulesChanged({"max": 77}), *reports.boot(state)])
    table.dealer("undo")
    assert table.state.rules == {"max": 77}


def test_an_irregularity_is_ruled_by_policy_compensated_and_can_be_undone(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.ann("bet", bet="b", type="flat", ranks=["K"], stake=10)
    table.dealer("irregularity", kind="double_draw")
    assert (table.purse, table.money) == (1000, 11_000)
    table.dealer("undo")
    assert table.purse == 890
    table.dealer("irregularity", kind="double_draw", policy="dealer_rules", rulings={"a": "pay", "b": "stay"})
    assert (table.purse, table.money) == (1090, 11_000)
    assert say("table-ruling", ruling=say("table-ruled-irregularity", kind=say("games-double-draw"))) in [
        text for _, text in table.state.log
    ]


@pytest.mark.parametrize(
    ("verb", "fields"),
    [("irregularity", {"kind": "foul_pack", "policy": "return_stakes"}), ("void_deal", {})],
)
def test_a_ruling_that_ends_the_deal_ends_its_question_and_forgets_what_waits(
    table: Table, verb: str, fields: dict[str, str]
) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.sees(1, "7C")
    table.sees(2, "9S")
    table.sees(3, "KS")
    assert table.state.question is not None
    assert [waits.card for waits in table.state.waiting] == ["9S", "KS"]
    table.dealer(verb, **fields)
    assert (table.state.question, table.state.waiting) == (None, ())
    assert (playing(table.state), table.purse) == (False, 1000)


def test_two_cards_taken_for_each_other_trade_places(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "4H")
    table.sees(2, "9H")
    assert reason(lambda: table.dealer("correct", index=1, card="9H")) == "duplicate_card"
    table.dealer("correct", index=1, card="9H", swap=True)
    assert table.cards == ["7C", "9H", "4H"]


def test_a_ruling_taken_back_after_the_window_was_compared_is_compared_again(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    table.do(reports.boot)
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4H")
    epoch = table.state.sight.epoch
    table.sees(1, "4H")
    table.dealer("undo")
    assert table.state.sight.epoch > epoch
    table.sees(table.state.sight.index, "4H")
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4H")
    assert stopped(table.state) is None
    assert table.cards == ["7C", "4H"]


def test_after_a_void_deal_the_next_one_needs_a_word_on_the_pack(table: Table) -> None:
    table.sees(0, "7C")
    table.dealer("irregularity", kind="foul_pack")
    before = table.state
    assert reason(lambda: table.dealer("start_deal")) == "used_pack"
    assert reason(lambda: table.dealer("start_deal", pack="old")) == "malformed"
    assert table.state is before
    table.dealer("start_deal", pack="same")
    assert table.state.log[-1][1] == say("table-deal-begins", deal=2, pack="same")


def test_a_box_that_was_opened_since_the_deal_was_void_needs_none(table: Table) -> None:
    table.sees(0, "7C")
    table.do(lambda h: reports.faulted(h, "box lid", plain("open")))
    table.do(lambda h: reports.cleared(h, "box lid"))
    table.dealer("void_deal")
    assert reason(lambda: table.dealer("start_deal")) == "used_pack", "opened before, not since"
    table.do(lambda h: reports.faulted(h, "box lid", plain("open")))
    table.do(lambda h: reports.cleared(h, "box lid"))
    table.dealer("start_deal")
    assert playing(table.state)
