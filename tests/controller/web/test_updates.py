"""What one tablet is sent: the whole once, then what changes for its viewer, under a number of his own."""

from __future__ import annotations

import json
from typing import Any

from controller.games.audience import PUBLIC, Viewer
from controller.web.updates import CLOCK_MS, SEALED_STEP, State, Updates, padded
from tests.controller.changes import applied

ANN = Viewer("seat", "ann")


def state(**names: Any) -> State:
    return State({"type": "state", "version": names.pop("of_the_table", 7), "light": "open", **names})


def told(tablet: Updates, *, viewer: Viewer = PUBLIC, shown: State, clocks: Any = None, now_s: float = 0.0) -> Any:
    message = tablet.next(viewer, shown, clocks or {}, now_s)
    return None if message is None else json.loads(message)


def test_the_whole_comes_first_and_then_what_changes() -> None:
    tablet = Updates()
    first, second = state(log=[1, 2]), state(log=[2, 3], of_the_table=9)
    whole = told(tablet, shown=first)
    assert whole == {"type": "state", "version": 1, "light": "open", "log": [1, 2]}
    change = told(tablet, shown=second)
    assert (change["type"], change["version"]) == ("change", 2)
    assert applied(change["change"], first.value) == second.value


def test_what_the_viewer_may_not_see_is_no_message_and_no_number() -> None:
    """The table's own number rises with what others see."""
    tablet = Updates()
    told(tablet, shown=state())
    assert told(tablet, shown=state(of_the_table=8)) is None
    assert told(tablet, shown=state(of_the_table=12)) is None
    assert told(tablet, shown=state(light="closed", of_the_table=13))["version"] == 2


def test_who_becomes_another_viewer_is_told_the_whole() -> None:
    tablet = Updates()
    told(tablet, shown=state())
    seated = told(tablet, viewer=ANN, shown=state(hand="7S"))
    assert (seated["type"], seated["version"], seated["hand"]) == ("state", 2, "7S")
    gone = told(tablet, shown=state())
    assert gone == {"type": "state", "version": 3, "light": "open"}


def test_who_has_missed_a_change_gets_the_whole_under_the_number_it_has() -> None:
    tablet = Updates()
    told(tablet, shown=state())
    told(tablet, shown=state(light="closed"))
    tablet.again()
    assert told(tablet, shown=state(light="closed")) == {"type": "state", "version": 2, "light": "closed"}
    assert told(tablet, shown=state(light="closed")) is None
    tablet.again()
    assert told(tablet, shown=state(light="call"))["version"] == 3


def test_a_page_counts_down_by_itself() -> None:
    tablet = Updates()
    shown = state()
    clocks = {"running": True, "left_ms": {"bets": 20_000}, "opens_ms": 30_000}
    assert told(tablet, shown=shown, clocks=clocks)["clocks"] == clocks
    later = {"running": True, "left_ms": {"bets": 15_000}, "opens_ms": 25_000}
    assert told(tablet, shown=shown, clocks=later, now_s=5.0) is None
    assert told(tablet, shown=shown, clocks=later, now_s=5.0 + CLOCK_MS / 2000) is None
    over = {"running": True, "left_ms": {"bets": 0}, "opens_ms": 0}
    assert told(tablet, shown=shown, clocks=over, now_s=60.0) is None, "no clock goes below nothing"


def test_a_clock_that_stands_elsewhere_is_told_without_the_state() -> None:
    tablet = Updates()
    shown = state()
    clocks = {"running": True, "left_ms": {"bets": 20_000}}
    told(tablet, shown=shown, clocks=clocks)
    stopped = {"running": False, "left_ms": {"bets": 15_000}}
    assert told(tablet, shown=shown, clocks=stopped, now_s=5.0) == {"type": "change", "version": 2, "clocks": stopped}
    assert told(tablet, shown=shown, clocks=stopped, now_s=50.0) is None, "it stands"
    longer = {"running": False, "left_ms": {"bets": 20_000}}
    assert told(tablet, shown=shown, clocks=longer, now_s=51.0)["clocks"] == longer
    other = {"running": False, "left_ms": {"offer": 20_000}}
    assert told(tablet, shown=shown, clocks=other, now_s=52.0)["clocks"] == other
    assert told(tablet, shown=shown, now_s=53.0) == {"type": "change", "version": 5, "clocks": None}


def test_own_cards_are_not_told_by_the_length_of_a_line() -> None:
    """The marks and ranks of a hand of siete y media differ by a few bytes."""
    for rank, points, over in (("A", "1", False), ("K", "½", False), ("7", "7", True)):
        message = json.dumps({"hand": [rank + "é"], "points": points, "over": over}, ensure_ascii=False)
        assert len(padded(message).encode()) == SEALED_STEP
        assert json.loads(padded(message)) == json.loads(message)


def test_a_change_is_worked_out_once_for_all_who_were_told_the_same(monkeypatch: Any) -> None:
    worked_out: list[int] = []

    def counted(old: Any, new: Any) -> Any:
        worked_out.append(1)
        return [new]

    monkeypatch.setattr("controller.web.updates.difference", counted)
    first, second = state(), state(light="closed")
    tablets = [Updates() for _ in range(40)]
    for shown in (first, second):
        assert len({tablet.next(PUBLIC, shown, {}, 0.0) for tablet in tablets}) == 1
    assert len(worked_out) == 1
