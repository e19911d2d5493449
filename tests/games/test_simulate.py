"""`faro simulate`: the means agree with the exact figures, the processes with each other, and mistakes are one line."""

import argparse
import json
import math
import signal
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from xml.etree import ElementTree

import numpy as np
import pytest

from controller.cli import batches
from controller.cli.batches import Sums, in_batches
from controller.cli.simulate import (
    FALSE_ALARMS,
    FEWEST_DEALS,
    PLAYS,
    Play,
    add_arguments,
    as_text,
    most_z,
    row_of,
    rows_of,
    run,
)
from controller.cli.strategies import STRATEGIES, Strategy, deal, exact_take, read_strategy, simulate
from controller.games.faro import settle
from tests.games.scripts import FARO_OPTIONS
from tests.games.stakes import STAKES
from tests.sample import sampled


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
    assert "beats the bank: square coppered, first card wins" in out
    assert "beats the bank: odd, King counts odd" in out
    assert "DISAGREES" not in out
    assert len(ElementTree.parse(plot).findall(".//{*}rect")) == len(STRATEGIES) + 1


def test_a_wrong_exact_figure_would_be_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def twice(strategy: Strategy) -> Fraction | None:
        exact = exact_take(strategy)
        return None if exact is None else exact * 2

    monkeypatch.setitem(PLAYS, "faro", PLAYS["faro"]._replace(exact=twice))
    assert command("--deals", "30000", "--processes", "1") == 1
    assert "DISAGREES" in capsys.readouterr().out


@pytest.mark.parametrize("game", PLAYS)
def test_a_few_deals_are_compared_with_nothing(game: str) -> None:
    """Ten that end alike have no spread: every other figure would be infinitely far away."""
    play = PLAYS[game]
    strategy = play.read(play.strategies[0])
    few = row_of(strategy, Sums(deals=FEWEST_DEALS - 1, g=-9, s=10, gg=9, ss=10, gs=-9), play)
    assert (few["z"], few["agrees"], few["beats_house"]) == (None, None, False)
    assert "of fewer than 1000 deals nothing is compared" in as_text([few])
    alike = Sums(deals=FEWEST_DEALS, g=-1000, s=1000, gg=1000, ss=1000, gs=-1000)
    enough = row_of(strategy, alike, play)
    assert (enough["z"], enough["agrees"]) == (None, False)
    assert "nothing is compared" not in as_text([enough])
    lost = row_of(strategy, replace(alike, g=1000, gs=1000), play)
    assert lost["beats_house"]


@pytest.fixture
def heeding_interruptions() -> Iterator[None]:
    """Whatever this process was begun with: a job in the background is begun deaf."""
    was = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, was)


@pytest.mark.usefixtures("heeding_interruptions")
def test_an_interruption_on_the_terminal_is_heeded_by_one_process_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others, which are sent it too, would each tell it with a traceback: they begin deaf to it."""
    heeded = []

    class Pool(nullcontext["Pool"]):
        def __init__(self, processes: int, **_: Any) -> None:
            super().__init__(self)

        def map(self, batch: Any, *arguments: Any) -> Iterator[list[Sums]]:
            heeded.append(signal.getsignal(signal.SIGINT))
            return map(batch, *arguments)

    def batch(strategies: Sequence[str], seed: Sequence[int], shoes: int) -> list[Sums]:
        heeded.append(signal.getsignal(signal.SIGINT))
        return [Sums(deals=shoes)]

    monkeypatch.setattr(batches, "ProcessPoolExecutor", Pool)
    assert in_batches(batch, ["a"], 2, size=1, seed=1, processes=2) == [Sums(deals=2)]
    assert heeded == [signal.SIG_IGN, signal.default_int_handler, signal.default_int_handler]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_number_of_processes_changes_nothing() -> None:
    strategies = [read_strategy(obj) for obj in STRATEGIES[:3]]
    one = simulate(strategies, 25_000, seed=3, processes=1)
    assert simulate(strategies, 25_000, seed=3, processes=2) == one
    assert simulate(strategies, 25_000, seed=4, processes=1) != one


def test_batches_are_whole_shoes_and_progress_is_reported_in_deals() -> None:
    told: list[int] = []

    def batch(strategies: Sequence[str], seed: Sequence[int], shoes: int) -> list[Sums]:
        return [Sums(deals=shoes * 7, g=seed[1]) for _ in strategies]

    one, other = in_batches(batch, ["a", "b"], 50, size=3, each=7, seed=1, processes=1, progress=told.append)
    assert one == other == Sums(deals=56, g=0 + 1 + 2)
    assert told == [21, 21, 14]


LIMITS = ("min", "max", "unit", "lock_withdraw_at_cards", "solvency", "bank_cap", "raise_for", "dead_bets", "strings")
EVERY_OPTION = [
    {name: value, **hoc}
    for name, values in FARO_OPTIONS.items()
    for value in dict.fromkeys(values)
    if name not in LIMITS
    for hoc in ({}, {"last_turn_hoc": "lose_open"})
]


@pytest.mark.parametrize("rules", sampled(EVERY_OPTION, 20), ids=lambda rules: "-".join(map(str, rules.values())))
def test_a_deal_costs_what_settling_it_costs(rules: dict[str, Any]) -> None:
    """Staked again in every turn, through the deal scripts; the packs end in all ways."""
    stakes = STAKES["faro"]
    for one in stakes.strategies:
        strategy = read_strategy({**one, "rules": rules})
        packs = stakes.cards(strategy, 4)
        scripts = [stakes.script(strategy, pack) for pack in packs.tolist()]
        settled = [stakes.gained(strategy, settle({**script, "rules": rules})) for script in scripts]
        assert settled == pytest.approx(stakes.gains(strategy, packs)), one


@pytest.mark.parametrize("bet", [{"type": "flat", "ranks": ["9"]}, {"type": "group", "ranks": ["K", "Q", "A", "2"]}])
def test_the_hoc_that_takes_open_bets_is_in_the_exact_figure(bet: dict[str, Any]) -> None:
    hard = read_strategy({"name": "x", "bet": bet, "rules": {"last_turn_hoc": "lose_open"}})
    mild = read_strategy({"name": "x", "bet": bet})
    costs, was = exact_take(hard), exact_take(mild)
    assert costs is not None
    assert was is not None
    ranks = len(bet["ranks"])
    assert costs - was == Fraction(4 * ranks * (52 - 4 * ranks) * (51 - 4 * ranks), 52 * 51 * 50 * 25)
    (sums,) = simulate([hard], 40_000, seed=5, processes=1)
    assert abs(sums.take - float(costs)) < 2 * sums.margin


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


class _Known(NamedTuple):
    """A strategy of which the exact distribution of one deal is known: what it gains of a unit, and how likely."""

    name: str
    gains: tuple[float, ...]
    chances: tuple[float, ...]
    rules: Any = SimpleNamespace(changed=dict)


KNOWN = [
    *(_Known(f"flat {n}", (1.0, -1.0, -0.5), (0.4825, 0.4825, 0.035)) for n in range(6)),
    *(_Known(f"tie {n}", (8.0, -1.0), (0.0953, 0.9047)) for n in range(4)),
    *(_Known(f"third {n}", (4.0, 0.0, -1.0), (0.15, 0.1, 0.75)) for n in range(4)),
]
"""As many rows as `faro simulate` compares."""
DEALS = 100_000


def _drawn(one: _Known, chance: np.random.Generator, off: float = 0.0) -> Sums:
    """A run of deals, their counts drawn from the exact distribution; `off`: too often won, as a share."""
    chances = (one.chances[0] + off, *one.chances[1:-1], one.chances[-1] - off)
    counts = chance.multinomial(DEALS, chances)
    g, gg = float(counts @ np.array(one.gains)), float(counts @ np.array(one.gains) ** 2)
    return Sums(deals=DEALS, g=g, s=DEALS, gg=gg, ss=DEALS, gs=g)


def _take(one: _Known) -> Fraction:
    products = (Fraction(str(gain)) * Fraction(str(share)) for gain, share in zip(one.gains, one.chances, strict=True))
    return -sum(products, Fraction(0))


OF_KNOWN = Play((), lambda obj: obj, lambda *_: [], _take)


def test_an_honest_run_hardly_ever_disagrees() -> None:
    """By the bar of a single row's three standard errors one run of thirty would."""
    chance, beyond, disagree = np.random.default_rng(1), 0, 0
    for _ in range(300):
        rows = rows_of(KNOWN, [_drawn(one, chance) for one in KNOWN], OF_KNOWN)
        beyond += any(abs(row["z"]) > 3 for row in rows)
        disagree += not all(row["agrees"] for row in rows)
    assert (3 < beyond < 25, disagree) == (True, 0)


def test_one_wrong_row_of_many_is_found() -> None:
    """A bet that is won 2 % too often."""
    chance = np.random.default_rng(2)
    for _ in range(20):
        sums = [_drawn(one, chance, 0.02 if one.name == "flat 3" else 0.0) for one in KNOWN]
        rows = rows_of(KNOWN, sums, OF_KNOWN)
        assert [row["name"] for row in rows if not row["agrees"]] == ["flat 3"]


@pytest.mark.parametrize(("rows", "bar"), [(1, 3.891), (14, 4.490), (1000, 5.327)])
def test_the_bar_of_a_row_rises_with_the_rows_that_are_compared(rows: int, bar: float) -> None:
    """1 - (1 - 2 Q(bar)) ** rows is one in 10,000."""
    assert most_z(rows) == pytest.approx(bar, abs=1e-3)
    assert 1 - (1 - math.erfc(most_z(rows) / math.sqrt(2))) ** rows == pytest.approx(FALSE_ALARMS, rel=1e-6)
