"""Which alerts stand by what the tables have sent: each at its limit, and one step before."""

from __future__ import annotations

from typing import Any

import pytest

from controller.floor.alerts import Alert, Known, Limits, Standing

LIMITS = Limits()
TEXT = {"code": "table-held-by-dealer"}


def known(**fields: Any) -> Known:
    """A table of which all is well."""
    usual: dict[str, Any] = {
        "head": 1,
        "name": "tiger",
        "age_s": 1.0,
        "late_s": 0.2,
        "state": {"playing": True, "hold": None},
        "stopped": None,
        "question": None,
        "question_s": None,
        "incidents": {},
        "rounds": 60,
        "rulings": 0,
        "old_s": 7000.0,
        "bought": 0,
        "won": 0,
    }
    return Known(**{**usual, **fields})


def kinds(table: Known) -> list[str]:
    return [alert.kind for alert in Standing(LIMITS).now([table], 0.0)]


def test_where_all_is_well_none_stands() -> None:
    assert kinds(known()) == []


@pytest.mark.parametrize(
    ("kind", "before", "at"),
    [
        ("offline", {"age_s": 20.0}, {"age_s": 20.1}),
        ("offline", {}, {"age_s": None}),
        ("lag", {"late_s": 10.0}, {"late_s": 10.1}),
        ("lag", {"late_s": None}, {"late_s": 60.0}),
        ("question", {"question": "a", "question_s": 60.0}, {"question": "a", "question_s": 60.1}),
        ("unread", {}, {"stopped": {"code": "journal-not-replayed"}}),
        ("chain", {}, {"incidents": {"7": {"kind": "chain"}}}),
        ("corrections", {"rulings": 5}, {"rulings": 6}),
        ("corrections", {"rulings": 2, "rounds": 10}, {"rulings": 3, "rounds": 10}),
        ("hold", {"bought": 10_000, "won": 6_000}, {"bought": 10_000, "won": 6_001}),
        ("hold", {"bought": 9_999, "won": -9_999}, {"bought": 10_000, "won": -5_001}),
        ("rounds", {"rounds": 10}, {"rounds": 9}),
        ("rounds", {"rounds": 9, "old_s": 3599.0}, {"rounds": 9, "old_s": 3600.0}),
        ("rounds", {"rounds": 9, "state": {"playing": False, "hold": None}}, {"rounds": 0}),
    ],
)
def test_one_stands_from_its_limit_on(kind: str, before: dict[str, Any], at: dict[str, Any]) -> None:
    assert kinds(known(**before)) == []
    assert kinds(known(**at)) == [kind]


def test_play_that_is_held_for_long() -> None:
    """By the dealer or a fault, counted from when it is first seen; a question and the start are no such hold."""
    standing = Standing(LIMITS)

    def at(now_s: float, by: str | None) -> list[Alert]:
        hold = None if by is None else {"by": by, "text": TEXT}
        return standing.now([known(state={"playing": True, "hold": hold})], now_s)

    assert at(0, "dealer") == at(300, "dealer") == []
    assert at(301, "fault") == [Alert(1, "held", "", {"seconds": 300, "text": TEXT})]
    assert at(302, None) == at(303, "dealer") == at(603, "dealer") == []
    assert at(604, "question") == at(605, "dealer") == at(906, "starting") == []


def test_of_a_table_that_is_away_nothing_else_is_said() -> None:
    """What stands on the floor of it is of then."""
    away = known(age_s=100.0, late_s=99.0, question="a", question_s=99.0, rulings=50, rounds=0)
    assert kinds(away) == ["offline"]
    assert kinds(away._replace(incidents={"7": {"kind": "journal"}})) == ["chain", "offline"]
