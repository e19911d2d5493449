"""`faro catalogue`: which languages there are, and what one lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from controller import catalogue
from controller.__main__ import main
from controller.catalogue.plain import entries
from controller.cli.catalogue import lacking


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two files of English, of which another language has a part."""
    english, other = tmp_path / "en" / "command_line", tmp_path / "qq"
    english.mkdir(parents=True)
    other.mkdir()
    (english.parent / "a.ftl").write_text(
        "a-one = one\n# how many\na-two =\n    { $count }\n    lines\na-three = three\n"
    )
    (english / "b.ftl").write_text("b-one = one\n")
    (other / "a.ftl").write_text("a-one = uno\na-three = tres\na-four = what English has not\n")
    monkeypatch.setattr(catalogue, "ROOTS", [tmp_path])
    monkeypatch.setattr("controller.cli.catalogue.ROOTS", [tmp_path])
    monkeypatch.setattr("controller.cli.catalogue.languages", lambda: catalogue.languages([tmp_path]))
    return tmp_path


def test_the_languages_are_listed_with_what_they_have(half: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalogue"]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["en", "4", "of", "4", "sentences"],
        ["qq", "2", "of", "4", "sentences"],
    ]


def test_what_a_language_lacks_is_printed_as_it_stands_in_english(
    half: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["catalogue", "--missing", "qq"]) == 1
    said = capsys.readouterr().out
    assert said == ("\n### a.ftl\n\na-two =\n    { $count }\n    lines\n\n### command_line/b.ftl\n\nb-one = one\n")
    own = half / "qq" / "a.ftl"
    own.write_text(own.read_text() + said.partition("\n### command_line")[0])
    assert lacking("qq") == {"command_line/b.ftl": {"b-one": "b-one = one\n"}}


def test_a_language_that_lacks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalogue", "--missing", "en"]) == 0
    assert capsys.readouterr().out == ""


def test_a_language_that_nobody_began_lacks_everything() -> None:
    left = lacking("qq")
    assert {key for sentences in left.values() for key in sentences} == {
        key
        for root in catalogue.ROOTS
        for path in (Path(root) / "en").rglob("*.ftl")
        for key in entries(path.read_text("utf-8"))
    }


def test_what_is_no_tag_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalogue", "--missing", "../en"]) == 2
    assert capsys.readouterr().err == (
        'faro catalogue: --missing: a tag of a language, such as es or pt-BR, expected, found "../en"\n'
    )
