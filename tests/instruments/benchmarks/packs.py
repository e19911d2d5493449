"""How well whole packs of many makers are read: `python -m tests.instruments.benchmarks.packs [NAME...]`.

The private packs (../shared/data/packs beside the repository, or FARO_DATA; one picture a card, a folder a pack) are
enrolled as they are. Then the same pictures are laid on a cloth, turned, at a slant (`--light good`: at most 5
degrees), 260 to 380 px high, 800x600, and read as `faro read --pack` does. As the very pictures that were enrolled are
read, the figures are upper bounds. They are for measuring only: nothing is fitted on them.

named: rank and suit both right and sure. unsure: the card was found and not named. not found: nothing was. wrong:
either of rank and suit wrong and given as sure, anywhere in the picture. inside: of the named and of the unsure, those
whose outline has less than 93 % of the card's area: a printed frame, or a part of the drawing.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import upper_bound
from tests.vision.spanish_pack import FOLDER, LIGHTS, on_cloth
from vision.locate.geometry import Quad
from vision.offline.enrolled_stills import read_pack_cards
from vision.offline.stills import FoundCard
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError, Shot, enrol
from vision.pack.labels import parse_label
from vision.quads import Image, area, overlap
from vision.read.reader import CardReader

PACKS = FOLDER.parent / "packs"
_WHOLE = 0.93
HEADER = f"{'':16}{'cards':>7}{'named':>7}{'unsure':>8}{'not found':>11}{'wrong':>7}{'<=':>8}{'inside':>12}{'ms':>6}"


@dataclass
class Tally:
    """What came out of one pack, or of all."""

    cards: int = 0
    named: int = 0
    unsure: int = 0
    not_found: int = 0
    wrong: int = 0
    inside_named: int = 0
    inside_unsure: int = 0
    seconds: float = 0.0
    notes: list[tuple[str, Image]] = field(default_factory=list)
    """What was not named or has its outline inside the card, with its picture."""

    def add(self, label: str, found: Sequence[FoundCard], quad: Quad, note: str, picture: Image) -> None:
        """One card that lies at `quad`, and what was found in its picture."""
        self.cards += 1
        said = [one.reading for one in found if one.reading.rank is not None or one.reading.suit is not None]
        wrong = [one for one in said if one.rank not in (None, label[0]) or one.suit not in (None, label[1])]
        named = not wrong and any((one.rank, one.suit) == tuple(label) for one in said)
        best = max(found, key=lambda one: overlap(one.quad, quad), default=None)
        inside = best is not None and abs(area(best.quad)) < _WHOLE * abs(area(quad))
        self.wrong += bool(wrong)
        self.named += named
        self.inside_named += named and inside
        if best is None:
            self.not_found += 1
        elif not wrong and not named:
            self.unsure += 1
            self.inside_unsure += inside
        kind = "wrong" if wrong else "inside" if named and inside else "" if named else "unsure" if found else "absent"
        if kind:
            read = "" if best is None else f"{best.reading.rank}{best.reading.suit} {best.reading.confidence:.3f}"
            self.notes.append((f"{kind} {note} {label} {read}", picture))

    def plus(self, other: Tally) -> None:
        """Adds the other's counts to these."""
        for name in ("cards", "named", "unsure", "not_found", "wrong", "inside_named", "inside_unsure", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def row(self, name: str) -> str:
        """One line of the table."""
        return (
            f"{name:16}{self.cards:7d}{self.named:7d}{self.unsure:8d}{self.not_found:11d}{self.wrong:7d}"
            f"{upper_bound(self.wrong, max(self.cards, 1)):8.2%}{f'{self.inside_named}, {self.inside_unsure}':>12}"
            f"{1000 * self.seconds / max(self.cards, 1):6.0f}"
        )


def faces(folder: Path) -> dict[str, Image]:
    """The pictures of a pack by label."""
    out = {}
    for file in sorted(folder.glob("*.jpg")):
        picture = cv2.imread(str(file))
        assert picture is not None, file
        out[parse_label(file.stem)] = np.asarray(picture, np.uint8)
    return out


def measured(folder: Path, light: str, seed: int) -> Tally:
    """One pack enrolled and read. Raises EnrolmentError."""
    cards = faces(folder)
    reader = EnrolledReader(enrol([Shot(*shot, shot[0]) for shot in cards.items()]), usual=CardReader())
    tally = Tally()
    for k, (label, face) in enumerate(cards.items()):
        picture, quad = on_cloth(face, np.random.default_rng([seed, k]), LIGHTS[light])
        began = time.process_time()
        found = read_pack_cards(picture, reader)
        tally.seconds += time.process_time() - began
        tally.add(label, found, quad, folder.name, picture)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="folders of packs; all when none are named")
    parser.add_argument("--light", default="good", choices=LIGHTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--errors", type=Path, metavar="FOLDER", help="name what was not right, keep its pictures there"
    )
    args = parser.parse_args()
    if not PACKS.is_dir():
        print(f"no packs: {PACKS} is absent (set FARO_DATA)")
        return
    cv2.setNumThreads(1)
    names = args.names or sorted(path.name for path in PACKS.iterdir() if list(path.glob("?[A-Z].jpg")))
    print(HEADER)
    total = Tally()
    for name in names:
        try:
            tally = measured(PACKS / name, args.light, args.seed)
        except EnrolmentError as error:
            print(f"{name:16}not enrolled: {error.message}")
            continue
        print(tally.row(name), flush=True)
        total.plus(tally)
        if args.errors is not None:
            args.errors.mkdir(parents=True, exist_ok=True)
            for note, picture in tally.notes:
                print(f"    {note}")
                cv2.imwrite(str(args.errors / f"{note.replace(' ', '_')}.png"), picture)
    print(total.row("all"))


if __name__ == "__main__":
    main()
