"""JSON to commands, events to JSON and back, for Macao and Victoria.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from ...codec import EventCodec, amount_of, player_of
from ...verbs import AMOUNT, Verb
from .acts import Draw, Event, PassBank, Refuse, Stake, Stand

SEAT_VERBS: Mapping[str, Verb] = {
    "stake": Verb({"amount": AMOUNT}, lambda obj: Stake(player_of(obj), amount_of(obj))),
    "draw": Verb({}, lambda obj: Draw(player_of(obj))),
    "stand": Verb({}, lambda obj: Stand(player_of(obj))),
    "refuse": Verb({}, lambda obj: Refuse(player_of(obj))),
}
"""What a seat may do."""
DEALER_VERBS: Mapping[str, Verb] = {"pass_bank": Verb({}, lambda obj: PassBank())}
"""What the dealer may do in these games alone."""

EVENTS: EventCodec[Event] = EventCodec("Macao", get_args(Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
