"""Puts a running table together from its parts: journal, devices, camera, pages. Which parts, real or simulated, is
picked by `run` and `demo`; from here on nobody can tell the difference."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from controller.config import FloorConfig, TableConfig, WebConfig
from controller.games.message import Message
from controller.games.registry import GAMES
from controller.runtime import checkpoint
from controller.runtime.aim_watch import AimWatch
from controller.runtime.camera_thread import CameraThread
from controller.runtime.checkpoint import CheckpointFile
from controller.runtime.computer_watch import ComputerWatch
from controller.runtime.device_driver import DeviceOutlets
from controller.runtime.inbox import Inbox, ServiceNote
from controller.runtime.journal import Journal
from controller.runtime.queries import Queries
from controller.runtime.runner import TableRunner
from controller.runtime.store import Opening, TableStore
from controller.runtime.tracker_feed import Tracker
from controller.runtime.wiring.certificates import PagesCertificate
from controller.runtime.wiring.floor import uplink
from controller.service.desk import ServiceDesk
from controller.service.enrolment import Enrolment
from controller.service.indicators import Indicators
from controller.service.pack_files import PackFiles
from controller.service.pack_learning import PackLearning
from controller.service.pack_monitor import PackMonitor
from controller.service.pack_reader import Sight
from controller.service.rig_desk import RigDesk, ServiceRig
from controller.service.sensors import Sensors
from controller.service.window_file import WindowFile
from controller.service.window_mark import WindowMark
from controller.web import seats_file
from controller.web.access import Access
from controller.web.app import create_app
from controller.web.phone_desk import PhoneDesk, PhoneSource
from controller.web.reachable import reachable
from controller.web.server import Tls, listen, serving, shown_address
from controller.web.trust import plain_app
from firmware_bridge.notice import Notice
from hardware.devices import Beads, Buttons, Buzzer, DealingBox, DeviceCleared, DeviceEvent, DeviceFault, Lamps, Part
from vision.capture.camera import Camera
from vision.quads import Image, Quad


@dataclass(slots=True)
class Parts:
    """The table's hardware, each part None when this table has none."""

    camera: Camera | None = None
    phone: PhoneSource | None = None
    """Where the camera's pictures come from, where it is a phone."""
    tracker: Tracker | None = None
    make_tracker: Callable[[Quad | None], Tracker] | None = None
    """Another tracker for a window marked by hand; None: as `tracker` is."""
    read_window: Callable[[Image, Quad], dict[str, Any]] | None = None
    """What is read in a window of a picture, for the service page."""
    sight: Sight | None = None
    """What the trackers read with, where another pack can be enrolled at the table."""
    learns: bool = False
    """An enrolled pack learns while it is played."""
    networks: str = ""
    """What runs the networks of `sight`, with its version."""
    configured_window: bool = False
    """The configuration says where the window is."""
    beads: Beads | None = None
    box: DealingBox | None = None
    lamps: Lamps | None = None
    buttons: Buttons | None = None
    buzzer: Buzzer | None = None
    rig: ServiceRig | None = None
    """Where the spindles are tested by hand; it has the board while test mode is on."""
    computer: ComputerWatch | None = None
    """What watches the computer while the table runs."""
    clock: Callable[[], float] = time.monotonic
    """The clock of the camera's pictures and of the box's edges."""
    closers: list[Callable[[], None]] = field(default_factory=list)
    """Called last, in reverse order: what the parts stand on (a pin factory, a simulated board)."""
    on_sheet: bool = False
    """Cards are dealt by hand on the printed sheet."""
    lays_cards: bool = False
    """Each is laid there by itself; else the pack lies there."""
    cards: str = ""
    """The kind whose markers lie before the camera (`vision.marker_layout`), "" for any."""
    untouched: bool = False
    """The table's devices are left alone (`faro run --safe`): a part that is None may be there all the same."""

    def close(self) -> None:
        """End what the parts stand on, the last first, each whatever becomes of the others."""
        with contextlib.ExitStack() as stack:
            for closer in self.closers:
                stack.callback(closer)


@dataclass(frozen=True, slots=True)
class Demo:
    """What a demonstration adds to a table: its verb at the box (it may raise Refused), what pages show of it, and in
    how many milliseconds its dealer closes the bets, None while he does not wait for them, or begins the next deal."""

    verb: Callable[[Mapping[str, Any]], None]
    shown: Callable[[], Mapping[str, Any]]
    closes_ms: Callable[[], int | None] = lambda: None
    begins_ms: Callable[[], int | None] = lambda: None


@dataclass(frozen=True, slots=True)
class Running:
    """A table at work: `queries` is what pages read of it, `address` that of its pages (None when it serves none),
    `camera` its thread (None without)."""

    table: TableRunner
    queries: Queries
    camera: CameraThread | None
    address: str | None
    task: asyncio.Task[None]
    fingerprint: str | None = None
    """Of the authority that signed the certificate of the pages, where it is the table's own."""


def utc_now() -> str:
    """The time as it is written in the journal."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def pack_path(journal_path: Path) -> Path:
    """Path of the pack enrolled on the service page: beside the journal."""
    return journal_path.with_suffix(".pack")


def window_path(journal_path: Path) -> Path:
    """Path of the window marked on the service page: beside the journal."""
    return journal_path.with_suffix(".window.json")


def watch_path(journal_path: Path) -> Path:
    """Path of the drift statistics of box and pack: beside the journal."""
    return journal_path.with_suffix(".watch.json")


@contextlib.asynccontextmanager
async def running(
    parts: Parts | Callable[[], Parts],
    settings: TableConfig,
    rules: Mapping[str, Any],
    *,
    journal_path: Path,
    web: WebConfig | None,
    folder: Path | None = None,
    demo: Demo | None = None,
    trace: Callable[[str, Any], None] | None = None,
    alive: Callable[[], None] = lambda: None,
    safe: bool = False,
    floor: FloorConfig | None = None,
) -> AsyncGenerator[Running]:
    """The table at work while the block runs. Raises JournalError, WebFault, KeysFault or FloorUnusable before anything
    moves.

    Port and journal are taken first, and only then are `parts` opened where a function opens them: a second program on
    the same table ends before it touches what the first one uses. `folder`: what the paths of `web` are relative to;
    None: that of the journal. `alive` is called now and then during a long start.
    `safe`: a journal that takes nothing is shown all the same.
    """
    async with contextlib.AsyncExitStack() as stack:
        listener = http_listener = None
        if web is not None:
            listener = listen(web.host, web.port)
            stack.callback(listener.close)
            if web.http_port:
                http_listener = listen(web.host, web.http_port)
                stack.callback(http_listener.close)
        journal = Journal(journal_path, safe=safe)
        stack.callback(journal.close)
        certificate = None
        if web is not None and web.encrypted:
            certificate = PagesCertificate(web, journal_path, folder or journal_path.parent)
        sent = uplink(floor, journal_path, utc_now) if floor is not None and floor.dsn else None
        if callable(parts):
            parts = parts()
        stack.callback(parts.close)
        inbox = Inbox()
        seen = _camera(parts, journal_path, inbox, trace, hides=GAMES[settings.game].hides)
        if seen is not None:
            stack.callback(seen.camera.close)
        store = TableStore(
            journal,
            Opening(rules, settings.bank, settings.mode, settings.game),
            utc_now=utc_now,
            clock=parts.clock,
            camera=parts.untouched or seen is not None,
            box=parts.untouched or parts.box is not None,
            sheet=parts.on_sheet,
            networks=parts.networks,
            checkpoint=CheckpointFile(checkpoint.beside(journal_path)),
            trace=trace,
        )
        table = TableRunner(
            store,
            inbox=inbox,
            desk=_desk(parts, journal_path, inbox, seen),
            own_verbs={"demo": demo.verb} if demo is not None else None,
        )
        table.boot(alive, safe=safe)
        task = asyncio.create_task(table.run(), name="table")
        stack.push_async_callback(_cancel, task)
        _start(parts, table, seen, stack)
        if sent is not None:
            stack.callback(sent.close)
            sent.start()
        camera = seen.camera if seen is not None else None
        queries = Queries(
            table,
            journal,
            name=settings.name,
            show_odds=settings.odds,
            picture=camera.jpeg if camera is not None else None,
            demo=demo.shown if demo is not None else None,
            closes_ms=demo.closes_ms if demo is not None else None,
            begins_ms=demo.begins_ms if demo is not None else None,
            floor=sent.standing_json if sent is not None else None,
        )
        address = None
        if web is not None and listener is not None:
            seats_path = journal_path.with_suffix(".seats.json")
            access = Access(
                pin=web.pin or None,
                trust_loopback=web.only_loopback,
                proxies=web.proxies,
                hosts=web.allowed_hosts,
                seats=seats_file.load(seats_path),
                note=lambda text: inbox.post(ServiceNote(text)),
            )
            port = listener.getsockname()[1]
            scheme = "http" if certificate is None else "https"
            base = f"{scheme}://{shown_address(web.host)}:{port}/"
            host, note = web.host, access.note
            app = create_app(
                queries,
                access,
                purse=settings.purse,
                save_seats=lambda seats: seats_file.save(seats_path, seats),
                authority=certificate.authority if certificate is not None else lambda: None,
                readable=web.readable,
                phone=None
                if parts.phone is None
                else PhoneDesk(parts.phone, own=lambda: reachable(host, base), note=note),
                own=lambda: reachable(host, base),
            )
            tls = None
            if certificate is not None:
                used = certificate.used
                tls = Tls(lambda: used.context, plain_app(access, port, certificate.authority), http_listener)
                watching = asyncio.create_task(certificate.watch(), name="certificate")
                stack.push_async_callback(_cancel, watching)
            address = await stack.enter_async_context(
                serving(
                    app,
                    web.host,
                    web.port,
                    listener,
                    fault=lambda why: inbox.post(_pages_fault(why)),
                    is_proxy=access.is_proxy,
                    tls=tls,
                    seals=queries.game.hides,
                )
            )
        own = certificate.authority() if certificate is not None else None
        yield Running(table, queries, camera, address, task, own.fingerprint if own is not None else None)


@dataclass(frozen=True, slots=True)
class _Seen:
    """The camera's thread, what is looked for beside its readings, how a pack is enrolled with it, and learns."""

    camera: CameraThread
    cards: PackMonitor
    enrolment: Enrolment | None
    learning: PackLearning | None


def _camera(
    parts: Parts, journal_path: Path, inbox: Inbox, trace: Callable[[str, Any], None] | None, *, hides: bool
) -> _Seen | None:
    """`hides`: the game deals cards face down; then nothing of a card is noted beside its reading."""
    if parts.camera is None or parts.tracker is None:
        return None
    sight = parts.sight
    cards = PackMonitor(
        lambda: sight.enrolled if sight is not None else None,
        watch_path(journal_path),
        note=lambda text: inbox.post_from_thread(ServiceNote(text)),
    )
    camera = CameraThread(
        parts.camera,
        parts.tracker,
        inbox.post_from_thread,
        trace=trace,
        make_tracker=parts.make_tracker,
        read=parts.read_window,
        monitor=None if hides else cards,
        aim_watch=AimWatch(cards=parts.cards, laid=parts.lays_cards),
    )
    enrolment = learning = None
    if sight is not None:
        files = PackFiles(pack_path(journal_path))

        def note(text: Message) -> None:
            inbox.post(ServiceNote(text))

        enrolment = Enrolment(camera, sight, files, note=note)
        learning = PackLearning(camera, sight, files, on=parts.learns, note=note, now=utc_now)
    return _Seen(camera, cards, enrolment, learning)


def _desk(parts: Parts, journal_path: Path, inbox: Inbox, seen: _Seen | None) -> ServiceDesk:
    def note(text: Message) -> None:
        inbox.post(ServiceNote(text))

    return ServiceDesk(
        rig=RigDesk(parts.rig),
        sensors=Sensors(box=parts.box, buttons=parts.buttons, clock=parts.clock),
        indicators=Indicators(lamps=parts.lamps, buzzer=parts.buzzer),
        window=WindowMark(
            seen.camera if seen is not None and parts.make_tracker is not None else None,
            WindowFile(window_path(journal_path)),
            configured=parts.configured_window,
            note=note,
        ),
        enrolment=seen.enrolment if seen is not None else None,
        cards=seen.cards if seen is not None else None,
        learning=seen.learning if seen is not None else None,
        note=note,
    )


def _start(parts: Parts, table: TableRunner, seen: _Seen | None, stack: contextlib.AsyncExitStack) -> None:
    """Start what reports to the table, and let the table show what it has to; the stack ends them again."""
    for device in (parts.beads, parts.box, parts.buttons):
        if device is not None:
            stack.callback(device.close)
            device.start(table.post_from_thread)
    if parts.computer is not None:
        stack.callback(parts.computer.close)
        parts.computer.start(table.post_from_thread)
    if parts.lamps is not None:
        stack.callback(parts.lamps.close)
        parts.lamps.lamp(1.0)
    if parts.rig is not None:
        stack.callback(parts.rig.close)
        parts.rig.start(lambda text: table.post_from_thread(ServiceNote(text)))
    if seen is not None and seen.enrolment is not None:
        stack.callback(seen.enrolment.drop)
    aim = seen.camera.aim if seen is not None else None
    table.connect(DeviceOutlets(beads=parts.beads, lamps=parts.lamps, aim=aim, buzzer=parts.buzzer, rig=parts.rig))
    if seen is not None:
        seen.camera.start()


async def _cancel(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def _pages_fault(why: Message | None) -> DeviceEvent:
    """What tablets connect to has failed, or works again."""
    return DeviceCleared(Part.PAGES) if why is None else DeviceFault(Part.PAGES, Notice(why.code, why.data))
