"""The manual page faro(1)."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import pairwise

import pytest

from controller import catalogue
from controller.__main__ import COMMANDS, main
from controller.catalogue import languages
from controller.cli.man import roff
from tests.controller.cli.terminal import Terminal

MACROS = {".TH", ".nh", ".ad", ".SH", ".PP", ".TP", ".B", ".I", ".br"}


def page(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    with monkeypatch.context() as patch:
        patch.setenv("FARO_LANGUAGE", language)
        catalogue._own.cache_clear()
        assert main(["man"]) == 0
    catalogue._own.cache_clear()
    return capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_it_has_every_command_with_its_options(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = page(language, monkeypatch, capsys)
    lines = written.splitlines()
    assert lines[0].startswith('.TH FARO 1 "" "faro ')
    sections = [line for line in lines if line.startswith(".SH ")]
    assert len(sections) == len(set(sections)) == 7 + len(COMMANDS)
    for command in COMMANDS:
        assert f'.SH "FARO {command.upper()}"' in sections
    for option in ("--headless", "--seen CARDS", "--html FILE", "--recursive"):
        assert any(line.startswith(f".B {roff(option)}") for line in lines), option
    assert {line.split(" ")[0] for line in lines if line.startswith(".")} <= MACROS
    assert not any(line.startswith("'") or line != line.rstrip("\n") or not line for line in lines)
    for line, after in pairwise(lines):
        assert line != ".TP" or after.startswith(".B "), "a name stands in each list"
    assert not re.search(r"%\(|\033|``", written)


@pytest.mark.skipif(shutil.which("groff") is None, reason="no groff here")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_groff_shows_it_in_eighty_columns_without_a_complaint(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-rLL=78n", "-P-c", "-P-b", "-P-u"]
    done = subprocess.run(
        command, input=page(language, monkeypatch, capsys), capture_output=True, encoding="utf-8", check=True
    )
    assert done.stderr == ""
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "faro recall --html" in done.stdout


def test_on_a_terminal_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[list[str]] = []

    def run(command: list[str], *, input: str, **_: object) -> subprocess.CompletedProcess[str]:
        assert input.startswith(".TH FARO")
        shown.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr("sys.stdout", Terminal())
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("controller.cli.man.manual", lambda: [".TH FARO 1"])
    assert main(["man"]) == 0
    assert shown == [["/bin/man", "-l", "-"]]


def test_what_is_typed_is_shown_as_it_is() -> None:
    assert roff(r"a\b --c .d") == r"a\eb \-\-c .d"
    assert roff(".x") == r"\&.x"
    assert roff("'x'") == r"\&'x'"
    assert roff('say "x"') == r"say \(dqx\(dq"
    assert roff("{a,b}, c") == r"{a,\:b}, c"
