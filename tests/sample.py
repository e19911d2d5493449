"""Of many cases that are alike `make test` tries some, drawn by a seed; `make test-whole` tries them all."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

SHARE = 4
"""One in this number of random scripts, evenings and the like is tried."""
_whole = False


def try_all() -> None:
    """From now on no sample is taken."""
    global _whole
    _whole = True


def tried(number: int) -> int:
    """How many of this number of random cases are tried."""
    return number if _whole else -(-number // SHARE)


def sampled(cases: Iterable[Any], count: int, *, seed: int = 1) -> list[Any]:
    """A parameter of each case, a tuple being the values of several. `count` of them, drawn by `seed`, are tried by
    `make test`, the others by `make test-whole` alone."""
    values = [case if isinstance(case, tuple) else (case,) for case in cases]
    drawn = set(random.Random(seed).sample(range(len(values)), count))
    return [pytest.param(*one, marks=[] if i in drawn else pytest.mark.whole) for i, one in enumerate(values)]
