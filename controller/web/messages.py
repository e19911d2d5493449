"""WebSocket command schema: the table's verbs with their fields, those of its game, and the check against them.

Pure. Whether a bet is allowed is decided by the engine; here only shape and size are checked, so that nothing malformed
or unbounded gets in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from controller.games.game import AnyGame
from controller.games.irregularity import KINDS, POLICIES, WORDS
from controller.games.message import Message, say
from controller.games.verbs import AMOUNT, CARD, ID, MOST_MONEY, SWITCH, Field, one_of, text, whole

MAX_MESSAGE_BYTES = 4096
"""The longest message any page of ours sends, the order of a pack, has about 1100."""
MAX_RULINGS = 60
"""Stakes the dealer may rule on one by one in one message."""
MAX_CUTTING = 20
"""Players who cut the pack before a deal, at most."""
MAX_FAULTS = 40
"""Parts that may be out of order at once."""
MOST_MESSAGE = 4000
"""Characters of JSON of a message that a page says back; the longest ruling has some 300."""
MOST_CARDS = 416
"""Eight packs."""
DEMO_ACTS = frozenset(
    {"auto", "manual", "load", "draw", "draw_two", "push_back", "hand_pass", "deal_out"}
    | {"cover", "uncover", "lamp_off", "lamp_on", "unplug_camera", "plug_camera", "unplug_board", "plug_board"}
    | {"next_case", "granted", "refused", "nothing"}
)
"""What the hand at a simulated box can do, what is done to its parts, and what a dealer in training says beside his
page; a real table refuses the verb."""

ENROL_ACTS = ("begin", "done", "drop", "order", "name", "store", "back", "forget")
"""Enrolling a pack: `order` takes the cards' names from `text`, `name` that of the card at `place`; `back` names the
pack wanted in `before`, by the time it was stored."""

PHONE_ACTS = ("offer", "confirm", "refuse", "end")
"""What the dealer does about a phone as the camera; `code` is that of the phone that is confirmed or refused."""

Verbs = Mapping[str, Mapping[str, Field]]


class Malformed(Exception):
    """A message that is no command; `message` says what is wrong. `command_id` when it could be read."""

    def __init__(self, message: Message, command_id: str | None = None) -> None:
        super().__init__(str(message))
        self.message = message
        self.command_id = command_id


def _is_rulings(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= MAX_RULINGS
        and all(ID.check(bet) and word in WORDS for bet, word in value.items())
    )


def _is_faults(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= MAX_FAULTS
        and all(_remark.check(part) and _is_message(fault) for part, fault in value.items())
    )


def _is_players(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MAX_CUTTING and all(map(_player.check, value))


def _is_message(value: Any) -> bool:
    """A message as the table sends it, said back."""
    try:
        return Message.of(value) is not None and len(json.dumps(value)) <= MOST_MESSAGE
    except (ValueError, RecursionError):
        return False


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


_name = text(24, r"[^\W_](?:[\w .'-]*[\w.])?", say("wire-a-name"))
_player = text(64, r"[^\x00-\x1f\x7f]+", say("wire-a-player"))
_index = whole(0, MOST_CARDS - 1, say("wire-a-position", last=MOST_CARDS - 1))
_count = whole(0, MOST_CARDS, say("wire-a-number-of-cards", most=MOST_CARDS))
_kind = one_of(*KINDS)
_policy = one_of(*POLICIES.words)
_rulings = Field(_is_rulings, say("wire-rulings"))
_change = whole(-MOST_MONEY, MOST_MONEY, say("wire-a-whole-number"))
_all_or_amount = Field(lambda value: value is None or AMOUNT.check(value), say("wire-all-or-amount"))
_spindle = whole(0, 12, say("wire-a-spindle"))
_light = Field(lambda value: value in ("lamp", "open", "closed", "call"), say("wire-a-light"))
_enrol_act = Field(lambda value: isinstance(value, str) and value in ENROL_ACTS, say("games-one-of", words=ENROL_ACTS))
_calibration_act = Field(lambda value: value in ("stop", "store", "drop", "undo"), say("wire-a-calibration-act"))
_demo_act = Field(
    lambda value: isinstance(value, str) and value in DEMO_ACTS, say("games-one-of", words=tuple(sorted(DEMO_ACTS)))
)
_ruling = Field(_is_message, say("wire-the-ruling"))
_remark = text(200, r"[^\x00-\x1f\x7f]*", say("wire-a-remark")).optional()

_number = whole(0, 10**9, say("wire-a-number"))
_phase = text(24, r"[a-z_]+", say("wire-a-phase"))
_decision = text(64, r"[^\x00-\x1f\x7f]+", say("wire-a-decision")).optional()
_at = Field(_is_at, say("wire-the-moment"))

DEALER_VERBS: Verbs = {
    "start_deal": {
        "pack": Field(lambda value: value in ("new", "same"), say("wire-a-pack")).optional(),
        "cut": Field(_is_players, say("wire-players")).optional(),
        "banker": _player.optional(),
    },
    "hold": {"text": _remark},
    "resume": {"without": Field(_is_faults, say("wire-faults")).optional()},
    "warning_seen": {"part": text(24, r"[a-z ]+", say("wire-a-part")), "mark": ID},
    "close_bets": {},
    "reopen_bets": {},
    "answer": {"question": ID, "card": CARD},
    "correct": {"index": _index, "card": CARD, "swap": SWITCH.optional()},
    "irregularity": {"kind": _kind, "policy": _policy.optional(), "rulings": _rulings.optional()},
    "key_card": {"card": CARD, "index": _index},
    "drawn": {"count": _count, "question": ID.optional()},
    "void_deal": {"text": _remark},
    "undo": {"ruling": _ruling},
    "buy_in": {"player": _player, "amount": AMOUNT},
    "cash_out": {"player": _player, "amount": _all_or_amount},
    "pay_debt": {"player": _player},
    "bank": {"amount": _change},
    "mark": {"marker": text(24, r"[a-z_]+", say("wire-a-marker"))},
    "lay_away": {},
    "pass_by": {},
    "open_seat": {"player": _name},
    "close_seat": {"player": _player},
    "demo": {"action": _demo_act},
}
SERVICE_VERBS: Verbs = {
    "test": {"on": SWITCH},
    "show_beads": {"spindle": _spindle, "beads": whole(0, 4, say("wire-beads"))},
    "jog": {"spindle": _spindle, "step_us": whole(-200, 200, say("wire-a-step"))},
    "blink": {"light": _light},
    "buzz": {},
    "calibrate": {"spindles": Field(_is_spindles, say("wire-spindles"))},
    "calibration": {"action": _calibration_act},
    "enrol": {
        "action": _enrol_act,
        "place": whole(0, 199, say("wire-a-place")).optional(),
        "text": text(1000, r"[\x20-\x7e\s]*", say("wire-plain-characters")).optional(),
        "before": Field(_is_time, say("wire-a-time")).optional(),
    },
    "window": {"corners": Field(_is_corners, say("wire-corners"))},
    "begin_anew": {},
    "forget_learnt": {"card": text(2, r"[1-9A-Z]{2}", say("wire-a-label")).optional()},
}
"""For the dealer on the service page; all but `test` need test mode."""
DOOR_VERBS: Verbs = {
    "hello": {"token": text(128, r"[A-Za-z0-9_-]+", say("wire-a-token"))},
    "pair": {"code": text(16, r"[A-Za-z0-9 ]+", say("wire-a-code"))},
    "join": {"name": _name},
    "ask_back": {"player": _player},
    "let_back": {"key": ID, "yes": SWITCH},
    "camera": {"on": SWITCH},
    "seen": {},
    "whole": {},
    "odds": {},
    "account": {"player": _player.optional()},
    "tablets": {},
    "status": {"aim": SWITCH.optional()},
    "phone": {
        "action": Field(lambda value: value in PHONE_ACTS, say("games-one-of", words=PHONE_ACTS)),
        "code": text(8, r"[0-9]+", say("wire-a-code")).optional(),
    },
}
"""Answered by the door itself: who am I, the camera picture, one's own account (of any player for the dealer), for the
service page how everything stands (`status`), for the dealer's the phone that is the camera and the tablets that are
connected. `ask_back` is the question of a tablet that has lost its seat, answered when the dealer has by `let_back`.
`seen` acknowledges a picture; who has missed a change of the state asks for the `whole`. They act on no card
and no stake and carry no `at`."""


class Words:
    """All that may be said at a table of one game.

    `seat`, `dealer` and `service`: what changes something at the table, by whom. Each of these acts carries `at`, the
    moment it is meant for, and is taken at that moment alone (`controller.table.moment`). None flips: a verb or a field
    names the state wanted (hold and resume, close_bets and reopen_bets, `on`, manual and auto), and what is relative
    names what it starts from (a game's verb the `decision` awaited that it answers, `undo` the ruling, `key_card` the
    place in the pack, `enrol` back the pack).
    """

    def __init__(self, game: AnyGame) -> None:
        self.seat: Verbs = {name: verb.fields for name, verb in game.verbs.items()}
        self.dealer: Verbs = {**DEALER_VERBS, **{name: verb.fields for name, verb in game.dealer_verbs.items()}}
        self.service: Verbs = SERVICE_VERBS
        self.acts: Verbs = {**self.seat, **self.dealer, **self.service}
        of_game = {*game.verbs, *game.dealer_verbs}
        self._all: Verbs = {
            **DOOR_VERBS,
            **{
                verb: {**fields, "at": _at, **({"decision": _decision} if verb in of_game else {})}
                for verb, fields in self.acts.items()
            },
        }

    def whose(self, verb: str) -> str:
        """The role that gives this act: dealer, service or seat."""
        return "dealer" if verb in self.dealer else "service" if verb in self.service else "seat"

    def parse(self, message: str) -> dict[str, Any]:
        """The command in a WebSocket text message, with `id` and `do` checked and exactly its verb's fields.

        Raises Malformed.
        """
        command = _object(message)
        command_id = command.get("id")
        if not ID.check(command_id):
            raise Malformed(_must_be("id", ID))
        verb = command.get("do")
        if not isinstance(verb, str) or verb not in self._all:
            raise Malformed(say("wire-no-verb", verbs=tuple(sorted(self._all))), command_id)
        fields = self._all[verb]
        for name in command.keys() - fields.keys() - {"id", "do"}:
            raise Malformed(say("wire-no-field", verb=verb, field=name[:40]), command_id)
        for name, field in fields.items():
            if name not in command:
                if field.required:
                    raise Malformed(say("wire-needs", verb=verb, field=name), command_id)
            elif not field.check(command[name]):
                raise Malformed(_must_be(name, field), command_id)
        return command


def _must_be(name: str, field: Field) -> Message:
    return say("table-malformed-field", field=name, wants=field.wants)


def _object(message: str) -> dict[str, Any]:
    if len(message.encode("utf-8", "replace")) > MAX_MESSAGE_BYTES:
        raise Malformed(say("wire-too-long", most=MAX_MESSAGE_BYTES))
    try:
        command = json.loads(message, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Malformed(say("wire-no-object")) from None
    if not isinstance(command, dict):
        raise Malformed(say("wire-no-object"))
    return command


def _no_constant(name: str) -> Any:
    raise ValueError(name)
