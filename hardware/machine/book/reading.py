"""Steps, chapters and stages out of the book's Markdown (`text`)."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from hardware.machine.book import bill, known
from hardware.machine.book.figures import FIGURES
from hardware.machine.book.model import Chapter, Scene, Setting, Stage, Step, Take, Use
from hardware.machine.book.source import FIGURE, TABLE, Figures, Line, Source
from hardware.machine.book.tools import tools
from hardware.machine.drawings.picture import View

STEP_KEYS = (
    *("title", "uses", "takes", "shares", "tools", "times", "makes", "yields"),
    *("scene", "view", "size", "drawing", "after", "after_view", "after_size", "minutes"),
)
CHAPTER_KEYS = ("title", "steps")
STAGE_KEYS = (
    *("title", "picture", "page", "chapters", "steps", "once", "tools"),
    *("material_eur", "print_hours", "minutes"),
)
SIZE = (1000.0, 700.0)
"""Of a picture, pixels, where the step does not say."""
DONE = "## Before you go on"
ITEM = re.compile(r"\d+\. ")
COUNTED = re.compile(r"(\d+) (.+)")
Made = Callable[[], Sequence[str]]


def step(source: Source, key: str, steps: Collection[str], figures: Figures) -> Step:
    """The step `key` of that file; `steps`: the keys of all, which it may take. Raises BookError."""
    source.only(STEP_KEYS)
    text, tables, done = _body(source, figures)
    scene, drawing = source.text("scene"), source.text("drawing")
    if scene and drawing:
        source.refuse(source.line_of("drawing"), "a scene and a drawing: one of them is its picture")
    if not source.text("title"):
        source.refuse(1, "a title is missing")
    return Step(
        key,
        source.text("title"),
        text,
        uses=[use for key in source.texts("uses") for use in _uses(source, key)],
        takes=[Take(*_counted(source, "takes", key, steps, "step")) for key in source.texts("takes")],
        shares=[_of(source, "shares", key, _articles(), "part") for key in source.texts("shares")],
        tools=[_of(source, "tools", key, tools(), "tool") for key in source.texts("tools")],
        times=_number(source, "times"),
        makes=source.text("makes"),
        yields=_number(source, "yields"),
        scene=_seen(source, "scene", "view", "size") if scene else None,
        drawing=known.DRAWINGS[_of(source, "drawing", drawing, known.DRAWINGS, "drawing")] if drawing else None,
        done=done,
        tables=tables,
        minutes=_amount(source, "minutes", None),
        view=View(*source.numbers("view", (0.0, 0.0))) if scene else None,
        source=source.name,
        after=_seen(source, "after", "after_view", "after_size") if source.text("after") else None,
    )


def steps_of(source: Source, steps: Collection[str]) -> list[str]:
    """The keys of the steps of a chapter or a stage. Raises BookError."""
    return [_of(source, "steps", key, steps, "step") for key in source.texts("steps")]


def chapter(source: Source, steps: Mapping[str, Step], figures: Figures) -> Chapter:
    """The chapter of that file with its steps. Raises BookError."""
    source.only(CHAPTER_KEYS)
    says, keys = _says(source, figures), steps_of(source, steps)
    if not source.text("title") or not says or not keys:
        source.refuse(1, "title, steps and a sentence expected")
    return Chapter(source.text("title"), says, [steps[key] for key in keys])


def chapters_of(source: Source, chapters: Collection[str]) -> list[str]:
    """The keys of the chapters of a stage. Raises BookError."""
    return [_of(source, "chapters", key, chapters, "chapter") for key in source.texts("chapters")]


def stage(
    source: Source, key: str, chapters: Mapping[str, Chapter], steps: Mapping[str, Step], figures: Figures
) -> Stage:
    """The stage of that file: steps of its own come first, then chapters. Raises BookError."""
    source.only(STAGE_KEYS)
    says, own = _says(source, figures), [steps[one] for one in steps_of(source, steps)]
    found = [Chapter("", "", own)] if own else []
    found += [chapters[one] for one in chapters_of(source, chapters)]
    if not source.text("title") or not says or not found:
        source.refuse(1, "title, steps or chapters, and a sentence expected")
    return Stage(
        key,
        source.text("title"),
        says,
        found,
        picture=source.text("picture"),
        page=source.text("page"),
        once=[_of(source, "once", one, steps, "step") for one in source.texts("once")],
        tools=[_of(source, "tools", one, tools(), "tool") for one in source.texts("tools")],
        material_eur=_amount(source, "material_eur", None),
        print_hours=_amount(source, "print_hours", None),
        minutes=_amount(source, "minutes", 0.0) or 0.0,
    )


def _says(source: Source, figures: Figures) -> str:
    return "\n\n".join(source.filled(line, text, figures) for line, text in source.body if text)


def _amount(source: Source, key: str, default: float | None) -> float | None:
    """A number from 0 on, or a figure in a text."""
    value = source.front.get(key, default)
    if isinstance(value, str):
        value = source.filled(source.line_of(key), value, FIGURES)
        value = float(value) if re.fullmatch(r"\d+(\.\d+)?", value) else -1.0
    if value is None:
        return None
    if not isinstance(value, int | float) or value < 0:
        source.refuse(source.line_of(key), f"{key}: a number from 0 on expected")
    return float(value)


def _articles() -> Collection[str]:
    return [one.key for one in bill.articles()]


def _of(source: Source, where: str, key: str, those: Collection[str], kind: str) -> str:
    if key not in those:
        source.refuse(source.line_of(where, key), f"no {kind} is called {key!r}")
    return key


def _uses(source: Source, entry: str) -> Sequence[Use]:
    listed = FIGURE.fullmatch(entry)
    if listed:
        if listed[1] not in known.LISTS:
            source.refuse(source.line_of("uses", entry), f"no list of parts is called {entry}")
        return known.LISTS[listed[1]]()
    return [Use(*_counted(source, "uses", entry, _articles(), "part"))]


def _counted(source: Source, where: str, entry: str, those: Collection[str], kind: str) -> tuple[str, int]:
    """`8 insert`, or one of `plate`."""
    line = source.line_of(where, entry)
    found = COUNTED.fullmatch(source.filled(line, entry, FIGURES))
    count, key = (int(found[1]), found[2]) if found else (1, entry)
    if key not in those or count < 1:
        source.refuse(line, f"no {kind} is called {key!r}" if count else f"{entry}: at least one expected")
    return key, count


def _number(source: Source, key: str) -> int:
    """How often: a number, or a figure in a text."""
    value = source.front.get(key, 1)
    line = source.line_of(key)
    if isinstance(value, str):
        value = source.filled(line, value, FIGURES)
        value = int(value) if value.isdigit() else 0
    if not isinstance(value, int) or value < 1:
        source.refuse(line, f"{key}: a whole number from 1 on expected")
    return value


@dataclass(frozen=True, slots=True)
class _Seen:
    """A scene, drawn when it is wanted."""

    setting: Callable[[], Setting]
    view: View
    size: tuple[int, int]

    def __call__(self) -> Scene:
        shown = self.setting()
        return Scene(shown.new, shown.there, self.view, *self.size)


def _seen(source: Source, scene: str, view: str, size: str) -> _Seen:
    setting = known.SCENES[_of(source, scene, source.text(scene), known.SCENES, "scene")]
    if view not in source.front:
        source.refuse(source.line_of(scene), f"{view} is missing: degrees to the right of the front, and above it")
    wide, high = source.numbers(size, SIZE)
    return _Seen(setting, View(*source.numbers(view, (0.0, 0.0))), (int(wide), int(high)))


def _body(source: Source, figures: Figures) -> tuple[list[str], list[Made], list[str]]:
    """What is done, in numbered items; tables and sentences below them; what has to be true before one goes on."""
    text: list[str] = []
    blocks: list[list[Line]] = []
    done: list[str] = []
    last, before = False, ""
    for number, line in source.body:
        if line == DONE:
            last = True
        elif last and line.startswith("- "):
            done.append(source.filled(number, line[2:], figures))
        elif last and line:
            source.refuse(number, f"below {DONE!r} a list with - is expected: {line[:40]!r}")
        elif ITEM.match(line):
            if blocks:
                source.refuse(number, "all numbered items come first, then tables")
            text.append(source.filled(number, ITEM.sub("", line, count=1), figures))
        elif line.startswith("|") and before.startswith("|"):
            blocks[-1].append((number, line))
        elif line:
            blocks.append([(number, line)])
        before = line
    if not text:
        source.refuse(len(source.lines), "numbered items expected: 1. What is done")
    return text, [_block(source, block, figures) for block in blocks], done


def _block(source: Source, block: Sequence[Line], figures: Figures) -> Made:
    line, text = block[0]
    named = TABLE.fullmatch(text)
    if named:
        if named[1] not in known.TABLES:
            source.refuse(line, f"no table is called {{{{{named[1]}}}}}")
        return known.TABLES[named[1]]
    lines = [source.filled(number, one, figures) for number, one in block]
    return lambda: lines
