"""The floor's figures: `make floor-bench`. 200 tables send to a PostgreSQL that waits for its disk, from two processes.

First the backlog of all: rows a second until the floor has every row, then until they are read models. Then the pace of
play: 190 tables whose journals go on as recorded, ten that are played meanwhile by simulated people, each at its own
time; from each card, written at the table, to the floor and to its read models. Then what a row and a deal take, and
what each question of the page and of an audit takes as the rows become `--most`: copies of those that are there, each a
day earlier.

Wants two cores for itself; prints the load at its begin. With 10,000,000 rows ten minutes and 15 GB of disk.
"""

from __future__ import annotations

import argparse
import bisect
import json
import multiprocessing
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import psycopg

from controller.floor import administration
from controller.floor.orphans import Orphan
from controller.floor.page_link import PageLink
from controller.floor.projector import Projector
from controller.floor.read_models import KEYS
from controller.floor.table_link import TableLink
from controller.floor.throwaway import Throwaway
from controller.floor.uplink import Uplink
from controller.keys.table_key import TableKey
from controller.runtime.journal import Journal
from controller.runtime.wiring.floor_site import beginnings
from tests.instruments.simulate.clock import SimulatedLoop
from tests.instruments.simulate.evening import Evening
from tests.instruments.simulate.evenings import PLAYED, evening_of

FEEDS = 2
"""Processes that send."""
TROUBLES = ("view",)
"""What happens in the recorded evenings: cards that the dealer is asked about."""
DEALS = 6
POLL_S = 0.02
HOURS_A_DAY = 12
"""That a table is played: a guess."""
Process = subprocess.Popen[str]
Commits = list[tuple[float, list[Mapping[str, Any]]]]
"""Of a recorded evening: seconds since its begin, and the events that were written at once."""


class Server(Throwaway):
    """One that waits for the disk, for as many lines as there are tables."""

    options = ("-h", "", "-c", "max_connections=400", "-c", "shared_buffers=512MB", "-c", "max_wal_size=8GB")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.instruments.benchmarks.floor", description="The floor.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rows", type=int, default=1000, help="of each table's backlog")
    parser.add_argument("--real", type=int, default=10, help="tables that are played meanwhile")
    parser.add_argument("--live", type=float, default=60.0, help="seconds at the pace of play")
    parser.add_argument("--most", type=int, default=10_000_000, help="rows to which it grows")
    parser.add_argument("--feed", help="(what a process of it does)")
    args = parser.parse_args()
    if args.feed is not None:
        feed(json.loads(args.feed))
        return 0
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores, {args.tables} tables", flush=True)
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None  # a table writes to a disk of its own
    with closing(Server()) as server, tempfile.TemporaryDirectory(prefix="floor-bench", dir=memory) as folder:
        kept = Path(folder) / "recorded.json"
        with ProcessPoolExecutor(FEEDS) as pool:
            recorded = dict(zip(PLAYED, pool.map(record, PLAYED), strict=True))
        kept.write_text(json.dumps(recorded))
        backlog = server.make("backlog")
        caught_up(backlog, Path(folder), kept, args)
        sizes(backlog, recorded)
        live(server, Path(folder), kept, args)
        grown(server, backlog, args.most, Path(folder), recorded)
    return 0


# --- the tables ---------------------------------------------------------------------------------------------------


def record(game: str) -> Commits:
    """An evening of the game, as its journal has it."""
    evening, rows = evening_of(game, 3, TROUBLES, DEALS), list[Any]()
    ends = evening._stop

    async def end() -> None:
        assert evening._journal is not None
        rows.extend(evening._journal.texts(0, -1))
        await ends()

    evening._stop = end  # type: ignore[method-assign]
    evening.play()
    first = datetime.fromisoformat(rows[0][1])
    return [
        ((datetime.fromisoformat(at) - first).total_seconds(), [json.loads(row[3]) for row in commit])
        for (at, _), commit in groupby(rows, key=itemgetter(1, 2))
    ]


class Sender:
    """A table on the floor, whose journal is at `path`."""

    def __init__(self, path: Path, dsn: str, name: str) -> None:
        keys = path.parent / "keys"
        key = TableKey(keys, make=True)
        with closing(Journal(path, read_only=True)) as journal:
            line = administration.enrol(dsn, name, journal.journal_id, key.public)
        (keys / "floor.pgpass").write_text(line)
        (keys / "floor.pgpass").chmod(0o600)
        link = TableLink(dsn.replace("user=postgres", f"user=faro_{name}"), keys / "floor.pgpass")
        self.uplink = Uplink(partial(Journal, path, read_only=True), link, key.sign, utc_now=utc_now)


class Paced(SimulatedLoop):
    """A loop of an evening whose clock does not jump."""

    def __init__(self) -> None:
        super().__init__()
        selector, jumps = self._selector, self._selector.select  # type: ignore[attr-defined]

        def select(timeout: float | None = None) -> Any:
            if timeout:
                time.sleep(timeout)
            return jumps(timeout)

        selector.select = select

    def utc_now(self) -> str:
        return utc_now()


def feed(given: Mapping[str, Any]) -> None:
    """A process: its tables send from a line of its input on. With `live` their journals go on from a second line on,
    and the time of each card that is written goes into a file. A last line ends it."""
    folder, dsn = Path(given["folder"]), given["dsn"]
    recorded: Mapping[str, Commits] = json.loads(Path(given["recorded"]).read_text())
    written = list[tuple[str, int, float]]()
    chance = random.Random(given["first"])
    with ExitStack() as stack:
        senders, due, rows = list[Sender](), list[tuple[float, Journal, list[Any]]](), 0
        for number in range(given["first"], given["last"]):
            game = PLAYED[number % len(PLAYED)]
            path = folder / f"{given['database']}{number}" / "table.db"
            journal = stack.enter_context(closing(Journal(path)))
            before, later = split(recorded[game], chance.uniform(0.02, 0.2) if given["live"] else None, given["rows"])
            began = datetime.now(UTC) - timedelta(seconds=before[-1][0])
            for after_s, bodies in before:
                journal.append(bodies, at=(began + timedelta(seconds=after_s)).isoformat(timespec="milliseconds"))
            due += [(after_s - before[-1][0], journal, bodies) for after_s, bodies in later]
            rows += journal.last_seq
            senders.append(Sender(path, dsn, f"{given['database']}{number}"))
        for number in range(given["real"]):
            path = played(number + given["first"], stack)
            senders.append(Sender(path, dsn, f"{given['database']}real{number + given['first']}"))
        note_cards(written)
        print(rows, flush=True)
        sys.stdin.readline()
        for sender in senders:
            sender.uplink.start()
            stack.callback(sender.uplink.close)
        if given["live"]:
            sys.stdin.readline()
            go_on(sorted(due, key=itemgetter(0)), given["live"])
            Path(given["written"]).write_text(json.dumps(written))
            print("written", flush=True)
        sys.stdin.readline()
        os._exit(0)  # evenings are not waited for


def split(commits: Commits, share: float | None, rows: int) -> tuple[Commits, Commits]:
    """The first ones, with this number of rows or, where it is given, of that share of the time, and the others."""
    count, last_s = 0, commits[-1][0]
    for place, (after_s, bodies) in enumerate(commits):
        count += len(bodies)
        if count > rows if share is None else after_s > share * last_s:
            return commits[:place], commits[place:]
    return commits, []


def go_on(due: Sequence[tuple[float, Journal, list[Any]]], seconds: float) -> None:
    """Writes what is due, each at its time."""
    began_s = time.monotonic()
    for after_s, journal, bodies in due:
        if after_s > seconds:
            break
        time.sleep(max(0.0, began_s + after_s - time.monotonic()))
        journal.append(bodies, at=utc_now())
    time.sleep(max(0.0, began_s + seconds - time.monotonic()))


def note_cards(written: list[tuple[str, int, float]]) -> None:
    """From now on each card that is written into a journal of this process is noted, with its time."""
    append = Journal.append

    def noted(journal: Journal, bodies: Sequence[Mapping[str, Any]], **how: Any) -> None:
        append(journal, bodies, **how)
        if any(body["kind"] == "card_seen" for body in bodies):
            written.append((journal.journal_id, journal.last_seq, time.time()))

    Journal.append = noted  # type: ignore[method-assign, assignment]


def played(number: int, stack: ExitStack) -> Path:
    """Begins an evening at its own time, in a thread; where its journal is, once something is in it."""
    begun = threading.Event()
    evening: Evening = evening_of(PLAYED[number % len(PLAYED)], number, TROUBLES, 100)
    evening.loop.close()
    evening.loop = Paced()
    step = evening.step

    def stepped(*of: Any) -> None:
        step(*of)
        begun.set()

    evening.step = stepped  # type: ignore[method-assign, assignment]
    threading.Thread(target=evening.play, daemon=True).start()
    assert begun.wait(60)
    stack.callback(Orphan(None, evening._path.parent.parent).call_off)  # this process is ended in its midst
    return evening._path


def utc_now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@contextmanager
def feeding(
    dsn: str, database: str, folder: Path, kept: Path, args: argparse.Namespace, *, live: bool
) -> Iterator[tuple[list[Process], int]]:
    """The processes, ready to begin, and how many rows they have to send then."""
    processes, rows = list[Process](), 0
    real = args.real if live else 0
    fed = args.tables - real
    for number in range(FEEDS):
        given = {
            "dsn": dsn,
            "database": database,
            "folder": str(folder),
            "recorded": str(kept),
            "rows": args.rows,
            "first": fed * number // FEEDS,
            "last": fed * (number + 1) // FEEDS,
            "real": real // FEEDS,
            "live": args.live if live else 0,
            "written": str(folder / f"written{number}.json"),
        }
        words = [sys.executable, "-m", "tests.instruments.benchmarks.floor", "--feed", json.dumps(given)]
        processes.append(subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
    try:
        for process in processes:
            assert process.stdout is not None
            rows += int(process.stdout.readline())
        yield processes, rows
    finally:
        for process in processes:
            process.kill()
            process.wait()


def go(processes: Sequence[Process]) -> None:
    """The next thing."""
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()


# --- what is measured ---------------------------------------------------------------------------------------------


def caught_up(dsn: str, folder: Path, kept: Path, args: argparse.Namespace) -> None:
    """The backlog of all tables at once."""
    administration.init(dsn)
    with feeding(dsn, "backlog", folder, kept, args, live=False) as (processes, wanted), asking(dsn) as ask:
        began_s, busy = time.monotonic(), Busy()
        go(processes)
        while ask("SELECT sum(seq)::bigint FROM floor.heads")[0] < wanted:
            time.sleep(POLL_S)
        told("backlog to the floor", wanted, time.monotonic() - began_s, busy)
    with closing(Projector(dsn, beginnings())) as projector:
        began_s, busy = time.monotonic(), Busy()
        while projector.step():
            pass
        told("then to read models", wanted, time.monotonic() - began_s, busy)


def live(server: Server, folder: Path, kept: Path, args: argparse.Namespace) -> None:
    """At the pace of play: from a card's row at the table to the floor, and to its read models."""
    dsn = server.make("live")
    administration.init(dsn)
    stands: dict[str, tuple[list[float], list[int], list[int]]] = {}
    projecting = multiprocessing.get_context("spawn").Process(target=project, args=(dsn,), daemon=True)
    query = "SELECT h.journal_id, h.seq, coalesce(p.seq, 0) FROM floor.heads h LEFT JOIN floor.projected p USING (head)"
    with feeding(dsn, "live", folder, kept, args, live=True) as (processes, _), connect(dsn) as line:
        projecting.start()
        go(processes)
        waits = f"SELECT bool_or(h = 0) OR sum(h - p) > 40 FROM ({query}) q (j, h, p)"
        while line.execute(waits.encode()).fetchone() != (False,):
            time.sleep(1.0)  # until what was there before is on the floor, and read
        go(processes)
        first, busy, rows = time.time() + 5, Busy(), 0
        used_s = list[float]()
        before_s, ends_s = time.monotonic() + 5, time.monotonic() + args.live + 5
        while (now_s := time.monotonic()) < ends_s:
            found = line.execute(query.encode()).fetchall()
            now = time.time()
            for journal, on_floor, in_models in found:
                times, floors, models = stands.setdefault(journal, ([], [], []))
                times.append(now)
                floors.append(on_floor)
                models.append(in_models)
            if now_s < before_s:
                busy, rows = Busy(), sum(one for _, one, _ in found)
                used_s = [processor_s(backends(server)), processor_s([projecting.pid])]
            elif now_s < ends_s - 5:
                after, took_s = sum(one for _, one, _ in found), now_s - before_s
            time.sleep(max(0.0, now_s + POLL_S - time.monotonic()))
        told("at the pace of play", after - rows, took_s, busy)
        of = backends(server)
        cores = [
            (now - was) / (time.monotonic() - before_s)
            for now, was in zip([processor_s(of), processor_s([projecting.pid])], used_s, strict=True)
        ]
        print(f"  of a core: PostgreSQL {cores[0]:.2f}, projector {cores[1]:.2f}; {memory(of):.1f} MB a line")
        for process in processes:
            assert process.stdout is not None
            process.stdout.readline()
        cards = [
            (journal, seq, at)
            for number in range(FEEDS)
            for journal, seq, at in json.loads((folder / f"written{number}.json").read_text())
            if first <= at <= first + args.live - 7
        ]
    projecting.terminate()
    projecting.join()
    for name, place in (("card to floor", 1), ("card to read models", 2)):
        delays, late = list[float](), 0
        for journal, seq, at in cards:
            known = stands[journal]
            i = bisect.bisect_left(known[place], seq)
            late += i == len(known[0])
            delays += [known[0][i] - at] if i < len(known[0]) else []
        delays.sort()
        p50, p99 = (delays[int(share * (len(delays) - 1))] for share in (0.5, 0.99))
        said = f"p50 {p50:.2f} s, p99 {p99:.2f} s, longest {delays[-1]:.2f} s"
        print(f"{name:22} {len(delays):9,} cards: {said}; {late} not by the end", flush=True)


def project(dsn: str) -> None:
    Projector(dsn, beginnings()).run(threading.Event())


def sizes(dsn: str, recorded: Mapping[str, Commits]) -> None:
    """What rows and deals take on the disk, indexes included."""
    with asking(dsn) as ask:
        (rows,) = ask("SELECT count(*) FROM floor.events")
        (events,) = ask("SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('floor.events')")
        models = sum(ask(f"SELECT pg_total_relation_size('floor.{name}')")[0] for name in KEYS)
    a_row = float(events + models) / rows
    print(f"a row takes {events / rows:.0f} bytes, its read models {models / rows:.0f}")
    years = []
    for game, commits in recorded.items():
        bodies = [body for _, commit in commits for body in commit]
        deals, hours = sum(body["kind"] == "deal_started" for body in bodies), commits[-1][0] / 3600
        years.append(len(bodies) / hours * HOURS_A_DAY * 365 * a_row)
        print(
            f"  {game:18} {len(bodies) / deals:5.0f} rows a deal, {len(bodies) / deals * a_row / 1000:5.0f} kB;"
            f" {len(bodies) / hours:6.0f} rows an hour, {years[-1] / 1e9:4.1f} GB a year of {HOURS_A_DAY} h a day"
        )
    print(f"  all games: {statistics.mean(years) / 1e9:.1f} GB a table and year", flush=True)


def grown(server: Server, dsn: str, most: int, folder: Path, recorded: Mapping[str, Commits]) -> None:
    """What each question takes while the events become `most`."""
    with connect(server.dsn("postgres")) as line:
        line.execute("ALTER SYSTEM SET fsync = off")  # to fill it; what is asked does not write
        line.execute("SELECT pg_reload_conf()")
    took: dict[str, list[str]] = {}
    with asking(dsn) as ask:
        (base,) = ask("SELECT count(*) FROM floor.events")
        counts, copies = list[int](), 0
        for size in sorted({base, *(size for size in (1_000_000, most) if base < size <= most)}):
            began_s, wanted = time.monotonic(), round(size / base) - 1
            if wanted > copies:
                copy(dsn, copies + 1, wanted)
                copies = wanted
            (count,) = ask("SELECT count(*) FROM floor.events")
            models = sum(ask(f"SELECT count(*) FROM floor.{name}")[0] for name in KEYS)
            print(f"{count:,} events, {models:,} rows of read models, {time.monotonic() - began_s:.0f} s", flush=True)
            counts.append(count)
            for name, seconds in questions(dsn, len(counts), folder, recorded):
                took.setdefault(name, []).append(f"{seconds * 1000:10,.1f}")
    print(f"{'ms, by events':36}" + "".join(f"{count:>12,}" for count in counts))
    for name, values in took.items():
        print(f"{name:36}" + "".join(f"{value:>12}" for value in values), flush=True)


def copy(dsn: str, first: int, last: int) -> None:
    """Copies `first` to `last` of all rows that there were at first: each a day earlier, with further numbers."""
    with connect(dsn) as line:
        line.execute("SET session_replication_role = replica")  # no foreign key is looked up
        line.execute("CREATE TABLE IF NOT EXISTS public.base AS SELECT max(seq) AS seq FROM floor.events")
        line.execute("ALTER TABLE public.base ADD COLUMN IF NOT EXISTS deal int")
        line.execute("UPDATE public.base SET deal = (SELECT max(deal) FROM floor.deals) WHERE deal IS NULL")
        for name in ("events", *KEYS):
            columns = line.execute(
                "SELECT column_name, data_type FROM information_schema.columns"
                " WHERE table_schema = 'floor' AND table_name = %s ORDER BY ordinal_position",
                (name,),
            ).fetchall()
            made = [
                f"t.{column} + k * b.{column}" if column in ("seq", "deal")
                else f"t.{column} - k * interval '1 day'" if kind.startswith("timestamp")
                else f"t.{column}"
                for column, kind in columns
            ]  # fmt: skip
            names = [column for column, _ in columns]
            own = " AND ".join(f"t.{column} <= b.{column}" for column in ("seq", "deal") if column in names)
            line.execute(
                f"INSERT INTO floor.{name} ({', '.join(names)}) SELECT {', '.join(made)}"
                f" FROM floor.{name} t, public.base b, generate_series({first}, {last}) k WHERE {own}".encode()
            )
        line.execute("VACUUM ANALYZE")


def questions(dsn: str, number: int, folder: Path, recorded: Mapping[str, Commits]) -> Iterator[tuple[str, float]]:
    """What the page asks, what an audit asks, and a table's call: seconds."""
    today = datetime.now(UTC).date()
    with closing(PageLink(dsn)) as link, connect(dsn) as line:
        asks: dict[str, Callable[[], Any]] = {
            "page: tables": link.tables,
            "page: alerts": link.open_alerts,
            "page: what alerts are made of": link.known,
            "page: a day's sheet, today": lambda: link.day("backlog0", today),
            "page: a day's sheet, a week ago": lambda: link.day("backlog0", today - timedelta(days=7)),
        }
        for view in VIEWS:
            asks[f"audit: {view.partition(' ')[0]}"] = partial(counted, line, view)
        for name, ask in asks.items():
            yield name, timed(ask)
    path = folder / f"grown{number}" / "table.db"
    with closing(Journal(path)) as journal:
        bodies = [body for _, commit in recorded["faro"] for body in commit]
        journal.append(bodies[:500], at=utc_now())
        sender = Sender(path, dsn, f"grown{number}").uplink
        sender._floor.head()
        began_s = time.monotonic()
        sender.step()
        yield "table: a call of 500 rows", time.monotonic() - began_s
        yield "table: head()", timed(sender._floor.head)
        sender.close()


VIEWS = (
    *("corrections_per_month", "cards_named_by_dealer", "deals_whose_money_does_not_close", "gaps_and_open_forks"),
    *("bets_just_before_the_close", "touches_of_a_pack WHERE name = 'backlog0' AND pack = 1"),
)


def counted(line: psycopg.Connection[Any], view: str) -> None:
    line.execute(f"SELECT * FROM floor.{view}".encode()).fetchall()


def timed(ask: Callable[[], Any], most: int = 5) -> float:
    """The median of some times, of one where it takes long."""
    took = list[float]()
    while len(took) < most and sum(took) < 10.0:
        began_s = time.monotonic()
        ask()
        took.append(time.monotonic() - began_s)
    return statistics.median(took)


def backends(server: Server) -> list[int]:
    """The processes of the server's lines, and its own."""
    assert server._server is not None
    pid = server._server.pid
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def processor_s(pids: Sequence[int | None]) -> float:
    """What they have used."""
    used = 0
    for pid in pids:
        with suppress(OSError):
            used += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]))
    return used / os.sysconf("SC_CLK_TCK")


def memory(pids: Sequence[int]) -> float:
    """The median of what each has, its share of what several have included, in MB."""
    found = list[int]()
    for pid in pids:
        with suppress(OSError):
            rolled = Path(f"/proc/{pid}/smaps_rollup").read_text()
            found.append(next(int(line.split()[1]) for line in rolled.splitlines() if line.startswith("Pss:")))
    return statistics.median(found) / 1000


class Busy:
    """How much of the cores' time since then was used, by whoever."""

    def __init__(self) -> None:
        self._was = self._now()

    def __str__(self) -> str:
        used, of = (now - was for now, was in zip(self._now(), self._was, strict=True))
        return f"{100 * used / of:.0f} % of the cores"

    @staticmethod
    def _now() -> tuple[int, int]:
        ticks = list(map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9]))
        return sum(ticks) - ticks[3] - ticks[4], sum(ticks)


def told(what: str, rows: int, took_s: float, busy: Busy) -> None:
    print(f"{what:22} {rows:9,} rows in {took_s:6.1f} s: {rows / took_s:7,.0f} rows a second, {busy}", flush=True)


def connect(dsn: str) -> psycopg.Connection[Any]:
    return psycopg.connect(dsn, autocommit=True)


@contextmanager
def asking(dsn: str) -> Iterator[Callable[[str], Any]]:
    """Asks for one row."""
    with connect(dsn) as line:
        yield lambda query: line.execute(query.encode()).fetchone()


if __name__ == "__main__":
    sys.exit(main())
