"""Laws of every game of the registry, over random deal scripts and evenings of its bots: an option changes something, a
phase has its words, a refusal its sentence. A further game is held to them by its line in the registry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module

import pytest

from controller.games import options
from controller.games.message import Message
from controller.games.registry import GAMES
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import Refused, TableState
from controller.table.view import table_view
from tests.controller.random_table import RandomTable
from tests.english import english
from tests.games.effects import without_effect
from tests.games.harness import other_rules

SEEDS = 10
"""Evenings of each game."""
NOT_PLAYED = {"buy_s"}
"""The clock of a sale of the bank of siete y media, which no bot offers: tests/games/test_siete_y_media.py tries it."""


@dataclass
class Seen:
    """What came up in the evenings of one game."""

    phases: set[str] = field(default_factory=set)
    refusals: dict[str, Message] = field(default_factory=dict)


def evenings(game: str, seen: Seen) -> Iterator[RandomTable]:
    for seed in range(SEEDS):
        try:
            yield RandomTable(game, seed, deals=1)
        except Refused:
            continue  # nobody can play by these rules


@pytest.mark.parametrize("game", GAMES)
def test_every_option_on_the_sheet_changes_a_settlement_a_view_or_a_clock(game: str) -> None:
    assert without_effect(game, on_the_sheet(game) - NOT_PLAYED) == set()


def test_an_option_that_does_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read, checked and shown on the sheet, and yet nothing is otherwise by it."""
    settle = import_module("controller.games.baccarat.macao.course")
    monkeypatch.setattr(settle, "is_pair", lambda hand: False)
    assert "pair_even" in on_the_sheet("victoria") - on_the_sheet("macao")
    assert without_effect("victoria", ["pair_even", "natural8_pays"]) == {"pair_even"}


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_has_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen()
    refuse = Refused.__init__

    def refused(refusal: Refused, reason: str, text: Message) -> None:
        seen.refusals[text.code] = text
        refuse(refusal, reason, text)

    monkeypatch.setattr(Refused, "__init__", refused)
    for table in evenings(game, seen):
        state = TableState()
        for event in table.events:
            state = advance(state, event)
            if state.deal_number and (phase := moment(state).phase) not in seen.phases:
                seen.phases.add(phase)
                table_view(state, version=1, name="", demo=False, beads_at=[0] * 13)
    assert {phase for phase in seen.phases if not has_words(phase)} == set()
    assert seen.refusals, "some of what bots try is refused"
    assert all(english(text) for text in seen.refusals.values())


def on_the_sheet(game: str) -> set[str]:
    """The options that tablets list under some rules."""
    return {one.name for rules in other_rules(game) for one in options.in_force(GAMES[game].open(rules, 0).rules)}


def has_words(phase: str) -> bool:
    """Whether the table's refusals can name the phase otherwise than by its code."""
    return english(Message("table-phase", (("phase", phase), ("name", "no words")))) != "no words"
