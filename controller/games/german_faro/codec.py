"""JSON to commands, events to JSON and back, for German faro.

`Malformed` says where in the object and what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from controller.games.cards import BY_LABEL, Card
from controller.games.german_faro import acts as a
from controller.games.german_faro.rules import MAX_MARKS


class Malformed(ValueError):
    """A JSON object that is no command. `place` is the path inside the object, `expected` what was wanted there."""

    def __init__(self, place: str, expected: str) -> None:
        super().__init__(f"{place}: expected {expected}")
        self.place = place
        self.expected = expected


def decode_command(obj: Mapping[str, Any]) -> a.Command:
    """The command of an op object. Raises Malformed, or Refused("bad_op") for an op that does not exist."""
    decoder = SEAT_OPS.get(_op(obj)) or DEALER_OPS.get(_op(obj))
    if decoder is None:
        raise a.Refused("bad_op", f"There is no act {_op(obj)!r}")
    return decoder(obj)


def decode_seat_command(obj: Mapping[str, Any]) -> a.Command | None:
    """The same for the acts of deal scripts alone; None for any other op."""
    decoder = SEAT_OPS.get(_op(obj))
    return None if decoder is None else decoder(obj)


def _op(obj: Mapping[str, Any]) -> str:
    op = obj.get("op")
    if type(op) is not str:
        raise Malformed("op", "the name of an act")
    return op


def _player(obj: Mapping[str, Any]) -> str | None:
    value = obj.get("player")
    if value is not None and type(value) is not str:
        raise Malformed("player", "a string")
    return value


def _card(obj: Mapping[str, Any]) -> Card:
    value = obj.get("card")
    card = BY_LABEL.get(value) if type(value) is str else None
    if card is None:
        raise Malformed("card", "a card such as TC")
    return card


def _marks(obj: Mapping[str, Any]) -> int:
    value = obj.get("marks")
    if type(value) is not int:
        return 0
    if value > MAX_MARKS:
        raise Malformed("marks", f"an integer of at most {MAX_MARKS}")
    return value


def _index(obj: Mapping[str, Any]) -> int:
    value = obj.get("index")
    if type(value) is not int:
        raise Malformed("index", "the number of a card, 0 for the first")
    return value


def _amount(obj: Mapping[str, Any]) -> int:
    value = obj.get("amount")
    if type(value) is not int or abs(value) > MAX_MARKS:
        raise Malformed("amount", f"an integer from -{MAX_MARKS} to {MAX_MARKS}")
    return value


def _required(obj: Mapping[str, Any], name: str) -> str:
    value = obj.get(name)
    if type(value) is not str or not value:
        raise Malformed(name, "a string that is not empty")
    return value


def _word(obj: Mapping[str, Any], name: str) -> str | None:
    return None if obj.get(name) is None else _required(obj, name)


def _rulings(obj: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    value = obj.get("rulings", {})
    if type(value) is not dict or not all(type(word) is str for word in value.values()):
        raise Malformed("rulings", "an object of cards and return, pay or stay")
    return tuple(value.items())


SEAT_OPS: dict[str, Callable[[Mapping[str, Any]], a.Command]] = {
    "stake": lambda obj: a.Stake(_player(obj), _card(obj), _marks(obj)),
    "withdraw": lambda obj: a.Withdraw(_player(obj), _card(obj)),
}

DEALER_OPS: dict[str, Callable[[Mapping[str, Any]], a.Command]] = {
    "close_bets": lambda obj: a.CloseBets(),
    "reopen_bets": lambda obj: a.ReopenBets(),
    "show_card": lambda obj: a.ShowCard(_card(obj)),
    "correct_card": lambda obj: a.CorrectCard(_index(obj), _card(obj), obj.get("swap") is True),
    "void_deal": lambda obj: a.VoidDeal(_required(obj, "reason")),
    "change_purse": lambda obj: a.ChangePurse(_required(obj, "player"), _amount(obj)),
    "rule_irregularity": lambda obj: a.RuleIrregularity(_required(obj, "kind"), _word(obj, "policy"), _rulings(obj)),
    "pay_debt": lambda obj: a.PayDebt(_required(obj, "player"), _amount(obj)),
    "change_bank": lambda obj: a.ChangeBank(_amount(obj)),
}

EVENT_TYPES: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (
        a.StakeLaid,
        a.StakeReturned,
        a.BetsClosed,
        a.BetsReopened,
        a.CardShown,
        a.PairSettled,
        a.DealEnded,
        a.DealVoided,
        a.CardCorrected,
        a.IrregularityRuled,
        a.DebtPaid,
        a.PurseChanged,
        a.BankChanged,
    )
}


def encode_event(event: a.Event) -> dict[str, Any]:
    """The JSON object of an event: {"event": its name, field: value, ...}; cards are labels, tuples are lists."""
    return {"event": type(event).__name__, **{f.name: _encode(getattr(event, f.name)) for f in fields(event)}}


def _encode(value: Any) -> Any:
    if isinstance(value, Card):
        return value.label
    if isinstance(value, a.Line):
        return {**value._asdict(), "card": value.card.label}
    if isinstance(value, a.PairSettled):
        return {f.name: _encode(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, tuple):
        return [_encode(part) for part in value]
    return value


def decode_event(obj: Mapping[str, Any]) -> a.Event:
    """The event of a JSON object that `encode_event` made; ValueError for anything else."""
    kind = EVENT_TYPES.get(obj.get("event", ""))
    if kind is None:
        raise ValueError(f"not an event of German faro: {obj.get('event')!r}")
    try:
        values = {name: _decode(name, value) for name, value in obj.items() if name != "event"}
        return kind(**values)  # type: ignore[no-any-return]
    except (TypeError, KeyError) as problem:
        raise ValueError(f"not a {kind.__name__} event: {problem}") from None


def _decode(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name in ("card", "right", "left", "dead_card", "was", "now"):
        return BY_LABEL[value]
    if name == "covered" and isinstance(value, list):
        return tuple(BY_LABEL[label] for label in value)
    if name == "lines":
        return tuple(a.Line(**{**line, "card": BY_LABEL[line["card"]]}) for line in value)
    if name == "pairs":
        return tuple(a.PairSettled(**{key: _decode(key, part) for key, part in pair.items()}) for pair in value)
    if name == "stakes":
        return tuple((BY_LABEL[card], player, marks) for card, player, marks in value)
    if name == "made":
        return tuple((pile, BY_LABEL[card]) for pile, card in value)
    if name == "purses":
        return tuple((player, amount) for player, amount in value)
    return tuple(value) if name == "out" else value
