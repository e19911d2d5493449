"""What a command cannot use is one line on standard error that begins with `faro COMMAND: `, and exit code 2."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from controller import catalogue
from controller.__main__ import COMMANDS, main
from tests.controller.cli.terminal import Terminal

WRONG = {
    "demo": ["--deals", "0"],
    "train": ["--host", "0.0.0.0"],
    "try": ["--game", "faro", "--camera", "phone", "--here", "--folder", "."],
    "run": [],
    "read": ["--drift", "still.jpg"],
    "enrol": ["--out", "own.pack"],
    "testdeal": ["--rendered", "--deals", "0"],
    "settle": ["none.json"],
    "odds": ["--seen", "1Z"],
    "simulate": ["--deals", "0"],
    "recall": ["--journal", "none.db"],
    "config": ["check", "none.toml"],
    "catalogue": ["--missing", "1"],
    "check": ["--config", "none.toml"],
    "acceptance": ["--config", "none.toml", "--cycles", "0"],
    "park": ["--config", "none.toml"],
    "exercise": ["--config", "none.toml", "--cycles", "0"],
    "sheet": ["--out", "sheet.txt"],
    "calibrate": ["beads", "--config", "none.toml"],
    "floor": ["init", "host=floor password=secret"],
    "completion": ["fish"],
    "man": ["odds"],
}
"""Of each command something that it refuses before it does anything."""


def of_parser(command: str) -> list[str]:
    """What argparse refuses for every command."""
    return [command, "--no-such-option"]


def complaint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that is said."""
    try:
        code = main(arguments)
    except SystemExit as end:  # argparse's own way to end
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n"), err[-1:]) == (2, "", 1, "\n")
    return str(err)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_complains_in_one_way(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([command, *WRONG[command]], of_parser(command)):
        line = complaint(arguments, capsys)
        assert line.startswith(f"faro {command}: ")
        assert line.count("faro") == 1 or line.count(f"faro {command} --help") == 1 or command == "run"
    assert os.listdir() == []


@pytest.mark.parametrize("language", catalogue.languages())
def test_the_prefix_is_the_same_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARO_LANGUAGE", language)
    catalogue._own.cache_clear()
    try:
        said = [complaint([command, *WRONG[command]], capsys) for command in ("settle", "odds", "config", "sheet")]
        assert [line.split(": ")[0] for line in said] == ["faro settle", "faro odds", "faro config", "faro sheet"]
        for command in COMMANDS:
            assert complaint(of_parser(command), capsys).startswith(f"faro {command}: ")
        assert complaint(["none"], capsys).startswith("faro: ")
    finally:
        monkeypatch.undo()
        catalogue._own.cache_clear()


def test_a_language_that_is_not_there_is_said_so_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARO_LANGUAGE", "tlh")
    catalogue._own.cache_clear()
    try:
        catalogue.text("cli-command")
        assert capsys.readouterr().err.startswith('faro: FARO_LANGUAGE is "tlh", ')
    finally:
        monkeypatch.undo()
        catalogue._own.cache_clear()


def test_every_mistake_of_a_configuration_is_a_line_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "table.toml").write_text('[tabel]\n[web]\nprot = 1\n[camera]\nfps = "no"\n')
    assert main(["park", "--config", "table.toml"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[:2] for line in lines] == [["faro park", f"table.toml:{n}"] for n in (1, 3, 5)]


def test_on_a_terminal_the_prefix_alone_is_red(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["settle", "none.json"]) == 2
    assert terminal.getvalue() == "\033[1;31mfaro settle:\033[0m none.json: No such file or directory\n"
