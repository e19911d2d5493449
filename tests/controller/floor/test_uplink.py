"""The uplink by itself, its floor a pretended one: what it sends next, how long it waits; that nothing waits for it."""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from controller.__main__ import main
from controller.config import FloorConfig
from controller.floor import throwaway
from controller.floor.connection import FloorFault
from controller.floor.table_link import TableLink
from controller.floor.uplink import QUIET_TIMES, Answer, Head, Row, Standing, Uplink, head_text
from controller.games.message import UserError, say
from controller.keys.table_key import TableKey, holds
from controller.runtime.journal import Journal
from controller.runtime.queries import Queries
from controller.runtime.wiring.floor import FloorUnusable, uplink
from tests.controller.at_work import AT, AtWork, dealing
from tests.english import raises_saying
from tests.hardware.waiting import PATIENCE_S

AWAY = say("service-floor-unreachable", why="it is off")


class Pretended:
    """A floor that takes what comes; `failing` calls fail before."""

    def __init__(self, journal_id: str, *, failing: int = 0) -> None:
        self.at = Head(journal_id, 0, "", 0)
        self.failing, self.sent, self.signed = failing, list[Row](), list[tuple[bytes, bytes]]()
        self.wants, self.put = list[str](), list[tuple[str, bytes | None, str | None]]()

    def head(self) -> Head:
        if self.failing:
            self.failing -= 1
            raise UserError(AWAY)
        return self.at

    def append(self, journal_id: str, rows: Sequence[Row], signature: bytes) -> Answer:
        self.sent.extend(rows)
        seq, digest = rows[-1][0], rows[-1][-1]
        self.signed.append((signature, head_text(journal_id, seq, digest)))
        self.at = Head(journal_id, seq, digest, 0)
        return Answer(seq, digest, "")

    def wanted(self) -> Sequence[str]:
        return self.wants

    def put_picture(self, digest: str, jpeg: bytes | None, absent: str | None) -> None:
        self.put.append((digest, jpeg, absent))

    def cut(self) -> None: ...

    def close(self) -> None: ...


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with closing(Journal(tmp_path / "t.db")) as made:
        made.append([{"kind": "a"}, {"kind": "b"}], at=AT)
        yield made


def uplink_of(path: Path, floor: Any, **words: Any) -> Uplink:
    outbox = partial(Journal, path / "t.db", read_only=True)
    return Uplink(outbox, floor, TableKey(path / "keys", make=True).sign, utc_now=lambda: AT, **words)


def test_the_floor_says_what_goes_next(tmp_path: Path, journal: Journal) -> None:
    floor = Pretended(journal.journal_id)
    first = journal.texts(0, 1)[0]
    floor.at = Head(journal.journal_id, 1, first[-1], 0)
    made = uplink_of(tmp_path, floor)
    made.step()
    made.step()
    assert floor.sent == journal.texts(1, 1)
    journal.append([{"kind": "c"}], at=AT)
    made.step()
    assert [row[0] for row in floor.sent] == [2, 3]
    public = TableKey(tmp_path / "keys").public
    assert all(holds(public, signature, text) for signature, text in floor.signed)


def test_a_floor_that_has_another_row_is_shown_ours(tmp_path: Path, journal: Journal) -> None:
    """So that it says so, and somebody looks."""
    for at, shown in ((Head(journal.journal_id, 1, "other", 0), [1]), (Head(journal.journal_id, 9, "far", 0), [2])):
        floor = Pretended(journal.journal_id)
        floor.at = at
        uplink_of(tmp_path, floor).step()
        assert [row[0] for row in floor.sent] == shown


def test_a_floor_that_has_less_than_it_had_is_asked_again(tmp_path: Path, journal: Journal) -> None:
    """As after its own restore from a copy."""
    floor = Pretended(journal.journal_id)
    made = uplink_of(tmp_path, floor)
    made.step()
    floor.at, takes = Head(journal.journal_id, 0, "", 0), floor.append
    floor.append = lambda *_: Answer(0, "", "gap")  # type: ignore[method-assign]
    journal.append([{"kind": "c"}], at=AT)
    with raises_saying(UserError, match="refuses event 3: it has none of those before it"):
        made.step()
    floor.append = takes  # type: ignore[method-assign]
    made.step()
    assert [row[0] for row in floor.sent] == [1, 2, 1, 2, 3]


def test_it_waits_twice_as_long_each_time_from_1_to_60_s(
    tmp_path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    floor = Pretended(journal.journal_id, failing=9)
    made = uplink_of(tmp_path, floor)
    waits, standings = list[float](), list[Standing]()

    def wait(seconds: float) -> bool:
        waits.append(seconds)
        standings.append(made.standing)
        return len(waits) == 12

    monkeypatch.setattr(made._end, "wait", wait)
    made.start()
    made._thread.join(PATIENCE_S)
    assert waits == [0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 1, 1]
    assert standings[9] == Standing(None, AT, 0, AWAY)
    assert standings[10:] == [Standing(0)] * 2


def test_the_floor_hears_of_a_table_that_has_nothing_to_send(tmp_path: Path, journal: Journal) -> None:
    """It is asked again after each QUIET_TIMES looks."""
    floor = Pretended(journal.journal_id)
    outbox = partial(Journal, tmp_path / "t.db", read_only=True)
    made = Uplink(outbox, floor, TableKey(tmp_path / "keys", make=True).sign, utc_now=lambda: AT)
    heads, asked = [], floor.head

    def head() -> Head:
        heads.append(1)
        return asked()

    floor.head = head  # type: ignore[method-assign]
    waits = []

    def wait(timeout: float) -> bool:
        waits.append(timeout)
        return len(waits) > 3 * QUIET_TIMES

    made._end.wait = wait  # type: ignore[method-assign, assignment]
    made._run()
    assert len(heads) == 3


def test_it_says_how_far_behind_it_is_and_since_when(tmp_path: Path, journal: Journal) -> None:
    times = iter(["21:00", "21:14", "21:30"])
    floor = Pretended(journal.journal_id)
    outbox = partial(Journal, tmp_path / "t.db", read_only=True)
    made = Uplink(outbox, floor, TableKey(tmp_path / "keys", make=True).sign, utc_now=lambda: next(times))
    assert made.standing == Standing(None, "21:00")
    made.step()
    assert made.standing == Standing(0)
    for more in range(1, 3):
        journal.append([{"kind": "c"}], at=AT)

        def refuses(*_: Any) -> Answer:
            raise UserError(AWAY)

        floor.append = refuses  # type: ignore[assignment,method-assign]
        with pytest.raises(UserError):
            made.step()
        assert made.standing == Standing(more, "21:14")


@pytest.mark.parametrize(
    ("dsn", "said"),
    [
        ("host=floor password=secret", "has a password in it"),
        ("postgresql://table:secret@floor/floor", "has a password in it"),
        ("host=floor sslmode=require", "asks for sslmode=require; expected verify-full"),
        ("floor of ours", "is none that libpq knows"),
    ],
)
def test_an_address_that_is_none(dsn: str, said: str) -> None:
    with raises_saying(FloorFault, match=said):
        TableLink(dsn)


@pytest.mark.parametrize("dsn", ["service=floor", "host=floor dbname=floor", "postgresql://tiger@floor/floor"])
def test_every_line_is_encrypted_and_knows_the_server(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a service file says: what the address says counts before it."""
    asked: list[str] = []

    def fails(conninfo: str, **_: Any) -> None:
        asked.append(conninfo)
        raise OSError("no such host")

    monkeypatch.setattr(psycopg, "connect", fails)
    with closing(TableLink(dsn)) as link, raises_saying(FloorFault, match="no such host"):
        link.head()
    found = conninfo_to_dict(asked[0])
    assert (found["sslmode"], found["gssencmode"]) == ("verify-full", "disable")


# --- a floor that accepts and never answers -----------------------------------------------------------------------


@pytest.fixture
def mute(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> Iterator[tuple[str, Callable[[], bool]]]:
    """Where it listens, and whether somebody has come."""
    folder = tmp_path_factory.mktemp("m")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(folder / ".s.PGSQL.5432"))
        listening.listen()
        came = threading.Event()
        lines = list[socket.socket]()

        def accept() -> None:
            lines.append(listening.accept()[0])
            came.set()

        threading.Thread(target=accept, daemon=True).start()
        yield f"host={folder} user=faro_tiger dbname=floor", lambda: came.wait(PATIENCE_S)
        for line in lines:
            line.close()


async def a_turn(path: Path, begin: Callable[[], None]) -> tuple[list[Any], list[Any]]:
    """What the journal and the devices have of a turn with a bet, before which `begin` is called."""
    async with dealing(path) as table:
        begin()
        for index, card in enumerate(("7C", "8D", "9H")):
            await table.sees(index, card)
            if index == 0:
                await table.ann("bet", bet="b1", type="flat", ranks=["9"], stake=10)
        rows = [(row.seq, {**row.body, "journal": ""}) for row in table.journal.rows()]
    return rows, table.outlets.shown


async def test_the_way_of_a_card_with_a_floor_that_never_answers(
    tmp_path: Path, mute: tuple[str, Callable[[], bool]]
) -> None:
    """The same rows and the same outputs as without one; the uplink still waits for its first answer then, and ends."""
    dsn, came = mute
    made = uplink_of(tmp_path, TableLink(dsn))

    def begin() -> None:
        made.start()
        assert came()

    without = await a_turn(tmp_path / "without.db", lambda: None)
    assert "TurnSettled" in str(without)
    assert await a_turn(tmp_path / "t.db", begin) == without
    assert made.standing == Standing(None, AT), "it still waits"
    made.close()


async def test_how_far_it_is_tells_nothing_of_hidden_cards(tmp_path: Path) -> None:
    """The number of events may: while a run of a game that hides cards is on the table the page hides it."""
    async with AtWork(tmp_path / "t.db", game="macao") as table:
        queries = Queries(table.table, table.journal, floor=Standing(7, AT).json)
        assert queries.service_status()["floor"]["behind"] == 7
        await table.sit("ann", "ben", amount=1000)
        assert (await table.dealer("start_deal")).ok
        assert queries.service_status()["floor"]["behind"] == "some"
    async with dealing(tmp_path / "open.db") as table:
        queries = Queries(table.table, table.journal, floor=Standing(7, AT).json)
        assert queries.service_status()["floor"]["behind"] == 7


# --- what it refuses without a database ---------------------------------------------------------------------------


def refuses(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["floor", *words]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err.removeprefix("faro floor: ").strip()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("init", "expected: `faro floor init DSN`"),
        ("enrol tiger", "expected: `faro floor enrol TABLE --floor DSN`"),
        ("check", "expected: `faro floor check --floor DSN`"),
        ("check tiger --floor service=floor", "expected: `faro floor check --floor DSN`"),
        ("close 1 --floor service=floor", "expected: `faro floor close NUMBER --by NAME --floor DSN`"),
        ("close one --by me --floor service=floor", "expected: `faro floor close NUMBER --by NAME --floor DSN`"),
        ("check --floor service=floor --journal none.db", "no journal at none.db"),
        ("rebuild", "expected: `faro floor rebuild --floor DSN`"),
        ("serve", "expected: `faro floor serve --floor DSN`"),
        ("serve --floor service=floor --port 9000", "--port is of no use to `faro floor serve`: `demo` alone takes it"),
        ("demo --limit lag_s=5", "--limit is of no use to `faro floor demo`: `serve` alone takes it"),
        ("serve --floor service=floor --limit speed=3", "no limit is called speed; there are offline_s, lag_s"),
        ("serve --floor service=floor --limit lag_s=soon", "the limit lag_s is soon; expected a number"),
        ("serve --floor service=floor --limit lag_s=9.5", "the limit lag_s is 9.5; expected 10 or more"),
        ("serve --floor host=/nowhere", "the floor cannot be reached"),
        ("init sslmode=disable", "asks for sslmode=disable"),
    ],
)
def test_what_is_missing_is_named(
    words: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refuses(capsys, *words.split())


def test_without_postgresql(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The demonstration says in one line what is missing."""
    monkeypatch.setattr(throwaway, "programs", lambda: None)
    assert refuses(capsys, "demo") == "there is no PostgreSQL here; type: `sudo apt-get install postgresql`"


def test_a_name_and_a_journal_that_cannot_be_enrolled(
    tmp_path: Path, journal: Journal, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ["--floor", "host=/nowhere", "--journal", str(tmp_path / "t.db")]
    assert "expected a name of at most 40 small letters" in refuses(capsys, "enrol", "The Tiger", *at)
    with closing(Journal(tmp_path / "new.db")):
        pass
    at[-1] = str(tmp_path / "new.db")
    assert refuses(capsys, "enrol", "tiger", *at).endswith("has no id yet; start the table once")
    assert not (tmp_path / "keys" / "floor.pgpass").exists()


def test_without_the_library(
    tmp_path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line with what to type; a table that does not name a floor does not need it."""
    import controller.floor

    for name in ("administration", "connection", "table_link"):
        monkeypatch.delitem(sys.modules, f"controller.floor.{name}", raising=False)
        monkeypatch.delattr(controller.floor, name, raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    wanted = "the library psycopg is not installed; type: `pip install 'faro-table[floor]'`"
    assert refuses(capsys, "init", "service=floor") == wanted
    with raises_saying(FloorUnusable, match="the library psycopg is not installed"):
        uplink(FloorConfig(dsn="service=floor"), tmp_path / "t.db", lambda: AT)
