"""Docstrings, comments, catalogue and documents say things plainly (docs/words.md), and no C line is over 120 columns.

The words looked for often hide the meaning: who is *told*, and by what? How many are *so many*? A hit is reworded; a
phrase is allowed only where the word says exactly what happens.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
UNCLEAR = re.compile(
    r"\b(?:told|anew|so (?:many|much)|what (?:is|was) known(?: of)?|work(?:ed|s)? (?:\w+ )?off|lies)\b",
    re.IGNORECASE,
)
ALLOWED = {
    r"`lies`": "part of a sentence's key in the catalogue",
    r"told apart": "distinguished: what a reader does with two cards",
    r"so (?:many|much) (?:\S+ ){0,3}that": "a consequence, not an amount",
    r"(?:cards?|pack|piles?|blank|half|cover)(?: [\w`()]+){0,5} lies": "of a card, literally: on the table, face down",
    r"lies? (?:\w+ )?(?:face (?:down|up)|open|still in the window)": "of a card too, named earlier in the sentence",
}
"""Phrase -> why it is plain."""
NAMES = re.compile(r"(?<![^\W_])(?:told(?!_apart)|anew|lies)(?![^\W_])", re.IGNORECASE)
"""Names that do not say what a thing is or does."""
ALLOWED_NAMES = {
    ("controller/cli/marks.py", "lies"): "a key of the strategies that people write for `faro simulate`",
    ("controller/cli/marks.py", "LIES"): "its values",
}
"""Name -> why it stays."""
PRODUCTION = ("controller/", "vision/", "hardware/", "firmware_bridge/")
COLUMNS = 120


def _tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listed.stdout.split() if (path := ROOT / name).exists()]


def of_python(source: str) -> Iterator[tuple[int, str]]:
    """(line, text) of each docstring, and of each run of comments in lines of their own or behind code."""
    if UNCLEAR.search(" ".join(" ".join(re.findall(r'""".*?"""', source, re.DOTALL)).split())):
        for node in ast.walk(ast.parse(source)):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield node.lineno, node.value.value
    if not UNCLEAR.search(" ".join(" ".join(re.findall(r"#(.*)", source)).replace("#", " ").split())):
        return  # to tokenize every file would take ten times as long
    run: list[str] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if run and token.start[0] != last + 1:
                yield last - len(run) + 1, " ".join(run)
                run = []
            run.append(token.string.lstrip("# "))
            last = token.start[0]
    if run:
        yield last - len(run) + 1, " ".join(run)


def names_of(source: str) -> Iterator[str]:
    """The name of each function, class, parameter, variable and attribute that Python code defines."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def of_c(source: str) -> Iterator[tuple[int, str]]:
    """(line, text) of each comment of C, JavaScript or CSS."""
    for found in re.finditer(r"/\*.*?\*/|(?://[^\n]*\n\s*)+", source, re.DOTALL):
        yield source.count("\n", 0, found.start()) + 1, re.sub(r"\n\s*(?:\*|//) ?", " ", found.group())


def of_catalogue(source: str) -> Iterator[tuple[int, str]]:
    """(line, text) of each line, without its key and without the names of other sentences."""
    for number, line in enumerate(source.splitlines(), 1):
        text = re.sub(r"^[a-z_]+-[\w-]+ =|\{ *[a-z_]+-[\w-]+ *\}|\$\w+", " ", line)
        yield number, text


def of_document(source: str) -> Iterator[tuple[int, str]]:
    """(line, text) of each paragraph of Markdown, without code; of the changelog only what is not yet released."""
    source = source.partition("\n## [1.0.0rc1]")[0]
    for found in re.finditer(r"(?:[^\n]+\n?)+", source):
        yield source.count("\n", 0, found.start()) + 1, re.sub(r"`[^`]*`", "``", found.group())


def unclear(text: str) -> list[str]:
    """The unclear phrases of a text, without those that are allowed."""
    text = " ".join(text.split())
    plain = [span.span() for phrase in ALLOWED for span in re.finditer(rf"(?<!\w){phrase}(?!\w)", text, re.IGNORECASE)]
    return [
        found.group()
        for found in UNCLEAR.finditer(text)
        if not any(start <= found.start() and found.end() <= end for start, end in plain)
    ]


def _hits(paths: list[Path]) -> list[str]:
    readers = {
        ".py": of_python,
        ".ftl": of_catalogue,
        ".md": of_document,
        **dict.fromkeys((".c", ".h", ".js", ".css"), of_c),
    }
    hits = []
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        source = path.read_text()
        if path == Path(__file__) or not UNCLEAR.search(" ".join(source.split())):
            continue
        for line, text in readers[path.suffix](source):
            hits += [f"{name}:{line}: {found}" for found in unclear(text)]
    return hits


def test_docstrings_comments_and_sentences_say_it_plainly() -> None:
    paths = _tracked("*.py", "*.c", "*.h", "*.js", "*.css", "controller/web/static/i18n/en/*.ftl")
    assert len(paths) > 500
    assert not _hits(paths)


def test_documents_say_it_plainly() -> None:
    """Where a card lies is most of what they speak of."""
    paths = [path for path in _tracked("*.md") if path.name != "words.md"]
    assert len(paths) > 30
    assert not [hit for hit in _hits(paths) if not hit.endswith((": lies", ": Lies"))]


def test_names_say_what_a_thing_is_or_does() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in _tracked("*.py")
        if path.relative_to(ROOT).as_posix().startswith(PRODUCTION) and NAMES.search(source := path.read_text())
        for name in names_of(source)
        if NAMES.search(name)
    }
    assert found == ALLOWED_NAMES.keys()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The dealer is told once.", ["told"]),
        ("Two cards cannot be told apart.", []),
        ("So many cards at most.", ["So many"]),
        ("There are so many bets that they are counted in a heap.", []),
        ("A card that lies face down.", []),
        ("Where the window lies.", ["lies"]),
        ("What is known\nof the deal; begun anew.", ["What is known of", "anew"]),
        ("An input was not worked off; the table could not work this off.", ["worked off", "work this off"]),
    ],
)
def test_which_phrases_are_found(text: str, found: list[str]) -> None:
    assert unclear(text) == found


def test_names_are_found() -> None:
    source = "class Told: ...\ndef f(told_apart, lies):\n    self._anew = told = 1\n    return relies\n"
    assert [name for name in names_of(source) if NAMES.search(name)] == ["Told", "lies", "_anew", "told"]


def test_where_they_are_looked_for() -> None:
    python = '"""Told."""\ndef f():\n    x = 1  # so\n    # many\n    """anew"""\n    return "lies"\n'
    assert [text for _, text in of_python(python)] == ["Told.", "anew", "so many"]
    document = "So\nmany `told`.\n\nanew\n## [1.0.0rc1]\ntold\n"
    assert [(line, unclear(text)) for line, text in of_document(document)] == [(1, ["So many"]), (4, ["anew"])]
    assert [text for _, text in of_c("int a; // told\n/* so\n * many */ char *b;\n")] == ["// told\n", "/* so many */"]
    assert [text.strip() for _, text in of_catalogue("a-told = it lies { a-told }\n# told")] == ["it lies", "# told"]


def test_no_line_of_c_is_over_120_columns() -> None:
    paths = _tracked("*.c", "*.h")
    assert paths
    long = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)}"
        for path in paths
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if len(line) > COLUMNS
    ]
    assert not long
