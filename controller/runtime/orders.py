"""Carries out what tablets submit and what the buttons at the table ask, each order once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from controller.games.message import say
from controller.runtime.inbox import Reply, Submitted
from controller.runtime.once import Once, mark_of
from controller.runtime.service_port import ServicePort
from controller.runtime.store import TableStore
from controller.table import commands
from controller.table.events import Held
from controller.table.moment import in_time
from controller.table.state import MACHINE, Actor, Refused, TableState, cut_awaited, playing
from controller.table.step import Chance
from hardware.devices import ButtonName

log = logging.getLogger(__name__)

OwnVerbs = Mapping[str, Callable[[Mapping[str, Any]], None]]
"""The dealer's verbs beside the table's own (the demo's hand at the box); they may raise Refused."""


class Orders:
    """`once` knows which were carried out before; `chance` draws the table's lots."""

    def __init__(
        self, store: TableStore, once: Once, service: ServicePort, own_verbs: OwnVerbs, chance: Chance
    ) -> None:
        self._store, self._once, self._service = store, once, service
        self._own_verbs = own_verbs
        self._chance = chance

    def carry_out(self, submitted: Submitted) -> None:
        """Carry out a command and answer it. Raises JournalError; then it is not answered yet."""
        command, actor = submitted.command, submitted.actor
        mark = mark_of(command, actor)
        reply = self._once.answered(command, mark)
        if reply is None:
            try:
                self._do(command, actor, mark)
                reply = Reply(True)
            except Refused as refusal:
                reply = Reply(False, refusal.reason, refusal.text)
        submitted.answer(reply)

    def _do(self, command: Mapping[str, Any], actor: Actor, mark: str | None) -> None:
        own = self._own_verbs.get(str(command.get("do")))
        if own is not None and actor.role in ("dealer", "service"):
            in_time(self._store.state, command, actor)
            self._once.mark(mark)
            self._once.act(lambda: own(command), mark)
        elif actor.role == "service":
            in_time(self._store.state, command, actor)
            self._service.serve(command, mark)
        else:
            self._store.commit(commands.decide(self._store.state, command, actor, self._chance), command=mark)

    def press(self, name: ButtonName) -> None:
        """A button at the table was pressed; what is refused is logged. Raises JournalError."""
        state = self._store.state
        command = {
            "no_more_bets": {"do": "close_bets"} if playing(state) else {"do": "start_deal", **_cut(state)},
            "hold": {"do": "resume" if state.hold else "hold"},
            "call": {"do": "hold"},
        }[name]
        try:
            events = commands.decide(state, command, MACHINE, self._chance)
            self._store.commit([Held(say("table-held-call"))] if name == "call" else events)
        except Refused as refusal:
            log.info("button %s: %s", name, refusal.text)


def _cut(state: TableState) -> dict[str, list[str]]:
    """Who starts a deal by the button confirms the cut by those whom the table names; he cannot name anybody."""
    cut = cut_awaited(state)
    return {} if cut is None or cut.one else {"cut": list(cut.players)}
