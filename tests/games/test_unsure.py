"""Cards in doubt settle only what is certain, and end as if read at once; irregularities are ruled by policy."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings

from controller.games.cards import PACK_52, Card
from controller.games.faro import (
    ChangeBank,
    ChangePurse,
    CorrectCard,
    NameCard,
    RuleIrregularity,
    ShowCard,
    ShowUnsure,
    VoidDeal,
    apply_all,
    new_deal,
    parse_rules,
    view,
)
from controller.games.faro.acts import PartSettled, PartUndone
from controller.games.irregularity import Policy
from tests.games.chance import SEEDS, Seed, chance
from tests.games.scripts import faro_script
from tests.games.test_laws import Player, acts_before, bet, card, deal_of


def unsure(*labels: str) -> ShowUnsure:
    return ShowUnsure(tuple(Card.parse(label) for label in labels))


def doubtful(rnd: random.Random, true: Card) -> ShowUnsure:
    """The true card among others."""
    mine = [*rnd.sample(PACK_52, rnd.randint(1, 4)), true]
    rnd.shuffle(mine)
    return ShowUnsure(tuple(mine))


def in_doubt(player: Player) -> list[int]:
    return [card["index"] for card in view(player.deal)["unsure"] if len(card["candidates"]) > 1]


def play_doubtfully(seed: Seed, doubt: float) -> tuple[Player, int]:
    """A deal in which cards are in doubt with this chance; the number of bets settled before the dealer's word."""
    script = faro_script(seed)
    rnd = chance(seed)
    deck = [Card.parse(label) for label in script["deck"]]
    player = Player(new_deal(parse_rules(script["rules"]), bank=script["bank"], purses=script["players"]))

    def show(*indices: int) -> None:
        for index in indices:
            seen = doubtful(rnd, deck[index]) if rnd.random() < doubt else ShowCard(deck[index])
            assert player.do(seen) is None
        asked = list(indices)
        rnd.shuffle(asked)
        for index in asked:
            if index in in_doubt(player):
                assert player.do(NameCard(index, deck[index])) is None

    show(0)
    for turn in range(1, 26):
        for command in acts_before(script, turn):
            player.do(command)
        show(2 * turn - 1, 2 * turn)
    show(51)
    early = sum(len(event.lines) for event in player.events if isinstance(event, PartSettled))
    return player, early


@settings(max_examples=30)
@given(seed=SEEDS)
def test_a_deal_read_with_doubts_ends_as_the_deal_read_with_certainty(seed: Seed) -> None:
    certain, none = play_doubtfully(seed, 0)
    assert none == 0
    doubted, _ = play_doubtfully(seed, 0.3)
    assert doubted.deal == certain.deal
    assert apply_all(doubted.first, doubted.events) == doubted.deal


def test_bets_that_do_not_care_are_settled_at_once_and_the_others_wait() -> None:
    table = deal_of(ann=1000)
    for command in (card("2S"), bet("a", "ann", "9", 100), bet("j", "ann", "J", 10), bet("q", "ann", "Q", 10)):
        assert table.do(command) is None
    assert table.do(unsure("JH", "QH")) is None
    assert table.do(card("9D")) is None
    told = view(table.deal)
    assert [line["id"] for line in told["part_settled"]] == ["a"]
    assert [lying["id"] for lying in told["bets"]] == ["j", "q"]
    assert told["unsure"] == [{"index": 1, "candidates": ["JH", "QH"]}, {"index": 2, "candidates": ["9D"]}]
    assert table.deal.purses["ann"] == 1000 - 120 + 200
    assert table.do(card("KD")) == "unsure"
    assert table.do(CorrectCard(0, Card.parse("3S"))) == "unsure"
    assert table.do(bet("n", "ann", "5", 1)) == "closed"
    assert table.do(NameCard(2, Card.parse("KD"))) == "not_unsure"
    assert table.do(NameCard(1, Card.parse("2S"))) == "duplicate_card"
    assert table.do(NameCard(1, Card.parse("QH"))) is None
    assert [lying.id for lying in table.deal.bets.values()] == ["j"]
    assert (table.deal.phase, table.deal.turn, table.deal.bank) == ("bets_open", 2, 10_000 - 100 + 10)
    assert [line.id for line in table.deal.lines[0]] == ["a", "q"]
    assert table.deal.winners == {"a": ("ann", 200)}


def test_a_card_that_was_none_of_its_candidates_takes_the_early_settlement_back() -> None:
    table = deal_of(ann=100)
    for command in (card("2S"), bet("a", "ann", "9", 100), card("5H"), unsure("9D", "9C")):
        assert table.do(command) is None
    assert table.do(ChangePurse("ann", -1)) == "unsure", "what was settled beside a card in doubt stays at the table"
    assert table.do(ChangePurse("ann", 30)) is None
    assert table.do(ChangePurse("ann", -30)) is None
    assert table.do(NameCard(2, Card.parse("6D"))) is None
    assert any(isinstance(event, PartUndone) for event in table.events)
    assert (table.deal.purses, table.deal.debts, table.deal.bank) == ({"ann": 0}, {}, 10_000)
    assert [lying.id for lying in table.deal.bets.values()] == ["a"]


def test_a_card_that_has_come_is_refused_beside_one_in_doubt() -> None:
    table = deal_of(ann=1000)
    for command in (card("2S"), card("3S"), card("4S"), unsure("7H", "7D")):
        assert table.do(command) is None
    for label in ("2S", "3S", "4S"):
        assert table.do(card(label)) == "duplicate_card"
        assert table.do(unsure(label)) == "no_candidate"
    assert table.do(unsure("4S", "9D")) is None, "it can only be 9D"
    assert view(table.deal)["unsure"][1] == {"index": 4, "candidates": ["9D"]}


def test_naming_one_of_two_cards_in_doubt_leaves_the_other_to_the_dealer() -> None:
    table = deal_of(ann=1000)
    for command in (card("2S"), bet("a", "ann", "7", 100), bet("j", "ann", "J", 10)):
        assert table.do(command) is None
    for command in (unsure("7H", "7D"), unsure("7H", "7D")):
        assert table.do(command) is None
    assert table.do(NameCard(1, Card.parse("7H"))) is None
    assert (in_doubt(table), table.deal.phase) == ([2], "bets_closed")
    assert table.do(NameCard(2, Card.parse("JD"))) is None
    assert [str(shown) for shown in table.deal.cards] == ["2S", "7H", "JD"]
    assert {line.id: line.pay for line in table.deal.lines[0]} == {"a": -100, "j": 10}


@pytest.mark.parametrize("other", [("7H", "7D"), ("7H", "8S", "8D")])
def test_a_sure_card_does_not_name_the_one_in_doubt_beside_it(other: tuple[str, ...]) -> None:
    """The pack would leave one candidate, or no candidate of a rank that was seen: nothing is settled by that."""
    table = deal_of(ann=1000)
    for command in (card("2S"), bet("a", "ann", "8", 100), bet("s", "ann", "7", 100), unsure(*other), card("7H")):
        assert table.do(command) is None
    assert (table.deal.part, in_doubt(table)) == ({}, [1])
    assert table.do(NameCard(1, Card.parse(other[-1]))) is None
    assert table.deal.turn == 2


def test_the_bank_does_not_pay_early_from_what_it_has_yet_to_take() -> None:
    """Of three coppers on the last three ranks one wins and one loses; who loses is in doubt."""
    last = ["5H", "9D", "JC"]
    rules = parse_rules({"solvency": "turn_worst"})
    table = Player(new_deal(rules, bank=100, purses={"ann": 300}))
    for shown in PACK_52:
        if str(shown) not in last:
            assert table.do(ShowCard(shown)) is None
    for rank in "59J":
        assert table.do(bet(rank, "ann", rank, 100, copper=True)) is None
    assert table.do(ChangeBank(-100)) is None
    for command in (card("5H"), unsure("9D", "JC")):
        assert table.do(command) is None
    assert (table.deal.bank, table.deal.part) == (0, {})
    assert table.do(NameCard(50, Card.parse("9D"))) is None
    assert (table.deal.bank, table.deal.purses["ann"]) == (0, 200)


def test_the_pack_is_a_proof() -> None:
    table = deal_of(ann=100)
    table.do(card("2S"))
    assert table.do(unsure("2S", "5H")) is None
    assert (table.deal.phase, table.deal.cards[-1].label) == ("loser_shown", "5H")
    assert table.do(unsure("2S", "5H")) == "no_candidate"


def test_a_void_deal_takes_the_early_settlement_back() -> None:
    table = deal_of(ann=100)
    for command in (card("2S"), bet("a", "ann", "9", 100), card("5H"), unsure("9D", "9C"), VoidDeal("torn card")):
        assert table.do(command) is None
    assert (table.deal.purses["ann"], table.deal.bank, table.deal.phase) == (100, 10_000, "void")


@pytest.mark.parametrize(
    ("policy", "rulings", "purse", "lying"),
    [
        ("return_stakes", {}, 1000, []),
        ("bank_pays_all", {}, 1150, []),
        ("dealer_rules", {"a": "pay"}, 950 + 100, ["b"]),
        ("dealer_rules", {"a": "return", "b": "stay"}, 950, ["b"]),
    ],
)
def test_irregularities_by_policy(policy: str, rulings: dict[str, str], purse: int, lying: list[str]) -> None:
    table = deal_of(ann=1000)
    for command in (card("2S"), bet("a", "ann", "9", 100), bet("b", "ann", "K", 50), card("5H")):
        assert table.do(command) is None
    assert table.do(RuleIrregularity("double_draw", Policy(policy), tuple(rulings.items()))) is None
    assert table.deal.purses["ann"] == purse
    assert list(table.deal.bets) == lying
    assert table.do(card("9D")) is None, "the deal goes on"
    assert table.do(CorrectCard(1, Card.parse("6D"))) is None
    assert table.deal.purses["ann"] == purse, "a ruling is not ruled again by another card"


def test_a_foul_pack_ends_the_deal_by_the_table_s_policy() -> None:
    rules = parse_rules({"irregularity": "bank_pays_all", "solvency": "turn_worst"})
    table = Player(new_deal(rules, bank=120, purses={"ann": 1000}))
    for command in (card("2S"), bet("a", "ann", "9", 100), bet("b", "ann", "9", 100, copper=True), card("5H")):
        assert table.do(command) is None
    assert table.do(RuleIrregularity("foul_pack")) is None
    assert (table.deal.phase, table.deal.bank) == ("void", 0), "the bank pays what it has, older bets first"
    assert table.deal.purses["ann"] == 1120
    assert table.do(RuleIrregularity("wet_pack")) == "bad_kind"


def test_the_dealer_s_ops_are_read_from_json() -> None:
    from controller.games.faro import Malformed, decode_command

    ops: list[tuple[dict[str, Any], Any]] = [
        ({"op": "show_unsure", "candidates": ["JH", "QH"]}, unsure("JH", "QH")),
        ({"op": "name_card", "index": 1, "card": "JH"}, NameCard(1, Card.parse("JH"))),
        ({"op": "rule_irregularity", "kind": "foul_pack"}, RuleIrregularity("foul_pack")),
    ]
    for op, command in ops:
        assert decode_command(json.loads(json.dumps(op))) == command
    for spoiled in (
        {"op": "show_unsure", "candidates": []},
        {"op": "show_unsure", "candidates": ["JX"]},
        {"op": "rule_irregularity", "kind": "foul_pack", "policy": "mercy"},
        {"op": "rule_irregularity", "kind": "foul_pack", "rulings": {"a": "keep"}},
    ):
        with pytest.raises(Malformed):
            decode_command(spoiled)
