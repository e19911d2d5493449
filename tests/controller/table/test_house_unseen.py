"""The table as a fold, when cards may have been drawn unseen: after a restart, in the dark, without the camera."""

from __future__ import annotations

import pytest

from controller.games.message import plain
from controller.table import reports
from controller.table.state import (
    live,
    stopped,
)
from tests.controller.house import Table, asked, dark, in_view, light, reason


def test_after_a_restart_the_same_card_in_the_window_lets_play_go_on(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "4H")
    table.do(reports.boot)
    held = stopped(table.state)
    assert held is not None
    assert held.by == "starting"
    table.sees(1, "4H")
    assert stopped(table.state) is None


def test_after_a_restart_another_card_is_asked_about(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.do(reports.boot)
    table.sees(0, "4H")
    assert table.state.question is not None
    assert table.state.question.kind == "restart"
    table.dealer("drawn", count=1)
    assert table.cards == ["7C", "4H"]
    assert live(table.state).phase == "loser_shown"
    assert table.state.sight.index == 1


def test_after_a_restart_cards_drawn_unseen_are_asked_for_one_by_one(table: Table) -> None:
    table.sees(0, "7C")
    table.do(reports.boot)
    table.sees(0, "9H")
    table.dealer("drawn", count=2)
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("missed", 1)
    table.dealer("answer", question=question.id, card="4H")
    assert table.cards == ["7C", "4H", "9H"]


def test_after_a_restart_nothing_drawn_though_the_window_differs_is_a_disagreement(table: Table) -> None:
    table.sees(0, "7C")
    table.do(reports.boot)
    table.sees(0, "TC")
    table.dealer("drawn", count=0)
    assert table.state.question is not None
    assert table.state.question.kind == "disagree"


def test_cards_keyed_in_the_dark_are_counted_and_the_next_one_is_not_lost(table: Table) -> None:
    """Dark; the dealer goes on without the view and keys 3S and 7D; light; the next card is 2S."""
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["7"], stake=100)
    dark(table)
    table.goes_on()
    table.moves()
    table.dealer("key_card", card="3S")
    table.dealer("key_card", card="7D")
    assert (table.purse, table.state.sight.index) == (1100, 2)
    light(table)
    assert stopped(table.state) is not None
    table.sees(2, "7D")
    assert stopped(table.state) is None
    table.moves()
    table.sees(3, "2S")
    assert table.cards == ["7C", "3S", "7D", "2S"]
    assert table.state.question is None


def test_cards_keyed_and_one_more_drawn_in_the_dark_are_told_apart(table: Table) -> None:
    table.sees(0, "7C")
    dark(table)
    table.goes_on()
    table.dealer("key_card", card="3S")
    light(table)
    table.sees(1, "2S")
    assert asked(table) == ("restart", 1)
    table.dealer("drawn", count=2)
    assert asked(table) == ("missed", 2)
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="7D")
    assert table.cards == ["7C", "3S", "7D", "2S"]


def test_a_second_look_that_is_surely_another_card_may_be_one_that_was_drawn(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "3S")
    table.sees(1, "7D")
    question = table.state.question
    assert question is not None
    assert (question.kind, question.another) == ("disagree", True)
    assert reason(lambda: table.dealer("drawn", count=0)) == "bad_count"
    assert reason(lambda: table.dealer("drawn", count=1, question="q99")) == "no_question"
    table.dealer("drawn", count=1, question=question.id)
    assert table.cards == ["7C", "3S", "7D"]
    assert table.state.sight.index == 2
    table.sees(2, "7D")
    table.sees(3, "2S")
    assert table.cards == ["7C", "3S", "7D", "2S"]


def test_a_second_look_that_shows_a_card_already_out_is_only_a_disagreement(table: Table) -> None:
    for index, card in enumerate(["7C", "3S", "7D"]):
        table.sees(index, card)
    table.sees(2, "7C")
    question = table.state.question
    assert question is not None
    assert (question.kind, question.another) == ("disagree", False)
    assert reason(lambda: table.dealer("drawn", count=1)) == "no_question"


def test_a_card_keyed_before_it_was_drawn_is_awaited(table: Table) -> None:
    table.sees(0, "7C")
    table.dealer("key_card", card="3S")
    table.sees(1, "7C")
    assert table.state.question is None
    assert table.state.sight.index == 0
    table.sees(0, "7C")
    table.sees(1, "3S")
    table.sees(2, "7D")
    assert table.cards == ["7C", "3S", "7D"]


def test_two_troubles_of_the_view_have_both_to_pass(table: Table) -> None:
    table.sees(0, "7C")
    dark(table)
    table.do(lambda h: reports.view_trouble(h, "covered"))
    assert table.state.faults == {"camera view": in_view("covered", "dark")}
    light(table)
    assert table.state.faults == {"camera view": in_view("covered")}
    table.do(lambda h: reports.view_cleared(h, "covered"))
    assert table.state.faults == {}
    table.sees(0, "7C")
    assert stopped(table.state) is None


def test_the_window_is_compared_when_the_last_of_the_cameras_troubles_is_over(table: Table) -> None:
    table.sees(0, "7C")
    dark(table)
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    epoch = table.state.sight.epoch
    table.do(lambda h: reports.cleared(h, "camera"))
    assert (table.state.sight.epoch, table.state.sight.doubted) == (epoch + 1, True)
    light(table)
    assert (table.state.sight.epoch, table.state.sight.doubted) == (epoch + 2, True)


def test_a_hand_pass_says_nothing_of_the_time_without_a_camera(table: Table) -> None:
    """The tracker that saw the hand began after the camera had come back."""
    table.sees(0, "7C")
    dark(table)
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    table.do(lambda h: reports.cleared(h, "camera"))
    table.do(lambda h: reports.cleared(h, "camera view", same_card=True))
    assert table.state.sight.doubted
    table.sees(0, "4H")
    assert asked(table) == ("restart", 0)


def test_a_reading_that_waits_is_not_taken_for_the_one_that_is_to_be_compared(table: Table) -> None:
    """Play is held, card 2 waits; then the camera fails and a third card is drawn."""
    table.sees(0, "7C")
    table.dealer("hold")
    table.sees(1, "4H")
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    table.do(lambda h: reports.cleared(h, "camera"))
    assert table.state.sight.doubted
    table.sees(1, "9H")
    assert asked(table) == ("restart", 1)
    table.dealer("drawn", count=1)
    table.goes_on()
    assert table.cards == ["7C", "4H", "9H"]


@pytest.mark.parametrize("word", ["answer", "key_card"])
def test_after_a_power_cut_with_a_card_in_question_the_answer_may_come_before_the_camera(
    table: Table, word: str
) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    table.do(reports.boot)
    question = table.state.question
    assert question is not None
    table.dealer(word, card="4H", **({"question": question.id} if word == "answer" else {}))
    held = stopped(table.state)
    assert held is not None
    assert held.by == "starting"
    table.sees(table.state.sight.index, "4H")
    assert stopped(table.state) is None
    assert table.cards == ["7C", "4H"]


def test_the_dealers_word_goes_for_the_camera_that_never_reads_the_window(table: Table) -> None:
    """A table without a camera after a restart, or a box that ran out meanwhile."""
    table.sees(0, "7C")
    table.do(reports.boot)
    assert reason(lambda: table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1)) == "held"
    table.dealer("drawn", count=0)
    table.goes_on()
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1)
    table.do(reports.boot)
    table.dealer("drawn", count=1)
    table.goes_on()
    table.dealer("key_card", card="9H")
    assert table.cards == ["7C", "9H"]
    assert stopped(table.state) is None
