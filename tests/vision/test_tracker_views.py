from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import cv2
import numpy as np
import pytest

from tests.vision.rendered_cards import corners_of, lay, table
from vision.capture.camera import Frame
from vision.locate.refine import refine
from vision.quads import CARD_H, CARD_W, Image, overlap, scaled
from vision.reading import NONE, Reader, Reading
from vision.render import card_art
from vision.track import views
from vision.track.judge import Case, Judge
from vision.track.memory import Card
from vision.track.states import Cue
from vision.track.trouble import TroubleDetector
from vision.track.tuning import TUNING
from vision.track.views import (
    AT_ONCE,
    MUCH_ALIKE,
    OTHER_PICTURE,
    OUT_OF_FOCUS,
    PASSED_S,
    SAME_PICTURE,
    View,
    another_card,
    fitted,
    is_bare,
    is_no_card,
    laid_on,
    likeness,
    paper_level,
    same_card,
    seen_again,
    sharpness,
    soft_likeness,
)

UNREAD = Reading({}, {}, None, None, 0.5)
READ = Reading({}, {}, "5", "D", 0.99)
TEN, THREE = Reading({}, {}, "T", "C", 0.99), Reading({}, {}, "3", "H", 0.99)


def view(card: Image) -> View:
    quad = np.zeros((4, 2), np.float32)
    return View(quad, card, UNREAD, True, 0.8, 200.0, 0.0, sharpness(card), card)


def face(label: str) -> Image:
    return np.asarray(cv2.resize(card_art.raster(label, CARD_H), (CARD_W, CARD_H)), np.uint8)


def blotted(label: str) -> Image:
    """Both indices' ranks are painted over."""
    picture, deep, wide = face(label), round(0.17 * CARD_H), round(0.17 * CARD_W)
    picture[:deep, :wide] = picture[-deep:, -wide:] = 150
    return picture


def blurred(label: str) -> Image:
    return np.asarray(cv2.GaussianBlur(face(label), (0, 0), 0.08 * CARD_W), np.uint8)


@pytest.mark.parametrize(
    ("card", "brief", "slid", "same"),
    [
        pytest.param("5D", True, False, True, id="a lens that jumped out of focus"),
        pytest.param("5D", False, False, False, id="there was time to draw: it cannot be told for the same"),
        pytest.param("5D", True, True, False, id="a card was seen leaving"),
        pytest.param("KS", True, False, False, id="quite another card"),
    ],
)
def test_a_picture_out_of_focus_at_once_is_of_the_same_card(card: str, brief: bool, slid: bool, same: bool) -> None:
    before, after = view(face("5D")), view(blurred(card))
    alike = soft_likeness(before.card, after.card)
    assert alike < OUT_OF_FOCUS, "the picture alone does not tell"
    assert (alike > AT_ONCE) is (card == "5D")
    assert same_card(before, READ, after, UNREAD, lambda: slid, brief=brief) is same


def covered(label: str) -> Image:
    """A hand over the lower two thirds of the card."""
    card = face(label)
    card[CARD_H // 3 :] = (95, 120, 170)
    return card


@pytest.mark.parametrize(
    ("card", "best", "seconds", "another"),
    [
        pytest.param(face("KS"), "K", 0.1, True, id="a card in doubt that left quickly"),
        pytest.param(face("KS"), "K", 0.008, False, id="too short for any card"),
        pytest.param(covered("5D"), "5", 0.1, False, id="the card before under a hand"),
        pytest.param(face("5D"), "K", 0.1, False, id="the picture of the card before"),
        pytest.param(blurred("KS"), "K", 0.1, False, id="blurred by its movement"),
    ],
)
def test_what_lay_still_for_a_moment(card: Image, best: str, seconds: float, another: bool) -> None:
    before, passed = replace(view(face("5D")), reading=READ), view(card)
    if best == "5":
        assert likeness(before.card, card) < OTHER_PICTURE
    views = (passed, replace(passed, time_s=seconds))
    reading = Reading({best: 0.9, "none": 0.1}, {}, None, None, 0.9)
    assert another_card(views, reading, [before]) is another


def test_a_card_half_covered_that_may_be_none_is_still_that_card_if_any() -> None:
    before, passed = replace(view(face("5D")), reading=READ), view(covered("5D"))
    reading = Reading({"none": 0.5, "5": 0.4, "Q": 0.1}, {}, None, None, 0.4)
    assert not another_card((passed, replace(passed, time_s=0.1)), reading, [before])


@pytest.mark.parametrize(
    ("suit", "another"), [("D", False), (None, False), ("H", True)], ids=["the same card", "its suit open", "another"]
)
def test_a_card_read_surely_for_a_moment_is_reported_once(suit: str | None, another: bool) -> None:
    """A hand over a part of it makes another picture of it, and it may still be read."""
    after, passed = replace(view(face("5D")), reading=READ), view(covered("5D"))
    reading = Reading({"5": 0.99}, {}, "5", suit, 0.99)
    assert another_card((passed, replace(passed, time_s=0.1)), reading, [after]) is another


@pytest.mark.parametrize(
    ("rank", "suit", "slid", "same"),
    [
        pytest.param("5", "D", False, True, id="half under a hand that came slowly"),
        pytest.param("5", "D", True, False, id="a card was seen leaving"),
        pytest.param("5", "H", False, False, id="another suit"),
        pytest.param("6", "D", False, False, id="another rank"),
        pytest.param("none", "none", False, False, id="no card at all"),
    ],
)
def test_a_card_half_covered_is_most_likely_the_one_before(rank: str, suit: str, slid: bool, same: bool) -> None:
    before, after = view(face("5D")), view(covered("5D"))
    was = Reading({"5": 1.0}, {"D": 1.0}, "5", "D", 1.0)
    unsure = Reading({rank: 0.9, "8": 0.1}, {suit: 0.93, "S": 0.07}, None, None, 0.9)
    assert same_card(before, was, after, unsure, lambda: slid) is same
    assert same_card(after, unsure, before, was, lambda: slid) is same


@pytest.mark.parametrize(
    ("suit", "slid", "same"),
    [
        pytest.param("D", False, True, id="most likely of its suit"),
        pytest.param("D", True, False, id="a card was seen leaving"),
        pytest.param("H", False, False, id="of another suit"),
    ],
)
def test_a_card_whose_rank_alone_is_read_under_a_finger_is_most_likely_the_one_before(
    suit: str, slid: bool, same: bool
) -> None:
    """A ten and a six were reported twice (`benchmarks.films`, seed 74476)."""
    before, after = view(face("5D")), view(covered("5D"))
    was = Reading({"5": 1.0}, {"D": 1.0}, "5", "D", 1.0)
    unsure = Reading({"5": 1.0}, {suit: 0.8, "none": 0.18, "S": 0.02}, "5", None, 0.9)
    assert likeness(before.card, after.card) < 0.9
    assert same_card(before, was, after, unsure, lambda: slid) is same


@pytest.mark.parametrize(
    ("share", "same"), [(0.3, True), (0.001, None)], ids=["perhaps the same suit", "surely another suit"]
)
def test_an_unread_card_is_not_one_of_the_other_suit_of_its_colour(share: float, same: bool | None) -> None:
    """The pictures are much alike, and at few pictures a second nothing was seen to slide."""
    before, after = view(blotted("6C")), view(face("6S"))
    assert MUCH_ALIKE < likeness(before.card, after.card) < SAME_PICTURE
    was = Reading({"6": 0.45, "8": 0.45}, {"C": 1 - share, "S": share}, None, None, 0.9)
    sure = Reading({"6": 1.0}, {"S": 1.0}, "6", "S", 1.0)
    assert same_card(before, was, after, sure, lambda: False) is same
    assert same_card(after, sure, before, was, lambda: False) is same


@pytest.mark.parametrize(("in_view", "another"), [(False, False), (True, True)], ids=["under a hand", "in full view"])
def test_an_unread_card_half_under_a_hand_is_no_other_one(in_view: bool, another: bool) -> None:
    unread, after = view(blotted("7S")), replace(view(face("AH")), reading=Reading({}, {}, "A", "H", 1.0))
    passed = replace(view(covered("7S")), in_view=in_view)
    reading = Reading({"T": 0.31, "7": 0.3}, {"S": 1.0}, None, "S", 0.9)
    assert another_card((passed, replace(passed, time_s=0.1)), reading, [after, unread]) is another


@pytest.mark.parametrize(
    ("x", "y"),
    [
        pytest.param(8.3, 8.3, id="two and a half millimetres both ways"),
        pytest.param(12.0, -3.0, id="three and a half to one side: its edges are out of reach"),
        pytest.param(3.0, 11.0, id="three and a quarter down"),
    ],
)
def test_a_window_that_was_pushed_is_found_again(x: float, y: float) -> None:
    window = corners_of((400, 300), 300, 4.0)
    pushed = np.add(window, (x, y)).astype(np.float32)
    assert overlap(window, pushed) < 0.93
    image = np.asarray(lay(table(), "8S", pushed), np.uint8)
    assert overlap(fitted(image, window), pushed) > 0.97


@pytest.mark.parametrize("millimetres", [1, 2, 3])
def test_the_window_of_a_white_box_that_was_pushed_is_found_by_faint_edges(millimetres: int) -> None:
    """Paper and plastic differ by a few levels: the cards of such a box were read late (`benchmarks.films`, seed
    73199)."""
    window = corners_of((400, 300), 300, 4.0)
    pushed = np.add(window, millimetres * 300 / card_art.HEIGHT_MM / np.sqrt(2)).astype(np.float32)
    image = np.full((600, 800, 3), (90, 140, 60), np.uint8)
    cv2.fillConvexPoly(image, scaled(pushed, 1.25).astype(np.int32), (240, 242, 242))
    seen = np.asarray(cv2.GaussianBlur(lay(image, "8S", pushed), (0, 0), 1.0), np.uint8)
    assert refine(seen, window, 0.06)[1] < 0.75, "no plain edges"
    assert overlap(fitted(seen, window), pushed) > 0.97


@pytest.mark.parametrize(
    ("well", "bare"),
    [
        pytest.param((96, 88, 80), True, id="light plastic"),
        pytest.param((30, 60, 40), True, id="felt"),
        pytest.param((235, 236, 234), False, id="a blank card"),
    ],
)
def test_the_bottom_of_a_box_is_bare_and_a_blank_card_is_not(well: tuple[int, int, int], bare: bool) -> None:
    rng = np.random.default_rng(3)
    shade = np.linspace(0.7, 1.1, CARD_H)[:, None, None]  # a lamp from one side, the wall's shadow on the other
    picture = np.clip(shade * well + rng.normal(0, 3, (CARD_H, CARD_W, 3)), 0, 255).astype(np.uint8)
    assert is_bare(replace(view(picture), white=paper_level(picture)), 240.0) == bare


def test_the_bottom_of_a_box_is_bare_beside_a_light_rim() -> None:
    """The window was found 3 mm too wide in a white box, which was never called empty (`benchmarks.films`, seed
    74022)."""
    picture = np.clip(np.random.default_rng(3).normal(60, 3, (CARD_H, CARD_W, 3)), 0, 255).astype(np.uint8)
    picture[:, :11] = 230
    assert is_bare(replace(view(picture), white=paper_level(picture)), 240.0)


@pytest.mark.parametrize("label", [card_art.BACK, "AS", "KD"])
def test_no_card_in_the_dark_is_bare(label: str) -> None:
    dark = np.asarray(face(label) * 0.3, np.uint8)
    assert not is_bare(replace(view(dark), white=paper_level(dark)), 240.0)


@pytest.mark.parametrize("degrees", [-35.0, -4.0, 12.0, 50.0])
@pytest.mark.parametrize("centre", [(400, 300), (433.5, 268.0)])
def test_a_window_is_turned_and_moved_onto_the_place_of_its_card(degrees: float, centre: tuple[float, float]) -> None:
    window = corners_of((400, 300), 300, 4.0)
    place = corners_of(centre, 310, 4.0 + degrees)
    laid = laid_on(window, place)
    assert laid == pytest.approx(corners_of(centre, 300, 4.0 + degrees), abs=0.1)


@pytest.mark.parametrize(
    ("first", "second", "again"),
    [
        pytest.param("5D", "5D", True, id="one card"),
        pytest.param("5D", "5H", False, id="another suit"),
        pytest.param("5D", "6D", False, id="another rank"),
        pytest.param("5", "5", False, id="no suit"),
        pytest.param("", "", False, id="not read"),
    ],
)
def test_a_card_is_seen_again_where_both_views_are_sure_of_it(first: str, second: str, again: bool) -> None:
    """The picture is the same in all of them."""

    def read(label: str) -> View:
        rank, suit = (label + "  ")[0].strip() or None, (label + "  ")[1].strip() or None
        corners = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
        return replace(view(face("5D")), reading=Reading({}, {}, rank, suit, 0.99), quad=corners)

    assert seen_again(read(first), read(second), face("5D")) is again


@pytest.mark.parametrize(
    ("none", "card", "no_card"), [(0.7, 1.0, True), (0.5, 1.0, False), (0.0, 0.2, True), (0.0, 0.4, False)]
)
def test_where_most_likely_no_face_is_seen_there_is_no_card(none: float, card: float, no_card: bool) -> None:
    assert is_no_card(Reading({"9": 1 - none, NONE: none}, {"S": 1.0}, None, None, 1 - none, card)) is no_card


def test_what_lies_over_the_corners_of_a_card_is_not_its_rim() -> None:
    card = np.full((CARD_H, CARD_W, 3), 240, np.uint8)
    for rows in (slice(0, 18), slice(-18, None)):
        card[rows, :12] = card[rows, -12:] = 0
    paper, rim = views._paper_shares(card, 240.0)
    assert rim == 1.0
    assert paper < 1.0
    card[:, :30] = 0
    assert views._paper_shares(card, 240.0)[1] == 0.0


@pytest.mark.parametrize(("reported", "another"), [(("5", "D"), False), (("9", "C"), True)], ids=str)
def test_a_card_in_passing_is_compared_with_the_card_that_was_reported(
    reported: tuple[str, str], another: bool
) -> None:
    """The five of diamonds had last been seen out of focus, unread; seen again as a five it was invented as another
    card (`benchmarks.films`, seed 73435, its frames as JPEGs)."""
    five = replace(UNREAD, ranks={"5": 0.98}, rank="5", confidence=0.98, card=1.0)
    passing = [replace(view(face("5D")), reading=five, time_s=at_s) for at_s in (1.0, 1.5)]
    last = view(face("KH"))  # as unlike it as what a hand or a blur leaves
    card = Card(replace(five, rank=reported[0], suit=reported[1]), last, ())
    judge = Judge(cast(Reader, SimpleNamespace(combine=lambda readings: readings[-1])), TroubleDetector(), TUNING)
    assert (judge.came_between(passing, card, None) is not None) is another


@pytest.mark.parametrize(
    ("first", "later", "clearer"),
    [
        pytest.param((face("5S"), 0.86), (blurred("5S"), 0.93), False, id="out of focus"),
        pytest.param((blurred("5S"), 0.93), (face("5S"), 0.8), True, id="in focus again"),
        pytest.param((face("5S"), 0.86), (face("5S"), 0.86), True, id="as before"),
        pytest.param((face("5S"), 0.93), (face("5S"), 0.8), False, id="under fingers"),
    ],
)
def test_the_picture_of_a_card_is_a_sharp_one(
    first: tuple[Image, float], later: tuple[Image, float], clearer: bool
) -> None:
    """The five of spades was kept as it looked out of focus, with more paper, and the five of diamonds that came next
    was taken for it (`benchmarks.films`, seed 73592)."""
    was, now = (replace(view(card), paper=paper) for card, paper in (first, later))
    judge = Judge(cast(Reader, None), TroubleDetector(), TUNING)
    case = cast(Case, SimpleNamespace(card=Card(READ, was, ()), frame=Frame(now.card, 0.0, 0)))
    assert judge.clearer(case, now) is clearer


def test_the_first_sharp_view_after_blurred_ones_is_read_alone() -> None:
    """Out of focus a six of clubs read as one of spades; read together with its first sharp view it was reported as
    that, another card (`benchmarks.films`, seed 73848)."""
    six = replace(READ, ranks={"6": 1.0}, rank="6", suits={"C": 1.0}, suit="C")
    soft = replace(view(blurred("6C")), sharpness=0.086, reading=replace(six, suits={"S": 1.0}, suit="S"))
    sharp = replace(view(face("6C")), time_s=soft.time_s + 1.0, reading=six)
    judge = Judge(cast(Reader, SimpleNamespace(combine=lambda readings: readings[0])), TroubleDetector(), TUNING)
    case = cast(Case, SimpleNamespace(card=None, boxed=False, waited_s=5.0))
    assert judge.judge(case, [soft] * 5 + [sharp]) == (Cue.ANOTHER, six)
    assert judge.came_between([soft] * 5 + [sharp], None, None) == six


@pytest.mark.parametrize(
    ("whole", "gone", "waited_s", "sure"),
    [
        pytest.param(False, 0.04, 0.04, False, id="a part, under a hand"),
        pytest.param(False, 0.04, 0.2, True, id="for longer"),
        pytest.param(True, 0.04, 0.04, True, id="both indices"),
        pytest.param(False, 0.01, 0.04, True, id="no hand"),
    ],
)
def test_what_is_read_of_a_part_of_a_card_under_a_hand_waits(
    whole: bool, gone: float, waited_s: float, sure: bool
) -> None:
    """A queen under the thumb that drew the card before it was read as a jack for two pictures (`benchmarks.films`,
    seed 73996)."""
    picture = cast(TroubleDetector, SimpleNamespace(frame_gone=lambda image, quad, light: gone))
    jack = replace(READ, ranks={"J": 0.99}, rank="J", whole=whole)
    seen = replace(view(face("QC")), reading=jack)
    frame = Frame(np.zeros((480, 640, 3), np.uint8), 0.0, 0)  # no side of a window is seen
    case = Case(frame, seen.quad, False, None, True, None, -waited_s, None, None)
    judge = Judge(cast(Reader, SimpleNamespace(combine=lambda readings: readings[0])), picture, TUNING)
    assert judge.judge(case, [seen, seen]) == ((Cue.ANOTHER if sure else None), jack)


@pytest.mark.parametrize(("rank", "clearer"), [(None, False), ("J", True)], ids=str)
def test_a_view_that_cannot_be_read_is_not_the_picture_of_a_card_that_can(rank: str | None, clearer: bool) -> None:
    """A light hand over a court looks like more paper (`benchmarks.films`, seed 73615)."""
    was, now = (replace(view(face("JS")), paper=paper, reading=READ) for paper in (0.4, 0.65))
    now = replace(now, reading=replace(READ, rank=rank))
    case = cast(Case, SimpleNamespace(card=Card(READ, was, ()), frame=Frame(now.card, 0.0, 0)))
    assert Judge(cast(Reader, None), TroubleDetector(), TUNING).clearer(case, now) is clearer


@pytest.mark.parametrize(
    ("card", "gone", "whole", "clearer"),
    [("red", 0.4, False, False), ("red", 0.4, True, True), ("red", 0.0, False, True), ("as it was", 0.4, False, True)],
    ids=["another colour beside a hand", "the hand was over it before", "no hand", "the same colour"],
)
def test_a_view_of_another_colour_beside_a_hand_is_not_the_picture_of_the_card(
    card: str, gone: float, whole: bool, clearer: bool
) -> None:
    """A queen was kept as she looked under a light hand, read and with more paper, so that the hand was never called
    covered (`benchmarks.films`, seed 74153)."""
    picture = cast(TroubleDetector, SimpleNamespace(frame_gone=lambda image, quad, light: gone))
    was = replace(view(face("QS")), paper=0.62)
    hand = np.asarray(was.card * np.array([0.6, 0.8, 1.0]), np.uint8) if card == "red" else was.card
    now = replace(was, card=hand, paper=0.91, reading=replace(was.reading, whole=whole))
    case = cast(Case, SimpleNamespace(card=Card(READ, was, ()), frame=Frame(now.card, 0.0, 0)))
    assert Judge(cast(Reader, None), picture, TUNING).clearer(case, now) is clearer


@pytest.mark.parametrize(
    ("seen", "paper", "gone", "rested", "under"),
    [
        pytest.param(replace(UNREAD, card=0.43), 0.5, 0.2, False, True, id="no face"),
        pytest.param(replace(UNREAD, card=0.96), 0.5, 0.2, False, False, id="a face, as much paper"),
        pytest.param(replace(UNREAD, card=0.43), 0.65, 0.02, False, False, id="nothing over the frame"),
        pytest.param(replace(UNREAD, card=0.93), 0.65, 0.2, False, True, id="a face, more paper"),
        pytest.param(replace(UNREAD, card=0.93), 0.55, 0.06, False, False, id="less than a hand that comes"),
        pytest.param(replace(UNREAD, card=0.93), 0.55, 0.06, True, True, id="as much as of one that rested"),
        pytest.param(READ, 0.65, 0.2, False, False, id="the hand that drew it has left"),
    ],
)
def test_a_light_hand_is_over_a_court_that_is_no_face_or_seems_paper(
    seen: Reading, paper: float, gone: float, rested: bool, under: bool
) -> None:
    """It hid no paper, and was never called covered (`benchmarks.films`, seeds 73615 and 73876)."""
    picture = cast(TroubleDetector, SimpleNamespace(frame_gone=lambda image, quad, light: gone))
    was = replace(view(face("JS")), paper=0.4, reading=replace(READ, card=0.99))
    now = replace(was, paper=paper, reading=seen)
    case = cast(Case, SimpleNamespace(card=Card(READ, was, ()), frame=Frame(now.card, 0.0, 0)))
    assert Judge(cast(Reader, None), picture, TUNING).under_hand(case, now, rested=rested) is under


@pytest.mark.parametrize(("share", "under"), [(0.42, True), (0.3, False)])
def test_light_fingers_over_much_of_a_card_cover_it_though_it_is_read(share: float, under: bool) -> None:
    """Two lay over a deuce for five seconds, as light as its paper (`benchmarks.films`, seed 74225)."""
    picture = cast(TroubleDetector, SimpleNamespace(frame_gone=lambda image, quad, light: 0.27))
    was = replace(view(face("2C")), paper=0.95)
    fingers = was.card.copy()
    fingers[: round(share * CARD_H)] = (150, 200, 250)
    now = replace(was, card=fingers, paper=0.87)
    case = cast(Case, SimpleNamespace(card=Card(READ, was, ()), frame=Frame(now.card, 0.0, 0)))
    assert Judge(cast(Reader, None), picture, TUNING).under_hand(case, now) is under


@pytest.mark.parametrize(
    ("gone", "rested", "under"), [(0.104, False, True), (0.06, False, False), (0.06, True, True), (0.04, True, False)]
)
def test_a_hand_that_rests_there_is_over_the_card_until_half_of_it_has_gone(
    gone: float, rested: bool, under: bool
) -> None:
    """Of the frame of a wooden box 0.06 to 0.10 seemed changed under a brown hand: it was over the card in every other
    view, and never called covered (`benchmarks.films`, seed 73582)."""
    picture = cast(TroubleDetector, SimpleNamespace(frame_gone=lambda image, quad, light: gone))
    was, now = (replace(view(face("9C")), paper=paper) for paper in (0.77, 0.48))
    case = cast(Case, SimpleNamespace(card=Card(READ, was, ()), frame=Frame(now.card, 0.0, 0)))
    assert Judge(cast(Reader, None), picture, TUNING).under_hand(case, now, rested=rested) is under


@pytest.mark.parametrize(
    ("reading", "in_view", "came"),
    [
        pytest.param(UNREAD, True, True, id="in full view"),
        pytest.param(UNREAD, False, False, id="half under a hand"),
        pytest.param(READ, False, True, id="a named one"),
    ],
)
def test_what_cannot_be_read_beside_a_hand_that_rests_is_no_card_of_its_own(
    reading: Reading, in_view: bool, came: bool
) -> None:
    """A dark hand rested over a ten for 0.15 s before it drew, and was called a card (`benchmarks.films`, seed
    74381)."""
    before, after = replace(view(face("TC")), reading=TEN), replace(view(face("3H")), reading=THREE)
    picture = face("KD")
    passing = [replace(view(picture), reading=reading, in_view=in_view, time_s=t) for t in (7.5, 7.5 + PASSED_S)]
    assert another_card(passing, reading, [before, after]) is came
