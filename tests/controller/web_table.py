"""A table without engine, camera or journal, for testing the web part: it keeps a state as tablets see it, moves
stakes about for the verbs the tests need, and writes down every command it was given."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from controller.games.audience import PUBLIC, Viewer
from controller.games.game import AnyGame
from controller.games.registry import GAMES
from controller.table.moment import Moment, compare
from controller.table.state import Refused

RANKS = "A23456789TJQK"


@dataclass(frozen=True, slots=True)
class WebReply:
    ok: bool
    reason: str | None = None
    text: str = ""
    data: Mapping[str, Any] | None = None


def empty_state() -> dict[str, Any]:
    """A table with nobody at it and no deal yet."""
    return {
        "type": "state",
        "version": 0,
        "table": {
            "name": "Faro",
            "game": "faro",
            "mode": "table",
            "cover_card": False,
            "demo": True,
            "min": 5,
            "max": 500,
            "unit": 5,
            "starting": False,
        },
        "deal_number": 0,
        "deal": None,
        "money": {"bank": 10_000, "purses": {}, "debts": {}},
        "seats": [],
        "hold": None,
        "question": None,
        "faults": [],
        "light": "idle",
        "reading": None,
        "beads": {rank: {"want": 0, "at": 0, "fault": None} for rank in RANKS},
        "log": [],
        "can_undo": None,
    }


def deal_state(**changes: Any) -> dict[str, Any]:
    """The engine's public view at the first betting round of a deal whose soda is the seven of clubs."""
    deal: dict[str, Any] = {
        "game": "faro",
        "phase": "bets_open",
        "turn_number": 1,
        "cards": ["7C"],
        "soda": "7C",
        "hoc": None,
        "losers": [],
        "winners": [],
        "turn": {"loser": None, "winner": None},
        "case": {rank: 3 if rank == "7" else 4 for rank in RANKS},
        "tabs": {rank: "S" if rank == "7" else "" for rank in RANKS},
        "cards_left": 51,
        "bets": [],
        "last_settled": None,
        "parlays": [],
        "callable": None,
        "adjustments": [],
        "bank": 10_000,
        "purses": {"ann": 1000, "bob": 800},
        "on_layout": 0,
        "rules": {"min": 5, "max": 500, "unit": 5},
    }
    return deal | changes


def playing_state(**changes: Any) -> dict[str, Any]:
    """A table in its first deal, ann and bob seated."""
    state = empty_state()
    state.update(
        deal_number=1,
        deal=deal_state(),
        money={"bank": 10_000, "purses": {"ann": 1000, "bob": 800}, "debts": {}},
        seats=[{"player": "ann", "bot": False}, {"player": "bob", "bot": False}],
        light="open",
    )
    state["beads"]["7"] = {"want": 1, "at": 1, "fault": None}
    return state | changes


def service_state(**changes: Any) -> dict[str, Any]:
    """What the service page is shown of a table at rest, the spindles on no rig."""
    unread = {"commanded_us": None, "measured_us": None, "beads": None, "wire_off": False, "moving": False}
    spindle = unread | {"fault": "", "found": None}
    status: dict[str, Any] = {
        "test": False,
        "sensors": [
            {"pin": "lid", "label": "Lid", "active": False, "level": "shut", "edges": 2, "ago_s": 61.0, "fault": ""},
            {"pin": "exit_beam", "label": "Exit beam", "active": True, "level": "blocked", "edges": 0, "ago_s": None}
            | {"fault": "exit beam: has not moved for the last 3 draws the camera saw"},
        ],
        "camera": {"width": 1280, "height": 720, "fps": 29.9, "brightness": 101, "focus": 310, "verdict": ""},
        "window": {"by": "itself", "corners": None},
        "rig": {
            "board": "",
            "trouble": "",
            "supply_mv": None,
            "busy": "",
            "said": "",
            "can_undo": False,
            "feedback": True,
            "spindles": [
                {**spindle, "spindle": n, "rank": rank, "fault_at_play": "", "places": [1000, 1250, 1500, 1750, 2000]}
                for n, rank in enumerate(RANKS)
            ],
        },
        "lights": ["lamp", "open", "closed", "call"],
        "blinking": "",
        "buzzer": False,
        "enrol": None,
    }
    return status | changes


class WebTable:
    """Obeys the table's side of `controller.web.ports`. `commands` is everything it was given, with who gave it."""

    def __init__(self, state: dict[str, Any] | None = None) -> None:
        self.state = copy.deepcopy(state) if state is not None else playing_state()
        self.version = 1
        self.latest_jpeg: bytes | None = None
        self.pictures: dict[str, bytes] = {}
        self.commands: list[tuple[dict[str, Any], str, str | None]] = []
        self.fail_next: Exception | None = None
        self.asked = 0
        self._done: dict[tuple[str, str | None, str], dict[str, Any]] = {}
        self._changed = asyncio.Condition()

    @property
    def game(self) -> AnyGame:
        return GAMES[self.state["table"]["game"]]

    @property
    def moment(self) -> Moment:
        deal = self.state["deal"] or {"phase": "none"}
        phase = "test" if self.state["table"].get("test") else deal["phase"]
        return Moment(self.state["deal_number"], deal.get("turn_number") or deal.get("pair_number") or 0, phase)

    def view(self, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        return self.state | {"version": self.version, "at": self.moment._asdict()}

    async def wait_change(self, version: int) -> int:
        async with self._changed:
            await self._changed.wait_for(lambda: self.version != version)
        return self.version

    def odds(self) -> dict[str, Any] | None:
        return None

    def service_status(self) -> dict[str, Any]:
        self.asked += 1
        return service_state(test=bool(self.state["table"].get("test")))

    def service_picture(self, digest: str) -> bytes | None:
        return self.pictures.get(digest)

    def clocks(self) -> dict[str, Any]:
        return {}

    def evidence(self, digest: str, viewer: Viewer = PUBLIC) -> bytes | None:
        return self.pictures.get(digest)

    async def change(self, **changes: Any) -> None:
        """Puts these into the state, as the table does after an event."""
        self.state.update(changes)
        await self._touched()

    async def _touched(self) -> None:
        self.version += 1
        async with self._changed:
            self._changed.notify_all()

    async def submit(self, command: Mapping[str, Any], actor: Any) -> WebReply:
        if self.fail_next is not None:
            fault, self.fail_next = self.fail_next, None
            raise fault
        key = (actor.role, actor.player, command["id"])
        if key in self._done and self._done[key] != command:
            text = f"id {command['id']} was given to another command before; use a new one"
            return WebReply(False, "malformed", text)
        if key in self._done:
            return WebReply(True, text="done already")
        if actor.role != "table":
            try:
                compare(command.get("at"), self.moment, of_seat=actor.role == "seat")
            except Refused as refusal:
                return WebReply(False, refusal.reason, refusal.text)
        self.commands.append((dict(command), actor.role, actor.player))
        act = getattr(self, "_" + command["do"], None)
        reply: WebReply = act(command, actor.player) if act else WebReply(True)
        if reply.ok:
            self._done[key] = dict(command)
            await self._touched()
        return reply

    # --- the few verbs with an effect ---------------------------------------------------------------------------

    def _pay(self, player: str, amount: int) -> None:
        for purses in (self.state["money"]["purses"], (self.state["deal"] or {}).get("purses", {})):
            purses[player] = purses.get(player, 0) + amount

    def _own(self, command: Mapping[str, Any], player: str) -> dict[str, Any] | None:
        bets = self.state["deal"]["bets"]
        return next((bet for bet in bets if bet["id"] == command["bet"] and bet["player"] == player), None)

    def _bet(self, command: Mapping[str, Any], player: str) -> WebReply:
        if command["stake"] > self.state["table"]["max"]:
            return WebReply(False, "max", "")
        fields = {key: value for key, value in command.items() if key not in ("id", "do", "at", "bet")}
        bet = {"id": command["bet"], "player": player, "copper": False, "barred": False, "dead": False, **fields}
        self.state["deal"]["bets"].append(bet)
        self._pay(player, -command["stake"])
        return WebReply(True)

    def _remove(self, command: Mapping[str, Any], player: str) -> WebReply:
        bet = self._own(command, player)
        if bet is None:
            return WebReply(False, "not_owner", "")
        self.state["deal"]["bets"].remove(bet)
        self._pay(player, bet["stake"])
        return WebReply(True)

    def _move(self, command: Mapping[str, Any], player: str) -> WebReply:
        bet = self._own(command, player)
        if bet is None:
            return WebReply(False, "not_owner", "")
        bet.update({key: value for key, value in command.items() if key not in ("id", "do", "at", "bet")})
        return WebReply(True)

    def _open_seat(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        self.state["seats"].append({"player": command["player"], "bot": False})
        return WebReply(True)

    def _close_seat(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        self.state["seats"] = [seat for seat in self.state["seats"] if seat["player"] != command["player"]]
        return WebReply(True)

    def _buy_in(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        self._pay(command["player"], command["amount"])
        return WebReply(True)

    def _key_card(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        following = len(self.state["deal"]["cards"])
        if command["index"] != following:
            return WebReply(False, "lapsed", f"the next card is card {following + 1} by now")
        return WebReply(True)

    def _phase(self, phase: str) -> WebReply:
        self.state["deal"]["phase"] = phase
        return WebReply(True)

    def _close_bets(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        return self._phase("bets_closed")

    def _reopen_bets(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        return self._phase("bets_open")

    def _void_deal(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        return self._phase("void")

    def _hold(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        self.state["hold"] = {"by": "dealer", "text": command.get("text") or "held by the dealer"}
        return WebReply(True)

    def _resume(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        self.state["hold"] = None
        return WebReply(True)
