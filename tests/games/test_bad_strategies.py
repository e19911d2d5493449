"""`faro simulate` and `faro odds` refuse in one line what they cannot use, before anything is dealt."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from controller.__main__ import main
from controller.cli.bars import try_plot
from controller.cli.batches import MOST_NAME, BadStrategy, Sums
from controller.cli.simulate import PLAYS

DEEP: list[Any] = []
for _ in range(400):
    DEEP = [DEEP]
NEVER_RIGHT = [math.nan, math.inf, -1, 10**400, 1.5, "8.", "", DEEP, ["9", 8], [["A"]], {"A": 1}, "\ud800", "a\nb"]
"""Values that are right nowhere in a strategy."""


def one_line(capsys: pytest.CaptureFixture[str], command: str) -> str:
    """What a command said on standard error, and nothing else."""
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"faro {command}: ")
    assert captured.err.count("\n") == 1
    captured.err.encode()
    return captured.err


@pytest.fixture(autouse=True)
def nothing_is_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    def deals(*_: Any, **__: Any) -> Any:
        raise AssertionError("refused before the run")

    for game, play in PLAYS.items():
        monkeypatch.setitem(PLAYS, game, play._replace(simulate=deals))


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a JSON value."""
    if at:
        yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, (*at, key))


def spoiled(value: Any, at: tuple[Any, ...], bad: Any) -> Any:
    found = copy.deepcopy(value)
    here = found
    for key in at[:-1]:
        here = here[key]
    here[at[-1]] = bad
    return found


@pytest.mark.parametrize("game", PLAYS)
def test_no_value_in_a_strategy_may_be_of_another_kind(game: str) -> None:
    play = PLAYS[game]
    for strategy in play.strategies:
        for at in places({"rules": {}, **strategy}):
            for bad in NEVER_RIGHT:
                if at == ("name",) and bad == "8.":
                    continue
                with pytest.raises(BadStrategy) as problem:
                    play.read(spoiled({"rules": {}, **strategy}, at, bad))
                assert problem.value.message.data, "what is wrong, and where"


@pytest.mark.parametrize("name", [None, 5, "", "a\tb", "x" * (MOST_NAME + 1), "\ud800", {"a": 1}], ids=ascii)
@pytest.mark.parametrize("game", PLAYS)
def test_a_name_is_a_short_text_that_can_be_printed(game: str, name: Any) -> None:
    with pytest.raises(BadStrategy, match="no-name"):
        PLAYS[game].read({**PLAYS[game].strategies[0], "name": name})


FILES = [
    (b"\xff\xfe", "is not UTF-8 text (byte 0)"),
    (b"{", "line 1 column 2: expected JSON"),
    (b"[" * 100_000, "nested too deep"),
    (b"[" + b"9" * 5000 + b"]", "at most 4,300 digits"),
    (b"[]", "expected a list of strategies"),
    (b"[5]", "expected a list of strategies, found [5]"),
    (b'{"name": "x"}', "expected a list of strategies"),
    (b'[{"name": "x", "bet": {"type": "tie"}, "rules": []}]', "x: rules: expected an object of options, found []"),
    (b'[{"name": "x", "bet": {"type": "tie"}, "rules": {"tie_odds": "8"}}]', "x: rules.tie_odds: expected"),
    (b'[{"name": "x", "bet": {"type": "tie"}, "rules": {"a\\nb\\ud800": 1}}]', "x: rules.a b\\ud800: expected"),
]


@pytest.mark.parametrize(("content", "said"), FILES)
def test_a_file_of_strategies_that_is_none(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    assert main(["simulate", "--game", "punto_banco", "--strategies", str(path)]) == 2
    assert said in one_line(capsys, "simulate")


def test_a_file_of_strategies_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        assert main(["simulate", "--strategies", str(path)]) == 2
        assert f"--strategies {path}: cannot be read" in one_line(capsys, "simulate")


def test_a_picture_that_cannot_be_written_is_refused_before_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    for plot in ("", "take.png"):
        assert main(["simulate", "--plot", plot]) == 2
        assert "ends with .svg" in one_line(capsys, "simulate")
    for path in (tmp_path / "none" / "take.svg", folder, tmp_path / f"{'x' * 400}.svg"):
        assert main(["simulate", "--plot", str(path)]) == 2
        assert f"--plot {path}: cannot be written: " in one_line(capsys, "simulate")


def test_whether_a_picture_can_be_written_is_tried_without_a_trace(tmp_path: Path) -> None:
    try_plot(str(tmp_path / "new.svg"))
    (tmp_path / "old.svg").write_text("old")
    try_plot(str(tmp_path / "old.svg"))
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("old.svg", "old")]


def test_a_picture_that_cannot_be_written_after_the_run_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(self: Path, *_: Any, **__: Any) -> int:
        raise OSError(28, "No space left on device")

    play = PLAYS["punto_banco"]
    monkeypatch.setitem(
        PLAYS,
        "punto_banco",
        play._replace(simulate=lambda found, *_, **__: [Sums(1, -1, 1, 1, 1, -1)] * len(found)),
    )
    monkeypatch.setattr(Path, "write_text", full)
    assert main(["simulate", "--game", "punto_banco", "--plot", str(tmp_path / "take.svg")]) == 2
    captured = capsys.readouterr()
    assert "player" in captured.out
    assert (
        captured.err == f"faro simulate: --plot {tmp_path / 'take.svg'}: cannot be written: No space left on device\n"
    )


def test_a_process_that_was_ended_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def deals(*_: Any, **__: Any) -> Any:
        raise BrokenProcessPool

    monkeypatch.setitem(PLAYS, "faro", PLAYS["faro"]._replace(simulate=deals))
    assert main(["simulate"]) == 2
    assert "a process was ended before it had played its deals" in one_line(capsys, "simulate")


HUGE = "9" * 30
REFUSED = [
    (("simulate", "--deals", "0"), "--deals: expected 1 to 1000000000, found 0"),
    (("simulate", "--deals", "-7"), "--deals: expected 1 to 1000000000, found -7"),
    (("simulate", "--deals", HUGE), f"--deals: expected 1 to 1000000000, found {HUGE}"),
    (("simulate", "--deals", "1e6"), "argument --deals: invalid int value: '1e6'"),
    (("simulate", "--deals", "9" * 5000), "argument --deals: invalid int value"),
    (("simulate", "--processes", "0"), "--processes: expected 1 to 64, found 0"),
    (("simulate", "--processes", "65"), "--processes: expected 1 to 64, found 65"),
    (("simulate", "--seed", "-1"), f"--seed: expected 0 to {2**63 - 1}, found -1"),
    (("simulate", "--seed", HUGE), f"--seed: expected 0 to {2**63 - 1}, found {HUGE}"),
    (("simulate", "--game", "poker"), "argument --game: invalid choice: 'poker' (choose from faro, "),
    (("simulate", "--coups", "5"), "unrecognized arguments: --coups 5"),
    (("simulate", "faro"), "unrecognized arguments: faro"),
    (("simulate", "--strategies", ""), "--strategies .: cannot be read: Is a directory"),
    (("odds", "--game", "poker"), "argument --game: invalid choice: 'poker' (choose from faro, "),
    (("odds", "--hands", "5"), "unrecognized arguments: --hands 5"),
    (("odds", "--packs", "six"), "argument --packs: invalid int value: 'six'"),
    (("odds", "--packs", "6"), "--packs: only with --game chemin_de_fer, baccarat_banque, not with faro"),
    (("odds", "--game", "chemin_de_fer", "--packs", "0"), "--packs: expected 1 to 10000000, found 0"),
    (("odds", "--game", "chemin_de_fer", "--packs", HUGE), f"--packs: expected 1 to 10000000, found {HUGE}"),
    (("odds", "--game", "chemin_de_fer", "--packs", "1", "--seen", "7C 7C"), "--seen: 7C is in the shoe once"),
    (("odds", "--game", "macao", "--seen", "7C,7C,7C"), "--seen: 7C is in the shoe 2 times"),
    (("odds", "--seen", "7C;8C"), "--seen: not a card: '7C;8C' (expected a rank of "),
    (("odds", "--seen", "\udcff"), "--seen: not a card: '\\udcff' (expected a rank of "),
    (("odds", "--rule", "tip"), "--rule: expected NAME=VALUE, found 'tip'"),
    (("odds", "--rule", "tip=1"), "--rule tip=1: expected an option of casino faro (min, max, "),
    (("odds", "--rule", "min=-1", "--rule", "max=5"), "--rule min=-1: expected an integer from 0 to "),
    (("odds", "--rule", "min=1", "--rule", "min=true"), "--rule min=true: expected an integer from 0 to "),
]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_came_and_what_was_expected_are_said(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: Any = main(words)
    except SystemExit as end:  # argparse's own way to end
        status = end.code
    assert status == 2
    found = one_line(capsys, words[0])
    if "choose from" in found:  # the choices' quotes are argparse's own: Python 3.13.5 leaves them out
        found, choices = found.split("choose from", 1)
        found += "choose from" + choices.replace("'", "")
    assert f"faro {words[0]}: {said}" in found


@pytest.mark.parametrize("value", ["[" * 100_000, "9" * 5000, "NaN", "1e400", "[[1]]", '"\ud800"', "a\nb", ""])
@pytest.mark.parametrize("game", PLAYS)
def test_no_value_of_a_rule_makes_a_traceback(game: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("min" if game != "punto_banco" else "tie_odds", "a\nb"):
        assert main(["odds", "--game", game, "--rule", f"{name}={value}"]) == 2
        given = " ".join(f"{name}={value}".splitlines())[:300].replace("\ud800", r"\ud800")
        assert f"--rule {given}" in one_line(capsys, "odds")
