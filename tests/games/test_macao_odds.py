"""The exact figures of Macao and Victoria: those of the page, a count of every way, and by chance."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from fractions import Fraction as F
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from controller.cli import macao
from controller.cli import odds as odds_command
from controller.cli import simulate as simulate_command
from controller.games.baccarat.macao import (
    CloseBets,
    Draw,
    Refuse,
    Rules,
    ShowCard,
    Stake,
    Stand,
    VictoriaRules,
    new_deal,
)
from controller.games.baccarat.macao.odds import left_in_pack, stake_odds
from controller.games.cards import PACK_52, Card

EVEN: dict[str, Any] = {"natural9_pays": 1, "natural8_pays": 1}
NINE_DOUBLE: dict[str, Any] = {"natural9_pays": 2, "natural8_pays": 1}
TABLE = {
    4: (-14.77, -8.38, -6.30, -9.42),
    5: (-21.86, -14.51, -10.56, -12.22),
    6: (-24.80, -19.16, -14.09, -13.65),
    7: (-22.65, -18.32, -15.15, -13.44),
}
"""Of Macao, by the total below which the punter draws, then the banker."""
BOTH_BELOW_5_AND_6 = [
    (Rules(macao_tie="void"), -20.14, -19.98),
    (Rules(macao_over9="bust"), -13.04, -10.25),
    (Rules(**EVEN), 5.63, 5.89),
    (Rules(**NINE_DOUBLE), -1.53, -1.28),
    (VictoriaRules(), -17.21, -16.91),
    (VictoriaRules(macao_tie="void"), -24.41, -24.30),
    (VictoriaRules(macao_over9="bust"), -16.74, -15.61),
    (VictoriaRules(**EVEN), 7.20, 7.39),
    (VictoriaRules(**NINE_DOUBLE), -1.46, -1.27),
]
PACK = left_in_pack()


def percent(value: F) -> float:
    return float(value) * 100


@pytest.mark.parametrize("punter", TABLE)
def test_the_published_figures_of_macao(punter: int) -> None:
    for banker, figure in zip(TABLE, TABLE[punter], strict=True):
        assert percent(stake_odds(Rules(), PACK, punter, banker).edge) == pytest.approx(figure, abs=0.0051)


@pytest.mark.parametrize(("rules", "five", "six"), BOTH_BELOW_5_AND_6)
def test_the_published_figures_of_other_rules(rules: Rules, five: float, six: float) -> None:
    found = [percent(stake_odds(rules, PACK, below, below).edge) for below in (5, 6)]
    assert found == pytest.approx([five, six], abs=0.0051)


def test_nobody_draws() -> None:
    found = stake_odds(Rules(), PACK, 0, 0)
    assert percent(found.edge) == pytest.approx(-6.945, abs=0.0005)
    assert found.win + found.lose + found.push == 1


def every_way(rules: Rules, values: tuple[int, ...], punter: int, banker: int) -> F:
    """The banker's gain, over all orders of a small pack, tens laid aside as they come."""
    total = F(0)
    orders = list(_orders(values))
    for order in orders:
        pack = list(order)
        hands = [[pack.pop(0)], [pack.pop(0)]]
        for _ in range(rules.first - 1):
            for hand in hands:
                hand.append(pack.pop(0))
        naturals = [sum(hand) % 10 >= 8 for hand in hands]
        for hand, below, natural in zip(hands, (punter, banker), naturals, strict=True):
            while not natural and sum(hand) % 10 < below and len(hand) < 3:
                card = pack.pop(0)
                if card:
                    hand.append(card)
        (value, cards), (bank, bank_cards) = [(sum(hand) % 10, len(hand)) for hand in hands]
        if (value, -cards) > (bank, -bank_cards):
            odds = {9: 3, 8: 2}[value] if naturals[0] else 1
            total -= odds
        else:
            total += 1
    return total / len(orders)


def _orders(values: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All different orders of these values."""
    if not values:
        yield ()
    for value in sorted(set(values)):
        rest = list(values)
        rest.remove(value)
        for order in _orders(tuple(rest)):
            yield (value, *order)


@pytest.mark.parametrize("rules", [Rules(), VictoriaRules()])
def test_a_small_pack_is_counted_way_by_way(rules: Rules) -> None:
    """Different orders weigh alike once each card is its own: a value that comes twice does so in the same number of
    ways everywhere."""
    values = (0, 0, 1, 3, 4, 4, 5, 9)
    left = tuple(values.count(value) for value in range(10))
    for punter, banker in ((5, 5), (4, 6)):
        assert stake_odds(rules, left, punter, banker).edge == every_way(rules, values, punter, banker)


def test_what_cannot_be_counted_is_said() -> None:
    with pytest.raises(ValueError, match="at most 3 cards"):
        stake_odds(Rules(max_cards=None), PACK, 5, 5)
    with pytest.raises(ValueError, match="too few"):
        stake_odds(Rules(), (30, 1, 1, 1, 1, 1, 0, 0, 0, 0), 5, 5)
    with pytest.raises(ValueError, match="in the pack 2 times"):
        left_in_pack([Card.parse("9S")] * 3)


def test_cards_that_are_seen_change_the_odds() -> None:
    seen = [Card.parse(label) for label in ("9S", "9H", "9D", "9C", "8S")]
    left = left_in_pack(seen)
    assert (sum(left), left[9], left[8]) == (99, 4, 7)
    assert stake_odds(Rules(), left, 5, 5).edge > stake_odds(Rules(), PACK, 5, 5).edge


@pytest.mark.parametrize(
    ("strategies", "read"),
    [(macao.MACAO_STRATEGIES, macao.read_macao_strategy), (macao.VICTORIA_STRATEGIES, macao.read_victoria_strategy)],
)
def test_the_simulation_agrees_with_the_exact_figures(strategies: list[dict[str, Any]], read: Any) -> None:
    played = [read(obj) for obj in strategies]
    sums = macao.simulate(played, 60_000, seed=3, processes=1, progress=lambda done: None)
    for strategy, found in zip(played, sums, strict=True):
        error = found.margin / 1.96
        assert abs(found.take - float(macao.exact_take(strategy))) < 3 * error, strategy.name


def at_the_table(strategy: macao.Strategy, pack: list[Card]) -> int:
    """What the stake of one gains when both draw and refuse as the strategy says."""
    below = {"bob": strategy.punter_below, "ann": strategy.banker_below}
    deal = new_deal(strategy.rules, seats=("ann", "bob"), banker="ann", purses={"ann": 9, "bob": 1})
    deal, _ = deal.play(Stake("bob", 1))
    deal, _ = deal.play(CloseBets())
    while deal.number == 1:
        player = deal.playing
        if deal.due is not None:
            command: Any = ShowCard(pack[len(deal.cards)])
        elif player is not None and deal.refusable(player):
            command = Refuse(player)
        else:
            assert player is not None
            draws = deal.count(player) < below[player] and not deal.full(player)
            command = Draw(player) if draws else Stand(player)
        deal, _ = deal.play(command)
    return deal.purses["bob"] - 1


@pytest.mark.parametrize(
    "strategy",
    [
        macao.Strategy("macao", Rules(), 5, 6),
        macao.Strategy("bust", Rules(macao_over9="bust", macao_tie="void"), 6, 6),
        macao.Strategy("victoria", VictoriaRules(pair_even=True), 5, 5),
    ],
    ids=lambda strategy: strategy.name,
)
def test_a_coup_of_the_simulation_is_one_of_the_table(strategy: macao.Strategy) -> None:
    rnd = random.Random(5)
    for _ in range(200):
        pack = rnd.sample(range(104), macao.ENOUGH)
        numbers = np.array([[number % 52 for number in pack]], dtype=np.int8)
        assert macao.gains(strategy, numbers)[0] == at_the_table(strategy, [PACK_52[n] for n in numbers[0]])


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    odds_command.add_arguments(parser)
    return parser.parse_args(words)


def test_the_command_prints_the_odds(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds_command.run(arguments("--game", "macao", "--json")) == 0
    rows = json.loads(capsys.readouterr().out)["stakes"]
    by_totals = {(row["punter_below"], row["banker_below"]): F(row["edge"]) for row in rows}
    assert by_totals.keys() == {(0, 0), *product(TABLE, repeat=2)}
    for totals, edge in by_totals.items():
        assert edge == stake_odds(Rules(), PACK, *totals).edge
    assert odds_command.run(arguments("--game", "macao")) == 0
    assert "104 cards unseen" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seen", "9S 9S 9S"], "9S is in the shoe 2 times"),
        (["--rule", "max_cards=4"], "at most 3 cards"),
        (["--rule", "max_cards=null"], "at most 3 cards"),
        (["--rule", "pair_even=maybe"], "expected true or false"),
    ],
)
def test_what_the_command_does_not_take_is_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert odds_command.run(arguments("--game", "macao", *words)) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err


def test_strategies_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    simulate_command.add_arguments(parser)
    path = tmp_path / "some.json"
    args = ["--game", "victoria", "--deals", "20000", "--processes", "1", "--json", "--strategies", str(path)]
    path.write_text(json.dumps([{"name": "x", "punter_below": 5, "banker_below": 6}]))
    assert simulate_command.run(parser.parse_args(args)) == 0
    assert json.loads(capsys.readouterr().out)[0]["agrees"]
    for wrong in (
        {"name": "x"},
        {"name": "x", "punter_below": 5},
        {"name": "x", "punter_below": 5, "banker_below": 10},
    ):
        path.write_text(json.dumps([wrong]))
        assert simulate_command.run(parser.parse_args(args)) == 2
        assert "punter_below and banker_below from 0 to 9" in capsys.readouterr().err
    path.write_text(json.dumps([{"name": "x", "punter_below": 5, "banker_below": 5, "rules": {"max_cards": 5}}]))
    assert simulate_command.run(parser.parse_args(args)) == 2
    assert "hands of at most 3 cards" in capsys.readouterr().err
