"""How well photographs of cards are read: `python tests/benchmarks/stills.py [FOLDER...]`.

Measures on the private photographs (../shared/data beside the repository, or FARO_DATA). Each photograph belongs to one
of two halves by a hash of its name: on one the thresholds are chosen, on the other everything is reported.

Cards that are cut by the picture's edge, whose box meets that of another card, or that something lies on
(stills_covered.txt, by eye) are reported apart from the fully visible ones: of them only a wrong answer counts against
the reader.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import itertools
import math
import os
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

import cv2
import numpy as np

from vision.offline.stills import FoundCard, load_image, read_cards
from vision.quads import area
from vision.read.reader import RANKS, SUITS, CardReader

DATA = Path(os.environ.get("FARO_DATA", Path(__file__).resolve().parents[3] / "shared" / "data"))
UNLABELLED = ("edje-tfod",)
COVERED = Path(__file__).with_name("stills_covered.txt")
FOLDERS = ("yuchenrao-eecs349", "edje-tfod", "jaxon411-card-counter", "cdio-solitaire", "vosloo-piatnik")


@dataclass(frozen=True)
class Truth:
    """One labelled card: rank or "BACK"/"JOKER", suit or "?", its box or None when the photograph has one card."""

    rank: str
    suit: str
    box: tuple[float, float, float, float] | None
    visible: bool = True


@dataclass(frozen=True)
class Pair:
    """A labelled card and what was read there (None: not found)."""

    truth: Truth
    found: FoundCard | None


@dataclass
class Half:
    """What was measured on one half of a folder."""

    images: int = 0
    seconds: float = 0.0
    pairs: list[Pair] = field(default_factory=list)
    spurious: list[FoundCard] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", default=FOLDERS, metavar="FOLDER")
    parser.add_argument("--limit", type=int, default=0, help="at most so many photographs of each folder")
    parser.add_argument("--weights", type=Path, default=None, help="folder of other weights to try")
    parser.add_argument("--errors", action="store_true", help="name the photographs with errors")
    args = parser.parse_args()
    if not (DATA / "photos" / "index.csv").exists():
        print(f"no photographs: {DATA / 'photos'} is absent (set FARO_DATA)")
        return
    cv2.setNumThreads(1)
    reader = CardReader(args.weights) if args.weights else CardReader()
    halves = {folder: measured(folder, reader, args.limit) for folder in args.folders}
    choose = [half[0] for half in halves.values()]
    rank_sure = chosen_threshold([point for half in choose for point in points(half, "rank")])
    suit_sure = chosen_threshold([point for half in choose for point in points(half, "suit")])
    shipped = reader.calibration
    print(f"thresholds chosen on the first halves: rank {rank_sure:.4f}, suit {suit_sure:.4f};", end=" ")
    print(f"shipped and used below: rank {shipped.rank_sure:.4f}, suit {shipped.suit_sure:.4f}\n")
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
        for low, high, count, mean, right in reliability(found):
            print(f"  {low:5.3f}-{high:5.3f}: {count:5d} cards, mean confidence {mean:.4f}, right {right:.4f}")
    if args.errors:
        for folder, both in halves.items():
            for half in both:
                for note in half.notes:
                    print(folder, note)


def measured(folder: str, reader: CardReader, limit: int) -> tuple[Half, Half]:
    """(the half for choosing, the half for reporting) of one folder."""
    with (DATA / "photos" / "index.csv").open(newline="") as file:
        rows = [r for r in csv.DictReader(file) if r["file"].split("/")[0] == folder]
    covered = {tuple(line.rsplit(" ", 1)) for line in COVERED.read_text().splitlines() if not line.startswith("#")}
    rows.sort(key=lambda r: hashlib.sha256(r["file"].encode()).hexdigest())
    both = (Half(), Half())
    for r in rows[: limit or None]:
        half = both[hashlib.sha256(b"half" + r["file"].encode()).digest()[0] & 1]
        image, _ = load_image(str(DATA / "photos" / r["file"]))
        truths = _truths(r)
        truths = [
            replace(truth, visible=(r["file"], str(i)) not in covered and _stands_free(truth, truths, image.shape[:2]))
            for i, truth in enumerate(truths)
        ]
        began = time.perf_counter()
        cards = read_cards(image, reader)
        half.seconds += time.perf_counter() - began
        half.images += 1
        pairs, spurious = _matched(truths, cards)
        half.pairs += pairs
        half.spurious += spurious
        half.notes += [text for pair in pairs if (text := _note(r["file"], pair))]
        half.notes += [
            f"{r['file']}: SPURIOUS {c.reading.rank}{c.reading.suit} {c.reading.confidence:.3f}"
            for c in spurious
            if c.reading.rank
        ]
    return both


def _truths(r: dict[str, str]) -> list[Truth]:
    boxes = [b for b in r["bbox"].split(";") if b]
    labels = [label for label in r["labels"].split(";") if label]
    truths = []
    for i, label in enumerate(labels):
        corners = [float(v) for v in boxes[i].split(",")] if len(boxes) == len(labels) else None
        box = (corners[0], corners[1], corners[2], corners[3]) if corners else None
        if label in ("BACK", "JOKER"):
            truths.append(Truth(label, "?", box))
        else:
            truths.append(Truth(label[:-1].replace("10", "T"), label[-1], box))
    return truths


def _stands_free(truth: Truth, truths: list[Truth], shape: tuple[int, ...]) -> bool:
    """Whether the card's box lies within the picture, clear of every other box and not of a strip's shape."""
    if truth.box is None or len(truths) == 1:
        return True
    x0, y0, x1, y1 = truth.box
    inside = x0 > 2 and y0 > 2 and x1 < shape[1] - 2 and y1 < shape[0] - 2
    others = [other.box for other in truths if other is not truth and other.box]
    apart = all(x1 <= b[0] + 1 or b[2] <= x0 + 1 or y1 <= b[1] + 1 or b[3] <= y0 + 1 for b in others)
    return inside and apart and min(x1 - x0, y1 - y0) > 0.55 * max(x1 - x0, y1 - y0)


def _matched(truths: list[Truth], cards: list[FoundCard]) -> tuple[list[Pair], list[FoundCard]]:
    """Labels and found cards paired by how well their bounds fit, best first; a lone one without a box: the largest of
    those that were read."""
    left = sorted(cards, key=lambda card: (card.reading.rank is None, -abs(area(card.quad))))
    if len(truths) == 1 and truths[0].box is None:
        return [Pair(truths[0], left[0] if left else None)], left[1:]
    fits = [(_fit(card, truth.box), t, c) for t, truth in enumerate(truths) if truth.box for c, card in enumerate(left)]
    taken: dict[int, int] = {}
    for score, t, c in sorted(fits, reverse=True):
        if score > 0.4 and t not in taken and c not in taken.values():
            taken[t] = c
    pairs = [Pair(truth, left[taken[t]] if t in taken else None) for t, truth in enumerate(truths)]
    return pairs, [card for c, card in enumerate(left) if c not in taken.values()]


def _fit(card: FoundCard, box: tuple[float, float, float, float]) -> float:
    (x0, y0), (x1, y1) = card.quad.min(axis=0), card.quad.max(axis=0)
    w = min(x1, box[2]) - max(x0, box[0])
    h = min(y1, box[3]) - max(y0, box[1])
    if w <= 0 or h <= 0:
        return 0.0
    return float(w * h / ((x1 - x0) * (y1 - y0) + (box[2] - box[0]) * (box[3] - box[1]) - w * h))


def _note(file: str, pair: Pair) -> str:
    truth, file = f"{pair.truth.rank}{pair.truth.suit}", file + (":" if pair.truth.visible else ": (covered)")
    if pair.found is None:
        return f"{file} {truth} not found"
    reading = pair.found.reading
    best = max(RANKS, key=lambda label: reading.ranks[label])
    text = f"{file} {truth} read {reading.rank}{reading.suit} (best {best} {reading.confidence:.3f})"
    if reading.rank not in (None, pair.truth.rank):
        return "SILENT RANK " + text
    if truth[-1] != "?" and reading.suit not in (None, pair.truth.suit):
        return "SILENT SUIT " + text
    return "unsure " + text if reading.rank is None and pair.truth.rank in RANKS else ""


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


def chosen_threshold(found: list[tuple[float, bool]]) -> float:
    """A third of the way from the surest error to certainty (in odds 3 : 1 on the error side), at least 0.9."""
    wrong = max((p for p, right in found if not right), default=0.0)
    return max(0.9, 1 - (1 - wrong) / 3)


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
    if not of:
        return "-"
    if errors >= of:
        return "100%"
    low, high = errors / of, 1.0
    for _ in range(50):
        rate = (low + high) / 2
        tail = sum(math.comb(of, k) * rate**k * (1 - rate) ** (of - k) for k in range(errors + 1))
        low, high = (rate, high) if tail > 0.05 else (low, rate)
    return f"{100 * high:.2f}%"


def reliability(found: list[tuple[float, bool]]) -> list[tuple[float, float, int, float, float]]:
    """Bins of (low, high, cards, mean confidence, share right)."""
    edges = (0.0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1.0001)
    bins = []
    for low, high in itertools.pairwise(edges):
        inside = [(p, right) for p, right in found if low <= p < high]
        if inside:
            p, right = np.array(inside, float).T
            bins.append((low, min(high, 1.0), len(inside), float(p.mean()), float(right.mean())))
    return bins


def calibration_error(found: list[tuple[float, bool]]) -> float:
    total = max(len(found), 1)
    return sum(count * abs(mean - right) for _, _, count, mean, right in reliability(found)) / total


if __name__ == "__main__":
    main()
