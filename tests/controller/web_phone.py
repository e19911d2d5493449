"""A phone as a program, for tests of its line: it claims, is confirmed, and sends what a test wants."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from controller.web.app import create_app
from controller.web.phone_access import PhoneAccess
from controller.web.phone_desk import PhoneDesk, PhoneSource
from tests.controller.web_house import PIN
from tests.controller.web_line import PATIENCE_S, Tablet, tablet
from tests.controller.web_tls import EncryptedTable, encrypted_house, trust_in
from tests.english import english

CHROME = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36"


class PhoneHouse(EncryptedTable):
    """A table behind TLS whose camera is a phone; its pictures go to `source`, which a test may open as the camera."""

    def __init__(self, folder: Path, **options: Any) -> None:
        super().__init__(folder, **options)
        self.source = PhoneSource(64, 36, 200.0)
        self.desk = PhoneDesk(
            self.source, own=lambda: [self.url], note=self.told.append, clock=lambda: self.now_s, access=PhoneAccess()
        )
        self.app = create_app(
            self.table.port, self.access, clock=lambda: self.now_s, authority=self.authority, phone=self.desk
        )

    @property
    def trusting(self) -> ssl.SSLContext:
        return trust_in(self.certificates.authority)

    @property
    def notes(self) -> list[str]:
        """The log's lines about phones."""
        return [english(note) for note in self.told if note.code.startswith("phone-")]

    @property
    def line_url(self) -> str:
        return self.url.replace("https://", "wss://") + "camera/line"


@contextlib.asynccontextmanager
async def phone_house(folder: Path) -> AsyncGenerator[PhoneHouse]:
    async with encrypted_house(folder, made=PhoneHouse) as served:
        assert isinstance(served, PhoneHouse)
        yield served


@contextlib.asynccontextmanager
async def dealer(served: PhoneHouse) -> AsyncGenerator[Tablet]:
    """The dealer's page, signed in."""
    async with served.client() as http:
        cookie = (await http.post("/sign-in", data={"pin": PIN})).headers["set-cookie"].partition(";")[0]
    options: dict[str, Any] = {"ssl": served.trusting, "additional_headers": {"Cookie": cookie}}
    async with tablet(served.url.replace("https://", "wss://"), "dealer", **options) as heard:
        yield heard


async def offered(at: Tablet, served: PhoneHouse) -> str:
    """The token of the code that the dealer is shown."""
    tokens: list[str] = []
    offer = served.desk.access.offer

    def noting(now_s: float) -> str:
        tokens.append(offer(now_s))
        return tokens[-1]

    served.desk.access.offer = noting  # type: ignore[method-assign]
    try:
        reply = await at.do("phone", action="offer")
    finally:
        del served.desk.access.offer
    assert reply["ok"], reply
    assert parse_qs(urlsplit(reply["data"]["address"]).query) == {}, "the token is in the code alone"
    return tokens[-1]


async def claimed(served: PhoneHouse, token: str, **fields: str) -> httpx.Response:
    async with served.client(headers={"User-Agent": CHROME}) as http:
        return await http.post("/camera", data={"token": token, **fields})


def key_in(answer: httpx.Response) -> str:
    """The cookie that the phone was given."""
    assert answer.status_code == 204
    return answer.headers["set-cookie"].partition(";")[0]


class PhoneAtLine:
    """A phone's end of its line."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def hear(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of this kind with these fields; raises AssertionError where the line ends before."""
        while True:
            for number, message in enumerate(self.heard):
                if message["type"] == kind and fields.items() <= message.items():
                    del self.heard[: number + 1]
                    return message
            self.heard.clear()
            async with asyncio.timeout(PATIENCE_S):
                try:
                    self.heard.append(json.loads(await self.socket.recv()))
                except ConnectionClosed as closed:
                    raise AssertionError(f"the line has ended: {closed}") from None

    async def say(self, word: object) -> None:
        await self.socket.send(json.dumps(word))

    async def send(self, jpeg: bytes, age_ms: int = 0) -> None:
        await self.say({"do": "picture", "age_ms": age_ms})
        await self.socket.send(jpeg)

    async def ended(self) -> tuple[int, str]:
        """Code and word with which the table closes the line."""
        async with asyncio.timeout(PATIENCE_S):
            try:
                while True:
                    self.heard.append(json.loads(await self.socket.recv()))
            except ConnectionClosed as closed:
                end = closed.rcvd
        assert end is not None, "cut off"
        return end.code, end.reason


@contextlib.asynccontextmanager
async def line(served: PhoneHouse, key: str) -> AsyncGenerator[PhoneAtLine]:
    async with connect(
        served.line_url, ssl=served.trusting, additional_headers={"Cookie": key}, compression=None
    ) as socket:
        yield PhoneAtLine(socket)


@contextlib.asynccontextmanager
async def camera(served: PhoneHouse, at: Tablet) -> AsyncGenerator[PhoneAtLine]:
    """A phone that the dealer has confirmed, at its line."""
    key = key_in(await claimed(served, await offered(at, served)))
    async with line(served, key) as phone:
        code = (await phone.hear("phone", stage="waiting"))["code"]
        assert (await at.do("phone", action="confirm", code=code))["ok"]
        await phone.hear("phone", stage="camera")
        yield phone
