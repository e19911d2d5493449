"""The words tablets may say over the WebSocket: one table of verbs with their fields, and the check against it.

Pure. Whether a bet is a good bet is the engine's business; here only shape and size are judged, so that nothing
misshapen or unbounded gets past the door.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

MAX_MESSAGE_BYTES = 4096
"""The longest message any page of ours sends, the order of a pack, has about 1100."""
MAX_AMOUNT = 10**12
MAX_RULINGS = 60
"""Stakes the dealer may rule on one by one in one message."""
MAX_FAULTS = 40
"""Parts that may be out of order at once."""
RANKS = "A23456789TJQK"
BET_TYPES = frozenset({"flat", "group", "heel", "string", "high", "odd", "even", "call", "color"})
DEMO_ACTS = frozenset({"auto", "manual", "load", "draw", "draw_two", "push_back", "hand_pass", "deal_out"})
"""What the hand at a simulated box can do; a real table refuses the verb."""

ENROL_ACTS = ("begin", "done", "drop", "order", "name", "store", "back", "forget")
"""Enrolling a pack: `order` takes the cards' names from `text`, `name` that of the card at `place`; `back` names the
pack wanted in `before`, by the time it was stored."""

Check = Callable[[Any], bool]


class Malformed(Exception):
    """A message that is no command; the text says in one line what is wrong. `command_id` when it could be read."""

    def __init__(self, text: str, command_id: str | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.command_id = command_id


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a verb: `wants` completes the sentence "<field> must be ..."."""

    check: Check
    wants: str
    required: bool = True

    def optional(self) -> Field:
        return Field(self.check, self.wants, required=False)


def _is_text(limit: int, pattern: str) -> Check:
    wanted = re.compile(pattern)
    return lambda value: isinstance(value, str) and len(value) <= limit and wanted.fullmatch(value) is not None


def _is_integer(low: int, high: int) -> Check:
    return lambda value: type(value) is int and low <= value <= high


def _is_ranks(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= len(RANKS)
        and all(isinstance(rank, str) and len(rank) == 1 and rank in RANKS for rank in value)
    )


def _is_rulings(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= MAX_RULINGS
        and all(_id.check(bet) and word in ("return", "pay", "stay") for bet, word in value.items())
    )


def _is_faults(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= MAX_FAULTS
        and all(_remark.check(part) and _remark.check(text) for part, text in value.items())
    )


def _is_order(value: Any) -> bool:
    return (isinstance(value, str) and value in {"RB", "BR", "SAME"}) or (_is_ranks(value) and len(value) == 3)


def _is_spindles(value: Any) -> bool:
    return isinstance(value, list) and 0 < len(set(map(str, value))) == len(value) and all(map(_spindle.check, value))


def _is_corners(value: Any) -> bool:
    def point(corner: Any) -> bool:
        return isinstance(corner, list) and len(corner) == 2 and all(map(_is_share, corner))

    return value is None or (isinstance(value, list) and len(value) == 4 and all(map(point, value)))


def _is_at(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"deal", "round", "phase"}
        and _number.check(value["deal"])
        and _number.check(value["round"])
        and _phase.check(value["phase"])
    )


def _is_time(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 10**12


def _is_share(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


_id = Field(_is_text(64, r"[A-Za-z0-9_.:-]+"), "1 to 64 letters, digits or . _ : -")
_switch = Field(lambda value: type(value) is bool, "true or false")
_name = Field(_is_text(24, r"[^\W_](?:[\w .'-]*[\w.])?"), "a name of 1 to 24 letters")
_player = Field(_is_text(64, r"[^\x00-\x1f\x7f]+"), "a player's name")
_card = Field(_is_text(2, f"[{RANKS}][SHDC]"), 'a card such as "TC"')
_index = Field(_is_integer(0, 51), "a position in the pack, 0 to 51")
_count = Field(_is_integer(0, 52), "a number of cards, 0 to 52")
_ranks = Field(_is_ranks, f"a list of ranks out of {RANKS}").optional()
_order = Field(_is_order, 'three ranks, or "RB", "BR" or "SAME"').optional()
_type = Field(lambda value: isinstance(value, str) and value in BET_TYPES, f"one of {', '.join(sorted(BET_TYPES))}")
_kind = Field(
    lambda value: value in ("foul_pack", "double_draw", "exposed_early", "turned_back"),
    "foul_pack, double_draw, exposed_early or turned_back",
)
_policy = Field(
    lambda value: value in ("return_stakes", "bank_pays_all", "dealer_rules"),
    "return_stakes, bank_pays_all or dealer_rules",
)
_rulings = Field(_is_rulings, 'an object of bets, each "return", "pay" or "stay"')
_amount = Field(_is_integer(1, MAX_AMOUNT), "a positive whole number")
_change = Field(_is_integer(-MAX_AMOUNT, MAX_AMOUNT), "a whole number")
_all_or_amount = Field(lambda value: value is None or _amount.check(value), "a positive whole number or null for all")
_spindle = Field(_is_integer(0, 12), "a spindle, 0 to 12")
_light = Field(lambda value: value in ("lamp", "open", "closed", "call"), "lamp, open, closed or call")
_enrol_act = Field(lambda value: isinstance(value, str) and value in ENROL_ACTS, f"one of {', '.join(ENROL_ACTS)}")
_calibration_act = Field(lambda value: value in ("stop", "store", "drop", "undo"), "stop, store, drop or undo")
_demo_act = Field(lambda value: isinstance(value, str) and value in DEMO_ACTS, f"one of {', '.join(sorted(DEMO_ACTS))}")
_ruling = Field(_is_text(400, r"[^\x00-\x1f\x7f]+"), "the ruling to take back, as in can_undo")
_remark = Field(_is_text(200, r"[^\x00-\x1f\x7f]*"), "at most 200 characters on one line").optional()

_number = Field(_is_integer(0, 10**9), "a number")
_phase = Field(_is_text(24, r"[a-z_]+"), "a phase")
_at = Field(_is_at, "the moment it is meant for, as in the state: an object of deal, round and phase")

_placing = {
    "type": _type,
    "ranks": _ranks,
    "win": _ranks,
    "lose": _ranks,
    "order": _order,
    "copper": _switch.optional(),
}
_own_bet = {"bet": _id}

SEAT_VERBS: dict[str, dict[str, Field]] = {
    "bet": {"bet": _id, "stake": _amount, **_placing},
    "parlay": {"bet": _id, "from": _id, "stake": _amount.optional(), **_placing},
    "move": {"bet": _id, **_placing, "type": _type.optional()},
    "remove": _own_bet,
    "bar": _own_bet,
    "unbar": _own_bet,
    "claim": _own_bet,
    "stake": {"card": _card, "marks": _amount},
    "withdraw": {"card": _card},
}
"""Bets of casino faro; the last two lay marks on a card in German faro and take them back."""
DEALER_VERBS: dict[str, dict[str, Field]] = {
    "start_deal": {"pack": Field(lambda value: value in ("new", "same"), '"new" or "same"').optional()},
    "hold": {"text": _remark},
    "resume": {"without": Field(_is_faults, "an object of faulty parts, each with its fault as shown").optional()},
    "close_bets": {},
    "reopen_bets": {},
    "answer": {"question": _id, "card": _card},
    "correct": {"index": _index, "card": _card, "swap": _switch.optional()},
    "irregularity": {"kind": _kind, "policy": _policy.optional(), "rulings": _rulings.optional()},
    "key_card": {"card": _card, "index": _index},
    "drawn": {"count": _count, "question": _id.optional()},
    "void_deal": {"text": _remark},
    "undo": {"ruling": _ruling},
    "buy_in": {"player": _player, "amount": _amount},
    "cash_out": {"player": _player, "amount": _all_or_amount},
    "pay_debt": {"player": _player},
    "bank": {"amount": _change},
    "raise_max": {"max": _amount},
    "open_seat": {"player": _name},
    "close_seat": {"player": _player},
    "demo": {"action": _demo_act},
}
SERVICE_VERBS: dict[str, dict[str, Field]] = {
    "test": {"on": _switch},
    "show_beads": {"spindle": _spindle, "beads": Field(_is_integer(0, 4), "a number of beads, 0 to 4")},
    "jog": {"spindle": _spindle, "step_us": Field(_is_integer(-200, 200), "a step of -200 to 200 us")},
    "blink": {"light": _light},
    "buzz": {},
    "calibrate": {"spindles": Field(_is_spindles, "a list of different spindles, each 0 to 12")},
    "calibration": {"action": _calibration_act},
    "enrol": {
        "action": _enrol_act,
        "place": Field(_is_integer(0, 199), "a place in the deal, 0 to 199").optional(),
        "text": Field(_is_text(1000, r"[\x20-\x7e\s]*"), "at most 1000 plain characters").optional(),
        "before": Field(_is_time, "the time at which the pack wanted was stored, in seconds").optional(),
    },
    "window": {"corners": Field(_is_corners, "four corners [x, y], each number 0 to 1, or null")},
    "begin_anew": {},
}
"""For the dealer on the service page; all but `test` need test mode."""
DOOR_VERBS: dict[str, dict[str, Field]] = {
    "hello": {"token": Field(_is_text(128, r"[A-Za-z0-9_-]+"), "a seat's token")},
    "pair": {"code": Field(_is_text(16, r"[A-Za-z0-9 ]+"), "the code from the dealer's page")},
    "join": {"name": _name},
    "camera": {"on": _switch},
    "seen": {},
    "odds": {},
    "status": {},
}
"""Answered by the door itself: who am I, the camera picture, and for the service page how everything stands (`status`).
`seen` acknowledges a picture. They act on no card and no stake and carry no `at`."""

ACTS = SEAT_VERBS | DEALER_VERBS | SERVICE_VERBS
"""What changes something at the table. Each carries `at`, the moment it is meant for, and is taken at that moment alone
(`controller.table.moment`). None flips: a verb or a field names the state wanted (hold and resume, bar and unbar,
close_bets and reopen_bets, `copper`, `on`, manual and auto), and what is relative names what it starts from (`undo` the
ruling, `key_card` the place in the pack, `enrol` back the pack)."""

VERBS = {verb: fields | {"at": _at} for verb, fields in ACTS.items()} | DOOR_VERBS


def parse(message: str) -> dict[str, Any]:
    """The command in a WebSocket text message, with `id` and `do` checked and exactly its verb's fields.

    Raises Malformed.
    """
    if len(message.encode("utf-8", "replace")) > MAX_MESSAGE_BYTES:
        raise Malformed(f"a message has at most {MAX_MESSAGE_BYTES} bytes")
    try:
        command = json.loads(message, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Malformed("a message must be a JSON object") from None
    if not isinstance(command, dict):
        raise Malformed("a message must be a JSON object")
    command_id = command.get("id")
    if not _id.check(command_id):
        raise Malformed(f"id must be {_id.wants}")
    verb = command.get("do")
    if not isinstance(verb, str) or verb not in VERBS:
        raise Malformed("do must be one of " + ", ".join(sorted(VERBS)), command_id)
    fields = VERBS[verb]
    for name in command.keys() - fields.keys() - {"id", "do"}:
        raise Malformed(f"{verb} has no field {name[:40]!r}", command_id)
    for name, field in fields.items():
        if name not in command:
            if field.required:
                raise Malformed(f"{verb} needs {name}", command_id)
        elif not field.check(command[name]):
            raise Malformed(f"{name} must be {field.wants}", command_id)
    return command


def _no_constant(name: str) -> Any:
    raise ValueError(name)
