"""The book's sentences: Markdown with a head of TOML between two lines of `+++`, and with placeholders.

`{name}` in a sentence is a figure that Python counts or measures; `{{name}}`, alone on its line, a table that Python
makes. What is wrong is refused in one line with file and line.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

TEXT = Path(__file__).with_name("text")
FENCE = "+++"
FIGURE = re.compile(r"\{([^{}]*)\}")
TABLE = re.compile(r"\{\{([^{}]*)\}\}")
NEW_BLOCK = re.compile(r"(?:[-*] |\d+\. |[#|!<]|\{\{)")
"""How a line begins that does not go on with the one before it."""
Figures = Mapping[str, Callable[[], str]]
Line = tuple[int, str]
"""Its number in the file, and its text."""


class BookError(ValueError):
    """A sentence of the book cannot be made into a page: file, line and why."""


@dataclass(frozen=True, slots=True)
class Source:
    """One file: `name` as refusals give it, `front` its head, `lines` the whole file, `body` what follows the head,
    each paragraph and each item of a list on one line."""

    name: str
    front: Mapping[str, object]
    lines: Sequence[str]
    body: Sequence[Line]

    def refuse(self, line: int, says: str) -> NoReturn:
        """Raises BookError."""
        raise BookError(f"{self.name}:{line}: {says}")

    def line_of(self, key: str, item: str = "") -> int:
        """Where in the head `key` begins, or `item` below it; 1 where the head does not name it."""
        begins = next((n for n, text in enumerate(self.lines, 1) if re.match(rf"{re.escape(key)}\s*=", text)), 1)
        if not item:
            return begins
        return next((n for n, text in enumerate(self.lines[begins - 1 :], begins) if f'"{item}"' in text), begins)

    def only(self, keys: Collection[str]) -> None:
        """Raises BookError for a key of the head that means nothing."""
        for key in self.front:
            if key not in keys:
                self.refuse(self.line_of(key), f"no key {key!r}; there are {', '.join(sorted(keys))}")

    def text(self, key: str) -> str:
        """A text of the head, "" where it is not given. Raises BookError where it is no text."""
        value = self.front.get(key, "")
        if not isinstance(value, str):
            self.refuse(self.line_of(key), f"{key}: a text expected")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts, empty where it is not given. Raises BookError where it is none."""
        value = self.front.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.refuse(self.line_of(key), f"{key}: a list of texts expected")
        return value

    def numbers(self, key: str, default: tuple[float, float]) -> tuple[float, float]:
        """Two numbers. Raises BookError for anything else."""
        value = self.front.get(key, list(default))
        if not isinstance(value, list) or len(value) != 2 or not all(isinstance(one, int | float) for one in value):
            self.refuse(self.line_of(key), f"{key}: two numbers expected")
        return float(value[0]), float(value[1])

    def filled(self, line: int, text: str, figures: Figures) -> str:
        """The text with its figures. Raises BookError where there is none of a name."""

        def figure(found: re.Match[str]) -> str:
            if found[1] not in figures:
                at = next((n for n, one in enumerate(self.lines[line - 1 :], line) if found[0] in one), line)
                self.refuse(at, f"no figure is called {found[0]}")
            return figures[found[1]]()

        return FIGURE.sub(figure, text)


def read(path: Path) -> Source:
    """The file. OSError where it cannot be read, BookError where its head is no TOML."""
    lines = path.read_text().splitlines()
    name = path.relative_to(TEXT.parents[3]).as_posix() if path.is_relative_to(TEXT.parents[3]) else path.name
    begins, front = 0, {}
    if lines[:1] == [FENCE]:
        if FENCE not in lines[1:]:
            raise BookError(f"{name}:1: the head has no end: a second line of {FENCE} expected")
        begins = lines.index(FENCE, 1) + 1
        try:
            front = tomllib.loads("\n".join(["", *lines[1 : begins - 1]]))
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            raise BookError(f"{name}:{found[1] if found else begins}: the head is no TOML: {error}") from error
    return Source(name, front, lines, unwrapped(lines[begins:], begins + 1))


def unwrapped(lines: Sequence[str], first: int) -> list[Line]:
    """Paragraphs and items of lists on one line each; tables, headings and blocks of code as they are."""
    found: list[Line] = []
    code = joins = False
    for number, text in enumerate(lines, first):
        fenced = text.lstrip().startswith("```")
        goes_on = joins and bool(text.strip()) and not NEW_BLOCK.match(text)
        if code or fenced or not goes_on:
            found.append((number, text if code or fenced else text.rstrip()))
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]} {text.strip()}")
        code ^= fenced
        joins = not code and not fenced and bool(text.strip()) and not text.startswith(("#", "|", "{{", "!", "<"))
    return found
