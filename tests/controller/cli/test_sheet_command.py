"""`faro sheet`: what it writes and what it refuses."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from controller import catalogue
from controller.__main__ import main
from controller.games.registry import GAMES
from tests.made_up_language import LANGUAGE, accented, without_accent, write


def asked(*words: str) -> int:
    return main(["sheet", *words])


def words_in(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    assert len(document) == 1
    return " ".join(document[0].get_textpage().get_text_range().split())


def test_a_sheet_is_written_and_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.pdf"
    assert asked("--out", str(out)) == 0
    said = capsys.readouterr()
    assert said.out == f"{out}: faro-poker-a4 v1, markers 0 to 3; print it at 100 % and measure its line\n"
    assert said.err == ""
    assert out.read_bytes().startswith(b"%PDF-")
    assert "Sheet faro-poker-a4 v1. Markers 0 to 3." in words_in(out)
    first = out.read_bytes()
    assert asked("--out", str(out), "--cards", "german", "--paper", "letter") == 0
    assert "Sheet faro-german-letter v1. Markers 12 to 15." in words_in(out)
    assert asked("--out", str(out)) == 0
    assert out.read_bytes() == first


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("faro", ("Winners", "Losers", "the pack, face up")),
        ("german_faro", ("Left pile", "Right pile", "the pack, face up")),
        ("punto_banco", ("Player", "Banker", "one card, face up")),
    ],
)
def test_each_game_has_its_places(game: str, words: tuple[str, ...], tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    assert asked("--out", str(out), "--game", game) == 0
    assert all(word in words_in(out) for word in words)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.by_hand is None])
def test_a_game_that_stays_with_the_shoe_says_why(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheet.pdf"
    assert GAMES[game].hides
    assert asked("--out", str(out), "--game", game) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"faro sheet: --game {game}: ")
    assert "has no sheet: its cards are dealt face down" in said
    assert said.count("\n") == 1
    assert not out.exists()


def test_a_bad_request_is_a_line_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"\0\1\0\0 no font")
    out, text, folder = tmp_path / "none" / "sheet.pdf", tmp_path / "notes.txt", tmp_path / "folder.pdf"
    text.write_text("mine")
    folder.mkdir()
    for words, wanted in (
        (["--out", str(out)], f"faro sheet: --out {out}: cannot be written: No such file or directory\n"),
        (["--out", str(folder)], f"faro sheet: --out {folder}: cannot be written: Is a directory\n"),
        (["--out", str(text)], f"faro sheet: --out {text}: expected a name that ends with .pdf\n"),
        (
            ["--out", str(tmp_path / "a.pdf"), "--font", str(text)],
            f"faro sheet: --font {text}: expected a TrueType font\n",
        ),
        (
            ["--out", str(tmp_path / "a.pdf"), "--font", str(broken)],
            f"faro sheet: --font {broken}: expected a TrueType font\n",
        ),
        (
            ["--out", str(tmp_path / "a.pdf"), "--font", str(tmp_path / "no.ttf")],
            f"faro sheet: --font {tmp_path / 'no.ttf'}: cannot be read: No such file or directory\n",
        ),
    ):
        assert asked(*words) == 2
        said = capsys.readouterr()
        assert said.err.startswith(wanted)
        assert said.err.count("\n") == 1
        assert said.out == ""
    assert text.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.ttf", "folder.pdf", "notes.txt"]


CHOICES = {"--paper": ("a4", "letter"), "--cards": ("poker", "bridge", "spanish", "german"), "--game": tuple(GAMES)}


@pytest.mark.parametrize("words", [["--paper", "a5"], ["--cards", "tarot"], ["--game", "whist"]])
def test_what_there_is_not_is_answered_with_what_there_is(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        asked("--out", "sheet.pdf", *words)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert all(choice in said for choice in CHOICES[words[0]])


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full on this system")
def test_a_full_disk_is_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.pdf"
    out.symlink_to("/dev/full")
    assert asked("--out", str(out)) == 2
    assert capsys.readouterr().err == f"faro sheet: --out {out}: cannot be written: No space left on device\n"


def test_without_its_library_it_says_what_to_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "fpdf" or name.startswith("controller.sheet.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "fpdf", None)
    assert asked("--out", str(tmp_path / "sheet.pdf")) == 2
    assert capsys.readouterr().err == (
        "faro sheet: the library fpdf2 is not installed; type: `pip install 'faro-table[sheet]'`\n"
    )
    assert not list(tmp_path.iterdir())


# --- another language ----------------------------------------------------------------------------------------------


@pytest.fixture
def in_the_made_up_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    roots = list(catalogue.ROOTS)
    catalogue.ROOTS.append(write(tmp_path / "language"))
    monkeypatch.setenv("FARO_LANGUAGE", LANGUAGE)
    catalogue._own.cache_clear()
    yield
    catalogue.ROOTS[:] = roots
    catalogue._own.cache_clear()


def font(path: Path, letters: str) -> Path:
    """A TrueType font in which each of the letters is a box."""
    names = {ord(letter): f"u{ord(letter):04x}" for letter in sorted({*letters, " "})}
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, 700), (450, 700), (450, 0)):
        pen.lineTo(point)
    pen.closePath()
    box = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap(names)
    builder.setupGlyf(dict.fromkeys([".notdef", *names.values()], box))
    builder.setupHorizontalMetrics(dict.fromkeys([".notdef", *names.values()], (500, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    builder.save(path)
    return path


ALL = "".join(map(chr, range(33, 127)))


@pytest.mark.usefixtures("in_the_made_up_language")
def test_another_language_wants_letters_and_has_every_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheet.pdf"
    assert asked("--out", str(out)) == 2
    assert " `--font FILE.ttf`" in capsys.readouterr().err
    few, enough = font(tmp_path / "few.ttf", ALL), font(tmp_path / "enough.ttf", ALL + accented(ALL))
    assert asked("--out", str(out), "--font", str(few)) == 2
    assert str(few) in capsys.readouterr().err
    assert not out.exists()
    for game in ("faro", "punto_banco"):
        assert asked("--out", str(out), "--font", str(enough), "--game", game) == 0
        assert set(without_accent(words_in(out))) <= {"mm", "cm", "in", "v1", game, "poker", "a4", f"{game}-poker-a4"}
