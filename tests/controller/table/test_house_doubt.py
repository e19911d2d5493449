"""The table as a fold, with cards in doubt: what is asked, what is settled at once, and what the pack says of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from controller.table.state import (
    live,
    stopped,
)
from tests.controller.house import PACK, Seated, Table, reason
from tests.english import english


def test_an_unclear_card_holds_play_and_the_answer_goes_on(table: Table) -> None:
    table.sees(0, None, candidates={"7": 0.6, "T": 0.4})
    held = stopped(table.state)
    assert held is not None
    assert held.by == "question"
    assert reason(lambda: table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1)) == "held"
    question = table.state.question
    assert question is not None
    assert question.candidates == {"7": 0.6, "T": 0.4}
    table.dealer("answer", question=question.id, card="7C")
    assert table.cards == ["7C"]
    assert stopped(table.state) is None


def test_bets_that_every_plausible_card_settles_alike_are_settled_at_once(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="nine", type="flat", ranks=["9"], stake=100)
    table.ann("bet", bet="jack", type="flat", ranks=["J"], stake=10)
    table.moves()
    table.sees(1, None, candidates={"J": 0.7, "Q": 0.299, "9": 0.0001}, suit_candidates={"H": 1.0})
    table.sees(2, "9D")
    assert table.purse == 1000 - 110 + 200
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("unclear", 1)
    table.dealer("answer", question=question.id, card="JH")
    assert table.cards == ["7C", "JH", "9D"]
    assert (table.purse, table.money) == (1000 - 110 + 200, 11_000)
    assert live(table.state).phase == "bets_open"


def test_a_card_that_may_be_anything_settles_nothing(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="nine", type="flat", ranks=["9"], stake=100)
    table.sees(1, None, candidates={"J": 0.5, "Q": 0.3, "none": 0.2}, suit_candidates={"H": 1.0})
    table.sees(2, "9D")
    assert table.purse == 900
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="JH")
    assert table.purse == 1100


def test_both_cards_of_a_turn_in_doubt_are_asked_for_one_after_the_other(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None, candidates={"J": 0.7, "Q": 0.3}, suit_candidates={"H": 1.0})
    first = table.state.question
    assert first is not None
    table.sees(2, None, candidates={"2": 0.7, "3": 0.3}, suit_candidates={"H": 1.0})
    table.dealer("answer", question=first.id, card="QH")
    second = table.state.question
    assert second is not None
    assert second.index == 2
    table.dealer("answer", question=second.id, card="2H")
    assert table.cards == ["7C", "QH", "2H"]


def test_cards_read_while_a_question_is_open_wait_in_order(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, None)
    table.sees(3, "2H")
    table.sees(2, "9H")
    assert table.cards == ["7C"]
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="4H")
    assert table.cards == ["7C", "4H", "9H", "2H"]


def test_a_card_that_was_never_seen_is_asked_for(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(2, "9H")
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("missed", 1)
    table.dealer("answer", question=question.id, card="4H")
    assert table.cards == ["7C", "4H", "9H"]


def test_a_second_look_that_disagrees_is_asked_about_and_never_changes_a_card_by_itself(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "4H")
    table.sees(0, "7C")
    assert table.state.question is None
    table.sees(0, None)
    question = table.state.question
    assert question is not None
    assert question.kind == "disagree"
    assert table.cards == ["7C", "4H"]
    table.dealer("answer", question=question.id, card="TC")
    assert table.cards == ["TC", "4H"]


def test_a_fifth_card_of_a_kind_is_asked_about(table: Table) -> None:
    table.sees(0, "7C")
    table.sees(1, "7C")
    question = table.state.question
    assert question is not None
    assert question.kind == "duplicate"
    assert reason(lambda: table.dealer("answer", question=question.id, card="7C")) == "duplicate_card"
    table.dealer("correct", index=0, card="7S")
    table.dealer("answer", question=question.id, card="7C")
    assert table.cards == ["7S", "7C"]


def test_the_pack_never_decides_what_an_unclear_card_was(table: Table) -> None:
    """The 8 of spades is out; a card that looks like it is asked about, though the pack leaves the 8 of clubs only."""
    table.sees(0, "8S")
    table.ann("bet", bet="eight", type="flat", ranks=["8"], stake=100)
    table.moves()
    table.sees(1, None, candidates={"8": 1.0}, suit_candidates={"S": 0.9, "C": 0.1})
    assert table.cards == ["8S"]
    assert table.purse == 900
    question = table.state.question
    assert question is not None
    assert english(question.text) == (
        "Card 2 cannot be read; it looks like a card that is already out: 8♠ (card 1). Which card is it?"
    )
    table.dealer("answer", question=question.id, card="8C")
    assert table.cards == ["8S", "8C"]


def test_the_dealer_sees_what_the_pack_says_of_a_card_in_doubt(table: Table) -> None:
    for index, card in enumerate(["8S", "8H", "8D"]):
        table.sees(index, card)
    table.moves()
    table.sees(3, None, candidates={"8": 0.5, "6": 0.5})
    question = table.state.question
    assert question is not None
    assert question.candidates == {"8": 0.5, "6": 0.5}
    assert question.with_pack == {"8C": 0.2, "6S": 0.2, "6H": 0.2, "6D": 0.2, "6C": 0.2}


def test_a_rank_that_the_pack_rules_out_is_asked_about_before_anything_is_settled(table: Table) -> None:
    for index, card in enumerate(["8S", "2C", "3C"]):
        table.sees(index, card)
    table.ann("bet", bet="eight", type="flat", ranks=["6"], stake=100)
    table.moves()
    table.sees(3, None, candidates={"8": 0.9, "6": 0.05, "9": 0.05}, suit_candidates={"S": 1.0})
    table.sees(4, "KD")
    assert table.cards == ["8S", "2C", "3C"]
    question = table.state.question
    assert question is not None
    assert "already out: 8♠ (card 1)" in english(question.text)
    table.dealer("answer", question=question.id, card="6S")
    assert table.cards == ["8S", "2C", "3C", "6S", "KD"]


def test_of_two_equal_readings_the_likelier_one_is_named(table: Table) -> None:
    sure = {"candidates": {"K": 0.9999, "Q": 0.0001}, "suit_candidates": {"S": 1.0}}
    less = {"candidates": {"K": 0.97, "Q": 0.03}, "suit_candidates": {"S": 1.0}}
    table.sees(0, "KS", **less)
    table.moves()
    table.sees(1, "KS", **sure)
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("duplicate", 1)
    assert "K♠ was already card 1 (by the pictures this reading is likelier right)" in english(question.text)
    assert table.cards == ["KS"]


def test_a_whole_deal_says_that_the_pack_is_proven_and_by_whom(table: Table) -> None:
    for index, card in enumerate(PACK):
        table.sees(index, None if index == 17 else card)
        question = table.state.question
        if question is not None:
            table.dealer("answer", question=question.id, card=card)
    assert live(table.state).phase == "over"
    assert english(table.state.log[-1][1]) == "the pack is proven: 52 cards, each once; a person named card 18"


FEW = [card for card in PACK if card[0] in "A23"]
shares = st.sampled_from([0.0, 0.0004, 0.3, 0.5, 0.995, 1.0])


@given(
    before=st.lists(st.sampled_from(FEW), min_size=1, max_size=7, unique=True).filter(lambda cards: len(cards) % 2),
    ranks=st.dictionaries(st.sampled_from("A23"), shares, max_size=3),
    suits=st.dictionaries(st.sampled_from("SHDC"), shares, max_size=3),
)
def test_a_card_that_is_not_sure_is_always_asked_about(
    before: list[str], ranks: dict[str, float], suits: dict[str, float]
) -> None:
    """Whatever is out and whatever the reading leaves possible: nothing is shown before the dealer has spoken."""
    table = Seated()
    for index, card in enumerate(before):
        table.sees(index, card)
    table.moves()
    table.sees(len(before), None, candidates=ranks, suit_candidates=suits)
    assert table.cards == before
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("unclear", len(before))
    named = next(card for card in PACK if card not in before)
    table.dealer("answer", question=question.id, card=named)
    assert table.cards == [*before, named]
    assert table.money == 11_000
