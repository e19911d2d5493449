"""JSON to commands, events to JSON and back, for German faro.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from ..codec import EventCodec, Object, op_of, read_card, read_stake, read_text
from ..dealer import DEALER
from ..refusal import refuse
from . import acts as a


def decode_command(obj: Object) -> a.Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    op = op_of(obj)
    decoder = SEAT_OPS.get(op) or DEALER.get(op)
    if decoder is None:
        refuse("bad_op", f"There is no act {op!r}")
    return decoder(obj)


def decode_seat_command(obj: Object) -> a.Command | None:
    """The same for the acts of deal scripts alone; None for any other op."""
    decoder = SEAT_OPS.get(op_of(obj))
    return None if decoder is None else decoder(obj)


SEAT_OPS: dict[str, Callable[[Object], a.Command]] = {
    "stake": lambda obj: a.Stake(read_text(obj, "player"), read_card(obj, "card"), read_stake(obj, "marks")),
    "withdraw": lambda obj: a.Withdraw(read_text(obj, "player"), read_card(obj, "card")),
}

EVENTS: EventCodec[a.Event] = EventCodec("German faro", get_args(a.Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
