"""The pack as proof: one card too many is named at once, what never came at the end; nothing is ever explained away."""

import pytest

from vision.observations import Duplicate, Exposed, Missing, Unclear
from vision.pack import PackWatch, standard_pack

ALL = [(rank, suit) for suit in "SHDC" for rank in "A23456789TJQK"]


def exposed(index: int, rank: str, suit: str | None) -> Exposed:
    return Exposed(index, rank, suit, 0.99, {rank: 0.99}, {}, float(index))


def unclear(index: int) -> Unclear:
    return Unclear(index, {}, {}, float(index))


def feed(watch: PackWatch, cards: list[tuple[str, str | None] | None]) -> list[Duplicate]:
    out: list[Duplicate] = []
    for index, card in enumerate(cards):
        out += watch.take(unclear(index) if card is None else exposed(index, *card))
    return out


def test_a_whole_pack_is_in_order() -> None:
    watch = PackWatch()
    assert feed(watch, list(ALL)) == []
    assert watch.complete
    assert watch.missing(60.0) == ()


def test_the_same_card_twice_is_named_and_the_other_missing() -> None:
    cards = [*ALL[:-1], ("A", "S")]
    watch = PackWatch()
    assert feed(watch, list(cards)) == [Duplicate("A", "S", 51, 51.0)]
    assert watch.missing(60.0) == (Missing("K", "C", 60.0),)


def test_a_fifth_king_is_named_even_without_its_suit() -> None:
    watch = PackWatch()
    cards: list[tuple[str, str | None] | None] = [("K", s) for s in "SHDC"]
    assert feed(watch, [*cards, ("K", None)]) == [Duplicate("K", None, 4, 4.0)]


def test_an_unclear_card_may_be_the_missing_one() -> None:
    watch = PackWatch()
    assert feed(watch, [*ALL[:-1], None]) == []
    assert watch.missing(60.0) == ()


def test_a_rank_without_its_suit_is_not_missing() -> None:
    watch = PackWatch()
    feed(watch, [*ALL[:-1], ("K", None)])
    assert watch.missing(60.0) == ()


def test_the_last_word_on_an_index_counts() -> None:
    watch = PackWatch()
    watch.take(exposed(0, "A", "S"))
    watch.take(unclear(0))
    assert watch.take(exposed(1, "A", "S")) == ()


def test_half_a_deal_misses_nothing() -> None:
    watch = PackWatch()
    feed(watch, list(ALL[:20]))
    assert not watch.complete
    assert watch.missing(60.0) == ()


def test_two_packs_hold_every_card_twice() -> None:
    watch = PackWatch(standard_pack(2))
    assert feed(watch, [*ALL, *ALL]) == []
    assert watch.missing(60.0) == ()
    with pytest.raises(ValueError, match="at least 1"):
        standard_pack(0)
