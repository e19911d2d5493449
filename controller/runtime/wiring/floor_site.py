"""The floor's page at work: put together of projector, web site and certificate."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from controller.config import WebConfig
from controller.floor.alerts import Limits
from controller.floor.page_link import PageLink
from controller.floor.projector import Beginnings, Projector
from controller.floor.site import create_site
from controller.games.game import Carried
from controller.runtime.checkpoint import Checkpoint, decode, encode
from controller.runtime.wiring.certificates import PagesCertificate
from controller.table.state import TableState
from controller.web.access import Access
from controller.web.server import Tls, listen, serving
from controller.web.trust import plain_app

log = logging.getLogger(__name__)

ENDS_S = 1.0
"""Longest that is waited for the projector; a server that is being connected to is left behind."""


class Site(NamedTuple):
    """Where the page is, and the fingerprint of the authority that signed its certificate, None where there is none."""

    address: str
    fingerprint: str | None


@asynccontextmanager
async def floor_site(dsn: str, web: WebConfig, *, keys: Path, folder: Path, limits: Limits) -> AsyncGenerator[Site]:
    """The floor's page and its projector while the block runs. `keys`: a path beside which the folder of keys is;
    `folder`: what the paths of `web` are relative to. Raises WebFault, KeysFault or FloorFault before anything is
    served."""
    async with contextlib.AsyncExitStack() as stack:
        listener = listen(web.host, web.port)
        stack.callback(listener.close)
        http_listener = None
        if web.http_port:
            http_listener = listen(web.host, web.http_port)
            stack.callback(http_listener.close)
        certificate = PagesCertificate(web, keys, folder) if web.encrypted else None
        link = PageLink(dsn)
        stack.callback(link.close)
        await asyncio.to_thread(link.tables)
        access = Access(
            pin=web.pin or None,
            trust_loopback=web.only_loopback,
            proxies=web.proxies,
            hosts=web.allowed_hosts,
            note=lambda message: log.warning("%s", message),
        )
        authority = certificate.authority if certificate is not None else lambda: None
        site = create_site(link, access, limits=limits, authority=authority)
        tls = None
        if certificate is not None:
            used = certificate.used
            tls = Tls(lambda: used.context, plain_app(access, listener.getsockname()[1], authority), http_listener)
            watching = asyncio.create_task(certificate.watch(), name="certificate")
            stack.push_async_callback(_ended, watching)
        end = threading.Event()
        projector = Projector(dsn, beginnings())
        projecting = threading.Thread(target=projector.run, args=(end,), name="projector", daemon=True)
        projecting.start()
        stack.push_async_callback(asyncio.to_thread, projecting.join, ENDS_S)
        address = await stack.enter_async_context(
            serving(site, web.host, web.port, listener, is_proxy=access.is_proxy, tls=tls)
        )
        stack.callback(projector.cut)
        stack.callback(end.set)
        stack.callback(link.cut)
        own = authority()
        yield Site(address, None if own is None else own.fingerprint)


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def beginnings() -> Beginnings:
    """The beginnings of deals as a table keeps them beside its journal."""

    def read(kept: str) -> tuple[int, str, TableState, Carried] | None:
        found = decode(kept)
        if found.state is None or found.carried is None:
            return None
        return found.seq, found.head, found.state, found.carried

    return Beginnings(lambda *begun: encode(Checkpoint(*begun)), read)
