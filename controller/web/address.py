"""Whose request it is: the one place that decides which address is believed.

Pure: no sockets, no clock. Of a connection the address of its other end is known. A proxy that is listed says in
X-Forwarded-For whom it speaks for; nobody else's headers are believed.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from controller.games.message import Message, say

_FOR = b"x-forwarded-for"
_PROTO = b"x-forwarded-proto"
_PROXY_HEADERS = frozenset({_FOR, b"forwarded", b"x-real-ip"})


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks. `address` is the one that waits, rations and places are counted for and that the log names.

    `here`: the connection comes from this machine itself and bears no proxy's header. That a program on this machine
    passes on what comes from elsewhere cannot be seen. `secure`: the browser's line is encrypted.
    """

    address: str
    here: bool = False
    secure: bool = False


class Proxies:
    """The proxies that are believed, each an address or a network. Raises ValueError where one is neither."""

    def __init__(self, listed: Collection[str] = ()) -> None:
        self._networks = tuple(ipaddress.ip_network(one) for one in listed)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(plain(address))
        except ValueError:
            return False
        return any(known in network for network in self._networks)

    def caller(self, peer: str, scheme: str, headers: Iterable[tuple[bytes, bytes]]) -> Caller:
        """Whose request it is that comes from `peer` over "http", "https", "ws" or "wss" with these headers (names in
        lower case).

        Of a listed proxy it is the right-most address in X-Forwarded-For that is no listed proxy: that one was written
        by the proxy next to it. What stands left of it, or of a word that is no address, is anybody's.
        """
        said = [(name, value.decode("latin-1")) for name, value in headers if name in _PROXY_HEADERS or name == _PROTO]
        address, secure = plain(peer), scheme in ("https", "wss")
        if address not in self:
            forwarded = any(name in _PROXY_HEADERS for name, _ in said)
            return Caller(address, here=is_loopback(address) and not forwarded, secure=secure)
        for hop in reversed(",".join(value for name, value in said if name == _FOR).split(",")):
            named = _named(hop)
            if named is None:
                break
            address = named
            if address not in self:
                break
        protocols = [value for name, value in said if name == _PROTO]
        return Caller(address, secure=secure or protocols[-1:] == ["https"])


def plain(address: str) -> str:
    """The address in its usual form, IPv4 inside IPv6 as IPv4; what is no address as it is."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(getattr(known, "ipv4_mapped", None) or known)


def _named(hop: str) -> str | None:
    """The address that a proxy wrote, also with a port, as some do; None when it is none."""
    hop = hop.strip()
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        ipaddress.ip_address(hop)
    except ValueError:
        return None
    return plain(hop)


def is_loopback(address: str) -> bool:
    """Whether the address a connection came from is this machine itself (also as IPv4 inside IPv6)."""
    try:
        return ipaddress.ip_address(plain(address)).is_loopback
    except ValueError:
        return False


def counted_as(address: str) -> str:
    """The unit that is counted together: an IPv4 address or an IPv6 /64 (one household has the whole /64)."""
    try:
        known = ipaddress.ip_address(plain(address))
    except ValueError:
        return address
    return str(known if known.version == 4 else ipaddress.ip_network((known, 64), strict=False))


def proxy_mistake(name: str) -> Message | None:
    """What is wrong with a proxy in the configuration, None when it will do."""
    try:
        network = ipaddress.ip_network(name)
    except ValueError:
        return say("config-no-proxy", given=json.dumps(name))
    return say("config-proxy-everybody", given=json.dumps(name)) if network.prefixlen == 0 else None
