"""The exact figures of punto banco: those of the published tables, a count of every sequence, and by chance."""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from fractions import Fraction as F
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from controller.cli import coups
from controller.cli import odds as odds_command
from controller.cli import simulate as simulate_command
from controller.games.baccarat.punto_banco.odds import (
    Chances,
    Ending,
    as_commission,
    bet_odds,
    chances,
    odds_of,
    table,
)
from controller.games.baccarat.punto_banco.rules import Rules, whole
from controller.games.baccarat.shoe import left_in_shoe
from controller.games.cards import PACK_52, Card

EIGHT = chances(left_in_shoe(8))
SIX = chances(left_in_shoe(6))
STANDARD, SUPER6, EZ = (Rules(variant=variant) for variant in ("standard", "super6", "ez"))

FIGURES = [
    (STANDARD, "player", 1.23508, 1.23741),
    (STANDARD, "banker", 1.05791, 1.05585),
    (STANDARD, "tie", 14.35963, 14.43816),
    (Rules(tie_odds=9), "tie", 4.84403, 4.93129),
    (STANDARD, "player_pair", 10.36145, 11.25402),
    (STANDARD, "banker_pair", 10.36145, 11.25402),
    (SUPER6, "banker", 1.45810, 1.45481),
    (SUPER6, "super6", 29.97717, 30.00221),
    (EZ, "banker", 1.01830, 1.01609),
    (EZ, "dragon7", 7.61133, 7.60619),
    (EZ, "panda8", 10.18763, 10.20738),
]


def percent(value: F, digits: int = 5) -> float:
    return round(float(value) * 100, digits)


@pytest.mark.parametrize(("rules", "type_", "eight", "six"), FIGURES)
def test_the_published_figures(rules: Rules, type_: str, eight: float, six: float) -> None:
    assert percent(bet_odds(rules, type_, EIGHT).edge) == eight
    assert percent(bet_odds(rules, type_, SIX).edge) == six


def test_the_other_figures() -> None:
    assert [percent(as_commission(of) or F(0), 4) for of in (EIGHT, SIX)] == [5.8727, 5.8698]
    assert (round(float(EIGHT.cards), 5), round(float(SIX.cards), 5)) == (4.93882, 4.93861)
    assert (percent(EIGHT.natural, 4), percent(SIX.natural, 4)) == (34.3049, 34.3117)


def test_super_6_costs_as_much_as_the_commission_that_is_named() -> None:
    """By the standard bet's edge, which is linear in its commission."""
    none, whole_win = (bet_odds(Rules(commission_pct=pct), "banker", EIGHT).edge for pct in (0, 100))
    commission = as_commission(EIGHT)
    assert commission is not None
    assert none + (whole_win - none) * commission == bet_odds(SUPER6, "banker", EIGHT).edge


def test_where_the_banker_cannot_win_no_commission_is_named() -> None:
    tens = [card for card in PACK_52 if card.rank >= 10] * 6
    answer = odds_of(
        [card for card in PACK_52 for _ in range(6) if card.rank < 10] + tens[6:], Rules(variant="super6", packs=6)
    )
    assert (answer["unseen"], answer["as_commission"]) == (6, None)


@pytest.mark.parametrize("variant", ["standard", "super6", "ez"])
def test_each_bet_wins_loses_or_pushes(variant: str) -> None:
    for row in table(Rules(variant=variant), EIGHT):
        assert row.win + row.lose + row.push == 1


def test_a_small_shoe_is_counted_card_by_card() -> None:
    cards = [Card.parse(label) for label in ("AS", "2H", "3D", "4C", "6S", "7H", "KD")]
    left = tuple(sum(card.column == column for card in cards) for column in range(13))
    counted: Counter[Ending] = Counter()
    ways = 0
    for order in permutations(cards, 6):
        coup = whole(order, 0)
        counted[Ending(coup.player_total, coup.banker_total, len(coup.player), len(coup.banker))] += 1
        ways += 1
    assert chances(left).endings == {end: F(count, ways) for end, count in counted.items()}


def by_chance(coups: int) -> tuple[Counter[Ending], int]:
    rnd, counted, pairs = random.Random(5), Counter[Ending](), 0
    shoe = list(PACK_52) * 8
    for _ in range(coups // 60):
        rnd.shuffle(shoe)
        for first in range(0, 360, 6):  # each coup of six fresh cards of its own
            coup = whole(shoe, first)
            counted[Ending(coup.player_total, coup.banker_total, len(coup.player), len(coup.banker))] += 1
            pairs += coup.player_pair
    return counted, pairs


def test_coups_by_chance_agree_within_three_standard_errors() -> None:
    coups = 60_000
    counted, pairs = by_chance(coups)
    dealt = Chances({end: F(count, coups) for end, count in counted.items()}, F(pairs, coups), F(0))
    for rules in (STANDARD, SUPER6, EZ):
        for exact, found in zip(table(rules, EIGHT), table(rules, dealt), strict=True):
            spread = float(exact.win + exact.lose)
            most = max(float(exact.win), 1e-9)
            pays = (float(exact.lose) - float(exact.edge)) / most
            variance = most * pays * pays + float(exact.lose) - float(exact.edge) ** 2
            assert spread > 0
            assert abs(float(found.edge - exact.edge)) <= 3 * (variance / coups) ** 0.5, (rules.variant, exact.bet)


def test_cards_that_cannot_have_been_seen() -> None:
    with pytest.raises(ValueError, match="7C is in the shoe 6 times"):
        odds_of([Card.parse("7C")] * 7, Rules(packs=6))
    with pytest.raises(ValueError, match="needs 6 cards, 5 are left"):
        chances((1, 1, 1, 1, 1) + (0,) * 8)


# --- the commands ------------------------------------------------------------------------------------------------


def ask(module: Any, *words: str) -> int:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    status: int = module.run(parser.parse_args(words))
    return status


def test_the_command_says_the_odds_of_the_next_coup(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(odds_command, "--game", "punto_banco") == 0
    out = capsys.readouterr().out
    assert "416 cards unseen; a coup takes 4.93882 cards, 34.30491 % are naturals" in out
    assert [line.split()[-2] for line in out.splitlines()[3:]] == [
        "1.23508", "1.05791", "14.35963", "10.36145", "10.36145",
    ]  # fmt: skip
    assert ask(odds_command, "--game", "punto_banco", "--rule", "variant=super6", "--rule", "packs=6") == 0
    assert "as much as a commission of 5.86985 %" in capsys.readouterr().out
    assert ask(odds_command, "--game", "punto_banco", "--seen", "7C,10H,7C", "--json") == 0
    assert json.loads(capsys.readouterr().out)["unseen"] == 413


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seen", "7X"], "--seen: not a card"),
        (["--seen", " ".join(["7C"] * 9)], "--seen: 7C is in the shoe 8 times"),
        (["--rule", "call_pair=1"], "--rule call_pair=1: expected"),
        (["--rule", "packs=7"], "--rule packs=7: expected 6 or 8"),
    ],
)
def test_a_wrong_question_is_reported_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(odds_command, "--game", "punto_banco", *words) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"faro odds: {said}")
    assert err.count("\n") == 1


def test_the_arrays_deal_as_the_engine_does() -> None:
    cards = np.random.default_rng(3).permuted(np.tile(np.arange(52, dtype=np.int8), (2000, 1)), axis=1)
    found, used = coups.coups_at(cards, np.full(2000, 7))
    for i, row in enumerate(cards):
        coup = whole([PACK_52[number] for number in row], 7)
        assert (coup.player_total, coup.banker_total) == (found.player[i], found.banker[i])
        assert (len(coup.player), len(coup.banker)) == (found.player_cards[i], found.banker_cards[i])
        assert len(coup.player) + len(coup.banker) == used[i]
        assert (coup.player_pair, coup.banker_pair) == (found.player_pair[i], found.banker_pair[i])


def test_strategies_by_chance_agree_with_their_exact_take() -> None:
    strategies = [coups.read_strategy(obj) for obj in coups.STRATEGIES]
    sums = coups.simulate(strategies, 100_000, seed=4, processes=1, progress=lambda done: None)
    for strategy, total in zip(strategies, sums, strict=True):
        assert total.deals >= 100_000
        exact = float(coups.exact_take(strategy))
        assert abs(total.take - exact) <= 3 * total.margin / 1.96, strategy.name


def test_the_command_simulates_coups(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text('[{"name": "on the bank", "bet": {"type": "banker"}, "rules": {"variant": "ez"}}]')
    words = ("--game", "punto_banco", "--deals", "5000", "--strategies", str(mine), "--json")
    assert ask(simulate_command, *words) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["name"], row["agrees"]) == ("on the bank", True)
    mine.write_text('[{"name": "odd", "bet": {"type": "super6"}}]')
    assert ask(simulate_command, "--game", "punto_banco", "--strategies", str(mine)) == 2
    assert "odd: the rules do not have this bet" in capsys.readouterr().err
    mine.write_text('[{"name": "seven", "bet": {"type": "tie"}, "rules": {"packs": 7}}]')
    assert ask(simulate_command, "--game", "punto_banco", "--strategies", str(mine)) == 2
    assert "packs: expected 6 or 8" in capsys.readouterr().err
