"""Macao and Victoria: card by card against whole scripts, and its laws."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.audience import DEALER_VIEW, EVERYBODY, NOBODY, PUBLIC, Viewer, only
from controller.games.baccarat.macao import (
    PACK_52,
    BankPassed,
    BetsClosed,
    BetsReopened,
    Card,
    CardAsked,
    CardCorrected,
    CardDealt,
    CardRefused,
    ChangeBank,
    ChangePurse,
    CloseBets,
    CorrectCard,
    CoupSettled,
    CoupVoided,
    Deal,
    DealEnded,
    DealVoided,
    Draw,
    PassBank,
    PayDebt,
    Refusal,
    Refuse,
    ReopenBets,
    RuleIrregularity,
    Rules,
    ShowCard,
    Stake,
    Staked,
    StakeReturned,
    Stand,
    Time,
    TurnEnded,
    VictoriaRules,
    VoidDeal,
    apply_all,
    decide,
    decode_event,
    encode_event,
    legal,
    new_deal,
    parse_rules,
    parse_victoria_rules,
)
from controller.games.baccarat.macao import (
    rules as refusals,
)
from controller.games.baccarat.macao.acts import ENGINE
from controller.games.baccarat.macao.show import MACAO, VICTORIA
from controller.games.codec import NO_NAME
from controller.games.irregularity import Policy
from controller.games.refusal import Reason
from tests.games.chance import SEEDS, Seed, chance
from tests.games.harness import cards
from tests.games.second import macao as second
from tests.games.test_documents import NUMBERS, SETTLE_PAGE

GAMES = {"macao": MACAO, "victoria": VICTORIA}
each_game = pytest.mark.parametrize("name", GAMES)


def settled(script: Mapping[str, Any]) -> dict[str, Any]:
    return GAMES[script["game"]].settle(script)


# --- the table plays as the script says --------------------------------------------------------------------------


def command_of(act: Mapping[str, Any], deal: Deal) -> Any:
    """What a tablet or the dealer would send; None where a table has no such act."""
    op, player = act["op"], act.get("player")
    if op == "deal":
        return CloseBets()
    if op == "time":
        return Time()
    verb = MACAO.verbs.get(op)
    return None if verb is None else verb.read({"player": player, "amount": act.get("amount")})


def at_the_table(script: dict[str, Any]) -> tuple[Deal, list[Any]]:
    """The script as a table plays it: each act a command, stakes closed, each card shown, silence a stand."""
    parse = parse_rules if script["game"] == "macao" else parse_victoria_rules
    deal = new_deal(parse(script["rules"]), seats=script["seats"], banker=script["banker"], purses=script["players"])
    pack = cards(" ".join(script["deck"]))
    deal.size = len(pack)
    events: list[Any] = []
    money = deal.money

    def do(command: Any) -> None:
        nonlocal deal
        deal, happened = deal.play(command)
        events.extend(happened)
        assert deal.money == money

    def show() -> None:
        while deal.due is not None and deal.phase != "void":
            do(ShowCard(pack[len(deal.cards)]))

    acts: dict[int, list[dict[str, Any]]] = {}
    for act in script["events"]:
        acts.setdefault(act["coup"], []).append(act)
    last = script.get("last_coup", max(acts, default=1))
    skipped = 0
    while (
        deal.phase != "over" and deal.number + skipped <= last and deal.cards_left >= len(deal.seats) * deal.rules.first
    ):
        number = deal.number
        for act in acts.get(number + skipped, ()):
            command = command_of(act, deal)
            if command is None or deal.number != number:
                continue
            try:
                do(command)
            except Refusal:
                continue
            show()
        if deal.number == number and deal.phase == "bets_open":
            if not deal.stakes:
                skipped += 1  # no coup without a stake
                continue
            do(CloseBets())
            show()
        while deal.number == number:
            do(Stand(deal.playing or NO_NAME))
            show()
    return deal, events


@each_game
def test_card_by_card_the_table_settles_as_a_script_does(name: str) -> None:
    reached = 0
    for script in second.scripts(13, 400, (name,)):
        result = second.settle(script)
        deal, events = at_the_table(script)
        ours = [[line._asdict() for line in event.lines] for event in events if isinstance(event, CoupSettled)]
        assert ours == [coup["settled"] for coup in result["coups"] if coup["dealt"]]
        own = {player: purse - deal.debts.get(player, 0) for player, purse in deal.purses.items()}
        assert own == result["players"]
        reached += deal.phase == "over"
        if deal.phase == "over":
            assert deal.banker == result["next_banker"]
    assert reached > 20, "the pack is used up"


@each_game
def test_events_are_stored_and_folded_again(name: str) -> None:
    kinds = set()
    for script in second.scripts(14, 60, (name,)):
        deal, events = at_the_table(script)
        again = new_deal(deal.rules, seats=script["seats"], banker=script["banker"], purses=script["players"])
        again.size = deal.size
        for event in events:
            stored = json.loads(json.dumps(encode_event(event)))
            assert decode_event(stored) == event
            again = apply_all(again, [decode_event(stored)])
            kinds.add(type(event))
        assert again == deal
    assert kinds == {Staked, BetsClosed, CardDealt, CardAsked, CardRefused, TurnEnded, CoupSettled, DealEnded}


OLD = [json.loads(line) for line in (Path(__file__).parent / "events_macao_v1.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("record", [pytest.param(event, id=event["event"]) for event in OLD])
def test_an_old_event_still_loads_and_is_written_with_all_it_said(record: dict[str, Any]) -> None:
    written = json.loads(json.dumps(encode_event(decode_event(record))))
    assert {name: written[name] for name in record} == record


def test_every_event_of_the_first_version_is_there() -> None:
    assert {record["event"] for record in OLD} == set(ENGINE.codec.kinds)


# --- the documents ---------------------------------------------------------------------------------------------------


def test_every_rule_of_refusal_cites_its_section() -> None:
    rules = [
        value
        for value in vars(refusals).values()
        if callable(value) and getattr(value, "__module__", "") == refusals.__name__ and not isinstance(value, type)
    ]
    assert len(rules) > 10
    for rule in rules:
        assert re.search(rf"\({NUMBERS}\)", rule.__doc__ or ""), rule.__name__


def test_every_reason_of_a_seat_s_act_is_on_the_page() -> None:
    of_the_dealer = {
        "over",
        "not_due",
        "not_closed",
        "duplicate_card",
        "not_shown",
        "face_down",
        "same_card",
        "no_debt",
    }
    of_the_dealer |= {"changes_later", "hands_hidden", "bad_amount", "no_bank", "coup_under_way", "players"}
    words = {value.word for value in vars(refusals).values() if isinstance(value, Reason)} - of_the_dealer
    assert len(words) > 10
    for word in words:
        assert f"`{word}`" in SETTLE_PAGE, word


# --- a coup, step by step ----------------------------------------------------------------------------------------


def open_table(rules: Rules | None = None, *, banker: str = "ann", purse: int = 1000) -> Deal:
    purses = {"ann": purse, "bob": 1000, "cy": 1000}
    return new_deal(rules or Rules(), seats=("ann", "bob", "cy"), banker=banker, purses=purses)


def after(deal: Deal, *commands: Any) -> Deal:
    for command in commands:
        deal, _ = deal.play(command)
    return deal


def shown(text: str) -> list[ShowCard]:
    return list(map(ShowCard, cards(text)))


def why(deal: Deal, command: Any) -> str:
    with pytest.raises(Refusal) as refused:
        decide(deal, command)
    return refused.value.reason


STAKES = (Stake("bob", 100), Stake("cy", 100), CloseBets())


def test_a_coup_goes_round_from_the_left_of_the_banker() -> None:
    deal = after(open_table(), *STAKES)
    assert deal.order == ("bob", "cy", "ann")
    assert (deal.phase, deal.due) == ("bets_closed", ("bob", "first"))
    deal = after(deal, *shown("3S 9H 5D"))
    assert (deal.phase, deal.playing) == ("turn", "bob")
    assert why(deal, Stand("cy")) == "not_your_turn"
    assert why(deal, Refuse("bob")) == "not_refusable"
    deal = after(deal, Draw("bob"))
    assert (deal.phase, deal.due, why(deal, Draw("bob"))) == ("drawing", ("bob", "drawn"), "not_your_turn")
    deal = after(deal, *shown("KS"), Refuse("bob"))
    assert deal.due == ("bob", "instead")
    deal = after(deal, *shown("4S"))
    assert (deal.count("bob"), deal.laid["bob"], deal.playing) == (7, (3,), "bob")
    deal, events = deal.play(Stand("bob"))
    assert events[:2] == (TurnEnded("bob", "stood"), TurnEnded("cy", "natural")), "the natural is passed over"
    deal = after(deal, Stand("ann"))
    assert (deal.phase, deal.number) == ("bets_open", 2)
    assert deal.purses == {"ann": 600, "bob": 1100, "cy": 1300}


def test_a_hand_that_has_all_cards_is_closed_unless_the_last_may_be_refused() -> None:
    deal = after(open_table(), Stake("bob", 10), CloseBets(), *shown("AS 2H"), Draw("bob"), *shown("2S"), Draw("bob"))
    assert after(deal, *shown("3S")).playing == "ann"
    waits = after(deal, *shown("KS"))
    assert (waits.playing, legal(waits, "bob")) == ("bob", {"stand": True, "refuse": True})
    assert why(waits, Draw("bob")) == "max_cards"
    assert after(waits, Refuse("bob"), *shown("QS")).playing == "bob"


def test_a_hand_over_nine_is_turned_up_and_the_banker_may_have_no_turn() -> None:
    deal = after(open_table(Rules(macao_over9="bust")), Stake("bob", 10), CloseBets(), *shown("7S 2H"), Draw("bob"))
    deal, events = deal.play(*shown("5S"))
    assert events[1:3] == (TurnEnded("bob", "over"), TurnEnded("ann", "alone"))
    assert (deal.number, deal.purses["bob"], deal.coups[-1].hands[0].value) == (2, 990, 12)


def test_a_banker_without_enough_owes() -> None:
    deal = after(open_table(Rules(solvency="none"), purse=100), Stake("bob", 100), CloseBets(), *shown("9S 2H"))
    deal = after(deal, Stand("ann"))
    assert (deal.purses["ann"], deal.debts, deal.purses["bob"]) == (0, {"ann": 200}, 1300)
    paid = after(deal, ChangePurse("ann", 300))
    assert (paid.purses["ann"], paid.debts) == (100, {})
    owed = after(deal, Stake("bob", 500), CloseBets(), *shown("2S 9H"), Stand("bob"))
    assert (owed.purses["ann"], owed.debts) == (300, {}), "what he wins pays the debt first"


@given(SEEDS, st.sampled_from(["macao", "victoria"]))
def test_money_is_conserved_and_the_same_script_settles_alike(seed: Seed, name: str) -> None:
    (script,) = second.scripts(seed, 1, (name,))
    result = settled(script)
    assert result == settled(script)
    total = sum(script["players"].values())
    assert sum(result["players"].values()) == total
    for coup in result["coups"]:
        assert sum(coup["players"].values()) == total
        if coup["dealt"]:
            assert all(line["returned"] in (0, line["stake"] + line["pay"]) for line in coup["settled"])


# --- the bank ----------------------------------------------------------------------------------------------------


def test_the_bank_goes_to_the_left_when_the_pack_is_used_up_or_the_dealer_says_so() -> None:
    deal = open_table()
    deal.size = 5
    ended, events = after(deal, Stake("bob", 10), CloseBets(), *shown("3S 3H"), Stand("bob")).play(Stand("ann"))
    assert events[-1] != DealEnded("bob"), "three cards are enough for three seats"
    ended, events = after(ended, Stake("bob", 10), CloseBets(), *shown("3D 3C"), Stand("bob")).play(Stand("ann"))
    assert (events[-1], ended.phase, ended.banker) == (DealEnded("bob", (("cy", 1),)), "over", "bob")
    lying = after(open_table(), Stake("bob", 10))
    passed, events = lying.play(PassBank())
    assert events == (StakeReturned("bob", 10, "passed"), BankPassed("bob"))
    assert (passed.banker, passed.purses["bob"]) == ("bob", 1000)
    assert why(passed, Stake("bob", 1)) == "banker"
    assert why(after(lying, CloseBets()), PassBank()) == "coup_under_way"
    alone = new_deal(Rules(), seats=("ann",), banker="ann", purses={"ann": 1000})
    assert why(alone, PassBank()) == "players", "there is nobody to his left"


def test_the_banker_keeps_what_the_stakes_could_win() -> None:
    deal = after(open_table(), Stake("bob", 300))
    assert why(deal, Stake("cy", 34)) == "solvency"
    assert why(deal, ChangePurse("ann", -101)) == "solvency"
    assert after(deal, ChangePurse("ann", -100)).purses["ann"] == 900
    assert why(after(deal, CloseBets()), ChangePurse("ann", -1)) == "coup_under_way"
    assert why(deal, ChangeBank(5)) == "no_bank"
    assert why(deal, PayDebt("bob", 5)) == "no_debt"
    unbound = after(open_table(Rules(solvency="none")), Stake("bob", 300), ChangePurse("ann", -1000))
    assert (unbound.purses["ann"], unbound.purses["bob"]) == (0, 700)


def test_next_banker_is_whoever_is_there_on_the_left() -> None:
    deal = MACAO.open({}, 0)
    for player in ("ann", "bob", "cy"):
        deal = apply_all(deal, decide(deal, ChangePurse(player, 100)))
    first = MACAO.next_deal(MACAO.carry(deal), {}, ("ann", "bob", "cy"))
    assert (first.banker, first.seats) == ("ann", ("ann", "bob", "cy"))
    carried = MACAO.carry(after_ended(first, "bob"))
    assert MACAO.next_deal(carried, {}, ("ann", "bob", "cy")).banker == "bob"
    assert MACAO.next_deal(carried, {}, ("ann", "cy")).banker == "cy"
    with pytest.raises(Refusal, match="macao-alone"):
        MACAO.next_deal(carried, {}, ("ann",))


def after_ended(deal: Any, banker: str) -> Any:
    return apply_all(deal, [DealEnded(banker)])


def test_who_is_silent_in_two_packs_is_left_out_until_he_stakes() -> None:
    seats = ("ann", "bob", "cy")
    deal = MACAO.open({}, 0)
    for player in seats:
        deal = apply_all(deal, decide(deal, ChangePurse(player, 1000)))

    def pack(*commands: Any) -> Any:
        """Another pack, of four cards; it is used up after one coup of two hands."""
        new = MACAO.next_deal(MACAO.carry(deal), {}, seats)
        new.size = 4
        for command in commands:
            new = apply_all(new, [decode_event(encode_event(event)) for event in decide(new, command)])
        return new

    deal = pack(Stake("bob", 10), CloseBets(), *shown("3S 3H"), Stand("bob"), Time())
    assert (deal.phase, deal.silent) == ("over", {"ann": 1, "cy": 1}), "the banker's time was up"
    void = pack(Stake("ann", 10), VoidDeal("torn card"))
    assert MACAO.carry(void).kept["silent"] == deal.silent, "a void pack counts for nobody"
    deal = pack(Stake("ann", 10), CloseBets(), *shown("3S 9H"), Time())
    assert (deal.phase, deal.silent) == ("over", {"cy": 2}), "a natural gives the banker nothing to say"
    assert deal.banker == "cy"
    deal = pack()
    assert (deal.seats, deal.banker) == (("ann", "bob"), "ann"), "the bank goes to the left of who is left out"
    deal = pack(Stake("cy", 10), CloseBets(), *shown("3S 3H"), Draw("cy"), *shown("4H"), Stand("cy"), Stand("ann"))
    assert (deal.seats, deal.silent) == (("ann", "bob", "cy"), {"bob": 1})
    alone = MACAO.carry(deal)._replace(kept={**MACAO.carry(deal).kept, "silent": {"ann": 2, "bob": 2}})
    assert MACAO.next_deal(alone, {}, seats).seats == seats, "not where too few would be left"


def test_who_comes_while_the_pack_is_dealt_plays_from_his_first_stake() -> None:
    deal = after(open_table(), ChangePurse("dan", 50), Stake("dan", 10), Stake("bob", 10), CloseBets())
    assert (deal.seats, deal.order) == (("ann", "bob", "cy", "dan"), ("bob", "dan", "ann"))
    assert why(deal, Stake("eve", 10)) == "unknown_player"
    deal = open_table()
    deal.size = 3
    assert why(after(deal, ChangePurse("dan", 50)), Stake("dan", 10)) == "pack_short"


# --- corrections, void coups, irregularities ---------------------------------------------------------------------

COUP = (*STAKES, *shown("3S 5H 4D"), Stand("bob"), Stand("cy"), Stand("ann"))
"""Bob 3, cy 5, the banker 4."""


def test_a_corrected_card_settles_the_coup_again() -> None:
    deal = after(open_table(), *COUP)
    assert deal.purses == {"ann": 1000, "bob": 900, "cy": 1100}
    corrected = after(deal, CorrectCard(0, Card.parse("6S")))
    assert corrected.purses == {"ann": 800, "bob": 1100, "cy": 1100}
    assert (corrected.coups[0].hands[0].value, corrected.money) == (6, deal.money)
    event = decide(deal, CorrectCard(0, Card.parse("6S")))[0]
    assert isinstance(event, CardCorrected)
    assert decode_event(json.loads(json.dumps(encode_event(event)))) == event


def test_a_card_that_would_have_changed_a_turn_stands() -> None:
    deal = after(open_table(), *COUP)
    assert why(deal, CorrectCard(0, Card.parse("9S"))) == "changes_later", "a natural has no turn"
    assert why(deal, CorrectCard(0, Card.parse("3S"))) == "same_card"
    assert why(deal, CorrectCard(3, Card.parse("3S"))) == "not_shown"
    under_way = after(deal, *STAKES, *shown("3D 4C"))
    assert why(under_way, CorrectCard(3, Card.parse("5D"))) == "face_down"
    bust = after(open_table(Rules(macao_over9="bust")), *COUP, *STAKES, *shown("3D 4C 2C"))
    assert why(bust, CorrectCard(0, Card.parse("5D"))) == "hands_hidden"


def test_what_a_purse_cannot_bear_is_a_debt_and_stakes_go_back_that_the_banker_cannot_hold() -> None:
    deal = after(open_table(), *COUP, ChangePurse("cy", -1100), ChangePurse("ann", -400), Stake("bob", 200))
    corrected = after(deal, CorrectCard(1, Card.parse("2H")))
    assert (corrected.debts, corrected.purses["ann"]) == ({"cy": 200}, 800)
    short = after(deal, CorrectCard(0, Card.parse("6S")))
    assert (short.purses["ann"], short.lying) == (400, 200)
    closed, events = short.play(CloseBets())
    assert events == (StakeReturned("bob", 200, "not_held"),), "no coup without a stake"
    assert closed.phase == "bets_open"


@given(SEEDS, st.integers(0, 60), st.sampled_from(PACK_52), st.sampled_from([Rules, VictoriaRules]))
def test_a_corrected_run_is_as_if_the_card_had_been_read_right(
    seed: Seed, index: int, card: Card, rules: type[Rules]
) -> None:
    def played(pack: list[Card]) -> tuple[Deal, list[Any]]:
        rnd, done = chance(seed), list[Any]()
        deal = new_deal(rules(), seats=("ann", "bob", "cy"), banker="ann", purses={"ann": 9999, "bob": 99, "cy": 99})
        while deal.number < 5:
            if deal.phase == "bets_open":
                command: Any = CloseBets() if len(deal.stakes) == 2 else Stake("cy" if deal.stakes else "bob", 7)
            elif deal.due is not None:
                command = ShowCard(pack[len(deal.cards)])
            else:
                command = rnd.choice([Draw, Stand])(deal.playing or NO_NAME)
                done.append(command)
            try:
                deal = after(deal, command)
            except Refusal:
                continue
        return deal, done

    pack = list(PACK_52) * 2
    chance(seed).shuffle(pack)
    deal, acts = played(pack)
    try:
        corrected = after(deal, CorrectCard(index, card))
    except Refusal:
        return
    pack[index] = card
    right, same = played(pack)
    assert acts == same
    assert corrected.cards == right.cards
    own = {player: purse - corrected.debts.get(player, 0) for player, purse in corrected.purses.items()}
    assert (own, corrected.coups) == (right.purses, right.coups)


def test_a_void_coup_gives_the_stakes_back_and_its_cards_are_out() -> None:
    deal = after(open_table(), *STAKES, *shown("3S 4S"))
    void, events = deal.play(VoidDeal("a card fell"))
    assert [type(event) for event in events] == [StakeReturned, StakeReturned, CoupVoided]
    assert (void.phase, void.number, void.purses["bob"], void.due) == ("bets_open", 2, 1000, None)
    assert [MACAO.exposure(void, index) for index in (0, 1)] == [NOBODY, NOBODY], "nobody is shown them any more"
    run_void, events = void.play(VoidDeal("the pack is foul"))
    assert [type(event) for event in events] == [DealVoided]
    assert why(run_void, VoidDeal("again")) == "over"
    assert (run_void.banker, MACAO.carry(run_void).kept["banker"]) == ("ann", "ann")


def test_an_irregularity_voids_the_coup_and_a_foul_pack_the_run() -> None:
    deal = after(open_table(), *STAKES)
    rulings = (("bob", "pay"), ("cy", "stay"))
    ruled = after(deal, RuleIrregularity("double_draw", Policy("dealer_rules"), rulings))
    assert (ruled.phase, ruled.number, ruled.purses) == ("bets_open", 2, {"ann": 900, "bob": 1100, "cy": 900})
    assert ruled.stakes == {"cy": 100}
    assert why(deal, RuleIrregularity("double_draw", Policy("dealer_rules"), (("dan", "pay"),))) == "unknown_id"
    foul = after(deal, RuleIrregularity("foul_pack"))
    assert (foul.phase, foul.purses["bob"]) == ("void", 1000)
    assert why(foul, RuleIrregularity("foul_pack")) == "over"


def test_a_correction_after_a_ruling_says_the_same_of_what_lies() -> None:
    deal = after(open_table(), *COUP, *STAKES)
    ruled = after(deal, RuleIrregularity("double_draw", Policy("dealer_rules"), (("bob", "pay"), ("cy", "stay"))))
    corrected = after(ruled, CorrectCard(0, Card.parse("6S")))
    assert (corrected.stakes, corrected.money) == ({"cy": 100}, ruled.money)
    assert corrected.purses["bob"] == ruled.purses["bob"] + 200


def test_refusals_of_the_dealer() -> None:
    deal = open_table()
    assert why(deal, CloseBets()) == "no_stakes"
    assert why(deal, ShowCard(Card.parse("4S"))) == "not_due"
    assert why(deal, ReopenBets()) == "not_closed"
    closed = after(deal, *STAKES)
    assert why(closed, CloseBets()) == "closed"
    assert why(closed, Draw("bob")) == "not_dealt"
    reopened, events = closed.play(ReopenBets())
    assert (events, reopened.phase, reopened.stakes) == ((BetsReopened(1),), "bets_open", {"bob": 100, "cy": 100})
    twice = after(closed, *shown("2S 3S 4S"), Draw("bob"), *shown("KS"), Stand("bob"), Draw("cy"), *shown("KS"))
    assert why(after(twice, Stand("cy"), Draw("ann")), ShowCard(Card.parse("KS"))) == "duplicate_card"
    assert why(deal, ChangePurse("bob", 0)) == "bad_amount"


def test_an_irregularity_behind_which_no_coup_is_left_ends_the_pack_and_gives_back_what_lies() -> None:
    pack = [*PACK_52, *PACK_52]
    random.Random(1).shuffle(pack)
    deal = open_table()
    while deal.cards_left > 5:
        deal = after(deal, Stake("bob", 1), Stake("cy", 1), CloseBets(), *map(ShowCard, pack[-deal.cards_left :][:3]))
        while deal.phase == "turn":
            deal = after(deal, Stand(deal.playing or NO_NAME))
    before = deal.purses
    deal = after(deal, *STAKES, *map(ShowCard, pack[-5:-2]))
    assert (deal.phase, deal.cards_left) == ("turn", 2)
    ruled, events = deal.play(RuleIrregularity("double_draw", Policy("dealer_rules"), (("bob", "pay"), ("cy", "stay"))))
    assert StakeReturned("cy", 100, "void") in events
    assert (ruled.phase, ruled.stakes) == ("over", {})
    assert ruled.purses == {**before, "ann": before["ann"] - 100, "bob": before["bob"] + 100}
    void = after(deal, VoidDeal("a card fell"))
    assert (void.phase, void.stakes, void.purses) == ("over", {}, before)


def test_no_answer_tells_that_a_card_lies_face_down() -> None:
    """3.4.9: two KS of two packs lie face down; a third is taken, as where none of them is one."""
    for hidden in ("KS KS 4S", "KD KD 4S"):
        deal = after(open_table(), *STAKES, *shown(hidden), Draw("bob"))
        assert not any(MACAO.exposure(deal, index).everybody for index in range(3))
        assert str(after(deal, *shown("KS")).cards[-1]) == "KS"


# --- what a page gets -----------------------------------------------------------------------------------------


def commands_of(acts: dict[str, Any], player: str) -> Iterator[Any]:
    for stake in {acts["stake"]["least"], acts["stake"]["most"]} if "stake" in acts else ():
        yield Stake(player, stake)
    yield from (kind(player) for verb, kind in (("draw", Draw), ("stand", Stand), ("refuse", Refuse)) if verb in acts)


@each_game
def test_what_is_legal_is_taken_and_nothing_else(name: str) -> None:
    tried = 0
    readers: dict[str, Callable[[Any], Rules]] = {"macao": parse_rules, "victoria": parse_victoria_rules}
    parse = readers[name]
    for script in second.scripts(15, 60, (name,)):
        rules = parse(script["rules"])
        deal = new_deal(rules, seats=script["seats"], banker=script["banker"], purses=script["players"])
        deal.size = len(script["deck"])
        pack = cards(" ".join(script["deck"]))
        rnd = random.Random(len(pack))
        while deal.phase != "over" and deal.cards_left >= len(deal.seats) * rules.first:
            everything = [(player, legal(deal, player)) for player in deal.seats]
            for player, acts in everything:
                for command in commands_of(acts, player):
                    decide(deal, command)
                    tried += 1
                for verb, kind in (("draw", Draw), ("stand", Stand), ("refuse", Refuse)):
                    if verb not in acts:
                        assert why(deal, kind(player)) in NOT_NOW
                most = acts.get("stake", {"most": 0})["most"]
                least = -(-rules.min // rules.unit) * rules.unit
                assert why(deal, Stake(player, max(most + rules.unit, least))) in NO_STAKE
            may = [command for player, acts in everything for command in commands_of(acts, player)]
            if deal.due is not None:
                may = [ShowCard(pack[len(deal.cards)])]
            elif deal.phase == "bets_open" and deal.stakes and (not may or rnd.random() < 0.4):
                may = [CloseBets()]
            if not may:
                break
            deal = after(deal, rnd.choice(may))
    assert tried > 500


NOT_NOW = {"not_dealt", "not_your_turn", "max_cards", "no_cards", "not_refusable"}
NO_STAKE = {"closed", "banker", "max", "funds", "solvency"}
VIEWERS = (PUBLIC, DEALER_VIEW, *(Viewer("seat", player) for player in ("ann", "bob", "cy")))


def test_who_sees_which_card_when() -> None:
    deal = after(open_table(), *STAKES)
    assert MACAO.exposure(deal, 0) == only("bob")
    deal = after(deal, *shown("3S 9H 5D"))
    assert [MACAO.exposure(deal, index) for index in range(3)] == [only("bob"), only("cy"), NOBODY]
    assert MACAO.view(deal, Viewer("seat", "bob"))["cards"] == ["3S", None, None]
    assert MACAO.view(deal, Viewer("seat", "ann"))["cards"] == [None, None, None], "the banker has not looked"
    assert MACAO.beads(deal) == (0,) * 13
    deal = after(deal, Draw("bob"))
    assert MACAO.exposure(deal, 3) == EVERYBODY, "a further card lies open"
    deal = after(deal, *shown("4S"), Stand("bob"))
    assert [MACAO.exposure(deal, index) for index in range(4)] == [only("bob"), EVERYBODY, EVERYBODY, EVERYBODY]
    assert MACAO.beads(deal) == (0,) * 13, "a bead is two cards"
    deal = after(deal, Stand("ann"))
    assert {MACAO.exposure(deal, index) for index in range(4)} == {EVERYBODY}
    peek = after(open_table(Rules(peek="cards")), *STAKES, *shown("3S"))
    assert [MACAO.exposure(peek, index) for index in (0, 1)] == [NOBODY, NOBODY]


def refusal_of(deal: Deal, command: Any) -> str | None:
    try:
        decide(deal, command)
    except Refusal as refusal:
        return refusal.reason
    return None


def seen_by(deal: Deal, events: list[Any], viewer: Viewer) -> list[Any]:
    """All that this viewer has got so far."""
    lines = [str(line) for event in events for line in MACAO.lines(event)]
    own = [str(line) for event in events for who, line in MACAO.own_lines(event) if who == viewer.player]
    view = json.dumps(MACAO.view(deal, viewer))
    about = [str(MACAO.expects(deal)), str(MACAO.awaiting(deal)), MACAO.beads(deal), MACAO.dealer_legal(deal)]
    return [lines, own, view, about]


@given(SEEDS, st.sampled_from([Rules(), Rules(macao_over9="bust"), VictoriaRules(max_cards=None)]))
def test_nobody_learns_of_a_card_that_is_not_shown_to_him(seed: Seed, rules: Rules) -> None:
    """The same coup twice, with other cards where one viewer has seen none: all that he gets is the same, as long as
    nothing of what differs has been shown."""
    rnd = chance(seed)
    pack = rnd.sample(PACK_52, 40)
    viewer = rnd.choice(VIEWERS)
    other = [rnd.choice(PACK_52) for _ in range(8)]
    deal, events = open_table(rules), list[Any]()
    twin, its_events = deal, list[Any]()
    while deal.number == 1:
        if deal.phase == "bets_open":
            command: Any = CloseBets() if deal.lying == 200 else Stake("cy" if deal.stakes else "bob", 100)
            its = command
        elif deal.due is not None:
            index = len(deal.cards)
            hidden = not MACAO.exposure(deal, index).sees(viewer)
            command, its = ShowCard(pack[index]), ShowCard(other[index] if hidden else pack[index])
        else:
            command = its = rnd.choice([Draw, Stand, Refuse])(deal.playing or NO_NAME)
        if (refused := refusal_of(deal, command)) is not None:
            if deal.due is not None:
                return  # a third card of one kind
            assert refusal_of(twin, its) == refused
            continue
        if deal.due is not None and twin.cards.count(its.card) == 2:
            return
        (deal, happened), (twin, its_happened) = deal.play(command), twin.play(its)
        events += happened
        its_events += its_happened
        seen = [MACAO.exposure(one, index).sees(viewer) for one in (deal, twin) for index in range(len(one.cards))]
        differ = [a != b for a, b in zip(deal.cards, twin.cards, strict=True)]
        if any(sees and d for sees, d in zip(seen, differ * 2, strict=True)):
            return  # what differs has been shown
        assert seen_by(deal, events, viewer) == seen_by(twin, its_events, viewer)
