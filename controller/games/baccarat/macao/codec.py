"""JSON to commands, events to JSON and back, for Macao and Victoria.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from ...codec import EventCodec, Object
from ...verbs import AMOUNT, Verb
from .acts import Draw, Event, PassBank, Refuse, Stake, Stand


def _player(obj: Object) -> str | None:
    player = obj.get("player")
    return player if type(player) is str else None


def read_stake(obj: Object) -> Stake:
    """A stake; what is of a wrong kind is left for the rules to refuse."""
    amount = obj.get("amount")
    return Stake(_player(obj), amount if type(amount) is int else 0)


SEAT_VERBS: Mapping[str, Verb] = {
    "stake": Verb({"amount": AMOUNT}, read_stake),
    "draw": Verb({}, lambda obj: Draw(_player(obj))),
    "stand": Verb({}, lambda obj: Stand(_player(obj))),
    "refuse": Verb({}, lambda obj: Refuse(_player(obj))),
}
"""What a seat may do."""
DEALER_VERBS: Mapping[str, Verb] = {"pass_bank": Verb({}, lambda obj: PassBank())}
"""What the dealer may do in these games alone."""

EVENTS: EventCodec[Event] = EventCodec("Macao", get_args(Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
