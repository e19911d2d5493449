"""A served table for the tests of the web application: its stand-in, its doorkeeper, what it stored and received."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator
from typing import Any

import httpx

from controller.games.message import Message
from controller.web.access import Access
from controller.web.app import create_app
from controller.web.server import serving
from tests.controller.page_table import PageTable

PIN = "4711"


class Kept(list[dict[str, str]]):
    """The seats as they were kept."""


class TableState:
    """A served table. `trust`: without a PIN, so that who comes from this machine is the dealer."""

    def __init__(
        self, *, trust: bool, join: str = "loopback", purse: int = 0, table: PageTable | None = None, **options: Any
    ) -> None:
        self.table = table or PageTable()
        self.now_s = 0.0
        self.saved = Kept()
        self.told: list[Message] = []
        self.access = Access(pin=None if trust else PIN, join=join, note=self.told.append, **options)
        self.app = create_app(
            self.table.port, self.access, purse=purse, save_seats=self.saved.append, clock=lambda: self.now_s
        )
        self.url = ""


@contextlib.asynccontextmanager
async def house(*, trust: bool = True, **options: Any) -> AsyncGenerator[TableState]:
    served = TableState(trust=trust, **options)
    async with serving(served.app, "127.0.0.1", 0, is_proxy=served.access.is_proxy) as url:
        served.url = url
        yield served


def client(served: TableState) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=served.url, trust_env=False)
