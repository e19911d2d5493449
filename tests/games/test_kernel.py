"""The kernel's driver over a small game, and laws of every game that stands on the kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import pytest

from controller.games.codec import NO_NAME
from controller.games.kernel.acts import fixed, name_of, verbs
from controller.games.kernel.course import Act, Course, Engine, Playable, opening
from controller.games.kernel.paper import Paper, ops
from controller.games.kernel.redo import changes, replay
from controller.games.kernel.rounds import Phase, Rounds, one, purse, within, yes
from controller.games.kernel.show import Log, said, silent
from controller.games.kernel.table import RoundsGame
from controller.games.ledger import Ledger, Start
from controller.games.message import say
from controller.games.refusal import Reason, Refusal
from controller.games.registry import GAMES

NOT_NOW = Reason("not_now", say("toy-not-now"))
POOR = Reason("funds", say("toy-funds"))
OVER = Reason("over", say("toy-over"))


@dataclass(frozen=True, slots=True)
class LayStake:
    player: str | None
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    player: str | None


@dataclass(frozen=True, slots=True)
class End:
    why: str


class Laid(NamedTuple):
    player: str
    amount: int


class Passed(NamedTuple):
    player: str


class Ended(NamedTuple):
    why: str


@dataclass(frozen=True)
class Rules:
    min: int = 2
    unit: int = 2


Command = LayStake | Pass | End
Event = Laid | Passed | Ended
SEATS = verbs(LayStake, Pass, twice=fixed(LayStake, player="ann", amount=2))
ENGINE: Engine[Command, Event] = Engine("toy", Command, Event, seats=SEATS, ops={"end": fixed(End, why="told").read})


class Deal(Playable[Command, Event]):
    engine = ENGINE
    rounds = Rounds({"stakes": Phase(asks=one("turn"), offers={"lay_stake": within("min", purse), "pass": yes})})
    in_place = ("stakes",)

    def __init__(self, purses: dict[str, int]) -> None:
        self.ledger = Ledger(Start(purses, {}, 0))
        self.rules: Any = Rules()
        self.phase = "stakes"
        self.turn = "ann"
        self.cards = ()
        self.stakes: dict[str, int] = {}


@ENGINE.folds
def _laid(deal: Deal, event: Laid) -> None:
    deal.ledger.stake(event.player, event.amount)
    deal.stakes[event.player] = deal.stakes.get(event.player, 0) + event.amount


@ENGINE.folds
def _gone(deal: Deal, event: Passed | Ended) -> None:
    deal.phase = "over" if isinstance(event, Ended) else deal.phase
    deal.turn = "bob"


class Table(Course[Deal, Event]):
    def enough(self) -> Table:
        """After four nothing more is laid."""
        return self.emit(Ended("enough")) if sum(self.deal.stakes.values()) >= 4 else self


def lay(deal: Deal, player: str, amount: int) -> tuple[Event, ...] | Reason:
    return POOR if amount > deal.purses.get(player, 0) else (Laid(player, amount),)


def let_go(deal: Deal, player: str) -> tuple[Event, ...] | Reason:
    return (Passed(player),)


ACTS = {"lay": Act(LayStake, lay, Table.enough), "pass": Act(Pass, let_go)}
ENGINE.plays(
    Table,
    ACTS.values(),
    lambda deal, verb, player: None if deal.row.offered(verb) and player in deal.row.asks(deal) else NOT_NOW,
)


@ENGINE.answers
def _pass(deal: Deal, command: Pass) -> Any:
    return let_go(deal, command.player or "")


@ENGINE.answers
def _end(deal: Deal, command: End) -> Any:
    return OVER if deal.phase == "over" else Table(deal, Ended(command.why))


def open_deal() -> Deal:
    return Deal({"ann": 5, "bob": 1})


def test_an_act_is_answered_and_what_follows_is_facts_too() -> None:
    deal = open_deal()
    after, facts = deal.play(LayStake("ann", 2))
    assert (facts, after.stakes, deal.stakes) == ((Laid("ann", 2),), {"ann": 2}, {})
    last, facts = deal.play(LayStake("ann", 4))
    assert (facts, last.phase) == ((Laid("ann", 4), Ended("enough")), "over")


@pytest.mark.parametrize(
    ("command", "reason"),
    [(LayStake("ann", 9), "funds"), (LayStake("bob", 1), "not_now"), (LayStake(NO_NAME, 1), "funds")],
)
def test_the_rule_is_asked_before_the_time(command: Command, reason: str) -> None:
    deal = open_deal()
    with pytest.raises(Refusal) as refused:
        deal.play(command)
    assert refused.value.reason == reason
    assert deal == open_deal()


def test_an_answer_may_be_a_course_or_a_reason() -> None:
    after, facts = open_deal().play(End("told"))
    assert facts == (Ended("told"),)
    with pytest.raises(Refusal, match="over"):
        after.play(End("again"))


def test_what_is_no_command_is_refused_in_words() -> None:
    with pytest.raises(Refusal) as refused:
        open_deal().play(cast(Any, "lay"))
    assert refused.value.reason == "bad_op"


def test_a_copy_shares_nothing_that_can_change() -> None:
    deal = open_deal()
    copy = deal.copy()
    ENGINE.advance(copy, Laid("ann", 2))
    assert (deal.stakes, deal.purses) == ({}, {"ann": 5, "bob": 1})
    assert copy != deal
    deal.become(copy)
    assert copy == deal


def test_verbs_come_of_the_classes_of_commands() -> None:
    assert name_of(LayStake) == "lay_stake"
    assert [*SEATS] == ["lay_stake", "pass", "twice"]
    assert [*SEATS["lay_stake"].fields] == ["amount"]
    assert SEATS["lay_stake"].read({"player": 3, "amount": "x"}) == LayStake(NO_NAME, 0)
    assert SEATS["twice"].read({}) == LayStake("ann", 2)
    assert ENGINE.decode_command({"op": "pass", "player": "bob"}) == Pass("bob")
    assert ENGINE.decode_command({"op": "end"}) == End("told")
    assert ENGINE.codec.decode(ENGINE.codec.encode(Laid("ann", 2))) == Laid("ann", 2)


def test_a_script_asks_the_same_rules() -> None:
    class Script(Paper[Deal]):
        ops = ops(ACTS, end=lambda deal: (Ended("paper"),))
        dealt = 0

        def cards(self) -> None:
            self.dealt += 1

    script = Script(open_deal(), [])
    said = [
        ("lay", "ann", 4),
        ("lay", "bob", 4),
        ("fly", "bob", 0),
        ("lay", 7, 1),
        ("pass", "ann", 0),
        ("end", None, 0),
    ]
    script.act(enumerate({"op": name, "player": player, "amount": amount} for name, player, amount in said))
    assert [(refused["event"], refused["reason"]) for refused in script.without_coup({3: [(9, {}), (8, {})]})] == [
        (1, "funds"),
        (2, "bad_op"),
        (3, "funds"),
        (8, "no_coup"),
        (9, "no_coup"),
    ]
    assert (script.deal.stakes, script.deal.phase, script.dealt) == ({"ann": 4}, "over", 3)


def test_a_run_is_played_again_until_another_card_would_have_changed_it() -> None:
    deal = ENGINE.apply_all(open_deal(), [Laid("ann", 2), Laid("ann", 2)])
    log = [Laid("ann", 2), Passed("ann")]
    new = replay(open_deal(), log, lambda deal, event: (event,))
    assert new is not None
    assert changes(deal, new) == (("ann", 2),)
    assert replay(open_deal(), log, lambda deal, event: None if isinstance(event, Passed) else (event,)) is None


def test_a_new_deal_is_opened_with_what_is_asked_first() -> None:
    def passed(deal: Deal) -> Deal:
        return ENGINE.apply(deal, Passed("ann"))

    assert opening(passed, Deal)({"ann": 1}).turn == "bob"


def test_each_fact_has_its_sentence_or_is_silent() -> None:
    log = Log(ENGINE, {Laid: said("toy-laid"), Passed: said("toy-passed", who="player"), Ended: silent})
    assert [*log.lines(Laid("ann", 2))] == [say("toy-laid", player="ann", amount=2)]
    assert [*log.lines(Passed("ann"))] == [say("toy-passed", who="ann")]
    assert [*log.lines(Ended("x"))] == []
    with pytest.raises(TypeError, match="Ended"):
        Log(ENGINE, {Laid: silent, Passed: silent})


# Laws of every game on the kernel.

ON_KERNEL = {name: game for name, game in GAMES.items() if isinstance(game, RoundsGame)}


@pytest.mark.parametrize("name", ON_KERNEL)
def test_what_a_row_names_is_there(name: str) -> None:
    game = ON_KERNEL[name]
    for phase, row in game.rounds.phases.items():
        assert {*(row.offers or ())} - game.rounds.further <= game.verbs.keys(), phase
        assert {*row.dealer} <= game.dealer_verbs.keys(), phase
        if isinstance(row.limit, str) and row.limit:
            assert row.limit in game.options, phase
        if not callable(row.verbs):
            assert {*(row.verbs or ())} <= {*(row.offers or ())}, phase


@pytest.mark.parametrize("name", ON_KERNEL)
def test_every_fact_is_folded_and_every_command_answered(name: str) -> None:
    game = ON_KERNEL[name]
    assert game.engine.unfinished == set()
    assert game.engine.unanswered == set()


@pytest.mark.parametrize("name", ON_KERNEL)
def test_every_seat_s_verb_is_offered_in_some_phase(name: str) -> None:
    game = ON_KERNEL[name]
    assert game.verbs.keys() == game.rounds.offering.keys()


def test_chemin_de_fer_stands_on_the_kernel() -> None:
    assert "chemin_de_fer" in ON_KERNEL
