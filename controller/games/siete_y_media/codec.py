"""JSON to commands, events to JSON and back, for siete y media.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from ..codec import EventCodec, Form, Object, amount_of, decode_op, player_of, read_flag, text_of
from ..dealer import DEALER
from ..message import say
from ..refusal import NotAnEvent
from ..verbs import AMOUNT, MOST_MONEY, SWITCH, Field, Verb, whole
from .acts import (
    Back,
    Bet,
    Buy,
    Cede,
    ChangeFour,
    Command,
    Decline,
    Event,
    FourBack,
    Fusilar,
    Hit,
    Join,
    Keep,
    Log,
    Open,
    Raise,
    Stand,
    Time,
)

_NAME = Field(lambda value: isinstance(value, str) and 0 < len(value) <= 64, say("siete_y_media-a-player"))
_HAND = whole(0, 40, say("siete_y_media-a-hand")).optional()
_PRICE = whole(0, MOST_MONEY, say("siete_y_media-a-price"))


def _back(obj: Object) -> Back:
    return Back(player_of(obj), text_of(obj, "on"), obj.get("hand", 0), amount_of(obj))


SEAT_VERBS: Mapping[str, Verb] = {
    "bet": Verb({"amount": AMOUNT}, lambda obj: Bet(player_of(obj), amount_of(obj))),
    "raise": Verb({"amount": AMOUNT}, lambda obj: Raise(player_of(obj), amount_of(obj))),
    "hit": Verb({"expose": SWITCH.optional()}, lambda obj: Hit(player_of(obj), read_flag(obj, "expose"))),
    "stand": Verb({}, lambda obj: Stand(player_of(obj))),
    "open": Verb({}, lambda obj: Open(player_of(obj))),
    "change4": Verb({}, lambda obj: ChangeFour(player_of(obj))),
    "fusilar": Verb({"amount": AMOUNT}, lambda obj: Fusilar(player_of(obj), amount_of(obj))),
    "back": Verb({"on": _NAME, "hand": _HAND, "amount": AMOUNT}, _back),
    "cede": Verb(
        {"to": _NAME, "price": _PRICE}, lambda obj: Cede(player_of(obj), text_of(obj, "to"), obj.get("price"))
    ),
    "buy": Verb({}, lambda obj: Buy(player_of(obj))),
    "decline": Verb({}, lambda obj: Decline(player_of(obj))),
    "keep": Verb({}, lambda obj: Keep(player_of(obj))),
    "come_back": Verb({}, lambda obj: Join(player_of(obj))),
}
"""What a seat may do."""

DEALER_VERBS: Mapping[str, Verb] = {"four_back": Verb({}, lambda obj: FourBack())}
"""What the dealer may do in this game beside what he may in all."""

TURN = ("bet", "raise", "hit", "stand", "open", "change4", "fusilar")
"""What a punter may do in his turn."""

_OPS: Mapping[str, Callable[[Object], Command]] = {
    **DEALER,
    **{name: verb.read for name, verb in {**DEALER_VERBS, **SEAT_VERBS}.items()},
    "time": lambda obj: Time(),
}


def decode_command(obj: Object) -> Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    return decode_op(_OPS, obj)


def _write(log: Log) -> list[dict[str, Any]]:
    return [EVENTS.encode(event) for event in log]


def _read(stored: Any) -> Log:
    if type(stored) is not list or not all(type(obj) is dict for obj in stored):
        raise NotAnEvent(f"expected a list of events, found {stored!r}")
    return Log(tuple([EVENTS.decode(obj) for obj in stored]))


EVENTS: EventCodec[Event] = EventCodec("siete_y_media", get_args(Event), {Log: Form(_write, _read)})
encode_event = EVENTS.encode
decode_event = EVENTS.decode
