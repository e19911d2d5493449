"""Who may do what from where: dealer's PIN, seat tokens, pairing codes, hosts and origins.

Pure: no sockets, no files, no clock. Time comes in as `now_s` (any monotonic seconds), chance as `new_token`.
Tokens are kept only as SHA-256 digests, so neither memory dumps nor the saved seats give a seat away.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from controller.games.message import Message, say
from controller.web.address import Caller, Proxies, counted_as
from controller.web.guessing import NOTE_GAP_S, Tries, WrongTryNotices

DEALER_SESSION_S = 12 * 3600.0
KNOWN_DEVICE_S = 30 * 24 * 3600.0
"""A browser keeps its session's cookie for this long: also when the session has run out it tells the table's own tablet
from a stranger behind the same address."""
PAIRING_CODE_S = 15 * 60.0
FREE_CODES = 10
LONGEST_CODE_WAIT_S = 60.0
"""There are 887 million codes: guessing is hopeless, and a stranger must not keep his neighbours from their seats."""
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No I, L, O, 0, 1: the code is read from a screen and typed on a phone."""
CODE_LENGTH = 6
MAX_REMEMBERED = 1000
"""Sessions and codes remembered at most; the oldest go first."""
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
LOOPBACK_NAMES = frozenset({"localhost", "ip6-localhost"})


class Denied(Exception):
    """A sign-in or pairing that is not accepted. `retry_s` > 0 when it is locked for that long."""

    def __init__(self, message: Message, retry_s: float = 0.0) -> None:
        super().__init__(str(message))
        self.message = message
        self.retry_s = retry_s


def host_name(host: str) -> str:
    """The name in a Host header without its port, lower case: "[::1]:8000" gives "::1". Empty when malformed."""
    host = host.strip().lower()
    if host.startswith("["):
        name, bracket, rest = host[1:].partition("]")
        return name if bracket and (not rest or rest[0] == ":") else ""
    name, _, port = host.partition(":")
    return name if not port or port.isdigit() else ""


def in_ascii(name: str) -> str:
    """A host's name as browsers send it: lower case, and letters beyond ASCII in their "xn--" form, so that
    "Karten-Häusl.local" is "xn--karten-husl-s8a.local"."""
    labels = unicodedata.normalize("NFKC", name).lower().split(".")
    return ".".join(label if label.isascii() else "xn--" + label.encode("punycode").decode() for label in labels)


def host_mistake(name: str) -> Message | None:
    """What is wrong with a host's name or address in the configuration, None when it will do."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        pass
    else:
        return None
    if re.fullmatch(r"[0-9.]+|.*:.*:.*", name):
        return say("config-no-address", given=json.dumps(name))
    known = in_ascii(name)
    if len(known) > 253 or not all(_LABEL.fullmatch(label) for label in known.split(".")):
        return say("config-no-host", given=json.dumps(name))
    return None


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Access:
    """The table's doorkeeper.

    `pin`: the dealer's PIN, None when none is configured (then there is no dealer's page but on loopback).
    `trust_loopback`: the pages are served on loopback alone. Only then, without a PIN and without `proxies`, a browser
    on the table's own machine is the dealer, and so is each visitor of what forwards to this port.
    `proxies`: addresses and networks whose X-Forwarded-For is believed.
    `hosts`: names, without port, under which the table may be called besides loopback names and bare addresses
    (a bare address cannot be rebound to us by a stranger's DNS). `join`: who may take a seat by merely giving a name:
    "loopback" (who is the dealer without a PIN), "anyone" or "nobody". `seats`: saved seats as `seats_to_save` gave
    them. `note` gets one line for each sign-in, sign-out, paired tablet and wrong try; never a PIN, code or token.

    Raises ValueError for another `join`.
    """

    def __init__(
        self,
        *,
        pin: str | None = None,
        trust_loopback: bool = True,
        proxies: Collection[str] = (),
        hosts: Collection[str] = (),
        join: str = "loopback",
        seats: Mapping[str, str] | None = None,
        note: Callable[[Message], None] = lambda message: None,
        new_token: Callable[[], str] = lambda: secrets.token_urlsafe(24),
        choose: Callable[[str], str] = secrets.choice,
    ) -> None:
        if join not in {"loopback", "anyone", "nobody"}:
            raise ValueError(f'join is {join!r}; allowed are "loopback", "anyone", "nobody"')
        self._pin = pin
        self._proxies = Proxies(proxies)
        self._trust_loopback = trust_loopback and pin is None and not self._proxies
        self._hosts = frozenset(in_ascii(host) for host in hosts)
        self._join = join
        self._seats = dict(seats or {})
        self._new_token = new_token
        self._choose = choose
        self._sessions: OrderedDict[str, float] = OrderedDict()
        self._codes: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.note = note
        self._pins = Tries()
        self._wrong_pins = WrongTryNotices("PIN")
        self._wrong_codes = WrongTryNotices("code")
        self._code_tries = Tries(free=FREE_CODES, longest_wait_s=LONGEST_CODE_WAIT_S)

    # --- where from ---------------------------------------------------------------------------------------------

    def caller(self, peer: str, scheme: str, headers: Iterable[tuple[bytes, bytes]]) -> Caller:
        """Whose request it is, as `address` decides."""
        return self._proxies.caller(peer, scheme, headers)

    def is_proxy(self, peer: str) -> bool:
        """Whether connections from `peer` bear many visitors' requests, each with its address."""
        return peer in self._proxies

    def host_allowed(self, host: str | None) -> bool:
        """Whether a request's Host header names this table."""
        name = host_name(host or "")
        if not name:
            return False
        if name in LOOPBACK_NAMES or name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def origin_allowed(self, origin: str | None, host: str | None) -> bool:
        """Whether a WebSocket or POST comes from our own pages: Origin's host and port equal Host.

        Every browser sends Origin on these; its absence means a program, which has no visitor to be tricked.
        """
        if origin is None:
            return True
        scheme, separator, rest = origin.partition("://")
        return bool(separator) and scheme in {"http", "https"} and rest.lower() == (host or "").lower()

    def trusted(self, caller: Caller) -> bool:
        """Whether the caller is the dealer without a PIN."""
        return self._trust_loopback and caller.here

    def may_join(self, caller: Caller) -> bool:
        """Whether the caller may take a seat by giving a name, without the dealer."""
        return self._join == "anyone" or (self._join == "loopback" and self.trusted(caller))

    # --- the dealer ---------------------------------------------------------------------------------------------

    @property
    def has_pin(self) -> bool:
        return self._pin is not None

    def sign_in(self, pin: str, address: str, now_s: float, *, session: str | None = None) -> str:
        """A new dealer's session for the right PIN. `session`: the cookie that the browser brings, also one that has
        run out. Raises Denied: wrong, too many wrong tries, or no PIN configured."""
        if self._pin is None:
            raise Denied(say("pages-no-pin"))
        known = session is not None and _digest(session) in self._sessions
        who = f"device {_digest(session)}" if known and session is not None else counted_as(address)
        _check_wait(self._pins.wait_s(who, now_s))
        if not hmac.compare_digest(pin.encode(), self._pin.encode()):
            self._pins.wrong(who, now_s, known=known)
            self._wrong_pins.wrong(address, now_s)
            self.report(now_s)
            raise Denied(say("pages-wrong-pin"))
        self._pins.right(who)
        self._tell(self._wrong_pins.due(now_s, at_once=True))
        self.note(say("pages-note-signs-in", address=address))
        session = self._new_token()
        self._sessions[_digest(session)] = now_s + DEALER_SESSION_S
        _trim(self._sessions)
        return session

    def is_dealer(self, session: str | None, now_s: float) -> bool:
        """Whether `session` (the cookie's value) is a dealer's session that has not run out."""
        return session is not None and self._sessions.get(_digest(session), float("-inf")) > now_s

    def sign_out(self, session: str, address: str, now_s: float) -> None:
        if self._sessions.pop(_digest(session), float("-inf")) > now_s:
            self.note(say("pages-note-signs-out", address=address))

    # --- seats --------------------------------------------------------------------------------------------------

    def take_seat(self, player: str) -> str:
        """A new token for the player's seat; the seat's former token is void from now on."""
        self.close_seat(player)
        token = self._new_token()
        self._seats[_digest(token)] = player
        return token

    def close_seat(self, player: str) -> None:
        """Takes back the seat's token and its open pairing codes."""
        self._seats = {digest: owner for digest, owner in self._seats.items() if owner != player}
        for code in [code for code, (owner, _) in self._codes.items() if owner == player]:
            del self._codes[code]

    def seat(self, token: str) -> str | None:
        """The player whose seat `token` is, or None."""
        return self._seats.get(_digest(token))

    def seats_to_save(self) -> dict[str, str]:
        """Token digest -> player, for `seats` of the next start, so that tablets keep their seats over a restart."""
        return dict(self._seats)

    def pairing_code(self, player: str, now_s: float) -> str:
        """A short code which gives one tablet the player's seat within a quarter of an hour."""
        code = "".join(self._choose(CODE_LETTERS) for _ in range(CODE_LENGTH))
        self._codes[code] = (player, now_s + PAIRING_CODE_S)
        _trim(self._codes)
        return code

    def pair(self, code: str, address: str, now_s: float) -> tuple[str, str]:
        """(player, token) for a pairing code, which is then used up. Raises Denied: unknown, run out, or too many
        wrong tries."""
        who = counted_as(address)
        _check_wait(self._code_tries.wait_s(who, now_s))
        player, until_s = self._codes.get(code.strip().upper(), ("", float("-inf")))
        if until_s <= now_s:
            self._code_tries.wrong(who, now_s, known=True)
            self._wrong_codes.wrong(address, now_s)
            self.report(now_s)
            raise Denied(say("pages-code-not-valid"))
        self._code_tries.right(who)
        self._tell(self._wrong_codes.due(now_s, at_once=True))
        self.note(say("pages-note-takes-seat", address=address, player=player))
        return player, self.take_seat(player)

    # --- reports to the table -----------------------------------------------------------------------------------

    def report(self, now_s: float) -> None:
        """Tells of wrong tries what is due; to be called now and then."""
        self._tell(self._wrong_pins.due(now_s))
        self._tell(self._wrong_codes.due(now_s))

    async def keep_reporting(self, clock: Callable[[], float]) -> None:
        """Says of wrong tries what is due also when no further one comes, until cancelled. `clock`: seconds."""
        while True:
            await asyncio.sleep(NOTE_GAP_S)
            self.report(clock())

    def _tell(self, message: Message | None) -> None:
        if message is not None:
            self.note(message)


def _check_wait(wait_s: float) -> None:
    if wait_s > 0:
        if wait_s > 90:
            raise Denied(say("pages-wait-minutes", minutes=round(wait_s / 60)), wait_s)
        raise Denied(say("pages-wait-seconds", seconds=max(1, round(wait_s))), wait_s)


def _trim(table: OrderedDict[str, Any]) -> None:
    while len(table) > MAX_REMEMBERED:
        table.popitem(last=False)
