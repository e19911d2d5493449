"""The figures of siete y media: against whole enumeration by hand, and against deals at random."""

from __future__ import annotations

import json
from fractions import Fraction
from importlib import import_module
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from controller.__main__ import main
from controller.cli import siete
from controller.cli.batches import BadStrategy
from controller.games.cards import Card
from controller.games.siete_y_media import Rules
from controller.games.siete_y_media.odds import (
    PUNTERS,
    WORTH,
    bank_alone,
    best_play,
    hand_odds,
    house_odds,
    left_in_pack,
)
from controller.games.siete_y_media.rules import GOAL, PACK_40, VALUES, next_over
from tests.sample import sampled

FULL = left_in_pack()


@pytest.mark.parametrize(
    ("stands", "over", "full"),
    [(10, 26.76, 6.89), (11, 36.61, 6.89), (12, 43.13, 8.17), (13, 56.40, 8.17), (14, 65.37, 9.62)],
)
def test_a_bank_alone(stands: int, over: float, full: float) -> None:
    assert [round(float(chance) * 100, 2) for chance in bank_alone(FULL, stands)] == [over, full]


@pytest.mark.parametrize(("punter", "bank", "edge"), [(7, 11, 7.33), (8, 12, 4.28), (9, 13, -2.08), (6, 12, 0.75)])
def test_the_bank_s_edge(punter: int, bank: int, edge: float) -> None:
    assert round(float(hand_odds(Rules(), FULL, punter, bank).edge) * 100, 2) == edge


@pytest.mark.parametrize(
    ("punter", "edge"), [(8, 26.21), (9, 24.75), (10, 23.25), (11, 25.33), (12, 26.90)]
)  # fmt: skip
def test_the_edge_of_a_bank_that_sees_the_punter_s_hand(punter: int, edge: float) -> None:
    assert round(float(hand_odds(Rules(), FULL, punter, None).edge) * 100, 2) == edge


def test_the_best_play_against_the_blackjack_bank() -> None:
    edge, first, stands = best_play(Rules(), FULL, 12)
    assert round(float(edge) * 100, 2) == -0.69
    gains = [round(float(gain), 3) for gain in first if gain is not None]
    assert gains == [0.128, -0.117, -0.129, -0.144, -0.149, -0.152, -0.124, 0.5]
    assert edge < min(hand_odds(Rules(), FULL, punter, 12).edge for punter in range(1, GOAL + 1))
    points = {sum(count * worth for count, worth in zip(hand, WORTH, strict=True)) for hand in stands}
    assert min(points) > 2
    assert max(points) == GOAL - 1


OBLIGED: dict[str, Any] = {"canto": True, "bank_must_reach": True}
"""After an announced seven and a half the bank goes on until it has that too, or is over."""
HOUSE = Rules(banker="house", bets="before_cards")


@pytest.mark.parametrize(
    ("bank", "best", "punter", "fixed"),
    sampled([(10, 10.42, 10, 10.91), (11, 4.98, 6, 5.35), (13, -21.08, 6, None)], 1),
)
def test_what_a_house_gains_whose_bank_the_dealer_plays(
    bank: int, best: float, punter: int, fixed: float | None
) -> None:
    """The best of all plays costs the punter no more than any fixed number of points."""
    found = {one.bank_from: one for one in house_odds(HOUSE, FULL)}
    assert found.keys() == {10, 11, 12, 13}
    one = found[bank]
    assert (round(float(one.best) * 100, 2), one.punter_from) == (best, punter)
    assert fixed is None or round(float(one.fixed) * 100, 2) == fixed
    assert one.best < one.fixed == min(hand_odds(HOUSE, FULL, points, bank).edge for points in PUNTERS)


def test_a_house_that_plays_by_rule_loses_to_a_punter_at_his_best() -> None:
    (one,) = house_odds(Rules(banker="house", min=5, max=5, bank_policy="blackjack"), FULL)
    assert (one.bank_from, one.punter_from) == (12, 6)
    assert (round(float(one.best) * 100, 2), round(float(one.fixed) * 100, 2)) == (-0.69, 0.75)


def test_the_command_shows_the_edge_of_a_house(capsys: pytest.CaptureFixture[str]) -> None:
    form = ["--rule", "banker=house", "--rule", "bets=before_cards"]
    assert main(["odds", "--game", "siete_y_media", *form]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["5½", "4.9849", "%", "3", "5.3476", "%"] in rows
    assert not any("looking" in row for row in rows)
    assert main(["odds", "--game", "siete_y_media", *form, "--rule", "bank_policy=blackjack", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [row["bank_from"] for row in answer["house"]] == [12]
    assert answer["house"][0]["best"] == answer["best"]["edge"]
    assert answer["best"]["after_looking"] is None
    assert main(["odds", "--game", "siete_y_media", "--rule", "banker=house"]) == 2
    assert "banker=house" in capsys.readouterr().err


def test_a_bank_that_is_obliged_gains_more_of_a_seven_and_a_half() -> None:
    """Announced, and obliged by it; one that sees the hand has drawn as far as that before."""
    for bank in (10, 14):
        for punter in (8, 12):
            usual, obliged = (hand_odds(Rules(**rules), FULL, punter, bank) for rules in ({}, OBLIGED))
            assert obliged.edge > usual.edge
            assert hand_odds(Rules(canto=True), FULL, punter, bank) == usual
            assert hand_odds(Rules(bank_must_reach=True), FULL, punter, bank) == usual
    assert hand_odds(Rules(**OBLIGED), FULL, 8, None) == hand_odds(Rules(), FULL, 8, None)


def test_where_a_first_four_must_be_changed_there_are_no_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """It comes again, nobody knows where."""
    assert main(["odds", "--game", "siete_y_media", "--rule", "change4=forced"]) == 2
    assert capsys.readouterr().err == "faro odds: --rule change4=forced: there are no figures for this rule\n"
    with pytest.raises(BadStrategy, match="not-counted"):
        siete.read_strategy({**siete.STRATEGIES[0], "rules": {"change4": "forced"}})
    for figures in (lambda rules: hand_odds(rules, FULL, 8, 10), lambda rules: best_play(rules, FULL, 10)):
        with pytest.raises(ValueError, match="four"):
            figures(Rules(change4="forced"))


def test_the_bank_of_the_blackjack_variant_has_no_other_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--game", "siete_y_media", "--rule", "bank_policy=blackjack", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [row["bank_from"] for row in answer["bank"]] == [12]
    assert {row["bank_from"] for row in answer["stakes"]} == {12}
    rules = {"bank_policy": "blackjack"}
    assert siete.read_strategy({"name": "x", "punter_from": 8, "bank_from": 12, "rules": rules}).bank_from == 12
    for bank in (11, 13, "as_much"):
        with pytest.raises(BadStrategy, match="bank-by-rule"):
            siete.read_strategy({"name": "x", "punter_from": 8, "bank_from": bank, "rules": rules})


def test_a_first_card_that_is_not_left_has_no_gain() -> None:
    left = tuple({1: 12, 14: 4, 4: 4}.get(worth, 0) for worth in WORTH)
    first = best_play(Rules(), left, 12).first
    assert [gain is None for gain in first] == [not count for count in left]


def test_hands_counted_card_by_card_come_to_the_same() -> None:
    """Six cards that are all different, in all their orders, and enough that nobody draws."""
    left = tuple(1 if worth in (1, 4, 8, 10, 12, 14) else 0 for worth in WORTH)
    worth = [value for value, count in zip(WORTH, left, strict=True) if count]
    gain, deals = Fraction(0), 0
    for order in permutations(worth):
        deals += 1
        punter, at = order[0], 1
        while punter < 8:
            punter, at = punter + order[at], at + 1
        bank = 0
        while bank < 10 and punter <= GOAL:
            bank, at = bank + order[at], at + 1
        won = punter <= GOAL and bank != GOAL and (bank > GOAL or bank < punter)
        gain += (2 if punter == GOAL else 1) if won else -1
    odds: Any = import_module("controller.games.siete_y_media.odds")  # the package has a function of this name

    plain, odds.ENOUGH = odds.ENOUGH, 6
    try:
        assert hand_odds(Rules(), left, 8, 10).edge == -gain / deals
    finally:
        odds.ENOUGH = plain


def test_the_next_card_goes_over() -> None:
    wanted = {"J": 0, "A": 0, "2": 4, "3": 8, "4": 12, "5": 15, "6": 19, "7": 23}
    found = {}
    for label in wanted:
        card = Card.parse(label + "S")
        found[label] = next_over(2 * int(card.rank) if card.rank <= 7 else 1, [card])
    assert {over for _, over in found.values()} == {39}
    assert [found[label][0] for label in "J2345672"][:7] == [0, 8, 12, 15, 19, 23, 27]
    assert found["A"][0] == 4


@pytest.mark.whole
def test_deals_at_random_come_within_three_standard_errors() -> None:
    obliged = [
        {"name": str(punter), "punter_from": punter, "bank_from": 10, "rules": OBLIGED} for punter in (8, "best")
    ]
    strategies = [siete.read_strategy(obj) for obj in (*siete.STRATEGIES, *obliged)]
    sums = siete.simulate(strategies, 60_000, seed=11, processes=1, progress=lambda deals: None)
    for strategy, total in zip(strategies, sums, strict=True):
        assert abs(total.take - float(siete.exact_take(strategy))) <= 3 / 1.96 * total.margin, strategy.name


@pytest.mark.whole
def test_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--game", "siete_y_media", "--seen", "7S", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["hand"] == {"half_points": 14, "over": 27, "of": 39, "chance": "9/13"}
    assert [row["bank_from"] for row in answer["stakes"][::7]] == [10, 11, 12, 13, 14, "as_much"]
    assert [row["punter_from"] for row in answer["stakes"][-7:]] == [6, 7, 8, 9, 10, 11, 12]
    assert main(["odds", "--game", "siete_y_media", "--seen", "4S 3H"]) == 0
    told = capsys.readouterr().out
    assert "a hand of 7: the next card goes over with 26 of 38" in told
    assert "bank from 6: edge" in told
    for seen, said in (("9S", "not in the pack of 40"), ("4S 4S", "twice")):
        assert main(["odds", "--game", "siete_y_media", "--seen", seen]) == 2
        assert said in capsys.readouterr().err
    assert main(["simulate", "--game", "siete_y_media", "--deals", "2000", "--processes", "1"]) == 0
    assert "blackjack bank" in capsys.readouterr().out


def test_the_figures_of_a_new_pack_in_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--game", "siete_y_media"]) == 0
    told = capsys.readouterr().out
    assert "fusilar: the card on a seven is a figure with 30.7692 %" in told
    rows = [line.split() for line in told.splitlines()]
    assert ["7", "65.3667", "%", "9.6211", "%"] in rows
    assert ["3", "6", "47.4122", "%", "52.5878", "%", "0.7453", "%"] in rows
    assert ["5", "as", "much", "35.4991", "%", "64.5009", "%", "23.2535", "%"] in rows
    assert [row[1] for row in rows[-8:]] == ["0/39", "4/39", "8/39", "12/39", "15/39", "19/39", "23/39", "27/39"]
    assert "gains 8.8402 % of the most that he may lay, less 8.1501 % of the least" in told


def test_without_sevens_nobody_can_shoot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--game", "siete_y_media", "--seen", "7S 7H 7D 7C", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["fusilar"] is None
    assert [row["half_points"] for row in answer["first"]] == [1, 2, 4, 6, 8, 10, 12]
    assert main(["odds", "--game", "siete_y_media", "--seen", "7S 7H 7D 7C"]) == 0
    assert "fusilar" not in capsys.readouterr().out


def by_hand(strategy: siete.Strategy, pack: list[int], stands: frozenset[tuple[int, ...]]) -> int:
    """What a unit gains in the deal of this pack, card by card; `stands`: hands on which the punter stands who has no
    total from which he does."""
    cards = [VALUES[PACK_40[place].number] for place in pack]
    hand = [cards.pop(0)]
    while sum(hand) < (strategy.punter_from or GOAL) and tuple(hand.count(worth) for worth in WORTH) not in stands:
        hand.append(cards.pop(0))
    points, bank = sum(hand), 0
    if points > GOAL:
        return -1
    while bank < (strategy.bank_from or points):
        bank += cards.pop(0)
    if bank == GOAL or points <= bank < GOAL:
        return -1
    return strategy.rules.seven_half_pays if points == GOAL else 1


@pytest.mark.parametrize("strategy", siete.STRATEGIES, ids=lambda strategy: str(strategy["name"]))
def test_the_arrays_deal_as_people_do(strategy: dict[str, object]) -> None:
    read = siete.read_strategy(strategy)
    stands = best_play(Rules(), FULL, read.bank_from).stands if read.punter_from is None else frozenset()
    packs = np.random.default_rng(6).permuted(np.tile(np.arange(len(PACK_40)), (400, 1)), axis=1)
    assert siete.gains(read, packs).tolist() == [by_hand(read, pack, stands) for pack in packs.tolist()]


@pytest.mark.parametrize("wrong", [{}, {"name": "x", "punter_from": 0, "bank_from": 9}, {"name": 3, "punter_from": 9}])
def test_a_strategy_needs_two_totals(wrong: dict[str, object]) -> None:
    with pytest.raises(BadStrategy):
        siete.read_strategy(wrong)
