"""JSON to commands, events to JSON and back. The one place that knows both the words of docs/settle.md and the
engine's own.

`decode_command` takes the op objects of docs/settle.md and the dealer's ops; `Malformed` says where in the object and
what was expected. What is merely against the rules of the game is not malformed: it becomes a command that `decide`
refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from ..cards import RANK_LABELS
from ..codec import EventCodec, Form, Forms, Object, command_reader, decode_op, op_of, read_stake, read_text
from ..dealer import DEALER
from ..message import say
from ..refusal import Malformed
from . import commands as c
from . import events as e
from .bets import (
    BET_TYPES,
    BIT_OF,
    CALL_TYPES,
    COPPER_TYPES,
    NO_RANKS,
    RANK_TYPES,
    Bet,
    RankSet,
    labels_of,
    rank_set,
)

# Commands.


def decode_command(obj: Object) -> c.Command:
    """The command of an op object. Raises Malformed, or Refusal("bad_op") for an op that does not exist."""
    return decode_op(_OPS, obj)


def decode_seat_command(obj: Object) -> c.SeatCommand | None:
    """The same for the acts of deal scripts alone; None for any other op."""
    decoder = SEAT_OPS.get(op_of(obj))
    return None if decoder is None else decoder(obj)


def _id_and_player(obj: Object) -> tuple[str | None, str | None]:
    bet_id, player = obj.get("id"), obj.get("player")
    if type(bet_id) is not str and bet_id is not None:
        raise Malformed("id", say("games-a-string"))
    if type(player) is not str and player is not None:
        raise Malformed("player", say("games-a-string"))
    return bet_id, player


def _copper(obj: Object) -> bool | None:
    value = obj.get("copper")
    if value is not None and type(value) is not bool:
        raise Malformed("copper", say("games-true-or-false"))
    return value


def _ranks(obj: Object, name: str) -> RankSet:
    value = obj.get(name)
    if type(value) is not list:
        raise Malformed(name, say("faro-a-list-of-ranks"))
    mask = 0
    try:
        for label in value:
            mask |= BIT_OF[label]
    except (KeyError, TypeError):  # TypeError: a list or an object, which is no key
        place = next(i for i, label in enumerate(value) if type(label) is not str or label not in BIT_OF)
        raise Malformed(f"{name}[{place}]", say("faro-a-rank", ranks=" ".join(RANK_LABELS))) from None
    return RankSet(mask)


def _ranks_or_none(obj: Object, name: str) -> RankSet | None:
    return _ranks(obj, name) if name in obj else None


Shape = tuple[RankSet, RankSet, RankSet, str]
"""Ranks, ranks to win, ranks to lose and order, as far as a type of bet has them."""


def _on_ranks(obj: Object) -> Shape:
    return _ranks(obj, "ranks"), NO_RANKS, NO_RANKS, ""


def _on_two_sides(obj: Object) -> Shape:
    return NO_RANKS, _ranks(obj, "win"), _ranks(obj, "lose"), ""


def _without_ranks(obj: Object) -> Shape:
    return NO_RANKS, NO_RANKS, NO_RANKS, ""


def _of_call(obj: Object) -> Shape:
    """The order as the engine keeps it; empty where it is none, which no call matches."""
    value = obj.get("order")
    if type(value) is list and len(value) == 3 and all(type(label) is str and label in BIT_OF for label in value):
        return NO_RANKS, NO_RANKS, NO_RANKS, "".join(value)
    return NO_RANKS, NO_RANKS, NO_RANKS, ""


def _of_color(obj: Object) -> Shape:
    value = obj.get("order")
    return NO_RANKS, NO_RANKS, NO_RANKS, value if type(value) is str else ""


_SHAPES: dict[str | None, Callable[[Object], Shape]] = {
    **dict.fromkeys(BET_TYPES, _without_ranks),
    "flat": _on_ranks,
    "group": _on_ranks,
    "heel": _on_two_sides,
    "string": _on_two_sides,
    "call": _of_call,
    "color": _of_color,
    None: _without_ranks,
}


def _kind(obj: Object) -> str | None:
    value = obj.get("type")
    return value if type(value) is str and value in BET_TYPES else None


def _bet(obj: Object) -> c.PlaceBet:
    bet_id, player = _id_and_player(obj)
    stake = read_stake(obj, "stake")
    kind = _kind(obj)
    ranks, win, lose, order = _SHAPES[kind](obj)
    return c.PlaceBet(bet_id, player, kind, stake, ranks, win, lose, _copper(obj) or False, order)


def _parlay(obj: Object) -> c.Parlay:
    stake = None if obj.get("stake") is None else read_stake(obj, "stake")
    source = read_text(obj, "from")
    bet_id, player = _id_and_player(obj)
    kind = _kind(obj)
    ranks, win, lose, order = _SHAPES[kind](obj)
    return c.Parlay(source, bet_id, player, kind, stake, ranks, win, lose, _copper(obj) or False, order)


def _move(obj: Object) -> c.MoveBet:
    kind = None
    ranks = win = lose = None
    if obj.get("type") is None:
        ranks, win, lose = (_ranks_or_none(obj, name) for name in ("ranks", "win", "lose"))
    else:
        kind = _kind(obj) or "unknown"
        if kind in RANK_TYPES:
            ranks, win, lose, _ = _SHAPES[kind](obj)
    bet_id, player = _id_and_player(obj)
    return c.MoveBet(bet_id, player, kind, ranks, win, lose, _copper(obj))


SEAT_OPS: dict[str, Callable[[Object], c.SeatCommand]] = {
    "bet": _bet,
    "parlay": _parlay,
    "move": _move,
    "remove": lambda obj: c.RemoveBet(*_id_and_player(obj)),
    "bar": lambda obj: c.BarBet(*_id_and_player(obj)),
    "unbar": lambda obj: c.UnbarBet(*_id_and_player(obj)),
    "claim": lambda obj: c.ClaimBet(*_id_and_player(obj)),
}

DEALER_OPS: Mapping[str, Callable[[Object], c.DealerCommand]] = {
    **DEALER,
    "show_unsure": command_reader(c.ShowUnsure),
    "name_card": command_reader(c.NameCard),
    "raise_max": command_reader(c.RaiseMax),
}
_OPS: Mapping[str, Callable[[Object], c.Command]] = {**DEALER_OPS, **SEAT_OPS}


# Bets as people and scripts write them.


def bet_fields(bet: Bet) -> dict[str, Any]:
    """The op fields that describe the place of a bet: ranks, or win and lose, or order, and its copper."""
    found: dict[str, Any] = {"type": bet.type}
    if bet.type in CALL_TYPES:
        found["order"] = list(bet.order) if bet.type == "call" else bet.order
    elif bet.type in COPPER_TYPES:
        if bet.type != "high":
            found["ranks"] = labels_of(bet.ranks)
        found["copper"] = bet.copper
    elif bet.type in RANK_TYPES:
        found["win"], found["lose"] = labels_of(bet.win), labels_of(bet.lose)
    return found


# Events.

FORMS: Forms = {RankSet: Form(labels_of, rank_set)}
EVENTS: EventCodec[e.Event] = EventCodec("faro", get_args(e.Event), FORMS)
encode_event = EVENTS.encode
decode_event = EVENTS.decode
