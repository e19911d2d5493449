"""The tracker's table: every pair of state and cue is named or refused, and the tracker does what the table says."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any, cast
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sample import sampled
from tests.vision.rendered_cards import corners_of
from tests.vision.watched_table import Table
from vision.capture.camera import Frame
from vision.observations import Drawn, Empty, Exposed, HalfOut, PushedBack, Unclear
from vision.quads import Image, Quad
from vision.reading import Reader, Reading
from vision.steps import Steps
from vision.track import states_page
from vision.track.incidents import Exit, Slide
from vision.track.judge import Case, view_is_due
from vision.track.memory import Passage, Rest
from vision.track.motion import Sensed
from vision.track.shift import Shift
from vision.track.states import (
    ANSWERS,
    FRAME_CUES,
    NEEDS_CARD,
    REFUSED,
    TABLE,
    Action,
    Cue,
    ImpossibleCue,
    State,
    Step,
    step,
)
from vision.track.tracker import CardTracker
from vision.track.trouble import TroubleDetector
from vision.track.tuning import TUNING
from vision.track.views import View
from vision.track.window_search import Search, next_search_s

STEPS = [(state, cue, found) for state, row in TABLE.items() for cue, found in row.items()]
REFUSALS = [(state, cue) for state, reasons in REFUSED.items() for cues in reasons.values() for cue in cues]
WINDOW = corners_of((300, 300), 200, 0)


# --- the table by itself ------------------------------------------------------------------------------------------


def test_every_pair_is_named_or_refused_and_none_twice() -> None:
    named = [(state, cue) for state, cue, _ in STEPS]
    assert sorted(named + REFUSALS, key=str) == sorted(product(State, Cue), key=str)


@pytest.mark.parametrize(("state", "cue"), REFUSALS, ids=lambda one: one.name)
def test_a_refused_pair_is_an_error_that_names_both(state: State, cue: Cue) -> None:
    with pytest.raises(ImpossibleCue, match=rf"\b{cue.name} in state {state.name}\b"):
        step(state, cue)


def test_no_frame_no_blind_spell_and_no_command_is_ever_refused() -> None:
    for state, cue in product(State, (*FRAME_CUES, Cue.BLINDED, Cue.REBASED)):
        assert cue in TABLE[state], (state, cue)


@pytest.mark.parametrize(("state", "cue", "then"), STEPS, ids=lambda one: getattr(one, "name", ""))
def test_what_an_action_may_answer_has_a_place_in_the_state_where_it_is_done(
    state: State, cue: Cue, then: Step
) -> None:
    answers = ANSWERS.get(then.action, frozenset())
    if then.state is State.VACANT:
        answers -= NEEDS_CARD
    assert answers <= TABLE[then.state].keys()


def test_a_cue_that_is_no_frames_is_some_actions_answer() -> None:
    answered = {cue for cues in ANSWERS.values() for cue in cues}
    assert answered == set(Cue) - {*FRAME_CUES, Cue.BLINDED, Cue.REBASED}


def reached(start: State, cues: set[Cue]) -> set[State]:
    found, pending = {start}, [start]
    while pending:
        new = {then.state for cue, then in TABLE[pending.pop()].items() if cue in cues} - found
        found |= new
        pending += new
    return found


@pytest.mark.parametrize("start", [State.SEARCHING, State.VACANT], ids=lambda state: state.name)
def test_every_state_is_reached_from_the_beginning(start: State) -> None:
    assert reached(start, set(Cue)) >= set(State) - {State.SEARCHING}


@pytest.mark.parametrize("state", State, ids=lambda state: state.name)
def test_from_every_state_a_card_comes_to_rest_without_a_command(state: State) -> None:
    assert State.AT_REST in reached(state, set(Cue) - {Cue.REBASED})


def test_a_window_that_was_found_is_never_sought_for_again() -> None:
    assert all(then.state is not State.SEARCHING for state, _, then in STEPS if state is not State.SEARCHING)


def test_a_command_forgets_the_card_and_nothing_else_does() -> None:
    assert {cue for _, cue, then in STEPS if then.action is Action.FORGET} == {Cue.REBASED}
    assert {then.action for _, cue, then in STEPS if cue is Cue.REBASED} == {Action.FORGET}


def test_only_a_card_that_is_seen_ends_a_blind_spell() -> None:
    """Neither time nor the end of the trouble does."""
    for state in (State.BLIND, State.DISTRUST):
        left = {cue for cue, then in TABLE[state].items() if then.state not in (State.BLIND, State.DISTRUST)}
        assert left <= {Cue.DISPLACED, Cue.PERHAPS_DISPLACED, Cue.SAME, Cue.ANOTHER, Cue.GONE, Cue.REBASED}


def test_a_card_half_out_is_no_card_until_it_is_judged() -> None:
    reports = {Action.REPORT_SAME, Action.REPORT_CARD, Action.REPORT_EMPTY}
    told = {cue for cue, then in TABLE[State.HALF_OUT].items() if then.action in reports}
    assert told == {Cue.SAME, Cue.ANOTHER, Cue.GONE}


def test_one_frame_seeks_the_window_nearby_once() -> None:
    """FOUND leads to a view, which may be unreadable and lead to a search: the next one is due later."""
    assert view_is_due(1)
    assert next_search_s(2.0, 0.0, TUNING) > 2.0


# --- the tracker and the table ------------------------------------------------------------------------------------


def sensed(image: Image) -> Sensed:
    frame = Frame(image, 1.0, 1)
    return Sensed(frame, None, image[..., 1], False, 0.0, True, False, 1, 0.0)


@pytest.fixture
def idle(template_reader: Reader) -> CardTracker:
    """A tracker whose actions do nothing."""
    made = CardTracker(template_reader)
    made._do = {action: lambda _: None for action in made._do}
    return made


def test_the_tracker_has_an_action_for_every_step(template_reader: Reader) -> None:
    made = CardTracker(template_reader)
    assert made._do.keys() == set(Action) - {Action.FORGET}, "rebase() is that one"
    assert {then.action for _, _, then in STEPS} == set(Action)


@pytest.mark.parametrize(
    ("state", "cue", "then"),
    [one for one in STEPS if one[1] is not Cue.REBASED],
    ids=lambda one: getattr(one, "name", ""),
)
def test_a_cue_leads_to_the_state_and_then_to_the_action_of_the_table(
    idle: CardTracker, state: State, cue: Cue, then: Step
) -> None:
    done = []
    for action in idle._do:
        idle._do[action] = lambda _, action=action: done.append((idle.state, action))  # type: ignore[misc]
    idle._state = state
    idle._follow(cue, sensed(np.zeros((8, 8, 3), np.uint8)))
    assert (idle.state, done) == (then.state, [(then.state, then.action)])


@pytest.mark.parametrize(("state", "cue"), REFUSALS, ids=lambda one: one.name)
def test_a_refused_cue_changes_nothing(idle: CardTracker, state: State, cue: Cue) -> None:
    idle._state = state
    with pytest.raises(ImpossibleCue):
        idle._follow(cue, sensed(np.zeros((8, 8, 3), np.uint8)))
    assert idle.state is state


def test_an_answer_is_processed_within_the_frame(idle: CardTracker) -> None:
    answers = {Action.VIEW: Cue.UNREADABLE, Action.SEARCH_NEARBY: None}
    for action, answer in answers.items():
        idle._do[action] = lambda _, answer=answer: answer  # type: ignore[misc]
    idle._state = State.MOVING
    idle._follow(Cue.STILL, sensed(np.zeros((8, 8, 3), np.uint8)))
    assert idle.state is State.VIEWING


@pytest.mark.parametrize("state", State, ids=lambda state: state.name)
def test_a_card_that_is_counted_again_is_read_again(template_reader: Reader, state: State) -> None:
    made = CardTracker(template_reader, window=None if state is State.SEARCHING else WINDOW)
    made._state = state
    made.rebase(7)
    assert made.state is (State.SEARCHING if state is State.SEARCHING else State.VACANT)
    assert made._card is None


NINE = Reading({"9": 1.0}, {"H": 1.0}, "9", "H", 1.0)
FACE = np.full((40, 40, 3), 200, np.uint8)
SEEN = View(WINDOW, FACE, NINE, True, 1.0, 200.0, 0.0, 0.4, FACE)
UNREAD = replace(SEEN, reading=replace(NINE, rank=None, suit=None))


class AnyJudge:
    """Judges at random, but never against the table: without a card nothing is the same, displaced or gone."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.exit, self.views_taken = chance, Exit(), 0

    def _or(self, often: float, one: Any, other: Any) -> Any:
        return one if self.chance.random() < often else other

    def take_plain(self, *_: object) -> View:
        return self._or(0.8, SEEN, UNREAD)

    take = take_plain

    def displaced(self, case: Case, _: View) -> Shift | None:
        return None if case.card is None else self.shift(case, FACE)

    def shift(self, case: Case, _: Image) -> Shift | None:
        return self._or(0.3, Shift(0, 20, 0.9), None)

    def in_doubt(self, *_: object) -> bool:
        return self._or(0.5, True, False)

    def doubt_s(self, *_: object) -> float:
        return TUNING.doubted_s

    def shows_none(self, case: Case, _: View) -> bool:
        return case.card is not None and self._or(0.3, True, False)

    def shows_whole(self, *_: object) -> bool:
        return self._or(0.8, True, False)

    contradicts = in_doubt

    def under_hand(self, *_: object, rested: bool = False) -> bool:
        return self._or(0.5, True, False)

    clearer = shows_whole

    def is_same(self, *_: object) -> bool | None:
        return self.chance.choice([True, False, None])

    def judge(self, case: Case, views: Sequence[View], earlier: object = ()) -> tuple[Cue | None, Reading | None]:
        if len(views) < 2:
            return None, None
        cues = [None, Cue.UNREADABLE, Cue.ANOTHER] + [Cue.SAME] * (case.card is not None)
        return self.chance.choice(cues), views[-1].reading

    def glimpsed(self, case: Case, first: View) -> Sequence[View]:
        return self._or(0.5, (first, SEEN), ())

    def came_between(self, *_: object) -> Reading | None:
        return self._or(0.3, NINE, None)

    def combine(self, readings: Sequence[Reading]) -> Reading:
        return readings[-1]

    def slides(self, _: Case) -> list[Slide]:
        return self._or(0.5, [Slide(0, mm, 20.0) for mm in (10.0, 20.0, 12.0)], [])

    def learn_exit(self, _: Case) -> None:
        pass

    def touched(self, *_: object) -> float:
        return self._or(0.5, 0.0, 0.5)


class AnyPicture(TroubleDetector):
    """Sees no trouble by a view; covered at random."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    @property
    def covered(self) -> bool:
        return self._chance.random() < 0.3

    def of_card(self, *_: object, **__: object) -> tuple[()]:
        return ()

    def remember_frame(self, *_: object) -> None:
        pass

    def remember_focus(self, *_: object) -> None:
        pass


def any_tracker(chance: Random, *, window: bool) -> CardTracker:
    tracker = CardTracker(cast(Any, None), window=WINDOW if window else None)
    tracker._picture = AnyPicture(chance)
    tracker._judge = cast(Any, AnyJudge(chance))
    tracker._piles.due = lambda now_s: False  # type: ignore[method-assign]
    tracker._sensor.sense(Frame(FACE, 0.0, 0))
    return tracker


def play(chance: Random, *, window: bool, frames: int) -> set[tuple[State, Cue]]:
    """Frames of chance. Each state has the memory that is its own, and every report is of the card in the window. The
    pairs of the table that came up."""
    tracker, drawn, pairs = any_tracker(chance, window=window), 0, set[tuple[State, Cue]]()

    def noted_step(state: State, cue: Cue) -> Step:
        pairs.add((state, cue))
        return step(state, cue)

    def nearby(*_: object) -> Steps[Quad | None]:
        while chance.random() < 0.3:
            yield
        return chance.choice([WINDOW, None, None])

    with ExitStack() as stack:
        found = patch("vision.track.tracker.Search.find", lambda *_, **__: chance.choice([WINDOW, None, None]))
        stack.enter_context(found)
        stack.enter_context(patch("vision.track.tracker.Nearby.find", nearby))
        stack.enter_context(patch("vision.track.tracker.whole_outline", lambda *_, **__: None))
        stack.enter_context(patch("vision.track.tracker.step", noted_step))
        for k in range(1, frames):
            if chance.random() < 0.02:
                drawn = chance.randrange(52)
                tracker.rebase(drawn)
            cue = chance.choice([*FRAME_CUES, Cue.STILL, Cue.CHANGED, Cue.MOVES])
            still = 0 if cue in (Cue.MOVES, Cue.TREMBLES) else chance.choice([1, 2, 3, 10, 16])
            tracker._sensor.meter.still_frames, tracker._said = still, []
            now_s = k * 0.3
            frame = Frame(FACE, now_s, k)
            before = Frame(FACE, now_s - 0.1, k - 1)
            at = Sensed(frame, before, FACE[..., 1], still == 0, 0.0, True, False, still, now_s - 0.5 * still)
            if isinstance(tracker._memory, Passage) and tracker._memory.motion is not None:
                tracker._memory.motion.see(at.samples, chance.random(), at_rest=still > 1)
            tracker._follow(cue, at)
            if chance.random() < 0.1:
                tracker._follow(Cue.BLINDED, at)
            assert isinstance(
                tracker._memory, {State.SEARCHING: Search, State.AT_REST: Rest}.get(tracker.state, Passage)
            )
            assert (tracker._card is None) == (tracker.state in (State.SEARCHING, State.VACANT))
            for told in tracker._said:
                if isinstance(told, Exposed | Unclear | Drawn | HalfOut | PushedBack):
                    assert told.index == drawn
                drawn += isinstance(told, Drawn)
                assert not isinstance(told, Empty) or told.cards == drawn
    return pairs


@given(st.randoms(use_true_random=False), st.booleans())
def test_whatever_is_sensed_and_judged_states_and_reports_fit(chance: Random, window: bool) -> None:
    play(chance, window=window, frames=40)


def test_every_pair_of_the_table_can_happen() -> None:
    pairs: set[tuple[State, Cue]] = set()
    for seed in range(250):
        pairs |= play(Random(seed), window=seed % 4 == 0, frames=60)
    assert {(state, cue) for state, cue, _ in STEPS if cue is not Cue.REBASED} <= pairs


# --- the states of a table ----------------------------------------------------------------------------------------


class Watched(Table):
    """A table whose tracker's states are kept, each once in a row."""

    states: list[State]

    def watch(self, seconds: float) -> None:
        self.states = getattr(self, "states", [])
        for _ in range(round(seconds * self.fps)):
            super().watch(1 / self.fps)
            if self.states[-1:] != [self.tracker.state]:
                self.states.append(self.tracker.state)

    def since(self, act: Callable[[], object]) -> list[str]:
        """The states that followed something that was done."""
        self.states = []
        act()
        return [state.name for state in self.states]


def test_a_draw_goes_from_rest_to_rest(template_reader: Reader) -> None:
    table = Watched(template_reader)
    table.watch(0.6)
    assert table.states == [State.SEARCHING, State.AT_REST]
    seen = table.since(lambda: table.act(table.scene.draw_card))
    assert seen[:3] == ["AT_REST", "STIRRED", "MOVING"]
    assert seen[-2:] == ["VIEWING", "AT_REST"]
    assert "HALF_OUT" not in seen


def test_a_card_held_half_out_is_a_state_until_it_is_drawn_or_back(template_reader: Reader) -> None:
    table = Watched(template_reader, card_px=130.0)
    table.watch(1.2)
    seen = table.since(lambda: table.act(lambda: table.scene.push_back(held_s=2.0)))
    assert seen[-2:] == ["HALF_OUT", "AT_REST"]
    assert table.lines() == ["0=7H", "HalfOut 0", "PushedBack 0"]


def covered(image: Image) -> Image:
    return np.asarray(80 + image % 16, np.uint8)


def dark(image: Image) -> Image:
    return np.asarray(image // 40, np.uint8)


@pytest.mark.parametrize(
    ("spell", "kind", "told"),
    sampled(
        [
            (covered, "covered", ["HandPass", "TroubleCleared covered"]),
            (dark, "dark", ["TroubleCleared dark", "HandPass"]),
        ],
        1,
    ),
)
def test_after_a_blind_spell_the_card_is_distrusted_until_it_is_seen(
    template_reader: Reader, spell: Callable[[Image], Image], kind: str, told: list[str]
) -> None:
    table = Watched(template_reader)
    table.watch(1.0)
    table.spoil(3.0, spell)
    assert table.tracker.state in (State.BLIND, State.DISTRUST)
    table.watch(1.0)
    assert table.tracker.state is State.AT_REST
    assert table.lines() == ["0=7H", f"Trouble {kind}", *told]


def test_an_empty_box_is_vacant_and_takes_the_next_pack(template_reader: Reader) -> None:
    table = Watched(template_reader, ("7H", "4D"))
    table.watch(0.6)
    table.act(table.scene.draw_card)
    table.act(table.scene.draw_card, then_s=1.6)
    assert table.lines()[-1] == "Empty"
    assert table.tracker.state is State.VACANT


# --- the page -----------------------------------------------------------------------------------------------------


def test_the_page_is_drawn_from_the_table() -> None:
    assert states_page.BOX.path.read_text() == states_page.page(states_page.BOX), f"run: {states_page.COMMAND}"


def test_the_page_draws_every_state_and_every_change_of_state() -> None:
    page = states_page.page(states_page.BOX)
    diagram = page[page.index("```mermaid") :].split("```")[1]
    for state, cue, then in STEPS:
        if then.state is not state and cue is not Cue.REBASED:
            (line,) = [one for one in diagram.splitlines() if f"{state.name} --> {then.state.name}:" in one]
            assert cue.name in line.split(": ")[1].split(", ")
    for state, cue in REFUSALS:
        assert any(row.startswith(f"| {state.name} |") and cue.name in row for row in page.splitlines()), (state, cue)
