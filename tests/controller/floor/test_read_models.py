"""The floor's read models: what the projector makes of recorded journals of all eight games, wherever it is
interrupted, made again or lied to; and that no card is in them which lies face down."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import chain
from typing import Any

import psycopg
import pytest

from controller.__main__ import main
from controller.floor import projector
from controller.floor.connection import FloorFault
from controller.floor.projector import Beginnings, Projector
from controller.floor.read_models import KEYS, Models
from controller.games.audience import PUBLIC
from controller.games.registry import GAMES
from controller.runtime.wiring.floor_site import beginnings
from controller.table.events import decode
from controller.table.log import advance
from controller.table.state import TableState, live
from controller.table.view import table_view
from tests.controller.floor.cluster import NEEDS_POSTGRESQL
from tests.controller.floor.recorded import JOURNALS, Bodies, bodies_of, pictured
from tests.controller.floor.tables import Table
from tests.controller.table.test_sealed_cards import HIDDEN, _in_a_round
from tests.controller.two_shoes import HIDING
from tests.leaks import marks_of
from tests.sample import sampled

pytestmark = NEEDS_POSTGRESQL
Dump = dict[str, list[dict[str, Any]]]


def dump(table: Table) -> Dump:
    """The rows of the read models of this table."""
    rows = "SELECT (to_jsonb(t) - 'head')::text FROM floor.{} t JOIN floor.heads h USING (head) WHERE h.name = %s"
    with psycopg.connect(table.admin) as line:
        return {
            name: sorted(
                (json.loads(row) for (row,) in line.execute(rows.format(name).encode(), (table.name,))), key=str
            )
            for name in (*KEYS, "live")
        }


def projected(table: Table, made: Projector | None = None) -> Dump:
    """The read models when all is read."""
    with closing(made or Projector(table.admin, beginnings())) as projecting:
        while projecting.step():
            pass
    return dump(table)


def ask(table: Table, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(table.admin) as line:
        return line.execute(query.encode()).fetchall()


@pytest.fixture
def played(table: Callable[[], Table]) -> Callable[[Bodies], Table]:
    """A table with this journal, all of which is on the floor."""

    def play(bodies: Bodies) -> Table:
        made = table()
        made.wrote(bodies)
        made.enrolled()
        made.sends()
        return made

    return play


def states(bodies: Bodies) -> Iterator[TableState]:
    state = TableState()
    for body in chain(*bodies):
        state = advance(state, decode(json.loads(json.dumps(body))))
        yield state


# --- they are what the journal says -------------------------------------------------------------------------------


def test_every_game_is_recorded() -> None:
    assert JOURNALS.keys() >= GAMES.keys()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in GAMES else [pytest.mark.whole]) for game in JOURNALS]
)
def test_they_are_what_the_table_itself_makes_of_its_journal(
    game: str, played: Callable[[Bodies], Table], capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards, money, results, rulings and who sits there; the money of every deal closes; made again they are the
    same."""
    bodies = JOURNALS[game]()
    table = played(bodies)
    found = projected(table)
    *_, end = states(bodies)
    deal = live(end)
    view = table_view(end, version=0, name="", demo=False, beads_at=[None] * 13, viewer=PUBLIC)
    cards = [row["card"] for row in found["cards"] if row["deal"] == end.deal_number]
    assert len(found["deals"]) == end.deal_number
    shown = sorted((row["place"], row["card"]) for row in found["cards"] if row["deal"] == end.deal_number)
    assert [card for _, card in shown] == view["deal"]["cards"] + [None] * (len(cards) - len(view["deal"]["cards"]))

    purses, others = Counter[str](), Counter[str]()
    for row in found["money"]:
        (purses if row["account"] == "purse" else others)[row["player"] or row["account"]] += row["amount"]
    assert +purses == +Counter(deal.purses)
    assert (others["bank"], others["house"]) == (deal.bank, deal.house)
    assert others["outside"] == -deal.money
    events = Counter[int]()
    for row in found["money"]:
        events[row["seq"]] += row["amount"]
    assert set(events.values()) == {0}
    assert ask(table, "SELECT * FROM floor.deals_whose_money_does_not_close") == []

    results = [row for row in found["results"] if row["deal"] == end.deal_number]
    wanted = [tuple(one)[:4] for one in GAMES[end.game].results(deal)]
    kept = sorted((row["place"], row["round"], row["player"], row["staked"], row["pay"]) for row in results)
    assert [row[1:] for row in kept] == wanted
    assert len(found["rulings"]) == sum(body["kind"] == "ruled" for body in chain(*bodies))
    assert {row["player"] for row in found["sittings"] if row["ended"] is None} == set(end.seats)
    assert {row["part"] for row in found["faults"] if row["cleared"] is None} == set(end.faults)
    (now,) = found["live"]
    assert now["state"]["money"] == view["money"]
    assert now["state"]["phase"] == deal.phase
    assert found["bets"]
    assert found["rounds"]

    assert main(["floor", "rebuild", "--floor", table.admin]) == 0
    said = capsys.readouterr().out
    assert said.startswith("the read models are made again, of 1 journals and ")
    assert said.endswith("; they are as they were before\n")
    assert dump(table) == found


# --- wherever it is interrupted -----------------------------------------------------------------------------------


NO_BEGINNINGS = Beginnings(lambda *_: "none", lambda _: None)


@pytest.mark.parametrize(
    ("game", "rows"), sampled([(game, rows) for game in JOURNALS for rows in (1, 7, 40)], 3, seed=5)
)
@pytest.mark.parametrize("kept", [True, False], ids=["with beginnings", "from the first event"])
def test_a_restart_anywhere_changes_nothing(
    game: str, rows: int, kept: bool, played: Callable[[Bodies], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A transaction fails at its end, the next projector goes on."""
    table = played(JOURNALS[game]())
    found = projected(table)
    ask(table, "UPDATE floor.live SET at = '2000-01-01' RETURNING 1")
    monkeypatch.setattr(projector, "MOST_ROWS", rows)
    with psycopg.connect(table.admin) as line:
        line.execute("UPDATE floor.projected SET (seq, hash, begun) = (0, '', NULL)")
        for name in reversed(list(KEYS)):
            line.execute(f"DELETE FROM floor.{name}".encode())
    writes, failed = projector._write, list[int]()

    def fails(line: projector.Line, head: int, changes: Any) -> None:
        writes(line, head, changes)
        failed.append(1)
        if len(failed) % 2:
            raise psycopg.OperationalError("the server is gone")

    monkeypatch.setattr(projector, "_write", fails)
    more = True
    while more:
        with closing(Projector(table.admin, beginnings() if kept else NO_BEGINNINGS)) as projecting:
            try:
                more = projecting.step()
            except FloorFault:
                continue
    assert dump(table) == found


def test_the_beginning_of_a_deal_is_where_it_goes_on(
    played: Callable[[Bodies], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restart reads the rows of the last deal alone."""
    table = played(JOURNALS["faro"]())
    projected(table)
    (first,) = ask(table, "SELECT max(seq) FROM floor.deals")[0]
    read = list[int]()
    reads = Models._fold

    def counted(models: Models, at: str, rows: Any) -> Any:
        read.extend(row.seq for row in rows)
        return reads(models, at, rows)

    monkeypatch.setattr(Models, "_fold", counted)
    last = table.rows()[-1][0]
    table.wrote([[{"kind": "seat_opened", "player": "eve", "bot": False}]])
    table.sends()
    projected(table)
    assert read == [*range(first + 1, last + 2)]


def test_an_error_that_nobody_has_foreseen_does_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    end, steps = threading.Event(), list[int]()

    def step(_: Projector) -> bool:
        steps.append(1)
        if len(steps) == 1:
            raise KeyError("head")
        end.set()
        return True

    monkeypatch.setattr(Projector, "step", step)
    monkeypatch.setattr(projector, "LEAST_PAUSE_S", 0.001)
    Projector("", beginnings()).run(end)
    assert len(steps) == 2


# --- the questions of who looks over them -------------------------------------------------------------------------


def test_each_question_is_one_statement(played: Callable[[Bodies], Table]) -> None:
    """Of an evening of faro with corrections, cards that the dealer named, and two packs."""
    table = played(JOURNALS["faro"]())
    projected(table)
    months = ask(table, "SELECT month::text, kind, rulings, undone FROM floor.corrections_per_month")
    assert ("2026-01-01", "table-ruled-corrected", 2, 0) in months
    assert ("2026-01-01", "table-ruled-irregularity", 2, 1) in months
    named = ask(table, "SELECT deal, place, card FROM floor.cards_named_by_dealer ORDER BY place")
    assert named == [(1, 4, "4H"), (1, 7, "2C"), (1, 9, "TH"), (1, 10, "9C")]
    assert ask(table, "SELECT * FROM floor.gaps_and_open_forks") == []
    assert ask(table, "SELECT deal, pack FROM floor.packs") == [(1, 1), (2, 2)]
    touches = ask(table, "SELECT deal, what, place FROM floor.touches_of_a_pack WHERE pack = 1")
    assert touches[0] == (1, "dealt from", None)
    assert {(1, "asked: unclear", 4), (1, "named by the dealer", 4), (1, "fault: spindle K", None)} <= set(touches)
    touches = ask(table, "SELECT deal, what FROM floor.touches_of_a_pack WHERE pack = 2")
    assert touches == [(2, "dealt from"), (2, "ruling: table-ruled-void-why")]


def test_a_bet_just_before_the_close(table: Callable[[], Table]) -> None:
    """Within 300 ms of it, not one 400 ms before."""
    bodies = JOURNALS["punto_banco"]()
    staked = [n for n, commit in enumerate(bodies) if commit[0].get("event", {}).get("event") == "BetPlaced"]
    close = next(n for n, commit in enumerate(bodies) if commit[0].get("event", {}).get("event") == "BetsClosed")
    made = table()
    made.wrote(bodies[: staked[1]])
    made.wrote([bodies[staked[1]], bodies[close]], ms=200)
    made.enrolled()
    made.sends()
    projected(made)
    rows = ask(made, "SELECT player, amount, ms FROM floor.bets_just_before_the_close")
    assert rows == [("bob", 40, 200)]


# --- what it does not believe -------------------------------------------------------------------------------------


def test_a_head_that_the_table_did_not_sign_is_an_incident(played: Callable[[Bodies], Table]) -> None:
    table = played(JOURNALS["macao"]())
    ask(table, "UPDATE floor.heads SET signature = decode(repeat('00', 64), 'hex') RETURNING 1")
    found = projected(table)
    assert not any(found.values())
    assert ask(table, "SELECT kind, seq FROM floor.incidents") == [("signature", table.rows()[-1][0])]
    assert ask(table, "SELECT kind FROM floor.gaps_and_open_forks") == [("signature",)]


@pytest.mark.parametrize(
    "change", ["UPDATE floor.events SET body = replace(body, '50', '60')", "DELETE FROM floor.events WHERE seq = 3"]
)
def test_events_that_were_altered_are_an_incident(change: str, played: Callable[[Bodies], Table]) -> None:
    table = played(JOURNALS["punto_banco"]())
    with psycopg.connect(table.admin) as line:
        line.execute(f"ALTER TABLE floor.events DISABLE TRIGGER USER; {change}".encode())
    assert not any(projected(table).values())
    assert ask(table, "SELECT kind FROM floor.incidents") == [("altered",)]
    if change.startswith("DELETE"):
        assert ("gap", 4) in ask(table, "SELECT kind, seq FROM floor.gaps_and_open_forks")


@pytest.mark.parametrize(
    ("change", "kind", "said"),
    [
        ("UPDATE floor.heads SET signature = ''", "signature", "is not signed with the table's key"),
        ("UPDATE floor.events SET body = body || ' ' WHERE seq = 3", "altered", "event 3 is not the one that"),
    ],
)
def test_what_cannot_be_made_again_stays(
    change: str, kind: str, said: str, played: Callable[[Bodies], Table], capsys: pytest.CaptureFixture[str]
) -> None:
    """The journal is named with why, the incident stands, and another journal is made again all the same."""
    table = played(JOURNALS["macao"]())
    other = played(JOURNALS["victoria"]())
    projected(table)
    found, of_other = dump(table), dump(other)
    with psycopg.connect(table.admin) as line:
        line.execute("ALTER TABLE floor.events DISABLE TRIGGER USER")
        head = f" {'AND' if 'WHERE' in change else 'WHERE'} head = 1"
        line.execute(f"{change}{head}".encode())
    assert main(["floor", "rebuild", "--floor", table.admin]) == 1
    printed = capsys.readouterr()
    assert printed.out.startswith("the read models are made again, of 1 journals")
    [line_] = [line for line in printed.err.splitlines() if line.startswith("faro floor: ")]
    assert line_.startswith(f"faro floor: {table.name}: ")
    assert said in line_
    assert (dump(table), dump(other)) == (found, of_other)
    assert ask(table, "SELECT head, kind, times FROM floor.incidents") == [(1, kind, 1)]


def test_an_event_that_cannot_be_read_is_named_when_all_is_made_again(played: Callable[[Bodies], Table]) -> None:
    """What came before it is as it was."""
    table = played([*JOURNALS["victoria"](), [{"kind": "newer"}]])
    found, stopped = projected(table), ask(table, "SELECT seq, stopped FROM floor.projected")
    made = Projector(table.admin, beginnings()).rebuild()
    assert (made.journals, made.otherwise) == (1, ())
    assert [(name, why.code) for name, why in made.unread] == [(table.name, "journal-not-replayed")]
    assert dump(table) == found
    assert ask(table, "SELECT seq, stopped FROM floor.projected") == stopped


def test_what_came_meanwhile_is_not_otherwise(played: Callable[[Bodies], Table]) -> None:
    """Events that nobody has read yet are read before it is compared."""
    table = played(JOURNALS["macao"]())
    made = Projector(table.admin, beginnings()).rebuild()
    assert (made.otherwise, made.unread) == ((), ())
    assert made.events == table.rows()[-1][0]
    ask(table, "UPDATE floor.rounds SET round = round + 100 RETURNING 1")
    assert Projector(table.admin, beginnings()).rebuild().otherwise == ("rounds",)


@pytest.mark.parametrize("error", [psycopg.errors.InsufficientPrivilege, psycopg.errors.DeadlockDetected])
def test_what_the_server_refuses_is_no_fault_of_the_journal(
    error: type[psycopg.Error], played: Callable[[Bodies], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(JOURNALS["macao"]())
    writes = projector._write

    def fails(*_: Any) -> None:
        raise error

    with closing(Projector(table.admin, beginnings())) as projecting:
        monkeypatch.setattr(projector, "_write", fails)
        with pytest.raises(FloorFault):
            projecting.step()
        assert ask(table, "SELECT 1 FROM floor.projected WHERE stopped IS NOT NULL") == []
        monkeypatch.setattr(projector, "_write", writes)
        projecting.step()
    assert dump(table)["live"]


def test_what_could_not_be_read_is_tried_again_by_the_next_line(
    played: Callable[[Bodies], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(JOURNALS["macao"]())
    writes = projector._write

    def fails(*_: Any) -> None:
        raise psycopg.errors.UniqueViolation

    projecting = Projector(table.admin, beginnings())
    monkeypatch.setattr(projector, "_write", fails)
    assert not projecting.step()
    assert len(ask(table, "SELECT 1 FROM floor.projected WHERE stopped IS NOT NULL")) == 1
    monkeypatch.setattr(projector, "_write", writes)
    projecting.step()
    assert not dump(table)["live"]
    projecting.close()
    assert projected(table, projecting)["live"]


def test_what_cannot_be_read_keeps_no_other_table_back(
    played: Callable[[Bodies], Table], table: Callable[[], Table]
) -> None:
    """As of a newer program. What came before it stands."""
    unread = played([*JOURNALS["victoria"](), [{"kind": "newer"}]])
    other = played(JOURNALS["macao"]())
    found = projected(unread)
    assert len(found["live"]) == 1
    assert len(dump(other)["live"]) == 1
    last = unread.rows()[-1][0]
    stopped = {"code": "journal-not-replayed", "data": {"event": last, "why": "ValueError"}}
    assert ask(unread, "SELECT seq, stopped FROM floor.projected WHERE stopped IS NOT NULL") == [(last - 1, stopped)]
    assert other.checked().equal


# --- what lies face down ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDING)
def test_a_card_face_down_is_in_no_read_model(game: str, played: Callable[[Bodies], Table]) -> None:
    """Two journals that differ in one card which nobody may know yet, and in its picture, come to the same rows, also
    where the dealer was asked about every card."""
    one, other = (_dumped(game, hidden, played) for hidden in HIDDEN[game])
    assert any(row["card"] is None for row in one["cards"])
    shown = {row["place"] for row in one["cards"] if row["card"] is not None}
    assert {row["place"] for row in one["evidence"]} <= shown
    assert one == other
    assert not [mark for mark in marks_of(HIDDEN[game][1]) if mark in str(other)]


def _dumped(game: str, hidden: str, played: Callable[[Bodies], Table]) -> Dump:
    bodies, _ = pictured(bodies_of(_in_a_round(game, hidden)), asked=True)
    assert hidden in json.dumps(bodies)
    return projected(played(bodies))
