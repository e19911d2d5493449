"""Baccarat banque: the table against whole scripts, and its laws."""

from __future__ import annotations

import contextlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.audience import DEALER_VIEW, EVERYBODY, NOBODY, PUBLIC, Viewer, only
from controller.games.baccarat.baccarat_banque import (
    Card,
    ChangeBank,
    ChangePurse,
    CloseBets,
    Deal,
    DealerEntersDecision,
    Mark,
    Refusal,
    ReopenBets,
    RuleIrregularity,
    ShowCard,
    Time,
    VoidDeal,
    acts,
    apply,
    decide,
    decode_command,
    decode_event,
    encode_event,
    legal,
)
from controller.games.baccarat.baccarat_banque.acts import ENGINE
from controller.games.baccarat.baccarat_banque.course import ruled
from controller.games.baccarat.baccarat_banque.show import BACCARAT_BANQUE
from controller.games.irregularity import Policy
from tests.games.banque_table import (
    EVERY_RULE,
    LEFT,
    RIGHT,
    SIX,
    STANDERS,
    Evening,
    act,
    acts_of,
    coup,
    dealt,
    do,
    reason,
    refused,
    show,
    staking,
    table,
    with_bank,
)
from tests.games.chance import SEEDS, Seed, chance, shoe_of

# --- an evening at the table --------------------------------------------------------------------------------------


@cache
def evening_of(seed: int, rules: int) -> Evening:
    return Evening(seed, EVERY_RULE[rules])


@pytest.mark.parametrize("rules", EVERY_RULE, ids=["usual", "trim", "unlimited", "list"])
@pytest.mark.parametrize("seed", range(2))
def test_an_evening_at_the_table_comes_to_the_same_as_its_script(seed: int, rules: dict[str, Any]) -> None:
    evening = evening_of(seed, EVERY_RULE.index(rules))
    done = [event for event in evening.events if isinstance(event, acts.CoupSettled)]
    assert len(done) > 1
    last = done[-1].coup
    script = {
        "game": "baccarat_banque",
        "rules": rules,
        "shoe": [card.label for card in evening.shoe],
        "right": list(RIGHT),
        "left": list(LEFT),
        "standers": list(STANDERS),
        "players": dict(evening.start.purses),
        "events": [obj for obj in evening.posted if obj["coup"] <= last],
        "last_coup": last,
    }
    result = BACCARAT_BANQUE.settle(script)
    assert {refusal["reason"] for refusal in result["rejected"]} <= {"taken"}, "sealed claims were displaced"
    assert [coup["settled"] for coup in result["coups"] if coup["dealt"]] == [
        [line._asdict() for line in event.lines] for event in done
    ]
    assert [coup["bank"] for coup in result["coups"] if coup["dealt"]] == [event.bank for event in done]


def test_the_evenings_have_all_that_may_happen() -> None:
    happened = {
        type(event).__name__ for seed in range(2) for rules in range(4) for event in evening_of(seed, rules).events
    }
    kinds = set(ENGINE.codec.kinds)
    by_the_dealer = {"CoupVoided", "DealVoided", "IrregularityRuled", "PurseChanged", "DebtPaid", "CardCorrected"}
    assert kinds - happened <= by_the_dealer


# --- the bank -----------------------------------------------------------------------------------------------------


def test_a_banco_that_can_no_longer_be_paid_leaves_the_others_their_stakes() -> None:
    claimed = act(with_bank(), "bob banco")
    poorer = do(claimed, ChangePurse("bob", 50 - claimed.purses["bob"]), Time())
    staked = act(poorer, "cy stake 10")
    assert [player for player, _ in staked.stakes] == ["cy"]


def test_an_auction_ends_when_its_time_is_up_and_the_chair_of_the_first_banker_goes() -> None:
    deal = act(table(), "ann bid 100", "cy bid 120")
    assert reason(deal, "bob bid 120") == "low_bid"
    assert BACCARAT_BANQUE.awaiting(deal)[0].limit_s == 15
    deal = do(deal, Time())
    assert (deal.banker, deal.bank, deal.purses["cy"]) == ("cy", 120, 280)
    assert (deal.seats.left, deal.seats.hands) == (("dan",), ("ann", "dan"))


def test_an_auction_ends_when_all_others_have_passed() -> None:
    deal = act(table(), "ann bid 100", *[f"{player} pass" for player in ("bob", "cat", "cy", "dan", "sam")])
    assert deal.phase == "bidding"
    assert act(deal, "sue pass").banker == "ann"
    assert act(deal, "sue bid 110").phase == "bidding", "they are asked anew"


def test_bids_by_list_are_sealed_and_the_first_on_it_has_the_bank() -> None:
    deal = act(table(bank_by="list"), "sam bid 300", "cy bid 50", "dan bid 90")
    assert BACCARAT_BANQUE.awaiting(deal)[0].limit_s == 20
    for viewer in (PUBLIC, DEALER_VIEW, Viewer("seat", "ann")):
        assert BACCARAT_BANQUE.view(deal, viewer)["bids"] == []
    assert BACCARAT_BANQUE.view(deal, Viewer("seat", "cy"))["bids"] == [{"player": "cy", "amount": 50}]
    deal = do(deal, Time())
    assert (deal.banker, deal.bank) == ("cy", 50)


def test_a_claim_is_seen_by_nobody_else_and_the_nearest_has_it() -> None:
    before = with_bank()
    deal = act(before, "cat banco", "bob banco cheval")
    for viewer in (PUBLIC, DEALER_VIEW, Viewer("seat", "cy")):
        assert BACCARAT_BANQUE.view(deal, viewer) == BACCARAT_BANQUE.view(before, viewer)
    assert BACCARAT_BANQUE.view(deal, Viewer("seat", "bob"))["claim"] == {"cheval": True}
    assert [BACCARAT_BANQUE.lines(event) for event in decide(before, decode_command({"op": "banco", "player": "bob"}))]
    deal = do(deal, Time())
    assert (deal.banco, deal.stakes) == (("bob",), {("bob", "right"): 50, ("bob", "left"): 50})
    assert deal.players == ("bob", "bob")


def test_who_has_passed_claims_no_more() -> None:
    asked = act(with_bank(), "bob pass")
    assert (reason(asked, "bob banco"), reason(asked, "bob pass"), legal(asked, "bob")) == ("answered", "not_now", {})
    assert do(act(asked, "cat banco"), Time()).banco == ("cat",)
    left = act(coup(act(staking(), "bob stake 40"), "2S KS 9D 2H KH KD"), "ann retire", "bob pass")
    assert (left.phase, reason(left, "bob take"), legal(left, "bob")) == ("offered", "answered", {})
    assert do(act(left, "cy take"), Time()).banker == "cy"


def test_who_has_passed_may_still_bid() -> None:
    """Nothing ends as long as nobody bids, so that a pass binds nobody."""
    for bank_by in ("auction", "list"):
        deal = act(table(bank_by=bank_by), *[f"{player} pass" for player in (*RIGHT, *LEFT, *STANDERS)])
        assert (deal.phase, legal(deal, "bob")) == ("bidding", {"bid": {"least": 1, "most": 400}})
        assert do(act(deal, "bob bid 50"), *([Time()] if bank_by == "auction" else [])).banker == "bob"


def test_stakes_above_the_bank_are_put_to_the_banker() -> None:
    deal = do(act(staking(), "bob stake 90", "cy stake 60"), CloseBets())
    assert (deal.phase, deal.banker) == ("accepting", "ann")
    assert legal(deal, "ann") == {"pass": True, "accept": 50}
    accepted = act(deal, "ann accept")
    assert (accepted.phase, accepted.bank, accepted.unlimited) == ("bets_closed", 150, True)
    assert act(deal, "ann pass").bank == 100


def test_a_banker_who_cannot_hold_gives_up_and_the_nearest_takes_the_bank() -> None:
    deal = staking(banque_excess="unlimited")
    deal = do(act(deal, "bob stake 300", "cy stake 300"), CloseBets())
    assert (deal.phase, deal.banker, deal.on_layout) == ("offered", None, 0)
    assert deal.purses["ann"] == 400
    assert reason(deal, "ann take") == "own"
    deal = do(act(deal, "sam take", "dan take"), Time())
    assert (deal.banker, deal.number) == ("dan", 1)
    assert deal.seats.left == ("cy", "ann"), "his chair is the outgoing banker's"


def test_after_a_coup_the_banker_is_asked_whether_he_leaves() -> None:
    deal = coup(act(staking(), "bob stake 40"), "2S KS 9D 2H KH KD")
    assert (deal.phase, deal.bank, deal.number) == ("retiring", 140, 2)
    assert reason(deal, "bob stake 10") == "not_now"
    left = act(deal, "ann retire")
    assert (left.phase, left.purses["ann"], left.seats.standers[-1]) == ("offered", 440, "ann")
    assert do(left, Time()).phase == "bidding"
    assert act(deal, "ann pass").phase == "banco"


def test_a_broken_bank_is_filled_again_or_its_banker_is_out() -> None:
    deal = coup(act(staking(), "bob stake 100"), "9S KS 2D KH KC KD")
    assert (deal.bank, deal.phase) == (0, "refilling")
    assert act(deal, "ann refill 50").phase == "banco"
    out = do(deal, Time())
    assert (out.phase, out.banker, out.number) == ("bidding", None, 3)


# --- the cards ----------------------------------------------------------------------------------------------------


def audiences(deal: Deal) -> list[Any]:
    return [BACCARAT_BANQUE.exposure(deal, index) for index in range(len(deal.cards))]


def test_who_sees_which_card() -> None:
    deal = do(act(staking(), "bob stake 10", "cy stake 30"), CloseBets())
    for card in SIX.split()[:5]:
        deal = show(deal, card)
        assert set(audiences(deal)) == {NOBODY}
        assert BACCARAT_BANQUE.exposure(deal, len(deal.cards)) == NOBODY
    deal = show(deal, SIX.split()[5])
    bob, cy = only("bob"), only("cy")
    assert audiences(deal) == [bob, cy, NOBODY, bob, cy, NOBODY]
    deal = act(deal, "bob draw")
    assert BACCARAT_BANQUE.exposure(deal, 6) == EVERYBODY
    deal = act(show(deal, "4D"), "cy stand")
    assert (deal.phase, audiences(deal)[2:4]) == ("banker_decides", [only("ann"), bob])
    deal = act(deal, "ann draw")
    assert set(audiences(deal)) == {EVERYBODY}
    deal = show(deal, "KD")
    assert set(audiences(deal)) == {EVERYBODY}


def test_where_people_lift_their_cards_no_tablet_shows_them() -> None:
    deal = coup(act(staking(peek="cards"), "bob stake 10", "cy stake 30"), SIX)
    assert set(audiences(deal)) == {NOBODY}
    assert BACCARAT_BANQUE.view(deal, Viewer("seat", "bob"))["hands"]["right"]["total"] is None
    deal = act(show(act(deal, "bob draw"), "4D"), "cy stand")
    assert (deal.phase, set(audiences(deal)[:6]), audiences(deal)[6]) == ("banker_decides", {NOBODY}, EVERYBODY)
    assert set(audiences(act(deal, "ann draw"))) == {EVERYBODY}
    natural = coup(act(staking(peek="cards"), "bob stake 10", "cy stake 30"), "9S 3S 4S KD 3C 3H")
    assert audiences(natural)[:3] == [EVERYBODY, NOBODY, NOBODY]


def test_a_natural_lies_open_and_a_side_without_stakes_does_not() -> None:
    deal = coup(act(staking(), "bob stake 10", "cy stake 30"), "9S 3S 4S KD 3C 3H")
    assert (deal.phase, audiences(deal)[0], audiences(deal)[1]) == ("left_decides", EVERYBODY, only("cy"))
    alone = coup(act(staking(), "cy stake 30"), "9S 3S 4S KD 3C 3H")
    assert audiences(alone)[0] == NOBODY
    assert set(audiences(do(alone, Time(), Time()))) == {EVERYBODY}


def test_what_is_face_down_changes_nothing_for_the_others() -> None:
    others = "2S 3S 9S 3D 3C 8H"
    """The bank has 7 as before, of other cards."""
    deals = [dealt(), coup(act(staking(), "bob stake 10", "cat stake 10", "cy stake 30"), others)]
    viewers = [PUBLIC, DEALER_VIEW, Viewer("seat", "bob"), Viewer("seat", "cy"), Viewer("seat", "ann")]
    for op in ("bob stand", "cy stand"):
        views = [[BACCARAT_BANQUE.view(deal, viewer) for viewer in viewers] for deal in deals]
        assert views[0] == views[1]
        assert BACCARAT_BANQUE.beads(deals[0]) == BACCARAT_BANQUE.beads(deals[1])
        deals = [act(deal, op) for deal in deals]
    assert deals[0].phase == deals[1].phase == "banker_decides"
    seen = [BACCARAT_BANQUE.view(deal, Viewer("seat", "ann"))["hands"]["banker"]["cards"] for deal in deals]
    assert seen == [["4S", "3H"], ["9S", "8H"]]


def test_who_plays_for_others_is_bound_and_who_says_nothing_follows_custom() -> None:
    deal = coup(act(staking(), "bob stake 10", "cat stake 10"), "2S 3S 4S KD 3C 3H")
    assert reason(deal, "bob stand") == "strict"
    assert reason(deal, "cat draw") == "not_your_turn"
    assert do(deal, DealerEntersDecision(draws=True)).phase == do(deal, Time()).phase == "right_draws"
    assert [decision.default for decision in BACCARAT_BANQUE.awaiting(deal)] == ["custom"]


@pytest.mark.parametrize("rules", [{}, {"chemin_five": "draw"}, {"chemin_strict": False}])
def test_what_the_dealer_enters_is_taken_whatever_the_hand_is(rules: dict[str, Any]) -> None:
    """A refusal would tell the dealer the hand that he has not seen; where custom binds it holds instead."""
    start = act(staking(**rules), "bob stake 10", "cat stake 10")
    for card, points in {"KD": 0, "2D": 2, "4D": 4, "5D": 5, "6D": 6, "7D": 7}.items():
        deal = coup(start, f"QS 3S 4S {card} 3C 3H")
        for draws in (False, True):
            bound = points != 5 and rules.get("chemin_strict", True)
            (decided, *_) = decide(deal, DealerEntersDecision(draws=draws))
            assert decided == acts.Decided("right", "bob", points <= 4 if bound else draws)
    assert refused(start, DealerEntersDecision(draws=True)) == "not_dealt"


def test_the_banker_s_silence_is_the_table_against_the_larger_side() -> None:
    deal = do(dealt(), Time(), Time(), Time())
    assert deal.phase == "retiring"
    assert deal.coups[0].decided == {"right": False, "left": False, "banker": False}


def test_a_void_coup_gives_back_and_keeps_face_down_what_was() -> None:
    deal = act(dealt(), "bob draw")
    void = do(deal, VoidDeal("a card fell"))
    assert (void.phase, void.number, void.purses["bob"], void.bank) == ("banco", 2, 400, 100)
    assert set(audiences(void)) == {NOBODY}
    ended = do(void, VoidDeal("enough"))
    assert (ended.phase, ended.purses["ann"], ended.money) == ("void", 400, ended.money)


@pytest.mark.parametrize("policy", [None, Policy("bank_pays_all"), Policy("dealer_rules")])
def test_an_irregularity_rules_on_the_stakes_and_voids_the_coup(policy: Policy | None) -> None:
    start = dealt()
    deal = do(start, RuleIrregularity("double_draw", policy))
    assert deal.money == start.money
    assert deal.number == 2
    if policy == "dealer_rules":
        assert (deal.phase, deal.on_layout) == ("bets_open", 50), "they stay"
    foul = do(start, RuleIrregularity("foul_pack", policy))
    assert (foul.phase, foul.bank, foul.on_layout) == ("void", 0, 0)
    assert refused(start, RuleIrregularity("rain", policy)) == "bad_kind"


def ruling(*rulings: str) -> RuleIrregularity:
    """A ruling of the dealer such as `left cy pay`; what it does not name stays."""
    named = tuple((said.rpartition(" ")[0], said.rpartition(" ")[2]) for said in rulings)
    return RuleIrregularity("double_draw", Policy("dealer_rules"), named)


def above_the_bank() -> Deal:
    """Cy has staked more than the bank, bob 10."""
    return act(staking(), "cy stake 150", "bob stake 10")


@pytest.mark.parametrize("cards", ["", "2S", SIX])
def test_a_ruling_that_pays_out_the_bank_under_way_breaks_it_and_no_stake_lies(cards: str) -> None:
    start = show(do(above_the_bank(), CloseBets(), Time()), cards)
    deal = do(start, ruling("left cy pay"))
    assert (deal.phase, deal.number, deal.bank, deal.stakes, deal.on_layout) == ("refilling", 2, 0, {}, 0)
    assert (deal.purses["cy"], deal.purses["bob"], deal.money) == (500, 400, start.money)
    assert act(deal, "ann refill 50").phase == "banco"
    bought = do(act(do(deal, Time()), "bob bid 100"), Time())
    assert (bought.phase, bought.banker, bought.bank, bought.stakes) == ("banco", "bob", 100, {})
    assert do(bought, Time(), CloseBets()).next_place is None, "nobody has staked against bob"


@pytest.mark.parametrize("accepting", [False, True])
@pytest.mark.parametrize("policy", ["dealer_rules", "bank_pays_all"])
def test_a_ruling_that_pays_out_the_bank_before_the_cards_breaks_it(accepting: bool, policy: str) -> None:
    start = do(above_the_bank(), *([CloseBets()] if accepting else []))
    assert start.phase == ("accepting" if accepting else "bets_open")
    command = ruling("left cy pay") if policy == "dealer_rules" else RuleIrregularity("double_draw", Policy(policy))
    deal = do(start, command)
    assert (deal.phase, deal.number, deal.bank, deal.stakes) == ("refilling", 2, 0, {})
    assert (deal.on_layout, deal.money) == (0, start.money)


def test_a_ruling_that_leaves_the_bank_money_changes_nothing_else_before_the_cards() -> None:
    start = act(staking(), "cy stake 50", "bob stake 10")
    deal = do(start, ruling("left cy pay"))
    assert (deal.phase, deal.number, deal.bank, deal.stakes) == ("bets_open", 1, 50, {("bob", "right"): 10})
    back = do(start, RuleIrregularity("double_draw"))
    assert (back.phase, back.number, back.bank, back.stakes) == ("bets_open", 1, 100, {})


def test_stakes_that_lay_beside_a_broken_bank_go_back_when_its_banker_is_out() -> None:
    """As a journal of before may have it: the facts of the ruling alone."""
    start = do(above_the_bank(), CloseBets(), Time())
    deal = start
    for event in (ruled(start, ruling("left cy pay")), acts.CoupVoided(1, "double_draw", (), ruled=True)):
        deal = apply(deal, event)
    assert (deal.phase, deal.stakes) == ("refilling", {("bob", "right"): 10})
    out = do(deal, Time())
    assert (out.phase, out.stakes, out.purses["bob"], out.money) == ("bidding", {}, 400, start.money)


def test_a_coup_whose_stakes_all_go_back_while_the_banker_is_asked_passes() -> None:
    start = do(act(staking(), "cy stake 150"), CloseBets())
    assert start.phase == "accepting"
    deal = do(start, RuleIrregularity("double_draw"))
    assert (deal.phase, deal.number, deal.bank, deal.money) == ("banco", 2, 100, start.money)


def test_the_banker_is_not_asked_about_stakes_that_a_ruling_has_brought_within_the_bank() -> None:
    asked = do(above_the_bank(), CloseBets())
    kept = do(asked, ruling("left cy return"))
    assert (kept.phase, kept.stakes, kept.number) == ("bets_closed", {("bob", "right"): 10}, 1)
    over = do(act(staking(), "cy stake 150", "bob stake 90", "cat stake 40"), CloseBets(), ruling("right cat return"))
    assert (over.phase, legal(over, "ann")) == ("accepting", {"pass": True, "accept": 140}), "still above the bank"


def test_a_banker_who_was_asked_about_no_stakes_deals_to_nobody() -> None:
    """As a journal of before may have it: the fact of the ruling alone."""
    start = do(act(staking(), "cy stake 150"), CloseBets())
    deal = apply(start, ruled(start, RuleIrregularity("double_draw")))
    assert (deal.phase, deal.stakes) == ("accepting", {})
    assert decide(deal, Time()) == (acts.CoupPassed(1),)


@given(SEEDS, st.sampled_from(EVERY_RULE))
def test_no_irregularity_loses_money_or_deals_against_an_empty_bank(seed: Seed, rules: dict[str, Any]) -> None:
    drawn = chance(seed)
    deal = start = table(**rules)
    for card in shoe_of(seed, packs=3)[:60]:
        may = [obj for player in deal.purses for obj in acts_of(deal, player, drawn)]
        if (deal.stakes or deal.under_way) and drawn.random() < 0.15:
            names = [f"{side} {player}" for player, side in deal.stakes]
            said = [f"{name} {drawn.choice(('pay', 'return', 'stay'))}" for name in names if drawn.random() < 0.7]
            policies = [RuleIrregularity("double_draw", Policy(name)) for name in ("return_stakes", "bank_pays_all")]
            deal = do(deal, drawn.choice([ruling(*said), *policies]))
        elif deal.next_place is not None:
            deal = show(deal, card.label)
        elif may and drawn.random() < 0.7:
            with contextlib.suppress(Refusal):  # custom binds who plays for others
                deal = do(deal, decode_command(drawn.choice(may)))
        elif BACCARAT_BANQUE.time_up(deal, "") is not None:
            deal = do(deal, Time())
        assert sum(deal.stakes.values()) == deal.on_layout
        assert deal.money == start.money
        assert not deal.stakes or deal.bank
        assert deal.next_place is None or (deal.bank and deal.stakes)
        assert all(player != deal.banker for player, _ in deal.stakes)
        if deal.phase in ("over", "void"):
            break
    while deal.phase not in ("over", "void"):
        deal = do(deal, VoidDeal("enough"))
    assert BACCARAT_BANQUE.next_deal(BACCARAT_BANQUE.carry(deal), {}, (*RIGHT, *LEFT)).money == start.money


def test_what_this_game_does_not_have_is_refused() -> None:
    deal = dealt()
    assert refused(deal, ReopenBets()) == "not_closed"
    assert refused(deal, Mark("cut")) == "no_marker"
    assert refused(deal, ChangeBank(100)) == "players_bank"
    assert refused(deal, CloseBets()) == "not_open"
    assert refused(table(), CloseBets()) == "no_bid"
    assert refused(deal, ShowCard(Card.parse("9C"))) == "not_due"


def test_a_card_comes_three_times_at_most() -> None:
    deal = act(coup(act(staking(), "bob stake 10"), "2S 2S 9S 2S KC KH"), "ann pass")
    deal = act(coup(act(do(deal, Time()), "bob stake 10"), SIX), "bob draw")
    assert refused(deal, ShowCard(Card.parse("2S"))) == "duplicate_card"


def test_no_answer_tells_that_a_card_lies_face_down() -> None:
    """3.3.13: three 2S of three packs lie face down; a fourth is taken, as where none of them is one."""
    for six in ("2S 2S 2S 3D 3C 3H", "2D 2D 2D 3D 3C 3H"):
        deal = act(coup(act(staking(), "bob stake 10", "cy stake 30"), six), "bob draw")
        assert not any(audience.everybody for audience in audiences(deal))
        assert str(show(deal, "2S").cards[-1]) == "2S"
    seen = act(show(deal, "2D"), "cy stand", "ann draw")
    assert set(audiences(seen)) == {EVERYBODY}
    assert refused(seen, ShowCard(Card.parse("2D"))) == "duplicate_card"


def test_the_next_shoe_begins_with_everybody_s_money() -> None:
    deal = dealt()
    carried = BACCARAT_BANQUE.carry(do(deal, VoidDeal(""), VoidDeal("")))
    again = BACCARAT_BANQUE.next_deal(carried, {}, ("sam", "ann", "bob"))
    assert (again.seats.right, again.seats.left) == (("sam", "bob"), ("ann",))
    assert again.money == deal.money
    with pytest.raises(Refusal, match="too-few"):
        BACCARAT_BANQUE.next_deal(carried, {}, ("sam",))
    opened = BACCARAT_BANQUE.open({}, 500)
    assert (opened.bank, opened.money) == (0, 500), "the house's money is in its box"


def test_who_buys_in_later_stands_by() -> None:
    deal = do(table(), ChangePurse("zoe", 100))
    assert deal.seats.standers == (*STANDERS, "zoe")
    assert legal(deal, "zoe")["bid"] == {"least": 1, "most": 100}


# --- stored events ------------------------------------------------------------------------------------------------

RECORDS = [json.loads(line) for line in (Path(__file__).parent / "events_banque_v1.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("record", [pytest.param(record, id=record["event"]) for record in RECORDS])
def test_a_stored_event_is_read_for_ever(record: dict[str, Any]) -> None:
    written = json.loads(json.dumps(encode_event(decode_event(record))))
    assert {name: written[name] for name in record} == record


def test_an_event_of_every_kind_is_stored() -> None:
    assert {record["event"] for record in RECORDS} == set(ENGINE.codec.kinds)


def test_no_card_is_due_between_coups() -> None:
    deal = with_bank()
    assert not deal.under_way
    assert BACCARAT_BANQUE.expects(deal) is None
