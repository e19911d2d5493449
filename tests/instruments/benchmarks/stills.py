"""How well photographs of cards are read: `python tests/instruments/benchmarks/stills.py [FOLDER...]`.

Measures on the private photographs (`vision.training.labelled`): on the halves on which no threshold was chosen.
Cards that are not fully visible are reported apart: of them only a wrong answer counts against the reader.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2

from vision.read.reader import CardReader
from vision.reading import RANKS, SUITS
from vision.training import labelled
from vision.training.labelled import FOLDERS, UNLABELLED, Half, measured
from vision.training.thresholds import calibration_error, reliability, upper_bound


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", default=FOLDERS, metavar="FOLDER")
    parser.add_argument("--limit", type=int, default=0, help="at most so many photographs of each folder")
    parser.add_argument("--weights", type=Path, default=None, help="folder of other weights to try")
    parser.add_argument("--errors", action="store_true", help="name the photographs with errors")
    args = parser.parse_args()
    if not labelled.present():
        print(f"no photographs: {labelled.DATA / 'photos'} is absent (set FARO_DATA)")
        return
    cv2.setNumThreads(1)
    reader = CardReader(args.weights) if args.weights else CardReader()
    halves = {folder: measured(folder, reader, args.limit) for folder in args.folders}
    shipped = reader.calibration
    print(f"a rank is acted on from {shipped.rank_sure:.4f}, a suit from {shipped.suit_sure:.4f}\n")
    print(
        "second halves; silent = wrong and given as sure; <= is the 95 % upper bound of its rate; spur. = a rank given"
    )
    print(f"where no card is labelled (counted as silent but in {', '.join(UNLABELLED)}, where not every card is)")
    header = f"{'folder':24}{'images':>7}{'cards':>7}{'found':>7}{'spur.':>6}"
    print(
        header
        + f"{'rank ok':>9}{'unsure':>8}{'silent':>8}{'<=':>8}{'suit ok':>9}{'unsure':>8}{'silent':>8}{'<=':>8}{'ms':>6}"
    )
    for folder, (_, half) in halves.items():
        print(row(folder, half, visible=True))
        if any(not pair.truth.visible for pair in half.pairs):
            print(row(folder, half, visible=False))
    for what in ("rank", "suit"):
        found = [point for _, half in halves.values() for point in points(half, what)]
        print(
            f"\nexpected calibration error, {what}, second halves, {len(found)} cards: {calibration_error(found):.4f}"
        )
        for b in reliability(found):
            print(
                f"  {b.low:5.3f}-{b.high:5.3f}: {b.cards:5d} cards, mean confidence {b.mean:.4f}, right {b.right:.4f}"
            )
    if args.errors:
        for folder, both in halves.items():
            for half in both:
                for note in half.notes:
                    print(folder, note)


def points(half: Half, what: str) -> list[tuple[float, bool]]:
    """(probability of the best label, whether it is right) of every card found, backs and jokers included as wrong."""
    result = []
    for pair in half.pairs:
        if pair.found is None or (what == "suit" and pair.truth.suit == "?"):
            continue
        posterior = pair.found.reading.ranks if what == "rank" else pair.found.reading.suits
        labels = RANKS if what == "rank" else SUITS
        best = max(labels, key=lambda label: posterior[label])
        result.append((posterior[best], best == (pair.truth.rank if what == "rank" else pair.truth.suit)))
    return result


def row(folder: str, half: Half, visible: bool) -> str:
    """The figures of the fully visible cards of one half, or of the others; spurious finds stand with the former."""
    pairs = [p for p in half.pairs if p.truth.visible == visible]
    faces = [pair for pair in pairs if pair.truth.rank in RANKS]
    found = [pair.found.reading for pair in faces if pair.found]
    silent = sum(1 for p in pairs if p.found and p.found.reading.rank not in (None, p.truth.rank))
    spurious = [card for card in half.spurious if card.reading.rank is not None] if visible else []
    silent += 0 if folder in UNLABELLED else len(spurious)
    ok = sum(1 for p in faces if p.found and p.found.reading.rank == p.truth.rank)
    suited = [p for p in faces if p.truth.suit != "?"]
    suit_ok = sum(1 for p in suited if p.found and p.found.reading.suit == p.truth.suit)
    suit_silent = sum(1 for p in suited if p.found and p.found.reading.suit not in (None, p.truth.suit))
    n, m = len(faces), len(suited)
    text = f"{folder if visible else '  cut or covered':24}{half.images if visible else '':7}{n:7}{len(found):7}"
    text += f"{len(spurious):6}" if visible else f"{'':6}"
    text += f"{percent(ok, n):>9}{percent(n - ok - silent, n):>8}{silent:8}{bound(silent, n):>8}"
    text += f"{percent(suit_ok, m):>9}{percent(m - suit_ok - suit_silent, m):>8}"
    text += f"{suit_silent:8}{bound(suit_silent, m):>8}"
    return text + (f"{1000 * half.seconds / max(half.images, 1):6.0f}" if visible else "")


def percent(count: int, of: int) -> str:
    return f"{100 * max(count, 0) / of:.1f}%" if of else "-"


def bound(errors: int, of: int) -> str:
    """95 % upper bound of a rate (one-sided, Clopper-Pearson), in percent."""
    return f"{100 * upper_bound(errors, of):.2f}%" if of else "-"


if __name__ == "__main__":
    main()
