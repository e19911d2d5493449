"""Chemin de fer where the banker names how much of his bank he risks (docs/rules.md 3.2.13)."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.audience import Viewer
from controller.games.baccarat.chemin_de_fer import (
    Banco,
    Card,
    ChangePurse,
    CloseBets,
    CorrectCard,
    Cover,
    Deal,
    DealerEntersRisk,
    Decline,
    Pass,
    PutBank,
    ReopenBets,
    Retire,
    Risk,
    RuleIrregularity,
    Rules,
    Stake,
    Take,
    Time,
    VoidDeal,
    acts,
    legal,
    new_deal,
    parse_rules,
    settle,
    view,
)
from controller.games.baccarat.chemin_de_fer.show import CHEMIN_DE_FER
from controller.games.irregularity import Policy
from tests.games.test_chemin_de_fer import NATURAL, SEATS, STANDS, after, shown, table, why

CHOOSE = Rules(bank_stake="choose")
TIE = "6S 6H KS KD"


def banked(bank: int = 200, risk: int | None = 80, **rules: Any) -> Deal:
    """Ann's bank, of which this is risked; banco is asked for."""
    deal = after(table(Rules(bank_stake="choose", **rules), standers=("sam",)), PutBank("ann", bank))
    return deal if risk is None else after(deal, Risk("ann", risk))


def played(deal: Deal, *stakes: tuple[str, int], cards: str = STANDS) -> Deal:
    """These stakes, and the coup dealt; hands that decide say nothing."""
    deal = after(deal, Time(), *(Stake(player, amount) for player, amount in stakes))
    while deal.phase != "bets_closed":
        deal = after(deal, Time())
    deal = after(deal, *shown(cards))
    while deal.phase in ("punters", "banker"):
        deal = after(deal, Time())
    return deal


def sums(deal: Deal) -> tuple[int, int, int]:
    """What the bank holds, what of it is risked, and what is set aside."""
    return deal.bank, deal.risked, deal.aside


def test_who_puts_up_a_bank_risks_all_of_it_until_he_names_another_sum() -> None:
    asked = banked(risk=None)
    assert (asked.phase, sums(asked)) == ("risking", (200, 200, 0))
    assert [(d.player, d.verbs, d.limit_s, d.default) for d in CHEMIN_DE_FER.awaiting(asked)] == [
        ("ann", ("risk", "pass"), 10, "pass")
    ]
    assert legal(asked, "ann") == {"risk": {"least": 1, "most": 200}, "pass": True}
    assert legal(asked, "bob") == {}
    named = after(asked, Risk("ann", 80))
    assert (named.phase, sums(named)) == ("banco", (200, 80, 120))
    for silence in (Pass("ann"), Time(), CloseBets()):
        silent = after(asked, silence)
        assert (silent.phase, sums(silent)) == ("banco", (200, 200, 0))


def test_by_the_usual_rule_nothing_is_asked() -> None:
    deal = after(table(), PutBank("ann", 200))
    assert (deal.phase, sums(deal), view(deal)["aside"]) == ("banco", (200, 200, 0), None)
    assert why(deal, Risk("ann", 80)) == "not_offered"
    assert "risked" not in CHEMIN_DE_FER.carry(deal).kept


@pytest.mark.parametrize(("rules", "bank"), [({"min_bank": 50}, 50), ({"unit": 50}, 50), ({"min_bank": 51}, 51)])
def test_who_could_name_no_other_sum_is_not_asked(rules: dict[str, int], bank: int) -> None:
    assert banked(bank, None, **rules).phase == "banco"


def test_what_is_refused_in_its_order() -> None:
    deal = banked(risk=None, min_bank=20, unit=5)
    assert why(deal, Risk("zoe", 30)) == "unknown_player"
    assert why(deal, Risk("bob", 1)) == "not_banker"
    for amount, reason in ((0, "bad_stake"), (-5, "bad_stake"), (42, "bad_stake"), (15, "min"), (205, "over_bank")):
        assert why(deal, Risk("ann", amount)) == why(deal, DealerEntersRisk(amount)) == reason
    open_ = after(deal, Time(), Time())
    assert why(open_, Risk("ann", 30)) == "not_now"
    assert why(open_, DealerEntersRisk(30)) == "no_turn"
    assert why(after(open_, Stake("bob", 5)), Risk("ann", 30)) == "too_late"
    closed = after(deal, Time(), Banco("bob"), Time())
    assert why(closed, Risk("ann", 30)) == "closed"
    assert why(after(table(CHOOSE), Decline("ann")), Risk("ann", 30)) == "not_banker"


def test_banco_is_against_what_is_risked() -> None:
    deal = after(banked(risk=None), ChangePurse("bob", -850), Risk("ann", 150))
    assert legal(deal, "cy") == {"banco": 150, "pass": True}
    assert legal(deal, "bob") == {"banco": 150, "pass": True}
    assert why(after(deal, ChangePurse("bob", -1)), Banco("bob")) == "funds"
    called = after(deal, Banco("bob"), Time())
    assert (called.phase, called.stakes, called.purses["bob"]) == ("bets_closed", {"bob": 150}, 0)
    lost = after(called, *shown(STANDS), Time(), Time())
    assert (lost.phase, sums(lost)) == ("retiring", (350, 150, 200))
    won = after(called, *shown(NATURAL))
    assert (won.bank, won.purses["ann"], won.purses["bob"]) == (0, 850, 300)


def test_standers_by_and_the_cut_go_by_what_is_risked() -> None:
    deal = after(banked(), Time(), Stake("bob", 60))
    assert view(deal)["risked"] == 80
    open_ = after(deal, Time())
    assert legal(open_, "sam") == {"stake": {"least": 1, "most": 20}}
    assert why(open_, Stake("sam", 21)) == "over_bank"
    assert after(open_, Stake("sam", 20)).phase == "bets_closed"
    above = after(deal, Stake("cy", 50), Time())
    assert (above.phase, view(above)["excess"]) == ("cover", 30)
    cut = after(above, Time())
    assert (cut.cut, cut.stakes, sums(cut)) == ((("cy", 30),), {"bob": 60, "cy": 20}, (200, 80, 120))


def test_covering_takes_first_what_is_set_aside_and_then_the_purse() -> None:
    asked = after(banked(), Time(), Stake("bob", 150), Time())
    assert legal(asked, "ann") == {"cover": 70, "pass": True}
    aside, events = asked.play(Cover("ann"))
    assert (sums(aside), aside.purses["ann"]) == ((200, 150, 50), 800)
    assert events[0] == acts.Risked("ann", 150)
    more = after(banked(), Time(), Stake("bob", 150), Stake("cy", 100), Time())
    covered, events = more.play(Cover("ann"))
    assert (sums(covered), covered.purses["ann"]) == ((250, 250, 0), 750)
    assert events[:2] == (acts.BankCovered("ann", 50), acts.Risked("ann", 250))
    poor = after(more, ChangePurse("ann", -751))
    assert (legal(poor, "ann"), why(poor, Cover("ann"))) == ({"pass": True}, "funds")
    assert sums(played(banked(), ("bob", 150))) == (280, 80, 200), "what was cut is not in force"
    after_it = after(aside, *shown(STANDS), Time(), Time())
    assert sums(after_it) == (350, 150, 200), "the raised sum is"


def test_the_punters_win_what_is_risked_and_the_rest_is_the_banker_s() -> None:
    deal = played(banked(), ("bob", 80), cards=NATURAL)
    assert (deal.phase, deal.bank, deal.banker, deal.turn) == ("vacant", 0, None, "bob")
    assert (deal.purses["ann"], deal.purses["bob"]) == (920, 1080)
    assert (deal.named, deal.began) == (None, None)
    again = after(deal, PutBank("bob", 40))
    assert (again.phase, sums(again)) == ("risking", (40, 40, 0))


def test_the_bank_wins_and_the_sum_stays() -> None:
    deal = played(banked(chemin_rake=5), ("bob", 80))
    assert (deal.phase, sums(deal)) == ("retiring", (276, 80, 196))
    stays = after(deal, Pass("ann"))
    assert stays.phase == "risking"
    assert sums(after(stays, Risk("ann", 276))) == (276, 276, 0)
    assert sums(after(stays, Time())) == (276, 80, 196)


def test_after_a_tie_the_same_is_risked_and_nothing_is_asked() -> None:
    deal = played(banked(), ("bob", 60), cards=TIE)
    assert (deal.phase, deal.standing, sums(deal)) == ("bets_closed", True, (200, 80, 120))
    assert why(deal, Risk("ann", 50)) == "closed"


def test_a_bank_that_is_left_is_offered_at_what_was_risked() -> None:
    won = played(banked(), ("bob", 80))
    assert legal(won, "ann") == {"retire": 280, "pass": True}
    offered, events = won.play(Retire("ann"))
    assert events[0] == acts.BankRetired("ann", 80)
    assert (offered.purses["ann"], offered.bank, legal(offered, "cy")) == (1080, 0, {"take": 80, "pass": True})
    taken = after(offered, Take("cy"), Time())
    assert (taken.phase, taken.banker, sums(taken)) == ("risking", "cy", (80, 80, 0))
    assert why(offered, Risk("ann", 50)) == "not_banker"
    assert after(offered, Time()).phase == "vacant"


def test_a_void_coup_goes_back_to_the_sum_that_it_began_with() -> None:
    first = after(banked(), Time(), Stake("bob", 150), Time(), Cover("ann"), *shown("4S"), VoidDeal("a card fell"))
    assert (first.phase, sums(first)) == ("risking", (200, 200, 0)), "all of a bank that was put up in it"
    won = played(banked(), ("bob", 80))
    later = after(won, Pass("ann"), Risk("ann", 120), Time(), Stake("bob", 300), Time(), Cover("ann"))
    assert sums(later) == (300, 300, 0)
    void = after(later, *shown("4S"), VoidDeal("a card fell"))
    assert (void.phase, sums(void), void.purses["ann"]) == ("retiring", (300, 80, 220), 780)
    tied = after(played(after(won, Pass("ann"), Risk("ann", 120)), ("bob", 60), cards=TIE), VoidDeal("a card fell"))
    assert sums(tied) == (280, 120, 160), "of the second coup of the two"
    shoe = after(won, Pass("ann"), Risk("ann", 120), VoidDeal("enough"))
    assert (shoe.phase, sums(shoe)) == ("void", (280, 80, 200))


def test_a_coup_without_cards_keeps_what_was_named() -> None:
    deal = after(banked(), Time(), Time(), Time())
    assert (deal.number, deal.phase, sums(deal)) == (2, "risking", (200, 80, 120))


def test_a_false_start_leaves_it_as_it_is() -> None:
    closed = after(banked(), Banco("bob"), Time())
    assert (closed.stakes, sums(closed)) == ({"bob": 80}, (200, 80, 120))
    again = after(closed, ReopenBets())
    assert (again.phase, again.purses["bob"], sums(again)) == ("banco", 1000, (200, 80, 120))


def test_a_ruling_pays_out_of_what_is_risked_alone() -> None:
    closed = after(banked(), Time(), Stake("bob", 80), Time())
    dealt = after(closed, *shown("4S"))
    paid = after(dealt, RuleIrregularity("double_draw", Policy("bank_pays_all")))
    assert (paid.phase, paid.banker, sums(paid), paid.purses["bob"]) == ("risking", "ann", (120, 120, 0), 1080)
    asked = after(banked(), Time(), Stake("bob", 150), Time())
    bounded = after(asked, RuleIrregularity("double_draw", Policy("bank_pays_all")))
    assert (bounded.purses["bob"], sums(bounded)) == (1080, (120, 80, 40))
    whole = after(banked(80, 80), Time(), Stake("bob", 80), Time(), *shown("4S"))
    broken = after(whole, RuleIrregularity("double_draw", Policy("bank_pays_all")))
    assert (broken.phase, broken.banker, broken.named) == ("vacant", None, None)


@pytest.mark.parametrize("banco", [False, True])
def test_stakes_that_a_ruling_leaves_are_played_for_against_the_same_sum(banco: bool) -> None:
    lay = (Banco("bob"), Time()) if banco else (Time(), Stake("bob", 120), Time())
    won = played(banked(), ("bob", 80))
    dealt = after(won, Pass("ann"), Risk("ann", 120), *lay, *shown("4S"))
    stays = after(dealt, RuleIrregularity("double_draw", Policy("dealer_rules")))
    assert (stays.phase, sums(stays)) == ("bets_closed", (280, 120, 160))
    assert stays.stakes == {"bob": 120}


def test_a_card_put_right_takes_back_what_was_named_since() -> None:
    deal = after(played(banked(), ("bob", 60)), Pass("ann"), Risk("ann", 200))
    assert sums(deal) == (260, 200, 60)
    tie = after(deal, CorrectCard(1, Card.parse("6H")))
    assert (tie.phase, tie.standing, sums(tie), tie.money) == ("bets_closed", True, (200, 80, 120), deal.money)
    lost = after(deal, CorrectCard(1, Card.parse("4H")))
    assert (lost.phase, lost.purses["ann"], lost.purses["bob"], lost.named) == ("vacant", 940, 1060, None)
    same = after(deal, CorrectCard(0, Card.parse("3S")))
    assert sums(same) == (260, 200, 60)


def test_the_dealer_enters_what_the_banker_says() -> None:
    asked = banked(risk=None)
    assert CHEMIN_DE_FER.dealer_legal(asked) == ("enter_risk",)
    assert view(asked)["may_risk"] == {"least": 1, "most": 200}
    entered, events = asked.play(DealerEntersRisk(50))
    assert events == (acts.Risked("ann", 50), acts.Turned("banco"))
    assert (CHEMIN_DE_FER.dealer_legal(entered), view(entered)["may_risk"]) == ((), None)


def test_everybody_sees_what_is_risked_and_what_is_set_aside() -> None:
    deal = banked()
    for viewer in (Viewer("display"), Viewer("dealer"), Viewer("seat", "ann"), Viewer("seat", "bob")):
        seen = view(deal, viewer)
        assert (seen["bank"], seen["risked"], seen["aside"]) == (200, 80, 120)


def test_what_is_risked_goes_on_with_the_next_shoe() -> None:
    deal = after(played(banked(), ("bob", 80)), VoidDeal("enough"))
    carried = CHEMIN_DE_FER.carry(deal)
    again = CHEMIN_DE_FER.next_deal(carried, {"bank_stake": "choose"}, SEATS)
    assert (again.phase, sums(again)) == ("retiring", (280, 80, 200))
    raised = CHEMIN_DE_FER.next_deal(carried, {"bank_stake": "choose", "min_bank": 95, "unit": 10}, SEATS)
    assert sums(raised) == (280, 100, 180)
    whole = CHEMIN_DE_FER.next_deal(carried, {"bank_stake": "choose", "min_bank": 500}, SEATS)
    assert sums(whole) == (280, 280, 0)
    usual = CHEMIN_DE_FER.next_deal(carried, {}, SEATS)
    assert (usual.named, sums(usual)) == (None, (280, 280, 0))
    gone = CHEMIN_DE_FER.next_deal(carried, {"bank_stake": "choose", "places": 2}, ("bob", "cy"))
    assert (gone.named, gone.purses["ann"]) == (None, 1080)
    fresh = CHEMIN_DE_FER.next_deal(CHEMIN_DE_FER.carry(usual), {"bank_stake": "choose"}, SEATS)
    assert sums(fresh) == (280, 280, 0)


def test_a_shoe_of_the_library_begins_with_all_of_the_bank_risked() -> None:
    rules = parse_rules({"bank_stake": "choose"})
    deal = new_deal(rules, purses=dict.fromkeys(SEATS, 100), seats=SEATS, banker="bob", bank=40)
    assert (deal.phase, sums(deal)) == ("risking", (40, 40, 0))


def script(*events: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "game": "chemin_de_fer",
        "rules": {"bank_stake": "choose"},
        "shoe": [*STANDS.split(), *STANDS.split(), *NATURAL.split(), "AS", "AS"],
        "seats": ["ann", "bob", "cy"],
        "players": dict.fromkeys(("ann", "bob", "cy"), 500),
        "events": list(events),
        **more,
    }


def act(coup: int, op: str, player: str, amount: int | None = None) -> dict[str, Any]:
    return {"coup": coup, "op": op, "player": player, **({} if amount is None else {"amount": amount})}


def test_a_script_names_what_is_risked() -> None:
    result = settle(
        script(
            *(act(1, "risk", "ann", 50), act(1, "bank", "ann", 200), act(1, "risk", "bob", 50)),
            *(act(1, "risk", "ann", 201), act(1, "risk", "ann", 50), act(1, "risk", "ann", 60)),
            *(act(1, "stake", "bob", 100), act(1, "risk", "ann", 50), act(1, "cover", "ann")),
            *(act(2, "banco", "cy"), act(2, "risk", "ann", 50)),
            *(act(3, "stake", "bob", 90), {"coup": 3, "op": "deal"}, act(3, "risk", "ann", 50)),
            *(act(4, "bank", "bob", 10), act(4, "risk", "bob", 5)),
        )
    )
    assert [(coup["bank_before"], coup["risked"], coup["bank"]) for coup in result["coups"][:3]] == [
        (200, 100, 300),
        (300, 100, 400),
        (400, 100, 0),
    ]
    assert list(result["coups"][0])[3:5] == ["bank_before", "risked"]
    assert result["players"] == {"ann": 610, "bob": 490, "cy": 400}
    assert [refused["reason"] for refused in result["rejected"]] == [
        *("not_banker", "not_banker", "over_bank", "too_late", "too_late", "closed", "no_coup", "no_coup"),
    ]
    usual = settle(script(act(1, "bank", "ann", 200), act(1, "risk", "ann", 50), act(1, "stake", "bob", 9), rules={}))
    assert [refused["reason"] for refused in usual["rejected"]] == ["not_offered"]
    assert "risked" not in usual["coups"][0]
