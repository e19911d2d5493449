"""Cards that came along with the one above them are read where they lie, and none is passed over in silence."""

from dataclasses import replace

import numpy as np
import pytest

from tests.instruments.film.film import Film
from tests.instruments.film.score import LATE_FRAMES, score
from tests.instruments.film.setting import FilmSetting
from tests.sample import sampled
from tests.vision.rendered_cards import window_onto
from tests.vision.watched_table import DECK, Table
from vision.capture.camera import Frame
from vision.observations import Exposed, Unclear
from vision.quads import CARD_H, CARD_W, Image
from vision.read.reader import CardReader
from vision.reading import NONE, RANKS, SUITS, Reader, Reading
from vision.track.incidents import ALL_SIDES
from vision.track.judge import Case, Judge, turned_round
from vision.track.memory import Card
from vision.track.motion import Motion
from vision.track.tracker import CardTracker
from vision.track.trouble import TroubleDetector
from vision.track.tuning import TUNING
from vision.track.views import about, slid, take_view


@pytest.mark.parametrize("mm", sampled([3.0, 5.0, 7.0], 1))
def test_a_dragged_card_is_read_where_it_lies(mm: float) -> None:
    table = Table(CardReader(), card_px=130.0, dragged=1.0, dragged_mm=(mm, mm))
    table.watch(0.6)
    for _ in DECK[:4]:
        table.act(table.scene.draw_card, then_s=1.2)
    expected = [line for k, card in enumerate(DECK[1:5]) for line in (f"Drawn {k}", f"{k + 1}={card}")]
    assert [line for line in table.lines() if line != "HandPass"] == ["0=7H", *expected]


@pytest.mark.whole
def test_a_card_that_is_nearly_out_of_sight_is_reported_all_the_same() -> None:
    table = Table(CardReader(), card_px=130.0, dragged=1.0, dragged_mm=(9.5, 9.5))
    table.watch(0.6)
    for _ in DECK[:4]:
        table.act(table.scene.draw_card, then_s=2.5)
    told = {o.index: o for o in table.seen if isinstance(o, Exposed | Unclear)}
    assert sorted(told) == [0, 1, 2, 3, 4]
    right = [f"{o.rank}{o.suit}" == DECK[o.index] for o in told.values() if isinstance(o, Exposed)]
    assert all(right)


@pytest.mark.parametrize("seed", sampled([2, 4], 1))
def test_a_dragged_card_that_lies_free_for_half_a_second_is_reported_at_once(seed: int) -> None:
    small = {"cards": 5, "size": (320, 240), "fps": 15.0, "card_px": 110.0, "noise": 1.0, "glare": 0.0, "flicker": 0.0}
    setting = replace(FilmSetting.hard(np.random.default_rng([seed, 1]), "drag5"), **small)  # type: ignore[arg-type]
    film, tracker = Film(seed, setting), CardTracker(CardReader())
    seen = [o for n, image in enumerate(film.frames()) for o in tracker.observe(Frame(image, n / 15, n))]
    truth = film.truth()
    assert all(4.0 < card.along_mm < 6.0 for card in truth.cards[1:])
    tally = score(truth, seen)
    assert (tally.right, tally.faults) == (5, [])
    assert max(tally.delays) <= LATE_FRAMES


def alike(card: Image, side: int) -> float:
    """To itself turned round about the middle of a card dragged to this side."""
    return max(turned_round(about(card, side, mm)) for mm in TUNING.dragged_centres_mm)


@pytest.mark.parametrize("side", sampled(range(4), 1))
@pytest.mark.parametrize("mm", [3.0, 5.0, 8.0])
@pytest.mark.parametrize("label", ["4D", "KH", "TC", "AD"])
def test_a_dragged_card_is_alike_turned_round_about_its_own_middle(label: str, mm: float, side: int) -> None:
    card = window_onto(("9S", 0), (label, mm), side=side)
    assert alike(card, side) > 0.75
    assert alike(card, side) > turned_round(card) + (0.3 if mm > 3 else 0.0)


@pytest.mark.parametrize("mm", sampled([20.0, 30.0, 40.0, 50.0], 1))
@pytest.mark.parametrize("label", ["4D", "KH", "TC", "6D"])
def test_a_card_half_out_beside_another_is_not(label: str, mm: float) -> None:
    assert alike(window_onto(("3S", 0), (label, mm)), 0) < TUNING.dragged_two_way


@pytest.mark.parametrize("mm", sampled([20.0, 30.0, 40.0, 50.0], 1))
@pytest.mark.parametrize("label", ["4D", "KH", "TC", "6D"])
def test_nor_is_it_about_any_middle_while_it_is_not_known_where_cards_leave(label: str, mm: float) -> None:
    half_out = window_onto(("3S", 0), (label, mm))
    assert max(alike(half_out, side) for side in ALL_SIDES) < TUNING.surely_two_way


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize(
    ("cards", "may_be_two"),
    [((("9S", 0.0), ("TC", 5.0)), False), ((("9S", 0.0), ("TC", 30.0)), True)],
    ids=["dragged", "half out"],
)
def test_a_dragged_card_is_one_before_it_is_known_where_cards_leave(
    template_reader: Reader, cards: tuple[tuple[str, float], ...], may_be_two: bool, side: int
) -> None:
    card = window_onto(*cards, side=side)
    quad = np.array([[0, 0], [CARD_W, 0], [CARD_W, CARD_H], [0, CARD_H]], np.float32)
    view = take_view(card, quad, template_reader, None, 1.0)
    before = Card(view.reading, view, ())
    case = Case(Frame(card, 1.0, 1), quad, False, before, True, Motion(0.0, None), 0.5, None, None)
    judge = Judge(template_reader, TroubleDetector(), TUNING)
    assert judge.exit.side is None
    assert judge._may_be_two(case, view) is may_be_two


class NoFace:
    """Takes what comes after the first card for no face at all."""

    def __init__(self, reader: Reader) -> None:
        self._reader, self.blind = reader, False

    def read(self, card: Image) -> Reading:
        reading = self._reader.read(card)
        if not self.blind:
            return reading
        ranks, suits = dict.fromkeys(RANKS, 0.0) | {NONE: 1.0}, dict.fromkeys(SUITS, 0.0) | {NONE: 1.0}
        return replace(reading, ranks=ranks, suits=suits, rank=None, suit=None, confidence=0.0, card=0.0)

    def combine(self, readings: list[Reading]) -> Reading:
        return self._reader.combine(readings)


def test_a_card_that_cannot_be_read_at_all_is_unclear_after_two_seconds(template_reader: Reader) -> None:
    reader = NoFace(template_reader)
    table = Table(reader)
    table.watch(1.0)
    reader.blind = True
    table.act(table.scene.draw_card, then_s=2.5)
    assert [line for line in table.lines() if "Trouble" not in line] == ["0=7H", "Drawn 0", "Unclear 1"]
    unclear = next(o for o in table.seen if isinstance(o, Unclear))
    assert unclear.time_s < 1.0 + 0.4 + 2.5


def test_the_window_is_moved_to_any_side() -> None:
    window = np.array([[0, 0], [60, 0], [60, 85], [0, 85]], np.float32)
    moved = [(slid(window, side, 6.0) - window)[0].tolist() for side in range(4)]
    assert moved == [[6, 0], [-6, 0], [0, 6], [0, -6]]
