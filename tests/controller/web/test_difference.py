"""Changes of JSON values: what is applied gives what was meant, and little is sent for little."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.web.difference import Change, difference, text_of
from tests.controller.changes import applied

NUMBERS = st.integers(-3, 3) | st.sampled_from([0.5, 1.0, 2.25])
SCALARS = st.none() | st.booleans() | NUMBERS | st.text("ab~0", max_size=2)
NAMES = st.sampled_from(["a", "b", "~", "0", "1", "é", "__proto__", ""])
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(NAMES, inner, max_size=5), max_leaves=25
)


@st.composite
def near(draw: st.DrawFn) -> tuple[Any, Any]:
    """A value, and one in which a few places are others."""
    value = draw(VALUES)

    def other(one: Any) -> Any:
        if draw(st.integers(0, 9)) == 0:
            return draw(VALUES)
        if isinstance(one, dict):
            kept = {name: other(item) for name, item in one.items() if draw(st.integers(0, 7))}
            return kept | draw(st.dictionaries(NAMES, SCALARS, max_size=1))
        if isinstance(one, list):
            kept_items = [other(item) for item in one if draw(st.integers(0, 7))]
            at = draw(st.integers(0, len(kept_items)))
            return [*kept_items[:at], *draw(st.lists(SCALARS, max_size=2)), *kept_items[at:]]
        return one

    return value, other(value)


@given(near() | st.tuples(VALUES, VALUES))
def test_a_change_makes_of_the_old_value_the_new_one(pair: tuple[Any, Any]) -> None:
    old, new = pair
    before = text_of(old)
    change = json.loads(text_of(difference(old, new)))  # as it comes over the line
    assert text_of(applied(change, old)) == text_of(new), "the same to the last point and the order of names"
    assert text_of(old) == before, "and the old value stays"
    assert (change is None) == (before == text_of(new))


@given(near() | st.tuples(VALUES, VALUES))
def test_a_change_is_hardly_longer_than_the_value(pair: tuple[Any, Any]) -> None:
    old, new = pair
    assert len(text_of(difference(old, new))) <= len(text_of(new)) + 4  # `null`, or brackets


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 1, "b": [2]}, {"a": 1, "b": [2]}, None),
        ({"a": 1, "b": 2}, {"a": None, "b": 2}, {"a": [None]}),
        ({"a": 1, "b": 2}, {"b": 2, "c": 3}, {"a": 0, "c": [3]}),
        ({"a": {"b": ["some", {"c": "long"}]}}, {"a": {"b": ["some", {"c": 0}]}}, {"a": {"b": {"1": {"c": [0]}}}}),
        ([1, 2, 3, "and so on", "and more"], [2, 3, "and so on", "and more", 4], {"~": [[5, 0, 4], [0, 1]]}),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
        (1, True, [True]),
        ([], {}, [{}]),
    ],
)
def test_the_format(old: Any, new: Any, change: Change | None) -> None:
    assert difference(old, new) == change


def test_one_line_more_in_a_long_log_is_one_line_sent() -> None:
    lines = [{"seq": seq, "text": {"code": "table-deal-begins", "data": {"deal": seq}}} for seq in range(60)]
    old, new = {"log": lines[:40], "light": "open"}, {"log": lines[1:41], "light": "open"}
    change = difference(old, new)
    assert change == {"log": {"~": [[40, 0, lines[40]], [0, 1]]}}


@pytest.mark.parametrize(
    ("change", "value"),
    [({"a": 0}, {}), ({"a": {"b": [1]}}, {}), ({"3": [1]}, [1]), ({"a": [1]}, [1]), ([], 1), ({"a": [1]}, 5)],
)
def test_a_change_that_does_not_fit_is_an_error(change: Change, value: Any) -> None:
    with pytest.raises((ValueError, KeyError, IndexError, TypeError)):
        applied(change, value)
