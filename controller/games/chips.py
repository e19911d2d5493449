"""The chips on offer at a table: even amounts that are easy to stack. Every game may use them."""

from __future__ import annotations

CHECKS = (1, 5, 25, 100, 500, 1000, 5000, 25_000)
"""Standard casino chip values, units."""
MARKS = (1, 2, 3, 5, 10, 25, 50, 100, 500)
"""For games of few marks."""
MOST = 6
"""Maximum chip denominations shown on one tablet."""


def chips(least: int, most: int | None = None, step: int = 1, values: tuple[int, ...] = CHECKS) -> list[int]:
    """Up to MOST chip values, each of them a stake that is accepted: from `least` to `most`, in steps of `step`. The
    least stake itself where no chip is one."""
    worth = [value for value in values if value >= least and value % step == 0 and (most is None or value <= most)]
    return worth[:MOST] or [least]
