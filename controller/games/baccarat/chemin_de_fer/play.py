"""A shoe of chemin de fer as a user of the library has it: one that plays commands itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from ...given import Commands
from ...message import say
from . import deal as state
from .acts import Command, Event
from .course import opened
from .deal import apply_all
from .decide import decide as by_the_rules
from .rules import Rules

_COMMANDS = Commands(say("chemin_de_fer-name"), get_args(Command))


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
    seats: Sequence[str],
    standers: Sequence[str] = (),
    debts: Mapping[str, int] | None = None,
    house: int = 0,
    banker: str | None = None,
    bank: int = 0,
) -> Deal:
    """A shoe before its first coup, with what is asked first; `seats` in order of play. `house`: what lies in its box;
    `banker` and `bank`: who holds one, and how much it is."""
    deal = Deal.new(
        rules, purses=purses, seats=seats, standers=standers, debts=debts, house=house, banker=banker, bank=bank
    )
    return opened(deal)
