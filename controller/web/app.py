"""The table's web application: routes, pages and the WebSocket. Who may do what is in `access` and `session`."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Callable, Coroutine, Iterable
from functools import cache, lru_cache
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from controller.catalogue import Catalogue
from controller.games.audience import DEALER_VIEW, PUBLIC
from controller.web import away, camera_page, files, page_files, pages
from controller.web.access import Access
from controller.web.address import Caller, counted_as
from controller.web.broadcast import Hub, NoState, Outbox, SentAway
from controller.web.files import File, Files, answer_of
from controller.web.invitation import invitation
from controller.web.languages import catalogue_of, served
from controller.web.middleware import Guard
from controller.web.phone_desk import PhoneDesk
from controller.web.places import Full
from controller.web.ports import Table
from controller.web.program import program as served_program
from controller.web.sentences import sentences_of
from controller.web.session import CutOff, Door, Visitor
from controller.web.site_parts import form_of, lifespan, signed_in, signed_out
from controller.web.trust import Authority, trust_routes
from vision.render import card_art, spanish_art

log = logging.getLogger(__name__)

COOKIE = "faro_dealer"
MAX_SHELLS = 200
"""Pages remembered at most, by page, language and game."""
SEATS_S = 5.0
"""Between two looks for seats that two tablets use."""
BACK_S = 1.0
"""Between two looks for tablets that ask for their seats and that nobody has answered."""
PHONE_S = 2.0
"""Between two looks for phones that nobody has confirmed."""
LONGEST_BROWSER = 200
FOR_PAGES = ("/static/", "/scripts/", "/styles/", "/cards/", "/evidence/", "/service/", "/i18n/")
"""What pages ask for, and no person."""
GUARDED_PAGES = frozenset({"dealer", "service"})
SET_UP = "setup"
"""Query of the service page that opens the setting up of the camera; kept through the signing in."""
_CARD = re.compile(r"[A23456789TJQK][SHDC]")
_SPANISH = re.compile(r"[A234567JQK]?[SHDC]")
_DIGEST = re.compile(r"[0-9a-f]{8,128}")


def create_app(
    table: Table,
    access: Access,
    *,
    purse: int = 0,
    save_seats: Callable[[dict[str, str]], None] = lambda seats: None,
    clock: Callable[[], float] = time.monotonic,
    authority: Callable[[], Authority | None] = lambda: None,
    readable: bool = False,
    phone: PhoneDesk | None = None,
    own: Callable[[], Iterable[str]] = tuple,
    program: str | None = None,
) -> Starlette:
    """The application for one table.

    `purse`: bought in for whoever takes a seat by giving a name, in minor units. `save_seats` is called with the seats
    to keep (token digest -> player) whenever they change; give them back as `Access(seats=...)` at the next start.
    `clock`: seconds, monotonic. `authority`: the table's own, which signed the certificate of its pages, None where
    there is none. `readable`: the pages reach other machines unencrypted. `phone`: of the phone that is this table's
    camera; None: its camera is another. `own`: the addresses at which this machine's pages are reached.
    `program`: the one that serves the pages, None for what `controller.web.program` says.
    """
    hub = Hub(table)
    program = served_program() if program is None else program
    door = Door(table, access, clock=clock, save_seats=save_seats, purse=purse, phone=phone, own=own, program=program)
    site = _Site(table, hub, door, authority, readable=readable)

    def tasks() -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
        yield "tablets", hub.watch()
        yield "wrong tries", access.keep_reporting(clock)
        yield "second tablets", _watch_seats(door)
        yield "coming back", _watch_questions(door)
        yield "phone", _watch_phone(phone)

    routes = [
        Route("/", site.page("choose")),
        Route("/play", site.page("play")),
        Route("/dealer", site.page("dealer")),
        Route("/display", site.page("display")),
        Route("/service", site.page("service")),
        Route("/rules", site.page("rules")),
        Route("/help", site.page("help")),
        Route("/join.json", site.join),
        Route("/sign-in", site.sign_in, methods=["POST"]),
        Route("/sign-out", site.sign_out, methods=["POST"]),
        *trust_routes(authority, lambda request: "/"),
        *camera_page.routes(table, phone),
        Route("/cards/{card}.svg", site.card),
        Route("/cards/spanish/{card}.svg", site.spanish_card),
        Route("/evidence/{digest}.jpg", site.evidence),
        Route("/service/cards/{digest}.jpg", site.enrolled_card),
        Route("/i18n/{language}.ftl", sentences_of(program)),
        *page_files.routes(program),
        *away.routes(program),
        Route("/static/{path:path}", Files(files.ROOTS).answer),
        WebSocketRoute("/ws", site.websocket),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan(tasks),
        middleware=[Middleware(Guard, access=access, clock=clock)],
        exception_handlers={404: _lost},
    )


async def _lost(request: Request, _: Exception) -> Response:
    """A page for people; a plain line for what a page asks for."""
    if request.url.path.startswith(FOR_PAGES):
        return PlainTextResponse("Not found\n", 404)
    return HTMLResponse(pages.lost(catalogue_of(request)), 404, headers={"Cache-Control": "no-store"})


@lru_cache(MAX_SHELLS)
def _shell(
    name: str,
    catalogue: Catalogue,
    game: str,
    program: str,
    spoken: tuple[str, ...],
    fingerprint: str,
    *,
    readable: bool,
) -> str:
    return pages.page(
        name,
        catalogue,
        game=game,
        program=program,
        languages=spoken,
        fingerprint=fingerprint,
        readable=readable,
    )


class _Site:
    def __init__(
        self, table: Table, hub: Hub, door: Door, authority: Callable[[], Authority | None], *, readable: bool
    ) -> None:
        self._table = table
        self._hub = hub
        self._door = door
        self._authority = authority
        self._readable = readable

    # --- pages --------------------------------------------------------------------------------------------------

    def page(self, name: str) -> Callable[[Request], Any]:
        async def show(request: Request) -> Response:
            if name in GUARDED_PAGES and not self._door.dealer_allowed(_visitor(request, name)):
                if not self._door.access.has_pin:
                    return PlainTextResponse(catalogue_of(request).text("pages-no-pin-page") + "\n", 403)
                to = f"/{name}?{SET_UP}" if request.url.query == SET_UP else f"/{name}"
                return HTMLResponse(
                    pages.sign_in(to, catalogue_of(request)), 401, headers={"Cache-Control": "no-store"}
                )
            authority = self._authority()
            shown = _shell(
                name,
                catalogue_of(request),
                self._table.view()["table"]["game"],
                self._door.program,
                served(),
                authority.fingerprint if authority is not None else "",
                readable=self._readable,
            )
            return HTMLResponse(shown, headers={"Cache-Control": "no-store"})

        return show

    async def join(self, request: Request) -> Response:
        """Where a tablet comes to take a seat: {address, alone, side, path} (`invitation`)."""
        host, secure = request.headers.get("host", ""), _caller(request).secure
        shown = invitation(host, self._door.own(), "/play", secure=secure)
        return File.of(json.dumps(shown).encode(), "application/json").answer(request, cache="no-store")

    async def sign_in(self, request: Request) -> Response:
        form = await form_of(request)
        if form is None:
            return Response(status_code=400)
        to = form.get("to", "")
        to = to if to.removeprefix("/").removesuffix(f"?{SET_UP}") in GUARDED_PAGES else "/dealer"
        catalogue, known = catalogue_of(request), self._door
        return signed_in(
            request,
            known.access,
            known.clock(),
            cookie=COOKIE,
            pin=form.get("pin", ""),
            to=to,
            door=lambda why: pages.sign_in(to, catalogue, why),
        )

    async def sign_out(self, request: Request) -> Response:
        return signed_out(request, self._door.access, self._door.clock(), cookie=COOKIE)

    # --- pictures -----------------------------------------------------------------------------------------------

    async def card(self, request: Request) -> Response:
        card = request.path_params["card"]
        return answer_of(_card(card) if _CARD.fullmatch(card) else None, request, cache="max-age=86400")

    async def spanish_card(self, request: Request) -> Response:
        """A card of the Spanish pack by the French one that stands for it, or the sign of a suit."""
        card = request.path_params["card"]
        return answer_of(_spanish(card) if _SPANISH.fullmatch(card) else None, request, cache="max-age=86400")

    async def evidence(self, request: Request) -> Response:
        if not self._table.game.hides:
            return _picture(self._table.evidence, request, "max-age=31536000, immutable")
        viewer = DEALER_VIEW if self._door.dealer_allowed(_visitor(request, "dealer")) else PUBLIC
        return _picture(lambda digest: self._table.evidence(digest, viewer), request, "private, no-store")

    async def enrolled_card(self, request: Request) -> Response:
        """A card of a pack that is being enrolled, for the dealer alone."""
        if not self._door.dealer_allowed(_visitor(request, "service")):
            return PlainTextResponse(catalogue_of(request).text("pages-only-service") + "\n", 401)
        return _picture(self._table.service_picture, request, "private, max-age=3600, immutable")

    # --- tablets ------------------------------------------------------------------------------------------------

    async def websocket(self, socket: WebSocket) -> None:
        page = socket.query_params.get("as", "display")
        visitor = _visitor(socket, page if page in ("dealer", "seat", "service") else "display")
        await socket.accept()
        connection = socket.scope["state"]["connection"]
        try:
            outbox = self._hub.add(
                socket,
                counted_as(visitor.caller.address),
                dealer=visitor.page in GUARDED_PAGES and self._door.dealer_allowed(visitor),
                seeks_seat=visitor.page == "seat",
                here=self._door.access.trusted(visitor.caller),
                release=connection.release,
            )
        except Full:
            await socket.close(1013, "full")
            return
        connection.prove()
        visit = self._door.enter(visitor, outbox)
        writer = asyncio.create_task(_write(outbox, self._hub, socket), name="tablet")
        writer.add_done_callback(lambda _: connection.release())  # a tablet that takes nothing is not waited for
        try:
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect" or writer.done():
                    break
                with self._hub.asked_by(outbox):
                    await visit.receive(message.get("text") or "")
                await asyncio.sleep(0)  # a flood of messages must not keep the writer from its turn
        except CutOff as cut:
            await _close(socket, 1008, str(cut))
        finally:
            self._door.leave(visit)
            self._hub.remove(outbox)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)


async def _watch_seats(door: Door) -> None:
    while True:
        await asyncio.sleep(SEATS_S)
        door.tell_of_second_tablets()


async def _watch_questions(door: Door) -> None:
    while True:
        await asyncio.sleep(BACK_S)
        door.end_late_questions()


async def _watch_phone(phone: PhoneDesk | None) -> None:
    while phone is not None:
        await asyncio.sleep(PHONE_S)
        phone.end_late()


async def _write(outbox: Outbox, hub: Hub, socket: WebSocket) -> None:
    try:
        await outbox.run(hub)
    except SentAway as why:
        await _close(socket, 1013, str(why))
    except TimeoutError:  # the tablet takes nothing any more
        await _close(socket, 1013, "too_slow")
    except NoState as why:
        await _close(socket, 1011, str(why))
    except (OSError, RuntimeError, WebSocketDisconnect):
        return
    except Exception:
        log.exception("a tablet could not be reached")
        await _close(socket, 1011, "fault")


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """`reason` is one word: no page shows it, it is for whoever looks into the line."""
    try:
        async with asyncio.timeout(1.0):
            await socket.close(code, reason)
    except (OSError, RuntimeError, TimeoutError, WebSocketDisconnect):
        return


def _picture(kept: Callable[[str], bytes | None], request: Request, cache: str) -> Response:
    """The JPEG kept under the digest that was asked for; `cache`: how long the tablet may keep it."""
    digest = request.path_params["digest"]
    jpeg = kept(digest) if _DIGEST.fullmatch(digest) else None
    if jpeg is None:
        return PlainTextResponse("Not found\n", 404)
    return Response(jpeg, media_type="image/jpeg", headers={"Cache-Control": cache})


def _caller(connection: HTTPConnection) -> Caller:
    caller: Caller = connection.scope["state"]["caller"]
    return caller


def _visitor(connection: HTTPConnection, page: str) -> Visitor:
    browser = connection.headers.get("user-agent", "")[:LONGEST_BROWSER]
    host = connection.headers.get("host", "")
    return Visitor(_caller(connection), connection.cookies.get(COOKIE), page, browser, host)


@cache
def _card(card: str) -> File:
    return File.of(card_art.svg(card).encode(), "image/svg+xml")


@cache
def _spanish(card: str) -> File:
    drawn = spanish_art.sign_svg(card) if len(card) == 1 else spanish_art.svg(card)
    return File.of(drawn.encode(), "image/svg+xml")
