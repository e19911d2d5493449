"""What the free choices of baccarat banque are worth in the coming coup (docs/rules.md section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards import Card
from ..free_play import odds_of
from .rules import PACKS, Rules


def odds(seen: Sequence[Card], rules: Rules) -> dict[str, Any]:
    """The choices of punter and banker as JSON after these cards of the shoe (free_play.odds_of), the same by all
    rules. Raises ValueError where the cards cannot have been seen, or leave too few."""
    return odds_of(seen, PACKS)
