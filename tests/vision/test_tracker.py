"""The tracker on rendered deals: every card once, in order, quickly; hands, pushes and light invent nothing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.conftest import TemplateReader
from tests.vision.watched_table import DECK, Table
from vision.capture.camera import Frame
from vision.locate.window import Place
from vision.observations import (
    DoubleDraw,
    Drawn,
    Empty,
    Exposed,
    MotionStarted,
    Trouble,
    Unclear,
)
from vision.quads import CARD_H, CARD_W, Image, Quad, overlap, rectify, scaled, sides
from vision.read.reader import CardReader
from vision.reading import NONE, RANKS, SUITS, Reader, Reading
from vision.render import card_art
from vision.steps import Steps
from vision.track.tracker import CardTracker


@pytest.mark.parametrize(
    ("knobs", "fps"),
    sampled(
        [
            pytest.param({}, 30, id="plain"),
            pytest.param({"upside_down": True, "rotation_deg": -8.0}, 24, id="upside down"),
            pytest.param({"flicker": 0.08, "noise": 5.0}, 30, id="flicker"),
            pytest.param({"nudge_mm": 2.0}, 30, id="pushed box"),
            pytest.param({"carry_over_box": True}, 30, id="carried over the box"),
            pytest.param({"exposure_ev": -1.5, "shadow": 0.4}, 15, id="dark"),
            pytest.param({"pace": 0.7}, 60, id="quick hand"),
        ],
        2,
    ),
)
def test_every_card_once_and_in_order(template_reader: Reader, knobs: dict[str, Any], fps: float) -> None:
    table = Table(template_reader, fps=fps, **knobs)
    table.watch(0.3)
    for _ in DECK[:5]:
        table.act(table.scene.draw_card)
    expected = ["0=7H"]
    for k, card in enumerate(DECK[1:6]):
        expected += [f"Drawn {k}", f"{k + 1}={card}"]
    assert table.lines() == expected


def test_a_card_is_reported_within_three_frames(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.1)
    assert [type(o) for o in table.seen] == [Exposed]
    assert table.seen[0].time_s <= 3 / 30


def test_a_first_card_in_full_view_is_reported_while_the_lid_still_leaves(template_reader: Reader) -> None:
    """A lid covers all for five frames; what is left of it moves beside the box for two more."""
    table, noise = Table(template_reader), np.random.default_rng(1)
    for number in range(8):

        def spoilt(image: Image, number: int = number) -> Image:
            width = image.shape[1] if number < 5 else 70 if number < 7 else 0
            picture = image.copy()
            picture[:, :width] = noise.integers(60, 160, (image.shape[0], width, 3))
            return picture

        table.spoil(1 / table.fps, spoilt)
        assert table.lines() == (["0=7H"] if number >= 6 else []), number


def test_motion_is_reported_before_the_card_is_gone(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.5)
    began = table.scene.time_s
    table.act(table.scene.draw_card)
    started = [o for o in table.seen if isinstance(o, MotionStarted)]
    exposed = [o for o in table.seen if isinstance(o, Exposed)]
    assert len(started) == 1
    assert began <= started[0].time_s <= began + 0.2
    assert started[0].time_s < exposed[1].time_s


def test_a_camera_that_stands_still_and_a_lamp_that_fails_are_trouble(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(1.0)
    last = table.scene.frame()
    for k in range(40):
        table.seen += table.tracker.observe(Frame(last.image, last.captured_at_s + k / 30, last.sequence + k))
    for k in range(40, 70):
        black = np.random.default_rng(k).integers(0, 4, last.image.shape, np.uint8)
        table.seen += table.tracker.observe(Frame(black, last.captured_at_s + k / 30, last.sequence + k))
    assert [o.kind for o in table.seen if isinstance(o, Trouble)] == ["frozen", "dark"]


def test_a_lamp_that_fails_for_a_while_hides_no_card(template_reader: Reader) -> None:
    """What is left of the light is enough to read by; in such a dark rest all pictures look alike."""
    table = Table(template_reader)
    table.watch(1.0)
    table.act(table.scene.draw_card, then_s=1.0)
    table.spoil(1.5, lambda image: np.asarray(image * 0.075, np.uint8))
    table.watch(0.8)
    table.act(table.scene.draw_card)
    assert table.troubles() == ["dark"]
    dark = ["Trouble dark", "TroubleCleared dark", "HandPass"]
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", *dark, "Drawn 1", "2=KH"]


def test_a_dark_table_is_no_empty_box(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.6)
    table.spoil(3.0, lambda image: np.asarray(image // 40, np.uint8))
    table.watch(0.6)
    assert table.lines() == ["0=7H", "Trouble dark", "TroubleCleared dark", "HandPass"]


def blurred(image: Image) -> Image:
    return np.asarray(cv2.GaussianBlur(image, (0, 0), 6), np.uint8)


def test_a_lens_out_of_focus_is_trouble_and_no_new_card(template_reader: Reader) -> None:
    table = Table(template_reader, noise=6.0)  # which is gone while the picture is blurred
    table.watch(0.6)
    table.spoil(1.5, blurred)
    table.watch(0.8)
    table.act(table.scene.draw_card)
    lens = ["Trouble defocused", "HandPass", "TroubleCleared defocused"]
    assert table.lines() == ["0=7H", *lens, "Drawn 0", "1=4D"]


def test_a_blurred_card_that_reads_otherwise_is_no_new_card(template_reader: Reader) -> None:
    reader = SecondThoughts(template_reader)
    table = Table(reader)
    table.watch(0.9)
    table.spoil(0.2, blurred)  # the sharp frame before it is looked at once more
    reader.wrong = True
    table.spoil(1.3, blurred)
    reader.wrong = False
    table.watch(0.8)
    assert not [line for line in table.lines() if line.startswith(("Drawn", "1=", "0=8", "Unclear"))]


@pytest.mark.whole
def test_a_box_that_was_pushed_before_the_lens_lost_its_focus(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.5)
    for _ in range(2):
        table.act(table.scene.draw_card)
    table.scene.push_box(7.0, 8.0)
    table.watch(0.8)
    table.spoil(1.5, blurred)
    table.watch(0.8)
    assert table.troubles() == ["moved", "defocused"]
    assert [line for line in table.lines() if "=" in line or "Unclear" in line] == ["0=7H", "1=4D", "2=KH"]


@pytest.mark.parametrize("times", sampled([2, 3], 1))
def test_a_camera_that_shows_each_picture_again_invents_no_card(template_reader: Reader, times: int) -> None:
    """A card under way seems to lie still then, half out of the box."""
    table = Table(template_reader, fps=10, pace=1.5)

    def watch(seconds: float) -> None:
        for _ in range(round(seconds * 10)):
            frame = table.scene.frame()
            for k in range(times):
                again = Frame(frame.image, frame.captured_at_s + k / (10 * times), times * frame.sequence + k)
                table.seen += table.tracker.observe(again)

    table.watch = watch  # type: ignore[method-assign]
    watch(0.6)
    for _ in range(5):
        table.act(table.scene.draw_card)
    expected = [line for k, card in enumerate(DECK[1:6]) for line in (f"Drawn {k}", f"{k + 1}={card}")]
    assert table.lines() == ["0=7H", *expected]


def _veiled(image: Image, window: Quad) -> Image:
    """The smear of a card that is carried past: half seen through, over one end of the window."""
    x, y = (int(v) for v in window.min(axis=0))
    over = image.copy()
    part = over[y - 20 : y + 8, x - 10 :]
    part[:] = cv2.addWeighted(part, 0.75, np.full_like(part, 60), 0.25, 0)
    return over


def _slid_on(image: Image, window: Quad) -> Image:
    """The card, not the box, half a millimetre to the side."""
    (x0, y0), (x1, y1) = (window.min(axis=0).astype(int) + 12, window.max(axis=0).astype(int) - 12)
    moved = image.copy()
    moved[y0:y1, x0:x1] = image[y0:y1, x0 + 1 : x1 + 1]
    return moved


@pytest.mark.parametrize(
    ("third", "told"),
    [
        pytest.param(_veiled, ["Drawn 0", "1=4D"], id="something is carried past"),
        pytest.param(_slid_on, [], id="it moves on"),
    ],
)
def test_a_card_seen_still_only_twice(
    template_reader: Reader, third: Callable[[Image, Quad], Image], told: list[str]
) -> None:
    table = Table(template_reader, fps=15)
    table.watch(0.4)
    table.scene.draw_card()
    table.watch(4 / 15)  # the slide begins
    while table.scene.busy:
        table.scene.frame()
    assert table.tracker.window is not None
    table.watch(2 / 15)
    assert table.lines() == ["0=7H"]
    window = table.tracker.window
    table.spoil(1 / 15, lambda image: third(image, window))
    assert table.lines() == ["0=7H", *told]


def test_a_window_that_was_first_seen_too_small_is_refit(template_reader: Reader) -> None:
    """On a court in glare its own frame line is the clearest edge; the index of the next card would be cut."""
    table = Table(template_reader)
    table.watch(0.4)
    whole = table.tracker.window
    assert whole is not None
    cut = whole.copy()
    cut[[0, 1]] += 0.08 * (whole[[3, 2]] - whole[[0, 1]])
    table.tracker._box.window = cut
    table.act(table.scene.draw_card)
    assert table.tracker.window is not None
    assert overlap(table.tracker.window, whole) > 0.97
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "Drawn 1", "2=KH"]


@pytest.mark.whole
def test_of_a_window_that_was_first_seen_askew_no_card_is_missed() -> None:
    """Its edges are not where they are sought, as if a hand held the card before half out (film displaced 7000)."""
    table = Table(CardReader())
    table.watch(0.4)
    whole = table.tracker.window
    assert whole is not None
    askew = whole.copy()
    askew[0] += 0.15 * (whole[1] - whole[0])
    askew[1] += 0.2 * (whole[2] - whole[1])
    table.tracker._box.window = askew
    table.act(table.scene.draw_card, then_s=1.0)
    table.act(table.scene.draw_card, then_s=1.0)
    assert [line for line in table.lines() if line.startswith(("Drawn", "Trouble"))] == ["Drawn 0", "Drawn 1"]


def test_a_box_pushed_far_is_reported_and_followed(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.5)
    for _ in range(2):
        table.act(table.scene.draw_card)
    table.scene.push_box(9.0, -4.0)
    table.watch(0.8)
    table.act(table.scene.draw_card)
    assert table.troubles() == ["moved"]
    assert [line for line in table.lines() if "=" in line] == ["0=7H", "1=4D", "2=KH", "3=2D"]


def test_a_window_found_again_keeps_its_first_corner(template_reader: Reader) -> None:
    """To which side the cards leave was learnt from it: turned round, a card pushed back would look like a hand."""
    for turns in (0, 2):
        table = Table(template_reader)
        table.watch(0.5)
        assert table.tracker.window is not None
        table.tracker._box.window = before = np.roll(table.tracker.window, turns, axis=0)
        table.scene.push_box(9.0, -4.0)
        table.watch(0.8)
        assert 10 < np.abs(table.tracker.window - before).max() < 30


@pytest.mark.parametrize(
    ("narrower", "cards", "known_by", "followed"),
    sampled(
        [
            pytest.param(0.96, 2, "", True, id="a card outlined a little too narrow: the window keeps its shape"),
            pytest.param(0.85, 2, "", False, id="a part of a card is no window"),
            pytest.param(0.85, 0, "", True, id="a window that one card has shown may have been outlined wrongly"),
            pytest.param(0.85, 0, "corners", False, id="one that has shown both corners of a card was not"),
            pytest.param(0.85, 0, "sides", False, id="nor one that was seen all round"),
        ],
        2,
    ),
)
def test_a_window_that_is_known_keeps_its_shape_when_its_box_is_moved(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, narrower: float, cards: int, known_by: str, followed: bool
) -> None:
    table = Table(Whole(template_reader) if known_by == "corners" else template_reader)
    if known_by != "sides":
        monkeypatch.setattr("vision.track.tracker.is_seen_all_round", lambda *_: False)
    table.watch(0.5)
    for _ in range(cards):
        table.act(table.scene.draw_card)
    before = table.tracker.window
    assert before is not None

    def seen(image: Image, reader: Reader, *, thorough: bool, worth: object) -> Steps[list[Place]]:
        yield
        a, b, c, d = table.scene.window_quad
        cut = np.array([a, a + (b - a) * narrower, d + (c - d) * narrower, d], np.float32)
        return [Place(cut, reader.read(rectify(image, cut)), 2.0)]

    table.scene.push_box(18.0, -4.0)
    with monkeypatch.context() as patched:
        patched.setattr("vision.track.window_search.card_places_in_steps", seen)
        patched.setattr("vision.track.window_search.print_near", lambda *_: None)
        table.watch(0.25)
    after = table.tracker.window
    assert after is not None
    assert (np.abs(after - before).max() > 10) == followed
    if followed and cards:
        assert np.allclose(sides(after), sides(before), rtol=0.01)


def test_a_noiseless_picture_is_no_frozen_camera(template_reader: Reader) -> None:
    table = Table(template_reader, noise=0.0)
    table.watch(1.0)
    for _ in range(3):
        table.act(table.scene.draw_card, then_s=2.5)
    assert table.troubles() == []


def full_bleed(card: str, height: int) -> Image:
    """Courts painted to the very edge, with a frame just inside: no rim of bare paper anywhere."""
    face = card_art.raster(card, height)
    if card[0] in "JQK":
        depth = height // 12
        for side in (face[:depth, height // 5 :], face[-depth:, : -height // 5]):
            side[:] = (40, 60, 150)
        cv2.rectangle(face, (4, 4), (face.shape[1] - 5, height - 5), (20, 20, 20), 2)
    return face


def test_courts_without_a_paper_rim_are_read_and_a_hand_is_still_a_hand() -> None:
    table = Table(TemplateReader(full_bleed), ("7H", "KH", "QS", "2D"), art=full_bleed)
    table.watch(0.5)
    table.act(table.scene.draw_card, then_s=1.0)
    table.act(table.scene.hand_pass)
    table.act(table.scene.draw_card)
    table.act(table.scene.draw_card)
    assert [line for line in table.lines() if "=" in line] == ["0=7H", "1=KH", "2=QS", "3=2D"]
    assert table.troubles() == []


def lopsided(card: str, height: int) -> Image:
    """Faces that are unlike themselves turned round: stripes in the upper half alone, between the indices."""
    face = card_art.raster(card, height)
    for k in range(2, 8):
        face[k * height // 18 : (2 * k + 1) * height // 36, face.shape[1] // 4 : -face.shape[1] // 6] = (60, 40, 30)
    return face


class Whole:
    """Sure of both corners of every card."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def read(self, card: Image) -> Reading:
        return replace(self._reader.read(card), whole=True)

    def combine(self, readings: list[Reading]) -> Reading:
        return replace(self._reader.combine(readings), whole=True)


def test_a_lopsided_face_is_reported_at_once_when_it_is_surely_whole() -> None:
    reader = TemplateReader(lopsided)

    reported_s = []
    for one in (reader, Whole(reader)):
        table = Table(one, ("7H", "4D"), art=lopsided)
        table.watch(0.5)
        table.act(table.scene.draw_card, then_s=1.0)
        reported_s += [o.time_s for o in table.seen if isinstance(o, Exposed) and o.index == 1]
    assert reported_s[1] < reported_s[0] - 0.3


class SecondThoughts:
    """Reads as `reader` does until it is switched to read everything as the eight of hearts."""

    def __init__(self, reader: Reader) -> None:
        self._reader, self.wrong = reader, False

    def read(self, card: Image) -> Reading:
        reading = self._reader.read(card)
        if not self.wrong:
            return reading
        ranks, suits = dict.fromkeys((*RANKS, NONE), 0.0), dict.fromkeys((*SUITS, NONE), 0.0)
        return replace(reading, ranks=ranks | {"8": 1.0}, suits=suits | {"H": 1.0}, rank="8", suit="H")

    def combine(self, readings: list[Reading]) -> Reading:
        return self._reader.combine(readings)


@pytest.mark.parametrize("when", ["at rest", "leaving"])
def test_a_second_view_that_disagrees_makes_the_card_unclear(template_reader: Reader, when: str) -> None:
    reader = SecondThoughts(template_reader)
    table = Table(reader)
    table.watch(0.3 if when == "at rest" else 0.9)
    assert table.lines() == ["0=7H"]
    reader.wrong = True
    if when == "leaving":
        table.scene.draw_card()
    table.watch(0.5)
    assert table.lines()[:2] == ["0=7H", "Unclear 0"]
    doubted = table.seen[1] if when == "at rest" else next(o for o in table.seen if isinstance(o, Unclear))
    assert isinstance(doubted, Unclear)
    assert doubted.candidates["8"] > 0.2
    assert len(doubted.burst) == 2


def test_the_picture_at_rest_is_taken_again_once_the_hand_has_gone(template_reader: Reader) -> None:
    """What is left of a hand in the picture at the report counted as changed a second later: a hand pass."""
    table = Table(template_reader)
    table.watch(0.1)
    meter = table.tracker._sensor.meter
    shadowed = meter._last
    assert shadowed is not None
    shadowed = shadowed.copy()
    shadowed[0] = 255 - shadowed[0]  # one row of 56: less than counts as changed
    meter._rest = shadowed
    table.watch(0.15)
    assert meter.rest is shadowed
    table.watch(0.2)
    assert meter.rest is not shadowed
    settled = meter.rest
    table.watch(1.0)
    assert meter.rest is settled, "once: what comes slowly is seen beside it"
    assert table.lines() == ["0=7H"]


def test_an_open_lid_is_trouble_and_draws_nothing_nor_does_its_closing(template_reader: Reader) -> None:
    table = Table(template_reader, card_px=130.0)
    table.watch(1.0)
    table.act(table.scene.open_lid, then_s=0.5)
    table.scene.close_lid()
    x, y = table.scene.window_quad.mean(axis=0).astype(int)
    # The hand that closes it.
    table.spoil(0.4, lambda image: cast(Image, cv2.circle(image.copy(), (x, y), 40, (95, 120, 170), -1)))
    table.watch(1.6)
    assert table.lines() == ["0=7H", "Trouble lid", "HandPass", "TroubleCleared lid"]


@pytest.mark.parametrize("frames", sampled([12, 14, 18, 22], 2), ids=lambda frames: f"{frames} frames after")
def test_a_deal_begun_while_the_pack_is_loaded_is_held_until_the_lid_is_closed(
    template_reader: Reader, frames: int
) -> None:
    table = Table(template_reader)
    table.watch(0.6)
    table.act(table.scene.draw_card)
    table.scene.load(DECK[::-1])
    for _ in range(frames):
        table.scene.frame()
    assert table.scene.lid_open
    table.seen.clear()
    table.tracker.rebase(0)
    table.act(lambda: None, then_s=1.5)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=AD", "Trouble lid", "HandPass", "TroubleCleared lid", "Drawn 0", "1=9H"]


def test_a_lid_that_was_open_when_the_first_card_was_seen_is_not_open_for_good() -> None:
    table = Table(CardReader())
    table.scene.open_lid()
    table.watch(0.6)
    table.act(table.scene.close_lid, then_s=0.6)
    for _ in range(2):
        table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "Trouble lid", "Drawn 0", "1=4D", "Drawn 1", "2=KH", "TroubleCleared lid"]
    table.act(table.scene.open_lid, then_s=0.6)
    assert table.troubles() == ["lid", "lid"]  # and its opening is reported from then on


def test_surroundings_of_another_place_are_learnt_with_the_first_card_of_a_deal(template_reader: Reader) -> None:
    """The box was moved between two deals, and what is around its window has another colour there."""
    table = Table(template_reader)
    table.watch(0.6)
    table.scene.push_box(9.0, 0.0)
    table.tracker.rebase(0)
    window = np.zeros((360, 640, 1), np.uint8)
    cv2.fillConvexPoly(window, scaled(table.scene.window_quad, 1.05).round().astype(np.int32), 1)
    table.spoil(1.0, lambda image: np.where(window, image, image[..., ::-1] // 3).astype(np.uint8))
    assert [type(o) for o in table.seen] == [Exposed, Exposed]


@pytest.mark.parametrize("frames", [0, 4], ids=["at once", "soon"])
def test_a_draw_right_after_the_first_card_was_seen_is_reported_as_it_begins(
    template_reader: Reader, frames: int
) -> None:
    table = Table(template_reader)
    while not table.seen:
        table.watch(1 / 30)
    table.watch(frames / 30)
    table.act(table.scene.draw_card)
    assert [type(o) for o in table.seen[1:3]] == [MotionStarted, Drawn]


@pytest.mark.parametrize(
    ("by_corners", "card_px", "light"),
    sampled(
        [
            pytest.param(False, 110.0, 1.0, id="whole cards on the pile"),
            pytest.param(True, 180.0, 1.0, id="of the piles only a strip is in the picture"),
            pytest.param(True, 180.0, 1.5, id="the camera has adjusted itself"),
        ],
        1,
    ),
)
def test_two_cards_that_leave_together_are_found_on_the_pile(
    template_reader: Reader, by_corners: bool, card_px: float, light: float
) -> None:
    table = Table(CardReader() if by_corners else template_reader, card_px=card_px, exposure_ev=-0.7)
    table.watch(0.5)
    table.act(table.scene.draw_card, then_s=1.6)
    table.act(table.scene.draw_two, then_s=0.0)
    table.spoil(1.6, lambda image: np.clip(image * light, 0, 255).astype(np.uint8))
    table.act(table.scene.draw_card)
    assert table.lines() == [
        *("0=7H", "Drawn 0", "1=4D"),
        *("Drawn 1", "2=2D", "DoubleDraw", "Drawn 2", "Unclear 2", "3=2D"),
        *("Drawn 3", "4=QS"),
    ]
    assert next(o for o in table.seen if isinstance(o, DoubleDraw)).indices == (1, 2)


@pytest.mark.parametrize("told", sampled([False, True], 1))
def test_after_a_restart_older_cards_on_the_piles_are_no_strangers(template_reader: Reader, told: bool) -> None:
    table = Table(template_reader)
    for _ in range(3):
        table.scene.draw_card()
        while table.scene.busy:
            table.scene.frame()
    table.tracker.rebase(3, [(card[0], card[1]) for card in DECK[:3]] if told else None)
    table.watch(0.5)
    table.act(table.scene.draw_card, then_s=1.6)
    table.act(table.scene.draw_two, then_s=1.6)  # what cannot be distinguished from an older card is not reported
    strange = [line for line in table.lines() if "Double" in line or "Unclear" in line]
    assert strange == (["DoubleDraw", "Unclear 5"] if told else [])


@pytest.mark.parametrize("told", sampled([False, True], 1))
def test_cards_that_nobody_saw_leave_are_no_strangers_on_the_piles_once_the_table_knows_them(
    template_reader: Reader, told: bool
) -> None:
    table = Table(template_reader)
    table.watch(0.3)
    for _ in range(3):  # under a cover
        table.scene.draw_card()
        while table.scene.busy:
            table.scene.frame()
    table.tracker.rebase(3)
    if told:
        table.tracker.learn([(card[0], card[1]) for card in DECK[:3]])
    table.act(table.scene.draw_card, then_s=1.6)
    table.act(table.scene.draw_two, then_s=1.6)
    strange = [line for line in table.lines() if "Double" in line or "Unclear" in line]
    assert strange == (["DoubleDraw", "Unclear 5"] if told else [])


def test_the_end_of_the_pack_is_empty(template_reader: Reader) -> None:
    table = Table(template_reader, DECK[:2])
    table.watch(0.3)
    table.act(table.scene.draw_card)
    table.act(table.scene.draw_card, then_s=1.6)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "Drawn 1", "Empty"]
    assert isinstance(table.seen[-1], Empty)
    assert table.seen[-1].to_json()["cards"] == 2


def test_rebase_reads_the_window_again(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.3)
    table.tracker.rebase(17)
    table.watch(0.3)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "17=7H", "Drawn 17", "18=4D"]


class Late:
    """Finds nothing worth reading until it is switched on."""

    def __init__(self, reader: Reader) -> None:
        self._reader, self.blind = reader, True

    def read(self, card: Image) -> Reading:
        reading = self._reader.read(card)
        return replace(reading, card=0.0) if self.blind else reading

    def combine(self, readings: list[Reading]) -> Reading:
        return self._reader.combine(readings)


def test_cards_that_leave_before_the_window_is_found_are_not_lost(template_reader: Reader) -> None:
    reader = Late(template_reader)
    table = Table(reader)
    table.watch(0.4)
    table.act(table.scene.draw_card)
    assert table.lines() == []
    reader.blind = False
    table.act(table.scene.draw_card, then_s=0.6)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "Drawn 1", "2=KH"]


def test_a_given_window_is_not_searched(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.tracker = CardTracker(template_reader, window=table.scene.window_quad, start_index=3)
    table.watch(0.2)
    assert table.lines() == ["3=7H"]


def test_the_evidence_shows_the_card(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(0.2)
    seen = table.seen[0]
    assert isinstance(seen, Exposed)
    assert seen.image is not None
    assert seen.quad is not None
    assert seen.image.shape[0] > 140
    assert sum(seen.candidates.values()) == pytest.approx(1.0)


class Doubtful:
    """A reader that is never sure of anything."""

    def read(self, card: np.ndarray) -> Reading:
        ranks = dict.fromkeys(RANKS, 0.0) | {"8": 0.6, "6": 0.38, NONE: 0.02}
        return Reading(ranks, dict.fromkeys(SUITS, 0.25) | {NONE: 0.0}, None, None, 0.6, 1.0)

    def combine(self, readings: list[Reading]) -> Reading:
        return readings[0]


def test_what_is_not_sure_is_unclear_and_never_a_guess() -> None:
    table = Table(Doubtful())
    table.watch(1.0)
    table.act(table.scene.draw_card, then_s=1.0)
    assert table.lines() == ["Unclear 0", "Drawn 0", "Unclear 1"]
    first = next(o for o in table.seen if isinstance(o, Unclear))
    assert first.to_json()["candidates"] == {"8": 0.6, "6": 0.38, "none": 0.02}


def test_a_card_in_doubt_that_leaves_quickly_is_not_passed_over() -> None:
    table = Table(Doubtful(), deck=("7H", "KH", "AD", "QS", "2D"))
    table.watch(1.0)
    for _ in range(2):
        table.act(table.scene.draw_card, then_s=0.0)  # the next hand comes before the dealer could be asked
    table.act(table.scene.draw_card, then_s=1.0)
    assert table.lines() == ["Unclear 0", "Drawn 0", "Unclear 1", "Drawn 1", "Unclear 2", "Drawn 2", "Unclear 3"]


def test_cards_in_doubt_that_look_alike_are_told_apart_by_the_one_that_slid_away() -> None:
    table = Table(Doubtful(), deck=("9S", "9C", "TS", "8S", "9S"), card_px=200.0)
    table.watch(1.0)
    for _ in range(3):
        table.act(table.scene.draw_card, then_s=1.0)
    assert [line for line in table.lines() if line.startswith("Unclear")] == [f"Unclear {k}" for k in range(4)]


@pytest.mark.parametrize("deep", sampled([0.15, 0.3], 1), ids=["rank painted over", "rank and suit painted over"])
def test_a_card_after_an_unclear_one_that_looks_like_it_is_another_one(deep: float) -> None:
    """At 15 pictures a second nothing is seen of the slide."""

    def art(card: str, height: int) -> Image:
        face = card_art.raster(card, height)
        if card == "6C":
            face = face.copy()
            y, x = round(deep * height), round(0.17 * face.shape[1])
            face[:y, :x] = face[-y:, -x:] = 150
        return face

    table = Table(CardReader(), ("2C", "6C", "6S", "KD"), fps=15, art=art)
    table.watch(1.5)
    for _ in range(3):
        table.act(table.scene.draw_card, then_s=3.5)
    assert table.lines() == ["0=2C", "Drawn 0", "Unclear 1", "Drawn 1", "2=6S", "Drawn 2", "3=KD"]


def test_an_unclear_card_brings_several_views_and_a_sure_one_none(template_reader: Reader) -> None:
    doubtful, sure = Table(Doubtful()), Table(template_reader)
    doubtful.watch(1.0)
    sure.watch(1.0)
    unclear, exposed = doubtful.seen[0], sure.seen[0]
    assert isinstance(unclear, Unclear)
    assert isinstance(exposed, Exposed)
    assert 3 <= len(unclear.burst) <= 6
    assert unclear.image is not None
    assert np.array_equal(unclear.burst[-1], unclear.image)
    for seen in (unclear, exposed):
        assert seen.card is not None, "what the reader looked at"
        assert seen.card.shape == (CARD_H, CARD_W, 3)
        assert template_reader.read(seen.card).rank == DECK[0][0]
    assert not np.array_equal(unclear.burst[0], unclear.burst[-1])  # of another frame
    assert exposed.burst == ()


def test_a_still_table_costs_no_reading(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(2.5)
    views = table.tracker.views_taken
    table.watch(1.0)
    assert table.tracker.views_taken == views
    assert table.tracker.at_rest
