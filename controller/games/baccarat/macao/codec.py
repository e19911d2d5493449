"""JSON to commands, events to JSON and back, for Macao and Victoria.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from ...codec import EventCodec, Object, amount_of, decode_op, player_of
from ...dealer import DEALER
from ...verbs import AMOUNT, Verb
from .acts import Command, Draw, Event, PassBank, Refuse, Stake, Stand, Time

SEAT_VERBS: Mapping[str, Verb] = {
    "stake": Verb({"amount": AMOUNT}, lambda obj: Stake(player_of(obj), amount_of(obj))),
    "draw": Verb({}, lambda obj: Draw(player_of(obj))),
    "stand": Verb({}, lambda obj: Stand(player_of(obj))),
    "refuse": Verb({}, lambda obj: Refuse(player_of(obj))),
}
"""What a seat may do."""
DEALER_VERBS: Mapping[str, Verb] = {"pass_bank": Verb({}, lambda obj: PassBank())}
"""What the dealer may do in these games alone."""

_OPS: Mapping[str, Callable[[Object], Command]] = {
    **DEALER,
    **{name: verb.read for name, verb in {**DEALER_VERBS, **SEAT_VERBS}.items()},
    "time": lambda obj: Time(),
}


def decode_command(obj: Object) -> Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    return decode_op(_OPS, obj)


EVENTS: EventCodec[Event] = EventCodec("Macao", get_args(Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
