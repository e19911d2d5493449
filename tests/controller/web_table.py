"""A table without engine, camera or journal, for testing the web part: it keeps a state as tablets see it, moves
stakes about for the verbs the tests need, and writes down every command it was given."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from controller.games.audience import PUBLIC, Viewer
from controller.games.faro.view import place_of
from controller.games.game import AnyGame, Decision
from controller.games.message import as_message, say
from controller.games.registry import GAMES
from controller.table.moment import Moment, compare
from controller.table.state import Refused

RANKS = "A23456789TJQK"
CHIPS = (1, 5, 25, 100, 500, 1000)
ENDED = ("over", "void")


def awaiting_of(game: AnyGame, deal: Any, viewer: Viewer) -> list[dict[str, Any]]:
    """What the viewer is told of the decisions awaited in a game that hides cards, as `table.view` has it."""

    def told(decision: Decision) -> dict[str, Any]:
        shown = decision.all_seats or (decision.player is not None and decision.player == viewer.player)
        return {
            "key": decision.key,
            "player": decision.player,
            "all_seats": decision.all_seats,
            "verbs": list(decision.verbs) if shown else [],
            "limit_s": decision.limit_s,
            "default": decision.default if shown else "",
        }

    return [told(decision) for decision in game.awaiting(deal)]


def offered(state: dict[str, Any]) -> dict[str, Any]:
    """What the table adds to a state of its own accord: who may do what, as `table.view` and the engine's view have it.
    A deal made by an engine has its own."""
    deal, table = state["deal"], state["table"]
    playing = deal is not None and deal["phase"] not in ENDED
    added = {"table": table | {"playing": playing}, "dealer": _dealer(state, playing=playing)}
    if deal is None:
        return added
    free = playing and not (state["hold"] or state["question"] or table.get("test"))
    if deal["game"] == "faro" and "legal" not in deal:
        deal = deal | _faro(deal, table)
        open_ = deal["phase"] == "bets_open"
        purses = deal["purses"] | state["money"]["purses"]
        deal["legal"] = {player: _legal(deal, table, player, purses[player]) for player in purses} if open_ else {}
    if not free:
        deal = deal | {"legal": {}}
    return added | {"deal": deal}


def _dealer(state: dict[str, Any], *, playing: bool) -> dict[str, Any]:
    deal, hold, question = state["deal"], state["hold"], state["question"]
    acts = {
        "hold": playing and not hold and not question,
        "resume": hold is not None,
        "key_card": playing and not question,
        "irregularity": playing,
        "void_deal": playing,
        "close_bets": playing and deal["phase"] == "bets_open",
        "reopen_bets": playing and deal["phase"] == "bets_closed",
        "raise_max": playing and state["table"]["max"] is not None,
        "mark": playing and bool(state["table"].get("markers")),
    }
    money = state["money"]
    debts = money.get("debts", {})
    return {
        "may": [act for act, may in acts.items() if may],
        "pack": {"copies": 1, "absent": []},
        "house": 40,
        "next_index": len(deal["cards"]) if playing else None,
        "people": {
            player: {"cash": max(purse - debts.get(player, 0), 0), "repays": min(purse, debts.get(player, 0))}
            for player, purse in money["purses"].items()
        },
        "irregularity": {
            "kinds": ["foul_pack", "double_draw", "exposed_early", "turned_back"],
            "policies": ["return_stakes", "bank_pays_all", "dealer_rules"],
            "policy": "return_stakes",
            "words": ["return", "pay", "stay"],
        },
    }


def _faro(deal: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    chips = [chip for chip in CHIPS if chip >= table["min"] and (table["max"] is None or chip <= table["max"])]
    return {
        "turns": 25,
        "places": [place_of(index) for index in range(len(deal["cards"]))],
        "chips": chips,
        "parity": {"odd": list("A3579J"), "even": list("2468TQ")},
    }


def _legal(deal: dict[str, Any], table: dict[str, Any], player: str, purse: int) -> dict[str, Any]:
    own = [bet for bet in deal["bets"] if bet["player"] == player]
    types = ["flat", "group", "heel", "string", "high", "odd", "even"]
    ranks = [bet["id"] for bet in own if bet["type"] in types[:4]]
    return {
        "bet": {
            "types": types + (["call"] if deal["callable"] else []),
            "copper": ["flat", "group", "high"],
            "strings": [
                {"type": "heel", "win": [1, 1], "lose": [1, 1], "both": [2, 2]},
                {"type": "string", "win": [0, 13], "lose": [0, 13], "both": [2, 13]},
            ],
            "dead": [],
            "least": table["min"],
            "most": min(purse, table["max"] or 10**6),
            "step": table["unit"],
        },
        "move": ranks,
        "move_to": types[:4],
        "copper": [bet["id"] for bet in own if bet["type"] in types[:2]],
        "remove": [bet["id"] for bet in own],
        "bar": [bet["id"] for bet in own if not bet["barred"]],
        "unbar": [bet["id"] for bet in own if bet["barred"]],
        "claim": [bet["id"] for bet in deal["bets"] if bet["dead"]],
        "parlay": [entry["from"] for entry in deal["parlays"] if entry["player"] == player],
    }


@dataclass(frozen=True, slots=True)
class WebReply:
    ok: bool
    reason: str | None = None
    text: Any = None
    """A message; a text as `plain`, an empty one is none."""
    data: Mapping[str, Any] | None = None
    again: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", as_message(self.text) if self.text else None)


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
            "camera": "shown",
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
    spindle = unread | {"fault": None, "found": None}
    status: dict[str, Any] = {
        "test": False,
        "faults": [],
        "sensors": [
            {"pin": "lid", "active": False, "edges": 2, "ago_s": 61.0, "faults": []}
            | {"label": say("service-sensor-lid").json(), "level": say("service-shut").json()},
            {"pin": "exit_beam", "active": True, "edges": 0, "ago_s": None}
            | {"label": say("service-sensor-beam").json(), "level": say("service-blocked").json()}
            | {"faults": [say("table-something-moved").json()]},
        ],
        "camera": {"width": 1280, "height": 720, "fps": 29.9, "brightness": 101, "focus": 310, "verdict": None},
        "window": {"by": "itself", "corners": None},
        "rig": {
            "board": None,
            "trouble": say("service-part-no-beads").json(),
            "supply_mv": None,
            "busy": None,
            "said": [],
            "can_undo": False,
            "feedback": True,
            "spindles": [
                {**spindle, "spindle": n, "rank": rank, "fault_at_play": None, "places": [1000, 1250, 1500, 1750, 2000]}
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
        self.concerned: set[str] = set()
        self.commands: list[tuple[dict[str, Any], str, str | None]] = []
        self.fail_next: Exception | None = None
        self.asked = 0
        self.service: dict[str, Any] = {}
        """What the service page is shown beside the state at rest."""
        self.may: list[str] | None = None
        """What the dealer's page is told instead of what the stand-in would say."""
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
        state = self.state | {"version": self.version, "at": self.moment._asdict()}
        state = state | offered(state)
        if self.may is not None:
            state["dealer"]["may"] = self.may
        return state

    async def wait_change(self, version: int) -> int:
        async with self._changed:
            await self._changed.wait_for(lambda: self.version != version)
        return self.version

    def odds(self) -> dict[str, Any] | None:
        return None

    def service_status(self) -> dict[str, Any]:
        self.asked += 1
        return service_state(**{"test": bool(self.state["table"].get("test"))} | self.service)

    def service_picture(self, digest: str) -> bytes | None:
        return self.pictures.get(digest)

    def clocks(self) -> dict[str, Any]:
        return {}

    def concerns(self, name: str) -> bool:
        return name in self.concerned

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
            return WebReply(False, "malformed", say("table-id-used", id=command["id"]))
        if key in self._done:
            return WebReply(True, text=say("table-done-already"), again=True)
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
            return WebReply(False, "max")
        fields = {key: value for key, value in command.items() if key not in ("id", "do", "at", "bet")}
        bet = {"id": command["bet"], "player": player, "copper": False, "barred": False, "dead": False, **fields}
        self.state["deal"]["bets"].append(bet)
        self._pay(player, -command["stake"])
        return WebReply(True)

    def _remove(self, command: Mapping[str, Any], player: str) -> WebReply:
        bet = self._own(command, player)
        if bet is None:
            return WebReply(False, "not_owner")
        self.state["deal"]["bets"].remove(bet)
        self._pay(player, bet["stake"])
        return WebReply(True)

    def _move(self, command: Mapping[str, Any], player: str) -> WebReply:
        bet = self._own(command, player)
        if bet is None:
            return WebReply(False, "not_owner")
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
            return WebReply(False, "lapsed", say("table-next-card-lapsed", card=following + 1))
        return WebReply(True)

    def _phase(self, phase: str) -> WebReply:
        self.state["deal"]["phase"] = phase
        return WebReply(True)

    def _bar(self, command: Mapping[str, Any], player: str) -> WebReply:
        return self._barred(command, player, True)

    def _unbar(self, command: Mapping[str, Any], player: str) -> WebReply:
        return self._barred(command, player, False)

    def _barred(self, command: Mapping[str, Any], player: str, barred: bool) -> WebReply:
        bet = self._own(command, player)
        if bet is None:
            return WebReply(False, "not_owner")
        bet["barred"] = barred
        return WebReply(True)

    def _close_bets(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        return self._phase("bets_closed")

    def _reopen_bets(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        return self._phase("bets_open")

    def _void_deal(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        return self._phase("void")

    def _hold(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        self.state["hold"] = {"by": "dealer", "text": command.get("text") or say("table-held-by-dealer").json()}
        return WebReply(True)

    def _resume(self, command: Mapping[str, Any], player: str | None) -> WebReply:
        self.state["hold"] = None
        return WebReply(True)
