"""A made-up language, made of the English sentences: every letter accented, about 40 % longer, the plurals of Polish. A
word without an accent, on a page or on the command line, does not come from the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from controller.catalogue import ENGLISH, ROOTS

LANGUAGE = "pl-x-made"
_ACCENTED = str.maketrans(
    "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ",
    "áḃčďéḟğĥíĵķĺṁñóṗřšťúṽŵẋýžÁḂČĎÉḞĞĤÍĴĶĹṀÑÓṖŘŠŤÚṼŴẊÝŽ",
)
_UNTOUCHED = re.compile(r"`[^`]*`|%\(\w+\)[rs]|%[rs%]|--[a-z][a-z-]*|\b[a-z]+(?:\.[a-z_]+)+\b|https?://\S+")
"""What a machine reads: commands, options, keys of the configuration, addresses, argparse's own places."""
_LONGER = re.compile(r"[áéíóúýñřÁÉÍÓÚÝ]")
_WORD = re.compile(r"(?<![\w.])[A-Za-z]{2,}(?![\w])")
_PLURALS = {"few": "ę", "many": "ów"}
"""Beside `one`; each ends in its own way, so that a test sees which was taken."""
_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def accented(text: str) -> str:
    """This English text in the made-up language."""
    kept = _UNTOUCHED.findall(text)
    parts = [_LONGER.sub(r"\g<0>\g<0>", part.translate(_ACCENTED)) for part in _UNTOUCHED.split(text)]
    return "".join(part + as_is for part, as_is in zip(parts, [*kept, ""], strict=True))


def without_machine_text(text: str) -> str:
    """This text without what a machine reads, such as commands and options."""
    return _UNTOUCHED.sub(" ", text)


def without_accent(text: str) -> list[str]:
    """The words of `text` that are not of the made-up language; one letter alone, a number or what a machine reads is
    no word."""
    return _WORD.findall(without_machine_text(text))


class _Translator(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:
        node.value = node.value if "\\" in node.value else accented(node.value)
        return node

    def visit_NamedArgument(self, node: ast.NamedArgument) -> ast.NamedArgument:
        return node

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        self.generic_visit(node)
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if names and names <= _CATEGORIES:
            other = next(variant for variant in node.variants if variant.default)
            for name, ending in _PLURALS.items():
                made = deepcopy(other)
                made.key, made.default = ast.Identifier(name), False
                made.value.elements.append(ast.TextElement(ending))
                node.variants.insert(len(node.variants) - 1, made)
        return node


@cache
def translated(source: str) -> str:
    """A file of English sentences in the made-up language."""
    return serialize(_Translator().visit(parse(source)))


def write(folder: Path, roots: Iterable[Path] = tuple(map(Path, ROOTS))) -> Path:
    """The whole language into `folder`, which becomes a root of the catalogue; returns it."""
    for root in roots:
        for path in (root / ENGLISH).rglob("*.ftl"):
            made = folder / LANGUAGE / path.relative_to(root / ENGLISH)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(translated(path.read_text("utf-8")), "utf-8")
    return folder
