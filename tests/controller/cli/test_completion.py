"""What completes the commands in a shell, tried by the shell itself."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from controller.__main__ import COMMANDS, main

ASK = """
source "$1"; shift
found=$(complete -p faro); found=${found##*-F }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
${found%% *} faro "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
"""
"""What bash does on the tab key, after the function that the script gave it."""


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("completion")


def script(folder: Path, shell: str, capsys: pytest.CaptureFixture[str]) -> Path:
    path = folder / shell
    if not path.exists():
        assert main(["completion", shell]) == 0
        path.write_text(capsys.readouterr().out, encoding="utf-8")
    return path


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")
def test_bash_completes_commands_options_choices_and_files(
    scripts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = script(scripts, "bash", capsys)

    def completed(*words: str) -> set[str]:
        done = subprocess.run(
            ["bash", "--norc", "-c", ASK, "bash", str(written), "faro", *words],
            capture_output=True,
            text=True,
            check=True,
            cwd=tmp_path,
        )
        assert done.stderr == ""
        return {word.strip() for word in done.stdout.splitlines()} - {""}

    (tmp_path / "deal.json").write_text("{}")
    (tmp_path / "deals").mkdir()
    assert completed("") >= set(COMMANDS)
    assert completed("re") == {"read", "recall"}
    assert completed("odds", "--pl") == {"--plot"}
    assert completed("odds", "--game", "ma") == {"macao"}
    assert completed("config", "ch") == {"check"}
    assert completed("completion", "") == {"bash", "zsh"}
    assert completed("settle", "de") >= {"deal.json"}
    assert completed("recall", "--html", "de") >= {"deal.json"}
    assert "deal.json" not in completed("recall", "--pictures", "de")
    assert any(word.startswith("deals") for word in completed("recall", "--pictures", "de"))


def test_zsh_gets_every_command_with_what_it_does(scripts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = script(scripts, "zsh", capsys)
    text = written.read_text(encoding="utf-8")
    assert text.startswith("#compdef faro\n")
    assert all(f"{command}:" in text for command in COMMANDS)
    if (zsh := shutil.which("zsh")) is not None:
        subprocess.run([zsh, "-n", str(written)], check=True, capture_output=True)
