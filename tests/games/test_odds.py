"""Every figure of RULES.md section 6 on casino faro, exactly, and the odds against settling every turn there is."""

from fractions import Fraction as F
from itertools import permutations

import pytest

from controller.games.cards import PACK_52, Card
from controller.games.faro.bets import NO_RANKS, Bet, rank_set
from controller.games.faro.odds import (
    call_edge,
    expected_splits,
    last_three,
    left_until_decided,
    split_chance,
    turn_odds,
    unseen_by_rank,
)
from controller.games.faro.rules import Rules
from controller.games.faro.settlement import line_for, outcome

RULES = Rules()
PACK = (4,) * 13
AFTER_SODA = unseen_by_rank([Card.parse("2S")])


def bet(ranks: str = "", type_: str = "flat", copper: bool = False, order: str = "", odds: int = 1) -> Bet:
    mine = rank_set(ranks)
    win, lose = (NO_RANKS, mine) if copper else (mine, NO_RANKS)
    return Bet("a", "ann", type_, win, lose, copper, order, 1000, odds)


def percent(value: F | None, digits: int) -> str:
    assert value is not None
    return f"{float(value) * 100:.{digits}f}"


def test_splits() -> None:
    assert split_chance(AFTER_SODA) == F(1, 17)
    assert expected_splits(AFTER_SODA) == F(25, 17)


@pytest.mark.parametrize("copper", [False, True])
@pytest.mark.parametrize("n", range(3, 52, 2))
@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_open_and_coppered_bets_by_the_formula(n: int, k: int, copper: bool) -> None:
    if k > n or n - k > 48:
        return
    rest = n - k
    left = [k] + [min(4, max(0, rest - 4 * i)) for i in range(12)]
    odds = turn_odds(RULES, bet("A", copper=copper), left)
    assert odds.win == odds.lose
    assert odds.edge == F(k * (k - 1), 2 * n * (n - 1))
    assert odds.per_decision == F(k - 1, 2 * (2 * n - k - 1))


def test_turn_1() -> None:
    four = turn_odds(RULES, bet("9"), AFTER_SODA)
    assert (percent(four.edge, 4), percent(four.per_decision, 4)) == ("0.2353", "1.5464")
    assert left_until_decided(RULES, bet("9"), AFTER_SODA) == F(101, 4998)
    three = turn_odds(RULES, bet("2"), AFTER_SODA)
    assert percent(three.per_decision, 4) == "1.0204"
    assert percent(left_until_decided(RULES, bet("2"), AFTER_SODA), 4) == "1.5006"


def test_turn_2_the_last_turn_and_the_case_card() -> None:
    after = unseen_by_rank([Card.parse(label) for label in ("2S", "9S", "9H")])
    assert turn_odds(RULES, bet("9"), after).per_decision == F(1, 190)
    assert turn_odds(RULES, bet("A"), [2, 1] + [0] * 11).edge == F(1, 6)
    assert turn_odds(RULES, bet("A"), [3] + [0] * 12).edge == F(1, 2)
    case = unseen_by_rank([Card.parse(label) for label in ("9C", "9S", "9H")])
    assert turn_odds(RULES, bet("9"), case).edge == 0


@pytest.mark.parametrize(
    ("ranks", "lose", "push", "win"),
    [("59", "5.91", "1.69", "-2.69"), ("678", "10.67", "1.85", "-7.30"), ("KQA3", "15.88", "2.05", "-12.35")],
)
def test_groups_per_decision(ranks: str, lose: str, push: str, win: str) -> None:
    assert percent(turn_odds(RULES, bet(ranks, "group"), AFTER_SODA).per_decision, 2) == lose
    kind = Rules(multi_both_open="push")
    assert percent(turn_odds(kind, bet(ranks, "group"), AFTER_SODA).per_decision, 2) == push
    kinder = Rules(multi_both_copper="win")
    assert percent(turn_odds(kinder, bet(ranks, "group", copper=True), AFTER_SODA).per_decision, 2) == win


def test_the_player_s_edge_of_a_coppered_group_by_the_turn() -> None:
    kinder = Rules(multi_both_copper="win")
    assert percent(turn_odds(kinder, bet("59", "group", copper=True), AFTER_SODA).edge, 2) == "-0.78"
    assert percent(turn_odds(kinder, bet("KQA3", "group", copper=True), AFTER_SODA).edge, 1) == "-6.6"


def test_calls() -> None:
    three = [Card.parse(label) for label in ("4S", "JH", "8D")]
    assert call_edge(RULES, bet(type_="call", order="4J8", odds=4), three) == F(1, 6)
    pair = [Card.parse(label) for label in ("4S", "4H", "8D")]
    assert call_edge(RULES, bet(type_="call", order="484", odds=2), pair) == 0
    assert call_edge(RULES, bet(type_="call", order="484", odds=1), pair) == F(1, 3)
    triple = [Card.parse(label) for label in ("4S", "4H", "4D")]
    for order in ("RB", "BR", "SAME"):
        assert call_edge(RULES, bet(type_="color", order=order, odds=2), triple) == 0


def test_the_last_three_cards() -> None:
    assert last_three(PACK) == (F(352, 425), F(72, 425), F(1, 425))


@pytest.mark.parametrize("kind", ["high", "odd", "even"])
def test_high_card_odd_and_even(kind: str) -> None:
    assert turn_odds(RULES, bet(type_=kind), PACK).edge == F(1, 34)


def test_a_king_that_counts_odd_is_the_player_s() -> None:
    odd_king = Rules(parity_king="odd", parity_split="push")
    assert turn_odds(Rules(parity_king="odd"), bet(type_="odd"), PACK).edge < 0
    assert percent(turn_odds(odd_king, bet(type_="odd"), PACK).edge, 2) == "-7.24"
    assert percent(turn_odds(Rules(parity_king="odd"), bet(type_="odd"), PACK).edge, 2) == "-4.30"


def test_the_literal_spanish_rule_on_splits() -> None:
    literal = Rules(copper_split="any_split")
    assert percent(turn_odds(literal, bet("9", copper=True), AFTER_SODA).edge, 2) == "2.94"


@pytest.mark.parametrize("rules", [RULES, Rules(multi_both_open="push", ace_high=True, parity_rule="string")])
@pytest.mark.parametrize(
    "some", [bet("9"), bet("59", "group"), bet("KQA3", "group", True), bet(type_="high"), bet(type_="odd")]
)
def test_the_odds_are_those_of_settling_every_turn(rules: Rules, some: Bet) -> None:
    """Settled card by card on a small stub of the pack."""
    stub = PACK_52[4:11] + PACK_52[17:24] + PACK_52[37:39]
    left = [sum(card.column == column for card in stub) for column in range(13)]
    turns = list(permutations(stub, 2))
    paid = 0
    for loser, winner in turns:
        came = outcome(rules, some, loser, winner, None)
        paid += 0 if came is None else line_for(rules, some, came).pay
    assert turn_odds(rules, some, left).edge == F(-paid, len(turns) * some.stake)


def test_a_bet_left_lying_is_followed_turn_by_turn() -> None:
    """A stub of five cards, every order of it played out."""
    stub = [Card.parse(label) for label in ("9S", "9H", "5S", "5H", "KD")]
    left = unseen_by_rank(set(PACK_52) - set(stub))
    for rules in (RULES, Rules(multi_both_open="push")):
        some, paid = bet("59", "group"), 0
        orders = list(permutations(stub))
        for order in orders:
            for loser, winner in ((order[0], order[1]), (order[2], order[3])):
                came = outcome(rules, some, loser, winner, None)
                if came not in (None, "push"):
                    paid += line_for(rules, some, came).pay
                    break
        assert left_until_decided(rules, some, left) == F(-paid, len(orders) * some.stake)
