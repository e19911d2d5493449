"""`faro simulate`: the means agree with the exact figures, the processes with each other, and mistakes are one line."""

import argparse
import json
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from controller.commands.simulate import add_arguments, run
from controller.simulate import STRATEGIES, Strategy, deal, exact_take, read_strategy, simulate


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(words))


def test_every_deal_is_a_whole_pack() -> None:
    packs = deal(np.random.default_rng(1), 50)
    assert all((np.bincount(pack, minlength=13) == 4).all() for pack in packs)
    assert len({tuple(pack) for pack in packs.tolist()}) == 50


def test_the_built_in_strategies_agree_with_the_exact_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plot = tmp_path / "take.svg"
    assert command("--deals", "30000", "--processes", "1", "--plot", str(plot)) == 0
    out = capsys.readouterr().out
    assert "beats the house: square coppered, first card wins" in out
    assert "beats the house: odd, King counts odd" in out
    assert "DISAGREES" not in out
    assert len(ElementTree.parse(plot).findall(".//{*}rect")) == len(STRATEGIES) + 1


def test_a_wrong_exact_figure_would_be_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def twice(strategy: Strategy) -> Fraction | None:
        exact = exact_take(strategy)
        return None if exact is None else exact * 2

    monkeypatch.setattr("controller.commands.simulate.exact_take", twice)
    assert command("--deals", "30000", "--processes", "1") == 1
    assert "DISAGREES" in capsys.readouterr().out


def test_the_number_of_processes_changes_nothing() -> None:
    strategies = [read_strategy(obj) for obj in STRATEGIES[:3]]
    one = simulate(strategies, 25_000, seed=3, processes=1)
    assert simulate(strategies, 25_000, seed=3, processes=2) == one
    assert simulate(strategies, 25_000, seed=4, processes=1) != one


def test_the_margin_is_that_of_the_spread_between_runs() -> None:
    strategy = [read_strategy(STRATEGIES[0])]
    runs = [simulate(strategy, 2000, seed=seed, processes=1)[0] for seed in range(60)]
    spread = float(np.std([sums.take for sums in runs]))
    assert runs[0].margin / 1.96 == pytest.approx(spread, rel=0.35)


@pytest.mark.parametrize(
    ("strategies", "text"),
    [
        ("{", "JSON"),
        ("[]", "list"),
        ('[{"name": "x"}]', "bet"),
        ('[{"name": "x", "bet": {"type": "flat", "ranks": ["10"]}}]', "ranks"),
        ('[{"name": "x", "bet": {"type": "flat", "ranks": []}}]', "no flat"),
        ('[{"name": "x", "bet": {"type": "color"}}]', "type"),
        ('[{"name": "x", "bet": {"type": "flat", "pick": "lucky"}}]', "pick"),
        ('[{"name": "x", "bet": {"type": "high"}, "rules": {"tip": 1}}]', "rules.tip"),
    ],
)
def test_a_strategy_that_cannot_be_played(
    strategies: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(strategies)
    assert command("--strategies", str(path)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert text in captured.err


def test_own_strategies_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps([{"name": "heel", "bet": {"type": "heel", "win": ["9"], "lose": ["4"]}}]))
    assert command("--strategies", str(path), "--deals", "2000", "--processes", "1", "--json") == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["name"], row["exact"], row["deals"]) == ("heel", "1/221", 2000)
