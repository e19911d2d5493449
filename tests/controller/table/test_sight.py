"""The sight of the table: its machine's table is complete, its memory fits its state, and each field is carried over
where it must be: when a deal begins, when the program starts, and when a ruling is undone."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.message import Message, plain
from controller.table.events import Event, Ruled, RulingUndone, Sighting, WindowMoved
from controller.table.log import advance
from controller.table.sight import page
from controller.table.sight.memory import AFTER_RESTART, BeamCount, Doubt, Exit, Sight, Window
from controller.table.sight.states import REFUSED, TABLE, Action, Cue, ImpossibleCue, State, step
from controller.table.state import EYES, KEPT_ON_UNDO, OF_A_DEAL, Ruling, TableState, apply
from tests.controller.histories import evening
from tests.controller.random_table import RandomTable
from vision.track import states_page

STEPS = [(state, cue, found) for state, row in TABLE.items() for cue, found in row.items()]
REFUSALS = [(state, cue) for state, reasons in REFUSED.items() for cues in reasons.values() for cue in cues]
WHY = plain("a glass fell over")
READING = Sighting(4, "7", "C")


# --- the machine ----------------------------------------------------------------------------------------------------


def test_every_pair_is_named_or_refused_and_none_twice() -> None:
    named = [(state, cue) for state, cue, _ in STEPS]
    assert sorted(named + REFUSALS, key=str) == sorted(product(State, Cue), key=str)


@pytest.mark.parametrize(("state", "cue"), REFUSALS, ids=lambda one: one.name)
def test_a_refused_pair_is_an_error_that_names_both(state: State, cue: Cue) -> None:
    with pytest.raises(ImpossibleCue, match=rf"\b{cue.name} in state {state.name}\b"):
        step(state, cue)


def test_only_a_failing_part_makes_blind_and_only_its_end_sees_again() -> None:
    for state, cue, then in STEPS:
        assert then.state.blind == {Cue.LOST: True, Cue.REGAINED: False}.get(cue, state.blind), (state, cue)


def test_a_doubt_ends_only_with_a_known_count_a_new_deal_or_an_idle_start() -> None:
    ends = {cue for state, cue, then in STEPS if state.doubted and not then.state.doubted}
    assert ends == {Cue.VERIFIED, Cue.STARTED, Cue.RESTARTED_IDLE}
    begins = {cue for state, cue, then in STEPS if then.state.doubted and not state.doubted}
    assert begins == {Cue.DOUBTED, Cue.RESTARTED}


def test_a_state_is_a_pair_of_sight_and_doubt() -> None:
    assert [State.of(blind=state.blind, doubted=state.doubted) for state in State] == list(State)


def test_every_action_is_used() -> None:
    assert {then.action for _, _, then in STEPS} == set(Action)


# --- its memory -----------------------------------------------------------------------------------------------------


def in_state(state: State, kind: type[Sight] = Window) -> Sight:
    return kind(state=state, doubt=Doubt(WHY, READING) if state.doubted else None, beam=BeamCount(2), index=4)


@pytest.mark.parametrize(("state", "cue", "then"), STEPS, ids=lambda one: getattr(one, "name", ""))
def test_a_cue_does_to_the_memory_what_the_table_says(state: State, cue: Cue, then: Any) -> None:
    before, again = in_state(state), Sighting(4, "9", "S")
    after = before.on(cue, plain("the camera was away"), again)
    reason: Message = before.doubt.why if before.doubt else AFTER_RESTART
    doubts: dict[Action, Doubt | None] = {
        Action.RESTART: Doubt(AFTER_RESTART),
        Action.DOUBT: Doubt(plain("the camera was away")),
        Action.KEEP: Doubt(reason, again),
    }
    counts = {Action.COUNT: BeamCount(0), Action.ADD: BeamCount(3), Action.RESTART: BeamCount(0, complete=False)}
    doubt = doubts.get(then.action, before.doubt) if then.state.doubted else None
    assert after == replace(before, state=then.state, doubt=doubt, beam=counts.get(then.action, BeamCount(2)))


def test_a_doubt_without_a_new_reason_keeps_the_one_before() -> None:
    assert in_state(State.COMPARE).on(Cue.PLACED).doubt == Doubt(WHY)


BEFORE = Window(State.COMPARE, Doubt(plain("before"), READING), BeamCount(1), 3, 5, 6, 7)
NOW = Window(
    State.BLIND,
    None,
    BeamCount(9, complete=False),
    13,
    15,
    16,
    17,
    has_beam=True,
    has_camera=False,
    on_sheet=True,
)


def fields_of(sight: Sight) -> dict[str, Any]:
    return {f.name: getattr(sight, f.name) for f in fields(Sight)}


def test_the_two_sights_of_these_tests_differ_in_every_field() -> None:
    """Else a field that is lost would go unnoticed."""
    assert [name for name, value in fields_of(BEFORE).items() if value == fields_of(NOW)[name]] == []
    assert [name for name, value in fields_of(NOW).items() if value == fields_of(Window())[name]] == ["doubt"]


def test_an_undone_ruling_carries_every_field_of_the_sight() -> None:
    assert fields_of(BEFORE.undone(NOW)) == {
        "state": State.DISTRUST,
        "doubt": Doubt(plain("before")),
        "beam": NOW.beam,
        "index": BEFORE.index,
        "epoch": NOW.epoch,
        "seen": BEFORE.seen,
        "laid_away": BEFORE.laid_away,
        "has_beam": NOW.has_beam,
        "has_camera": NOW.has_camera,
        "on_sheet": NOW.on_sheet,
    }


def test_an_undone_ruling_keeps_the_count_of_a_tracker_that_had_no_other_order() -> None:
    now = replace(NOW, epoch=BEFORE.epoch)
    after = BEFORE.undone(now)
    assert (after.index, after.seen, after.laid_away) == (now.index, now.seen, now.laid_away)


def test_the_reason_of_a_doubt_after_the_ruling_is_the_one_that_remains() -> None:
    now = replace(NOW, state=State.DISTRUST, doubt=Doubt(plain("now"), READING))
    assert BEFORE.undone(now).doubt == Doubt(plain("now"))


@pytest.mark.parametrize(("fresh", "seen"), [(Window(), 0), (Exit(seen=-1), -1)])
def test_a_new_deal_carries_every_field_of_the_sight(fresh: Sight, seen: int) -> None:
    assert fields_of(fresh.started(NOW)) == {
        "state": State.BLIND,
        "doubt": None,
        "beam": BeamCount(),
        "index": 0,
        "epoch": NOW.epoch + 1,
        "seen": seen,
        "laid_away": 0,
        "has_beam": NOW.has_beam,
        "has_camera": NOW.has_camera,
        "on_sheet": NOW.on_sheet,
    }


def test_a_start_of_the_program_carries_every_field_of_the_sight() -> None:
    before = replace(NOW, laid_away=17)
    assert fields_of(before.restarted(20, playing=True, camera=True)) == {
        "state": State.DISTRUST,
        "doubt": Doubt(AFTER_RESTART),
        "beam": BeamCount(complete=False),
        "index": 19,
        "epoch": NOW.epoch + 1,
        "seen": 19,
        "laid_away": 17,
        "has_beam": False,
        "has_camera": True,
        "on_sheet": False,
    }


def test_an_order_to_the_tracker_carries_every_field_of_the_sight() -> None:
    before = replace(NOW, beam=BeamCount(9))
    assert fields_of(before.moved(WindowMoved(18, verify=True, why=WHY, counted=False), 5)) == {
        "state": State.DISTRUST,
        "doubt": Doubt(WHY),
        "beam": BeamCount(7, complete=False),
        "index": 18,
        "epoch": NOW.epoch + 1,
        "seen": 18,
        "laid_away": 17,
        "has_beam": True,
        "has_camera": False,
        "on_sheet": True,
    }


# --- the fields of the table ----------------------------------------------------------------------------------------

RESTORED = {"game", "mode", "deal", "deal_number", "question", "last_sighting", "sightings", "closing", "ruling"}
"""Fields of the table that are again as before the ruling when it is undone."""
JOINED = {"waiting", "sight", "accounts"}
"""Fields that are made of both times."""


def test_of_every_field_of_the_table_it_is_said_what_becomes_of_it_when_a_ruling_is_undone() -> None:
    assert sorted([*KEPT_ON_UNDO, *RESTORED, *JOINED]) == sorted(f.name for f in fields(TableState))


def undone_rulings(events: list[Event]) -> list[tuple[TableState, TableState, TableState]]:
    """Each ruling taken back at the end of some of the events: the table before it, now, and after."""
    state, found = TableState(), []
    for event in events:
        state = advance(state, event)
        if isinstance(state.ruling, Ruling):
            found.append((state.ruling.before, state, apply(state, RulingUndone(state.ruling.text))))
    return found


def rows(game: str, seed: int) -> list[Event]:
    if game == "macao":
        return RandomTable(game, seed, troubled=1.0).events
    return [event for events in evening(game, seed, 120) for event in events]


@given(st.sampled_from(["faro", "german_faro", "macao"]), st.integers(0, 1000))
def test_whatever_happened_an_undone_ruling_keeps_and_restores_every_field(game: str, seed: int) -> None:
    for before, now, after in undone_rulings(rows(game, seed)):
        for name in (f.name for f in fields(TableState) if f.name not in JOINED):
            source = now if name in KEPT_ON_UNDO else before
            assert getattr(after, name) == getattr(source, name), name
        assert after.sight == before.sight.undone(now.sight)


@given(st.sampled_from(["faro", "german_faro", "macao"]), st.integers(0, 1000))
def test_whatever_happened_the_sight_fits_the_faults_and_its_memory_its_state(game: str, seed: int) -> None:
    state = TableState()
    for event in rows(game, seed):
        before, state = state, advance(state, event)
        assert state.sight.state.blind == (not EYES.isdisjoint(state.faults)), event
        assert (state.sight.doubt is not None) == state.sight.doubted, event
        assert state.sight.epoch >= before.sight.epoch, event
        if state.deal_number > before.deal_number:
            assert [name for name in OF_A_DEAL if getattr(state, name) != getattr(TableState(), name)] == []


def test_the_histories_have_rulings_and_doubts() -> None:
    """Else the two laws above would hold of nothing."""
    made = [event for seed in range(8) for event in rows("faro", seed)]
    assert sum(isinstance(event, Ruled) for event in made) > 20
    assert sum(isinstance(event, WindowMoved) and event.verify for event in made) > 2


# --- the page -------------------------------------------------------------------------------------------------------


def test_the_page_is_made_from_the_table() -> None:
    assert page.SIGHT.path.read_text() == states_page.page(page.SIGHT), f"run: {page.SIGHT.command}"
