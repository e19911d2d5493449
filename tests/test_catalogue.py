"""The catalogue of sentences: nothing missing, nothing unused, the same in every language and from both formatters."""

from __future__ import annotations

import ast as python
import functools
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from controller import catalogue as catalogue_module
from controller.catalogue import (
    ENGLISH,
    ENGLISH_LETTERS,
    ROOTS,
    Catalogue,
    choose,
    dealt_with,
    language_of,
    languages,
    page_source,
    text,
    text_of,
)
from controller.catalogue.engines import as_json
from controller.catalogue.plain import plain_sentences
from controller.catalogue.values import bundle
from controller.games import english
from controller.games.message import Message, plain, say
from controller.games.options import keys_of
from controller.games.registry import GAMES
from tests.controller.pages.test_page_scripts import SCRIPTS, has_deno, run
from tests.made_up_language import LANGUAGE, accented, translated, without_accent, write
from tests.sample import sampled
from tests.toy.game import TOY as TOY_GAME

ROOT = Path(__file__).resolve().parent.parent
TOY = ROOT / "tests" / "toy" / "static" / "i18n"
ALL_ROOTS = (*map(Path, ROOTS), TOY)
SOURCES = [ROOT / name for name in ("controller", "vision", "hardware", "firmware_bridge", "tests/toy")]
KEY = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+")
NO_KEYS = {"faro-table", "faro-camera"}
"""Names of the program's own: of its package, of a thread."""


# --- what a catalogue says ---------------------------------------------------------------------------------------


Sentences = dict[str, tuple[Path, ast.Message]]
"""By key, with the file."""


class _Wanted(Visitor):
    """The variables of a sentence, and what each is selected by."""

    def __init__(self, others: Sentences) -> None:
        self.variables: dict[str, set[str]] = {}
        self.functions: dict[str, str] = {}
        self.references: set[str] = set()
        self._others = others

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """What a sentence within the sentence needs is given to both."""
        if node.id.name not in self.references:
            self.references.add(node.id.name)
            self.visit(self._others[node.id.name][1])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.functions[argument.id.name] = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        chosen: Any = node.selector
        if isinstance(chosen, ast.FunctionReference):
            (chosen,) = chosen.arguments.positional
        assert isinstance(chosen, ast.VariableReference), "a sentence is selected by a variable"
        self.variables.setdefault(chosen.id.name, set()).update(keys)
        self.generic_visit(node)


@functools.cache
def entries(source: str) -> tuple[ast.EntryType, ...]:
    found = FluentParser(with_spans=False).parse(source).body
    for entry in found:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
    return tuple(found)


def sentences(language: str, roots: Iterable[Path] = ALL_ROOTS) -> Sentences:
    """Every sentence of a language by its key, with its file."""
    found: Sentences = {}
    for path in (path for root in roots for path in sorted((root / language).rglob("*.ftl"))):
        for entry in entries(path.read_text("utf-8")):
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = path, entry
    return found


@functools.cache
def english_sentences() -> Sentences:
    return sentences(ENGLISH)


def wanted(key: str, among: Sentences) -> _Wanted:
    visitor = _Wanted(among)
    visitor.visit(among[key][1])
    return visitor


FILES = {path.stem for root in ALL_ROOTS for path in (root / ENGLISH).rglob("*.ftl")}
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def test_each_key_stands_in_the_file_it_names() -> None:
    for key, (path, message) in english_sentences().items():
        assert KEY.fullmatch(key), f"{path}: {key}: expected lower-case words joined by -"
        assert key.partition("-")[0] == path.stem, f"{path}: {key}"
        assert message.value is not None, f"{path}: {key} has no sentence"
        assert not message.attributes, f"{path}: {key} has attributes"


def test_each_file_says_where_it_is_read() -> None:
    for root in ALL_ROOTS:
        for path in sorted(root.rglob("*.ftl")):
            first = next(iter(entries(path.read_text("utf-8"))), None)
            assert isinstance(first, ast.ResourceComment), f"{path}: expected a ### comment first"


def faults_of(translation: Sentences, english: Sentences | None = None) -> list[str]:
    """How a language differs from English in keys and variables, one line each."""
    english = english_sentences() if english is None else english
    found = [f"{key} is no key of English" for key in translation.keys() - english.keys()]
    for key, (path, _) in english.items():
        if key not in translation:
            found.append(f"{key} is missing")
            continue
        there, own = wanted(key, translation).variables.keys(), wanted(key, english).variables.keys()
        if there != own:
            found.append(f"{key} has the variables {sorted(there)}, English has {sorted(own)}")
        if translation[key][0].name != path.name:
            found.append(f"{key} stands in {translation[key][0].name}, in English in {path.name}")
    return found


@pytest.mark.parametrize("language", languages(ALL_ROOTS))
def test_a_language_has_the_sentences_of_english(language: str) -> None:
    """A game from elsewhere has the languages that it brings."""
    for root in ALL_ROOTS:
        if (root / language).is_dir():
            assert faults_of(sentences(language, [root]), english_of(root)) == []


def english_of(root: Path, name: str = "") -> Sentences:
    """The English sentences of a root; `name`: of this file alone."""
    own = {key: found for key, found in english_sentences().items() if found[0].is_relative_to(root)}
    return {key: found for key, found in own.items() if not name or found[0].name == name}


def copied(folder: Path) -> Path:
    """The root of a copy of the English folder, named as another language: the guide's first step."""
    shutil.copytree(Path(ROOTS[0]) / ENGLISH, folder / "es")
    return folder


def test_a_perfect_copy_of_english_is_a_language(tmp_path: Path) -> None:
    assert faults_of(sentences("es", [copied(tmp_path)]), english_of(Path(ROOTS[0]))) == []
    assert languages([tmp_path]) == ("es",)
    assert page_source("es", [tmp_path]) == page_source(ENGLISH)


@pytest.mark.parametrize(
    ("was", "made", "fault"),
    [
        ("pages-seconds = { $seconds } s\n", "", "pages-seconds is missing"),
        (
            "pages-seconds = { $seconds } s\n",
            "pages-seconds = s\n",
            "pages-seconds has the variables [], English has ['seconds']",
        ),
        ("pages-seconds = ", "pages-segundos = 1\npages-seconds = ", "pages-segundos is no key of English"),
    ],
)
def test_what_a_copy_lacks_or_has_too_much_is_named(tmp_path: Path, was: str, made: str, fault: str) -> None:
    english = (Path(ROOTS[0]) / ENGLISH / "pages.ftl").read_text("utf-8")
    assert english.count(was) == 1
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "pages.ftl").write_text(english.replace(was, made), "utf-8")
    assert faults_of(sentences("es", [tmp_path]), english_of(Path(ROOTS[0]), "pages.ftl")) == [fault]


def test_the_made_up_language_has_them_too_and_a_hole_is_found(tmp_path: Path) -> None:
    made = sentences(LANGUAGE, [write(tmp_path, ALL_ROOTS)])
    assert faults_of(made) == []
    key = "pages-language"
    assert faults_of({name: value for name, value in made.items() if name != key}) == [f"{key} is missing"]
    (other,) = (entry for entry in entries(f"{key} = {'{ $name }'}\n") if isinstance(entry, ast.Message))
    assert faults_of(made | {key: (made[key][0], other)}) == [f"{key} has the variables ['name'], English has []"]
    assert faults_of(made | {"pages-none": made[key]}) == ["pages-none is no key of English"]


# --- what the code asks for --------------------------------------------------------------------------------------


@functools.cache
def nodes(path: Path) -> tuple[python.AST, ...]:
    """All of a Python module."""
    return tuple(python.walk(python.parse(path.read_text("utf-8"))))


def literals(path: Path) -> Iterator[str]:
    """The texts in a script that may be keys."""
    if path.suffix == ".py":
        for node in nodes(path):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                yield node.value
    else:
        source = re.sub(r'\bclass="[^"]*"', "", path.read_text("utf-8"))
        yield from (found for _, found in re.findall(r"([\"'`])([^\"'`\s]*)\1", source))


def of_options() -> dict[str, Path]:
    """The keys that are said of the options of every game: most go by the option's own and are nowhere written out."""
    options = [about for game in (*GAMES.values(), TOY_GAME) for about in game.options.values()]
    return {key: Path(about.says.code) for about in options for key in keys_of(about)}


SCRIPT_NAMES = re.compile(r"wordsOf\(\[([^\]]*)\]")
BEGUN = re.compile(r"`([a-z_]+-)\$\{")
"""A key of which the state has the end: `phase-${phase}`."""


def of_games() -> dict[str, Path]:
    """The keys that the pages make of the name of a game or its family and an end that its scripts, or those of all
    games, write out or begin (shell/words.js)."""
    shell = [path for room in ("core", "shell", "dealer") for path in sorted((SCRIPTS / room).glob("*.js"))]
    found: dict[str, Path] = {}
    for folder in (*(SCRIPTS / "games").iterdir(), *(ROOT / "tests/toy/static/js/games").iterdir()):
        own = sorted(folder.glob("*.js"))
        source = "".join(path.read_text("utf-8") for path in own)
        for names in SCRIPT_NAMES.findall(source):
            ends = {end for path in (*own, *shell) for end in literals(path)}
            begun = {begin for path in (*own, *shell) for begin in BEGUN.findall(path.read_text("utf-8"))}
            for name in (*re.findall(r'"(\w+)"', names), "play"):
                for key in english_sentences():
                    prefix, _, end = key.partition("-")
                    if prefix == name and (end in ends or any(end.startswith(begin) for begin in begun)):
                        found[key] = folder
    return found


@functools.cache
def asked() -> dict[str, Path]:
    """Every key of the catalogue that the code names, with a file that does."""
    paths = [path for folder in SOURCES for end in ("*.py", "*.js") for path in sorted(folder.rglob(end))]
    return (
        of_options()
        | of_games()
        | {
            key: path
            for path in paths
            if "vendor" not in path.parts
            for key in literals(path)
            if KEY.fullmatch(key) and key.partition("-")[0] in FILES and key not in NO_KEYS
        }
    )


def test_every_sentence_that_the_code_asks_for_exists() -> None:
    missing = {f"{path.relative_to(ROOT)}: {key}" for key, path in asked().items() if key not in english_sentences()}
    assert missing == set()


def test_every_sentence_is_asked_for() -> None:
    used = asked().keys() & english_sentences().keys()
    within = {name for key in used for name in wanted(key, english_sentences()).references}
    assert english_sentences().keys() - used - within == set()


def calls(path: Path) -> Iterator[tuple[int, str]]:
    """What `say` and `text` are called with, where it is written out."""
    if path.suffix == ".js":
        source = path.read_text("utf-8")
        for found in re.finditer(r'(?<![\w.])text\(\s*"([^"]*)"', source):
            yield source.count("\n", 0, found.start()) + 1, found[1]
        return
    for node in nodes(path):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in ("say", "text"):
            first = node.args[0] if node.args else None
            if isinstance(first, python.Constant) and isinstance(first.value, str):
                yield node.lineno, first.value


def test_what_is_said_is_a_key() -> None:
    """Also where its first part names no file of the catalogue."""
    for path in (path for folder in SOURCES for end in ("*.py", "*.js") for path in sorted(folder.rglob(end))):
        for line, code in calls(path):
            assert code in english_sentences() or code == "plain", f"{path.relative_to(ROOT)}:{line} says {code}"


# --- the formatters ----------------------------------------------------------------------------------------------

CARDS: list[Any] = ["TC", "KS", ["TD", "4H"]]
NUMBERS: list[Any] = [0, 1, 2, 5, 22, 1234567, 1.5, 0.125]
TEXTS: list[Any] = ["Kate", 1234567, 0.375, ["a", 2], {"code": "pages-language"}, True]


def samples(key: str) -> Iterator[dict[str, Any]]:
    """Data for a sentence such that each of its variants is shown."""
    needed = wanted(key, english_sentences())
    choices: list[list[Any]] = []
    for name, keys in needed.variables.items():
        digits = any(key.lstrip("-").isdigit() for key in keys)
        if needed.functions.get(name) == "CARD":
            choices.append(CARDS)
        elif needed.functions.get(name) == "NUMBER" or (keys & PLURALS) - {"other"} or digits:
            choices.append(NUMBERS)
        elif keys:
            choices.append(sorted(keys))
        else:
            choices.append(TEXTS)
    # Every value of every variable, and the variants of two with each other, without all of all.
    most = max((len(values) for values in choices), default=1)
    rows = [[values[row % len(values)] for values in choices] for row in range(most)]
    rows += [list(row) for row in product(*[values[:3] for values in choices[:3]], *[v[:1] for v in choices[3:]])]
    yield from (dict(zip(needed.variables, row, strict=True)) for row in rows)


def value_of(stored: Any) -> Any:
    if isinstance(stored, dict):
        return Message.of(stored)
    return tuple(map(value_of, stored)) if isinstance(stored, list) else stored


def page_texts(tmp_path: Path, spoken: list[tuple[str, str]], asked: list[tuple[str, Any]]) -> list[str]:
    """What the pages make of these codes and data."""
    script = tmp_path / "say.js"
    script.write_text(
        f'import {{ speak, text }} from "{(SCRIPTS / "core" / "i18n.js").as_uri()}";\n'
        "console.error = (line) => { throw new Error(line); };\n"
        f"speak({json.dumps(spoken)});\n"
        f"console.log(JSON.stringify({json.dumps(asked)}.map(([code, data]) => text(code, data))));\n"
    )
    said: list[str] = json.loads(run("run", "--no-check", "--cached-only", str(script), folder=tmp_path))
    return said


def whole_source(language: str, roots: Iterable[Path]) -> str:
    return "\n".join(path.read_text("utf-8") for root in roots for path in sorted((root / language).rglob("*.ftl")))


def test_the_engines_say_in_english_what_the_catalogue_says() -> None:
    """Their file is the one that is made of it, and makes the same texts."""
    file = ROOT / "controller" / "games" / "english.json"
    assert file.read_text("utf-8") == as_json(), f"run: python -m controller.catalogue.engines > {file}"
    catalogue = Catalogue(ENGLISH)
    codes = json.loads(file.read_text("utf-8"))
    assert {"games-bad-field", "faro-max", "victoria-name"} <= codes.keys()
    for code in codes:
        for data in samples(code):
            data = {
                name: say("games-a-card") if type(value) is dict else value_of(value) for name, value in data.items()
            }
            message = say(code, **data)
            assert english.sentence(message) == catalogue.text_of(message), (code, data)


def test_what_the_engines_have_no_sentence_for_is_said_as_it_is() -> None:
    assert english.sentence(plain("by hand")) == "by hand"
    assert english.sentence(say("toy-any", number=3)) == "toy-any(number=3)"


@has_deno
@pytest.mark.parametrize("language", sampled([*languages(ALL_ROOTS), LANGUAGE], 1))
def test_pages_and_command_line_make_the_same_texts(
    language: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    roots = [*ALL_ROOTS, write(tmp_path / "roots", ALL_ROOTS)]
    asked = [(key, data) for key in english_sentences() for data in samples(key)]
    catalogue = Catalogue(language, roots)
    own = [catalogue.text(key, **{name: value_of(value) for name, value in data.items()}) for key, data in asked]
    assert caplog.records == []
    spoken = [(name, whole_source(name, roots)) for name in dict.fromkeys((language, ENGLISH))]
    pages = page_texts(tmp_path, spoken, asked)
    differ = [(key, data, a, b) for (key, data), a, b in zip(asked, own, pages, strict=True) if a != b]
    assert differ == []
    if language == LANGUAGE:
        left = {key for (key, data), said in zip(asked, own, strict=True) if _english_words(said, data)}
        assert left == set()


def _english_words(said: str, data: Mapping[str, Any]) -> list[str]:
    """The words of a sentence that are neither of the made-up language nor of its data."""
    for word in {word for value in data.values() for word in re.findall(r"\w\w+", str(value))}:
        said = re.sub(word, " ", said, flags=re.IGNORECASE)
    return without_accent(said)


SAMPLE = """### Sentences of this test.
t-cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
t-card = The card is { CARD($card) }.
t-loud = { $on ->
    [true] loud
   *[false] quiet
}
t-share = { NUMBER($share, maximumFractionDigits: 2) }
t-any = { $any }
t-two = { $one }{ $other }
"""
SAMPLE_KEYS = {"t-cards": "count", "t-card": "card", "t-loud": "on", "t-share": "share", "t-any": "any"}


@pytest.fixture
def sample(tmp_path: Path) -> list[Path]:
    folder = tmp_path / "in" / ENGLISH
    folder.mkdir(parents=True)
    (folder / "t.ftl").write_text(SAMPLE)
    return [tmp_path / "in", write(tmp_path / "made", [tmp_path / "in"])]


@has_deno
@pytest.mark.parametrize("language", [ENGLISH, LANGUAGE, "qx"])
def test_both_formatters_read_numbers_plurals_and_cards_alike(
    language: str, sample: list[Path], tmp_path: Path
) -> None:
    values = [0, 1, 2, 3, 5, 12, 22, 100, 1000000, -7, 0.5, 1.5, 0.125, 0.375, 12345.678, 1.0]
    asked: list[tuple[str, dict[str, Any]]] = [
        (key, {name: value}) for key, name in SAMPLE_KEYS.items() if name in ("count", "share") for value in values
    ]
    asked += [("t-any", {"any": value}) for value in [*values, *TEXTS[:4], True, False, {"code": "t-cards"}][:-1]]
    asked += [("t-any", {"any": {"code": "t-cards", "data": {"count": 3}}}), ("t-any", {"any": [1.5, "x", [2, 3]]})]
    asked += [("t-card", {"card": card}) for card in CARDS]
    catalogue = Catalogue(language, sample)
    own = [catalogue.text(key, **{name: value_of(value) for name, value in data.items()}) for key, data in asked]
    spoken = [(name, whole_source(name, sample)) for name in dict.fromkeys((language, ENGLISH))]
    assert page_texts(tmp_path, spoken, asked) == own


def test_a_sentence_is_made_of_its_data(sample: list[Path]) -> None:
    catalogue = Catalogue(ENGLISH, sample)
    assert [catalogue.text("t-cards", count=count) for count in (0, 1, 2)] == ["no card", "one card", "2 cards"]
    assert catalogue.text("t-card", card=("TC", "KS")) == "The card is 10♣, K♠."
    assert catalogue.text("t-any", any=say("t-loud", on=True)) == "loud"
    assert catalogue.text("t-any", any=(1234567, 0.5)) == "1234567, 0.5"
    assert catalogue.text_of(say("t-share", share=0.126)) == "0.13"
    assert catalogue.text_of("a text of { an } old journal") == "a text of { an } old journal"
    assert catalogue.text_of(plain("as { it } is")) == "as { it } is"
    made = Catalogue(LANGUAGE, sample)
    assert [made.text("t-cards", count=count) for count in (0, 1, 3, 5)] == [
        "ññóó čáářřď",
        "óóññéé čáářřď",
        "3 čáářřďšę",
        "5 čáářřďšów",
    ]


LONG = [
    "x" * 100_000,
    say("t-any", any="x" * 100_000),
    say("t-two", one="x" * 700, other="x" * 700),
    plain("x" * 1001),
    ("x",) * 1001,
    (("x" * 500, plain("x" * 500)), 2),
    say("t-card", card=("TC",) * 1001),
]


@pytest.mark.parametrize("long", LONG, ids=lambda long: str(long)[:20])
def test_a_text_of_any_length_leaves_a_sentence(
    long: Any, sample: list[Path], caplog: pytest.LogCaptureFixture
) -> None:
    said = Catalogue(ENGLISH, sample).text("t-any", any=long)
    assert (len(said), said[-1], caplog.records) == (800, "…", [])


@has_deno
def test_a_page_cuts_a_long_text_where_the_command_line_does(sample: list[Path], tmp_path: Path) -> None:
    asked: list[tuple[str, dict[str, Any]]] = [("t-any", {"any": long}) for long in LONG]
    stored = [(code, dict(say(code, **data).json()["data"])) for code, data in asked]
    catalogue = Catalogue(ENGLISH, sample)
    spoken = [(ENGLISH, SAMPLE)]
    assert page_texts(tmp_path, spoken, stored) == [catalogue.text(code, **data) for code, data in asked]


def test_a_card_has_the_letters_of_the_language(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "pages.ftl").write_text("pages-letters = A B D K\n")
    (tmp_path / "de" / "t.ftl").write_text("t-card = Die Karte ist { CARD($card) }.\n")
    catalogue = Catalogue("de", [tmp_path])
    assert catalogue.text("t-card", card=("AC", "JS", "QH", "KD", "TC")) == "Die Karte ist A♣, B♠, D♥, K♦, 10♣."
    assert catalogue.text("t-card", card="J") == "Die Karte ist J."


def test_a_card_of_the_spanish_pack_has_its_name(tmp_path: Path) -> None:
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "pages.ftl").write_text("pages-spanish-card = { $rank } de { $suit }\n")
    (tmp_path / "es" / "t.ftl").write_text("t-card = Sale { CARD($card) }.\n")
    catalogue = Catalogue("es", [tmp_path])
    with dealt_with("spanish"):
        assert catalogue.text("t-card", card=("AC", "QH")) == "Sale A de C, Q de H."
        assert Catalogue("es").text("games-card", card="QH") == "caballo de copas"
    assert catalogue.text("t-card", card="QH") == "Sale Q♥."


NUMBERED = Catalogue(ENGLISH)


@given(st.integers() | st.integers(min_value=20, max_value=6000).map(lambda digits: -(10**digits)) | st.floats())
def test_a_number_of_any_size_leaves_a_sentence(count: float) -> None:
    assert NUMBERED.text("table-opens", bank=count).startswith("the table opens; the bank holds ")
    assert "{" not in NUMBERED.text("table-resumed", count=count, without=(count,))


def test_what_is_missing_is_shown_by_its_code_and_logged(sample: list[Path], caplog: pytest.LogCaptureFixture) -> None:
    catalogue = Catalogue("de", sample)
    assert catalogue.text("t-card", card="TC") == "The card is 10♣."  # in English
    assert catalogue.text("t-none", deal=3) == "t-none(deal=3)"
    assert catalogue.text("../in/en/t-card", card="TC") == "../in/en/t-card(card=TC)"
    assert catalogue.text("t-card") == "The card is card."
    assert [record.message for record in caplog.records] == [
        "no sentence of the code t-none",
        "no sentence of the code ../in/en/t-card",
        "t-card: Unknown external: card",
    ]


def test_while_no_file_can_be_read_the_code_is_said(sample: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: str) -> str:
        raise OSError(24, "Too many open files", path)

    catalogue = Catalogue(ENGLISH, sample)
    with monkeypatch.context() as patch:
        patch.setattr(catalogue_module, "_read", refused)
        assert catalogue.text("t-cards", count=2) == "t-cards(count=2)"
    assert catalogue.text("t-cards", count=2) == "2 cards"


def test_a_file_is_read_when_its_first_sentence_is_needed(sample: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    folder = sample[0] / "en" / "command_line"
    folder.mkdir()
    (folder / "u.ftl").write_text("u-one = One\n")
    read: list[str] = []
    plainly = catalogue_module._read

    def reading(path: str) -> str:
        read.append(Path(path).name)
        return plainly(path)

    monkeypatch.setattr(catalogue_module, "_read", reading)
    catalogue = Catalogue(ENGLISH, sample)
    assert read == []
    for _ in range(2):
        assert catalogue.text("u-one") == "One"
    assert read == ["u.ftl"]
    catalogue.text("t-any", any=1)
    assert read == ["u.ftl", "t.ftl"]
    monkeypatch.undo()
    assert "u-one" not in page_source(ENGLISH, sample)


# --- the language ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_MESSAGES": "pt_BR.UTF-8@x"}, "pt-BR"),
        ({"LC_MESSAGES": "es", "LC_ALL": "POSIX"}, "en"),
        ({"LC_ALL": "", "LANG": "es"}, "es"),
        ({"LC_ALL": "pt_BR", "FARO_LANGUAGE": "es"}, "es"),
        ({"FARO_LANGUAGE": "pt"}, "en"),
    ],
)
def test_the_command_line_speaks_the_person_s_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment, ["en", "es", "pt-BR"]) == language


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        (
            {"FARO_LANGUAGE": "klingon"},
            'faro: FARO_LANGUAGE is "klingon", which is not served (there are: en); English is spoken\n',
        ),
        ({"FARO_LANGUAGE": "en_GB.UTF-8"}, ""),
        ({"FARO_LANGUAGE": "", "LANG": "klingon"}, ""),
    ],
)
def test_a_language_that_is_asked_for_and_not_served_is_said_once(
    environment: dict[str, str], says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("FARO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(catalogue_module, "languages", lambda: ("en",))
    catalogue_module._own.cache_clear()
    try:
        assert [text("pages-language"), text_of(say("pages-language"))] == ["Language", "Language"]
    finally:
        catalogue_module._own.cache_clear()
    assert capsys.readouterr() == ("", says)


@given(st.lists(st.text(max_size=12), max_size=4), st.sets(st.sampled_from(["es", "pt-BR", "zh-Hant"])))
def test_a_language_that_is_chosen_is_served(wanted: list[str], served: set[str]) -> None:
    assert choose(wanted, {*served, ENGLISH}) in {*served, ENGLISH}
    for language in served:
        assert choose([language.upper(), *wanted], served) == language


def test_english_is_served_and_spoken_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ENGLISH in languages()
    assert text("pages-language") == text_of(say("pages-language")) == "Language"


def test_the_made_up_language_is_longer_and_leaves_what_machines_read() -> None:
    english = "The card in the window is being compared. Bets are open; the next card goes to the winners. No deal yet."
    assert 1.35 < len(accented(english)) / len(english) < 1.45
    said = accented("Say `faro run --port` or --help, 100 %% of %(prog)s: no word.")
    assert said == "Šááýý `faro run --port` óóřř --help, 100 %% óóḟ %(prog)s: ññóó ŵóóřřď."
    assert without_accent(said) == []
    assert without_accent("Ťĥéé card of Kate, 10C, A") == ["card", "of", "Kate"]


# --- sentences in which nothing is put ---------------------------------------------------------------------------

LAYOUTS = """a-braces = say { "{" }"name"{ "}" } and { "[" }x]
a-lines =
    First.

      indented, with a { "." }dot in it
    { "*" } last
a-inline =  one line
    and another
      and a deeper one
a-none = { $name }
a-chosen = { $name ->
    [x] y
   *[other] z
}
a-refers = { a-inline }
a-end = the end
"""


def formatted(made: Any, key: str) -> str:
    pattern = made.get_message(key).value
    assert pattern is not None
    return str(made.format_pattern(pattern, {})[0])


def test_sentences_without_places_are_those_of_fluent(whole: bool) -> None:
    paths = sorted(path for root in ALL_ROOTS for path in root.rglob("*.ftl"))
    sources = [path.read_text("utf-8") for path in (paths if whole else Random(1).sample(paths, len(paths) // 5))]
    assert plain_sentences(LAYOUTS).keys() == {"a-braces", "a-lines", "a-inline", "a-end"}
    for source in [LAYOUTS, *sources, *map(translated, sources)]:
        made = bundle(ENGLISH, ENGLISH_LETTERS)
        made.add_resource(FluentResource(source))
        found = plain_sentences(source)
        for key, sentence in found.items():
            assert sentence == formatted(made, key), key
        simple = re.findall(r"^([\w-]+) = [^{}\n]+$(?!\n )", source, re.MULTILINE)
        assert set(simple) <= found.keys()


@given(st.lists(st.text(alphabet='ab .-"{}[*=#\n ', max_size=30), max_size=6))
def test_whatever_stands_in_a_file_a_sentence_that_is_found_is_that_of_fluent(bodies: list[str]) -> None:
    source = "".join(f"k-{number} = {body}\n" for number, body in enumerate(bodies))
    made = bundle(ENGLISH, ENGLISH_LETTERS)
    made.add_resource(FluentResource(source))
    for key, sentence in plain_sentences(source).items():
        if made.has_message(key) and made.get_message(key).value is not None:
            assert sentence == formatted(made, key), source


def test_the_help_needs_none_of_the_libraries_that_take_long() -> None:
    """`faro --help` may take a third longer than without a catalogue."""
    slow = ("fluent", "babel", "logging", "pathlib", "typing", "dataclasses")
    code = (
        "from controller.__main__ import main; main([]); "
        f"print([name for name in {slow} if name in sys.modules], file=sys.stderr)"
    )
    environment = {**os.environ, "FARO_LANGUAGE": ENGLISH}
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {code}"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.strip() == "[]"


def test_threads_that_ask_at_once_are_all_answered(sample: list[Path]) -> None:
    """The first sentence of a file may be asked for by several threads at once, the camera's and the table's."""
    for _ in range(20):
        catalogue, together = Catalogue(ENGLISH, sample), threading.Barrier(8)

        def ask(catalogue: Catalogue = catalogue, together: threading.Barrier = together) -> str:
            together.wait()
            return catalogue.text("t-cards", count=2)

        with ThreadPoolExecutor(8) as pool:
            answers = [one.result() for one in [pool.submit(ask) for _ in range(8)]]
        assert answers == ["2 cards"] * 8
