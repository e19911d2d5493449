"""Cards at the toy game's table that are keyed beside a hidden one, lost, miscounted or missing."""

from __future__ import annotations

import json

import pytest

from controller.games.message import plain, say
from controller.games.registry import GAMES
from controller.table import reports
from controller.table.events import Sighting
from controller.table.state import stopped
from hardware.devices import Part
from tests.controller.house import reason
from tests.controller.toy_deal import OTHERS, Table, sealed_in
from tests.english import as_shown, english
from tests.toy.game import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


NEUTRAL = say("table-not-in-order")


def open_cards_then_a_hidden_one(hidden: str, *later: str) -> Table:
    """9C has been shown once; bob draws beside his hidden card."""
    table = Table(["9C", "7D", hidden, *later])
    table.round()
    table.to_the_decision()
    table.bob("draw")
    return table


def test_a_card_keyed_beside_a_hidden_one_is_taken_whatever_that_is() -> None:
    tables = [open_cards_then_a_hidden_one(hidden, "KH") for hidden in ("9C", "4D")]
    for table in tables:
        table.dealer("key_card", card="9C", index=3)
        assert [str(card) for card in table.deal.cards[3:]] == ["9C"]
    for viewer in OTHERS:
        assert tables[0].view(viewer) == tables[1].view(viewer)
    for table in tables:
        table.leaves()
    assert english(tables[0].state.hold) == (
        "9♣ has been shown more often than the pack has it (card 1, card 3, card 4): correct the one that is wrong"
    )
    assert tables[1].state.hold is None


def test_a_card_read_beside_a_hidden_one_that_it_cannot_be_holds_play_and_names_none() -> None:
    table = open_cards_then_a_hidden_one("9C", "9C", "KH")
    table.leaves()
    assert (table.state.question, table.view()["hold"]) == (None, {"by": "dealer", "text": NEUTRAL.json()})
    assert [reading.card for reading in table.state.waiting] == ["9C"]
    table.dealer("resume")
    assert table.view()["hold"]["text"] == NEUTRAL.json()
    for viewer in OTHERS:
        assert "table-ask-duplicate" not in json.dumps(table.view(viewer))
    table.dealer("key_card", card="8C", index=3)
    table.dealer("resume")
    assert ([str(card) for card in table.deal.cards[3:]], table.state.waiting) == (["8C"], ())


def test_a_question_answered_beside_a_hidden_card_is_taken_whatever_that_is() -> None:
    tables = [open_cards_then_a_hidden_one(hidden, "5H") for hidden in ("9C", "4D")]
    for table in tables:
        table.leaves(unread=True)
        assert table.state.question is not None
        table.dealer("answer", question=table.state.question.id, card="9C")
    for viewer in OTHERS:
        assert tables[0].view(viewer) == tables[1].view(viewer)


def test_no_card_is_corrected_where_another_would_have_changed_those_after_it() -> None:
    table = Table()
    assert table.view()["correctable"] is False
    table.round()
    assert reason(lambda: table.dealer("correct", index=0, card="8H")) == "not_correctable"


def test_after_a_restart_the_dealer_is_asked_how_many_cards_left_and_which() -> None:
    table = Table()
    table.to_the_decision()
    table.do(reports.boot)
    question = table.state.question
    assert question is not None
    assert (question.kind, english(question.text)) == (
        "restart",
        "After the restart: How many cards left the shoe after card 1 before this question?",
    )
    assert (table.view()["question"]["most"], sealed_in(table, "9C")) == (103, [])
    assert reason(lambda: table.bob("stand")) == "held"
    table.dealer("drawn", count=0, question=question.id)
    table.bob("draw")
    table.do(reports.boot)
    assert table.state.question is not None
    table.out += 1
    table.leaves()  # while the question is open
    table.dealer("drawn", count=1, question=table.state.question.id)
    assert (table.state.question.kind, table.state.question.index) == ("missed", 1)
    table.dealer("answer", question=table.state.question.id, card="7D")
    assert [str(card) for card in table.deal.cards] == ["9C", "7D", "KH"]
    assert (table.deal.phase, table.state.question) == ("bets_open", None)


def test_a_card_read_between_two_restarts_is_asked_for() -> None:
    table = Table()
    table.to_the_decision()
    table.bob("draw")
    table.do(reports.boot)
    table.leaves()  # while the question is open
    table.do(reports.boot)
    table.leaves()
    assert table.state.question is not None
    assert "after card 1 before this question" in english(table.state.question.text)
    table.dealer("drawn", count=1, question=table.state.question.id)
    assert table.state.question is not None
    assert (table.state.question.kind, table.state.question.index) == ("missed", 1)
    table.dealer("answer", question=table.state.question.id, card="7D")
    assert ([str(card) for card in table.deal.cards], table.deal.phase) == (["9C", "7D", "KH"], "bets_open")


def test_a_card_read_before_the_dealer_is_asked_how_many_left_is_one_of_them() -> None:
    """He counts the cards on the table: one read while another question was open is asked for with those that left
    unseen."""
    table = Table()
    table.to_the_decision()
    table.bob("draw")
    table.leaves(unread=True)
    table.do(reports.boot)
    table.leaves()
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="7D")
    assert table.state.question is not None
    assert "after card 2 before this question" in english(table.state.question.text)
    table.dealer("drawn", count=1, question=table.state.question.id)
    assert table.state.question is not None
    assert (table.state.question.kind, table.state.question.index) == ("missed", 2)
    table.dealer("answer", question=table.state.question.id, card="KH")
    assert ([str(card) for card in table.deal.cards], table.deal.phase) == (["9C", "7D", "KH"], "bets_open")
    assert (stopped(table.state), table.state.waiting) == (None, ())


@pytest.mark.parametrize("count", [0, 1])
@pytest.mark.parametrize("again", [False, True])
def test_no_card_read_at_the_exit_is_lost_after_the_dealer_named_one_unseen(*, again: bool, count: int) -> None:
    table = Table()
    table.to_the_decision()
    table.bob("draw")
    table.do(lambda s: reports.faulted(s, Part.VIEW, plain("dark")))
    if again:
        table.do(lambda s: reports.faulted(s, "camera", plain("away")))
        table.do(lambda s: reports.cleared(s, "camera"))
    table.dealer("resume", without=as_shown(table.state.faults))
    table.dealer("key_card", card="7D", index=1)
    table.out += 1
    table.do(lambda s: reports.cleared(s, Part.VIEW))
    question = table.state.question
    assert question is not None
    assert (question.index, "after card 2 before" in english(question.text)) == (2, True)
    table.dealer("drawn", count=count, question=question.id)
    if count:
        table.leaves()
        assert table.state.question is not None
        table.dealer("answer", question=table.state.question.id, card="2S")
        assert [str(card) for card in table.deal.cards] == ["9C", "7D", "2S"]
        assert [sighting.card for sighting in table.state.waiting] == ["KH"]
    else:
        table.leaves()
        assert ([str(card) for card in table.deal.cards], stopped(table.state)) == (["9C", "7D", "KH"], None)


def test_a_card_counted_as_one_already_dealt_holds_play_and_is_the_next_one() -> None:
    table = Table()
    table.to_the_decision()
    table.bob("draw")
    table.leaves()
    late = Sighting(1, "K", "H", 0.999, {"K": 0.999}, {"H": 1.0}, "digest KH")
    table.do(lambda s: reports.sighted(s, late))
    table.out += 1
    held = table.view()["hold"]
    assert (held["by"], held["text"]) == ("dealer", say("table-counted-behind", counted=2, card=3).json())
    assert len(table.deal.cards) == 2
    table.dealer("resume")
    assert [str(card) for card in table.deal.cards] == ["9C", "7D", "KH"]
    table.round()
    assert [str(card) for card in table.deal.cards] == ["9C", "7D", "KH", "2S", "5C"]


def test_a_hidden_card_counted_as_an_open_one_stays_hidden() -> None:
    table = Table()
    table.round()
    table.dealer("hold", text="wait")
    late = Sighting(1, "K", "H", 0.999, {"K": 0.999}, {"H": 1.0}, "digest KH")
    table.do(lambda s: reports.sighted(s, late))
    assert sealed_in(table, "KH") == []
    table.dealer("resume")
    table.bob("stake", amount=10)
    table.dealer("close_bets")
    assert (str(table.deal.cards[-1]), sealed_in(table, "KH")) == ("KH", [])


def test_the_dealers_word_for_the_next_card_takes_the_place_of_its_reading() -> None:
    table = Table()
    table.to_the_decision()
    table.bob("draw")
    table.dealer("hold", text="wait")
    table.leaves()
    table.dealer("key_card", card="8D", index=1)
    table.dealer("resume")
    assert ([str(card) for card in table.deal.cards], table.state.waiting) == (["9C", "8D"], ())


def test_a_missing_card_is_asked_for_before_another_comes() -> None:
    table = Table()
    table.to_the_decision()
    table.bob("stand")
    table.do(lambda s: reports.faulted(s, "camera", plain("hangs")))
    table.do(reports.beam_passed)
    table.do(lambda s: reports.cleared(s, "camera"))
    question = table.state.question
    assert question is not None
    assert "The exit beam counted 1 card." in english(question.text)
    table.dealer("drawn", count=1, question=question.id)
    assert table.state.question is not None
    assert (table.state.question.kind, table.state.question.index) == ("missed", 1)


def test_an_outage_in_which_the_beam_counted_nothing_asks_nothing() -> None:
    table = Table()
    table.do(reports.beam_passed)
    table.to_the_decision()
    table.do(lambda s: reports.faulted(s, "camera", plain("hangs")))
    table.do(lambda s: reports.cleared(s, "camera"))
    assert (table.state.question, stopped(table.state)) == (None, None)
    table.bob("stand")
    table.leaves()
    assert table.deal.phase == "bets_open"
