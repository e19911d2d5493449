"""Amounts in whole units: a table takes no others. Knows no game."""

from __future__ import annotations


def rounded_up(amount: int, unit: int) -> int:
    """The least multiple of the unit that is no less."""
    return -(-amount // unit) * unit


def rounded_down(amount: int, unit: int) -> int:
    """The greatest multiple of the unit that is no more."""
    return amount - amount % unit
