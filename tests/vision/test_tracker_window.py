"""Where the tracker looks when no card can be read in its window: what may become the window, and what never does."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest

from tests.vision.rendered_cards import corners_of, lay, table, window_onto
from tests.vision.watched_table import found_at_once
from vision.capture.camera import Frame
from vision.locate.window import Place
from vision.observations import Exposed, Trouble
from vision.quads import CARD_H, CARD_W, Image, Quad
from vision.reading import Reader, Reading
from vision.track import judge, window_search
from vision.track.incidents import ALL_SIDES, Slide
from vision.track.judge import Case, Judge
from vision.track.memory import Card, Passage, Rest, Verdict
from vision.track.motion import Motion, Sensed, Sensor
from vision.track.shift import Shift
from vision.track.states import Cue, State
from vision.track.tracker import CardTracker
from vision.track.trouble import TroubleDetector
from vision.track.tuning import TUNING
from vision.track.views import View

WINDOW = corners_of((300, 300), 200, 0)
ASIDE = corners_of((360, 300), 200, 0)
PILE = corners_of((600, 300), 200, 0)
NINE = Reading({"9": 1.0}, {"H": 1.0}, "9", "H", 1.0)
LONG_S = 60.0


@pytest.fixture
def frame() -> Frame:
    return Frame(np.asarray(table(), np.uint8), 1.0, 1)


def sensed(frame: Frame, waited_s: float = 0.0, *, away: float = 0.0, still_frames: int = 1) -> Sensed:
    """What the samples tell of a frame in which nothing moves."""
    return Sensed(
        frame=frame,
        before=replace(frame, captured_at_s=frame.captured_at_s - 1 / 15),
        samples=np.zeros((2, 2), np.uint8),
        moving=False,
        away=away,
        fresh=True,
        repeated=False,
        still_frames=still_frames,
        still_since_s=frame.captured_at_s - waited_s,
    )


def lost(reader: Reader, monkeypatch: pytest.MonkeyPatch, at: Quad, reading: Reading = NINE) -> CardTracker:
    """A tracker whose window has been found, where nothing can be read now; a card lies `at`."""
    made = CardTracker(reader, window=WINDOW)
    made._box.given = False
    made._sensor.meter.still_frames = 2
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once([Place(at, reading, 1.0)]))
    return made


def is_at(made: CardTracker, quad: Quad) -> bool:
    assert made.window is not None
    return bool(np.abs(made.window.mean(axis=0) - quad.mean(axis=0)).max() < 2)


@pytest.mark.parametrize("at", [ASIDE, PILE], ids=["aside", "beside the box"])
def test_a_window_that_was_given_stays_where_it_is(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, frame: Frame, at: Quad
) -> None:
    given = lost(template_reader, monkeypatch, at)
    given._box.given = True
    for still in (2, 4, 8, 16):
        given._sensor.meter.still_frames = still
        assert given._search_nearby(sensed(frame, LONG_S)) is None
    assert is_at(given, WINDOW)


def test_a_card_laid_a_little_aside_takes_the_window_with_it(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, frame: Frame
) -> None:
    made = lost(template_reader, monkeypatch, ASIDE)
    made._search_nearby(sensed(frame, 0.1))
    assert is_at(made, ASIDE)


@pytest.mark.parametrize(
    ("seen", "cards_here", "waited_s", "reading", "moves"),
    [
        pytest.param(set(), 0, LONG_S, NINE, True, id="a card that was never in the window"),
        pytest.param({("9", "H")}, 0, LONG_S, NINE, False, id="a card of the pile"),
        pytest.param({("9", None)}, 0, LONG_S, NINE, False, id="a card of the pile whose suit was not read"),
        pytest.param(set(), 0, LONG_S, replace(NINE, rank=None), False, id="no card that can be read"),
        pytest.param(set(), 2, LONG_S, NINE, False, id="the window has proven itself"),
        pytest.param(set(), 0, 0.1, NINE, False, id="not at once"),
    ],
)
def test_a_card_beside_the_box_is_the_window_only_when_it_is_no_pile(
    template_reader: Reader,
    monkeypatch: pytest.MonkeyPatch,
    frame: Frame,
    seen: set[tuple[str, str | None]],
    cards_here: int,
    waited_s: float,
    reading: Reading,
    moves: bool,
) -> None:
    made = lost(template_reader, monkeypatch, PILE, reading)
    made._dealt.seen |= seen
    made._box._cards_here = cards_here
    made._search_nearby(sensed(frame, waited_s))
    assert is_at(made, PILE if moves else WINDOW)


# --- a window that hands may lie over ---

ASKEW = np.asarray(WINDOW + np.array([[24, 6], [-16, 40], [0, 0], [-8, 0]]), np.float32)
"""What fingers over its far side leave of the window, about as large."""


def box_with(card: str, *, fingers: bool = False) -> Frame:
    """The box with this card in its window, with fingers over the far side of it or without."""
    image = lay(table(colour=(30, 60, 90)), card, WINDOW)
    if fingers:
        for x in (245, 275, 305, 335):
            cv2.line(image, (x, 100), (x + 10, 270), (110, 140, 200), 22)
    return Frame(np.asarray(image, np.uint8), 1.0, 1)


def show_askew(monkeypatch: pytest.MonkeyPatch, at: Quad) -> None:
    monkeypatch.setattr(window_search, "card_places_in_steps", found_at_once([Place(at, NINE, 1.0)]))


def found_in(frame: Frame, reader: Reader, window: Quad, cards_here: int) -> CardTracker:
    """A tracker that found its window in this frame; its card is off the middle, as were `cards_here` there."""
    made = CardTracker(reader)
    made._take_window(window, frame)
    made._card = Card(NINE, view(NINE), ())
    made._memory, made._box._cards_here = Passage(), cards_here
    made._sensor.meter.still_frames = 2
    return made


def test_paper_between_fingers_is_not_the_window_that_was_seen_all_round(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first card lay 2 mm aside, so that its shape did not prove the window's; all after it were read askew."""
    made = found_in(box_with("9H"), template_reader, WINDOW, 1)
    assert not NINE.whole
    show_askew(monkeypatch, ASKEW)
    assert made._search_nearby(sensed(box_with("9H", fingers=True))) is None
    assert is_at(made, WINDOW)


@pytest.mark.parametrize(
    ("fingers", "mended"), [pytest.param(False, True, id="free"), pytest.param(True, False, id="under fingers")]
)
def test_a_window_that_was_found_under_fingers_is_taken_where_it_is_seen_all_round(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, fingers: bool, mended: bool
) -> None:
    """However many cards have been reported in it meanwhile, most of them unclear."""
    made = found_in(box_with("9H", fingers=True), template_reader, ASKEW, 5)
    show_askew(monkeypatch, WINDOW)
    found = made._search_nearby(sensed(box_with("5D", fingers=fingers)))
    assert (found is Cue.FOUND) is mended
    assert made.window is not None
    assert np.abs(made.window - (WINDOW if mended else ASKEW)).max() < 0.1


# --- views that the tracker takes ---------------------------------------------------------------------------------

UNREAD = Reading({"none": 1.0}, {"none": 1.0}, None, None, 0.0)
OTHER = Reading({"5": 1.0}, {"D": 1.0}, "5", "D", 1.0)


def view(reading: Reading, *, in_view: bool = True, paper: float = 1.0, sharpness: float = 1.0) -> View:
    card = np.full((CARD_H, CARD_W, 3), 200, np.uint8)
    return View(WINDOW, card, reading, in_view, paper, 200.0, 1.0, sharpness, card)


def case(frame: Frame, waited_s: float = 0.0) -> Case:
    """The nine of hearts was reported in the window."""
    return Case(
        frame=frame,
        window=WINDOW,
        given=True,
        card=Card(NINE, view(NINE), ()),
        boxed=True,
        motion=None,
        still_since_s=frame.captured_at_s - waited_s,
        rest=None,
        outline=None,
    )


@pytest.fixture
def judged(template_reader: Reader) -> Judge:
    return Judge(template_reader, TroubleDetector(), TUNING)


@pytest.fixture
def made(template_reader: Reader) -> CardTracker:
    """A tracker at rest on the nine of hearts."""
    tracked = CardTracker(template_reader, window=WINDOW)
    tracked._card = Card(NINE, view(NINE), ())
    tracked._state, tracked._memory = State.AT_REST, Rest()
    return tracked


@pytest.mark.parametrize(
    ("reading", "sides", "brief"),
    [
        pytest.param(OTHER, 4, True, id="another card, seen all round"),
        pytest.param(OTHER, 3, False, id="something is over one side"),
        pytest.param(NINE, 4, False, id="the same card"),
        pytest.param(UNREAD, 4, False, id="no card is read"),
    ],
)
def test_a_card_read_beside_no_hand_is_soon_not_the_last_one_half_out(
    judged: Judge, monkeypatch: pytest.MonkeyPatch, frame: Frame, reading: Reading, sides: int, brief: bool
) -> None:
    """An 8 of hearts at rest was held for a 9 of spades half out, until the next draw."""
    monkeypatch.setattr("vision.track.judge.sides_seen", lambda *_: sides)
    assert (judged.doubt_s(case(frame), view(reading)) < 1.0) is brief


def test_to_which_side_cards_leave_is_sought_among_all_until_two_movements_have_shown_it(
    judged: Judge, monkeypatch: pytest.MonkeyPatch, frame: Frame
) -> None:
    asked: list[Sequence[int]] = []

    def seen(pictures: object, before: object, window: object, sides: Sequence[int]) -> list[Slide]:
        asked.append(sides)
        return [Slide(2, 8.0, 20.0), Slide(2, 20.0, 20.0)]

    monkeypatch.setattr("vision.track.judge.slides", seen)
    samples = np.zeros((2, 2), np.uint8)
    for began_s in (1.0, 2.0, 3.0):
        moved = replace(case(frame), motion=Motion(began_s, None), rest=samples, outline=WINDOW)
        judged.learn_exit(moved)
    assert judged.exit.settled
    assert asked == [ALL_SIDES, ALL_SIDES]
    judged.slides(moved)
    assert asked[2:] == [(2,)]


@pytest.mark.parametrize(("gone", "counts"), [(0.0, True), (1.0, False)], ids=["free", "a hand over it"])
def test_a_glimpse_of_a_card_half_in_view_counts_where_nothing_lies_over_its_frame(
    judged: Judge, monkeypatch: pytest.MonkeyPatch, frame: Frame, gone: float, counts: bool
) -> None:
    asked = []

    def frame_gone(image: Image, quad: Quad, light: float) -> float:
        asked.append((image is frame.image, np.array_equal(quad, WINDOW), light))
        return gone

    first, second = view(OTHER), view(OTHER, in_view=False)
    monkeypatch.setattr(judged._picture, "frame_gone", frame_gone)
    monkeypatch.setattr(judged, "is_same", lambda *_: False)
    monkeypatch.setattr(judge, "take_view", lambda *_: second)
    monkeypatch.setattr(judge, "seen_again", lambda *_: True)
    assert judged.glimpsed(case(frame), first) == ((first, second) if counts else ())
    assert asked == [(True, True, 1.0)]


@pytest.mark.parametrize(
    ("seen", "waited_s", "gone", "whole"),
    [
        pytest.param(view(NINE), 0.0, 1.0, True, id="in full view"),
        pytest.param(view(NINE, in_view=False), 0.0, 1.0, False, id="half hidden"),
        pytest.param(view(NINE, in_view=False), 0.0, 0.0, True, id="its frame is free"),
        pytest.param(view(NINE, in_view=False), LONG_S, 1.0, True, id="half hidden for long, and readable"),
        pytest.param(view(UNREAD, in_view=False), LONG_S, 1.0, False, id="half hidden for long, and not readable"),
        pytest.param(view(UNREAD, in_view=False), LONG_S, 0.0, True, id="paper whose frame is free"),
        pytest.param(view(UNREAD, in_view=False, paper=0.0), LONG_S, 0.0, False, id="no paper"),
    ],
)
def test_what_counts_as_a_whole_card(
    judged: Judge,
    monkeypatch: pytest.MonkeyPatch,
    frame: Frame,
    seen: View,
    waited_s: float,
    gone: float,
    whole: bool,
) -> None:
    monkeypatch.setattr(judged._picture, "frame_gone", lambda *_: gone)
    assert judged.shows_whole(case(frame, waited_s), seen) is whole


@pytest.mark.parametrize(("paper", "under"), [(0.91, True), (0.95, False)], ids=["still there", "it has gone"])
def test_a_hand_that_rested_over_a_card_is_there_until_half_of_it_has_gone(
    judged: Judge, monkeypatch: pytest.MonkeyPatch, frame: Frame, paper: float, under: bool
) -> None:
    """A finger over a queen moved a little now and then: a pass was reported while it lay there."""
    monkeypatch.setattr(judged._picture, "frame_gone", lambda *_: 0.3)
    assert judged.under_hand(case(frame), view(NINE, paper=paper), rested=True) is under
    assert not judged.under_hand(case(frame), view(NINE, paper=paper))


@pytest.mark.parametrize(
    ("paper", "hand", "touched", "under"),
    [
        pytest.param(1.0, None, 0.3, False, id="only over its frame"),
        pytest.param(0.91, None, 0.3, False, id="a finger is over the paper"),
        pytest.param(0.8, None, 0.3, True, id="much paper is hidden"),
        pytest.param(1.0, (130, 150, 200), 0.3, True, id="a hand as light as paper"),
        pytest.param(1.0, (120, 120, 120), 0.3, False, id="a shadow"),
        pytest.param(1.0, (130, 150, 200), 0.0, False, id="another light, nothing is over its frame"),
        pytest.param(0.8, None, 0.0, False, id="less light, nothing is over its frame"),
        pytest.param(0.5, (60, 80, 120), 0.06, True, id="a hand as dark as the frame"),
        pytest.param(0.5, (80, 80, 80), 0.06, False, id="a shadow over half of it, nothing is over its frame"),
    ],
)
def test_a_hand_over_much_of_a_card_is_known_by_its_paper_and_its_colour(
    judged: Judge,
    monkeypatch: pytest.MonkeyPatch,
    frame: Frame,
    paper: float,
    hand: tuple[int, int, int] | None,
    touched: float,
    under: bool,
) -> None:
    monkeypatch.setattr(judged._picture, "frame_gone", lambda *_: touched)
    seen = view(NINE, paper=paper)
    if hand is not None:
        seen.card[: CARD_H * 6 // 10] = hand
    assert judged.under_hand(case(frame), seen) is under


@pytest.mark.parametrize(
    ("likeliest", "sides", "cue"),
    [
        pytest.param("9", 3, Cue.UNREADABLE, id="it may be the same one under the hand"),
        pytest.param("9", 4, Cue.ANOTHER, id="nothing is over it"),
        pytest.param("5", 3, Cue.ANOTHER, id="rather another"),
    ],
)
def test_what_is_half_read_under_a_hand_is_no_new_card_where_it_may_be_the_same(
    judged: Judge, monkeypatch: pytest.MonkeyPatch, frame: Frame, likeliest: str, sides: int, cue: Cue
) -> None:
    """Fingers rested over a nine for four seconds: it was drawn, an unclear card came, and the nine again (73150)."""
    monkeypatch.setattr("vision.track.judge.sides_seen", lambda *_: sides)
    monkeypatch.setattr(judged._picture, "frame_gone", lambda *_: 0.08)
    monkeypatch.setattr(judged, "is_same", lambda *_: False)
    monkeypatch.setattr(judged._reader, "combine", lambda readings: readings[-1])
    seen = view(replace(UNREAD, ranks={likeliest: 0.44, "J": 0.16, "none": 0.14}, card=0.99))
    assert judged.judge(case(frame, 3.5), (seen, seen))[0] is cue


@pytest.mark.parametrize(
    ("now", "share", "gone", "doubted"),
    [
        pytest.param(("TC", 0), 0.89, 0.0, True, id="another card, which it fits by chance"),
        pytest.param(("TC", 0), 0.89, 0.2, False, id="a hand is there: it may hide the index"),
        pytest.param(("TC", 0, "9S", 22), 0.9, 0.0, False, id="half out, its index where it should be"),
        pytest.param(("TC", 0, "9S", 22), 0.7, 0.0, False, id="half out, though it fits less well"),
        pytest.param(("TC", 0, "KH", 22), 0.7, 0.0, True, id="it fits too little, and shows no index"),
    ],
)
def test_a_card_that_fits_displaced_by_chance_is_doubted(
    judged: Judge,
    monkeypatch: pytest.MonkeyPatch,
    frame: Frame,
    now: tuple[Any, ...],
    share: float,
    gone: float,
    doubted: bool,
) -> None:
    """A ten in a small picture was held for the nine before it half out, and a two that was let go half out for drawn,
    as the three below it was read (`benchmarks.films`, seeds 73255 and letgo 9200)."""
    monkeypatch.setattr(judged._picture, "frame_gone", lambda *_: gone)
    was = replace(view(NINE), card=window_onto(("9S", 0)))
    ten = replace(view(replace(NINE, rank="T", suit="C")), card=window_onto(*zip(now[::2], now[1::2], strict=True)))
    made = replace(case(frame), card=Card(NINE, was, ()))
    assert judged.in_doubt(made, ten, Shift(0, 22, share)) is doubted


def test_a_card_in_doubt_is_reported_when_it_is_surely_read(
    made: CardTracker, monkeypatch: pytest.MonkeyPatch, frame: Frame
) -> None:
    made._card = Card(UNREAD, view(UNREAD, sharpness=0.5), (frame.image,))
    monkeypatch.setattr(made._picture, "of_card", lambda *_, **__: ())
    read = view(NINE, sharpness=0.4)  # a blot has sharp edges: the card without it has fewer
    for seen, told in ((view(UNREAD, sharpness=0.6), []), (read, [("9", "H")])):
        made._said, made._memory = [], Passage(verdict=Verdict(frame, seen, seen.reading, (seen,)))
        made._report_same(sensed(frame))
        assert [(one.rank, one.suit) for one in made._said if isinstance(one, Exposed)] == told
        assert len(made._said) == len(told)
    assert (made._card.reading, made._card.view, made._card.burst) == (NINE, read, ())


@pytest.mark.parametrize(
    ("still_frames", "away", "anew"),
    [(63, 0.001, True), (127, 0.001, True), (62, 0.001, False), (64, 0.001, False), (63, 0.01, False)],
)
def test_a_table_at_rest_is_taken_again_for_the_rest_picture_now_and_then(
    made: CardTracker, frame: Frame, still_frames: int, away: float, anew: bool
) -> None:
    """Daylight this slow is followed, but not while something new is there."""
    before, later = (np.full((20, 20), level, np.uint8) for level in (100, 101))
    meter = made._sensor.meter
    meter.feed(before)
    meter.settle()
    meter.feed(later)
    made._keep_watch(sensed(frame, away=away, still_frames=still_frames))
    assert made._said == []
    assert (meter._rest is later) is anew


def test_a_picture_out_of_focus_is_noticed_though_the_card_at_rest_hardly_changes(made: CardTracker) -> None:
    """An ace in a small picture (film 73159): no movement was seen, so no view was taken."""
    sharp = box_with("AD").image
    soft = np.asarray(cv2.GaussianBlur(sharp, (0, 0), 4), np.uint8)
    made._picture.remember_focus(sharp)
    said: list[float] = []
    for k in range(100):
        now_s = k / 20
        made._said = []
        made._keep_watch(sensed(Frame(soft if now_s > 2.0 else sharp, now_s, k)))
        said += [now_s for word in made._said if isinstance(word, Trouble) and word.kind == "defocused"]
    assert len(said) == 1
    assert 3.0 < said[0] < 4.3


@pytest.mark.parametrize(
    ("after_s", "moving", "lasts_s", "said"),
    [
        pytest.param(0.2, True, 1.0, False, id="the hand that has drawn leaves"),
        pytest.param(0.6, True, 0.2, False, id="it leaves by way of the window"),
        pytest.param(0.6, True, 0.4, True, id="the next draw"),
        pytest.param(0.6, False, 0.4, False, id="what lay at the edge has gone, and nothing moves"),
        pytest.param(1.2, True, 0.0, True, id="another hand"),
        pytest.param(1.2, False, 0.2, False, id="noise that is not known yet, as nothing moves"),
        pytest.param(1.2, False, 0.4, True, id="something has come, and nothing moves"),
    ],
)
def test_a_hand_that_leaves_after_a_draw_begins_no_movement(
    made: CardTracker, frame: Frame, after_s: float, moving: bool, lasts_s: float, said: bool
) -> None:
    """Else the bets would close, and a hand be reported that has passed (films 73108 and 74512)."""
    made._dealt.drawn_s = frame.captured_at_s - after_s
    at = replace(sensed(frame, away=0.05), moving=moving)
    made._begin_movement(at)
    made._announce(replace(at, frame=replace(frame, captured_at_s=frame.captured_at_s + lasts_s)))
    assert [type(one).__name__ for one in made._said] == (["MotionStarted"] if said else [])


def test_a_change_is_reported_as_soon_as_something_moves_in_it(made: CardTracker, frame: Frame) -> None:
    """A hand that only grazes the window moves in few pictures (`benchmarks.films`, seed 74083)."""
    made._dealt.drawn_s = frame.captured_at_s - 5.0
    at = sensed(frame, away=0.05)
    made._begin_movement(at)
    later = replace(at, frame=replace(frame, captured_at_s=frame.captured_at_s + 0.02))
    made._announce(later)
    assert not made._said
    made._announce(replace(later, moving=True))
    assert [type(one).__name__ for one in made._said] == ["MotionStarted"]


# --- from deal to deal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", [0, 7])
def test_to_which_side_cards_leave_is_learnt_again_with_another_pack(made: CardTracker, index: int) -> None:
    """The box may have been turned: cards held half out were reported as drawn, and again when they came back."""
    for began_s in (1.0, 2.0):
        made._judge.exit.learn(3, began_s)
    made.rebase(index)
    assert made._judge.exit.sides == (ALL_SIDES if index == 0 else (3,))


def test_nothing_has_waited_before_the_first_picture(frame: Frame) -> None:
    """A camera's clock does not begin at 0: the first card was not waited for, and asked about."""
    sensor = Sensor(WINDOW)
    first, second = (sensor.sense(replace(frame, captured_at_s=5000.0 + k)) for k in range(2))
    assert first.waited_s == 0.0
    assert second.waited_s == 1.0


def test_of_what_passes_a_box_without_a_card_only_the_newest_is_kept() -> None:
    """Hands that pass over a blank card took 6 MB each."""
    passage = Passage()
    for k in range(30):
        passage.views = [replace(view(UNREAD), time_s=float(k))] * 2
        passage.break_off()
    assert [views[0].time_s for views in passage.passing] == [float(k) for k in range(22, 30)]


def test_an_empty_box_is_not_covered_any_more(made: CardTracker, frame: Frame) -> None:
    """The last card was drawn under a hand: the window was called covered until the next pack's first card."""
    made._memory = Passage()
    made._report_empty(sensed(frame))
    assert isinstance(made._memory, Passage)
    assert not made._is_hidden(sensed(frame), was_covered=True)
    made._memory.bare = False
    assert made._is_hidden(sensed(frame), was_covered=True)


def test_a_box_that_was_moved_between_two_deals_is_not_moved_in_the_second(frame: Frame) -> None:
    picture, aside = TroubleDetector(), WINDOW + np.float32(30)
    for _ in range(3):
        picture.place(WINDOW, 1.0)
    picture.remember_frame(frame.image, aside)
    assert picture.place(aside, 2.0) is None
    assert picture.place(WINDOW, 3.0, lambda: True) is not None


# --- tuning -------------------------------------------------------------------------------------------------------


class Unsure:
    """Reads every picture as the same card in doubt."""

    DOUBT = Reading({"9": 0.6, "6": 0.4}, {"H": 1.0}, None, None, 0.6)

    def read(self, card: Image) -> Reading:
        return self.DOUBT

    def combine(self, readings: list[Reading]) -> Reading:
        return self.DOUBT


@pytest.mark.parametrize(("patience_s", "cue"), [(0.2, Cue.ANOTHER), (0.8, Cue.UNREADABLE)])
def test_a_card_in_doubt_is_reported_when_the_patience_of_the_tuning_is_at_an_end(
    frame: Frame, patience_s: float, cue: Cue
) -> None:
    tracker = CardTracker(Unsure(), window=WINDOW, tuning=replace(TUNING, patience_s=patience_s))
    seen = view(Unsure.DOUBT)
    told, reading = tracker._judge.judge(replace(case(frame, 0.5), card=None), (seen, seen))
    assert (told, reading) == (cue, Unsure.DOUBT)


@pytest.mark.parametrize(
    ("rests_s", "gone", "cue"),
    [
        pytest.param([0.3], 0.0, Cue.ANOTHER, id="one rest before it"),
        pytest.param([0.1, 0.2], 0.0, Cue.ANOTHER, id="two"),
        pytest.param([0.1], 0.0, Cue.UNREADABLE, id="too short"),
        pytest.param([0.3], 0.05, Cue.UNREADABLE, id="a hand is over the frame"),
    ],
)
def test_a_card_in_doubt_between_hands_is_asked_about(
    frame: Frame, rests_s: list[float], gone: float, cue: Cue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Patience does not begin again with each movement (`benchmarks.films`, seed 73624)."""
    tracker = CardTracker(Unsure(), window=WINDOW)
    monkeypatch.setattr(tracker._judge, "touched", lambda case, view: gone)
    seen = view(Unsure.DOUBT)
    seen.card[40:120, 30:90] = 0
    earlier = [[seen, replace(seen, time_s=seen.time_s + rest_s)] for rest_s in rests_s]
    now = replace(case(frame, 0.2), card=None)
    assert tracker._judge.judge(now, (seen, seen), earlier)[0] is cue
    other = replace(seen, card=np.fliplr(seen.card))
    assert tracker._judge.judge(now, (other, other), earlier)[0] is Cue.UNREADABLE


@pytest.mark.parametrize(
    ("suit", "named"),
    [pytest.param("C", "Q", id="read whole"), pytest.param(None, "J", id="no better: both together")],
)
def test_a_card_outlined_again_is_named_by_the_whole_of_it_alone(
    made: CardTracker, frame: Frame, suit: str | None, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A queen whose index the frame line of a king cut through was read as a jack (`benchmarks.films`, seed 73996)."""
    cut = Reading({"J": 0.99}, {"C": 0.99}, "J", "C", 0.99)
    whole = replace(cut, ranks={"Q": 0.99}, rank="Q", suit=suit, whole=True)
    made._box.given, made._memory = False, Passage()
    monkeypatch.setattr("vision.track.tracker.whole_outline", lambda *_, **__: ASIDE)
    monkeypatch.setattr(made._judge, "take_plain", lambda *_: view(whole))
    monkeypatch.setattr(made._judge, "combine", lambda readings: readings[0])
    made._said = []
    first = replace(view(cut), time_s=frame.captured_at_s)
    made._report_new(sensed(frame), Verdict(frame, first, cut, (first,)))
    assert [o.rank for o in made._said if isinstance(o, Exposed)] == [named]


@pytest.mark.parametrize(("cards", "settled"), [(TUNING.cards_to_settle - 1, False), (TUNING.cards_to_settle, True)])
def test_a_side_askew_is_sought_with_the_first_cards_alone(
    made: CardTracker, frame: Frame, cards: int, settled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every card it made one frame in a hundred twice as long."""
    asked: list[bool] = []
    made._box.given, made._box._cards_here, made._memory, made._said = False, cards, Passage(), []
    monkeypatch.setattr("vision.track.tracker.whole_outline", lambda *_, settled: asked.append(settled))
    first = replace(view(NINE), time_s=frame.captured_at_s)
    made._report_new(sensed(frame), Verdict(frame, first, NINE, (first,)))
    assert asked == [settled]


@pytest.mark.parametrize("trouble", [None, "defocused"], ids=str)
def test_no_second_card_is_sought_in_a_picture_out_of_focus(
    made: CardTracker, frame: Frame, trouble: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that lay alone looked like two there (`benchmarks.films`, seed 74319)."""
    seen: list[Image] = []
    monkeypatch.setattr(made._landing, "due", lambda now_s: True)
    monkeypatch.setattr(made._landing, "see", lambda image, *_: seen.append(image))
    monkeypatch.setattr(made._picture, "recheck_due", lambda now_s: False)
    if trouble is not None:
        made._picture._present[trouble] = 0.0
    made._said = []
    made._keep_watch(sensed(frame, still_frames=3))
    assert bool(seen) is (trouble is None)
