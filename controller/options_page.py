"""The options of all games as a page of the documents, docs/rules-options.md. In English, as all documents are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from controller.catalogue import ENGLISH, Catalogue
from controller.games.message import Message
from controller.games.options import Choice, Described, Switch

INTRODUCTION = """\
# The options of the games

Written by `faro config options > docs/rules-options.md` from the same descriptions that the configuration, the tablets
and the checks use. Numbers in brackets are sections of [rules.md](rules.md).

A table has its options under `[rules]` of its configuration, but for the limits of `[limits]`: `min`, `max` and `unit`
of casino faro, and `max`, which is `max_total` of German faro. A deal script has them in `rules`
([settle.md](settle.md)), `faro odds` takes them as `--rule NAME=VALUE`. The sentence of the value in force is what the
tablets show.
"""


Presets = Mapping[str, Mapping[str, Any]]


def options_page(games: Mapping[str, tuple[Mapping[str, Described], Presets]]) -> str:
    """The whole page; `games`: the options and the presets of each game by its name in the configuration."""
    text_of = Catalogue(ENGLISH).text_of
    lines = [INTRODUCTION]
    for name, (options, presets) in games.items():
        lines += [f"## `{name}`", ""]
        for option, described in options.items():
            lines += [*_option(option, described, text_of), ""]
        for preset, stands_for in presets.items():
            pairs = ", ".join(f"`{option} = {json.dumps(value)}`" for option, value in stands_for.items())
            lines += [f'### `preset = "{preset}"`', "", f"Stands for {pairs}; what is given beside it counts.", ""]
    return "\n".join(lines)


def _option(name: str, described: Described, text_of: Callable[[Message], str]) -> Iterator[str]:
    default, option, says, live_only, *_ = described
    yield f"### `{name}`"
    yield ""
    yield text_of(says) + (" At a table only, not in deal scripts." if live_only else "")
    yield ""
    if isinstance(option, Choice):
        for word in option.words:
            yield _value(f'"{word}"', text_of(option.means(word)), word == default)
    elif isinstance(option, Switch):
        for on in (True, False):
            yield _value("true" if on else "false", text_of(option.means(on)), on is default)
    elif option.only:
        for number in option.only:
            yield _value(str(number), text_of(option.means(number)), number == default)
    else:
        bounds = f"{option.low:,} to {option.high:,}"
        usual = "" if default is None else f", default `{default}`"
        yield f"- {bounds}{usual}: {text_of(option.means('N'))}"
        if option.none is not None:
            yield _value("null", text_of(option.none), default is None)


def _value(value: str, means: str, usual: bool) -> str:
    return f"- `{value}`{' (default)' if usual else ''}: {means}"
