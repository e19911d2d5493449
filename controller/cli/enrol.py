"""Learns a pack from pictures of its cards, or from one deal through the box or the shoe."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from controller.catalogue import said, text, text_of
from controller.cli.inputs import read_text
from controller.cli.mistakes import InputError
from controller.cli.progress import Progress
from controller.complaint import complain

if TYPE_CHECKING:
    from vision.pack.enrolled_pack import EnrolledPack


HELP = "cli-enrol-help"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("pictures", nargs="*", metavar="FILE", help=text("cli-enrol-pictures"))
    parser.add_argument("--out", type=Path, required=True, metavar="PACK", help=text("cli-enrol-out"))
    parser.add_argument("--labels", type=Path, metavar="CSV", help=text("cli-enrol-labels"))
    parser.add_argument("--deal", metavar="VIDEO", help=text("cli-enrol-deal"))
    parser.add_argument("--shoe", action="store_true", help=text("cli-enrol-shoe"))
    parser.add_argument("--config", type=Path, metavar="table.toml", help=text("cli-enrol-config"))
    parser.add_argument("--order", type=Path, metavar="FILE", help=text("cli-enrol-order"))


def run(args: argparse.Namespace) -> int:
    try:
        _can_write(args.out)
        dealt = args.deal is not None or args.config is not None
        if dealt and (args.pictures or args.labels or (args.deal and args.config)):
            raise InputError("cli-enrol-together")
        if args.order is not None and not dealt:
            raise InputError("cli-enrol-order-alone")
        if args.shoe and args.deal is None:
            raise InputError("cli-enrol-shoe-alone")
        if dealt:
            _enrol_dealt(args)
        else:
            _enrol(_named(args.pictures, args.labels), args.out)
    except InputError as error:
        return complain("enrol", said(error))
    return 0


def _unusable(error: Exception) -> InputError:
    """What another package says of the input, as it is."""
    return InputError("plain", text=said(error))


def _named(pictures: Sequence[str], table: Path | None) -> list[tuple[str, str]]:
    """(file, label) of every picture that was asked for."""
    from vision.pack.labels import LabelError, label_in, one_pack

    if table is None:
        if not pictures:
            raise InputError("cli-enrol-nothing")
        try:
            pairs = [(path, label_in(Path(path).name)) for path in pictures]
        except LabelError as error:
            raise _unusable(error) from None
    else:
        pairs = _from_table(table)
        if pictures:
            wanted = {Path(path).resolve() for path in pictures}
            listed = {Path(path).resolve() for path, _ in pairs}
            for path in pictures:
                if Path(path).resolve() not in listed:
                    raise InputError("cli-enrol-not-named", path=path, table=str(table))
            pairs = [(path, label) for path, label in pairs if Path(path).resolve() in wanted]
    try:
        labels = one_pack(label for _, label in pairs)
    except LabelError as error:
        raise _unusable(error) from None
    return [(path, label) for (path, _), label in zip(pairs, labels, strict=True)]


def _from_table(table: Path) -> list[tuple[str, str]]:
    """The rows of a CSV file: `file` (from the table's folder) with `label`, or with `rank` and `suit`."""
    from vision.pack.labels import LabelError, parse_label

    reader = csv.DictReader(read_text("--labels", table).splitlines(), skipinitialspace=True)
    columns = set(reader.fieldnames or ())
    if "file" not in columns or not ("label" in columns or {"rank", "suit"} <= columns):
        got = tuple(reader.fieldnames or ())
        raise InputError("cli-enrol-columns", table=str(table), count=len(got), columns=got)
    pairs = []
    for row in reader:
        file = (row["file"] or "").strip()
        label = row["label"] if "label" in columns else f"{row['rank'] or ''}{row['suit'] or ''}"
        if not file:
            raise InputError("cli-enrol-no-file", table=str(table), line=reader.line_num)
        try:
            pairs.append((str(table.parent / file), parse_label(label or "")))
        except LabelError as error:
            why = error.message
            raise InputError("cli-enrol-bad-label", table=str(table), line=reader.line_num, why=why) from None
    if not pairs:
        raise InputError("cli-enrol-empty-table", table=str(table))
    return pairs


def _can_write(out: Path) -> None:
    if not out.parent.is_dir():
        raise InputError("cli-enrol-no-folder", out=str(out), folder=str(out.parent))
    if out.is_dir():
        raise InputError("cli-enrol-is-folder", out=str(out))


def _enrol_dealt(args: argparse.Namespace) -> None:
    """The pack is dealt through box or shoe, in a video or at the table."""
    from controller.cli.testdeal import config_in, deal_camera, order_in
    from vision.capture.camera import CameraFault
    from vision.pack.enrol_deal import DealSampler, named, pack_of
    from vision.pack.enrol_shoe import ShoeSampler
    from vision.pack.enrolment import EnrolmentError

    try:
        order = None if args.order is None else order_in(args.order)
        camera, window = deal_camera(args.deal, args.config)
        shoe = args.shoe if args.config is None else config_in(args.config).reads_at_exit
        watch = ShoeSampler(window) if shoe else DealSampler(window)
        taken = 0
        with closing(camera), Progress(getattr(camera, "length_s", 0.0)) as progress:
            while not watch.over and (frame := camera.read()) is not None:
                taken += watch.feed(frame)
                progress.show(frame.captured_at_s, "cli-enrol-taken", pictures=taken)
        dealt = watch.cards()
        _save(pack_of(dealt, named(dealt, order)), args.out)
    except (EnrolmentError, CameraFault, ValueError) as error:
        raise _unusable(error) from None


def _enrol(named: Sequence[tuple[str, str]], out: Path) -> None:
    from vision.offline.stills import UnreadableImage, load_image
    from vision.pack.enrolment import EnrolmentError, Shot, enrol

    shots = []
    with Progress(2 * len(named)) as progress:  # each is opened, and looked at
        for number, (path, label) in enumerate(named, 1):
            progress.show(number, "cli-enrol-opened", count=number, of=len(named))
            try:
                shots.append(Shot(label, load_image(path)[0], path))
            except UnreadableImage as error:
                raise InputError("cli-enrol-bad-picture", path=path, why=error.message) from None

        def looked(number: int) -> None:
            progress.show(len(named) + number, "cli-enrol-looked-at", count=number, of=len(named))

        try:
            pack = enrol(shots, progress=looked)
        except EnrolmentError as error:
            raise _unusable(error) from None
    _save(pack, out)


def _save(pack: EnrolledPack, out: Path) -> None:
    from vision.pack import enrolled_pack

    try:
        enrolled_pack.save(pack, out)
    except OSError as error:
        raise InputError("cli-enrol-not-written", out=str(out), why=error.strerror or str(error)) from None
    print(text("cli-enrol-done", out=str(out), cards=len(pack.labels), pictures=len(pack.pictures)))
    if pack.doubts is not None:
        print(text_of(pack.doubts))
