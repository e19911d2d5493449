"""The journal's number: it rises with every kind and field of a row, and an older program says so and does nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from controller.__main__ import main
from controller.games.codec import ATOMS
from controller.games.message import Message
from controller.games.options import Choice
from controller.games.registry import GAMES
from controller.runtime import journal as journal_module
from controller.runtime.journal import FORMAT, Journal, JournalNewer
from controller.table.events import KINDS, Question, Sighting
from tests.controller.at_work import NO_DEVICES
from tests.controller.runtime.test_journal import Faulty, faulty
from tests.english import raises_saying

FORMATS: dict[str, dict[str, list[str]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "journal_formats.json").read_text()
)
"""What each format has that the one before had not: kinds of rows with their fields, options with their words."""
AT = "2026-01-01T00:00:00.000+00:00"
WORLD = {"deck": [], "drawn": 0, "serial": 0, "lid_open": False, "box": [0.0, 0.0, 0.0]}
"""What a demo keeps of its box."""
NEWER = f"was written by a newer faro ({FORMAT + 1}), this is {FORMAT}"


# --- what a row may hold ------------------------------------------------------------------------------------------


def _inside(hint: Any) -> Iterator[type[Any]]:
    """The records among the types of a field, which are stored as objects; a message is one of its own."""
    if hint not in ATOMS and hint is not Message and (is_dataclass(hint) or hasattr(hint, "_fields")):
        yield hint
    for part in get_args(hint):
        yield from _inside(part)


def _records(place: str, kind: type[Any], found: dict[str, set[str]]) -> None:
    """The fields of a kind of row, and of the records in them."""
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else list(kind._fields)
    found[place] = set(names)
    hints = get_type_hints(kind)
    for name in names:
        for record in _inside(hints[name]):
            inner = f"{place.split('.')[0]}.{record.__name__}"
            if inner not in found:
                _records(inner, record, found)


def shape() -> dict[str, set[str]]:
    """Every kind of row and record with its fields, and every option of a game with the words it may be: what an older
    program that does not know one of them cannot replay."""
    found: dict[str, set[str]] = {}
    for kind, cls in {**KINDS, "message": Message, "sighting": Sighting, "question": Question}.items():
        found[kind] = {field.name for field in fields(cls)}
    for game, of in GAMES.items():
        for name, cls in of.codec.kinds.items():
            _records(f"{game}.{name}", cls, found)
        for name, about in of.options.items():
            found[f"{game}: {name}"] = set(about.option.words) if isinstance(about.option, Choice) else set()
    return found


def _up_to(number: int) -> dict[str, set[str]]:
    known: dict[str, set[str]] = {}
    for each in range(1, number + 1):
        for kind, names in FORMATS[str(each)].items():
            known.setdefault(kind, set()).update(names)
    return known


def test_a_new_kind_or_field_raises_the_format() -> None:
    """What is added here and not there goes to the file under FORMAT, which is raised first where a released program
    wrote that number. Nothing goes from there: an event once written stays readable."""
    assert max(map(int, FORMATS)) == FORMAT
    now, known = shape(), _up_to(FORMAT)
    for kind in now.keys() | known.keys():
        added, lost = now.get(kind, set()) - known.get(kind, set()), known.get(kind, set()) - now.get(kind, set())
        assert (kind in known, added) == (True, set()), f"{kind}: not in format {FORMAT}: {sorted(added)}"
        assert (kind in now, lost) == (True, set()), f"{kind}: of format {FORMAT}, gone: {sorted(lost)}"


# --- the number in the file ---------------------------------------------------------------------------------------


def number_in(path: Path) -> str:
    with closing(sqlite3.connect(path)) as db:
        return str(db.execute("SELECT value FROM meta WHERE name = 'format'").fetchone()[0])


def of_format(path: Path, number: object) -> Path:
    """A journal with one event that names this format."""
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE meta SET value = ? WHERE name = 'format'", (number,))
        db.commit()
    return path


def test_a_new_journal_names_the_format_of_today(tmp_path: Path) -> None:
    Journal(tmp_path / "j.db").close()
    assert number_in(tmp_path / "j.db") == str(FORMAT)


@pytest.mark.parametrize("number", range(1, FORMAT))
def test_an_older_journal_rises_with_the_first_event_and_not_before(tmp_path: Path, number: int) -> None:
    path = of_format(tmp_path / "j.db", str(number))
    with closing(Journal(path)) as journal:
        journal.put_pictures([b"jpeg"])
        assert number_in(path) == str(number), "opened only: the program before can still read it"
        journal.append([{"kind": "b"}], at=AT)
        assert number_in(path) == str(FORMAT)
    with closing(Journal(path, read_only=True)) as journal:
        assert [row.body["kind"] for row in journal.rows()] == ["a", "b"]


@pytest.mark.parametrize("statement", ["UPDATE", "COMMIT"])
def test_the_number_rises_with_the_events_or_not_at_all(tmp_path: Path, statement: str) -> None:
    path = of_format(tmp_path / "j.db", "1")
    with closing(Journal(path)) as journal:
        db: Faulty = faulty(journal, statement)
        with raises_saying(journal_module.JournalError, match="cannot be written"):
            journal.append([{"kind": "b"}], at=AT)
        assert number_in(path) == "1"
        db.statement = None
        journal.append([{"kind": "c"}], at=AT)
        assert (number_in(path), journal.last_seq) == (str(FORMAT), 2)


@pytest.mark.parametrize("read_only", [True, False])
def test_a_newer_journal_is_refused_and_nothing_in_it_is_changed(tmp_path: Path, read_only: bool) -> None:
    path = of_format(tmp_path / "j.db", str(FORMAT + 1))
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP TRIGGER pictures_are_never_changed")  # what this program would make again
        db.commit()
    before = path.read_bytes()
    with raises_saying(JournalNewer, match=rf"newer faro \({FORMAT + 1}\), this is {FORMAT}"):
        Journal(path, read_only=read_only)
    assert path.read_bytes() == before


@pytest.mark.parametrize("number", ["", "0", "-1", "1.5", "two", "9" * 5000, "²"])
def test_a_number_that_is_none_is_refused_in_one_line(tmp_path: Path, number: str) -> None:
    path = of_format(tmp_path / "j.db", number)
    for read_only in (True, False):
        with raises_saying(journal_module.JournalError, match=f"this program reads {FORMAT}"):
            Journal(path, read_only=read_only)


# --- the journal's id ---------------------------------------------------------------------------------------------


def without_id(path: Path) -> Path:
    """A journal with one event of a program that gave no ids."""
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "a"}], at=AT)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM meta WHERE name = 'journal_id'")
        db.commit()
    return path


def id_of(path: Path) -> str:
    with closing(Journal(path, read_only=True)) as journal:
        return journal.journal_id


def test_every_journal_has_an_id_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    found = set()
    for name in ("a.db", "b.db"):
        with closing(Journal(tmp_path / name)) as journal:
            journal.append([{"kind": "a"}], at=AT)
            assert len(journal.journal_id) == 32
        with closing(Journal(tmp_path / name)) as again:
            assert again.journal_id == id_of(tmp_path / name) == journal.journal_id
        found.add(journal.journal_id)
    assert len(found) == 2


def test_an_old_journal_gets_its_id_with_its_next_event_and_not_before(tmp_path: Path) -> None:
    path = without_id(tmp_path / "j.db")
    with closing(Journal(path)) as journal:
        journal.put_pictures([b"jpeg"])
        assert id_of(path) == ""
        db: Faulty = faulty(journal, "COMMIT")
        with raises_saying(journal_module.JournalError, match="cannot be written"):
            journal.append([{"kind": "b"}], at=AT)
        assert id_of(path) == "", "with its event or not at all"
        db.statement = None
        journal.append([{"kind": "b"}], at=AT)
        assert id_of(path) == journal.journal_id != ""


def test_a_copy_has_the_id_of_its_original(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "a"}], at=AT)
        journal.back_up(tmp_path / "copy.db")
        assert id_of(tmp_path / "copy.db") == journal.journal_id


def test_an_id_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    path = without_id(tmp_path / "j.db")
    with closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO meta VALUES ('journal_id', 'mine')")
        db.commit()
    for read_only in (True, False):
        with raises_saying(journal_module.JournalError, match="has the id 'mine'"):
            Journal(path, read_only=read_only)


def test_rows_are_read_as_they_are_written(tmp_path: Path) -> None:
    with closing(Journal(tmp_path / "j.db")) as journal:
        journal.append([{"kind": "b", "a": 0.1}, {"kind": "c"}], at=AT, command="x")
        first, second = [(row.seq, row.at, row.command, row.hash) for row in journal.rows()]
        assert journal.texts(0, 1) == [(*first[:3], '{"a":0.1,"kind":"b"}', first[3])]
        assert journal.texts(1, 9) == [(*second[:3], '{"kind":"c"}', second[3])]
        assert journal.texts(2, 9) == []
        with raises_saying(journal_module.JournalError, match="altered at event 3"):
            journal.texts(3, 9)


# --- every program that reads one ---------------------------------------------------------------------------------

BARE = '[table]\nname = "Number nine"\njournal = "t.db"' + NO_DEVICES + "[web]\nport = 0\n"


@pytest.mark.parametrize(
    "words",
    [
        ["run", "--config", "table.toml"],
        ["run", "--config", "table.toml", "--safe"],
        ["recall", "--journal", "t.db"],
        ["recall", "--config", "table.toml", "3"],
        ["recall", "--journal", "t.db", "--backup", "copy.db"],
        ["demo", "--headless", "--mcu", "fake", "--state", "state"],
    ],
    ids=" ".join,
)
def test_every_command_says_it_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("table.toml").write_text(BARE)
    Path("state").mkdir()
    Path("state/world.json").write_text(json.dumps(WORLD))
    of_format(Path("t.db"), str(FORMAT + 1))
    of_format(Path("state/table.db"), str(FORMAT + 1))
    assert main(words) == 2
    told = capfd.readouterr().err.splitlines()
    assert [line for line in told if line.startswith("faro ")] == [told[-1]]
    assert NEWER in told[-1]
    assert "Traceback" not in "".join(told)
    assert not Path("copy.db").exists()


def test_check_says_it_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("table.toml").write_text(BARE)
    of_format(Path("t.db"), str(FORMAT + 1))
    assert main(["check", "--config", "table.toml", "--json"]) == 1
    checks = json.loads(capfd.readouterr().out)["checks"]
    found = next(one for one in checks if one["part"] == "journal")
    assert found["state"] == "wrong"
    assert NEWER in found["text"]
    assert "put back the copy of before the update" in found["fix"]
