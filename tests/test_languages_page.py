"""docs/languages.md: its example is a translation that holds, and its steps give a language that is spoken."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from controller.catalogue import ROOTS, Catalogue, choose, languages, page_source
from controller.games.message import say
from controller.games.registry import GAMES
from tests.test_catalogue import english_sentences, wanted

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "languages.md").read_text("utf-8")
ENGLISH_FILES = Path(ROOTS[0]) / "en"
EXAMPLES = re.findall(r"^```fluent\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_translates_sentences_of_english() -> None:
    (example,) = EXAMPLES
    entries = FluentParser(with_spans=False).parse(example).body
    assert len(entries) > 1
    for entry in entries:
        assert isinstance(entry, ast.Message)
        key = entry.id.name
        own = wanted(key, {**english_sentences(), key: (Path("example.ftl"), entry)})
        assert own.variables.keys() == wanted(key, english_sentences()).variables.keys()


def test_a_copied_folder_is_a_language_and_what_it_lacks_is_english(tmp_path: Path) -> None:
    shutil.copytree(ENGLISH_FILES, tmp_path / "en")
    shutil.copytree(ENGLISH_FILES, tmp_path / "es")
    (tmp_path / "es" / "pages.ftl").write_text(EXAMPLES[0])
    (tmp_path / "es" / "table.ftl").write_text(EXAMPLES[0])
    roots = [str(tmp_path)]
    assert languages(roots) == ("en", "es")
    spoken = Catalogue(choose(["es-AR", "en"], languages(roots)), roots)
    assert spoken.text_of(say("table-seat-taken", player="Ana")) == "Ana toma asiento"
    assert [spoken.text("pages-cards", count=count) for count in (1, 1500)] == ["1 carta", "1500 cartas"]
    assert spoken.text("pages-close") == "Close"
    assert "toma asiento" in page_source("es", roots)


@pytest.mark.parametrize("file", sorted(ENGLISH_FILES.glob("*.ftl")), ids=lambda path: path.stem)
def test_the_table_of_files_names_each(file: Path) -> None:
    of_game = file.stem in GAMES or (ROOT / "controller" / "games" / file.stem).is_dir()
    assert of_game or f"`{file.name}`" in PAGE.split("## The files")[1]


def test_what_the_page_names_is_there() -> None:
    for path in re.findall(r"`((?:controller|tests)/[\w/.]+)`", PAGE):
        assert (ROOT / path).exists(), path
