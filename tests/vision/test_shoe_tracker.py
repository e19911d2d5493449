"""The tracker of the shoe: its table, and what it says of rendered cards that slide over the window."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any
from unittest.mock import patch

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.instruments.benchmarks.shoe import one_shoe
from tests.sample import sampled
from vision import shoe_layout as layout
from vision.capture.camera import Frame
from vision.observations import (
    DoubleDraw,
    Drawn,
    Exposed,
    HalfOut,
    MotionStarted,
    Observation,
    PushedBack,
    Trouble,
    TroubleCleared,
    Unclear,
)
from vision.read.reader import CardReader
from vision.reading import Reading
from vision.render import card_art
from vision.render.card_art import BACK
from vision.render.picture import Art
from vision.render.shoe_picture import Nose
from vision.render.shoe_scene import Handling, ShoeScene
from vision.track import shoe_strip, states_page
from vision.track.shoe_passage import shifted
from vision.track.shoe_states import (
    ANSWERS,
    FRAME_CUES,
    REFUSED,
    TABLE,
    Action,
    Cue,
    ImpossibleCue,
    State,
    Step,
    step,
)
from vision.track.shoe_strip import Edge, Seen
from vision.track.shoe_tracker import BLIND_S, LASTS_S, ShoeTracker

STEPS = [(state, cue, found) for state, row in TABLE.items() for cue, found in row.items()]
REFUSALS = [(state, cue) for state, reasons in REFUSED.items() for cues in reasons.values() for cue in cues]
REPORTS = {
    Action.REPORT_CARD,
    Action.REPORT_AND_BEGIN,
    Action.REPORT_PUSHED_BACK,
    Action.REPORT_RETURN,
    Action.REPORT_LOST,
    Action.REPORT_DOUBTFUL,
    Action.REPORT_AND_LEARN,
}
BEGINS = {Action.BEGIN, Action.REPORT_AND_BEGIN, Action.CLEAR_AND_BEGIN}
FOLLOWED = {State.ENTERING, State.CROSSING, State.LEAVING, State.HALF_OUT, State.RETURNING, State.DOUBTFUL}
DECK = ("JC", "TS", "QD", "TH", "3S", "KD", "7H", "AS", "9D", "2C", "AC", "KH")
FPS = 60.0
CALM = Handling(speed_mm_s=(250.0, 450.0), turned_deg=0.5)


# --- the table by itself ------------------------------------------------------------------------------------------


def test_every_pair_is_named_or_refused_and_none_twice() -> None:
    named = [(state, cue) for state, cue, _ in STEPS]
    assert sorted(named + REFUSALS, key=str) == sorted(product(State, Cue), key=str)


@pytest.mark.parametrize(("state", "cue"), REFUSALS, ids=lambda one: one.name)
def test_a_refused_pair_is_an_error_that_names_both(state: State, cue: Cue) -> None:
    with pytest.raises(ImpossibleCue, match=rf"\b{cue.name} in state {state.name}\b"):
        step(state, cue)


def test_no_frame_is_ever_refused() -> None:
    for state, cue in product(State, FRAME_CUES):
        assert cue in TABLE[state], (state, cue)


@pytest.mark.parametrize(("state", "cue", "then"), STEPS, ids=lambda one: getattr(one, "name", ""))
def test_what_an_action_may_answer_has_a_place_in_the_state_where_it_is_done(
    state: State, cue: Cue, then: Step
) -> None:
    assert ANSWERS.get(then.action, frozenset()) <= TABLE[then.state].keys()


def test_a_card_is_reported_whenever_the_window_is_empty_again() -> None:
    """Never silently: of whatever was followed something is said."""
    for state in FOLLOWED:
        assert TABLE[state][Cue.NOTHING].action in REPORTS
        assert TABLE[state][Cue.NOTHING].state is State.EMPTY
        assert TABLE[state][Cue.BLINDED].action is Action.TELL


def test_a_passage_is_under_way_in_the_states_that_follow_a_card_and_in_no_other() -> None:
    for state, _, (to, action) in STEPS:
        if to in FOLLOWED and state not in FOLLOWED:
            assert action in BEGINS, (state, to)
        if state in FOLLOWED and to not in FOLLOWED:
            assert action in REPORTS | {Action.TELL}, (state, to)
        if action is Action.REPORT_AND_BEGIN:
            assert state in FOLLOWED, (state, to)
            assert to in FOLLOWED, (state, to)


def test_nothing_is_reported_as_a_card_while_the_picture_is_out_of_sight() -> None:
    for state, cue, then in STEPS:
        if cue in (Cue.BLINDED, Cue.NO_PICTURE):
            assert then.action in (Action.NOTHING, Action.TELL), state


@pytest.mark.parametrize("state", State, ids=lambda state: state.name)
def test_every_state_is_reached_and_left_again(state: State) -> None:
    found, pending = {State.UNKNOWN}, [State.UNKNOWN]
    while pending:
        new = {then.state for then in TABLE[pending.pop()].values()} - found
        found |= new
        pending += new
    assert state in found
    assert any(then.state is not state for then in TABLE[state].values())


def test_the_page_is_drawn_from_the_table() -> None:
    assert states_page.SHOE.path.read_text() == states_page.page(states_page.SHOE), f"run: {states_page.COMMAND}"


# --- any order of cues --------------------------------------------------------------------------------------------


class NoReader:
    """Reads every picture as the same card, surely."""

    def read(self, card: np.ndarray) -> Reading:
        return Reading({"K": 1.0, "none": 0.0}, {"S": 1.0, "none": 0.0}, "K", "S", 1.0)

    def combine(self, readings: Sequence[Reading]) -> Reading:
        return readings[0]


SEEN = st.sampled_from([Cue.NOTHING, Cue.LEAD, Cue.FULL, Cue.TRAIL, Cue.NEXT, Cue.ODD, Cue.NO_PICTURE, Cue.BLINDED])


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(SEEN, st.floats(6.6, 35.4), st.booleans()), max_size=40))
def test_whatever_comes_nothing_that_was_over_the_window_is_passed_over_in_silence(
    frames: list[tuple[Cue, float, bool]],
) -> None:
    tracker = ShoeTracker(NoReader())
    rng = np.random.default_rng(0)
    image = rng.integers(60, 200, (*layout.SIZE_PX[::-1], 3), np.uint8)
    at_s, over, heard = 0.0, False, 0
    for k, (cue, x, measured) in enumerate([*frames, (Cue.NOTHING, 0.0, False)]):
        at_s += 1 / FPS if cue is not Cue.BLINDED else BLIND_S + 0.05
        edge = Edge(x, 0.0) if measured and cue in (Cue.LEAD, Cue.TRAIL, Cue.NEXT) else None
        shown = Cue.FULL if cue is Cue.BLINDED else cue
        picture = image if cue is Cue.NO_PICTURE else np.roll(image, k % 7 + 1, axis=1)
        with patch.object(shoe_strip.Strips, "seen_in", lambda *_, s=shown, e=edge: Seen(s, e)):
            said = tracker.observe(Frame(picture, at_s, k))
        heard += sum(isinstance(one, Exposed | Unclear | PushedBack | Trouble) for one in said)
        over |= tracker.state in FOLLOWED
        if over and tracker.state is State.EMPTY:
            assert heard, frames
            over, heard = False, 0
    assert tracker.state in (State.EMPTY, State.BLIND)


# --- rendered cards -------------------------------------------------------------------------------------------------


class Watched:
    """A rendered shoe and its tracker."""

    def __init__(
        self,
        *,
        handling: Handling = CALM,
        deck: tuple[str, ...] = DECK,
        seed: int = 3,
        art: Art = card_art.raster,
        fps: float = FPS,
    ) -> None:
        self.scene = ShoeScene(deck, seed=seed, fps=fps, handling=handling, art=art)
        self.tracker = ShoeTracker(CardReader())
        self.run()

    def run(self, act: Callable[[], None] | None = None) -> list[Observation]:
        """What is said while the hand is at work, and in four frames afterwards."""
        if act is not None:
            act()
        said: list[Observation] = []
        left = 4
        while self.scene.busy or left:
            left -= not self.scene.busy
            said += self.tracker.observe(self.scene.frame())
        return said

    def told(self, act: Callable[[], None]) -> list[Observation]:
        return [one for one in self.run(act) if not isinstance(one, MotionStarted)]


def read(said: Sequence[Observation]) -> list[str]:
    return [f"{one.rank}{one.suit}" for one in said if isinstance(one, Exposed)]


def kinds(said: Sequence[Observation]) -> list[type]:
    return [type(one) for one in said]


def test_a_card_is_reported_when_it_moves_when_it_has_left_and_what_it_is() -> None:
    watched = Watched()
    for k in range(3):
        said = watched.run(watched.scene.draw_card)
        assert kinds(said) == [MotionStarted, Drawn, Exposed]
        assert [one.index for one in said[1:]] == [k, k]  # type: ignore[union-attr]
        assert read(said) == [DECK[k]]
        exposed = said[2]
        assert isinstance(exposed, Exposed)
        assert exposed.image is not None
        assert exposed.image.shape == (336, 240, 3)
        assert exposed.card is exposed.image, "what the reader looked at"


def test_nothing_is_said_of_a_card_before_it_has_left() -> None:
    watched = Watched()
    watched.scene.draw_card(stop_x=70.0, held_s=0.5)
    said: list[Observation] = []
    while watched.tracker.state is not State.EMPTY or not said:
        said += watched.tracker.observe(watched.scene.frame())
        if watched.tracker.state is not State.EMPTY:
            assert set(kinds(said)) <= {MotionStarted}


@pytest.mark.parametrize("reach_x", sampled([14.0, 30.0, 55.0, 85.0], 2))
def test_a_card_that_is_pushed_back_is_reported_and_comes_again_as_the_same(reach_x: float) -> None:
    watched = Watched()
    said = watched.told(lambda: watched.scene.push_back(reach_x=reach_x))
    assert kinds(said) == [PushedBack]
    assert said[0].index == 0  # type: ignore[union-attr]
    assert read(watched.told(watched.scene.draw_card)) == [DECK[0]]


@pytest.mark.parametrize("stop_x", sampled([20.0, 50.0, 85.0], 1))
def test_a_card_that_stops_half_way_is_reported_and_then_read(stop_x: float) -> None:
    watched = Watched()
    said = watched.told(lambda: watched.scene.draw_card(stop_x=stop_x, held_s=1.3))
    assert kinds(said) == [HalfOut, Drawn, Exposed]
    assert read(said) == [DECK[0]]


def test_a_card_that_is_held_and_pushed_back_is_reported_as_both() -> None:
    watched = Watched()
    said = watched.told(lambda: watched.scene.push_back(reach_x=40.0, held_s=1.3))
    assert kinds(said) == [HalfOut, PushedBack]


@pytest.mark.parametrize("lag_mm", sampled([5.0, 15.0, 30.0, 55.0], 1))
def test_two_cards_together_are_two_and_both_are_asked_about(lag_mm: float) -> None:
    watched = Watched()
    watched.run(watched.scene.draw_card)
    said = watched.told(lambda: watched.scene.draw_two(lag_mm=lag_mm))
    assert kinds(said) == [DoubleDraw, Drawn, Unclear, Drawn, Unclear]
    assert said[0].indices == (1, 2)  # type: ignore[union-attr]
    assert read(watched.told(watched.scene.draw_card)) == [DECK[3]]


def test_two_cards_that_lie_nearly_on_each_other_are_never_read_as_one() -> None:
    """2.5 mm too long is too little to be sure of two, and too much for one."""
    watched = Watched()
    said = watched.told(lambda: watched.scene.draw_two(lag_mm=2.5))
    assert Unclear in kinds(said)
    assert Exposed not in kinds(said)


def test_two_cards_one_right_behind_the_other_are_both_read() -> None:
    watched = Watched()
    said = watched.told(lambda: watched.scene.draw_two(lag_mm=75.0))
    assert read(said) == list(DECK[:2])


@pytest.mark.parametrize("reach_x", sampled([90.0, 60.0], 1))
def test_a_card_that_is_pushed_in_again_is_reported_and_not_counted(reach_x: float) -> None:
    watched = Watched()
    watched.run(watched.scene.draw_card)
    said = watched.told(lambda: watched.scene.push_in(reach_x=reach_x))
    assert kinds(said) == [PushedBack]
    assert said[0].index == 0  # type: ignore[union-attr]
    assert read(watched.told(watched.scene.draw_card)) == [DECK[1]]


def test_a_card_too_fast_for_the_camera_is_asked_about() -> None:
    watched = Watched()
    said = watched.told(lambda: watched.scene.draw_card(speed_mm_s=2500.0))
    assert [one for one in kinds(said) if one is not Trouble] == [Drawn, Unclear]


@pytest.mark.parametrize("fps", [60.0, 120.0])
def test_cards_are_read_up_to_the_speed_that_is_promised(fps: float) -> None:
    fastest = layout.fastest_mm_s(fps)
    watched = Watched()
    watched.scene = ShoeScene(DECK, seed=4, fps=fps, handling=Handling(speed_mm_s=(fastest, fastest), sweep=1.0))
    watched.tracker = ShoeTracker(CardReader())
    watched.run()
    assert [read(watched.told(watched.scene.draw_card)) for _ in range(3)] == [[card] for card in DECK[:3]]


@pytest.mark.whole
def test_the_shutter_rolls_as_the_frames_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read in another mode than the drawn shoe's camera, its rows take longer: of the whole field 17.3 ms."""
    watched = Watched(handling=replace(CALM, speed_mm_s=(500.0, 500.0)))
    for name in ("READOUT_S", "READOUT_S_PER_MM"):
        monkeypatch.setattr(layout, name, 2.18 * getattr(layout, name))
    assert [read(watched.told(watched.scene.draw_card)) for _ in range(4)] == [[card] for card in DECK[:4]]


def test_a_card_with_its_back_down_is_asked_about() -> None:
    watched = Watched(deck=(BACK, "2C"), seed=5)
    said = watched.told(watched.scene.draw_card)
    assert kinds(said) == [Drawn, Unclear]
    assert len(said[1].burst) > 2  # type: ignore[union-attr]
    assert read(watched.told(watched.scene.draw_card)) == ["2C"]


@pytest.mark.parametrize("seed", sampled(range(1, 9), 2))
def test_a_card_with_its_back_down_is_one_card_and_spoils_nothing_for_the_next(seed: int) -> None:
    """A back's pattern looks the same wherever it repeats, and is no white paper."""
    watched = Watched(deck=(BACK, "2C"), seed=seed)
    assert kinds(watched.told(watched.scene.draw_card)) == [Drawn, Unclear]
    assert read(watched.told(watched.scene.draw_card)) == ["2C"]


@pytest.mark.parametrize("seed", sampled(range(11, 26), 2))
def test_cards_with_their_backs_down_are_counted_at_the_pictures_the_camera_takes(seed: int) -> None:
    handling = Handling.random(np.random.default_rng(seed))
    watched = Watched(deck=(BACK, BACK, BACK, "2C"), seed=seed, handling=handling, fps=layout.FPS)
    assert kinds(watched.told(watched.scene.draw_card)) == [Drawn, Unclear]
    assert kinds(watched.told(watched.scene.draw_two))[0] is DoubleDraw
    assert read(watched.told(watched.scene.draw_card)) == ["2C"]


def no_card(name: str, high: int) -> np.ndarray:
    """A card of one colour, a back without a white border, or (another name) a card of the pack."""
    wide = round(high * layout.CARD_MM[0] / layout.CARD_MM[1])
    face = np.full((high, wide, 3), (*PLAIN.get(name, (0, 0, 0)),), np.uint8)
    if name in LINED:
        rows, columns = np.mgrid[:high, :wide] * 88.9 / high
        face[:] = LINED[name]
        face[(np.abs((rows + columns) % 4 - 2) < 0.4) | (np.abs((rows - columns) % 4 - 2) < 0.4)] = 245
        return face
    return face if name in PLAIN else card_art.raster(name, high)


PLAIN = {
    "red": (40, 30, 200),
    "dark blue": (100, 40, 20),
    "green": (60, 110, 20),
    "black": (25, 25, 25),
    "orange": (30, 130, 240),
    "yellow": (40, 220, 245),
    "white": (250, 250, 250),
}
"""Cut cards as they are sold, BGR."""
LINED = {"red back": (45, 35, 190), "blue back": (140, 60, 30)}
"""Backs with a pattern of white lines up to their edges."""


@pytest.mark.parametrize("name", sampled([*PLAIN, *LINED], 2))
def test_a_card_of_any_colour_that_passes_is_asked_about_as_one_card(name: str) -> None:
    watched = Watched(deck=(name, "2C", name, "3H"), art=no_card)
    for index, seen in enumerate(("2C", "3H")):
        said = watched.told(watched.scene.draw_card)
        assert kinds(said) == [Drawn, Unclear]
        assert said[0].index == 2 * index  # type: ignore[union-attr]
        assert read(watched.told(watched.scene.draw_card)) == [seen]


@pytest.mark.whole
def test_a_dark_card_that_lay_in_the_window_at_the_start_is_asked_about_and_then_all_is_as_usual() -> None:
    scene = ShoeScene(("green", "2C", "3H"), seed=3, fps=FPS, handling=CALM, art=no_card)
    scene.draw_card(stop_x=50.0, held_s=1.0)
    for _ in range(30):
        scene.frame()
    watched = Watched(deck=DECK)
    watched.scene, watched.tracker = scene, ShoeTracker(CardReader())
    said = watched.told(lambda: None)
    said += [one for _ in range(int(LASTS_S * FPS) + 9) for one in watched.tracker.observe(scene.frame())]
    assert [one for one in kinds(said) if one is not MotionStarted] == [Drawn, Unclear]
    assert watched.tracker.state is State.EMPTY
    assert read(watched.told(scene.draw_card)) == ["2C"]


@pytest.mark.whole
def test_a_dark_card_that_stands_over_the_window_is_reported_once() -> None:
    watched = Watched(deck=("green", "2C"), art=no_card)
    said = watched.told(lambda: watched.scene.draw_card(stop_x=45.0, held_s=LASTS_S + 1.0))
    assert kinds(said) == [Drawn, Unclear]
    assert read(watched.told(watched.scene.draw_card)) == ["2C"]


def test_a_lamp_that_fails_on_one_side_is_asked_about_once_and_learnt() -> None:
    watched = Watched()
    dimmer = np.linspace(0.25, 1.0, layout.SIZE_PX[0], dtype=np.float32)[None, :, None]
    observe = watched.tracker.observe
    watched.tracker.observe = lambda frame: observe(  # type: ignore[method-assign]
        replace(frame, image=(frame.image * dimmer).astype(np.uint8))
    )
    said = [one for _ in range(int(LASTS_S * FPS) + 9) for one in watched.tracker.observe(watched.scene.frame())]
    assert [one for one in kinds(said) if one is not MotionStarted] == [Drawn, Unclear]
    assert watched.tracker.state is State.EMPTY


def test_dirt_on_the_pane_does_not_hide_a_card() -> None:
    watched = Watched(handling=Handling(nose=Nose(dirt=1.0), speed_mm_s=(250.0, 450.0)), seed=6)
    said = [read(watched.told(watched.scene.draw_card)) for _ in range(3)]
    assert said == [[card] for card in DECK[:3]]


@pytest.mark.parametrize(("kind", "shown"), [("dark", 0.05), ("frozen", 1.0)])
def test_a_card_that_passes_unseen_is_a_trouble_of_the_picture(kind: str, shown: float) -> None:
    watched = Watched()
    said: list[Observation] = []
    still = watched.scene.frame()
    watched.scene.draw_card()
    rng = np.random.default_rng(1)
    while watched.scene.busy:
        frame = watched.scene.frame()
        noise = rng.integers(0, 2, frame.image.shape, np.uint8) if kind == "dark" else 0
        image = np.asarray(still.image * shown + noise, np.uint8)
        said += watched.tracker.observe(Frame(image, frame.captured_at_s, frame.sequence))
    assert kinds(said) == [Trouble]
    assert said[0].kind == kind  # type: ignore[union-attr]
    after = watched.run()
    assert kinds(after) == [TroubleCleared]
    watched.tracker.rebase(1)
    assert read(watched.told(watched.scene.draw_card)) == [DECK[1]]


@pytest.mark.parametrize("shows", sampled([170, 130], 1))
def test_a_hand_over_window_and_rim_is_told_and_all_is_as_before_when_it_has_gone(shows: int) -> None:
    """Its bright rim was once learnt as the shoe's, which was dark ever after."""
    watched = Watched()
    noise = np.random.default_rng(1)
    said: list[Observation] = []
    for _ in range(int(6 * FPS)):
        frame = watched.scene.frame()
        palm = noise.integers(shows - 5, shows + 6, frame.image.shape, np.uint8)
        said += watched.tracker.observe(replace(frame, image=palm))
    assert said == [Trouble("covered", said[0].time_s)]
    assert kinds(watched.told(lambda: None)) == [TroubleCleared]
    assert read(watched.told(watched.scene.draw_card)) == [DECK[0]]


def test_light_of_the_open_shoe_is_forgotten_when_a_run_begins() -> None:
    watched = Watched()
    for _ in range(int(FPS)):
        frame = watched.scene.frame()
        watched.tracker.observe(replace(frame, image=np.minimum(frame.image * 2.2, 255).astype(np.uint8)))
    watched.tracker.rebase(0)
    assert not [one for one in watched.told(lambda: None) if isinstance(one, Trouble)]
    assert read(watched.told(watched.scene.draw_card)) == [DECK[0]]


def test_pictures_that_did_not_come_are_a_trouble() -> None:
    watched = Watched()
    watched.scene.draw_card()
    while watched.scene.busy:
        watched.scene.frame()
    assert kinds(watched.run()) == [Trouble, TroubleCleared]


def test_a_pause_between_two_runs_is_no_trouble() -> None:
    watched = Watched()
    watched.told(watched.scene.draw_card)
    for _ in range(30):
        watched.scene.frame()
    watched.tracker.rebase(0)
    assert watched.run() == []
    assert read(watched.told(watched.scene.draw_card)) == [DECK[1]]


def test_a_card_that_lies_in_the_window_at_the_start_is_asked_about() -> None:
    scene = ShoeScene(DECK, seed=3, fps=FPS, handling=CALM)
    scene.draw_card(stop_x=50.0, held_s=1.0)
    for _ in range(30):
        scene.frame()
    tracker = ShoeTracker(CardReader())
    said: list[Observation] = []
    while scene.busy:
        said += tracker.observe(scene.frame())
    assert [one for one in kinds(said) if one is not MotionStarted] == [Drawn, Unclear]


@pytest.mark.parametrize("degrees", sampled([-1.5, 0.7, 2.0], 1))
@pytest.mark.parametrize("first", [0, 3], ids=["upper left first", "lower left first"])
def test_a_window_that_is_marked_where_it_is_is_read_however_the_camera_is_rolled(degrees: float, first: int) -> None:
    width, height = layout.SIZE_PX
    turn = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 0.97)
    (near, far), y = layout.WINDOW_X, layout.WINDOW_Y
    corners = np.array([layout.to_px(*at) for at in ((far, y), (far, -y), (near, -y), (near, y))])
    marked = np.roll(corners @ turn[:, :2].T + turn[:, 2], first, axis=0).astype(np.float32)
    watched = Watched()
    watched.tracker = ShoeTracker(CardReader(), window=marked)
    observe = watched.tracker.observe

    def rolled(frame: Frame) -> tuple[Observation, ...]:
        image = cv2.warpAffine(frame.image, turn, (width, height), borderMode=cv2.BORDER_REPLICATE)
        return observe(replace(frame, image=np.asarray(image, np.uint8)))

    watched.tracker.observe = rolled  # type: ignore[method-assign]
    watched.run()
    assert [read(watched.told(watched.scene.draw_card)) for _ in range(2)] == [[card] for card in DECK[:2]]


def test_a_picture_of_another_size_is_read_too() -> None:
    watched = Watched()
    watched.tracker = ShoeTracker(CardReader())
    watched.scene.draw_card()
    said: list[Observation] = []
    while watched.scene.busy:
        frame = watched.scene.frame()
        large = np.asarray(cv2.resize(frame.image, (1280, 720)), np.uint8)
        said += watched.tracker.observe(Frame(large, frame.captured_at_s, frame.sequence))
    assert read(said) == [DECK[0]]
    assert watched.tracker.window is not None
    assert watched.tracker.window.max() == pytest.approx(1280 / 2 + 43.2 * layout.PX_PER_MM * 2.5, abs=1)


class Contrary(CardReader):
    """Finds in the second picture of a card more of another `label` than of its own, in `ranks` or in `suits`, and is
    so little sure of it that both together still read the card."""

    def __init__(self, of: str, label: str) -> None:
        super().__init__()
        self._of, self._label = of, label
        self._asked = 0

    def read(self, card: np.ndarray) -> Reading:
        self._asked += 1
        reading = super().read(card)
        if self._asked % 2:
            return reading
        said = getattr(reading, self._of)
        doubtful = {**dict.fromkeys(said, 0.0), max(said, key=said.__getitem__): 0.4, self._label: 0.6}
        changed: dict[str, Any] = {self._of: doubtful}
        return replace(reading, **changed)


@pytest.mark.parametrize(
    ("of", "label", "told", "card"),
    [
        pytest.param("ranks", "5", Unclear, None, id="rank"),
        pytest.param("suits", "H", Exposed, "JNone", id="suit"),
    ],
)
def test_what_the_two_pictures_of_a_card_disagree_in_is_not_read(
    of: str, label: str, told: type, card: str | None
) -> None:
    """For JC on top of DECK."""
    watched = Watched()
    watched.tracker._reader = Contrary(of, label)
    said = watched.told(watched.scene.draw_card)
    assert kinds(said) == [Drawn, told]
    assert read(said) == ([card] if card else [])
    if isinstance(said[1], Unclear):
        assert said[1].candidates["J"] > 0.95, "together they would have read it"


# --- parts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moved_px", [0, 3, 17, -9])
def test_the_movement_of_print_is_measured(moved_px: int) -> None:
    rng = np.random.default_rng(4)
    long = np.asarray(rng.normal(100, 30, (260, 48)), np.float32)
    before, now = long[60:197], long[60 + moved_px : 197 + moved_px]
    found, rival_mm = shifted(before, now, 0.0, 5.0)
    assert found == pytest.approx(moved_px / shoe_strip.PX_PER_MM, abs=0.12)
    assert rival_mm == 0.0


@pytest.mark.parametrize(("guess_mm", "rivals"), [(0.0, 0), (1.9, 1)])
def test_of_movements_as_likely_along_a_pattern_the_nearest_is_taken(guess_mm: float, rivals: int) -> None:
    """It repeats each 20 px: where another is about as near to the guess, how far that is off is said."""
    rows = np.random.default_rng(4).normal(100, 30, (20, 48)).astype(np.float32)
    pattern = np.tile(rows, (10, 1))
    found, rival_mm = shifted(pattern[:137], pattern[2:139], guess_mm, 6.0)
    assert found == pytest.approx(2 / shoe_strip.PX_PER_MM, abs=0.12)
    assert rival_mm == pytest.approx(rivals * 20 / shoe_strip.PX_PER_MM, abs=0.01)


def test_frames_with_nothing_in_common_give_no_movement() -> None:
    rng = np.random.default_rng(4)
    a, b = (np.asarray(rng.normal(100, 30, (137, 48)), np.float32) for _ in range(2))
    assert shifted(a, b, 0.0, 5.0) == (None, 0.0)


def test_a_sample_of_random_shoes_with_faults_is_read_and_nothing_of_it_is_wrong_or_silent() -> None:
    """The whole measurement: `make bench-shoe`."""
    for seed in Random(1).sample(range(100, 200), 2):
        tally = one_shoe(1, seed, fps=FPS).deal(6)
        assert (tally.wrong, tally.silent, tally.miscounted) == (0, 0, 0), tally.notes
        assert tally.read >= tally.cards - 1, tally.notes
