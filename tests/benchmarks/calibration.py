"""Chooses the reader's thresholds and reports how well it is calibrated.

    python -m tests.benchmarks.calibration            choose and report
    python -m tests.benchmarks.calibration --write    and write rank_sure and suit_sure to vision/weights/reader.json

The rule is in `vision/training/thresholds.py`. It is applied to one half of the photographs (covered cards, backs,
jokers and outlines around nothing included) and to rendered cards of the unseen design `orell`; what is reported was
measured on the other half of the photographs and on the unseen design `tigullio`. Rendered cards have all the
imperfections of the training's, covers included. Needs gnome-cards-data and librsvg2-bin, and the photographs of
`benchmarks.stills`; without them the shipped thresholds are only reported on what there is, and nothing is written.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import cv2
import numpy as np

from tests.benchmarks import stills
from vision.read.reader import RANKS, SUITS, WEIGHTS, CardReader, Reading
from vision.training.thresholds import Point, calibration_error, choose, reliability, silent, unsure, upper_bound

CHOOSE, REPORT = "orell", "tigullio"
CACHE = Path("build/card-art")
SEED = 2_000_003
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
                label, p = best(posterior, _LABELS[what])
                getattr(self, what).append((p, label == truth))
                if what == "rank" and truth:
                    self.confused.append((truth, label))

    def of(self, what: str) -> list[Point]:
        return self.rank if what == "rank" else self.suit


def best(posterior: Mapping[str, float], labels: Sequence[str]) -> tuple[str, float]:
    label = max(labels, key=lambda k: posterior[k])
    return label, posterior[label]


def photographs(reader: CardReader, limit: int) -> tuple[Points, Points] | None:
    """(first halves, second halves) of all folders; None when there are no photographs here."""
    if not (stills.DATA / "photos" / "index.csv").exists():
        return None
    halves = (Points(), Points())
    for folder in stills.FOLDERS:
        for points, half in zip(halves, stills.measured(folder, reader, limit), strict=True):
            for pair in half.pairs:
                if pair.found is not None:
                    face = pair.truth.rank in RANKS
                    suit = None if pair.truth.suit == "?" else pair.truth.suit
                    points.add(pair.found.reading, pair.truth.rank if face else "", suit if face else "")
            left = [label for name, label in WITHOUT_LABEL if name == folder]
            for card in half.spurious if folder not in stills.UNLABELLED else ():
                label = f"{card.reading.rank}{card.reading.suit}"
                if label in left:
                    left.remove(label)
                else:
                    points.add(card.reading, "", "")
    return halves


def rendered(reader: CardReader, design: str, count: int) -> Points | None:
    """Cards of one design before a poor camera; None when the design is not installed here."""
    from vision.training.art import load, sheet_faces
    from vision.training.render import KIND_FACE, example

    try:
        art, faces = load(CACHE), sheet_faces(design, CACHE)
    except OSError as error:
        print(f"no rendered cards of {design}: {error}")
        return None
    points = Points()
    for number in range(count):
        face = faces[number % len(faces)]
        made = example(art, np.random.default_rng([SEED, number]), face)
        if made.kind == KIND_FACE:
            points.add(reader.read(made.card), face.rank, face.suit)
    return points


def report(name: str, points: Points, thresholds: Mapping[str, float]) -> None:
    """One line for rank and one for suit."""
    for what, threshold in thresholds.items():
        found = points.of(what)
        wrong, count = silent(found, threshold)
        if count:
            print(
                f"  {name:34}{what:6}{count:7}{100 * calibration_error(found):8.2f}%{unsure(found, threshold):8}"
                f"{wrong:8}{100 * upper_bound(wrong, count):9.3f}%"
            )


def table(name: str, points: Points) -> None:
    """The reliability diagram in numbers."""
    for what in ("rank", "suit"):
        print(f"\n{name}, {what}: probability, cards, mean probability, share right")
        for b in reliability(points.of(what)):
            print(f"  {b.low:5.3f}-{b.high:5.3f} {b.cards:6d}  {b.mean:.4f}  {b.right:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--limit", type=int, default=0, help="at most so many photographs of each folder")
    parser.add_argument("--rendered", type=int, default=6000, help="rendered cards of each unseen design")
    parser.add_argument("--write", action="store_true", help="write the thresholds chosen")
    args = parser.parse_args()
    if args.write and args.limit:
        parser.error("--write takes all photographs: leave out --limit")
    cv2.setNumThreads(1)
    reader = CardReader()
    halves = photographs(reader, args.limit)
    if halves is None:
        print(f"no photographs: {stills.DATA / 'photos'} is absent (set FARO_DATA)")
    chosen_on, reported_on = (rendered(reader, design, args.rendered) for design in (CHOOSE, REPORT))
    shipped = reader.calibration
    thresholds = {"rank": shipped.rank_sure, "suit": shipped.suit_sure}
    chosen = False
    if halves is not None and chosen_on is not None:
        for what in thresholds:
            try:
                choice = choose(halves[0].of(what), chosen_on.of(what))
            except ValueError as error:
                print(f"{what}: {error}; the shipped threshold {thresholds[what]:g} stays")
                continue
            chosen = True
            print(
                f"{what}: acts from {choice.threshold:g} (shipped {thresholds[what]:g}); "
                f"photographs ask for {choice.photographs:.4f}, {CHOOSE} for {choice.rendered:.4f}"
            )
            thresholds[what] = choice.threshold
    print(f"\n  {'measured on':34}{'':6}{'cards':>7}{'ECE':>9}{'unsure':>8}{'silent':>8}{'<= (95 %)':>10}")
    for name, points in (
        ("photographs, halves chosen on", halves[0] if halves else None),
        ("photographs, other halves", halves[1] if halves else None),
        (f"rendered {CHOOSE}, chosen on", chosen_on),
        (f"rendered {REPORT}", reported_on),
    ):
        if points is not None:
            report(name, points, thresholds)
    if halves is not None:
        table("photographs, other halves", halves[1])
    if args.write and chosen:
        made = replace(shipped, rank_sure=thresholds["rank"], suit_sure=thresholds["suit"])
        (WEIGHTS / "reader.json").write_text(json.dumps(asdict(made), indent=2) + "\n")
        print(f"\nwritten to {WEIGHTS / 'reader.json'}: {json.dumps(thresholds)}")


if __name__ == "__main__":
    main()
