"""The build book as one PDF: its pages in the order of building, pictures and all, links from page to page.

By fpdf2, which draws PNG and SVG itself: no browser is needed, and the same pages are the same bytes.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from fpdf import FPDF, FontFace
from fpdf.enums import TextEmphasis, XPos, YPos

from hardware.machine.release.flat import FIRST_DAY
from hardware.machine.release.markup import Block, Code, Heading, Illustration, Paragraph, Span, Spans, Table, blocks

TITLE = "Building a faro table"
EDGE_MM = 18.0
TYPE = 10.0  # points
LINE_MM = 5.0
CELL_TYPE = 8.0
CELL_MM = 3.8
SMALL_CELL_TYPE = 6.5
SMALL_CELL_MM = 3.1
MANY_COLUMNS = 6
INDENT_MM = 8.0
PICTURE_MM = 118.0
"""The most that a picture is high."""
DOTS_PER_MM = 6.0
"""Of a picture of dots, at least."""
LINK = (20, 70, 150)
WORDS = (0, 0, 0)
GREY = (120, 120, 120)
HEADS = {1: 18.0, 2: 13.0, 3: 11.0}
LONGEST = 90
"""Letters for which a column grows."""
PADDING = 3
LETTER = 0.19
"""mm that a letter takes in the mean, for each point of its type."""


_TITLE = re.compile(rb"<title>[^<]*</title>")


def booklet(pages: Mapping[str, str], folder: Path) -> bytes:
    """The PDF of `pages`, each by the name of its file, in their order; pictures are found from `folder`.

    OSError where one is missing, ValueError where it is neither PNG nor SVG, FPDFException for a letter that the fonts
    of PDF lack.
    """
    pdf = _Booklet(pages, folder)
    for name, text in pages.items():
        pdf.put(name, text)
    return bytes(pdf.output())


class _Booklet(FPDF):
    """Writes block after block."""

    def __init__(self, pages: Mapping[str, str], folder: Path) -> None:
        super().__init__(format="A4")
        self.folder = folder
        self.set_creation_date(FIRST_DAY)
        self.set_title(TITLE)
        self.set_margins(EDGE_MM, EDGE_MM)
        self.set_auto_page_break(True, EDGE_MM)
        self.links_to = {name: self.add_link(page=1) for name in pages}  # set when the page is begun
        self.foot = ""

    def footer(self) -> None:
        """The page's name and number."""
        self.set_xy(EDGE_MM, -EDGE_MM + 5)  # not where an item of a list begins
        self._face(Span(""), CELL_TYPE)
        self.set_text_color(*GREY)
        self.cell(0, 4, self.foot)
        self.set_x(EDGE_MM)
        self.cell(0, 4, str(self.page_no()), align="R")
        self.set_text_color(*WORDS)

    def put(self, name: str, text: str) -> None:
        """A page of the book, on a new one of paper."""
        found = list(blocks(text))
        title = next(("".join(span.text for span in one.spans) for one in found if isinstance(one, Heading)), name)
        self.add_page()  # which ends the one before, with its own foot
        self.foot = title
        self.set_link(self.links_to[name], page=self.page_no())
        for block in found:
            self._block(block)

    def _block(self, block: Block) -> None:
        match block:
            case Heading(level, spans):
                self._heading(level, spans)
            case Paragraph(spans, mark):
                self._paragraph(spans, mark)
            case Table(head, rows):
                self._cells(head, rows)
            case Illustration(_, target):
                self._picture(self.folder / target)
            case Code(lines):
                self._face(Span("", code=True), CELL_TYPE)
                for line in lines:
                    self.set_x(EDGE_MM + INDENT_MM)
                    self.cell(0, CELL_MM, line, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
                self.ln(2)

    def _heading(self, level: int, spans: Spans) -> None:
        size = HEADS[min(level, max(HEADS))]
        if level > 1:
            self._room(40.0)
            self.ln(3)
        words = "".join(span.text for span in spans)
        if level <= 2:
            self.start_section(words, level - 1)
        self._face(Span("", bold=True), size)
        self.multi_cell(0, size * 0.5, words, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.ln(2)

    def _paragraph(self, spans: Spans, mark: str) -> None:
        if mark:
            self._face(Span(""), TYPE)
            self.cell(INDENT_MM, LINE_MM, mark)
            self.set_left_margin(EDGE_MM + INDENT_MM)
        for span in spans:
            self._face(span, TYPE)
            link = self._link(span.target)
            self.set_text_color(*(LINK if link else WORDS))
            self.write(LINE_MM, span.text, link)
        self.set_text_color(*WORDS)
        self.set_left_margin(EDGE_MM)
        self.ln(LINE_MM + (1 if mark else 2))

    def _cells(self, head: Sequence[Spans], rows: Sequence[Sequence[Spans]]) -> None:
        columns = len(rows[0]) if rows else len(head)
        small = columns > MANY_COLUMNS
        size = SMALL_CELL_TYPE if small else CELL_TYPE
        self._face(Span(""), size)
        every = [*([head] if head else []), *rows]
        self.set_draw_color(*GREY)
        self.set_line_width(0.1)
        with self.table(
            col_widths=_widths(every, self.epw / (LETTER * size)),
            first_row_as_headings=bool(head),
            headings_style=FontFace(emphasis=TextEmphasis.B),
            line_height=SMALL_CELL_MM if small else CELL_MM,
            text_align="LEFT",
            padding=0.8,
        ) as table:
            for cells in every:
                row = table.row()
                for spans in cells:
                    link = next((found for span in spans if (found := self._link(span.target))), None)
                    row.cell(_plain(spans), link=link, style=FontFace(color=LINK) if link else None)
        self.ln(3)

    def _picture(self, path: Path) -> None:
        wide, high = _size(path)
        scale = min(self.epw / wide, PICTURE_MM / high, 1 / DOTS_PER_MM if path.suffix == ".png" else self.epw / wide)
        self._room(high * scale + LINE_MM)
        content = path.read_bytes()
        if path.suffix == ".svg":
            content = _TITLE.sub(b"", content)  # which fpdf2 does not know, and says so each time
        self.image(io.BytesIO(content), w=wide * scale, h=high * scale)
        self.ln(3)

    def _room(self, high: float) -> None:
        """A new page where that height is not left on this one."""
        if self.get_y() + high > self.h - EDGE_MM:
            self.add_page()

    def _face(self, span: Span, size: float) -> None:
        style = ("B" if span.bold else "") + ("I" if span.italic else "")
        self.set_font("courier" if span.code else "helvetica", style, size)

    def _link(self, target: str) -> int | str | None:
        """Into the book, or out to the web; what stands elsewhere in the repository is words only."""
        if target.startswith("https://"):
            return target
        return self.links_to.get(target.partition("#")[0])


def _plain(spans: Spans) -> str:
    return "".join(span.text for span in spans).replace("<br>", "\n")


def _widths(rows: Sequence[Sequence[Spans]], letters: float) -> tuple[float, ...]:
    """Shares of the columns, `letters` in all: each holds its longest word, and what is left goes where cells are
    longer."""
    cells = [[_plain(spans) for spans in column] for column in zip(*rows, strict=True)]
    least = [max((len(word) for cell in column for word in cell.split()), default=0) + PADDING for column in cells]
    longest = [max(len(line) for cell in column for line in (cell.splitlines() or [""])) + PADDING for column in cells]
    more = [min(LONGEST, wish) - word if wish > word else 0 for wish, word in zip(longest, least, strict=True)]
    left = max(0.0, letters - sum(least))
    return tuple(word + wish * min(1.0, left / max(1, sum(more))) for word, wish in zip(least, more, strict=True))


def _size(path: Path) -> tuple[float, float]:
    """Of a picture, dots of a PNG or units of an SVG. ValueError for any other file."""
    content = path.read_bytes()
    if content.startswith(b"\x89PNG"):
        return float(int.from_bytes(content[16:20], "big")), float(int.from_bytes(content[20:24], "big"))
    found = re.search(rb'<svg [^>]*\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"', content)
    if found is None:
        raise ValueError(f"{path.name}: neither PNG nor SVG with a viewBox")
    return float(found[1]), float(found[2])
