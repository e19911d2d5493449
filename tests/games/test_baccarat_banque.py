"""Baccarat banque: the engine against the plain second reading, the table against whole scripts, and its laws."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from second import baccarat_banque as second

from controller.games.audience import DEALER_VIEW, EVERYBODY, NOBODY, PUBLIC, Viewer, only
from controller.games.baccarat.baccarat_banque import (
    PACK_52,
    Card,
    ChangeBank,
    ChangePurse,
    CloseBets,
    CorrectCard,
    Deal,
    Mark,
    Refusal,
    ReopenBets,
    RuleIrregularity,
    Rules,
    Said,
    ShowCard,
    TimeUp,
    VoidDeal,
    acts,
    apply,
    decide,
    decode_command,
    decode_event,
    encode_event,
    legal,
    new_deal,
)
from controller.games.baccarat.baccarat_banque import deal as state
from controller.games.baccarat.baccarat_banque.adapter import BACCARAT_BANQUE
from controller.games.baccarat.baccarat_banque.codec import EVENTS
from controller.games.baccarat.baccarat_banque.deal import TURN, UNDER_WAY
from controller.games.baccarat.baccarat_banque.irregular import rule
from controller.games.irregularity import Policy
from controller.games.refusal import BadScript

SCRIPTS = 600
RIGHT = ("ann", "bob", "cat")
LEFT = ("cy", "dan")
STANDERS = ("sam", "sue")
EVERY_RULE: list[dict[str, Any]] = [
    {},
    {"banque_excess": "trim", "chemin_five": "draw", "max_bancos": 1},
    {"banque_excess": "unlimited", "bank_by": "list", "unit": 5, "min": 5},
    {"bank_by": "list", "chemin_strict": False, "min_bank": 40},
]


def test_the_engine_settles_as_the_second_reading_does() -> None:
    for number, script in enumerate(second.scripts(11, SCRIPTS)):
        assert BACCARAT_BANQUE.settle(script) == second.settle(script), f"script {number}"


def test_both_readings_refuse_the_same_scripts() -> None:
    tried = 0
    for script in second.scripts(12, 5):
        for what, spoiled in second.invalid(script):
            if spoiled.get("game") == "baccarat_banque":  # the command picks the engine by it
                tried += 1
                wrong = "error" in second.settle(spoiled)
                try:
                    BACCARAT_BANQUE.settle(spoiled)
                except BadScript:
                    assert wrong, what
                else:
                    assert not wrong, what
    assert tried > 500


# --- an evening at the table --------------------------------------------------------------------------------------


def shoe_of(seed: int) -> list[Card]:
    shoe = list(PACK_52) * 3
    random.Random(seed).shuffle(shoe)
    return shoe


def table(purse: int = 400, **rules: Any) -> Deal:
    purses = dict.fromkeys((*RIGHT, *LEFT, *STANDERS), purse)
    return new_deal(Rules(**rules), purses=purses, right=RIGHT, left=LEFT, standers=STANDERS)


def do(deal: Deal, *commands: Any) -> Deal:
    """Every event goes through its stored form."""
    for command in commands:
        for event in decide(deal, command):
            deal = apply(deal, decode_event(json.loads(json.dumps(encode_event(event)))))
    return deal


def act(deal: Deal, *ops: str) -> Deal:
    """Acts such as `ann bid 100`, `cy banco`, `sam stake 20 left`."""
    for op in ops:
        player, verb, *rest = op.split()
        obj: dict[str, Any] = {"op": verb, "player": player}
        if rest and rest[0] == "cheval":
            obj["cheval"] = True
        elif rest:
            obj["amount"] = int(rest[0])
        if len(rest) == 2:
            obj["side"] = rest[1]
        deal = do(deal, decode_command(obj))
    return deal


def show(deal: Deal, cards: str) -> Deal:
    return do(deal, *[ShowCard(Card.parse(label)) for label in cards.split()])


def reason(deal: Deal, *ops: str) -> str:
    with pytest.raises(Refusal) as refused:
        act(deal, *ops)
    return refused.value.reason


def refused(deal: Deal, command: Any) -> str:
    with pytest.raises(Refusal) as found:
        decide(deal, command)
    return found.value.reason


def acts_of(deal: Deal, player: str, chance: random.Random) -> Iterator[dict[str, Any]]:
    """All that this player may do, each amount at its ends or between."""
    for verb, what in legal(deal, player).items():
        for side in what["sides"] if verb == "stake" else (None,):
            obj = {"op": verb, "player": player}
            if verb in ("bid", "refill", "stake"):
                unit = deal.rules.unit
                between = chance.randint(what["least"], max(min(what["most"], 80), what["least"])) // unit * unit
                obj["amount"] = chance.choices([what["least"], max(between, what["least"]), what["most"]], [4, 10, 1])[
                    0
                ]
            if side is not None:
                obj["side"] = side
            if verb == "banco":
                obj["cheval"] = chance.random() < 0.5
            yield obj


class Evening:
    """A shoe played at the table by chance, with all that must hold after every act; and what is posted of it."""

    def __init__(self, seed: int, rules: dict[str, Any], acts: int = 400) -> None:
        self.chance = random.Random(seed)
        self.shoe = shoe_of(seed)
        self.rules = rules
        self.deal = self.start = table(**rules)
        self.posted: list[dict[str, Any]] = []
        self.events: list[Any] = []
        self.stuck = False
        """Nobody has the money for another stake or bank."""
        for _ in range(acts):
            if self.deal.phase == "over" or self.stuck:
                break
            self.go_on()

    def go_on(self) -> None:
        deal, chance = self.deal, self.chance
        if deal.next_place is not None:
            self.do(ShowCard(self.shoe[len(deal.cards)]))
            return
        may = [obj for player in deal.purses for obj in acts_of(deal, player, chance)]
        if not may or chance.random() < 0.2:
            if BACCARAT_BANQUE.time_up(deal, "") is not None:
                self.do(TimeUp())
            elif not may:
                self.stuck = True
            return
        obj = chance.choice(may)
        try:
            self.do(decode_command(obj))
        except Refusal as refusal:
            if refusal.reason != "strict":
                raise

    def do(self, command: Any) -> None:
        coup, before = self.deal.number, self.deal
        for event in decide(before, command):
            assert decode_event(json.loads(json.dumps(encode_event(event)))) == event
            self.post(coup, event)
            self.deal = apply(self.deal, event)
            self.events.append(event)
            coup = self.deal.number
        self.check()

    def post(self, coup: int, event: Any) -> None:
        """The event as an act of a script."""
        obj: dict[str, Any] | None = None
        match event:
            case acts.BidMade(player, amount):
                obj = {"op": "bid", "player": player, "amount": amount}
            case acts.Claimed(what, player, cheval):
                obj = {"op": what, "player": player, "cheval": cheval}
            case acts.BankTaken() | acts.WindowClosed("offered"):
                obj = {"op": "time"}
            case acts.BankLeft(player, _, "retired"):
                obj = {"op": "retire", "player": player}
            case acts.BankRefilled(player, amount):
                obj = {"op": "refill", "player": player, "amount": amount}
            case acts.StakeLaid(player, side, amount):
                obj = {"op": "stake", "player": player, "side": side, "amount": amount}
            case acts.StakesAccepted(player):
                obj = {"op": "accept", "player": player}
            case acts.CoupBegan() | acts.BankLeft(_, _, "gave_up"):
                obj = {"op": "deal"}
            case acts.Decided(_, player, draws):
                obj = {"op": "draw" if draws else "stand", "player": player}
        if obj is not None:
            self.posted.append({"coup": coup, **obj})

    def check(self) -> None:
        deal = self.deal
        assert deal.money == self.start.money
        assert deal.bank >= 0
        assert min(deal.purses.values()) >= 0
        assert deal.staked == sum(deal.stakes.values()) == deal.on_layout
        assert deal.banker is not None or not deal.bank
        places = [*deal.seats.right, *deal.seats.left, *deal.seats.standers]
        assert sorted([*places, *([deal.banker] if deal.banker else [])]) == sorted(deal.purses)
        for side in ("right", "left"):
            chairs = deal.seats.chairs(side)
            assert (deal.seats.hand(side) in chairs) if chairs else deal.seats.hand(side) is None
        keys = [decision.key for decision in BACCARAT_BANQUE.awaiting(deal)]
        assert len(keys) == (deal.phase != "over" and deal.next_place is None)
        if len(self.events) % 5 == 0:
            json.dumps([BACCARAT_BANQUE.view(deal, Viewer("seat", player)) for player in ("ann", "sam")])


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
    kinds = set(EVENTS.kinds)
    by_the_dealer = {"CoupVoided", "DealVoided", "IrregularityRuled", "PurseChanged", "DebtPaid", "CardCorrected"}
    assert kinds - happened <= by_the_dealer


# --- the bank -----------------------------------------------------------------------------------------------------


def with_bank(**rules: Any) -> Deal:
    """Ann has the bank with 100; nobody goes banco yet."""
    return do(act(table(**rules), "ann bid 100"), TimeUp())


def staking(**rules: Any) -> Deal:
    return do(with_bank(**rules), TimeUp())


def test_a_banco_that_can_no_longer_be_paid_leaves_the_others_their_stakes() -> None:
    claimed = act(with_bank(), "bob banco")
    poorer = do(claimed, ChangePurse("bob", 50 - claimed.purses["bob"]), TimeUp())
    staked = act(poorer, "cy stake 10")
    assert [player for player, _ in staked.stakes] == ["cy"]


def test_an_auction_ends_when_its_time_is_up_and_the_chair_of_the_first_banker_goes() -> None:
    deal = act(table(), "ann bid 100", "cy bid 120")
    assert reason(deal, "bob bid 120") == "low_bid"
    assert BACCARAT_BANQUE.awaiting(deal)[0].limit_s == 15
    deal = do(deal, TimeUp())
    assert (deal.banker, deal.bank, deal.purses["cy"]) == ("cy", 120, 280)
    assert (deal.seats.left, deal.seats.hands) == (("dan",), ("ann", "dan"))


def test_an_auction_ends_when_all_others_have_passed() -> None:
    deal = act(table(), "ann bid 100", *[f"{player} pass" for player in ("bob", "cat", "cy", "dan", "sam")])
    assert deal.phase == "bidding"
    assert act(deal, "sue pass").banker == "ann"
    assert act(deal, "sue bid 110").phase == "bidding", "they are asked anew"


def test_bids_by_list_are_sealed_and_the_first_on_it_has_the_bank() -> None:
    deal = act(table(bank_by="list"), "sam bid 300", "cy bid 50", "dan bid 90")
    for viewer in (PUBLIC, DEALER_VIEW, Viewer("seat", "ann")):
        assert BACCARAT_BANQUE.view(deal, viewer)["bids"] == []
    assert BACCARAT_BANQUE.view(deal, Viewer("seat", "cy"))["bids"] == [{"player": "cy", "amount": 50}]
    deal = do(deal, TimeUp())
    assert (deal.banker, deal.bank) == ("cy", 50)


def test_a_claim_is_seen_by_nobody_else_and_the_nearest_has_it() -> None:
    before = with_bank()
    deal = act(before, "cat banco", "bob banco cheval")
    for viewer in (PUBLIC, DEALER_VIEW, Viewer("seat", "cy")):
        assert BACCARAT_BANQUE.view(deal, viewer) == BACCARAT_BANQUE.view(before, viewer)
    assert BACCARAT_BANQUE.view(deal, Viewer("seat", "bob"))["claim"] == {"cheval": True}
    assert [BACCARAT_BANQUE.lines(event) for event in decide(before, decode_command({"op": "banco", "player": "bob"}))]
    deal = do(deal, TimeUp())
    assert (deal.banco, deal.stakes) == (("bob",), {("bob", "right"): 50, ("bob", "left"): 50})
    assert deal.players == ("bob", "bob")


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
    assert (deal.phase, deal.banker, deal.staked) == ("offered", None, 0)
    assert deal.purses["ann"] == 400
    assert reason(deal, "ann take") == "own"
    deal = do(act(deal, "sam take", "dan take"), TimeUp())
    assert (deal.banker, deal.number) == ("dan", 1)
    assert deal.seats.left == ("cy", "ann"), "his chair is the outgoing banker's"


def coup(deal: Deal, cards: str) -> Deal:
    return show(do(deal, CloseBets()), cards)


def test_after_a_coup_the_banker_is_asked_whether_he_leaves() -> None:
    deal = coup(act(staking(), "bob stake 40"), "2S KS 9D 2H KH KD")
    assert (deal.phase, deal.bank, deal.number) == ("retiring", 140, 2)
    assert reason(deal, "bob stake 10") == "not_now"
    left = act(deal, "ann retire")
    assert (left.phase, left.purses["ann"], left.seats.standers[-1]) == ("offered", 440, "ann")
    assert do(left, TimeUp()).phase == "bidding"
    assert act(deal, "ann pass").phase == "banco"


def test_a_broken_bank_is_filled_again_or_its_banker_is_out() -> None:
    deal = coup(act(staking(), "bob stake 100"), "9S KS 2D KH KC KD")
    assert (deal.bank, deal.phase) == (0, "refilling")
    assert act(deal, "ann refill 50").phase == "banco"
    out = do(deal, TimeUp())
    assert (out.phase, out.banker, out.number) == ("bidding", None, 3)


# --- the cards ----------------------------------------------------------------------------------------------------

SIX = "2S 3S 4S 3D 3C 3H"
"""Right 5, left 6, bank 7."""


def dealt() -> Deal:
    """Bob plays the right for himself and cat, cy the left; ann is the banker."""
    return coup(act(staking(), "bob stake 10", "cat stake 10", "cy stake 30"), SIX)


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


def test_a_natural_lies_open_and_a_side_without_stakes_does_not() -> None:
    deal = coup(act(staking(), "bob stake 10", "cy stake 30"), "9S 3S 4S KD 3C 3H")
    assert (deal.phase, audiences(deal)[0], audiences(deal)[1]) == ("left_decides", EVERYBODY, only("cy"))
    alone = coup(act(staking(), "cy stake 30"), "9S 3S 4S KD 3C 3H")
    assert audiences(alone)[0] == NOBODY
    assert set(audiences(do(alone, TimeUp(), TimeUp()))) == {EVERYBODY}


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
    assert do(deal, Said(draws=True)).phase == do(deal, TimeUp()).phase == "right_draws"
    assert [decision.default for decision in BACCARAT_BANQUE.awaiting(deal)] == ["draw"]


@pytest.mark.parametrize("rules", [{}, {"chemin_five": "draw"}, {"chemin_strict": False}])
def test_what_the_dealer_enters_is_taken_whatever_the_hand_is(rules: dict[str, Any]) -> None:
    """A refusal would tell the dealer the hand that he has not seen; where custom binds it holds instead."""
    start = act(staking(**rules), "bob stake 10", "cat stake 10")
    for card, points in {"KD": 0, "2D": 2, "4D": 4, "5D": 5, "6D": 6, "7D": 7}.items():
        deal = coup(start, f"QS 3S 4S {card} 3C 3H")
        for draws in (False, True):
            bound = points != 5 and rules.get("chemin_strict", True)
            (decided, *_) = decide(deal, Said(draws=draws))
            assert decided == acts.Decided("right", "bob", points <= 4 if bound else draws)
    assert refused(start, Said(draws=True)) == "not_dealt"


def test_the_banker_s_silence_is_the_table_against_the_larger_side() -> None:
    deal = do(dealt(), TimeUp(), TimeUp(), TimeUp())
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
        assert (deal.phase, deal.staked) == ("bets_open", 50), "they stay"
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
    start = show(do(above_the_bank(), CloseBets(), TimeUp()), cards)
    deal = do(start, ruling("left cy pay"))
    assert (deal.phase, deal.number, deal.bank, deal.stakes, deal.on_layout) == ("refilling", 2, 0, {}, 0)
    assert (deal.purses["cy"], deal.purses["bob"], deal.money) == (500, 400, start.money)
    assert act(deal, "ann refill 50").phase == "banco"
    bought = do(act(do(deal, TimeUp()), "bob bid 100"), TimeUp())
    assert (bought.phase, bought.banker, bought.bank, bought.stakes) == ("banco", "bob", 100, {})
    assert do(bought, TimeUp(), CloseBets()).next_place is None, "nobody has staked against bob"


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
    start = do(above_the_bank(), CloseBets(), TimeUp())
    deal = start
    for event in (*rule(start, ruling("left cy pay")), acts.CoupVoided(1, "double_draw", (), ruled=True)):
        deal = apply(deal, event)
    assert (deal.phase, deal.stakes) == ("refilling", {("bob", "right"): 10})
    out = do(deal, TimeUp())
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
    deal = start = do(act(staking(), "cy stake 150"), CloseBets())
    for event in rule(start, RuleIrregularity("double_draw")):
        deal = apply(deal, event)
    assert (deal.phase, deal.stakes) == ("accepting", {})
    assert decide(deal, TimeUp()) == (acts.CoupPassed(1),)


@given(st.integers(0, 1_000_000), st.sampled_from(EVERY_RULE))
def test_no_irregularity_loses_money_or_deals_against_an_empty_bank(seed: int, rules: dict[str, Any]) -> None:
    chance = random.Random(seed)
    deal = start = table(**rules)
    for card in shoe_of(seed)[:60]:
        may = [obj for player in deal.purses for obj in acts_of(deal, player, chance)]
        if (deal.stakes or deal.phase in UNDER_WAY) and chance.random() < 0.15:
            names = [f"{side} {player}" for player, side in deal.stakes]
            said = [f"{name} {chance.choice(('pay', 'return', 'stay'))}" for name in names if chance.random() < 0.7]
            policies = [RuleIrregularity("double_draw", Policy(name)) for name in ("return_stakes", "bank_pays_all")]
            deal = do(deal, chance.choice([ruling(*said), *policies]))
        elif deal.next_place is not None:
            deal = show(deal, card.label)
        elif may and chance.random() < 0.7:
            with contextlib.suppress(Refusal):  # custom binds who plays for others
                deal = do(deal, decode_command(chance.choice(may)))
        elif BACCARAT_BANQUE.time_up(deal, "") is not None:
            deal = do(deal, TimeUp())
        assert deal.staked == sum(deal.stakes.values()) == deal.on_layout
        assert deal.money == start.money
        assert not deal.stakes or deal.bank
        assert deal.next_place is None or (deal.bank and deal.stakes)
        assert all(player != deal.banker for player, _ in deal.stakes)
        if deal.phase in ("over", "void"):
            break
    while deal.phase not in ("over", "void"):
        deal = do(deal, VoidDeal("enough"))
    assert BACCARAT_BANQUE.next_deal(BACCARAT_BANQUE.carry(deal), {}, (*RIGHT, *LEFT)).money == start.money


# --- a card read wrong --------------------------------------------------------------------------------------------


def corrected(deal: Deal, index: int, card: str) -> Deal:
    return do(deal, CorrectCard(index, Card.parse(card)))


def played(cards: str, thirds: str = "", **rules: Any) -> Deal:
    """Ann's bank of 100 against bob and cat on the right and cy on the left; all stand but for those who have a card in
    `thirds`, such as `left:4D`."""
    deal = coup(act(staking(chemin_strict=False, **rules), "bob stake 60", "cat stake 10", "cy stake 30"), cards)
    drawn = dict(third.split(":") for third in thirds.split())
    while deal.phase in TURN:
        hand = TURN[deal.phase]
        player = {"right": "bob", "left": "cy", "banker": "ann"}[hand]
        deal = act(deal, f"{player} {'draw' if hand in drawn else 'stand'}")
        if hand in drawn:
            deal = show(deal, drawn[hand])
    return deal


def but_for_corrections(deal: Deal) -> dict[str, Any]:
    return {name: getattr(deal, name) for name in state.Deal.__slots__ if name != "corrections"}


@pytest.mark.parametrize(
    ("index", "wrong", "right", "thirds"),
    [
        pytest.param(3, "2D", "5D", "", id="the right ties"),
        pytest.param(5, "3H", "AH", "", id="the left wins"),
        pytest.param(2, "4S", "3S", "left:KS", id="the left ties"),
        pytest.param(6, "AS", "3S", "right:{}", id="the right wins"),
        pytest.param(8, "AS", "3C", "right:2S left:9S banker:{}", id="the bank is broken"),
    ],
)
def test_the_last_coup_is_settled_anew_as_if_the_card_had_been_read_right(
    index: int, wrong: str, right: str, thirds: str
) -> None:
    six = [[*SIX.split()[:index], card, *SIX.split()[index + 1 :]] for card in (wrong, right)]
    before, wanted = (
        played(" ".join(cards[:6]), thirds.format(card)) for cards, card in zip(six, (wrong, right), strict=True)
    )
    assert before.coups[0].done.results != wanted.coups[0].done.results
    after = corrected(before, index, right)
    assert but_for_corrections(after) == but_for_corrections(wanted)
    (event,) = after.corrections
    changes = {player: purse - before.purses[player] for player, purse in wanted.purses.items()}
    assert dict(event.purses) == {player: change for player, change in changes.items() if change}
    assert event.bank == wanted.bank - before.bank
    assert but_for_corrections(corrected(after, index, wrong)) == but_for_corrections(before), "and back"


def test_what_was_answered_since_the_coup_is_asked_again_when_it_is_settled_anew() -> None:
    deal = act(played("2S 3S 4S 2D 3C 3H"), "ann pass", "bob banco")
    assert (deal.phase, deal.claims) == ("banco", {"bob": False})
    after = corrected(deal, 3, "5D")
    assert (after.phase, after.claims, after.number, after.money) == ("retiring", {}, 2, deal.money)


@pytest.mark.parametrize("since", ["stake", "buys", "passes", "retires"])
def test_a_coup_is_not_settled_anew_once_money_has_moved_or_a_coup_has_passed(since: str) -> None:
    deal = played("2S 3S 4S 2D 3C 3H")
    match since:
        case "stake":
            deal = act(do(act(deal, "ann pass"), TimeUp()), "bob stake 10")
        case "buys":
            deal = do(deal, ChangePurse("bob", 10))
        case "passes":
            deal = do(act(deal, "ann pass"), TimeUp(), CloseBets())
        case "retires":
            deal = act(deal, "ann retire")
    assert refused(deal, CorrectCard(3, Card.parse("5D"))) == "changes_later"
    same = corrected(deal, 3, "3D")
    assert (same.coups[0].done.hands.right[1].label, same.coups[0].done.lines) == ("3D", deal.coups[0].done.lines)
    assert (same.purses, same.bank, same.stakes, same.phase) == (deal.purses, deal.bank, deal.stakes, deal.phase)


def test_a_card_that_would_have_asked_somebody_else_stays() -> None:
    deal = played(SIX)
    for index, card in ((0, "5C"), (1, "5C"), (2, "5C")):
        assert refused(deal, CorrectCard(index, Card.parse(card))) == "changes_later", "a natural"
    natural = coup(act(staking(), "bob stake 10", "cy stake 30"), "9S 3S 4S KD 3C 3H")
    assert corrected(natural, 0, "8S").hands["right"][0].label == "8S"
    assert refused(natural, CorrectCard(0, Card.parse("7S"))) == "changes_later"
    assert refused(natural, CorrectCard(0, Card.parse("9S"))) == "same_card"
    assert refused(natural, CorrectCard(6, Card.parse("9C"))) == "not_shown"
    alone = coup(act(staking(), "cy stake 30"), "2S 3S 4S 3D 3C 3H")
    assert corrected(alone, 0, "6S").phase == alone.phase, "a natural that nobody has staked on asks and ends nothing"


def test_a_card_of_the_coup_under_way_or_of_a_void_one_is_put_right() -> None:
    drew = show(act(dealt(), "bob draw"), "AS")
    deal = corrected(drew, 6, "2C")
    done = act(deal, "cy stand", "ann stand").coups[0].done
    assert ([card.label for card in done.hands.right], done.results[0]) == (["2S", "3D", "2C"], "push")
    void = corrected(do(drew, VoidDeal("a card fell")), 6, "2C")
    assert (void.cards[6].label, void.phase, void.purses) == ("2C", "banco", do(drew, VoidDeal("")).purses)


def test_the_last_coup_of_a_shoe_is_settled_anew_after_its_end() -> None:
    shoe = shoe_of(3)
    deal = staking()
    deal.cards, deal.places = tuple(shoe[:142]), ("right_3",) * 142
    deal = do(act(deal, "bob stake 40"), CloseBets())
    while deal.phase != "over":
        deal = do(deal, TimeUp() if deal.next_place is None else ShowCard(shoe[len(deal.cards)]))
    assert (deal.banker, deal.bank, deal.coups[-1].first) == (None, 0, 142)
    after = next(
        found
        for index, card in product(range(142, len(deal.cards)), shoe[len(deal.cards) :])
        if (found := if_taken(deal, CorrectCard(index, card))).purses != deal.purses
    )
    assert (after.phase, after.banker, after.bank, after.number, after.money) == ("over", None, 0, 2, deal.money)
    (event,) = after.corrections
    assert event.again
    assert corrected(after, event.index, event.was.label).purses == deal.purses


def if_taken(deal: Deal, command: Any) -> Deal:
    with contextlib.suppress(Refusal):
        return do(deal, command)
    return deal


@given(st.integers(0, 1_000_000), st.sampled_from(EVERY_RULE))
def test_corrections_neither_make_nor_lose_money_and_can_be_taken_back(seed: int, rules: dict[str, Any]) -> None:
    chance = random.Random(seed)
    evening = Evening(seed, rules, acts=chance.randint(30, 90))
    deal = evening.deal
    for _ in range(6):
        if not deal.cards:
            break
        index = chance.choice([chance.randrange(len(deal.cards)), len(deal.cards) - 1])
        with contextlib.suppress(Refusal):
            after = corrected(deal, index, chance.choice(PACK_52).label)
            assert (after.money, after.staked, len(after.coups)) == (deal.money, deal.staked, len(deal.coups))
            assert min(after.purses.values()) >= 0
            assert after.bank >= 0
            back = corrected(after, index, deal.cards[index].label)
            assert (back.purses, back.bank, back.coups) == (deal.purses, deal.bank, deal.coups)
            deal = after


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
    deal = act(coup(act(do(deal, TimeUp()), "bob stake 10"), SIX), "bob draw")
    assert refused(deal, ShowCard(Card.parse("2S"))) == "duplicate_card"


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
    assert {record["event"] for record in RECORDS} == set(EVENTS.kinds)


def test_no_card_is_due_between_coups() -> None:
    deal = with_bank()
    assert deal.phase not in UNDER_WAY
    assert BACCARAT_BANQUE.expects(deal) is None
