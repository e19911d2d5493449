"""Chooses from which probability the reader acts on a rank or suit: writes rank_sure and suit_sure to reader.json.

`python -m vision.training.choose`: the rule of `thresholds`, applied to one half of the photographs of `labelled`
(covered cards, backs, jokers and outlines around nothing included) and to rendered cards of `orell`, a design that the
training never saw. Rendered cards have all the imperfections of the training's, covers included. Needs
gnome-cards-data and librsvg2-bin, and the photographs; without either the thresholds stay as they were. What the choice
is worth is measured on the other half and on another design by `tests/instruments/benchmarks/calibration.py`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import cv2
import numpy as np

from vision.read.networks import WEIGHTS
from vision.read.reader import Calibration, CardReader
from vision.reading import RANKS, SUITS, Reading
from vision.training import labelled
from vision.training.art import load, sheet_faces
from vision.training.render import KIND_FACE, example
from vision.training.thresholds import Point, choose

DESIGN = "orell"
RENDERED = 6000
"""Rendered cards that the thresholds are chosen on."""
CACHE = Path("build/card-art")
_SEED = 2_000_003
WITHOUT_LABEL = (("jaxon411-card-counter", "6D"), ("jaxon411-card-counter", "3H"))
"""Cards that lie in a photograph (2021-01-07-114750_2.jpg) beside the labelled ones: seen by eye, no errors."""
_LABELS = {"rank": RANKS, "suit": SUITS}


@dataclass
class Points:
    """(probability of the best label, right) of many cards, for rank and suit; `confused`: (true rank, best rank)."""

    rank: list[Point] = field(default_factory=list)
    suit: list[Point] = field(default_factory=list)
    confused: list[tuple[str, str]] = field(default_factory=list)

    def add(self, reading: Reading, rank: str | None, suit: str | None) -> None:
        """`rank`, `suit`: the truth, "" where there is none to be read, None where it is not known."""
        for what, truth, posterior in (("rank", rank, reading.ranks), ("suit", suit, reading.suits)):
            if truth is not None:
                label, p = _best(posterior, _LABELS[what])
                self.of(what).append((p, label == truth))
                if what == "rank" and truth:
                    self.confused.append((truth, label))

    def of(self, what: str) -> list[Point]:
        """Those of "rank" or "suit"."""
        return self.rank if what == "rank" else self.suit


def _best(posterior: Mapping[str, float], labels: Sequence[str]) -> tuple[str, float]:
    label = max(labels, key=lambda k: posterior[k])
    return label, posterior[label]


def photographs(reader: CardReader, limit: int = 0) -> tuple[Points, Points] | None:
    """(first halves, second halves) of all folders, of each at most `limit` photographs (0: all); None when there are
    no photographs here."""
    if not labelled.present():
        return None
    halves = (Points(), Points())
    for folder in labelled.FOLDERS:
        for points, half in zip(halves, labelled.measured(folder, reader, limit), strict=True):
            for pair in half.pairs:
                if pair.found is not None:
                    face = pair.truth.rank in RANKS
                    suit = None if pair.truth.suit == "?" else pair.truth.suit
                    points.add(pair.found.reading, pair.truth.rank if face else "", suit if face else "")
            left = [label for name, label in WITHOUT_LABEL if name == folder]
            for card in half.spurious if folder not in labelled.UNLABELLED else ():
                label = f"{card.reading.rank}{card.reading.suit}"
                if label in left:
                    left.remove(label)
                else:
                    points.add(card.reading, "", "")
    return halves


def rendered(reader: CardReader, design: str, count: int, cache: Path = CACHE) -> Points:
    """Cards of one design before a poor camera. Raises OSError when the design is not installed here."""
    art, faces = load(cache), sheet_faces(design, cache)
    points = Points()
    for number in range(count):
        face = faces[number % len(faces)]
        made = example(art, np.random.default_rng([_SEED, number]), face)
        if made.kind == KIND_FACE:
            points.add(reader.read(made.card), face.rank, face.suit)
    return points


def chosen(shipped: Calibration, photographed: Points, drawn: Points) -> tuple[Calibration, list[str]]:
    """(`shipped` with the thresholds that the rule chooses on these cards, what there is to say of each). A threshold
    for which the rule finds none stays."""
    lines = []
    values = {"rank": shipped.rank_sure, "suit": shipped.suit_sure}
    for what, before in values.items():
        try:
            choice = choose(photographed.of(what), drawn.of(what))
        except ValueError as error:
            lines.append(f"{what}: {error}; the shipped threshold {before:g} stays")
            continue
        values[what] = choice.threshold
        lines.append(
            f"{what}: acts from {choice.threshold:g} (shipped {before:g}); "
            f"photographs ask for {choice.photographs:.4f}, rendered cards for {choice.rendered:.4f}"
        )
    return replace(shipped, rank_sure=values["rank"], suit_sure=values["suit"]), lines


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training.choose", description=__doc__)
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="folder of the weights and of reader.json")
    parser.add_argument("--cache", type=Path, default=CACHE, help="folder for the rasterised art")
    args = parser.parse_args(argv)
    cv2.setNumThreads(1)
    reader = CardReader(args.out)
    shipped = reader.calibration
    as_before = f"the thresholds stay as they were: rank {shipped.rank_sure:g}, suit {shipped.suit_sure:g}"
    if not labelled.present():
        print(f"no photographs: {labelled.DATA / 'photos'} is absent (set FARO_DATA); {as_before}")
        return
    try:
        drawn = rendered(reader, DESIGN, RENDERED, args.cache)
    except OSError as error:
        print(f"no rendered cards of {DESIGN}: {error}; {as_before}")
        return
    halves = photographs(reader)
    assert halves is not None
    made, lines = chosen(shipped, halves[0], drawn)
    print(*lines, sep="\n")
    if made == shipped:
        print(as_before)
        return
    (args.out / "reader.json").write_text(json.dumps(asdict(made), indent=2) + "\n")
    print(f"written to {args.out / 'reader.json'}: rank {made.rank_sure:g}, suit {made.suit_sure:g}")


if __name__ == "__main__":
    main()
