"""Amounts in whole units: a table takes no others. Knows no game."""

from __future__ import annotations


def rounded_up(amount: int, unit: int) -> int:
    """Round up to a multiple of unit."""
    return -(-amount // unit) * unit


def rounded_down(amount: int, unit: int) -> int:
    """Round down to a multiple of unit."""
    return amount - amount % unit
