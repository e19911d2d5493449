"""Runs the web application inside the table's own asyncio loop. uvicorn is imported only here."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager

import uvicorn
from starlette.types import ASGIApp

from controller.web.messages import MAX_MESSAGE_BYTES

GOODBYE_S = 3


class WebFault(Exception):
    """The pages cannot be served; the text says in one line why and what to do."""


class _Server(uvicorn.Server):
    """uvicorn without its hands on the process's signals: the table itself decides when to end."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. Raises WebFault."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise WebFault(f"{host!r} is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all") from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise WebFault(_why(error, host, port)) from None
    listener.setblocking(False)
    return listener


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} on {host} is taken by another program; choose another port or end that program"
    if error.errno == errno.EACCES:
        return f"port {port} needs more rights than this program has; choose one above 1023"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all"
    return f"cannot listen on {host} port {port}: {error.strerror or error}"


@asynccontextmanager
async def serving(app: ASGIApp, host: str, port: int, listener: socket.socket | None = None) -> AsyncGenerator[str]:
    """Serves `app` while the block runs; gives the address of the pages, such as "http://127.0.0.1:8000/".

    `listener` is a socket that already listens there; the block closes it.

    Raises WebFault before anything is started. Leaving the block closes every tablet's line and ends within about
    GOODBYE_S seconds.
    """
    listener = listener or listen(host, port)
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=2 * MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GOODBYE_S,
        limit_concurrency=400,
        h11_max_incomplete_event_size=16 * 1024,
        lifespan="on",
    )
    server = _Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]), name="web server")
    try:
        while not server.started:
            if task.done():
                task.result()
                raise WebFault("the web server ended before it began")
            await asyncio.sleep(0.01)
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        yield f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
    finally:
        server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await task
        listener.close()


async def serve(app: ASGIApp, host: str, port: int) -> None:
    """Serves `app` until cancelled, then shuts down cleanly. Raises WebFault."""
    async with serving(app, host, port):
        await asyncio.get_running_loop().create_future()
