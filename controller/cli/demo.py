"""The demonstration: a whole simulated table with bots, a dealer and the pages."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from controller.catalogue import log, said, text
from controller.cli.inputs import add_rule, named_values
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.cli.simulated import (
    BANK,
    JOURNAL,
    PERSON_PURSE,
    greet,
    own_state,
    pages_mistake,
    simulated_table,
)
from controller.complaint import complain
from controller.config import (
    TableConfig,
    VisionConfig,
    WebConfig,
    mistake_together,
    rule_mistake,
    with_preset,
)
from controller.demo.director import BEHIND_THE_CUT
from controller.demo.report import report
from controller.games.message import Message, say
from controller.games.registry import DEFAULT, GAMES
from controller.keys.secret_files import KeysFault
from controller.runtime.journal import Journal, JournalError
from controller.runtime.wiring.assembly import Running, running, utc_now
from controller.runtime.wiring.floor import FloorUnusable, sent_to
from controller.runtime.wiring.own_faces import FacesFolder, FacesUnfit, own_faces
from controller.runtime.wiring.real import PartsError
from controller.table.outputs import beads
from controller.table.state import game_of, live, stopped
from controller.web.server import WebFault
from firmware_bridge import simulator
from vision.render import card_art

BEADS_PATIENCE_S = 20.0
"""Seconds for the last bead, which may still be on its way when the deal ends."""
STALLED_S = 90.0
"""Seconds without anything happening after which a headless deal has failed."""
HELD_S = 10.0
"""Seconds after which it has failed where a fault holds it: a board that falls silent is back after five."""
STOPPED = say("demo-stopped")
"""A person ended the demo."""


HELP = "cli-demo-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(GAMES), default=DEFAULT, help=text("cli-demo-game"))
    add_rule(parser)
    parser.add_argument("--mode", choices=("table", "casekeeper"), default="table", help=text("cli-demo-mode"))
    parser.add_argument("--headless", action="store_true", help=text("cli-demo-headless"))
    parser.add_argument("--deals", type=int, metavar="N", help=text("cli-demo-deals"))
    parser.add_argument("--speed", choices=("real", "max"), help=text("cli-demo-speed"))
    parser.add_argument("--seed", type=int, default=7, help=text("cli-demo-seed"))
    parser.add_argument("--cut", type=int, default=BEHIND_THE_CUT, metavar="N", help=text("cli-demo-cut"))
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-demo-host"))
    parser.add_argument("--port", type=int, default=8000, help=text("cli-demo-port"))
    parser.add_argument(
        "--mcu",
        choices=("auto", "simavr", "fake"),
        default="auto",
        help=text("cli-demo-mcu"),
    )
    parser.add_argument("--tls", choices=("auto", "off"), default="auto", help=text("cli-demo-tls"))
    parser.add_argument("--pin", default="", help=text("cli-demo-pin"))
    parser.add_argument(
        "--state",
        type=Path,
        metavar="DIR",
        help=text("cli-demo-state"),
    )
    parser.add_argument("--faces", type=Path, metavar="DIR", help=text("cli-demo-faces"))
    parser.add_argument("--fresh", action="store_true", help=text("cli-demo-fresh"))
    parser.add_argument("--floor", metavar="DSN", help=text("cli-demo-floor"))


def run(args: argparse.Namespace) -> int:
    log.to_stderr()
    if args.deals is not None and args.deals < 1:
        return complain("demo", text("demo-deals", given=args.deals))
    if args.mode == "casekeeper" and (players := GAMES[args.game].min_seats):
        return complain("demo", text("config-no-casekeeper", game=args.game, players=players))
    if args.cut < 0:
        return complain("demo", text("demo-cut", given=args.cut))
    if (wrong := pages_mistake(args)) is not None:
        return complain("demo", wrong)
    if args.state is None:
        kind = "" if args.game == DEFAULT else f"_{args.game}"
        args.state = Path(f"state/demo{kind}{'_casekeeper' if args.mode == 'casekeeper' else ''}")
    try:
        rules = chosen_rules(args.game, args.rule)
        with own_state(args.state, args.fresh):
            return asyncio.run(_demo(args, rules))
    except (InputError, JournalError, PartsError, FacesUnfit, WebFault, KeysFault, FloorUnusable) as error:
        return complain("demo", said(error))


def chosen_rules(game: str, given: Sequence[str]) -> Mapping[str, Any]:
    """The options of `--rule`. Raises InputError."""
    rules = named_values(given)
    for name, value in rules.items():
        if (why := rule_mistake(GAMES[game], name, value)) is not None:
            raise InputError("cli-rule-mistake", name=name, why=why)
    whole = with_preset(GAMES[game], rules)
    if (clash := mistake_together(GAMES[game], whole)) is not None:
        raise InputError("cli-rule-mistake", name=clash[0], why=clash[1])
    return whole


async def _demo(args: argparse.Namespace, rules: Mapping[str, Any]) -> int:
    stop = asyncio.Event()
    for signum in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signum, stop.set)
    pace = args.speed or ("max" if args.headless else "real")
    deals = args.deals if args.deals is not None else (1 if args.headless else None)
    board = _choose_board(args.mcu)
    stream = sys.stderr if args.headless else sys.stdout
    faces = None if args.faces is None else _own_faces(args.faces, args.game, rules)
    if GAMES[args.game].read_at(rules) == "exit":
        notice = text("cli-demo-shoe") if faces is None else text("cli-demo-shoe-faces", folder=str(args.faces))
        print(notice, flush=True)
    table = simulated_table(
        args.game,
        rules,
        state=args.state,
        seed=args.seed,
        pace=pace,
        mcu=board.driver,
        faces=faces,
        deals=deals,
        behind_the_cut=args.cut,
    )
    parts, director = table.parts, table.director
    print(text("demo-board", board=board.text), file=stream, flush=True)
    web = None if args.headless else WebConfig(host=args.host, port=args.port, pin=args.pin, tls=args.tls)
    settings = TableConfig(
        name=text("cli-demo-table"), game=args.game, mode=args.mode, bank=BANK, odds=True, purse=PERSON_PURSE
    )
    journal = args.state / JOURNAL
    async with (
        AsyncExitStack() as stack,
        running(parts, settings, rules, journal_path=journal, web=web, demo=director.demo) as at_work,
    ):
        if at_work.address:
            greet(args.host, at_work.address, at_work.fingerprint)
            if web is not None and web.readable:
                print(text("cli-run-readable"), flush=True)
        if args.floor is not None:
            sent = await asyncio.to_thread(sent_to, args.floor, args.game, journal, utc_now)
            stack.callback(sent.close)
        dealing = asyncio.create_task(director.run(at_work), name="director")
        with Progress(deals or 0) as progress:
            ended = await _until(dealing, stop, at_work, progress if args.headless else None)
        if not args.headless:
            return 0
        if ended is not None:
            complain("demo", text("demo-not-ended", why=ended))
            return 130 if ended == STOPPED else 1
        await _beads_at_rest(at_work)
        runner = at_work.table
        with closing(Journal(journal, read_only=True)) as written:
            result = report(
                written,
                runner.state,
                runner.beads_at,
                deck=director.decks.__getitem__,
                deals=deals or 1,
            )
    print("\n".join(result.lines()))
    return 0 if result.good else 1


@dataclass(frozen=True, slots=True)
class Board:
    """Which simulated board, and the message that says so."""

    driver: str
    text: Message


def _choose_board(wanted: str) -> Board:
    """The board of the demo. InputError when the firmware is asked for and cannot be executed here."""
    if wanted == "fake":
        return Board("fake", say("demo-board-fake"))
    why = simulator.missing()
    if why is None:
        try:
            simulator.build()
            return Board("simavr", say("demo-board-firmware"))
        except simulator.SimulatorError as error:
            why = error.message
    if wanted == "simavr":
        raise InputError("demo-no-firmware", why=why)
    return Board("fake", say("demo-board-instead", why=why))


def _own_faces(folder: Path, name: str, rules: Mapping[str, Any]) -> FacesFolder:
    """The faces in a folder, all that the game's pack needs among them. Raises FacesUnfit."""
    game, faces = GAMES[name], own_faces(folder, VisionConfig().names())
    faces.needs({card.label: None for card in game.pack(game.open(rules, BANK))} or card_art.PACK)
    return faces


async def _until(
    dealing: asyncio.Task[None], stop: asyncio.Event, at_work: Running, progress: Progress | None
) -> Message | None:
    """Wait for the end of the dealing; what ended it before all was dealt, else None. `progress`: if it is headless."""
    stopping = asyncio.create_task(stop.wait())
    version, since, faulty_since = -1, time.monotonic(), time.monotonic()
    try:
        while True:
            await asyncio.wait({dealing, stopping, at_work.task}, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
            if at_work.task.done():
                at_work.task.result()
            if progress is not None:
                _show_progress(progress, at_work)
            if dealing.done():
                dealing.result()
                return None
            if stopping.done():
                return STOPPED
            shown = len(live(at_work.table.state).cards) + 100 * at_work.table.state.deal_number
            if shown != version:
                version, since = shown, time.monotonic()
                continue
            held = stopped(at_work.table.state)
            if held is None or held.by != "fault":
                faulty_since = time.monotonic()
            quiet_s = time.monotonic() - since
            if progress is not None and (quiet_s > STALLED_S or min(quiet_s, time.monotonic() - faulty_since) > HELD_S):
                if held is None:
                    return say("demo-stalled", seconds=round(quiet_s))
                return say("demo-stalled-held", seconds=round(quiet_s), why=held.text)
    finally:
        for task in (dealing, stopping):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def _show_progress(progress: Progress, at_work: Running) -> None:
    state = at_work.table.state
    deal = live(state)
    cards = len(deal.cards)
    size = game_of(state).pack_size(deal) or 52  # none before the first deal
    frames = at_work.camera.frames if at_work.camera else 0
    done = max(state.deal_number - 1, 0) + cards / size
    progress.show(done, "demo-progress", deal=state.deal_number, card=cards, size=size, frames=frames)


async def _beads_at_rest(at_work: Running) -> None:
    """Give the last beads time to arrive."""
    table = at_work.table
    until = time.monotonic() + BEADS_PATIENCE_S
    while tuple(table.beads_at) != beads(table.state) and time.monotonic() < until:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await table.wait_change(table.version)
