"""The English of all that the engines say, as their wheel has it: `python -m controller.catalogue.engines >
controller/games/english.json`, whose form controller/games/english.py describes.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from controller.catalogue import ENGLISH, ROOTS
from controller.games.options import keys_of
from controller.games.registry import GAMES as REGISTERED

GAMES = Path(__file__).resolve().parent.parent / "games"
_CODE = re.compile(r'"([a-z][a-z0-9_]*(?:-[a-z0-9_]+)+)"')

Part = str | dict[str, Any]


def as_json() -> str:
    """The file: a sentence a line, in order of their codes. Raises ValueError for what english.py could not say."""
    patterns = _patterns()
    said = {code for path in GAMES.rglob("*.py") for code in _CODE.findall(path.read_text("utf-8"))}
    said |= {key for game in REGISTERED.values() for about in game.options.values() for key in keys_of(about)}
    lines = [
        f"{json.dumps(code)}: {json.dumps(_parts(patterns[code], patterns), ensure_ascii=False)}"
        for code in sorted(said & patterns.keys())
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _patterns() -> dict[str, ast.Pattern]:
    found = {}
    for path in (path for root in ROOTS for path in Path(root, ENGLISH).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def _parts(pattern: ast.Pattern, patterns: dict[str, ast.Pattern]) -> list[Part]:
    found: list[Part] = []
    for element in pattern.elements:
        parts = (
            [element.value]
            if isinstance(element, ast.TextElement)
            else _put(element.expression, patterns)  # a place in braces
        )
        for part in parts:
            if found and isinstance(part, str) and isinstance(found[-1], str):
                found[-1] += part
            else:
                found.append(part)
    return found


def _put(expression: Any, patterns: dict[str, ast.Pattern]) -> list[Part]:
    match expression:
        case ast.StringLiteral():
            return [expression.parse()["value"]]
        case ast.VariableReference():
            return [{"value": expression.id.name}]
        case ast.MessageReference():
            return _parts(patterns[expression.id.name], patterns)
        case ast.FunctionReference(id=ast.Identifier(name="CARD")):
            return [{"card": _variable(expression.arguments.positional[0])}]
        case ast.SelectExpression():
            cases = {_word(variant): _parts(variant.value, patterns) for variant in expression.variants}
            (other,) = (_word(variant) for variant in expression.variants if variant.default)
            return [{"select": _variable(expression.selector), "cases": cases, "other": other}]
    raise ValueError(f"expected a variable, CARD, another sentence or a choice, found {expression.to_json()}")


def _variable(expression: Any) -> str:
    if not isinstance(expression, ast.VariableReference):
        raise ValueError(f"expected a variable, found {expression.to_json()}")
    return expression.id.name


def _word(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


if __name__ == "__main__":
    print(as_json(), end="")
