"""The floor's page over its database: who sees it, that nothing old looks new, alerts with their trail, the day's
sheet, and that no card is there which lies face down."""

from __future__ import annotations

import asyncio
import csv
import io
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, cast

import httpx
import psycopg
import pytest

from controller.floor import page_link
from controller.floor import site as site_module
from controller.floor.alerts import Alert, Limits, Standing
from controller.floor.connection import FloorFault
from controller.floor.page_link import PageLink
from controller.floor.projector import Projector
from controller.floor.site import UNWATCHED_S, create_site
from controller.floor.uplink import head_text
from controller.runtime.journal import Journal
from controller.runtime.wiring.floor_site import beginnings
from controller.web.access import Access
from tests.controller.floor.cluster import NEEDS_POSTGRESQL, Cluster
from tests.controller.floor.recorded import JOURNALS, bodies_of, pictured
from tests.controller.floor.tables import Table
from tests.controller.table.test_sealed_cards import HIDDEN, _in_a_round
from tests.controller.two_shoes import HIDING
from tests.hardware.waiting import PATIENCE_S
from tests.leaks import marks_of

pytestmark = NEEDS_POSTGRESQL
DAY = "2026-01-01"
PIN = "470815"
ROUTES = {
    *("/", "/inside", "/trail", "/sheet/{name}", "/sheet/{name}/{day}", "/sheet/{name}/{day}.csv", "/acknowledge"),
    "/picture/{name}/{digest}.jpg",
    *("/sign-in", "/sign-out", "/trust", "/trust/faro-table.crt", "/static/{path:path}"),
}
PAGES = ("/", "/inside", "/trail", "/sheet/{name}/" + DAY, "/sheet/{name}/" + DAY + ".csv")
"""All that says something of a table."""


class Floor:
    """The site of a table's floor, and who asks it."""

    def __init__(self, dsn: str, *, pin: str | None = None, limits: Limits | None = None) -> None:
        self.dsn = dsn
        self.link = PageLink(dsn)
        self.limits = limits or Limits()
        self.now_s = 0.0
        access = Access(pin=pin, trust_loopback=pin is None)
        self.site = create_site(
            self.link,
            access,
            limits=self.limits,
            clock=lambda: self.now_s,
            today=lambda: date(2026, 1, 1),
            watch=False,
        )

    def projected(self) -> None:
        with closing(Projector(self.dsn, beginnings())) as projecting:
            while projecting.step():
                pass

    def watched(self) -> None:
        """What the watch does at each of its looks."""
        self.link.keep(Standing(self.limits).now(self.link.known(), 0.0))

    def get(self, address: str, *, host: str = "127.0.0.1", **how: Any) -> httpx.Response:
        return self._asked("GET", address, host, **how)

    def post(self, address: str, *, host: str = "127.0.0.1", **form: str) -> httpx.Response:
        return self._asked("POST", address, host, data=form)

    def _asked(self, method: str, address: str, host: str, **how: Any) -> httpx.Response:
        self.now_s += 1.0

        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.site, client=(host, 7))
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
                return await client.request(method, address, **how)

        return asyncio.run(asked())


@pytest.fixture
def floor(cluster: Cluster, tmp_path: Path) -> Iterator[Callable[..., tuple[Floor, Table]]]:
    """Makes a floor with one table and its evening, all of it read, and the pictures that were wanted sent."""
    made: list[tuple[Floor, Table]] = []

    def make(bodies: Any, pictures: Mapping[str, bytes] | None = None, **how: Any) -> tuple[Floor, Table]:
        database = cluster.another()
        one = Table(tmp_path, cluster, database, f"{database}_0")
        one.wrote(bodies)
        one.keeps(pictures or {})
        one.enrolled()
        one.sends()
        made.append((Floor(one.admin, **how), one))
        made[-1][0].projected()
        sender = one.uplink()
        while pictures and ask(one, "SELECT digest FROM floor.pictures WHERE jpeg IS NULL"):
            sender.step()
        return made[-1]

    yield make
    for site, one in made:
        site.link.close()
        one.end()
        cluster.done_with(one.database)


def seen(table: Table, seconds_ago: float) -> None:
    """When it was heard of; its last event came 100 s ago at least."""
    with psycopg.connect(table.admin) as line:
        line.execute(
            "UPDATE floor.heads SET (seen, received) = (clock_timestamp() - %s * interval '1 second',"
            " clock_timestamp() - %s * interval '1 second')",
            (seconds_ago, max(seconds_ago, 100)),
        )


# --- who sees it --------------------------------------------------------------------------------------------------


def test_every_way_to_the_page_is_in_the_list(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, _ = floor(JOURNALS["macao"]())
    assert {getattr(route, "path", None) for route in site.site.routes} == ROUTES


def test_without_the_pin_nobody_sees_anything(floor: Callable[..., tuple[Floor, Table]]) -> None:
    """With one also its own computer has to sign in; a wrong one is answered ever later."""
    site, table = floor(JOURNALS["macao"](), pin=PIN)
    for address in (*PAGES, "/picture/{name}/" + "0" * 32 + ".jpg"):
        answer = site.get(address.format(name=table.name))
        assert answer.status_code == 401
        assert ">ann<" not in answer.text
    assert site.post("/acknowledge", alert="1", by="me").status_code == 401
    tries = [site.post("/sign-in", pin="1234").status_code for _ in range(12)]
    assert tries[:5] == [401] * 5
    assert 429 in tries
    site.now_s += 3600
    answer = site.post("/sign-in", pin=PIN)
    assert answer.status_code == 303
    cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert ">ann<" in site.get("/", headers=cookie).text
    assert site.get("/", headers={"cookie": "faro_floor=other"}).status_code == 401


def test_without_a_pin_only_its_own_computer_sees_it(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, _ = floor(JOURNALS["macao"]())
    assert site.get("/").status_code == 200
    answer = site.get("/", host="192.168.7.7")
    assert (answer.status_code, ">ann<" in answer.text) == (403, False)
    assert site.get("/", headers={"host": "elsewhere.example"}).status_code == 421


# --- what it shows ------------------------------------------------------------------------------------------------


def test_it_shows_each_table_with_its_age(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, table = floor(JOURNALS["chemin_de_fer"]())
    seen(table, 3)
    inside = site.get("/inside").text
    assert re.search(r'<article class="sheet" data-table="floor\d+_0">', inside)
    assert re.search(r'data-age="3"><b>3</b> s ago', inside)
    text = re.sub("<[^>]+>", " ", inside)
    assert "Chemin de fer" in text
    assert re.search(r"Bank of bob\s+97\s+ann\s+380\s+bob\s+348", text)


def test_what_is_old_is_never_shown_as_if_it_were_now(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, table = floor(JOURNALS["macao"]())
    seen(table, 21)
    inside = site.get("/inside").text
    assert '<article class="sheet old"' in inside
    assert "what stands here is of then" in inside


def test_without_its_database_it_shows_no_state(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, _ = floor(JOURNALS["macao"]())
    assert ">ann<" in site.get("/").text
    site.link._dsn = site.link._dsn.replace("host=", "host=/nowhere/")
    site.link.close()
    for address in ("/", "/inside", "/trail"):
        answer = site.get(address)
        assert answer.status_code == 503
        assert "database does not answer" in answer.text
        assert ">ann<" not in answer.text


def test_a_days_sheet_as_page_and_csv(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, table = floor(JOURNALS["faro"]())
    assert site.get(f"/sheet/{table.name}").headers["location"] == f"/sheet/{table.name}/{DAY}"
    shown = site.get(f"/sheet/{table.name}/{DAY}").text
    answer = site.get(f"/sheet/{table.name}/{DAY}.csv")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table.name}-{DAY}.csv"'
    rows = list(csv.reader(io.StringIO(answer.text)))
    for row in (
        ["Bank", "0", "2340", "+2340"],
        ["ann", "1100", "850", "240", "+160"],
        ["1", "Casino faro", "2026-01-01 21:14:06", "2026-01-01 21:15:43", "over", "25", "52", "4", "0"],
        ["2026-01-01 21:14:29", "1", "irregularity: double draw", "2026-01-01 21:14:30", ""],
        ["2026-01-01 21:14:36", "spindle K", "bead 2 does not move", "2026-01-01 21:14:37"],
    ):
        assert row in rows
        assert "".join(f"<td>{cell}</td>" for cell in row) in re.sub(' class="(n|at|pictures)"', "", shown)
    for address in (f"/sheet/{table.name}/2026-13-01", f"/sheet/{table.name}/now", "/sheet/other/2026-01-01"):
        assert site.get(address).status_code == 404
    empty = site.get(f"/sheet/{table.name}/2026-01-02").text
    assert "2340" in empty, "what the bank has stays"
    assert "double draw" not in empty


def test_a_name_is_no_formula_and_no_markup(floor: Callable[..., tuple[Floor, Table]]) -> None:
    bodies = [
        *JOURNALS["macao"]()[:1],
        [{"kind": "seat_opened", "player": "=1+1", "bot": False}],
        [{"kind": "seat_opened", "player": "<b>", "bot": False}],
        *[
            [{"kind": "played", "event": {"event": "PurseChanged", "player": name, "amount": 5}, "game": "macao"}]
            for name in ("=1+1", "<b>")
        ],
    ]
    site, table = floor(bodies)
    rows = list(csv.reader(io.StringIO(site.get(f"/sheet/{table.name}/{DAY}.csv").text)))
    assert {row[0] for row in rows if row[1:2] == ["5"]} == {"'=1+1", "<b>"}
    for address in PAGES[:-1]:
        shown = site.get(address.format(name=table.name)).text
        assert "<b>" not in re.sub(r"<b>\d+</b>|<b>[\w ]+</b>", "", shown)


def test_pictures_stand_with_their_question_and_ruling(floor: Callable[..., tuple[Floor, Table]]) -> None:
    """On the day's sheet, and while a question is open on the page."""
    bodies, pictures = pictured(JOURNALS["faro"]())
    site, table = floor(bodies, pictures)
    shown = site.get(f"/sheet/{table.name}/{DAY}").text
    questions = shown.partition("Questions to the dealer")[2]
    found = re.findall(rf'<img src="(/picture/{table.name}/([0-9a-f]+).jpg)" alt="Picture of card 4"', questions)
    assert len(found) == 3
    for address, digest in found:
        answer = site.get(address)
        assert (answer.headers["content-type"], answer.content) == ("image/jpeg", pictures[digest])
        assert "private" in answer.headers["cache-control"]
        assert address in shown.partition("Questions to the dealer")[0], "the ruling that answered it"
    with psycopg.connect(table.admin) as line:
        line.execute("UPDATE floor.questions SET answered = NULL")
        state = 'jsonb_set(state, \'{question}\', \'{"kind": "unclear", "text": {"code": "table-ask-rank"}}\')'
        line.execute(f"UPDATE floor.live SET state = {state}".encode())
    assert all(f'<img src="{address}"' in site.get("/inside").text for address, _ in found)
    unknown = next(digest for digest in pictures if digest not in shown)
    for address in (f"{table.name}/{unknown}", f"other/{found[0][1]}", f"{table.name}/x", f"{table.name}/{'A' * 32}"):
        assert site.get(f"/picture/{address}.jpg").status_code == 404


def test_of_a_picture_that_is_not_there_it_says_why(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, table = floor(pictured(JOURNALS["faro"]())[0])
    sheet = f"/sheet/{table.name}/{DAY}"
    assert "card 4: the picture has not come yet" in site.get(sheet).text
    sender = table.uplink()
    while ask(table, "SELECT digest FROM floor.pictures WHERE absent IS NULL"):
        sender.step()
    for address in (sheet, f"{sheet}.csv"):
        assert "card 4: the picture is no longer at the table" in site.get(address).text


# --- alerts -------------------------------------------------------------------------------------------------------


def test_an_alert_stays_until_it_is_acknowledged_by_name(floor: Callable[..., tuple[Floor, Table]]) -> None:
    site, table = floor(JOURNALS["macao"]())
    seen(table, 100)
    site.watched()
    site.watched()
    assert site.get("/inside").text.count("nothing was heard of it") == 1
    seen(table, 1)
    site.watched()
    inside = site.get("/inside").text
    assert "over since" in inside
    [number] = re.findall(r'name="alert" value="(\d+)"', inside)
    for form in ({"alert": number, "by": " "}, {"alert": number}, {"by": "me"}, {"alert": "x", "by": "me"}):
        assert site.post("/acknowledge", **form).status_code == 400
    assert site.post("/acknowledge", alert=number, by=" A.  Croupier ").status_code == 303
    assert "nothing was heard" not in site.get("/inside").text
    trail = site.get("/trail").text
    assert "nothing was heard of it" in trail
    assert "A. Croupier, 2" in trail
    assert not site.link.acknowledge(int(number), "another")
    late = site.post("/acknowledge", alert=number, by="another")
    assert (late.status_code, late.text) == (409, "Somebody else has acknowledged this alert already.\n")
    for change in (
        "DELETE FROM floor.alerts",
        "UPDATE floor.alerts SET acknowledged_by = 'x'",
        "TRUNCATE floor.alerts",
    ):
        with psycopg.connect(table.admin) as line, pytest.raises(psycopg.Error, match="alerts stays"):
            line.execute(change.encode())


def test_one_that_stands_on_is_not_raised_again_after_it_was_acknowledged(
    floor: Callable[..., tuple[Floor, Table]],
) -> None:
    """It shows who has seen it; once it is over and comes again, it is another one. One that nobody has seen rises a
    second time."""
    site, _ = floor(JOURNALS["macao"]())
    alert = Alert(1, "lag", "", {"seconds": 12})
    site.link.keep([alert])
    [first] = site.link.open_alerts()
    site.link.acknowledge(first.alert, "ann")
    site.link.keep([alert._replace(data={"seconds": 13})])
    assert "acknowledged by ann" in site.get("/inside").text
    site.link.keep([])
    assert site.link.open_alerts() == []
    site.link.keep([alert])
    [second] = site.link.open_alerts()
    assert second.alert != first.alert
    site.link.keep([])
    site.link.keep([alert])
    [again] = site.link.open_alerts()
    assert (again.alert, again.times, again.over) == (second.alert, 2, None)


def test_what_the_alerts_are_made_of(floor: Callable[..., tuple[Floor, Table]]) -> None:
    """Each figure by SQL: events of now, so that the last hour and today have some."""
    hold = Limits(hold_from=1, hold_low_percent=0, hold_high_percent=0)
    limits = replace(hold, corrections_percent=0, corrections_least=1, question_s=-1)
    site, table = floor(JOURNALS["punto_banco"](), limits=limits)
    with psycopg.connect(table.admin) as line:
        for name, columns in (
            *(("rounds", ("began",)), ("rulings", ("at",)), ("results", ("at",)), ("money", ("at",))),
            ("questions", ("asked",)),
        ):
            for column in columns:
                line.execute(f"UPDATE floor.{name} SET {column} = clock_timestamp()".encode())
        line.execute("UPDATE floor.questions SET answered = NULL")
        line.execute("INSERT INTO floor.incidents (head, kind, seq) VALUES (1, 'chain', 5)")
    seen(table, 1)
    [found] = site.link.known()
    (rounds,) = ask(table, "SELECT count(*) FROM floor.rounds")
    (rulings,) = ask(table, "SELECT count(*) FROM floor.rulings WHERE undone IS NULL")
    (won,) = ask(table, "SELECT -sum(pay) FROM floor.results")
    assert (found.rounds, found.rulings, found.bought, found.won) == (rounds, rulings, 800, won)
    assert list(found.incidents.values()) == [{"kind": "chain"}]
    site.watched()
    kinds = {alert.kind for alert in site.link.open_alerts()}
    assert {"chain", "corrections", "question", "hold"} <= kinds
    assert "chain" in site.get("/inside").text


def test_what_the_alerts_are_made_of_is_looked_up_by_its_time(floor: Callable[..., tuple[Floor, Table]]) -> None:
    """By the indexes, so that it takes no longer the more there is from before."""
    site, table = floor(JOURNALS["faro"]())
    with psycopg.connect(table.admin, autocommit=True) as admin:
        admin.execute(b"VACUUM ANALYZE")  # after a VACUUM alone, as autovacuum may do, other plans look as good
    site.link.tables()
    line = site.link._line
    assert line is not None
    assert line.execute("SHOW jit").fetchone() == ("off",)
    for scan in ("seqscan", "bitmapscan", "sort"):
        line.execute(f"SET enable_{scan} = off".encode())
    plan = [row[0].strip() for row in line.execute(b"EXPLAIN " + page_link._KNOWN)]
    compared = [one for one in plan if re.search(r"timestamp\(\).*[<>]|[<>].*timestamp\(\)", one)]
    assert len(compared) == 5
    assert [one for one in compared if not one.startswith("Index Cond: ")] == []


def test_when_a_hidden_event_came_nobody_sees(floor: Callable[..., tuple[Floor, Table]]) -> None:
    """One more between two calls of `head()`: all that the page may read is as it was, before and after it is
    projected."""
    _, table = floor(JOURNALS["macao"]())
    asked = "SELECT (name, seen, state, stopped, lag_s)::text FROM floor.standing"
    seen(table, 1)
    before = ask(table, asked)
    heard = ask(table, "SELECT received FROM floor.heads")
    table.wrote([[{"kind": "seat_opened", "player": "eve", "bot": False}]])
    with closing(Journal(table.path, read_only=True)) as journal, closing(table.link()) as link:
        last, rows = ask(table, "SELECT seq FROM floor.heads")[0], table.rows()
        text = head_text(journal.journal_id, rows[-1][0], rows[-1][-1])
        assert link.append(journal.journal_id, rows[last:], table.key.sign(text)).refused == ""
    assert ask(table, "SELECT received FROM floor.heads") != heard
    assert ask(table, asked) == before
    with psycopg.connect(table.admin) as line:  # as what the table may do in secret: nothing of it is shown
        line.execute("UPDATE floor.projected SET (seq, hash) = (SELECT seq, hash FROM floor.heads)")
        line.execute("UPDATE floor.live SET at = (SELECT received FROM floor.heads)")
    assert ask(table, asked) == before


def test_how_late_events_are_is_told_from_ten_seconds_on(floor: Callable[..., tuple[Floor, Table]]) -> None:
    """Where they wait to be read, and where they come late."""
    _, table = floor(JOURNALS["macao"]())
    late = "SELECT lag_s FROM floor.standing"
    with psycopg.connect(table.admin) as line:
        for waits_s, told in ((5, False), (30, True)):
            line.execute("UPDATE floor.projected SET seq = 0")
            line.execute("UPDATE floor.heads SET received = clock_timestamp() - %s * interval '1 s'", (waits_s,))
            ((found,),) = line.execute(late.encode()).fetchall()
            assert (found is not None and found > 10) == told
        line.execute("UPDATE floor.projected SET seq = h.seq FROM floor.heads h")
        for late_s, told in ((10, False), (11, True)):
            line.execute("UPDATE floor.heads SET received = clock_timestamp()")
            line.execute("UPDATE floor.live SET at = h.received - %s * interval '1 s' FROM floor.heads h", (late_s,))
            assert line.execute(late.encode()).fetchall() == [(float(late_s) if told else None,)]


def test_a_line_that_may_not_be_the_page_is_closed(
    floor: Callable[..., tuple[Floor, Table]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its login is no member of `floor_page`."""
    _, table = floor(JOURNALS["macao"]())
    made = list[psycopg.Connection[Any]]()

    def connected(dsn: str) -> psycopg.Connection[Any]:
        made.append(psycopg.connect(table.dsn, passfile=str(table.keys / "floor.pgpass"), autocommit=True))
        return made[-1]

    monkeypatch.setattr(page_link, "connect", connected)
    with pytest.raises(FloorFault):
        PageLink(table.dsn).tables()
    assert [line.closed for line in made] == [True]


class Breaks:
    """A line that fails at the looks for alerts, as nobody has foreseen, until `works`."""

    def __init__(self) -> None:
        self.works, self.failed, self.kept = False, 0, 0

    def known(self) -> list[Any]:
        if not self.works:
            self.failed += 1
            raise KeyError("by")
        return []

    def keep(self, standing: Any) -> None:
        self.kept += 1

    def tables(self) -> list[Any]:
        return []

    open_alerts = tables


async def test_a_watch_that_fails_goes_on_and_the_page_says_since_when(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_module, "WATCH_S", 0.001)
    link, now_s = Breaks(), [0.0]
    app = create_site(cast(PageLink, link), Access(trust_loopback=True), limits=Limits(), clock=lambda: now_s[0])

    async def inside() -> str:
        now_s[0] += 1.0
        transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 7))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return (await client.get("/inside")).text

    async with app.router.lifespan_context(app), asyncio.timeout(PATIENCE_S):
        while link.failed < 3:
            await asyncio.sleep(0.001)
        assert "No alert stands" in await inside()
        now_s[0] += UNWATCHED_S
        said = await inside()
        assert "No alert stands" not in said
        assert re.search(r"The alerts were last looked at \d\d:\d\d:\d\d UTC: the program", said)
        link.works = True
        while not link.kept:
            await asyncio.sleep(0.001)
        assert "No alert stands" in await inside()


def ask(table: Table, query: str) -> list[Any]:
    with psycopg.connect(table.admin) as line:
        return [value for (value,) in line.execute(query.encode()).fetchall()]


# --- what lies face down ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDING)
def test_no_page_lets_a_card_out_that_lies_face_down(game: str, floor: Callable[..., tuple[Floor, Table]]) -> None:
    """Two journals that differ in one card which nobody may know yet, and in its picture, and where the dealer was
    asked about every card: every page is the same, byte for byte, but for the table's name and the seconds since it was
    heard of. So are the pictures."""
    one, other = (_shown(game, hidden, floor) for hidden in HIDDEN[game])
    assert one == other
    assert not [mark for mark in marks_of(HIDDEN[game][1]) if mark in str(other)]


def _shown(game: str, hidden: str, floor: Callable[..., tuple[Floor, Table]]) -> list[str]:
    limits = Limits(corrections_least=1, rounds_an_hour=0)
    bodies, pictures = pictured(bodies_of(_in_a_round(game, hidden)), asked=True)
    site, table = floor(bodies, pictures, limits=limits)
    seen(table, 100)
    site.watched()
    answers = {digest: site.get(f"/picture/{table.name}/{digest}.jpg") for digest in pictures}
    found = [answer.text for answer in answers.values() if answer.status_code == 200]
    assert all(answer.content == pictures[digest] for digest, answer in answers.items() if answer.status_code == 200)
    assert len(found) < len(pictures)
    for address in PAGES:
        text = site.get(address.format(name=table.name)).text.replace(table.name, "NAME")
        assert "NAME" in text
        text = re.sub(r'data-table="floor\d+_\d+"|value="\d+"', "", text)
        found.append(
            re.sub(r'data-age="[\d.]+"><b>\d+</b>|\d\d\d\d-\d\d-\d\d \d\d:\d\d:\d\d|\d\d:\d\d:\d\d', "T", text)
        )
    return found
