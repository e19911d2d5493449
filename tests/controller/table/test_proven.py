"""Which cards of a deal are proven, so that a picture of them may teach the reader."""

from __future__ import annotations

import pytest

from controller.table.proven import ProofOfDeal, Proven, _fits
from controller.table.state import is_public, playing
from tests.controller.house import PACK, Seated, Table
from tests.controller.shoe_table import ShoeTable

DOUBT = 7
"""Place of the card that the camera could not read: the 8 of spades."""


def proofs(table: Table | ShoeTable) -> list[Proven]:
    proof = ProofOfDeal()
    for event in table.events:
        proof.read(event)
    return proof.proven(table.state)


def in_doubt(table: Table | ShoeTable) -> list[str]:
    return [one.card for one in proofs(table) if one.in_doubt]


def asked(table: Table, named: str | None = None, at: int = DOUBT) -> None:
    """The camera cannot read the card; the dealer names it."""
    table.sees(at, None, image=f"picture {at}")
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card=named or PACK[at])


def played(table: Table, *, up_to: int = len(PACK), but: frozenset[int] = frozenset({DOUBT})) -> None:
    for index in range(len(table.cards), up_to):
        if index in but:
            asked(table)
        else:
            table.sees(index, PACK[index], image=f"picture {index}")


@pytest.fixture
def table() -> Table:
    return Seated()


def test_a_card_that_the_dealer_named_is_proven_by_the_whole_deal(table: Table) -> None:
    played(table, up_to=51)
    assert proofs(table) == [], "not before its end"
    played(table)
    assert in_doubt(table) == ["8S"]
    found = proofs(table)
    assert len(found) == 52
    assert found[DOUBT] == Proven("8S", f"picture {DOUBT}", in_doubt=True)
    assert found[0] == Proven("AS", "picture 0", in_doubt=False)


def test_a_wrong_name_that_is_put_right_later_proves_nothing(table: Table) -> None:
    played(table, up_to=DOUBT)
    asked(table, "8C")
    played(table, up_to=20)
    table.dealer("correct", index=DOUBT, card="8S")
    played(table)
    assert table.cards == PACK
    assert proofs(table) == []


def test_nor_does_one_that_is_taken_back(table: Table) -> None:
    played(table, up_to=DOUBT)
    asked(table, "8C")
    table.dealer("undo")
    assert table.state.question is not None
    table.dealer("answer", question=table.state.question.id, card="8S")
    played(table)
    assert table.cards == PACK
    assert proofs(table) == []


def test_nor_one_after_which_the_count_does_not_come_out(table: Table) -> None:
    played(table, up_to=DOUBT)
    asked(table, "8C")
    played(table, up_to=46)
    table.sees(46, "8C", image="picture 46")
    assert table.state.question is not None, "the eight of clubs is out already"


@pytest.mark.parametrize(
    ("cards", "dealt", "fits"),
    [
        (["AS"], 1, True),
        (["AS", "2S", "3S"], 3, True),
        (["AS", "AS"], 2, False),
        (["AS", "4S"], 2, False),
        (["AS", "2S"], 3, False),
    ],
    ids=["a part", "the whole", "one twice", "a stranger", "the whole, but one that not everybody has seen"],
)
def test_the_pack_has_every_card_as_often_as_it_came(cards: list[str], dealt: int, fits: bool) -> None:
    assert _fits({"AS": 1, "2S": 1, "3S": 1}, cards, dealt) is fits


def test_a_void_deal_proves_nothing(table: Table) -> None:
    played(table, up_to=20)
    table.dealer("void_deal")
    assert proofs(table) == []


def test_a_deal_whose_beginning_was_not_heard_proves_nothing(table: Table) -> None:
    played(table)
    proof = ProofOfDeal()
    for event in table.events[60:]:
        proof.read(event)
    assert proof.proven(table.state) == []


def test_a_card_named_though_nobody_asked_proves_no_picture(table: Table) -> None:
    played(table, up_to=DOUBT)
    table.dealer("key_card", card="8S")
    played(table)
    assert in_doubt(table) == []
    assert "8S" not in [one.card for one in proofs(table)]


@pytest.mark.parametrize(("read", "proven"), [("8S", ["8S"]), ("8C", [])])
def test_a_card_that_the_camera_reads_after_all_is_proven_where_it_agrees(
    table: Table, read: str, proven: list[str]
) -> None:
    played(table, up_to=DOUBT)
    table.sees(DOUBT, None, image="blurred")
    assert table.state.question is not None
    question = table.state.question.id
    table.sees(DOUBT, read, image="sharp")
    table.dealer("answer", question=question, card="8S")
    if table.state.question is not None:
        table.dealer("answer", question=table.state.question.id, card="8S")
    played(table)
    assert in_doubt(table) == proven


def test_a_count_in_doubt_proves_nothing(table: Table) -> None:
    played(table, up_to=12)
    table.sees(13, PACK[13], image="picture 13")
    assert table.state.question is not None
    assert table.state.question.kind == "missed"
    table.dealer("answer", question=table.state.question.id, card=PACK[12])
    played(table)
    assert proofs(table) == []


def test_no_card_is_proven_that_not_everybody_has_seen() -> None:
    """The bank's open card was in doubt; a card that stays face down is nobody's to learn from, in doubt or not."""
    table = ShoeTable("4S 7H 5D 3C JC 4H", game="siete_y_media", players=("dot", "ann", "bob"))
    table.leaves(3)
    table.seat("ann", "bet", amount=20)
    table.seat("ann", "hit", expose=True)
    table.leaves()
    table.seat("ann", "stand")
    table.seat("bob", "bet", amount=25)
    table.seat("bob", "hit")
    table.leaves()
    table.seat("bob", "stand")
    table.seat("dot", "hit")
    table.leaves(unread=True)
    assert table.state.question is not None
    assert proofs(table) == []
    table.dealer("answer", question=table.state.question.id, card="4H")
    assert not playing(table.state)
    public = {str(card) for index, card in enumerate(table.deal.cards) if is_public(table.state, index)}
    assert {one.card for one in proofs(table)} == public
    assert in_doubt(table) == ["4H"]
    proof = ProofOfDeal()
    for event in table.events:
        proof.read(event)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("controller.table.proven.is_public", lambda state, index: index != 5)
        assert "4H" not in [one.card for one in proof.proven(table.state)]
