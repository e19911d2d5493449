"""What `static/js/core/difference.js` does, in Python: makes a change of `controller.web.difference`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from controller.web.difference import GONE, SPLICES, Change


def applied(change: Change | None, value: Any) -> Any:
    """`value` with the change made; `value` itself stays as it is, and what is not changed is shared. Raises
    ValueError, KeyError, IndexError or TypeError where the change does not fit."""
    if change is None:
        return value
    if isinstance(change, list):
        (new,) = change
        return new
    if isinstance(value, list):
        return _list_applied(change, value)
    changed = dict(value)
    for name, one in change.items():
        if one == GONE and not isinstance(one, list | dict):
            del changed[name]
        elif name in changed:
            changed[name] = applied(one, changed[name])
        elif isinstance(one, list):
            (changed[name],) = one
        else:
            raise KeyError(name)
    return changed


def _list_applied(change: Mapping[str, Any], value: Sequence[Any]) -> list[Any]:
    items = list(value)
    for start, removed, *inserted in change.get(SPLICES, ()):
        items[start : start + removed] = inserted
    for place, one in change.items():
        if place != SPLICES:
            items[int(place)] = applied(one, items[int(place)])
    return items
