"""Three simulated tables of three games, a floor for them, and its page: all of it gone when it ends."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from controller.catalogue import log, said, text
from controller.complaint import complain
from controller.config import WebConfig
from controller.floor import administration
from controller.floor.alerts import Limits
from controller.floor.orphans import Orphan
from controller.floor.throwaway import Throwaway
from controller.games.registry import GAMES
from controller.keys.secret_files import KeysFault
from controller.runtime.wiring.floor_site import floor_site
from controller.web.server import WebFault

TABLES = tuple(GAMES)[::3]
"""Every third game; each table is called as its game."""
ENDS_S = 15.0
"""Longest until a table has ended by itself."""


def run(args: argparse.Namespace) -> int:
    """Until Ctrl-C; returns the exit code. Raises FloorFault where there is no PostgreSQL."""
    log.to_stderr()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # while PostgreSQL is made, too
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(contextlib.closing(Throwaway()))
        folder = stack.enter_context(_folder())
        try:
            return asyncio.run(_demo(server, folder, args))
        except (WebFault, KeysFault) as error:
            return complain("floor", said(error))


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder that does not outlast the program."""
    with tempfile.TemporaryDirectory(prefix="floor_demo") as folder:
        watch = Orphan(None, Path(folder))
        try:
            yield Path(folder)
        finally:
            watch.call_off()


async def _demo(server: Throwaway, folder: Path, args: argparse.Namespace) -> int:
    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    dsn = server.make("floor")
    administration.init(dsn)
    web = WebConfig() if args.port is None else WebConfig(port=args.port)
    async with contextlib.AsyncExitStack() as stack:
        site = await stack.enter_async_context(
            floor_site(dsn, web, keys=folder / "floor.db", folder=folder, limits=Limits())
        )
        print(text("cli-floor-open", address=site.address), flush=True)
        tables = [await stack.enter_async_context(_table(game, dsn, folder / game)) for game in TABLES]
        ends = [asyncio.create_task(table.wait()) for table in tables]
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({stopping, *ends}, return_when=asyncio.FIRST_COMPLETED)
        for game, table in zip(TABLES, tables, strict=True):
            if table.returncode is not None and not stop.is_set():
                return complain("floor", text("cli-floor-demo-ended", game=game, code=table.returncode))
        stopping.cancel()
        for table in tables:  # at once, as each takes some seconds
            _end(table)
    return 0


@asynccontextmanager
async def _table(game: str, dsn: str, folder: Path) -> AsyncGenerator[Process]:
    """A simulated table that sends to the floor, a program of its own, while the block runs. A terminal's Ctrl-C does
    not reach it: it is ended here."""
    words = ["demo", "--game", game, "--state", str(folder), "--port", "0", "--mcu", "fake", "--floor", dsn]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "controller", *words, stdin=DEVNULL, stdout=PIPE, start_new_session=True
    )
    speaking, watch = asyncio.create_task(_pass_on(game, process)), Orphan(process.pid)
    try:
        yield process
    finally:
        _end(process)
        try:
            await asyncio.wait_for(process.wait(), ENDS_S)
        except TimeoutError:
            process.kill()
            await process.wait()
        watch.call_off()
        await speaking


def _end(process: Process) -> None:
    """Ask it to end, where it has not ended."""
    if process.returncode is None:
        process.send_signal(signal.SIGINT)


async def _pass_on(game: str, process: Process) -> None:
    """What the table says, with its name before each line."""
    assert process.stdout is not None
    async for line in process.stdout:
        print(f"{game}: {line.decode(errors='replace').rstrip()}", flush=True)
