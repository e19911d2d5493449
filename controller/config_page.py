"""The configuration as documents, written from the descriptions that it is checked by. Text only.

`table.example.toml` (`faro config example`), docs/config.md (`faro config page`) and docs/rules-options.md
(`faro config options`).
"""

from __future__ import annotations

from dataclasses import Field, fields
from typing import Any, get_type_hints

from controller.catalogue import ENGLISH, Catalogue, text, text_of
from controller.config import Config, TableConfig, as_toml
from controller.games.registry import GAMES
from controller.options_page import options_page


def example() -> str:
    """A commented configuration with every key at its default, ready to paste."""
    out = [f"# {text('config-example')}", ""]
    for section_field in fields(Config):
        if section_field.name == "rules":
            out += _example_rules()
            continue
        out.append(f"[{section_field.name}]")
        section = getattr(Config(), section_field.name)
        tables: list[str] = []
        for f in fields(section):
            value = getattr(section, f.name)
            comment = _comment(f.metadata)
            if isinstance(value, dict):
                tables += ["", f"[{section_field.name}.{f.name}]", *comment]
                tables += [f"{name} = {number}" for name, number in value.items()]
            else:
                out += [*comment, f"{f.name} = {as_toml(value)}"]
        out += [*tables, ""]
    return "\n".join(out)


def all_options() -> str:
    """docs/rules-options.md: the rules of the house of every game."""
    return options_page({name: (game.options, game.presets) for name, game in GAMES.items()})


def _comment(metadata: Any) -> list[str]:
    said = [text(metadata["doc"])]
    bounds = {} if metadata["low"] is None else {"low": f"{metadata['low']:,}", "high": f"{metadata['high']:,}"}
    if metadata["choices"] and bounds:
        said.append(text("config-example-word-or-number", words=tuple(f'"{w}"' for w in metadata["choices"]), **bounds))
    elif metadata["choices"]:
        said.append(text("config-example-allowed", allowed=tuple(map(str, metadata["choices"]))))
    elif bounds:
        said.append(text("config-example-bounds", **bounds))
    return [f"# {' '.join(said)}"]


def _example_rules() -> list[str]:
    out = ["[rules]", *(f"# {line}" for line in text("config-example-rules").splitlines())]
    game = GAMES[TableConfig().game]
    for name, (default, option, says, *_) in game.options.items():
        if name in game.limits.values():
            continue
        value = f"# {text('config-example-not-set', name=name)}" if default is None else f"{name} = {as_toml(default)}"
        out += [f"# {text_of(says)}", f"{value}  # {text_of(option.expected)}"]
    return [*out, ""]


PAGE_INTRODUCTION = """\
# The configuration

Written by `faro config page > docs/config.md` from the same descriptions that the program checks a configuration by.
[table.example.toml](../table.example.toml) is the same as a file to begin with. `faro config check FILE` names every
mistake with its line. What to choose for camera, stakes and network: [operation.md](operation.md).

The file is TOML. Every key may be left out; then its default holds. A key or section that is not listed is refused.
Money is in minor units (cents): whole numbers. Paths are relative to the folder of the file.
"""

RULES_SECTION = """\
## `[rules]`

The house rules of the game that `table.game` names: [rules-options.md](rules-options.md) has those of every game, with
what each value means. Where a game has a `preset` there, that word stands for several of them.
"""

TYPES = {
    str: "text",
    int: "whole number",
    float: "number",
    bool: "true or false",
    float | str: "number or word",
    list[str]: "list of texts",
    list[float]: "list of 4 numbers",
    list[list[float]]: "list of 4 points",
    dict[str, int]: "section of whole numbers",
}
"""What a person calls the type of a key."""


def page() -> str:
    """docs/config.md: every section and key with type, unit, bounds, default, meaning and an example. In English, as
    all documents are."""
    out = [PAGE_INTRODUCTION]
    for section_field in fields(Config):
        if section_field.name == "rules":
            out.append(RULES_SECTION)
            continue
        section = getattr(Config(), section_field.name)
        hints = get_type_hints(type(section))
        out += [f"## `[{section_field.name}]`", ""]
        out += ["| key | meaning | type | unit | allowed | default |", "| --- | --- | --- | --- | --- | --- |"]
        out += [_row(f, hints[f.name], getattr(section, f.name)) for f in fields(section)]
        out += ["", "```toml", *_example_of(section_field.name, fields(section)), "```", ""]
    return "\n".join(out).rstrip() + "\n"


def _row(key: Field[Any], hint: Any, default: Any) -> str:
    metadata = key.metadata
    if isinstance(default, dict):
        shown = ", ".join(f"`{name}` {number}" for name, number in default.items())
    else:
        shown = f"`{as_toml(default)}`"
    says = Catalogue(ENGLISH).text(metadata["doc"])
    cells = (f"`{key.name}`", says, TYPES[hint], metadata["unit"], _allowed(metadata), shown)
    return "| " + " | ".join(cells) + " |"


def _allowed(metadata: Any) -> str:
    words = [f"`{as_toml(word)}`" for word in metadata["choices"] or ()]
    if metadata["low"] is not None:
        words.append(f"{metadata['low']:,} to {metadata['high']:,}")
    return ", ".join(words)


def _example_of(section: str, keys: tuple[Field[Any], ...]) -> list[str]:
    """The section with the example of every key."""
    lines, tables = [f"[{section}]"], []
    for key in keys:
        value = key.metadata["example"]
        if isinstance(value, dict):
            tables += [f"[{section}.{key.name}]", *(f"{name} = {number}" for name, number in value.items())]
        else:
            lines.append(f"{key.name} = {as_toml(value)}")
    return [*lines, *tables]
