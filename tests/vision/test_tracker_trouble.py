"""When the window counts as gone from where it was, and a camera as standing still."""

from collections.abc import Callable
from functools import partial
from typing import Any

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.watched_table import DECK, Table
from vision.capture.camera import Frame
from vision.observations import Trouble, TroubleCleared
from vision.quads import Image
from vision.read.reader import CardReader
from vision.reading import Reader
from vision.render import card_art
from vision.track.motion import Change, Freshness, MotionMeter, RepeatDetector
from vision.track.tracker import CardTracker
from vision.track.trouble import COVERED_S, LIGHT_S, TroubleDetector
from vision.track.views import take_view

HOME = np.array([[100, 100], [220, 100], [220, 268], [100, 268]], np.float32)
MM = 120 / 63.5


@pytest.mark.parametrize(
    ("shift_mm", "told"),
    [
        pytest.param([[6, 0]] * 4, True, id="pushed"),
        pytest.param([[2, 0]] * 4, False, id="nudged"),
        pytest.param([[0, 0], [0, 6], [-8, 6], [-8, 0]], True, id="turned about one corner"),
        pytest.param([[0, 6], [0, 6], [0, 0], [0, 0]], False, id="one edge seen wrongly"),
    ],
)
def test_a_box_moves_with_three_corners_and_more(shift_mm: list[list[float]], told: bool) -> None:
    watch = TroubleDetector()
    for k in range(3):
        assert watch.place(HOME, float(k)) is None
    trouble = watch.place(np.asarray(HOME + MM * np.array(shift_mm), np.float32), 3.0)
    assert (trouble is not None and trouble.kind == "moved") == told


def test_a_box_that_every_draw_pushes_a_little_has_not_moved() -> None:
    """Of a whole pack (`benchmarks.films --hardship stop --design own --seed 9100`: 4.9 mm after 13 cards)."""
    watch = TroubleDetector()
    for k in range(52):
        assert watch.place(np.asarray(HOME + MM * np.array([1.0 * k, -0.5 * k]), np.float32), float(k)) is None
    far = np.asarray(HOME + MM * np.array([57.0, -25.5]), np.float32)
    assert watch.place(far, 52.0) is not None


@pytest.mark.parametrize(
    ("frames", "kinds"),
    [
        pytest.param("s" * 300, [], id="nothing moves"),
        pytest.param("sssmmm" + "s" * 60, [], id="not long yet"),
        pytest.param("sssmmm" + "s" * 90, ["unfound"], id="not found for 3 s"),
        pytest.param("sssmmm" + "s" * 90 + "r" + "s" * 30, ["unfound"], id="a deal that begins ends it not"),
        pytest.param("m" * 300, ["unfound"], id="it moves all the time, reported once"),
        pytest.param("sssmmm" + "s" * 90 + "w" + "s" * 90, ["unfound", "cleared"], id="found at last"),
    ],
)
def test_a_window_that_is_not_found_is_reported_once_something_has_moved(
    monkeypatch: pytest.MonkeyPatch, frames: str, kinds: list[str]
) -> None:
    """s: still, m: something moves, w: the window is found, r: another deal begins; 30 frames a second."""
    empty, card = (np.full((480, 640, 3), level, np.uint8) for level in (60, 90))
    moved = empty.copy()
    moved[100:300, 100:300] = 200
    monkeypatch.setattr(
        "vision.track.window_search.Search.find", lambda _, frame, *a, **k: HOME if frame.image is card else None
    )
    tracker = CardTracker(CardReader())
    said: list[str] = []
    for k, what in enumerate(frames):
        image = {"s": empty, "r": empty, "m": moved if k % 2 else empty, "w": card}[what]
        if what == "r":
            tracker.rebase(0)
        words = tracker.observe(Frame(image, k / 30, k))
        said += [word.kind if isinstance(word, Trouble) else "cleared" for word in words]
    assert said == kinds


@pytest.mark.parametrize(
    ("lively", "told"),
    [
        pytest.param(lambda k: k % 90 < 54 or k % 12 == 0, 0, id="a film: at rest only its key frames differ"),
        pytest.param(lambda k: k < 234, 1, id="noise, and then none"),
        pytest.param(lambda k: k < 234 or k % 6 < 3, 1, id="noise, and then after key frames only"),
        pytest.param(lambda k: k // 30 != 6 or k % 2 == 0, 0, id="half of the frames of one second lost"),
        pytest.param(lambda k: True, 0, id="noise"),
    ],
)
def test_a_camera_stands_still_only_where_its_noise_is_usual(lively: Callable[[int], bool], told: int) -> None:
    """30 frames a second; something moves in 54 frames of 90."""
    watch = TroubleDetector()
    found: list[Any] = []
    for k in range(300):
        found += watch.feed(lively(k), 120.0, k % 90 < 54, k / 30)
    assert [trouble.kind for trouble in found] == ["frozen"] * told


@pytest.mark.parametrize(
    ("live_until", "told"),
    sampled([pytest.param(300, 0, id="live"), pytest.param(150, 1, id="standing still from the fifth second")], 1),
)
def test_a_compressed_film_shows_its_life_in_a_few_points_only(live_until: int, told: int) -> None:
    """The window is quiet all the time; live, 3 % of the picture change by one level, else only after key frames."""
    watch, rng, freshness = TroubleDetector(), np.random.default_rng(2), Freshness(recurring=False)
    picture = np.full((480, 640, 3), 120, np.uint8)
    found: list[Any] = []
    for k in range(300):
        if k < live_until or k % 12 < 3:
            picture = np.where(rng.random((480, 640, 1)) < 0.03, picture + 1, picture).astype(np.uint8)
        found += watch.feed(freshness.is_fresh(picture, 0.02), 120.0, False, k / 30)
    assert [trouble.kind for trouble in found] == ["frozen"] * told


def test_a_lamp_fails_though_the_window_was_found_with_the_last_card() -> None:
    """How light the window was came from the whole picture, as long as no window was known: a failed lamp was called a
    hand (`benchmarks.films`, seed 73190)."""
    image, window = np.full((480, 640, 3), 90, np.uint8), HOME
    cv2.fillConvexPoly(image, window.astype(np.int32), (234, 234, 234))
    watch, found = TroubleDetector(), list[Any]()
    watch.feed(True, float(image.mean()), False, 0.0, image)
    watch.remember_frame(image, window)
    dim = np.asarray(image // 12, np.uint8)
    for k in range(1, 31):
        found += watch.feed(True, 234 / 12, False, k / 30, dim)
    assert [trouble.kind for trouble in found] == ["dark"]


@pytest.mark.whole
@pytest.mark.parametrize("frozen", [False, True])
def test_a_picture_that_returns_at_every_key_frame_stands_still(frozen: bool) -> None:
    """Seven of twelve frames differ from the one before (`benchmarks.films`, seed 73208)."""
    rng, still, found = np.random.default_rng(2), np.full((480, 640, 3), 120, np.uint8), list[Any]()
    watch, freshness = TroubleDetector(), Freshness()
    frames = [np.where(rng.random(still.shape) < 0.03, still + 1, still).astype(np.uint8) for _ in range(8)]
    shown = still
    for k in range(300):
        if k < 150 or not frozen:
            shown = np.where(rng.random(still.shape) < 0.03, still + 1, still).astype(np.uint8)
        else:
            shown = frames[min(k % 12, 7)]
        found += watch.feed(freshness.is_fresh(shown, 0.02), 120.0, False, k / 30)
    assert [trouble.kind for trouble in found] == ["frozen"] * frozen


def test_a_camera_that_repeats_its_pictures_is_no_frozen_one() -> None:
    """Ten pictures a second, each shown three times."""
    watch = TroubleDetector()
    assert [trouble for k in range(300) for trouble in watch.feed(k % 3 == 0, 120.0, False, k / 30)] == []


@pytest.mark.parametrize(
    ("shown", "repeats"),
    [
        pytest.param("MrrMrrMrrSrrSrrr", [10, 11, 13, 14], id="each picture three times"),
        pytest.param("MrMrMrSrSrrr", [7, 9], id="twice"),
        pytest.param("MMMMMMrrrr", [], id="a film that stands still: nothing was repeated under way"),
        pytest.param("MrrrrrrrrrrrrMrrMMMMMMMMMMMMMMMMrr", [], id="long ago, and a rest"),
    ],
)
def test_a_picture_shown_again_before_the_next_is_due(shown: str, repeats: list[int]) -> None:
    """M: something moves, S: it is still, and its noise shows a new frame, r: the frame is the one before; 30 a
    second."""
    watch = RepeatDetector()
    found = [k for k, frame in enumerate(shown) if watch.is_repeat(frame != "r", frame == "M", 1 + k / 30)]
    assert [k for k in found if k > shown.rindex("M") + 2] == repeats


def board() -> Image:
    """A dark box with a light card on a cloth with some light things."""
    picture = np.full((480, 640, 3), (70, 110, 60), np.uint8)
    picture[::40] = picture[1::40] = (150, 140, 160)
    picture[60:310, 60:260] = (50, 60, 80)
    picture[100:268, 100:220] = 230
    return picture


@pytest.mark.parametrize("gains", [(1.9, 1.9, 1.9), (0.5, 0.5, 0.5), (1.5, 1.3, 1.1)])
def test_a_camera_that_adjusts_itself_leaves_the_frame_of_the_window_where_it_was(gains: tuple[float, ...]) -> None:
    watch, lid = TroubleDetector(), board()
    watch.remember_frame(board(), HOME)
    lid[60:310, 60:260] = (120, 150, 40)  # what was around the card is gone
    adjusted, without = (np.clip(picture * np.array(gains), 0, 255).astype(np.uint8) for picture in (board(), lid))
    assert watch.frame_gone(adjusted, HOME) == 0.0
    assert watch.lid(adjusted, HOME, 1.0, 1.0) is None
    assert watch.frame_gone(without, HOME) == 1.0
    trouble = watch.lid(without, HOME, 1.0, 2.0)
    assert trouble is not None
    assert trouble.kind == "lid"


def test_a_picture_of_another_size_tells_nothing_about_its_light() -> None:
    watch = TroubleDetector()
    watch.remember_frame(board(), HOME)
    assert watch.frame_gone(np.ascontiguousarray(board()[:400]), HOME) == 0.0


@pytest.mark.parametrize("grey", sampled([40, 105], 1), ids=["dark", "light"])
def test_the_bottom_of_an_empty_box_covers_nothing(grey: int) -> None:
    """The draw took a second, and a box is empty only after another: as long as a hand may lie over the window."""
    table = Table(CardReader(), DECK[:2])
    table.watch(0.5)
    table.act(table.scene.draw_card)

    def bottom(image: Image) -> Image:
        well = np.rint(table.scene.window_quad).astype(np.int32)
        return np.asarray(cv2.fillConvexPoly(image.copy(), well, (grey, grey - 4, grey - 8)), np.uint8)

    table.act(table.scene.draw_card, then_s=0.0)
    table.spoil(COVERED_S + 1.0, bottom)
    assert (table.lines()[-2:], table.troubles()) == (["Drawn 1", "Empty"], [])


def box(well: int | None, *, frame: tuple[int, int, int] = (40, 60, 110)) -> Image:
    """A box around HOME, empty: its bottom has that grey level; None: a card lies there."""
    image = np.full((360, 320, 3), (60, 90, 40), np.uint8)
    image[80:288, 80:240] = frame
    card = cv2.resize(card_art.raster("9C", 168), (120, 168))
    image[100:268, 100:220] = card if well is None else well
    return np.asarray(cv2.GaussianBlur(image, (0, 0), 1.0), np.uint8)


def over(image: Image, colour: tuple[int, int, int], *, top: int) -> Image:
    """Something covers the lower part of the window and its frame."""
    image = image.copy()
    image[top:, 70:250] = colour
    return image


def dim(image: Image) -> Image:
    """Edges of some levels only, out of focus."""
    soft = cv2.GaussianBlur(image, (0, 0), 1.5) + np.random.default_rng(4).normal(0, 0.3, image.shape)
    return np.asarray(np.clip(soft, 0, 255), np.uint8)


_SLEEVE = (40, 60, 110)


@pytest.mark.parametrize(
    ("image", "none"),
    [
        pytest.param(box(25), True, id="the bottom of the box"),
        pytest.param(box(25, frame=(90, 110, 190)), True, id="in another light, but its edges are all to be seen"),
        pytest.param(dim(box(5, frame=(11, 11, 12))), True, id="a black box in the dark"),
        pytest.param(dim(over(box(5), (11, 11, 12), top=60)), False, id="a sleeve like that"),
        pytest.param(over(box(25), _SLEEVE, top=60), False, id="under a sleeve like the frame"),
        pytest.param(over(box(25), (20, 20, 160), top=200), False, id="partly covered"),
        pytest.param(box(None), False, id="a card"),
    ],
)
def test_a_box_is_empty_where_its_window_shows_edges_and_no_card(image: Image, none: bool) -> None:
    reader, watch = CardReader(), TroubleDetector()
    watch.remember_frame(box(None), HOME)
    view = take_view(image, HOME, reader, 230.0, 0.0)
    assert watch.shows_none(image, HOME, view, 230.0) is none


@pytest.mark.parametrize(("there", "none"), [(0.1, True), (0.5, False)], ids=["its frame", "something over it"])
def test_an_empty_box_that_the_last_draw_pushed_is_empty(
    there: float, none: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A box with a red bottom was called covered (`benchmarks.films`, seed 73652)."""
    image = box(25)
    image[100:268:6, 100:220] = 60  # not bare: as if something were printed there
    watch, view = TroubleDetector(), take_view(image, HOME, CardReader(), 230.0, 0.0)
    monkeypatch.setattr(watch, "frame_gone", lambda image, place: there if place is view.quad else 0.5)
    assert watch.shows_none(image, HOME, view, 230.0) is none


@pytest.mark.parametrize(("light", "away"), [pytest.param(0.5, False, id="half"), pytest.param(0.05, True, id="none")])
def test_pictures_are_compared_in_a_changed_light_but_not_in_the_dark(light: float, away: bool) -> None:
    """Between two pictures of one card nothing has changed but the light; in the dark, another card looked the same."""
    meter, bright = MotionMeter(), box(None)[80:288, 80:240, 1]
    dim = np.asarray(bright * light, np.uint8)
    meter.feed(np.ascontiguousarray(dim))
    assert (meter.feed(np.ascontiguousarray(bright)).away > 0.5) is away


def test_a_trouble_is_reported_to_have_passed_as_soon_as_it_has() -> None:
    """Thirty frames a second: a dark second, light again, then nothing happens."""
    watch = TroubleDetector()
    found = [word for k in range(90) for word in watch.feed(True, 4.0 if 15 <= k < 45 else 120.0, False, k / 30)]
    assert [(type(word).__name__, word.kind) for word in found] == [("Trouble", "dark"), ("TroubleCleared", "dark")]
    assert found[1].time_s == pytest.approx(45 / 30 + LIGHT_S, abs=0.04)


@pytest.mark.parametrize(
    ("light", "said"),
    [(0.9, []), (0.53, []), (0.1, ["dark"])],
    ids=["an empty box", "its card was what was light", "no lamp"],
)
def test_a_dark_window_in_a_picture_as_light_as_before_is_an_empty_box(light: float, said: list[str]) -> None:
    """The well of a dim film's box was called dark, and never found empty (films 73092 and 74310)."""
    watch, image = TroubleDetector(), np.full((240, 320, 3), 40, np.uint8)
    watch.feed(True, 60.0, False, 0.0, image)
    watch.remember_frame(image, np.array([[100, 60], [200, 60], [200, 200], [100, 200]], np.float32))
    now = (image * light).astype(np.uint8)
    found = [word for k in range(30) for word in watch.feed(True, 5.0, False, 1.0 + k / 30, now)]
    assert [word.kind for word in found] == said


def test_a_lamp_that_flashes_while_it_is_broken_is_still_dark() -> None:
    watch = TroubleDetector()
    found = [word for k in range(150) for word in watch.feed(True, 120.0 if k % 30 < 4 else 4.0, False, k / 30)]
    assert [type(word).__name__ for word in found] == ["Trouble"]


def test_a_card_that_is_covered_when_the_lamp_fails_stays_covered() -> None:
    watch = TroubleDetector()
    found = [word for k in range(150) for word in watch.feed(True, 120.0 if k < 90 else 4.0, True, k / 30)]
    assert [(type(word).__name__, word.kind) for word in found] == [("Trouble", "covered"), ("Trouble", "dark")]


def test_a_camera_that_stood_still_is_live_again(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(1.0)
    last = table.scene.frame()
    for k in range(45):
        table.seen += table.tracker.observe(Frame(last.image, last.captured_at_s + k / 30, last.sequence + k))
    for _ in range(60):
        frame = table.scene.frame()
        table.seen += table.tracker.observe(Frame(frame.image, frame.captured_at_s + 1.5, frame.sequence + 45))
    assert table.lines() == ["0=7H", "Trouble frozen", "TroubleCleared frozen"]
    assert table.seen[-1].time_s < 1.0 + 1.5 + 1.0


@pytest.mark.parametrize("drawn", [pytest.param(0, id="with its first card"), 2])
def test_a_box_that_was_moved_stands_again(template_reader: Reader, drawn: int) -> None:
    table = Table(template_reader)
    table.watch(0.5)
    for _ in range(drawn):
        table.act(table.scene.draw_card)
    table.scene.push_box(9.0, -4.0)
    table.watch(1.0)
    assert table.lines()[1 + 2 * drawn :] == ["Trouble moved", "HandPass", "TroubleCleared moved"]


@pytest.mark.whole
def test_a_card_drawn_while_the_view_was_covered_is_reported_before_the_view_is_clear(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.6)
    x, y = table.scene.window_quad.mean(axis=0).astype(int)

    def covered(image: Image) -> Image:
        return np.asarray(cv2.circle(image.copy(), (x, y), 60, (95, 120, 170), -1), np.uint8)

    table.spoil(2.5, covered)
    table.scene.draw_card()
    table.spoil(1.0, covered)
    table.watch(0.5)
    assert table.lines() == ["0=7H", "Trouble covered", "Drawn 0", "1=4D", "TroubleCleared covered"]


@pytest.mark.parametrize("kind", sampled(["dark", "frozen"], 1))
def test_the_end_of_a_trouble_is_reported_before_the_card_that_is_seen_after_it(
    template_reader: Reader, kind: str
) -> None:
    """Light lasts 0.2 s, and a live picture 0.6 s, before they alone end a trouble; the card was reported first."""
    table = Table(template_reader)
    table.watch(1.5)
    last = table.scene.frame().image

    def spoilt(image: Image) -> Image:
        return np.asarray(image // 40, np.uint8) if kind == "dark" else last

    table.spoil(1.5, spoilt)
    table.scene.draw_card()
    while table.scene.busy:
        table.spoil(1 / 30, spoilt)
    table.spoil(0.5, spoilt)
    table.watch(2.0)
    assert table.lines() == ["0=7H", f"Trouble {kind}", f"TroubleCleared {kind}", "Drawn 0", "1=4D"]


@pytest.mark.parametrize(
    ("fresh", "ended"), [pytest.param(True, ["frozen"], id="live"), pytest.param(False, [], id="one picture again")]
)
def test_another_card_ends_a_frozen_picture_only_where_the_picture_is_another_too(
    fresh: bool, ended: list[str]
) -> None:
    """A picture that stands still and jumps once may show another card for ever."""
    watch = TroubleDetector()
    for k in range(150):
        watch.feed(k < 90, 120.0, False, k / 30)
    assert [word.kind for word in watch.another_card(fresh, 5.0)] == ended
    assert watch.blind is not fresh
    assert watch.feed(fresh, 120.0, False, 5.0) == (), "it has been reported"


@pytest.mark.whole
def test_a_picture_that_grows_sharp_slowly_is_looked_at_while_nothing_seems_to_move(template_reader: Reader) -> None:
    """Each frame is so like the one before, and the rest picture follows."""
    table = Table(template_reader)
    table.watch(0.6)

    def blurred(image: Image, sigma: float) -> Image:
        return np.asarray(cv2.GaussianBlur(image, (0, 0), sigma), np.uint8)

    table.spoil(1.0, lambda image: blurred(image, 5.0))
    for k in range(60):
        table.spoil(1 / 30, partial(blurred, sigma=5.0 - k / 13))
    table.watch(1.0)
    cleared = [o.time_s for o in table.seen if isinstance(o, TroubleCleared)]
    assert table.troubles() == ["defocused"]
    assert len(cleared) == 1
    assert not [line for line in table.lines() if "=" in line or "Unclear" in line][1:]


@pytest.mark.parametrize("kind", sampled(["dark", "covered"], 1))
def test_a_window_read_again_when_a_trouble_has_passed_reports_its_card_again(
    template_reader: Reader, kind: str
) -> None:
    table = Table(template_reader)
    table.watch(0.6)
    if kind == "dark":
        table.spoil(1.5, lambda image: np.asarray(image // 40, np.uint8))
    else:
        table.spoil(3.0, lambda image: np.asarray(80 + image % 16, np.uint8))
    while not any(isinstance(o, TroubleCleared) for o in table.seen):
        table.watch(1 / 30)
    table.tracker.rebase(0)
    table.watch(0.5)
    assert table.lines()[-2:] == [f"TroubleCleared {kind}", "0=7H"]


def test_the_pace_of_a_camera_is_learnt_from_two_pictures_that_both_move() -> None:
    watch = RepeatDetector()
    for at_s, fresh, moving in ((0.0, True, False), (0.1, False, False), (0.2, True, True), (0.3, True, False)):
        assert not watch.is_repeat(fresh, moving, at_s)
    assert not watch.is_repeat(False, True, 0.31), "nothing moved from one of its pictures to the next"
    assert not watch.is_repeat(True, True, 0.4)
    assert not watch.is_repeat(False, True, 0.45)
    assert not watch.is_repeat(True, True, 0.5)
    assert watch.is_repeat(False, True, 0.58)
    assert not watch.is_repeat(False, True, 0.6)


def test_the_first_picture_is_at_rest_and_each_still_one_is_counted() -> None:
    meter, here = MotionMeter(), board()[::4, ::4, 1].copy()
    assert meter.feed(here) == Change(False, 0.0)
    elsewhere = np.roll(here, 40, axis=1)
    assert meter.feed(elsewhere).moving
    assert meter.still_frames == 0
    assert not meter.feed(elsewhere).moving
    assert meter.still_frames == 1


def test_a_picture_that_has_just_come_back_is_not_taken_for_one_that_stands_still() -> None:
    """What a dark view showed is forgotten; then the same picture twice is no frozen camera yet."""
    watch = TroubleDetector()
    for k in range(90):
        assert watch.feed(True, 90.0, False, k / 30) == ()
    watch._recent.clear()
    for k in range(90, 117):
        assert watch.feed(False, 90.0, False, k / 30) == (), k
    told = [word for k in range(117, 122) for word in watch.feed(False, 90.0, False, k / 30)]
    assert [(type(word), word.kind) for word in told] == [(Trouble, "frozen")]
