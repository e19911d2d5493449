"""/camera, the page that makes a phone the table's camera: who may have it, the key for its token, and its line.

Without a token that is good, or the key that one was changed for, nobody sees the page, and no line is opened.
"""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from controller.games.message import say
from controller.web import pages
from controller.web.access import Denied
from controller.web.address import Caller
from controller.web.camera_socket import CameraLine
from controller.web.languages import catalogue_of
from controller.web.middleware import HEADERS
from controller.web.phone_access import Phone, name_of
from controller.web.phone_desk import PAGE, PhoneDesk
from controller.web.ports import Table

COOKIE = "faro_camera"
KEY_S = 12 * 3600
"""A browser keeps the key for this long; at the table it ends with the phone's time as the camera."""
LINE = f"{PAGE}/line"
FORBIDDEN = 403
NO_STORE = {"Cache-Control": "no-store"}
_POLICY = "Permissions-Policy"
WITH_CAMERA = {_POLICY: HEADERS[_POLICY].replace("camera=()", "camera=(self)"), **NO_STORE}
"""On this page alone a browser may be asked for its camera."""


def routes(table: Table, desk: PhoneDesk | None) -> list[BaseRoute]:
    """The page, what it sends its token to, and its line; `desk` None: the table's camera is no phone."""
    page = _CameraPage(table, desk)
    return [
        Route(PAGE, page.show),
        Route(PAGE, page.claim, methods=["POST"]),
        WebSocketRoute(LINE, page.line),
    ]


class _CameraPage:
    def __init__(self, table: Table, desk: PhoneDesk | None) -> None:
        self._table, self._desk = table, desk

    async def show(self, request: Request) -> Response:
        """The page, for who has a good token or the key of a phone."""
        catalogue = catalogue_of(request)
        try:
            if self._known(request) is None:
                self._desk_or_denied().check(request.query_params.get("token", ""))
        except Denied as denied:
            return HTMLResponse(pages.no_camera(catalogue, denied.message), FORBIDDEN, headers=NO_STORE)
        name = self._table.view()["table"]["name"]
        return HTMLResponse(pages.camera(catalogue, name), headers=WITH_CAMERA)

    async def claim(self, request: Request) -> Response:
        """Changes the token for the phone's key, in a cookie that the page's scripts do not see."""
        try:
            form = parse_qs((await request.body()).decode("utf-8", "replace"), max_num_fields=4)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except ValueError:  # more fields than any page of ours sends
            form = {}
        caller: Caller = request.scope["state"]["caller"]
        token = form.get("token", [""])[0]
        desk = self._desk
        if desk is not None and self._known(request) is not None and desk.access.was_used(token):
            return Response(status_code=204, headers=NO_STORE)  # the same phone has scanned its code again
        name = name_of(request.headers.get("user-agent", ""), form.get("model", [""])[0])
        try:
            key = self._desk_or_denied().claim(token, name, caller.address)
        except Denied as denied:
            return JSONResponse(denied.message.json(), FORBIDDEN, headers=NO_STORE)
        answer = Response(status_code=204, headers=NO_STORE)
        answer.set_cookie(COOKIE, key, max_age=KEY_S, path=PAGE, httponly=True, samesite="strict", secure=caller.secure)
        return answer

    async def line(self, socket: WebSocket) -> None:
        """The line of a phone that waits or is the camera; nobody else's is accepted."""
        phone = self._known(socket)
        if phone is None or self._desk is None:
            await socket.close(1008)
            return
        await socket.accept()
        socket.scope["state"]["connection"].prove()
        await CameraLine(socket, self._desk, phone).run(self._table)

    def _known(self, connection: HTTPConnection) -> Phone | None:
        return None if self._desk is None else self._desk.whose(connection.cookies.get(COOKIE))

    def _desk_or_denied(self) -> PhoneDesk:
        if self._desk is None:
            raise Denied(say("phone-other-source"))
        return self._desk
