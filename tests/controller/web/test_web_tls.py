"""The pages over TLS, by real handshakes: who gets in, who waits, and what is served without."""

from __future__ import annotations

import asyncio
import contextlib
import re
import ssl
import threading
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import httpx
import pytest

from controller.config import TableConfig, WebConfig
from controller.runtime.wiring.assembly import Parts, running
from controller.web import server
from controller.web.connections import MAX_UNPROVEN_OF_ONE
from tests.controller.web_house import PIN
from tests.controller.web_line import Tablet, got_unread, tablet
from tests.controller.web_tls import EncryptedTable, encrypted_house, trust_in
from tests.english import english
from tests.instruments.trial.processes import free_port

PATIENCE_S = 20.0


@pytest.fixture
async def served(tmp_path: Path) -> AsyncGenerator[EncryptedTable]:
    async with encrypted_house(tmp_path) as table:
        yield table


async def sign_in(served: EncryptedTable) -> str:
    """The dealer's cookie, as it was set."""
    async with served.client() as http:
        answer = await http.post("/sign-in", data={"pin": PIN})
    assert answer.status_code == 303
    return answer.headers["set-cookie"]


@contextlib.asynccontextmanager
async def dealer(served: EncryptedTable) -> AsyncGenerator[Tablet]:
    cookie = (await sign_in(served)).partition(";")[0]
    options: dict[str, Any] = {"ssl": trust_in(served.certificates.authority), "additional_headers": {"Cookie": cookie}}
    async with tablet(served.url.replace("https://", "wss://"), "dealer", **options) as heard:
        assert heard.you["role"] == "dealer"
        yield heard


async def rest(port: int, sent: bytes) -> bytes:
    """What comes on a raw connection that sends this, until the table ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    async with asyncio.timeout(PATIENCE_S):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""
        finally:
            writer.close()


async def certificate_of(served: EncryptedTable) -> bytes | None:
    """What a new connection is shown."""
    _, writer = await asyncio.open_connection(
        "127.0.0.1", served.port, ssl=trust_in(served.certificates.authority), server_hostname="127.0.0.1"
    )
    shown: bytes | None = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    writer.close()
    await writer.wait_closed()
    return shown


# --- who trusts the table's authority ---------------------------------------------------------------------------


async def test_page_act_and_picture_pass(served: EncryptedTable) -> None:
    served.table.pictures["0123abcd"] = bytes(range(256)) * 8000
    async with served.client() as http, dealer(served) as at_table:
        assert (await http.get("/display")).status_code == 200
        assert (await http.get("/evidence/0123abcd.jpg")).content == bytes(range(256)) * 8000
        assert (await at_table.do("hold"))["ok"]


async def test_who_does_not_trust_it_is_shown_nothing(served: EncryptedTable) -> None:
    async with httpx.AsyncClient(trust_env=False, verify=ssl.create_default_context()) as http:
        with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
            await http.get(served.url)


async def test_cookies_are_for_encrypted_lines_and_this_site_alone(served: EncryptedTable) -> None:
    attributes = {part.strip().lower() for part in (await sign_in(served)).split(";")[1:]}
    assert {"secure", "httponly", "samesite=strict"} <= attributes
    async with served.client() as http:
        answer = await http.post("/sign-out")
    assert {"secure", "samesite=strict"} <= {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}


async def test_what_comes_from_another_site_is_refused_as_without_tls(served: EncryptedTable) -> None:
    async with served.client() as http:
        for origin in ("https://evil.example", served.url.rstrip("/").replace(str(served.port), "1")):
            assert (await http.post("/sign-in", data={"pin": PIN}, headers={"Origin": origin})).status_code == 403
        ours = {"Origin": served.url.rstrip("/")}
        assert (await http.post("/sign-in", data={"pin": PIN}, headers=ours)).status_code == 303
        assert (await http.get("/", headers={"Host": "evil.example"})).status_code == 421


async def test_another_address_has_another_certificate_and_no_line_ends(served: EncryptedTable) -> None:
    async with dealer(served) as at_table:
        before = await certificate_of(served)
        served.addresses.append("192.168.1.7")
        served.certificates.renew()
        after = await certificate_of(served)
        assert after not in (None, before)
        assert "192.168.1.7" in served.certificates.leaf.names()
        assert (await at_table.do("hold"))["ok"]


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
async def test_both_versions_of_tls_are_spoken(served: EncryptedTable, version: ssl.TLSVersion) -> None:
    trusting = trust_in(served.certificates.authority)
    trusting.minimum_version = trusting.maximum_version = version
    async with httpx.AsyncClient(trust_env=False, verify=trusting) as http:
        for _ in range(3):
            assert (await http.get(served.url + "display")).status_code == 200


async def test_an_older_version_gets_an_alert(served: EncryptedTable, caplog: pytest.LogCaptureFixture) -> None:
    hello = bytes.fromhex("16030100330100002f0302") + bytes(32) + bytes.fromhex("00 0008 c009c00a002f0035 01 00")
    hello = (
        hello[:3] + (len(hello) - 5).to_bytes(2, "big") + hello[5:6] + (len(hello) - 9).to_bytes(3, "big") + hello[9:]
    )
    assert (await rest(served.port, hello))[:1] == b"\x15", "an alert (RFC 8446, 5.1)"
    assert caplog.text == ""


# --- handshakes are bounded -------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def crowd(port: int, size: int, sent: bytes = b"") -> AsyncGenerator[list[asyncio.StreamReader]]:
    """As many connections that say this and no more."""
    lines = await asyncio.gather(*(asyncio.open_connection("127.0.0.1", port) for _ in range(size)))
    try:
        for _, writer in lines:
            writer.write(sent)
        yield [reader for reader, _ in lines]
    finally:
        for _, writer in lines:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for _, writer in lines), return_exceptions=True)


async def ended(readers: list[asyncio.StreamReader], count: int) -> None:
    """Waits until this number of connections was ended, without a word."""

    async def end(reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""

    tasks = [asyncio.create_task(end(reader)) for reader in readers]
    async with asyncio.timeout(PATIENCE_S):
        while sum(task.done() for task in tasks) < count:
            await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("sent", [b"", b"\x16\x03\x01\x40\x00"], ids=["silent", "half a hello"])
async def test_the_dealer_acts_while_a_crowd_keeps_its_handshakes_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    """One address has so many that wait and no more; the oldest give way, and none keeps the dealer or a newcomer."""
    async with (
        encrypted_house(tmp_path) as served,
        dealer(served) as at_table,
        crowd(served.port, MAX_UNPROVEN_OF_ONE + 8, sent) as readers,
    ):
        await ended(readers, 8)
        assert (await at_table.do("hold"))["ok"]
        async with served.client() as http:
            assert (await http.get("/display")).status_code == 200
    assert caplog.text == ""


async def test_a_handshake_that_stalls_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HANDSHAKE_S", 0.2)
    async with encrypted_house(tmp_path) as served:
        for sent in (b"", b"\x16", b"\x16\x03\x01\x02\x00\x01\x00"):
            assert await rest(served.port, sent) == b""


async def test_a_handshake_keeps_nobody_waiting(tmp_path: Path) -> None:
    """While one is computed, for as long as it takes, the table's loop goes on: it is made in a thread of its own."""
    begun, goes_on = threading.Event(), threading.Event()
    async with encrypted_house(tmp_path) as served, dealer(served) as at_table:
        made_in: list[str] = []

        def slow() -> ssl.SSLContext:
            made_in.append(threading.current_thread().name)
            begun.set()
            assert goes_on.wait(PATIENCE_S)
            return served.certificates.context

        served.context = slow
        try:
            async with served.client() as http:
                page = asyncio.create_task(http.get("/display"))
                await asyncio.to_thread(begun.wait, PATIENCE_S)
                assert (await at_table.do("hold"))["ok"]
                assert not page.done()
                goes_on.set()
                assert (await page).status_code == 200
        finally:
            goes_on.set()
        assert made_in == ["handshakes"]


async def test_an_address_has_a_ration_of_handshakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HANDSHAKE_BURST", 3.0)
    monkeypatch.setattr(server, "HANDSHAKES_PER_S", 0.001)
    async with encrypted_house(tmp_path) as served:
        for _ in range(3):
            assert await certificate_of(served) is not None
        with pytest.raises(ConnectionError):
            await certificate_of(served)


async def test_a_listed_proxy_has_no_ration_of_handshakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It bears the connections of many visitors, each of whom has a ration of requests."""
    monkeypatch.setattr(server, "HANDSHAKE_BURST", 1.0)
    monkeypatch.setattr(server, "HANDSHAKES_PER_S", 0.001)
    async with encrypted_house(tmp_path, proxies=["127.0.0.1"]) as served:
        for _ in range(3):
            assert await certificate_of(served) is not None


async def test_the_table_ends_while_handshakes_are_open(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with contextlib.AsyncExitStack() as clients:
        async with encrypted_house(tmp_path) as served:
            readers = await clients.enter_async_context(crowd(served.port, 8))
            async with served.client() as http:
                assert (await http.get("/display")).status_code == 200
        await ended(readers, 8)
    assert not [one for one in threading.enumerate() if one.name == "handshakes"]
    assert caplog.text == ""


async def test_an_answer_that_is_not_taken_is_ended_as_without_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "ANSWER_S", 0.5)
    async with encrypted_house(tmp_path) as served:
        served.table.pictures["0123abcd"] = bytes(2_000_000)
        trusting = trust_in(served.certificates.authority)
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", served.port, ssl=trusting, server_hostname="localhost", limit=1000
        )
        assert 0 < await got_unread(reader, writer) < 20_000_000
        writer.transport.abort()


async def test_a_peer_that_never_says_goodbye_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TLS ends by a word of both sides (RFC 8446, 6.1); who does not say his loses the line all the same."""
    monkeypatch.setattr(server, "ANSWER_S", 0.5)
    async with encrypted_house(tmp_path) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        line = trust_in(served.certificates.authority).wrap_bio(incoming, outgoing, server_hostname="localhost")
        while True:
            with contextlib.suppress(ssl.SSLWantReadError):
                line.do_handshake()
                break
            writer.write(outgoing.read())
            incoming.write(await reader.read(65536))
        line.write(b"GET /trust HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        writer.write(outgoing.read())
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE_S):
                while await reader.read(65536):
                    pass
        writer.transport.abort()


async def test_a_peer_that_leaves_in_the_middle_is_no_trouble(
    served: EncryptedTable, caplog: pytest.LogCaptureFixture
) -> None:
    for sent in (b"", b"\x16", b"\x16\x03\x01\x02\x00\x01", b"\x00\x01\x02", b"\xff" * 600, b"\x16" + b"\xff" * 600):
        _, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(sent)
        writer.transport.abort()
        await rest(served.port, sent) if len(sent) > 100 or sent[:1] == b"\x00" else None
    assert await certificate_of(served) is not None
    assert caplog.text == ""


# --- what is served without TLS ---------------------------------------------------------------------------------


def ports(served: EncryptedTable) -> list[int]:
    """The pages' own, spoken to in HTTP, and the one for HTTP alone."""
    return [served.port, httpx.URL(served.http).port or 0]


async def test_who_speaks_http_is_led_to_the_encrypted_page(served: EncryptedTable) -> None:
    for port in ports(served):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            for path in ("/", "/dealer", "/play?seat=7&name=a%20b", "/static/js/main.js", "//evil.example/"):
                answer = await http.get(f"http://127.0.0.1:{port}{path}")
                assert answer.status_code == 307, path
                led = answer.headers["location"]
                assert led.startswith(f"https://127.0.0.1:{served.port}/"), led
                assert httpx.URL(led).path == httpx.URL(f"http://a{path}").path
                assert httpx.URL(led).query == httpx.URL(f"http://a{path}").query
                assert answer.headers["cache-control"] == "no-store"
                assert "strict-transport-security" not in answer.headers, "the browser's warning could not be passed"
            for name, led in (("localhost", "localhost"), ("[::1]:99", "[::1]"), ("192.168.1.7", "192.168.1.7")):
                answer = await http.get("/dealer", headers={"Host": name})
                assert answer.headers["location"] == f"https://{led}:{served.port}/dealer"


async def test_without_tls_there_is_no_page_no_act_and_no_other_name(served: EncryptedTable) -> None:
    for port in ports(served):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            assert (await http.get("/", headers={"Host": "evil.example"})).status_code == 421
            answer = await http.post("/sign-in", data={"pin": PIN})
            assert (answer.status_code, "set-cookie" in answer.headers) == (405, False)
        shake = b"GET /ws?as=display HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        shake += b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        assert (await rest(port, shake)).startswith(b"HTTP/1.1 403 ")
    assert served.table.commands == []


async def test_half_a_request_without_tls_is_ended_as_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "REQUEST_S", 0.2)
    async with encrypted_house(tmp_path) as served:
        for port in ports(served):
            assert await rest(port, b"GET / HTT") == b""


async def test_the_page_about_trust_is_there_with_and_without_tls(served: EncryptedTable) -> None:
    authority = served.certificates.authority
    plain = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) for port in ports(served)]
    for client, front in (*((one, f"https://127.0.0.1:{served.port}/") for one in plain), (served.client(), "/")):
        async with client as http:
            page = await http.get("/trust")
            assert page.status_code == 200
            assert authority.fingerprint in page.text
            assert f'href="{front}"' in page.text
            without, _, optional = page.text.partition("With the certificate installed")
            assert "Without installing anything" in without
            assert "This is optional" in optional
            fetched = await http.get("/trust/faro-table.crt")
            assert fetched.headers["content-type"] == "application/x-x509-ca-cert"
            assert fetched.content == authority.der
            asked = re.findall(r'href="(/static/[^"]+)"', page.text)
            assert len(asked) > 5
            for address in asked:
                assert (await http.get(address)).status_code == 200, address


async def test_the_fingerprint_stands_on_the_table_s_own_screens(served: EncryptedTable) -> None:
    cookie = (await sign_in(served)).partition(";")[0]
    async with served.client(headers={"Cookie": cookie}) as http:
        for page, there in (("display", True), ("dealer", True), ("service", True), ("play", False)):
            assert (served.certificates.authority.fingerprint in (await http.get(f"/{page}")).text) is there


# --- the whole table --------------------------------------------------------------------------------------------


def settings(**web: Any) -> WebConfig:
    return WebConfig(**{"host": "0.0.0.0", "port": 0, "pin": PIN, **web})


async def test_a_table_that_others_reach_speaks_https(tmp_path: Path) -> None:
    port = free_port()
    web = settings(http_port=port, allowed_hosts=["faro.local"])
    async with running(Parts(), TableConfig(), {}, journal_path=tmp_path / "t.db", web=web) as at_work:
        assert at_work.address is not None
        assert at_work.address.startswith("https://127.0.0.1:")
        async with httpx.AsyncClient(trust_env=False) as http:
            fetched = (await http.get(f"http://127.0.0.1:{port}/trust/faro-table.crt")).content
            led = await http.get(f"http://127.0.0.1:{port}/dealer", headers={"Host": f"faro.local:{port}"})
        assert led.headers["location"] == at_work.address.replace("127.0.0.1", "faro.local") + "dealer"
        trusting = ssl.create_default_context(cadata=fetched)
        async with httpx.AsyncClient(trust_env=False, verify=trusting) as http:
            page = await http.post(at_work.address + "sign-in", data={"pin": PIN})
            page = await http.get(at_work.address + "dealer", headers={"Cookie": page.headers["set-cookie"]})
        assert at_work.fingerprint is not None
        assert at_work.fingerprint in page.text
        assert "not encrypted" not in page.text
    kept = (tmp_path / "keys" / "authority.pem").read_bytes().splitlines()[1]
    for path in tmp_path.glob("t.*"):
        assert kept not in path.read_bytes(), f"{path} holds the key"


async def test_on_loopback_and_where_it_is_off_a_table_speaks_http(tmp_path: Path) -> None:
    for web, warns in ((settings(host="127.0.0.1"), False), (settings(tls="off"), True)):
        async with running(Parts(), TableConfig(), {}, journal_path=tmp_path / "t.db", web=web) as at_work:
            assert at_work.address is not None
            assert at_work.address.startswith("http://127.0.0.1:")
            assert at_work.fingerprint is None
            async with httpx.AsyncClient(base_url=at_work.address, trust_env=False) as http:
                cookie = (await http.post("/sign-in", data={"pin": PIN})).headers["set-cookie"]
                assert "secure" not in cookie.lower()
                page = await http.get("/dealer", headers={"Cookie": cookie})
                assert ("The pages are not encrypted" in page.text) is warns
                assert "The pages are not encrypted" not in (await http.get("/display")).text
                assert (await http.get("/trust")).status_code == 404
    assert not (tmp_path / "keys").exists()


async def test_the_table_looks_for_another_address_by_itself_whatever_fails_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It looked no more after any error but its own, and the end of the table raised that."""
    has, fails = ["192.168.1.7"], [False, *[True] * 3]

    def addresses() -> list[str]:
        if fails.pop(0) if fails else False:
            raise OSError(24, "Too many open files")
        return has

    monkeypatch.setattr("controller.runtime.wiring.certificates.WATCH_S", 0.05)
    monkeypatch.setattr("controller.runtime.wiring.certificates.own_addresses", addresses)
    async with running(Parts(), TableConfig(), {}, journal_path=tmp_path / "t.db", web=settings()) as at_work:
        assert at_work.address is not None
        port = httpx.URL(at_work.address).port or 0

        async def names() -> set[str]:
            trusting = ssl.create_default_context(cafile=str(tmp_path / "keys" / "authority.pem"))
            _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trusting, server_hostname="localhost")
            shown = writer.get_extra_info("ssl_object").getpeercert()
            writer.close()
            await writer.wait_closed()
            return {str(name) for _, name in shown["subjectAltName"]}

        assert "192.168.1.8" not in await names()
        has.append("192.168.1.8")
        async with asyncio.timeout(PATIENCE_S):
            while "192.168.1.8" not in await names():
                await asyncio.sleep(0.05)
    said = [english(record.args[0]) for record in caplog.records if isinstance(record.args, tuple) and record.args]  # type: ignore[arg-type]
    assert any(line.startswith("the pages have a new certificate, until ") for line in said)
    assert [record.message for record in caplog.records].count("the certificate cannot be renewed") == 1


async def test_the_table_ends_in_peace_while_a_tablet_leaves(tmp_path: Path) -> None:
    """Its close has come, the end of its TLS has not: a close of our own ended the server in an error."""
    async with encrypted_house(tmp_path) as served:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", served.port, ssl=trust_in(served.certificates.authority), server_hostname="127.0.0.1"
        )
        writer.write(
            f"GET /ws?as=display HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nOrigin: https://127.0.0.1:{served.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        async with asyncio.timeout(PATIENCE_S):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        assert isinstance(writer.transport, asyncio.Transport)
        writer.transport.pause_reading()
        writer.write(b"\x88\x82\x00\x00\x00\x00\x03\xe9")  # close 1001, masked by zeros (RFC 6455, 5.5.1)
        await asyncio.sleep(0.2)
    writer.transport.abort()
