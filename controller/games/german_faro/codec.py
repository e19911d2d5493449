"""JSON to commands, events to JSON and back, for German faro.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from ..codec import EventCodec, Object, decode_op, op_of, read_card, read_stake, read_text
from ..dealer import DEALER
from ..verbs import AMOUNT, CARD, Verb
from . import acts as a


def decode_command(obj: Object) -> a.Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    return decode_op(_OPS, obj)


def decode_seat_command(obj: Object) -> a.Stake | a.Withdraw | None:
    """The same for the acts of deal scripts alone; None for any other op."""
    decoder = SEAT_OPS.get(op_of(obj))
    return None if decoder is None else decoder(obj)


def _stake(obj: Object) -> a.Stake:
    return a.Stake(read_text(obj, "player"), read_card(obj, "card"), read_stake(obj, "marks"))


def _withdraw(obj: Object) -> a.Withdraw:
    return a.Withdraw(read_text(obj, "player"), read_card(obj, "card"))


SEAT_VERBS: Mapping[str, Verb] = {
    "stake": Verb({"card": CARD, "marks": AMOUNT}, _stake),
    "withdraw": Verb({"card": CARD}, _withdraw),
}
"""What a seat may do, and at once the acts of deal scripts."""
SEAT_OPS: Mapping[str, Callable[[Object], a.Stake | a.Withdraw]] = {name: one.read for name, one in SEAT_VERBS.items()}
_OPS: Mapping[str, Callable[[Object], a.Command]] = {**DEALER, **SEAT_OPS}

EVENTS: EventCodec[a.Event] = EventCodec("German faro", get_args(a.Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
