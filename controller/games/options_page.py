"""The options of all games as a page of documents, docs/rules-options.md. Text only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .options import Choice, Described, Switch

INTRODUCTION = """\
# The options of the games

Written by `faro config options > docs/rules-options.md` from the same descriptions that the configuration, the tablets
and the checks use. Numbers in brackets are sections of [rules.md](rules.md).

A table has its options under `[rules]` of its configuration, but for the limits of `[limits]`: `min`, `max` and `unit`
of casino faro, and `max`, which is `max_total` of German faro. A deal script has them in `rules`
([settle.md](settle.md)), `faro odds` takes them as `--rule NAME=VALUE`. The sentence of the value in force is what the
tablets show.
"""


def options_page(games: Mapping[str, Mapping[str, Described]]) -> str:
    """The whole page; `games`: the options of each game by its name in the configuration."""
    lines = [INTRODUCTION]
    for name, options in games.items():
        lines += [f"## `{name}`", ""]
        for option, described in options.items():
            lines += [*_option(option, described), ""]
    return "\n".join(lines)


def _option(name: str, described: Described) -> Iterator[str]:
    default, option, says, live_only = described
    yield f"### `{name}`"
    yield ""
    yield says + (" At a table only, not in deal scripts." if live_only else "")
    yield ""
    if isinstance(option, Choice):
        for word in option.words:
            yield _value(f'"{word}"', option.means(word), word == default)
    elif isinstance(option, Switch):
        for on in (True, False):
            yield _value("true" if on else "false", option.means(on), on is default)
    else:
        bounds = f"{option.low:,} to {option.high:,}"
        usual = "" if default is None else f", default `{default}`"
        yield f"- {bounds}{usual}: {option.means('N')}"
        if option.none is not None:
            yield _value("null", option.none, default is None)


def _value(value: str, means: str, usual: bool) -> str:
    return f"- `{value}`{' (default)' if usual else ''}: {means}"
