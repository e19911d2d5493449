"""The addresses at which other machines reach the pages of a host that means all of this machine's addresses."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

_SIOCGIFADDR = 0x8915
"""Linux, netdevice(7): the IPv4 address of an interface."""
_NAME_BYTES = 15
"""Of an interface, without the closing zero (IFNAMSIZ - 1)."""
_AWAY = "192.0.2.1"
"""RFC 5737, for documentation: a way there is the way out. Nothing is sent."""


def listens_to_all(host: str) -> bool:
    """Whether this address means all that the machine has, as 0.0.0.0 does."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:  # a name
        return False


def reachable(host: str, address: str, own: Callable[[], Iterable[str]] | None = None) -> tuple[str, ...]:
    """`address`, at which this machine itself opens the pages, and where `host` means all addresses the same for other
    machines, as far as there are any. `own`: the addresses of this machine; None: those that it has."""
    if not listens_to_all(host):
        return (address,)
    scheme, port = urlsplit(address).scheme, urlsplit(address).port
    others = dict.fromkeys((own or own_addresses)())
    return (address, *(f"{scheme}://{one}:{port}/" for one in others if not ipaddress.ip_address(one).is_loopback))


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine, that of the way out first; without those of further interfaces where the
    system is not Linux."""
    found = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect((_AWAY, 9))
        found.append(str(line.getsockname()[0]))
    if sys.platform == "linux":
        found += _of_interfaces()
    return found


def _of_interfaces() -> list[str]:
    import fcntl  # not on every system

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for _, name in socket.if_nameindex():
            asked = struct.pack("256s", name.encode()[:_NAME_BYTES])
            with contextlib.suppress(OSError):  # it has no IPv4 address
                found.append(socket.inet_ntoa(fcntl.ioctl(line, _SIOCGIFADDR, asked)[20:24]))
    return found
