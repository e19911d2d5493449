"""Where everything is on the printed sheet: millimetres from the upper left corner of the page, y downwards.

The frame and the markers are those of the dealing box (`vision.marker_layout`), so that the tracker finds on paper what
it finds on the box. The page is wider than high: left and right of the markers a card has room.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vision.marker_layout import PLACES, SIDE_MM, WHITE_MM, Cards

VERSION = 1
"""Of the sheet, printed on it: raised when a marker, the frame or a place moves."""
TOP_MM = 8.0
"""Kept free above and below."""
SIDES_MM = 12.0
"""Kept free left and right: what older inkjet printers leave at a short edge of the paper, a guess."""
INCH_MM = 25.4
PLAY_MM = 1.0
"""From the edge of a card to the line around its place, so that it can be laid down without aiming."""
FAN_MM = 11.0
"""How far each further card of a hand shows below the one before: its index in the corner is seen."""
HAND = 3
"""Cards of a hand, at most."""
LINE_ROW_MM = 8.5
"""Height of a line to measure with what is said of it."""
LABEL_MM = 8.0
"""Height of what stands above a place: the cards there must not cover it."""
ASIDE_MM = 9.0
"""Height of what is said of cards that are kept off the sheet."""
GAP_MM = 3.0
"""Between what stands beside or above each other."""
STEPS = 4
STEP_GAP_MM = 5.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A kind of paper, on its long side; `inches`: printers there measure in them too."""

    name: str
    width: float
    height: float
    inches: bool = False


PAPERS = {
    "a4": Paper("A4", 297.0, 210.0),  # ISO 216
    "letter": Paper("Letter", 279.4, 215.9, inches=True),  # 11 x 8.5 in
}


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def grown(self, by: float) -> Rect:
        """With `by` more on each side."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def meets(self, other: Rect) -> bool:
        """Whether the two have more than an edge in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


def around(x: float, y: float, width: float, height: float) -> Rect:
    """The rectangle of that size whose middle is (x, y)."""
    return Rect(x - width / 2, y - height / 2, width, height)


@dataclass(frozen=True, slots=True)
class Measure:
    """A line to measure: from (x, y) to the right, and its length in its unit."""

    x: float
    y: float
    length: float
    unit: str

    @property
    def length_mm(self) -> float:
        return self.length * (INCH_MM if self.unit == "in" else 1.0)

    @property
    def row(self) -> Rect:
        """The line, its ends and what is said of it."""
        return Rect(self.x, self.y - 2.0, self.length_mm, LINE_ROW_MM - 1.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of one sheet. `fanned`: at its sides whole hands have room, else piles."""

    paper: Paper
    cards: Cards
    fanned: bool

    @property
    def measures(self) -> tuple[Measure, ...]:
        lengths = [(100.0, "mm"), (4.0, "in")][: 1 + self.paper.inches]
        lines = [Measure(0.0, TOP_MM + 2.0 + k * LINE_ROW_MM, *one) for k, one in enumerate(lengths)]
        return tuple(Measure((self.paper.width - line.length_mm) / 2, line.y, line.length, line.unit) for line in lines)

    @property
    def middle(self) -> tuple[float, float]:
        """Where the markers' (0, 0) is (`vision.marker_layout`)."""
        top = TOP_MM + LINE_ROW_MM * len(self.measures) + GAP_MM
        return self.paper.width / 2, top + PLACES[2][1] + SIDE_MM / 2 + WHITE_MM

    @property
    def markers(self) -> tuple[Rect, ...]:
        """The black squares, in the order of their numbers."""
        x, y = self.middle
        return tuple(around(x + dx, y + dy, SIDE_MM, SIDE_MM) for dx, dy in PLACES)

    @property
    def card(self) -> Rect:
        """Where pack or card lies within the frame."""
        x, y = self.middle
        return around(x + self.cards.middle_x, y, *self.cards.size_mm)

    @property
    def frame(self) -> Rect:
        return self.card.grown(PLAY_MM)

    @property
    def columns(self) -> tuple[Rect, Rect]:
        """What is free left and right of the markers."""
        x, y = self.middle
        inner = PLACES[1][0] + SIDE_MM / 2 + WHITE_MM + GAP_MM
        bottom = y + PLACES[2][1] + SIDE_MM / 2 + WHITE_MM
        wide = x - inner - SIDES_MM
        return Rect(SIDES_MM, TOP_MM, wide, bottom - TOP_MM), Rect(x + inner, TOP_MM, wide, bottom - TOP_MM)

    @property
    def places(self) -> tuple[tuple[Rect, ...], tuple[Rect, ...]]:
        """Left and right of the frame: the outlines in which cards are laid, the first one on a level with the frame,
        those of further cards of a hand below it."""
        _, y = self.middle
        width, height = self.cards.size_mm

        def outlines(column: Rect) -> tuple[Rect, ...]:
            first = around(column.x + column.width / 2, y, width + 2 * PLAY_MM, height + 2 * PLAY_MM)
            more = HAND if self.fanned else 1
            return tuple(Rect(first.x, first.y + k * FAN_MM, first.width, first.height) for k in range(more))

        left, right = self.columns
        return outlines(left), outlines(right)

    @property
    def labels(self) -> tuple[Rect, Rect]:
        """Above the places: what they are."""
        (left, *_), (right, *_) = self.places
        return (
            Rect(left.x, left.y - LABEL_MM, left.width, LABEL_MM),
            Rect(right.x, right.y - LABEL_MM, right.width, LABEL_MM),
        )

    @property
    def heads(self) -> tuple[Rect, Rect]:
        """In the upper corners: room for the sheet's title, and for its name."""
        left, right = self.columns
        high = self.labels[0].y - GAP_MM - left.y
        return Rect(left.x, left.y, left.width, high), Rect(right.x, right.y, right.width, high)

    @property
    def aside(self) -> Rect:
        """Within the left head: room for what is said of cards that are kept off the sheet."""
        head = self.heads[0]
        return Rect(head.x, head.bottom - ASIDE_MM, head.width, ASIDE_MM)

    @property
    def steps(self) -> tuple[Rect, ...]:
        """The four pictures with what is said beside each, from left to right."""
        top = self.columns[0].bottom + GAP_MM
        wide = (self.paper.width - 2 * SIDES_MM - (STEPS - 1) * STEP_GAP_MM) / STEPS
        height = self.paper.height - TOP_MM - top
        return tuple(Rect(SIDES_MM + k * (wide + STEP_GAP_MM), top, wide, height) for k in range(STEPS))

    def parts(self) -> Iterator[Rect]:
        """All that is printed, each by itself; no two meet."""
        yield from (one.row for one in self.measures)
        yield from (one.grown(WHITE_MM) for one in self.markers)
        yield self.frame
        for outlines in self.places:
            first, last = outlines[0], outlines[-1]
            yield Rect(first.x, first.y, first.width, last.bottom - first.y)
        yield from self.labels
        yield from self.heads
        yield from self.steps
