"""What the dealer does beside the cards: the bank's money, debts, the maximum, corrections, the cover card."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.games.cards import PACK_52, Card
from controller.games.faro import (
    ChangeBank,
    ChangePurse,
    CloseBets,
    CorrectCard,
    NameCard,
    PayDebt,
    RaiseCap,
    RaiseFor,
    RaiseMax,
    ReopenBets,
    RuleIrregularity,
    ShowCard,
    ShowUnsure,
    VoidDeal,
    apply_all,
    decode_command,
    decode_event,
    encode_event,
    new_deal,
    parse_rules,
    view,
)
from controller.games.faro.acts import BetReturned, CapRaised, CardCorrected, CardShown, MaxRaised, MaxRaisedFor
from controller.games.faro.rounds import END_OF_DEAL
from controller.games.faro.show import FARO
from controller.games.irregularity import Policy
from controller.games.ledger import BankChanged
from tests.english import english
from tests.games.chance import SEEDS, Seed, chance
from tests.games.scripts import faro_script
from tests.games.test_laws import Player, acts_before, bet, card


def table(bank: int, *, purse: int = 1000, **rules: Any) -> Player:
    return Player(new_deal(parse_rules(rules), bank=bank, purses={"ann": purse}))


def done(player: Player, *commands: Any) -> Player:
    """Commands, or labels of cards to be shown; each must be taken."""
    for command in commands:
        assert player.do(card(command) if isinstance(command, str) else command) is None, command
    return player


def call(id_: str, order: str, stake: int = 100) -> Any:
    act = {"op": "bet", "id": id_, "player": "ann", "stake": stake}
    return decode_command(
        {**act, "type": "color", "order": order}
        if order in ("RB", "BR", "SAME")
        else {**act, "type": "call", "order": list(order)}
    )


def unsure(*labels: str) -> ShowUnsure:
    return ShowUnsure(tuple(map(Card.parse, labels)))


# The bank between the cards of a turn.


@pytest.mark.parametrize("solvency", ["sum", "turn_worst", "none"])
def test_the_banker_takes_nothing_out_before_the_turn_is_settled(solvency: str) -> None:
    here = done(table(1000, solvency=solvency), "2S", ChangeBank(-1), CloseBets())
    assert here.do(ChangeBank(-1)) == "turn_under_way"
    done(here, "5H", ChangeBank(1))
    assert here.do(ChangeBank(-1)) == "turn_under_way"
    done(here, "9D", ChangeBank(-1), unsure("7H", "8H"))
    assert here.do(ChangeBank(-1)) == "unsure"
    done(here, VoidDeal("enough"), ChangeBank(-1))
    assert here.deal.bank == 998


def test_a_case_card_s_bet_is_answered_for_until_its_turn_is_settled() -> None:
    here = done(table(100), "9S", "9H", "9D", bet("a", "ann", "9", 100, copper=True))
    assert here.do(ChangeBank(-100)) == "solvency"
    done(here, "9C")
    assert [lying["dead"] for lying in view(here.deal)["bets"]] == [False], "it has just been hit"
    assert here.deal.bound == 100
    done(here, CorrectCard(0, Card.parse("KS")), CorrectCard(0, Card.parse("9S")))
    assert (here.deal.bound, here.deal.dead) == (100, 0), "a correction between the cards knows the turn under way"
    done(here, "5D")
    assert (here.deal.bank, here.deal.bound, here.deal.dead) == (0, 0, 1 << 8)


def test_the_worst_turn_after_a_correction_between_the_cards_is_that_of_the_turn_under_way() -> None:
    here = done(table(100, solvency="turn_worst"), "9S", "9H", "9D", "9C")
    before = here.deal.possible
    done(here, CorrectCard(0, Card.parse("KS")), CorrectCard(0, Card.parse("9S")))
    assert here.deal.possible == before


def test_bets_are_not_reopened_beside_a_card_in_doubt() -> None:
    here = done(table(1000), "2S", unsure("7H", "7D"))
    assert here.do(ReopenBets()) == "unsure"
    done(here, NameCard(1, Card.parse("7D")))
    assert here.do(ReopenBets()) == "not_closed"


# The maximum.


@pytest.mark.parametrize(("scope", "second", "parlayed"), [("position", "max", "max"), ("bet", None, "max")])
def test_a_case_card_s_maximum_counts_as_max_scope_says(scope: str, second: str | None, parlayed: str) -> None:
    rules: dict[str, Any] = {"case_max": 10, "max_scope": scope, "parlay_over_max": False}
    here = done(table(1000, **rules), "6S", "6H", "6D", bet("a", "ann", "6", 10), bet("k", "ann", "K", 50))
    assert here.do(bet("b", "ann", "6", 10)) == second
    assert here.do(bet("c", "ann", "6", 11)) == parlayed
    done(here, bet("d", "ann", "6", 10, copper=True))
    move = decode_command({"op": "move", "id": "d", "ranks": ["6"], "copper": False})
    assert here.do(move) == second
    assert here.do(decode_command({"op": "move", "id": "k", "ranks": ["6"]})) == "max"


def test_the_maximum_is_raised_between_two_turns_and_never_lowered() -> None:
    here = done(table(10_000, max=100), "2S", bet("a", "ann", "9", 100))
    assert here.do(bet("b", "ann", "9", 50)) == "max"
    assert here.do(RaiseMax(100)) == "not_higher"
    assert here.do(RaiseMax(99)) == "not_higher"
    done(here, RaiseMax(150), bet("b", "ann", "9", 50))
    assert view(here.deal)["rules"]["max"] == 150
    assert [lying["stake"] for lying in view(here.deal)["bets"]] == [100, 50]
    done(here, CloseBets())
    assert here.do(RaiseMax(200)) == "max_under_way"
    done(here, "5H")
    assert here.do(RaiseMax(200)) == "max_under_way"
    done(here, unsure("KH", "KD"))
    assert here.do(RaiseMax(200)) == "unsure"
    done(here, NameCard(2, Card.parse("KH")), RaiseMax(200), CorrectCard(1, Card.parse("6H")), VoidDeal("enough"))
    assert here.deal.rules.max == 200
    assert here.do(RaiseMax(300)) == "over"
    assert done(table(10_000), "2S").do(RaiseMax(100)) == "no_max"
    assert apply_all(here.first, here.events) == here.deal
    assert decode_event(json.loads(json.dumps(encode_event(MaxRaised(7))))) == MaxRaised(7)
    assert [english(line) for line in FARO.lines(MaxRaised(7))] == ["the maximum is 7 until the deal is over"]


def test_the_maximum_is_raised_for_one_player_until_the_deal_is_over() -> None:
    purses = {"ann": 1000, "bob": 1000}
    rules = parse_rules({"max": 100, "case_max": 50, "raise_for": True})
    here = done(Player(new_deal(rules, bank=300, purses=purses)), "2S", bet("a", "ann", "9", 100))
    assert here.do(bet("b", "ann", "9", 1)) == "max"
    assert FARO.dealer_legal(here.deal) == ("raise_max", "raise_for")
    assert here.do(RaiseFor("cy", 200)) == "unknown_player"
    assert here.do(RaiseFor("ann", 100)) == "not_higher"
    done(here, RaiseFor("ann", 250))
    assert here.do(RaiseFor("ann", 250)) == "not_higher"
    offers = view(here.deal)["legal"]
    assert (view(here.deal)["raised"], [offers[name]["bet"]["most"] for name in purses]) == ({"ann": 250}, [250, 100])
    done(here, bet("b", "ann", "9", 150))
    assert here.do(bet("c", "ann", "9", 1)) == "max"
    assert here.do(bet("c", "ann", "K", 51)) == "solvency"
    assert here.do(bet("c", "bob", "K", 101)) == "max"
    done(here, RaiseMax(200))
    assert view(here.deal)["raised"] == {"ann": 250}
    done(here, CloseBets())
    assert (here.do(RaiseFor("ann", 300)), FARO.dealer_legal(here.deal)) == ("max_under_way", ())
    done(here, "5H")
    assert here.do(RaiseFor("ann", 300)) == "max_under_way"
    done(here, unsure("7H", "7D"))
    assert here.do(RaiseFor("ann", 300)) == "unsure"
    done(here, NameCard(2, Card.parse("7D")), CorrectCard(1, Card.parse("6H")), RaiseMax(250))
    assert [lying["stake"] for lying in view(here.deal)["bets"]] == [100, 150]
    assert view(here.deal)["raised"] == {}, "the maximum of all is as high"
    done(here, VoidDeal("enough"))
    assert here.do(RaiseFor("ann", 300)) == "over"
    assert apply_all(here.first, here.events) == here.deal
    assert decode_event(json.loads(json.dumps(encode_event(MaxRaisedFor("ann", 7))))) == MaxRaisedFor("ann", 7)
    told = "the maximum for ann is 7 until the deal is over"
    assert [english(line) for line in FARO.lines(MaxRaisedFor("ann", 7))] == [told]


def test_the_maximum_is_raised_for_nobody_where_the_table_does_not_have_it() -> None:
    assert done(table(1000, max=100), "2S").do(RaiseFor("ann", 200)) == "not_offered"
    assert done(table(1000, raise_for=True), "2S").do(RaiseFor("ann", 200)) == "no_max"


def test_who_has_a_maximum_of_his_own_has_it_on_a_case_card_and_with_a_parlay() -> None:
    here = table(1000, max=100, case_max=10, raise_for=True, parlay_over_max=False)
    done(here, "6S", RaiseFor("ann", 150), bet("a", "ann", "K", 80), "6H", "6D")
    done(here, bet("b", "ann", "6", 150), "5H", "KD")
    parlay = {"op": "parlay", "from": "a", "id": "c", "player": "ann", "type": "flat", "ranks": ["Q"]}
    assert here.do(decode_command(parlay)) == "max"
    done(here, decode_command({**parlay, "stake": 150}))
    done(here, bet("d", "ann", "J", 150))
    assert here.do(decode_command({"op": "move", "id": "d", "ranks": ["Q"]})) == "max"


# What the bank covers.


def test_the_cap_is_raised_between_two_turns_and_never_lowered() -> None:
    here = done(table(10_000, bank_cap=100), "2S", bet("a", "ann", "9", 80))
    assert here.do(bet("b", "ann", "K", 21)) == "solvency"
    assert here.do(RaiseCap(100)) == "not_higher"
    assert here.do(RaiseCap(99)) == "not_higher"
    assert FARO.dealer_legal(here.deal) == ("raise_cap",)
    done(here, RaiseCap(101), bet("b", "ann", "K", 21), CloseBets())
    assert (view(here.deal)["covers"], view(here.deal)["rules"]["bank_cap"]) == (101, 101)
    assert FARO.dealer_legal(here.deal) == ()
    assert here.do(RaiseCap(200)) == "cap_under_way"
    done(here, "5H")
    assert here.do(RaiseCap(200)) == "cap_under_way"
    done(here, unsure("7H", "7D"))
    assert here.do(RaiseCap(200)) == "unsure"
    done(here, NameCard(2, Card.parse("7D")), RaiseCap(200), VoidDeal("enough"))
    assert here.do(RaiseCap(300)) == "over"
    for free in (done(table(10_000), "2S"), done(table(10_000, bank_cap=100, solvency="none"), "2S")):
        assert (free.do(RaiseCap(200)), view(free.deal)["covers"]) == ("no_cap", None)
    assert apply_all(here.first, here.events) == here.deal
    assert decode_event(json.loads(json.dumps(encode_event(CapRaised(7))))) == CapRaised(7)
    told = "the bank covers at most 7 in a turn until the deal is over"
    assert [english(line) for line in FARO.lines(CapRaised(7))] == [told]


def test_the_cap_bounds_what_is_taken_and_not_what_is_paid_or_taken_out() -> None:
    here = done(table(1000, bank_cap=100), "2S", bet("a", "ann", "9", 100), ChangeBank(-900))
    assert here.do(ChangeBank(-1)) == "solvency"
    done(here, "9H", "3D", bet("b", "ann", "K", 100), CorrectCard(1, Card.parse("4D")))
    assert (here.deal.bank, here.deal.held()) == (100, 200), "the nine lies there again"
    done(here, ChangeBank(900), RuleIrregularity("double_draw", Policy("bank_pays_all")))
    assert here.deal.bank == 800


def short(**rules: Any) -> Player:
    """At the close of turn 1 the last of three bets on the nine goes back: its other side was taken off."""
    here = done(table(10_000, solvency="turn_worst", bank_cap=100, **rules), "2S", bet("a", "ann", "9", 100))
    done(here, bet("b", "ann", "9", 100, copper=True), bet("c", "ann", "9", 100), decode_command(OFF), CloseBets())
    assert [event.id for event in here.events if isinstance(event, BetReturned)] == ["c"]
    return here


OFF = {"op": "remove", "id": "b"}


def test_a_correction_knows_what_the_bank_covered_when_the_bets_closed() -> None:
    here = done(short(), "5H", "8D", RaiseCap(300), bet("d", "ann", "9", 200), "KH", "QD")
    before = here.deal
    done(here, CorrectCard(1, Card.parse("6H")))
    assert (here.deal.bets, here.deal.bank, here.deal.purses) == (before.bets, before.bank, before.purses)
    assert here.deal.corrections[-1].adjustments == ()


# After a correction.


def test_under_sum_bets_go_back_at_the_close_when_a_correction_leaves_the_bank_short() -> None:
    here = done(table(100), "2S", bet("a", "ann", "9", 100), "9H", "3D")
    done(here, bet("b", "ann", "K", 150), bet("c", "ann", "Q", 50, copper=True))
    done(here, CorrectCard(1, Card.parse("4D")), CorrectCard(2, Card.parse("9H")))
    assert (here.deal.bank, here.deal.bound) == (0, 200), "the nine won after all"
    done(here, CloseBets())
    returned = [event for event in here.events if isinstance(event, BetReturned)]
    assert [(event.id, event.why) for event in returned] == [("c", "not_held"), ("b", "not_held")]
    done(here, "KD", "QD")
    assert here.deal.bank == 0


def test_the_newest_bets_go_back_and_dead_ones_ask_nothing() -> None:
    here = done(table(200), "6S", "6H", "6D", bet("a", "ann", "9", 100), "9S", "2D", "6C", "3D")
    done(here, bet("b", "ann", "K", 120), bet("c", "ann", "Q", 60), bet("dead", "ann", "6", 40))
    done(here, bet("d", "ann", "T", 50), decode_command({"op": "bar", "id": "d"}))
    done(here, CorrectCard(3, Card.parse("4S")), CorrectCard(4, Card.parse("9S")))
    assert (here.deal.bank, here.deal.bound) == (100, 230)
    done(here, CloseBets())
    assert [event.id for event in here.events if isinstance(event, BetReturned)] == ["d", "c", "b"]
    assert list(here.deal.bets) == ["dead"]


def hedged() -> Player:
    """The bank holds nothing; between the cards an open bet on the nine covers the coppered one."""
    here = done(table(100, solvency="turn_worst"), "2S", bet("open", "ann", "9", 100))
    return done(here, bet("copper", "ann", "9", 100, copper=True), ChangeBank(-100), CloseBets())


def test_a_ruling_after_the_close_sends_back_what_the_bank_no_longer_covers() -> None:
    here = done(hedged(), RuleIrregularity("double_draw", Policy("dealer_rules"), (("open", "return"),)))
    assert list(here.deal.bets) == []
    assert [event.why for event in here.events if isinstance(event, BetReturned)] == ["not_held"]
    done(here, "9H", "KD", CorrectCard(0, Card.parse("3S")))
    assert (here.deal.bank, here.deal.purses["ann"]) == (0, 1000)


def test_before_the_close_a_ruling_sends_nothing_else_back() -> None:
    here = done(table(100, solvency="turn_worst"), "2S", bet("a", "ann", "9", 100), bet("b", "ann", "K", 50))
    done(here, RuleIrregularity("double_draw", Policy("dealer_rules"), (("b", "pay"),)))
    assert (list(here.deal.bets), here.deal.bank) == (["a"], 50)
    done(here, CloseBets())
    assert list(here.deal.bets) == []


def test_a_bank_that_can_just_pay_the_worst_turn_sends_nothing_back() -> None:
    here = done(table(150, solvency="turn_worst"), "2S", bet("a", "ann", "9", 100), bet("b", "ann", "K", 50))
    done(here, RuleIrregularity("double_draw", Policy("dealer_rules"), (("b", "pay"),)), CloseBets())
    assert (list(here.deal.bets), here.deal.bank) == (["a"], 100)


def test_no_more_bets_go_back_than_the_bank_must_be_rid_of() -> None:
    here = done(table(160, solvency="turn_worst"), "2S", bet("a", "ann", "9", 100), bet("b", "ann", "K", 60))
    done(
        here,
        bet("c", "ann", "Q", 120),
        RuleIrregularity("double_draw", Policy("dealer_rules"), (("b", "pay"),)),
        CloseBets(),
    )
    assert (list(here.deal.bets), here.deal.bank) == (["a"], 100)


LAST = {"distinct": ["4H", "JD", "8S"], "pair": ["4H", "4D", "8S"], "triple": ["4H", "4D", "4S"]}


def before_the_last_turn(misread: dict[str, str], last: list[str], **rules: Any) -> Player:
    """The deal before turn 25; cards of `misread` are taken for others, which themselves are the last three."""
    here = table(100_000, purse=10_000, **rules)
    for shown in PACK_52:
        if str(shown) not in last:
            done(here, misread.get(str(shown), str(shown)))
    return here


def index_of(here: Player, label: str) -> int:
    return [str(shown) for shown in here.deal.cards].index(label)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_call_that_is_no_order_of_the_last_three_after_a_correction_goes_back(when: str) -> None:
    """The king was read as the eight, so that 4 J K seemed to be left: every call on them would have lost."""
    here = before_the_last_turn({"KD": "8S"}, LAST["distinct"])
    orders = ["4JK", "4KJ", "J4K", "JK4", "K4J", "KJ4"]
    done(here, *(call(order, order) for order in orders), bet("j", "ann", "J", 50))
    fix = CorrectCard(index_of(here, "8S"), Card.parse("KD"))
    if when == "before":
        done(here, fix)
        assert list(here.deal.bets) == ["j"]
        assert here.do(call("new", "4JK")) == "not_callable"
        done(here, call("new", "4J8"), "4H", "JD")
        assert here.deal.purses["ann"] == 10_000 + 400 + 50
    else:
        done(here, "4H", "JD", fix)
        assert here.deal.purses["ann"] == 10_000 + 50
        assert {line.id for line in here.deal.lines[24]} == {"j"}
    assert here.deal.money == 110_000
    correction = next(event for event in here.events if isinstance(event, CardCorrected))
    back = [a for a in correction.adjustments if a.now is not None and a.now.result == "not_callable"]
    assert sorted(a.id for a in back) == sorted(orders)
    assert "100 returned (no order of the last three cards)" in "; ".join(map(english, FARO.lines(correction)))
    again = [FARO.codec.decode(json.loads(json.dumps(FARO.codec.encode(event)))) for event in here.events]
    assert apply_all(here.first, again) == here.deal


def test_a_call_that_is_still_an_order_of_the_last_three_stays() -> None:
    here = before_the_last_turn({"8C": "8S"}, LAST["distinct"])
    done(here, call("a", "4J8"), CorrectCard(index_of(here, "8S"), Card.parse("8C")), "4H", "JD")
    assert here.deal.purses["ann"] == 10_400


@pytest.mark.parametrize("gone", [False, True])
def test_a_colour_call_stays_as_long_as_three_of_a_rank_are_left(gone: bool) -> None:
    """4H 4D 4S seem to be left; the third is really the other black four, or there is no third four at all."""
    here = before_the_last_turn({} if gone else {"4C": "4S"}, LAST["triple"] if gone else ["4H", "4D", "4S"])
    if gone:
        done(here, call("a", "SAME"), CorrectCard(5, Card.parse("4S")))
        assert (list(here.deal.bets), here.deal.purses["ann"]) == ([], 10_000)
    else:
        done(here, call("a", "SAME"), CorrectCard(index_of(here, "4S"), Card.parse("4C")), "4H", "4D")
        assert here.deal.purses["ann"] == 10_200


# The debt.


def with_a_debt() -> Player:
    """Ann owes 200 and has 400 in her purse."""
    here = done(table(10_000, purse=300), "2S", bet("a", "ann", "9", 100), bet("k", "ann", "K", 200), "5H", "9D")
    done(here, ChangePurse("ann", -200), CorrectCard(2, Card.parse("7D")), "6H", "KD")
    assert (here.deal.purses, here.deal.debts) == ({"ann": 400}, {"ann": 200})
    return here


def test_a_debt_is_paid_out_of_the_purse() -> None:
    here = done(with_a_debt(), PayDebt("ann", 150), PayDebt("ann", 50))
    assert (here.deal.purses, here.deal.debts) == ({"ann": 200}, {})
    assert here.do(PayDebt("ann", 1)) == "no_debt"
    assert here.do(PayDebt("eve", 1)) == "no_debt"


def test_a_cash_out_pays_the_debt_first() -> None:
    here = with_a_debt()
    assert here.do(ChangePurse("ann", -201)) == "debt"
    done(here, ChangePurse("ann", -150))
    assert (here.deal.purses, here.deal.debts) == ({"ann": 50}, {})


def test_a_debt_goes_on_into_the_next_deals_until_it_is_paid() -> None:
    deal = done(with_a_debt(), VoidDeal("enough")).deal
    for _ in range(2):
        here = Player(FARO.next_deal(FARO.carry(deal), {}, ("ann",)))
        assert (here.deal.purses, here.deal.debts) == ({"ann": 500}, {"ann": 200})
        deal = done(here, VoidDeal("enough")).deal
    done(here, PayDebt("ann", 200))
    assert FARO.next_deal(FARO.carry(here.deal), {}, ("ann",)).debts == {}


@pytest.mark.parametrize("end", [VoidDeal("enough"), RuleIrregularity("foul_pack", Policy("return_stakes"))])
def test_a_correction_in_a_void_deal_keeps_the_money_that_came_and_went_since(end: Any) -> None:
    here = done(
        table(10_000), "2S", bet("a", "ann", "9", 100), "5H", "9D", end, ChangePurse("ann", -50), ChangeBank(-7)
    )
    assert (here.deal.phase, here.deal.purses["ann"], here.deal.bank) == ("void", 1050, 9_893)
    done(here, CorrectCard(2, Card.parse("7D")))
    assert (here.deal.phase, here.deal.purses["ann"], here.deal.bank) == ("void", 950, 9_993)


# What a correction leaves of the totals, and what left the layout otherwise.


@pytest.mark.parametrize("scope", ["position", "bet"])
def test_after_a_correction_no_bet_counts_twice_towards_the_maximum(scope: str) -> None:
    here = done(table(10_000, max=100, max_scope=scope), "2S", bet("a", "ann", "9", 60), bet("k", "ann", "K", 100))
    done(here, CorrectCard(0, Card.parse("3S")), CorrectCard(0, Card.parse("4S")))
    assert here.deal.on_layout == 160
    done(here, bet("b", "ann", "9", 40))
    assert here.do(bet("c", "ann", "9", 1)) == ("max" if scope == "position" else None)


def test_a_bet_that_leaves_the_layout_unsettled_ends_in_its_turn_or_at_the_end_of_the_deal() -> None:
    here = table(10_000, purse=1000)
    others = [str(shown) for shown in PACK_52 if str(shown)[0] != "9"]
    done(here, "9S", "9H", "9D", "9C", others[0])
    done(here, *(bet(name, "ann", "9", 10) for name in ("claimed", "left")))
    done(here, decode_command({"op": "claim", "id": "claimed", "player": "ann"}), *others[1:-1])
    assert here.deal.phase == "last_card"
    done(here, VoidDeal("enough"))
    assert {name: turn for name, (turn, _) in here.deal.endings.items()} == {"claimed": 3, "left": END_OF_DEAL}


def test_a_correction_after_the_deal_names_what_was_settled_at_its_end() -> None:
    """The winner of turn 25 and the hoc were taken for each other: a bet on the hoc was returned, and has won."""
    here = before_the_last_turn({}, LAST["distinct"])
    rank = LAST["distinct"][2][0]
    done(here, bet("h", "ann", rank, 10), *LAST["distinct"])
    assert (here.deal.phase, here.deal.purses["ann"]) == ("over", 10_000)
    done(here, CorrectCard(50, Card.parse(LAST["distinct"][2]), swap=True))
    correction = here.deal.corrections[-1]
    changed = {a.turn: (a.was and a.was.result, a.now and a.now.result) for a in correction.adjustments}
    assert changed == {25: (None, "win"), END_OF_DEAL: ("returned", None)}
    assert here.deal.purses["ann"] == 10_010


def test_a_correction_names_the_bets_of_a_turn_in_the_order_in_which_they_lay() -> None:
    """And not in that of a set, which is another one in every process."""
    names = [f"bet {number}" for number in (4, 1, 7, 3, 6, 2, 5, 8)]
    here = done(table(10_000), "2S", *(bet(name, "ann", "9", 10) for name in names), "5H", "9D")
    done(here, CorrectCard(2, Card.parse("8D")))
    assert [a.id for a in here.deal.corrections[-1].adjustments] == names


def test_a_ruling_after_the_last_turn_is_of_the_end_of_the_deal() -> None:
    here = before_the_last_turn({}, LAST["distinct"])
    done(here, bet("a", "ann", "A", 10), *LAST["distinct"][:2])
    assert (here.deal.phase, list(here.deal.bets)) == ("last_card", ["a"])
    done(here, RuleIrregularity("foul_pack", Policy("return_stakes")))
    assert here.deal.endings["a"][0] == END_OF_DEAL


@pytest.mark.parametrize("rules", [{}, {"max": 100}, {"max": 100, "solvency": "none", "case_hoc": True}])
def test_the_tablets_are_shown_the_options_that_differ_from_the_usual_ones(rules: dict[str, Any]) -> None:
    assert view(table(1000, **rules).deal)["rules"] == rules


# The cover card.


def test_the_bets_of_turn_1_close_before_the_soda_shows() -> None:
    here = table(10_000, soda_exposed_before_bets=False)
    assert (here.deal.phase, here.deal.turn, view(here.deal)["turn_number"]) == ("bets_open", 1, 1)
    done(here, bet("a", "ann", "9", 100), CloseBets())
    assert here.do(bet("b", "ann", "9", 100)) == "closed"
    done(here, ReopenBets(), CloseBets(), "2S")
    assert (here.deal.phase, here.deal.turn) == ("bets_closed", 1)
    assert here.do(decode_command({"op": "move", "id": "a", "ranks": ["K"]})) == "closed"
    assert here.do(ReopenBets()) == "soda_shown"
    assert here.do(ChangeBank(-1)) == "turn_under_way"
    done(here, "5H", "9D", bet("c", "ann", "2", 10), CorrectCard(0, Card.parse("2H")))
    assert (here.deal.turn, here.deal.purses["ann"], here.deal.bank) == (2, 1090, 9_900)
    assert FARO.markers({"soda_exposed_before_bets": False}) == ("cover",)
    assert FARO.markers({}) == ()


def test_the_soda_itself_closes_the_bets_of_turn_1_where_nothing_else_has() -> None:
    here = done(table(100, soda_exposed_before_bets=False), bet("a", "ann", "9", 100), "2S")
    kinds = [type(event).__name__ for event in here.events[1:]]
    assert (here.deal.phase, kinds) == ("bets_closed", ["BetsClosed", "CardShown"])


def test_a_soda_in_doubt_under_the_cover_card_is_named_before_the_next_card() -> None:
    here = done(table(100, soda_exposed_before_bets=False), bet("a", "ann", "9", 100), unsure("7H", "7D"))
    assert (here.deal.phase, here.do(card("5H"))) == ("bets_closed", "unsure")
    done(here, NameCard(0, Card.parse("7D")), "5H", unsure("9D", "9C"), NameCard(2, Card.parse("9C")))
    assert (here.deal.turn, here.deal.purses["ann"]) == (2, 1100)


def test_an_old_deal_in_which_bets_were_taken_beside_the_soda_is_corrected() -> None:
    """The first version opened the bets before the soda and never closed them at it."""
    here = done(table(1000, soda_exposed_before_bets=False), bet("a", "ann", "9", 100))
    here.deal = apply_all(here.deal, [CardShown(0, Card.parse("2S"))])
    assert here.deal.phase == "bets_open"
    done(here, bet("b", "ann", "K", 50), "5H", "9D", CorrectCard(2, Card.parse("KD")))
    assert (here.deal.purses["ann"], here.deal.bank, list(here.deal.bets)) == (950, 950, ["a"])


# Laws.


class Dealer:
    """A dealer who interferes at random, and what must hold whatever he does."""

    def __init__(self, seed: int | Seed, **rules: Any) -> None:
        self.rnd = chance(seed)
        self.script = faro_script(seed)
        self.script["rules"].update(rules)
        self.deck = [Card.parse(label) for label in self.script["deck"]]
        rules_in_force = parse_rules(self.script["rules"])
        self.player = Player(
            new_deal(rules_in_force, bank=self.script["bank"], purses=self.script["players"], debts={"ann": 30})
        )

    def do(self, command: Any) -> str | None:
        deal, known = self.player.deal, len(self.player.events)
        taken = -sum(event.amount for event in deal.log if isinstance(event, BankChanged) and event.amount < 0)
        reason = self.player.do(command)
        for event in self.player.events[known:]:
            bank, deal = deal.bank, apply_all(deal, (event,))
            # A correction can find the bank short only of what the banker has taken out; nothing else can at all.
            least = min(bank, -taken if isinstance(event, CardCorrected) else 0)
            assert deal.bank >= least, event
        return reason

    def interfere(self, chance: float) -> None:
        rnd = self.rnd
        while rnd.random() < chance:
            deal = self.player.deal
            names = list(deal.purses)
            rulings = tuple((bet_id, rnd.choice(["pay", "return", "stay"])) for bet_id in deal.bets)
            acts = [
                ChangeBank(rnd.choice([-deal.bank, -deal.bank // 2, -10, 40])),
                ChangePurse(rnd.choice(names), rnd.choice([-100, -10, 50])),
                PayDebt(rnd.choice(names), rnd.choice([5, 30])),
                RaiseMax(rnd.choice([100, 150, 300])),
                RaiseFor(rnd.choice(names), rnd.choice([100, 200, 400])),
                RaiseCap(rnd.choice([100, 150, 300])),
                CloseBets(),
                ReopenBets(),
                CorrectCard(rnd.randrange(52), rnd.choice(self.deck), swap=True),
                CorrectCard(max(0, len(deal.cards) - 1 - rnd.randrange(4)), rnd.choice(self.deck), swap=True),
                RuleIrregularity("double_draw", Policy("dealer_rules"), rulings),
            ]
            self.do(rnd.choice(acts))

    def acts(self, turn: int) -> None:
        for command in acts_before(self.script, turn):
            self.do(command)

    def show(self, index: int) -> None:
        """The next card, or in doubt one of a few; after corrections it may be another than that of the script."""
        rnd, deal = self.rnd, self.player.deal
        waits = {shown for pending in deal.pending for shown in pending}
        left = [shown for shown in deal.unseen() if shown not in waits]
        if not left or deal.phase in ("over", "void"):
            return
        true = self.deck[index] if self.deck[index] in left else rnd.choice(left)
        if rnd.random() < 0.3:
            self.do(ShowUnsure(tuple(dict.fromkeys([true, *rnd.sample(left, min(3, len(left)))]))))
        else:
            self.do(ShowCard(true))

    def name(self) -> None:
        deal = self.player.deal
        for place, candidates in enumerate(deal.pending):
            if len(candidates) > 1:
                word = self.rnd.choice([*candidates, self.rnd.choice(self.deck)])
                self.do(NameCard(len(deal.cards) + place, word))

    def deal(self) -> None:
        for index in range(52):
            if index % 2 or index == 0:
                self.acts(max(1, (index + 1) // 2))
            self.interfere(0.3)
            self.show(index)
            self.interfere(0.2)
            while (index % 2 == 0 or self.rnd.random() < 0.5) and any(len(p) > 1 for p in self.player.deal.pending):
                self.name()
                self.interfere(0.2)
        if self.player.deal.phase not in ("over", "void"):
            self.do(VoidDeal("enough"))


@settings(max_examples=40)
@given(seed=SEEDS, solvency=st.sampled_from(["sum", "turn_worst"]), soda=st.booleans())
def test_the_bank_never_falls_below_zero_whatever_the_dealer_does(seed: Seed, solvency: str, soda: bool) -> None:
    dealer = Dealer(seed, solvency=solvency, soda_exposed_before_bets=soda, case_max=30)
    dealer.deal()
    deal = dealer.player.deal
    assert (deal.on_layout, deal.bets) == (0, {})
    again = [decode_event(json.loads(json.dumps(encode_event(event)))) for event in dealer.player.events]
    assert apply_all(dealer.player.first, again) == deal
