"""The floor's web site: its pages, who may see them, and the watch that keeps the alerts. `page` says what they say."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from datetime import UTC, date, datetime
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from controller.floor import page
from controller.floor.alerts import Limits, Standing
from controller.floor.connection import FloorFault
from controller.floor.page_link import Day, PageLink, Raised, Shown
from controller.games.message import Message
from controller.web import files, pages
from controller.web.access import Access
from controller.web.address import Caller
from controller.web.files import Files
from controller.web.languages import catalogue_of
from controller.web.middleware import Guard
from controller.web.site_parts import NO_STORE, form_of, lifespan, signed_in, signed_out
from controller.web.trust import Authority, trust_routes

log = logging.getLogger(__name__)

COOKIE = "faro_floor"
"""Another one than a table's, which may be served from the same computer."""
FRESH_S = 0.5
"""How long what was read is shown to others who ask."""
WATCH_S = 2.0
"""Between two looks for alerts."""
UNWATCHED_S = 4 * WATCH_S
"""The last good look for alerts longer ago than this: the page says so."""
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_DIGEST = re.compile(r"[0-9a-f]{32}")
_NUMBER = re.compile(r"[0-9]{1,9}")

State = tuple[list[Shown], list[Raised]]


def create_site(
    link: PageLink,
    access: Access,
    *,
    limits: Limits,
    clock: Callable[[], float] = time.monotonic,
    authority: Callable[[], Authority | None] = lambda: None,
    today: Callable[[], date] = lambda: datetime.now(UTC).date(),
    watch: bool = True,
) -> Starlette:
    """The application. `clock`: seconds, monotonic; `authority`: that which signed the certificate of the pages, None
    where there is none; `today`: by UTC; `watch`: keep the alerts too."""
    watched = _Watched(clock) if watch else None
    site = _Site(link, access, limits, clock, today, watched)

    def tasks() -> Iterable[tuple[str, Coroutine[Any, Any, None]]]:
        yield "wrong tries", access.keep_reporting(clock)
        if watched is not None:
            watched.good()
            yield "alerts", _watch(link, limits, clock, watched)

    routes = [
        Route("/", site.guarded(site.floor)),
        Route("/inside", site.guarded(site.inside)),
        Route("/trail", site.guarded(site.trail)),
        Route("/sheet/{name}", site.guarded(site.sheet_of_today)),
        Route("/sheet/{name}/{day}.csv", site.guarded(site.sheet_csv)),
        Route("/sheet/{name}/{day}", site.guarded(site.sheet)),
        Route("/picture/{name}/{digest}.jpg", site.guarded(site.picture)),
        Route("/acknowledge", site.guarded(site.acknowledge), methods=["POST"]),
        Route("/sign-in", site.sign_in, methods=["POST"]),
        Route("/sign-out", site.sign_out, methods=["POST"]),
        *trust_routes(authority, lambda request: "/"),
        Route("/static/{path:path}", Files(files.ROOTS).answer),
    ]
    return Starlette(
        routes=routes, lifespan=lifespan(tasks), middleware=[Middleware(Guard, access=access, clock=clock)]
    )


Answer = Callable[[Request], Awaitable[Response]]


class _Watched:
    """When alerts were looked for the last time with success; the beginning counts as one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.good()

    def good(self) -> None:
        """They were."""
        self._at_s, self._at = self._clock(), datetime.now(UTC)

    def old(self) -> datetime | None:
        """When that was, where it is too long ago."""
        return self._at if self._clock() - self._at_s > UNWATCHED_S else None


class _Site:
    def __init__(
        self,
        link: PageLink,
        access: Access,
        limits: Limits,
        clock: Callable[[], float],
        today: Callable[[], date],
        watched: _Watched | None,
    ) -> None:
        self._link, self._access, self._limits, self._clock, self._today = link, access, limits, clock, today
        self._watched = watched
        self._state: tuple[float, State] | None = None
        self._one_reads = asyncio.Lock()

    def guarded(self, answer: Answer) -> Answer:
        """For who has signed in, or sits at the floor's own computer where there is no PIN."""

        async def guarded(request: Request) -> Response:
            caller: Caller = request.scope["state"]["caller"]
            if not self._access.trusted(caller) and not self._signed_in(request):
                if not self._access.has_pin:
                    return PlainTextResponse(catalogue_of(request).text("floor-no-pin") + "\n", 403)
                if request.url.path == "/inside" or request.method == "POST":
                    return PlainTextResponse("Sign in\n", 401, headers=NO_STORE)
                return HTMLResponse(_door(request), 401, headers=NO_STORE)
            try:
                return await answer(request)
            except FloorFault as fault:
                catalogue = catalogue_of(request)
                said = page.silent(catalogue, fault.message)
                if request.url.path != "/inside":
                    said = page.floor(catalogue, said, signed_in=self._signed_in(request))
                return HTMLResponse(said, 503, headers=NO_STORE)

        return guarded

    def _signed_in(self, request: Request) -> bool:
        return self._access.is_dealer(request.cookies.get(COOKIE), self._clock())

    # --- pages --------------------------------------------------------------------------------------------------

    async def floor(self, request: Request) -> Response:
        shown = page.floor(catalogue_of(request), await self._inside(request), signed_in=self._signed_in(request))
        return HTMLResponse(shown, headers=NO_STORE)

    async def inside(self, request: Request) -> Response:
        return HTMLResponse(await self._inside(request), headers=NO_STORE)

    async def trail(self, request: Request) -> Response:
        alerts = await asyncio.to_thread(self._link.trail)
        return HTMLResponse(page.trail(catalogue_of(request), alerts), headers=NO_STORE)

    async def sheet_of_today(self, request: Request) -> Response:
        name = request.path_params["name"]
        if not _NAME.fullmatch(name):
            return _none()
        return RedirectResponse(f"/sheet/{name}/{self._today().isoformat()}", 307, headers=NO_STORE)

    async def sheet(self, request: Request) -> Response:
        found = await self._day(request)
        return _none() if found is None else HTMLResponse(page.sheet(catalogue_of(request), found), headers=NO_STORE)

    async def sheet_csv(self, request: Request) -> Response:
        found = await self._day(request)
        if found is None:
            return _none()
        name = f'attachment; filename="{found.name}-{found.day.isoformat()}.csv"'
        headers = {**NO_STORE, "Content-Disposition": name}
        return Response(page.sheet_csv(catalogue_of(request), found), media_type="text/csv", headers=headers)

    async def picture(self, request: Request) -> Response:
        """One that a table has sent. Its address names what is in it: a browser may keep it, and nobody between."""
        name, digest = request.path_params["name"], request.path_params["digest"]
        if not _NAME.fullmatch(name) or not _DIGEST.fullmatch(digest):
            return _none()
        jpeg = await asyncio.to_thread(self._link.picture, name, digest)
        if jpeg is None:
            return _none()
        return Response(jpeg, media_type="image/jpeg", headers={"Cache-Control": "private, max-age=3600, immutable"})

    async def acknowledge(self, request: Request) -> Response:
        form = await form_of(request) or {}
        number, by = form.get("alert", ""), " ".join(form.get("by", "").split())[:60]
        if not _NUMBER.fullmatch(number) or not by:
            return PlainTextResponse(catalogue_of(request).text("floor-by-missing") + "\n", 400)
        first = await asyncio.to_thread(self._link.acknowledge, int(number), by)
        self._state = None
        if not first:
            return PlainTextResponse(catalogue_of(request).text("floor-taken") + "\n", 409)
        return RedirectResponse("/", 303)

    # --- signing in ---------------------------------------------------------------------------------------------

    async def sign_in(self, request: Request) -> Response:
        pin = (await form_of(request) or {}).get("pin", "")
        return signed_in(
            request,
            self._access,
            self._clock(),
            cookie=COOKIE,
            pin=pin,
            to="/",
            door=lambda why: _door(request, why),
        )

    async def sign_out(self, request: Request) -> Response:
        return signed_out(request, self._access, self._clock(), cookie=COOKIE)

    # --- what is read -------------------------------------------------------------------------------------------

    async def _inside(self, request: Request) -> str:
        async with self._one_reads:
            if self._state is None or self._clock() - self._state[0] > FRESH_S:
                self._state = None
                self._state = self._clock(), await asyncio.to_thread(self._read)
            tables, alerts = self._state[1]
        old = None if self._watched is None else self._watched.old()
        return page.inside_of(catalogue_of(request), tables, alerts, self._limits.offline_s, of_then=old)

    def _read(self) -> State:
        return self._link.tables(), self._link.open_alerts()

    async def _day(self, request: Request) -> Day | None:
        name, day = request.path_params["name"], request.path_params["day"]
        try:
            wanted = date.fromisoformat(day)
        except ValueError:
            return None
        if not _NAME.fullmatch(name) or not date(2000, 1, 1) <= wanted <= date(2999, 12, 31):
            return None
        return await asyncio.to_thread(self._link.day, name, wanted)


def _door(request: Request, refused: Message | None = None) -> str:
    words = {"heading": "floor-sign-in-heading", "back": "floor-back-to-floor"}
    return pages.sign_in("/", catalogue_of(request), refused, **words)


def _none() -> Response:
    return PlainTextResponse("Not found\n", 404)


async def _watch(link: PageLink, limits: Limits, clock: Callable[[], float], watched: _Watched) -> None:
    """Keeps the alerts for as long as this is awaited, whatever goes wrong meanwhile."""
    standing, said = Standing(limits), ""
    while True:
        try:
            known = await asyncio.to_thread(link.known)
            await asyncio.to_thread(link.keep, standing.now(known, clock()))
            watched.good()
            said = ""
        except FloorFault as fault:
            if said != str(fault.message):
                log.warning("%s", fault.message)
            said = str(fault.message)
        except Exception as error:
            if said != repr(error):
                log.exception("alerts cannot be looked for")
            said = repr(error)
        await asyncio.sleep(WATCH_S)
