"""Punto banco at the table as a fold: the burn that nobody sees, coups, the cut card, and what a shoe can do wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from controller.demo.report import report
from controller.games.audience import DEALER_VIEW, PUBLIC
from controller.games.cards import Card
from controller.games.message import say
from controller.runtime.journal import Journal
from controller.table import reports
from controller.table.events import Sighting, encode
from controller.table.outputs import beads
from controller.table.state import playing, stopped
from tests.controller.house import reason
from tests.controller.shoe_table import ShoeTable
from tests.english import as_shown

BURN = "3S 9D JC 5H"
"""A three, and three cards face down."""
NATURAL = "9S 2H KS 3D"
DRAWN = "2S 4H KD QC AS"
"""The player draws an ace, the banker stands on 4."""


class Table(ShoeTable):
    def __init__(self, shoe: str, **rules: Any) -> None:
        super().__init__(shoe, game="punto_banco", players=("ann", "bob"), bank=10_000, **rules)

    def bet(self, player: str, id_: str, type_: str, stake: int = 100) -> None:
        self.seat(player, "bet", bet=id_, type=type_, stake=stake)


def expected(table: Table) -> Any:
    return table.view()["expects"]


def test_a_shoe_from_its_burn_to_the_cut_card() -> None:
    table = Table(f"{BURN} {NATURAL} {DRAWN} {NATURAL}")
    assert table.view()["table"]["markers"] == ["cut"]
    assert expected(table) == {"place": "burn", "face": "up"}
    assert reason(lambda: table.bet("ann", "a", "player")) == "closed"
    table.leaves()
    assert expected(table) == {"place": "burnt", "face": "down"}
    table.leaves(3)
    assert (table.deal.phase, expected(table)) == ("bets_open", None)
    assert table.view()["awaiting"][0]["limit_s"] == 25
    table.bet("ann", "a", "player")
    table.bet("bob", "b", "banker")
    table.dealer("close_bets")
    assert expected(table) == {"place": "player_1", "face": "up"}
    table.leaves(4)
    assert table.view()["money"]["purses"] == {"ann": 1100, "bob": 900}
    assert table.view()["deal"]["hands"]["player"] == ["9S", "KS"]
    assert "mark" in table.view(DEALER_VIEW)["dealer"]["may"]
    table.dealer("mark", marker="cut")
    table.dealer("undo", ruling=table.view(DEALER_VIEW)["can_undo"])
    assert table.view()["deal"]["last_coup"] is False, "pressed by mistake"
    table.dealer("mark", marker="cut")
    assert table.view()["deal"]["last_coup"] is True
    assert "mark" not in table.view(DEALER_VIEW)["dealer"]["may"]
    table.bet("ann", "c", "tie", 10)
    table.deals()
    assert expected(table) == {"place": "player_3", "face": "up"}
    table.leaves()
    assert not playing(table.state)
    assert table.deal.phase == "over"
    assert "player draws A♠" in table.log
    assert "coup 2: banker wins, 4 against 3" in table.log
    assert "the shoe is over" in table.log
    told = [line for line in table.log if "of 416" in line]
    assert ["10 of 416" in line for line in told] == [True], "the cards burnt face down were seen by nobody"


def test_nobody_learns_a_card_that_is_burnt_face_down() -> None:
    tables = [Table(f"3S {hidden} {NATURAL}") for hidden in ("9D JC 5H", "4C 4D 6S")]
    for count in (1, 1, 1, 1):
        for table in tables:
            table.leaves(count)
        assert tables[0].told() == tables[1].told()
        assert beads(tables[0].state) == beads(tables[1].state)
    for table in tables:
        table.bet("ann", "a", "player")
        table.deals()
    assert tables[0].told() == tables[1].told()
    for card in map(Card.parse, ("9D", "JC", "5H")):
        told = "".join([*tables[0].told(), *tables[0].log])
        assert card.label not in told
        assert card.sign not in told


def test_a_shoe_that_is_void_before_all_are_burnt_shows_none_of_them() -> None:
    table = Table("3S 9D JC")
    table.leaves(3)
    table.dealer("void_deal", text="the shoe fell")
    assert not playing(table.state)
    assert table.view()["deal"]["hands"]["player"] == []
    assert not any(card in told for card in ("9D", "JC") for told in table.told())


def test_a_burn_card_is_not_put_right_once_a_coup_began_by_it() -> None:
    """With another one more cards would have been burnt: those that were are in no hand."""
    table = Table(f"AS 9D {NATURAL}")
    table.leaves(2)
    table.bet("ann", "a", "player")
    table.dealer("close_bets")
    before = table.told()
    assert reason(lambda: table.dealer("correct", index=0, card="3S")) == "changes_later"
    assert table.told() == before
    table.leaves(4)
    assert table.deal.purses["ann"] == 1100


def test_the_cards_in_the_shoe_change_nothing_before_they_come() -> None:
    tables = [Table(f"{BURN} {later}") for later in (NATURAL, DRAWN)]
    for table in tables:
        table.leaves(4)
        table.bet("bob", "b", "banker")
        table.dealer("close_bets")
    assert tables[0].told() == tables[1].told()


def test_a_burnt_card_that_could_not_be_read_is_no_incident() -> None:
    table = Table(f"{BURN} {NATURAL}")
    table.leaves()
    table.leaves(unread=True)
    assert table.state.question is None
    assert stopped(table.state) is None
    table.leaves(2)
    table.bet("ann", "a", "player")
    table.deals()
    assert table.deal.purses["ann"] == 1100
    table.dealer("correct", index=5, card="6H")
    assert table.deal.purses["ann"] == 900


def test_without_a_camera_the_dealer_says_that_the_burnt_cards_are_out() -> None:
    table = Table(f"{BURN} {NATURAL}")
    table.leaves()
    assert "pass_by" not in table.view(DEALER_VIEW)["dealer"]["may"], "the camera counts them"
    assert reason(lambda: table.dealer("pass_by")) == "camera_counts"
    table.do(lambda s: reports.faulted(s, "camera", say("vision-hangs", seconds=1)))
    table.dealer("resume", without=as_shown(table.state.faults))
    assert reason(lambda: table.dealer("key_card", card="9D")) == "face_down"
    assert "pass_by" in table.view(DEALER_VIEW)["dealer"]["may"]
    table.dealer("pass_by")
    assert table.deal.phase == "bets_open"
    assert len(table.deal.cards) == 4
    assert any("3 cards went by face down, from card 2 on" in line for line in table.log)
    assert reason(lambda: table.dealer("pass_by")) == "no_card"
    table.dealer("undo")
    assert len(table.deal.cards) == 1


def test_cards_lost_before_one_that_was_not_due_are_not_asked_for() -> None:
    """Nobody could answer: no card is due."""
    table = Table(f"{BURN} KC QC {NATURAL}")
    table.leaves(4)
    table.bet("ann", "a", "player")
    table.out += 1
    table.do(lambda s: reports.sighted(s, Sighting(5, "Q", "C", 0.999, {"Q": 0.999}, {"C": 1.0}, "")))
    assert table.state.question is None
    assert stopped(table.state) is not None
    assert reason(lambda: table.dealer("resume")) == "not_due", "it would be held again at once"
    assert "resume" not in table.view(DEALER_VIEW)["dealer"]["may"]
    table.out += 1
    table.dealer("lay_away")
    table.dealer("resume")
    table.deals()
    assert table.deal.purses["ann"] == 1100


def test_a_card_that_leaves_while_bets_are_open_is_laid_away_or_the_next_one() -> None:
    table = Table(f"{BURN} KC {NATURAL}")
    table.leaves(4)
    table.bet("ann", "a", "player")
    table.leaves()
    assert stopped(table.state) is not None
    assert "KC" not in table.seen_by(PUBLIC)
    table.dealer("lay_away")
    table.dealer("resume")
    assert stopped(table.state) is None
    table.deals()
    assert table.deal.purses["ann"] == 1100


def test_a_void_coup_goes_on_with_the_next_one() -> None:
    table = Table(f"{BURN} 9S 2H {NATURAL}")
    table.leaves(4)
    table.bet("ann", "a", "player")
    table.deals(2)
    table.dealer("void_deal", text="a card fell")
    assert playing(table.state)
    assert table.deal.purses["ann"] == 1000
    table.bet("ann", "c", "player")
    table.deals()
    assert table.deal.purses["ann"] == 1100
    table.dealer("void_deal", text="that is enough")
    assert not playing(table.state)


def test_a_card_is_put_right_where_the_others_stay() -> None:
    table = Table(f"{BURN} {NATURAL} {DRAWN}")
    table.leaves(4)
    table.bet("ann", "a", "player")
    table.deals()
    table.dealer("correct", index=5, card="6H")
    assert table.deal.purses["ann"] == 900, "a tie: the stake lies on"
    assert table.view()["deal"]["adjustments"][0]["purses"] == {"ann": -200}
    table.deals(5)
    assert reason(lambda: table.dealer("correct", index=8, card="8C")) == "changes_later"
    assert reason(lambda: table.dealer("correct", index=1, card="8C")) == "face_down"


def test_after_a_restart_in_a_coup_it_goes_on() -> None:
    table = Table(f"{BURN} {DRAWN}")
    table.leaves(4)
    table.bet("ann", "a", "banker")
    table.deals(3)
    table.restarts()
    table.dealer("drawn", count=0)
    assert stopped(table.state) is None
    table.leaves(2)
    assert table.deal.purses["ann"] == 1095


def test_an_irregularity_gives_the_stakes_back() -> None:
    table = Table(f"{BURN} {NATURAL}")
    table.leaves(4)
    table.bet("ann", "a", "player")
    table.deals(1)
    table.dealer("irregularity", kind="exposed_early")
    assert table.deal.purses["ann"] == 1000
    assert (table.deal.phase, table.deal.number) == ("bets_open", 2)


def test_beads_rest_unless_the_table_counts_in_quarters() -> None:
    shoe = f"{BURN} " + " ".join(["KS KH KD KC KS KH KD KC"] * 2)
    resting, counting = Table(shoe), Table(shoe, beads="quarters")
    for table in (resting, counting):
        table.leaves(4)
        table.deals(6)
        table.deals(6)
    assert sum(beads(resting.state)) == 0
    assert sum(beads(counting.state)) == 1


def test_a_card_burnt_unread_is_no_disagreement_of_the_demo(tmp_path: Path) -> None:
    """What the journal holds of it is any card that is left."""
    table = Table(f"{BURN} {NATURAL}")
    table.leaves(2)
    table.leaves(2, unread=True)
    table.deals()
    journal = Journal(tmp_path / "table.db")
    journal.append([encode(event) for event in table.events], at="2026-01-01T00:00:00")
    found = report(journal, table.state, beads(table.state), deck=lambda number: table.shoe, deals=1)
    assert (found.right, found.wrong, found.wrong_at_the_end, found.good) == (6, [], [], True)
    wrong = report(journal, table.state, beads(table.state), deck=lambda number: [*table.shoe[:-1], "2C"], deals=1)
    assert len(wrong.wrong_at_the_end) == 1
    journal.close()


def test_cards_read_while_the_count_was_in_doubt_move_to_their_places() -> None:
    """None stays in the place in which it was read: the card that left unseen is asked for there."""
    table = Table("9S 2H KS 3D", burn=False)
    table.bet("ann", "a", "player")
    table.deals(1)
    table.do(reports.boot)
    table.out += 1  # 2H
    table.leaves(2)
    assert [(waits.index, waits.card) for waits in table.state.waiting] == [(1, "KS"), (2, "3D")]
    table.dealer("drawn", count=1)
    assert [(waits.index, waits.card) for waits in table.state.waiting] == [(2, "KS"), (3, "3D")]
    question = table.state.question
    assert question is not None
    assert (question.kind, question.index) == ("missed", 1)
    table.dealer("answer", question=question.id, card="2H")
    assert [str(card) for card in table.deal.cards] == ["9S", "2H", "KS", "3D"]
    assert table.view()["money"]["purses"]["ann"] == 1100
