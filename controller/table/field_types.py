"""Whether the values of an event, as they come out of a file, are of the types that its class names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

Check = Callable[[Any], bool]


def check_fields(value: Any, name: str) -> None:
    """Raises ValueError for a field of the dataclass `value` that is not of its type; `name`: what the value is."""
    for field, is_of_type in _checks(value.__class__):
        found = getattr(value, field)
        if not is_of_type(found):
            raise ValueError(f"{name}: {field} is of another kind: {found!r:.100}")


@cache
def _checks(kind: Any) -> tuple[tuple[str, Check], ...]:
    hints = get_type_hints(kind)
    return tuple((f.name, _check(hints[f.name])) for f in fields(kind))


def _check(hint: Any) -> Check:
    """A check for a type of the kinds that events have."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return lambda value: True
    if origin in (Union, UnionType):
        options = [_check(part) for part in parts]
        return lambda value: any(option(value) for option in options)
    if origin is tuple:
        each = _check(parts[0])
        return lambda value: isinstance(value, tuple) and all(map(each, value))
    if origin is Mapping:
        of_key, of_value = map(_check, parts)
        return lambda value: isinstance(value, Mapping) and all(of_key(k) and of_value(v) for k, v in value.items())
    if hint is float:
        return lambda value: type(value) in (int, float)
    if hint in (int, bool):
        return lambda value: type(value) is hint
    return lambda value: isinstance(value, hint)
