"""How well the reader is calibrated, and which thresholds the rule would choose: it reports, and writes nothing.

    python -m tests.instruments.benchmarks.calibration

`vision.training.choose` has the rule and applies it to one half of the photographs and to rendered cards of an unseen
design; here the figures of these stand beside those of the other half and of the unseen design `tigullio`. Needs
gnome-cards-data and librsvg2-bin, and the photographs of `vision.training.labelled`; without them the shipped
thresholds are only reported on what there is.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import cv2

from vision.read.reader import CardReader
from vision.training import labelled
from vision.training.choose import DESIGN, RENDERED, Points, chosen, photographs, rendered
from vision.training.thresholds import calibration_error, reliability, silent, unsure, upper_bound

REPORT = "tigullio"
"""The unseen design on which nothing is chosen."""


def cards_of(reader: CardReader, design: str, count: int) -> Points | None:
    """Rendered cards of a design; None, and a line that says so, when it is not installed here."""
    try:
        return rendered(reader, design, count)
    except OSError as error:
        print(f"no rendered cards of {design}: {error}")
        return None


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
    parser.add_argument("--rendered", type=int, default=RENDERED, help="rendered cards of each unseen design")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    reader = CardReader()
    halves = photographs(reader, args.limit)
    if halves is None:
        print(f"no photographs: {labelled.DATA / 'photos'} is absent (set FARO_DATA)")
    chosen_on, reported_on = (cards_of(reader, design, args.rendered) for design in (DESIGN, REPORT))
    acting = reader.calibration
    if halves is not None and chosen_on is not None:
        acting, lines = chosen(acting, halves[0], chosen_on)
        print(*lines, sep="\n")
    thresholds = {"rank": acting.rank_sure, "suit": acting.suit_sure}
    print(f"\n  {'measured on':34}{'':6}{'cards':>7}{'ECE':>9}{'unsure':>8}{'silent':>8}{'<= (95 %)':>10}")
    for name, points in (
        ("photographs, halves chosen on", halves[0] if halves else None),
        ("photographs, other halves", halves[1] if halves else None),
        (f"rendered {DESIGN}, chosen on", chosen_on),
        (f"rendered {REPORT}", reported_on),
    ):
        if points is not None:
            report(name, points, thresholds)
    if halves is not None:
        table("photographs, other halves", halves[1])


if __name__ == "__main__":
    main()
