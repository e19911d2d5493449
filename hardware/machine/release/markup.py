"""The Markdown of the book's pages as blocks: headings, paragraphs, items, tables, pictures, code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Span:
    """Words of one kind; `target`: where they lead, as it stands in the page."""

    text: str
    bold: bool = False
    italic: bool = False
    code: bool = False
    target: str = ""


Spans = Sequence[Span]


@dataclass(frozen=True, slots=True)
class Heading:
    """`level` 1 is the page's title."""

    level: int
    spans: Spans


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words; `mark` begins an item of a list: "-" or a number with its point."""

    spans: Spans
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """`head` is empty where the page's has no words."""

    head: Sequence[Spans]
    rows: Sequence[Sequence[Spans]]


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture alone on its line."""

    says: str
    target: str


@dataclass(frozen=True, slots=True)
class Code:
    """As it is typed."""

    lines: Sequence[str]


Block = Heading | Paragraph | Table | Illustration | Code
_MARKS = re.compile(
    r"\\(?P<plain>[\\*`|_])"
    r"|`(?P<code>[^`]+)`"
    r"|\*\*(?P<bold>\S.*?)\*\*(?!\*)"
    r"|\*(?P<italic>(?! )(?:\\.|[^*\\])+)\*"
    r"|\[(?P<words>(?:\\.|[^\]\\])+)\]\((?P<target>[^)]+)\)"
)
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
_ITEM = re.compile(r"(-|\d+\.) ")
_RULE = re.compile(r"\|(?: ?-+ ?\|)+")


def spans(text: str, style: Span | None = None) -> list[Span]:
    """The words of a line, each run of one kind by itself."""
    style = style or Span("")
    found: list[Span] = []
    at = 0
    for mark in _MARKS.finditer(text):
        found.append(replace(style, text=text[at : mark.start()]))
        at = mark.end()
        if mark["plain"] is not None:
            found.append(replace(style, text=mark["plain"]))
        elif mark["code"] is not None:
            found.append(replace(style, text=mark["code"], code=True))
        elif mark["bold"] is not None:
            found += spans(mark["bold"], replace(style, bold=True))
        elif mark["italic"] is not None:
            found += spans(mark["italic"], replace(style, italic=True))
        else:
            found += spans(mark["words"], replace(style, target=mark["target"]))
    found.append(replace(style, text=text[at:]))
    return [span for span in found if span.text]


def blocks(page: str) -> Iterator[Block]:
    """Of a page whose paragraphs and items are a line each."""
    lines = iter(page.splitlines())
    rows: list[str] = []
    for line in lines:
        if line.startswith("|"):
            rows.append(line)
            continue
        if rows:
            yield _table(rows)
            rows = []
        if line.lstrip().startswith("```"):
            yield Code(list(_code(lines, len(line) - len(line.lstrip()))))
        elif line.startswith("#"):
            mark, _, words = line.partition(" ")
            yield Heading(len(mark), spans(words))
        elif picture := _PICTURE.fullmatch(line):
            yield Illustration(picture[1], picture[2])
        elif item := _ITEM.match(line):
            yield Paragraph(spans(line[item.end() :]), item[1])
        elif line.strip() and not line.startswith("<!--"):
            yield Paragraph(spans(line.strip()))
    if rows:
        yield _table(rows)


def _code(lines: Iterator[str], indent: int) -> Iterator[str]:
    for line in lines:
        if line.lstrip().startswith("```"):
            return
        yield line[indent:]


def _table(lines: Sequence[str]) -> Table:
    rows = [[spans(cell.strip()) for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]
    if len(lines) < 2 or not _RULE.fullmatch(lines[1]):
        return Table([], rows)
    return Table(rows[0] if any(rows[0]) else [], rows[2:])
