"""Where other machines open the table's pages: the address, and the code that a tablet's camera opens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from controller.web.access import LOOPBACK_NAMES, host_name
from controller.web.address import is_loopback
from controller.web.qr import code_of


def only_here(host: str) -> bool:
    """Whether this name, perhaps with a port, means the machine itself that says it."""
    name = host_name(host)
    return name in LOOPBACK_NAMES or is_loopback(name)


def base_for(host: str, own: Iterable[str], *, secure: bool) -> str:
    """Address of the table's pages for another machine, without the last slash. `host`: under which a page was opened,
    with its port; `own`: the addresses at which this machine's pages are reached; `secure`: over an encrypted line.
    That of the page where it says where others come, or where there is no other."""
    if only_here(host):
        away = [one for one in own if not only_here(one.rstrip("/").partition("://")[2])]
        if away:
            return away[0].rstrip("/")
    return f"{'https' if secure else 'http'}://{host}"


def invitation(host: str, own: Iterable[str], path: str, *, secure: bool) -> dict[str, Any]:
    """`address` of the page `path` for another machine, `alone` where none reaches it, and its code (`qr.Code`): `side`
    and `path`."""
    base = base_for(host, own, secure=secure)
    code = code_of(base + path)
    alone = only_here(base.partition("://")[2])
    return {"address": base + path, "alone": alone, "side": code.side, "path": code.path}
