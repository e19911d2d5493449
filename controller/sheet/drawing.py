"""The printed sheet, made of its plan."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from controller.catalogue import text
from controller.games.game import ByHand
from controller.sheet.layout import VERSION, Measure, Plan, Rect
from controller.sheet.page import BLACK, Page
from controller.sheet.pictures import FARTHEST_CM, HIGH, NEAREST_CM, PICTURES, STEEPEST_DEG, WIDE, Pen
from vision.marker_layout import black_rows

TITLE_PT = 13.0
PLACE_PT = 15.0
SMALL_PT = 8.0
STEP_PT = 8.5
FRAME_MM = 0.5
CORNER_MM = 12.0
"""Of the frame's corners: the edges of a card stay free of lines between them."""
TICK_MM = 2.0
THIN_MM = 0.25
BETWEEN_MM = 2.0
ARROW_MM = 4.0
ASIDE_PT = 10.0


def draw(plan: Plan, words: ByHand, *, game: str, name: str, language: str, font: Path | None = None) -> bytes:
    """The sheet of a game as a PDF. `game`: the game's name in the person's language; `name`: the sheet's (`name_of`).
    Raises CannotFit, CannotWrite, NoFont (`controller.sheet.page`), OSError where the font cannot be read."""
    title = text("paper-title", game=game)
    with closing(Page(plan.paper, title=title, language=language, font=font)) as page:
        _draw(page, plan, words, title, name)
        return page.pdf()


def _draw(page: Page, plan: Plan, words: ByHand, title: str, name: str) -> None:
    for measure in plan.measures:
        _measure(page, measure)
    for number, marker in enumerate(plan.markers, plan.cards.first):
        page.black(Rect(marker.x + x, marker.y + y, wide, high) for x, y, wide, high in black_rows(number))
    _frame(page, plan.frame)
    inside = Rect(plan.frame.x + 6, plan.frame.y + plan.frame.height / 3, plan.frame.width - 12, plan.frame.height / 3)
    page.block(inside, text("paper-frame-card") if plan.fanned else text("paper-frame-pack"), 10.0, middle=True)
    for outlines, label, code in zip(plan.places, plan.labels, (words.left, words.right), strict=True):
        _place(page, outlines)
        page.block(label, text(code), PLACE_PT, bold=True, middle=True)
    _heads(page, plan, title, name, about_to=plan.aside.y if words.aside else plan.heads[0].bottom)
    if words.aside:
        _aside(page, plan.aside, text(words.aside))
    steps = (
        text("paper-step-print"),
        text("paper-step-camera", nearest=NEAREST_CM, farthest=FARTHEST_CM, steepest=STEEPEST_DEG),
        text("paper-step-card") if plan.fanned else text("paper-step-pack"),
        text(words.then),
    )
    said = [text("paper-step", number=number, sentence=step) for number, step in enumerate(steps, 1)]
    left = WIDE + BETWEEN_MM
    beside = [Rect(room.x + left, room.y, room.width - left, room.height) for room in plan.steps]
    size = min(page.fitting(*one, STEP_PT) for one in zip(beside, said, strict=True))
    for room, picture, right, sentence in zip(plan.steps, PICTURES, beside, said, strict=True):
        picture(Pen(page, room.x, room.y + (room.height - HIGH) / 2), plan)
        page.block(right, sentence, size)


def name_of(plan: Plan, game: str) -> str:
    """What the sheet is called, the same in every language: by it somebody can say which one he has."""
    return f"{game}-{plan.cards.name}-{plan.paper.name.lower()} v{VERSION}"


def _measure(page: Page, line: Measure) -> None:
    end = line.x + line.length_mm
    page.line([(line.x, line.y), (end, line.y)], THIN_MM)
    for x in (line.x, end):
        page.line([(x, line.y - TICK_MM), (x, line.y + TICK_MM)], THIN_MM)
    said = text("paper-measure-in") if line.unit == "in" else text("paper-measure-mm")
    page.block(Rect(line.x + 3, line.y + 1.0, line.length_mm - 6, 4.2), said, SMALL_PT, middle=True)


def _frame(page: Page, frame: Rect) -> None:
    """Its corners."""
    for x, way in ((frame.x, 1), (frame.right, -1)):
        for y, up in ((frame.y, 1), (frame.bottom, -1)):
            page.line([(x + way * CORNER_MM, y), (x, y), (x, y + up * CORNER_MM)], FRAME_MM)


def _place(page: Page, outlines: tuple[Rect, ...]) -> None:
    """The first one whole; of each further one what the one before does not cover."""
    top = outlines[0].y
    for place in outlines:
        x, right, bottom = place.x, place.right, place.bottom
        page.line([(x, top), (x, bottom), (right, bottom), (right, top)], THIN_MM, closed=top == place.y)
        top = bottom


def _aside(page: Page, room: Rect, said: str) -> None:
    """What is kept off the sheet: an arrow to its upper edge, and the words."""
    x, head = room.x + ARROW_MM / 2, ARROW_MM / 2
    page.line([(x, room.bottom), (x, room.y + head)], FRAME_MM)
    page.line(
        [(x, room.y), (x - head / 2, room.y + head), (x + head / 2, room.y + head)], THIN_MM, closed=True, fill=BLACK
    )
    left = ARROW_MM + BETWEEN_MM
    page.block(Rect(room.x + left, room.y, room.width - left, room.height), said, ASIDE_PT)


def _heads(page: Page, plan: Plan, title: str, name: str, *, about_to: float) -> None:
    """`about_to`: where the words below the title end, at the latest (y)."""
    left, right = plan.heads
    wide, high = plan.cards.size_mm
    end = page.block(Rect(left.x, left.y, left.width, 14.0), title, TITLE_PT, bold=True)
    about = text("paper-cards", kind=plan.cards.name, width=wide, height=high)
    page.block(Rect(left.x, end + 1, left.width, about_to - end - 1), about, SMALL_PT)
    end = page.block(Rect(right.x, right.y, right.width, 8.0), text("paper-scale"), SMALL_PT)
    first, last = plan.cards.first, plan.cards.first + len(plan.markers) - 1
    sheet = text("paper-about", name=name, first=first, last=last)
    page.block(Rect(right.x, end + 1, right.width, right.bottom - end - 1), sheet, SMALL_PT)
