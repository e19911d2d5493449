"""The journal: what is in it stays in it, in order, and tampering shows."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from controller.journal import Journal, JournalError

AT = "2026-01-01T00:00:00.000+00:00"


def test_what_was_appended_comes_back_in_order(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    journal.append([{"kind": "a"}, {"kind": "b", "n": 1}], at=AT, command="c1")
    journal.append([{"kind": "c"}], at=AT)
    journal.close()
    again = Journal(tmp_path / "j.db")
    assert [(row.seq, row.command, row.body) for row in again.rows()] == [
        (1, "c1", {"kind": "a"}),
        (2, "c1", {"kind": "b", "n": 1}),
        (3, None, {"kind": "c"}),
    ]
    again.append([{"kind": "d"}], at=AT)
    assert [row.seq for row in again.rows()] == [1, 2, 3, 4]
    again.close()


def test_rows_cannot_be_changed_or_deleted(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    journal.append([{"kind": "a"}], at=AT)
    journal.close()
    db = sqlite3.connect(tmp_path / "j.db")
    for statement in ("UPDATE events SET body = '{}'", "DELETE FROM events"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            db.execute(statement)
    db.close()


@pytest.mark.parametrize("column", ["body", "at", "command"])
def test_a_row_altered_behind_our_back_is_found(tmp_path: Path, column: str) -> None:
    journal = Journal(tmp_path / "j.db")
    journal.append([{"kind": "a"}, {"kind": "b"}, {"kind": "c"}], at=AT, command="x")
    journal.close()
    db = sqlite3.connect(tmp_path / "j.db")
    db.execute("DROP TRIGGER events_are_never_changed")
    db.execute(f"UPDATE events SET {column} = '{{}}' WHERE seq = 2")
    db.commit()
    db.close()
    with pytest.raises(JournalError, match="altered at event 2"):
        list(Journal(tmp_path / "j.db", read_only=True).rows())


def test_a_row_cut_out_is_found(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    journal.append([{"kind": "a"}, {"kind": "b"}, {"kind": "c"}], at=AT)
    journal.close()
    db = sqlite3.connect(tmp_path / "j.db")
    db.execute("DROP TRIGGER events_are_never_deleted")
    db.execute("DELETE FROM events WHERE seq = 2")
    db.commit()
    db.close()
    with pytest.raises(JournalError, match="altered at event 2"):
        list(Journal(tmp_path / "j.db", read_only=True).rows())


def test_pictures_are_kept_by_digest(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    one, other = journal.put_pictures([b"jpeg", b"other"])
    assert journal.put_pictures([b"jpeg"]) == [one]
    assert (journal.picture(one), journal.picture(other)) == (b"jpeg", b"other")
    assert journal.picture("00") is None
    assert journal.put_pictures([]) == []
    journal.close()


def test_an_altered_picture_is_not_handed_out(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.db")
    digest = journal.put_pictures([b"jpeg"])[0]
    journal.close()
    db = sqlite3.connect(tmp_path / "j.db")
    db.execute("UPDATE pictures SET jpeg = x'00'")
    db.commit()
    db.close()
    with pytest.raises(JournalError, match=f"altered picture: {digest}"):
        Journal(tmp_path / "j.db", read_only=True).picture(digest)


def test_a_file_that_is_no_journal_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "j.db").write_bytes(b"not a database at all" * 100)
    with pytest.raises(JournalError, match="cannot be opened"):
        Journal(tmp_path / "j.db")
    with pytest.raises(JournalError, match="no journal at"):
        Journal(tmp_path / "none.db", read_only=True)
