"""Notifies systemd: that a long start goes on, that the table is up, and at every half watchdog period that its
loop still turns.

Nothing happens where systemd has not asked for it (no NOTIFY_SOCKET). sd_notify(3) is one datagram.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncGenerator, Mapping

STARTING_S = 60
"""Seconds that each sign of life adds to a start; TimeoutStartSec in the unit is the same."""


def still_starting(environment: Mapping[str, str] = os.environ) -> None:
    """The start takes long and goes on (a journal replayed from its first event): it may take STARTING_S more."""
    address = environment.get("NOTIFY_SOCKET")
    if address:
        with _line(address) as line:
            line.send(b"EXTEND_TIMEOUT_USEC=%d" % (STARTING_S * 1_000_000))


def _line(address: str) -> socket.socket:
    line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    try:
        line.connect("\0" + address[1:] if address.startswith("@") else address)
    except OSError:
        line.close()
        raise
    return line


@contextlib.asynccontextmanager
async def notified(environment: Mapping[str, str] = os.environ) -> AsyncGenerator[None]:
    """Ready while the block runs, with the watchdog's signs of life from this event loop."""
    address = environment.get("NOTIFY_SOCKET")
    if not address:
        yield
        return
    period_us = int(environment.get("WATCHDOG_USEC", "0"))
    with _line(address) as line:
        line.send(b"READY=1")
        alive = asyncio.create_task(_alive(line, period_us / 2e6)) if period_us else None
        try:
            yield
        finally:
            line.send(b"STOPPING=1")
            if alive is not None:
                alive.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await alive


async def _alive(line: socket.socket, period_s: float) -> None:
    while True:
        line.send(b"WATCHDOG=1")
        await asyncio.sleep(period_s)
