"""German faro: its options, laws and corrections (docs/rules.md section 2). The plain reading: test_differential."""

import json
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from controller.games import german_faro
from controller.games.cards import PACK_52, Card, Suit
from controller.games.german_faro import (
    ChangeBank,
    ChangePurse,
    CloseBets,
    CorrectCard,
    Malformed,
    PayDebt,
    ReopenBets,
    RuleIrregularity,
    ShowCard,
    Stake,
    VoidDeal,
    Withdraw,
    apply,
    apply_all,
    decode_command,
    new_deal,
    parse_rules,
    settle,
    view,
)
from controller.games.german_faro.acts import CardCorrected, Event, PairSettled
from controller.games.irregularity import Policy
from controller.games.ledger import BankChanged
from tests.games import harness
from tests.games.chance import SEEDS, Seed, chance
from tests.games.scripts import german_script

BOOKS = {"ann": Suit.SPADES, "bob": Suit.HEARTS, "cy": Suit.CLUBS}


class Player(harness.Player):
    library: ClassVar = german_faro

    def holds(self, events: Sequence[Event]) -> None:
        taken = any(isinstance(event, BankChanged) and event.amount < 0 for event in self.events)
        assert self.deal.bank >= 0 or self.deal.debts or taken
        assert self.deal.on_layout == sum(marks for _, marks in self.deal.stakes.values())
        json.dumps(view(self.deal))


def table(bank: int = 100, marks: int = 100, **rules: Any) -> Player:
    return Player(new_deal(parse_rules(rules), bank=bank, books=BOOKS, purses=dict.fromkeys(BOOKS, marks)))


def play(player: Player, *acts: str | Any) -> Player:
    """Commands, or labels of cards to be shown."""
    for act in acts:
        command = ShowCard(Card.parse(act)) if isinstance(act, str) else act
        assert player.do(command) is None, act
    return player


def stake(name: str, label: str, marks: int) -> Stake:
    return Stake(name, Card.parse(label), marks)


def last(player: Player) -> PairSettled:
    return player.deal.pairs[-1]


def test_right_pays_and_left_takes_and_rank_and_suit_must_agree() -> None:
    here = play(table(), stake("ann", "9S", 4), stake("bob", "5H", 3), stake("cy", "9C", 2), "9S", "5H")
    assert (here.deal.purses, here.deal.bank) == ({"ann": 104, "bob": 97, "cy": 98}, 99)
    assert [line.player for line in last(here).lines] == ["bob", "ann"], "the bank collects before it pays"


def test_the_example_of_the_german_text_with_the_diamonds_taken_out() -> None:
    def laid(before: int, player: str, card: str, marks: int) -> dict[str, Any]:
        return {"before": before, "op": "stake", "player": player, "card": card, "marks": marks}

    turned = ["3C", "QS", "2S", "KC"]
    rest = [card.label for card in PACK_52 if card.suit is not Suit.DIAMONDS and card.label not in turned]
    result = settle(
        {
            "game": "german_faro",
            "bank": 100,
            "players": [{"name": name, "suit": suit, "marks": 100} for name, suit in zip("abc", "CHS", strict=True)],
            "deck": [*turned, *rest],
            "events": [
                *(laid(1, "a", "KC", 4), laid(1, "a", "8C", 4), laid(1, "b", "AH", 6)),
                *(laid(1, "c", "KS", 3), laid(1, "c", "TS", 3), laid(1, "c", "5S", 3)),
                *(laid(3, "a", "KC", 1), laid(3, "a", "7C", 7), laid(3, "a", "7C", 6)),
            ],
        }
    )
    first, second = result["pairs"][:2]
    assert (first["right"], first["left"], first["settled"], first["bank"]) == ("3C", "QS", [], 100)
    assert (second["right"], second["left"], second["bank"]) == ("2S", "KC", 104)
    assert second["settled"] == [{"player": "a", "card": "KC", "result": "lose", "stake": 4, "pay": -4}]
    assert result["rejected"] == [{"event": 6, "reason": "dead"}, {"event": 7, "reason": "max"}]
    assert {line["card"]: line["stake"] for pair in result["pairs"] for line in pair["settled"]}["7C"] == 6


@pytest.mark.parametrize(
    ("rules", "ann", "bank"),
    [
        ({}, 104, 96),
        ({"pays": "left"}, 96, 104),
        ({"first_pile": "left"}, 96, 104),
        ({"pays": "left", "first_pile": "left"}, 104, 96),
    ],
)
def test_which_pile_pays(rules: dict[str, Any], ann: int, bank: int) -> None:
    here = play(table(**rules), stake("ann", "9S", 4), "9S", "2D")
    assert (here.deal.purses["ann"], here.deal.bank) == (ann, bank)


@pytest.mark.parametrize(
    ("rules", "acts", "reason"),
    [
        ({}, [stake("eve", "9S", 1)], "unknown_player"),
        ({}, [stake("ann", "9H", 1)], "not_own_suit"),
        ({}, [stake("ann", "9S", 0)], "bad_stake"),
        ({}, [stake("ann", "9S", 8), stake("ann", "4S", 3)], "max"),
        ({"max_total": 11}, [stake("ann", "9S", 8), stake("ann", "4S", 3)], None),
        ({"max_total": 500}, [stake("ann", "9S", 101)], "funds"),
        ({}, ["9S", "2H", stake("ann", "9S", 1)], "dead"),
        ({"dead_stake": "allow"}, ["9S", "2H", stake("ann", "9S", 1)], None),
        ({}, [stake("ann", "9S", 1), Withdraw("ann", Card.parse("9S"))], "no_withdraw"),
        ({"withdraw": True}, [stake("ann", "9S", 1), Withdraw("ann", Card.parse("9S"))], None),
        ({"withdraw": True}, [stake("ann", "9S", 1), Withdraw("bob", Card.parse("9S"))], "unknown_id"),
        ({}, [CloseBets(), stake("ann", "9S", 1)], "closed"),
        ({}, [CloseBets(), ReopenBets(), stake("ann", "9S", 1)], None),
        ({}, [CloseBets(), "9S", ReopenBets()], "not_closed"),
        ({}, ["9S", "9S"], "duplicate_card"),
        ({}, [VoidDeal("torn card"), "9S"], "over"),
        ({}, [ChangePurse("ann", -101)], "funds"),
        ({}, [ChangeBank(-101)], "funds"),
        ({}, [ChangeBank(0)], "bad_amount"),
    ],
)
def test_refusals(rules: dict[str, Any], acts: list[Any], reason: str | None) -> None:
    here = play(table(**rules), *acts[:-1])
    command = ShowCard(Card.parse(acts[-1])) if isinstance(acts[-1], str) else acts[-1]
    assert here.do(command) == reason


def test_a_broken_bank_pays_what_it_has_and_the_other_stakes_return() -> None:
    here = play(table(bank=3), stake("ann", "9S", 5), stake("bob", "KH", 2), "9S", "2D")
    assert (here.deal.phase, here.deal.broken, here.deal.bank) == ("over", True, 0)
    assert here.deal.purses == {"ann": 103, "bob": 100, "cy": 100}


def test_the_cards_of_a_player_who_is_out_are_covered() -> None:
    here = play(table(marks=5), stake("ann", "9S", 5), "2D", "9S")
    assert here.deal.out == ("ann",)
    play(here, stake("bob", "5H", 2), "2S", "3S", "5H", "4S", "3D")
    pair = last(here)
    assert (str(pair.right), str(pair.left), [str(card) for card in pair.covered]) == ("5H", "3D", ["2S", "3S", "4S"])
    assert here.deal.purses["bob"] == 7
    assert here.do(stake("ann", "7S", 1)) == "eliminated"
    uncovered = play(table(marks=5, cover=False), stake("ann", "9S", 5), "2D", "9S", "2S", "3S")
    assert last(uncovered).covered == ()


@pytest.mark.parametrize(("odd", "bank"), [("dead", 100), ("first_pile", 99)])
def test_a_single_last_card(odd: str, bank: int) -> None:
    pack = [card for card in PACK_52 if card.suit is not Suit.DIAMONDS]
    here = Player(
        new_deal(
            parse_rules({"odd_last_card": odd}),
            bank=100,
            books=BOOKS,
            purses=dict.fromkeys(BOOKS, 100),
            left_out=Suit.DIAMONDS,
        )
    )
    assert here.do(ShowCard(Card.parse("2D"))) == "foreign_card"
    play(here, Stake("cy", pack[-1], 1), *[str(card) for card in pack])
    assert (here.deal.phase, here.deal.bank) == ("over", bank)
    assert (last(here).dead_card is not None) == (odd == "dead")


def run(seed: int | Seed, misread: int | None, fixed_at: int) -> Player:
    """A whole deal of a random script; card `misread` is taken for the last one until card `fixed_at` is shown."""
    script = german_script(seed)
    deck = [Card.parse(label) for label in script["deck"]]
    books = {player["name"]: Suit(player["suit"]) for player in script["players"]}
    purses = {player["name"]: player["marks"] for player in script["players"]}
    missing = [suit for suit in Suit if all(card.suit is not suit for card in deck)]
    rules = parse_rules(script["rules"])
    left_out = missing[0] if missing else None
    player = Player(new_deal(rules, bank=script["bank"], books=books, purses=purses, left_out=left_out))
    done = 0
    for index, card in enumerate(deck):
        if player.deal.phase == "bets_open":
            done += 1
            for act in script["events"]:
                if act["before"] == done and act["op"] != "jump":
                    player.do(decode_command(act))
        if player.do(ShowCard(deck[-1] if index == misread else card)) == "over":
            break
        if misread is not None and fixed_at == index and len(player.deal.cards) > misread:
            assert player.do(CorrectCard(misread, deck[misread])) is None
    return player


@settings(max_examples=40)
@given(seed=SEEDS, misread=st.integers(0, 30), later=st.integers(0, 4))
@example(seed=1001, misread=9, later=3)  # the correction ends the deal before cards that were turned
def test_money_is_conserved_and_the_journal_gives_the_same_deal(seed: Seed | int, misread: int, later: int) -> None:
    for player in (run(seed, None, 0), run(seed, misread, misread + later)):
        assert apply_all(player.first, player.events) == player.deal


@settings(max_examples=30)
@given(seed=SEEDS)
def test_a_deal_played_act_by_act_is_the_deal_of_its_script(seed: Seed) -> None:
    deal, result = run(seed, None, 0).deal, settle(german_script(seed))
    assert (deal.purses, deal.bank, deal.broken) == (result["marks"], result["bank"], result["bank_broken"])
    played = [[(line.player, str(line.card), line.stake, line.pay) for line in pair.lines] for pair in deal.pairs]
    told = [[(x["player"], x["card"], x["stake"], x["pay"]) for x in pair["settled"]] for pair in result["pairs"]]
    assert played == told


def test_a_corrected_card_moves_the_differences_and_what_a_purse_cannot_bear_is_a_debt() -> None:
    here = play(table(), stake("ann", "9S", 10), "9S", "2D", ChangePurse("ann", -110))
    play(here, CorrectCard(0, Card.parse("3D")))
    assert (here.deal.purses["ann"], here.deal.debts, here.deal.bank) == (0, {"ann": 20 - 10 + 10}, 100)
    assert [str(card) for card in here.deal.stakes] == ["9S"]
    assert here.do(CorrectCard(0, Card.parse("2D"))) == "duplicate_card"
    play(here, ChangePurse("ann", 25))
    assert (here.deal.purses["ann"], here.deal.debts) == (5, {})


def test_a_card_of_a_void_deal_is_corrected_and_the_deal_stays_void() -> None:
    here = play(table(), stake("ann", "9S", 4), stake("bob", "5H", 3), "9S", "2D", VoidDeal("torn card"))
    assert (here.deal.purses["ann"], here.deal.purses["bob"]) == (104, 100)
    play(here, CorrectCard(0, Card.parse("3D")))
    assert (here.deal.phase, here.deal.purses, here.deal.on_layout) == ("void", dict.fromkeys(BOOKS, 100), 0)


@pytest.mark.parametrize(
    ("rule", "purses", "bank", "lying"),
    [
        (RuleIrregularity("double_draw"), (100, 100), 5, []),
        (RuleIrregularity("double_draw", Policy("bank_pays_all")), (104, 101), 0, []),
        (RuleIrregularity("turned_back", Policy("dealer_rules"), (("9S", "pay"),)), (104, 98), 1, ["KH"]),
        (RuleIrregularity("exposed_early", Policy("dealer_rules"), (("KH", "return"),)), (96, 100), 5, ["9S"]),
        (RuleIrregularity("foul_pack", Policy("dealer_rules")), (100, 100), 5, []),
    ],
)
def test_an_irregularity_is_ruled_on(
    rule: RuleIrregularity, purses: tuple[int, int], bank: int, lying: list[str]
) -> None:
    here = play(table(bank=5), stake("ann", "9S", 4), stake("bob", "KH", 2), "2D", rule)
    assert (here.deal.purses["ann"], here.deal.purses["bob"], here.deal.bank) == (*purses, bank)
    assert [str(card) for card in here.deal.stakes] == lying
    ended = {"foul_pack": "void"} if bank else {"double_draw": "over"}
    assert here.deal.phase == ended.get(rule.kind, "card_shown")
    before = here.deal
    play(here, CorrectCard(0, Card.parse("3D")))
    assert (here.deal.purses, here.deal.bank, here.deal.stakes) == (before.purses, before.bank, before.stakes)


def test_an_unknown_irregularity_or_card_is_refused() -> None:
    here = play(table(), stake("ann", "9S", 4))
    assert here.do(RuleIrregularity("rain")) == "bad_kind"
    assert here.do(RuleIrregularity("double_draw", Policy("dealer_rules"), (("KH", "pay"),))) == "unknown_id"


def test_who_has_no_book_may_bring_marks_and_wait() -> None:
    here = play(table(), ChangePurse("dot", 50), stake("ann", "9S", 10), "9S", "2D")
    assert here.do(stake("dot", "9C", 1)) == "unknown_player"
    assert here.do(ChangePurse("eve", -1)) == "unknown_player"
    play(here, CorrectCard(0, Card.parse("3D")), ChangePurse("dot", -20))
    assert here.deal.purses["dot"] == 30


def test_who_is_out_may_buy_marks_again_after_the_deal() -> None:
    here = play(table(marks=5), stake("ann", "9S", 5), "2D", "9S")
    assert here.do(ChangePurse("ann", 50)) == "eliminated"
    play(here, VoidDeal("enough"), ChangePurse("ann", 50))
    assert here.deal.purses["ann"] == 50


def test_a_deal_that_was_taken_for_broken_goes_on() -> None:
    here = play(table(bank=3), stake("ann", "9S", 5), stake("bob", "KH", 2), "9S", "2D")
    assert here.deal.phase == "over"
    play(here, CorrectCard(0, Card.parse("3D")))
    assert (here.deal.phase, here.deal.broken, here.deal.bank) == ("bets_open", False, 3)
    assert [str(card) for card in here.deal.stakes] == ["9S", "KH"]


def test_a_bank_below_zero_pays_nothing_charges_nobody_and_is_broken() -> None:
    """Money was taken out of the bank that a correction then finds it never won."""
    here = play(table(marks=100), stake("ann", "9S", 10), "2D", "9S", ChangeBank(-110))
    play(here, stake("bob", "KH", 5), CorrectCard(1, Card.parse("3D")))
    assert here.deal.bank == -10
    play(here, "KH")
    assert here.do(ChangeBank(-1)) == "pair_under_way"
    play(here, "4D")
    (line,) = last(here).lines
    assert (line.player, line.result, line.stake, line.pay) == ("bob", "win", 5, 0)
    assert (here.deal.phase, here.deal.broken, here.deal.bank, here.deal.purses["bob"]) == ("over", True, -10, 100)


def test_the_banker_leaves_what_lies_and_takes_nothing_between_the_cards_of_a_pair() -> None:
    here = play(table(bank=10), stake("ann", "9S", 6))
    assert here.do(ChangeBank(-11)) == "funds"
    assert here.do(ChangeBank(-5)) == "solvency"
    play(here, ChangeBank(-4), CloseBets())
    assert here.do(ChangeBank(-1)) == "pair_under_way"
    play(here, "2D", ChangeBank(1))
    assert here.do(ChangeBank(-1)) == "pair_under_way"
    play(here, "9S", ChangeBank(-13))
    assert here.deal.bank == 0


def test_a_debt_is_paid_from_the_purse_and_by_a_cash_out_first() -> None:
    here = play(table(), stake("ann", "9S", 10), "9S", "2D", ChangePurse("ann", -110), CorrectCard(0, Card.parse("3D")))
    assert here.deal.debts == {"ann": 20}
    assert here.do(PayDebt("ann", 1)) == "funds"
    assert here.do(PayDebt("ann", 21)) == "no_debt"
    assert here.do(PayDebt("bob", 1)) == "no_debt"
    play(here, "9S", "4D")
    assert here.deal.purses["ann"] == 20
    play(here, PayDebt("ann", 5))
    assert here.do(ChangePurse("ann", -1)) == "debt"
    play(here, ChangePurse("bob", 10), PayDebt("ann", 15))
    assert (here.deal.purses["ann"], here.deal.debts) == (0, {})
    assert decode_command({"op": "pay_debt", "player": "ann", "amount": 5}) == PayDebt("ann", 5)


def test_a_cash_out_beyond_the_debt_pays_it_on_the_way() -> None:
    here = play(table(), stake("ann", "9S", 10), "9S", "2D", ChangePurse("ann", -105), CorrectCard(0, Card.parse("3D")))
    assert (here.deal.purses["ann"], here.deal.debts) == (0, {"ann": 15})
    play(here, "9S", "4D", ChangePurse("ann", -5))
    assert (here.deal.purses["ann"], here.deal.debts) == (0, {})


@settings(max_examples=40)
@given(seed=SEEDS)
def test_the_bank_pays_what_it_has_and_nobody_is_charged_for_winning_whatever_the_dealer_does(seed: Seed) -> None:
    """Only a correction finds the bank below zero, and by no more than the banker has taken out."""
    rnd, script = chance(seed), german_script(seed)
    deck = [Card.parse(label) for label in script["deck"]]
    books = {player["name"]: Suit(player["suit"]) for player in script["players"]}
    purses = {player["name"]: player["marks"] for player in script["players"]}
    left_out = next((suit for suit in Suit if suit not in books.values()), None)
    rules = parse_rules(script["rules"])
    player = Player(new_deal(rules, bank=script["bank"], books=books, purses=purses, left_out=left_out))
    known = taken = 0

    def do(command: Any) -> str | None:
        nonlocal known, taken
        deal, reason = player.deal, player.do(command)
        for event in player.events[known:]:
            bank, deal = deal.bank, apply(deal, event)
            assert deal.bank >= min(bank, -taken if isinstance(event, CardCorrected) else 0), event
            if isinstance(event, BankChanged):
                taken += max(-event.amount, 0)
            if isinstance(event, PairSettled):
                assert all(line.pay >= 0 for line in event.lines if line.result == "win")
        known = len(player.events)
        return reason

    for index, card in enumerate(deck):
        if player.deal.phase == "bets_open":
            for act in script["events"]:
                if act["before"] == player.deal.pair and act["op"] != "jump":
                    do(decode_command(act))
        while rnd.random() < 0.4:
            name = rnd.choice(list(books))
            acts = [
                ChangeBank(rnd.choice([-player.deal.bank, -3, 4])),
                ChangePurse(name, rnd.choice([-5, 3])),
                PayDebt(name, rnd.choice([1, 3])),
                CorrectCard(rnd.randrange(index + 1), rnd.choice(deck), swap=True),
                CloseBets(),
                ReopenBets(),
                RuleIrregularity("double_draw", Policy(rnd.choice(["return_stakes", "bank_pays_all"]))),
            ]
            do(rnd.choice(acts[: 6 if rnd.random() < 0.8 else 7]))
        left = [other for other in deck if other not in player.deal.cards]
        if not left or do(ShowCard(card if card in left else rnd.choice(left))) == "over":
            break
    assert apply_all(player.first, player.events) == player.deal


@pytest.mark.parametrize(
    ("books", "purses", "left_out", "says"),
    [
        pytest.param({"ann": "S", "bob": "S"}, {"ann": 5, "bob": 5}, None, "a book of his own", id="one book for two"),
        pytest.param({"ann": "S", "bob": "H"}, {"ann": 5}, None, "needs marks", id="a player without marks"),
        pytest.param({"ann": "S"}, {"ann": 5}, "S", "of a suit in the pack", id="a book that was left out"),
        pytest.param({"ann": "S"}, {"ann": -1}, None, "0 or more", id="marks below zero"),
    ],
)
def test_books_that_cannot_be_played_with(
    books: dict[str, str], purses: dict[str, int], left_out: str | None, says: str
) -> None:
    suits = {player: Suit(suit) for player, suit in books.items()}
    with pytest.raises(ValueError, match=says):
        new_deal(parse_rules({}), bank=10, books=suits, purses=purses, left_out=Suit(left_out) if left_out else None)


@pytest.mark.parametrize("rules", [{}, {"withdraw": True}, {"max_total": 12, "cover": False}])
def test_the_tablets_are_shown_the_options_that_differ_from_the_usual_ones(rules: dict[str, Any]) -> None:
    assert view(table(**rules).deal)["rules"] == rules


@pytest.mark.parametrize("shown", [1, 2, 3, 4])
def test_a_corrected_deal_stands_as_if_the_card_had_been_read_right(shown: int) -> None:
    stakes = stake("ann", "9S", 10), stake("bob", "5H", 3), stake("cy", "9C", 2)
    cards = ["3D", "5H", "9S", "KC"]
    wrong = play(table(), *stakes, *["9S", "5H", "4D", "KC"][: min(shown, 2)])
    play(wrong, CorrectCard(0, Card.parse("3D")), *cards[2:shown])
    right = play(table(), *stakes, *cards[:shown])
    for name in ("cards", "pairs", "pair", "made", "covered", "out", "phase", "stakes", "totals", "purses", "bank"):
        assert getattr(wrong.deal, name) == getattr(right.deal, name), name


@pytest.mark.parametrize(
    ("spoiled", "place"),
    [
        ({"rulings": {"QS": 1}}, "rulings"),
        ({"rulings": {"QS": "pay", "5H": None}}, "rulings"),
        ({"rulings": ["pay"]}, "rulings"),
        ({"policy": 3}, "policy"),
        ({"policy": ""}, "policy"),
        ({"kind": ""}, "kind"),
        ({"kind": None}, "kind"),
    ],
)
def test_a_ruling_is_read_from_json(spoiled: dict[str, Any], place: str) -> None:
    sent = {"op": "rule_irregularity", "kind": "double_draw", "policy": "dealer_rules", "rulings": {"QS": "pay"}}
    assert decode_command(sent) == RuleIrregularity("double_draw", Policy("dealer_rules"), (("QS", "pay"),))
    with pytest.raises(Malformed) as error:
        decode_command({**sent, **spoiled})
    assert error.value.place == place
