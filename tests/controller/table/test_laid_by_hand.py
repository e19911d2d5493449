"""Punto banco dealt by hand on the printed sheet, as a fold: each card is laid in the frame, read, taken to its hand;
burned cards are laid aside, and the dealer says when they are (docs/rules.md 3.1.16)."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.message import plain
from controller.table import reports
from controller.table.events import Sighting
from controller.table.sight.sheet import LAID_NOT_DUE
from controller.table.state import next_index, playing, said_at_start, stopped
from tests.controller.house import reason, replayed
from tests.controller.shoe_table import ShoeTable

NATURAL = "9S 2H KS 3D"
DRAWN = "2S 4H KD QC AS"
"""The player draws an ace, the banker stands on 4."""


class ByHand(ShoeTable):
    """`laid`: the cards in the order in which they are laid on the sheet, those aside left out."""

    def __init__(self, laid: str, /, *, start: bool = True, **rules: Any) -> None:
        super().__init__(laid, game="punto_banco", players=("ann", "bob"), bank=10_000, start=False, **rules)
        self.boots()
        if start:
            self.dealer("start_deal", **said_at_start(self.state))

    def boots(self) -> None:
        self.do(lambda s: reports.boot(s, box=False, sheet=True))

    def bet(self, player: str, id_: str, type_: str, stake: int = 100) -> None:
        self.seat(player, "bet", bet=id_, type=type_, stake=stake)

    def burns(self) -> None:
        """The first card, and the others aside."""
        self.leaves()
        self.dealer("pass_by")

    @property
    def may(self) -> list[str]:
        found: list[str] = self.view(DEALER_VIEW)["dealer"]["may"]
        return found

    @property
    def held(self) -> str:
        return str(self.view()["hold"]["text"])


def test_a_shoe_by_hand_from_its_burn_to_the_cut_card() -> None:
    table = ByHand(f"3S {NATURAL} {DRAWN}")
    assert table.view()["table"]["on_sheet"]
    assert table.view()["expects"] == {"place": "burn", "face": "up"}
    assert "pass_by" not in table.may, "nothing is burned before its card is seen"
    table.leaves()
    assert table.view()["expects"] == {"place": "burnt", "face": "down"}
    assert table.may.count("pass_by") == 1
    assert stopped(table.state) is None
    table.dealer("pass_by")
    assert "3 cards went by face down, from card 2 on" in " ".join(table.log)
    assert (table.deal.phase, next_index(table.state)) == ("bets_open", 4)
    table.bet("ann", "a", "player")
    table.bet("bob", "b", "banker")
    table.deals(4)
    assert table.view()["money"]["purses"] == {"ann": 1100, "bob": 900}
    table.dealer("mark", marker="cut")
    assert table.view()["deal"]["last_coup"] is True
    table.deals(5)
    assert not playing(table.state), "the last coup ends the shoe"
    assert table.view()["deal"]["coups"][1]["result"] == "banker"
    assert replayed(table.events).deal == table.deal
    assert replayed(table.events).sight.on_sheet


@pytest.mark.parametrize("count", [1, 10])
def test_as_many_are_burned_as_the_first_card_says(count: int) -> None:
    table = ByHand({1: "AS", 10: "KS"}[count])
    table.burns()
    assert next_index(table.state) == 1 + count
    assert table.state.sight.index == 1 + count, "the camera counts on from there"


def test_the_word_may_be_taken_back() -> None:
    table = ByHand(f"3S {NATURAL}")
    table.burns()
    table.dealer("undo", ruling=table.view(DEALER_VIEW)["can_undo"])
    assert (next_index(table.state), stopped(table.state)) == (1, None)
    table.dealer("pass_by")
    table.bet("ann", "a", "player")
    table.deals(4)
    assert table.deal.purses["ann"] == 1100


def test_a_card_that_is_laid_while_others_are_burned_is_no_burned_card() -> None:
    """The dealer forgot to say that they are out: taken for one of them, the first card of the coup would be lost."""
    table = ByHand(f"3S 9S {NATURAL}")
    table.leaves(2)
    assert next_index(table.state) == 1
    assert table.state.hold == LAID_NOT_DUE
    assert reason(lambda: table.dealer("resume")) == "not_due"
    assert "lay_away" in table.may
    assert "resume" not in table.may
    table.dealer("lay_away")
    table.dealer("resume")
    table.dealer("pass_by")
    assert (table.deal.phase, next_index(table.state)) == ("bets_open", 4)
    table.bet("ann", "a", "player")
    table.deals(4)
    assert table.deal.purses["ann"] == 1100
    assert table.view()["deal"]["hands"]["player"] == ["9S", "KS"]


def test_who_says_that_they_are_out_has_that_card_laid_away_too() -> None:
    table = ByHand(f"3S 2C {NATURAL}")
    table.leaves(2)
    table.dealer("pass_by")
    table.dealer("resume")
    assert (next_index(table.state), table.state.waiting, stopped(table.state)) == (4, (), None)
    table.deals(4)
    assert table.view()["deal"]["hands"]["player"] == ["9S", "KS"]


def test_a_card_that_is_laid_before_the_bets_are_closed_is_laid_away_and_never_dealt() -> None:
    table = ByHand(f"AS 8D {NATURAL}")
    table.burns()
    table.leaves()
    assert table.state.hold == LAID_NOT_DUE
    assert reason(lambda: table.bet("ann", "a", "player")) == "held"
    assert "close_bets" not in table.may
    assert reason(lambda: table.dealer("close_bets")) == "not_due"
    table.dealer("lay_away")
    table.dealer("resume")
    table.bet("ann", "a", "player")
    table.deals(4)
    assert table.view()["deal"]["hands"]["player"] == ["9S", "KS"]
    assert table.deal.purses["ann"] == 1100


def test_an_unclear_card_is_asked_as_everywhere() -> None:
    table = ByHand(f"AS {NATURAL}")
    table.burns()
    table.dealer("close_bets")
    table.leaves(unread=True)
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("unclear", 2)
    table.dealer("answer", question=question.id, card="9S")
    table.leaves(3)
    assert table.view()["deal"]["hands"]["player"] == ["9S", "KS"]


def test_a_card_that_is_read_after_the_dealer_named_it_is_not_dealt_again() -> None:
    """The hand has gone, and the camera reads what it could not: it is the card that was asked about."""
    table = ByHand(f"AS {NATURAL}")
    table.burns()
    table.dealer("close_bets")
    table.leaves(unread=True)
    question = table.state.question
    assert question is not None
    table.dealer("answer", question=question.id, card="9S")
    again = Sighting(2, "9", "S", 0.999, {"9": 0.999}, {"S": 1.0}, "better")
    table.do(lambda s: reports.sighted(s, again))
    assert (stopped(table.state), table.state.waiting) == (None, ())
    assert (next_index(table.state), table.deal.cards[-1].label) == (3, "9S")
    table.leaves(3)
    hands = table.view()["deal"]["hands"]
    assert (hands["player"], hands["banker"]) == (["9S", "KS"], ["2H", "3D"])


def test_a_card_that_is_read_otherwise_than_the_dealer_named_it_is_asked_about() -> None:
    table = ByHand(f"AS {NATURAL}")
    table.burns()
    table.dealer("close_bets")
    table.leaves(unread=True)
    question = table.state.question
    assert question is not None
    table.dealer("answer", question=question.id, card="8H")
    table.do(lambda s: reports.sighted(s, Sighting(2, "9", "S", 0.999, {"9": 0.999}, {"S": 1.0}, "better")))
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("disagree", 2)
    assert (next_index(table.state), table.deal.cards[-1].label) == (3, "8H"), "none is dealt meanwhile"


def test_what_was_laid_while_the_camera_was_out_and_no_card_was_due_is_said_to_be_aside() -> None:
    table = ByHand(f"AS {NATURAL}")
    table.burns()
    table.do(lambda s: reports.faulted(s, "camera", plain("unplugged")))
    table.do(lambda s: reports.cleared(s, "camera"))
    assert (table.state.question, stopped(table.state)) == (None, None)
    assert "what is on the sheet now counts as laid away" in " ".join(table.log)


def test_the_burn_card_itself_may_be_asked_about() -> None:
    table = ByHand("3S")
    table.leaves(unread=True)
    question = table.state.question
    assert question is not None
    assert "pass_by" not in table.may
    table.dealer("answer", question=question.id, card="3S")
    table.dealer("pass_by")
    assert next_index(table.state) == 4


def test_a_fault_of_the_camera_holds_and_the_dealer_says_how_many_were_laid() -> None:
    table = ByHand(f"AS {NATURAL}")
    table.burns()
    table.bet("ann", "a", "player")
    table.deals(1)
    table.do(lambda s: reports.faulted(s, "camera", plain("unplugged")))
    assert stopped(table.state) is not None
    table.do(lambda s: reports.cleared(s, "camera"))
    question = table.state.question
    assert question is not None
    assert question.kind == "restart"
    table.dealer("drawn", question=question.id, count=1)  # the banker's first card, which nobody read
    table.out += 1
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("missed", 3)
    table.dealer("answer", question=question.id, card="2H")
    table.leaves(2)
    assert table.deal.purses["ann"] == 1100


@pytest.mark.parametrize("burning", [True, False])
def test_nothing_is_asked_after_a_fault_while_no_card_was_due(burning: bool) -> None:
    table = ByHand(f"3S {NATURAL}")
    table.leaves()
    if not burning:
        table.dealer("pass_by")
    table.do(lambda s: reports.faulted(s, "camera", plain("unplugged")))
    table.do(lambda s: reports.cleared(s, "camera"))
    assert (table.state.question, stopped(table.state), table.state.sight.doubted) == (None, None, False)
    if burning:
        table.dealer("pass_by")
    table.bet("ann", "a", "player")
    table.deals(4)
    assert table.deal.purses["ann"] == 1100


def test_after_a_restart_within_a_coup_the_dealer_says_how_many_were_laid() -> None:
    table = ByHand(f"AS {NATURAL}")
    table.burns()
    table.bet("ann", "a", "player")
    table.deals(2)
    table.boots()
    question = table.state.question
    assert question is not None
    assert question.kind == "restart"
    table.dealer("drawn", question=question.id, count=0)
    table.leaves(2)
    assert table.deal.purses["ann"] == 1100


def test_a_table_at_its_shoe_again_is_no_sheet_any_more() -> None:
    table = ByHand("3S 9D JC 5H")
    table.leaves()
    table.do(lambda s: reports.boot(s))
    question = table.state.question
    assert question is not None
    table.dealer("drawn", question=question.id, count=0)
    assert not table.view()["table"]["on_sheet"]
    assert reason(lambda: table.dealer("pass_by")) == "camera_counts"
    table.leaves(3)
    assert table.deal.phase == "bets_open"


def test_what_is_laid_aside_is_told_to_nobody() -> None:
    """The engine has a card for each that was not read: it is none that anybody may think he knows."""
    table = ByHand(f"3S {NATURAL}")
    table.burns()
    for viewer in (PUBLIC, DEALER_VIEW, Viewer("seat", "ann")):
        assert table.view(viewer)["deal"]["cards"] == ["3S", None, None, None]
