"""What changes one JSON value into another, as a small JSON value: a page is sent that in place of the whole state.

Pure; `static/js/core/difference.js` applies the same. Like RFC 7386 a change has the shape of what it changes, but it
can also say null and reach into a list, and like RFC 6902 it says what is done there. The change of a value is one of:

- `[new]`: another value in its place;
- of an object `{name: change}`, the names that are not in it stay; 0 as the change of a name takes it out, and
  `[value]` of a name that was not there puts it at the end;
- of a list `{"~": [[start, removed, *inserted], ...], "3": change}`: first each splice in its order, then the change of
  each item by its index in the list as it then is.

The order of an object's names is kept too, as pages draw in it. Where `None` is given there is no change.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

SPLICES = "~"
"""Beside the indexes of a list's items."""
GONE = 0
"""In place of the change of a name: it is taken out."""

Change = list[Any] | dict[str, Any]


def text_of(value: Any) -> str:
    """JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def difference(old: Any, new: Any) -> Change | None:
    """The change from `old` to `new`, JSON values with lists for arrays; None where they are the same, a truth and a
    number, or a whole number and one with a point, being different."""
    if isinstance(old, dict) and isinstance(new, dict):
        change = _of_object(old, new)
    elif isinstance(old, list) and isinstance(new, list):
        change = _of_list(old, new)
    elif type(old) is type(new) and old == new:
        return None
    else:
        return [new]
    if isinstance(change, dict) and len(text_of(change)) > len(text_of(new)) + 2:
        return [new]
    return change


def _of_object(old: Mapping[str, Any], new: Mapping[str, Any]) -> Change | None:
    change: dict[str, Any] = {name: GONE for name in old if name not in new}
    if [*(name for name in old if name in new), *(name for name in new if name not in old)] != list(new):
        return [new]
    for name, value in new.items():
        found = difference(old[name], value) if name in old else [value]
        if found is not None:
            change[name] = found
    return change or None


def _of_list(old: Sequence[Any], new: Sequence[Any]) -> Change | None:
    change: dict[str, Any] = {}
    splices: list[list[Any]] = []
    for old_start, old_end, new_start, new_end in reversed(_unlike_parts(old, new)):
        both = min(old_end - old_start, new_end - new_start)
        removed, inserted = old_end - old_start - both, new[new_start + both : new_end]
        if removed or inserted:
            splices.append([old_start + both, removed, *inserted])
        for number in range(both):
            found = difference(old[old_start + number], new[new_start + number])
            if found is not None:
                change[str(new_start + number)] = found
    if splices:
        change = {SPLICES: splices, **change}
    return change or None


def _unlike_parts(old: Sequence[Any], new: Sequence[Any]) -> list[tuple[int, int, int, int]]:
    """The parts in which two lists differ, as (old start, old end, new start, new end), between the items they have in
    common."""
    ours, theirs = [text_of(item) for item in old], [text_of(item) for item in new]
    least = min(len(ours), len(theirs))
    before = next((n for n in range(least) if ours[n] != theirs[n]), least)
    after = next((n for n in range(least - before) if ours[-1 - n] != theirs[-1 - n]), least - before)
    middle = ours[before : len(ours) - after], theirs[before : len(theirs) - after]
    return [
        (before + i, before + i_end, before + j, before + j_end)
        for tag, i, i_end, j, j_end in SequenceMatcher(None, *middle, autojunk=False).get_opcodes()
        if tag != "equal"
    ]
