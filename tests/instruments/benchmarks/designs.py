"""How well Spanish packs of eight designs are read: `python -m tests.instruments.benchmarks.designs [NAME...]`.

Each design of tests/vision/spanish_designs (four to choose by, unless others are named; `--kept-back`: the others) is
enrolled from one scan a card. Read are copies of its cards, cut out of photographs in seven lights
(`tests.vision.spanish_pack`): every second one worn (specks, scratches, soiled edges), every second one of another
printing (inks, lines and plates shifted).

named, asked, wrong, left out: as in `benchmarks.spanish`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator

import cv2
import numpy as np

from tests.instruments.benchmarks.spanish import HEADER, Tally, cut_out, read_one
from tests.vision.spanish_designs import DESIGNS, labels, raster
from tests.vision.spanish_pack import LIGHTS, another_printing, on_cloth
from vision.pack.enrolled_pack import EnrolledPack
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError, Shot, enrol
from vision.quads import Image
from vision.read.reader import CardReader

_PLATES = 3
"""Other printings of a design."""


def worn(face: Image, rng: np.random.Generator) -> Image:
    """The face after some use: paler, specks, scratches, its edges soiled."""
    h, w = face.shape[:2]
    out = 255 - (255 - face.astype(np.float32)) * np.float32(rng.uniform(0.8, 1.0))
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    edge = np.minimum(np.minimum(xs, w - xs), np.minimum(ys, h - ys)) / w
    out *= (1 - rng.uniform(0.05, 0.3) * np.exp(-edge / 0.03))[..., None].astype(np.float32)
    for _ in range(int(rng.integers(3, 15))):
        at = (int(rng.integers(w)), int(rng.integers(h)))
        cv2.circle(out, at, int(rng.integers(1, 3)), (float(rng.uniform(60, 200)),) * 3, -1, cv2.LINE_AA)
    for _ in range(int(rng.integers(0, 5))):
        x0, y0, x1, y1 = (int(v) for v in rng.integers(0, (w, h, w, h)))
        cv2.line(out, (x0, y0), (x1, y1), (float(rng.uniform(170, 250)),) * 3, 1, cv2.LINE_AA)
    return np.clip(out, 0, 255).astype(np.uint8)


def enrolled(name: str, rng: np.random.Generator, *, cloth: bool) -> EnrolledPack | None:
    """The pack by one picture a card (`cloth`: a photograph on cloth), what is refused taken again once, as a user
    would; None where it is refused again."""

    def shot(label: str) -> Shot:
        face = raster(name, label)
        return Shot(label, on_cloth(face, rng, LIGHTS["good"])[0] if cloth else face, label)

    shots = {label: shot(label) for label in labels(name)}
    for last in (False, True):
        try:
            return enrol(list(shots.values()))
        except EnrolmentError as error:
            print(f"{name}: {'not enrolled' if last else 'taken again'}: {error.message}", flush=True)
            label = str(dict(error.message.data).get("source", ""))
            if label not in shots:
                return None
            shots[label] = shot(label)
    return None


def pictures(name: str, light: str, cards: int, seed: int, rng: np.random.Generator) -> Iterator[tuple[str, Image]]:
    """(label, the card cut out of a photograph) of a design's cards in one light."""
    for k in range(cards):
        label = labels(name)[k * 29 % len(labels(name))]
        face = raster(name, label)
        if k % 2:
            face = another_printing(face, "", seed * _PLATES + k % _PLATES, rng)
        if k // 2 % 2:
            face = worn(face, rng)
        yield label, cut_out(face, LIGHTS[light], rng)


def packs(
    names: Iterable[str], seed: int, *, kept_back: bool = False, cloth: bool = False
) -> Iterator[tuple[str, EnrolledPack, np.random.Generator]]:
    """(name, its pack, the generator that its pictures follow from) of these designs, or of all that are kept back or
    are not."""
    for name in names or [name for name, one in DESIGNS.items() if one.kept_back == kept_back]:
        rng = np.random.default_rng([seed, list(DESIGNS).index(name)])
        pack = enrolled(name, rng, cloth=cloth)
        if pack is not None:
            yield name, pack, rng


def arguments(description: str | None) -> argparse.ArgumentParser:
    """Which designs, in which lights, how many cards, from which seed."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--lights", nargs="+", default=list(LIGHTS), choices=LIGHTS)
    parser.add_argument("--cards", type=int, default=48, help="of each design and light")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--kept-back", action="store_true")
    parser.add_argument("--cloth", action="store_true", help="enrol from photographs on a cloth, some minutes a design")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    total = {light: Tally() for light in args.lights}
    print(HEADER)
    for name, pack, rng in packs(args.names, args.seed, kept_back=args.kept_back, cloth=args.cloth):
        reader = EnrolledReader(pack, usual=CardReader())
        print(f"{name}: {len(pack.labels)} cards, strange: {reader.strange}, held to more: {dict(pack.sureness.of)}")
        for light in args.lights:
            tally = Tally()
            for label, card in pictures(name, light, args.cards, args.seed, rng):
                read_one(reader, tally, label, card)
            print(tally.row(f"{name}, {light}"), flush=True)
            total[light].plus(tally)
    for light, tally in total.items():
        print(tally.row(f"all, {light}"))


if __name__ == "__main__":
    main()
