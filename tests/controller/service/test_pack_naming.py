"""Names for the cards of a pack that was dealt: where they come from, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from controller.config import VisionConfig
from controller.games.message import Message
from controller.service.named_cards import (
    GAME_CARDS,
    Naming,
    OrderUnfit,
    in_game,
    named_at_first,
    parse_order,
    review,
    with_order,
)
from tests.english import english
from vision.pack.labels import LabelError

NAMES = VisionConfig().names()


def by_hand(*texts: str) -> list[Naming]:
    return [Naming(text, by_hand=True) for text in texts]


def told(messages: Sequence[Message | None]) -> list[str]:
    return [english(message) for message in messages]


def mistakes(*texts: str) -> list[str]:
    return told(review(by_hand(*texts), NAMES).mistakes)


def test_what_the_reader_is_sure_of_stands_there_and_the_rest_is_wanted() -> None:
    found = review([named_at_first("KH"), named_at_first(None)], NAMES)
    assert (found.labels, told(found.mistakes)) == (("KH", None), ["", "no name yet"])
    assert not found.good


def test_a_whole_pack_lacks_nothing_and_a_short_one_says_what() -> None:
    whole = review(by_hand(*GAME_CARDS), NAMES)
    assert (whole.good, whole.missing) == (True, ())
    assert review(by_hand(*GAME_CARDS[1:-1]), NAMES).missing == ("AS", "KC")


def test_one_card_twice_is_named_at_both_also_under_two_names() -> None:
    assert mistakes("KH", "BD", "KH", "JD") == [
        "the same as card 3, KH",
        "the same as card 4, JD",
        "KH is card 1 already",
        "JD is card 2 already",
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [("XY", "XY is the name of no card"), ("", "no name yet"), ("-", ""), ("JOKER", ""), ("BACK", "")],
)
def test_one_name(text: str, says: str) -> None:
    assert mistakes(text, "KH") == [says, ""]


def test_pictures_left_out_are_no_cards_and_nothing_but_them_is_no_pack() -> None:
    found = review(by_hand("-", "KH"), NAMES)
    assert (found.labels, found.good) == ((None, "KH"), True)
    assert not review(by_hand("-"), NAMES).good


def test_the_rarer_of_two_kinds_of_pack_is_named() -> None:
    assert mistakes("KH", "1O", "QS") == ["", "1O is of another kind of pack than most here (suits S H D C)", ""]
    assert mistakes("1O", "SE", "QH") == ["", "", "QH is of another kind of pack than most here (suits O C E B)"]


def test_the_configuration_says_what_the_packs_own_letters_stand_for() -> None:
    assert in_game(["DH", "BS", "1D", "KC", "JOKER"], NAMES) == ["QH", "JS", "AD", "KC", None]
    assert in_game(["1O", "SC", "CE", "RB"], NAMES) == ["AD", "JH", "QS", "KC"]
    assert mistakes("SC", "1O") == ["", ""]
    nothing = review(by_hand("VH"), ({}, {}))
    assert told(nothing.mistakes) == ["nothing says what VH stands for in the game (vision.ranks)"]


def test_an_order_gives_names_where_none_was_read_and_is_held_against_the_others() -> None:
    first = [named_at_first(read) for read in ("KH", None, "9D", "QS")]
    namings = with_order(first, parse_order("KH 10H, 9S\nDS"), NAMES)
    assert [naming.text for naming in namings] == ["KH", "TH", "9D", "DS"]
    found = review(namings, NAMES)
    assert told(found.mistakes) == ["", "", "read as 9D, the order says 9S: which is it?", ""]
    settled = [*namings[:2], Naming("9D", "9D", "9S", by_hand=True), namings[3]]
    assert review(settled, NAMES).good


def test_a_name_by_hand_against_what_was_surely_read_is_asked_about_and_stands() -> None:
    read = [Naming("DH", "QH", by_hand=True), Naming("6S", "9S", by_hand=True), Naming("-", "9S", by_hand=True)]
    found = review(read, NAMES)
    assert told(found.doubts) == ["", "it looks like 9S: right?", ""]
    assert (found.good, found.labels[1]) == (True, "6S")


def test_an_order_passes_over_what_was_left_out_and_what_was_written_by_hand() -> None:
    namings = with_order([*by_hand("-", "2C"), Naming()], ["3C", "4C"], NAMES)
    assert [naming.text for naming in namings] == ["-", "2C", "4C"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("KH", "2 cards are shown here, but the order names 1: the order was not used"),
        ("KH XX", '"XX" is no card: expected'),
        (" , ", "the order names no card: expected KH 10H 2C ..., the first card dealt first"),
    ],
)
def test_an_order_that_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises((OrderUnfit, LabelError)) as refused:
        with_order([Naming(), Naming()], parse_order(text), NAMES)
    error = refused.value
    assert isinstance(error, OrderUnfit | LabelError)
    assert english(error.message).startswith(says)
    assert issubclass(LabelError, ValueError)


def test_a_spanish_order_is_read_as_one_pack() -> None:
    assert parse_order("10C 1O 12E") == ["SC", "1O", "RE"]


def test_jokers_alone_are_no_pack() -> None:
    assert not review(by_hand("JOKER", "-"), NAMES).good
    assert review(by_hand("JOKER", "KH"), NAMES).good
