"""The page about the table's own certificate, and what is served without TLS: that page, and the way to https."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from controller.web import files, pages
from controller.web.access import Access, host_name
from controller.web.files import Files
from controller.web.languages import catalogue_of
from controller.web.middleware import Guard

HTTPS_PORT = 443
PAGE_FILES = frozenset(
    {"icon.svg", "table.webmanifest"} | {f"css/{name}.css" for name in ("base", "table", "pages", "service", "room")}
)
"""What the page about trust is drawn with."""


@dataclass(frozen=True, slots=True)
class Authority:
    """The table's own authority. `fingerprint`: SHA-256 of its certificate, as browsers show it; `certificate`: DER."""

    fingerprint: str
    certificate: bytes


def trust_routes(authority: Callable[[], Authority | None], front: Callable[[Request], str]) -> list[Route]:
    """The page about trust and the certificate, for as long as there is an authority. `front`: address of the table's
    front page."""

    async def show(request: Request) -> Response:
        own = authority()
        if own is None:
            return PlainTextResponse("Not found\n", 404)
        shown = pages.trust(catalogue_of(request), own.fingerprint, front(request))
        return HTMLResponse(shown, headers={"Cache-Control": "no-store"})

    async def fetch(request: Request) -> Response:
        own = authority()
        if own is None:
            return PlainTextResponse("Not found\n", 404)
        return Response(own.certificate, media_type="application/x-x509-ca-cert", headers={"Cache-Control": "no-store"})

    return [Route("/trust", show), Route(pages.CERTIFICATE, fetch)]


def plain_app(
    access: Access,
    port: int,
    authority: Callable[[], Authority | None],
    *,
    clock: Callable[[], float] = time.monotonic,
) -> Starlette:
    """What is served without TLS; `port` is that of the pages. A request that sends something, such as a PIN, is led
    nowhere: it has been read on the way already."""
    drawn_with = Files(files.ROOTS)

    async def page_file(request: Request) -> Response:
        if request.path_params["path"] in PAGE_FILES:
            return await drawn_with.answer(request)
        return await lead(request)

    async def lead(request: Request) -> Response:
        return RedirectResponse(_encrypted(request, port), 307, headers={"Cache-Control": "no-store"})

    routes = [
        *trust_routes(authority, lambda request: _encrypted(request, port, "/")),
        Route("/static/{path:path}", page_file),
        Route("/{path:path}", lead),
    ]
    return Starlette(routes=routes, middleware=[Middleware(Guard, access=access, clock=clock)])


def _encrypted(request: Request, port: int, path: str | None = None) -> str:
    """The address over TLS: the name that was asked for, which the guard has let pass, and this path, or the same."""
    asked = request.url
    name = host_name(request.headers["host"])
    name = f"[{name}]" if ":" in name else name
    shown_port = "" if port == HTTPS_PORT else f":{port}"
    query = f"?{asked.query}" if asked.query and path is None else ""
    return f"https://{name}{shown_port}{path or asked.path}{query}"
