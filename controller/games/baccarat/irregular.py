"""What does not count after a reported irregularity, in every game of baccarat (docs/rules.md 3.1.12, 3.2.11, 3.3.14,
3.4.11). Pure.
"""

from __future__ import annotations


def voids(phase: str, kind: str, *, under_way: bool) -> str:
    """`shoe` with a foul pack, else `coup` where one is under way; `nothing` between coups, and in a shoe that is over.
    `phase`: before the ruling; `kind`: of the irregularity."""
    if phase == "over":
        return "nothing"
    if kind == "foul_pack":
        return "shoe"
    return "coup" if under_way else "nothing"
