"""Journals as format 1 wrote them (tests/controller/data): every later version reads them, and they mean the same."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from controller.games.message import plain
from controller.runtime.journal import Journal
from controller.runtime.store import Opening, TableStore
from controller.table.events import KINDS, decode, encode
from controller.table.log import advance
from controller.table.state import TableState, live, playing

DATA = Path(__file__).parents[1] / "data"
EVENTS = [json.loads(line) for name in sorted(DATA.glob("events_*.jsonl")) for line in name.read_text().splitlines()]
"""One row of every kind of format 1's first version; no line here is ever changed. A newer kind may have a file too."""
JOURNALS = {name: (DATA / f"journal_v1_{name}.jsonl").read_text().splitlines() for name in ("faro", "german_faro")}
"""Whole evenings: what they ended with, then the rows (seq, at, command, body, hash)."""

SCHEMA = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE events (seq INTEGER PRIMARY KEY, at TEXT NOT NULL, command TEXT, body TEXT NOT NULL, hash TEXT NOT NULL);
CREATE INDEX events_command ON events(command) WHERE command IS NOT NULL;
CREATE TABLE pictures (digest TEXT PRIMARY KEY, jpeg BLOB NOT NULL);
CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
INSERT INTO meta VALUES ('format', '1');
"""
"""The tables of format 1 as its first version made them."""


def _name(body: dict[str, Any]) -> str:
    return f"{body['game']}-{body['event']['event']}" if body["kind"] == "played" else str(body["kind"])


def _still_says(old: Any, new: Any) -> bool:
    """Whether `new` says all that `old` said; it may say more. A sentence is a message now, an empty one none."""
    if isinstance(old, str) and (new is None or isinstance(new, dict)):
        return new == plain(old).json() if old else new is None
    if isinstance(old, dict) and isinstance(new, dict):
        return all(name in new and _still_says(value, new[name]) for name, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_still_says, old, new))
    return type(old) is type(new) and bool(old == new)


@pytest.mark.parametrize("body", [pytest.param(body, id=_name(body)) for body in EVENTS])
def test_an_old_event_is_read_and_written_again_with_all_it_said(body: dict[str, Any]) -> None:
    written = json.loads(json.dumps(encode(decode(body))))
    assert _still_says(body, written)


def test_every_kind_of_the_first_version_has_its_record() -> None:
    kinds = {body["kind"] for body in EVENTS}
    assert len(kinds) >= 23
    assert kinds <= KINDS.keys()
    played = Counter(body["game"] for body in EVENTS if body["kind"] == "played")
    assert (played["faro"], played["german_faro"]) == (21, 13), "as many as the games had in format 1"


def test_what_says_less_or_otherwise_is_noticed() -> None:
    old = {"kind": "held", "text": "a", "n": [1, {"b": 2}]}
    assert _still_says(old, {**old, "more": 1})
    assert _still_says({**old, "why": ""}, {**old, "text": plain("a").json(), "why": None})
    for told in (None, plain("b").json(), {"code": "a"}):
        assert not _still_says(old, {**old, "text": told})
    for spoiled in ({"kind": "held", "text": "a"}, {**old, "text": "b"}, {**old, "n": [1, {}]}, {**old, "n": [1]}):
        assert not _still_says(old, spoiled)


def in_old_format(path: Path, name: str) -> None:
    """The journal of this name as a file of format 1."""
    db = sqlite3.connect(path)
    db.executescript(SCHEMA)
    db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", [json.loads(line) for line in JOURNALS[name][1:]])
    db.commit()
    db.close()


def _end(state: TableState) -> dict[str, Any]:
    deal = live(state)
    return {
        "phase": deal.phase,
        "cards": [str(card) for card in deal.cards],
        "purses": dict(deal.purses),
        "bank": deal.bank,
    }


@pytest.mark.parametrize("name", JOURNALS)
def test_a_whole_old_evening_ends_with_the_same_cards_and_money(name: str) -> None:
    end = json.loads(JOURNALS[name][0])["end"]
    state, deals = TableState(), []
    for line in JOURNALS[name][1:]:
        seq, _, _, text, _ = json.loads(line)
        before = state
        state = advance(state, decode(json.loads(text)))
        assert _still_says(json.loads(text), json.loads(json.dumps(encode(decode(json.loads(text))))))
        if playing(before) and not playing(state):
            deals.append({"seq": seq, **_end(state)})
    deal = live(state)
    assert deals == end["deals"]
    assert (state.game, state.deal_number) == (end["game"], end["deal_number"])
    assert _end(state) == {field: end[field] for field in ("phase", "cards", "purses", "bank")}
    assert (dict(deal.debts), deal.money, state.question) == (end["debts"], end["money"], end["question"])


@pytest.mark.parametrize("name", JOURNALS)
async def test_a_table_goes_on_from_the_old_file(tmp_path: Path, name: str) -> None:
    """With its chain, its tables and its triggers as they were; what the new version needs is added."""
    end = json.loads(JOURNALS[name][0])["end"]
    rows = [json.loads(line) for line in JOURNALS[name][1:]]
    path = tmp_path / "t.db"
    in_old_format(path, name)
    journal = Journal(path)
    first = decode(json.loads(rows[0][3]))
    rules = next(json.loads(row[3])["rules"] for row in reversed(rows) if '"rules"' in row[3])
    opening = Opening(rules, first.bank, first.mode, first.game)  # type: ignore[union-attr]
    table = TableStore(journal, opening, utc_now=lambda: "2026-11-01T00:00:00.000+00:00")
    table.boot()
    assert _end(table.state) == {field: end[field] for field in ("phase", "cards", "purses", "bank")}
    journal.close()
    journal = Journal(path, read_only=True)
    assert [(row.seq, row.at, row.command) for row in journal.rows()][: len(rows)] == [tuple(row[:3]) for row in rows]
    journal.close()
