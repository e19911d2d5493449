"""What completes the commands in a shell, tried by the shell itself."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from controller.__main__ import COMMANDS, main

PATIENCE_S = 60
"""For a zsh that does not answer."""

ASK = """
source "$1"; shift
found=$(complete -p faro); found=${found##*-F }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
${found%% *} faro "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}"
"""
"""What bash does on the tab key, after the function that the script gave it."""

ASK_ZSH = """
zmodload zsh/zpty
zpty asked zsh -f -i
zpty -w asked "source $1"
zpty -r -m asked said '*it is ready*'
zpty -n -w asked "$2"$'\t'
zpty -r -m asked said '*that is all*'
print -r -- "$said"
"""
"""Types a line and the tab key into a zsh with a terminal, and prints what came."""

ANSWER_ZSH = """
PROMPT=
fpath=($1 $fpath)
autoload -Uz compinit
compinit -u -D
bindkey '^I' complete-word
compadd () {
  if [[ ${@[1,(i)(-|--)]} == *-[OAD]\\ * ]]; then builtin compadd "$@"; return; fi
  local -a found
  builtin compadd -O found "$@"
  (( $#found )) && print -r -- "<${(j: :)found}>"
  builtin compadd "$@"
}
said_all () { print "that is"" all" }
comppostfuncs=(said_all)
print "it is"" ready"
"""
"""Makes that zsh print all that it finds, and at last that this is all. Each word is halved, as an echo is not it."""


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


@pytest.mark.zsh
@pytest.mark.skipif(shutil.which("zsh") is None, reason="no zsh here (apt-get install zsh)")
def test_zsh_completes_commands_options_choices_and_files(
    scripts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "functions").mkdir()
    shutil.copy(script(scripts, "zsh", capsys), tmp_path / "functions" / "_faro")
    answer = tmp_path / "answer.zsh"
    answer.write_text(ANSWER_ZSH.replace("$1", str(tmp_path / "functions")))
    there = tmp_path / "there"
    (there / "deals").mkdir(parents=True)
    (there / "deal.json").write_text("{}")

    def completed(line: str) -> set[str]:
        done = subprocess.run(
            ["zsh", "-f", "-c", ASK_ZSH, "zsh", str(answer), line],
            capture_output=True,
            text=True,
            check=True,
            cwd=there,
            timeout=PATIENCE_S,
        )
        assert done.stderr == ""
        return {word for found in re.findall(r"<([^<>]*)>", done.stdout) for word in found.split()}

    assert completed("faro ") == set(COMMANDS)
    assert completed("faro re") == {"read", "recall"}
    assert completed("faro odds --pl") == {"--plot"}
    assert completed("faro odds --game ma") == {"macao"}
    assert completed("faro settle de") == {"deal.json", "deals"}
    assert completed("faro recall --html de") == {"deal.json", "deals"}
    assert completed("faro recall --pictures de") == {"deals"}


def test_zsh_gets_every_command_with_what_it_does(scripts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = script(scripts, "zsh", capsys)
    text = written.read_text(encoding="utf-8")
    assert text.startswith("#compdef faro\n")
    assert all(f"{command}:" in text for command in COMMANDS)
    if (zsh := shutil.which("zsh")) is not None:
        subprocess.run([zsh, "-n", str(written)], check=True, capture_output=True)
