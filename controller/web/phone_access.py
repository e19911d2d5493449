"""Which phone may be the table's camera: a token of one use, a code that people compare, one camera at a time.

    offered --claimed by a phone--> waiting --confirmed by the dealer--> camera --ended--> none

Pure: no sockets, no clock. Time comes in as `now_s` (any monotonic seconds), chance as `new_token` and `choose`. Token
and key are kept as SHA-256 digests.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from controller.games.message import say
from controller.web.access import Denied

TOKEN_S = 60.0
"""From the moment the dealer asks for the code to the moment the phone's page must have opened."""
CONFIRM_S = 180.0
"""Within which the dealer confirms a phone: a person looks for the phone, its camera asks for permission."""
CODE_DIGITS = 4
"""Of the code that both pages show: the phone that the dealer holds is the one he confirms."""
LONGEST_NAME = 40
_SYSTEMS = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux")
_BROWSERS = (
    ("Firefox/", "Firefox"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("FxiOS/", "Firefox"),
    ("Safari/", "Safari"),
)
"""By what each writes into its User-Agent; the first found is it, as most name others too."""


def name_of(browser: str, model: str = "") -> str:
    """What a phone is called by its User-Agent and the model that its page says, such as "Pixel 7, Chrome"; at most
    LONGEST_NAME characters that say nothing else."""
    system = next((word for word in _SYSTEMS if word in browser), "?")
    made_by = next((name for mark, name in _BROWSERS if mark in browser), "")
    tidy = " ".join(re.sub(r"[^\w .()+-]", "", model).split()) or system
    return f"{tidy}, {made_by}"[:LONGEST_NAME] if made_by else tidy[:LONGEST_NAME]


@dataclass(frozen=True, slots=True)
class Phone:
    """A phone that has used a token. `code`: what both pages show; `until_s`: when it is too late to confirm it."""

    name: str
    address: str
    code: str
    key: str
    until_s: float


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class PhoneAccess:
    """At most one token, one phone that waits and one that is the camera."""

    def __init__(
        self,
        *,
        new_token: Callable[[], str] = lambda: secrets.token_urlsafe(16),
        choose: Callable[[str], str] = secrets.choice,
    ) -> None:
        self._new_token = new_token
        self._choose = choose
        self._token: tuple[str, float] | None = None
        self._used: str | None = None
        """The digest of the last token that was used."""
        self._waiting: Phone | None = None
        self.camera: Phone | None = None

    def asking(self, now_s: float) -> Phone | None:
        """The phone that waits for the dealer."""
        if self._waiting is not None and self._waiting.until_s <= now_s:
            self._waiting = None
        return self._waiting

    def left_s(self, now_s: float) -> float:
        """For how long the token is good still; 0 where there is none."""
        return 0.0 if self._token is None else max(0.0, self._token[1] - now_s)

    def offer(self, now_s: float) -> str:
        """A token; a former one, and a phone that waits, are void from now on. Raises Denied while a phone is the
        camera."""
        if self.camera is not None:
            raise Denied(say("phone-one-at-a-time", phone=self.camera.name))
        token = self._new_token()
        self._token, self._used, self._waiting = (_digest(token), now_s + TOKEN_S), None, None
        return token

    def check(self, token: str, now_s: float) -> None:
        """Raises Denied for a token that opens nothing: used, run out, or none that there ever was."""
        digest = _digest(token)
        if digest == self._used:
            raise Denied(say("phone-token-used"))
        if self._token is None or digest != self._token[0]:
            raise Denied(say("phone-token-wrong"))
        if self._token[1] <= now_s:
            raise Denied(say("phone-token-late", seconds=round(TOKEN_S)))

    def claim(self, token: str, name: str, address: str, now_s: float) -> str:
        """The key of the phone that waits from now on; the token is used up. Raises Denied as `check`."""
        self.check(token, now_s)
        key = self._new_token()
        code = "".join(self._choose("0123456789") for _ in range(CODE_DIGITS))
        self._token, self._used = None, _digest(token)
        self._waiting = Phone(name, address, code, _digest(key), now_s + CONFIRM_S)
        return key

    def was_used(self, token: str) -> bool:
        """Whether this is the last token that was used: somebody else has seen the dealer's code."""
        return _digest(token) == self._used

    def whose(self, key: str | None, now_s: float) -> Phone | None:
        """The phone of this key, while it waits or is the camera."""
        digest = None if key is None else _digest(key)
        return next((one for one in (self.camera, self.asking(now_s)) if one is not None and one.key == digest), None)

    def confirm(self, code: str, now_s: float) -> Phone:
        """The phone that waits under this code is the camera. Raises Denied where none does any more."""
        phone = self.asking(now_s)
        if phone is None or phone.code != code:
            raise Denied(say("phone-not-waiting"))
        self.camera, self._waiting = phone, None
        return phone

    def refuse(self, code: str, now_s: float) -> Phone:
        """The phone that waits under this code is sent away. Raises Denied where none does any more."""
        phone = self.asking(now_s)
        if phone is None or phone.code != code:
            raise Denied(say("phone-not-waiting"))
        self._waiting = None
        return phone

    def end(self) -> Phone:
        """The phone that was the camera is so no more. Raises Denied where none is."""
        phone, self.camera = self.camera, None
        if phone is None:
            raise Denied(say("phone-no-camera"))
        return phone
