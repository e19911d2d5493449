"""The soak test of box and camera: a known pack dealt again and again, with the tally."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from controller.catalogue import decimal, said, text, text_of
from controller.cli.inputs import read_text
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.colours import BOLD, GREEN, RED, YELLOW, painted
from controller.complaint import complain
from controller.games.message import Message, say

if TYPE_CHECKING:
    from controller.config import Config
    from vision.capture.camera import Camera
    from vision.offline.soak import DealTally
    from vision.quads import Quad


HELP = "cli-testdeal-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("videos", nargs="*", metavar="VIDEO", help=text("cli-testdeal-videos"))
    parser.add_argument("--config", type=Path, metavar="table.toml", help=text("cli-testdeal-config"))
    parser.add_argument("--rendered", action="store_true", help=text("cli-testdeal-rendered"))
    parser.add_argument("--seed", type=int, default=1, help=text("cli-testdeal-seed"))
    parser.add_argument("--order", type=Path, metavar="FILE", help=text("cli-testdeal-order"))
    parser.add_argument("--pack", type=Path, metavar="PACK", help=text("cli-testdeal-pack"))
    parser.add_argument("--deals", type=int, metavar="N", help=text("cli-testdeal-deals"))
    parser.add_argument("--go-on", action="store_true", help=text("cli-testdeal-go-on"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=text("cli-testdeal-keep"))
    parser.add_argument("--json", action="store_true", help=text("cli-testdeal-json"))


@dataclass(slots=True)
class _Tally:
    deals: int = 0
    cards: int = 0
    unclear: int = 0
    errors: int = 0
    incidents: dict[str, int] = field(default_factory=dict)

    def add(self, deal: DealTally) -> None:
        self.deals += 1
        self.cards += deal.cards
        self.unclear += len(deal.unclear) + len(deal.no_suit)
        self.errors += bool(deal.errors)
        for name, count in deal.incidents.items():
            self.incidents[name] = self.incidents.get(name, 0) + count


def run(args: argparse.Namespace) -> int:
    from vision.capture.camera import CameraFault, silence_drivers

    silence_drivers()
    tally = _Tally()
    try:
        _check(args)
        with Progress() as progress, suppress(KeyboardInterrupt):
            for deal in _deals(args, progress):
                tally.add(deal)
                progress.aside()
                _show(deal, args.json)
                if deal.errors and args.keep is not None:
                    _keep(deal, args.keep)
                if tally.deals == args.deals or (deal.errors and not args.go_on):
                    break
    except (ValueError, CameraFault) as error:
        return complain("testdeal", said(error))
    except OSError as error:
        return complain("testdeal", f"{error.filename or args.keep}: {error.strerror}")
    _sum_up(tally, args.json)
    return 1 if tally.errors or not tally.deals else 0


def order_in(path: Path) -> list[str]:
    """The labels in a file, in their one spelling. Raises ValueError, with the place."""
    from vision.pack.labels import LabelError, one_pack, parse_label

    labels = []
    for number, line in enumerate(read_text("--order", path).splitlines(), 1):
        for word in re.split(r"[\s,;]+", line.split("#")[0].strip()):
            try:
                labels += [parse_label(word)] if word else []
            except LabelError as error:
                why = error.message
                raise InputError("cli-testdeal-bad-card", path=str(path), line=number, why=why) from None
    if not labels:
        raise InputError("cli-testdeal-no-card", path=str(path))
    try:
        return one_pack(labels)
    except LabelError as error:
        raise InputError("cli-testdeal-bad-order", path=str(path), why=error.message) from None


def deal_camera(video: str | None, config_path: Path | None) -> tuple[Camera, Quad | None]:
    """A camera that sees a deal, in a video or at the configured table by its lamp, and the window's corners where they
    are known. Raises CameraFault, and ValueError for a bad configuration or pins that cannot be had."""
    from vision.capture.camera import VideoFile

    if video is not None:
        return VideoFile(Path(video)), None
    import numpy as np

    from controller.cli.lamp import LitCamera, lit
    from controller.config import PHONE
    from controller.runtime.wiring.assembly import window_path
    from controller.runtime.wiring.real import watched
    from controller.service.window_file import WindowFile
    from hardware.gpio_factory import GpioError
    from vision.quads import in_pixels

    assert config_path is not None
    config = config_in(config_path)
    cam = config.camera
    if cam.source in ("none", "scene", PHONE):
        raise InputError("cli-testdeal-no-box", path=str(config_path), source=cam.source)
    marked = WindowFile(window_path(config_path.resolve().parent / config.table.journal)).load()
    window: Quad | None = np.array(cam.corners, dtype=np.float32) if cam.corners else None
    if marked is not None:
        window = in_pixels(marked, (cam.height, cam.width))
    with ExitStack() as light:
        try:
            light.enter_context(lit(config))
        except GpioError as error:
            raise InputError("plain", text=text_of(error.message)) from None
        return LitCamera(watched(config), light.pop_all()), window


def config_in(path: Path) -> Config:
    """The configuration in a file. Raises InputError with its first mistake."""
    from controller.config import ConfigError, load

    try:
        return load(path)
    except ConfigError as error:
        raise InputError("plain", text=text_of(error.mistakes[0])) from None


def _check(args: argparse.Namespace) -> None:
    ways = bool(args.videos) + (args.config is not None) + args.rendered
    if ways != 1:
        raise InputError("cli-testdeal-one-of")
    if args.deals is not None and args.deals < 1:
        raise InputError("cli-testdeal-range", given=args.deals)
    if args.keep is not None and args.keep.exists() and not args.keep.is_dir():
        raise InputError("cli-testdeal-no-folder", path=str(args.keep))


def _deals(args: argparse.Namespace, progress: Progress) -> Iterator[DealTally]:
    from vision.offline.soak import watch_deals
    from vision.track.tracker import CardTracker

    order = None if args.order is None else order_in(args.order)
    reader, cards = reader_for(args.pack, args.config)
    size = 52 if cards is None else sum(cards.values())
    number, films = 0, len(args.videos)
    progress.total = films or args.deals or 0
    for film, video in enumerate(args.videos or [None]):
        if args.rendered:
            camera, window = rendered(order, seed=args.seed, deals=args.deals or sys.maxsize), None
        else:
            camera, window = deal_camera(video, args.config)
        length_s = getattr(camera, "length_s", 0.0)  # of a film

        def show(
            deal: DealTally, at_s: float, film: int = film, length_s: float = length_s, before: int = number
        ) -> None:
            of_film = at_s / length_s if length_s else 0.0
            done = film + of_film if films else deal.number - 1 + deal.cards / size
            progress.show(done, "cli-testdeal-progress", deal=before + deal.number, card=deal.cards, size=size)

        with closing(camera):
            tracker = CardTracker(reader, window=window)
            for deal in watch_deals(camera, tracker, cards=cards, order=order, progress=show):
                number += 1
                deal.number = number
                yield deal


def reader_for(pack: Path | None, config_path: Path | None) -> tuple[Any, Any]:
    """The reader of a pack, else of the one the configured table reads with, and its cards; the general one and None
    where there is none. Raises ValueError."""
    config = None if config_path is None else config_in(config_path)
    if pack is None and config_path is not None and config is not None:
        from controller.runtime.wiring.real import pack_in_use

        pack = pack_in_use(config, config_path.resolve().parent)
    from vision.read.reader import CardReader

    usual = CardReader() if config is None else CardReader(indices=config.vision.indices)
    if pack is None:
        return usual, None
    from vision.pack import enrolled_pack
    from vision.pack.enrolled_reader import EnrolledReader

    reader = EnrolledReader(enrolled_pack.load(pack), usual=usual)
    return reader, reader.cards


def rendered(order: list[str] | None, *, seed: int, deals: int) -> Camera:
    """A camera over a drawn box out of which the pack comes `deals` times, in this order or in that of the seed.
    Raises InputError for a card that is not drawn."""
    import random

    from vision.offline.soak import RenderedDeals
    from vision.render.card_art import PACK
    from vision.render.scene import Scene

    deck = list(PACK if order is None else order)
    strange = sorted(set(deck) - set(PACK))
    if strange:
        raise InputError("cli-testdeal-not-drawn", card=strange[0], first=PACK[0], last=PACK[-1])
    if order is None:
        random.Random(seed).shuffle(deck)
    return RenderedDeals(Scene(deck, seed=seed), deals)


def _show(deal: DealTally, as_json: bool) -> None:
    errors = [text_of(error) for error in deal.errors]
    if as_json:
        fields = ("number", "cards", "unclear", "no_suit", "incidents")
        print(json.dumps({name: getattr(deal, name) for name in fields} | {"errors": errors}), flush=True)
        return
    asked = tuple(say("cli-testdeal-card", number=k + 1) for k in sorted(deal.unclear + deal.no_suit))
    parts = [
        text(
            "cli-testdeal-deal",
            number=f"{deal.number:<5}",
            cards=f"{deal.cards:3}",
            seconds=f"{decimal(deal.ended_s - deal.began_s, 1):>6}",
        ),
        *([painted(text("cli-testdeal-not-sure", cards=asked), YELLOW)] if asked else []),
        *(text_of(_incident(name, count)) for name, count in sorted(deal.incidents.items())),
        _as_result(text("cli-testdeal-deal-result", good=not deal.errors), good=not deal.errors),
    ]
    print("   ".join(parts), *(f"  {error}" for error in errors), sep="\n", flush=True)


def _incident(name: str, count: int) -> Message:
    return say("cli-testdeal-incident", name=name, count=count)


def _keep(deal: DealTally, folder: Path) -> None:
    import cv2

    folder.mkdir(parents=True, exist_ok=True)
    for k, picture in sorted(deal.pictures.items()):
        path = folder / f"deal{deal.number:04}-card{k + 1:02}.png"
        if not cv2.imwrite(str(path), picture):
            raise OSError(0, text("cli-testdeal-not-written"), str(path))


def _sum_up(tally: _Tally, as_json: bool) -> None:
    if as_json:
        names = ("deals", "cards", "unclear", "errors", "incidents")
        print(json.dumps({"all": {name: getattr(tally, name) for name in names}}))
        return
    print(text("cli-testdeal-all-deals", deals=tally.deals, errors=tally.errors))
    print(text("cli-testdeal-all-cards", cards=tally.cards, unclear=tally.unclear))
    if tally.incidents:
        counts = tuple(_incident(name, count) for name, count in sorted(tally.incidents.items()))
        print(text("cli-testdeal-noticed", counts=counts))
    result = "none" if not tally.deals else "error" if tally.errors else "good"
    print(_as_result(text("cli-testdeal-result", result=result), good=result == "good"))


def _as_result(said: str, *, good: bool) -> str:
    return painted(said, GREEN) if good else painted(said, BOLD, RED)
