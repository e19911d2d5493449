"""The search for the window in the whole picture."""

from __future__ import annotations

from itertools import count, islice
from typing import cast

import cv2
import numpy as np
import pytest

from tests.instruments.trial.worlds import blotted
from tests.vision.watched_table import found_at_once
from vision.capture.camera import Frame
from vision.locate.shape import misshapen
from vision.locate.window import Place, card_places
from vision.quads import Image, Quad, overlap, scaled
from vision.read.reader import CardReader
from vision.reading import Reader, Reading
from vision.render import card_art
from vision.render.scene import Scene
from vision.render.view import Difficulty
from vision.steps import finished
from vision.track import window_search
from vision.track.memory import Passage
from vision.track.tracker import CardTracker
from vision.track.tuning import TUNING, Tuning
from vision.track.window_search import Nearby, Search, next_search_s, steps_within

WINDOW = np.array([[186, 96], [303, 103], [292, 261], [181, 256]], np.float32)


CUT_OFF = pytest.mark.parametrize(
    "pile",
    [
        pytest.param([[0, 82], [91, 86], [92, 260], [0, 257]], id="cut off at the left"),
        pytest.param([[390, 82], [479, 86], [478, 260], [388, 257]], id="at the right"),
        pytest.param([[186, 1], [303, 0], [300, 150], [181, 152]], id="above"),
        pytest.param([[186, 200], [303, 203], [300, 359], [181, 358]], id="below"),
    ],
)


@CUT_OFF
def test_a_pile_that_the_picture_cuts_off_is_not_the_window(
    pile: list[list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart with an unreadable card in the window a pile was taken for it, and nothing was seen any more."""
    readable = Reading({}, {}, "5", "D", 0.99)
    places = [Place(np.array(pile, np.float32), readable, 0.9), Place(WINDOW, readable, 0.8)]
    monkeypatch.setattr(window_search, "card_places", lambda *_, **__: places)
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    frame = Frame(np.zeros((360, 480, 3), np.uint8), 0.0, 1)
    found = Search().find(frame, 2, cast(Reader, None), Tuning())
    assert found is WINDOW


@pytest.mark.parametrize(("still_frames", "found"), [(0, False), (1, True)])
def test_what_moves_may_hide_a_corner_of_the_window(
    still_frames: int, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card was late, as the lid had hidden a corner of the window when it was found (`benchmarks.films`, 73546)."""
    askew = WINDOW + np.array([[0, 0], [0, 0], [0, 0], [14, -5]], np.float32)
    assert misshapen(askew) > TUNING.askew > misshapen(WINDOW)
    places = [Place(askew, Reading({}, {}, "5", "D", 0.99), 0.9)]
    monkeypatch.setattr(window_search, "card_places", lambda *_, **__: places)
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    search = Search(frames=90, most=10.0, level=1.0)
    frame = Frame(np.zeros((360, 480, 3), np.uint8), 0.0, 1)
    assert (search.find(frame, still_frames, cast(Reader, None), Tuning()) is askew) is found


@CUT_OFF
def test_a_window_that_was_pushed_is_not_sought_in_a_pile_that_is_cut_off(
    pile: list[list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    readable = Reading({}, {}, "5", "D", 0.99)
    moved = WINDOW + np.float32(60)
    places = [Place(np.array(pile, np.float32), readable, 0.9), Place(moved, readable, 0.8)]
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once(places))
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    nearby = Nearby(WINDOW, shape_known=False, outlined=False, proven=False, unseen=lambda rank, suit: True)
    found = finished(nearby.find(np.zeros((360, 480, 3), np.uint8), 1e9, cast(Reader, None), Tuning()))
    assert found is not None
    assert found.mean(axis=0) == pytest.approx(moved.mean(axis=0))


@pytest.mark.parametrize(
    ("waited_s", "new", "found"),
    [
        pytest.param(0.7, True, True, id="a new card, within it"),
        pytest.param(0.3, True, False, id="a card may yet be read in the window as it is known"),
        pytest.param(0.7, False, False, id="a card that has been there before"),
    ],
)
def test_the_outline_of_a_light_box_is_not_its_window(
    waited_s: float, new: bool, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is seen all round as a window is: cards were read late in it, or not at all (film 73075)."""
    box = WINDOW + np.array([[-25, 0], [0, 0], [0, 0], [-25, 0]], np.float32)
    places = [Place(WINDOW, Reading({}, {}, "5", "D", 0.99), 0.9)]
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once(places))
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    monkeypatch.setattr(window_search, "is_seen_all_round", lambda *_: True)
    nearby = Nearby(box, shape_known=True, outlined=True, proven=True, unseen=lambda *_: new)
    window = finished(nearby.find(np.zeros((360, 480, 3), np.uint8), waited_s, cast(Reader, None), Tuning()))
    assert (window is not None) is found
    assert window is None or window.tolist() == WINDOW.tolist()


@pytest.mark.parametrize("outlined", [False, True])
def test_a_window_found_under_a_lid_is_mended_though_little_of_it_was_hidden(
    outlined: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One corner was under the lid that left: nine tenths were right, and the first card was read late (film 73110)."""
    askew = WINDOW + np.array([[0, 0], [-12, 0], [0, 0], [0, 0]], np.float32)
    assert overlap(askew, WINDOW) > TUNING.here
    places = [Place(WINDOW, Reading({}, {}, "A", "C", 0.99), 0.9)]
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once(places))
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    monkeypatch.setattr(window_search, "is_seen_all_round", lambda *_: True)
    nearby = Nearby(askew, shape_known=False, outlined=outlined, proven=False, unseen=lambda *_: True)
    window = finished(nearby.find(np.zeros((360, 480, 3), np.uint8), 0.04, cast(Reader, None), TUNING))
    assert (None if window is None else window.tolist()) == (None if outlined else WINDOW.tolist())


@pytest.mark.parametrize(
    ("cut_px", "suit", "edges", "outlined", "mended"),
    [
        pytest.param(8, "D", (0.6, 0.5), False, True, id="a part of the index was cut off"),
        pytest.param(8, None, (0.6, 0.5), False, False, id="not surely read"),
        pytest.param(8, "D", (0.5, 0.6), False, False, id="fewer edges are seen"),
        pytest.param(12, "D", (0.6, 0.5), True, False, id="the window was seen all round"),
        pytest.param(12, "D", (0.6, 0.5), False, True, id="but not this one"),
        pytest.param(24, "D", (0.6, 0.5), False, False, id="as far around as a box"),
        pytest.param(-8, "D", (0.6, 0.5), False, False, id="within the window"),
    ],
)
def test_a_window_that_lacks_a_part_is_mended_by_a_card_that_is_not_read_in_it(
    cut_px: int,
    suit: str | None,
    edges: tuple[float, float],
    outlined: bool,
    mended: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It lacked 4 mm at the right, in too little light for its edges: seven cards were asked about (film 74404)."""
    cut = WINDOW + np.array([[0, 0], [-cut_px, 0], [-cut_px, 0], [0, 0]], np.float32)
    seen = dict(zip((WINDOW.tobytes(), cut.tobytes()), edges, strict=True))
    places = [Place(WINDOW, Reading({}, {}, "T", suit, 0.99), 0.9)]
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once(places))
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    monkeypatch.setattr(window_search, "is_seen_all_round", lambda *_: False)
    monkeypatch.setattr(window_search, "truer", lambda *_: True)
    monkeypatch.setattr(window_search, "refine", lambda image, quad, *_: (quad, seen[quad.tobytes()]))
    nearby = Nearby(cut, shape_known=False, outlined=outlined, proven=True, unseen=lambda *_: True)
    window = finished(nearby.find(np.zeros((360, 480, 3), np.uint8), 0.04, cast(Reader, None), TUNING))
    assert (window is not None) is mended


@pytest.mark.parametrize(
    ("vacant", "framed", "waited_s", "found"),
    [
        pytest.param(True, True, 0.7, True, id="another deal"),
        pytest.param(True, False, 0.7, False, id="a card on a pile"),
        pytest.param(True, True, 0.1, False, id="it may yet be seen where it was"),
        pytest.param(False, True, 0.7, False, id="in the middle of a deal"),
    ],
)
def test_a_box_that_was_put_elsewhere_between_two_deals_is_found(
    vacant: bool, framed: bool, waited_s: float, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moved by 45 mm it was never found again, without a word."""
    places = [Place(WINDOW, Reading({}, {}, "5", "D", 0.99), 0.9, framed=framed)]
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once(places))
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    before = WINDOW + np.float32(150)
    nearby = Nearby(before, True, True, proven=True, unseen=lambda *_: True, vacant=vacant)
    window = finished(nearby.find(np.zeros((480, 640, 3), np.uint8), waited_s, cast(Reader, None), TUNING))
    assert (window is not None) is found


def test_what_does_not_move_is_searched_ever_more_rarely() -> None:
    """An empty box waits for minutes, and each search costs several views."""
    due = [0.0]
    while due[-1] < 30.0:
        due.append(next_search_s(due[-1], due[-1], TUNING))
    assert due[1:7] == pytest.approx([0.1, 0.2, 0.4, 0.8, 1.6, 3.2])
    assert np.diff(due).max() == pytest.approx(5.0)


def blotted_six(deck: list[str], draws: int) -> Scene:
    """The box after these draws; the ranks of the six of spades are blotted out."""

    def art(card: str, height: int) -> Image:
        face = card_art.raster(card, height)
        return blotted(face) if card == "6S" else face

    scene = Scene(deck, seed=3, size=(640, 360), difficulty=Difficulty(card_px=90), art=art)
    for _ in range(draws):
        scene.draw_card()
        while scene.busy:
            scene.frame()
    return scene


@pytest.mark.parametrize("draws", [0, 1, 2])
def test_a_card_that_nobody_can_read_lies_in_the_window_though_the_piles_are_read(draws: int) -> None:
    scene = blotted_six([*["AD", "2C"][:draws], "6S", "3H"], draws)
    reader, search, tuning = CardReader(), Search(), Tuning()
    image = scene.frame().image
    places = card_places(image, reader, unread=True)
    assert [place.readable for place in places] == [False, *[True] * draws]
    for still in (1, 2, tuning.search_frames):
        frame = Frame(image, still / 30, still)
        search.note(frame, still, 0.0, moving=still == 0)
        found = search.find(frame, still, reader, tuning, unread=True)
        if still < tuning.search_frames:
            assert found is None, "it may yet be read"
            search.frames = tuning.search_frames - 1
    assert found is not None
    assert overlap(found, scene.window_quad) > 0.9


def test_the_window_is_searched_each_time_that_half_of_a_movement_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = []
    search, reader, frame = Search(), CardReader(), Frame(np.zeros((90, 160, 3), np.uint8), 0.0, 0)

    def places(*_: object, **__: object) -> list[Place]:
        searched.append(search.frames)
        return []

    monkeypatch.setattr(window_search, "window_by_markers", lambda *_: None)
    monkeypatch.setattr(window_search, "card_places", places)
    moving = [
        (0, level) for level in (-0.5, -1.0, -1.0, -1.0, -1.0, 2.0, 12.0, 7.0, 5.0, 4.0, 1.9, 1.5, 1.5, 0.8, 1.4, 0.7)
    ]
    for still, level in (*moving, (1, 0.5), (2, 0.1), (3, 0.0)):
        search.note(frame, still, level, moving=still == 0)
        search.find(frame, still, reader, Tuning())
    assert searched == [9, 13, 15, 17, 18], "less than half of 4.0 is left in frame 11, too soon after the ninth"


def test_of_a_pile_no_window_is_made_while_a_hand_may_hide_it() -> None:
    """A table begun again asked how many cards had been drawn beside a picture of the pile, and no draw was seen."""
    scene = blotted_six(["AD", "2C", "7S", "3H"], 2)
    reader, search, tuning, image = CardReader(), Search(), Tuning(), scene.frame().image
    hidden = image.copy()
    cv2.fillConvexPoly(hidden, scaled(scene.window_quad, 1.3).astype(np.int32), (95, 120, 170))

    def found(image: Image, still: int, *, unread: bool = True) -> Quad | None:
        search.frames = tuning.search_frames
        return search.find(Frame(image, 0.0, 0), still, reader, tuning, unread=unread)

    assert found(hidden, 1) is None
    assert found(hidden, tuning.search_frames) is not None, "it may be a box of the cloth's colour"
    assert found(hidden, 1, unread=False) is not None, "nothing has been drawn: there is no pile"
    window = found(image, 1)
    assert window is not None
    assert overlap(window, scene.window_quad) > 0.9


def test_a_card_that_nobody_can_read_is_waited_for_while_a_hand_hides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = Reading({}, {}, None, None, 0.5)
    unread = Place(WINDOW, reading, 1.8, readable=False, framed=True)
    pile = Place(WINDOW + np.float32(120), reading, 1.4, framed=True)
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    monkeypatch.setattr(window_search, "is_pile", lambda *_: False)
    search, tuning = Search(), Tuning()

    def found(place: Place, still: int) -> Quad | None:
        monkeypatch.setattr(window_search, "card_places", lambda *_, **__: [place])
        search.frames = tuning.search_frames
        frame = Frame(np.zeros((480, 640, 3), np.uint8), 0.0, 0)
        return search.find(frame, still, cast(Reader, None), tuning, unread=True)

    assert found(unread, 1) is None, "it may yet be read"
    assert found(pile, 1) is None
    assert found(pile, tuning.search_frames) is not None, "the box was taken away"
    search.forget()
    assert found(pile, 1) is not None


def test_an_empty_box_is_no_card_that_nobody_can_read() -> None:
    scene = blotted_six(["AD", "6S"], 2)
    places = card_places(scene.frame().image, CardReader(), unread=True)
    assert all(overlap(place.quad, scene.window_quad) < 0.3 for place in places)


def test_with_another_frame_in_the_picture_nobody_says_which_is_the_window() -> None:
    """A picture of a card on a tablet beside the box was taken for the window while a cover card lay in it."""
    scene = blotted_six(["AD", "2C", "6S", "3H"], 2)
    image = scene.frame().image
    beside = np.full((150, 110, 3), 20, np.uint8)
    beside[10:140, 10:100] = cv2.resize(blotted(card_art.raster("6S", 300)), (90, 130), interpolation=cv2.INTER_AREA)
    image[5:155, 525:635] = beside
    tuning = Tuning()
    search = Search(frames=tuning.search_frames)
    assert search.find(Frame(image, 1.0, 1), tuning.search_frames, CardReader(), tuning, unread=True) is None


@pytest.mark.parametrize(("index", "unread"), [(0, False), (1, True)])
def test_before_the_first_card_what_cannot_be_read_is_no_window(
    index: int, unread: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cover card may lie there, and none is read for long."""
    asked: list[bool] = []
    monkeypatch.setattr(window_search, "window_by_markers", lambda _: None)
    monkeypatch.setattr(window_search, "card_places", lambda *_, **said: asked.append(said["unread"]) or [])
    tracker = CardTracker(cast(Reader, None), start_index=index)
    for number in range(4):
        tracker.observe(Frame(np.zeros((360, 480, 3), np.uint8), number / 30, number))
    assert set(asked) == {unread}


@pytest.mark.parametrize(
    ("fps", "viewed", "steps"), [(120, False, 3), (120, True, 0), (60, False, 6), (60, True, 3), (30, True, None)]
)
def test_a_search_nearby_takes_no_frame_for_itself(fps: int, viewed: bool, steps: int | None) -> None:
    """A search in an empty box took 150 times what turning a picture grey does, in one frame (`benchmarks.clips`)."""
    assert steps_within(1 / fps, viewed=viewed) == steps


def test_a_search_nearby_goes_on_from_frame_to_frame_until_something_moves() -> None:
    tracker = CardTracker(CardReader(), window=WINDOW)
    tracker._box.given = False
    numbers = count(1)
    still = np.random.default_rng(1).integers(0, 90, (360, 480, 3), np.uint8)

    def watch(frames: int, image: Image) -> list[bool]:
        """Of each frame, whether a search was under way after it."""
        searches = []
        for number in islice(numbers, frames):
            tracker.observe(Frame(image, number / 120, number))
            assert isinstance(tracker._memory, Passage)
            searches.append(tracker._memory.search is not None)
        return searches

    assert watch(4, still)[-1]
    moved = still.copy()
    moved[100:250, 190:300] = 200
    assert watch(1, moved) == [False]
    assert not all(watch(30, moved)), "it ends"
