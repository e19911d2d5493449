"""`faro recall`: the chain from its first event, its head, the checkpoint beside it, a copy."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from controller.__main__ import main
from controller.catalogue import text_of
from controller.cli import recall as recall_command
from controller.cli.check import computer
from controller.games.audience import PUBLIC
from controller.games.message import Message
from controller.runtime.checkpoint import CheckpointFile, beside
from controller.runtime.journal import Journal
from controller.runtime.store import Opening, TableStore
from controller.table.events import encode
from controller.table.view import picture_seen
from tests.controller.histories import evening
from tests.controller.two_shoes import HIDING, played
from tests.sample import sampled

AT = "2026-01-01T00:00:00.000+00:00"
PAGE = 4096
"""Bytes of a page of the journal's file."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An evening with its checkpoint."""
    path = tmp_path / "t.db"
    with closing(Journal(path)) as journal:
        journal.append([encode(event) for events in evening("faro", 3, 400) for event in events], at=AT)
    with closing(Journal(path)) as journal:
        TableStore(journal, Opening({}, 1), utc_now=lambda: AT, checkpoint=CheckpointFile(beside(path))).boot()
    return path


def recall(path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str, str]:
    code = main(["recall", "--journal", str(path), *options])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_it_proves_the_chain_from_the_first_event_and_shows_where_it_stood(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Journal(path, read_only=True)) as journal:
        rows = list(journal.rows())
    begun = [row.seq for row in rows if row.body["kind"] == "deal_started"]
    code, out, _ = recall(path, capsys, "99")
    ends = [seq - 1 for seq in begun[1:]] + [rows[-1].seq]
    shown = re.findall(r"the journal then: event (\d+), head ([0-9a-f]{16})\n", out)
    assert shown == [(str(seq), rows[seq - 1].hash[:16]) for seq in ends]
    assert out.endswith(f"\nthe chain is whole from event 1 to event {len(rows)}; its head is {rows[-1].hash[:16]}\n")
    assert (code, computer.journal(path)[0].state) == (1, "wrong"), "the random evening's pictures are not kept"
    assert "checkpoint" not in out


@pytest.mark.parametrize("game", sampled(HIDING, 2))
def test_an_evening_of_a_shoe_is_recalled_with_its_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    """Every public log line, and the pictures of the cards that everybody has seen."""
    path, evening = tmp_path / "t.db", played(game, 1, 3)
    with closing(Journal(path)) as journal:
        journal.append([encode(event) for event in evening.events], at=AT)
        kept = set(journal.put_pictures(list(evening.pictures.values())))
    code, out, _ = recall(path, capsys, "99", "--pictures", str(tmp_path / "pictures"))
    assert code == 0
    told = [text_of(line) for _, line in evening.state.log[-20:]]
    assert [line[23:] for line in out.splitlines() if re.match(r"  2026-01-01 00:00:00  ", line)][-len(told) :] == told
    written = {file.name.split("-")[2].removesuffix(".jpg") for file in (tmp_path / "pictures").iterdir()}
    assert written <= kept
    last = {d for read in evening.state.sightings.values() for d in (read.image, *read.burst) if d is not None}
    assert written & last == {digest for digest in last if picture_seen(evening.state, digest, PUBLIC)}


@pytest.mark.parametrize("game", sampled(["faro", *HIDING], 2))
def test_a_program_reads_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str) -> None:
    path = tmp_path / "t.db"
    with closing(Journal(path)) as journal:
        events = [one for of_one_input in evening("faro", 3, 200) for one in of_one_input]
        journal.append([encode(event) for event in (events if game == "faro" else played(game, 1, 3).events)], at=AT)
    said, shown, _ = recall(path, capsys, "99")
    code, out, err = recall(path, capsys, "99", "--json")
    assert (code, err) == (said, "")
    *deals, last = [json.loads(line) for line in out.splitlines()]
    assert [deal["deal"] for deal in deals] == list(range(1, len(deals) + 1))
    lines = [line["text"] for deal in deals for line in deal["lines"]]
    assert lines == re.findall(r"^  2026-01-01 00:00:00  (.*)$", shown, re.MULTILINE)
    assert all(line["text"] == text_of(Message.of(line["said"])) for deal in deals for line in deal["lines"])
    banks = re.findall(r"bank (\d+)", shown)
    assert [str(deal["bank"]) for deal in deals if deal["bank"] is not None] == banks
    assert f"event {last['chain']['event']}; its head is {last['chain']['head'][:16]}\n" in shown
    assert last["chain"]["whole"]


@pytest.mark.parametrize("beside", [["--script", "1"], ["--backup", "copy.db"]])
def test_json_is_of_deals_alone(path: Path, capsys: pytest.CaptureFixture[str], beside: list[str]) -> None:
    code, out, err = recall(path, capsys, "--json", *beside)
    assert (code, out) == (2, "")
    assert err == "faro recall: --json shows deals: give --script or --backup without it\n"


def test_a_checkpoint_that_is_not_the_journals_is_reported(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file of the table's own making in which the bank holds more: its start would take it for true."""
    kept = CheckpointFile(beside(path))
    found = kept.load()
    assert found is not None
    assert found.state is not None
    assert found.state.deal is not None
    assert found.carried is not None
    richer = found.state.deal.copy()  # type: ignore[attr-defined]
    richer.ledger.bank += 5000
    richer.start = richer.start._replace(bank=richer.bank)
    carried = found.carried._replace(bank=found.carried.bank + 5000)
    state = dataclasses.replace(found.state, deal=richer)
    kept.save(dataclasses.replace(found, state=state, carried=carried))
    code, out, _ = recall(path, capsys)
    assert code == 1
    assert f"WRONG: the checkpoint at event {found.seq} does not agree with it" in out
    finding, _ = computer.journal(path)
    assert finding.state == "wrong"
    assert f"event {found.seq}, known from t.checkpoint.json, does not agree" in finding.text


def test_rows_cut_off_the_end_are_reported_by_the_checkpoint(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shorter = tmp_path / "shorter.db"
    with closing(Journal(path, read_only=True)) as journal, closing(Journal(shorter)) as other:
        for row in list(journal.rows())[:60]:
            other.append([row.body], at=row.at, command=row.command)
    beside(path).rename(beside(shorter))
    code, out, _ = recall(shorter, capsys)
    assert code == 1
    assert "the chain is whole from event 1 to event 60" in out
    assert "WRONG: the checkpoint at event" in out


def test_a_row_that_its_page_no_longer_counts_is_reported(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The newest event is gone and the chain before it is whole: only SQLite's own check of the pages finds it."""
    beside(path).unlink()
    with closing(Journal(path, read_only=True)) as journal:
        newest = list(journal.rows())[-1].hash
    data = bytearray(path.read_bytes())
    page = data.rindex(newest.encode()) // PAGE * PAGE
    cells = int.from_bytes(data[page + 3 : page + 5], "big")
    data[page + 3 : page + 5] = (cells - 1).to_bytes(2, "big")
    path.write_bytes(data)
    with closing(Journal(path, read_only=True)) as journal:
        assert list(journal.rows())[-1].hash != newest
    code, out, error = recall(path, capsys)
    assert (code, out) == (2, "")
    assert error.startswith(f"faro recall: the journal {path} is damaged: ")
    assert error.count("\n") == 1


def test_the_journal_is_found_by_the_configuration(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given, or that of the installed table where there is no default journal."""
    configured = tmp_path / "etc" / "table.toml"
    configured.parent.mkdir()
    configured.write_text(f'[table]\njournal = "{path}"\n')
    monkeypatch.chdir(tmp_path)
    assert main(["recall", "--config", str(configured)]) == 1, "the random evening's pictures are not kept"
    by_configuration = capsys.readouterr().out
    assert f"deals from {path}" in by_configuration
    assert main(["recall"]) == 2
    assert capsys.readouterr().err == "faro recall: no journal at state/table.db\n"
    monkeypatch.setattr(recall_command, "INSTALLED", configured)
    assert (main(["recall"]), capsys.readouterr().out) == (1, by_configuration)
    configured.write_text("[table]\njournal = 7\n")
    assert main(["recall"]) == 2
    assert "table.toml:2: table.journal: " in capsys.readouterr().err


@pytest.mark.parametrize("forbidden", ["etc/table.toml", "lib"])
def test_another_user_is_asked_to_recall_as_the_tables_own(
    path: Path,
    forbidden: str,
    nobody: Callable[[], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with tempfile.TemporaryDirectory(dir="/var/tmp") as made:
        folder = Path(made)
        folder.chmod(0o755)
        for name in ("etc", "lib", "own"):
            (folder / name).mkdir()
        shutil.copy(path, folder / "lib" / "table.db")
        configured = folder / "etc" / "table.toml"
        configured.write_text(f'[table]\njournal = "{folder / "lib" / "table.db"}"\n')
        monkeypatch.setattr(recall_command, "INSTALLED", configured)
        monkeypatch.chdir(folder / "own")
        for name in ("own", forbidden):
            (folder / name).chmod(0o000)
        nobody()
        assert main(["recall"]) == 2
        said = capsys.readouterr().err
        for name in ("own", forbidden):
            os.seteuid(os.getuid())
            (folder / name).chmod(0o755)
    assert f"may not read {folder / forbidden}; as the table's user: sudo -u faro faro recall --config " in said
    assert said.count("\n") == 1


def test_a_copy_is_recalled_as_the_journal_itself(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    with closing(Journal(path)):
        assert recall(path, capsys, "--backup", str(copy)) == (0, f"{path} copied to {copy}\n", "")
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]
    original, again = recall(path, capsys, "3"), recall(copy, capsys, "3")
    assert again[1].replace(str(copy), str(path)) == original[1]
    code, _, error = recall(path, capsys, "--backup", str(copy))
    assert (code, error) == (2, f"faro recall: {copy} exists; a copy is never written over another file\n")


def test_a_journal_of_events_that_do_not_fit_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.db"
    with closing(Journal(path)) as journal:
        journal.append([{"kind": "flown"}], at=AT)
    code, _, error = recall(path, capsys)
    assert code == 2
    assert error == "faro recall: event 1 of the journal cannot be replayed: unknown event kind 'flown'\n"
