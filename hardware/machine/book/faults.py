"""The fault table: what the program says, where to look, what to do (`text/faults.md`). A test holds it to the
program's words."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hardware.machine.book.source import TEXT, Source, read

NAME = "faults.md"
SEEK = "Look: "
MEND = "Do: "


@dataclass(frozen=True, slots=True)
class Row:
    """One line: `part` as the program names it, `says` examples of its sentences, `seek` and `mend` for the builder."""

    part: str
    says: Sequence[str]
    seek: str
    mend: str


@dataclass(frozen=True, slots=True)
class Group:
    """Lines that belong together."""

    title: str
    rows: Sequence[Row]


@functools.cache
def groups(path: Path = TEXT / NAME) -> tuple[Group, ...]:
    """The groups of that file: `##` a group, `###` a part, a list of what it says, then where to look and what to do.
    Raises BookError."""
    file = read(path)
    begins = [n for n, (_, text) in enumerate(file.body) if text.startswith(("## ", "### "))]
    found: list[tuple[str, list[Row]]] = []
    for start, end in zip(begins, [*begins[1:], len(file.body)], strict=True):
        (line, head), rest = file.body[start], file.body[start + 1 : end]
        if head.startswith("## "):
            found.append((head[3:], []))
        elif not found:
            file.refuse(line, "a part before the first group (##)")
        else:
            found[-1][1].append(_row(file, line, head[4:], [text for _, text in rest if text]))
    return tuple(Group(title, rows) for title, rows in found)


def _row(file: Source, line: int, part: str, texts: Sequence[str]) -> Row:
    says = [text[2:] for text in texts if text.startswith("- ")]
    seek, mend = ([text.removeprefix(head) for text in texts if text.startswith(head)] for head in (SEEK, MEND))
    if not says or len(seek) != 1 or len(mend) != 1 or len(says) + 2 != len(texts):
        file.refuse(
            line, f"below {part}: a list of what is said, one line {SEEK.strip()} and one {MEND.strip()} expected"
        )
    return Row(part, says, seek[0], mend[0])


def source() -> Source:
    """The file of its sentences."""
    return read(TEXT / NAME)


def intro() -> list[str]:
    """What stands above the first group."""
    body = [text for _, text in source().body]
    return body[: next(n for n, text in enumerate(body) if text.startswith("## "))]


def rows() -> list[Row]:
    """All lines."""
    return [row for group in groups() for row in group.rows]


def text() -> str:
    """Everything that the table says, as one text."""
    return "\n".join("\n".join((row.part, *row.says, row.seek, row.mend)) for row in rows())
