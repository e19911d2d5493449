"""What the log says of events: kernel.show.Log itself refuses a table that leaves one out."""

from typing import Any

import pytest

from controller.games.baccarat.baccarat_banque import acts as banque
from controller.games.baccarat.baccarat_banque.show import BACCARAT_BANQUE
from controller.games.baccarat.punto_banco import acts as punto
from controller.games.baccarat.punto_banco.rules import Coup
from controller.games.baccarat.punto_banco.show import PUNTO_BANCO
from controller.games.cards import PACK_52, Card, read_as
from controller.games.faro import acts as faro
from controller.games.faro.bets import Line
from controller.games.faro.show import FARO
from controller.games.german_faro import acts as german
from controller.games.german_faro.show import GERMAN_FARO
from controller.games.ledger import BankChanged, DebtPaid, PurseChanged, money_line
from controller.games.siete_y_media import acts as siete
from controller.games.siete_y_media.show import SIETE_Y_MEDIA
from tests.english import english


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (PurseChanged("ann", 5), "ann buys in for 5"),
        (PurseChanged("ann", -5), "ann cashes out 5"),
        (DebtPaid("ann", 5), "ann pays 5 of a debt"),
        (BankChanged(5), "the banker adds 5"),
        (BankChanged(-5), "the banker takes 5"),
    ],
)
def test_money_that_came_or_went_is_said(event: PurseChanged | DebtPaid | BankChanged, line: str) -> None:
    assert english(money_line(event)) == line


def said(game: Any, event: Any) -> list[str]:
    return [english(line) for line in game.lines(event)]


def test_what_a_merge_once_hid_is_said() -> None:
    queen, ten = Card.parse("QD"), Card.parse("TC")
    lines = (Line("a", "ann", "returned", 25, 0, 25), Line("b", "bob", "paid", 10, 10, 20))
    assert said(FARO, faro.IrregularityRuled("double_draw", "dealer_rules", lines)) == [
        "irregularity: Two cards were drawn at once; dealer rules",
        "ann: 25 returned",
        "bob: 10 paid, +10",
    ]
    assert said(FARO, faro.CardUnsure(3, (queen, ten))) == ["turn 2, losing card: Q♦ or 10♣, the dealer is asked"]
    assert said(FARO, faro.CardUnsure(4, (ten,))) == ["turn 2, winning card: 10♣, beside a card in doubt"]
    won, drawn = Line("a", "ann", "win", 25, 25, 50), Line("b", "bob", "push", 10, 0, 10)
    assert said(FARO, faro.PartSettled(2, (won, drawn))) == ["turn 2, certain already: ann +25, bob drawn"]
    assert said(FARO, faro.PartUndone((won,))) == ["taken back: ann +25"]
    two = (german.Line("ann", queen, "paid", 5, 5),)
    assert said(GERMAN_FARO, german.IrregularityRuled("turned_back", "bank_pays_all", two)) == [
        "irregularity: A card was turned back; bank pays all",
        "ann: 5 on Q♦ paid, +5",
    ]


def test_the_stakes_of_one_player_are_said_one_after_the_other() -> None:
    """Whatever was laid between them, and with what each was on where that makes the difference."""
    won = punto.Line("a", "ann", "win", 20, 20, 40, "player")
    lost = punto.Line("b", "bob", "lose", 10, -10, 0, "banker"), punto.Line("c", "ann", "lose", 5, -5, 0, "tie")
    coup = Coup((), (), 7, 4, False, "player")
    assert said(PUNTO_BANCO, punto.CoupSettled(1, coup, (won, *lost), False))[1:] == [
        "ann wins 20 with 20 on Player",
        "ann loses 5 on Tie",
        "bob loses 10 on Banker",
    ]
    sides = [banque.Line(player, side, "lose", 5, -5, 0) for player, side in [("ann", "right"), ("bob", "right")]]
    sides.append(banque.Line("ann", "left", "win", 5, 5, 10))
    settled = banque.CoupSettled(1, banque.HandsOf((), (), ()), ("lose", "win"), tuple(sides), 10, (None, None))
    assert said(BACCARAT_BANQUE, settled)[3:6] == [
        "ann loses 5 on the right",
        "ann wins 5 with 5 on the left",
        "bob loses 5 on the right",
    ]
    out = tuple(Line(one, one[:3], "lose", 5, -5, 0) for one in ("ann1", "bob1", "ann2"))
    assert said(FARO, faro.PartSettled(2, out)) == ["turn 2, certain already: ann -5, ann -5, bob -5"]
    hands = [siete.Line(player, 0, (), 9, "bust", None, "lose", 5, -5, 0) for player in ("ann", "bob")]
    back = siete.BackLine(0, "ann", "bob", 0, "lose", 2, -2, 0)
    assert said(SIETE_Y_MEDIA, siete.Settled(tuple(hands), (back,), (), 9, "", False))[3:] == [
        "ann loses 5",
        "ann loses 2 on bob's hand",
        "bob loses 5",
    ]


def test_a_card_is_read_as_rank_and_sign() -> None:
    assert [Card.parse(label).sign for label in ("AS", "TH", "QD", "2C")] == ["A♠", "10♥", "Q♦", "2♣"]
    assert len({card.sign for card in PACK_52}) == 52
    assert [read_as(text) for text in ("TH", "unclear", "")] == ["10♥", "unclear", ""]


@pytest.mark.parametrize(
    ("game", "kind", "where"), [(FARO, faro.DealVoided, "layout"), (GERMAN_FARO, german.DealVoided, "cards")]
)
def test_a_void_deal_is_said_once(game: Any, kind: Any, where: str) -> None:
    for reason in ("the deal is void", "The deal is void.", ""):
        assert said(game, kind(reason)) == [f"the deal is void; what lay on the {where} went back"]
    for reason in ("foul_pack", "The pack is not right"):  # its word, and the sentence of journals before
        assert said(game, kind(reason)) == [
            f"the deal is void: The pack is not right; what lay on the {where} went back"
        ]
    assert said(game, kind("a card fell")) == [f"the deal is void: a card fell; what lay on the {where} went back"]
