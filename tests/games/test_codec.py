"""Events are stored by the types of their fields, and as they always were: old rows are written again byte by byte."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.games import faro, german_faro
from controller.games.cards import PACK_52, Card
from controller.games.codec import EventCodec, command_reader, types_of
from controller.games.faro.acts import ENGINE, Adjustment, CardCorrected, Movement
from controller.games.faro.bets import RankSet
from controller.games.german_faro.acts import ENGINE as GERMAN
from controller.games.refusal import BadOption, BadScript, GameError, Malformed, NotAnEvent, Refusal

CODECS: dict[str, EventCodec[Any]] = {"faro": ENGINE.codec, "german_faro": GERMAN.codec}
HERE = Path(__file__).parent
STORED = [
    (record["game"], record["event"]) for record in map(json.loads, (HERE / "events_v1.jsonl").read_text().splitlines())
] + [
    (record["game"], event)
    for record in map(json.loads, (HERE / "deals_v1.jsonl").read_text().splitlines())
    for event in record["events"]
]


def test_an_old_event_is_written_again_byte_by_byte() -> None:
    for game, body in STORED:
        assert json.dumps(CODECS[game].encode(CODECS[game].decode(body))) == json.dumps(body)


AMOUNTS = st.integers(-(2**63), 2**63 - 1)
ATOMS: dict[Any, st.SearchStrategy[Any]] = {
    int: AMOUNTS,
    str: st.text(max_size=8),
    bool: st.booleans(),
    Card: st.sampled_from(PACK_52),
    RankSet: st.integers(0, (1 << 13) - 1),
}


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Any value of this type."""
    if hint in ATOMS:
        return ATOMS[hint]
    if hint is type(None):
        return st.none()
    parts = get_args(hint)
    if isinstance(hint, type) and not parts:
        return made(hint)
    if parts and parts[-1] is Ellipsis:
        return st.lists(values(parts[0]), max_size=3).map(tuple)
    if getattr(hint, "__origin__", None) is tuple:
        return st.tuples(*map(values, parts))
    return st.one_of(*map(values, parts))


def made(kind: type[Any]) -> st.SearchStrategy[Any]:
    return st.builds(kind, **{name: values(hint) for name, hint in types_of(kind).items()})


KINDS = [pytest.param(game, kind, id=f"{game}-{name}") for game, c in CODECS.items() for name, kind in c.kinds.items()]


@pytest.mark.parametrize(("game", "kind"), KINDS)
@settings(max_examples=8)
@given(data=st.data())
def test_what_is_stored_comes_back(game: str, kind: type[Any], data: st.DataObject) -> None:
    event = data.draw(made(kind))
    written = json.loads(json.dumps(CODECS[game].encode(event)))
    assert list(written) == ["event", *types_of(kind)]
    assert CODECS[game].decode(written) == event
    for name, hint in get_type_hints(kind).items():
        if type(None) not in get_args(hint):
            with pytest.raises(NotAnEvent, match=name):
                CODECS[game].decode({**written, name: None})


def test_a_field_is_stored_by_its_type_and_not_by_its_name() -> None:
    """`was` is a card in the one and a movement in the other."""
    nine, jack = Card.parse("9H"), Card.parse("JH")
    moved = Movement("win", 5, 5, 10, "ann")
    event = CardCorrected(
        1, nine, jack, None, (Adjustment(1, "a", "ann", moved, None),), (), 0, (), (), (), (), (("a", 3, moved),)
    )
    written = ENGINE.codec.encode(event)
    assert (written["was"], written["adjustments"][0]["was"]["result"], written["endings"][0][0]) == ("9H", "win", "a")
    assert ENGINE.codec.decode(json.loads(json.dumps(written))) == event


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"event": "BetsClosed", "turn": "1"}, "not a BetsClosed event: turn: expected an integer, found '1'"),
        ({"event": "BetsClosed", "turn": True}, "turn: expected an integer, found True"),
        ({"event": "BetsClosed"}, "not a BetsClosed event: lacks turn"),
        ({"event": "BetsClosed", "turn": 1, "x": 2}, "has no field 'x'"),
        ({"event": "CardShown", "index": 0, "card": "1H"}, "card: expected a card such as TC, found '1H'"),
        ({"event": "CardUnsure", "index": 0, "candidates": "9H"}, "candidates: expected a list, found '9H'"),
        ({"event": "BetMoved", "id": "a", "type": "flat", "win": ["10"], "lose": [], "copper": False}, "win: "),
        ({"event": "TurnSettled", "turn": 1, "lines": [{"id": "a"}]}, "lines: lacks player, result"),
        ({"event": ["BetsClosed"], "turn": 1}, "not an event of faro"),
    ],
)
def test_a_damaged_event_is_one_line_with_its_place(body: dict[str, Any], says: str) -> None:
    with pytest.raises(NotAnEvent) as caught:
        ENGINE.codec.decode(body)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_new_field_has_a_default_and_old_rows_load() -> None:
    @dataclass(frozen=True, slots=True)
    class Raked:
        amount: int
        to: str = "house"

    codec: EventCodec[Raked] = EventCodec("a game", [Raked])
    assert codec.decode({"event": "Raked", "amount": 3}) == Raked(3)
    assert codec.encode(Raked(3)) == {"event": "Raked", "amount": 3, "to": "house"}


def test_a_field_that_cannot_be_stored_is_found_when_the_game_is_imported() -> None:
    class Odd(NamedTuple):
        hand: set[int]

    with pytest.raises(TypeError, match="no stored form"):
        EventCodec("a game", [Odd])


def test_a_command_is_read_by_its_types() -> None:
    read = command_reader(faro.CorrectCard)
    assert read({"index": 3, "card": "9H"}) == faro.CorrectCard(3, Card.parse("9H"))
    with pytest.raises(Malformed, match="swap: expected true or false"):
        read({"index": 3, "card": "9H", "swap": 1})


DEALER_OPS: list[dict[str, Any]] = [
    {"op": "close_bets"},
    {"op": "reopen_bets"},
    {"op": "show_card", "card": "9H"},
    {"op": "correct_card", "index": 3, "card": "9H", "swap": True},
    {"op": "void_deal", "reason": "torn"},
    {"op": "change_purse", "player": "ann", "amount": -3},
    {"op": "pay_debt", "player": "ann", "amount": 3},
    {"op": "change_bank", "amount": 3},
    {"op": "rule_irregularity", "kind": "foul_pack", "policy": "dealer_rules", "rulings": {"a": "pay"}},
]


@pytest.mark.parametrize("op", [pytest.param(op, id=op["op"]) for op in DEALER_OPS])
def test_the_dealer_has_the_same_acts_in_every_game(op: dict[str, Any]) -> None:
    assert faro.decode_command(op) == german_faro.decode_command(op)
    for name in set(op) - {"op", "policy", "rulings", "swap"}:
        with pytest.raises(Malformed, match=f"^{name}: expected "):
            faro.decode_command({**op, name: []})


def test_every_error_of_a_game_is_of_one_tree() -> None:
    assert all(issubclass(kind, GameError) for kind in (BadOption, BadScript, Malformed, NotAnEvent, Refusal))
    assert all(issubclass(kind, ValueError) for kind in (BadOption, BadScript, Malformed, NotAnEvent))
    assert not issubclass(Refusal, ValueError)
