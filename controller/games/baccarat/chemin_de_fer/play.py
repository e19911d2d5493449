"""A shoe of chemin de fer as a user of the library has it: one that plays commands itself."""

from __future__ import annotations

from typing import Any

from . import deal as state
from .acts import Command, Event
from .course import opened
from .deal import apply_all
from .decide import decide


class Deal(state.Deal):
    """The deal of deal.py, on which the rules are written; it knows them."""

    __slots__ = ()

    def play(self, command: Command) -> tuple[Deal, tuple[Event, ...]]:
        """The deal after this command, and what happened. Raises Refusal; this deal stays as it is either way."""
        events = decide(self, command)
        return apply_all(self, events), events


def new_deal(*args: Any, **given: Any) -> Deal:
    """A shoe before its first coup, with what is asked first (deal.Deal.new)."""
    return opened(Deal.new(*args, **given))
