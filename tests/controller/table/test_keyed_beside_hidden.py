"""What the dealer says of an open card is answered alike whatever lies face down, in every game that hides cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from controller.catalogue import text_of
from controller.games.registry import GAMES
from controller.table.outputs import beads
from tests.controller.house import reason
from tests.controller.shoe_table import ShoeTable
from tests.controller.table import test_banque_table as banque
from tests.controller.table import test_chemin_table as chemin
from tests.controller.table import test_macao_table as macao
from tests.controller.table import test_siete_table as siete

NO_CARD_OPENS_BESIDE_A_HIDDEN_ONE = {"faro", "german_faro", "punto_banco"}
"""Nothing is hidden in them but what was burnt, which nobody ever sees."""


def siete_y_media(hidden: str, key: str) -> ShoeTable:
    """Bob's first card lies face down; ann has asked for an open one."""
    table = siete.Table(f"4S {hidden} 5D {key} 2H 3C")
    table.leaves(3)
    table.seat("ann", "bet", amount=20)
    table.seat("ann", "hit")
    return table


def chemin_de_fer(hidden: str, key: str) -> ShoeTable:
    """After a natural with three kings of spades there are two more in the punters' hand and one in the banker's; bob
    has asked for an open card."""
    table = chemin.Table(f"KS 9H KS KS {hidden} 4H {key} {key} {key}")
    table.staked(("bob", 60))
    table.leaves(4)
    table.staked(("bob", 60))
    table.leaves(4)
    table.seat("bob", "draw")
    return table


def baccarat_banque(hidden: str, key: str) -> ShoeTable:
    """One king of spades each with right, left and bank; ann has asked for an open card."""
    table = banque.Table(f"2S 3S 4S KS KS {hidden} {key}")
    table.dealt()
    table.seat("ann", "draw")
    return table


def _macao(hidden: str, key: str, game: str) -> ShoeTable:
    """Two kings of spades face down; bob has asked for an open card."""
    table = macao.Table(f"3S {hidden} KS 4S 4H 2D {key}", game=game)
    table.first_cards()
    table.turn("bob", "draw")
    return table


CASES: dict[str, tuple[Callable[[str, str], ShoeTable], str, str, set[str]]] = {
    "siete_y_media": (siete_y_media, "JC", "QC", {"bob"}),
    "chemin_de_fer": (chemin_de_fer, "KS", "QS", {"bob", "ann"}),
    "baccarat_banque": (baccarat_banque, "KS", "QS", {"dan"}),
    "macao": (lambda hidden, key: _macao(hidden, key, "macao"), "KS", "QS", {"cy"}),
    "victoria": (lambda hidden, key: _macao(hidden, key, "victoria"), "KS", "QS", {"cy"}),
}
"""How the table comes there, the card that is said, another of its kind, and who may look at what is hidden."""


def both(game: str) -> tuple[ShoeTable, ShoeTable, str, list[Any]]:
    """Two tables that differ in one card face down; the card that is said; who may not know that."""
    come, card, other, looks = CASES[game]
    same, unlike = come(card, card), come(other, card)
    return same, unlike, card, [viewer for viewer in same.everybody if viewer.player not in looks]


def test_every_game_that_hides_cards_is_tried() -> None:
    assert CASES.keys() == GAMES.keys() - NO_CARD_OPENS_BESIDE_A_HIDDEN_ONE - {"toy"}


@pytest.mark.parametrize("game", CASES)
@pytest.mark.parametrize("asked", [False, True], ids=["keyed", "answered"])
def test_an_open_card_that_the_dealer_names_is_taken_whatever_lies_face_down(game: str, asked: bool) -> None:
    same, unlike, card, viewers = both(game)
    assert same.told(viewers) == unlike.told(viewers)
    for table in (same, unlike):
        if asked:
            table.leaves(unread=True)
            question = table.state.question
            assert question is not None
            table.dealer("answer", question=question.id, card=card)
        else:
            table.dealer("key_card", card=card)
        assert table.deal.cards[-1].label == card
    assert same.told(viewers) == unlike.told(viewers)
    assert beads(same.state) == beads(unlike.state)


@pytest.mark.parametrize("game", CASES)
def test_an_open_card_is_put_right_whatever_lies_face_down(game: str) -> None:
    same, unlike, card, viewers = both(game)
    answers = []
    for table in (same, unlike):
        table.dealer("key_card", card="QD")
        index = len(table.deal.cards) - 1
        try:
            table.dealer("correct", index=index, card=card)
        except Exception as refused:
            answers.append(getattr(refused, "reason", repr(refused)))
        else:
            answers.append("")
    assert answers[0] == answers[1]
    assert answers[0] == ("hand_hidden" if game == "siete_y_media" else "")
    assert same.told(viewers) == unlike.told(viewers)


def test_a_card_that_was_shown_too_often_is_reported_once_all_have_seen_it() -> None:
    table = siete_y_media("JC", "JC")
    table.dealer("key_card", card="JC")
    table.seat("ann", "stand")
    table.seat("bob", "bet", amount=5)
    table.seat("bob", "stand")
    assert table.state.hold is None
    table.seat("dot", "stand")
    assert table.state.hold is not None
    assert text_of(table.state.hold) == (
        "J♣ has been shown more often than the pack has it (card 2, card 4): correct the one that is wrong"
    )
    before = table.deal.purses
    table.dealer("correct", index=3, card="QC")
    table.dealer("resume")
    assert (table.state.hold, table.deal.purses) == (None, before)


@pytest.mark.parametrize(
    ("game", "rules", "undone"),
    [
        ("siete_y_media", {}, False),
        ("siete_y_media", {"bank_policy": "blackjack"}, True),
        ("macao", {"macao_over9": "bust"}, False),
        ("macao", {}, True),
    ],
)
def test_no_second_card_is_tried_where_the_first_revealed_whether_a_hand_is_over(
    game: str, rules: dict[str, Any], undone: bool
) -> None:
    """That a hand with a hidden card is not over by this card tells of the hidden one."""
    if game == "macao":
        table: ShoeTable = macao.Table("3S 4H 2D KC", **rules)
        table.first_cards()  # type: ignore[attr-defined]
        table.turn("bob", "draw")  # type: ignore[attr-defined]
    else:
        table = siete.Table("4S 5H 5D KC", **rules)
        table.leaves(3)
        table.seat("ann", "bet", amount=20)
        table.seat("ann", "hit")
    table.dealer("key_card", card="2C")
    assert (table.view()["can_undo"] is not None) == undone
    if undone:
        table.dealer("undo")
        assert len(table.deal.cards) == 3
    else:
        assert reason(lambda: table.dealer("undo")) == "nothing_to_undo"


def test_a_card_that_is_dealt_face_down_is_taken_whatever_the_dealer_has_said_before() -> None:
    tables = [siete.Table(f"4S 7H 5D {hidden}") for hidden in ("JC", "QC")]
    for table in tables:
        table.leaves(3)
        table.seat("ann", "bet", amount=20)
        table.seat("ann", "hit")
        table.dealer("key_card", card="JC")
        table.seat("ann", "stand")
        table.seat("bob", "bet", amount=5)
        table.seat("bob", "hit", expose=True)
        table.leaves()
        assert (len(table.deal.cards), table.state.hold, table.state.question) == (5, None, None)
    others = [viewer for viewer in tables[0].everybody if viewer.player != "bob"]
    assert tables[0].told(others) == tables[1].told(others)
