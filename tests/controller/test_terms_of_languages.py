"""The glossary of each language: where an English sentence has a term of the table, the sentence of the language under
the same key has that language's word for it.

`data/terms/LANGUAGE.toml` is a list of terms, agreed before the language was written:

- `english`: the term, a regular expression;
- `ours`: every form in which the language may have it, a regular expression;
- `not_in`: keys of sentences in which the English word means something else, or that are said in another way.

Upper and lower case are the same. `{}` stands for a place of a sentence, whatever is put in there. Of the English
sentence is left out what a machine reads: commands, options, values in double quotes, sections of the configuration.
"""

from __future__ import annotations

import functools
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from controller.catalogue import ENGLISH, ROOTS, languages
from tests.made_up_language import without_machine_text
from tests.sample import sampled

TERMS = Path(__file__).parent / "data" / "terms"
GLOSSARIES = sorted(TERMS.glob("*.toml"))
QUOTED = re.compile(r'"[^"]*"|\[[a-z]+\](?: [a-z_]+)?')
FIELDS = {"english", "ours", "not_in"}


class _Words(Visitor):
    """What is written out in a sentence, all its variants one after the other."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.SelectExpression):
            self.generic_visit(node)
        else:
            self.parts.append("{}")

    def visit_Variant(self, node: ast.Variant) -> None:
        self.parts.append("\n")
        self.visit(node.value)


@functools.cache
def written(language: str) -> dict[str, str]:
    """What is written out in each sentence of a language, by its key."""
    found: dict[str, str] = {}
    for path in sorted((Path(ROOTS[0]) / language).rglob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                words = _Words()
                words.visit(entry)
                found[entry.id.name] = "".join(words.parts)
    return found


@functools.cache
def english() -> dict[str, str]:
    return {key: QUOTED.sub(" ", without_machine_text(said)) for key, said in written(ENGLISH).items()}


def glossary(path: Path) -> list[dict[str, Any]]:
    terms: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["term"]
    return terms


def lacking(term: dict[str, Any], there: dict[str, str], ours: dict[str, str]) -> list[str]:
    """The keys of sentences that have the term in English and none of the language's words for it."""
    theirs, own = (re.compile(term[name], re.IGNORECASE) for name in ("english", "ours"))
    apart = set(term.get("not_in", ()))
    return [
        key for key, said in there.items() if key not in apart and theirs.search(said) and not own.search(ours[key])
    ]


@pytest.mark.parametrize("path", sampled(GLOSSARIES, 1), ids=lambda path: path.stem)
def test_a_term_is_the_same_word_in_every_sentence(path: Path) -> None:
    ours = written(path.stem)
    assert ours, f"{path.name}: there is no language {path.stem}"
    found = {term["english"]: lacking(term, english(), ours) for term in glossary(path)}
    other = {term: {key: (english()[key], ours[key]) for key in keys} for term, keys in found.items() if keys}
    assert other == {}


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)
def test_a_glossary_is_of_terms_that_the_table_has(path: Path) -> None:
    terms = glossary(path)
    assert len(terms) >= 60
    assert len({term["english"] for term in terms}) == len(terms), "a term stands twice"
    for term in terms:
        assert {"english", "ours"} <= term.keys() <= FIELDS, term
        assert any(re.search(term["english"], said, re.IGNORECASE) for said in english().values()), term
        for key in term.get("not_in", ()):
            assert re.search(term["english"], english().get(key, ""), re.IGNORECASE), f"{term['english']}: {key}"


def test_every_language_has_a_glossary() -> None:
    assert {path.stem for path in GLOSSARIES} == set(languages()) - {ENGLISH}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("key", "count"), [("pages-letters", 4), ("faro-tab-letters", 6)])
def test_letters_that_stand_in_one_sentence_are_as_many_and_different(language: str, key: str, count: int) -> None:
    letters = written(language)[key].split()
    assert len(letters) == len(set(letters)) == count
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("language", languages())
def test_the_letters_of_the_tabs_are_those_that_their_legend_and_their_word_explain(language: str) -> None:
    sentences = written(language)
    soda, lost, won, lost_split, won_split, hoc = sentences["faro-tab-letters"].split()
    assert re.findall(r"(?:^|· )(\w+)", sentences["faro-tabs-legend"]) == [soda, lost, won, lost_split + won_split, hoc]
    assert re.findall(r"[:,] (\w) ", sentences["faro-term-tabs-is"]) == [soda, lost, won, lost_split, hoc]


def test_a_sentence_with_another_word_is_found() -> None:
    there = {"a-stake": "The stake is {}", "a-act": "Stake {}", "a-beef": "a steak", "a-vampire": "a stake of wood"}
    ours = {"a-stake": "La apuesta es {}", "a-act": "Puesta: {}", "a-beef": "un filete", "a-vampire": "una estaca"}
    term = {"english": r"\bstakes?\b", "ours": r"\bpuestas?\b", "not_in": ["a-vampire"]}
    assert lacking(term, there, ours) == ["a-stake"]
    assert lacking(term, there, ours | {"a-stake": "La puesta es {}"}) == []


def test_what_is_compared_is_what_is_written_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "qx" / "command_line"
    folder.mkdir(parents=True)
    (folder / "a.ftl").write_text(
        "a-one =\n    { $bank ->\n        [one] one { $stake }\n       *[other] { a-two } more\n    }\na-two = two\n"
    )
    monkeypatch.setattr("tests.controller.test_terms_of_languages.ROOTS", [tmp_path])
    assert written("qx") == {"a-one": "\none {}\n{} more", "a-two": "two"}
    said = without_machine_text("see `faro odds`: [camera] fps, --bank and limits.bank")
    assert "bank" not in said
    assert QUOTED.sub(" ", 'tls is "off" in [web] tls').split() == ["tls", "is", "in"]
