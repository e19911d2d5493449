"""A real table as the configuration says."""

from __future__ import annotations

import argparse
import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

from controller.catalogue import log, said, text
from controller.cli.config_file import add_config, config_or_none
from controller.complaint import BAD_INPUT, complain
from controller.config import Config
from controller.keys.secret_files import KeysFault
from controller.runtime.computer_watch import ComputerWatch
from controller.runtime.journal import JournalError, JournalLost
from controller.runtime.systemd import notified, still_starting
from controller.runtime.wiring.assembly import Parts, Running, running
from controller.runtime.wiring.floor import FloorUnusable
from controller.runtime.wiring.real import PartsError, open_parts
from controller.web.reachable import reachable
from controller.web.server import WebFault
from firmware_bridge.notice import say
from hardware.devices import DeviceFault, Part

SAFE = say("table-safe-mode")


HELP = "cli-run-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_config(parser, required=False)
    parser.add_argument("--safe", action="store_true", help=text("cli-run-safe"))


def run(args: argparse.Namespace) -> int:
    if args.config is None:
        return complain("run", text("cli-run-no-config"))
    config = config_or_none("run", args.config)
    if config is None:
        return BAD_INPUT
    log.to_stderr()
    return served("run", config, args.config.resolve().parent, _say_open, safe=args.safe)


def served(
    command: str, config: Config, folder: Path, opened: Callable[[Config, Running], None], *, safe: bool = False
) -> int:
    """Run the table until it is stopped; returns the exit code of `command`. `folder`: what paths in the
    configuration are relative to; `opened` is called once its pages are open."""
    try:
        asyncio.run(_run(config, folder, opened, safe=safe))
    except JournalLost as error:  # a new start helps, and systemd makes one
        complain(command, said(error))
        return 1
    except (JournalError, WebFault, KeysFault, FloorUnusable, PartsError) as error:
        return complain(command, said(error))
    return 0


def _say_open(config: Config, table: Running) -> None:
    addresses = reachable(config.web.host, str(table.address))
    print(text("cli-run-open", table=config.table.name, address=addresses), flush=True)
    if table.fingerprint is not None:
        print(text("cli-run-fingerprint", fingerprint=table.fingerprint), flush=True)
    if config.web.readable:
        print(text("cli-run-readable"), flush=True)
    if not config.web.pin:
        print(text("cli-run-no-pin"), flush=True)


async def _run(config: Config, folder: Path, opened: Callable[[Config, Running], None], *, safe: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signum, stop.set)
    journal_path = folder / config.table.journal

    def parts() -> Parts:
        if safe:
            return Parts(untouched=True, on_sheet=config.on_sheet, computer=ComputerWatch(journal_path.parent))
        return open_parts(config, state=journal_path.parent, folder=folder)

    async with running(
        parts,
        config.table,
        config.game_rules(),
        journal_path=journal_path,
        web=config.web,
        folder=folder,
        alive=still_starting,
        safe=safe,
        floor=config.floor,
    ) as table:
        if safe:
            table.table.post(DeviceFault(Part.SAFE_MODE, SAFE))
        opened(config, table)
        async with notified():
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({stopping, table.task}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
