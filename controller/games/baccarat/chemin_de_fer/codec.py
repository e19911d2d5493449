"""JSON to commands, events to JSON and back, for chemin de fer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from ...codec import EventCodec, Object, amount_of, decode_op, player_of
from ...dealer import DEALER
from ...verbs import AMOUNT, Verb
from .acts import (
    Banco,
    Command,
    Cover,
    Decline,
    Draw,
    Event,
    Pass,
    PutBank,
    Retire,
    Said,
    Stake,
    Stand,
    Take,
    Time,
)

_PLAIN: Mapping[str, Callable[[str | None], Command]] = {
    "decline": Decline,
    "retire": Retire,
    "take": Take,
    "banco": Banco,
    "cover": Cover,
    "draw": Draw,
    "stand": Stand,
    "pass": Pass,
}
"""What is said without an amount."""


def _plain(kind: Callable[[str | None], Command]) -> Verb:
    return Verb({}, lambda obj: kind(player_of(obj)))


SEAT_VERBS: Mapping[str, Verb] = {
    "put_bank": Verb({"amount": AMOUNT}, lambda obj: PutBank(player_of(obj), amount_of(obj))),
    "stake": Verb({"amount": AMOUNT}, lambda obj: Stake(player_of(obj), amount_of(obj))),
    **{name: _plain(kind) for name, kind in _PLAIN.items()},
}
"""What a seat may do. On the wire `bank` is the dealer's."""
DEALER_VERBS: Mapping[str, Verb] = {
    "enter_draw": Verb({}, lambda obj: Said(draws=True)),
    "enter_stand": Verb({}, lambda obj: Said(draws=False)),
}
"""What the dealer may do in this game alone."""
_OPS: Mapping[str, Callable[[Object], Command]] = {
    **DEALER,
    **{name: verb.read for name, verb in {**DEALER_VERBS, **SEAT_VERBS}.items()},
    "bank": SEAT_VERBS["put_bank"].read,
    "time": lambda obj: Time(),
}


def decode_command(obj: Object) -> Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    return decode_op(_OPS, obj)


EVENTS: EventCodec[Event] = EventCodec("chemin_de_fer", get_args(Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
