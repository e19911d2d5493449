"""Cards of which only an index shows in a photograph, and what only looks like one."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.sample import sampled
from tests.vision.rendered_cards import corners_of, lay, table
from vision.locate.border import runs_out
from vision.locate.figures import figures
from vision.locate.geometry import index_corners
from vision.offline import by_index, stills
from vision.offline.stills import read_cards
from vision.quads import Image, overlap
from vision.read.reader import CardReader
from vision.reading import Reading
from vision.render import card_art

LEFT, RIGHT = corners_of((330, 300), 300, -4), corners_of((440, 300), 300, 0)
"""The right card covers half of the left one, with its lower index."""


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


def names(image: np.ndarray, reader: CardReader) -> list[str]:
    return [f"{card.reading.rank}{card.reading.suit}" for card in read_cards(image, reader) if card.reading.rank]


def half_covered(under: str, over: str) -> np.ndarray:
    return lay(lay(table(), under, LEFT), over, RIGHT)


@pytest.mark.parametrize(("under", "over"), sampled([("AD", "9H"), ("QH", "AC"), ("KS", "KH")], 1))
def test_a_card_half_under_another_is_named_by_its_free_index(under: str, over: str, reader: CardReader) -> None:
    found = read_cards(half_covered(under, over), reader)
    assert [f"{card.reading.rank}{card.reading.suit}" for card in found] == [under, over]
    for card, truth in zip(found, (LEFT, RIGHT), strict=True):
        assert overlap(card.quad, truth) > 0.9
    assert [card.reading.whole for card in found] == [False, True]


def test_it_is_the_index_that_names_it(monkeypatch: pytest.MonkeyPatch, reader: CardReader) -> None:
    monkeypatch.setattr(stills, "cards_by_index", lambda *_: [])
    assert names(half_covered("AD", "9H"), reader) == ["9H"]


def test_a_card_under_a_back_is_named(reader: CardReader) -> None:
    assert names(half_covered("AD", card_art.BACK), reader) == ["AD"]


@pytest.mark.parametrize(("back", "gone"), [(0.1, True), (0.9, False)])
def test_what_could_not_be_named_gives_way_to_the_card_but_a_back(back: float, gone: bool, reader: CardReader) -> None:
    reading = reader.read(np.zeros((336, 240, 3), np.uint8))
    unread = stills.FoundCard(LEFT, 0.9, replace(reading, rank=None, other_card=back))
    new = stills.FoundCard(LEFT, 0.9, replace(reading, rank="A", suit="D"))
    assert stills._could_be(unread, new) is gone
    assert not stills._could_be(replace(unread, quad=LEFT + np.float32(300)), new)


def test_cards_of_one_name_apart_are_two(reader: CardReader) -> None:
    """Of two packs; each shows one index."""
    image = table(600, 1100)
    for x, over in ((330, "9H"), (760, "8C")):
        image = lay(lay(image, "AD", corners_of((x, 300), 300, -4)), over, corners_of((x + 110, 300), 300, 0))
    assert names(image, reader) == ["AD", "9H", "AD", "8C"]


class Forgetful(CardReader):
    """Names no card by its outline: only indices are left to it."""

    def read(self, card: Image) -> Reading:
        return replace(super().read(card), rank=None, suit=None, confidence=0.0, whole=False)


@pytest.mark.parametrize("card", sampled(["7H", "QS", "AC"], 1))
def test_a_card_found_by_both_indices_is_one_card(card: str) -> None:
    """Nor is it found again by what is printed between them."""
    place = corners_of((400, 300), 300, 25)
    (found,) = [card for card in read_cards(lay(table(), card, place), Forgetful()) if card.reading.rank]
    assert f"{found.reading.rank}{found.reading.suit}" == card
    assert overlap(found.quad, place) > 0.9


def test_backs_and_an_empty_table_have_no_index(reader: CardReader) -> None:
    assert names(lay(table(), card_art.BACK, LEFT), reader) == []
    assert names(table(), reader) == []


def printed(at: tuple[int, int]) -> np.ndarray:
    """A white box, larger than a card, with the index of an ace near its corner, `at` px from it."""
    image = table()
    image[100:550, 200:600] = (235, 240, 240)
    art = cv2.resize(card_art.raster("AS", 448)[30:130, 18:70, :3], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    part = image[100 + at[1] :, 200 + at[0] :][: art.shape[0], : art.shape[1]]
    np.minimum(part, art, out=part)
    return image


@pytest.mark.parametrize("at", sampled([((8, 10),), ((15, 18),), ((30, 10),), ((100, 200),)], 2))
def test_an_index_printed_on_a_box_is_no_card(at: tuple[int, int], reader: CardReader) -> None:
    assert names(printed(at), reader) == []


def test_it_is_the_paper_that_goes_on_beyond_the_outline_that_tells_them_apart(
    monkeypatch: pytest.MonkeyPatch, reader: CardReader
) -> None:
    monkeypatch.setattr(by_index, "runs_out", lambda *_: False)
    assert names(printed((8, 10)), reader) == ["AS"]


def test_paper_goes_on_where_neither_an_edge_nor_another_card_ends_it() -> None:
    """The lower half of a white card is white paper that is larger than the card."""
    image = lay(table(), "AD", LEFT)
    assert not runs_out(image, LEFT, [])
    low, high = (LEFT.min(axis=0) - 100).astype(int), (LEFT.max(axis=0) + 100).astype(int)
    image[300 : high[1], low[0] : high[0]] = image[250, 290]
    assert runs_out(image, LEFT, [])
    sheet = np.array([[low[0], 298], [high[0], 298], [high[0], high[1]], [low[0], high[1]]], np.float32)
    assert not runs_out(image, LEFT, [sheet])


Opinions = list[tuple[Mapping[str, float], Mapping[str, float]]]


class Unsteady(CardReader):
    """One of the crops of a corner reads as a king."""

    def read_corners(self, patches: Sequence[Image]) -> Opinions:
        opinions = super().read_corners(patches)
        if len(opinions) == len(by_index._CROPS):
            ranks, suits = opinions[-1]
            opinions[-1] = ({**dict.fromkeys(ranks, 0.0), "K": 1.0}, suits)
        return opinions


class Elsewhere(CardReader):
    """Within the outline, which does not depend on the ink, the corner reads as a king's."""

    def read_corners(self, patches: Sequence[Image]) -> Opinions:
        opinions = super().read_corners(patches)
        if len(opinions) == 2:
            opinions[0] = ({**dict.fromkeys(opinions[0][0], 0.0), "K": 1.0}, opinions[0][1])
        return opinions


class Opposite(CardReader):
    """The corner opposite, which nothing covers, shows a king."""

    def read_corners(self, patches: Sequence[Image]) -> Opinions:
        opinions = super().read_corners(patches)
        if len(opinions) == 2:
            opinions[1] = ({**dict.fromkeys(opinions[1][0], 0.0), "K": 1.0}, opinions[1][1])
        return opinions


class Stretched(CardReader):
    """Through a slightly different outline the corner reads as a king's."""

    outlines = 0

    def read_corners(self, patches: Sequence[Image]) -> Opinions:
        opinions = super().read_corners(patches)
        if len(opinions) == 2:
            self.outlines += 1
            if self.outlines > by_index._REREAD:
                opinions[0] = ({**dict.fromkeys(opinions[0][0], 0.0), "K": 1.0}, opinions[0][1])
        return opinions


class Contradicted(CardReader):
    """The index and the whole card together are not sure."""

    def read_index(self, one: Image, other: Image, card: Image) -> Reading:
        reading = super().read_index(one, other, card)
        return replace(reading, ranks={**dict.fromkeys(reading.ranks, 0.0), "A": 0.9, "K": 0.1})


@pytest.mark.parametrize("doubting", sampled([Unsteady, Elsewhere, Opposite, Stretched, Contradicted], 2))
def test_an_index_that_is_not_beyond_doubt_names_no_card(doubting: type[CardReader]) -> None:
    image = half_covered("AD", "9H")
    assert names(image, doubting()) == ["9H"]


@pytest.mark.parametrize("height", [70, 300])
def test_figures_are_the_indices_of_small_and_large_cards(height: int) -> None:
    place = corners_of((400, 300), height, 25)
    found = figures(lay(table(), "TC", place))
    corners = np.array([index_corners(place[None], figure)[0] for figure in found])
    assert corners[:, 0].any(), "the 1 and the 0 are one figure"
    assert corners[:, 2].any()
    assert not corners[:, 1::2].any()
    assert figures(lay(table(), "TC", place), [place]) == []
