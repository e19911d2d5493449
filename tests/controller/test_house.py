"""The table as a fold: what holds play, what waits, what the dealer is asked, and what a ruling and its undoing do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.message import Message, as_message, plain, say
from controller.table import commands, reports
from controller.table.commands import taken_for_debt
from controller.table.events import Event, RulesChanged, Sighting, decode, encode
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import (
    DEALER,
    MACHINE,
    MAX_TEXT,
    VIEW,
    VIEW_TROUBLES,
    Actor,
    Refused,
    TableState,
    concerned,
    game_of,
    live,
    playing,
    stopped,
)
from controller.table.step import Step
from controller.table.view import table_view
from tests.controller.all_words import parse
from tests.english import as_shown, english

PACK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
ANN = Actor("seat", "ann")


def now(state: TableState, verb: str, **fields: Any) -> dict[str, Any]:
    """The command, meant for this moment."""
    return {"do": verb, "at": moment(state)._asdict(), **fields}


def in_view(*kinds: str) -> Message:
    """The fault of the camera's view with these troubles."""
    return say(VIEW, kinds=tuple(VIEW_TROUBLES[kind] for kind in kinds))


class Table:
    """A house with verbs; every event goes through its JSON form, as on the way to the journal and back."""

    def __init__(self, **rules: Any) -> None:
        self.state = TableState()
        self.events: list[Event] = []
        self.do(lambda h: reports.open_table(h, game="faro", rules=rules, bank=10_000, mode="table"))

    def do(self, act: Callable[[TableState], Iterable[Event]]) -> list[Event]:
        made = list(act(self.state))
        for event in made:
            written = json.loads(json.dumps(encode(event)))
            self.state = advance(self.state, decode(written))
            self.events.append(event)
        return made

    def dealer(self, verb: str, **fields: Any) -> None:
        self.do(lambda h: commands.decide(h, now(h, verb, **fields), DEALER))

    def goes_on(self) -> None:
        """The dealer presses "Go on without it", or "Resume"."""
        self.dealer("resume", without=as_shown(self.state.faults))

    def ann(self, verb: str, **fields: Any) -> None:
        self.do(lambda h: commands.decide(h, now(h, verb, **fields), ANN))

    def sees(self, index: int, card: str | None, **fields: Any) -> None:
        rank, suit = (card[0], card[1]) if card else (None, None)
        self.do(lambda h: reports.sighted(h, Sighting(index, rank, suit, 0.99, **fields)))

    def moves(self) -> None:
        self.do(lambda h: reports.movement(h, "beam"))

    @property
    def cards(self) -> list[str]:
        return [str(card) for card in live(self.state).cards]

    @property
    def money(self) -> int:
        return live(self.state).money

    @property
    def purse(self) -> int:
        return live(self.state).purses["ann"]


@pytest.fixture
def table() -> Table:
    return seated()


def seated() -> Table:
    """A deal under way, ann with 1000 at the table."""
    made = Table()
    made.dealer("open_seat", player="ann")
    made.dealer("buy_in", player="ann", amount=1000)
    made.dealer("start_deal")
    return made


def reason(act: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.reason


def test_a_turn_from_soda_to_settlement(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.moves()
    assert reason(lambda: table.ann("bet", bet="b", type="flat", ranks=["K"], stake=1)) == "closed"
    table.sees(1, "4H")
    table.sees(2, "9H")
    assert (table.purse, table.money) == (1100, 11_000)
    assert live(table.state).phase == "bets_open"


def test_movement_closes_bets_only_while_they_are_open(table: Table) -> None:
    table.sees(0, "7C")
    table.moves()
    assert table.do(lambda h: reports.movement(h, "camera")) == []


def test_an_unclear_card_holds_play_and_the_answer_goes_on(table: Table) -> None:
    table.sees(0, None, candidates={"7": 0.6, "T": 0.4})
    held = stopped(table.state)
    assert held is not None
    assert held.by == "question"
    assert reason(lambda: table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1)) == "held"
    question = table.state.question
    assert question is not None
    assert question.candidates == {"7": 0.6, "T": 0.4}
    table.dealer("answer", question=question.id, card="7C")
    assert table.cards == ["7C"]
    assert stopped(table.state) is None


def test_bets_that_every_plausible_card_settles_alike_are_settled_at_once(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="nine", type="flat", ranks=["9"], stake=100)
    table.ann("bet", bet="jack", type="flat", ranks=["J"], stake=10)
    table.moves()
    table.sees(1, None, candidates={"J": 0.7, "Q": 0.299, "9": 0.0001}, suit_candidates={"H": 1.0})
    table.sees(2, "9D")
    assert table.purse == 1000 - 110 + 200
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("unclear", 1)
    table.dealer("answer", question=question.id, card="JH")
    assert table.cards == ["7C", "JH", "9D"]
    assert (table.purse, table.money) == (1000 - 110 + 200, 11_000)
    assert live(table.state).phase == "bets_open"


def test_a_card_that_may_be_anything_settles_nothing(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="nine", type="flat", ranks=["9"], stake=100)
    table.sees(1, None, candidates={"J": 0.5, "Q": 0.3, "none": 0.2}, suit_candidates={"H": 1.0})
    table.sees(2, "9D")
    assert table.purse == 900
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="JH")
    assert table.purse == 1100


def test_both_cards_of_a_turn_in_doubt_are_asked_for_one_after_the_other(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None, candidates={"J": 0.7, "Q": 0.3}, suit_candidates={"H": 1.0})
    first = table.state.question
    assert first is not None
    table.sees(2, None, candidates={"2": 0.7, "3": 0.3}, suit_candidates={"H": 1.0})
    table.dealer("answer", question=first.id, card="QH")
    second = table.state.question
    assert second is not None
    assert second.index == 2
    table.dealer("answer", question=second.id, card="2H")
    assert table.cards == ["7C", "QH", "2H"]


def test_cards_read_while_a_question_is_open_wait_in_order(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    table.sees(3, "2H")
    table.sees(2, "9H")
    assert table.cards == ["7C"]
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4H")
    assert table.cards == ["7C", "4H", "9H", "2H"]


def test_a_card_that_was_never_seen_is_asked_for(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(2, "9H")
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("missed", 1)
    table.dealer("answer", question=question.id, card="4H")
    assert table.cards == ["7C", "4H", "9H"]


def test_a_second_look_that_disagrees_is_asked_about_and_never_changes_a_card_by_itself(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "4H")
    table.sees(0, "7C")
    assert table.state.question is None
    table.sees(0, None)
    question = table.state.question
    assert question is not None
    assert question.kind == "disagree"
    assert table.cards == ["7C", "4H"]
    table.dealer("answer", question=question.id, card="TC")
    assert table.cards == ["TC", "4H"]


def test_a_fifth_card_of_a_kind_is_asked_about(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "7C")
    question = table.state.question
    assert question is not None
    assert question.kind == "duplicate"
    assert reason(lambda: table.dealer("answer", question=question.id, card="7C")) == "duplicate_card"
    table.dealer("correct", index=0, card="7S")
    table.dealer("answer", question=question.id, card="7C")
    assert table.cards == ["7S", "7C"]


def test_a_fault_holds_keeps_every_bet_and_goes_on_when_it_is_mended(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.do(lambda h: reports.faulted(h, "spindle 6 (7)", plain("bead 1 jammed")))
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-held-fault", part="spindle 6 (7)", fault=plain("bead 1 jammed"))
    table.sees(1, "4H")
    table.sees(2, "9H")
    assert table.cards == ["7C"]
    table.do(lambda h: reports.cleared(h, "spindle 6 (7)"))
    assert table.cards == ["7C", "4H", "9H"]
    assert table.purse == 1100


def test_the_dealer_may_go_on_without_a_part_until_it_fails_anew(table: Table) -> None:
    table.sees(0, "7C")
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    table.goes_on()
    assert stopped(table.state) is None
    table.dealer("key_card", card="4H")
    assert table.cards == ["7C", "4H"]
    table.do(lambda h: reports.cleared(h, "camera"))
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    assert stopped(table.state) is not None


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


def test_a_foul_pack_ends_the_deal_with_its_open_question(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.sees(1, "7C")
    assert table.state.question is not None
    table.dealer("irregularity", kind="foul_pack", policy="return_stakes")
    assert table.state.question is None
    assert (playing(table.state), table.purse) == (False, 1000)


def test_a_box_that_runs_out_before_the_deal_is_over_holds_play(table: Table) -> None:
    assert table.do(reports.ran_out) == []
    table.sees(0, "7C")
    table.do(reports.ran_out)
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-ran-out", shown=1, size=52)
    table.dealer("irregularity", kind="foul_pack")
    assert not playing(table.state)


def test_a_window_that_is_empty_after_the_last_card_is_no_short_pack(table: Table) -> None:
    """The last card is still in doubt."""
    for index, card in enumerate(PACK[:51]):
        table.sees(index, card)
    table.sees(51, None)
    assert table.state.question is not None
    assert table.do(reports.ran_out) == []


def test_a_fault_in_several_lines_can_be_gone_on_without(table: Table) -> None:
    """The page says it back as it was shown; a driver may raise anything."""
    text = "RuntimeError: no buffers\n\tin dequeue()\x7f " + "x" * 300
    fault = say("vision-driver", kind="RuntimeError", error=text)
    table.do(lambda h: reports.faulted(h, "camera", fault))
    shown = str(table.state.faults["camera"]["error"])
    assert shown.startswith("RuntimeError: no buffers in dequeue() xxx")
    assert len(shown) == MAX_TEXT
    assert table.do(lambda h: reports.faulted(h, "camera", fault)) == [], "said once"
    said = {"id": "1", **now(table.state, "resume", without=as_shown(table.state.faults))}
    assert parse(json.dumps(said)) == said
    table.goes_on()
    assert stopped(table.state) is None


def test_two_cards_taken_for_each_other_trade_places(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "4H")
    table.sees(2, "9H")
    assert reason(lambda: table.dealer("correct", index=1, card="9H")) == "duplicate_card"
    table.dealer("correct", index=1, card="9H", swap=True)
    assert table.cards == ["7C", "9H", "4H"]


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
    assert table.state.window_index == 1


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


@pytest.mark.parametrize(
    ("verb", "fields", "expected"),
    [
        ("start_deal", {}, "deal_running"),
        ("answer", {"question": "q9", "card": "7C"}, "no_question"),
        ("correct", {"index": 5, "card": "7C"}, "bad_index"),
        ("correct", {"index": 0, "card": "7X"}, "bad_card"),
        ("drawn", {"count": 1}, "no_question"),
        ("undo", {}, "nothing_to_undo"),
        ("buy_in", {"player": "bob", "amount": 1}, "no_seat"),
        ("buy_in", {"player": "ann", "amount": 0}, "bad_amount"),
        ("cash_out", {"player": "ann", "amount": 1001}, "funds"),
        ("bank", {"amount": 0}, "bad_amount"),
        ("open_seat", {"player": ""}, "bad_name"),
        ("fly", {}, "bad_op"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    table: Table, verb: str, fields: dict[str, Any], expected: str
) -> None:
    table.sees(0, "7C")
    before = table.state
    assert reason(lambda: table.dealer(verb, **fields)) == expected
    assert table.state is before


def test_a_seat_does_what_a_seat_may_and_no_more(table: Table) -> None:
    table.sees(0, "7C")
    assert reason(lambda: table.ann("void_deal")) == "not_dealer"
    display = Actor("display")
    bet = {"do": "bet", "at": moment(table.state)._asdict(), "bet": "a", "type": "flat", "ranks": ["9"], "stake": 1}
    assert reason(lambda: commands.decide(table.state, bet, display)) == "no_seat"
    assert reason(lambda: commands.decide(table.state, {**bet, "player": "ann"}, Actor("seat", "bob"))) == "no_seat"


def test_a_bet_is_put_down_for_the_seat_that_sends_it_whatever_it_says(table: Table) -> None:
    table.dealer("open_seat", player="bob")
    table.dealer("buy_in", player="bob", amount=50)
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=10, player="bob")
    assert live(table.state).purses == {"ann": 990, "bob": 50}


def test_purses_outlive_the_deal(table: Table) -> None:
    table.sees(0, "7C")
    table.dealer("void_deal")
    table.dealer("cash_out", player="ann", amount=None)
    assert table.purse == 0
    table.dealer("buy_in", player="ann", amount=70)
    table.dealer("start_deal", pack="new")
    assert (table.purse, live(table.state).bank) == (70, 10_000)


def test_a_replay_of_the_events_gives_the_same_table(table: Table) -> None:
    for index, card in enumerate(PACK[:9]):
        table.sees(index, card)
    table.dealer("correct", index=3, card="KC")
    table.dealer("undo")
    again = TableState()
    for event in table.events:
        again = advance(again, decode(json.loads(json.dumps(encode(event)))))
    assert again == table.state


def test_casekeeper_mode_takes_no_bets() -> None:
    table = Table.__new__(Table)
    table.state, table.events = TableState(), []
    table.do(lambda h: reports.open_table(h, game="faro", rules={}, bank=0, mode="casekeeper"))
    table.dealer("open_seat", player="ann")
    table.dealer("start_deal")
    table.sees(0, "7C")
    assert reason(lambda: table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1)) == "casekeeper"


def test_an_event_of_an_unknown_kind_or_field_is_named() -> None:
    with pytest.raises(ValueError, match="unknown event kind 'flown'"):
        decode({"kind": "flown"})
    with pytest.raises(ValueError, match="unknown field 'wings'"):
        decode({"kind": "held", "text": "x", "wings": 2})


def test_the_pack_never_decides_what_an_unclear_card_was(table: Table) -> None:
    """The 8 of spades is out; a card that looks like it is asked about, though the pack leaves the 8 of clubs only."""
    table.sees(0, "8S")
    table.ann("bet", bet="eight", type="flat", ranks=["8"], stake=100)
    table.moves()
    table.sees(1, None, candidates={"8": 1.0}, suit_candidates={"S": 0.9, "C": 0.1})
    assert table.cards == ["8S"]
    assert table.purse == 900
    question = table.state.question
    assert question is not None
    assert english(question.text) == (
        "Card 2 cannot be read; it looks like a card that is already out: 8♠ (card 1). Which card is it?"
    )
    table.dealer("answer", question=question.id, card="8C")
    assert table.cards == ["8S", "8C"]


def test_the_dealer_is_told_what_the_pack_says_of_a_card_in_doubt(table: Table) -> None:
    for index, card in enumerate(["8S", "8H", "8D"]):
        table.sees(index, card)
    table.moves()
    table.sees(3, None, candidates={"8": 0.5, "6": 0.5})
    question = table.state.question
    assert question is not None
    assert question.candidates == {"8": 0.5, "6": 0.5}
    assert question.with_pack == {"8C": 0.2, "6S": 0.2, "6H": 0.2, "6D": 0.2, "6C": 0.2}


def test_a_rank_that_the_pack_rules_out_is_asked_about_before_anything_is_settled(table: Table) -> None:
    for index, card in enumerate(["8S", "2C", "3C"]):
        table.sees(index, card)
    table.ann("bet", bet="eight", type="flat", ranks=["6"], stake=100)
    table.moves()
    table.sees(3, None, candidates={"8": 0.9, "6": 0.05, "9": 0.05}, suit_candidates={"S": 1.0})
    table.sees(4, "KD")
    assert table.cards == ["8S", "2C", "3C"]
    question = table.state.question
    assert question is not None
    assert "already out: 8♠ (card 1)" in english(question.text)
    table.dealer("answer", question=question.id, card="6S")
    assert table.cards == ["8S", "2C", "3C", "6S", "KD"]


def test_of_two_equal_readings_the_likelier_one_is_named(table: Table) -> None:
    sure = {"candidates": {"K": 0.9999, "Q": 0.0001}, "suit_candidates": {"S": 1.0}}
    less = {"candidates": {"K": 0.97, "Q": 0.03}, "suit_candidates": {"S": 1.0}}
    table.sees(0, "KS", **less)
    table.moves()
    table.sees(1, "KS", **sure)
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("duplicate", 1)
    assert "K♠ was already card 1 (by the pictures this reading is likelier right)" in english(question.text)
    assert table.cards == ["KS"]


def test_a_whole_deal_says_that_the_pack_is_proven_and_by_whom(table: Table) -> None:
    for index, card in enumerate(PACK):
        table.sees(index, None if index == 17 else card)
        question = table.state.question
        if question is not None:
            table.dealer("answer", question=question.id, card=card)
    assert live(table.state).phase == "over"
    assert english(table.state.log[-1][1]) == "the pack is proven: 52 cards, each once; a person named card 18"


FEW = [card for card in PACK if card[0] in "A23"]
shares = st.sampled_from([0.0, 0.0004, 0.3, 0.5, 0.995, 1.0])


@given(
    before=st.lists(st.sampled_from(FEW), min_size=1, max_size=7, unique=True).filter(lambda cards: len(cards) % 2),
    ranks=st.dictionaries(st.sampled_from("A23"), shares, max_size=3),
    suits=st.dictionaries(st.sampled_from("SHDC"), shares, max_size=3),
)
def test_a_card_that_is_not_sure_is_always_asked_about(
    before: list[str], ranks: dict[str, float], suits: dict[str, float]
) -> None:
    """Whatever is out and whatever the reading leaves possible: nothing is shown before the dealer has spoken."""
    table = seated()
    for index, card in enumerate(before):
        table.sees(index, card)
    table.moves()
    table.sees(len(before), None, candidates=ranks, suit_candidates=suits)
    assert table.cards == before
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("unclear", len(before))
    named = next(card for card in PACK if card not in before)
    table.dealer("answer", question=question.id, card=named)
    assert table.cards == [*before, named]
    assert table.money == 11_000


# --- cards drawn unseen -------------------------------------------------------------------------------------------


def dark(table: Table) -> None:
    table.do(lambda h: reports.view_trouble(h, "dark"))


def light(table: Table) -> None:
    table.do(lambda h: reports.view_cleared(h, "dark"))


def asked(table: Table) -> tuple[str, int]:
    question = table.state.question
    assert question is not None
    return question.kind, question.index


def test_cards_keyed_in_the_dark_are_counted_and_the_next_one_is_not_lost(table: Table) -> None:
    """Dark; the dealer goes on without the view and keys 3S and 7D; light; the next card is 2S."""
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["7"], stake=100)
    dark(table)
    table.goes_on()
    table.moves()
    table.dealer("key_card", card="3S")
    table.dealer("key_card", card="7D")
    assert (table.purse, table.state.window_index) == (1100, 2)
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
    assert table.state.window_index == 2
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
    assert table.state.window_index == 0
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
    epoch = table.state.window_epoch
    table.do(lambda h: reports.cleared(h, "camera"))
    assert (table.state.window_epoch, table.state.verify) == (epoch + 1, True)
    light(table)
    assert (table.state.window_epoch, table.state.verify) == (epoch + 2, True)


def test_a_hand_pass_says_nothing_of_the_time_without_a_camera(table: Table) -> None:
    """The tracker that saw the hand began after the camera had come back."""
    table.sees(0, "7C")
    dark(table)
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    table.do(lambda h: reports.cleared(h, "camera"))
    table.do(lambda h: reports.cleared(h, "camera view", same_card=True))
    assert table.state.verify
    table.sees(0, "4H")
    assert asked(table) == ("restart", 0)


def test_a_reading_that_waits_is_not_taken_for_the_one_that_is_to_be_compared(table: Table) -> None:
    """Play is held, card 2 waits; then the camera fails and a third card is drawn."""
    table.sees(0, "7C")
    table.dealer("hold")
    table.sees(1, "4H")
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    table.do(lambda h: reports.cleared(h, "camera"))
    assert table.state.verify
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
    table.sees(table.state.window_index, "4H")
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


def test_a_ruling_taken_back_after_the_window_was_compared_is_compared_again(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    table.do(reports.boot)
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4H")
    epoch = table.state.window_epoch
    table.sees(1, "4H")
    table.dealer("undo")
    assert table.state.window_epoch > epoch
    table.sees(table.state.window_index, "4H")
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4H")
    assert stopped(table.state) is None
    assert table.cards == ["7C", "4H"]


def test_a_cover_card_that_is_drawn_is_no_false_start() -> None:
    """Bets close with the cover card and stay closed when the soda shows."""
    table = Table(soda_exposed_before_bets=False)
    table.dealer("start_deal")
    table.moves()
    assert table.state.closed_by == "beam"
    table.sees(0, "7C")
    assert (live(table.state).phase, table.state.closed_by) == ("bets_closed", "")


# --- what the dealer was shown ------------------------------------------------------------------------------------


def test_only_a_fault_the_dealer_was_shown_is_gone_on_without(table: Table) -> None:
    table.sees(0, "7C")
    table.do(lambda h: reports.faulted(h, "spindle 6", plain("jammed")))
    shown = as_shown(table.state.faults)
    table.do(lambda h: reports.faulted(h, "mcu", plain("no answer")))
    table.dealer("resume", without=shown)
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-held-fault", part="mcu", fault=plain("no answer"))
    assert reason(lambda: table.dealer("resume", without=shown)) == "fault"
    assert reason(lambda: table.dealer("resume")) == "fault"
    assert reason(lambda: table.dealer("resume", without={"mcu": "another fault"})) == "fault"
    assert reason(lambda: table.dealer("resume", without="mcu")) == "malformed"
    table.goes_on()
    assert table.state.accepted_faults == {"mcu", "spindle 6"}
    assert stopped(table.state) is None


def test_a_hold_behind_a_fault_is_shown_before_it_is_lifted(table: Table) -> None:
    table.sees(0, "7C")
    table.do(reports.ran_out)
    table.do(lambda h: reports.faulted(h, "mcu", plain("no answer")))
    table.goes_on()
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-ran-out", shown=1, size=52)
    table.goes_on()
    assert stopped(table.state) is None
    assert table.state.accepted_faults == {"mcu"}


def fault(table: Table, part: str, text: str | Message) -> str | None:
    """`part` fails so; what holds play then, in English."""
    table.do(lambda h: reports.faulted(h, part, as_message(text)))
    held = stopped(table.state)
    return held and english(held.text)


def test_an_accepted_part_that_fails_in_another_way_holds_play_again(table: Table) -> None:
    table.sees(0, "7C")
    fault(table, "camera view", in_view("defocused"))
    table.goes_on()
    assert fault(table, "camera view", in_view("covered", "defocused")) == "camera view: covered, defocused"
    table.goes_on()
    assert fault(table, "camera view", in_view("covered")) is None, "less of the same"
    assert fault(table, "camera view", in_view("covered", "defocused")) is None, "he has gone on with both"
    table.do(lambda h: reports.cleared(h, "camera view", same_card=True))
    assert fault(table, "camera view", in_view("covered")) == "camera view: covered"


@pytest.mark.parametrize(
    ("part", "accepted", "again", "another"),
    [
        ("exit beam", "moved 3 times, no card seen", "moved 4 times, no card seen", "blocked for 5 s"),
        ("spindle 6", "bead 1 jammed at 1204.5 us", "bead 2 jammed at 990 us", "gives no position"),
        ("camera", "stopped delivering pictures", "cannot be opened", None),
        ("mcu", "no answer", "the port /dev/ttyACM0 is gone", None),
    ],
)
def test_the_same_fault_in_other_words_or_figures_does_not_ask_twice(
    table: Table, part: str, accepted: str, again: str, another: str | None
) -> None:
    table.sees(0, "7C")
    fault(table, part, accepted)
    table.goes_on()
    assert fault(table, part, again) is None
    if another is not None:
        assert fault(table, part, another) == f"{part}: {another}"
        table.goes_on()
        assert fault(table, part, accepted) is None, "he has gone on with that before"


def test_a_fault_journaled_without_a_word_on_its_meaning_stays_accepted(table: Table) -> None:
    """As a journal of an earlier version has it."""
    for text in ("moved 3 times", "blocked for 5 s"):
        table.do(lambda _, text=text: [decode({"kind": "faulted", "part": "exit beam", "text": text})])
        if text == "moved 3 times":
            table.goes_on()
    assert table.state.accepted_faults == {"exit beam"}


# --- the pack of a void deal --------------------------------------------------------------------------------------


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


def may(table: Table) -> set[str]:
    told = table_view(table.state, version=1, name="t", demo=False, beads_at=[None] * 13)["dealer"]
    return set(told["may"])


def test_the_dealer_s_page_is_told_what_the_table_would_take(table: Table) -> None:
    before = Table(max=100)
    assert may(before) == set()
    always = {"key_card", "void_deal", "irregularity", "hold"}
    assert may(table) == always
    table.sees(0, "7C")
    assert may(table) == always | {"close_bets"}
    table.moves()
    assert may(table) == always | {"reopen_bets"}
    table.dealer("hold")
    assert may(table) == always - {"hold"} | {"resume"}
    table.dealer("resume")
    table.sees(1, None, candidates={"7": 0.6, "T": 0.4})
    assert may(table) == {"void_deal", "irregularity"}
    table.dealer("void_deal")
    assert may(table) == set()


def test_what_the_dealer_may_do_is_not_worked_out_with_every_stake(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(table.state)
    asked: list[Any] = []
    carried_out: list[Any] = []
    decide, emit = type(game).decide, Step.emit

    def ask(*args: Any) -> Any:
        asked.append(args[2])
        return decide(*args)

    def carry_out(step: Step, event: Event) -> None:
        carried_out.append(event)
        emit(step, event)

    monkeypatch.setattr(type(game), "decide", ask)
    monkeypatch.setattr(Step, "emit", carry_out)

    def costs() -> tuple[int, int]:
        asked.clear()
        carried_out.clear()
        told = may(table)
        made = len(asked), len(carried_out)
        for act in ({"do": "void_deal"}, {"do": "irregularity", "kind": "turned_back", "policy": "return_stakes"}):
            if act["do"] in told:
                assert commands.decide(table.state, act, MACHINE)
            else:
                with pytest.raises(Refused):
                    commands.decide(table.state, act, MACHINE)
        return made

    table.sees(0, "7C")
    bare = costs()
    for number in range(30):
        table.ann("bet", bet=f"b{number}", type="flat", ranks=["9"], stake=1)
    assert costs() == bare == (2, 0)
    table.moves()
    assert costs() == (2, 0)
    table.dealer("void_deal")
    assert costs() == (0, 0)


def test_the_cover_card_keeps_the_bets_closed_once_the_soda_is_seen() -> None:
    table = Table(soda_exposed_before_bets=False, max=100)
    table.dealer("start_deal")
    assert {"close_bets", "raise_max"} <= may(table)
    table.sees(0, "7C")
    assert not {"close_bets", "reopen_bets", "raise_max"} & may(table)


def test_the_dealer_s_page_is_told_what_a_debt_takes(table: Table) -> None:
    deal = live(table.state)
    assert taken_for_debt(deal, "ann") == 0
    told = table_view(table.state, version=1, name="t", demo=False, beads_at=[None] * 13)["dealer"]
    assert told["people"] == {"ann": {"cash": 1000, "repays": 0}}
    assert (told["next_index"], told["irregularity"]["policy"]) == (0, "return_stakes")


def test_nothing_is_offered_to_a_seat_while_play_is_held(table: Table) -> None:
    table.sees(0, "7C")

    def offered() -> dict[str, Any]:
        return table_view(table.state, version=1, name="t", demo=False, beads_at=[None] * 13)["deal"]["legal"]

    assert "bet" in offered()["ann"]
    table.dealer("hold")
    assert offered() == {}


def test_a_deal_concerns_those_whose_stakes_lie(table: Table) -> None:
    assert concerned(table.state) == frozenset()
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1000)
    assert (table.purse, concerned(table.state)) == (0, {"ann"})
    table.dealer("close_seat", player="ann")
    assert concerned(table.state) == {"ann"}
    table.dealer("void_deal")
    assert concerned(table.state) == frozenset()
