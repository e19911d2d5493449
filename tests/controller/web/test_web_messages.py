"""The shape and size of what tablets may say."""

from __future__ import annotations

import json

import pytest

from controller.web.messages import MAX_MESSAGE_BYTES, Malformed
from tests.controller.all_words import ACTS, DOOR_VERBS, SEAT_VERBS, SERVICE_VERBS, TABLE_VERBS, parse
from tests.english import english

AT = {"deal": 2, "round": 14, "phase": "bets_open"}


@pytest.mark.parametrize(
    "command",
    [
        {"do": "bet", "bet": "b1", "type": "flat", "ranks": ["K"], "copper": True, "stake": 25},
        {"do": "bet", "bet": "b1", "type": "heel", "win": ["A"], "lose": ["T"], "stake": 1},
        {"do": "bet", "bet": "b1", "type": "call", "order": ["A", "2", "3"], "stake": 1},
        {"do": "bet", "bet": "b1", "type": "color", "order": "SAME", "stake": 1},
        {"do": "parlay", "bet": "b2", "from": "b1", "type": "odd"},
        {"do": "move", "bet": "b1", "ranks": ["2", "3"]},
        {"do": "stake", "card": "KS", "marks": 4},
        {"do": "withdraw", "card": "KS"},
        {"do": "answer", "question": "q1", "card": "TC"},
        {"do": "resume", "without": {"camera": "hangs: no picture for more than 0.7 s"}},
        {"do": "warning_seen", "part": "power", "mark": "00ff00ff00ff00ff"},
        {"do": "start_deal", "pack": "same"},
        {"do": "drawn", "count": 2, "question": "q1"},
        {"do": "cash_out", "player": "Ann O'Hara", "amount": None},
        {"do": "bank", "amount": -50},
        {"do": "open_seat", "player": "Zoë"},
        {"do": "seen"},
        {"do": "whole"},
    ],
    ids=lambda command: command["do"],
)
def test_well_formed(command: dict[str, object]) -> None:
    message = {"id": "a-1", **command} | ({"at": AT} if command["do"] in ACTS else {})
    assert parse(json.dumps(message)) == message


FIELDS: dict[str, object] = {
    "action": "draw",
    "amount": 5,
    "beads": 1,
    "bet": "b1",
    "cap": 250,
    "card": "KS",
    "corners": None,
    "count": 2,
    "from": "b0",
    "index": 3,
    "kind": "foul_pack",
    "light": "lamp",
    "mark": "00ff00ff00ff00ff",
    "marker": "cut",
    "marks": 4,
    "max": 250,
    "on": True,
    "part": "power",
    "player": "Ann",
    "question": "q1",
    "ruling": "card 3 is 4H",
    "spindle": 1,
    "spindles": [1],
    "stake": 5,
    "step_us": 10,
    "suit": "H",
    "type": "flat",
}


def whole(verb: str) -> dict[str, object]:
    """A command with every field it needs."""
    needed = {name: FIELDS[name] for name, field in ACTS[verb].items() if field.required}
    action = {"enrol": {"action": "begin"}, "calibration": {"action": "store"}}.get(verb, {})
    return {"id": "a-1", "do": verb, **needed, **action, "at": AT}


@pytest.mark.parametrize("verb", ACTS)
def test_every_command_of_every_role_names_the_moment_it_is_meant_for(verb: str) -> None:
    command = whole(verb)
    assert parse(json.dumps(command)) == command
    wrong: list[object] = [None, 3, "now", {}, {"deal": 2, "round": 14}, AT | {"version": 812}]
    wrong += [AT | {"deal": "2"}, AT | {"round": True}, AT | {"round": -1}, AT | {"round": 1.0}]
    wrong += [AT | {"phase": 3}, AT | {"phase": ""}, AT | {"phase": "x" * 25}, AT | {"phase": "Bets open"}]
    for at in wrong:
        with pytest.raises(Malformed, match=r"^table-malformed-field\(field=at, wants=wire-the-moment\)$"):
            parse(json.dumps(command | {"at": at}))
    del command["at"]
    with pytest.raises(Malformed, match=rf"^wire-needs\(field=at, verb={verb}\)$"):
        parse(json.dumps(command))


NO_MESSAGES = (
    "3",
    "null",
    "[]",
    "{}",
    '{"code": 3}',
    '{"code": "table-ruled-void", "text": ""}',
    '{"code": "table-ruled-void", "data": []}',
    '{"code": "table-ruled-card", "data": {"card": null}}',
    '{"code": "table-ruled-card", "data": {"card": ' + "[" * 900 + "]" * 900 + "}}",
    '{"code": "plain"}',
    '{"code": "plain", "data": {"text": 3}}',
    '{"code": "plain", "data": {"text": "' + "x" * 4000 + '"}}',
)
"""What a page cannot have been shown."""


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ("", "JSON object"),
        ("[]", "JSON object"),
        ('"bet"', "JSON object"),
        ("[" * 4000, "JSON object"),
        ('{"id": "1", "do": "bank", "amount": NaN}', "JSON object"),
        ("{}", "id must be"),
        ('{"id": "", "do": "undo"}', "id must be"),
        ('{"id": 1, "do": "undo"}', "id must be"),
        ('{"id": "1"}', "do must be one of"),
        ('{"id": "1", "do": ["undo"]}', "do must be one of"),
        ('{"id": "1", "do": "shuffle"}', "do must be one of"),
        ('{"id": "1", "do": "undo", "player": "ann"}', 'no field "player"'),
        ('{"id": "1", "do": "remove"}', "remove needs bet"),
        ('{"id": "1", "do": "resume", "without": ["camera"]}', "without must be an object of faulty parts"),
        ('{"id": "1", "do": "resume", "without": {"camera": 1}}', "without must be an object of faulty parts"),
        ('{"id": "1", "do": "start_deal", "pack": "old"}', 'pack must be "new" or "same"'),
        ('{"id": "1", "do": "remove", "bet": "b", "player": "bob"}', 'no field "player"'),
        ('{"id": "1", "do": "bet", "bet": "b", "type": "flat", "stake": 1.5}', "stake must be"),
        ('{"id": "1", "do": "bet", "bet": "b", "type": "flat", "stake": true}', "stake must be"),
        ('{"id": "1", "do": "bet", "bet": "b", "type": "flat", "stake": 0}', "stake must be"),
        ('{"id": "1", "do": "bet", "bet": "b", "type": "flat", "stake": 99999999999999}', "stake must be"),
        ('{"id": "1", "do": "bet", "bet": "b", "type": "roulette", "stake": 1}', "type must be"),
        ('{"id": "1", "do": "bet", "bet": "b", "type": "flat", "ranks": ["10"], "stake": 1}', "ranks must be"),
        ('{"id": "1", "do": "bet", "bet": "b", "type": "flat", "ranks": "K", "stake": 1}', "ranks must be"),
        ('{"id": "1", "do": "key_card", "card": "10S"}', "card must be"),
        ('{"id": "1", "do": "stake", "card": "TS", "marks": 0}', "marks must be"),
        ('{"id": "1", "do": "correct", "card": "TS", "index": 416}', "index must be"),
        ('{"id": "1", "do": "open_seat", "player": "<b>"}', "player must be"),
        ('{"id": "1", "do": "join", "name": "a\\nb"}', "name must be"),
        ('{"id": "1", "do": "odds", "at": {"deal": 1, "round": 1, "phase": "soda"}}', 'no field "at"'),
        ('{"id": "1", "do": "key_card", "card": "TS"}', "key_card needs index"),
        *(
            (f'{{"id": "1", "do": "{verb}", "{field}": {said}}}', f"{field} must be")
            for verb, field, shown in (("undo", "ruling", "{}"), ("resume", "without", '{{"camera": {}}}'))
            for said in map(shown.format, NO_MESSAGES)
        ),
        ('{"id": "1", "do": "enrol", "action": "back", "before": "1"}', "before must be"),
        ('{"id": "1", "do": "test", "on": 1}', "on must be true or false"),
        ('{"id": "1", "do": "jog", "spindle": 13, "step_us": 5}', "spindle must be"),
        ('{"id": "1", "do": "jog", "spindle": 1, "step_us": 5000}', "step_us must be"),
        ('{"id": "1", "do": "show_beads", "spindle": 1, "beads": 5}', "beads must be"),
        ('{"id": "1", "do": "calibrate", "spindles": []}', "spindles must be"),
        ('{"id": "1", "do": "calibrate", "spindles": [1, 1]}', "spindles must be"),
        ('{"id": "1", "do": "calibrate", "spindles": [true]}', "spindles must be"),
        ('{"id": "1", "do": "calibrate", "spindles": [[]]}', "spindles must be"),
        ('{"id": "1", "do": "calibration", "action": "burn"}', "action must be"),
        ('{"id": "1", "do": "blink", "light": ["lamp"]}', "light must be"),
        ('{"id": "1", "do": "window", "corners": [[0, 0], [1, 0], [1, 1]]}', "corners must be"),
        ('{"id": "1", "do": "enrol"}', "enrol needs action"),
        ('{"id": "1", "do": "enrol", "action": "eat"}', "action must be one of begin, done, drop, order, name"),
        ('{"id": "1", "do": "enrol", "action": "name", "place": 200, "text": "KH"}', "place must be"),
        ('{"id": "1", "do": "enrol", "action": "name", "place": -1, "text": "KH"}', "place must be"),
        ('{"id": "1", "do": "enrol", "action": "name", "place": 1, "text": "\\u0007"}', "text must be"),
        ('{"id": "1", "do": "enrol", "action": "order", "text": "' + "KH " * 334 + '"}', "text must be"),
        ('{"id": "1", "do": "window", "corners": [[0, 0], [1, 0], [1, 1], [0, 1.5]]}', "corners must be"),
        ('{"id": "1", "do": "window", "corners": [[0, 0], [1, 0], [1, 1], [0, "1"]]}', "corners must be"),
        ('{"id": "1", "do": "hold", "text": "' + "x" * 201 + '"}', "text must be"),
        ('{"id": "1", "do": "hold", "text": "' + "x" * MAX_MESSAGE_BYTES + '"}', "at most"),
    ],
)
def test_malformed_is_refused_in_one_line(message: str, says: str) -> None:
    with pytest.raises(Malformed) as fault:
        parse(message)
    told = english(fault.value.message)
    assert says in told
    assert "\n" not in told
    assert len(told) < 600


@pytest.mark.parametrize(
    ("deal", "taken"), [(0, True), (10**9, True), (-1, False), (10**9 + 1, False), (1.0, False), (True, False)]
)
def test_a_moment_names_a_deal_of_a_table_that_may_stand_for_ever(deal: object, taken: bool) -> None:
    sent = {"id": "1", "do": "hold", "at": {"deal": deal, "round": 1, "phase": "soda"}}
    if taken:
        assert parse(json.dumps(sent))["at"]["deal"] == deal
    else:
        with pytest.raises(Malformed, match=r"^table-malformed-field\(field=at"):
            parse(json.dumps(sent))


def test_a_refusal_carries_the_id_where_there_is_one() -> None:
    with pytest.raises(Malformed) as fault:
        parse('{"id": "x7", "do": "shuffle"}')
    assert fault.value.command_id == "x7"


def test_no_verb_has_two_owners() -> None:
    assert not SEAT_VERBS.keys() & TABLE_VERBS.keys()
    assert not DOOR_VERBS.keys() & (SEAT_VERBS.keys() | TABLE_VERBS.keys())
    assert not SERVICE_VERBS.keys() & (SEAT_VERBS.keys() | TABLE_VERBS.keys() | DOOR_VERBS.keys())
