"""The benches that `make bench-vision` strings together exist and understand the arguments they are given; the tables
say what is missing instead of failing."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks import vision
from tests.benchmarks.calibration import Points
from tests.benchmarks.vision import PARTS, Part, main
from vision.read.reader import NONE, RANKS, SUITS, Reading

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_argument_is_known_to_its_bench(part: Part) -> None:
    source = Path(str(importlib.import_module(part.module).__file__)).read_text()
    for word in {*part.quick, *part.full}:
        assert not word.startswith("--") or f'"{word}"' in source


def test_without_photographs_the_table_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.stills"],
        cwd=ROOT,
        env={"FARO_DATA": str(tmp_path), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert str(tmp_path / "photos") in done.stdout
    assert "absent" in done.stdout


def test_without_card_designs_the_table_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(vision, "SHEETS", tmp_path / "cards")
    assert main(["--only", "unseen"]) == 0
    assert f"left out: {tmp_path / 'cards'} is absent" in capsys.readouterr().out


def test_an_unknown_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "nonsense"])
    assert "nonsense" in capsys.readouterr().err


def test_backs_count_as_errors_of_any_label_and_unknown_suits_not_at_all() -> None:
    ranks = dict.fromkeys((*RANKS, NONE), 0.0) | {"K": 0.7, "J": 0.2, NONE: 0.1}
    suits = dict.fromkeys((*SUITS, NONE), 0.0) | {"S": 0.9, NONE: 0.1}
    points = Points()
    for rank, suit in (("K", "S"), ("J", None), ("", "")):
        points.add(Reading(ranks, suits, None, None, 0.7), rank, suit)
    assert points.rank == [(0.7, True), (0.7, False), (0.7, False)]
    assert points.suit == [(0.9, True), (0.9, False)]
    assert points.confused == [("K", "K"), ("J", "K")]
