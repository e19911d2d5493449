"""Two cards drawn at once: the second sticks out from under the first where they come to rest on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.instruments.film.film import Film
from tests.instruments.film.score import score
from tests.instruments.film.setting import FilmSetting
from tests.sample import sampled
from vision.capture.camera import Frame
from vision.quads import CARD_H, CARD_W, Image, scaled
from vision.read.reader import CardReader
from vision.render import card_art
from vision.track import landing
from vision.track.landing import LONGEST_S, STILL_S, LandingDetector
from vision.track.print_search import Matrix, Sight, refined, sought
from vision.track.tracker import CardTracker

PX_MM = 3.0
WINDOW = np.array([[60, 100], [240, 100], [240, 352], [60, 352]], np.float32)
PILE = (430.0, 230.0)


def face(card: str) -> Image:
    return np.asarray(cv2.resize(card_art.raster(card, 448)[..., :3], (CARD_W, CARD_H)), np.uint8)


def drawn(card: str, dragged_mm: float = 0.0) -> Image:
    """The card as the window shows it: its frame hides 2 mm of each edge. Dragged, it shows some of the next."""
    by = round(dragged_mm * CARD_W / 63)
    shown = np.hstack([face(card)[:, by:], face("KS")[:, CARD_W - by :]])
    return np.asarray(cv2.resize(shown[8:-8, 8:-8], (CARD_W, CARD_H)), np.uint8)


def laid(
    picture: Image, card: str, off_mm: tuple[float, float] = (0.0, 0.0), turn_deg: float = 0.0, size: float = 0.94
) -> Image:
    """A card on the pile, a little smaller than in the window."""
    scale = size * PX_MM * 63.0 / CARD_W
    matrix = np.asarray(cv2.getRotationMatrix2D((CARD_W / 2, CARD_H / 2), turn_deg, scale), np.float64)
    matrix[:, 2] += np.array(PILE) + np.array(off_mm) * PX_MM - np.array([CARD_W, CARD_H]) / 2
    out = picture.copy()
    whole = (picture.shape[1], picture.shape[0])
    inside = cv2.warpAffine(np.full((CARD_H, CARD_W), 255, np.uint8), matrix, whole) > 127
    edge = cv2.dilate(inside.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    out[edge] = (out[edge] * 0.6).astype(np.uint8)
    out[inside] = cv2.warpAffine(face(card), matrix, whole)[inside]
    return out


def table() -> Image:
    cloth = np.random.default_rng(5).normal((40, 90, 35), 4, (480, 640, 3))
    picture = np.clip(cloth, 0, 255).astype(np.uint8)
    picture[92:360, 52:248] = 30
    return picture


def sleeve(picture: Image, level: tuple[int, int, int] = (232, 234, 236)) -> Image:
    """A sleeve over the lower edge of the pile and far beyond it."""
    out = picture.copy()
    out[300:480, 400:470] = level
    return out


def short(card: Image, by_mm: float) -> Image:
    """A card in a window that was found too short at its lower end."""
    return np.asarray(cv2.resize(card[: -round(by_mm * CARD_H / 84)], (CARD_W, CARD_H)), np.uint8)


def told(
    before: list[Image], after: list[Image], left: str | Image = "8C", *, alone: bool = True, dragged_mm: float = 0.0
) -> bool:
    """Whether a pair is reported of a draw upwards between these pictures, each seen for half a second."""
    detector, time_s, out = LandingDetector(), 0.0, []
    for pictures, card in ((before, None), (after, drawn(left, dragged_mm) if isinstance(left, str) else left)):
        detector.card_reported(card, alone=alone, sides=(3,))
        for picture in pictures:
            for _ in range(5):
                time_s += STILL_S
                detector.see(picture, WINDOW, time_s)
                while detector.pending:
                    out.append(detector.check(LONGEST_S))
    assert sum(out) <= 1, "told twice"
    return any(out)


PAIR = laid(laid(table(), "5D", (5.0, -7.0), 5.0), "8C", turn_deg=-3.0)
ALONE = laid(table(), "8C", turn_deg=-3.0)


@pytest.mark.parametrize("off_mm", [(7.0, 4.0), (-8.0, 2.0), (1.0, -9.0), (-5.0, 6.0)])
def test_a_card_that_sticks_out_from_under_the_one_that_was_drawn_came_with_it(off_mm: tuple[float, float]) -> None:
    assert told([table()], [laid(laid(table(), "5D", off_mm, 5.0), "8C", turn_deg=-3.0)])


@pytest.mark.parametrize("size", [0.86, 0.9])
def test_a_court_is_found_smaller_than_in_the_window(size: float) -> None:
    """It was sought as large as in the window, and a jack on a pile not found (`benchmarks.films`, seed 74204)."""
    pair = laid(laid(table(), "5D", (7.0, 4.0), 5.0, size), "JS", (0.0, 0.0), -4.0, size)
    assert told([table()], [pair], left="JS")
    assert not told([table()], [laid(table(), "JS", (0.0, 0.0), -4.0, size)], left="JS")


def test_a_card_that_comes_to_rest_alone_is_one() -> None:
    assert not told([table()], [ALONE])
    pile = laid(laid(table(), "KS", (4.0, -5.0), -4.0), "2H", (-3.0, 2.0), 3.0)
    assert not told([pile], [laid(pile, "8C", turn_deg=-3.0)])


@pytest.mark.parametrize("dragged_mm", [4.0, 8.0])
def test_a_card_that_was_dragged_is_one_and_may_have_a_second_below_it(dragged_mm: float) -> None:
    assert not told([table()], [ALONE], dragged_mm=dragged_mm)
    assert told([table()], [PAIR], dragged_mm=dragged_mm)


def test_a_card_that_a_window_too_short_shows_reaches_farther_than_that_window() -> None:
    left = short(drawn("8C"), 7.0)
    assert not told([table()], [ALONE], left)
    assert told([table()], [laid(laid(table(), "5D", (8.0, 4.0), 5.0), "8C", turn_deg=-3.0)], left)


def test_the_second_card_is_seen_on_a_pile_too() -> None:
    pile = laid(table(), "2H", (-2.0, 2.0), 3.0)
    assert told([pile], [laid(laid(pile, "5D", (8.0, -6.0), 5.0), "8C", turn_deg=-3.0)])


@pytest.mark.parametrize("shade", [0.84, 1.17])
def test_a_pile_that_is_lighter_or_darker_since_it_was_pressed_is_no_second_card(shade: float) -> None:
    """Three single draws were reported as pairs (`benchmarks.films`, seed 74136)."""
    under = laid(laid(table(), "KS", (9.0, -8.0), -2.0), "2H", (-8.0, 2.0), 2.0)
    paper = under.min(axis=2) > 150
    pile, pressed = under.copy(), under.copy()
    pile[paper] = np.clip(under[paper] * 0.85, 0, 255)
    pressed[paper] = np.clip(under[paper] * 0.85 * shade, 0, 255)
    after = laid(pressed, "8C", turn_deg=-3.0)
    assert not told([pile], [after])


def test_the_second_card_is_seen_on_a_light_cloth_too() -> None:
    cloth = table()
    cloth[:, 250:] = 205
    assert told([cloth], [laid(laid(cloth, "5D", (1.0, -9.0), 5.0), "8C", turn_deg=-3.0)])


def test_a_pile_that_was_pushed_decides_nothing() -> None:
    before, after = (laid(table(), "2H", off_mm, 3.0) for off_mm in ((-7.0, -6.0), (7.0, 2.0)))
    assert not told([before], [laid(after, "8C", turn_deg=-3.0)])


def test_one_picture_that_shows_a_second_card_plainly_is_enough() -> None:
    """The hand came back for the next card before there was another (`benchmarks.films`, seed 74040)."""
    detector = seeking(table(), PAIR)
    judged = []
    while detector.pending:
        judged.append(detector.check(LONGEST_S))
    assert any(judged)


def test_one_picture_that_hardly_shows_a_second_card_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card was found a little beside its place in the first picture (`benchmarks.films`, seed 74221)."""
    monkeypatch.setattr(landing, "_beside", lambda *_: (160.0, 0.0, 0.0))
    detector = seeking(table(), PAIR)
    while detector.pending:
        assert not detector.check(LONGEST_S)
    assert told([table()], [PAIR])


def test_a_card_that_lies_under_something_on_one_side_is_there() -> None:
    """Its rim shows the table as it was there."""
    before, after = table(), PAIR.copy()
    before[:, 500:] = after[:, 500:] = (30, 30, 30)
    assert told([before], [after])


def test_a_card_seen_in_a_window_too_narrow_reaches_farther_on_both_sides() -> None:
    """A king first seen within its frame line was called two (`benchmarks.films`, seed 74011)."""
    narrow = np.asarray(cv2.resize(drawn("8C")[:, 10:-10], (CARD_W, CARD_H)), np.uint8)
    assert not told([table()], [ALONE], narrow)
    assert told([table()], [PAIR], narrow)


@pytest.mark.parametrize(("size", "sizes"), [(0.85, [0.85, 0.94]), (0.925, [0.925]), (0.955, [0.955])])
def test_a_card_is_sought_by_the_usual_size_too_and_by_that_alone_at_another_table(
    size: float, sizes: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the two are as good as one, it is sought once."""
    asked: list[float] = []

    def nowhere(sight: Sight, card: Image, scale: float) -> Iterator[None]:
        asked.append(scale)
        yield

    monkeypatch.setattr(landing, "sought", nowhere)
    detector = seeking(table(), ALONE)
    detector._size = size
    while detector.pending:
        detector.check(LONGEST_S)
    assert asked == sizes
    detector.forget()
    assert detector._size == 0.94


def test_a_card_found_where_the_table_is_still_seen_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ace was found turned by 15 degrees, and what of it was beside that place called a second card
    (`benchmarks.films`, seed 74014)."""

    def turned(sight: Sight, card: Image, place: Matrix) -> Matrix | None:
        found = refined(sight, card, place)
        return None if found is None else found @ np.vstack([cv2.getRotationMatrix2D((30, 42), 15, 1.0), [0, 0, 1]])

    monkeypatch.setattr(landing, "refined", turned)
    assert not told([table()], [ALONE])


def test_a_sleeve_beside_the_card_is_none_and_may_hide_a_second_one_for_a_while() -> None:
    assert not told([table()], [sleeve(ALONE)])
    assert told([table()], [sleeve(PAIR), PAIR])


def test_a_card_that_is_not_the_one_drawn_decides_nothing() -> None:
    assert not told([table()], [PAIR], left="QH")


def test_two_cards_that_left_one_by_one_are_no_pair() -> None:
    assert not told([table()], [PAIR], alone=False)


def test_the_table_of_before_counts_only_when_the_card_before_had_come_to_rest_in_it() -> None:
    detector, time_s, out = LandingDetector(), 0.0, []
    detector.card_reported(None, alone=True)
    for picture, left in ((table(), "5D"), (sleeve(table(), (15, 20, 30)), "8C"), (PAIR, None)):
        for _ in range(5):
            time_s += STILL_S
            detector.see(picture, WINDOW, time_s)
            while detector.pending:
                out.append(detector.check(LONGEST_S))
        if left:
            detector.card_reported(drawn(left), alone=True)
    assert not any(out)


def test_what_was_reported_already_is_not_reported_again() -> None:
    detector = LandingDetector()
    detector.card_reported(None, alone=True)
    for k in range(3):
        detector.see(table(), WINDOW, k * STILL_S)
    detector.card_reported(drawn("8C"), alone=True)
    detector.reported()
    for k in range(6):
        detector.see(PAIR, WINDOW, 1 + k * STILL_S)
        while detector.pending:
            assert not detector.check(LONGEST_S)
    detector.forget()
    assert not detector.pending


@pytest.mark.parametrize("seed", sampled([2, 4], 1))
def test_pairs_of_a_film_are_reported_and_no_other(seed: int) -> None:
    small = {"cards": 6, "size": (320, 240), "fps": 15.0, "card_px": 90.0, "noise": 1.0, "glare": 0.0, "flicker": 0.0}
    setting = replace(FilmSetting.hard(np.random.default_rng([seed, 1]), "double"), **small)  # type: ignore[arg-type]
    film, tracker = Film(seed, setting), CardTracker(CardReader())
    seen = [o for n, image in enumerate(film.frames()) for o in tracker.observe(Frame(image, n / 15, n))]
    tally = score(film.truth(), seen)
    assert tally.happened["double_draw"] > 0
    assert (tally.found["double_draw"], tally.faults) == (tally.happened["double_draw"], [])
    assert tally.right == tally.cards


def test_a_frame_gets_no_more_steps_when_frames_take_longer() -> None:
    """On a slow machine a share of the frame's time would make the next frame longer still."""
    detector, frames = seeking(table(), ALONE), 0
    while detector.pending:
        assert not detector.check(10.0)
        frames += 1
    assert frames >= 2


def test_what_waits_when_the_next_card_comes_is_judged_only_where_the_card_was_found_before() -> None:
    detector = seeking(table(), PAIR)
    assert not detector.finish()
    assert not detector.pending


def test_a_table_that_does_not_rest_is_looked_at_seldom_after_a_while() -> None:
    detector = LandingDetector()
    detector.card_reported(drawn("8C"), alone=True)
    looks = 0
    for tick in range(600):
        if detector.due(tick / 60):
            looks += 1
            detector.see(laid(table(), "8C", (tick % 7 * 9.0, 0.0)), WINDOW, tick / 60)
    assert looks < 2.0 / STILL_S + 8.0 / 0.5 + 4


def test_a_window_of_another_size_says_nothing_of_where_the_last_card_is() -> None:
    """Two pictures that cannot be compared are not alike: the next draw would be judged by a table with a card more."""
    detector = seeking(table(), ALONE)
    detector.finish()
    detector.see(ALONE, scaled(WINDOW, 1.05), 2.0)
    detector.see(ALONE, scaled(WINDOW, 1.05), 2.1)
    assert not detector._came_to_rest


def test_a_hand_over_the_table_says_nothing_of_where_the_last_card_is() -> None:
    """Nothing had changed since before the draw: the card may be in the hand, and come to rest with the next one."""
    detector = seeking(table(), table())
    while detector.pending:
        detector.check(LONGEST_S)
    assert detector._came_to_rest, "out of sight"
    detector.see(sleeve(table()), WINDOW, 1.0)
    assert not detector._came_to_rest


def test_a_card_is_not_sought_again_in_the_same_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Image] = []
    real = sought

    def counted(sight: Sight, card: Image, scale: float) -> object:
        seen.append(card)
        return real(sight, card, scale=scale)

    monkeypatch.setattr(landing, "sought", counted)
    detector = seeking(table(), laid(table(), "QH"))
    for k in range(6):
        detector.see(laid(table(), "QH"), WINDOW, 1 + k * STILL_S)
        while detector.pending:
            assert not detector.check(LONGEST_S)
    assert len(seen) == 1
    for k in range(2):
        detector.see(ALONE, WINDOW, 2 + k * STILL_S)
        while detector.pending:
            assert not detector.check(LONGEST_S)
    assert len(seen) == 2
    assert detector._came_to_rest, "found"


def seeking(before: Image, after: Image) -> LandingDetector:
    """The card was drawn between these pictures, and the newest is not judged yet."""
    detector = LandingDetector()
    for picture, card in ((before, None), (after, drawn("8C"))):
        detector.card_reported(card, alone=True)
        for time_s in (0.0, STILL_S):
            detector.see(picture, WINDOW, time_s)
    return detector
