"""The phone that is the table's camera: the dealer's acts on it, and what becomes of its line and its pictures.

`phone_access` decides which phone it may be; here it has consequences: a line for the table's log, a reason why no
picture comes, a word to the phone and to the dealer's page.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from controller.games.message import Coded, Message, as_message, say
from controller.web.access import Denied
from controller.web.invitation import base_for, only_here
from controller.web.phone_access import Phone, PhoneAccess
from controller.web.qr import code_of
from vision.capture.pushed import PushedPictures
from vision.message import Message as VisionMessage
from vision.message import say as vision_say

PAGE = "/camera"
NONE = vision_say("vision-phone-none")
LOST = vision_say("vision-phone-lost")


class PhoneLine(Protocol):
    """The line to a phone, as `camera_socket` has it."""

    def tell(self) -> None:
        """Tell the phone what it is now."""

    def end(self, why: Message) -> None:
        """Tell it that it is nothing any more, and close the line."""


class PhoneSource:
    """Where the pictures of a phone go. It is asked for such of `width` and `height` px, at most `fps` a second."""

    def __init__(self, width: int, height: int, fps: float) -> None:
        self.width, self.height, self.fps = width, height, fps
        self.pictures = PushedPictures((width, height), NONE)


class PhoneDesk:
    """In the table's loop. `source`: where the phone's pictures go; `own`: the addresses at which this machine's
    pages are reached, such as "https://192.168.1.7:8000/"; `note` gets a line for the log; `clock`: seconds."""

    def __init__(
        self,
        source: PhoneSource,
        *,
        own: Callable[[], Iterable[str]],
        note: Callable[[Message], None],
        clock: Callable[[], float] = time.monotonic,
        access: PhoneAccess | None = None,
    ) -> None:
        self.source, self.pictures = source, source.pictures
        self.access = access or PhoneAccess()
        self.on_change: Callable[[], None] = lambda: None
        """Called after each change of `view`."""
        self._own, self._note, self.clock = own, note, clock
        self._lines: dict[str, PhoneLine] = {}
        """By the phone's key: at most that of the camera and that of the phone that waits."""
        self._seen_again = False
        self._waited = False
        """A phone waited when it was last looked for."""

    # --- the dealer -----------------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """How it stands, for the dealer's page: `stage` none, offered, waiting or camera."""
        now_s = self.clock()
        camera, waiting = self.access.camera, self.access.asking(now_s)
        phone = camera or waiting
        if phone is None:
            left_s = self.access.left_s(now_s)
            return {"stage": "offered", "left_ms": round(1000 * left_s)} if left_s else {"stage": "none"}
        line = phone.key in self._lines
        shown = {"name": phone.name, "address": phone.address, "line": line}
        return {"stage": "camera", **shown} if camera else {"stage": "waiting", **shown, "code": phone.code}

    def offer(self, host: str, *, secure: bool) -> dict[str, Any]:
        """The code for a phone: its address, its QR code and for how long it is good. `host`: under which the dealer's
        page was opened, with its port; `secure`: over an encrypted line. Raises Denied."""
        base = self._base(host, secure=secure)
        waited = self.access.asking(self.clock())
        token = self.access.offer(self.clock())
        self._seen_again = False
        if waited is not None:
            self._end_line(waited, say("phone-other-code"))
        code = code_of(f"{base}{PAGE}?token={token}")
        self.on_change()
        left_ms = round(1000 * self.access.left_s(self.clock()))
        return {"address": f"{base}{PAGE}", "side": code.side, "path": code.path, "left_ms": left_ms}

    def confirm(self, code: str) -> None:
        """The phone that shows this code is the camera. Raises Denied."""
        phone = self.access.confirm(code, self.clock())
        self._note(say("phone-note-camera", phone=phone.name, address=phone.address))
        line = self._lines.get(phone.key)
        if line is None:
            self.pictures.none_come(LOST)
        else:
            self.pictures.come()
            line.tell()
        self.on_change()

    def refuse(self, code: str) -> None:
        """The phone that shows this code is sent away. Raises Denied."""
        phone = self.access.refuse(code, self.clock())
        self._end_line(phone, say("phone-refused"))
        self.on_change()

    def end(self) -> None:
        """The dealer ends it. Raises Denied."""
        self._end(say("phone-ended-by-dealer"), "phone-note-ended-by-dealer")

    def _end(self, why: Message, noted: str) -> None:
        phone = self.access.end()
        self.pictures.none_come(NONE)
        self._note(say(noted, phone=phone.name, address=phone.address))
        self._end_line(phone, why)
        self.on_change()

    def _end_line(self, phone: Phone, why: Message) -> None:
        line = self._lines.pop(phone.key, None)
        if line is not None:
            line.end(why)

    def _base(self, host: str, *, secure: bool) -> str:
        """Address of the table's pages for a phone, without the last slash. Raises Denied where a browser would not
        give its camera to a page there."""
        if not secure and not only_here(host):
            raise Denied(say("phone-not-encrypted"))
        return base_for(host, [one for one in self._own() if one.startswith("https://")], secure=secure)

    # --- the phone ------------------------------------------------------------------------------------------------

    def check(self, token: str) -> None:
        """Raises Denied for a token that opens nothing."""
        self.access.check(token, self.clock())

    def whose(self, key: str | None) -> Phone | None:
        """The phone of this key, while it waits or is the camera."""
        return self.access.whose(key, self.clock())

    def claim(self, token: str, name: str, address: str) -> str:
        """The phone's key for a token. Raises Denied; the log hears of a code that a second phone has seen."""
        try:
            key = self.access.claim(token, name, address, self.clock())
        except Denied:
            if self.access.was_used(token) and not self._seen_again:
                self._seen_again = True
                self._note(say("phone-note-seen-again", phone=name, address=address))
            raise
        self.on_change()
        return key

    def opened(self, phone: Phone, line: PhoneLine) -> None:
        """The phone has a line; a former one of its own gives way."""
        former = self._lines.pop(phone.key, None)
        self._lines[phone.key] = line
        if former is not None:
            former.end(say("phone-other-page"))
        if self.is_camera(phone):
            self.pictures.come()
        line.tell()
        self.on_change()

    def closed(self, phone: Phone, line: PhoneLine, why: VisionMessage | None = None) -> None:
        """This line of the phone's is gone. `why` no picture comes then; None: that alone is why."""
        if self._lines.get(phone.key) is not line:
            return
        del self._lines[phone.key]
        if self.is_camera(phone):
            self.pictures.none_come(why or LOST)
        self.on_change()

    def left(self, phone: Phone) -> None:
        """The phone itself ends it."""
        if self.is_camera(phone):
            self._end(say("phone-ended-here"), "phone-note-ended-by-phone")
        elif self.access.asking(self.clock()) == phone:
            self.access.refuse(phone.code, self.clock())
            self._end_line(phone, say("phone-ended-here"))
            self.on_change()

    def is_camera(self, phone: Phone) -> bool:
        return self.access.camera is not None and self.access.camera.key == phone.key

    def end_late(self) -> None:
        """Ends what nobody has confirmed in time; to be called now and then."""
        now_s = self.clock()
        known = {one.key for one in (self.access.camera, self.access.asking(now_s)) if one is not None}
        late = [key for key in self._lines if key not in known]
        for key in late:
            self._lines.pop(key).end(say("phone-not-confirmed"))
        waits = self.access.asking(now_s) is not None
        if late or (self._waited and not waits):  # a phone whose owner never started its camera has no line
            self.on_change()
        self._waited = waits


def in_words(message: Coded) -> dict[str, Any]:
    """A message of vision's or of ours as it goes to a page."""
    return as_message(message).json()
