"""One page of a PDF, drawn in millimetres from its upper left corner, black on white. The same calls make the same
file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont
from fpdf import FPDF
from fpdf.drawing_primitives import DeviceGray
from fpdf.fonts import TTFFont

from controller.sheet.layout import Paper, Rect

Point = tuple[float, float]

BLACK = 0.0
WHITE = 1.0
POINT_MM = 25.4 / 72
LINE = 1.25
"""From one line of text to the next, in heights of its letters."""
ASCENT = 0.78
"""From the top of a line of text to the foot of its letters, in their heights."""
LEAST_PT = 5.0
"""Smaller letters are not read any more."""
DASH_MM = (1.6, 1.2)
_NO_TIME = datetime(2000, 1, 1, tzinfo=UTC)
"""The date in the file: a sheet printed again is the same."""


class CannotWrite(ValueError):
    """The font has no such letter."""

    def __init__(self, letter: str) -> None:
        super().__init__(letter)
        self.letter = letter


class CannotFit(ValueError):
    """A text is too long for its place."""


class NoFont(ValueError):
    """The file is no TrueType font that can be embedded."""


class Page:
    """`font`: a TrueType file in place of Helvetica, which every reader of PDF has, and which knows the letters of
    Western Europe only. Raises NoFont, OSError where it cannot be read."""

    def __init__(self, paper: Paper, *, title: str, language: str, font: Path | None = None) -> None:
        self._pdf = FPDF(unit="mm", format=(paper.width, paper.height))
        self._pdf.set_auto_page_break(False)
        self._pdf.set_creation_date(_NO_TIME)
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.core_fonts_encoding = "windows-1252"
        self._font = "helvetica"
        if font is not None:
            self._font = "given"
            file = BytesIO(font.read_bytes())  # which fpdf2 would leave open where it is no font
            try:
                TTFont(file).close()
                self._pdf.add_font(self._font, "", font)
                self._pdf.add_font(self._font, "B", font)
            except Exception as error:  # whatever its reader stumbles over in a file that it does not know
                raise NoFont(str(error)) from error
        self._pdf.add_page()

    def close(self) -> None:
        """Give back the font's file."""
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def line(
        self,
        points: Sequence[Point],
        width: float = 0.3,
        *,
        closed: bool = False,
        dashed: bool = False,
        fill: float | None = None,
    ) -> None:
        """Through the points, `width` wide; `fill`: what it encloses, from BLACK to WHITE."""
        with self._pdf.new_path(*points[0]) as path:
            for point in points[1:]:
                path.line_to(*point)
            if closed:
                path.close()
            path.style.fill_color = None if fill is None else DeviceGray(fill)
            path.style.stroke_color = DeviceGray(BLACK)
            path.style.stroke_width = width
            path.style.stroke_cap_style = "butt"
            path.style.stroke_join_style = "round"
            path.style.stroke_dash_pattern = DASH_MM if dashed else None
            path.style.auto_close = False

    def black(self, rects: Iterable[Rect]) -> None:
        """Filled black as one shape: none shows a seam where it meets another."""
        with self._pdf.new_path() as path:
            for rect in rects:
                path.rectangle(rect.x, rect.y, rect.width, rect.height)
            path.style.fill_color = DeviceGray(BLACK)
            path.style.stroke_color = None

    def text(self, x: float, y: float, text: str, size_pt: float, *, bold: bool = False, middle: bool = False) -> None:
        """One line; (x, y): its left end, or with `middle` its middle, at the foot of its letters. Raises
        CannotWrite."""
        self._use(text, size_pt, bold)
        self._pdf.text(x - self._wide(text) / 2 if middle else x, y, text)

    def fitting(self, room: Rect, text: str, size_pt: float, *, bold: bool = False) -> float:
        """The height of letters in pt with which the text fits into the room, `size_pt` at most. Raises CannotFit,
        CannotWrite."""
        size = size_pt
        while size >= LEAST_PT:
            lines = self._broken(text, room.width, size, bold)
            if lines and len(lines) * size * POINT_MM * LINE <= room.height:
                return size
            size -= 0.25
        raise CannotFit(text)

    def block(self, room: Rect, text: str, size_pt: float, *, bold: bool = False, middle: bool = False) -> float:
        """Text in lines within the room, from its top, or with `middle` in the middle of it; its letters are
        `size_pt` high, or as small as it takes, LEAST_PT at least. Returns where it ends (y). Raises CannotFit,
        CannotWrite."""
        size = self.fitting(room, text, size_pt, bold=bold)
        lines = self._broken(text, room.width, size, bold)
        step = size * POINT_MM * LINE
        high = len(lines) * step
        top = room.y + (room.height - high) / 2 if middle else room.y
        for k, line in enumerate(lines):
            x = room.x + room.width / 2 if middle else room.x
            self.text(x, top + k * step + size * POINT_MM * ASCENT, line, size, bold=bold, middle=middle)
        return top + high

    def _broken(self, text: str, width: float, size_pt: float, bold: bool) -> list[str]:
        """The text in lines of this width; none where a word is longer."""
        self._use(text, size_pt, bold)
        lines = [""]
        for word in text.split():
            if self._wide(word) > width:
                return []
            longer = f"{lines[-1]} {word}".strip()
            if self._wide(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _wide(self, text: str) -> float:
        return float(self._pdf.get_string_width(text))

    def _use(self, text: str, size_pt: float, bold: bool) -> None:
        self._pdf.set_font(self._font, "B" if bold else "", size_pt)
        font = self._pdf.current_font
        for letter in text:
            if letter == " ":
                continue
            if self._font != "helvetica":
                there = ord(letter) in getattr(font, "cmap", {})
            else:
                there = bool(letter.encode("windows-1252", "ignore"))
            if not there:
                raise CannotWrite(letter)

    def pdf(self) -> bytes:
        """The file."""
        return bytes(self._pdf.output())
