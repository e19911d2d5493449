"""Siete y media at the table as a fold: turns and their time, what is hidden, a restart, a card that cannot be read,
the four that goes back."""

from __future__ import annotations

from typing import Any

import pytest

from controller.catalogue import text_of
from controller.games.audience import DEALER_VIEW, PUBLIC, Viewer
from controller.games.cards import Card
from controller.table.outputs import beads
from controller.table.state import Actor, awaited, playing, stopped
from tests.controller.house import reason
from tests.controller.shoe_table import ShoeTable, everybody

NAMES = ("dot", "ann", "bob")
"""The banker, and two punters from his right."""
VIEWERS = everybody(NAMES)


class Table(ShoeTable):
    def __init__(self, deck: str, **rules: Any) -> None:
        super().__init__(deck, game="siete_y_media", players=NAMES, **rules)


def ann_has_played() -> Table:
    """She has shown her four; the three is hers alone."""
    table = Table("4S 7H 5D 3C JC 4H")
    table.leaves(3)
    table.seat("ann", "bet", amount=20)
    table.seat("ann", "hit", expose=True)
    table.leaves()
    table.seat("ann", "stand")
    return table


def played() -> Table:
    table = ann_has_played()
    table.seat("bob", "bet", amount=25)
    table.seat("bob", "hit")
    table.leaves()
    table.seat("bob", "stand")
    return table


def test_a_deal_from_its_first_card_to_the_next_bank() -> None:
    table = Table("4S 7H 5D")
    assert table.view()["expects"] == {"place": "first ann", "face": "down"}
    table.leaves(2)
    assert table.view()["expects"] == {"place": "bank dot", "face": "down"}
    assert reason(lambda: table.seat("ann", "bet", amount=5)) in ("not_your_turn", "closed")
    table = played()
    assert table.view()["deal"]["bank_hand"]["points"] == 10, "the bank's card is shown at its turn"
    table.seat("dot", "hit")
    assert table.view()["expects"] == {"place": "bank dot", "face": "up"}
    table.leaves()
    assert not playing(table.state)
    assert table.view()["money"] == {
        "bank": 0,
        "banker": "dot",
        "purses": {"dot": 930, "ann": 1020, "bob": 1050},
        "debts": {},
    }
    assert "bob has 7½: 7♥, J♣" in table.log
    assert "the bank goes to bob" in table.log
    table.dealer("start_deal")
    assert table.view()["money"]["banker"] == "bob"
    assert table.deal.seats == ("dot", "ann")


def test_a_card_face_down_is_on_no_other_page() -> None:
    table = played()
    assert "7H" in table.seen_by(Viewer("seat", "bob"))
    assert "your card: 7♥" in [text_of(line) for _, _, _, line in table.state.own_log]
    for viewer in VIEWERS:
        if viewer.player != "bob":
            told = table.seen_by(viewer)
            assert "7H" not in told
            assert "digest 7H" not in told
    assert not any("7♥" in line for line in table.log)
    assert beads(table.state)[6] == 0
    table.seat("dot", "stand")
    assert all("7H" in table.seen_by(viewer) for viewer in VIEWERS)
    assert beads(table.state)[6] == 1


def test_what_would_go_over_is_counted_among_the_cards_that_he_has_not_seen() -> None:
    table = ann_has_played()
    (bobs,) = table.view(Viewer("seat", "bob"))["deal"]["seats"][1]["hands"]
    assert bobs["over"] == {"over": 26, "unseen": 38}, "he has seen his seven and her four"
    table.dealer("void_deal")
    (bobs,) = table.view(Viewer("seat", "bob"))["deal"]["seats"][1]["hands"]
    assert bobs["over"] is None, "nothing is decided any more"


def test_with_peek_at_the_cards_no_tablet_shows_them() -> None:
    table = Table("4S 7H 5D 3C JC", peek="cards")
    table.leaves(3)
    table.seat("ann", "bet", amount=20)
    hidden = ["4S", "7H", "5D"]
    for acts in ([], ["hit"]):
        for act in acts:
            table.seat("ann", act, expose=True)
            table.leaves()
            hidden = ["7H", "5D", "3C"]
        told = table.told()
        assert not any(card in each for card in hidden for each in told)
        assert not table.state.own_log
    assert all("4S" in each for each in told), "it was shown before the next card came"


@pytest.mark.parametrize(
    ("one", "other", "sees"),
    [
        ("4S 7H 5D 3C JC", "4S 6H 5D 3C JC", ("dot", "ann")),
        ("4S 7H 5D 3C JC", "4S 7H 2D 3C JC", ("dot", "ann", "bob")),
        ("4S 7H 5D 3C JC", "4S 7H 5D 2C JC", ("dot", "bob")),
    ],
)
def test_what_one_has_not_seen_changes_nothing_for_him(one: str, other: str, sees: tuple[str, ...]) -> None:
    tables = [Table(deck) for deck in (one, other)]
    for step in range(9):
        for table in tables:
            match step:
                case 0:
                    table.leaves(3)
                case 1:
                    table.seat("ann", "bet", amount=20)
                case 2:
                    table.seat("ann", "hit", expose=True)
                case 3:
                    table.leaves()
                case 4:
                    table.seat("ann", "stand")
                case 5:
                    table.seat("bob", "bet", amount=25)
                case 6:
                    table.seat("bob", "hit")
                case 7:
                    table.leaves()
        for viewer in (PUBLIC, DEALER_VIEW, Viewer("service"), *(Viewer("seat", name) for name in sees)):
            assert tables[0].seen_by(viewer) == tables[1].seen_by(viewer), (step, viewer)
        assert beads(tables[0].state) == beads(tables[1].state)
        assert tables[0].log == tables[1].log


def test_a_deal_that_is_void_in_a_turn_does_not_tell_seven_and_a_half() -> None:
    tables = [Table(deck) for deck in ("7S 2H 5D JC", "6S 2H 5D JC")]
    for table in tables:
        table.leaves(3)
        table.seat("ann", "bet", amount=20)
        table.seat("ann", "hit")
        table.leaves()
        table.dealer("void_deal", text="a card fell")
    others = [viewer for viewer in VIEWERS if viewer.player != "ann"]
    assert tables[0].told(others) == tables[1].told(others)


def test_the_cards_in_the_box_change_nothing_before_they_come() -> None:
    tables = [Table(deck) for deck in ("4S 7H 5D 3C JC", "4S 7H 5D 7C 6C")]
    for table in tables:
        table.leaves(3)
        table.seat("ann", "bet", amount=20)
        table.seat("ann", "hit")
    assert tables[0].told() == tables[1].told()


def test_time_lays_the_least_and_the_hand_stands() -> None:
    table = Table("4S 7H 5D", min=10)
    table.leaves(3)
    assert [(d["player"], d["limit_s"]) for d in table.view()["awaiting"]] == [("ann", 20)]
    first = table.view()["awaiting"][0]["key"]
    table.seat("ann", "bet", amount=15)
    assert table.view()["awaiting"][0]["key"] == first, "a bet does not start the time anew"
    table.time_is_up()
    table.time_is_up()
    assert "bob stands without a bet: 10 is laid" in table.log
    assert [d["player"] for d in table.view()["awaiting"]] == ["dot"]
    table.time_is_up()
    table.time_is_up()
    assert not playing(table.state)


def test_an_act_for_another_decision_is_late() -> None:
    table = Table("4S 7H 5D")
    table.leaves(3)
    key = awaited(table.state)[0].key
    table.seat("ann", "bet", amount=5)
    table.time_is_up()
    assert reason(lambda: table.says(Actor("seat", "ann"), "hit", decision=key)) in ("lapsed", "not_your_turn")
    assert reason(lambda: table.says(Actor("seat", "bob"), "bet", amount=5)) == "lapsed"


def test_after_a_restart_in_a_turn_it_goes_on() -> None:
    table = Table("4S 7H 5D 3C")
    table.leaves(3)
    table.seat("ann", "bet", amount=20)
    table.seat("ann", "hit")
    table.restarts()
    table.dealer("drawn", count=0)
    assert stopped(table.state) is None
    table.leaves()
    assert table.deal.hands[0][0].points == 14


def test_a_hidden_card_that_cannot_be_read_voids_the_deal() -> None:
    table = Table("4S 7H 5D 3C")
    table.leaves(1)
    table.leaves(1, unread=True)
    assert table.state.question is not None
    assert not table.view(DEALER_VIEW)["question"]["askable"]
    assert reason(lambda: table.dealer("answer", question=table.state.question.id, card="7H")) == "face_down"  # type: ignore[union-attr]
    table.dealer("void_deal", text="a card that nobody could read")
    assert not playing(table.state)
    assert table.deal.purses == dict.fromkeys(NAMES, 1000)


def test_a_card_that_is_not_due_is_laid_away() -> None:
    table = Table("4S 7H 5D 3C 6C")
    table.leaves(3)
    table.seat("ann", "bet", amount=20)
    table.leaves()
    assert stopped(table.state) is not None
    assert "3C" not in table.seen_by(PUBLIC)
    table.dealer("lay_away")
    table.dealer("resume")
    table.seat("ann", "hit")
    table.leaves()
    assert [str(table.deal.cards[index]) for index in table.deal.hands[0][0].cards] == ["4S", "6C"]


def test_a_four_goes_back_and_comes_a_second_time() -> None:
    table = Table("4S 7H 5D 2C 4S", change4="optional")
    table.leaves(3)
    table.seat("ann", "change4")
    table.leaves()
    view = table.view(DEALER_VIEW)
    assert "four_back" in view["dealer"]["may"]
    assert view["deal"]["four_out"] == "4S"
    table.dealer("four_back", decision=view["awaiting"][0]["key"])
    assert "4♠ is back in the stock" in table.log
    table.seat("ann", "bet", amount=5)
    table.seat("ann", "hit")
    table.leaves()
    assert stopped(table.state) is None
    assert table.deal.hands[0][0].points == 12
    assert Card.parse("4S") in table.deal.cards


def test_a_pack_of_which_a_four_came_twice_has_forty_cards() -> None:
    table = Table("4S 7H 5D 2C 3C KC", change4="optional")
    table.leaves(3)
    table.seat("ann", "change4")
    table.leaves()
    table.dealer("four_back", decision=table.view(DEALER_VIEW)["awaiting"][0]["key"])
    for player in ("ann", "bob"):
        table.seat(player, "stand")
    table.seat("dot", "stand")
    table.seat("dot", "keep")
    assert not playing(table.state)
    assert "the pack is not proven: 4 of 40 cards were shown" in table.log


def test_a_void_deal_gives_back_what_was_lost_in_it() -> None:
    table = Table("6S 7H 5D 3C")
    table.leaves(3)
    table.seat("ann", "bet", amount=20)
    table.seat("ann", "hit")
    table.leaves()
    assert table.deal.purses["dot"] == 1020, "over: lost at once"
    table.dealer("void_deal", text="a card fell")
    assert table.deal.purses == dict.fromkeys(NAMES, 1000)


def test_a_shown_card_is_put_right() -> None:
    table = played()
    table.seat("dot", "stand")
    assert table.deal.purses == {"dot": 930, "ann": 1020, "bob": 1050}
    table.dealer("correct", index=2, card="7D")
    assert table.deal.purses == {"dot": 970, "ann": 980, "bob": 1050}
    assert table.view()["deal"]["adjustments"][0]["now"] == "7D"
    assert reason(lambda: table.dealer("correct", index=3, card="4C")) == "changes_later"
