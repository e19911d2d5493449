"""JSON to commands, events to JSON and back. The one place that knows both the words of SETTLE.md and the engine's
own.

`decode_command` takes the op objects of SETTLE.md and the dealer's ops; `Malformed` says where in the object and what
was expected. What is merely against the rules of the game is not malformed: it becomes a command that `decide`
refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from controller.games.cards import Card
from controller.games.faro import commands as c
from controller.games.faro import events as e
from controller.games.faro.bets import (
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
from controller.games.faro.rules import MAX_AMOUNT, OPTIONS
from controller.games.faro.settlement import Line

RANK_EXPECTED = "a rank of A 2 3 4 5 6 7 8 9 T J Q K"


class Malformed(ValueError):
    """A JSON object that is no command. `place` is the path inside the object, `expected` what was wanted there."""

    def __init__(self, place: str, expected: str) -> None:
        super().__init__(f"{place}: expected {expected}")
        self.place = place
        self.expected = expected


# Commands.


def decode_command(obj: Mapping[str, Any]) -> c.Command:
    """The command of an op object. Raises Malformed, or Refused("bad_op") for an op that does not exist."""
    op = obj.get("op")
    if type(op) is not str:
        raise Malformed("op", "the name of an act")
    decoder = SEAT_OPS.get(op) or DEALER_OPS.get(op)
    if decoder is None:
        raise c.Refused("bad_op", f"There is no act {op!r}")
    return decoder(obj)


def decode_seat_command(obj: Mapping[str, Any]) -> c.SeatCommand | None:
    """The same for the acts of deal scripts alone; None for any other op."""
    op = obj.get("op")
    if type(op) is not str:
        raise Malformed("op", "the name of an act")
    decoder = SEAT_OPS.get(op)
    return None if decoder is None else decoder(obj)


def _text(obj: Mapping[str, Any], name: str) -> str | None:
    value = obj.get(name)
    if value is not None and type(value) is not str:
        raise Malformed(name, "a string")
    return value


def _id_and_player(obj: Mapping[str, Any]) -> tuple[str | None, str | None]:
    bet_id, player = obj.get("id"), obj.get("player")
    if type(bet_id) is not str and bet_id is not None:
        raise Malformed("id", "a string")
    if type(player) is not str and player is not None:
        raise Malformed("player", "a string")
    return bet_id, player


def _stake(obj: Mapping[str, Any]) -> int:
    value = obj.get("stake")
    if type(value) is not int:
        return 0
    if value > MAX_AMOUNT:
        raise Malformed("stake", f"an integer of at most {MAX_AMOUNT}")
    return value


def _copper(obj: Mapping[str, Any]) -> bool | None:
    value = obj.get("copper")
    if value is not None and type(value) is not bool:
        raise Malformed("copper", "true or false")
    return value


def _ranks(obj: Mapping[str, Any], name: str) -> RankSet:
    value = obj.get(name)
    if type(value) is not list:
        raise Malformed(name, "a list of ranks")
    mask = 0
    try:
        for label in value:
            mask |= BIT_OF[label]
    except (KeyError, TypeError):  # TypeError: a list or an object, which is no key
        place = next(i for i, label in enumerate(value) if type(label) is not str or label not in BIT_OF)
        raise Malformed(f"{name}[{place}]", RANK_EXPECTED) from None
    return RankSet(mask)


def _ranks_or_none(obj: Mapping[str, Any], name: str) -> RankSet | None:
    return _ranks(obj, name) if name in obj else None


Shape = tuple[RankSet, RankSet, RankSet, str]
"""Ranks, ranks to win, ranks to lose and order, as far as a type of bet has them."""


def _on_ranks(obj: Mapping[str, Any]) -> Shape:
    return _ranks(obj, "ranks"), NO_RANKS, NO_RANKS, ""


def _on_two_sides(obj: Mapping[str, Any]) -> Shape:
    return NO_RANKS, _ranks(obj, "win"), _ranks(obj, "lose"), ""


def _without_ranks(obj: Mapping[str, Any]) -> Shape:
    return NO_RANKS, NO_RANKS, NO_RANKS, ""


def _of_call(obj: Mapping[str, Any]) -> Shape:
    """The order as the engine keeps it; empty where it is none, which no call matches."""
    value = obj.get("order")
    if type(value) is list and len(value) == 3 and all(type(label) is str and label in BIT_OF for label in value):
        return NO_RANKS, NO_RANKS, NO_RANKS, "".join(value)
    return NO_RANKS, NO_RANKS, NO_RANKS, ""


def _of_color(obj: Mapping[str, Any]) -> Shape:
    value = obj.get("order")
    return NO_RANKS, NO_RANKS, NO_RANKS, value if type(value) is str else ""


_SHAPES: dict[str | None, Callable[[Mapping[str, Any]], Shape]] = {
    **dict.fromkeys(BET_TYPES, _without_ranks),
    "flat": _on_ranks,
    "group": _on_ranks,
    "heel": _on_two_sides,
    "string": _on_two_sides,
    "call": _of_call,
    "color": _of_color,
    None: _without_ranks,
}


def _kind(obj: Mapping[str, Any]) -> str | None:
    value = obj.get("type")
    return value if type(value) is str and value in BET_TYPES else None


def _bet(obj: Mapping[str, Any]) -> c.PlaceBet:
    bet_id, player = _id_and_player(obj)
    stake = _stake(obj)
    kind = _kind(obj)
    ranks, win, lose, order = _SHAPES[kind](obj)
    return c.PlaceBet(bet_id, player, kind, stake, ranks, win, lose, bool(_copper(obj)), order)


def _parlay(obj: Mapping[str, Any]) -> c.Parlay:
    stake = None if obj.get("stake") is None else _stake(obj)
    source = _text(obj, "from")
    bet_id, player = _id_and_player(obj)
    kind = _kind(obj)
    ranks, win, lose, order = _SHAPES[kind](obj)
    return c.Parlay(source, bet_id, player, kind, stake, ranks, win, lose, bool(_copper(obj)), order)


def _move(obj: Mapping[str, Any]) -> c.MoveBet:
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


def _amount(obj: Mapping[str, Any], name: str) -> int:
    value = obj.get(name)
    if type(value) is not int or abs(value) > MAX_AMOUNT:
        raise Malformed(name, f"an integer from -{MAX_AMOUNT} to {MAX_AMOUNT}")
    return value


def _card(obj: Mapping[str, Any], name: str) -> Card:
    value = obj.get(name)
    try:
        return Card.parse(value) if type(value) is str else Card.parse("")
    except ValueError:
        raise Malformed(name, "a card such as TC") from None


def _cards(obj: Mapping[str, Any], name: str) -> tuple[Card, ...]:
    value = obj.get(name)
    if type(value) is not list or not value:
        raise Malformed(name, "a list of cards")
    return tuple(_card({f"{name}[{i}]": label}, f"{name}[{i}]") for i, label in enumerate(value))


def _policy(obj: Mapping[str, Any]) -> str | None:
    value = obj.get("policy")
    option = OPTIONS["irregularity"]
    if value is not None and not option.allows(value):
        raise Malformed("policy", option.expected)
    return value


def _rulings(obj: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    value = obj.get("rulings", {})
    if type(value) is not dict or any(word not in ("return", "pay", "stay") for word in value.values()):
        raise Malformed("rulings", "an object of bets and return, pay or stay")
    return tuple(value.items())


def _required(obj: Mapping[str, Any], name: str) -> str:
    value = _text(obj, name)
    if not value:
        raise Malformed(name, "a string that is not empty")
    return value


def _flag(obj: Mapping[str, Any], name: str) -> bool:
    value = obj.get(name, False)
    if type(value) is not bool:
        raise Malformed(name, "true or false")
    return value


SEAT_OPS: dict[str, Callable[[Mapping[str, Any]], c.SeatCommand]] = {
    "bet": _bet,
    "parlay": _parlay,
    "move": _move,
    "remove": lambda obj: c.RemoveBet(*_id_and_player(obj)),
    "bar": lambda obj: c.BarBet(*_id_and_player(obj)),
    "unbar": lambda obj: c.UnbarBet(*_id_and_player(obj)),
    "claim": lambda obj: c.ClaimBet(*_id_and_player(obj)),
}

DEALER_OPS: dict[str, Callable[[Mapping[str, Any]], c.DealerCommand]] = {
    "close_bets": lambda obj: c.CloseBets(),
    "reopen_bets": lambda obj: c.ReopenBets(),
    "show_card": lambda obj: c.ShowCard(_card(obj, "card")),
    "show_unsure": lambda obj: c.ShowUnsure(_cards(obj, "candidates")),
    "name_card": lambda obj: c.NameCard(_amount(obj, "index"), _card(obj, "card")),
    "rule_irregularity": lambda obj: c.RuleIrregularity(_required(obj, "kind"), _policy(obj), _rulings(obj)),
    "correct_card": lambda obj: c.CorrectCard(_amount(obj, "index"), _card(obj, "card"), _flag(obj, "swap")),
    "void_deal": lambda obj: c.VoidDeal(_required(obj, "reason")),
    "change_purse": lambda obj: c.ChangePurse(_required(obj, "player"), _amount(obj, "amount")),
    "pay_debt": lambda obj: c.PayDebt(_required(obj, "player"), _amount(obj, "amount")),
    "change_bank": lambda obj: c.ChangeBank(_amount(obj, "amount")),
    "raise_max": lambda obj: c.RaiseMax(_amount(obj, "max")),
}


# Bets as people and scripts write them.


def bet_fields(bet: Bet) -> dict[str, Any]:
    """The op fields that describe where a bet lies: ranks, or win and lose, or order, and its copper."""
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


# Events. One JSON object each: {"event": its name, field: value, ...}. Cards and ranks are labels, tuples are lists.

EVENT_TYPES: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (
        e.BetPlaced,
        e.BetMoved,
        e.BetRemoved,
        e.BetBarred,
        e.BetClaimed,
        e.BetReturned,
        e.BetsClosed,
        e.BetsReopened,
        e.CardShown,
        e.CardUnsure,
        e.CardNamed,
        e.PartSettled,
        e.PartUndone,
        e.IrregularityRuled,
        e.TurnSettled,
        e.DealClosed,
        e.DealVoided,
        e.CardCorrected,
        e.PurseChanged,
        e.DebtPaid,
        e.BankChanged,
        e.MaxRaised,
    )
}


def encode_event(event: e.Event) -> dict[str, Any]:
    """The JSON object of an event."""
    found: dict[str, Any] = {"event": type(event).__name__}
    for field in fields(event):
        value = getattr(event, field.name)
        encode = ENCODERS.get(field.name)
        found[field.name] = encode(value) if encode is not None and value is not None else value
    return found


def decode_event(obj: Mapping[str, Any]) -> e.Event:
    """The event of a JSON object that `encode_event` made; ValueError for anything else. Fields that an older version
    did not write keep their default."""
    kind = EVENT_TYPES.get(obj.get("event", ""))
    if kind is None:
        raise ValueError(f"not an event of faro: {obj.get('event')!r}")
    values = {}
    try:
        for name, value in obj.items():
            if name == "event":
                continue
            decode = DECODERS.get(name)
            values[name] = decode(value) if decode is not None and value is not None else value
        return kind(**values)  # type: ignore[no-any-return]
    except (TypeError, KeyError, AttributeError) as problem:
        raise ValueError(f"not a {kind.__name__} event: {problem}") from None


def _encode_bet(bet: Bet) -> dict[str, Any]:
    return {**bet._asdict(), "win": labels_of(bet.win), "lose": labels_of(bet.lose)}


def _decode_bet(obj: Mapping[str, Any]) -> Bet:
    return Bet(**{**obj, "win": rank_set(obj["win"]), "lose": rank_set(obj["lose"])})


def _encode_movement(movement: e.Movement | None) -> dict[str, Any] | None:
    return None if movement is None else movement._asdict()


def _decode_movement(obj: Mapping[str, Any] | None) -> e.Movement | None:
    return None if obj is None else e.Movement(**obj)


def _encode_lines(lines: tuple[Line, ...]) -> list[dict[str, Any]]:
    return [line._asdict() for line in lines]


def _decode_lines(found: list[dict[str, Any]]) -> tuple[Line, ...]:
    return tuple(Line(**line) for line in found)


def _encode_adjustment(adjustment: e.Adjustment) -> dict[str, Any]:
    return {
        **adjustment._asdict(),
        "was": _encode_movement(adjustment.was),
        "now": _encode_movement(adjustment.now),
    }


def _decode_adjustment(obj: Mapping[str, Any]) -> e.Adjustment:
    return e.Adjustment(**{**obj, "was": _decode_movement(obj["was"]), "now": _decode_movement(obj["now"])})


ENCODERS: dict[str, Callable[[Any], Any]] = {
    "bet": _encode_bet,
    "win": labels_of,
    "lose": labels_of,
    "card": str,
    "candidates": lambda cards: [card.label for card in cards],
    "was": str,
    "now": str,
    "lines": _encode_lines,
    "closing": _encode_lines,
    "adjustments": lambda found: [_encode_adjustment(adjustment) for adjustment in found],
    "purses": lambda found: [list(pair) for pair in found],
    "layout": lambda found: [_encode_bet(bet) for bet in found],
    "winners": lambda found: [list(winner) for winner in found],
    "turns": lambda found: [{"turn": turn.turn, "lines": _encode_lines(turn.lines)} for turn in found],
    "endings": lambda found: [[bet_id, turn, movement._asdict()] for bet_id, turn, movement in found],
}

DECODERS: dict[str, Callable[[Any], Any]] = {
    "bet": _decode_bet,
    "win": rank_set,
    "lose": rank_set,
    "card": Card.parse,
    "candidates": lambda labels: tuple(Card.parse(label) for label in labels),
    "was": Card.parse,
    "now": Card.parse,
    "lines": _decode_lines,
    "closing": _decode_lines,
    "adjustments": lambda found: tuple(_decode_adjustment(adjustment) for adjustment in found),
    "purses": lambda found: tuple((player, amount) for player, amount in found),
    "layout": lambda found: tuple(_decode_bet(bet) for bet in found),
    "winners": lambda found: tuple((bet_id, player, amount) for bet_id, player, amount in found),
    "turns": lambda found: tuple(e.TurnSettled(turn["turn"], _decode_lines(turn["lines"])) for turn in found),
    "endings": lambda found: tuple((bet_id, turn, e.Movement(**movement)) for bet_id, turn, movement in found),
}
