"""Baccarat banque at the table as a fold: windows and their time, hands that one player sees, restart, what fails."""

from __future__ import annotations

from typing import Any

from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.table.outputs import beads
from controller.table.state import Actor, live, playing, stopped
from tests.controller.house import reason, replayed
from tests.controller.shoe_table import ShoeTable, everybody

PLAYERS = ("ann", "bob", "cy", "dan")
"""Right: ann, cy; left: bob, dan."""
SEATS = {name: Viewer("seat", name) for name in PLAYERS}
EVERYBODY = everybody(PLAYERS)
SIX = "2S 3S 4S 3D 3C 3H"
"""Right 5, left 6, bank 7."""


class Table(ShoeTable):
    def __init__(self, shoe: str = "", **rules: Any) -> None:
        super().__init__(shoe, game="baccarat_banque", players=PLAYERS, **rules)

    def dealt(self) -> None:
        """Dan has the bank with 200, ann and cy stake on the right, bob on the left; the first six cards are out."""
        self.seat("dan", "bid", amount=200)
        self.time_is_up()
        self.time_is_up()
        self.seat("ann", "stake", amount=50)
        self.seat("cy", "stake", amount=20)
        self.seat("bob", "stake", amount=40)
        self.deals(6)


def test_a_coup_from_the_auction_to_its_settlement() -> None:
    table = Table(f"{SIX} AS")
    assert table.view()["deal"]["seats"]["right"] == ["ann", "cy"]
    table.seat("ann", "bid", amount=100)
    assert reason(lambda: table.says(Actor("seat", "bob"), "bid", amount=90, decision="bid 1 0")) == "lapsed"
    table.seat("dan", "bid", amount=200)
    table.time_is_up()
    assert table.view()["money"] == {
        "bank": 200, "banker": "dan", "purses": {"ann": 1000, "bob": 1000, "cy": 1000, "dan": 800}, "debts": {},
    }  # fmt: skip
    table.time_is_up()
    assert table.deal.phase == "bets_open"
    assert table.view()["awaiting"][0]["limit_s"] is None, "the clock begins with the first stake"
    table.seat("ann", "stake", amount=50)
    assert table.view()["awaiting"][0]["limit_s"] == 30
    table.seat("bob", "stake", amount=40)
    table.time_is_up()
    assert table.view()["expects"] == {"place": "right_1", "face": "down"}
    table.leaves(6)
    table.seat("ann", "draw")
    assert table.view()["expects"] == {"place": "right_3", "face": "up"}
    table.leaves()
    table.seat("bob", "stand")
    table.time_is_up()
    assert table.deal.phase == "retiring"
    assert table.view()["money"]["purses"] == {"ann": 950, "bob": 960, "cy": 1000, "dan": 800}
    assert "right loses with 6: 2♠, 3♦, A♠" in table.log
    assert "coup 1 is over; the bank holds 290" in table.log


def test_only_who_plays_a_hand_sees_its_cards() -> None:
    shoes = (f"{SIX} AS", "4C 3S 4S AC 3C 3H AS")
    tables = [Table(shoe) for shoe in shoes]
    for table in tables:
        table.dealt()
    others = [viewer for viewer in EVERYBODY if viewer != SEATS["ann"]]
    assert tables[0].told(others) == tables[1].told(others)
    assert beads(tables[0].state) == beads(tables[1].state)
    assert tables[0].told([SEATS["ann"]]) != tables[1].told([SEATS["ann"]])
    for table in tables:
        table.seat("ann", "stand")
        table.seat("bob", "stand")
    others.remove(SEATS["dan"])
    assert tables[0].told(others) == tables[1].told(others)
    told = "".join([*tables[0].told(others), *tables[0].log])
    for card in ("2S", "3D", "4S", "2♠", "3♦", "4♠"):
        assert card not in told
    for table in tables:
        table.seat("dan", "stand")
    assert "2♠" in "".join(tables[0].log)


def test_the_cards_in_the_shoe_change_nothing_before_they_come() -> None:
    tables = [Table(shoe) for shoe in (f"{SIX} AS", f"{SIX} 9H")]
    for table in tables:
        table.dealt()
        table.seat("ann", "draw")
    assert tables[0].told() == tables[1].told()


def test_a_decision_is_for_his_tablet_alone_and_silence_follows_custom() -> None:
    table = Table("2S 3S 4S AD 3C 3H 5S")
    table.dealt()
    shown = {name: table.view(viewer)["awaiting"][0] for name, viewer in SEATS.items()}
    assert (shown["ann"]["verbs"], shown["ann"]["default"]) == (["draw", "stand"], "custom")
    assert (shown["bob"]["verbs"], shown["bob"]["default"]) == ([], "")
    assert table.view(DEALER_VIEW)["awaiting"][0]["default"] == ""
    before = len(table.state.log)
    assert reason(lambda: table.seat("ann", "stand")) == "strict"
    assert len(table.state.log) == before, "nobody else is told"
    table.time_is_up()
    assert table.deal.phase == "right_draws"


def test_the_dealer_enters_what_a_player_without_a_tablet_says() -> None:
    table = Table(SIX)
    table.dealt()
    assert {"says_draw", "says_stand"} <= set(table.view(DEALER_VIEW)["dealer"]["may"])
    table.dealer("close_seat", player="ann")
    table.dealer("says_stand")
    assert table.deal.phase == "left_decides"


def test_claims_to_banco_are_sealed_until_their_time_is_up() -> None:
    tables = [Table(), Table()]
    for table in tables:
        table.seat("dan", "bid", amount=200)
        table.time_is_up()
    tables[0].seat("cy", "banco")
    tables[0].seat("bob", "banco", cheval=True)
    others = [viewer for viewer in EVERYBODY if viewer not in (SEATS["cy"], SEATS["bob"])]
    assert tables[0].told(others) == tables[1].told(others)
    assert tables[0].view(SEATS["cy"])["deal"]["claim"] == {"cheval": False}
    tables[0].time_is_up()
    assert tables[0].deal.banco == ("bob", "cy")
    assert tables[0].view()["deal"]["staked"] == {"right": 100, "left": 100}


def test_after_a_restart_in_a_coup_it_goes_on() -> None:
    table = Table(f"{SIX} AS")
    table.dealt()
    table.seat("ann", "draw")
    table.restarts()
    table.dealer("drawn", count=0)
    assert stopped(table.state) is None
    table.leaves()
    assert table.deal.phase == "left_decides"


def test_a_card_face_down_that_was_not_read_holds_play_and_the_coup_may_be_voided() -> None:
    table = Table(f"{SIX} {SIX}")
    table.seat("dan", "bid", amount=200)
    table.time_is_up()
    table.time_is_up()
    table.seat("ann", "stake", amount=50)
    table.deals(1)
    table.leaves(unread=True)
    assert stopped(table.state) is not None
    assert reason(lambda: table.dealer("key_card", card="3S")) in ("face_down", "question_open")
    table.dealer("void_deal", text="a card was not read")
    assert playing(table.state)
    assert (table.deal.phase, table.deal.bank, table.deal.purses["ann"]) == ("banco", 200, 1000)
    assert "2S" not in "".join(table.told()), "what lay face down stays so"


def test_a_card_that_leaves_while_bets_are_open_is_laid_away() -> None:
    table = Table(f"KC {SIX}")
    table.seat("dan", "bid", amount=200)
    table.time_is_up()
    table.time_is_up()
    table.seat("ann", "stake", amount=50)
    table.leaves()
    assert stopped(table.state) is not None
    assert "KC" not in table.seen_by(PUBLIC)
    table.dealer("lay_away")
    table.dealer("resume")
    table.deals(6)
    assert table.deal.phase == "right_decides"


def test_beads_count_in_quarters_what_everybody_has_seen() -> None:
    table = Table("9S KS 3D KD KH 4D")
    table.dealt()
    assert sum(beads(table.state)) == 0, "the natural of the right: one nine and one king"
    table.seat("bob", "draw")
    table.shoe.append("KC")
    table.leaves()
    assert beads(table.state)[12] == 0
    table.seat("dan", "stand")
    assert beads(table.state)[12] == 1, "four kings lie open"


def test_the_dealer_puts_a_card_right_and_takes_that_back() -> None:
    table = Table(f"{SIX} AS {SIX}")
    table.dealt()
    assert table.view()["correctable"]
    for card in ("5S", "9S"):
        assert reason(lambda card=card: table.dealer("correct", index=3, card=card)) == "face_down"
    table.seat("ann", "draw")
    table.leaves()
    table.dealer("correct", index=6, card="4C")
    assert table.deal.hands["right"][2].label == "4C"
    table.dealer("undo")
    assert table.deal.hands["right"][2].label == "AS"
    table.seat("bob", "stand")
    table.seat("dan", "stand")
    before = table.deal
    assert (before.phase, before.bank, before.purses["ann"]) == ("retiring", 310, 950)
    table.dealer("correct", index=6, card="3C")
    assert (table.deal.phase, table.deal.bank, table.deal.purses["ann"]) == ("retiring", 170, 1050)
    (told,) = table.view()["deal"]["adjustments"]
    assert (told["was"], told["now"], told["purses"], told["bank"]) == ("AS", "3C", {"ann": 100, "cy": 40}, -140)
    assert "card 7 was not A♠ but 3♣" in table.log
    again = replayed(table.events)
    assert live(again) == table.deal
    table.dealer("undo")
    assert table.deal == before
    table.dealer("correct", index=6, card="3C")
    table.seat("dan", "pass")
    table.time_is_up()
    table.seat("cy", "stake", amount=10)
    assert reason(lambda: table.dealer("correct", index=6, card="AC")) == "changes_later"
