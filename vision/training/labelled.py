"""The private photographs of cards: what is labelled in them, and what the reader finds there.

Each photograph belongs to one of two halves by a hash of its name: on one the reader's thresholds are chosen
(`vision.training.choose`), on the other everything is reported (`tests/instruments/benchmarks`).

Fully visible are the cards that are not cut by the picture's edge, whose box does not meet another card's, and that
nothing covers (labelled_covered.txt, by eye).
"""

from __future__ import annotations

import csv
import functools
import hashlib
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import cv2
import numpy as np

from vision.offline.stills import FoundCard, load_image, read_cards
from vision.quads import Image, Quad, area, covered
from vision.read.reader import CardReader
from vision.reading import RANKS

DATA = Path(os.environ.get("FARO_DATA", Path(__file__).resolve().parents[3] / "shared" / "data"))
"""The private photographs: FARO_DATA, or ../shared/data beside the repository. `photos/index.csv` names their cards."""
UNLABELLED = ("edje-tfod",)
"""Folders in whose photographs not every card is labelled."""
COVERED = Path(__file__).with_name("labelled_covered.txt")
FOLDERS = ("yuchenrao-eecs349", "edje-tfod", "jaxon411-card-counter", "cdio-solitaire", "vosloo-piatnik")
"""Folders of photographs, of one source each."""
_GREY = 100
"""Times that a picture is made grey to know how long it takes: 0.05 ms each for the smallest photographs."""
_PART = 0.5
"""Share of a label's box, upright around a card that may be askew, from which it may be what is seen of an outlined
card."""


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
    ratios: list[float] = field(default_factory=list)
    """Of each photograph: the processor's time to read it, in times of cvtColor to grey of the same picture."""
    pairs: list[Pair] = field(default_factory=list)
    spurious: list[FoundCard] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def present() -> bool:
    """The photographs are on this machine."""
    return (DATA / "photos" / "index.csv").exists()


def measured(
    folder: str,
    reader: CardReader,
    limit: int,
    halves: Sequence[int] = (0, 1),
    watch: Callable[[int, Image, Pair], None] | None = None,
) -> tuple[Half, Half]:
    """(the half for choosing, the half for reporting) of one folder; empty those that are not among `halves`.

    `watch` gets the half, the photograph and each pair as it is found.
    """
    with (DATA / "photos" / "index.csv").open(newline="") as file:
        rows = [r for r in csv.DictReader(file) if r["file"].split("/")[0] == folder]
    covered = {tuple(line.rsplit(" ", 1)) for line in COVERED.read_text().splitlines() if not line.startswith("#")}
    rows.sort(key=lambda r: hashlib.sha256(r["file"].encode()).hexdigest())
    both = (Half(), Half())
    for r in rows[: limit or None]:
        which = hashlib.sha256(b"half" + r["file"].encode()).digest()[0] & 1
        if which not in halves:
            continue
        half = both[which]
        image, _ = load_image(str(DATA / "photos" / r["file"]))
        truths = _truths(r)
        truths = [
            replace(truth, visible=(r["file"], str(i)) not in covered and _stands_free(truth, truths, image.shape[:2]))
            for i, truth in enumerate(truths)
        ]
        began = time.perf_counter(), time.process_time()
        cards = read_cards(image, reader)
        half.seconds += time.perf_counter() - began[0]
        half.ratios.append((time.process_time() - began[1]) / _grey_seconds(image))
        half.images += 1
        pairs, spurious = _matched(truths, cards)
        half.pairs += pairs
        if watch is not None:
            for pair in pairs:
                watch(which, image, pair)
        half.spurious += spurious
        half.notes += [text for pair in pairs if (text := _note(r["file"], pair))]
        half.notes += [
            f"{r['file']}: SPURIOUS {c.reading.rank}{c.reading.suit} {c.reading.confidence:.3f}"
            for c in spurious
            if c.reading.rank
        ]
    return both


def _grey_seconds(image: Image) -> float:
    began = time.process_time()
    for _ in range(_GREY):
        cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    return (time.process_time() - began) / _GREY


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
    """Whether the card's box is inside the picture, clear of every other box and not of a strip's shape."""
    if truth.box is None or len(truths) == 1:
        return True
    x0, y0, x1, y1 = truth.box
    inside = x0 > 2 and y0 > 2 and x1 < shape[1] - 2 and y1 < shape[0] - 2
    others = [other.box for other in truths if other is not truth and other.box]
    apart = all(x1 <= b[0] + 1 or b[2] <= x0 + 1 or y1 <= b[1] + 1 or b[3] <= y0 + 1 for b in others)
    return inside and apart and min(x1 - x0, y1 - y0) > 0.55 * max(x1 - x0, y1 - y0)


def _matched(truths: list[Truth], cards: list[FoundCard]) -> tuple[list[Pair], list[FoundCard]]:
    """Labels and found cards paired by how well their bounds fit, best first; a lone one without a box: the largest of
    those that were read. What is left is paired where a label's box is within a card's outline: boxes are drawn around
    what is seen of a card, outlines around all of it."""
    left = sorted(cards, key=lambda card: (card.reading.rank is None, -abs(area(card.quad))))
    if len(truths) == 1 and truths[0].box is None:
        return [Pair(truths[0], left[0] if left else None)], left[1:]
    fits = [(_fit(card, truth.box), t, c) for t, truth in enumerate(truths) if truth.box for c, card in enumerate(left)]
    taken: dict[int, int] = {}
    for score, t, c in sorted(fits, reverse=True):
        if score > 0.4 and t not in taken and c not in taken.values():
            taken[t] = c
    parts = {
        t: [(covered(_outline(truth.box), card.quad), c) for c, card in enumerate(left) if c not in taken.values()]
        for t, truth in enumerate(truths)
        if truth.box and t not in taken
    }
    taken |= _parts_paired({t: [(s, c) for s, c in found if s > _PART] for t, found in parts.items()})
    pairs = [Pair(truth, left[taken[t]] if t in taken else None) for t, truth in enumerate(truths)]
    return pairs, [card for c, card in enumerate(left) if c not in taken.values()]


def _parts_paired(parts: Mapping[int, Sequence[tuple[float, int]]]) -> dict[int, int]:
    """A card for as many labels as can have one each, those that fit best in all: in a fan the outline of the lowest
    card holds the boxes of what is seen of those above it. `parts`: of each label (how well it fits, card)."""
    labels = [*parts]

    @functools.cache
    def best(first: int, used: frozenset[int]) -> tuple[int, float, tuple[tuple[int, int], ...]]:
        """(pairs, how well they fit, the pairs) of the labels from this one on, without the cards `used`."""
        if first == len(labels):
            return 0, 0.0, ()
        ways = [best(first + 1, used)]
        for score, card in parts[labels[first]]:
            if card not in used:
                count, fit, pairs = best(first + 1, used | {card})
                ways.append((count + 1, fit + score, ((labels[first], card), *pairs)))
        return max(ways, key=lambda way: way[:2])

    return dict(best(0, frozenset())[2])


def _outline(box: tuple[float, float, float, float]) -> Quad:
    x0, y0, x1, y1 = box
    return np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], np.float32)


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
