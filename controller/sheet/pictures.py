"""The four pictures of what to do, as lines. Each is drawn in a room of its own, WIDE x HIGH mm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from controller.sheet.layout import PLAY_MM, Plan, Rect
from controller.sheet.page import BLACK, WHITE, Page, Point
from vision.marker_layout import PLACES, SIDE_MM

WIDE = 32.0
HIGH = 27.0
FINE = 0.2
BOLD = 0.35
NEAREST_CM = 20
"""From the sheet to the camera, at least."""
FARTHEST_CM = 60
STEEPEST_DEG = 35
"""Between the camera's line of sight and the vertical, at most."""
_THICK_MM = 16.6
"""Of a pack: 52 cards of 0.32 mm (hardware/machine/drawings/dealing_box/params.py)."""


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws on the page in the picture's own millimetres."""

    page: Page
    x: float
    y: float

    def line(
        self,
        points: Sequence[Point],
        width: float = FINE,
        *,
        closed: bool = False,
        dashed: bool = False,
        fill: float | None = None,
    ) -> None:
        moved = [(self.x + x, self.y + y) for x, y in points]
        self.page.line(moved, width, closed=closed, dashed=dashed, fill=fill)

    def shape(self, points: Sequence[Point], width: float = FINE, fill: float = WHITE) -> None:
        """Closed, and what is behind it does not show."""
        self.line(points, width, closed=True, fill=fill)

    def text(self, x: float, y: float, text: str, size_pt: float) -> None:
        self.page.text(self.x + x, self.y + y, text, size_pt, middle=True)

    def arrow(self, points: Sequence[Point], head: float = 1.9) -> None:
        """A bold line with a head at its end."""
        (x0, y0), (x1, y1) = points[-2:]
        far = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        ux, uy = (x1 - x0) / far, (y1 - y0) / far
        foot = (x1 - ux * head, y1 - uy * head)
        self.line([*points[:-1], foot], 0.5)
        wing = head * 0.45
        self.line(
            [(x1, y1), (foot[0] - uy * wing, foot[1] + ux * wing), (foot[0] + uy * wing, foot[1] - ux * wing)],
            0.1,
            closed=True,
            fill=BLACK,
        )


@dataclass(frozen=True, slots=True)
class Seen:
    """The sheet seen obliquely from where the dealer sits: millimetres on the sheet, and `up` from it, to those of the
    picture."""

    x: float
    y: float
    across: float
    along: float

    def __call__(self, x: float, y: float, up: float = 0.0) -> Point:
        return self.x + self.across * x, self.y + self.along * y - self.across * up

    def outline(self, rect: Rect, up: float = 0.0) -> list[Point]:
        corners = ((rect.x, rect.y), (rect.right, rect.y), (rect.right, rect.bottom), (rect.x, rect.bottom))
        return [self(x, y, up) for x, y in corners]


def measure(pen: Pen, plan: Plan) -> None:
    """A ruler at the sheet's line."""
    scale = 29.0 / plan.paper.width
    left, top = 1.5, 5.0

    def place(rect: Rect) -> list[Point]:
        x, y = left + rect.x * scale, top + rect.y * scale
        wide, high = rect.width * scale, rect.height * scale
        return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]

    pen.shape(place(Rect(0, 0, plan.paper.width, plan.paper.height)), BOLD)
    for marker in plan.markers:
        pen.line(place(marker), 0.05, closed=True, fill=BLACK)
    pen.line(place(plan.frame), FINE, closed=True)
    for side in plan.places:
        for outline in reversed(side):
            pen.shape(place(outline), FINE)
    for step in plan.steps:
        pen.line(place(Rect(step.x, step.y + step.height / 4, step.width, step.height / 2)), 0.1, closed=True)
    line = plan.measures[0]
    x0, x1, y = left + line.x * scale, left + (line.x + line.length_mm) * scale, top + line.y * scale
    low, high = y - 0.2, y - 4.6
    pen.shape([(x0 - 3, high), (x1 + 3, high), (x1 + 3, low), (x0 - 3, low)], BOLD)
    for k in range(11):
        x = x0 + (x1 - x0) * k / 10
        pen.line([(x, low), (x, low - (1.4 if k % 5 == 0 else 0.8))], FINE if k % 10 else BOLD)
    pen.text(x0, high + 2.4, "0", 5.0)
    pen.text(x1, high + 2.4, "100", 5.0)


def camera(pen: Pen, plan: Plan) -> None:
    """A phone on a stand, and how far it is above the sheet."""
    table = 25.5
    pen.line([(0.5, table), (31.5, table)], BOLD)
    pen.shape([(6.5, table), (25.0, table), (25.0, table - 0.5), (6.5, table - 0.5)], 0.1, BLACK)
    if not plan.fanned:
        pen.shape([(14.2, table - 0.5), (17.3, table - 0.5), (17.3, table - 1.7), (14.2, table - 1.7)])
    pen.line([(28.5, table), (28.5, 9.0), *_arc((25.0, 9.0), (3.5, 5.2), 0, pi / 2), (21.0, 3.9)], 0.7)
    pen.shape([(25.8, table), (31.2, table), (31.2, table - 1.2), (25.8, table - 1.2)], FINE, BLACK)
    across, down = cos(0.2), sin(0.2)
    body = ((-5.2, -0.7), (5.2, -0.7), (5.2, 0.7), (-5.2, 0.7))
    pen.shape([(19.6 + x * across + y * down, 3.9 - x * down + y * across) for x, y in body], BOLD)
    lens = (17.6, 5.2)
    for x in (7.0, 24.5):
        pen.line([lens, (x, table - 0.7)], FINE, dashed=True)
    pen.line(_arc(lens, (0.55, 0.55), 0, 2 * pi), 0.1, closed=True, fill=BLACK)
    pen.arrow([(3.4, 14.0), (3.4, 5.2)])
    pen.arrow([(3.4, 14.0), (3.4, table - 0.3)])
    pen.text(5.2, 3.4, f"{NEAREST_CM}-{FARTHEST_CM} cm", 6.0)


def lay(pen: Pen, plan: Plan) -> None:
    """The pack, or one card, comes down into the frame."""
    seen = Seen(16.0, 16.0, 0.2, 0.13)
    _marked(pen, seen, plan)
    card = _card_of(plan)
    _pack(pen, seen, card, up=22.0, thick=1.0 if plan.fanned else _THICK_MM)
    for x in (card.x - 12, card.right + 12):
        pen.arrow([seen(x, 18, 36), seen(x, 18)])


def take(pen: Pen, plan: Plan) -> None:
    """The top card slides off to its pile, or a card that was read to its hand."""
    seen = Seen(16.0, 13.0, 0.122, 0.15)
    x, y = plan.middle
    for side in plan.places:
        for outline in reversed(side):
            pen.shape(seen.outline(Rect(outline.x - x, outline.y - y, outline.width, outline.height)))
    _marked(pen, seen, plan)
    card = _card_of(plan)
    up = 0.0 if plan.fanned else 12.0
    if not plan.fanned:
        _pack(pen, seen, card, up=0.0, thick=up)
    sliding = Rect(card.x - 40, card.y + 3, card.width, card.height)
    _pack(pen, seen, sliding, up=up, thick=1.0)
    _finger(pen, seen(sliding.x + sliding.width * 0.6, sliding.y + sliding.height * 0.78, up))
    start = seen(sliding.x - 3, 0, up)
    pen.arrow([start, (start[0] - 6.0, start[1])])
    start = seen(sliding.right + 4 if plan.fanned else card.right + 4, 0, up)
    pen.arrow([start, (start[0] + 6.0, start[1])])


PICTURES: tuple[Callable[[Pen, Plan], None], ...] = (measure, camera, lay, take)


def _card_of(plan: Plan) -> Rect:
    """Where the frame holds a card, from the markers' (0, 0)."""
    x, y = plan.middle
    return Rect(plan.card.x - x, plan.card.y - y, plan.card.width, plan.card.height)


def _marked(pen: Pen, seen: Seen, plan: Plan) -> None:
    """Markers and frame on the sheet."""
    for x, y in PLACES:
        half = SIDE_MM / 2
        pen.line(seen.outline(Rect(x - half, y - half, SIDE_MM, SIDE_MM)), 0.05, closed=True, fill=BLACK)
    pen.line(seen.outline(_card_of(plan).grown(PLAY_MM + 1)), FINE, closed=True)


def _pack(pen: Pen, seen: Seen, card: Rect, *, up: float, thick: float) -> None:
    """Cards in a stack, the top one face up."""
    low, top = seen.outline(card, up), seen.outline(card, up + thick)
    pen.shape([top[0], top[1], low[1], low[2], low[3], low[0]], BOLD)
    pen.shape(top, FINE)
    for across, down, size in ((0.17, 0.14, 5.5), (0.5, 0.5, 12.0), (0.83, 0.86, 5.5)):
        middle = (card.x + card.width * across, card.y + card.height * down)
        pen.shape(_diamond(seen, middle, size, up + thick), 0.05, BLACK)


def _diamond(seen: Seen, middle: Point, size: float, up: float) -> list[Point]:
    x, y = middle
    return [seen(x + dx, y + dy, up) for dx, dy in ((0, -size), (size * 0.75, 0), (0, size), (-size * 0.75, 0))]


def _finger(pen: Pen, tip: Point) -> None:
    """It comes from the dealer's side; its tip is on the card."""
    x, y = tip
    half, lean = 1.5, 0.45
    foot = HIGH
    down = foot - y
    end = [(x + half + lean * down, foot), *_arc(tip, (half, half), 0, pi), (x - half + lean * down, foot)]
    pen.line(end, BOLD, fill=WHITE)
    pen.line(_arc((x, y - 0.1), (0.8, 0.9), 0, pi), FINE)


def _arc(middle: Point, radii: Point, first: float, last: float) -> list[Point]:
    """Points of an ellipse, counterclockwise from the right, from one angle to the other (radians)."""
    turns = [first + (last - first) * k / 12 for k in range(13)]
    return [(middle[0] + radii[0] * cos(turn), middle[1] - radii[1] * sin(turn)) for turn in turns]
