"""Chemin de fer and banque where both choose: the exact figures, and by chance."""

from __future__ import annotations

import argparse
import json
from fractions import Fraction as F
from pathlib import Path
from typing import Any

import pytest

from controller.cli import free_play
from controller.cli import odds as odds_command
from controller.cli import simulate as simulate_command
from controller.cli.batches import BadStrategy
from controller.games import chemin_de_fer
from controller.games.baccarat.free_play import STOOD, odds_of, play_of
from controller.games.baccarat.punto_banco.odds import bet_odds, chances
from controller.games.baccarat.punto_banco.rules import Rules
from controller.games.baccarat.shoe import left_in_shoe
from controller.games.cards import PACK_52

BEST = {6: F(7631761, 9407656), 3: F(913693, 1136224)}
"""The punter's best chance to draw on 5, by packs."""


@pytest.mark.parametrize("packs", [6, 3])
def test_a_punter_who_draws_on_5_against_the_table_plays_punto_banco(packs: int) -> None:
    left = left_in_shoe(packs)
    punto = bet_odds(Rules(), "player", chances(left)).edge
    assert play_of(left).table_edge(F(1)) == punto


@pytest.mark.parametrize("packs", [6, 3])
def test_at_their_best_neither_gains_by_playing_otherwise(packs: int) -> None:
    play = play_of(left_in_shoe(packs))
    best = play.best_five()
    assert best == BEST[packs]
    value = play.best_edge(best)
    assert all(play.best_edge(F(n, 100)) >= value for n in range(101))
    mixed = play.mixed(best)
    assert mixed is not None
    (situation, often) = mixed
    assert situation == (6, STOOD)
    assert 0 < often < 1
    answers = play.best_answers(best)
    slope = F(0)
    for where, (draw, stand) in play.choices.items():
        share = often if where == situation else F(bool(answers[where]))
        slope += share * draw.slope + (1 - share) * stand.slope
    assert slope == 0, "whatever the punter does on 5 is the same then"


def test_the_best_answers_are_the_table_but_where_it_does_not_matter() -> None:
    answers = odds_of([], 6)["answers"]
    best = [
        "DDDDDDDDDDD", "DDDDDDDDDDD", "DDDDDDDDDDD", "DDDDDDDDSDD",
        "SSDDDDDDSSD", "SSSSDDDDSSD", "SSSSSSDDSS=", "SSSSSSSSSSS",
    ]  # fmt: skip
    assert answers["best"] == best
    assert answers["five_stands"] == [*best[:3], "DDDDDDDDSSD", best[4], "SSSSSDDDSSD", "SSSSSSDDSSS", best[7]]
    assert answers["five_draws"] == [*best[:4], "SDDDDDDDSSD", best[5], "SSSSSSDDSSD", best[7]]


@pytest.mark.parametrize(
    ("packs", "depends"),
    [(6, [(3, 9), (4, 1), (5, 4), (6, None)]), (3, [(3, 8), (3, 9), (5, 4), (6, None)])],
)
def test_in_four_situations_it_matters_what_the_punter_does_on_5(
    packs: int, depends: list[tuple[int, int | None]]
) -> None:
    assert [(at["total"], at["third"]) for at in odds_of([], packs)["depends"]] == depends


def test_with_cards_without_end_the_figures_are_those_of_the_books() -> None:
    """9/11, 859/2288 and 679568/53094899 where the cards dealt do not matter at all."""
    answer = odds_of([], odds_command.MOST_PACKS)
    assert float(F(answer["five"])) == pytest.approx(9 / 11, abs=1e-7)
    assert answer["mixed"]["total"] == 6
    assert answer["mixed"]["third"] is None
    assert float(F(answer["mixed"]["draws"])) == pytest.approx(859 / 2288, abs=1e-7)
    assert float(F(answer["edges"]["best"])) == pytest.approx(679568 / 53094899, abs=1e-9)


def test_without_tens_and_with_few_cards_left_it_is_still_counted() -> None:
    seen = [card for card in PACK_52 if card.rank >= 10] * 3
    answer = odds_of(seen, 3)
    assert answer["unseen"] == 156 - len(seen)
    assert 0 <= F(answer["five"]) <= 1
    with pytest.raises(ValueError, match="6 cards"):
        odds_of([card for card in PACK_52 for _ in range(3)][:-5], 3)


@pytest.mark.parametrize(
    ("left", "five"),
    [((0, 3, 1, 1, 0, 0, 0, 0, 1, 2, 0, 8, 8), 1), ((1, 0, 0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 1), 0)],
)
def test_a_punter_who_always_does_the_same_on_5_needs_no_banker_who_changes(left: tuple[int, ...], five: int) -> None:
    play = play_of(left)
    assert play.best_five() == five
    assert play.mixed(play.best_five()) is None


@pytest.mark.parametrize("game", free_play.TABLES)
def test_strategies_by_chance_agree_with_their_exact_take(game: str) -> None:
    strategies = [free_play.read_strategy(obj, game) for obj in free_play.STRATEGIES]
    sums = free_play.simulate(strategies, 200_000, seed=5, processes=1, progress=lambda done: None)
    for strategy, total in zip(strategies, sums, strict=True):
        assert total.deals >= 200_000
        exact = float(free_play.exact_take(strategy))
        assert abs(total.take - exact) <= 3 * total.margin / 1.96, strategy.name


def ask(module: Any, *words: str) -> int:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    status: int = module.run(parser.parse_args(words))
    return status


def test_the_commands_say_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert ask(odds_command, "--game", "baccarat_banque") == 0
    out = capsys.readouterr().out
    assert "at his best the punter draws on 5 with 80.41487 %" in out
    assert "1.30391 %" in out
    assert "what the punter does on 5 decides: 3-8, 3-9, 5-4, 6--" in out
    assert ask(odds_command, "--game", "chemin_de_fer", "--packs", "10000000") == 0
    assert "draws on 5 with 81.81818 %" in capsys.readouterr().out
    assert ask(odds_command, "--game", "baccarat_banque", "--seen", "7C,7C,7C,7C") == 2
    assert "7C is in the shoe 3 times" in capsys.readouterr().err
    assert ask(odds_command, "--game", "chemin_de_fer", "--seen", "7C", "--json") == 0
    assert json.loads(capsys.readouterr().out)["unseen"] == 311
    mine = tmp_path / "mine.json"
    mine.write_text('[{"name": "timid", "five": "stand", "banker": "table"}]')
    words = ("--game", "baccarat_banque", "--deals", "5000", "--strategies", str(mine), "--json")
    assert ask(simulate_command, *words) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["name"], row["agrees"]) == ("timid", True)
    mine.write_text('[{"name": "timid", "five": "sometimes", "banker": "table"}]')
    assert ask(simulate_command, "--game", "baccarat_banque", "--strategies", str(mine)) == 2
    assert "five (one of stand draw best)" in capsys.readouterr().err


def test_with_a_share_of_the_house_there_are_no_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """The banker gains less than the punters lose."""
    assert ask(odds_command, "--game", "chemin_de_fer", "--rule", "chemin_rake=5") == 2
    assert capsys.readouterr().err == "faro odds: --rule chemin_rake=5: there are no figures for this rule\n"
    strategy = {**free_play.STRATEGIES[0], "rules": {"chemin_rake": 5}}
    with pytest.raises(BadStrategy, match="not-counted"):
        free_play.read_strategy(strategy, "chemin_de_fer")
    with pytest.raises(ValueError, match="share of the house"):
        chemin_de_fer.odds([], chemin_de_fer.Rules(chemin_rake=5))
