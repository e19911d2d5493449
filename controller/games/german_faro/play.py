"""A deal of German faro as a user of the library has it: one that plays commands itself."""

from __future__ import annotations

from typing import get_args

from ..given import Commands
from ..message import say
from . import deal as state
from .acts import Command, Event
from .deal import apply_all
from .decide import decide as by_the_rules

_COMMANDS = Commands(say("german_faro-name"), get_args(Command))


def decide(deal: state.Deal, command: Command) -> tuple[Event, ...]:
    """The events of a command, to be applied in order. Raises Refusal with the first reason that holds."""
    _COMMANDS.check(command)
    return by_the_rules(deal, command)


class Deal(state.Deal):
    """The deal of deal.py, on which the rules are written; it knows them."""

    __slots__ = ()

    def play(self, command: Command) -> tuple[Deal, tuple[Event, ...]]:
        """The deal after this command, and what happened. Raises Refusal; this deal stays as it is either way."""
        events = decide(self, command)
        return apply_all(self, events), events


new_deal = Deal.new
