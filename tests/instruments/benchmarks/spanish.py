"""How well a real Spanish pack is read: `python -m tests.instruments.benchmarks.spanish`.

The private photographs of a pack of 48 (../shared/data beside the repository, or FARO_DATA; one photograph a card) are
enrolled as they are. Read are the same photographs, other photographs and other printings made of them
(`tests.vision.spanish_pack`), laid on a cloth, turned, seen at a slant, 260 to 380 px high, in seven lights: cut out
through outlines that are nearly right, as the table reads them, and with `--whole N` that number of whole pictures of
800x600 each, as `faro read --pack` does.

named: rank and suit both right and sure. wrong: either of them wrong and given as sure. left out: how many were named
by the pack without just that card, and the surest of them. `--cloth`: the pack is enrolled from photographs on a cloth.
`--pack 40`: without eights and nines.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import upper_bound
from tests.instruments.benchmarks.fingerprint import rectified
from tests.vision import spanish_pack
from tests.vision.pack_photos import Conditions, photograph
from tests.vision.spanish_pack import LIGHTS, another_photograph, another_printing, on_cloth
from vision.offline.enrolled_stills import read_pack_cards
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import Shot, enrol
from vision.quads import Image
from vision.read.reader import CardReader
from vision.reading import Reading

PRINTINGS = ("same", "photograph", "printing")
_WIDTHS_PX = (164.0, 240.0)
_PLATES = 5
"""Other printings of one run."""


@dataclass
class Tally:
    """What came out of one light."""

    cards: int = 0
    named: int = 0
    wrong: int = 0
    left_out_named: int = 0
    left_out_surest: float = 0.0

    def add(self, label: str, readings: list[Reading]) -> None:
        """One card, and what was read of it."""
        self.cards += 1
        said = [one for one in readings if one.rank is not None or one.suit is not None]
        wrong = any(one.rank not in (None, label[0]) or one.suit not in (None, label[1]) for one in said)
        self.wrong += wrong
        self.named += not wrong and any((one.rank, one.suit) == tuple(label) for one in said)

    def plus(self, other: Tally) -> None:
        """Adds the other's counts to these."""
        for name in ("cards", "named", "wrong", "left_out_named"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.left_out_surest = max(self.left_out_surest, other.left_out_surest)

    def row(self, name: str) -> str:
        """One line of the table."""
        asked, bound = self.cards - self.named - self.wrong, upper_bound(self.wrong, self.cards)
        return (
            f"{name:26}{self.cards:7d}{self.named / max(self.cards, 1):9.1%}{asked:7d}{self.wrong:7d}{bound:9.2%}"
            f"{self.left_out_named:10d}{self.left_out_surest:8.2f}"
        )


HEADER = f"{'':26}{'cards':>7}{'named':>9}{'asked':>7}{'wrong':>7}{'<=':>9}{'left out':>10}{'surest':>8}"


def cut_out(face: Image, light: Conditions, rng: np.random.Generator) -> Image:
    """A card as the table cuts it out of a photograph."""
    return rectified(*photograph(face, rng, light, width=float(rng.uniform(*_WIDTHS_PX)), size_px=(1, 1)), rng)


def read_one(reader: EnrolledReader, tally: Tally, label: str, card: Image) -> None:
    """A card that was cut out, read by the whole pack, and by the pack without it."""
    tally.add(label, [reader.read(card)])
    other = reader.judged(reader.match(card, without=label))
    tally.left_out_named += other.rank is not None
    tally.left_out_surest = max(tally.left_out_surest, other.confidence)


def shown(labels: list[str], printing: str, cards: int, seed: int) -> Iterator[tuple[str, Image, np.random.Generator]]:
    """(label, its face in this printing, the generator that the photograph follows from)."""
    for k in range(cards):
        rng = np.random.default_rng([seed, PRINTINGS.index(printing), k])
        label = labels[(k * 29 + seed) % len(labels)]
        face = spanish_pack.faces()[label]
        if printing == "photograph":
            face = another_photograph(face, rng)
        elif printing == "printing":
            face = another_printing(face, label, _PLATES * seed + k % _PLATES, rng)
        yield label, face, rng


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=48, help="cut out, of each light and printing")
    parser.add_argument("--whole", type=int, default=0, help="whole pictures of each light and printing")
    parser.add_argument("--lights", nargs="+", default=list(LIGHTS), choices=LIGHTS)
    parser.add_argument("--printings", nargs="+", default=list(PRINTINGS), choices=PRINTINGS)
    parser.add_argument("--pack", type=int, default=48, choices=(40, 48))
    parser.add_argument("--cloth", action="store_true", help="enrol from photographs on a cloth")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if not spanish_pack.FOLDER.is_dir():
        sys.exit(f"no photographs at {spanish_pack.FOLDER} (set FARO_DATA)")
    cv2.setNumThreads(1)
    faces = {label: face for label, face in spanish_pack.faces().items() if args.pack == 48 or label[0] not in "89"}
    rng = np.random.default_rng(args.seed)
    pictures = {label: on_cloth(face, rng, LIGHTS["good"])[0] if args.cloth else face for label, face in faces.items()}
    pack = enrol([Shot(label, picture, label) for label, picture in pictures.items()])
    reader = EnrolledReader(pack, usual=CardReader())
    print(f"{len(pack.labels)} cards enrolled; held to more than {pack.sureness.card}: {dict(pack.sureness.of)}")
    print(HEADER)

    def whole(tally: Tally, label: str, face: Image, light: Conditions, rng: np.random.Generator) -> None:
        tally.add(label, [one.reading for one in read_pack_cards(on_cloth(face, rng, light)[0], reader)])

    def alone(tally: Tally, label: str, face: Image, light: Conditions, rng: np.random.Generator) -> None:
        read_one(reader, tally, label, cut_out(face, light, rng))

    kinds: list[tuple[str, int, Callable[..., None]]] = [("", args.cards, alone), ("whole, ", args.whole, whole)]
    for kind, cards, read in kinds:
        for printing in args.printings if cards else ():
            for light in args.lights:
                tally = Tally()
                for label, face, generator in shown(list(faces), printing, cards, args.seed):
                    read(tally, label, face, LIGHTS[light], generator)
                print(tally.row(f"{kind}{printing}, {light}"), flush=True)


if __name__ == "__main__":
    main()
