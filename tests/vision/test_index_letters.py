"""Cards that bear the letters of other countries: named by the rule of their country, never as an English card."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.sample import sampled
from vision.index_letters import ANY, CLASSES, DOUBTFUL, FOREIGN, LIKE_NUMBERS, MEANINGS
from vision.quads import CARD_H, CARD_W, Image
from vision.read.letters import Shown, mixed
from vision.read.reader import CardReader, corner_patches
from vision.reading import NONE, RANKS, Reading
from vision.render import card_art
from vision.training.letters import FOREIGN_STROKES, foreign_letters

HEIGHT = 616
"""Pixels of a drawn card: seven a millimetre."""
LETTERING = 3


def bearing(letter: str, card: str, lettering: int = LETTERING) -> Image:
    """The drawn card with this letter in the place of its rank in both corners."""
    face = card_art.raster(card, HEIGHT)[..., :3].copy()
    mask = foreign_letters(np.random.default_rng(lettering))[letter]
    mm = HEIGHT / card_art.HEIGHT_MM
    left, top, width, height = (round(v * mm) for v in (2.6, 4.4, 8.6, 12.4))
    scale = min(width / mask.shape[1], height / mask.shape[0])
    small = cv2.resize(mask, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    share = small[..., None].astype(np.float32) / 255
    ink = np.array([30, 20, 200] if card[1] in "HD" else [20, 20, 20], np.float32)
    for view in (face, face[::-1, ::-1]):
        view[top : top + height, left : left + width] = 255
        x = left + (width - small.shape[1]) // 2
        part = view[top : top + small.shape[0], x : x + small.shape[1]]
        part[:] = np.asarray(part * (1 - share) + ink * share, np.uint8)
    return np.asarray(cv2.resize(face, (CARD_W, CARD_H), interpolation=cv2.INTER_AREA), np.uint8)


def answering(reader: CardReader, letter: str) -> CardReader:
    """The reader, whose letters' network takes every corner for this letter."""
    sure = np.zeros(len(CLASSES), np.float32)
    sure[CLASSES.index(letter)] = 12.0

    def network(batch: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.stack([sure] * len(batch))

    reader._letter = network
    return reader


def read(card: Image, rule: str) -> Reading:
    return CardReader(indices=rule).read(card)


def test_every_rule_names_letters_of_the_network_and_ranks() -> None:
    assert len(set(CLASSES)) == len(CLASSES) == 25
    for rule, meaning in MEANINGS.items():
        assert set(meaning) <= set(FOREIGN), rule
        assert set(meaning.values()) <= set(RANKS), rule


def test_who_says_nothing_has_no_letter_that_means_two_ranks() -> None:
    """But for D, which names a card of a usual suit alone: the daus is of German suits."""
    for letter in FOREIGN:
        ranks = {meaning[letter] for rule, meaning in MEANINGS.items() if rule != ANY and letter in meaning}
        if letter in MEANINGS[ANY] and letter != "D":
            assert ranks == {MEANINGS[ANY][letter]}, letter
    assert "V" not in MEANINGS[ANY]


@pytest.mark.parametrize(
    ("rule", "letter", "rank"),
    sampled(
        [
            ("french", "V", "J"),
            ("french", "D", "Q"),
            ("french", "R", "K"),
            ("french", "1", "A"),
            ("dutch", "V", "Q"),
            ("dutch", "H", "K"),
            ("italian", "F", "J"),
            ("german", "B", "J"),
            ("german_suits", "U", "J"),
            ("german_suits", "O", "Q"),
            ("german_suits", "D", "A"),
            (ANY, "R", "K"),
            (ANY, "D", "Q"),
            (ANY, "V", None),
        ],
        5,
    ),
)
def test_a_letter_names_what_it_means_where_the_pack_is_from(rule: str, letter: str, rank: str | None) -> None:
    body = "A" if letter == "1" or rank == "A" else "J"
    readings = [read(bearing(letter, body + suit, lettering), rule) for suit in "SH" for lettering in (3, 5)]
    assert {reading.rank for reading in readings} <= {rank, None}
    if rank is None:
        return
    by_itself = letter in LIKE_NUMBERS or (rule == ANY and letter in DOUBTFUL)
    assert sum(reading.rank == rank for reading in readings) >= (2 if by_itself else 3), readings


@pytest.mark.parametrize("letter", [letter for letter in FOREIGN_STROKES if letter != "O"])
def test_no_letter_of_another_country_names_an_english_card(letter: str) -> None:
    for card in ("AS", "JH", "QC", "KD"):
        assert read(bearing(letter, card), "english").rank is None, (letter, card)


def test_english_cards_are_read_as_without_the_letters(whole: bool) -> None:
    reader = CardReader()
    for card in card_art.PACK if whole else card_art.PACK[::4]:
        picture = card_art.raster(card, CARD_H)[..., :3]
        assert reader.read(picture) == reader.fuse(reader.witnesses(picture)), card


def test_a_letter_against_what_the_card_shows_names_nothing() -> None:
    """An 8 whose corners were taken for a B, which would be a jack; a ten for a 1."""
    for card, letter in (("8H", "B"), ("TS", "1"), ("7C", "F"), ("5D", "U")):
        reading = answering(CardReader(), letter).read(card_art.raster(card, CARD_H)[..., :3])
        assert reading.rank in (None, card[0]), (card, letter, reading.rank)


def test_a_letter_that_stands_for_nothing_is_none() -> None:
    reading = answering(CardReader(), "V").read(bearing("V", "JS"))
    assert reading.rank is None
    assert max(reading.ranks, key=lambda rank: reading.ranks[rank]) == NONE
    assert sum(reading.ranks.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("rule", sampled(MEANINGS, 3))
def test_the_probabilities_sum_to_one(rule: str) -> None:
    for letter in FOREIGN_STROKES:
        assert sum(read(bearing(letter, "JH"), rule).ranks.values()) == pytest.approx(1.0), letter


def test_one_free_index_is_no_english_card_either() -> None:
    reader = CardReader(indices="english")
    card = bearing("F", "KS")
    corner, _ = corner_patches(card)
    half = card.copy()
    half[CARD_H // 2 :] = 0
    assert reader.read_index(corner, corner, half).rank is None


@pytest.mark.parametrize(("least", "sure"), [(0.68, False), (0.85, True)])
def test_each_corner_by_itself_shows_the_letter_that_names_a_card(least: float, sure: bool) -> None:
    """Of a smeared king both corners together showed an F with 0.98 (`benchmarks.stress`, seed 1)."""
    ranks = np.array([{"J": 0.5, "K": 0.5}.get(rank, 0.0) for rank in (*RANKS, NONE)])
    out = mixed("italian", {"F": Shown(0.98, least)}, ranks, ranks, suited=True)
    assert bool(out[RANKS.index("J")] > 0.9) is sure
    assert out.sum() == pytest.approx(1.0)


def test_a_letter_in_one_corner_alone_names_no_card() -> None:
    """Two crops of it are no two corners: a smeared king was named a jack by an F (`benchmarks.stress`, seed 1)."""
    reader = CardReader(indices="italian")
    for body in ("JS", "JH"):
        card = bearing("F", body)
        corner, _ = corner_patches(card)
        half = card.copy()
        half[CARD_H // 2 :] = 0
        assert reader.read(card).rank == "J"
        assert reader.read_index(corner, corner, half).rank is None


@pytest.mark.parametrize("letter", ["F", "H", "R", "V"])
def test_a_corner_by_itself_that_bears_such_a_letter_shows_no_rank(letter: str) -> None:
    """As on the piles beside the box."""
    reader = CardReader()
    for card in ("JS", "KH"):
        corners = corner_patches(bearing(letter, card))
        assert [max(ranks, key=lambda r: ranks[r]) for ranks, _ in reader.read_corners(corners)] == [NONE, NONE]
        english = corner_patches(np.asarray(card_art.raster(card, CARD_H)[..., :3], np.uint8))
        assert [max(ranks, key=lambda r: ranks[r]) for ranks, _ in reader.read_corners(english)] == [card[0]] * 2


def test_another_rule_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match="indices 'klingon': one of any, english"):
        CardReader(indices="klingon")
