"""A deal of casino faro as a user of the library has it: one that plays commands itself."""

from __future__ import annotations

from . import deal as state
from .commands import Command
from .decide import decide
from .events import Event
from .fold import apply_all


class Deal(state.Deal):
    """The deal of deal.py, on which the rules are written; it knows them."""

    __slots__ = ()

    def play(self, command: Command) -> tuple[Deal, tuple[Event, ...]]:
        """The deal after this command, and what happened. Raises Refusal; this deal stays as it is either way."""
        events = decide(self, command)
        return apply_all(self, events), events


new_deal = Deal.new
