"""Learn a pack from pictures of its cards, so that `faro read --pack` and the table know its own faces.

Needed for packs whose index is not A K Q J 10 ... 2 in the corners: German, French, Spanish, without any index; it
makes every other pack surer too. One picture a card is enough, two are better: whole photographs with one card on a
cloth, or nearly all card; any rotation, any light. Each is named for its card, rank and suit first:

  faro enrol --out my.pack KH.jpg 10H.png QS_2.jpg ...       ranks A 2 ... 10 J Q K, suits S H D C
  faro enrol --out naipes.pack 1O.jpg SC-0001.jpg RB.jpg ... Spanish: 1 ... 9 S C R (or 10 11 12), suits O C E B
  faro enrol --out paris.pack 1H.jpg VH.jpg DH.jpg RH.jpg    the letters of the pack's own index (V D R, B D K)
  faro enrol --out my.pack --labels cards.csv                a table with the columns file,label (or file,rank,suit)

Or deal the pack once through the box, a second for each card; the names in the order of the deal come from a file
(`KH 10H 2C ...`, or a line each), and may be left out for a pack whose index the table reads anyway:

  faro enrol --out my.pack --deal deal.mp4 --order order.txt    from a video
  faro enrol --out my.pack --config table.toml                  from the table's own camera; ends with the empty box

Pictures named BACK or JOKER are learnt as what is no card of the pack. PACK is one file with a small picture of each
card; nothing is written when anything is wrong.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from controller.catalogue import said
from controller.catalogue import text_of as sentence
from controller.cli.inputs import text_of
from controller.games.message import as_message

if TYPE_CHECKING:
    from vision.pack.enrolled_pack import EnrolledPack


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("pictures", nargs="*", metavar="FILE", help="pictures of cards, named for them")
    parser.add_argument("--out", type=Path, required=True, metavar="PACK", help="the file to write")
    parser.add_argument(
        "--labels", type=Path, metavar="CSV", help="names the cards of pictures: columns file,label or file,rank,suit"
    )
    parser.add_argument("--deal", metavar="VIDEO", help="learn the pack from this video of it being dealt")
    parser.add_argument("--config", type=Path, metavar="table.toml", help="learn it while it is dealt at this table")
    parser.add_argument("--order", type=Path, metavar="FILE", help="the cards in the order in which they are dealt")


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
        text = text_of("--labels", table)
    except ValueError as error:
        raise _BadInput(said(error)) from None
    reader = csv.DictReader(text.splitlines(), skipinitialspace=True)
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
        _save(enrol(shots, told=lambda told: _say(sentence(as_message(told)))), out)
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
        print(sentence(as_message(pack.doubts)))


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
