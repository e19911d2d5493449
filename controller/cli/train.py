"""A dealer's training: the simulated table of the demonstration, with mistakes on purpose."""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from controller.catalogue import log, said, text
from controller.cli.mistakes import InputError
from controller.cli.simulated import BANK, JOURNAL, PERSON_PURSE, greet, own_state, pages_mistake, simulated_table
from controller.complaint import complain
from controller.config import TableConfig, WebConfig
from controller.demo.habits import TRAINING
from controller.demo.misreading import Misreading
from controller.demo.trainer import LIMIT_S, Trainer
from controller.demo.training_sheet import SheetError, TrainingSheet
from controller.games.registry import DEFAULT
from controller.keys.secret_files import KeysFault
from controller.runtime.journal import JournalError
from controller.runtime.wiring.assembly import Running, running
from controller.runtime.wiring.real import PartsError
from controller.web.server import WebFault

SHEET = "training.json"
DARK_S = 3.0
"""Seconds without power in that case: long enough to see what the pages do."""

HELP = "cli-train-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(TRAINING), default=DEFAULT, help=text("cli-train-game"))
    parser.add_argument("--seed", type=int, default=7, help=text("cli-train-seed"))
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-demo-host"))
    parser.add_argument("--port", type=int, default=8000, help=text("cli-demo-port"))
    parser.add_argument("--tls", choices=("auto", "off"), default="auto", help=text("cli-demo-tls"))
    parser.add_argument("--pin", default="", help=text("cli-demo-pin"))
    parser.add_argument("--state", type=Path, metavar="DIR", help=text("cli-train-state"))
    parser.add_argument("--fresh", action="store_true", help=text("cli-train-fresh"))


def run(args: argparse.Namespace) -> int:
    log.to_stderr()
    if (wrong := pages_mistake(args)) is not None:
        return complain("train", wrong)
    state = args.state or Path("state/train" if args.game == DEFAULT else f"state/train_{args.game}")
    web = WebConfig(host=args.host, port=args.port, pin=args.pin, tls=args.tls)
    try:
        with own_state(state, args.fresh):
            return asyncio.run(_train(args.game, args.seed, state, web))
    except (InputError, JournalError, PartsError, WebFault, KeysFault, SheetError) as error:
        return complain("train", said(error))


async def _train(game: str, seed: int, state: Path, web: WebConfig) -> int:
    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    sheet = TrainingSheet(state / SHEET, in_order(game, seed), TRAINING[game].cases)
    while True:
        port = await powered(game, state=state, web=web, sheet=sheet, seed=seed, stop=stop)
        if port is None:
            return 0
        web = replace(web, port=port)


def in_order(game: str, seed: int) -> list[str]:
    """The cases of a training, as the seed has them: the power cut last, as all pages go dark with it."""
    *cases, last = TRAINING[game].cases
    random.Random(f"{seed}/training").shuffle(cases)
    return [*cases, last]


async def powered(
    game: str,
    *,
    state: Path,
    web: WebConfig,
    sheet: TrainingSheet,
    seed: int,
    stop: asyncio.Event,
    pace: str = "real",
    limit_s: float = LIMIT_S,
    dark_s: float = DARK_S,
    opened: Callable[[int], None] = lambda port: None,
) -> int | None:
    """The training while the power is on; `opened` is called with the port of its pages. Returns that port where the
    power was cut, None once `stop` is set."""
    table = simulated_table(game, {}, state=state, seed=seed, pace=pace, mcu="fake")
    parts, scene = table.parts, table.scene
    misreading = Misreading(parts.tracker)
    parts.tracker = misreading
    trainer = Trainer(
        table.director,
        scene,
        training=TRAINING[game],
        sheet=sheet,
        troubles=table.troubles,
        misreading=misreading,
        seed=seed,
        limit_s=limit_s,
    )
    settings = TableConfig(name=text("cli-train-table"), game=game, bank=BANK, odds=True, purse=PERSON_PURSE)
    rules: Mapping[str, Any] = {}
    async with running(parts, settings, rules, journal_path=state / JOURNAL, web=web, demo=trainer.demo) as at_work:
        assert at_work.address is not None
        if sheet.dark is None:
            greet(web.host, at_work.address, at_work.fingerprint)
            print(text("cli-train-open", address=f"{at_work.address}dealer"), flush=True)
        port = urlsplit(at_work.address).port
        assert port is not None
        opened(port)
        was_cut = await _until_dark(table.director.run(at_work), trainer.run(at_work), at_work, stop)
    if not was_cut:
        return None
    scene.draw_card()  # the hand goes on in the dark; what it does is kept at once
    with suppress(TimeoutError):
        async with asyncio.timeout(dark_s):
            await stop.wait()
    return None if stop.is_set() else port


async def _until_dark(
    dealing: Coroutine[Any, Any, None], training: Coroutine[Any, Any, bool], at_work: Running, stop: asyncio.Event
) -> bool:
    """Whether the power is to be cut; else it was stopped."""
    tasks = [asyncio.create_task(work) for work in (dealing, training, stop.wait())]
    try:
        await asyncio.wait({*tasks, at_work.task}, return_when=asyncio.FIRST_COMPLETED)
        for task in (*tasks, at_work.task):
            if task.done():
                task.result()
        return tasks[1].done()
    finally:
        for task in tasks:
            while not task.done():  # a wait that ends at that very moment swallows the first one
                task.cancel()
                await asyncio.wait({task}, timeout=0.1)
