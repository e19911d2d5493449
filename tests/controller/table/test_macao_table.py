"""Macao and Victoria at the table as a fold: who sees which card when, silence, and faults of the pack."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from controller.games.audience import DEALER_VIEW, Viewer
from controller.games.cards import PACK_52, Card
from controller.table import reports
from controller.table.outputs import beads
from controller.table.state import Actor, concerned, playing, stopped
from controller.table.view import picture_seen
from tests.controller.house import reason
from tests.controller.shoe_table import ShoeTable, everybody
from tests.instruments.evening.by_the_book import Book

SEATS = ("ann", "bob", "cy")
ANN, BOB, CY = (Viewer("seat", player) for player in SEATS)
EVERYBODY = everybody(SEATS)
FIRST = "3S 6H 5D"
"""For bob, cy and the banker ann."""


class Table(ShoeTable):
    """Ann has the bank."""

    def __init__(self, pack: str | Sequence[str], game: str = "macao", **rules: Any) -> None:
        super().__init__(pack, game=game, players=SEATS, **rules)

    def stake(self, player: str, amount: int = 100) -> None:
        self.says(Actor("seat", player), "stake", amount=amount)

    def turn(self, player: str, verb: str) -> None:
        self.says(Actor("seat", player), verb, decision=self.awaited()["key"])

    def awaited(self) -> dict[str, Any]:
        (decision,) = self.view()["awaiting"]
        return dict(decision)

    def first_cards(self) -> None:
        for player in ("bob", "cy"):
            self.stake(player)
        self.deals(3 * self.deal.rules.first)


def test_a_coup_from_the_stakes_to_the_next_one() -> None:
    table = Table(f"{FIRST} KC 4C 2D")
    assert table.view()["awaiting"] == [], "the clock begins with the first stake"
    table.stake("bob")
    assert (table.awaited()["limit_s"], table.awaited()["all_seats"]) == (25, True)
    table.stake("cy")
    assert reason(lambda: table.stake("ann")) == "banker"
    table.time_is_up()
    assert (table.deal.phase, table.view()["expects"]) == ("bets_closed", {"place": "player bob", "face": "down"})
    table.leaves(3)
    mine, others = table.view(BOB)["awaiting"][0], table.view(CY)["awaiting"][0]
    assert (mine["player"], mine["verbs"], mine["default"]) == ("bob", ["draw", "stand", "refuse"], "stand")
    assert (others["player"], others["verbs"], others["default"]) == ("bob", [], "")
    table.turn("bob", "draw")
    assert table.view()["expects"] == {"place": "player bob", "face": "up"}
    table.leaves()
    table.turn("bob", "refuse")
    table.leaves()
    table.turn("bob", "stand")
    table.time_is_up()
    assert table.awaited()["player"] == "ann"
    table.turn("ann", "draw")
    assert table.view()["expects"] == {"place": "banker ann", "face": "up"}
    table.leaves()
    table.turn("ann", "stand")
    assert (table.deal.phase, table.deal.number) == ("bets_open", 2)
    assert table.view()["money"]["purses"] == {"ann": 1200, "bob": 900, "cy": 900}
    assert "bob has 7, 3♠, 4♣" in table.log
    assert "coup 1: the banker ann has 7, 5♦, 2♦" in table.log


def test_a_press_without_its_decision_is_not_taken() -> None:
    table = Table(FIRST)
    table.first_cards()
    assert reason(lambda: table.says(Actor("seat", "bob"), "stand")) == "lapsed"
    assert reason(lambda: table.turn("cy", "stand")) == "lapsed"


def test_a_card_face_down_is_shown_to_its_player_alone() -> None:
    tables = [Table(f"{FIRST} 2C 2D"), Table("2H 6H 5D 2C 2D")]
    for table in tables:
        table.first_cards()
    others = [viewer for viewer in EVERYBODY if viewer != BOB]
    assert tables[0].told(others) == tables[1].told(others)
    assert tables[0].told([BOB]) != tables[1].told([BOB])
    told = "".join(tables[0].told(others))
    assert not any(card in told for card in ("3S", "3♠"))
    assert tables[0].view(BOB)["own_log"] == [], "his log stands open on his page"
    assert not any("5D" in each for each in tables[0].told()), "the banker sees his when the others have played"
    for table in tables:
        table.turn("bob", "draw")
        table.leaves()
        assert beads(table.state) == beads(tables[0].state)
    assert tables[0].told(others) == tables[1].told(others)


def test_the_bankers_card_is_turned_up_at_his_turn_and_the_others_at_the_end() -> None:
    table = Table(FIRST)
    table.first_cards()
    table.turn("bob", "stand")
    table.turn("cy", "stand")
    assert table.view()["deal"]["cards"] == [None, None, "5D"]
    table.turn("ann", "stand")
    assert table.view()["deal"]["cards"] == FIRST.split()


def test_a_natural_is_turned_up_when_its_turn_would_come() -> None:
    table = Table("3S 9H 5D")
    table.first_cards()
    assert table.view()["deal"]["cards"] == [None, None, None]
    table.turn("bob", "stand")
    assert table.view()["deal"]["cards"] == [None, "9H", "5D"]
    assert table.awaited()["player"] == "ann"


def test_with_peek_at_the_cards_no_tablet_shows_them() -> None:
    table = Table(FIRST, peek="cards")
    table.first_cards()
    assert not any(card in each for card in FIRST.split() for each in table.told())


def test_a_hidden_card_and_its_picture_are_for_nobody_else() -> None:
    table = Table(FIRST)
    table.first_cards()
    digest = "digest 3S 0"
    assert [picture_seen(table.state, digest, viewer) for viewer in EVERYBODY] == [False] * 4 + [True, False]
    assert concerned(table.state) == {"ann", "bob", "cy"}


def test_a_hidden_card_that_could_not_be_read_voids_the_coup() -> None:
    table = Table(f"{FIRST} {FIRST}")
    table.stake("bob")
    table.deals(1, unread=True)
    question = table.view(DEALER_VIEW)["question"]
    assert (question["askable"], question["candidates"], question["image"]) == (False, {}, None)
    assert reason(lambda: table.dealer("answer", question=question["id"], card="3S")) == "face_down"
    table.dealer("void_deal", text="a card was not read")
    assert (table.deal.phase, table.deal.purses["bob"], playing(table.state)) == ("bets_open", 1000, True)
    table.stake("bob")
    table.deals(2)
    table.turn("bob", "stand")


def test_an_open_card_is_put_right_and_one_face_down_is_not() -> None:
    table = Table(f"{FIRST} 2C")
    table.first_cards()
    table.turn("bob", "draw")
    table.leaves()
    assert reason(lambda: table.dealer("correct", index=0, card="8C")) == "face_down"
    table.dealer("correct", index=3, card="4C")
    assert table.view(BOB)["deal"]["hands"][0]["value"] == 7


def test_after_a_restart_in_a_turn_it_goes_on() -> None:
    table = Table(f"{FIRST} 2C")
    table.first_cards()
    before, key = table.deal, table.awaited()["key"]
    table.do(lambda s: reports.boot(s))
    assert (table.deal, table.view(ANN)["deal"]["cards"]) == (before, [None, None, None])
    table.dealer("drawn", count=0)
    assert (stopped(table.state), table.awaited()["key"]) == (None, key)
    table.turn("bob", "draw")
    table.leaves()
    assert table.view()["deal"]["hands"][0]["cards"] == [None, "2C"]


def test_a_card_that_is_not_due_is_laid_away() -> None:
    table = Table(f"{FIRST} 2C 4C")
    table.first_cards()
    table.leaves()
    assert stopped(table.state) is not None
    assert "2C" not in "".join(table.told())
    table.dealer("lay_away")
    table.dealer("resume")
    table.turn("bob", "draw")
    table.leaves()
    assert table.view()["deal"]["hands"][0]["cards"] == [None, "4C"]


def test_an_irregularity_gives_the_stakes_back() -> None:
    table = Table(f"{FIRST} 2C")
    table.first_cards()
    table.dealer("irregularity", kind="exposed_early")
    assert (table.deal.purses, table.deal.phase) == ({"ann": 1000, "bob": 1000, "cy": 1000}, "bets_open")
    assert table.view()["deal"]["cards"] == [None] * 3, "they are shown to nobody any more"
    assert table.view(BOB)["deal"]["cards"] == [None] * 3


def test_the_dealer_passes_the_bank_between_coups() -> None:
    table = Table(FIRST)
    assert "pass_bank" in table.view(DEALER_VIEW)["dealer"]["may"]
    table.dealer("pass_bank")
    assert table.view()["money"]["banker"] == "bob"
    table.stake("ann")
    table.dealer("close_bets")
    assert "pass_bank" not in table.view(DEALER_VIEW)["dealer"]["may"]
    assert reason(lambda: table.dealer("pass_bank")) == "coup_under_way"


def test_a_player_without_a_seat_stands_when_his_time_is_up() -> None:
    table = Table(FIRST)
    table.first_cards()
    table.dealer("close_seat", player="bob")
    assert table.awaited()["player"] == "bob"
    table.time_is_up()
    assert table.awaited()["player"] == "cy"
    table.time_is_up()
    table.time_is_up()
    assert table.deal.number == 2
    table.dealer("void_deal", text="enough")
    table.dealer("start_deal", pack="new")
    assert table.view()["deal"]["seats"] == ["ann", "cy"]


def test_victoria_has_two_rounds_face_down() -> None:
    table = Table("3S 9H 5D 4S TH 2D", "victoria")
    table.first_cards()
    assert table.view(BOB)["deal"]["cards"] == ["3S", None, None, "4S", None, None]
    assert table.view(BOB)["deal"]["hands"][0]["value"] == 7
    assert table.view(ANN)["deal"]["hands"][2]["value"] is None
    table.turn("bob", "stand")
    assert table.view()["deal"]["cards"] == [None, "9H", "5D", None, "TH", "2D"], "cy has a natural of two cards"


@given(st.integers(0, 10_000), st.sampled_from(["macao", "victoria"]), st.booleans())
def test_cards_in_the_shoe_and_face_down_change_nothing_before_they_are_shown(seed: int, game: str, bust: bool) -> None:
    """Two packs that differ where one viewer has seen nothing: all that he gets is the same to the byte."""
    rnd = random.Random(seed)
    first = 1 if game == "macao" else 2
    viewer = rnd.choice(EVERYBODY)
    pack = [card.label for card in rnd.sample(PACK_52, 30)]
    twin = pack.copy()
    for place in range(3 * first):
        owner = ("bob", "cy", "ann")[place % 3]
        if owner == "ann" or viewer.player != owner:
            twin[place] = rnd.choice([card.label for card in PACK_52 if same_turn(card, Card.parse(pack[place]))])
    twin[20:] = rnd.sample(twin[20:], 10)
    rules = {"macao_over9": "bust"} if bust else {}
    tables = [Table(cards, game, **rules) for cards in (pack, twin)]
    for table in tables:
        table.first_cards()
    if shown_differs(tables, viewer):
        return
    assert tables[0].told([viewer]) == tables[1].told([viewer])
    verb = rnd.choice(["draw", "stand"])
    for table in tables:
        if table.deal.phase != "turn" or table.awaited()["player"] != "bob":
            return
        table.turn("bob", verb)
        if verb == "draw":
            table.leaves()
    if not shown_differs(tables, viewer):
        assert tables[0].told([viewer]) == tables[1].told([viewer])


def same_turn(card: Card, other: Card) -> bool:
    """Whether a first card of Macao leaves the same turns to come."""
    return (int(card.rank) in (8, 9)) == (int(other.rank) in (8, 9))


def shown_differs(tables: Sequence[Table], viewer: Viewer) -> bool:
    """Whether by the procedure he may know a card in which the two differ."""
    ours, theirs = (_may_know(table, viewer) for table in tables)
    return ours != theirs


def _may_know(table: Table, viewer: Viewer) -> dict[int, Card]:
    book = Book(table.state.game)
    for event in table.events:
        book.read(event, table.state)
    return {place: table.deal.cards[place] for place, audience in book.cards.items() if audience.sees(viewer)}
