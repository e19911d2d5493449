"""Learns a pack from pictures of its cards, or from one deal through the box."""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from controller.catalogue import said, text, text_of
from controller.cli.inputs import read_text
from controller.games.message import as_message

if TYPE_CHECKING:
    from vision.pack.enrolled_pack import EnrolledPack


HELP = "cli-enrol-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("pictures", nargs="*", metavar="FILE", help=text("cli-enrol-pictures"))
    parser.add_argument("--out", type=Path, required=True, metavar="PACK", help=text("cli-enrol-out"))
    parser.add_argument("--labels", type=Path, metavar="CSV", help=text("cli-enrol-labels"))
    parser.add_argument("--deal", metavar="VIDEO", help=text("cli-enrol-deal"))
    parser.add_argument("--config", type=Path, metavar="table.toml", help=text("cli-enrol-config"))
    parser.add_argument("--order", type=Path, metavar="FILE", help=text("cli-enrol-order"))


class _BadInput(Exception):
    """One line for the user."""


def run(args: argparse.Namespace) -> int:
    try:
        _can_write(args.out)
        dealt = args.deal is not None or args.config is not None
        if dealt and (args.pictures or args.labels or (args.deal and args.config)):
            raise _BadInput("pictures, --deal and --config given together; one of them expected")
        if args.order is not None and not dealt:
            raise _BadInput("--order goes with --deal or --config")
        if dealt:
            _enrol_dealt(args)
        else:
            _enrol(_named(args.pictures, args.labels), args.out)
    except _BadInput as error:
        print(f"faro enrol: {error}", file=sys.stderr)
        return 2
    return 0


def _named(pictures: Sequence[str], table: Path | None) -> list[tuple[str, str]]:
    """(file, label) of every picture that was asked for."""
    from vision.pack.labels import LabelError, label_in, one_pack

    if table is None:
        if not pictures:
            raise _BadInput("no pictures given; expected FILE..., --labels CSV, --deal VIDEO or --config table.toml")
        try:
            pairs = [(path, label_in(Path(path).name)) for path in pictures]
        except LabelError as error:
            raise _BadInput(said(error)) from None
    else:
        pairs = _from_table(table)
        if pictures:
            wanted = {Path(path).resolve() for path in pictures}
            listed = {Path(path).resolve() for path, _ in pairs}
            for path in pictures:
                if Path(path).resolve() not in listed:
                    raise _BadInput(f"{path} is not named in {table}")
            pairs = [(path, label) for path, label in pairs if Path(path).resolve() in wanted]
    try:
        labels = one_pack(label for _, label in pairs)
    except LabelError as error:
        raise _BadInput(said(error)) from None
    return [(path, label) for (path, _), label in zip(pairs, labels, strict=True)]


def _from_table(table: Path) -> list[tuple[str, str]]:
    """The rows of a CSV file: `file` (from the table's folder) with `label`, or with `rank` and `suit`."""
    from vision.pack.labels import LabelError, parse_label

    try:
        listed = read_text("--labels", table)
    except ValueError as error:
        raise _BadInput(said(error)) from None
    reader = csv.DictReader(listed.splitlines(), skipinitialspace=True)
    columns = set(reader.fieldnames or ())
    if "file" not in columns or not ("label" in columns or {"rank", "suit"} <= columns):
        got = ", ".join(reader.fieldnames or ()) or "nothing"
        raise _BadInput(f"--labels {table}: columns {got}; expected file,label or file,rank,suit in the first line")
    pairs = []
    for row in reader:
        file = (row["file"] or "").strip()
        label = row["label"] if "label" in columns else f"{row['rank'] or ''}{row['suit'] or ''}"
        if not file:
            raise _BadInput(f"--labels {table}, line {reader.line_num}: no file named")
        try:
            pairs.append((str(table.parent / file), parse_label(label or "")))
        except LabelError as error:
            raise _BadInput(f"--labels {table}, line {reader.line_num}: {said(error)}") from None
    if not pairs:
        raise _BadInput(f"--labels {table}: no pictures named in it")
    return pairs


def _can_write(out: Path) -> None:
    if not out.parent.is_dir():
        raise _BadInput(f"--out {out}: there is no folder {out.parent}")
    if out.is_dir():
        raise _BadInput(f"--out {out}: is a folder; the name of a file expected")


def _enrol_dealt(args: argparse.Namespace) -> None:
    """The pack is dealt through the box, in a video or at the table."""
    from controller.cli.testdeal import deal_camera, order_in
    from vision.capture.camera import CameraFault
    from vision.pack.enrol_deal import DealWatch, named, pack_of
    from vision.pack.enrolment import EnrolmentError

    try:
        order = None if args.order is None else order_in(args.order)
        camera, window = deal_camera(args.deal, args.config)
        watch = DealWatch(window)
        with closing(camera):
            while not watch.over and (frame := camera.read()) is not None:
                if watch.feed(frame):
                    _say(f"{frame.captured_at_s:7.1f} s  picture taken")
        dealt = watch.cards()
        _save(pack_of(dealt, named(dealt, order)), args.out)
    except (EnrolmentError, CameraFault, ValueError) as error:
        raise _BadInput(said(error)) from None


def _enrol(named: Sequence[tuple[str, str]], out: Path) -> None:
    from vision.offline.stills import UnreadableImage, load_image
    from vision.pack.enrolment import EnrolmentError, Shot, enrol

    shots = []
    for path, label in named:
        try:
            shots.append(Shot(label, load_image(path)[0], path))
        except UnreadableImage as error:
            raise _BadInput(f"{path}: {error}") from None
    try:
        _save(enrol(shots, told=lambda told: _say(text_of(as_message(told)))), out)
    except EnrolmentError as error:
        raise _BadInput(said(error)) from None


def _save(pack: EnrolledPack, out: Path) -> None:
    from vision.pack import enrolled_pack

    try:
        enrolled_pack.save(pack, out)
    except OSError as error:
        raise _BadInput(f"--out {out}: cannot be written: {error.strerror or error}") from None
    print(f"{out}: {len(pack.labels)} cards from {len(pack.pictures)} pictures")
    if pack.doubts is not None:
        print(text_of(as_message(pack.doubts)))


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
