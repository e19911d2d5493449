"""What the reader makes of the same pictures on two platforms: resampling is not the same code on x86-64 (IPP) and on
aarch64 (KleidiCV and carotene).

    python -m tests.instruments.benchmarks.platform_readings pictures FOLDER
        draws every face and the back, photographed
    python -m tests.instruments.benchmarks.platform_readings read TABLE FOLDER...
        reads all pictures in the folders into a table
    python -m tests.instruments.benchmarks.platform_readings compare TABLE TABLE    1 when a reading differs

The pictures are drawn once and read on both: what is drawn is resampled too. Those in FOLDER/found are read as a still
is, from finding the card on; those in FOLDER/outlined are harder, down to what nobody can read, and their outline is
given (outlines.json), as the tracker gives it; those in FOLDER/enrolled are read with an enrolled pack
(`platform_enrolled`). A table is JSON lines: first the platform, then a line for each picture with its cards from left
to right, each with both posteriors in full, and a line for each enrolled pack.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import platform
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.instruments.benchmarks import platform_enrolled
from tests.instruments.benchmarks.platform_enrolled import OUTLINES
from tests.vision.rendered_cards import corners_of, lay, table
from vision.offline.stills import FoundCard, load_image, read_cards
from vision.quads import Image, Quad, rectify
from vision.read.reader import CardReader
from vision.render import card_art

FOUND_PX = (100.0, 200.0)  # height of the card in the picture
OUTLINED_PX = (40.0, 50.0, 60.0, 75.0, 100.0, 150.0, 700.0)  # the largest is shrunk before it is straightened
WIDTH, HEIGHT = 420, 340  # px of a picture; in proportion to a card that would not fit
SHIPPED = "the shipped reader"
SUFFIXES = (".png", ".jpg", ".jpeg")


class Unequal(Exception):
    """Two tables that cannot be compared; one line."""


@dataclass(frozen=True)
class Label:
    """One label of one card on both platforms: what was read (None: not sure) and with which probability."""

    picture: str
    what: str
    read: tuple[str | None, str | None]
    best: tuple[float, float]
    change: float
    """The largest change of any probability of this posterior."""
    reader: str
    sure: float

    @property
    def margin(self) -> float:
        """How far the nearer of the two is from the threshold."""
        return min(abs(one - self.sure) for one in self.best)


def photographed(card: str, height_px: float, softest_px: float, seed: Sequence[int]) -> tuple[Image, Quad]:
    """A card turned, tilted, softened (up to `softest_px`, one sigma) and lit by chance, and its outline."""
    chance = np.random.default_rng(seed)
    width, height = max(WIDTH, round(1.9 * height_px)), max(HEIGHT, round(1.6 * height_px))
    centre = (width / 2 + chance.uniform(-30, 30), height / 2 + chance.uniform(-20, 20))
    corners = corners_of(centre, height_px, chance.uniform(0, 360), chance.uniform(-0.12, 0.12))
    image = lay(table(height, width, seed=seed[0]), card, corners).astype(np.float32)
    image = cv2.GaussianBlur(image, (0, 0), chance.uniform(0.3, softest_px)) * chance.uniform(0.3, 1.1)
    image += chance.normal(0, chance.uniform(1, 8), image.shape)
    return np.asarray(np.clip(image, 0, 255), np.uint8), corners


def draw(folder: Path) -> None:
    """All pictures into `folder`."""
    for kind, sizes, softest_px in (("found", FOUND_PX, 1.2), ("outlined", OUTLINED_PX, 2.5)):
        outlines = {}
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for number, card in enumerate((*card_art.PACK, card_art.BACK)):
            for height_px in sizes:
                image, quad = photographed(card, height_px, softest_px, [number, round(height_px)])
                outlines[f"{card}-{height_px:.0f}.png"] = quad.tolist()
                cv2.imwrite(str(folder / kind / f"{card}-{height_px:.0f}.png"), image)
        if kind == "outlined":
            (folder / kind / OUTLINES).write_text(json.dumps(outlines))
    platform_enrolled.draw(folder / "enrolled")


def operations() -> dict[str, str]:
    """How OpenCV resamples here: of each way that the reading uses, or did, a digest of the same picture resampled."""
    picture = np.random.default_rng(1).integers(0, 256, (336, 240, 3)).astype(np.uint8)
    matrix = np.array([[0.9, 0.1, 3.3], [-0.1, 1.1, 5.7], [1e-4, -2e-4, 1.0]])
    ways = {"linear": cv2.INTER_LINEAR, "cubic": cv2.INTER_CUBIC, "area": cv2.INTER_AREA}
    out = {f"resize {name} down": cv2.resize(picture, (77, 113), interpolation=way) for name, way in ways.items()}
    out |= {f"resize {name} up": cv2.resize(picture, (311, 499), interpolation=way) for name, way in ways.items()}
    for name in ("linear", "cubic"):
        out[f"warp {name}"] = cv2.warpPerspective(picture, matrix, (240, 336), flags=ways[name])
    return {name: hashlib.sha256(image.tobytes()).hexdigest()[:16] for name, image in out.items()}


def row(picture: str, cards: Sequence[FoundCard]) -> dict[str, Any]:
    """What the table says of one picture."""
    return {
        "picture": picture,
        "cards": [
            {
                "quad": card.quad.tolist(),
                "rank": card.reading.rank,
                "suit": card.reading.suit,
                "ranks": dict(card.reading.ranks),
                "suits": dict(card.reading.suits),
            }
            for card in cards
        ],
    }


def written(path: Path, folders: Sequence[Path]) -> int:
    """Reads every picture in `folders` into the table at `path`; how many they were."""
    cv2.setNumThreads(1)
    reader, done = CardReader(), 0
    sure = {"rank": reader.calibration.rank_sure, "suit": reader.calibration.suit_sure}
    versions = {"opencv": cv2.__version__, "numpy": np.__version__}
    with path.open("w") as file:
        head = {"machine": platform.machine(), "versions": versions, "sure": sure, "operations": operations()}
        print(json.dumps(head), file=file)
        for folder in folders:
            decks = sorted(one.parent for one in folder.rglob(platform_enrolled.COPIED))
            for picture in sorted(one for one in folder.rglob("*") if one.suffix.lower() in SUFFIXES):
                if not any(deck in picture.parents for deck in decks):
                    name = f"{folder.name}/{picture.relative_to(folder)}"
                    print(json.dumps(row(name, cards_in(picture, reader))), file=file, flush=True)
                    done += 1
            for deck in decks:
                for line in platform_enrolled.read(deck, f"{folder.name}/{deck.relative_to(folder)}", reader):
                    if "picture" in line:
                        line |= row(line["picture"], [line.pop("found")])
                        done += 1
                    print(json.dumps(line), file=file, flush=True)
    return done


def cards_in(picture: Path, reader: CardReader) -> list[FoundCard]:
    """The cards of one picture; the one whose outline is given, where it is."""
    image, _ = load_image(str(picture))
    outlines = picture.with_name(OUTLINES)
    if not outlines.exists():
        return read_cards(image, reader)
    quad = np.array(json.loads(outlines.read_text())[picture.name], np.float32)
    return [FoundCard(quad, 1.0, reader.read(rectify(image, quad)))]


def loaded(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """(the platform, the rows) of a table."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    if not lines or "machine" not in lines[0]:
        raise Unequal(f"{path}: no table of this bench")
    return lines[0], lines[1:]


def compared(one: Path, other: Path) -> tuple[list[str], bool]:
    """(the figures as lines, whether every reading is the same). Raises Unequal."""
    (here, rows), (there, others) = loaded(one), loaded(other)
    if here["versions"] != there["versions"] or here["sure"] != there["sure"]:
        raise Unequal(f"not the same program: {here} and {there}")
    if [_name(row) for row in rows] != [_name(row) for row in others]:
        raise Unequal(f"not the same pictures: {len(rows)} in {one}, {len(others)} in {other}")
    both = list(zip(rows, others, strict=True))
    packs, pairs = [pair for pair in both if "pack" in pair[0]], [pair for pair in both if "picture" in pair[0]]
    missing = [a["picture"] for a, b in pairs if len(a["cards"]) != len(b["cards"])]
    cards = [
        (a | {"sure": a.get("sure", here["sure"])}, x, y)
        for a, b in pairs
        if len(a["cards"]) == len(b["cards"])
        for x, y in zip(a["cards"], b["cards"], strict=True)
    ]
    labels = [label for card in cards for label in _labels(*card)]
    marks, same_marks = platform_enrolled.figures(packs, [pair for pair in pairs if "traces" in pair[0]])
    changed = [label for label in labels if label.read[0] != label.read[1]]
    moved = max((_moved(x, y) for _, x, y in cards), default=0.0)
    same = sum(x == y for _, x, y in cards)
    otherwise = [name for name, value in here["operations"].items() if there["operations"].get(name) != value]
    lines = [
        f"{here['machine']} and {there['machine']}, OpenCV {here['versions']['opencv']}, "
        f"{len(pairs)} pictures, {len(cards)} cards",
        f"resampled otherwise: {', '.join(otherwise) or 'nothing'}",
        f"another number of cards found: {len(missing)} {' '.join(missing)}".rstrip(),
        f"cards equal to the last bit: {same}; an outline moved by at most {moved:.2f} px",
        *chain.from_iterable(
            _figures(reader, what, labels)
            for reader in dict.fromkeys(label.reader for label in labels)
            for what in ("rank", "suit")
        ),
        *marks,
        f"readings changed: {len(changed)}",
        *(f"  {one.picture}: {one.what} {one.read[0]} and {one.read[1]}" for one in changed),
    ]
    return lines, not (missing or changed) and same_marks


def _name(row: dict[str, Any]) -> tuple[Any, ...]:
    return row.get("pack"), row.get("picture"), row.get("reader")


def _labels(row: dict[str, Any], card: dict[str, Any], other: dict[str, Any]) -> Iterator[Label]:
    reader = row.get("reader", SHIPPED)
    for what in ("rank", "suit"):
        a, b = card[f"{what}s"], other[f"{what}s"]
        best = tuple(max(p for label, p in one.items() if label != "none") for one in (a, b))
        change = max(abs(a[label] - b[label]) for label in a)
        yield Label(row["picture"], what, (card[what], other[what]), best, change, reader, row["sure"][what])


def _figures(reader: str, what: str, labels: Sequence[Label]) -> Iterator[str]:
    labels = [label for label in labels if (label.reader, label.what) == (reader, what)]
    read = [label for label in labels if label.read[0] is not None]
    most = max(labels, key=lambda one: one.change)
    sure = " or ".join(f"{one:.4f}" for one in sorted({label.sure for label in labels}))
    yield f"{reader}, {what}: {len(read)} read, {len(labels) - len(read)} not sure; sure from {sure}"
    yield f"  largest change of a probability: {most.change:.2g} ({most.picture})"
    near = min(labels, key=lambda one: one.margin)
    yield f"  nearest to the threshold: {near.best[0]:.6f} and {near.best[1]:.6f} ({near.picture})"
    if read:
        change = max(read, key=lambda one: one.change)
        least = min(read, key=lambda one: min(one.best))
        yield f"  of those read: largest change {change.change:.2g} ({change.picture})"
        yield f"  of those read: least sure {least.best[0]:.6f} and {least.best[1]:.6f} ({least.picture})"


def _moved(card: dict[str, Any], other: dict[str, Any]) -> float:
    return max(math.dist(p, q) for p, q in zip(card["quad"], other["quad"], strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    draws = verbs.add_parser("pictures", help="draw the pictures")
    draws.add_argument("folder", type=Path)
    reads = verbs.add_parser("read", help="read pictures into a table")
    reads.add_argument("table", type=Path)
    reads.add_argument("folders", type=Path, nargs="+", metavar="folder")
    compares = verbs.add_parser("compare", help="compare two tables")
    compares.add_argument("one", type=Path)
    compares.add_argument("other", type=Path)
    options = parser.parse_args(arguments)
    if options.verb == "pictures":
        draw(options.folder)
        return 0
    if options.verb == "read":
        print(f"{written(options.table, options.folders)} pictures read")
        return 0
    try:
        lines, equal = compared(options.one, options.other)
    except (Unequal, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0 if equal else 1


if __name__ == "__main__":
    raise SystemExit(main())
