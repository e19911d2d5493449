"""Of many cases that are alike `make test` tries some, drawn by a seed; `make test-whole` tries them all."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet


def sampled(cases: Iterable[Any], count: int, *, seed: int = 1) -> list[Any]:
    """A parameter of each case, a tuple being the values of several. `count` of them, drawn by `seed`, are tried by
    `make test`, the others by `make test-whole` alone. What else takes a sample asks the fixture `whole`."""
    made = [
        case if isinstance(case, ParameterSet) else pytest.param(*(case if isinstance(case, tuple) else (case,)))
        for case in cases
    ]
    drawn = set(random.Random(seed).sample(range(len(made)), count))
    return [
        one if i in drawn else pytest.param(*one.values, marks=[*one.marks, pytest.mark.whole], id=one.id)
        for i, one in enumerate(made)
    ]
