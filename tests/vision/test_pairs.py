"""Two cards drawn at once: the strip of the second behind the first, in pictures of the movement."""

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.rendered_cards import at_place
from vision.capture.camera import Frame
from vision.observations import DoubleDraw, Drawn, Exposed, MotionStarted, Observation, Unclear
from vision.quads import CARD_H, CARD_W, Image
from vision.reading import Reader
from vision.render import card_art
from vision.track.incidents import ALL_SIDES
from vision.track.memory import Card, Passage, Rest
from vision.track.motion import Motion
from vision.track.pairs import AT_ONCE, NOTHING, Comparison, Layout, PairDetector, glance, show_two, strip_of
from vision.track.tracker import CardTracker
from vision.track.views import take_view

PX_MM = CARD_W / 60
WAYS_MM = (12, 20, 28, 36, 44)
HOME = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)


def face(card: str) -> Image:
    return np.asarray(cv2.resize(card_art.raster(card, 448)[..., :3], (CARD_W, CARD_H)), np.uint8)


BEFORE, BELOW, AFTER = face("8C"), face("5D"), face("9H")


def under_way(way_mm: float, lag_mm: float = 0.0, dragged_mm: float = 0.0, to: int = 1) -> Image:
    """The window while the card before is `way_mm` out of it to the left (`to` 1) or the right (0), the second behind
    it; the next one has `dragged_mm` to go yet."""
    turn = 0 if to == 1 else 2
    before, below, after = (np.rot90(card, turn) for card in (BEFORE, BELOW, AFTER))
    way, lag, short = (round(mm * PX_MM) for mm in (way_mm, lag_mm, dragged_mm))
    picture = np.roll(after, short, axis=1)
    picture[:, : CARD_W - way + lag] = np.roll(below, lag - way, axis=1)[:, : CARD_W - way + lag]
    picture[:, : CARD_W - way] = np.roll(before, -way, axis=1)[:, : CARD_W - way]
    return np.ascontiguousarray(np.rot90(picture, -turn))


def layouts(*pictures: Image, side: int = 1) -> list[Layout]:
    comparison = Comparison(BEFORE, AFTER, side)
    return [comparison.layout(picture) for picture in pictures]


def most(found: Layout) -> float:
    return float(found.gains.max())


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("lag_mm", [6.0, 9.0, 12.0])
def test_a_strip_behind_the_card_is_a_second_one(lag_mm: float, side: int) -> None:
    found = layouts(*(under_way(way, lag_mm, to=side) for way in WAYS_MM), side=side)
    assert show_two(found)
    strip = strip_of(found)
    assert len(strip.ways_mm) >= 2
    assert abs(strip.width_mm - lag_mm) <= 3.0


@pytest.mark.parametrize("dragged_mm", [0.0, 3.0, 7.0, 10.0])
def test_one_card_is_one_though_the_next_comes_along(dragged_mm: float) -> None:
    found = layouts(*(under_way(way, dragged_mm=dragged_mm) for way in WAYS_MM))
    assert not show_two(found)
    assert strip_of(found).gain_mm < 0.2


def short(picture: Image, by_mm: float = 4.5) -> Image:
    """What a window shows that was found too short at the end from which cards come."""
    return np.asarray(cv2.resize(picture[:, : -round(by_mm * PX_MM)], (CARD_W, CARD_H)), np.uint8)


def test_in_a_window_that_is_too_short_the_cards_own_edge_is_no_second_one() -> None:
    comparison = Comparison(short(BEFORE), short(AFTER), 1)
    alone, pair = ([comparison.layout(short(under_way(way, lag))) for way in WAYS_MM] for lag in (0.0, 8.0))
    assert not show_two(alone)
    assert strip_of(alone).gain_mm < 0.2
    assert show_two(pair)


def test_pictures_at_rest_and_what_lies_over_them_show_no_second_card() -> None:
    covered = []
    for at in (40, 80, 120):
        picture = BEFORE.copy()
        picture[60:200, at : at + 60] = (90, 120, 160)
        covered.append(picture)
    found = layouts(BEFORE, AFTER, *covered)
    assert [most(one) for one in found[:2]] == [0.0, 0.0]
    assert not show_two(found)


def test_a_blank_sleeve_at_the_end_to_which_cards_leave_is_no_second_card() -> None:
    sleeves = []
    for wide_mm in (12, 16, 20, 26):
        picture = AFTER.copy()
        picture[:, : round(wide_mm * PX_MM)] = 225
        sleeves.append(picture)
    found = layouts(*sleeves)
    assert strip_of(found).gain_mm < 0.2


def test_the_frame_of_a_window_that_moved_a_little_is_no_second_card() -> None:
    pictures = []
    for way in (8.0, 13.0, 20.0, 27.0):
        picture = under_way(way)
        picture[:, -round(1.5 * PX_MM) :] = 40
        pictures.append(picture)
    found = layouts(*pictures)
    assert not show_two(found)
    assert strip_of(found).gain_mm < 0.2


def test_the_card_goes_out_from_picture_to_picture() -> None:
    pictures = layouts(*(under_way(way, 8.0) for way in WAYS_MM))
    assert show_two(pictures)
    assert not show_two(pictures[::-1])


def understood(gain_mm: float, way_mm: float, strip_mm: float = 7.0) -> Layout:
    """A picture that a strip of this width fits better, by `gain_mm`."""
    gains, ways = np.zeros_like(NOTHING.gains), np.zeros_like(NOTHING.ways_mm)
    gains[round(2 * strip_mm)], ways[round(2 * strip_mm)] = gain_mm, way_mm
    return Layout(1.0, gains, ways)


@pytest.mark.parametrize(
    ("gains_mm", "two"),
    [
        pytest.param((0.5, 0.5, 0.5, 0.05), True, id="three"),
        pytest.param((0.0, 0.7, 0.8, 0.05), False, id="two of them"),
        pytest.param((0.2, 0.2, 0.7, 0.05), False, id="three, two of them hardly"),
        pytest.param((*(0.25,) * 6, 0.05), False, id="many, all of them hardly"),
        pytest.param((*(0.3,) * 8, 0.05), False, id="many, which come to as much as one that is clear"),
    ],
)
def test_a_strip_seen_three_times_need_not_last(gains_mm: tuple[float, ...], two: bool) -> None:
    """A hand may cover it in the last picture (film 73003); fingers over the next card make one in the first two, and
    a window found askew one in many (film 73417)."""
    ways = np.linspace(8.0, 40.0, len(gains_mm))
    pictures = [understood(gain, float(way)) for gain, way in zip(gains_mm, ways, strict=True)]
    assert not strip_of(pictures).lasts
    assert show_two(pictures) is two


@pytest.mark.parametrize(
    ("gains_mm", "strip_mm", "two"),
    [
        pytest.param((2.0, 2.0, 2.0, 2.0, 0.05), 14.5, True, id="it does not last"),
        pytest.param((2.0, 2.0, 2.0, 2.0), 16.0, True, id="it is wider than a second card should be"),
        pytest.param((1.2, 1.2, 1.2, 1.2, 0.05), 16.0, False, id="a hand might look so"),
        pytest.param((3.0, 3.0, 3.0, 0.05), 16.0, False, id="three pictures"),
        pytest.param((1.0, 1.0, 1.0), 16.0, True, id="three, and it lasts"),
        pytest.param((0.6, 0.3, 0.3, 0.3), 16.0, False, id="it lasts, but hardly shows"),
        pytest.param((0.6, *(0.3,) * 7), 16.0, False, id="it lasts, but hardly shows in many"),
    ],
)
def test_a_strip_that_is_plain_may_be_wide(gains_mm: tuple[float, ...], strip_mm: float, two: bool) -> None:
    """Two cards of which the second lags behind by 13 and 15 mm (`benchmarks.films`, seed 73441), or by 12 and 15 mm
    in fast draws (74160 and 74178)."""
    ways = np.linspace(8.0, 40.0, len(gains_mm))
    pictures = [understood(gain, float(way), strip_mm) for gain, way in zip(gains_mm, ways, strict=True)]
    assert show_two(pictures) is two


def test_one_picture_alone_is_no_evidence() -> None:
    two, one = layouts(under_way(28, 8), under_way(28))
    assert most(two) > 0.5
    assert not show_two([two, one])
    assert not show_two([two, two]), "at the same place"


def hand(level: tuple[int, int, int], picture: Image) -> Image:
    """The upper half of the window under a hand of this colour, wider than any ink."""
    covered = picture.copy()
    covered[: CARD_H // 2] = level
    return covered


@pytest.mark.parametrize("level", [(30, 36, 48), (120, 160, 215)], ids=["dark", "pale"])
def test_what_a_hand_leaves_free_shows_the_strip(level: tuple[int, int, int]) -> None:
    ways = range(10, 42, 4)
    assert show_two(layouts(*(hand(level, under_way(way, 10.0)) for way in ways)))
    assert strip_of(layouts(*(hand(level, under_way(way)) for way in ways))).gain_mm < 0.2


@pytest.mark.parametrize("below", ["AS", "4S"])
@pytest.mark.parametrize("light", [0.95, 0.85])
def test_the_shade_of_the_card_on_the_next_one_is_no_strip(below: str, light: float) -> None:
    """Blank paper in the shade was taken for one (`benchmarks.films`, seeds 74245 and 74372)."""
    comparison, found = Comparison(BEFORE, face(below), 1), []
    for way_mm in WAYS_MM:
        edge = round((60 - way_mm) * PX_MM)
        picture = face(below)
        picture[:, edge : edge + round(4.5 * PX_MM)] = picture[:, edge : edge + round(4.5 * PX_MM)] * light
        picture[:, :edge] = BEFORE[:, CARD_W - edge :]
        found.append(comparison.layout(picture))
    assert not show_two(found)
    assert strip_of(found).gain_mm < 0.2


def test_what_is_close_to_a_hand_is_left_out() -> None:
    """Its shadow on the next card's ink fits a strip better: two single draws of film 73042 were called pairs."""
    blank = np.full((CARD_H, CARD_W, 3), 230, np.uint8)
    comparison = Comparison(BEFORE, AFTER, 1)
    seen = comparison._seen(comparison._small(hand((90, 120, 160), blank)))
    middle = seen[:, seen.shape[1] // 2]
    free = np.flatnonzero(middle)
    assert 2.0 * (free[0] - len(middle) // 2) >= 4.0, "mm from the hand's edge"
    assert middle[free[0] : free[-1] + 1].all()


def test_a_finger_no_wider_than_ink_belongs_to_the_hand_that_it_touches() -> None:
    """Fingers that were taken for paper bore a strip out in three single draws (`benchmarks.films`, seed 73691)."""
    skin, tip, red = (150, 165, 195), round(7 * PX_MM), (60, 50, 200)
    picture = np.full_like(BEFORE, 235)
    picture[190:] = (120, 140, 185)
    picture[90:190, 100 : 100 + tip] = skin
    picture[60:100, 180 : 180 + tip] = red
    comparison = Comparison(np.full_like(BEFORE, 235), AFTER, 1)
    seen = cv2.resize(comparison._seen(comparison._small(picture)).astype(np.uint8), (CARD_W, CARD_H))
    assert not seen[95:190, 100 : 100 + tip].any()
    assert seen[60:100, 180 : 180 + tip].all(), "red print is no hand"


def test_a_picture_that_a_hand_fills_says_nothing() -> None:
    assert layouts(np.full_like(BEFORE, 60)) == [NOTHING]


def shown(gain_mm: float, way_mm: float, strip_mm: float = 8.0) -> Layout:
    """A picture that bears out a strip of this width alone."""
    gains, ways = (np.zeros_like(NOTHING.gains) for _ in range(2))
    gains[round(2 * strip_mm)], ways[round(2 * strip_mm)] = gain_mm, way_mm
    return Layout(1.0, gains, ways)


UNDER_WAY = Layout(1.0, NOTHING.gains, NOTHING.ways_mm)
"""A picture of a card under way that bears out no strip."""


@pytest.mark.parametrize(
    ("pictures", "told"),
    [
        pytest.param([shown(0.5, 20), shown(0.4, 40)], True, id="two that come to enough"),
        pytest.param([shown(0.5, 8), shown(0.4, 16), shown(0.01, 26)], False, id="gone while it is farther out"),
        pytest.param([shown(0.35, 20), shown(0.35, 40)], False, id="two that do not"),
        pytest.param([shown(0.5, 20), shown(0.4, 40, 3)], False, id="of two widths"),
        pytest.param([shown(0.75, 20), shown(0.2, 40)], False, id="one that does, and one that hardly does"),
        pytest.param([shown(1.9, 20)], False, id="one"),
        pytest.param([shown(2.1, 20)], True, id="one that is very clear"),
        pytest.param([shown(2.6, 20), *[UNDER_WAY] * 4], False, id="one of many, however clear"),
        pytest.param([shown(1.1, 16), shown(1.1, 20), *[UNDER_WAY] * 4], True, id="two of many"),
        pytest.param([shown(0.9, 20), shown(0.9, 22)], False, id="hardly farther"),
        pytest.param([shown(0.9, 40), shown(0.9, 20)], False, id="on the way back"),
        pytest.param([shown(0.9, 20), shown(-0.5, 30), shown(0.3, 40)], False, id="one speaks against it"),
        pytest.param([shown(1.5, 20, 14.5), shown(1.5, 40, 14.5)], False, id="wide, in two"),
        pytest.param([shown(0.7, way, 14.5) for way in (8, 12, 18)], False, id="wide, in three"),
        pytest.param([shown(0.8, way, 14.5) for way in (8, 12, 18)], True, id="wide, plainly in three"),
        pytest.param([shown(0.5, way, 14.5) for way in (10, 20, 30, 40)], True, id="wide, in four"),
        pytest.param([shown(0.5, 20, 15.5), shown(0.5, 30, 15.5), shown(0.5, 40, 15.5)], False, id="too wide"),
    ],
)
def test_pictures_must_bear_out_one_strip_together(pictures: list[Layout], told: bool) -> None:
    assert show_two(pictures) is told


@pytest.mark.parametrize(("lag_mm", "two"), [(8.0, True), (0.0, False)])
def test_the_pictures_of_a_draw_are_judged_a_few_at_a_time(lag_mm: float, two: bool) -> None:
    window = np.array([[300, 150], [480, 160], [466, 412], [286, 402]], np.float32)
    glances = [glance(at_place(window, under_way(way, lag_mm)), window) for way in WAYS_MM]
    watch = PairDetector()
    assert not watch.pending
    watch.card_drawn(glances, BEFORE, AFTER, window, [1])
    told: list[bool] = []
    while watch.pending:
        told.append(watch.check())
    assert told == [*([False] * -(-len(WAYS_MM) // AT_ONCE)), two], "not before all are judged, the cards at rest first"
    watch.card_drawn(glances, BEFORE, AFTER, window, [1])
    watch.forget()
    assert not watch.pending


@pytest.mark.parametrize(("lag_mm", "two"), [(10.0, True), (0.0, False)])
def test_a_later_picture_of_a_card_that_a_hand_hides_is_what_the_pictures_are_compared_with(
    lag_mm: float, two: bool
) -> None:
    """What was hidden of a jack was a strip (`benchmarks.films`, seed 74574)."""
    glances = [glance(under_way(way, lag_mm), HOME) for way in WAYS_MM]
    watch = PairDetector()
    watch.card_drawn(glances, BEFORE, hand((30, 36, 48), AFTER), HOME, [1])
    assert not watch.check(1.0)
    assert watch.next_is_hidden
    watch.next_seen(AFTER)
    assert not watch.next_is_hidden
    answers: list[bool] = []
    while watch.pending:
        answers.append(watch.check())
        watch.next_seen(BEFORE)  # some are judged already, or nothing hides it
    assert answers[-1] is two


@pytest.mark.parametrize(("at_rest", "due_s", "waits"), [(True, 1.5, True), (True, None, False), (False, 1.5, False)])
def test_the_pictures_of_a_draw_wait_for_the_second_view_of_a_card_that_a_hand_hides(
    template_reader: Reader, at_rest: bool, due_s: float | None, waits: bool
) -> None:
    tracker = CardTracker(template_reader, window=HOME)
    view = take_view(AFTER, HOME, template_reader, None, 1.0)
    tracker._card = Card(view.reading, view, (), due_s)
    tracker._memory = Rest() if at_rest else Passage()
    assert not tracker._waits_for_view
    glances = [glance(under_way(way, 10.0), HOME) for way in WAYS_MM]
    tracker._pairs.card_drawn(glances, BEFORE, hand((30, 36, 48), AFTER), HOME, [1])
    tracker._pairs.check()
    assert tracker._waits_for_view is waits


@pytest.mark.parametrize(("lag_mm", "two"), [(8.0, True), (0.0, False)])
def test_to_which_side_a_card_left_is_known_by_what_fits_best(lag_mm: float, two: bool) -> None:
    glances = [glance(under_way(way, lag_mm), HOME) for way in WAYS_MM]
    watch = PairDetector()
    watch.card_drawn(glances, BEFORE, AFTER, HOME, ALL_SIDES)
    told: list[bool] = []
    while watch.pending:
        told.append(watch.check())
    assert told == [*([False] * (len(told) - 1)), two], "not before all are judged"


@pytest.mark.parametrize(
    ("lag_mm", "told"),
    sampled(
        [
            pytest.param(0.0, [], id="one card"),
            pytest.param(8.0, [(DoubleDraw, (0, 1)), (Drawn, 1), (Unclear, 1), (Exposed, 2)], id="two cards"),
        ],
        1,
    ),
)
def test_the_card_in_the_window_is_one_further_when_two_left(
    template_reader: Reader, lag_mm: float, told: list[tuple[type, object]]
) -> None:
    window = np.array([[300, 150], [480, 150], [480, 402], [300, 402]], np.float32)
    tracker = CardTracker(template_reader, window=window)
    pictures = [BEFORE] * 10
    pictures += [under_way(way, lag_mm if way > 6 else 0.0) for way in range(3, 60, 4)]
    pictures += [AFTER] * 25
    seen: list[Observation] = []
    for k, picture in enumerate(pictures):
        seen += tracker.observe(Frame(at_place(window, picture), k / 30, k))
    said = [(type(o), o.indices if isinstance(o, DoubleDraw) else getattr(o, "index", None)) for o in seen]
    first = [(Exposed, 0), (MotionStarted, None), (Drawn, 0), (Exposed, 1)]
    assert said == [*first, *told]
    assert [o.rank for o in seen if isinstance(o, Exposed)] == ["8", "9", "9"][: 2 + bool(told)]


@pytest.mark.parametrize(("fps", "kept"), [(15, 15), (60, 60), (120, 60)])
def test_of_a_movement_at_most_eighty_pictures_a_second_are_kept_in_colour(fps: int, kept: int) -> None:
    """Copying them took more than half of the time of a frame in which something moves (`benchmarks.clips`)."""
    motion, image = Motion(0.0, None), np.zeros((480, 640, 3), np.uint8)
    for k in range(fps):
        motion.keep(Frame(image, k / fps, k), HOME)
    assert len(motion.glances) == kept


@pytest.mark.parametrize(("fps", "frames"), [(120, 21), (60, 21), (30, 10), (15, 5)])
def test_a_draw_is_judged_within_a_third_of_a_second(fps: int, frames: int) -> None:
    """A second card was seen on the table only once the next had been drawn (`benchmarks.films`, double 1008)."""
    watch = PairDetector()
    watch.card_drawn([glance(BEFORE, HOME)] * 40, BEFORE, AFTER, HOME, [1])
    count = 0
    while watch.pending:
        watch.check(1 / fps)
        count += 1
    assert count == frames, "the cards at rest are looked at first, where frames are short in a frame of their own"
