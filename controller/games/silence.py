"""Idle players are skipped after two consecutive deals, until they act again (docs/rules.md 3.4.9, 4.13). Knows no
game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

DEALS = 2
"""Consecutive idle deals before a player is skipped."""


def update_idle_counts(before: Mapping[str, int], asked: Iterable[str], acted: Collection[str]) -> dict[str, int]:
    """Consecutive idle deals of each player, after one in which these were `asked` for something and these `acted`;
    `before`: the same before it. Who was not asked keeps his count; counts of 0 are left out."""
    found = dict(before)
    for player in asked:
        found[player] = 0 if player in acted else found.get(player, 0) + 1
    return {player: deals for player, deals in found.items() if deals}


def taking_part(players: Sequence[str], silent: Mapping[str, int], least: int) -> list[str]:
    """Who of these plays the next deal: all but the idle, or all where fewer than `least` would be left."""
    awake = [player for player in players if silent.get(player, 0) < DEALS]
    return awake if len(awake) >= least else list(players)
