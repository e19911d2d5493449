"""The benches that `make bench-vision` strings together exist and understand the arguments they are given; the tables
say what is missing instead of failing."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from tests.instruments.benchmarks import vision
from tests.instruments.benchmarks.vision import PARTS, Part, main

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_argument_is_known_to_its_bench(part: Part) -> None:
    source = Path(str(importlib.import_module(part.module).__file__)).read_text()
    for word in {*part.quick, *part.full}:
        assert not word.startswith("--") or f'"{word}"' in source


def test_without_photographs_the_table_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.instruments.benchmarks.stills"],
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
