"""A table served over TLS with certificates of its own, for tests."""

from __future__ import annotations

import contextlib
import ssl
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import httpx

from controller.keys.authority import Pair
from controller.keys.certificates import OwnCertificates
from controller.web.app import create_app
from controller.web.server import Tls, listen, serving
from controller.web.trust import Authority, plain_app
from tests.controller.web_house import TableState


class EncryptedTable(TableState):
    """`addresses` are those that the table has; `http` is the address of what it serves without TLS."""

    def __init__(self, folder: Path, **options: Any) -> None:
        super().__init__(trust=False, **options)
        self.addresses = ["127.0.0.1"]
        self.certificates = OwnCertificates(folder / "keys", ["faro.local"], lambda: self.addresses)
        self.app = create_app(self.table.port, self.access, clock=lambda: self.now_s, authority=self.authority)
        self.context: Callable[[], ssl.SSLContext] = lambda: self.certificates.context
        self.http = ""
        self.port = 0

    def authority(self) -> Authority:
        own = self.certificates.authority
        return Authority(own.fingerprint, own.der)

    def client(self, **options: Any) -> httpx.AsyncClient:
        """A browser that trusts the table's authority and nobody else."""
        trusting = trust_in(self.certificates.authority)
        return httpx.AsyncClient(base_url=self.url, trust_env=False, verify=trusting, **options)


def trust_in(authority: Pair) -> ssl.SSLContext:
    """What a client that trusts this authority alone connects with."""
    return ssl.create_default_context(cadata=authority.der)


@contextlib.asynccontextmanager
async def encrypted_house(
    folder: Path, *, made: type[EncryptedTable] = EncryptedTable, **options: Any
) -> AsyncGenerator[EncryptedTable]:
    served = made(folder, **options)
    listener, http = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
    served.port = listener.getsockname()[1]
    tls = Tls(lambda: served.context(), plain_app(served.access, served.port, served.authority), http)
    served.http = f"http://127.0.0.1:{http.getsockname()[1]}/"
    async with serving(served.app, "127.0.0.1", 0, listener, is_proxy=served.access.is_proxy, tls=tls) as url:
        served.url = url
        yield served
