"""Where the tracker looks when no card can be read in its window: what may become the window, and what never does."""

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.rendered_cards import corners_of, table
from vision.capture.camera import Frame
from vision.locate.window import Place
from vision.observations import Exposed
from vision.quads import CARD_H, CARD_W, Image, Quad
from vision.reading import Reader, Reading
from vision.track import tracker
from vision.track.tracker import CardTracker, _Known
from vision.track.views import View

WINDOW = corners_of((300, 300), 200, 0)
ASIDE = corners_of((360, 300), 200, 0)
PILE = corners_of((600, 300), 200, 0)
NINE = Reading({"9": 1.0}, {"H": 1.0}, "9", "H", 1.0)
LONG_S = 60.0


@pytest.fixture
def frame() -> Frame:
    return Frame(np.asarray(table(), np.uint8), 1.0, 1)


def lost(reader: Reader, monkeypatch: pytest.MonkeyPatch, at: Quad, reading: Reading = NINE) -> CardTracker:
    """A tracker whose window has been found, where nothing can be read now; a card lies `at`."""
    made = CardTracker(reader, window=WINDOW)
    made._given = False
    made._meter.still_frames = 2
    monkeypatch.setattr(tracker, "card_places", lambda *_, **__: [Place(at, reading, 1.0)])
    return made


def is_at(made: CardTracker, quad: Quad) -> bool:
    assert made.window is not None
    return bool(np.abs(made.window.mean(axis=0) - quad.mean(axis=0)).max() < 2)


@pytest.mark.parametrize("at", [ASIDE, PILE], ids=["aside", "beside the box"])
def test_a_window_that_was_given_stays_where_it_is(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, frame: Frame, at: Quad
) -> None:
    given = lost(template_reader, monkeypatch, at)
    given._given = True
    for still in (2, 4, 8, 16):
        given._meter.still_frames = still
        assert given._search_elsewhere(frame, LONG_S) == ()
    assert is_at(given, WINDOW)


def test_a_card_laid_a_little_aside_takes_the_window_with_it(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, frame: Frame
) -> None:
    made = lost(template_reader, monkeypatch, ASIDE)
    made._search_elsewhere(frame, 0.1)
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
    made._seen |= seen
    made._cards_here = cards_here
    made._search_elsewhere(frame, waited_s)
    assert is_at(made, PILE if moves else WINDOW)


# --- views that the tracker takes ---------------------------------------------------------------------------------

UNREAD = Reading({"none": 1.0}, {"none": 1.0}, None, None, 0.0)
OTHER = Reading({"5": 1.0}, {"D": 1.0}, "5", "D", 1.0)


def view(reading: Reading, *, in_view: bool = True, paper: float = 1.0, sharpness: float = 1.0) -> View:
    card = np.full((CARD_H, CARD_W, 3), 200, np.uint8)
    return View(WINDOW, card, reading, in_view, paper, 200.0, 1.0, sharpness, card)


@pytest.fixture
def made(template_reader: Reader, monkeypatch: pytest.MonkeyPatch) -> CardTracker:
    """A tracker at rest on the nine of hearts."""
    tracked = CardTracker(template_reader, window=WINDOW)
    tracked._known = _Known(NINE, view(NINE), ())
    monkeypatch.setattr(tracked, "_judge", lambda *_: ("judged",))
    monkeypatch.setattr(tracked, "_search_elsewhere", lambda *_: ("elsewhere",))
    return tracked


@pytest.mark.parametrize(("gone", "told"), [(0.0, ("judged",)), (1.0, ())], ids=["free", "a hand over it"])
def test_a_glimpse_of_a_card_half_in_view_counts_where_nothing_lies_over_its_frame(
    made: CardTracker, monkeypatch: pytest.MonkeyPatch, frame: Frame, gone: float, told: tuple[str, ...]
) -> None:
    asked = []

    def frame_gone(image: Image, quad: Quad, light: float) -> float:
        asked.append((image is frame.image, np.array_equal(quad, WINDOW), light))
        return gone

    monkeypatch.setattr(made._picture, "frame_gone", frame_gone)
    monkeypatch.setattr(made, "_is_same", lambda *_: False)
    monkeypatch.setattr(tracker, "take_view", lambda *_: view(OTHER, in_view=False))
    made._last_frame = frame
    assert made._glimpsed(frame, view(OTHER)) == told
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
    made: CardTracker,
    monkeypatch: pytest.MonkeyPatch,
    frame: Frame,
    seen: View,
    waited_s: float,
    gone: float,
    whole: bool,
) -> None:
    monkeypatch.setattr(tracker, "take_view", lambda *_: seen)
    monkeypatch.setattr(made._picture, "frame_gone", lambda *_: gone)
    monkeypatch.setattr(made, "_shows_none", lambda *_: False)
    made._still_since_s = frame.captured_at_s - waited_s
    assert made._view(frame) == (("judged",) if whole else ("elsewhere",))


def test_a_card_in_doubt_is_told_when_it_is_seen_more_sharply(
    made: CardTracker, monkeypatch: pytest.MonkeyPatch, frame: Frame
) -> None:
    made._known = _Known(UNREAD, view(UNREAD, sharpness=0.5), (frame.image,))
    monkeypatch.setattr(made._picture, "of_card", lambda *_, **__: ())
    monkeypatch.setattr(made, "_settle_window", lambda *_: None)
    monkeypatch.setattr(made, "_rest_again", lambda: None)
    assert made._still_there(frame, view(UNREAD, sharpness=0.6), UNREAD) == (), "no better"
    assert made._still_there(frame, view(NINE, sharpness=0.4), NINE) == (), "less sharp"
    sharp = view(NINE, sharpness=0.9)
    (told,) = made._still_there(frame, sharp, NINE)
    assert isinstance(told, Exposed)
    assert (told.rank, told.suit) == ("9", "H")
    assert (made._known.reading, made._known.view, made._known.burst) == (NINE, sharp, ())


@pytest.mark.parametrize(
    ("still_frames", "away", "anew"),
    [(63, 0.001, True), (127, 0.001, True), (62, 0.001, False), (64, 0.001, False), (63, 0.01, False)],
)
def test_a_table_at_rest_is_taken_anew_for_the_rest_picture_now_and_then(
    made: CardTracker, frame: Frame, still_frames: int, away: float, anew: bool
) -> None:
    """So slow daylight is followed; not while something lies there that did not."""
    before, later = (np.full((20, 20), level, np.uint8) for level in (100, 101))
    made._meter.feed(before)
    made._meter.settle()
    made._meter.feed(later)
    made._meter.still_frames = still_frames
    assert made._rest(frame, False, away) == ()
    assert (made._meter._rest is later) is anew
