"""Chemin de fer at the table as a fold: what is asked of whom, its clocks, hands face down, restart, and rulings."""

from __future__ import annotations

from typing import Any

from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.cards import Card
from controller.table.outputs import beads
from controller.table.state import Actor, awaited, playing, stopped
from tests.controller.house import reason
from tests.controller.shoe_table import ShoeTable, everybody

SEATS = ("ann", "bob", "cy")
VIEWERS = everybody(SEATS)
STANDS = "4S 7H 2D KC"
"""Punters 6, banker 7."""
NATURAL = "9S 2H KS 3D"


class Table(ShoeTable):
    def __init__(self, shoe: str, **rules: Any) -> None:
        super().__init__(shoe, game="chemin_de_fer", players=SEATS, bank=500, **rules)

    def staked(self, *stakes: tuple[str, int]) -> None:
        """Ann puts up 100, these are laid, and cards are due."""
        if self.phase == "vacant":
            self.seat("ann", "put_bank", amount=100)
        while self.phase != "bets_open":
            self.time_is_up()
        for player, amount in stakes:
            self.seat(player, "stake", amount=amount)
        while self.phase != "bets_closed":
            self.time_is_up()

    @property
    def phase(self) -> str:
        return str(self.deal.phase)


def test_an_evening_of_three_banks() -> None:
    table = Table(f"{STANDS} {NATURAL} 6S 6H KS KD {NATURAL}")
    assert [(d.player, d.verbs, d.limit_s) for d in awaited(table.state)] == [("ann", ("put_bank", "decline"), 20)]
    table.staked(("bob", 60), ("cy", 20))
    assert table.view()["expects"] == {"place": "punters_1", "face": "down"}
    table.leaves(4)
    assert [(d.player, d.default) for d in awaited(table.state)] == [("bob", "custom")]
    assert table.view(Viewer("seat", "cy"))["awaiting"][0]["verbs"] == [], "what he may do is for him"
    assert reason(lambda: table.says(Actor("seat", "bob"), "stand")) == "lapsed", "which decision it answers"
    table.seat("bob", "stand")
    table.seat("ann", "stand")
    assert (table.phase, table.deal.bank) == ("retiring", 180)
    table.seat("ann", "pass")
    table.seat("bob", "pass")
    table.seat("cy", "banco")
    assert table.deal.banco == "cy"
    table.leaves(4)
    assert (table.phase, table.deal.turn) == ("vacant", "bob")
    assert table.view()["money"]["purses"] == {"ann": 900, "bob": 940, "cy": 1160}
    table.seat("bob", "put_bank", amount=50)
    table.staked(("ann", 50))
    table.leaves(4)
    table.time_is_up()
    table.time_is_up()
    assert (table.phase, table.deal.standing) == ("bets_closed", True)
    table.leaves(4)
    assert table.deal.turn == "cy"
    assert "bob stands" in table.log
    assert "banco: cy plays alone against 180" in table.log
    assert "coup 1: the banker wins, 7 (7♥, K♣) against 6 (4♠, 2♦)" in table.log
    assert table.deal.money == 3500


def test_the_dealer_sees_what_is_in_the_box_and_empties_it() -> None:
    table = Table(STANDS, chemin_rake=5)
    table.staked(("bob", 60), ("cy", 40))
    table.leaves(4)
    table.seat("bob", "stand")
    table.seat("ann", "stand")
    assert table.view(DEALER_VIEW)["dealer"]["house"] == 505, "the house's money and its share"
    assert table.view(DEALER_VIEW)["money"]["bank"] == 195
    table.dealer("bank", amount=-505)
    assert table.view(DEALER_VIEW)["dealer"]["house"] == 0
    assert table.view(DEALER_VIEW)["money"]["bank"] == 195
    assert table.view()["dealer"] is None


def test_cards_nobody_has_been_shown_change_nothing_that_anybody_gets() -> None:
    """Two shoes: other cards in the box, and other hands of the same kind to who does not see them."""
    tables = [
        Table(f"{shoe} {later}", beads="quarters")
        for shoe, later in ((STANDS, NATURAL), ("3C 8D 3H 9C", "AS AH AD AC"))
    ]
    sees = {3: {"ann", "bob"}}
    for table in tables:
        table.staked(("bob", 60), ("cy", 20))
    assert tables[0].told() == tables[1].told()
    for out in range(4):
        for table in tables:
            table.leaves()
        for viewer in VIEWERS:
            one, two = (table.seen_by(viewer) for table in tables)
            assert (one != two) == (viewer.player in sees.get(out, set())), (out, viewer)
        assert beads(tables[0].state) == beads(tables[1].state)
    for table in tables:
        table.time_is_up()  # custom: both stand
        assert not table.state.own_log
    public = [table.seen_by(PUBLIC) for table in tables]
    assert public[0] == public[1], "that he stood was to be seen, not on what"
    told = "".join(line for table in tables for line in table.log)
    for label in (*STANDS.split(), "3C", "8D", "3H", "9C"):
        assert Card.parse(label).sign not in told
        assert label not in told + public[0]


def test_claims_are_seen_by_nobody_else_before_their_time() -> None:
    tables = [Table(STANDS), Table(STANDS)]
    for table in tables:
        table.seat("ann", "put_bank", amount=100)
    tables[0].seat("cy", "banco")
    tables[1].seat("cy", "pass")
    others = [viewer for viewer in VIEWERS if viewer.player != "cy"]
    assert [tables[0].view(viewer) for viewer in others] == [tables[1].view(viewer) for viewer in others]
    for table in tables:
        table.time_is_up()
    assert [table.phase for table in tables] == ["bets_closed", "bets_open"]


def test_silence_is_no_and_custom() -> None:
    table = Table("4S 7H KD QC 5S")
    table.time_is_up()
    assert table.deal.turn == "bob"
    table.seat("bob", "put_bank", amount=100)
    table.time_is_up()
    table.time_is_up()
    assert (table.deal.number, table.phase) == (2, "banco"), "nobody laid anything"
    table.time_is_up()
    table.seat("ann", "stake", amount=10)
    table.time_is_up()
    table.leaves(4)
    table.time_is_up()
    assert table.phase == "punters_third", "custom draws on 4"
    table.leaves()
    table.time_is_up()
    assert table.deal.coups[0].decisions == ("draw", "stand"), "the table: 7 stands"


def test_a_card_before_the_deal_is_laid_away_or_the_next_one() -> None:
    table = Table(f"KC {STANDS}")
    table.seat("ann", "put_bank", amount=100)
    table.leaves()
    assert stopped(table.state) is not None
    assert all("KC" not in said for said in table.told())
    table.dealer("lay_away")
    table.dealer("resume")
    table.staked(("bob", 60))
    table.leaves(4)
    assert table.phase == "punters"


def test_after_a_restart_the_hands_are_seen_by_the_same_people() -> None:
    table = Table(STANDS)
    table.staked(("bob", 60), ("cy", 20))
    table.leaves(4)
    table.restarts()
    assert reason(lambda: table.seat("bob", "stand")) == "held"
    table.dealer("drawn", count=0)
    table.seat("bob", "stand")
    assert table.phase == "banker"


def test_the_dealer_voids_corrects_and_rules() -> None:
    table = Table(f"4S 7H {STANDS} {STANDS}")
    table.staked(("bob", 60))
    table.leaves(2)
    table.dealer("void_deal", text="a card fell")
    assert playing(table.state)
    assert (table.deal.purses["bob"], table.deal.number, table.phase) == (1000, 2, "banco")
    table.staked(("bob", 60))
    table.leaves(4)
    assert reason(lambda: table.dealer("correct", index=2, card="5S")) == "face_down"
    table.time_is_up()
    table.time_is_up()
    assert table.deal.bank == 160
    table.dealer("correct", index=3, card="5H")
    assert (table.deal.bank, table.deal.purses["bob"], table.phase) == (0, 1060, "vacant")
    assert table.view()["deal"]["adjustments"][0]["purses"] == {"ann": 40, "bob": 120}
    table.seat("bob", "put_bank", amount=10)
    table.staked(("cy", 10))
    assert reason(lambda: table.dealer("correct", index=3, card="7C")) == "changes_later"


def test_the_dealer_enters_what_a_player_says_and_does_not_learn_that_he_is_bound() -> None:
    table = Table("4S 7H KD QC 5S")
    table.staked(("bob", 60), ("cy", 20))
    table.leaves(4)
    assert {"enter_draw", "enter_stand"} <= set(table.view(DEALER_VIEW)["dealer"]["may"])
    assert reason(lambda: table.seat("bob", "stand")) == "strict"
    table.dealer("enter_stand")
    assert table.phase == "punters_third"


def test_an_irregularity_voids_the_coup() -> None:
    table = Table(STANDS)
    table.staked(("bob", 60))
    table.leaves(1)
    table.dealer("irregularity", kind="exposed_early")
    assert (table.deal.purses["bob"], table.deal.number, table.deal.bank) == (1000, 2, 100)
    table.dealer("irregularity", kind="foul_pack")
    assert not playing(table.state)
    table.dealer("start_deal", pack="new")
    assert (table.phase, table.deal.banker, table.deal.bank) == ("banco", "ann", 100)
