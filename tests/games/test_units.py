"""Amounts in whole units."""

from hypothesis import given
from hypothesis import strategies as st

from controller.games.units import rounded_down, rounded_up


@given(st.integers(0, 10**12), st.integers(1, 10**6))
def test_an_amount_is_rounded_to_the_nearest_multiple_on_its_side(amount: int, unit: int) -> None:
    low, high = rounded_down(amount, unit), rounded_up(amount, unit)
    assert low % unit == high % unit == 0
    assert amount - unit < low <= amount <= high < amount + unit
