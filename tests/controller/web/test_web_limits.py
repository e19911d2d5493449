"""The pages under attack: silent and half-sent connections, a crowd of displays, descriptors used up."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Callable, Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from controller.config import TableConfig, WebConfig
from controller.games.message import Message
from controller.runtime.journal import Journal
from controller.runtime.wiring.assembly import Parts, running
from controller.table.events import Noted, decode
from controller.table.state import stopped
from controller.web import accept, broadcast, places, server
from controller.web.accept import Acceptor
from controller.web.access import Access
from controller.web.app import create_app
from controller.web.connections import Connection, Connections
from controller.web.places import (
    MAX_DEALERS,
    MAX_GUESTS,
    MAX_GUESTS_OF_ONE,
    MAX_OF_ONE_SEAT,
    Full,
    Place,
    Places,
)
from controller.web.server import serving
from tests.controller.at_work import NO_DEVICES
from tests.controller.page_table import PageTable, faro_table, noted
from tests.controller.web_line import got_unread, tablet
from tests.english import english
from tests.sample import sampled

ROOT = Path(__file__).resolve().parents[3]


# --- who gives way, without sockets -----------------------------------------------------------------------------


class Lines:
    """Connections of a small table; `cut` are those that were ended."""

    def __init__(self, most: int = 6, most_of_one: int = 3) -> None:
        self.held = Connections(most, most_of_one)
        self.cut: list[Connection] = []

    def come(self, address: str, *, shared: bool = False) -> Any:
        connection = Connection(address, lambda: self.cut.append(connection), shared=shared)
        return connection if self.held.admit(connection) else None


def test_the_oldest_silent_connection_of_an_address_gives_way_and_nobody_else_s() -> None:
    lines = Lines()
    other = lines.come("b")
    own = [lines.come("a") for _ in range(3)]
    lines.held.changed(own[0], answering=True)
    assert lines.come("a") is not None
    assert lines.cut == [own[1]]
    assert other not in lines.cut


def test_a_crowd_pays_for_a_newcomer_from_elsewhere() -> None:
    lines = Lines()
    alone = lines.come("c")
    for address in "aaabb":
        lines.come(address)
    assert lines.come("d") is not None
    assert [cut.address for cut in lines.cut] == ["a"]
    assert alone not in lines.cut


def test_a_proxy_s_connection_is_counted_once_its_visitor_is_known() -> None:
    lines = Lines(most=12)
    shared = [lines.come("proxy", shared=True) for _ in range(5)]
    assert lines.cut == [], "they may be of five visitors"
    for connection, visitor in zip(shared, "aabba", strict=True):
        lines.held.changed(connection, answering=True)
        lines.held.counts_for(connection, visitor)
    assert lines.cut == []
    late = lines.come("proxy", shared=True)
    lines.held.changed(late, answering=True)
    lines.held.counts_for(late, "a")
    assert lines.cut == [shared[0]], "the visitor's own first"
    lines.held.counts_for(shared[0], "b")
    assert len(lines.cut) == 1, "it is gone"


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from(["come", "prove", "answer", "go"])), max_size=60))
def test_a_newcomer_is_let_in_unless_every_connection_is_proven(steps: list[tuple[str, str]]) -> None:
    live: list[Any] = []
    lines = Lines()
    for address, act in steps:
        own = [held for held in live if held.address == address and held not in lines.cut]
        if act == "come":
            came = lines.come(address)
            assert (came is None) == (
                len(lines.held) == 6 and all(held.proven for held in live if held not in lines.cut)
            )
            if came is not None:
                live.append(came)
        elif own and act == "go":
            lines.held.gone(own[0])
            live.remove(own[0])
        elif own:
            lines.held.changed(own[0], proven=act == "prove", answering=act == "answer")
        standing = [held for held in live if held not in lines.cut]
        assert len(standing) == len(lines.held) <= 6
        assert not any(held.proven for held in lines.cut)
        newest = steps and act == "come" and live and live[-1]
        assert not newest or newest in standing


class Crowd:
    """Places of a table; `gone` are those sent away, with the reason."""

    def __init__(self) -> None:
        self.places = Places()
        self.gone: list[tuple[Place, str]] = []

    def come(self, address: str, **kind: bool) -> Place:
        holder: list[Place] = []
        options = {"dealer": False, "seeks_seat": False, "here": False} | kind
        place = self.places.take(address, send_away=lambda why: self.gone.append((holder[0], why)), **options)
        holder.append(place)
        return place


def full_of_displays() -> tuple[Crowd, list[Place]]:
    crowd = Crowd()
    return crowd, [crowd.come(f"10.0.0.{n % 4}") for n in range(MAX_GUESTS)]


def test_displays_take_no_place_of_dealers_and_seats() -> None:
    crowd, displays = full_of_displays()
    with pytest.raises(Full):
        crowd.come("10.0.1.1")
    with pytest.raises(Full):
        crowd.come("10.0.0.1")
    crowd.come("10.0.0.1", dealer=True)
    assert crowd.gone == []
    seat = crowd.come("10.0.0.1", seeks_seat=True)
    assert [place for place, _ in crowd.gone] == [displays[1]], "the address's own oldest display"
    seat.sit("ann")
    crowd.come("10.0.0.1")
    assert len(crowd.gone) == 1, "a seat is no guest any more"


def test_a_seat_seeker_from_elsewhere_pushes_out_the_greatest_crowd_s_oldest() -> None:
    crowd = Crowd()
    lone = crowd.come("10.0.9.9")
    crowds = [crowd.come(f"10.0.0.{n % 4}") for n in range(MAX_GUESTS - 1)]
    crowd.come("10.0.1.1", seeks_seat=True)
    assert [place for place, _ in crowd.gone] == [crowds[0]]
    assert crowd.gone[0][0] is not lone


def test_this_machine_itself_is_let_in_and_never_pushed() -> None:
    crowd = Crowd()
    here = [crowd.come("127.0.0.1", here=True) for _ in range(MAX_GUESTS_OF_ONE + 4)]
    for n in range(MAX_GUESTS - len(here)):
        crowd.come(f"10.0.0.{n}")
    crowd.come("127.0.0.1", here=True)
    crowd.come("10.0.1.1", seeks_seat=True)
    assert not [place for place, _ in crowd.gone if place.here]


def test_one_seat_and_the_dealers_have_a_bounded_number_of_tablets() -> None:
    crowd = Crowd()
    seats = []
    for _ in range(MAX_OF_ONE_SEAT + 2):
        seats.append(crowd.come("10.0.0.1"))
        seats[-1].sit("ann")
    dealers = [crowd.come("10.0.0.2", dealer=True) for _ in range(MAX_DEALERS + 1)]
    assert [place for place, _ in crowd.gone] == [*seats[:2], dealers[0]]


# --- the served pages -------------------------------------------------------------------------------------------


class Served:
    def __init__(self) -> None:
        self.table = PageTable()
        self.access = Access(pin="4711")
        self.faults: list[Message | None] = []
        self.url = ""
        self.port = 0


@contextlib.asynccontextmanager
async def house() -> AsyncGenerator[Served]:
    served = Served()
    app = create_app(served.table.port, served.access)
    async with serving(app, "127.0.0.1", 0, fault=served.faults.append) as url:
        served.url, served.port = url, httpx.URL(url).port or 0
        yield served


async def rest(served: Served, sent: bytes) -> bytes:
    """What comes on a raw connection that sends this, until the table ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(sent)
    async with asyncio.timeout(20):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""
        finally:
            writer.close()


GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\npin="


@pytest.mark.parametrize("sent", [b"", b"GE", GET, POST], ids=["silent", "one word", "half headers", "half a body"])
async def test_a_request_that_stalls_is_ended_without_a_word(
    sent: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server, "REQUEST_S", 0.1)
    async with house() as served:
        assert await rest(served, sent) == b""
    assert caplog.text == ""


async def test_a_second_request_has_the_same_time_as_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "REQUEST_S", 0.5)
    async with house() as served:
        answer = await rest(served, GET + b"\r\n" + GET)
        assert answer.count(b"HTTP/1.1 200") == 1


async def test_slow_bytes_win_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "REQUEST_S", 0.2)
    async with house() as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        before_s = time.monotonic()
        with contextlib.suppress(ConnectionError):
            for byte in (GET + b"X-Slow: " + b"x" * 2000)[:2000]:
                writer.write(bytes([byte]))
                await writer.drain()
                if reader.at_eof():
                    break
                await asyncio.sleep(0.005)
        assert time.monotonic() - before_s < 5.0, "at this pace the headers take 10 s"
        writer.close()


async def test_an_answer_that_is_not_taken_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pipelined requests for a picture, and nothing read: the line must not stay for ever."""
    monkeypatch.setattr(server, "ANSWER_S", 0.5)
    async with house() as served:
        served.table.pictures["0123abcd"] = bytes(2_000_000)
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=1000)
        assert 0 < await got_unread(reader, writer) < 20_000_000
        writer.close()


async def test_a_tablet_s_line_has_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REQUEST_S", "ANSWER_S", "CLOSING_S"):
        monkeypatch.setattr(server, name, 0.5)
    async with house() as served, tablet(served.url) as display:
        await asyncio.sleep(0.8)
        assert (await display.do("camera", on=False))["ok"]


async def test_a_bad_rest_after_an_early_answer_is_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async with house() as served:
        chunked = b"POST /sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(chunked)
        assert b" 413 " in await reader.readuntil(b"\r\n")
        writer.write(b"no chunk\r\n" * 3)
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()
        for _ in range(50):
            await rest(served, b"\0\r\n\r\n")
    assert "Traceback" not in caplog.text
    assert caplog.text.count("Invalid HTTP request") == 1, "fifty bad requests are one line"


async def test_faults_and_nonsense_are_logged_once_in_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house() as served:
        for _ in range(5):
            async with tablet(served.url) as display:
                await display.socket.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed):
                    await display.until(lambda: False)
        assert [record.exc_info for record in caplog.records] == [None], "a stranger's nonsense is one line"
        with monkeypatch.context() as patch:
            picture = b"GET /evidence/0123abcd.jpg" + GET[5:] + b"Connection: close\r\n\r\n"
            patch.setattr(served.table.port, "evidence", lambda digest: {}[digest])
            for _ in range(5):
                assert b" 500 " in await rest(served, picture)
            patch.setattr(served.table.port, "evidence", lambda digest: 1 // 0)
            await rest(served, picture)
    assert caplog.text.count("KeyError") == caplog.text.count("ZeroDivisionError") == 1, "each fault with its traceback"


async def test_content_length_beside_transfer_encoding_is_refused() -> None:
    both = b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    async with house() as served:
        answer = await rest(served, both)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b"connection: close" in answer.lower()


async def test_a_crowd_of_displays_keeps_out_neither_dealer_nor_seat() -> None:
    """All from one address, as behind one router."""
    async with house() as served, contextlib.AsyncExitStack() as stack:
        session = served.access.sign_in("4711", "127.0.0.1", time.monotonic())
        displays = [await stack.enter_async_context(tablet(served.url)) for _ in range(MAX_GUESTS_OF_ONE)]
        with pytest.raises(ConnectionClosed) as refused:
            await stack.enter_async_context(tablet(served.url))
        assert refused.value.rcvd is not None
        assert refused.value.rcvd.reason == "full"
        cookie = {"Cookie": f"faro_dealer={session}"}
        dealer = await stack.enter_async_context(tablet(served.url, "dealer", additional_headers=cookie))
        assert (await dealer.do("hold"))["ok"]
        seat = await stack.enter_async_context(tablet(served.url, "seat"))
        assert (await seat.do("hello", token=served.access.take_seat("ann")))["ok"]
        with pytest.raises(ConnectionClosed) as closed:
            await displays[0].until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "display_gave_way"
        assert (await displays[1].do("camera", on=False))["ok"]
        assert (await dealer.do("resume"))["ok"]


async def test_a_display_that_takes_nothing_loses_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "SEND_TIMEOUT_S", 0.1)
    monkeypatch.setattr(server, "CLOSING_S", 0.1)
    monkeypatch.setattr(places, "MAX_GUESTS_OF_ONE", 1)
    async with house() as served:
        await served.table.play(noted("x" * 20_000_000))
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=1000)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n")
        assert isinstance(writer.transport, asyncio.Transport)
        writer.transport.pause_reading()
        refused = 0
        async with asyncio.timeout(20):
            while True:
                try:
                    async with tablet(served.url, max_size=None):
                        break
                except ConnectionClosed:
                    refused += 1
                    await served.table.show(faro_table())
                    await asyncio.sleep(0.02)
        assert refused, "the place was taken at first"
        writer.transport.abort()


# --- accepting --------------------------------------------------------------------------------------------------


class Listener:
    """A listening socket whose accept fails on demand; a pipe stands for its descriptor."""

    def __init__(self, trouble: int | None) -> None:
        self.trouble = trouble
        self.tries = 0
        self._ours, self._theirs = socket.socketpair()
        self._theirs.send(b"somebody waits")

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        self.tries += 1
        if self.trouble is None:
            raise BlockingIOError
        raise OSError(self.trouble, "no more descriptors")

    def fileno(self) -> int:
        return self._ours.fileno()

    def close(self) -> None:
        self._ours.close()
        self._theirs.close()


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.005)


async def test_an_accept_that_fails_neither_spins_nor_floods_and_is_a_named_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(accept, "RETRY_S", 0.02)
    monkeypatch.setattr(accept, "FAULT_S", 0.1)
    faults: list[Message | None] = []
    listener = Listener(errno.EMFILE)
    acceptor = Acceptor(listener, welcome=lambda *_: None, make_room=lambda: False, fault=faults.append)  # type: ignore[arg-type]
    acceptor.start()
    await until(lambda: faults)
    assert list(map(english, faults)) == ["no tablet can connect: no more descriptors"]
    assert 2 <= listener.tries <= 12, "one try, then a pause"
    listener.trouble = None
    await until(lambda: len(faults) == 2)
    assert faults[1] is None
    acceptor.stop()
    listener.close()
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


async def test_when_descriptors_run_out_somebody_gives_way_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accept, "RETRY_S", 60.0)
    listener, ended = Listener(errno.EMFILE), []

    def make_room() -> bool:
        ended.append(1)
        listener.trouble = None if len(ended) == 3 else errno.EMFILE
        return True

    acceptor = Acceptor(listener, welcome=lambda *_: None, make_room=make_room, fault=lambda _: None)  # type: ignore[arg-type]
    acceptor.start()
    await until(lambda: listener.trouble is None)
    acceptor.stop()
    listener.close()
    assert len(ended) == 3


async def test_a_web_server_that_ends_alone_is_a_named_fault() -> None:
    async with house() as served:
        for task in asyncio.all_tasks():
            if task.get_name() == "web server":
                task.cancel()
        await until(lambda: served.faults)
    assert list(map(english, served.faults)) == ["the web server has ended; start the table again"]


async def test_a_fault_of_the_pages_holds_the_table_by_name(tmp_path: Path) -> None:
    path, web = tmp_path / "t.db", WebConfig(port=0)
    async with running(Parts(), TableConfig(), {}, journal_path=path, web=web) as at_work:
        [web_server] = [task for task in asyncio.all_tasks() if task.get_name() == "web server"]
        web_server.cancel()
        await until(lambda: "pages" in at_work.table.state.faults)
        assert stopped(at_work.table.state) is not None


async def test_what_happens_at_the_door_stands_in_the_journal(tmp_path: Path) -> None:
    path, web = tmp_path / "t.db", WebConfig(port=0, pin="4711")
    async with running(Parts(), TableConfig(), {}, journal_path=path, web=web) as at_work:
        async with httpx.AsyncClient(base_url=at_work.address or "", trust_env=False) as http:
            await http.post("/sign-in", data={"pin": "0815"})
            await http.post("/sign-in", data={"pin": "4711"})
            await http.post("/sign-out")
        await until(lambda: len(at_work.table.state.log) >= 4)
    journal = Journal(tmp_path / "t.db", read_only=True)
    kept = [
        english(event.text) for row in journal.rows() if isinstance(event := decode(row.body), Noted) and event.text
    ]
    journal.close()
    assert kept == [
        "1 wrong PIN from 127.0.0.1",
        "the dealer signs in at 127.0.0.1",
        "the dealer signs out at 127.0.0.1",
    ]


@pytest.mark.parametrize(
    ("host", "printed"), [("0.0.0.0", "http://127.0.0.1:"), ("::", "http://[::1]:"), ("::1", "http://[::1]:")]
)
async def test_the_address_that_is_printed_can_be_opened(host: str, printed: str) -> None:
    if ":" in host and not has_ipv6():
        pytest.skip("this machine has no IPv6")
    async with serving(create_app(PageTable().port, Access()), host, 0) as url:
        assert url.startswith(printed)
        urls = [url, f"http://127.0.0.1:{httpx.URL(url).port}/"] if host == "::" else [url]
        for address in urls:
            async with httpx.AsyncClient(trust_env=False) as http:
                assert (await http.get(address + "dealer")).status_code == 200, "loopback, also as IPv4 inside IPv6"
        async with tablet(url, "dealer") as dealer:
            assert dealer.you["role"] == "dealer"


def has_ipv6() -> bool:
    with contextlib.suppress(OSError), socket.create_server(("::1", 0), family=socket.AF_INET6):
        return True
    return False


# --- a whole process --------------------------------------------------------------------------------------------

CONFIG = '[table]\nname = "Besieged"' + NO_DEVICES + '[web]\nhost = "127.0.0.1"\nport = 0\n'


@contextlib.contextmanager
def besieged(folder: Path, descriptors: int) -> Generator[tuple[str, subprocess.Popen[str]]]:
    """`faro run` with few descriptors: its address, and the process."""
    config = folder / "table.toml"
    config.write_text(CONFIG)
    command = [sys.executable, "-m", "controller", "run", "--config", str(config)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *command],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    try:
        greeting = process.stdout.readline()
        assert greeting.startswith("Besieged: the pages are at "), (folder / "log").read_text()
        yield greeting.split()[-1], process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def attack(port: int, address: str, count: int, sent: bytes) -> list[socket.socket]:
    """Connections from `address` that send this and no more."""
    made = []
    for _ in range(count):
        line = socket.socket()
        made.append(line)
        line.settimeout(5)
        line.bind((address, 0))
        line.connect(("127.0.0.1", port))
        with contextlib.suppress(ConnectionError):
            line.sendall(sent)
    return made


async def page(url: str, address: str) -> int:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, transport=transport, trust_env=False, timeout=10) as http:
        return (await http.get("/play")).status_code


@pytest.mark.parametrize(
    ("sent", "addresses", "descriptors"),
    sampled([(b"", 1, 160), (GET, 1, 160), (GET, 10, 160), (b"", 10, 48)], 1),
    ids=["silent", "half requests", "ten addresses", "no descriptor left"],
)
async def test_idle_connections_do_not_keep_the_dealer_from_the_table(
    sent: bytes, addresses: int, descriptors: int, tmp_path: Path
) -> None:
    """Few descriptors, so that 300 connections do what a thousand do with the usual 1024; with 48 the connections that
    the table would take are more than there are descriptors."""
    with besieged(tmp_path, descriptors) as (url, process):
        port = httpx.URL(url).port or 0
        async with tablet(url, "dealer") as dealer:
            made: list[socket.socket] = []
            try:
                for n in range(addresses):
                    made += await asyncio.to_thread(attack, port, f"127.0.1.{n + 1}", 300 // addresses, sent)
                for verb in ("hold", "resume"):
                    before_s = time.monotonic()
                    assert (await dealer.do(verb))["ok"]
                    assert time.monotonic() - before_s < 2.0
                assert await page(url, "127.0.0.2") == 200
                assert await page(url, "127.0.1.1") == 200, "not even its own address is shut out"
                async with tablet(url, "dealer", local_addr=("127.0.1.1", 0)) as again:
                    assert (await again.do("hold"))["ok"]
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, 10) == 0
            finally:
                for line in made:
                    line.close()
        assert (tmp_path / "log").stat().st_size < 2000, (tmp_path / "log").read_text()
