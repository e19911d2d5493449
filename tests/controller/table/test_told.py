"""Messages for people: in events and back, from rows of earlier journals, in a checkpoint, sent back by a page, and
tidied where a device made them."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.message import MOST_NESTED, Message, Value, plain, say
from controller.games.registry import GAMES
from controller.runtime import checkpoint
from controller.runtime.checkpoint import Checkpoint
from controller.table import reports
from controller.table.events import (
    KINDS,
    Asked,
    Event,
    FalseStart,
    FaultRaised,
    Held,
    Noted,
    Question,
    Resumed,
    Ruled,
    RulingUndone,
    ServiceEnded,
    WindowMoved,
    decode,
    encode,
)
from controller.table.log import lines, own_lines
from controller.table.parts import part_name
from controller.table.sight.states import State
from controller.table.state import MAX_TEXT, UNREAD, TableState, apply, carried, stopped, unread
from controller.table.view import table_view
from controller.web.messages import MAX_FAULTS, MAX_MESSAGE_BYTES, Words
from hardware.devices import SPINDLE_COUNT, Part, spindle_part
from tests.controller.house import Seated, Table, in_view, now, reason
from tests.english import english

DATA = Path(__file__).parents[1] / "data"


# --- in events and back -------------------------------------------------------------------------------------------

texts = st.text(max_size=12)
names = st.text("abcdefgh_", min_size=1, max_size=8)
scalars = texts | st.integers(-(10**12), 10**12) | st.floats(allow_nan=False, allow_infinity=False) | st.booleans()


def made_of(values: st.SearchStrategy[Value]) -> st.SearchStrategy[Message]:
    made = st.builds(lambda code, data: say(f"table-{code}", **data), names, st.dictionaries(names, values, max_size=3))
    return made | texts.map(plain)


values: st.SearchStrategy[Value] = st.recursive(
    scalars, lambda inner: made_of(inner) | st.lists(inner, max_size=3).map(tuple), max_leaves=6
)
messages = made_of(values)
EVENTS: dict[type[Any], st.SearchStrategy[Event]] = {
    Asked: st.builds(lambda text: Asked(Question("q1", "unclear", 3, text)), messages),
    Held: st.builds(Held, messages),
    Resumed: st.builds(Resumed, st.just(("mcu",)), st.none() | messages),
    FaultRaised: st.builds(FaultRaised, st.just("mcu"), messages, st.booleans()),
    Ruled: st.builds(lambda text, inner: Ruled(text, (Held(inner), Noted(inner))), messages, messages),
    RulingUndone: st.builds(RulingUndone, messages),
    WindowMoved: st.builds(WindowMoved, st.just(3), st.booleans(), st.none() | messages),
    ServiceEnded: st.builds(ServiceEnded, messages),
    Noted: st.builds(Noted, st.none() | messages),
    FalseStart: st.builds(FalseStart, messages),
}


@given(st.one_of(*EVENTS.values()))
def test_an_event_comes_back_from_its_row_as_it_was(event: Event) -> None:
    assert decode(json.loads(json.dumps(encode(event)))) == event


@given(messages)
def test_a_message_comes_back_from_json_as_it_was(message: Message) -> None:
    assert Message.of(json.loads(json.dumps(message.json()))) == message


Unfit = Any
unfit: st.SearchStrategy[Unfit] = st.recursive(
    scalars | st.none() | st.floats() | st.binary(max_size=2) | st.just([]),
    lambda inner: made_of(inner) | st.lists(inner, max_size=3) | st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)


@given(st.builds(Noted, made_of(unfit)))
def test_what_could_not_be_read_back_is_not_written(event: Noted) -> None:
    """A row that cannot be read would stop every start from that journal."""
    try:
        written = json.dumps(encode(event), allow_nan=False)
    except (ValueError, TypeError):
        assert event.text is not None
        with pytest.raises((ValueError, TypeError)):
            assert decode(json.loads(json.dumps(event.text.json(), allow_nan=False))) == event
        return
    assert decode(json.loads(written)) == event


@pytest.mark.parametrize("data", [None, [1], b"x", ("a", None), say("table-lid-open", part=cast(Any, None))])
def test_a_message_of_other_data_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="expected a"):
        encode(Noted(say("table-play-held", why=data)))


def test_a_message_nested_too_deep_is_refused_before_it_is_written() -> None:
    nested = say("table-lid-open")
    for _ in range(MOST_NESTED):
        nested = say("table-play-held", why=nested)
    assert decode(json.loads(json.dumps(encode(Held(nested))))) == Held(nested)
    with pytest.raises(ValueError, match="expected a message"):
        encode(Held(say("table-play-held", why=nested)))


def test_every_kind_of_event_that_says_something_is_tried_here() -> None:
    saying = {cls for cls in KINDS.values() if any("Message" in str(field.type) for field in fields(cls))}
    assert saying | {Asked} == EVENTS.keys()


@pytest.mark.parametrize("text", [3, None, [], {}, {"code": 3}, {"code": "a-b", "data": []}, {"code": "plain"}])
def test_a_row_that_holds_no_message_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match="expected a message"):
        decode({"kind": "held", "text": text})


def test_a_message_that_is_nested_without_end_is_refused() -> None:
    nested: Any = say("table-lid-open").json()
    for _ in range(MOST_NESTED):
        nested = {"code": "table-play-held", "data": {"why": nested}}
    Message.of(nested)
    with pytest.raises(ValueError, match="expected a message"):
        Message.of({"code": "table-play-held", "data": {"why": nested}})


# --- rows of earlier journals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "event"),
    [
        ({"kind": "held", "text": "a glass fell over"}, Held(plain("a glass fell over"))),
        ({"kind": "held", "text": ""}, Held(plain(""))),
        ({"kind": "faulted", "part": "mcu", "text": "gone"}, FaultRaised("mcu", plain("gone"))),
        ({"kind": "faulted", "part": "mcu", "text": ""}, FaultRaised("mcu", plain(""))),
        ({"kind": "noted", "text": "a hand"}, Noted(plain("a hand"))),
        ({"kind": "noted", "text": ""}, Noted(None)),
        ({"kind": "window_moved", "index": 3, "why": ""}, WindowMoved(3)),
        ({"kind": "window_moved", "index": 3, "why": "After trouble"}, WindowMoved(3, why=plain("After trouble"))),
        ({"kind": "resumed", "without": [], "hold": None}, Resumed()),
        ({"kind": "resumed", "without": ["mcu"], "hold": "wait"}, Resumed(("mcu",), plain("wait"))),
        ({"kind": "false_start", "text": "a hand: draw it"}, FalseStart(plain("a hand: draw it"))),
        ({"kind": "service_ended", "why": "test mode ends"}, ServiceEnded(plain("test mode ends"))),
        ({"kind": "ruling_undone", "text": "deal void"}, RulingUndone(plain("deal void"))),
        (
            {"kind": "ruled", "text": "deal void", "events": [{"kind": "held", "text": "wait"}]},
            Ruled(plain("deal void"), (Held(plain("wait")),)),
        ),
        (
            {"kind": "asked", "question": {"id": "q1", "kind": "unclear", "index": 3, "text": "Which card is it?"}},
            Asked(Question("q1", "unclear", 3, plain("Which card is it?"))),
        ),
    ],
)
def test_a_row_of_an_earlier_version_says_what_it_said(row: dict[str, Any], event: Event) -> None:
    assert decode(row) == event


@pytest.mark.parametrize("name", ["faro", "german_faro"])
def test_an_old_evening_has_the_log_that_it_had(name: str) -> None:
    """Word for word as in the version before messages, but that the stakes of one player stand together."""
    state, told = TableState(), []
    for line in (DATA / f"journal_v1_{name}.jsonl").read_text("utf-8").splitlines()[1:]:
        event = decode(json.loads(json.loads(line)[3]))
        before, state = state, apply(state, event)
        told += [english(text) for text in lines(before, event, state)]
        told += [f"{player}: {english(text)}" for player, _, text in own_lines(before, event, state)]
    assert told == (DATA / f"log_v1_{name}.txt").read_text("utf-8").splitlines()


def earlier(table: Table, part: str, text: str) -> None:
    """The fault as the row of an earlier version has it."""
    table.do(lambda _: [decode({"kind": "faulted", "part": part, "text": text})])


def test_troubles_of_the_view_that_an_earlier_version_reported_pass_kind_by_kind(table: Table) -> None:
    table.sees(0, "7C")
    earlier(table, Part.VIEW, "covered, dark")
    assert table.do(lambda h: reports.view_cleared(h, "frozen")) == []
    table.do(lambda h: reports.view_trouble(h, "moved"))
    assert table.state.faults == {Part.VIEW: in_view("covered", "dark", "moved")}
    earlier(table, Part.VIEW, "covered, dark")
    table.do(lambda h: reports.view_cleared(h, "dark"))
    assert table.state.faults == {Part.VIEW: in_view("covered")}
    table.do(lambda h: reports.view_cleared(h, "covered"))
    assert table.state.faults == {}


def test_a_trouble_of_the_view_gone_on_with_in_an_earlier_version_is_not_asked_about_again(table: Table) -> None:
    table.sees(0, "7C")
    earlier(table, Part.VIEW, "covered, dark")
    table.goes_on()
    table.do(lambda h: reports.faulted(h, Part.VIEW, in_view("dark")))
    assert stopped(table.state) is None
    table.do(lambda h: reports.view_trouble(h, "moved"))
    assert stopped(table.state) is not None


EARLIER_UNREAD = "the window has not been read since cards may have been drawn unseen"


@pytest.mark.parametrize("was_earlier", [True, False])
def test_a_window_not_read_ends_with_a_reading_and_not_with_a_trouble_that_was_not_told(
    table: Table, was_earlier: bool
) -> None:
    table.sees(0, "7C")
    if was_earlier:
        earlier(table, Part.VIEW, EARLIER_UNREAD)
    else:
        table.do(lambda _: [FaultRaised(Part.VIEW, UNREAD)])
    assert unread(table.state)
    assert english(table.state.faults[Part.VIEW]) == EARLIER_UNREAD
    assert table.do(lambda h: reports.view_cleared(h, "dark")) == []
    assert unread(table.state)
    table.do(lambda h: reports.view_trouble(h, "dark"))
    assert table.state.faults == {Part.VIEW: in_view("dark")}
    table.do(lambda h: reports.view_cleared(h, "dark"))
    assert table.state.faults == {}


@pytest.mark.parametrize("was_earlier", [True, False])
def test_a_reading_ends_that_the_window_was_not_read(table: Table, was_earlier: bool) -> None:
    table.sees(0, "7C")
    text = plain(EARLIER_UNREAD) if was_earlier else UNREAD
    table.do(lambda _: [decode(encode(FaultRaised(Part.VIEW, text)))])
    table.sees(0, "7C")
    assert table.state.faults == {}


# --- in a checkpoint ----------------------------------------------------------------------------------------------


@given(messages, st.none() | messages)
def test_a_checkpoint_keeps_what_was_reported(text: Message, perhaps: Message | None) -> None:
    began = Seated().state
    told = replace(
        began,
        faults={"mcu": text, "camera view": in_view("dark", "covered")},
        hold=perhaps,
        sight=replace(began.sight, state=State.BLIND, epoch=7, has_beam=True, has_camera=False, on_sheet=True),
        log=((1, text), (2, plain("a glass fell over"))),
    )
    before = carried(replace(began, deal=began.deal))
    kept = Checkpoint(3, "head", told, before)
    try:
        text_of_file = checkpoint.encode(kept)
    except ValueError as error:
        pytest.fail(f"{error}: {kept}")
    assert checkpoint.decode(text_of_file) == kept


# --- said back by a page ------------------------------------------------------------------------------------------

OTHERS: list[Any] = [
    "spindle 6: bead 1 is jammed",
    "",
    None,
    3,
    [],
    {},
    {"code": "hardware-bead-jammed"},
    {"code": "hardware-bead-jammed", "data": {"bead": 2}},
    {"code": "hardware-bead-slipped", "data": {"bead": 1}},
    {"code": "hardware-bead-jammed", "data": {"bead": 1}, "more": 1},
]


def faults_shown(table: Table) -> list[dict[str, Any]]:
    shown = table_view(table.state, version=1, name="", demo=False, beads_at=[None] * 13)["faults"]
    found: list[dict[str, Any]] = json.loads(json.dumps(shown))
    return found


def test_a_fault_is_gone_on_without_as_the_page_was_shown_it(table: Table) -> None:
    table.do(lambda h: reports.faulted(h, "spindle 6", say("hardware-bead-jammed", bead=1)))
    for said in OTHERS:
        assert reason(lambda said=said: table.dealer("resume", without={"spindle 6": said})) == "fault"
    (shown,) = faults_shown(table)
    table.dealer("resume", without={shown["part"]: shown["mark"]})
    assert (stopped(table.state), table.state.accepted_faults) == (None, {"spindle 6"})


def test_a_page_of_an_earlier_version_says_the_whole_fault_back(table: Table) -> None:
    table.do(lambda h: reports.faulted(h, "spindle 6", say("hardware-bead-jammed", bead=1)))
    table.dealer("resume", without={"spindle 6": faults_shown(table)[0]["text"]})
    assert (stopped(table.state), table.state.accepted_faults) == (None, {"spindle 6"})


def test_all_faults_of_a_table_are_said_back_in_one_message(table: Table) -> None:
    """Every part and wire of a table at fault, as far as a page may name them."""
    parts = [*Part, *map(spindle_part, range(SPINDLE_COUNT)), *(f"no_more_bets button {n}" for n in range(99))]
    for part in parts[:MAX_FAULTS]:
        fault = say("hardware-bead-jammed", bead=say("table-fault", part=part_name(part), fault=plain("x" * 90)))
        table.do(partial(reports.faulted, part=part, text=fault))
    without = {shown["part"]: shown["mark"] for shown in faults_shown(table)}
    assert len(without) == MAX_FAULTS
    said = {"id": "x" * 64, **now(table.state, "resume", without=without)}
    message = json.dumps(said)
    assert len(message) < MAX_MESSAGE_BYTES
    assert Words(GAMES["faro"]).parse(message) == said
    table.dealer("resume", without=without)
    assert stopped(table.state) is None


def test_a_fault_of_an_earlier_journal_is_gone_on_without_as_it_is_shown(table: Table) -> None:
    earlier(table, "exit beam", "blocked for 10 s")
    table.dealer("resume", without={"exit beam": "blocked for 10 s"})
    assert stopped(table.state) is None
    earlier(table, "exit beam", "dark")
    assert stopped(table.state) is None, "a row without a word on its meaning stays accepted"


def test_a_ruling_is_taken_back_as_the_page_was_shown_it(table: Table) -> None:
    table.sees(0, "7C")
    table.dealer("correct", index=0, card="7S")
    ruled = say("table-ruled-corrected", index=1, was="7C", card="7S")
    assert table.state.ruling is not None
    assert table.state.ruling.text == ruled
    others = [*OTHERS, "card 1 corrected from 7♣ to 7♠", say("table-ruled-corrected", index=1, was="7C").json()]
    for said in others:
        assert reason(lambda said=said: table.dealer("undo", ruling=said)) == "lapsed"
    assert table.cards == ["7S"]
    table.dealer("undo", ruling=json.loads(json.dumps(ruled.json())))
    assert table.cards == ["7C"]


# --- what devices say ---------------------------------------------------------------------------------------------

words = st.text(max_size=300)


@given(words, words, words)
def test_texts_of_devices_are_one_short_line_each(first: str, second: str, third: str) -> None:
    table = Table()
    inner = say("vision-driver", kind=first, error=second)
    table.do(lambda h: reports.faulted(h, "camera", say("table-play-held", why=inner, others=(third, inner), count=3)))
    told = table.state.faults["camera"]
    told_inner = told["why"]
    assert isinstance(told_inner, Message)
    others = told["others"]
    assert isinstance(others, tuple)
    assert others == (others[0], told_inner)
    assert told["count"] == 3
    for given_text, kept in ((first, told_inner["kind"]), (second, told_inner["error"]), (third, others[0])):
        assert isinstance(kept, str)
        assert len(kept) <= MAX_TEXT
        assert kept.isprintable()
        shown = "".join(letter if letter.isprintable() else " " for letter in given_text)
        assert kept == " ".join(shown.split())[:MAX_TEXT]


def test_a_note_of_a_device_is_one_short_line(table: Table) -> None:
    table.do(lambda h: reports.note(h, plain("a glass\nfell over " + "x" * 300)))
    (_, told) = table.state.log[-1]
    assert english(told) == ("a glass fell over " + "x" * 300)[:MAX_TEXT]
