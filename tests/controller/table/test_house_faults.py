"""The table as a fold: what a fault or a hold does, and what the dealer goes on without."""

from __future__ import annotations

import json

import pytest

from controller.games.message import Message, as_message, plain, say
from controller.table import reports
from controller.table.events import Held, decode
from controller.table.parts import part_name
from controller.table.state import (
    MAX_TEXT,
    playing,
    stopped,
)
from tests.controller.all_words import parse
from tests.controller.house import PACK, Table, in_view, now, reason
from tests.english import as_shown, english


def test_a_fault_holds_keeps_every_bet_and_goes_on_when_it_is_mended(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.do(lambda h: reports.faulted(h, "spindle 6 (7)", plain("bead 1 jammed")))
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-held-fault", part=part_name("spindle 6 (7)"), fault=plain("bead 1 jammed"))
    table.sees(1, "4H")
    table.sees(2, "9H")
    assert table.cards == ["7C"]
    table.do(lambda h: reports.cleared(h, "spindle 6 (7)"))
    assert table.cards == ["7C", "4H", "9H"]
    assert table.purse == 1100


def test_the_dealer_may_go_on_without_a_part_until_it_fails_again(table: Table) -> None:
    table.sees(0, "7C")
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    table.goes_on()
    assert stopped(table.state) is None
    table.dealer("key_card", card="4H")
    assert table.cards == ["7C", "4H"]
    table.do(lambda h: reports.cleared(h, "camera"))
    table.do(lambda h: reports.faulted(h, "camera", plain("hangs")))
    assert stopped(table.state) is not None


def test_a_box_that_runs_out_before_the_deal_is_over_holds_play(table: Table) -> None:
    assert table.do(reports.ran_out) == []
    table.sees(0, "7C")
    table.do(reports.ran_out)
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-ran-out", shown=1, size=52)
    table.dealer("irregularity", kind="foul_pack")
    assert not playing(table.state)


@pytest.mark.parametrize("index", [0, 30, 51])
def test_a_card_that_left_below_another_is_named_when_the_pack_ends(table: Table, index: int) -> None:
    for place, card in enumerate([*PACK[:index], *PACK[index + 1 :]]):
        table.sees(place, card)
    table.do(reports.ran_out)
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-ran-out-without", shown=51, size=52, missing=(PACK[index],))
    assert english(held.text).startswith("there is no card in the window after 51 of 52; never seen: ")
    assert "one of the cards 1 to 51?" in english(held.text)
    table.dealer("irregularity", kind="foul_pack")
    assert not playing(table.state)


def test_no_card_is_named_as_missing_while_one_that_was_seen_is_in_doubt(table: Table) -> None:
    for place, card in enumerate(PACK[:51]):
        table.sees(place, None if place == 50 else card)
    table.sees(50, None)
    assert table.do(reports.ran_out) == [Held(say("table-ran-out", shown=51, size=52))]


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


def test_only_a_fault_the_dealer_was_shown_is_gone_on_without(table: Table) -> None:
    table.sees(0, "7C")
    table.do(lambda h: reports.faulted(h, "spindle 6", plain("jammed")))
    shown = as_shown(table.state.faults)
    table.do(lambda h: reports.faulted(h, "mcu", plain("no answer")))
    table.dealer("resume", without=shown)
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-held-fault", part=part_name("mcu"), fault=plain("no answer"))
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
    return english(held.text) if held else None


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
        journaled = decode({"kind": "faulted", "part": "exit beam", "text": text})
        table.do(lambda _, journaled=journaled: [journaled])  # type: ignore[misc]
        if text == "moved 3 times":
            table.goes_on()
    assert table.state.accepted_faults == {"exit beam"}
