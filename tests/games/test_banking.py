"""The shared ground of games whose banker is a player: who is nearest, and what falls away of stakes above the bank."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from controller.games.baccarat.hand import against_custom, by_custom
from controller.games.baccarat.rounds import cut, excess, from_right, outdone, share

SEATS = ("ann", "bob", "cy", "dan")


def test_the_order_goes_round_from_the_right_of_the_banker() -> None:
    assert from_right(SEATS, "bob") == ("cy", "dan", "ann", "bob")
    assert from_right(SEATS, "dan") == SEATS
    assert from_right(SEATS, None) == from_right(SEATS, "sam") == SEATS


def test_a_nearer_claim_displaces_and_no_other() -> None:
    order = from_right(SEATS, "bob")
    assert not outdone(order, "ann", None)
    assert not outdone(order, "cy", "dan")
    assert outdone(order, "ann", "dan")
    assert outdone(order, "dan", "dan")


def test_stakes_above_the_bank_fall_away_from_the_last() -> None:
    laid = [("bob", 60), ("cy", 50), ("dan", 20)]
    assert cut(laid, 100) == {"cy": 10, "dan": 20}
    assert cut(laid, 110) == {"dan": 20}
    assert cut(laid, 130) == {}
    assert cut(laid, 0) == dict(laid)


@given(st.lists(st.integers(1, 50)), st.integers(0, 300))
def test_what_stands_is_within_the_bank_and_no_less_than_it_covers(amounts: list[int], bank: int) -> None:
    fallen = cut(list(enumerate(amounts)), bank)
    assert sum(fallen.values()) == excess(amounts, bank) == max(sum(amounts) - bank, 0)
    assert all(0 < fallen[index] <= amounts[index] for index in fallen)
    assert sorted(fallen) == list(range(len(amounts) - len(fallen), len(amounts)))
    assert all(fallen[index] == amounts[index] for index in list(fallen)[1:])


def test_a_punter_is_free_on_five_alone() -> None:
    assert [by_custom(points, "stand") for points in range(8)] == [True] * 5 + [False] * 3
    assert [by_custom(points, "draw") for points in range(8)] == [True] * 6 + [False] * 2
    assert [against_custom(points, draws=True) for points in range(8)] == [False] * 6 + [True] * 2
    assert [against_custom(points, draws=False) for points in range(8)] == [True] * 5 + [False] * 3


def test_a_share_is_rounded_as_the_rules_say() -> None:
    assert [share(amount, 5, "up") for amount in (0, 1, 20, 21)] == [0, 1, 1, 2]
    assert [share(amount, 5, "down") for amount in (19, 20, 39)] == [0, 1, 1]
    assert [share(amount, 5, "nearest") for amount in (9, 10, 29, 30)] == [0, 1, 1, 2]
