"""Laws of every game of the registry, over evenings of its bots by options drawn at random: an option is asked for, a
phase has its words, a refusal its sentence. A further game is held to them by its line in the registry."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from controller.games import options
from controller.games.audience import DEALER_VIEW
from controller.games.message import Message
from controller.games.registry import GAMES
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import Refused, TableState
from controller.table.view import table_view
from tests.controller.random_table import RandomTable
from tests.controller.shoe_table import ShoeTable
from tests.english import english
from tests.games.harness import values_of

SEEDS = 10
"""Evenings of each game."""
RARE = {
    "faro": {"call_pair", "triple_call", "call_color"},
    "german_faro": {"cover"},
    "punto_banco": {"super6_rounding", "super6_side"},
    "siete_y_media": {"open_cards", "open_max_hands", "buy_s", "fusilar_takes_bank"},
}
"""Options of what bots seldom come to in this many evenings: the second readings draw them, `buy_s` is a clock of
tests/games/test_siete_y_media.py."""


@dataclass
class Seen:
    """What came up in the evenings of one game."""

    asked: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)
    refusals: dict[str, Message] = field(default_factory=dict)


def evenings(game: str, seen: Seen) -> Iterator[RandomTable]:
    for seed in range(SEEDS):
        try:
            yield RandomTable(game, seed, deals=1)
        except Refused:
            continue  # nobody can play by these rules


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_asked_for_and_all_that_is_said_has_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that no rule, view or clock reads does nothing. To describe the options is not to ask for one."""
    seen = Seen()
    kind = type(GAMES[game].open({}, 0).rules)
    names = GAMES[game].options.keys()
    plain = object.__getattribute__

    def asks(rules: Any, name: str) -> Any:
        if name in names and sys._getframe(1).f_code.co_filename != options.__file__:
            seen.asked.add(name)
        return plain(rules, name)

    refuse = Refused.__init__

    def refused(refusal: Refused, reason: str, text: Message) -> None:
        seen.refusals[text.code] = text
        refuse(refusal, reason, text)

    monkeypatch.setattr(kind, "__getattribute__", asks, raising=False)
    monkeypatch.setattr(Refused, "__init__", refused)
    for table in evenings(game, seen):
        state = TableState()
        for event in table.events:
            state = advance(state, event)
            if state.deal_number and (phase := moment(state).phase) not in seen.phases:
                seen.phases.add(phase)
                table_view(state, version=1, name="", demo=False, beads_at=[0] * 13)
    assert {name for name in names - seen.asked - RARE.get(game, set()) if not of_the_table(game, name)} == set()
    assert {phase for phase in seen.phases if not has_words(phase)} == set()
    assert seen.refusals, "some of what bots try is refused"
    assert all(english(text) for text in seen.refusals.values())


def of_the_table(game: str, name: str) -> bool:
    """Whether the option decides what the table itself does: the dealer's page changes with it, beside the deal."""
    tables = []
    for value in values_of(GAMES[game].options[name]):
        view = ShoeTable("", game=game, players=("ann", "bob", "cy"), bank=1000, **{name: value}).view(DEALER_VIEW)
        tables.append((view["table"], view["dealer"]["irregularity"]))
    return any(one != tables[0] for one in tables)


def has_words(phase: str) -> bool:
    """Whether the table's refusals can name the phase otherwise than by its code."""
    return english(Message("table-phase", (("phase", phase), ("name", "no words")))) != "no words"
