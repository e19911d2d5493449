"""Cards that came along with the one above them are read where they lie, and none is passed over in silence."""

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.watched_table import DECK, Table
from vision.locate.window import Reader
from vision.observations import Exposed, Unclear
from vision.quads import Image
from vision.read.reader import NONE, RANKS, SUITS, CardReader, Reading
from vision.track.views import slid


@pytest.mark.parametrize("mm", [3.0, 5.0, 7.0])
def test_a_dragged_card_is_read_where_it_lies(mm: float) -> None:
    table = Table(CardReader(), card_px=130.0, dragged=1.0, dragged_mm=(mm, mm))
    table.watch(0.6)
    for _ in DECK[:4]:
        table.act(table.scene.draw_card, then_s=1.2)
    expected = [line for k, card in enumerate(DECK[1:5]) for line in (f"Drawn {k}", f"{k + 1}={card}")]
    assert [line for line in table.lines() if line != "HandPass"] == ["0=7H", *expected]


def test_a_card_that_is_nearly_out_of_sight_is_told_all_the_same() -> None:
    table = Table(CardReader(), card_px=130.0, dragged=1.0, dragged_mm=(9.5, 9.5))
    table.watch(0.6)
    for _ in DECK[:4]:
        table.act(table.scene.draw_card, then_s=2.5)
    told = {o.index: o for o in table.seen if isinstance(o, Exposed | Unclear)}
    assert sorted(told) == [0, 1, 2, 3, 4]
    right = [f"{o.rank}{o.suit}" == DECK[o.index] for o in told.values() if isinstance(o, Exposed)]
    assert all(right)


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
