"""Nothing that a command says is left in English: help, mistakes and what is printed, in the made-up language."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from controller import catalogue
from controller.__main__ import COMMANDS, main
from controller.command_parser import WORDS, Parser
from controller.config import Config
from controller.demo.report import Report
from controller.games.message import say
from controller.games.registry import GAMES
from controller.table.moment import Moment, compare
from controller.table.state import Refused
from hardware.pins import DEFAULT_PINS
from tests.made_up_language import LANGUAGE, without_accent, write
from tests.sample import sampled
from vision.observations import TroubleKind

Said = Callable[..., str]


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("language"))


@pytest.fixture
def said(
    made_up: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Iterator[Said]:
    """Runs a command in the made-up language; what it said, on both streams."""
    roots = list(catalogue.ROOTS)
    catalogue.ROOTS.append(made_up)
    monkeypatch.setenv("FARO_LANGUAGE", LANGUAGE)
    monkeypatch.chdir(tmp_path)
    catalogue._own.cache_clear()

    def run(*arguments: str) -> str:
        try:
            ended = main(arguments)
        except SystemExit as end:  # argparse's own way to end
            ended = int(end.code or 0)
        assert ended in (0, 1, 2)
        captured = capsys.readouterr()
        return captured.out + captured.err

    yield run
    catalogue.ROOTS[:] = roots
    catalogue._own.cache_clear()


def english(text: str) -> list[str]:
    """The words that come from no catalogue: not in quotes, no file, no command."""
    text = re.sub(r"`[^`]*`|faro \w+ --help|faro --help", " ", text)
    text = re.sub(r"'[^'\n]*'|\"[^\"\n]*\"|\S*[/.=_]\S*|\[[^\]\n]*\]", " ", text)
    return without_accent(re.sub(r"^faro \w+:|^faro:", " ", text, flags=re.MULTILINE))


SECTIONS = [(section.name, getattr(Config(), section.name)) for section in fields(Config) if section.name != "rules"]
KEYS = [key for _, section in SECTIONS for key in fields(section)]
NAMES = {"rules", "true", "false", "none", *(name for name, _ in SECTIONS), *(key.name for key in KEYS)}
NAMES |= {word for key in KEYS for word in map(str, key.metadata["choices"] or ())}
NAMES |= {word for game in GAMES.values() for option in game.options for word in option.split("_")}
NAMES |= {*DEFAULT_PINS, "Faro"}
"""Names that stay as they are in every language: of sections, keys, words and pins of the configuration."""


def help_of(text: str) -> str:
    """A help without what is typed: the usage, and the left column of the lists."""
    usage, _, rest = text.partition("\n\n")
    assert re.match(r"[^a-z ]{4,}", usage), "the word usage"
    return re.sub(r"^  (?! )(?:-.*?|[a-zA-Z{].*?)(?:  +|$)", "  ", rest, flags=re.MULTILINE)


def test_the_overview_is_in_the_person_s_language(said: Said) -> None:
    overview = said("--help")
    assert english(help_of(overview)) == []
    assert all(f"\n  {name}" in overview for name in COMMANDS)
    assert said() == overview


ANSWERS = {
    *("DDDDDDDDDDD", "DDDDDDDDSDD", "DDDDDDDDSSD", "SSDDDDDDSSD", "SSSSDDDDSSD"),
    *("SSSSSDDDSSD", "SSSSSSDDSSD", "SSSSSSDDSSS", "SSSSSSSSSSS"),
}
"""Rows of letters: draws or stands."""


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_is_in_the_person_s_language(command: str, said: Said) -> None:
    text = help_of(said(command, "--help"))
    assert english(text) == []
    assert len(text) > 200


LOW = [rank + suit for rank in "23456" for suit in "SHDC"]
"""Cards that are seen, so that fewer hands are counted."""
ERRNO = {"No", "such", "file", "or", "directory"}
"""The system's own words."""
NO_JSON = {"Expecting", "property", "name", "enclosed", "in", "double", "quotes"}
"""What Python's reader of JSON says."""
BAD_CONFIG = """
[tabel]
[table]
mode = "fast"
game = 3
[web]
host = "0.0.0.0"
prot = 1
[camera]
fps = true
crop = [1]
corners = [1]
focus = "near"
[gpio]
pins = 3
[rules]
min = 3
solvency = "maybe"
"""
WHOLE_CONFIG = """
[web]
host = "999.1.1.1"
pin = "1234"
[limits]
min = 10
max = 5
[vision]
ranks = ["X"]
[mcu]
driver = "gpio"
[gpio]
factory = "none"
"""


@pytest.mark.parametrize(
    ("arguments", "given"),
    sampled(
        [
            (["nonsense"], {"COMMAND", *COMMANDS}),
            (["demo", "--speed", "fast"], {"real", "max"}),
            (["demo", "--seed", "x"], {"int"}),
            (["demo", "--seed"], set()),
            (["demo", "--nothing", "3"], set()),
            (["recall", "--config", "a", "--journal", "b"], set()),
            (["check"], set()),
            (["demo", "--deals", "0"], set()),
            (["demo", "--host", "0.0.0.0"], set()),
            (["demo", "--host", "0.0.0.0", "--pin", "1234"], set()),
            (["settle"], set()),
            (["settle", "no.json"], ERRNO),
            (["settle", "bad.json"], NO_JSON),
            (["settle", "list.json"], set()),
            (["odds", "--seen", "XX"], {"TC"}),
            (["odds", "--seen", "7C,7C"], set()),
            (["odds", "--seen", "7C,8C"], set()),
            (["odds", "--rule", "x"], set()),
            (["odds", "--rule", "min=x"], {"min"}),
            (["odds"], set()),
            (["odds", "--game", "punto_banco"], set()),
            (["odds", "--game", "baccarat_banque"], ANSWERS),
            (["odds", "--packs", "6"], set()),
            (["odds", "--game", "chemin_de_fer", "--packs", "0"], set()),
            (["odds", "--game", "chemin_de_fer", "--packs", "1", "--seen", "7C 7C"], set()),
            (["odds", "--game", "siete_y_media", "--seen", " ".join(LOW[:19])], set()),
            (["odds", "--game", "victoria", "--seen", " ".join(LOW * 2)], set()),
            (["simulate", "--deals", "0"], set()),
            (["simulate", "--plot", "x.png"], set()),
            (["simulate", "--plot", "no/x.svg"], ERRNO),
            (["simulate", "--strategies", "bad.json"], NO_JSON),
            (["simulate", "--strategies", "list.json"], set()),
            (["simulate", "--deals", "100"], set()),
            pytest.param(["simulate", "--game", "punto_banco", "--deals", "100"], set(), marks=pytest.mark.whole),
            pytest.param(["simulate", "--game", "baccarat_banque", "--deals", "100"], set(), marks=pytest.mark.whole),
            pytest.param(["simulate", "--game", "siete_y_media", "--deals", "100"], set(), marks=pytest.mark.whole),
            pytest.param(["simulate", "--game", "macao", "--deals", "100"], set(), marks=pytest.mark.whole),
            (["simulate", "--game", "victoria", "--deals", "1000"], set()),
            (["recall", "0"], set()),
            (["recall"], set()),
            (["recall", "--journal", "bad.json"], {"no", "such", "meta"}),
            (["run", "--config", "pack.toml"], ERRNO),
            (["run", "--config", "nowhere.toml"], set()),
            (["config", "check"], set()),
            (["config", "check", "none.toml"], ERRNO),
            (["config", "check", "bad.toml"], {"tabel", "prot"}),
            (["config", "check", "whole.toml"], set()),
            (["config", "check", "good.toml"], set()),
            (["enrol", "--out", "my.pack"], set()),
            (["enrol", "--out", "nowhere/my.pack", "KH.jpg"], {"nowhere"}),
            (["enrol", "--out", "my.pack", "--order", "o.txt", "KH.jpg"], set()),
            (["enrol", "--out", "my.pack", "--labels", "bad.json"], set()),
            (["testdeal"], set()),
            (["testdeal", "--rendered", "--order", "o.txt"], set()),
            (["read", "--drift", "card.png"], set()),
            (["read", "--calibration", "bad.json", "card.png"], NO_JSON),
            (["read", "--calibration", "list.json", "card.png"], set()),
            (["calibrate", "beads", "--config", "good.toml", "--spindle", "99"], set()),
            (["calibrate", "beads", "--config", "good.toml", "--undo"], set()),
            (["exercise", "--config", "good.toml", "--cycles", "0"], set()),
            (["exercise", "--config", "good.toml"], set()),
            (["park", "--config", "good.toml"], set()),
        ],
        16,
    ),
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_a_command_says_is_in_the_person_s_language(
    arguments: list[str], given: set[str], said: Said, tmp_path: Path
) -> None:
    """`given`: words of what was typed, of the machine's own errors, and names of values."""
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "o.txt").write_text("1Z")
    (tmp_path / "bad.toml").write_text(BAD_CONFIG)
    (tmp_path / "whole.toml").write_text(WHOLE_CONFIG)
    (tmp_path / "good.toml").write_text('[mcu]\ndriver = "none"\n')
    (tmp_path / "pack.toml").write_text('[vision]\npack = "no.pack"\n[web]\nport = 0\n[gpio]\nfactory = "none"\n')
    (tmp_path / "nowhere.toml").write_text('[web]\nhost = "no.such.host.invalid"\npin = "470815"\n')
    text = said(*arguments)
    assert text.strip()
    assert set(english(text)) - given - NAMES == set()


def test_what_cannot_be_read_is_in_the_person_s_language(said: Said, tmp_path: Path) -> None:
    (tmp_path / "empty.png").write_bytes(b"")
    (tmp_path / "text.jpg").write_bytes(b"no picture")
    (tmp_path / "cut.jpg").write_bytes(b"\xff\xd8\xff\xda")
    (tmp_path / "folder.jpg").mkdir()
    said_of = [json.loads(line) for line in said("read", "empty.png", "text.jpg", "cut.jpg", "folder.jpg").splitlines()]
    assert [line["file"] for line in said_of] == ["folder.jpg", "empty.png", "text.jpg", "cut.jpg"]
    for line in said_of:
        assert set(without_accent(line["error"])) - {"JPEG"} == set()


def test_an_example_explains_every_key_in_the_person_s_language(said: Said) -> None:
    comments = [line.lstrip("# ") for line in said("config", "example").splitlines() if line.startswith("#")]
    assert len(comments) > 40
    words = [word for line in comments for word in without_accent(re.sub(r'"[^"]*"|\S*_\S*', " ", line))]
    assert set(words) - NAMES - {"split", "rounding"} == set()


def test_the_report_of_a_demo_is_in_the_person_s_language(said: Said) -> None:
    wrong = [say("demo-read-wrong", deal=1, card=2, read="TC", was="KS")]
    beads = [say("demo-bead-wrong", spindle=3, beads=1, wanted=2), say("demo-bead-unknown", spindle=3, wanted=2)]
    for report in (Report(deals=1), Report(deals=1, wrong=wrong, unread=2, beads_wrong=beads, brought=1)):
        assert english("\n".join(report.lines()).replace("TC", "").replace("KS", "")) == []


OWN_PHASES = (
    *("none", "test", "bets_open", "bets_closed", "over", "void"),
    *("soda", "loser_shown", "last_card", "card_shown", "pair_shown", "burning", "dealing"),
    *("banco", "punters_third", "banker_third", "settling"),
    *("offered", "for_sale", "bank", "first_cards", "card_due", "turn", "four_out"),
)


def test_phases_markers_and_incidents_are_in_the_person_s_language(made_up: Path) -> None:
    said = catalogue.Catalogue(LANGUAGE, [*catalogue.ROOTS, made_up]).text_of
    now = Moment(2, 3, "test")
    for phase in OWN_PHASES:
        with pytest.raises(Refused) as lapsed:
            compare({"deal": 1, "round": 1, "phase": phase}, now, of_seat=False)
        assert without_accent(said(lapsed.value.text)) == [], phase
    assert without_accent(said(say("table-marker-refused", marker="cut", why=say("table-no-deal")))) == []
    for name in ("DoubleDraw", "PushedBack", "HandPass", *get_args(TroubleKind)):
        assert without_accent(said(say("cli-testdeal-incident", name=name, count=2))) == [], name


NOT_SAID = {
    *(
        "%(heading)s:",
        "%(prog)s: error: %(message)s\n",
        "subcommands",
        "unknown parser %(parser_name)r (choices: %(choices)s)",
    ),
    *("expected %s argument", "expected %s arguments"),  # a fixed number of values
    *("show program's version number and exit", " (default: %(default)s)"),
    *("can't open '%(filename)s': %(error)s", 'argument "-" with mode %r', "unexpected option string: %s"),
    *("%(prog)s: warning: %(message)s\n", "option '%(option)s' is deprecated"),
    *("argument '%(argument_name)s' is deprecated", "command '%(parser_name)s' is deprecated"),
}
"""argparse's sentences about what no command of ours has."""
MISUSE = re.compile(
    r"conflicting |cannot |dest= |invalid conflict_resolution|invalid option string|mutually exclusive|"
    r"'required' is an invalid|%r is not callable|\.__call__\(\) not defined"
)
"""To the programmer, when the parser is built."""


def test_every_sentence_of_argparse_that_a_person_can_meet_is_translated() -> None:
    """On whatever Python this runs: one that is worded otherwise there would be shown in English."""
    import argparse
    import ast
    import inspect

    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    asked = [call.args for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")]
    values = [one.value for args in asked for one in args if isinstance(one, ast.Constant)]
    sentences = {value for value in values if isinstance(value, str)}
    assert len(sentences) > 20
    assert {one for one in sentences - WORDS.keys() - NOT_SAID if not MISUSE.match(one)} == set()


@pytest.mark.skipif(sys.version_info < (3, 14), reason="argparse suggests a choice from Python 3.14 on")
def test_a_choice_that_is_nearly_right_is_suggested_in_the_person_s_language(
    said: Said, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = Parser("faro", "")
    parser.suggest_on_error = True  # type: ignore[attr-defined,unused-ignore]  # as it is from Python 3.15 on
    parser.add_argument("what", choices=["check"])
    with pytest.raises(SystemExit):
        parser.parse_args(["chek"])
    assert english(capsys.readouterr().err) == ["what"]
