"""The pack as proof: one card too many is named at once, what never came at the end; nothing is ever explained away."""

from collections import Counter

import pytest

from vision.observations import Duplicate, Empty, Exposed, Missing, Unclear
from vision.pack.joint import Card
from vision.pack.pack import PackTally, spanish_pack, standard_pack

ALL = [(rank, suit) for suit in "SHDC" for rank in "A23456789TJQK"]


def exposed(index: int, rank: str, suit: str | None) -> Exposed:
    return Exposed(index, rank, suit, 0.999, {rank: 0.999}, {suit: 0.999} if suit else {}, float(index))


def unclear(index: int) -> Unclear:
    return Unclear(index, {}, {}, float(index))


def feed(watch: PackTally, cards: list[tuple[str, str | None] | None]) -> list[Duplicate]:
    out: list[Duplicate] = []
    for index, card in enumerate(cards):
        out += watch.take(unclear(index) if card is None else exposed(index, *card))
    return out


def test_a_whole_pack_is_in_order() -> None:
    watch = PackTally()
    assert feed(watch, list(ALL)) == []
    assert watch.complete
    assert watch.missing(60.0) == ()


def test_the_same_card_twice_is_named_and_the_other_missing() -> None:
    cards = [*ALL[:-1], ("A", "S")]
    watch = PackTally()
    assert feed(watch, list(cards)) == [Duplicate("A", "S", 51, 51.0)]
    assert watch.missing(60.0) == (Missing("K", "C", 60.0),)


def test_a_fifth_king_is_named_even_without_its_suit() -> None:
    watch = PackTally()
    cards: list[tuple[str, str | None] | None] = [("K", s) for s in "SHDC"]
    assert feed(watch, [*cards, ("K", None)]) == [Duplicate("K", None, 4, 4.0)]


def test_an_unclear_card_may_be_the_missing_one() -> None:
    watch = PackTally()
    assert feed(watch, [*ALL[:-1], None]) == []
    assert watch.missing(60.0) == ()


def test_a_rank_without_its_suit_is_not_missing() -> None:
    watch = PackTally()
    feed(watch, [*ALL[:-1], ("K", None)])
    assert watch.missing(60.0) == ()


def test_the_last_word_on_an_index_counts() -> None:
    watch = PackTally()
    watch.take(exposed(0, "A", "S"))
    watch.take(unclear(0))
    assert watch.take(exposed(1, "A", "S")) == ()


def test_half_a_deal_misses_nothing() -> None:
    watch = PackTally()
    feed(watch, list(ALL[:20]))
    assert not watch.complete
    assert watch.missing(60.0) == ()


def test_two_packs_hold_every_card_twice() -> None:
    watch = PackTally(standard_pack(2))
    assert feed(watch, [*ALL, *ALL]) == []
    assert watch.missing(60.0) == ()
    with pytest.raises(ValueError, match="at least 1"):
        standard_pack(0)


def test_a_whole_deal_proves_itself() -> None:
    watch = PackTally()
    feed(watch, list(ALL[:-1]))
    assert not watch.proven
    watch.take(exposed(51, *ALL[-1]))
    assert watch.proven
    assert watch.doubtful() == {}
    assert watch.doubts(60.0) == ()


def test_the_last_card_is_for_the_dealer_to_name_even_when_only_one_is_left() -> None:
    watch = PackTally()
    feed(watch, [*ALL[:-1], None])
    assert not watch.proven
    assert watch.joint().exact
    assert watch.doubtful() == {51: {("K", "C"): pytest.approx(1.0)}}
    assert watch.doubts(60.0) == ()  # it is unclear already


def test_a_rank_read_once_too_often_makes_its_places_doubtful() -> None:
    watch = PackTally()
    last = ("Q", "C")  # the king of clubs, misread; the queen of clubs came before
    feed(watch, [*ALL[:-1], last])
    queens = {index for index, card in enumerate(ALL) if card == last} | {51}
    assert queens <= set(watch.doubtful())
    told = watch.doubts(60.0)
    assert queens <= {doubt.index for doubt in told}
    assert all(doubt.candidates["K"] > 0.1 for doubt in told if doubt.index in queens)


def test_two_sharp_readings_of_one_card_stand_against_the_pack() -> None:
    """A card was swapped for another one's double: that is likelier than two misreadings."""
    watch = PackTally()
    feed(watch, list(ALL))
    told = watch.take(Exposed(51, "A", "S", 1.0, {"A": 1.0}, {"S": 1.0}, 51.0))
    watch.take(Exposed(0, "A", "S", 1.0, {"A": 1.0}, {"S": 1.0}, 51.0))
    assert told == (Duplicate("A", "S", 51, 51.0),)
    assert watch.missing(60.0) == (Missing("K", "C", 60.0),)
    assert watch.doubts(60.0) == ()
    assert {0, 51} <= set(watch.doubtful())  # for the dealer to look at
    watch.take(exposed(51, "A", "S"))
    assert [doubt.index for doubt in watch.doubts(60.0)] == [51]  # the one that is less sure


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        pytest.param(51, (Missing("K", "C", 60.0),), id="one short"),
        pytest.param(50, (Missing("Q", "C", 60.0), Missing("K", "C", 60.0)), id="two short"),
        pytest.param(14, (), id="dealt in part"),
    ],
)
def test_a_box_that_is_empty_early_names_the_few_cards_that_never_came(cards: int, named: tuple[Missing, ...]) -> None:
    watch = PackTally()
    feed(watch, list(ALL[:cards]))
    watch.take(Empty(59.0, cards))
    assert watch.missing(60.0) == named
    watch.take(unclear(3))
    assert (watch.seen, watch.unclear, watch.size) == (cards, 1, 52)
    assert watch.missing(60.0) == ()


@pytest.mark.parametrize(
    ("dealt", "named"),
    [
        pytest.param([*ALL[:-1]], (Missing("K", "C", 60.0, may_lie_below=True),), id="one short"),
        pytest.param([*ALL[:-2]], (), id="two short: the deal may have been broken off"),
        pytest.param([*ALL[1:-1], None], (), id="one short, one not read"),
    ],
)
def test_a_deal_that_ends_with_its_last_card_in_the_box_names_the_one_that_never_came(
    dealt: list[tuple[str, str | None] | None], named: tuple[Missing, ...]
) -> None:
    watch = PackTally()
    feed(watch, dealt)
    assert watch.missing(60.0) == named


def test_half_a_deal_is_not_judged() -> None:
    watch = PackTally()
    feed(watch, [("K", "S"), ("K", "S")])
    assert watch.doubtful() == {}


@pytest.mark.parametrize(
    ("pack", "size"),
    [
        (standard_pack(without_suit="C"), 39),
        (spanish_pack(), 40),
        (spanish_pack(eights_and_nines=True), 48),
        (standard_pack(2), 104),
    ],
)
def test_other_packs_prove_themselves_too(pack: Counter[Card], size: int) -> None:
    cards = [card for card, times in pack.items() for _ in range(times)]
    assert len(cards) == size
    watch = PackTally(pack)
    assert feed(watch, list(cards)) == []
    assert watch.proven
    assert watch.missing(1.0) == ()
    short = PackTally(pack)
    feed(short, [*cards[:-1], cards[0]])
    assert not short.proven
    assert short.missing(1.0) == (Missing(*cards[-1], 1.0),)


def test_packs_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="'X' is no suit"):
        standard_pack(without_suit="X")
    with pytest.raises(ValueError, match="at least 1"):
        spanish_pack(0)


def test_both_places_of_a_contradiction_are_doubtful_however_sure_one_is() -> None:
    last = ("A", "C")
    watch = PackTally()
    feed(watch, [*(card for card in ALL if card != last), last])
    watch.take(Exposed(0, "A", "S", 0.99999, {"A": 0.99999}, {"S": 0.99999}, 0.0))
    watch.take(Exposed(51, "A", "S", 1.0, {"A": 1.0}, {"S": 0.92, "C": 0.08}, 51.0))
    assert watch.joint().cards[0][("A", "S")] > 0.99
    assert {0, 51} <= set(watch.doubtful())


def test_a_card_that_the_others_make_unlikely_is_doubtful_though_nothing_contradicts_it() -> None:
    """Two cards may be either of two, and the one that is certain is not the likelier one."""
    watch = PackTally()
    feed(watch, list(ALL[:-2]))
    either = {"Q": 0.6, "K": 0.4}
    for index in (50, 51):
        watch.take(Exposed(index, "Q", "C", 0.6, either, {"C": 1.0}, float(index)))
    assert not watch.joint().contradictions
    assert set(watch.doubtful()) == {50, 51}
    for shares in watch.doubtful().values():
        assert shares == {("Q", "C"): pytest.approx(0.5, abs=0.01), ("K", "C"): pytest.approx(0.5, abs=0.01)}
