"""How cards with the letters of other countries are read: `python -m tests.instruments.benchmarks.letters [--cards N]
[--seed S]`.

Courts and aces composed in letterings drawn from strokes for this measurement alone, over some court's body, and the
cards of designs that the letters' network never saw; each before a poor camera (`vision.training.render`), cut out by
an outline that is a little off, covered ones among them. Read by the rule of their country, by the one for who says
nothing ("any") and by "english", by which no other letter names a card. Then English cards, with and without the
letters' network. Needs the packages of the training's card art (vision/weights/README.md).

`--pack bayern --rule german_suits` reads a private pack of `benchmarks.packs` by that rule in its stead, not enrolled:
each card laid on a cloth in each light, as `faro read` does.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.instruments.benchmarks.packs import PACKS, faces
from tests.instruments.benchmarks.stress import unseen_faces
from tests.vision.spanish_pack import LIGHTS, on_cloth
from vision.index_letters import ANY, MEANINGS
from vision.offline.stills import read_cards
from vision.quads import Image, overlap
from vision.read.networks import WEIGHTS
from vision.read.reader import CardReader
from vision.reading import Reading
from vision.training.art import Art, Face, load, sheet_faces
from vision.training.letter_examples import OTHERS, Letters, lettered, load_letters
from vision.training.render import KIND_FACE, photographed

DESIGNS = {"ancient_french": "french", "tarocco": "italian", "lattmann": "german"}
"""Designs that the letters' network never saw, and the rule of their country."""
LETTERS = {
    "french": ("1", "V", "D", "R"),
    "german": ("B", "D"),
    "german_suits": ("U", "O", "D"),
    "italian": ("1", "F", "D", "R"),
    "dutch": ("B", "V", "H"),
    "nordic": ("Kn", "D"),
}
"""What is composed for each rule; the cards of German suits with signs that nobody ever printed."""
VERDICTS = ("right", "unsure", "wrong")


class WithoutLetters(CardReader):
    """The reader without the letters' network."""

    def read(self, card: Image) -> Reading:
        return self.fuse(self.witnesses(card))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=100, help="of each letter, and of each rank of a design")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--english", type=int, default=2000, help="English cards")
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"))
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="folder of other weights to try")
    parser.add_argument("--pack", metavar="NAME", help="a private pack")
    parser.add_argument("--rule", default=ANY, choices=MEANINGS, help="by which it is read")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    if args.pack is not None:
        _private(args.pack, args.rule, args.weights, args.seed)
        return
    art = load(args.cache)
    letters = load_letters(art, args.cache, seed=1_000_011)
    readers = {rule: CardReader(args.weights, indices=rule) for rule in MEANINGS}
    without = WithoutLetters(args.weights)
    columns = ("by the country's rule", ANY, "english", "without the network")
    print(f"{'':34}{'cards':>6} " + "".join(f"| {column:>21} " for column in columns))
    print(f"{'':34}{'':>6} " + f"| {'right':>6} {'unsure':>7} {'wrong':>6} " * len(columns))
    total = np.zeros((len(columns), 3), int)
    for rule, of_rule in LETTERS.items():
        for letter in of_rule:
            truth, strange = MEANINGS[rule][letter], float(rule == "german_suits")
            cards = [(truth, card) for _, card in _composed(art, letters, letter, strange, args)]
            total += _row(f"{rule} {letter} ({truth})", cards, [readers[r] for r in (rule, ANY, "english")] + [without])
    for letter in OTHERS:
        cards = [("none", card) for _, card in _composed(art, letters, letter, 0.25, args)]
        total += _row(f"no letter of a card: {letter}", cards, [readers[r] for r in (ANY, ANY, "english")] + [without])
    for name, rule in DESIGNS.items():
        for rank in "AJQK":
            of_rank = [face for face in sheet_faces(name, args.cache) if face.rank == rank]
            cards = [(rank, card) for _, card in _examples(art, partial(_one_of, of_rank), args.cards, args.seed)]
            total += _row(f"{name} {rank}", cards, [readers[r] for r in (rule, ANY, "english")] + [without])
    _print_row("all", total)
    _english(art, args, readers[ANY])


def _row(name: str, cards: list[tuple[str, Image]], readers: list[CardReader]) -> NDArray[np.int_]:
    """How many of these (rank, card) each reader reads right, leaves and reads wrong, printed: (readers, 3)."""
    counts = np.zeros((len(readers), 3), int)
    for row, reader in zip(counts, readers, strict=True):
        for truth, card in cards:
            row[VERDICTS.index(_verdict(reader.read(card), truth))] += 1
    _print_row(name, counts)
    return counts


def _print_row(name: str, counts: NDArray[np.int_]) -> None:
    cells = "".join(f"| {right:6} {unsure:7} {wrong:6} " for right, unsure, wrong in counts)
    print(f"{name:34}{counts[0].sum():6} {cells}", flush=True)


def _verdict(reading: Reading, truth: str) -> str:
    return "unsure" if reading.rank is None else "right" if reading.rank == truth else "wrong"


def _composed(
    art: Art, letters: Letters, letter: str, strange: float, args: argparse.Namespace
) -> Iterator[tuple[Face, Image]]:
    rank = "2" if letter == "D" and strange == 1 else None  # a daus has two pips, no figure
    yield from _examples(art, lambda rng: lettered(letters, letter, rng, strange, rank), args.cards, args.seed)


def _one_of(faces: list[Face], rng: np.random.Generator) -> Face:
    return faces[rng.integers(len(faces))]


def _examples(
    art: Art, drawn: Callable[[np.random.Generator], Face], count: int, seed: int
) -> Iterator[tuple[Face, Image]]:
    """Cards whose outline holds them, covered ones among them."""
    for number in range(count):
        rng = np.random.default_rng([seed, 5, number])
        face = drawn(rng)
        one = photographed(art, face, rng, misframed=False)
        if one.kind == KIND_FACE:
            yield face, one.card


def _private(name: str, rule: str, weights: Path, seed: int) -> None:
    """A private pack laid on cloth, read without having been enrolled, in each light."""
    reader = CardReader(weights, indices=rule)
    for light, how in LIGHTS.items():
        counts: Counter[str] = Counter()
        wrong = []
        for number, (label, face) in enumerate(faces(PACKS / name).items()):
            picture, quad = on_cloth(face, np.random.default_rng([seed, number]), how)
            found = read_cards(picture, reader)
            best = max(found, key=lambda one: overlap(one.quad, quad), default=None)
            verdict = "not found" if best is None else _verdict(best.reading, label[0])
            if any(_verdict(one.reading, label[0]) == "wrong" for one in found):
                verdict = "wrong"
                wrong.append(label)
            counts[verdict] += 1
        print(f"{name} {light:10}", ", ".join(f"{count} {verdict}" for verdict, count in counts.most_common()), *wrong)


def _english(art: Art, args: argparse.Namespace, reader: CardReader) -> None:
    """Faces of designs and letterings that no network saw: what the letters' network changes."""
    cards = [*_examples(art, unseen_faces(art, args.cache), args.english, args.seed)]
    counts: Counter[tuple[str, str]] = Counter()
    for face, picture in cards:
        before = reader.fuse(reader.witnesses(picture))
        counts[_verdict(before, face.rank), _verdict(reader.read(picture), face.rank)] += 1
    print(f"{len(cards)} English cards, without the letters' network -> with it:")
    for (without, having), count in sorted(counts.items()):
        print(f"  {without:7} -> {having:7} {count}")


if __name__ == "__main__":
    main()
