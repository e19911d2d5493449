"""The joint posterior agrees with counting all deals, approximations stay within what is said of them, and what does
not fit the pack is named instead of explained away."""

import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.pack import joint as joint_module
from vision.pack.joint import Card, joint_posterior, likelihood
from vision.pack.pack import spanish_pack, standard_pack

SMALL = [(rank, suit) for rank in "AKQ" for suit in "SH"]
PACK = standard_pack()
ALL = list(PACK)


def counted(pack: Mapping[Card, int], readings: Mapping[int, Mapping[Card, float]]) -> dict[int, dict[Card, float]]:
    """The same by trying every deal."""
    copies = [(card, copy) for card, count in pack.items() for copy in range(count)]
    sums: dict[int, defaultdict[Card, float]] = {position: defaultdict(float) for position in readings}
    total = 0.0
    for dealt in itertools.permutations(copies, len(readings)):
        weight = 1.0
        for row, (card, _) in zip(readings.values(), dealt, strict=True):
            weight *= row.get(card, 0.0)
        total += weight
        for position, (card, _) in zip(readings, dealt, strict=True):
            sums[position][card] += weight
    return {position: {card: w / total for card, w in row.items()} for position, row in sums.items()}


def furthest(a: Mapping[int, Mapping[Card, float]], b: Mapping[int, Mapping[Card, float]]) -> float:
    return max(abs(a[k].get(card, 0) - b[k].get(card, 0)) for k in a for card in {*a[k], *b[k]})


@st.composite
def small_deals(draw: st.DrawFn) -> tuple[dict[Card, int], dict[int, dict[Card, float]]]:
    """Up to five readings of a pack of six different cards, some twice; no reading claims a card surely."""
    pack = {card: draw(st.integers(1, 2)) for card in SMALL}
    weights = st.sampled_from([0.0, 0.001, 0.1, 0.3, 1.0])
    readings = {}
    for position in range(draw(st.integers(1, 5))):
        row = {card: draw(weights) for card in SMALL}
        row[draw(st.sampled_from(SMALL))] = 0.6
        row[draw(st.sampled_from(SMALL))] = 0.6
        readings[position] = row
    return pack, readings


@given(small_deals())
def test_it_agrees_with_counting_all_deals(deal: tuple[dict[Card, int], dict[int, dict[Card, float]]]) -> None:
    pack, readings = deal
    joint = joint_posterior(pack, readings)
    if not joint.contradictions:
        assert joint.exact
        assert furthest(joint.cards, counted(pack, readings)) < 1e-5
    for row in joint.cards.values():
        assert sum(row.values()) == pytest.approx(1.0)


@given(st.permutations(ALL), st.integers(0, 51))
def test_the_order_of_the_readings_does_not_matter(deal: list[Card], unclear: int) -> None:
    readings = {k: {card: 1.0} for k, card in enumerate(deal)}
    readings[unclear] = dict.fromkeys(ALL, 1.0)
    joint = joint_posterior(PACK, readings)
    assert joint.cards[unclear] == {deal[unclear]: pytest.approx(1.0)}
    assert joint.contradictions == ()


def test_two_cards_that_may_be_either_are_weighed_together() -> None:
    six, eight = ("6", "S"), ("8", "S")
    joint = joint_posterior({six: 1, eight: 1}, {0: {six: 0.6, eight: 0.4}, 1: {six: 0.4, eight: 0.6}})
    assert joint.cards[0][six] == pytest.approx(0.36 / (0.36 + 0.16))


def test_a_pack_of_two_leaves_room_for_the_second() -> None:
    king = ("K", "S")
    readings = {0: {king: 1.0}, 1: {king: 0.5, ("Q", "S"): 0.5}}
    one, two = joint_posterior(standard_pack(), readings), joint_posterior(standard_pack(2), readings)
    assert one.cards[1].get(king, 0.0) == 0.0
    assert two.cards[1][king] == pytest.approx(1 / 3)  # one king of spades is left, and two queens


def test_a_fifth_king_is_a_contradiction_and_nothing_is_bent() -> None:
    readings: dict[int, dict[Card, float]] = {k: {("K", suit): 1.0} for k, suit in enumerate("SHDC")}
    readings[4] = {("K", suit): 0.25 for suit in "SHDC"}
    joint = joint_posterior(PACK, readings)
    assert joint.contradictions == ((0, 1, 2, 3, 4),)
    assert all(max(row.values()) < 0.9 for row in joint.cards.values())


def test_of_two_that_read_the_same_the_less_sure_one_is_the_likelier_mistake() -> None:
    sure = {("K", "S"): 0.9999, ("K", "C"): 0.0001}
    less = {("K", "S"): 0.97, ("K", "C"): 0.03}
    joint = joint_posterior(PACK, {10: sure, 40: less})
    assert joint.contradictions == ((10, 40),)
    assert joint.cards[10][("K", "S")] > 0.95
    assert joint.cards[40][("K", "C")] > 0.95


def test_a_card_that_the_pack_does_not_have_says_nothing() -> None:
    forty = spanish_pack()
    row = likelihood({"8": 0.99, "7": 0.01}, {"O": 1.0}, forty)
    assert max(row.values()) < 0.2
    assert joint_posterior(forty, {0: row}).cards[0][("7", "O")] > 0.05


def test_none_is_spread_over_all_cards() -> None:
    row = likelihood({"none": 0.9, "K": 0.1}, {}, PACK)
    assert sum(row.values()) == pytest.approx(1.0)
    assert row[("K", "S")] == pytest.approx((0.1 + 0.9 / 13) / 4)
    assert row[("2", "S")] == pytest.approx(0.9 / 13 / 4)


@pytest.mark.parametrize("unreadable", [3, 20])
def test_many_unreadable_cards_are_approximated_well(unreadable: int) -> None:
    deal = ALL.copy()
    random.Random(5).shuffle(deal)
    readings = {k: {card: 1.0} if k >= unreadable else dict.fromkeys(ALL, 1.0) for k, card in enumerate(deal)}
    joint = joint_posterior(PACK, readings)
    assert joint.exact == (unreadable == 3)
    for k in range(unreadable):
        assert set(joint.cards[k]) >= set(deal[:unreadable])
        for card in ALL:
            expected = 1 / unreadable if card in deal[:unreadable] else 0.0
            assert joint.cards[k].get(card, 0.0) == pytest.approx(expected, abs=0.01)


def test_small_groups_are_approximated_within_a_tenth(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(2)
    monkeypatch.setattr(joint_module, "MOST_STATES", 0)
    for _ in range(30):
        pack = {card: chance.choice([1, 1, 2]) for card in SMALL}
        rows = {k: {card: chance.random() ** 3 for card in SMALL} for k in range(4)}
        joint = joint_posterior(pack, rows)
        if not joint.contradictions:
            assert not joint.exact
            assert furthest(joint.cards, counted(pack, rows)) < 0.1


def test_an_impossible_group_is_found_without_counting_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joint_module, "MOST_STATES", 0)
    rows = {k: {("K", "S"): 0.5, ("K", "C"): 0.5} for k in range(3)}
    assert joint_posterior({("K", "S"): 1, ("K", "C"): 1, ("A", "S"): 1}, rows).contradictions == ((0, 1, 2),)


def test_more_readings_than_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="2 cards were read, the pack has 1"):
        joint_posterior(Counter({("K", "S"): 1}), {0: {("K", "S"): 1.0}, 1: {("K", "S"): 1.0}})
    with pytest.raises(ValueError, match="position 0: the reading allows no card"):
        joint_posterior(Counter({("K", "S"): 1}), {0: {("Q", "S"): 1.0}})


def test_a_misread_card_may_be_one_of_those_that_no_reading_surely_claims() -> None:
    king, queen, jack, ten = (("K", "S"), ("Q", "S"), ("J", "S"), ("T", "S"))
    pack = {king: 1, queen: 1, jack: 2, ten: 1}
    joint = joint_posterior(pack, {0: {king: 1.0}, 1: {king: 1.0}, 2: {jack: 1.0}, 3: {queen: 0.5, ten: 0.5}})
    assert joint.contradictions == ((0, 1),)
    for position in (0, 1):
        shares = joint.cards[position]
        assert shares[king] == pytest.approx(0.5, abs=1e-3)
        assert shares[jack] == pytest.approx(2 * shares[queen], rel=0.01), (
            "its second is there besides what is in doubt"
        )
        assert shares[queen] == pytest.approx(shares[ten], rel=1e-3)
    assert joint.cards[2] == {jack: pytest.approx(1.0)}
