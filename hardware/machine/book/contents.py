"""The whole book in the order of building."""

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from hardware.machine.book import reading
from hardware.machine.book.figures import FIGURES
from hardware.machine.book.model import Chapter, Stage, Step
from hardware.machine.book.source import TEXT, Source, read


@dataclass(frozen=True, slots=True)
class Book:
    """Its stages in their order, and what sentences may name: figures, and steps by their number and page."""

    stages: tuple[Stage, ...]
    figures: Mapping[str, Callable[[], str]]


@functools.cache
def book() -> Book:
    """All of it. Raises BookError for a sentence that cannot be made into a page, and for a step or chapter that is not
    in the book once."""
    texts = {path.stem: read(path) for path in sorted((TEXT / "steps").glob("*.md"))}
    chapters = {path.stem: read(path) for path in sorted((TEXT / "chapters").glob("*.md"))}
    stages = {path.stem: read(path) for path in sorted((TEXT / "stages").glob("*.md"))}
    titles = {key: source.text("title") for key, source in texts.items()}
    order = list(_order(stages, chapters, titles))
    for kind, named, files in (
        ("step", order, texts),
        ("chapter", [key for source in stages.values() for key in source.texts("chapters")], chapters),
    ):
        for key, source in files.items():
            if named.count(key) != 1:
                source.refuse(1, f"a {kind} that is {named.count(key)} times in the book, once expected")
    figures = {**FIGURES, **_links(order, titles)}
    steps = {key: reading.step(source, key, titles, figures) for key, source in texts.items()}
    every = {key: reading.chapter(source, steps, figures) for key, source in chapters.items()}
    made = (reading.stage(source, key[2:], every, steps, figures) for key, source in stages.items())
    return Book(tuple(made), figures)


def _order(stages: Mapping[str, Source], chapters: Mapping[str, Source], steps: Mapping[str, str]) -> Iterator[str]:
    """The keys of all steps as they come."""
    for stage in stages.values():
        yield from reading.steps_of(stage, steps)
        for key in reading.chapters_of(stage, chapters):
            yield from reading.steps_of(chapters[key], steps)


def _links(order: list[str], titles: Mapping[str, str]) -> dict[str, Callable[[], str]]:
    found = {}
    for number, key in enumerate(order, start=1):
        page = f"{number:02}-{key}.md"
        found[f"step {key}"] = f"[{number}. {titles[key]}]({page})"
        found[f"page {key}"] = page
    return {name: functools.partial(str, value) for name, value in found.items()}


def stages() -> tuple[Stage, ...]:
    """Every stage in its order."""
    return book().stages


def stage(key: str) -> Stage:
    """The stage of that key; KeyError where there is none."""
    return {one.key: one for one in stages()}[key]


def chapters() -> Iterator[Chapter]:
    """Every chapter in its order."""
    for one in stages():
        yield from one.chapters


def steps() -> Iterator[Step]:
    """Every step in its order."""
    for chapter in chapters():
        yield from chapter.steps
