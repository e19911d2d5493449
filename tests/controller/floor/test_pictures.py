"""Pictures of rulings and doubts: the floor asks for them, the table sends those of cards that everybody has seen."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from itertools import chain
from typing import Any

import psycopg
import pytest
from alembic import command

from controller.config import FloorConfig
from controller.floor import administration, shown_pictures
from controller.floor.connection import FloorFault
from controller.floor.projector import Projector
from controller.floor.shown_pictures import Beginning, ShownPictures
from controller.floor.uplink import MOST_PICTURE_BYTES, Uplink
from controller.games.message import UserError
from controller.runtime.journal import Journal
from controller.runtime.wiring.floor import uplink
from controller.runtime.wiring.floor_site import beginnings
from controller.table.events import decode
from controller.table.state import TableState, apply, is_public, live
from tests.controller.at_work import dealing
from tests.controller.floor.cluster import NEEDS_POSTGRESQL, Cluster
from tests.controller.floor.recorded import JOURNALS, bodies_of, pictured
from tests.controller.floor.tables import AT, BadLine, Table
from tests.controller.table.test_sealed_cards import HIDDEN, _in_a_round
from tests.controller.two_shoes import HIDING
from tests.english import raises_saying
from tests.sample import sampled

pytestmark = NEEDS_POSTGRESQL
Pictures = Mapping[str, bytes]


def ask(table: Table, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with psycopg.connect(table.admin) as line:
        return line.execute(query.encode(), values).fetchall()


def projected(table: Table) -> None:
    with closing(Projector(table.admin, beginnings())) as projecting:
        while projecting.step():
            pass


def state_of(table: Table) -> dict[str, bytes | str | None]:
    """What the floor has of each picture that it ever wanted: it, why there is none, None: nothing yet."""
    return {
        d: jpeg if jpeg is not None else why
        for d, jpeg, why in ask(table, "SELECT digest, jpeg, absent FROM floor.pictures")
    }


def until_nothing_is_wanted(table: Table, make: Callable[[], Uplink] | None = None, most: int = 200) -> None:
    """Steps of an uplink, or of one after the other, until none asks for a picture any more."""
    sender = table.uplink()
    for _ in range(most):
        sender = sender if make is None else make()
        try:
            sender.step()
        except UserError:
            continue
        if not ask(table, "SELECT 1 FROM floor.pictures WHERE jpeg IS NULL AND absent IS NULL"):
            return
    raise AssertionError("the floor goes on asking")


@pytest.fixture
def evening(table: Callable[[], Table]) -> tuple[Table, Pictures]:
    """The beginning of a deal of casino faro with a question and rulings, all of it on the floor but the pictures."""
    bodies, pictures = pictured(JOURNALS["faro"]()[:36])
    made = table()
    made.wrote(bodies)
    made.keeps(pictures)
    made.enrolled()
    made.sends()
    projected(made)
    return made, pictures


# --- what comes, and what does not --------------------------------------------------------------------------------


def test_those_of_questions_and_rulings_come_and_no_others(evening: tuple[Table, Pictures]) -> None:
    table, pictures = evening
    wanted = state_of(table)
    assert set(wanted.values()) == {None}
    until_nothing_is_wanted(table)
    assert state_of(table) == {digest: pictures[digest] for digest in wanted}
    said = {pictures[digest][3:].decode() for digest in wanted}
    assert said >= {"deal 1, card 3, look 1", "deal 1, card 3, look 2"}
    ruled = {place - 1 for (place,) in ask(table, "SELECT place FROM floor.evidence")}
    assert 3 in ruled
    assert len(wanted) < len(pictures)
    assert len(ruled) < 7
    assert table.checked().equal
    with closing(Projector(table.admin, beginnings())) as projecting:
        assert projecting.rebuild().otherwise == ()
    assert state_of(table) == {digest: pictures[digest] for digest in wanted}, "made again they are the same"


def test_a_few_a_call_and_those_that_waited_longest_first(evening: tuple[Table, Pictures]) -> None:
    table, _ = evening
    with closing(table.link()) as link:
        link.head()
        first, second = link.wanted(), link.wanted()
        assert (len(first), len(second)) == (4, 4)
        assert len({*first, *second}) == min(8, len(state_of(table)))
        link.put_picture(first[0], None, "gone")
        assert first[0] not in {*link.wanted(), *link.wanted(), *link.wanted()}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DELETE FROM pictures", "gone"),
        ("UPDATE pictures SET jpeg = x'ffd8ff00'", "altered"),
    ],
)
def test_one_that_the_table_has_not_is_said_so_once(change: str, said: str, evening: tuple[Table, Pictures]) -> None:
    table, _ = evening
    with closing(sqlite3.connect(table.path)) as db:
        for trigger in ("pictures_are_never_changed", "pictures_are_never_deleted"):
            db.execute(f"DROP TRIGGER {trigger}")
        db.execute(change)
        db.commit()
    until_nothing_is_wanted(table)
    assert set(state_of(table).values()) == {said}
    with closing(table.link()) as link:
        link.head()
        assert link.wanted() == []
    with closing(Projector(table.admin, beginnings())) as projecting:
        assert projecting.rebuild().otherwise == ()
    assert set(state_of(table).values()) == {said}


def test_one_that_is_too_large_stays_at_the_table(table: Callable[[], Table]) -> None:
    bodies, _ = pictured(JOURNALS["faro"]()[:16])
    large = b"\xff\xd8\xff" + bytes(MOST_PICTURE_BYTES)
    made = table()
    made.wrote([])
    with closing(Journal(made.path)) as journal:
        [digest] = journal.put_pictures([large])
    for body in chain(*bodies):
        if body["kind"] == "asked":
            body["question"]["burst"] = [digest]
    made.wrote(bodies)
    made.enrolled()
    made.sends()
    projected(made)
    until_nothing_is_wanted(made)
    assert state_of(made)[digest] == "large"


async def test_those_of_a_card_that_the_dealer_named(table: Callable[[], Table]) -> None:
    """At a real table, by the uplink as it is put together there."""
    made = table()
    looks = [b"\xff\xd8\xff" + name for name in (b"look 1", b"look 2", b"last")]
    async with dealing(made.path) as at_work:
        await at_work.sees(0, "7C", jpeg=b"\xff\xd8\xffsoda")
        await at_work.sees(1, None, jpeg=looks[-1], burst=tuple(looks))
        await at_work.dealer("answer", question=at_work.queries.view()["question"]["id"], card="9S")
    made.enrolled()
    sender = uplink(FloorConfig(dsn=made.dsn), made.path, lambda: AT)
    while sender.step():
        pass
    projected(made)
    sender._head = None
    sender.step()
    sender._floor.close()
    assert sorted(state_of(made).values(), key=str) == sorted(looks, key=str)
    kinds = "SELECT 'question' FROM floor.questions JOIN floor.evidence USING (head, seq)"
    assert len(ask(made, kinds)) == 3


# --- whatever happens on the way ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", sampled(range(20), 1))
def test_a_line_that_doubles_and_loses(seed: int, evening: tuple[Table, Pictures]) -> None:
    table, pictures = evening
    line = BadLine(table.link(), seed)
    sender = table.uplink(line)
    until_nothing_is_wanted(table, lambda: sender)
    assert all(pictures[digest] == jpeg for digest, jpeg in state_of(table).items())


def test_an_uplink_that_ends_after_each_step(evening: tuple[Table, Pictures]) -> None:
    """And one that ends between the question and the picture."""
    table, pictures = evening
    with closing(table.link()) as link:
        link.head()
        link.wanted()
    until_nothing_is_wanted(table, table.uplink)
    assert all(pictures[digest] == jpeg for digest, jpeg in state_of(table).items())


def test_what_is_not_wanted_or_not_that_picture_is_not_kept(
    evening: tuple[Table, Pictures], table: Callable[[], Table]
) -> None:
    one, pictures = evening
    page = b"<script>"
    of_page = hashlib.sha256(page).hexdigest()[:32]
    other = table()
    other.plays(3)
    other.enrolled()
    first, second, third, *_ = state_of(one)
    rest = next(digest for digest in pictures if digest not in state_of(one))
    with closing(one.link()) as link, closing(other.link()) as stranger:
        stranger.put_picture(first, pictures[first], None)
        link.put_picture(rest, pictures[rest], None)
        assert set(state_of(one).values()) == {None}
        link.put_picture(first, pictures[first], None)
        for given, why in ((pictures[second], None), (None, "gone")):
            link.put_picture(first, given, why)
        link.put_picture(second, pictures[first], None)
        assert {digest: state_of(one)[digest] for digest in (first, second, third)} == {
            first: pictures[first],
            second: "altered",
            third: None,
        }
        with psycopg.connect(one.admin) as line:
            line.execute("INSERT INTO floor.pictures (head, digest) VALUES (1, %s)", (of_page,))
        link.put_picture(of_page, page, None)
        assert state_of(one)[of_page] == "altered", "what the page hands to a browser is a JPEG"
        for given, why in ((None, None), (b"\xff\xd8\xff", "gone"), (bytes(MOST_PICTURE_BYTES + 1), None)):
            with raises_saying(FloorFault, match="a picture of at most 262144 bytes, or why there is none"):
                link.put_picture(third, given, why)
    for change in ("DELETE FROM floor.pictures", "UPDATE floor.pictures SET jpeg = ''", "TRUNCATE floor.pictures"):
        with psycopg.connect(one.admin) as line, pytest.raises(psycopg.Error, match="pictures stay"):
            line.execute(change.encode())


def test_a_floor_of_before_asks_for_none(evening: tuple[Table, Pictures]) -> None:
    table, _ = evening
    with psycopg.connect(table.admin) as line:
        line.execute("DROP FUNCTION floor.wanted()")
    table.plays(1)
    table.sends()
    assert table.checked().equal


def test_tables_of_before_may_send_pictures_too(
    table: Callable[[], Table], cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their logins were made by an earlier version of the schema."""
    made = table()
    database = f"{made.name}_before"
    with psycopg.connect(made.admin, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {database}".encode())
    upgrade, dsn = command.upgrade, cluster.dsn(database)
    monkeypatch.setattr(command, "upgrade", lambda settings, _: upgrade(settings, "0005"))
    administration.init(dsn)
    monkeypatch.undo()
    login = f"faro_{database}"
    with psycopg.connect(dsn) as line:
        line.execute(f"CREATE ROLE {login} LOGIN".encode())
        line.execute(
            "INSERT INTO floor.heads (journal_id, name, login, public_key) VALUES (%s, 'a', %s, %s)",
            ("0" * 32, login, bytes(32)),
        )
    administration.init(dsn)
    with psycopg.connect(dsn) as line:
        for function in ("floor.wanted()", "floor.put_picture(text, bytea, text)"):
            asked = line.execute("SELECT has_function_privilege(%s, %s, 'EXECUTE')", (login, function))
            assert asked.fetchone() == (True,)


# --- what lies face down ------------------------------------------------------------------------------------------


def sealed_of(table: Table) -> Iterator[str]:
    """The digests of pictures of cards that not everybody may see at the journal's end."""
    state = TableState()
    with closing(Journal(table.path, read_only=True)) as journal:
        for row in journal.rows():
            state = apply(state, decode(row.body))
    for index, read in state.sightings.items():
        if index < len(live(state).cards) and not is_public(state, index) and read.image is not None:
            yield read.image


@pytest.mark.parametrize("game", sampled(HIDING, 1))
def test_no_picture_of_a_card_face_down_is_wanted_or_sent(game: str, table: Callable[[], Table]) -> None:
    """Also where the dealer was asked about each card, and where the floor wants it all the same."""
    bodies, pictures = pictured(bodies_of(_in_a_round(game, HIDDEN[game][0])), asked=True)
    made = table()
    made.wrote(bodies)
    made.keeps(pictures)
    made.enrolled()
    made.sends()
    projected(made)
    sealed = set(sealed_of(made))
    assert sealed
    assert not sealed & state_of(made).keys()
    with psycopg.connect(made.admin) as line:
        for digest in sealed:
            line.execute("INSERT INTO floor.pictures (head, digest) SELECT head, %s FROM floor.heads", (digest,))
    for _ in range(20):
        made.uplink().step()
    found = state_of(made)
    assert {found[digest] for digest in sealed} == {None}
    assert all(found[digest] == pictures[digest] for digest in found.keys() - sealed)


# --- which ones everybody may see ---------------------------------------------------------------------------------


class Rows:
    """A journal's rows in memory; `read`: how many were read."""

    def __init__(self, bodies: Any) -> None:
        self.bodies, self.read = [body for commit in bodies for body in commit], 0

    @property
    def last_seq(self) -> int:
        return len(self.bodies)

    def hash_of(self, seq: int) -> str:
        return f"hash {seq}"

    def texts(self, after: int, most: int) -> list[tuple[int, str, str | None, str, str]]:
        rows = self.bodies[after : after + most]
        self.read += len(rows)
        return [(after + n, AT, None, json.dumps(body), f"hash {after + n}") for n, body in enumerate(rows, 1)]


def decided(shown: ShownPictures, rows: Rows, *wanted: str, most: int = 100) -> dict[str, bool]:
    """What is said of these pictures once enough was asked, or after the most questions."""
    for _ in range(most):
        found = shown.of(rows, wanted)
        if len(found) == len(wanted):
            break
    return found


def two_deals() -> tuple[Rows, list[str], list[str]]:
    """A journal of siete y media with two deals, and the pictures of each."""
    bodies, pictures = pictured(JOURNALS["siete_y_media"]())
    first = [digest for digest, jpeg in pictures.items() if b"deal 1," in jpeg]
    second = [digest for digest, jpeg in pictures.items() if b"deal 2," in jpeg]
    assert first
    assert second
    return Rows(bodies), first, second


def test_of_an_earlier_deal_it_is_known_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever part is read at a time, and in whatever order they are asked for."""
    rows, first, second = two_deals()
    wanted = [*second, *first]
    found = decided(ShownPictures(), rows, *first)
    assert any(found.values())
    monkeypatch.setattr(shown_pictures, "READ_ROWS", 3)
    shown = ShownPictures()
    for digest in [*wanted, *reversed(wanted)]:
        if digest in found:
            assert decided(shown, rows, digest) == {digest: found[digest]}
    assert decided(shown, rows, "0" * 32) == {"0" * 32: False}


def test_of_the_last_deal_its_rows_are_enough() -> None:
    rows, _, second = two_deals()
    state, begun = TableState(), Beginning(0, "", TableState())
    for seq, body in enumerate(rows.bodies, 1):
        state = apply(state, decode(body))
        if body["kind"] == "deal_started":
            begun = Beginning(seq, f"hash {seq}", state)
    shown = ShownPictures(lambda: begun)
    shown.of(rows, second)
    assert rows.read == rows.last_seq - begun.seq
    other = ShownPictures(lambda: Beginning(begun.seq, "of another journal", state))
    rows.read = 0
    other.of(rows, second)
    assert rows.read == rows.last_seq


def test_one_that_nobody_has_seen_when_the_next_deal_begins_stays() -> None:
    """Of a void deal; while the deal goes on it may still be shown."""
    bodies, pictures = pictured(bodies_of(_in_a_round("macao", "KS")))
    rows = Rows(bodies)
    state = TableState()
    for body in rows.bodies:
        state = apply(state, decode(body))
    [sealed, *_] = [
        read.image for index, read in state.sightings.items() if read.image is not None and not is_public(state, index)
    ]
    assert sealed in pictures
    shown = ShownPictures()
    assert decided(shown, rows, sealed, most=5) == {}
    rows.bodies.append({"kind": "deal_started", "rules": dict(state.rules)})
    assert decided(shown, rows, sealed) == {sealed: False}
