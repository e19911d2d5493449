"""JSON to commands, events to JSON and back, for baccarat banque.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from ...codec import EventCodec, Object, amount_of, decode_op, player_of
from ...dealer import DEALER
from ...verbs import AMOUNT, SWITCH, Verb, one_of
from .acts import Accept, Banco, Bid, Command, Draw, Event, Pass, Refill, Retire, Said, Stake, Stand, Take
from .coup import SIDES


def side_of(obj: Object) -> str | None:
    """Its side, for the rules to judge; None where none is given, which null is not."""
    if "side" not in obj:
        return None
    side = obj["side"]
    return side if type(side) is str else "?"


_WITHOUT_FIELDS = {"take": Take, "retire": Retire, "accept": Accept, "pass": Pass, "draw": Draw, "stand": Stand}
SEAT_VERBS: Mapping[str, Verb] = {
    "bid": Verb({"amount": AMOUNT}, lambda obj: Bid(player_of(obj), amount_of(obj))),
    "refill": Verb({"amount": AMOUNT}, lambda obj: Refill(player_of(obj), amount_of(obj))),
    "banco": Verb({"cheval": SWITCH.optional()}, lambda obj: Banco(player_of(obj), obj.get("cheval") is True)),
    "stake": Verb(
        {"amount": AMOUNT, "side": one_of(*SIDES).optional()},
        lambda obj: Stake(player_of(obj), amount_of(obj), side_of(obj)),
    ),
    **{
        name: Verb({}, lambda obj, kind=kind: kind(player_of(obj)))  # type: ignore[misc]
        for name, kind in _WITHOUT_FIELDS.items()
    },
}
"""What a seat may do."""
DEALER_VERBS: Mapping[str, Verb] = {
    "says_draw": Verb({}, lambda obj: Said(draws=True)),
    "says_stand": Verb({}, lambda obj: Said(draws=False)),
}
"""What the dealer says for whose turn it is, as he was told."""
_OPS: Mapping[str, Callable[[Object], Command]] = {
    **DEALER,
    **{name: verb.read for name, verb in SEAT_VERBS.items()},
}


def decode_command(obj: Object) -> Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    return decode_op(_OPS, obj)


EVENTS: EventCodec[Event] = EventCodec("baccarat banque", get_args(Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
