"""Of many cases that are alike `make test` tries some, drawn by a seed; `make test-whole` tries them all."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], count: int, *, seed: int = 1) -> list[Any]:
    """A parameter of each case, a tuple being the values of several. `count` of them, drawn by `seed`, are tried by
    `make test`, the others by `make test-whole` alone. What else takes a sample asks the fixture `whole`."""
    values = [case if isinstance(case, tuple) else (case,) for case in cases]
    drawn = set(random.Random(seed).sample(range(len(values)), count))
    return [pytest.param(*one, marks=[] if i in drawn else pytest.mark.whole) for i, one in enumerate(values)]
