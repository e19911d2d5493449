"""The whole book in the order of building."""

import functools
from collections.abc import Iterator

from hardware.machine.book import reading, shoe
from hardware.machine.book.model import Chapter, Step
from hardware.machine.book.source import TEXT, BookError


@functools.cache
def chapters() -> tuple[Chapter, ...]:
    """All of it. Raises BookError for a sentence that cannot be made into a page, and for a step of no chapter."""
    paths = sorted((TEXT / "steps").glob("*.md"))
    keys = {path.stem for path in paths} | {step.key for step in shoe.STEPS}
    every = {path.stem: reading.step(path, keys) for path in paths} | {step.key: step for step in shoe.STEPS}
    found = tuple(reading.chapter(path, every) for path in sorted((TEXT / "chapters").glob("*.md")))
    named = [step.key for chapter in found for step in chapter.steps]
    for key in every:
        if named.count(key) != 1:
            raise BookError(f"step {key}: in {named.count(key)} chapters, one expected")
    return found


def steps() -> Iterator[Step]:
    """Every step in its order."""
    for chapter in chapters():
        yield from chapter.steps
