"""Laws of every game of the registry, over random deal scripts and evenings of its bots: an option changes something, a
phase has its words, a refusal its sentence; a command at any other time is taken whole or changes nothing, and nothing
is played in a run that has ended. A further game is held to them by its line in the registry."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import reduce
from importlib import import_module
from inspect import Parameter, signature
from types import NoneType
from typing import Any, get_args

import pytest

import controller.games as library
from controller.games import faro, options
from controller.games.cards import Card
from controller.games.codec import types_of
from controller.games.correction import CorrectCard
from controller.games.dealer import VoidDeal
from controller.games.game import ENDED, AnyGame
from controller.games.irregularity import KINDS, POLICIES, Policy, RuleIrregularity, Rulings
from controller.games.ledger import ChangeBank, ChangePurse, PayDebt
from controller.games.message import Message
from controller.games.refusal import Refusal
from controller.games.registry import GAMES
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.state import Refused, TableState, live
from controller.table.view import table_view
from tests.controller.random_table import RandomTable
from tests.english import english
from tests.games.effects import without_effect
from tests.games.harness import other_rules
from tests.sample import sampled

SEEDS = 10
"""Evenings of each game."""
NOT_PLAYED = {"buy_s", "shoe_to"}
"""The clock of a sale of the bank of siete y media, which no bot offers: tests/games/test_siete_y_media.py tries it. To
whom the shoe of punto banco passes, which is the same for two players: tests/controller/table/test_shoe_holder.py."""


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


@pytest.mark.parametrize("game", sampled(GAMES, 1))
def test_every_option_on_the_sheet_changes_a_settlement_a_view_or_a_clock(game: str) -> None:
    assert without_effect(game, on_the_sheet(game) - NOT_PLAYED) == set()


@pytest.mark.whole
def test_an_option_that_does_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read, checked and shown on the sheet, and yet nothing is otherwise by it."""
    settle = import_module("controller.games.baccarat.macao.course")
    monkeypatch.setattr(settle, "is_pair", lambda hand: False)
    assert "pair_even" in on_the_sheet("victoria") - on_the_sheet("macao")
    assert without_effect("victoria", ["pair_even", "natural8_pays"]) == {"pair_even"}


@pytest.mark.parametrize("game", sampled(GAMES, 3, seed=2))
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


# Every command at every time.

AFTER_THE_END = (ChangePurse, PayDebt, ChangeBank, CorrectCard, RuleIrregularity, faro.GiveUp, faro.LeaveSeat)
"""What may still be done in a run that is over; no irregularity is ruled in one that is void."""
OF_A_PHASE = 6
"""Deals of each phase in which all commands are tried."""


@dataclass
class Watched:
    """The evenings of one game: the deals in which a command was given or that had ended, by their phases, and the
    commands by their kinds."""

    game: AnyGame
    deals: dict[str, list[Any]] = field(default_factory=lambda: defaultdict(list))
    given: dict[type[Any], list[Any]] = field(default_factory=lambda: defaultdict(list))

    def add(self, deal: Any) -> None:
        self.deals[deal.phase].append(deal)

    def at_any_time(self, kinds: Iterable[type[Any]], chance: random.Random) -> Iterator[tuple[Any, Any]]:
        """Some deals of each phase, each with commands of all kinds: some that were given at another time, and some
        made by chance."""
        for deals in self.deals.values():
            for deal in chance.sample(deals, min(OF_A_PHASE, len(deals))):
                for kind in kinds:
                    given = self.given[kind]
                    for command in chance.sample(given, min(2, len(given))):
                        yield deal, command
                    for _ in range(2):
                        yield deal, made(kind, self.game, deal, chance)


def watch(name: str, monkeypatch: pytest.MonkeyPatch) -> Watched:
    game = GAMES[name]
    found, decide = Watched(game), game.decide

    def watched(deal: Any, command: Any) -> Any:
        found.add(deal)
        found.given[type(command)].append(command)
        return decide(deal, command)

    with monkeypatch.context() as patch:
        patch.setattr(game, "decide", watched)
        for table in evenings(name, Seen()):
            found.add(live(table.state))
    for deal in [deals[-1] for deals in found.deals.values()]:
        with suppress(Refusal):
            found.add(reduce(game.apply, game.decide(deal, VoidDeal("a card fell")), deal))
    return found


def made(kind: type[Any], game: AnyGame, deal: Any, chance: random.Random) -> Any:
    """A command of this kind, its fields by chance out of what is on the table; what else may be left out is."""
    values: dict[Any, Any] = {
        int: (-10, -1, 0, 1, 10),
        bool: (True, False),
        str: (*deal.purses, "nobody"),
        Card: (*deal.cards[-2:], *game.pack(deal)),
        tuple[Card, ...]: [tuple(chance.sample([*game.pack(deal)], 2))],
        Policy: [*POLICIES.words],
        Rulings: [()],
    }
    named = {"index": range(len(deal.cards) + 1), "kind": (*KINDS, "cut")}
    fields = {}
    for name, hint in types_of(kind).items():
        rest = [part for part in get_args(hint) if part is not NoneType]
        some = named.get(name) or values.get(rest[0] if len(rest) == 1 and hint not in values else hint)
        if some or signature(kind).parameters[name].default is Parameter.empty:
            fields[name] = chance.choice(some) if some else None
    return kind(**fields)


@pytest.mark.parametrize("name", sampled(GAMES, 3, seed=3))
def test_a_command_at_any_time_is_taken_whole_or_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what has ended stays ended: nothing is played any more, no ruling moves it."""
    game = GAMES[name]
    kinds = get_args(getattr(library, name).Command)
    watched = watch(name, monkeypatch)
    assert watched.deals.keys() >= ENDED
    refused = dict[type[Any], Refusal]()
    for deal, command in watched.at_any_time(kinds, random.Random(name)):
        before = deal.copy()
        try:
            facts = tuple(game.decide(deal, command))
        except Refusal as refusal:
            refused[type(command)] = refusal
            assert deal == before, command
            continue
        after = reduce(game.apply, facts, deal)
        assert deal == before, command
        assert [game.codec.decode(json.loads(json.dumps(game.codec.encode(fact)))) for fact in facts] == [*facts]
        assert after.money == deal.money + sum(map(game.brought, facts)), command
        assert min(after.purses.values(), default=0) >= 0, command
        if isinstance(command, CorrectCard):
            assert (after.phase == "void") == (deal.phase == "void"), command
        if deal.phase in ENDED:
            assert isinstance(command, AFTER_THE_END), command
            assert deal.phase == "over" or not isinstance(command, RuleIrregularity)
            assert after.phase == deal.phase or isinstance(command, CorrectCard), command
    assert refused.keys() == {*kinds}, "each at some time"
    assert all(refusal.reason and english(refusal.message) for refusal in refused.values())
