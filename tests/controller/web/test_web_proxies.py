"""The table behind what forwards to its port: real nginx, and a forwarder that ends TLS and knows no HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from controller.web.guessing import FREE_TRIES, NOTE_GAP_S
from tests.controller.web_house import PIN, TableState, client, house
from tests.controller.web_line import tablet
from tests.english import english
from tests.instruments.trial.processes import free_port

ROOT = Path(__file__).resolve().parents[3]
NGINX = shutil.which("nginx") or (found if Path(found := "/usr/sbin/nginx").exists() else None)
ANN, BOB = "127.0.0.7", "127.0.0.8"
"""Two visitors' addresses, as the proxy sees them."""
USUAL = """
location / {
    proxy_pass http://127.0.0.1:8000;
    proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade";
    proxy_set_header Host $http_host;
}
"""
"""What is usually written for a page with WebSockets."""
[NAMING] = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs" / "operation.md").read_text(), re.DOTALL)
"""What docs/operation.md recommends: nginx that names its visitors."""
NGINX_CONF = """
daemon off; master_process off; pid {folder}/pid; error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{ listen 127.0.0.1:{port}; {written} }}
}}
"""
CIPHER = "AECDH-AES128-SHA:@SECLEVEL=0"
"""Encrypted without a certificate: the test needs no key of anybody's."""


@dataclass(frozen=True)
class Forwarder:
    """What stands between a visitor and the table; `url` of its own."""

    url: str
    encrypted: bool = False

    def http(self, address: str) -> httpx.AsyncClient:
        """A browser at this address."""
        tls = without_certificates(ssl.PROTOCOL_TLS_CLIENT) if self.encrypted else False
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=tls)
        return httpx.AsyncClient(base_url=self.url, transport=transport)

    def tablet(self, page: str, address: str, **headers: str) -> Any:
        options: dict[str, Any] = {"additional_headers": headers, "local_addr": (address, 0)}
        if self.encrypted:
            options["ssl"] = without_certificates(ssl.PROTOCOL_TLS_CLIENT)
        return tablet(self.url.replace("https://", "wss://"), page, **options)


def without_certificates(protocol: int) -> ssl.SSLContext:
    context = ssl.SSLContext(protocol)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    context.set_ciphers(CIPHER)
    return context


@contextlib.asynccontextmanager
async def nginx(table: str, folder: Path, written: str) -> AsyncGenerator[Forwarder]:
    port = free_port()
    conf = folder / "nginx.conf"
    assert "http://127.0.0.1:8000;" in written
    written = written.replace("http://127.0.0.1:8000", table.rstrip("/"))
    conf.write_text(NGINX_CONF.format(folder=folder, port=port, written=written))
    said = (folder / "said").open("w")
    process = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(conf)], stderr=said)
    try:
        async with asyncio.timeout(20):
            while True:
                assert process.poll() is None, (folder / "said").read_text()
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                await asyncio.sleep(0.01)
        yield Forwarder(f"http://127.0.0.1:{port}/")
    finally:
        process.terminate()
        process.wait(20)
        said.close()


@contextlib.asynccontextmanager
async def tls_forwarder(table: str) -> AsyncGenerator[Forwarder]:
    """TLS in, TCP out, no header: as stunnel does, haproxy in its mode tcp, socat."""
    parts = httpx.URL(table)
    lines: set[asyncio.Task[None]] = set()

    async def through(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.close()

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward, back = await asyncio.open_connection(parts.host, parts.port)
        for task in (through(reader, back), through(onward, writer)):
            lines.add(asyncio.create_task(task))

    server = await asyncio.start_server(
        forward, "127.0.0.1", 0, ssl=without_certificates(ssl.PROTOCOL_TLS_SERVER), ssl_shutdown_timeout=0.1
    )
    try:
        yield Forwarder(f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}/", encrypted=True)
    finally:
        server.close()
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)


REAL = [pytest.mark.nginx, pytest.mark.skipif(NGINX is None, reason="no nginx here (apt-get install nginx-light)")]


def needs_nginx(test: Any) -> Any:
    for mark in REAL:
        test = mark(test)
    return test


Between = Callable[[str], AbstractAsyncContextManager[Forwarder]]
WAYS = pytest.mark.parametrize(
    "way",
    [
        pytest.param(USUAL, id="nginx-as-usually-written", marks=REAL),
        pytest.param(NAMING, id="nginx-naming-visitors", marks=REAL),
        pytest.param("", id="tls"),
    ],
)


@pytest.fixture
def between(way: str, tmp_path: Path) -> Between:
    return lambda table: nginx(table, tmp_path, way) if way else tls_forwarder(table)


@WAYS
@pytest.mark.parametrize("proxies", [[], ["127.0.0.1"]], ids=["unlisted", "listed"])
async def test_behind_a_forwarder_a_stranger_is_no_dealer(between: Between, proxies: list[str]) -> None:
    async with house(trust=False, proxies=proxies) as served, between(served.url) as forwarder:
        async with forwarder.http(ANN) as http:
            for page in ("/dealer", "/service"):
                answer = await http.get(page)
                assert (answer.status_code, 'type="password"' in answer.text) == (401, True)
        for page in ("dealer", "service"):
            async with forwarder.tablet(page, ANN) as stranger:
                assert (stranger.you["role"], stranger.you["may_join"]) == ("display", False)
                assert (await stranger.do("hold"))["reason"] == "not_dealer"
                assert (await stranger.do("bank", amount=-500))["reason"] == "not_dealer"
        async with forwarder.tablet("seat", ANN) as punter:
            assert (await punter.do("join", name="Eve"))["reason"] == "not_open"
        assert served.table.commands == []


@WAYS
async def test_behind_a_forwarder_the_dealer_signs_in(between: Between) -> None:
    async with house(trust=False, proxies=["127.0.0.1"]) as served, between(served.url) as forwarder:
        async with forwarder.http(ANN) as http:
            origin = {"Origin": forwarder.url.rstrip("/")}
            assert (await http.post("/sign-in", data={"pin": PIN}, headers=origin)).status_code == 303
            cookie = f"faro_dealer={http.cookies['faro_dealer']}"
        async with forwarder.tablet("dealer", ANN, Cookie=cookie, **origin) as dealer:
            assert (await dealer.do("hold"))["ok"]


@contextlib.asynccontextmanager
async def behind_nginx(folder: Path, **options: Any) -> AsyncGenerator[tuple[TableState, Forwarder]]:
    """A table behind nginx that names its visitors."""
    async with house(**options) as served, nginx(served.url, folder, NAMING) as forwarder:
        yield served, forwarder


@needs_nginx
async def test_without_a_pin_the_visitors_of_one_that_names_them_are_strangers(tmp_path: Path) -> None:
    async with behind_nginx(tmp_path) as (_, forwarder), forwarder.http(ANN) as http:
        assert (await http.get("/dealer")).status_code == 403


@needs_nginx
async def test_two_visitors_of_a_listed_proxy_are_two_addresses(tmp_path: Path) -> None:
    async with (
        behind_nginx(tmp_path, trust=False, proxies=["127.0.0.1"]) as (served, forwarder),
        forwarder.http(ANN) as ann,
        forwarder.http(BOB) as bob,
    ):
        spoofed = {"X-Forwarded-For": BOB}
        for _ in range(FREE_TRIES):
            assert (await ann.post("/sign-in", data={"pin": "1"}, headers=spoofed)).status_code == 401
        assert (await ann.post("/sign-in", data={"pin": PIN}, headers=spoofed)).status_code == 429
        assert (await bob.post("/sign-in", data={"pin": PIN})).status_code == 303
        assert [english(line) for line in served.told] == [
            f"1 wrong PIN from {ANN}",
            f"4 wrong PINs from {ANN}",
            f"the dealer signs in at {BOB}",
        ]


@needs_nginx
async def test_places_are_counted_for_the_visitors_of_a_listed_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("controller.web.places.MAX_GUESTS_OF_ONE", 1)
    async with (
        behind_nginx(tmp_path, trust=False, proxies=["127.0.0.1"]) as (_, forwarder),
        forwarder.tablet("display", ANN),
        forwarder.tablet("display", BOB, **{"X-Forwarded-For": ANN}) as bob,
    ):
        assert (await bob.do("camera", on=False))["ok"]


@needs_nginx
async def test_the_visitors_of_a_proxy_that_is_not_listed_are_one_address(tmp_path: Path) -> None:
    async with (
        behind_nginx(tmp_path, trust=False) as (served, forwarder),
        forwarder.http(ANN) as ann,
        forwarder.http(BOB) as bob,
    ):
        for _ in range(FREE_TRIES):
            await ann.post("/sign-in", data={"pin": "1"})
        assert (await bob.post("/sign-in", data={"pin": PIN})).status_code == 429
        assert english(served.told[0]) == "1 wrong PIN from 127.0.0.1"


async def test_who_comes_past_the_proxy_is_counted_for_himself() -> None:
    """The header is his own."""
    async with house(trust=False, proxies=["127.0.0.1"]) as served, Forwarder(served.url).http(ANN) as http:
        await http.post("/sign-in", data={"pin": "1"}, headers={"X-Forwarded-For": BOB})
        assert [english(line) for line in served.told] == [f"1 wrong PIN from {ANN}"]


@pytest.mark.parametrize(("proto", "secure"), [("https", True), ("http", False)])
async def test_the_dealer_s_cookie_is_for_encrypted_lines_where_a_listed_proxy_has_one(
    proto: str, secure: bool
) -> None:
    async with house(trust=False, proxies=["127.0.0.1"]) as served, client(served) as http:
        answer = await http.post("/sign-in", data={"pin": PIN}, headers={"X-Forwarded-Proto": proto})
        assert ("secure" in answer.headers["set-cookie"].lower()) is secure


async def test_a_proxy_s_connections_are_counted_for_the_visitor_of_each_request() -> None:
    """Kept alive by the proxy, one connection bears the requests of several."""
    async with house(trust=False, proxies=["127.0.0.1"]) as served, client(served) as http:
        for visitor in (ANN, BOB):
            await http.post("/sign-in", data={"pin": "1"}, headers={"X-Forwarded-For": visitor})
        served.access.report(NOTE_GAP_S)
        assert english(served.told[-1]) == f"1 wrong PIN from {BOB}"
