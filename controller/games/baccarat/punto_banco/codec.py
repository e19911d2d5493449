"""JSON to commands, events to JSON and back, for punto banco.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from ...codec import EventCodec, Object, decode_op, player_of, text_of, whole_of
from ...dealer import DEALER
from ...message import say
from ...verbs import AMOUNT, ID, Field, Verb
from .acts import Command, Event, PlaceBet, RemoveBet
from .bets import TYPES

_TYPE = Field(lambda value: isinstance(value, str) and value in TYPES, say("games-one-of", words=TYPES))


def bet_of(obj: Object, id_: str = "id") -> tuple[str | None, str | None, str | None, int]:
    """The fields of a bet in their order; `id_` is the name of its id. What is of a wrong kind is left for the rules to
    refuse."""
    return text_of(obj, id_), player_of(obj), text_of(obj, "type"), whole_of(obj, "stake")


def read_bet(obj: Object, id_: str = "id") -> PlaceBet:
    """A bet as a command."""
    return PlaceBet(*bet_of(obj, id_))


def read_removal(obj: Object, id_: str = "id") -> RemoveBet:
    """A bet taken back; where no player is named, whose it is is not asked."""
    return RemoveBet(text_of(obj, id_), player_of(obj), "player" not in obj)


_OPS: Mapping[str, Callable[[Object], Command]] = {**DEALER, "bet": read_bet, "remove": read_removal}


def decode_command(obj: Object) -> Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    return decode_op(_OPS, obj)


SEAT_VERBS: Mapping[str, Verb] = {
    "bet": Verb({"bet": ID, "type": _TYPE, "stake": AMOUNT}, lambda obj: read_bet(obj, "bet")),
    "remove": Verb({"bet": ID}, lambda obj: read_removal(obj, "bet")),
}
"""What a seat may do. On the wire the id of a bet is `bet`, as `id` is that of the message."""

EVENTS: EventCodec[Event] = EventCodec("punto banco", get_args(Event))
encode_event = EVENTS.encode
decode_event = EVENTS.decode
