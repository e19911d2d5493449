"""What may be said at a table of one game or another, for tests that know only the verb."""

from __future__ import annotations

import json
from typing import Any

from controller.games.registry import GAMES
from controller.web.messages import DEALER_VERBS, DOOR_VERBS, SERVICE_VERBS, Words

FARO = Words(GAMES["faro"])
GERMAN = Words(GAMES["german_faro"])
SEAT_VERBS = {**FARO.seat, **GERMAN.seat}
TABLE_VERBS = {**FARO.dealer, **GERMAN.dealer}
"""The dealer's verbs in all games and those of one game alone."""
ACTS = {**FARO.acts, **GERMAN.acts}
__all__ = ["ACTS", "DEALER_VERBS", "DOOR_VERBS", "SEAT_VERBS", "SERVICE_VERBS", "TABLE_VERBS", "parse"]


def parse(message: str) -> dict[str, Any]:
    """The command of a message, at a table of the game that has its verb. Raises Malformed."""
    try:
        verb = json.loads(message).get("do")
    except (ValueError, AttributeError, RecursionError):
        verb = None
    return (GERMAN if isinstance(verb, str) and verb in GERMAN.acts.keys() - FARO.acts.keys() else FARO).parse(message)
