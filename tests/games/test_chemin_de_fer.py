"""Chemin de fer: the table against whole scripts, and its laws."""

from __future__ import annotations

import contextlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from controller.games.audience import DEALER_VIEW, EVERYBODY, NOBODY, PUBLIC, Viewer, only
from controller.games.baccarat.chemin_de_fer import (
    PACK_52,
    Banco,
    Card,
    ChangeBank,
    ChangePurse,
    CloseBets,
    CorrectCard,
    Cover,
    Deal,
    DealerEntersDecision,
    Decline,
    Draw,
    Mark,
    Pass,
    PutBank,
    Refusal,
    ReopenBets,
    Retire,
    RuleIrregularity,
    Rules,
    ShowCard,
    Stake,
    Stand,
    Take,
    Time,
    VoidDeal,
    acts,
    apply_all,
    decide,
    decode_command,
    decode_event,
    encode_event,
    legal,
    new_deal,
    view,
)
from controller.games.baccarat.chemin_de_fer.acts import ENGINE, SEAT_VERBS
from controller.games.baccarat.chemin_de_fer.rules import strict
from controller.games.baccarat.chemin_de_fer.show import CHEMIN_DE_FER
from controller.games.irregularity import Policy
from controller.games.ledger import PurseChanged
from tests.games.chance import shoe_of
from tests.games.harness import cards
from tests.games.second import chemin_de_fer as second

SEATS = ("ann", "bob", "cy", "dan")


# --- an evening at the table --------------------------------------------------------------------------------------


def table(rules: Rules | None = None, *, purse: int = 1000, standers: tuple[str, ...] = ()) -> Deal:
    return new_deal(rules or Rules(), purses=dict.fromkeys((*SEATS, *standers), purse), seats=SEATS, standers=standers)


def acts_of(deal: Deal, player: str) -> Iterator[dict[str, Any]]:
    """All that this player may do, each amount at its ends."""
    for do, what in legal(deal, player).items():
        if do in ("put_bank", "risk", "stake"):
            for amount in {what["least"], what["most"]}:
                yield {"op": do, "player": player, "amount": amount}
        else:
            yield {"op": do, "player": player}


BOUND = {"draw": True, "stand": False}
"""What custom may forbid, and whether it is to draw."""


class Evening:
    """A shoe played at the table by chance, with all that must hold after every act; and what is posted of it."""

    def __init__(self, seed: int, rules: dict[str, Any], coups: int = 40) -> None:
        self.chance = random.Random(seed)
        self.shoe = shoe_of(seed, packs=6)
        self.rules = rules
        self.careful = coups > 100
        """A whole shoe is played for small amounts, so that nobody is broke."""
        purse = 100_000 if self.careful else 400
        self.deal = self.start = table(Rules(**rules), purse=purse, standers=("sam", "sue"))
        self.posted: list[dict[str, Any]] = []
        self.events: list[Any] = []
        while self.deal.phase != "over" and self.deal.number <= coups and self.can_go_on():
            self.act()

    def can_go_on(self) -> bool:
        """Somebody can put up a bank, or has."""
        return self.deal.banker is not None or max(self.deal.purses[player] for player in SEATS) >= 20

    def act(self) -> None:
        deal, chance = self.deal, self.chance
        if deal.next_place is not None:
            self.do(ShowCard(self.shoe[len(deal.cards)]))
            return
        mine = [act for player in deal.purses for act in acts_of(deal, player)]
        mine = [act for act in mine if not (act["op"] in BOUND and strict(deal, draws=BOUND[act["op"]]))]
        if self.careful:
            mine = [{**act, "amount": chance.randint(20, 60)} if "amount" in act else act for act in mine]
        weights = [1 if act["op"] in ("banco", "decline") else 4 for act in mine]
        if not mine or chance.random() < 0.25:
            self.do(Time())
        else:
            with contextlib.suppress(Refusal) if self.careful else contextlib.nullcontext():
                self.do(decode_command(chance.choices(mine, weights)[0]))

    def do(self, command: Any) -> None:
        number, before = self.deal.number, self.deal
        self.deal, events = before.play(command)
        assert self.deal.money == before.money
        assert min(self.deal.purses.values()) >= 0
        assert (self.deal.banker is None) == (self.deal.bank == 0)
        assert self.deal.phase != "settling"
        for event in events:
            self.posted += [{"coup": number, **op} for op in self.ops(event, covers=isinstance(command, Cover))]
            number += isinstance(event, acts.CoupSettled | acts.CoupPassed)
        self.events += events

    def ops(self, event: Any, *, covers: bool) -> Iterator[dict[str, Any]]:
        match event:
            case acts.BankTaken(player, amount):
                yield {"op": "bank", "player": player, "amount": amount}
            case acts.BankDeclined(player):
                yield {"op": "decline", "player": player}
            case acts.BankRetired(player):
                yield {"op": "retire", "player": player}
            case acts.Claimed(player, what, sealed=False):
                yield {"op": what, "player": player}
            case acts.OfferEnded():
                yield {"op": "time"}
            case acts.StakeLaid(player, amount):
                yield {"op": "stake", "player": player, "amount": amount}
            case acts.BankCovered(player) if self.deal.rules.bank_stake == "all":
                yield {"op": "cover", "player": player}
            case acts.Risked(player, amount):
                yield (
                    {"op": "cover", "player": player} if covers else {"op": "risk", "player": player, "amount": amount}
                )
            case acts.BetsClosed():
                yield {"op": "deal"}
            case acts.Decided(_, player, what):
                yield {"op": what, "player": player}

    def script(self) -> dict[str, Any]:
        return {
            "game": "chemin_de_fer",
            "rules": self.rules,
            "shoe": [card.label for card in self.shoe],
            "seats": list(SEATS),
            "standers": ["sam", "sue"],
            "players": dict(self.start.purses),
            "events": [op for op in self.posted if op["coup"] < self.deal.number],
            "last_coup": self.deal.number - 1,
        }


RULES: tuple[dict[str, Any], ...] = (
    {},
    {"chemin_rake": 5, "min": 5, "min_bank": 20, "suivi": True},
    {"chemin_strict": False, "unit": 2, "chemin_five": "draw"},
    {"bank_stake": "choose", "chemin_rake": 5, "min_bank": 20},
)


@pytest.fixture(scope="module")
def evenings() -> list[Evening]:
    return [Evening(seed, RULES[seed % len(RULES)], 1000 if seed < 3 else 40) for seed in range(24)]


def test_what_is_posted_of_an_evening_settles_as_a_script(evenings: list[Evening]) -> None:
    phases: Counter[str] = Counter()
    for evening in evenings:
        result = second.settle(evening.script())
        assert result["rejected"] == []
        done = [event for event in evening.events if isinstance(event, acts.CoupSettled)]
        dealt = [coup for coup in result["coups"] if coup["dealt"]]
        for ours, theirs in zip(done, dealt, strict=True):
            assert [line._asdict() for line in ours.lines] == theirs["settled"]
            assert (ours.number, ours.banker, ours.banco, ours.bank) == (
                theirs["coup"],
                theirs["banker"],
                theirs["banco"],
                theirs["bank"],
            )
            assert (dict(ours.cut), ours.representative, ours.rake) == (
                theirs["cut"],
                theirs["representative"],
                theirs["rake"],
            )
        assert evening.deal.ledger.house == result["house"]
        phases.update(event.phase for event in evening.events if isinstance(event, acts.Turned))
        phases.update(type(event).__name__ for event in evening.events)
        phases.update(done.coup.winner for done in done)
    asked = {"vacant", "retiring", "offer", "risking", "banco", "bets_open", "standing_by", "cover"}
    assert asked | {"DealEnded", "BankCovered", "CoupPassed", "tie", "punters", "banker"} <= phases.keys()


def test_the_table_ends_a_shoe_as_a_script_does(evenings: list[Evening]) -> None:
    for evening in evenings[:3]:
        assert evening.deal.phase == "over"
        result = second.settle(evening.script())
        assert result["shoe_ended"]
        assert (result["players"], result["bank"], result["banker"]) == (
            evening.deal.purses,
            evening.deal.bank,
            evening.deal.banker,
        )


def test_events_are_stored_and_folded_again(evenings: list[Evening]) -> None:
    for evening in evenings[:6]:
        again = evening.start
        for event in evening.events:
            stored = json.loads(json.dumps(encode_event(event)))
            assert decode_event(stored) == event
            again = apply_all(again, [decode_event(stored)])
        assert again == evening.deal


def test_what_is_legal_is_taken_and_all_else_refused() -> None:
    taken: Counter[str] = Counter()
    for seed in range(len(RULES)):
        evening = Evening(seed, RULES[seed], 0)
        for _ in range(250):
            deal = evening.deal
            for player in deal.purses:
                for act in acts_of(deal, player):
                    command = decode_command(act)
                    if act["op"] in BOUND and strict(deal, draws=BOUND[act["op"]]):
                        assert why(deal, command) == "strict", "offered all the same: what is offered tells no hand"
                        continue
                    decide(deal, command)
                    taken[act["op"]] += 1
                offered = legal(deal, player)
                for op in SEAT_VERBS:
                    if op not in offered:
                        amount = max(deal.rules.min, deal.rules.min_bank) * deal.rules.unit
                        assert why(deal, decode_command({"op": op, "player": player, "amount": amount}))
                    elif op in ("put_bank", "risk", "stake"):
                        over = offered[op]["most"] + deal.rules.unit
                        assert why(deal, decode_command({"op": op, "player": player, "amount": over})) in (
                            "funds",
                            "over_bank",
                        )
            evening.act()
    assert set(taken) == set(SEAT_VERBS)


# --- one coup -----------------------------------------------------------------------------------------------------

STANDS = "4S 7H 2D KC"
"""Punters 6, banker 7: custom and table stand; the banker wins."""
NATURAL = "9S 2H KS 3D"
"""Punters 9, banker 5."""


def after(deal: Deal, *commands: Any) -> Deal:
    for command in commands:
        deal, _ = deal.play(command)
    return deal


def why(deal: Deal, command: Any) -> str:
    with pytest.raises(Refusal) as refused:
        decide(deal, command)
    return refused.value.reason


def shown(text: str) -> list[Any]:
    return [ShowCard(card) for card in cards(text)]


def staked(*stakes: tuple[str, int], bank: int = 100, rules: Rules | None = None) -> Deal:
    """Ann's bank, these stakes, and cards are due."""
    deal = after(table(rules, standers=("sam",)), PutBank("ann", bank), Time())
    deal = after(deal, *(Stake(player, amount) for player, amount in stakes))
    while deal.phase != "bets_closed":
        deal = after(deal, Time())
    return deal


def test_claims_are_under_seal_and_the_nearest_has_it() -> None:
    deal = after(table(), PutBank("ann", 100))
    assert [decision.key for decision in CHEMIN_DE_FER.awaiting(deal)] == ["banco 2"]
    claimed = after(deal, Banco("dan"))
    assert view(claimed, PUBLIC) == view(deal, PUBLIC)
    assert view(claimed, Viewer("seat", "bob")) == view(deal, Viewer("seat", "bob"))
    assert view(claimed, Viewer("seat", "dan"))["answer"] == "claimed"
    assert why(claimed, Banco("dan")) == why(claimed, Pass("dan")) == "answered"
    closed, events = after(claimed, Pass("cy")).play(Banco("bob"))
    assert (closed.phase, closed.banco, closed.stakes) == ("bets_closed", "bob", {"bob": 100})
    assert closed.representative == "bob"
    assert "dan" not in str([CHEMIN_DE_FER.lines(event) for event in events])


def test_a_claim_that_can_no_longer_be_paid_goes_to_the_next() -> None:
    deal = after(table(), PutBank("ann", 100), Banco("bob"), Banco("dan"), ChangePurse("bob", -950), Time())
    assert (deal.phase, deal.banco) == ("bets_closed", "dan")


def lost_by_dan(rules: Rules) -> Deal:
    """Dan, who sits last, has lost a banco; the next one is asked for."""
    deal = after(
        table(rules), PutBank("ann", 100), Banco("dan"), Pass("bob"), Pass("cy"), *shown(STANDS), Time(), Time()
    )
    return after(deal, Pass("ann"))


def test_who_has_lost_a_banco_has_the_first_claim_to_the_next() -> None:
    deal = lost_by_dan(Rules(suivi=True))
    assert (deal.phase, deal.bank, view(deal)["suivi"]) == ("banco", 200, "dan")
    claimed = after(deal, Banco("bob"), Banco("dan"), Pass("cy"))
    assert (claimed.phase, claimed.banco, view(claimed)["suivi"]) == ("bets_closed", "dan", None)
    assert after(deal, Banco("bob"), Pass("dan"), Pass("cy")).banco == "bob", "he need not"
    usual = lost_by_dan(Rules())
    assert view(usual)["suivi"] is None
    assert after(usual, Banco("bob"), Banco("dan"), Pass("cy")).banco == "bob"


@pytest.mark.parametrize(
    ("meanwhile", "first"),
    [
        pytest.param([Time(), Time()], "dan", id="a coup without cards"),
        pytest.param(
            [Time(), Stake("bob", 50), Time(), *shown("4S 7H"), VoidDeal("a card fell")], "dan", id="a void coup"
        ),
        pytest.param([Time(), Stake("bob", 50), Time(), *shown(STANDS), Time(), Time()], None, id="another coup"),
        pytest.param([Banco("cy"), Time(), *shown(STANDS), Time(), Time()], "cy", id="another banco"),
        pytest.param(
            [Banco("cy"), Time(), *shown("6S 6H KS KD"), Time(), Time(), *shown("4S 7H"), VoidDeal("a card fell")],
            None,
            id="a tie, whose stakes go back with a void coup",
        ),
    ],
)
def test_the_first_claim_lasts_until_a_coup_was_dealt(meanwhile: list[Any], first: str | None) -> None:
    deal = after(lost_by_dan(Rules(suivi=True)), *meanwhile)
    while deal.phase != "banco":
        deal = after(deal, Time())
    assert view(deal)["suivi"] == first


def test_who_holds_the_bank_has_no_claim_against_it() -> None:
    deal = after(lost_by_dan(Rules(suivi=True)), Time(), Time())
    assert deal.phase == "retiring"
    deal = after(deal, Retire("ann"), Take("dan"), Time())
    assert (deal.phase, deal.banker) == ("banco", "dan")
    assert after(deal, Banco("cy"), Banco("ann"), Time()).banco == "ann"


def test_the_bank_is_left_offered_and_taken() -> None:
    deal = after(staked(("bob", 60)), *shown(STANDS), Time(), Time())
    assert (deal.phase, deal.bank, deal.number) == ("retiring", 160, 2)
    assert why(deal, Retire("bob")) == "not_banker"
    offered = after(deal, Retire("ann"))
    assert (offered.phase, offered.bank, offered.purses["ann"]) == ("offer", 0, 1060)
    assert why(offered, Take("ann")) == "own"
    assert why(offered, Take("sam")) == "not_seated"
    taken = after(offered, Take("dan"), Take("bob"), Time())
    assert (taken.phase, taken.banker, taken.bank, taken.number) == ("banco", "bob", 160, 2)
    nobody = after(offered, Pass("bob"), Pass("cy"), Pass("dan"))
    assert (nobody.phase, nobody.turn, nobody.number) == ("vacant", "bob", 3)
    stays = after(deal, Pass("ann"))
    assert (stays.phase, stays.banker) == ("banco", "ann")


def test_a_bank_nobody_plays_against_goes_by() -> None:
    deal = after(table(), PutBank("ann", 100), CloseBets(), CloseBets())
    assert (deal.number, deal.phase, deal.banker) == (2, "banco", "ann"), "he has dealt no coup, so he is not asked"
    assert why(deal, Retire("ann")) == "must_play"


def test_who_could_put_up_no_bank_is_passed_over() -> None:
    deal = new_deal(Rules(min_bank=20), purses={"ann": 5, "bob": 100, "cy": 0, "dan": 30}, seats=SEATS, standers=())
    assert deal.turn == "bob"
    assert after(deal, Decline("bob")).turn == "dan"
    assert after(deal, Decline("bob"), Decline("dan")).turn == "bob"


def test_stakes_above_the_bank_are_covered_or_cut() -> None:
    deal = after(table(standers=("sam",)), PutBank("ann", 100), Time(), Stake("dan", 80), Stake("bob", 60))
    assert why(deal, Stake("sam", 1)) == "over_bank"
    asked = after(deal, Time())
    assert (asked.phase, legal(asked, "ann")) == ("cover", {"pass": True, "cover": 40})
    covered = after(asked, Cover("ann"))
    assert (covered.bank, covered.cut, covered.representative) == (140, (), "dan")
    cut, events = asked.play(Pass("ann"))
    assert (cut.bank, cut.cut, cut.stakes, cut.purses["dan"]) == (100, (("dan", 40),), {"dan": 40, "bob": 60}, 960)
    assert cut.representative == "bob"
    assert events[-1] == acts.BetsClosed(1, (("dan", 40),), 0, "bob")


def test_standers_by_fill_up_what_is_open() -> None:
    deal = after(table(standers=("sam",)), PutBank("ann", 100), Time(), Stake("bob", 60))
    assert legal(deal, "sam") == {}
    open_ = after(deal, Time())
    assert (open_.phase, legal(open_, "sam")) == ("standing_by", {"stake": {"least": 1, "most": 40}})
    assert why(open_, Stake("bob", 1)) == "not_now"
    full = after(open_, Stake("sam", 40))
    assert full.phase == "bets_closed", "nothing is left to be laid"


def test_after_a_tie_the_same_stakes_are_dealt_for_again() -> None:
    deal = after(staked(("bob", 60)), *shown("6S 6H KS KD"), Time(), Time())
    assert (deal.phase, deal.number, deal.stakes, deal.standing) == ("bets_closed", 2, {"bob": 60}, True)
    assert why(deal, Stake("bob", 1)) == "closed"
    assert why(deal, ReopenBets()) == "not_closed"
    won = after(deal, *shown(NATURAL))
    assert (won.phase, won.turn, won.purses) == (
        "vacant",
        "bob",
        {"ann": 940, "bob": 1060, "cy": 1000, "dan": 1000, "sam": 1000},
    )


def test_who_plays_for_others_is_bound_and_the_dealer_who_enters_it_does_not_learn_it() -> None:
    deal = after(staked(("bob", 60), ("cy", 20)), *shown("4S 7H KS KD"))
    assert legal(deal, "bob") == {"draw": True, "stand": True}, "as of any hand"
    assert why(deal, Stand("bob")) == "strict"
    assert why(deal, Draw("cy")) == why(deal, Draw("ann")) == "not_your_turn"
    assert after(deal, DealerEntersDecision(draws=False)).decisions == ("draw", None)
    alone = after(staked(("bob", 60)), *shown("4S 7H KS KD"))
    assert legal(alone, "bob") == {"draw": True, "stand": True}
    blind = after(staked(("bob", 60), ("cy", 20), rules=Rules(peek="cards")), *shown("4S 7H KS KD"))
    assert legal(blind, "bob") == {"draw": True, "stand": True}
    assert CHEMIN_DE_FER.exposure(blind, 0) == NOBODY


def test_bets_are_reopened_before_a_card() -> None:
    deal = after(staked(("bob", 60)), ReopenBets())
    assert (deal.phase, deal.stakes) == ("bets_open", {"bob": 60})
    banco = after(table(), PutBank("ann", 100), Banco("bob"), Time(), ReopenBets())
    assert (banco.phase, banco.stakes, banco.purses["bob"], banco.banco) == ("banco", {}, 1000, None)
    assert why(after(staked(("bob", 60)), *shown("4S")), ReopenBets()) == "not_closed"


# --- who sees what ------------------------------------------------------------------------------------------------

VIEWERS = (PUBLIC, DEALER_VIEW, Viewer("service"), *(Viewer("seat", player) for player in (*SEATS, "sam")))


def told(deal: Deal, events: list[Any], viewer: Viewer) -> str:
    """All that this viewer gets: what he sees, what is asked, who may see each card, where the next one goes."""
    said = [str(line) for event in events for line in CHEMIN_DE_FER.lines(event)]
    seen = [CHEMIN_DE_FER.exposure(deal, index).sees(viewer) for index in range(len(deal.cards) + 1)]
    asked = (CHEMIN_DE_FER.awaiting(deal), CHEMIN_DE_FER.expects(deal), CHEMIN_DE_FER.beads(deal))
    return json.dumps([view(deal, viewer), said, seen, str(asked)], default=str)


@pytest.mark.parametrize("other", ["4H 3H QD 4D", "2C 3H 3C 4D", "4S 2C 2D 4C"])
def test_a_hand_face_down_is_shown_to_nobody_but_who_plays_it(other: str) -> None:
    """Punters 6 or 4 or 5, banker 7 or 6: another hand changes nothing for those who do not see it."""
    base = staked(("bob", 60), ("cy", 20), rules=Rules(beads="quarters"))
    pairs = [base, base]
    said: list[list[Any]] = [[], []]
    for one, two in zip(cards("4S 3H 2D 4D"), cards(other), strict=True):
        for which, card in enumerate((one, two)):
            pairs[which], events = pairs[which].play(ShowCard(card))
            said[which] += events
        for viewer in VIEWERS:
            differs = told(pairs[0], said[0], viewer) != told(pairs[1], said[1], viewer)
            punters = [card.label for card in pairs[0].cards[0::2]] != [card.label for card in pairs[1].cards[0::2]]
            banker = [card.label for card in pairs[0].cards[1::2]] != [card.label for card in pairs[1].cards[1::2]]
            all_out = pairs[0].phase == "punters"
            own = (viewer.player == "bob" and punters) or (viewer.player == "ann" and banker)
            assert differs == (all_out and own), viewer


def test_all_is_turned_when_the_banker_has_decided_and_at_once_on_a_natural() -> None:
    deal = after(staked(("bob", 60)), *shown(STANDS))
    assert [CHEMIN_DE_FER.exposure(deal, index) for index in range(4)] == [only("bob"), only("ann")] * 2
    deal = after(deal, Draw("bob"), *shown("AS"))
    assert CHEMIN_DE_FER.exposure(deal, 4) == EVERYBODY
    assert view(deal, PUBLIC)["hands"]["punters"] == [None, None, "AS"]
    assert view(deal, Viewer("seat", "bob"))["hands"]["punters_total"] == 7
    done = after(deal, Stand("ann"))
    assert {CHEMIN_DE_FER.exposure(done, index) for index in range(5)} == {EVERYBODY}
    natural = after(staked(("bob", 60)), *shown(NATURAL))
    assert natural.number == 2
    assert {CHEMIN_DE_FER.exposure(natural, index) for index in range(4)} == {EVERYBODY}


def test_hands_of_a_void_coup_are_never_turned() -> None:
    deal = after(staked(("bob", 60)), *shown(STANDS), VoidDeal("a card fell"))
    assert [CHEMIN_DE_FER.exposure(deal, index) for index in range(4)] == [only("bob"), only("ann")] * 2
    early = after(staked(("bob", 60)), *shown("4S 7H"), VoidDeal("a card fell"))
    assert [CHEMIN_DE_FER.exposure(early, index) for index in range(2)] == [NOBODY] * 2
    quarters = after(staked(("bob", 60), rules=Rules(beads="quarters")), *shown("KS KH KD KC"), VoidDeal("x"))
    assert CHEMIN_DE_FER.beads(quarters) == (0,) * 13


# --- corrections, void coups, irregularities ----------------------------------------------------------------------


def test_the_last_coup_is_settled_again_as_if_the_card_had_been_read_right() -> None:
    play = (*shown("4S 7H 2D KC"), Draw("bob"))
    start = after(staked(("bob", 60), ("cy", 30), rules=Rules(chemin_strict=False, chemin_rake=5)), *play)
    wrong = after(start, *shown("AS"), Stand("ann"))
    right = after(start, *shown("3S"), Stand("ann"))
    assert (wrong.coups[0].coup.winner, right.coups[0].coup.winner) == ("tie", "punters")
    corrected, events = wrong.play(CorrectCard(4, Card.parse("3S")))
    assert (corrected.purses, corrected.bank, corrected.banker, corrected.turn, corrected.phase) == (
        right.purses,
        right.bank,
        right.banker,
        right.turn,
        right.phase,
    )
    assert (corrected.coups, corrected.money) == (right.coups, wrong.money)
    event = events[0]
    assert isinstance(event, acts.CardCorrected)
    assert dict(event.purses) == {"ann": 10, "bob": 120, "cy": 60}
    assert sum(dict(event.purses).values()) + event.bank == 90, "the stakes that stood"
    assert after(corrected, CorrectCard(4, Card.parse("AS"))).stakes == wrong.stakes


def test_a_coup_is_not_settled_again_after_money_was_taken_from_the_box() -> None:
    """What the ledger was before that coup has the box's money still."""
    won = after(staked(("bob", 60), rules=Rules(chemin_rake=10)), *shown("4S 7H 2D KC"), Time(), Time())
    assert (won.coups[0].coup.winner, won.ledger.house) == ("banker", 6)
    tie = CorrectCard(2, Card.parse("3D"))
    assert after(won, tie).money == won.money
    emptied = after(won, ChangeBank(-6))
    assert emptied.money == won.money - 6
    assert why(emptied, tie) == "changes_later"
    same = after(emptied, CorrectCard(2, Card.parse("2C")))
    assert (same.money, same.ledger.house) == (emptied.money, 0)


def test_a_card_that_changes_no_result_is_put_right_at_any_time() -> None:
    deal = after(staked(("bob", 60)), *shown(STANDS), Time(), Time(), Pass("ann"), Time(), Stake("bob", 20))
    corrected = after(deal, CorrectCard(0, Card.parse("3S")))
    assert corrected.coups[0].coup.punters_total == 5
    assert (corrected.purses, corrected.bank) == (deal.purses, deal.bank)
    assert why(deal, CorrectCard(1, Card.parse("AH"))) == "changes_later", (
        "the punters would have won, and bob has laid"
    )
    assert why(deal, CorrectCard(0, Card.parse("7S"))) == "changes_later", "a natural: nobody would have been asked"
    assert why(deal, CorrectCard(0, Card.parse("4S"))) == "same_card"
    assert why(deal, CorrectCard(4, Card.parse("4S"))) == "not_shown"
    twice = after(staked(("bob", 60)), *shown(STANDS), Time(), Time(), CorrectCard(0, Card.parse("3S")))
    again = after(twice, CorrectCard(1, Card.parse("4C")))
    assert (again.coups[0].coup.punters_total, again.coups[0].coup.winner) == (5, "punters")
    assert [card.label for card in again.cards] == ["3S", "4C", "2D", "KC"]


def test_an_open_card_of_the_coup_under_way_or_of_a_void_one_is_put_right() -> None:
    drew = after(staked(("bob", 60)), *shown(STANDS), Draw("bob"), *shown("AS"))
    corrected = after(drew, CorrectCard(4, Card.parse("2S")), Stand("ann"))
    assert corrected.coups[0].coup.punters_total == 8
    void = after(drew, VoidDeal("a card fell"), CorrectCard(4, Card.parse("2S")))
    assert (void.cards[4].label, void.purses, void.bank) == ("2S", {**drew.purses, "bob": 1000}, 100)


@pytest.mark.parametrize("out", [1, 2, 3, 4])
@pytest.mark.parametrize("void", [False, True])
def test_a_card_that_lies_face_down_is_not_put_right_whatever_it_is(out: int, void: bool) -> None:
    """What can be put right, and what is the same card, would tell it."""
    deal = after(staked(("bob", 60)), *shown(" ".join(STANDS.split()[:out])))
    if void:
        deal = after(deal, VoidDeal("a card fell"))
    for index in range(out):
        for card in PACK_52:
            assert why(deal, CorrectCard(index, card)) == "face_down"
    assert why(deal, CorrectCard(out, PACK_52[0])) == "not_shown"


def test_a_void_coup_gives_all_back_and_the_bank_stays() -> None:
    tied = after(staked(("bob", 60)), *shown("6S 6H KS KD"), Time(), Time(), *shown("4S"))
    void, events = tied.play(VoidDeal("a card fell"))
    assert (void.phase, void.stakes, void.bank, void.banker) == ("retiring", {}, 100, "ann")
    assert (void.purses["bob"], void.number, void.standing) == (1000, 3, False)
    assert [type(event).__name__ for event in events] == ["BetReturned", "CoupVoided", "Turned"]
    shoe, _ = after(void, Pass("ann"), Time(), Stake("cy", 5)).play(VoidDeal("enough"))
    assert (shoe.phase, shoe.purses["cy"], shoe.bank) == ("void", 1000, 100)
    assert why(shoe, VoidDeal("again")) == why(shoe, ShowCard(PACK_52[0])) == "over"
    assert why(shoe, Stake("cy", 5)) == "closed"


def test_an_irregularity_is_ruled_by_its_policy() -> None:
    deal = after(staked(("bob", 60), ("cy", 40)), *shown("4S"))
    back = after(deal, RuleIrregularity("double_draw"))
    assert (back.phase, back.bank, back.stakes, back.number) == ("banco", 100, {}, 2)
    rulings = (("bob", "pay"), ("cy", "stay"))
    ruled = after(deal, RuleIrregularity("double_draw", Policy("dealer_rules"), rulings))
    assert (ruled.phase, ruled.bank, ruled.stakes, ruled.purses["bob"]) == ("bets_closed", 40, {"cy": 40}, 1060)
    broken = after(deal, RuleIrregularity("double_draw", Policy("bank_pays_all")))
    assert (broken.phase, broken.banker, broken.turn) == ("vacant", None, "bob")
    foul = after(deal, RuleIrregularity("foul_pack"))
    assert (foul.phase, foul.bank, foul.purses["bob"]) == ("void", 100, 1000)
    assert why(foul, RuleIrregularity("foul_pack")) == "over"
    assert why(deal, RuleIrregularity("double_draw", Policy("dealer_rules"), (("dan", "pay"),))) == "unknown_id"


@pytest.mark.parametrize("cards_out", ["", "4S", STANDS])
@pytest.mark.parametrize("kind", ["foul_pack", "double_draw"])
@pytest.mark.parametrize("closed", [False, True])
def test_a_bank_that_a_ruling_pays_out_whole_passes_on(kind: str, cards_out: str, closed: bool) -> None:
    start = staked(("bob", 60), ("cy", 40))
    if cards_out:
        start = after(start, *shown(cards_out))
    elif not closed:
        start = after(start, ReopenBets())
    deal, events = start.play(RuleIrregularity(kind, Policy("bank_pays_all")))
    ends = kind == "foul_pack"
    assert (deal.phase, deal.banker, deal.bank, deal.turn) == ("void" if ends else "vacant", None, 0, "bob")
    assert (deal.offer, deal.stakes, deal.money) == (None, {}, start.money)
    assert (deal.purses["bob"], deal.purses["cy"]) == (1060, 1040)
    assert all(decode_event(json.loads(json.dumps(encode_event(event)))) == event for event in events)
    if ends:
        deal = CHEMIN_DE_FER.next_deal(CHEMIN_DE_FER.carry(deal), {}, SEATS)
    assert (deal.phase, deal.turn, set(legal(deal, "bob"))) == ("vacant", "bob", {"put_bank", "decline"})


def test_a_bank_is_paid_out_whole_before_the_end_of_the_shoe() -> None:
    start = staked(("bob", 100))
    start.cards = (PACK_52[0],) * 308
    start.places, start.first = ("punters_3",) * 308, 308
    ended = after(start, RuleIrregularity("double_draw", Policy("bank_pays_all")))
    assert (ended.phase, ended.banker, ended.turn, ended.bank) == ("over", None, "bob", 0)


def test_the_stakes_that_lie_beside_a_bank_that_was_paid_out_go_back_with_a_foul_pack() -> None:
    deal = after(staked(("bob", 100)), ReopenBets(), Stake("cy", 40))
    ruled = after(deal, RuleIrregularity("foul_pack", Policy("dealer_rules"), (("bob", "pay"),)))
    assert (ruled.phase, ruled.banker, ruled.stakes, ruled.purses["cy"]) == ("void", None, {}, 1000)


def of_a_journal_of_before() -> Deal:
    """A shoe that began with a banker whose bank a ruling had paid out whole."""
    return new_deal(Rules(), purses=dict.fromkeys(SEATS, 100), seats=SEATS, banker="ann", bank=0)


def test_a_bank_of_0_out_of_a_journal_of_before_passes_on_with_the_first_question() -> None:
    deal = of_a_journal_of_before()
    for player in SEATS:
        assert legal(deal, player) == {}
        for act in (Banco(player), Stake(player, 5), Take(player), Pass(player), Cover(player), Retire(player)):
            assert why(deal, act)
    assert why(deal, Banco("bob")) == why(deal, Stake("bob", 5)) == "no_bank"
    for command in (Time(), CloseBets()):
        passed = after(deal, command)
        assert (passed.phase, passed.banker, passed.turn, passed.number) == ("vacant", None, "bob", 2)
    void = after(deal, VoidDeal("enough"))
    assert (void.phase, void.banker, void.turn) == ("void", None, "bob")


@pytest.mark.parametrize("phase", ["bets_open", "standing_by", "cover"])
def test_whatever_was_asked_about_a_bank_of_0_ends_it(phase: str) -> None:
    deal = apply_all(of_a_journal_of_before(), [acts.StakeLaid("bob", 5), acts.Turned(phase)])
    for player in SEATS:
        for act in acts_of(deal, player):
            decide(deal, decode_command(act))
    ended = after(deal, CloseBets())
    assert (ended.phase, ended.banker, ended.turn, ended.stakes) == ("vacant", None, "bob", {})
    assert ended.purses == dict.fromkeys(SEATS, 100)


def test_a_bank_of_0_is_not_offered() -> None:
    deal = of_a_journal_of_before()
    deal.played = True
    asked = apply_all(deal, [acts.Turned("retiring")])
    for command in (Retire("ann"), Pass("ann"), Time()):
        left = after(asked, command)
        assert (left.phase, left.banker, left.offer, left.turn) == ("vacant", None, None, "bob")
    offered = apply_all(asked, [acts.BankRetired("ann", 0), acts.Turned("offer")])
    assert (legal(offered, "bob"), why(offered, Take("bob"))) == ({}, "no_offer")
    assert after(offered, Time()).phase == "vacant"


def test_a_coup_that_was_dealt_against_a_bank_of_0_replays_and_ends_it() -> None:
    """As a journal of before has it."""
    closed = apply_all(
        of_a_journal_of_before(),
        [
            acts.Turned("banco"),
            acts.Claimed("bob", "banco", sealed=True),
            acts.Claimed("bob", "banco"),
            acts.BetsClosed(1, (), 0, "bob"),
        ],
    )
    reopened = after(closed, ReopenBets())
    assert (reopened.phase, reopened.banco, reopened.purses["bob"]) == ("banco", None, 100)
    for hands in (NATURAL, "2H 9S 3D KS", STANDS):
        played = after(closed, *shown(hands))
        while played.number == 1:
            played = after(played, Time())
        assert (played.phase, played.banker, played.turn) == ("vacant", None, "bob")
        assert (played.purses, played.coups[0].bank) == (dict.fromkeys(SEATS, 100), 0)


def test_who_has_passed_claims_no_more() -> None:
    deal = after(table(), PutBank("ann", 100), Pass("bob"))
    assert (why(deal, Banco("bob")), why(deal, Pass("bob")), legal(deal, "bob")) == ("answered", "answered", {})
    coup = after(staked(("bob", 60)), *shown(STANDS), Time(), Time(), Retire("ann"), Pass("bob"))
    assert (coup.phase, why(coup, Take("bob")), legal(coup, "bob")) == ("offer", "answered", {})
    assert after(coup, Take("dan"), Pass("cy")).banker == "dan"


def test_who_can_no_longer_cover_is_not_offered_it() -> None:
    asked = after(table(), PutBank("ann", 100), Time(), Stake("dan", 80), Stake("bob", 60), Time())
    assert legal(asked, "ann") == {"pass": True, "cover": 40}
    poorer = after(asked, ChangePurse("ann", -861))
    assert (legal(poorer, "ann"), why(poorer, Cover("ann"))) == ({"pass": True}, "funds")
    assert after(asked, ChangePurse("ann", -860), Cover("ann")).bank == 140
    back = after(asked, RuleIrregularity("exposed_early"))
    assert (back.phase, legal(back, "ann"), why(back, Cover("ann"))) == ("cover", {"pass": True}, "no_excess")


def test_the_house_has_a_box_and_no_bank() -> None:
    deal = new_deal(Rules(), purses=dict.fromkeys(SEATS, 100), seats=SEATS, house=50)
    assert (deal.ledger.house, deal.bank) == (50, 0)
    assert why(deal, ChangeBank(1)) == "banker"
    assert why(deal, ChangeBank(-51)) == "funds"
    assert why(deal, ChangeBank(0)) == "bad_amount"
    assert after(deal, ChangeBank(-50)).ledger.house == 0


def test_refusals_that_the_script_does_not_know() -> None:
    deal = table()
    assert why(deal, CloseBets()) == "not_open"
    assert why(deal, Mark("cut")) == "no_marker"
    assert why(deal, DealerEntersDecision(draws=True)) == "no_turn"
    assert why(deal, Pass("sam")) == "unknown_player"
    assert why(deal, Pass("ann")) == "not_now"
    asked = after(deal, PutBank("ann", 10))
    assert why(asked, Pass("ann")) == "not_now"
    assert why(asked, Stake("bob", 1)) == "not_now"
    coup = after(staked(("bob", 60)), *shown("KS KS KS KS"), Draw("bob"), *shown("KS"), Draw("ann"), *shown("KS"))
    again = after(coup, *shown("2S 3S 2D 3D"), Draw("bob"))
    assert why(again, ShowCard(Card.parse("KS"))) == "duplicate_card"
    assert why(coup, Time()) == "no_turn", "cards are due"


def test_no_answer_tells_that_a_card_lies_face_down() -> None:
    """3.2.9: of six KS of six packs two lie face down; a seventh is taken, as where none of them is one."""
    coup = after(staked(("bob", 60)), *shown("KS KS KS KS"), Draw("bob"), *shown("5S"), Draw("ann"), *shown("5H"))
    for hidden in ("KS 3S KS 3D", "KD 3S KD 3D"):
        again = after(coup, *shown(hidden), Draw("bob"))
        assert not any(seen.everybody for seen in (CHEMIN_DE_FER.exposure(again, n) for n in range(6, 10)))
        assert str(after(again, *shown("KS")).cards[-1]) == "KS"


def test_who_buys_in_during_a_shoe_sits_down_or_stands_by() -> None:
    deal = table(Rules(places=5))
    deal = apply_all(deal, [PurseChanged("eve", 100), PurseChanged("fay", 100), PurseChanged("eve", 5)])
    assert (deal.seats, deal.standers) == ((*SEATS, "eve"), ("fay",))


# --- from one shoe to the next ------------------------------------------------------------------------------------


def test_the_bank_goes_on_with_the_next_shoe() -> None:
    deal = after(staked(("bob", 60), rules=Rules(chemin_rake=5)), *shown(STANDS), Time(), Time(), VoidDeal("enough"))
    carried = CHEMIN_DE_FER.carry(deal)
    again = CHEMIN_DE_FER.next_deal(carried, {}, ("dan", "ann", "bob", "cy", "eve"))
    assert (again.phase, again.banker, again.bank, again.ledger.house) == ("retiring", "ann", 157, 3)
    assert again.seats == SEATS, "eve has no money and stands by"
    assert (again.standers, again.money) == (("sam",), deal.money)
    gone = CHEMIN_DE_FER.next_deal(carried, {"places": 2}, ("dan", "bob", "cy"))
    assert (gone.phase, gone.seats, gone.turn) == ("vacant", ("bob", "cy"), "bob")
    assert (gone.purses["ann"], gone.bank, gone.standers) == (1057, 0, ("dan", "ann", "sam"))
    with pytest.raises(Refusal, match="too-few"):
        CHEMIN_DE_FER.next_deal(carried, {}, ("bob",))


def test_a_shoe_may_begin_with_a_bank_that_stands_and_with_a_seat_behind_it() -> None:
    purses = dict.fromkeys((*SEATS, "sam"), 100)
    deal = new_deal(Rules(), purses=purses, seats=SEATS, standers=("sam",), banker="bob", bank=40)
    assert (deal.banker, deal.bank, deal.money) == ("bob", 40, 540)
    for banker in ("sam", "eve", None):
        with pytest.raises(ValueError, match="a banker with a seat"):
            new_deal(Rules(), purses=purses, seats=SEATS, standers=("sam",), banker=banker, bank=40)


# --- what has been stored -----------------------------------------------------------------------------------------

STORED = [json.loads(line) for line in (Path(__file__).parent / "chemin_de_fer_v1.jsonl").read_text().splitlines()]
"""One event of every kind, as the first version wrote it."""


@pytest.mark.parametrize("stored", [pytest.param(stored, id=stored["event"]) for stored in STORED])
def test_an_old_event_still_loads_and_is_written_with_all_it_said(stored: dict[str, Any]) -> None:
    written = json.loads(json.dumps(encode_event(decode_event(stored))))
    assert {name: written[name] for name in stored} == stored


def test_every_kind_of_event_was_stored() -> None:
    assert {stored["event"] for stored in STORED} == ENGINE.codec.kinds.keys()
