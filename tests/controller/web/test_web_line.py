"""A tablet's line over real sockets: pushes, pictures, lines that break or flood, and a port that is taken."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncGenerator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from controller.web import broadcast, seats_file
from controller.web.access import Access
from controller.web.app import create_app
from controller.web.broadcast import MIN_STATE_GAP_S, Outbox
from controller.web.ports import Actor, Reply
from controller.web.server import WebFault, serve, serving
from controller.web.updates import SEALED_STEP
from tests.controller.page_table import CLOSE, PageTable, before_the_deal, dealer, noted
from tests.controller.web_house import Kept, house
from tests.controller.web_line import Tablet, tablet
from tests.english import english, raises_saying

# --- the line ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
async def test_a_socket_from_another_site_is_refused(origin: str) -> None:
    async with house() as served:
        with pytest.raises(InvalidStatus) as refused:
            async with tablet(served.url, origin=origin):
                pass
        assert refused.value.response.status_code == 403
        async with tablet(served.url, origin=served.url.rstrip("/")) as ours:
            assert ours.state


def said_last(heard: Tablet) -> str:
    """The newest line of the log that the tablet has."""
    return english(heard.state["log"][-1]["text"])


async def test_changes_reach_every_tablet() -> None:
    async with house() as served, tablet(served.url, "seat") as one, tablet(served.url, "display") as other:
        await served.table.play(CLOSE)
        for heard in (one, other):
            await heard.until(lambda heard=heard: heard.state["light"] == "closed")


async def test_who_bets_has_his_answer_before_forty_tablets_have_the_news(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    send = WebSocket.send_text

    async def noting(line: WebSocket, text: str) -> None:
        sent.append(json.loads(text)["type"])
        await send(line, text)

    submit = PageTable.submit

    async def late(table: PageTable, command: Mapping[str, Any], actor: Actor) -> Reply:
        reply = await submit(table, command, actor)
        for _ in range(20):  # as the table's news are known before the answer is
            await asyncio.sleep(0)
        return reply

    monkeypatch.setattr(PageTable, "submit", late)
    for name in ("REPLIES_FIRST_S", "BEAT_S"):  # on the busiest machine
        monkeypatch.setattr(broadcast, name, 60.0)
    monkeypatch.setattr(WebSocket, "send_text", noting)
    async with house(purse=100) as served, contextlib.AsyncExitStack() as stack:
        displays = [await stack.enter_async_context(tablet(served.url)) for _ in range(40)]
        eve = await stack.enter_async_context(tablet(served.url, "seat"))
        assert (await eve.do("join", name="Eve"))["ok"]
        for number in range(3):
            for heard in displays:
                await heard.until(lambda heard=heard: "Eve" in [seat["player"] for seat in heard.state["seats"]])
            await asyncio.sleep(2 * MIN_STATE_GAP_S)  # each may be sent the next one at once
            sent.clear()
            answer = await eve.do("bet", bet=f"e{number}", type="flat", ranks=["K"], stake=10)
            assert answer["ok"], answer
            for heard in displays:
                await heard.until(lambda heard=heard, laid=f"e{number}": laid in json.dumps(heard.state["deal"]))
            assert [kind for kind in sent if kind != "beat"][:2] == ["reply", "change"]


async def test_news_do_not_wait_for_who_takes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = asyncio.Event()
    send = WebSocket.send_text

    async def slow(line: WebSocket, text: str) -> None:
        if '"id":"stuck"' in text:
            await stuck.wait()
        await send(line, text)

    monkeypatch.setattr(WebSocket, "send_text", slow)
    async with house() as served, tablet(served.url) as display, tablet(served.url, "seat") as seat:
        await seat.raw(json.dumps({"id": "stuck", "do": "odds"}))
        await served.table.play(noted("on"))
        await display.until(lambda: said_last(display) == "on")
        stuck.set()


async def test_a_burst_of_changes_is_sent_in_few_messages() -> None:
    async with house() as served, tablet(served.url) as display:
        for number in range(200):
            await served.table.play(noted(f"line {number}"))
        await display.until(lambda: said_last(display) == "line 199")
        assert display.states < 20


async def test_a_tablet_hears_a_word_also_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("controller.web.broadcast.BEAT_S", 0.02)
    async with house() as served, tablet(served.url) as still, tablet(served.url) as looking:
        await looking.do("camera", on=True)
        for heard in (still, looking):
            await heard.until(lambda heard=heard: heard.beats >= 3)
            assert heard.states == 1


async def test_a_state_that_cannot_be_rendered_ends_the_lines_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house() as served:
        view = served.table.port.view

        def breaks() -> dict[str, Any]:
            raise ZeroDivisionError("a fault of the table's")

        async with tablet(served.url) as display:
            monkeypatch.setattr(served.table.port, "view", breaks)
            for number in range(3):
                await served.table.play(noted(f"line {number}"))
            with pytest.raises(ConnectionClosed) as ended:
                await display.until(lambda: False)
            assert ended.value.rcvd is not None
            assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (1011, "no_state")
        with pytest.raises(ConnectionClosed):
            async with tablet(served.url) as display:
                await display.until(lambda: False)
        told = [line for line in caplog.records if line.message == "the table's state cannot be shown"]
        assert len(told) == 1
        assert told[0].exc_info
        monkeypatch.setattr(served.table.port, "view", view)
        async with tablet(served.url) as display:
            assert said_last(display) == "line 2"
            await served.table.play(noted("line 3"))
            await display.until(lambda: said_last(display) == "line 3")


async def test_a_picture_that_cannot_be_sent_ends_its_line_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(_: Any) -> bytes | None:
        raise ValueError("no picture")

    monkeypatch.setattr("controller.web.broadcast.Hub.picture", breaks)
    async with house() as served, tablet(served.url) as looking, tablet(served.url) as other:

        async def looks() -> None:
            await looking.do("camera", on=True)
            await looking.until(lambda: False)

        with pytest.raises(ConnectionClosed) as ended:
            await looks()
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1011
        assert "a tablet could not be reached" in caplog.text
        await served.table.play(dealer("hold"))
        await other.until(lambda: other.state["light"] == "call")


async def test_seats_that_cannot_be_kept_are_given_and_closed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Any, seats: dict[str, str]) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Kept, "append", full)
    async with house(purse=100) as served, tablet(served.url, "seat") as ann, tablet(served.url, "dealer") as dealer:
        joined = await ann.do("join", name="Cy")
        assert (joined["ok"], joined["data"]["player"], ann.you["player"]) == (True, "Cy", "Cy")
        said = "the seats cannot be kept, after a restart they are given out again: No space left on device"
        assert english(served.told[-1]) == said
        assert (await dealer.do("close_seat", player="Cy"))["ok"]
        await ann.until(lambda: ann.you["player"] is None)


async def test_a_tablet_that_takes_no_message_is_not_the_fault_of_who_closes_a_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house() as served, tablet(served.url, "seat") as ann, tablet(served.url, "dealer") as dealer:
        code = (await dealer.do("open_seat", player="Cy"))["data"]["code"]
        assert (await ann.do("pair", code=code))["ok"]
        post = Outbox.post
        monkeypatch.setattr(Outbox, "post", lambda box, message: message["type"] != "you" and post(box, message))
        assert (await dealer.do("close_seat", player="Cy"))["ok"]
        with pytest.raises(ConnectionClosed):
            await ann.until(lambda: False)
        assert (await dealer.do("open_seat", player="Cy"))["ok"]


async def test_a_tablet_that_reads_nothing_delays_nobody() -> None:
    async with house() as served, tablet(served.url) as quick:
        address = httpx.URL(served.url)
        reader, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        assert isinstance(writer.transport, asyncio.Transport)
        writer.transport.pause_reading()
        for number in range(30):
            await served.table.play(noted(f"{number} " + "x" * 20_000))
            await quick.until(lambda number=number: said_last(quick).startswith(f"{number} "))
        writer.transport.abort()


async def test_pictures_come_only_when_asked_for_and_one_at_a_time() -> None:
    async with house() as served, tablet(served.url) as display:
        served.table.latest_jpeg = b"\xff\xd8first"
        await served.table.play(dealer("hold"))
        await display.until(lambda: display.state["light"] == "call")
        assert display.pictures == []
        assert (await display.do("camera", on=True))["ok"]
        await display.until(lambda: display.pictures == [b"\xff\xd8first"])
        served.table.latest_jpeg = b"\xff\xd8second"
        for number in range(3):
            await served.table.play(noted(f"line {number}"))
            await display.until(lambda number=number: said_last(display) == f"line {number}")
        assert len(display.pictures) == 1, "the first picture has not been acknowledged"
        await display.raw('{"id": "s", "do": "seen"}')
        await display.until(lambda: display.pictures[-1] == b"\xff\xd8second")


@pytest.mark.parametrize("text", ["", "hello", "[1]", '{"id": "1"}', '{"id": "1", "do": "bet"}', "x" * 5000])
async def test_malformed_messages_get_one_line_and_the_line_stays_open(text: str) -> None:
    async with house() as served, tablet(served.url) as display:
        await display.raw(text)
        await display.until(lambda: display.replies)
        reply = next(iter(display.replies.values()))
        assert reply["reason"] == "malformed"
        assert "\n" not in english(reply["text"])
        assert (await display.do("camera", on=False))["ok"]


async def test_a_huge_message_ends_the_line() -> None:
    async with house() as served, tablet(served.url) as display:
        await display.raw("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await display.until(lambda: False)


async def test_binary_messages_are_refused_as_malformed() -> None:
    async with house() as served, tablet(served.url) as display:
        await display.socket.send(b"\x00\x01")
        await display.until(lambda: display.replies)
        assert display.replies[None]["reason"] == "malformed"


async def test_a_flood_is_slowed_and_then_cut_off() -> None:
    async with house() as served, tablet(served.url) as display:
        with contextlib.suppress(ConnectionClosed):
            for number in range(400):
                await display.raw(f'{{"id": "f{number}", "do": "camera", "on": false}}')
        with pytest.raises(ConnectionClosed):
            await display.until(lambda: False)
        reasons = {reply["reason"] for name, reply in display.replies.items() if name is not None}
        assert reasons == {None, "too_fast"}, "each is told by its id"


async def test_a_fault_of_ours_is_one_plain_sentence(caplog: pytest.LogCaptureFixture) -> None:
    async with house() as served, tablet(served.url, "dealer") as dealer:
        served.table.fail_next = RuntimeError("secret detail")
        reply = await dealer.do("hold")
        assert (reply["ok"], reply["reason"]) == (False, "fault")
        assert "secret" not in str(reply["text"])
        assert (await dealer.do("hold"))["ok"]
    assert "secret detail" in caplog.text


# --- compressed ---------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def line(url: str, page: str) -> AsyncGenerator[ClientConnection]:
    """As a browser has it, which takes compressed messages."""
    async with connect(url.replace("http://", "ws://") + f"ws?as={page}") as socket:
        yield socket


async def packed(url: str, page: str) -> bool:
    async with line(url, page) as socket:
        assert '"you"' in str(await socket.recv())
        assert socket.response is not None
        return "permessage-deflate" in socket.response.headers.get("Sec-WebSocket-Extensions", "")


@pytest.mark.parametrize("hides", [False, True])
async def test_a_line_is_compressed_but_where_a_seat_has_cards_of_its_own(*, hides: bool) -> None:
    """The length of a compressed message follows what it says, and is seen on the air over TLS too."""
    app = create_app(PageTable().port, Access())
    async with serving(app, "127.0.0.1", 0, seals=hides) as url:
        for page in ("display", "dealer", "service"):
            assert await packed(url, page)
        for page in ("seat", "display&as=seat"):
            assert await packed(url, page) is not hides


@pytest.mark.parametrize(("game", "page", "even"), [("siete_y_media", "dealer", True), ("faro", "dealer", False)])
async def test_states_of_who_may_see_other_cards_have_lengths_that_tell_little(
    game: str, page: str, *, even: bool
) -> None:
    app = create_app(PageTable(before_the_deal(game)).port, Access())
    async with serving(app, "127.0.0.1", 0) as url, line(url, page) as socket:
        messages = [str(await socket.recv()) for _ in range(3)]
        states = [message for message in messages if '"type":"state"' in message]
        assert [len(message.encode()) % SEALED_STEP == 0 for message in states] == [even]


async def test_a_compressed_message_that_unpacks_to_a_huge_one_ends_the_line() -> None:
    async with house() as served, line(served.url, "display") as socket:
        await socket.send("x" * 1_000_000)
        with contextlib.suppress(ConnectionClosed):
            async for _ in socket:
                pass
        assert socket.close_code == 1009


# --- running ----------------------------------------------------------------------------------------------------


async def test_a_taken_port_is_named_in_one_line() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with raises_saying(WebFault, match=f"port {port} on 127.0.0.1 is taken"):
            await serve(create_app(PageTable().port, Access()), "127.0.0.1", port)


async def test_an_address_that_is_not_ours_is_named() -> None:
    with raises_saying(WebFault, match="not an address of this machine"):
        await serve(create_app(PageTable().port, Access()), "192.0.2.1", 0)


async def test_leaving_closes_the_lines_and_frees_the_port() -> None:
    async with contextlib.AsyncExitStack() as stack:
        async with house() as served:
            display = await stack.enter_async_context(tablet(served.url))
            port = httpx.URL(served.url).port
        with pytest.raises(ConnectionClosed):
            await display.until(lambda: False)
    async with serving(create_app(PageTable().port, Access()), "127.0.0.1", port or 0) as url:
        assert url.endswith(f":{port}/")


def test_seats_file(tmp_path: Path) -> None:
    path = tmp_path / "state" / "seats.json"
    assert seats_file.load(path) == {}
    seats_file.save(path, {"digest": "ann"})
    assert seats_file.load(path) == {"digest": "ann"}
    assert path.stat().st_mode & 0o077 == 0
    path.write_text("{")
    assert seats_file.load(path) == {}
