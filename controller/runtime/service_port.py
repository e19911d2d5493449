"""Test mode at the running table: when it begins and ends, and the service page's verbs while it is on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from controller.games.message import Message, say
from controller.runtime.journal import JournalError, JournalLost
from controller.runtime.once import Once
from controller.runtime.store import TableStore
from controller.service.desk import ServiceDesk
from controller.table import commands
from controller.table.state import Refused


class ServicePort:
    """Between the table and its service desk."""

    def __init__(self, store: TableStore, once: Once, desk: ServiceDesk) -> None:
        self._store, self._once, self._desk = store, once, desk

    def serve(self, command: Mapping[str, Any], mark: str | None) -> None:
        """Do a verb of the service page. Raises Refused, and JournalError where the journal must take it first."""
        if command.get("do") == "test":
            self._test(command.get("on") is True, mark=mark)
            return
        if not self._store.state.in_test:
            raise Refused("no_test", say("table-no-test"))
        try:
            self._once.mark(mark)
        except JournalLost:
            raise
        except JournalError as error:  # service is there also for a table whose disk is full
            self._once.do_unmarked(mark)
            self._store.hold_for_journal(error)
        self._once.act(lambda: self._desk.act(command), mark)

    def end_unattended(self) -> None:
        """End test mode when nobody is at the service page any more. Raises JournalError."""
        if self._store.state.in_test and self._desk.gone():
            self._test(False, say("table-test-ends-alone"))

    def _test(self, on: bool, why: Message = commands.TEST_ENDS, *, mark: str | None = None) -> None:
        events = commands.service_mode(self._store.state, on, why)
        self._desk.heard()
        self._store.commit(events, command=mark)
        if not on:
            self._desk.leave()
