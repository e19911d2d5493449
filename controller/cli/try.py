"""A table with real cards at once: finds a camera, writes a configuration, opens the page that sets the camera up."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from controller.catalogue import log, text, text_of
from controller.cli.run import served
from controller.complaint import BAD_INPUT, complain
from controller.config import Config, ConfigError, as_toml, load, parse
from controller.games.registry import DEFAULT, GAMES
from controller.runtime.wiring.assembly import Running
from controller.web.app import SET_UP
from controller.web.guessing import pin_mistake
from controller.web.qr import drawn
from controller.web.reachable import reachable
from vision.capture.devices import Device, cameras
from vision.index_letters import ANY, MEANINGS
from vision.marker_layout import SETS

HELP = "cli-try-help"
PORT = 8443
FILE = "table.toml"
PIN_DIGITS = 6
PHONE = "phone"
PLACES = ("sheet", "box")
KINDS = tuple(one.name for one in SETS)
"""Of cards, whose markers are on sheet and box."""
DATA = "faro-table"
"""Name of our folder, that of the distribution."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=_on_paper(), help=text("cli-try-game", default=DEFAULT))
    parser.add_argument("--cards-on", choices=PLACES, help=text("cli-try-cards-on"))
    parser.add_argument("--cards", choices=KINDS, help=text("cli-try-cards"))
    parser.add_argument("--indices", choices=MEANINGS, help=text("cli-try-indices"))
    parser.add_argument("--camera", metavar="SOURCE", help=text("cli-try-camera"))
    parser.add_argument("--mode", choices=("table", "casekeeper"), default="table", help=text("cli-try-mode"))
    parser.add_argument("--folder", type=Path, metavar="DIR", help=text("cli-try-folder"))
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=text("cli-try-port", port=PORT))
    parser.add_argument("--here", action="store_true", help=text("cli-try-here"))
    parser.add_argument("--no-browser", action="store_true", help=text("cli-try-no-browser"))


def run(args: argparse.Namespace) -> int:
    asking = sys.stdin.isatty() and sys.stdout.isatty()
    try:
        game = args.game or (_chosen(text("cli-try-which-game"), _on_paper(), DEFAULT) if asking else DEFAULT)
        folder = (args.folder or _data_folder()) / game
        path = folder / FILE
        before = _before(path)
        was = before.vision.cards_on if before is not None and not _is_laid(game) else PLACES[0]
        place = args.cards_on or (_place(was) if asking and not _is_laid(game) else was)
        usual = (before.vision.cards if before is not None else "") or KINDS[0]
        cards = args.cards or (_chosen(text("cli-try-which-cards"), KINDS, usual) if asking else usual)
        camera = args.camera or _camera(cameras(), asking=asking)
    except EOFError:
        return complain("try", text("cli-try-no-answer"))
    if args.here and camera == PHONE:
        return complain("try", text("cli-try-phone-here"))
    host = "127.0.0.1" if args.here else "0.0.0.0"
    indices = args.indices or (before.vision.indices if before is not None else ANY)
    vision = {"cards_on": place, "cards": cards, "indices": indices}
    written = "\n".join(_lines(game, args.mode, camera, vision, host, args.port, _pin(before)))
    try:
        config = parse(written, str(path))
        folder.mkdir(parents=True, exist_ok=True)
        _keep_other(path, written)
        _write(path, written)
    except ConfigError as error:
        for mistake in error.mistakes:
            complain("try", text_of(mistake))
        return BAD_INPUT
    except OSError as error:
        return complain("try", text("cli-try-not-written", path=str(path), why=error.strerror or ""))
    log.to_stderr()
    return served("try", config, folder, _welcome(path, browser=not args.no_browser))


def _on_paper() -> list[str]:
    """The games that are dealt by hand: those that hide cards stay with the shoe."""
    return [name for name, game in GAMES.items() if game.by_hand is not None]


def _is_laid(game: str) -> bool:
    """Each card is laid in the frame by itself: without the sheet the game wants a shoe, which is no thing to try."""
    return GAMES[game].read_at({}) == "exit"


def _place(usual: str) -> str:
    names = {text("cli-try-place", place=place): place for place in PLACES}
    return names[_chosen(text("cli-try-which-place"), list(names), text("cli-try-place", place=usual))]


def _data_folder() -> Path:
    """Where a program of this user keeps its data: XDG Base Directory Specification 0.8."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home and Path(home).is_absolute() else Path.home() / ".local/share") / DATA


def _camera(found: Sequence[Device], *, asking: bool) -> str:
    """The source of the camera that is chosen; without a choice the first, and where there is none a phone."""
    if not found or not asking:
        return found[0].source if found else PHONE
    names = {f"{one.source} ({one.name})": one.source for one in found} | {text("cli-try-a-phone"): PHONE}
    return names[_chosen(text("cli-try-which-camera"), list(names), next(iter(names)))]


def _chosen(question: str, among: Sequence[str], usual: str) -> str:
    """One of these, by its number; an empty answer is `usual`. EOFError where nobody answers."""
    print(question)
    for number, one in enumerate(among, 1):
        print(f"  {number}  {one}")
    while True:
        answer = input(f"{text('cli-try-number', usual=among.index(usual) + 1)} ").strip()
        if not answer:
            return usual
        if answer.isdecimal() and 1 <= int(answer) <= len(among):
            return among[int(answer) - 1]
        print(text("cli-try-other-number", given=answer, most=len(among)))


def _before(path: Path) -> Config | None:
    """The configuration that is there, None for none that can be used: it is written again, with another PIN."""
    if not path.exists():
        return None
    try:
        return load(path)
    except ConfigError:
        return None


def _pin(before: Config | None) -> str:
    """That of the configuration before, so that who has signed in stays so; else a new one."""
    if before is not None and before.web.pin:
        return before.web.pin
    while True:
        pin = "".join(secrets.choice("0123456789") for _ in range(PIN_DIGITS))
        if pin_mistake(pin) is None:
            return pin


def _lines(game: str, mode: str, camera: str, vision: dict[str, Any], host: str, port: int, pin: str) -> Iterator[str]:
    sections: dict[str, dict[str, Any]] = {
        "table": {"game": game, "mode": mode, "purse": 1000},
        "camera": {"source": camera},
        "vision": vision,
        "mcu": {"driver": "none"},
        "gpio": {"factory": "none"},
        "web": {"host": host, "port": port, "pin": pin},
    }
    yield f"# {text('cli-try-written')}"
    for section, values in sections.items():
        yield f"[{section}]"
        yield from (f"{key} = {as_toml(value)}" for key, value in values.items())
    yield ""


def _keep_other(path: Path, written: str) -> None:
    """What somebody has changed in the configuration is kept beside it, and that is said."""
    if path.exists() and path.read_bytes() != written.encode():
        before = path.with_name(f"{path.name}.before")
        path.replace(before)
        print(text("cli-try-before", path=str(path), before=str(before)))


def _write(path: Path, written: str) -> None:
    """Nobody else may read the PIN."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "w", encoding="utf-8") as file:
        os.fchmod(descriptor, 0o600)
        file.write(written)


def _welcome(path: Path, *, browser: bool) -> Callable[[Config, Running], None]:
    def say_open(config: Config, table: Running) -> None:
        here, *others = reachable(config.web.host, str(table.address))
        set_up = f"{here}service?{SET_UP}"
        print(text("cli-try-open", game=config.table.game, camera=config.camera.source, config=str(path)))
        print(text("cli-try-set-up", address=set_up, pin=config.web.pin))
        if config.camera.source == PHONE:
            print(text("cli-try-phone"))
        seats = tuple(others) or (here,)
        print(text("cli-try-seats", addresses=seats))
        if sys.stdout.isatty():
            print(drawn(seats[0]))
        if table.fingerprint is not None:
            print(text("cli-run-fingerprint", fingerprint=table.fingerprint))
        sys.stdout.flush()
        if browser and (sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ):
            threading.Thread(target=webbrowser.open, args=(set_up,), daemon=True).start()  # some browsers take seconds

    return say_open
