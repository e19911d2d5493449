"""Work that takes longer than a frame may, done a step at a time."""

from __future__ import annotations

import itertools
from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")
Steps = Generator[None, None, Found]
"""A search that goes on with each `next`, and returns what it has found."""


def after(search: Steps[Found], steps: int | None) -> tuple[Found] | None:
    """What a search has found after `steps` more (None: all of them), if it has ended by then."""
    for _ in itertools.count() if steps is None else range(steps):
        try:
            next(search)
        except StopIteration as end:
            return (end.value,)
    return None


def finished(search: Steps[Found]) -> Found:
    """What a search finds, all of its steps at once."""
    found = after(search, None)
    assert found is not None
    return found[0]
