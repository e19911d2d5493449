"""What seats and dealer may do in casino faro, as tablets say it: the schema of each verb, and its command.

On the wire the id of a bet is `bet`, as `id` is that of the message; the rest are the words of docs/settle.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..cards import RANK_LABELS
from ..codec import Object
from ..message import say
from ..verbs import AMOUNT, ID, SWITCH, Field, Verb, verb
from .bets import BET_TYPES
from .codec import SEAT_OPS
from .commands import RaiseMax


def _is_ranks(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= len(RANK_LABELS)
        and all(isinstance(rank, str) and len(rank) == 1 and rank in RANK_LABELS for rank in value)
    )


def _is_order(value: Any) -> bool:
    return (isinstance(value, str) and value in {"RB", "BR", "SAME"}) or (_is_ranks(value) and len(value) == 3)


_RANKS = Field(_is_ranks, say("faro-ranks-out-of", ranks=RANK_LABELS)).optional()
_ORDER = Field(_is_order, say("faro-an-order")).optional()
_TYPE = Field(
    lambda value: isinstance(value, str) and value in BET_TYPES, say("games-one-of", words=tuple(sorted(BET_TYPES)))
)
_PLACING = {
    "type": _TYPE,
    "ranks": _RANKS,
    "win": _RANKS,
    "lose": _RANKS,
    "order": _ORDER,
    "copper": SWITCH.optional(),
}
_FIELDS: Mapping[str, Mapping[str, Field]] = {
    "bet": {"bet": ID, "stake": AMOUNT, **_PLACING},
    "parlay": {"bet": ID, "from": ID, "stake": AMOUNT.optional(), **_PLACING},
    "move": {"bet": ID, **_PLACING, "type": _TYPE.optional()},
    "remove": {"bet": ID},
    "bar": {"bet": ID},
    "unbar": {"bet": ID},
    "claim": {"bet": ID},
}


def _by_bet(read: Callable[[Object], Any]) -> Callable[[Object], Any]:
    return lambda obj: read({**obj, "id": obj.get("bet")})


VERBS: Mapping[str, Verb] = {name: Verb(fields, _by_bet(SEAT_OPS[name])) for name, fields in _FIELDS.items()}
DEALER_VERBS: Mapping[str, Verb] = {"raise_max": verb(RaiseMax, max=AMOUNT)}
