"""What the table's site and the floor's do alike: signing in and out by a cookie, forms, and tasks beside the pages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from controller.games.message import Message
from controller.web.access import KNOWN_DEVICE_S, Access, Denied
from controller.web.address import Caller

NO_STORE = {"Cache-Control": "no-store"}


def lifespan(
    tasks: Callable[[], Iterable[tuple[str, Coroutine[Any, Any, None]]]],
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """The tasks, by name, run while the site is served."""

    @asynccontextmanager
    async def run(app: Starlette) -> AsyncGenerator[None]:
        made = [asyncio.create_task(task, name=name) for name, task in tasks()]
        try:
            yield
        finally:
            for task in made:
                task.cancel()
            await asyncio.gather(*made, return_exceptions=True)

    return run


async def form_of(request: Request) -> dict[str, str] | None:
    """The first value of each field; None where nobody is there any more to read an answer."""
    try:
        body = await request.body()
    except ClientDisconnect:
        return None
    form = parse_qs(body.decode("utf-8", "replace"), max_num_fields=8)
    return {name: values[0] for name, values in form.items()}


def signed_in(
    request: Request, access: Access, now_s: float, *, cookie: str, pin: str, to: str, door: Callable[[Message], str]
) -> Response:
    """Leads to `to` with a session in the cookie; or `door`, the page that asks for the PIN, with why that was none."""
    caller: Caller = request.scope["state"]["caller"]
    try:
        session = access.sign_in(pin, caller.address, now_s, session=request.cookies.get(cookie))
    except Denied as denied:
        headers = dict(NO_STORE)
        if denied.retry_s > 0:
            headers["Retry-After"] = str(round(denied.retry_s + 0.5))
        return HTMLResponse(door(denied.message), 429 if denied.retry_s > 0 else 401, headers=headers)
    response = RedirectResponse(to, 303)
    response.set_cookie(
        cookie, session, max_age=int(KNOWN_DEVICE_S), httponly=True, samesite="strict", secure=caller.secure
    )
    return response


def signed_out(request: Request, access: Access, now_s: float, *, cookie: str) -> Response:
    """Leads to the first page; the session in the cookie has ended."""
    caller: Caller = request.scope["state"]["caller"]
    access.sign_out(request.cookies.get(cookie, ""), caller.address, now_s)
    response = RedirectResponse("/", 303)
    response.delete_cookie(cookie, httponly=True, samesite="strict", secure=caller.secure)
    return response
