"""ASGI middleware in front of every page: whose request it is, requests rationed, Host and Origin checked, security
headers set, bodies bounded."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from controller.web.access import Access
from controller.web.address import Caller, counted_as
from controller.web.languages import catalogue_of
from controller.web.rations import Rations

MAX_BODY_BYTES = 2048
"""The only form is the PIN's."""

REFUSED_S = 1.0
"""A request beyond the rations waits so long for its refusal: an address has 32 connections, so it is refused as many
times a second and no more."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # with "no-referrer" browsers send "Origin: null" with a form
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Says in the scope's state, under "caller", whose request it is, and refuses what does not come to this table's
    own name or from its own pages, before any route sees it."""

    def __init__(self, app: ASGIApp, access: Access, clock: Callable[[], float]) -> None:
        self._app = app
        self._access = access
        self._clock = clock
        self._rations = Rations()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        caller = self._ask_whose(scope)
        refusal = self._over_ration(scope, caller)
        if refusal is not None:
            await asyncio.sleep(REFUSED_S)
        else:
            refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:  # closing before accepting answers the handshake with 403
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        app = self._app if refusal is None else refusal
        await app(scope, receive, send_with_headers)

    def _ask_whose(self, scope: Scope) -> Caller:
        peer = scope["client"][0] if scope["client"] else ""
        caller = self._access.caller(peer, scope["scheme"], scope["headers"])
        state = scope.setdefault("state", {})
        state["caller"] = caller
        if "connection" in state:
            state["connection"].speaks_for(caller.address)
        return caller

    def _over_ration(self, scope: Scope, caller: Caller) -> ASGIApp | None:
        """The connection ends with the refusal: who sends on without waiting for answers has to come again."""
        wait_s = self._rations.wait_s(counted_as(caller.address), self._clock())
        if wait_s == 0:
            return None
        headers = {"Retry-After": str(math.ceil(wait_s)), "Connection": "close"}
        return _plain(scope, "pages-too-many-requests", 429, headers)

    def _refusal(self, scope: Scope) -> ASGIApp | None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if len(headers.getlist("host")) != 1 or not self._access.host_allowed(host):
            return _plain(scope, "pages-wrong-host", 421)
        if "content-length" in headers and "transfer-encoding" in headers:
            return _plain(scope, "pages-two-lengths", 400, {"Connection": "close"})
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if unsafe and not self._access.origin_allowed(headers.get("origin"), host):
            return _plain(scope, "pages-other-site", 403)
        if scope["type"] == "http" and unsafe:
            length = headers.get("content-length", "")
            if not length.isdigit() or int(length) > MAX_BODY_BYTES:
                return _plain(scope, "pages-body-too-long", 413)
        return None


def _plain(scope: Scope, key: str, status: int, headers: dict[str, str] | None = None) -> ASGIApp:
    return PlainTextResponse(catalogue_of(HTTPConnection(scope)).text(key) + "\n", status, headers)
