"""Hands over the window: they pass, rest and push cards back, and no card is made of them."""

import itertools
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.conftest import TemplateReader
from tests.vision.watched_table import Table
from vision.locate.surroundings import around
from vision.observations import Drawn, Exposed, HandPass, MotionStarted, Observation, PushedBack, Trouble, Unclear
from vision.quads import CARD_H, CARD_W, Image
from vision.reading import NONE, RANKS, SUITS, Reader, Reading
from vision.track.incidents import Slide
from vision.track.judge import Case
from vision.track.memory import Card, Rest
from vision.track.motion import Sensed
from vision.track.shift import Shift
from vision.track.tracker import CardTracker
from vision.track.views import View


@pytest.mark.parametrize("like_the_box", sampled([False, True], 1))
def test_a_sleeve_that_rests_on_the_window_covers_it(template_reader: Reader, like_the_box: bool) -> None:
    table = Table(template_reader)
    table.watch(0.6)
    noise = np.random.default_rng(5)
    frame = around(table.scene.frame().image, table.scene.window_quad)
    colour = np.median(frame, axis=0) if like_the_box else np.array([60, 50, 45])

    def covered(image: Image) -> Image:
        image = image.copy()
        x, y = table.scene.window_quad.mean(axis=0).astype(int)
        sleeve = image[y - 90 :, x - 80 : x + 80]
        sleeve[:] = colour + noise.integers(0, 9, sleeve.shape)
        return image

    table.spoil(3.5, covered)
    table.watch(0.6)
    assert table.lines() == ["0=7H", "Trouble covered", "HandPass", "TroubleCleared covered"]


def test_a_hand_that_passes_draws_nothing(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(1.2)
    table.act(table.scene.hand_pass)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "HandPass", "Drawn 0", "1=4D"]


def test_a_shade_that_grows_slowly_is_no_movement_in_few_pictures_a_second(template_reader: Reader) -> None:
    """As a camera's JPEGs come while nothing moves (`jpeg_stream`): 2 grey levels a second, five pictures."""
    table = Table(template_reader, fps=5, noise=1.0)
    table.watch(3.0)
    x, y = table.scene.window_quad.mean(axis=0).astype(int)
    pictures = itertools.count(1)

    def shaded(image: Image) -> Image:
        image = image.copy()
        part = image[y : y + 60, x - 40 : x + 40]
        part[:] = np.clip(part.astype(np.int16) - round(2 * next(pictures) / 5), 0, 255)
        return image

    table.spoil(20.0, shaded)
    assert table.lines() == ["0=7H"]
    assert not any(isinstance(said, MotionStarted) for said in table.seen)


@pytest.mark.parametrize(
    ("moved", "in_view", "touched", "gone"),
    [
        pytest.param(True, True, 0.2, True, id="a lamp's image stays where it was"),
        pytest.param(True, False, 0.0, True, id="a rim that shows no paper, the frame as it was"),
        pytest.param(True, False, 0.2, False, id="a hand over both"),
        pytest.param(False, True, 0.2, False, id="a hand over the frame of a box that stands"),
    ],
)
def test_a_hand_that_moved_the_box_has_gone_when_card_or_frame_show_it(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, moved: bool, in_view: bool, touched: float, gone: bool
) -> None:
    """A pass was reported two seconds late, as a king's frame passed for a cover (`benchmarks.films`, seed 73546)."""
    tracker = CardTracker(template_reader)
    monkeypatch.setattr(tracker._picture, "remembers", lambda quad: not moved)
    monkeypatch.setattr(tracker._judge, "touched", lambda case, view: touched)
    case = cast(Case, SimpleNamespace(card=None, motion=None))
    assert tracker._hand_gone(case, cast(View, SimpleNamespace(quad=None, in_view=in_view))) is gone


@pytest.mark.parametrize(("colour", "gone"), [((30, 40, 55), False), ((200, 200, 200), True)], ids=["brown", "none"])
def test_a_hand_as_dark_as_the_frame_has_not_gone_while_it_hides_the_card(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, colour: tuple[int, int, int], gone: bool
) -> None:
    """It was not seen on a wooden frame, so a pass was reported six times while it lay there (film 73676)."""
    tracker = CardTracker(template_reader)
    monkeypatch.setattr(tracker._picture, "remembers", lambda quad: True)
    monkeypatch.setattr(tracker._judge, "touched", lambda case, view: 0.0)
    picture = np.full((CARD_H, CARD_W, 3), 200, np.uint8)
    covered = picture.copy()
    covered[:240] = colour
    before = SimpleNamespace(undisturbed=None, view=SimpleNamespace(card=picture, paper=0.9))
    share = 0.9 if gone else 0.3
    view = cast(View, SimpleNamespace(quad=None, in_view=False, card=covered, paper=share))
    assert tracker._hand_gone(cast(Case, SimpleNamespace(card=before, motion=None)), view) is gone


@pytest.mark.parametrize("under_hand", [True, False])
def test_a_hand_has_gone_when_a_view_shows_it(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, under_hand: bool
) -> None:
    """In little light the window looked as before though fingers waited there to draw (`benchmarks.films`, 73706)."""
    tracker = CardTracker(template_reader, window=np.array([[0, 0], [60, 0], [60, 84], [0, 84]], np.float32))
    monkeypatch.setattr("vision.track.tracker.as_before", lambda *_: True)
    monkeypatch.setattr(tracker, "_case", lambda at: None)
    monkeypatch.setattr(tracker._judge, "take_plain", lambda *_: None)
    monkeypatch.setattr(tracker._judge, "under_hand", lambda case, view, rested: under_hand)
    card = cast(Card, SimpleNamespace(undisturbed=(), view=SimpleNamespace(white=200.0)))
    rest = Rest(under_hand=True, view_s=10.0)
    for now_s in (9.55, 9.65):
        tracker._watch_hand(cast(Sensed, SimpleNamespace(now_s=now_s, frame=None, samples=())), rest, card)
        assert rest.under_hand is (now_s < 9.6 or under_hand)
    assert [type(said) for said in tracker._said] == ([] if under_hand else [HandPass])


@pytest.mark.whole
def test_a_hand_that_pauses_before_it_draws_has_not_passed(template_reader: Reader) -> None:
    def sleeve(image: Image) -> Image:
        spoilt = image.copy()
        low = table.tracker.window.min(axis=0).astype(int)  # type: ignore[union-attr]
        spoilt[low[1] : low[1] + 40, low[0] : low[0] + 60] = (70, 90, 120)
        return spoilt

    for pause_s, passed in ((0.1, []), (0.6, ["HandPass"])):
        table = Table(template_reader)
        table.watch(1.2)
        table.spoil(0.1, sleeve)
        table.watch(pause_s)
        table.act(table.scene.draw_card)
        assert table.lines() == ["0=7H", *passed, "Drawn 0", "1=4D"]


@pytest.mark.whole
def test_a_card_that_is_pushed_back_opens_no_new_index(template_reader: Reader) -> None:
    table = Table(template_reader, fps=60, card_px=130.0)
    table.watch(1.2)
    table.act(table.scene.push_back)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "PushedBack 0", "Drawn 0", "1=4D"]


def fingers(image: Image, table: Table) -> Image:
    """Two fingers, as light as paper, that reach over the lower side of the window up to its middle."""
    assert table.tracker.window is not None
    (left, top), (right, bottom) = table.tracker.window.min(axis=0), table.tracker.window.max(axis=0)
    over = image.copy()
    for share in (0.35, 0.6):
        x, y = round(left + share * (right - left)), round(top + 0.4 * (bottom - top))
        cv2.line(over, (x, y), (x + 10, round(bottom) + 60), (170, 195, 235), round(0.2 * (right - left)), cv2.LINE_AA)
    return np.asarray(over, np.uint8)


class HalfReader(TemplateReader):
    """Takes a card under light fingers for half an ace, as the networks may."""

    def read(self, card: np.ndarray) -> Reading:
        reading = super().read(card)
        skin = (card[..., 2].astype(int) - card[..., 0] > 40) & (card.min(axis=2) > 120)
        if skin.mean() < 0.05:
            return reading
        ranks, suits = dict.fromkeys(RANKS, 0.0), dict.fromkeys(SUITS, 0.0)
        ranks |= {"A": 0.45, NONE: 0.55}
        return replace(reading, ranks=ranks, suits=suits | {NONE: 1.0}, rank=None, suit=None, confidence=0.45)


class RankReader(HalfReader):
    """Reads the rank alone of a card under light fingers."""

    def read(self, card: np.ndarray) -> Reading:
        reading = super().read(card)
        if NONE not in reading.ranks or reading.ranks[NONE] != 0.55:
            return reading
        ranks, suits = dict.fromkeys((*RANKS, NONE), 0.0), dict.fromkeys((*SUITS, NONE), 0.25)
        return replace(reading, ranks=ranks | {"4": 1.0}, suits=suits, rank="4", suit=None, confidence=1.0)


@pytest.mark.whole
def test_a_card_half_covered_of_which_the_rank_is_read_is_no_new_one() -> None:
    table = Table(RankReader())
    table.watch(1.2)
    table.act(table.scene.draw_card, then_s=1.2)
    table.spoil(1.5, lambda image: fingers(image, table))
    table.watch(0.8)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", "HandPass"]


@pytest.mark.parametrize("seconds", sampled([0.6, 1.5], 1))
def test_fingers_that_rest_on_the_card_make_no_unclear_one_of_it(seconds: float) -> None:
    table = Table(HalfReader())
    table.watch(1.2)
    table.act(table.scene.draw_card, then_s=1.2)
    table.spoil(seconds, lambda image: fingers(image, table))
    table.watch(0.8)
    table.act(table.scene.draw_card)
    assert [line for line in table.lines() if line != "HandPass"] == ["0=7H", "Drawn 0", "1=4D", "Drawn 1", "2=KH"]


def test_a_hand_that_rests_beside_the_card_and_goes_has_passed(template_reader: Reader) -> None:
    """It moves twice: each time one of the two pictures at rest is all that is to be seen."""

    def thumb(image: Image) -> Image:
        spoilt = image.copy()
        low = table.tracker.window.min(axis=0).astype(int)  # type: ignore[union-attr]
        spoilt[low[1] : low[1] + 60, low[0] - 30 : low[0] + 25] = (70, 90, 120)
        return spoilt

    table = Table(template_reader)
    table.watch(1.2)
    table.spoil(0.5, thumb)
    table.watch(0.6)
    table.act(table.scene.draw_card)
    assert table.lines() == ["0=7H", "HandPass", "Drawn 0", "1=4D"]


def thumb(image: Image, table: Table) -> Image:
    spoilt = image.copy()
    low = table.tracker.window.min(axis=0).astype(int)  # type: ignore[union-attr]
    spoilt[low[1] : low[1] + 60, low[0] - 30 : low[0] + 25] = (70, 90, 120)
    return spoilt


@pytest.mark.parametrize("after_s", sampled([0.4, 0.5, 0.65, 0.8], 2))
def test_a_hand_soon_after_a_card_is_reported_to_have_passed(template_reader: Reader, after_s: float) -> None:
    """It closes the bets: the word that the same card lies there opens them again."""
    table = Table(template_reader)
    table.watch(after_s)
    table.spoil(0.2, lambda image: thumb(image, table))
    table.watch(0.8)
    assert MotionStarted in map(type, table.seen)
    assert table.lines() == ["0=7H", "HandPass"]


def disturb(table: Table, share: float) -> None:
    """This share of the window looks otherwise than before a movement that was announced."""
    card, samples = table.tracker._card, table.tracker._sensor.meter.rest
    assert card is not None
    assert samples is not None
    before = samples.copy()
    before.ravel()[: round(share * before.size)] ^= 0x80
    card.undisturbed = before


@pytest.mark.parametrize(
    ("share", "said"), [pytest.param(0.02, ["HandPass"], id="gone"), pytest.param(0.15, [], id="it rests there")]
)
def test_a_hand_that_has_gone_since_the_movement_ended_is_reported_at_once(
    template_reader: Reader, share: float, said: list[str]
) -> None:
    """The box stands half a millimetre aside since then, so that a little of the window looks otherwise."""
    table = Table(template_reader)
    table.watch(1.2)
    disturb(table, share)
    table.tracker._memory = Rest(pass_over_s=1.2 + 2.0)
    table.watch(0.5)
    assert table.lines() == ["0=7H", *said]


def test_a_thumb_that_rests_beside_the_card_for_long_draws_nothing(template_reader: Reader) -> None:
    table = Table(template_reader)
    table.watch(1.2)
    table.spoil(3.0, lambda image: thumb(image, table))
    assert table.lines() == ["0=7H", "HandPass"]
    assert table.seen[-1].time_s > 1.2 + 1.9


def test_a_hand_that_moved_the_box_is_reported_once_the_card_lies_still(template_reader: Reader) -> None:
    """It was reported two seconds later, as nothing looks as before in a box at another place (`benchmarks.films`, seed
    74038)."""

    def moved(image: Image) -> Image:
        return np.asarray(np.roll(image, (24, 30), axis=(0, 1)), np.uint8)

    table = Table(template_reader)
    table.watch(1.2)
    table.act(table.scene.draw_card, then_s=1.5)
    table.spoil(0.2, lambda image: np.asarray(cv2.blur(moved(image), (31, 31)), np.uint8))
    table.spoil(3.0, lambda image: thumb(moved(image), table))
    said = table.lines()
    assert said == ["0=7H", "Drawn 0", "1=4D", "Trouble moved", "HandPass", "TroubleCleared moved"]
    moved_s, passed_s = (next(o.time_s for o in table.seen if isinstance(o, kind)) for kind in (Trouble, HandPass))
    assert passed_s - moved_s < 0.5


@pytest.mark.parametrize(
    ("lasts_s", "said"), [pytest.param(0.07, [], id="it leaves"), pytest.param(1.5, ["HandPass"], id="it rests there")]
)
def test_a_thumb_beside_the_card_soon_after_a_draw(template_reader: Reader, lasts_s: float, said: list[str]) -> None:
    """The hand on its way from the pile may cross the window: no movement, as the bets would close."""
    table = Table(template_reader)
    table.watch(0.5)
    table.act(table.scene.draw_card, then_s=0.3)
    movements = sum(isinstance(one, MotionStarted) for one in table.seen)
    table.spoil(lasts_s, lambda image: thumb(image, table))
    table.watch(1.0)
    assert table.lines() == ["0=7H", "Drawn 0", "1=4D", *said]
    assert (sum(isinstance(one, MotionStarted) for one in table.seen) > movements) is bool(said)


@pytest.mark.parametrize("trembles_px", [0, 4])
def test_a_hand_that_rests_over_a_card_still_known_covers_the_window(template_reader: Reader, trembles_px: int) -> None:
    def fingers(image: Image) -> Image:
        spoilt, quad = image.copy(), table.scene.window_quad
        (x, y), (width, height) = quad.min(axis=0).astype(int), np.ptp(quad, axis=0).astype(int)
        y += 40 + trembles_px * (round(table.scene.time_s * 30) // 20 % 2)
        spoilt[y : y + height // 2, x - 60 : x + width // 4] = (70, 90, 120)
        return spoilt

    table = Table(template_reader)
    table.watch(1.2)
    table.spoil(3.4, fingers)
    table.watch(1.0)
    table.act(table.scene.draw_card)
    said = ["Trouble covered", "HandPass", "TroubleCleared covered"]
    assert table.lines() == ["0=7H", *said, "Drawn 0", "1=4D"]
    covered_s = next(o.time_s for o in table.seen if isinstance(o, Trouble))
    assert 1.2 + 1.9 < covered_s < 1.2 + 2.3


@pytest.mark.parametrize(
    ("share", "after_s"), [pytest.param(0.02, 0.0, id="as before"), pytest.param(0.5, 0.2, id="in another light")]
)
def test_a_hand_that_rested_over_a_card_and_is_gone_without_a_movement(
    template_reader: Reader, share: float, after_s: float
) -> None:
    """Where the light is another by then, a look at the card shows it."""
    table = Table(template_reader)
    table.watch(1.2)
    disturb(table, share)
    table.tracker._memory = Rest(under_hand=True, view_s=1.2 + 0.2)
    table.watch(0.5)
    assert table.lines() == ["0=7H", "HandPass"]
    assert table.seen[-1].time_s == pytest.approx(1.2 + after_s, abs=0.05)


@pytest.mark.parametrize(
    ("after_s", "pushed"),
    [pytest.param(0.2, False, id="with the card before"), pytest.param(1.0, True, id="a movement of its own")],
)
def test_a_hand_that_leaves_with_the_card_before_pushes_none_back(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, after_s: float, pushed: bool
) -> None:
    """Over a card with much white it may look like that card on its way out."""
    table = Table(template_reader)
    table.watch(1.2)
    table.scene.draw_card()
    while "Drawn 0" not in table.lines():
        table.watch(1 / 30)
    table.watch(after_s)
    out = [Slide(0, mm, 5.0) for mm in (20.0, 40.0, 15.0)]
    monkeypatch.setattr(table.tracker._judge, "slides", lambda _: out)
    table.spoil(0.1, lambda image: thumb(image, table))
    table.watch(0.1)
    assert ("PushedBack 1" in table.lines()) is pushed


@pytest.mark.parametrize(("pictures", "said"), [(1, "HandPass"), (2, "PushedBack 0")])
def test_a_card_seen_half_out_in_one_picture_alone_was_not_pushed_back(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch, pictures: int, said: str
) -> None:
    """A hand over a card with much white may look so."""
    table = Table(template_reader)
    table.watch(1.2)
    shown = iter([Shift(0, 30, 0.9)] * pictures)
    monkeypatch.setattr(table.tracker._judge, "displaced", lambda *_: next(shown, None))
    table.spoil(0.3, lambda image: thumb(image, table))
    table.watch(0.8)
    assert table.lines()[:2] == ["0=7H", said]


def unresolved(seen: list[Observation]) -> list[float]:
    """When movements were announced of which no word followed."""
    open_s: list[float] = []
    for o in seen:
        if isinstance(o, MotionStarted):
            open_s.append(o.time_s)
        elif isinstance(o, Drawn | Exposed | Unclear | PushedBack | HandPass | Trouble):
            open_s = []
    return open_s


@pytest.mark.parametrize("seed", sampled([1, 2, 3], 1))
def test_of_every_movement_that_was_announced_a_word_follows(template_reader: Reader, seed: int) -> None:
    rng = np.random.default_rng(seed)
    table = Table(template_reader)
    table.watch(0.5)

    def veil() -> None:
        table.spoil(rng.uniform(0.1, 0.6), lambda image: thumb(image, table))

    def shade() -> None:
        table.spoil(rng.uniform(0.1, 0.6), lambda image: np.asarray(image * 0.7, np.uint8))

    def push() -> None:
        table.scene.push_box(*rng.uniform(-2, 2, 2))

    acts = (table.scene.draw_card, table.scene.hand_pass, table.scene.push_back, veil, shade, push)
    for _ in range(8):
        table.act(acts[rng.integers(len(acts))] if table.scene.left > 2 else veil, then_s=rng.uniform(0.3, 0.9))
        while table.scene.busy:
            table.watch(1 / 30)
    table.watch(2.5)
    assert any(isinstance(o, MotionStarted) for o in table.seen)
    assert unresolved(table.seen) == []


def test_the_hand_that_moved_the_box_is_gone_though_a_lamp_shines_on_the_frame(
    template_reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lamp's image stays where it was: the pass came two seconds later (`benchmarks.films`, seed 73251)."""
    table = Table(template_reader)
    table.watch(1.0)
    monkeypatch.setattr(table.tracker._picture, "frame_gone", lambda *_: 0.2)
    monkeypatch.setattr("vision.track.tracker.as_before", lambda *_: False)
    for _ in range(6):
        table.scene.push_box(3.0, -1.5)
        table.watch(1 / 30)
    table.watch(1.2)
    assert table.troubles() == ["moved"]
    assert any(isinstance(o, HandPass) for o in table.seen)
