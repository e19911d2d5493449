"""How many cards of the harder photographs are named: `python -m tests.instruments.benchmarks.harder [--half HALF]`.

The private photographs in which cards lie over each other, under things and at the picture's edge
(`vision.training.labelled`). Each belongs to one of two halves by a hash of its name: what finds cards was chosen by
looking at the first alone; the second is for measuring. A card is named when its rank is given and right, silent when
it is given and wrong. What it takes is the processor's time, in times of cvtColor to grey of the same picture.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from tests.instruments.benchmarks.stills import bound, percent
from vision.read.reader import CardReader
from vision.reading import RANKS
from vision.training import labelled
from vision.training.choose import WITHOUT_LABEL
from vision.training.labelled import UNLABELLED, Half, measured

HARDER = ("edje-tfod", "jaxon411-card-counter")
HALVES = {"first": (0,), "second": (1,), "both": (0, 1)}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", choices=HALVES, default="second", help="chosen on the first, measured on the second")
    parser.add_argument("--limit", type=int, default=0, help="most photographs of each folder, 0 for all")
    parser.add_argument("--weights", type=Path, default=None, help="folder of other weights to try")
    parser.add_argument("--errors", action="store_true", help="name the photographs with cards that were not named")
    args = parser.parse_args(argv)
    if not labelled.present():
        print(f"no photographs: {labelled.DATA / 'photos'} is absent (set FARO_DATA)")
        return
    cv2.setNumThreads(1)
    reader = CardReader(args.weights) if args.weights else CardReader()
    header = f"{'':24}{'half':>8}{'cards':>7}{'named':>15}{'unsure':>8}{'not found':>11}{'silent':>8}{'<=':>8}"
    print(header + f"{'time':>7}")
    ratios: list[float] = []
    total = np.zeros(4, int)
    for folder in HARDER:
        both = measured(folder, reader, args.limit, HALVES[args.half])
        for name, half in zip(("first", "second"), both, strict=True):
            if not half.images:
                continue
            ratios += half.ratios
            for visible in (True, False):
                counts = counted(folder, half, visible)
                total += counts
                _row(folder if visible else "  cut or covered", name, counts, half.ratios if visible else ())
            if args.errors:
                print(*half.notes, sep="\n")
    _row("all", args.half, total, ratios)


def counted(folder: str, half: Half, visible: bool) -> np.ndarray:
    """(cards, named, unsure, silent) of those fully visible, or of the others. A rank given where no card is labelled
    counts as silent with the former, unless not every card of the folder is labelled."""
    pairs = [pair for pair in half.pairs if pair.truth.visible == visible]
    faces = [pair for pair in pairs if pair.truth.rank in RANKS]
    named = sum(pair.found is not None and pair.found.reading.rank == pair.truth.rank for pair in faces)
    unsure = sum(pair.found is not None and pair.found.reading.rank is None for pair in faces)
    silent = sum(pair.found is not None and pair.found.reading.rank not in (None, pair.truth.rank) for pair in pairs)
    if visible and folder not in UNLABELLED:
        beside = [f"{card.reading.rank}{card.reading.suit}" for card in half.spurious if card.reading.rank is not None]
        silent += sum((folder, label) not in WITHOUT_LABEL for label in beside)
    return np.array([len(faces), named, unsure, silent])


def _row(what: str, half: str, counts: np.ndarray, ratios: Sequence[float]) -> None:
    cards, named, unsure, silent = (int(count) for count in counts)
    lost = max(0, cards - named - unsure - silent)
    time = f"{np.median(ratios):7.0f}" if ratios else ""
    print(
        f"{what:24}{half:>8}{cards:7}{named:7}{percent(named, cards):>8}{unsure:8}{lost:11}{silent:8}"
        f"{bound(silent, cards):>8}{time}"
    )


if __name__ == "__main__":
    main()
