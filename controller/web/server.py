"""Runs the web application inside the table's own asyncio loop. uvicorn is imported only here.

Connections are accepted by `accept` and counted by `connections`; each request has a bounded time, which uvicorn alone
does not give: silent or half-sent ones would stay for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import logging
import resource
import socket
import ssl
import time
import traceback
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal
from urllib.parse import parse_qs

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from controller.games.message import Message, UserError, say
from controller.web.accept import Acceptor
from controller.web.address import counted_as
from controller.web.camera_page import LINE
from controller.web.connections import MAX_CONNECTIONS, Connection, Connections
from controller.web.messages import MAX_MESSAGE_BYTES
from controller.web.rations import Rations
from controller.web.tls import (
    HANDSHAKE_BURST,
    HANDSHAKE_S,
    HANDSHAKES_PER_S,
    Handshakes,
    Plain,
    Shaken,
)
from vision.capture.jpeg_header import MOST_BYTES

PICTURES_PATH = LINE.encode()
"""Of the WebSocket that takes pictures."""
REQUEST_S = 5.0
"""From the connection, or the first byte of a further request, to the request's end, its body included."""
ANSWER_S = 30.0
"""To the end of the answer; a tablet on a bad line needs some seconds for a page."""
KEEP_ALIVE_S = 15
"""Between two requests of one connection."""
CLOSING_S = 10.0
"""To the end of the connection once it has lost its place."""
GOODBYE_S = 3
KEPT_DESCRIPTORS = 64
"""Left to journal, camera, board and files of the pages; an idle table has about 20 open."""
LEAST_CONNECTIONS = 16
SAME_LINE_GAP_S = 60.0
"""The same line of uvicorn's is logged no more often; a stranger's bad requests must not fill the disk."""


class WebFault(UserError):
    """The pages cannot be served; `message` says why and what to do."""


class _Seldom(logging.Filter):
    """Drops a line that was logged a short while ago; of faults with a traceback each place in the program is one."""

    def __init__(self) -> None:
        super().__init__()
        self._next_s: dict[tuple[Any, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith("Invalid UTF-8"):  # the stranger's fault, not the program's
            record.exc_info = None
        key: tuple[Any, ...] = (record.msg,)
        if record.exc_info and record.exc_info[2] is not None:
            *_, last = traceback.walk_tb(record.exc_info[2])
            key = (record.msg, type(record.exc_info[1]), last[0].f_code.co_filename, last[1])
        now_s = time.monotonic()
        if now_s < self._next_s.get(key, now_s):
            return False
        self._next_s[key] = now_s + SAME_LINE_GAP_S
        return True


class Guest(Connection):
    """A connection with its socket's transport and its one deadline. The application finds it in the scope's state
    under "connection", says whom it speaks for, and proves it once it has a place."""

    def __init__(self, peer: str, connections: Connections, *, shared: bool) -> None:
        super().__init__(counted_as(peer), self._abort, shared=shared)
        self._connections = connections
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.BaseTransport | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._give_up: Callable[[], None] | None = None
        self._over = False
        self.upgraded = False

    @property
    def over(self) -> bool:
        """The connection has ended, or is to."""
        return self._over

    def shakes(self, give_up: Callable[[], None]) -> None:
        """Its handshake has begun, which `give_up` ends."""
        self._give_up = give_up
        self._until(HANDSHAKE_S)

    def prove(self) -> None:
        """A tablet with a place: it has no deadline and gives way to nobody."""
        self._until(None)
        self._connections.changed(self, proven=True)

    def speaks_for(self, address: str) -> None:
        """Whose request has come: behind a proxy other visitors than before may use the connection."""
        if counted_as(address) != self.address or self.shared:
            self._connections.counts_for(self, counted_as(address))

    def release(self) -> None:
        """Its place is gone: it has to end soon."""
        if self._over:
            return
        self._until(CLOSING_S)
        self._connections.changed(self)

    def opened(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        if self._over:
            self._abort()
        elif not self.upgraded:
            self.asks()

    def asks(self) -> None:
        self._until(REQUEST_S)
        self._connections.changed(self)

    def is_answered(self) -> None:
        self._until(ANSWER_S)
        self._connections.changed(self, answering=True)

    def rests(self) -> None:
        """uvicorn ends it at KEEP_ALIVE_S; the deadline is for a peer that does not take the rest of the answer."""
        self._until(KEEP_ALIVE_S + CLOSING_S)
        self._connections.changed(self)

    def closed(self) -> None:
        self._over = True
        self._until(None)
        self._connections.gone(self)

    def _until(self, wait_s: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if wait_s is None else self._loop.call_later(wait_s, self._abort)

    def _abort(self) -> None:
        self.closed()
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()
        elif self._give_up is not None:
            self._give_up()


@dataclass(frozen=True, slots=True)
class _Lines:
    """How the WebSockets are set that are not like the others: `pictures`, which takes more than words, and where
    there is one `sealed`, that of a seat with cards of its own."""

    pictures: uvicorn.Config
    sealed: uvicorn.Config | None

    def at(self, target: bytes) -> uvicorn.Config | None:
        """Of this path and query; None: like the others."""
        path, _, query = target.partition(b"?")
        if path == PICTURES_PATH:
            return self.pictures
        return self.sealed if b"seat" in parse_qs(query).get(b"as", ()) else None


class _Http(H11Protocol):
    """uvicorn's HTTP with bounded times: every event may change which deadline holds. `lines`: how the WebSockets are
    set that are not like the others."""

    def __init__(self, server: uvicorn.Server, guest: Guest, config: uvicorn.Config, lines: _Lines | None) -> None:
        super().__init__(
            config=config,
            server_state=server.server_state,
            app_state={**server.lifespan.state, "connection": guest},
        )
        self._guest = guest
        self._lines = lines
        self._tells: Callable[[], None] = guest.asks

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._guest.opened(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guest.closed()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # a bad rest of a request that has been answered already
            self.transport.abort()
        self._settle()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._guest.upgraded = True
        self._guest.is_answered()
        if self._lines is not None and (config := self._lines.at(event.target)) is not None:
            self.config = config  # of which the WebSocket is made
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._settle()

    def _settle(self) -> None:
        """Arms another deadline when the connection does something else than before."""
        if self._guest.upgraded or self.transport.is_closing():
            return
        asked_whole = self.conn.their_state is not h11.SEND_BODY
        if asked_whole and self.cycle is not None and not self.cycle.response_complete:
            tells = self._guest.is_answered
        elif self.cycle is None or not asked_whole or self.conn.trailing_data[0]:
            tells = self._guest.asks
        else:
            tells = self._guest.rests
        if tells != self._tells:
            self._tells = tells
            tells()


class _WebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which tells its guest when it is lost, and can be ended while its other end leaves."""

    def __init__(self, config: uvicorn.Config, server_state: Any, app_state: dict[str, Any]) -> None:
        super().__init__(config=config, server_state=server_state, app_state=app_state)
        self._guest: Guest = app_state["connection"]

    def connection_lost(self, exc: Exception | None) -> None:
        self._guest.closed()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        # uvicorn 0.54 (websockets_sansio_impl.py) sends a close of its own, which websockets refuses once the other end
        # has sent one: the whole server then ended in that error.
        if self.handshake_complete and not self.close_sent and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.close()
            return
        super().shutdown()


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
        raise WebFault(say("cli-web-no-address", host=repr(host))) from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:  # "::" takes IPv4 too, whatever the system's default
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        listener.bind(address)
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise WebFault(_why(error, host, port)) from None
    listener.setblocking(False)
    return listener


def _why(error: OSError, host: str, port: int) -> Message:
    if error.errno == errno.EADDRINUSE:
        return say("cli-web-port-taken", port=port, host=host)
    if error.errno == errno.EACCES:
        return say("cli-web-port-needs-rights", port=port)
    if error.errno == errno.EADDRNOTAVAIL:
        return say("cli-web-no-address", host=host)
    return say("cli-web-not-listening", host=host, port=port, why=error.strerror or str(error))


@dataclass(frozen=True, slots=True)
class Tls:
    """Pages served over TLS. `context` gives that of the next handshake. `plain` is what is served without TLS: to who
    speaks HTTP on the pages' own port, and on `http`, a socket that listens for that alone, where there is one."""

    context: Callable[[], ssl.SSLContext]
    plain: ASGIApp
    http: socket.socket | None = None


class _Entrance:
    """Gives every accepted socket to uvicorn's protocols, as long as `connections` has room. With `handshakes` the
    pages' own are given once TLS is agreed on, and those who speak HTTP get `plain`."""

    def __init__(
        self,
        server: uvicorn.Server,
        connections: Connections,
        is_proxy: Callable[[str], bool],
        *,
        plain: uvicorn.Config,
        lines: _Lines,
        handshakes: Handshakes | None,
    ) -> None:
        self._server = server
        self._connections = connections
        self._is_proxy = is_proxy
        self._plain = plain
        self._lines = lines
        self._handshakes = handshakes
        self._rations = Rations(HANDSHAKES_PER_S, HANDSHAKE_BURST)
        self._opening: set[asyncio.Task[Any]] = set()

    def welcome(self, accepted: socket.socket, peer: str) -> None:
        """To the pages."""
        guest = self._admitted(accepted, peer, shakes=self._handshakes is not None)
        if guest is None:
            return
        if self._handshakes is None:
            self._begin(accepted, guest, self._server.config)
            return
        guest.shakes(partial(self._handshakes.give_up, accepted))
        self._handshakes.begin(accepted, partial(self._arrived, accepted, guest))

    def welcome_plain(self, accepted: socket.socket, peer: str) -> None:
        """To what is served without TLS."""
        guest = self._admitted(accepted, peer, shakes=False)
        if guest is not None:
            self._begin(accepted, guest, self._plain)

    def _admitted(self, accepted: socket.socket, peer: str, *, shakes: bool) -> Guest | None:
        """The newcomer; None, and its socket closed, where there is no room or an address shakes hands too often."""
        guest = Guest(peer, self._connections, shared=self._is_proxy(peer))
        over_ration = shakes and not guest.shared and self._rations.wait_s(guest.address, time.monotonic()) > 0
        if over_ration or not self._connections.admit(guest):
            accepted.close()
            return None
        return guest

    def _arrived(self, accepted: socket.socket, guest: Guest, found: Shaken | Plain | None) -> None:
        if found is None:
            guest.closed()
        elif guest.over:
            accepted.close()
        elif isinstance(found, Plain):
            self._begin(accepted, guest, self._plain)
        else:
            self._begin(accepted, guest, self._server.config, found.context)

    def _begin(
        self, accepted: socket.socket, guest: Guest, config: uvicorn.Config, tls: ssl.SSLContext | None = None
    ) -> None:
        opening = asyncio.create_task(self._open(accepted, guest, config, tls), name="connection")
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def _open(
        self, accepted: socket.socket, guest: Guest, config: uvicorn.Config, tls: ssl.SSLContext | None
    ) -> None:
        loop = asyncio.get_running_loop()
        lines = self._lines if config is self._server.config else None
        try:
            await loop.connect_accepted_socket(lambda: _Http(self._server, guest, config, lines), accepted, ssl=tls)
        except OSError:  # the peer is gone already
            guest.closed()
            accepted.close()


def most_connections() -> int:
    """As many as the process's limit of descriptors allows with KEPT_DESCRIPTORS left for the table."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MAX_CONNECTIONS
    return max(LEAST_CONNECTIONS, min(MAX_CONNECTIONS, soft - KEPT_DESCRIPTORS))


def _no_matter(trouble: Message | None) -> None:
    """For pages without a table behind them; what `accept` and uvicorn log stays."""


@asynccontextmanager
async def serving(
    app: ASGIApp,
    host: str,
    port: int,
    listener: socket.socket | None = None,
    *,
    fault: Callable[[Message | None], None] = _no_matter,
    is_proxy: Callable[[str], bool] = lambda peer: False,
    tls: Tls | None = None,
    seals: bool = False,
) -> AsyncGenerator[str]:
    """Serves `app` while the block runs; gives the address of the pages, such as "http://127.0.0.1:8000/".

    `listener` is a socket that already listens there; the block closes it. `fault` gets one line when tablets
    cannot connect any more, None when they can again. `is_proxy`: whether connections from an address bear many
    visitors' requests. `tls`: the pages are served over TLS; the block closes its socket too. `seals`: seats have cards
    that nobody else may know, and their lines are not compressed: TLS shows the length of a message, and a compressed
    one's follows what it says. Raises WebFault before anything is started. Leaving the block closes every tablet's
    line and ends within about GOODBYE_S seconds.
    """
    listener = listener or listen(host, port)
    connections = Connections(most_connections())
    config = _config(app, lifespan="on")
    plain = _config(app if tls is None else tls.plain, lifespan="off")
    plain.load()
    pictures = _config(app, lifespan="off", longest=MOST_BYTES, packed=False)  # a JPEG is compressed already
    pictures.load()
    sealed = _config(app, lifespan="off", packed=False) if seals else None
    if sealed is not None:
        sealed.load()
    server = _Server(config)
    seldom = _Seldom()
    uvicorn_log = logging.getLogger("uvicorn.error")
    uvicorn_log.addFilter(seldom)
    task = asyncio.create_task(server.serve(sockets=[]), name="web server")
    handshakes = None
    acceptors: list[Acceptor] = []
    try:
        while not server.started:
            if task.done():
                task.result()
                raise WebFault(say("cli-web-ended"))
            await asyncio.sleep(0.01)
        handshakes = None if tls is None else Handshakes(tls.context)
        entrance = _Entrance(
            server, connections, is_proxy, plain=plain, lines=_Lines(pictures, sealed), handshakes=handshakes
        )
        acceptors.append(Acceptor(listener, welcome=entrance.welcome, make_room=connections.make_room, fault=fault))
        if tls is not None and tls.http is not None:
            # The pages do not hang on it: that nobody is led to them is no fault of theirs.
            acceptors.append(
                Acceptor(tls.http, welcome=entrance.welcome_plain, make_room=connections.make_room, fault=_no_matter)
            )
        task.add_done_callback(lambda ended: _ended_alone(server, ended, fault))
        for acceptor in acceptors:
            acceptor.start()
        scheme = "http" if tls is None else "https"
        yield f"{scheme}://{shown_address(host)}:{listener.getsockname()[1]}/"
    finally:
        for acceptor in acceptors:
            acceptor.stop()
        if handshakes is not None:
            handshakes.stop()
        server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await task
        connections.cut_all()
        listener.close()
        if tls is not None and tls.http is not None:
            tls.http.close()
        uvicorn_log.removeFilter(seldom)


def _config(
    app: ASGIApp, *, lifespan: Literal["on", "off"], longest: int = 2 * MAX_MESSAGE_BYTES, packed: bool = True
) -> uvicorn.Config:
    """`longest`: bytes of a message on a WebSocket, once it is unpacked; a longer one ends it. `packed`: messages are
    compressed (RFC 7692) for who takes that; uvicorn keeps the last 4 KiB of a line for it (window bits 12)."""
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws=_WebSocket,
        ws_max_size=longest,
        ws_per_message_deflate=packed,
        ws_ping_interval=10.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=GOODBYE_S,
        h11_max_incomplete_event_size=16 * 1024,
        lifespan=lifespan,
    )


def _ended_alone(server: uvicorn.Server, task: asyncio.Task[None], fault: Callable[[Message | None], None]) -> None:
    if not server.should_exit:
        error = None if task.cancelled() else task.exception()
        fault(say("table-server-ended-why", why=str(error)) if error else say("table-server-ended"))


def shown_address(host: str) -> str:
    """How a browser on this machine writes `host`; the addresses that mean "all" become loopback's."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.is_unspecified:
        address = ipaddress.ip_address("127.0.0.1" if address.version == 4 else "::1")
    return str(address) if address.version == 4 else f"[{address}]"


async def serve(app: ASGIApp, host: str, port: int) -> None:
    """Serves `app` until cancelled, then shuts down cleanly. Raises WebFault."""
    async with serving(app, host, port):
        await asyncio.get_running_loop().create_future()
