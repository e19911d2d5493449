"""The figures of docs/rules.md section 6, exactly, and the odds against settling every turn there is."""

from fractions import Fraction as F
from itertools import permutations
from typing import Any

import pytest

from controller.games.cards import PACK_52, Card
from controller.games.faro import Deal, ShowCard, apply_all, bets, decide, new_deal
from controller.games.faro.acts import BetPlaced
from controller.games.faro.bets import NO_RANKS, Bet, Line, line_for, outcome, rank_set
from controller.games.faro.odds import (
    call_edge,
    call_table,
    expected_splits,
    last_three,
    left_until_decided,
    odds_now,
    odds_of,
    split_chance,
    turn_odds,
    unseen_by_rank,
)
from controller.games.faro.rules import Rules
from tests.games.scripts import FARO_OPTIONS
from tests.sample import sampled

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


# Against settlement: every order of a small rest, by the engine, under every option.

RESTS = (
    ["9S", "9H", "5S"],
    ["9S", "9H", "9D"],
    ["9S", "5S", "KD"],
    ["9S", "9H", "5S", "5H", "KD"],
    ["9S", "9H", "9D", "KS", "2D"],
)
ALL_OPTIONS = [
    {name: value, **hoc}
    for name, values in FARO_OPTIONS.items()
    for value in dict.fromkeys(values)
    if name not in ("min", "max", "unit", "solvency", "max_scope", "parlay_over_max")
    for hoc in ({}, {"last_turn_hoc": "lose_open"})
]
STAKE = 2


def rank_bets(rules: Rules) -> list[Bet]:
    """One of every kind that can be laid on these rests, open and coppered."""
    sides = [("flat", rank) for rank in "95K2"] + [("group", "59"), ("group", "KQA2"), ("group", "KQ")]
    found = [bet(ranks, kind, copper) for kind, ranks in sides for copper in (False, True)]
    found.append(bet()._replace(type="heel", win=rank_set("9"), lose=rank_set("5")))
    if rules.strings:
        found += [
            bet()._replace(type="string", win=rank_set("9K"), lose=rank_set("52")),
            bet()._replace(type="string", win=rank_set("95")),
            bet()._replace(type="string", lose=rank_set("95")),
        ]
    found += [bet(type_="high"), bet(type_="high", copper=True), bet(type_="odd"), bet(type_="even")]
    return [some._replace(id=f"b{i}", stake=STAKE) for i, some in enumerate(found)]


def settled_orders(rules: Rules, bets: list[Bet], rest: list[str]) -> list[Deal]:
    """The deals after each order of the last cards; the bets lie from the turn before them on."""
    deal = new_deal(rules, bank=0, purses={"ann": 10**6})
    for card in PACK_52:
        if str(card) not in rest:
            deal = apply_all(deal, decide(deal, ShowCard(card)))
    deal = apply_all(deal, [BetPlaced(some) for some in bets])
    ends = []
    orders = list(permutations(map(Card.parse, rest)))
    if len(rest) > 3:  # suits matter to calls alone, and each order of the ranks comes equally often
        orders = list({tuple(card.rank for card in order): order for order in orders}.values())
    for order in orders:
        end = deal
        for card in order:
            end = apply_all(end, decide(end, ShowCard(card)))
        ends.append(end)
    return ends


def line_of(lines: tuple[Line, ...], some: Bet) -> Line | None:
    return next((line for line in lines if line.id == some.id), None)


def fate(deal: Deal, some: Bet, turn: int) -> tuple[str | None, int]:
    """What this turn made of the bet, and what the bank gained by it; the hoc belongs to the last turn."""
    line = line_of(deal.lines[turn - 1], some)
    result, gain = (line.result, -line.pay) if line is not None else (None, 0)
    taken = line_of(deal.closing, some) if turn == 25 else None
    if taken is not None and taken.result == "lose":
        return "lose", gain - taken.pay
    return result, gain


@pytest.mark.parametrize("options", sampled(ALL_OPTIONS, 30), ids=lambda options: "-".join(map(str, options.values())))
def test_the_odds_are_those_of_settling_every_order(options: dict[str, Any]) -> None:
    rules = Rules(**{**options, "solvency": "none"})
    for rest in RESTS:
        bets = rank_bets(rules)
        ends = settled_orders(rules, bets, rest)
        left = unseen_by_rank(set(PACK_52) - set(map(Card.parse, rest)))
        first = 25 if len(rest) == 3 else 24
        for some in bets:
            fates = [fate(deal, some, first) for deal in ends]
            odds = turn_odds(rules, some, left)
            for name, chance in (("win", odds.win), ("lose", odds.lose), ("half", odds.half), ("push", odds.push)):
                assert chance == F(sum(result == name for result, _ in fates), len(ends)), (rest, some, name)
            assert odds.edge == F(sum(gain for _, gain in fates), STAKE * len(ends)), (rest, some)
            lying = left_until_decided(rules, some, left)
            if lying is not None:
                assert lying == F(sum(lying_gain(deal, some, first) for deal in ends), STAKE * len(ends)), (rest, some)


def lying_gain(deal: Deal, some: Bet, first: int) -> int:
    """What the bank gained by the bet in the first turn that decided it; after a half its owner takes the rest."""
    for turn in range(first, 26):
        result, gain = fate(deal, some, turn)
        if result not in (None, "push"):
            return gain
    return 0


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_the_calls_are_those_of_settling_every_order(options: dict[str, Any]) -> None:
    rules = Rules(**{**options, "solvency": "none"})
    for rest in RESTS[:3]:
        three = [Card.parse(label) for label in rest]
        calls = call_table(rules, three)
        assert len(calls) == {1: 0 if rules.triple_call == "none" else 3, 2: 3, 3: 6}[len({label[0] for label in rest})]
        kind = "color" if calls and calls[0][0] in ("RB", "BR", "SAME") else "call"
        bets = [bet(type_=kind, order=order, odds=odds)._replace(id=order, stake=STAKE) for order, odds, _ in calls]
        ends = settled_orders(rules, bets, rest)
        for some, (order, _, edge) in zip(bets, calls, strict=True):
            assert edge == F(sum(fate(deal, some, 25)[1] for deal in ends), STAKE * len(ends)), order


def test_open_bets_that_the_hoc_takes() -> None:
    hard = Rules(last_turn_hoc="lose_open")
    last = turn_odds(hard, bet("9"), [1 if label in "9AK" else 0 for label in "A23456789TJQK"])
    assert (last.win, last.lose, last.edge) == (F(1, 3), F(2, 3), F(1, 3))
    assert turn_odds(hard, bet("9", copper=True), [1] * 3 + [0] * 10).edge == 0


def test_before_the_soda_a_bet_left_lying_waits_for_the_soda_too() -> None:
    """By symmetry the soda is the nine with 4 of 52, and another card otherwise."""
    other, nine = (left_until_decided(RULES, bet("9"), unseen_by_rank([Card.parse(c)])) for c in ("2S", "9S"))
    assert other is not None
    assert nine is not None
    assert left_until_decided(RULES, bet("9"), PACK) == F(48, 52) * other + F(4, 52) * nine


def test_no_more_tables_of_bets_are_kept_than_memory_is_given_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that was let go is worked out again as it was."""
    kept: dict[Any, Any] = {}
    monkeypatch.setattr(bets, "_tables", kept)
    monkeypatch.setattr(bets, "MOST_TABLES", 5)
    first = {rank: bets.outcome_table(RULES, bet(rank)) for rank in "A23456789TJQK"}
    assert 0 < len(kept) <= 5
    assert {rank: bets.outcome_table(RULES, bet(rank)) for rank in first} == first
    assert 0 < len(kept) <= 5


def test_the_tablets_odds_are_worked_out_once_and_without_the_column_that_no_page_shows() -> None:
    cards = tuple(map(Card.parse, ("7C", "4H", "6H")))
    odds = odds_now(cards, RULES)
    assert odds is odds_now((*cards, Card.parse("9D")), RULES), "a losing card changes nothing before its turn is over"
    assert odds is not odds_now(cards, Rules(last_turn_hoc="lose_open"))
    assert odds is not None
    whole = odds_of(cards, RULES)
    assert "edge_left_lying" in whole["bets"][0]
    assert odds["bets"] == [
        {name: value for name, value in row.items() if name != "edge_left_lying"} for row in whole["bets"]
    ]
