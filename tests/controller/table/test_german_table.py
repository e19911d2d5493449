"""German faro at the table: the dealer's rulings."""

from __future__ import annotations

from controller.games.german_faro import Deal
from controller.table.state import live, playing, stopped
from tests.controller.house import Table


class German(Table):
    """Three players, and a bank of ten marks."""

    def __init__(self) -> None:
        super().__init__("german_faro", bank=10)
        self.sit("ann", "bob", "cay", amount=20)
        self.dealer("start_deal")


def test_a_correction_that_ends_the_deal_takes_its_open_question_back() -> None:
    """The bank is broken by the right card: nobody has to name the card after it, and the next deal may begin."""
    table = German()
    table.ann("stake", card="AS", marks=10)
    table.sees(0, "2H")
    table.sees(1, "3H")
    table.sees(2, None, candidates={"8": 0.6, "9": 0.4})
    assert table.state.question is not None
    table.dealer("correct", index=0, card="AS")
    deal = live(table.state)
    assert isinstance(deal, Deal)
    assert (deal.broken, deal.bank, deal.purses["ann"]) == (True, 0, 30)
    assert not playing(table.state)
    assert table.state.question is None
    assert not table.state.waiting
    assert stopped(table.state) is None
    table.dealer("bank", amount=50)
    table.dealer("start_deal", pack="new")
    assert playing(table.state)


def test_the_question_stays_where_the_corrected_deal_goes_on() -> None:
    table = German()
    table.sees(0, "2H")
    table.sees(1, "3H")
    table.sees(2, None, candidates={"8": 0.6, "9": 0.4})
    asked = table.state.question
    table.dealer("correct", index=0, card="AS")
    assert asked is not None
    assert table.state.question == asked
