"""The table as a fold, where two things come together that seldom do: a restart and a card in doubt, a question and
another verb, a third card behind one in doubt; and the bounds of what may be said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from controller.games.cards import PACK_52
from controller.games.message import plain, say
from controller.runtime.inbox import Observed
from controller.runtime.translate import noticed
from controller.table import commands, reports
from controller.table.events import Asked, Question, Sighting
from controller.table.log import advance
from controller.table.parts import part_name
from controller.table.sight.memory import Doubt
from controller.table.state import (
    DEALER,
    MAX_NAME,
    UNREAD,
    TableState,
    game_of,
    live,
    next_index,
    stopped,
)
from controller.table.view import table_view
from hardware.devices import Part
from tests.controller.house import Table, in_view, now, reason
from tests.english import english
from vision.observations import HandPass

JACK_OR_QUEEN: dict[str, Any] = {"candidates": {"J": 0.7, "Q": 0.3}, "suit_candidates": {"H": 1.0}}


def fails(table: Table, part: str, text: str = "does not answer") -> None:
    table.do(lambda h: reports.faulted(h, part, plain(text)))


def cleared(table: Table, part: str) -> None:
    table.do(lambda h: reports.cleared(h, part))


# --- restart, doubt, faults -----------------------------------------------------------------------------------------


def test_after_a_restart_devices_say_again_what_is_wrong_and_a_dead_sensor_stays_named(table: Table) -> None:
    table.sees(0, "7C")
    for part in ("mcu", "spindle 6", "camera", "camera view", "box lid", "exit beam"):
        fails(table, part)
    table.goes_on()
    table.do(reports.boot)
    assert set(table.state.faults) == {"exit beam"}
    assert table.state.accepted_faults == {"exit beam"}
    table.sees(0, "7C")
    assert stopped(table.state) is None


def test_a_table_without_a_box_has_no_bad_sensors_of_one_after_a_restart(table: Table) -> None:
    for part in ("exit beam", "lid switch", "follower switch"):
        fails(table, part)
    table.do(lambda h: reports.boot(h, box=False))
    assert dict(table.state.faults) == {}


def test_a_table_without_a_camera_compares_no_window(table: Table) -> None:
    """Neither after a restart in a deal, nor after trouble with the journal: the dealer says every card as before."""
    restarted = partial(reports.boot, camera=False)
    table.do(restarted)
    table.dealer("key_card", card="7C", index=0)
    table.ann("bet", bet="k", type="flat", ranks=["K"], stake=10)
    table.do(restarted)
    assert (stopped(table.state), table.state.question, dict(table.state.faults)) == (None, None, {})
    table.dealer("key_card", card="4H", index=1)
    fails(table, "journal")
    cleared(table, "journal")
    assert stopped(table.state) is None
    table.dealer("key_card", card="KH", index=2)
    assert table.cards == ["7C", "4H", "KH"]


def test_a_camera_taken_away_leaves_no_comparison_open(table: Table) -> None:
    table.sees(0, "7C")
    table.do(reports.boot)
    table.sees(0, "4H")
    assert table.state.question is not None
    table.do(lambda h: reports.boot(h, camera=False))
    assert (stopped(table.state), table.cards) == (None, ["7C"])
    table.do(reports.boot)
    assert stopped(table.state) is not None, "put back, it reads the window first"


@pytest.mark.parametrize("part", ["camera", "camera reading", "camera view", "journal"])
def test_a_part_without_which_cards_go_by_unseen_has_the_window_compared_when_it_is_mended(
    table: Table, part: str
) -> None:
    table.do(reports.beam_passed)
    table.sees(0, "7C")
    epoch = table.state.sight.epoch
    fails(table, part)
    cleared(table, part)
    assert (table.state.sight.doubted, table.state.sight.epoch) == (True, epoch + 1)
    why = say("table-after-trouble", part=part_name(part), fault=plain("does not answer"))
    assert table.state.sight.doubt == Doubt(why)
    table.sees(0, "4H")
    assert table.state.question is not None
    assert ("The exit beam counted no card." in english(table.state.question.text)) == (part != "journal"), (
        "what the journal did not take was not counted"
    )
    assert table.state.question.kind == "restart"
    table.dealer("drawn", count=1)
    assert table.cards == ["7C", "4H"]


@pytest.mark.parametrize("part", ["mcu", "spindle 6", "box lid", "exit beam"])
def test_any_other_part_leaves_the_window_as_it_is_known(table: Table, part: str) -> None:
    table.do(reports.beam_passed)
    table.sees(0, "7C")
    epoch = table.state.sight.epoch
    fails(table, part)
    cleared(table, part)
    assert (table.state.sight.doubted, table.state.sight.epoch) == (False, epoch)
    assert stopped(table.state) is None


def covered() -> Table:
    made = Table(soda_exposed_before_bets=False)
    made.dealer("start_deal")
    return made


@pytest.mark.parametrize("fault", ["camera", "journal", None])
def test_a_restart_before_the_first_card_is_read_asks_how_many_were_drawn(table: Table, fault: str | None) -> None:
    if fault is not None:
        fails(table, fault)
    table.do(reports.boot)
    assert reason(lambda: table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1)) == "held"
    table.sees(0, "4H")
    question = table.state.question
    assert question is not None
    assert english(question.text) == (
        "After the restart the window shows 4♥; no card of this deal had been read. "
        "How many cards were drawn meanwhile?"
    )
    table.do(reports.boot)
    assert table.state.question is None, "one question will cover both restarts"
    table.sees(0, "4H")
    table.dealer("drawn", count=1)
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("missed", 0)
    table.dealer("answer", question=question.id, card="7C")
    assert table.cards == ["7C", "4H"]
    assert stopped(table.state) is None


def test_a_restart_before_the_first_card_is_read_and_nothing_was_drawn(table: Table) -> None:
    table.do(reports.boot)
    table.sees(0, "7C")
    table.dealer("drawn", count=0)
    assert table.cards == ["7C"]
    assert stopped(table.state) is None


def test_a_restart_while_the_first_cards_wait_compares_the_last_of_them(table: Table) -> None:
    table.dealer("hold")
    table.sees(0, "7C")
    table.sees(1, "4H")
    table.do(reports.boot)
    assert table.state.sight.index == 1
    table.sees(1, "4H")
    assert table.state.question is None
    table.goes_on()
    assert table.cards == ["7C", "4H"]


def test_under_the_cover_card_a_restart_asks_for_the_first_card_that_is_read() -> None:
    """It may have left with the cover card, and others, while the program was away."""
    table = covered()
    table.do(reports.boot)
    table.sees(0, "4H")
    assert table.state.question is not None
    assert table.state.question.kind == "restart"


def test_under_the_cover_card_nothing_was_drawn_and_the_game_goes_on() -> None:
    table = covered()
    table.do(reports.boot)
    table.dealer("drawn", count=0)
    assert stopped(table.state) is None
    table.sees(0, "4H")
    assert table.state.question is None
    assert table.cards == ["4H"]


def in_doubt_behind_a_restart(table: Table) -> None:
    """As a journal of the first versions may stand: the question after a restart took the place of the one about the
    card in doubt."""
    table.sees(0, "7C")
    table.ann("bet", bet="k", type="flat", ranks=["K"], stake=10)
    table.sees(1, None, **JACK_OR_QUEEN)
    table.do(reports.boot)
    table.do(lambda h: [Asked(Question("q9", "restart", 1, plain("How many cards were drawn meanwhile?")))])
    assert [str(card) for card in game_of(table.state).doubts(live(table.state))[1]] == ["JH", "QH"]


def test_a_card_in_doubt_is_asked_about_again_once_the_question_before_it_is_answered(table: Table) -> None:
    in_doubt_behind_a_restart(table)
    table.dealer("drawn", count=0)
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("unclear", 1)
    assert english(question.text) == "Card 2 is one of J♥, Q♥. Which card is it?"
    table.dealer("answer", question=question.id, card="QH")
    assert table.cards == ["7C", "QH"]


@pytest.mark.parametrize(
    ("shows", "kind"),
    [
        pytest.param("QH", "unclear", id="one of what the card may be"),
        pytest.param("9D", "restart", id="another card"),
        pytest.param(None, "unclear", id="not readable either"),
    ],
)
def test_after_a_restart_the_window_is_compared_with_what_the_card_in_doubt_may_be(
    table: Table, shows: str | None, kind: str
) -> None:
    in_doubt_behind_a_restart(table)
    table.do(reports.boot)
    assert table.state.question is None, "one question will cover both restarts"
    table.sees(1, shows, **({} if shows else JACK_OR_QUEEN))
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == (kind, 1)
    if kind == "restart":
        assert "the last card journaled is in doubt" in english(question.text)
        table.dealer("drawn", count=1)
        question = table.state.question
        assert question is not None
    table.dealer("answer", question=question.id, card="QH")
    assert table.cards == (["7C", "QH"] if kind == "unclear" else ["7C", "QH", "9D"])
    assert stopped(table.state) is None
    assert table.money == 11_000


def test_a_card_whose_suit_was_not_seen_may_be_of_any(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None, candidates={"J": 0.7, "Q": 0.3})
    possible = {str(card) for card in game_of(table.state).doubts(live(table.state))[1]}
    assert possible == {rank + suit for rank in "JQ" for suit in "SHDC"}


def test_of_two_cards_behind_one_in_doubt_the_second_waits_for_the_answer(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="k", type="flat", ranks=["K"], stake=10)
    table.sees(1, None, **JACK_OR_QUEEN)
    table.sees(2, "9D")
    assert next_index(table.state) == 3, "the turn's other card is taken beside it"
    table.sees(3, "2D")
    assert [sighting.card for sighting in table.state.waiting] == ["2D"]
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="QH")
    assert table.cards == ["7C", "QH", "9D", "2D"]
    assert table.money == 11_000


# --- an open question and another verb ------------------------------------------------------------------------------


def unclear(table: Table) -> None:
    table.sees(1, None)


def missed(table: Table) -> None:
    table.sees(2, "9D")


def duplicate(table: Table) -> None:
    table.sees(1, "7C")


def disagree(table: Table) -> None:
    table.sees(0, "TC")


def restart(table: Table) -> None:
    table.do(reports.boot)
    table.sees(0, "TC")


@pytest.mark.parametrize("asks", [unclear, missed, duplicate, disagree, restart], ids=lambda asks: str(asks.__name__))
def test_a_card_is_keyed_for_a_question_about_the_next_card_alone(table: Table, asks: Callable[[Table], None]) -> None:
    table.sees(0, "7C")
    asks(table)
    assert table.state.question is not None
    assert table.state.question.kind == asks.__name__
    before = table.state
    if asks in (disagree, restart):
        assert reason(lambda: table.dealer("key_card", card="4H")) == "question_open"
        assert table.state is before
    else:
        table.dealer("key_card", card="4H")
        assert table.cards[:2] == ["7C", "4H"]


@pytest.mark.parametrize(
    ("reads", "kind"),
    [
        pytest.param((2, None), "unclear", id="a card that cannot be read"),
        pytest.param((2, "7C"), "duplicate", id="a card that is already out"),
        pytest.param((1, "9D"), "disagree", id="another look at the card named"),
    ],
)
def test_what_was_read_after_a_ruling_is_asked_about_again_once_that_is_taken_back(
    table: Table, reads: tuple[int, str | None], kind: str
) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    for card in ("5H", "4H"):
        assert table.state.question is not None
        table.dealer("answer", question=table.state.question.id, card=card)
        if card == "5H":
            table.sees(*reads, image="d" * 32)
        question = table.state.question
        assert question is not None, "the window still shows that card"
        assert (question.kind, question.index, question.image) == (kind, reads[0], "d" * 32)
        if card == "5H":
            table.dealer("undo")
            assert table.state.question is not None
            assert (table.state.question.kind, table.state.question.index) == ("unclear", 1)
    table.dealer("answer", question=question.id, card="9D")
    assert table.cards == ["7C", "4H", "9D"] if kind != "disagree" else ["7C", "9D"]
    assert (stopped(table.state), table.state.waiting) == (None, ())


@pytest.mark.parametrize(("says", "asks"), [("4H", None), ("5H", "disagree")])
def test_a_surer_look_at_the_card_that_is_asked_about_waits_for_the_answer(
    table: Table, says: str, asks: str | None
) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    table.sees(1, "4H")
    assert table.cards == ["7C"]
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card=says)
    assert table.cards == ["7C", says]
    assert (table.state.question and table.state.question.kind) == asks


@pytest.mark.parametrize("asks", [duplicate, unclear], ids=lambda asks: str(asks.__name__))
def test_the_card_asked_about_may_be_the_one_before_it(table: Table, asks: Callable[[Table], None]) -> None:
    """A movement was taken for a draw: the window shows the card before still, and a further one was drawn since."""
    table.sees(0, "7C")
    table.moves()
    asks(table)
    table.sees(2, "4H")
    question = table.state.question
    assert question is not None
    assert table_view(table.state, version=1, name="", demo=False, beads_at=[None] * 13)["question"]["undrawn"]
    before, epoch = table.state, table.state.sight.epoch
    assert reason(lambda: table.dealer("drawn", count=1, question=question.id)) == "bad_count"
    assert table.state is before
    table.dealer("drawn", count=0, question=question.id)
    assert table.cards == ["7C", "4H"]
    assert (table.state.sight.epoch, table.state.sight.index) == (epoch + 1, 1)
    assert table.state.ruling is None, "the card read since was settled"
    table.sees(1, "4H")
    table.sees(2, "9D")
    assert table.cards == ["7C", "4H", "9D"]
    assert (stopped(table.state), table.money) == (None, 11_000)


def test_that_no_card_was_drawn_can_be_taken_back(table: Table) -> None:
    table.sees(0, "7C")
    duplicate(table)
    assert table.state.question is not None
    table.dealer("drawn", count=0, question=table.state.question.id)
    assert (table.state.question, table.state.sight.index) == (None, 0)
    table.dealer("undo")
    assert table.state.question is not None
    assert table.state.question.kind == "duplicate"
    assert table.state.sight.doubted, "what lies there is compared"


@pytest.mark.parametrize("asks", [missed, disagree, restart], ids=lambda asks: str(asks.__name__))
def test_no_other_question_is_about_a_card_that_was_not_drawn(table: Table, asks: Callable[[Table], None]) -> None:
    table.sees(0, "7C")
    asks(table)
    assert not table_view(table.state, version=1, name="", demo=False, beads_at=[None] * 13)["question"]["undrawn"]


def test_a_card_in_doubt_of_which_something_is_settled_was_drawn(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None, **JACK_OR_QUEEN)
    assert table.state.question is not None
    assert reason(lambda: table.dealer("drawn", count=0, question="q1")) == "no_question"


def test_a_question_how_many_is_not_answered_with_a_card(table: Table) -> None:
    table.sees(0, "7C")
    restart(table)
    question = table.state.question
    assert question is not None
    before = table.state
    assert reason(lambda: table.dealer("answer", question=question.id, card="4H")) == "count_wanted"
    assert table.state is before


@pytest.mark.parametrize("count", [-1, 52, True, 1.0, "1", None])
def test_no_more_cards_are_drawn_than_the_box_holds(table: Table, count: Any) -> None:
    table.sees(0, "7C")
    restart(table)
    before = table.state
    assert reason(lambda: table.dealer("drawn", count=count)) == "bad_count"
    assert table.state is before


def test_all_cards_left_may_have_been_drawn(table: Table) -> None:
    for index, card in enumerate(PACK_52[:3]):
        table.sees(index, str(card))
    table.do(reports.boot)
    table.sees(2, str(PACK_52[51]))
    assert reason(lambda: table.dealer("drawn", count=50)) == "bad_count"
    table.dealer("drawn", count=49)
    assert [sighting.index for sighting in table.state.waiting] == [51]


def test_where_another_card_is_asked_about_at_least_one_was_drawn(table: Table) -> None:
    table.sees(0, "7C")
    disagree(table)
    assert table.state.question is not None
    assert table.state.question.another
    assert reason(lambda: table.dealer("drawn", count=0)) == "bad_count"
    table.dealer("drawn", count=1)
    assert table.cards == ["7C", "TC"]


# --- the dealer's word before the camera has read the window ---------------------------------------------------------

NINE: dict[str, Any] = {"type": "flat", "ranks": ["9"], "stake": 1}


def holds(table: Table) -> str:
    """What holds play now."""
    held = stopped(table.state)
    return "" if held is None else held.by


def says_before_it_is_read(table: Table, count: int = 0, *, beam: bool = False) -> None:
    """7C is in the window; the camera comes back from a fault and reports nothing, as with a hand over the window."""
    table.sees(0, "7C")
    if beam:
        table.do(reports.beam_passed)
    fails(table, "camera", "hangs")
    cleared(table, "camera")
    assert holds(table) == "starting"
    table.dealer("drawn", count=count)


@pytest.mark.parametrize("beam", [False, True], ids=["without a beam", "with a beam"])
def test_no_bet_lies_open_over_a_window_that_the_camera_has_not_read_since_it_came_back(
    table: Table, beam: bool
) -> None:
    table.sees(0, "7C")
    if beam:
        table.do(reports.beam_passed)
    fails(table, "camera", "hangs")
    table.goes_on()
    table.dealer("close_bets")
    for card in ("4H", "9D"):
        table.dealer("key_card", card=card)
    cleared(table, "camera")
    table.dealer("drawn", count=0)
    assert holds(table) == "fault"
    assert table.state.faults == {Part.VIEW: UNREAD}
    assert reason(lambda: table.ann("bet", bet="a", **NINE)) == "held"
    table.goes_on()
    table.ann("bet", bet="b", **NINE)
    if beam:
        table.moves()
        table.do(reports.beam_passed)
    else:
        table.dealer("close_bets")
    assert reason(lambda: table.ann("bet", bet="c", **NINE)) == "closed"
    table.dealer("key_card", card="2D")
    assert table.state.accepted_faults == {Part.VIEW}, "not asked about again at each card"
    table.dealer("key_card", card="3D")
    table.sees(table.state.sight.index, "3D")
    assert (table.state.faults, holds(table)) == ({}, "starting"), "it is compared with what was keyed"
    table.sees(table.state.sight.index, "3D")
    assert (holds(table), table.cards) == ("", ["7C", "4H", "9D", "2D", "3D"])
    table.sees(5, "KS")
    assert table.cards[5:] == ["KS"]


@pytest.mark.parametrize(("count", "shows"), [(0, "7C"), (1, "4H")])
def test_a_reading_behind_the_dealers_word_counts_as_it_is(table: Table, count: int, shows: str) -> None:
    says_before_it_is_read(table, count)
    epoch = table.state.sight.epoch
    table.sees(count, shows)
    assert (holds(table), table.state.faults, table.state.sight.epoch) == ("", {}, epoch)
    assert table.cards == ["7C", "4H"][: count + 1]
    table.ann("bet", bet="a", **NINE) if count == 0 else table.sees(2, "9D")


@pytest.mark.parametrize("beam", [False, True], ids=["gone on without", "passed the beam"])
def test_cards_drawn_behind_the_dealers_word_are_asked_for(table: Table, beam: bool) -> None:
    says_before_it_is_read(table, beam=beam)
    if beam:
        table.do(reports.beam_passed)
    else:
        table.goes_on()
    table.sees(0, "4H")
    assert (table.cards, holds(table)) == (["7C"], "starting")
    table.sees(0, "4H")
    question = table.state.question
    assert question is not None
    assert question.kind == "restart"
    assert ("The exit beam counted 1 card." in english(question.text)) == beam
    table.dealer("drawn", count=1, question=question.id)
    assert (table.cards, holds(table)) == (["7C", "4H"], "")


def test_a_card_reported_drawn_and_not_yet_keyed_is_asked_for_by_its_place(table: Table) -> None:
    says_before_it_is_read(table, 1)
    table.goes_on()
    for _ in range(2):
        table.sees(1, "4H")
    question = table.state.question
    assert question is not None
    assert "the window shows 4♥; card 2 had not been read." in english(question.text)
    table.dealer("drawn", count=0, question=question.id)
    assert (table.cards, holds(table)) == (["7C", "4H"], "")


def test_a_power_cut_with_a_card_in_question_and_no_reading_gets_on(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    table.do(reports.boot)
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4H")
    table.dealer("drawn", count=0)
    assert holds(table) == "fault"
    table.do(reports.boot)
    assert (holds(table), table.state.faults) == ("starting", {}), "the new program asks the camera again"
    table.dealer("drawn", count=0)
    table.goes_on()
    table.dealer("key_card", card="9D")
    assert (table.cards, holds(table)) == (["7C", "4H", "9D"], "")
    for _ in range(2):
        table.sees(2, "9D")
    assert (holds(table), table.state.faults) == ("", {})


def test_a_camera_that_is_away_is_not_also_said_not_to_have_read(table: Table) -> None:
    table.sees(0, "7C")
    table.do(reports.boot)
    fails(table, "camera")
    table.goes_on()
    table.dealer("drawn", count=0)
    assert (holds(table), set(table.state.faults)) == ("", {"camera"})
    cleared(table, "camera")
    assert holds(table) == "starting", "it is compared then"


def test_a_dark_view_takes_the_place_of_one_not_read_and_its_end_has_the_window_read_again(table: Table) -> None:
    says_before_it_is_read(table)
    table.goes_on()
    table.do(lambda h: reports.view_trouble(h, "dark"))
    assert (holds(table), table.state.faults) == ("fault", {Part.VIEW: in_view("dark")}), "he has not gone on with that"
    table.do(lambda h: reports.view_cleared(h, "dark"))
    assert (holds(table), table.state.faults) == ("starting", {})
    table.sees(0, "7C")
    assert holds(table) == ""


def test_a_hand_over_a_window_not_read_does_not_show_which_card_lies_there(table: Table) -> None:
    says_before_it_is_read(table)
    table.do(lambda h: noticed(h, Observed(HandPass(0.0), h.sight.epoch), lambda pictures: []))
    assert holds(table) == "starting"


@pytest.mark.parametrize("goes_on", [False, True])
def test_a_window_not_read_is_no_trouble_of_the_next_deal(table: Table, goes_on: bool) -> None:
    says_before_it_is_read(table)
    if goes_on:
        table.goes_on()
    table.dealer("void_deal")
    assert (table.state.faults, table.state.accepted_faults, table.state.agreed) == ({}, frozenset(), frozenset())
    table.dealer("start_deal", pack="new")
    table.sees(0, "9S")
    assert (table.cards, holds(table)) == (["9S"], "")


@pytest.mark.parametrize("goes_on", [False, True])
def test_the_word_before_the_reading_is_taken_back(table: Table, goes_on: bool) -> None:
    says_before_it_is_read(table, 1)
    if goes_on:
        table.goes_on()
    table.dealer("undo")
    assert (table.state.sight.doubted, table.state.sight.index) == (True, 0)
    for _ in range(2):
        table.sees(0, "7C")
    assert (table.cards, holds(table), table.state.faults) == (["7C"], "", {})


# --- the bounds of what may be said ---------------------------------------------------------------------------------


@pytest.mark.parametrize("amount", [2.5, 1.0, "5", True, None, -1, 0, 10**12 + 1])
@pytest.mark.parametrize("verb", ["buy_in", "cash_out", "bank"])
def test_an_amount_is_a_whole_number_within_bounds(table: Table, verb: str, amount: Any) -> None:
    if (verb, amount) in (("cash_out", None), ("bank", -1)):
        return  # all of it; the banker takes 1
    before = table.state
    assert reason(lambda: table.dealer(verb, amount=amount, player="ann")) == "bad_amount"
    assert table.state is before


@pytest.mark.parametrize("highest", [2.5, 1.0, "5", True, None, -1, 0, 10**12 + 1])
def test_a_maximum_is_a_whole_number_within_bounds(table: Table, highest: Any) -> None:
    before = table.state
    assert reason(lambda: table.dealer("raise_max", max=highest)) == "malformed"
    assert table.state is before


def test_the_highest_amounts_are_taken(table: Table) -> None:
    table.dealer("buy_in", player="ann", amount=10**12)
    table.dealer("bank", amount=10**12)
    assert table.money == 11_000 + 2 * 10**12
    table.dealer("bank", amount=-(10**12))
    table.dealer("cash_out", player="ann", amount=10**12)
    assert table.money == 11_000


@pytest.mark.parametrize("index", [-1, 1, True, 0.0, "0", None])
def test_a_card_is_corrected_by_its_place_among_those_shown(table: Table, index: Any) -> None:
    table.sees(0, "7C")
    before = table.state
    assert reason(lambda: table.dealer("correct", index=index, card="8C")) == "bad_index"
    assert table.state is before


@pytest.mark.parametrize(("letters", "refused"), [(1, False), (MAX_NAME, False), (MAX_NAME + 1, True), (0, True)])
def test_a_name_has_up_to_24_letters(table: Table, letters: int, refused: bool) -> None:
    assert MAX_NAME == 24
    name = "x" * letters
    if refused:
        assert reason(lambda: table.dealer("open_seat", player=name)) == "bad_name"
    else:
        table.dealer("open_seat", player=name)
        assert name in table.state.seats


def test_with_a_suit_left_out_of_the_pack_the_chances_are_those_of_39_cards() -> None:
    state = TableState()

    def do(events: list[Any]) -> None:
        nonlocal state
        for event in events:
            state = advance(state, event)

    do(reports.open_table(state, game="german_faro", rules={}, bank=100, mode="table"))
    for player in ("ann", "bob", "cy"):
        do(commands.decide(state, now(state, "open_seat", player=player), DEALER))
        do(commands.decide(state, now(state, "buy_in", player=player, amount=50), DEALER))
    do(commands.decide(state, now(state, "start_deal"), DEALER))
    assert game_of(state).pack_size(live(state)) == 39
    do(reports.sighted(state, Sighting(0, None, None, 0.0, {"J": 0.5, "Q": 0.5}, {})))
    assert state.question is not None
    assert state.question.candidates == {"J": 0.5, "Q": 0.5}
    assert state.question.with_pack == {rank + suit: 0.1667 for rank in "JQ" for suit in "SHD"}
