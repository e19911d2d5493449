"""A shoe of baccarat banque as a user of the library has it: one that plays commands itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import get_args

from ...given import Commands
from ...message import say
from . import deal as state
from .acts import Command, Event
from .deal import apply_all
from .decide import decide as by_the_rules
from .rules import Rules
from .seats import seated

_COMMANDS = Commands(say("baccarat_banque-name"), get_args(Command))


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


def new_deal(
    rules: Rules,
    *,
    purses: Mapping[str, int],
    right: Iterable[str],
    left: Iterable[str],
    standers: Iterable[str] = (),
) -> Deal:
    """A shoe before its first card: everybody who has a purse sits on a side or stands by."""
    return Deal.new(rules, purses=purses, seats=seated(tuple(right), tuple(left), tuple(standers)))
