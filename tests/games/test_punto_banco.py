"""Punto banco: card by card against whole scripts, and its laws."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.audience import DEALER_VIEW, NOBODY, PUBLIC, Viewer
from controller.games.baccarat.hand import TABLE
from controller.games.baccarat.punto_banco import (
    PACK_52,
    AccountClosed,
    BetPlaced,
    BetReturned,
    BetsClosed,
    Card,
    CardCorrected,
    CardDealt,
    ChangeBank,
    ChangePurse,
    CloseBets,
    CorrectCard,
    CoupSettled,
    CoupVoided,
    Deal,
    DealEnded,
    DealVoided,
    IrregularityRuled,
    Mark,
    PassBurnt,
    Pay,
    PayLeaving,
    PlaceBet,
    Refusal,
    RemoveBet,
    ReopenBets,
    RuleIrregularity,
    Rules,
    ShowCard,
    VoidDeal,
    apply_all,
    decide,
    decode_command,
    decode_event,
    encode_event,
    legal,
    new_deal,
    parse_rules,
)
from controller.games.baccarat.punto_banco.acts import LeaveSeat
from controller.games.baccarat.punto_banco.rules import next_place, whole
from controller.games.baccarat.punto_banco.show import PUNTO_BANCO
from controller.games.game import Carried
from controller.games.irregularity import Policy
from controller.games.refusal import BadOption
from tests.english import english
from tests.games.chance import SEEDS, Seed, chance, shoe_of
from tests.games.harness import cards
from tests.games.second import punto_banco as second

# --- the table plays as the script says --------------------------------------------------------------------------


def at_the_table(script: dict[str, Any]) -> tuple[Deal, list[Any]]:
    """The script as a table plays it: each act a command, bets closed, each card shown, the cut card reported."""
    rules = parse_rules(script["rules"])
    deal = new_deal(rules, bank=script["bank"], purses=script["players"])
    shoe = cards(" ".join(script["shoe"]))
    acts: dict[int, list[dict[str, Any]]] = {}
    for act in script["events"]:
        acts.setdefault(act["coup"], []).append(act)
    cut_at = None if rules.cut_from_end is None else len(shoe) - rules.cut_from_end
    events: list[Any] = []
    money = deal.money

    def do(command: Any) -> None:
        nonlocal deal
        deal, happened = deal.play(command)
        events.extend(happened)
        assert deal.money == money

    def show() -> None:
        if cut_at is not None and max(cut_at, 0) == len(deal.cards) and deal.cut_at is None:
            do(Mark("cut"))
        do(ShowCard(shoe[len(deal.cards)]))

    while deal.phase == "burning" and len(deal.cards) < len(shoe):
        show()
    last = script.get("last_coup", max(acts, default=1))
    while deal.phase == "bets_open" and deal.number <= last and len(shoe) - len(deal.cards) >= 6:
        for act in acts.get(deal.number, ()):
            before = deal
            try:
                do(decode_command(act))
            except Refusal:
                assert deal is before
        number = deal.number
        do(CloseBets())
        while deal.phase in ("bets_closed", "dealing") and deal.number == number:
            show()
    return deal, events


def test_card_by_card_the_table_settles_as_a_script_does() -> None:
    reached = indebted = 0
    for script in second.scripts(13, 500):
        result = second.settle(script)
        deal, events = at_the_table(script)
        lines = [[line._asdict() for line in event.lines] for event in events if isinstance(event, CoupSettled)]
        for ours, theirs in zip(lines, result["coups"], strict=True):
            for line, wanted in zip(ours, theirs["settled"], strict=True):
                del line["type"]
                if "commission" not in wanted:
                    del line["commission"]
            assert ours == theirs["settled"]
        owed = result.get("owed", dict.fromkeys(deal.purses, 0))
        assert deal.bank + sum(deal.owed.values()) == result["bank"] + sum(owed.values())
        lying = dict.fromkeys(deal.purses, 0)
        for bet in deal.bets.values():
            lying[bet.player] += bet.stake
        for name in deal.purses:  # what stays on an account when the shoe is over is a debt
            owes = deal.owed.get(name, 0) + deal.debts.get(name, 0)
            assert deal.purses[name] + lying[name] - owes == result["players"][name] - owed[name]
        if deal.phase == "over":
            reached += 1
            assert (deal.owed, deal.debts) == ({}, {name: amount for name, amount in owed.items() if amount})
            indebted += bool(deal.debts)
    assert reached > 20, "the cut card ends shoes"
    assert indebted, "a purse cannot bear its account"


def test_events_are_stored_and_folded_again() -> None:
    kinds = set()
    for script in second.scripts(14, 100):
        deal, events = at_the_table(script)
        again = new_deal(parse_rules(script["rules"]), bank=script["bank"], purses=script["players"])
        for event in events:
            stored = json.loads(json.dumps(encode_event(event)))
            assert decode_event(stored) == event
            again = apply_all(again, [decode_event(stored)])
            kinds.add(type(event))
        assert again == deal
    assert kinds >= {BetPlaced, BetReturned, BetsClosed, CardDealt, CoupSettled, DealEnded}


def test_a_cut_card_before_the_whole_shoe_leaves_one_coup() -> None:
    script = next(script for script in second.scripts(11, 4000) if (script["rules"].get("cut_from_end") or 0) > 416)
    script["rules"]["cut_rule"] = "current_is_last"
    script["last_coup"] = 3
    assert [coup["coup"] for coup in PUNTO_BANCO.settle(script)["coups"]] == [1]


def test_a_shoe_of_seven_packs_is_in_old_journals_alone() -> None:
    for packs in (6, 8):
        assert parse_rules({"packs": packs}).packs == packs
    with pytest.raises(BadOption) as caught:
        parse_rules({"packs": 7})
    assert english(caught.value.message) == "packs: expected 6 or 8"
    carried = Carried(purses={}, bank=100, debts={})
    for deal in (PUNTO_BANCO.open({"packs": 7}, 100), PUNTO_BANCO.next_deal(carried, {"packs": 7}, ())):
        assert PUNTO_BANCO.pack(deal)[PACK_52[0]] == 7
    assert PUNTO_BANCO.markers({"packs": 7}) == ("cut",)


# --- the cards of a coup -----------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(PACK_52), min_size=6, max_size=6))
def test_where_each_card_goes_makes_the_coup(drawn: list[Card]) -> None:
    coup = whole(drawn, 0)
    player: list[Card] = []
    banker: list[Card] = []
    dealt = 0
    while (place := next_place(drawn[:dealt])) is not None:
        (player if place.startswith("player") else banker).append(drawn[dealt])
        dealt += 1
    assert (coup.player, coup.banker) == (tuple(player), tuple(banker))


def test_the_table_of_the_banker() -> None:
    rows = ["HHHHHHHHHH"] * 3 + ["HHHHHHHHSH", "SSHHHHHHSS", "SSSSHHHHSS", "SSSSSSHHSS", "SSSSSSSSSS"]
    assert ["".join("H" if draws else "S" for draws in row) for row in TABLE] == rows


# --- corrections, void coups, irregularities ---------------------------------------------------------------------

NO_BURN = Rules(burn=False)
NATURAL = "9S 2H KS 3D"
"""Player 9, banker 5: a natural."""


def open_table(rules: Rules = NO_BURN, bank: int = 10_000) -> Deal:
    return new_deal(rules, bank=bank, purses={"ann": 1000, "bob": 1000})


def after(deal: Deal, *commands: Any) -> Deal:
    for command in commands:
        deal, _ = deal.play(command)
    return deal


def bet(id_: str, type_: str, stake: int = 100, player: str = "ann") -> PlaceBet:
    return PlaceBet(id_, player, type_, stake)


def coup_of(text: str) -> list[Any]:
    return [CloseBets(), *map(ShowCard, cards(text))]


def why(deal: Deal, command: Any) -> str:
    with pytest.raises(Refusal) as refused:
        decide(deal, command)
    return refused.value.reason


def test_a_corrected_card_settles_the_coup_again() -> None:
    deal = after(open_table(), bet("a", "player"), bet("b", "banker", player="bob"), *coup_of(NATURAL))
    assert deal.purses == {"ann": 1100, "bob": 900}
    corrected = after(deal, CorrectCard(1, Card.parse("6H")))  # banker 9: a tie, both lie on
    right = after(open_table(), bet("a", "player"), bet("b", "banker", player="bob"), *coup_of("9S 6H KS 3D"))
    assert corrected.purses == right.purses == {"ann": 900, "bob": 900}
    assert (corrected.bank, corrected.bets, corrected.coups) == (right.bank, right.bets, right.coups)
    assert corrected.money == deal.money


def test_a_card_that_would_have_changed_those_after_it_stands() -> None:
    deal = after(open_table(), bet("a", "player"), *coup_of(NATURAL))
    assert why(deal, CorrectCard(0, Card.parse("2S"))) == "changes_later", "the player would have drawn"
    assert why(deal, CorrectCard(0, Card.parse("9S"))) == "same_card"
    assert why(deal, CorrectCard(4, Card.parse("9S"))) == "not_shown"
    later = after(deal, *coup_of("2S 7H KS QD 5C"))
    assert why(later, CorrectCard(4, Card.parse("7S"))) == "changes_later"


def test_a_correction_in_the_coup_may_complete_it() -> None:
    deal = after(open_table(), bet("a", "player"), *coup_of("2S 7H KS QD"))
    assert deal.next_place == "player_3"
    corrected = after(deal, CorrectCard(0, Card.parse("8S")))
    assert corrected.phase == "bets_open"
    assert corrected.purses["ann"] == 1100


def test_what_a_purse_cannot_bear_is_a_debt() -> None:
    deal = after(open_table(), bet("a", "player", 1000), *coup_of(NATURAL), ChangePurse("ann", -2000))
    corrected = after(deal, CorrectCard(1, Card.parse("6H")))
    assert corrected.debts == {"ann": 2000}, "the win of 1000 is owed, and the stake that lies"
    assert corrected.money == deal.money


@given(SEEDS, st.integers(0, 70), st.sampled_from(PACK_52))
def test_a_corrected_shoe_is_as_if_the_card_had_been_read_right(seed: Seed, index: int, card: Card) -> None:
    def played(shoe: list[Card]) -> Deal:
        rnd = chance(seed)
        deal = open_table(Rules(cut_from_end=None), bank=10**6)
        while deal.phase == "burning":
            deal = after(deal, ShowCard(shoe[len(deal.cards)]))
        while deal.number < 6:
            for n, type_ in enumerate(("player", "banker", "tie", "player_pair")):
                if rnd.random() < 0.7:
                    deal = after(deal, bet(f"{deal.number}-{n}", type_, rnd.randint(1, 9)))
            deal = after(deal, CloseBets())
            number = deal.number
            while deal.number == number:
                deal = after(deal, ShowCard(shoe[len(deal.cards)]))
        return deal

    shoe = shoe_of(seed, packs=8)
    deal = played(shoe)
    try:
        corrected = after(deal, CorrectCard(index, card))
    except Refusal:
        return
    shoe[index] = card
    right = played(shoe)
    assert (corrected.cards, corrected.places) == (right.cards, right.places)
    assert (corrected.purses, corrected.bank, corrected.coups) == (right.purses, right.bank, right.coups)
    assert corrected.bets == right.bets
    event = decide(deal, CorrectCard(index, card))[0]
    assert isinstance(event, CardCorrected)
    assert decode_event(json.loads(json.dumps(encode_event(event)))) == event


def test_a_void_coup_gives_the_stakes_back_and_its_cards_are_out() -> None:
    deal = after(open_table(), bet("a", "player"), CloseBets(), ShowCard(Card.parse("9S")))
    void, events = deal.play(VoidDeal("a card fell"))
    assert [type(event) for event in events] == [BetReturned, CoupVoided]
    assert (void.phase, void.number, void.purses["ann"], void.next_place) == ("bets_open", 2, 1000, None)
    shoe_void, events = void.play(VoidDeal("the pack is foul"))
    assert [type(event) for event in events] == [DealVoided]
    assert why(shoe_void, VoidDeal("again")) == "over"


@pytest.mark.parametrize("end", [VoidDeal("a card fell"), RuleIrregularity("exposed_early")])
@pytest.mark.parametrize("then", [[], [bet("b", "banker")], [VoidDeal("the pack is foul")]])
def test_a_void_coup_is_not_settled_by_a_correction(end: Any, then: list[Any]) -> None:
    """With the card put right it would have been a natural, and over before it was voided: what was dealt stands."""
    played = after(open_table(), bet("a", "player"), *coup_of("2S 7H KS QD"))
    void = after(played, end, *then)
    assert why(void, CorrectCard(0, Card.parse("8S"))) == "changes_later"
    corrected = after(void, CorrectCard(0, Card.parse("3S")))
    assert (corrected.phase, corrected.purses, corrected.bets) == (void.phase, void.purses, void.bets)


ON_ACCOUNT = Rules(burn=False, commission="account", commission_unit=5)
BANKER_WINS = "2H 9S 3D KS"


@pytest.mark.parametrize("end", [VoidDeal("enough"), RuleIrregularity("foul_pack")])
def test_accounts_are_paid_when_the_shoe_is_void_and_nothing_after_it(end: Any) -> None:
    deal = after(open_table(ON_ACCOUNT), bet("a", "banker"), *coup_of(BANKER_WINS), bet("b", "player", 1100))
    assert (deal.owed, deal.purses["ann"]) == ({"ann": 5}, 0)
    void, events = deal.play(end)
    assert [type(event) for event in events][-2:] == [AccountClosed, DealVoided]
    assert (void.owed, void.purses["ann"], void.debts, void.bank) == ({}, 1095, {}, 9905)
    for command in (Pay("ann"), PayLeaving("ann")):
        assert why(deal, command) == "funds"
        assert why(void, command) == "over"


def test_an_account_is_paid_in_a_coup_by_who_leaves_alone() -> None:
    deal = after(open_table(ON_ACCOUNT), bet("a", "banker"), *coup_of(BANKER_WINS), CloseBets())
    assert why(deal, Pay("ann")) == "coup_under_way"
    assert after(deal, PayLeaving("ann")).owed == {}
    assert why(deal, PayLeaving("bob")) == "nothing_owed"
    assert why(deal, PayLeaving("")) == "unknown_player"
    assert why(open_table(), PayLeaving("ann")) == "not_offered"


def test_money_is_taken_out_behind_what_is_owed() -> None:
    deal = after(open_table(ON_ACCOUNT), bet("a", "banker"), *coup_of(BANKER_WINS))
    assert (deal.owed, deal.purses["ann"]) == ({"ann": 5}, 1100)
    assert why(deal, ChangePurse("ann", -1096)) == "owed"
    left = after(deal, ChangePurse("ann", -1095))
    assert (left.owed, left.purses["ann"]) == ({}, 0)


def test_the_shoe_passes_from_who_has_no_money_and_from_who_leaves() -> None:
    deal = open_table(Rules(burn=False, shoe="passes"))
    assert deal.holder == "ann"
    without = after(deal, ChangePurse("ann", -1000))
    assert without.holder == "bob"
    assert after(without, ChangePurse("bob", -1000)).holder is None, "nobody has money"
    left = after(deal, *coup_of(BANKER_WINS), LeaveSeat("ann"))
    assert (left.seats, left.holder) == (("bob",), "bob")
    corrected = after(left, CorrectCard(0, Card.parse("3H")))
    assert (corrected.seats, corrected.holder) == (("bob",), "bob")


def test_an_irregularity_voids_the_coup_and_a_foul_pack_the_shoe() -> None:
    deal = after(open_table(), bet("a", "player"), bet("b", "banker", player="bob"), CloseBets())
    rulings = (("a", "pay"), ("b", "stay"))
    ruled = after(deal, RuleIrregularity("double_draw", Policy("dealer_rules"), rulings))
    assert (ruled.phase, ruled.number, ruled.purses) == ("bets_open", 2, {"ann": 1100, "bob": 900})
    assert list(ruled.bets) == ["b"]
    foul = after(deal, RuleIrregularity("foul_pack"))
    assert (foul.phase, foul.purses) == ("void", {"ann": 1000, "bob": 1000})
    assert why(foul, RuleIrregularity("foul_pack")) == "over"


def test_an_irregularity_behind_which_no_coup_is_left_ends_the_shoe_and_gives_back_what_lies() -> None:
    shoe = shoe_of(2, packs=6)
    deal = open_table(Rules(packs=6, burn=False, cut_from_end=None))
    while deal.cards_left > 8:
        deal = after(deal, *([CloseBets()] if deal.phase == "bets_open" else [ShowCard(shoe[len(deal.cards)])]))
    assert (deal.phase, deal.cards_left) == ("bets_open", 8)
    deal = after(deal, bet("a", "player"), bet("b", "banker", player="bob"), CloseBets(), *map(ShowCard, shoe[-8:-5]))
    ruled, events = deal.play(RuleIrregularity("double_draw", Policy("dealer_rules"), (("a", "pay"), ("b", "stay"))))
    assert [type(event) for event in events] == [IrregularityRuled, BetReturned, CoupVoided, DealEnded]
    assert events[1] == BetReturned("b", "bob", 100, "end")
    assert (ruled.phase, ruled.purses, ruled.bank, ruled.bets) == ("over", {"ann": 1100, "bob": 1000}, 9_900, {})
    void, events = deal.play(VoidDeal("a card fell"))
    assert [type(event) for event in events] == [BetReturned, BetReturned, CoupVoided, DealEnded]
    assert (void.phase, void.purses, void.bets) == ("over", {"ann": 1000, "bob": 1000}, {})
    inside = shoe[-1]
    index = next(at for at, out in enumerate(deal.cards) if out.rank is inside.rank and out != inside)
    corrected = after(ruled, CorrectCard(index, inside))
    assert (corrected.phase, corrected.purses, corrected.bets) == ("over", ruled.purses, {})


def test_a_correction_gives_back_what_was_taken_back_and_still_lies() -> None:
    """Ann takes her stake of a tie back; with the card put right it had won before, and there was nothing to take."""
    tie = after(open_table(Rules(burn=False, push_withdraw=True)), bet("a", "player"), *coup_of("9S 6H KS 3D"))
    taken = after(tie, RemoveBet("a", "ann"), bet("b", "tie", 10), bet("c", "tie", 20, "bob"), RemoveBet("b", "ann"))
    assert (taken.purses, list(taken.bets)) == ({"ann": 1000, "bob": 980}, ["c"])
    corrected = after(taken, CorrectCard(1, Card.parse("2H")))
    assert (corrected.purses, list(corrected.bets)) == ({"ann": 1100, "bob": 980}, ["c"])
    assert corrected.money == taken.money


def test_a_correction_after_a_ruling_says_the_same_of_what_lies() -> None:
    played = after(open_table(), bet("a", "player"), *coup_of(NATURAL), bet("b", "tie", 10))
    ruled = after(played, CloseBets(), RuleIrregularity("double_draw", Policy("dealer_rules"), (("b", "stay"),)))
    assert list(ruled.bets) == ["b"]
    corrected = after(ruled, CorrectCard(1, Card.parse("6H")))
    assert list(corrected.bets) == ["a", "b"]
    assert corrected.money == ruled.money


def test_a_bank_that_a_correction_leaves_short_gives_bets_back() -> None:
    deal = after(open_table(bank=100), bet("a", "banker"), *coup_of(NATURAL), bet("b", "player", 110, "bob"))
    assert deal.bank == 200
    short = after(deal, CorrectCard(1, Card.parse("6H")))  # a tie: the loser's stake stays on
    assert (short.bank, short.bound) == (100, 95 + 110)
    closed, events = short.play(CloseBets())
    assert events == (BetReturned("b", "bob", 110, "not_held"), BetsClosed(2))
    assert list(closed.bets) == ["a"]


def test_refusals_of_the_dealer() -> None:
    deal = open_table(Rules())
    assert why(deal, bet("a", "player")) == "closed", "the burn comes first"
    deal = after(deal, ShowCard(Card.parse("2S")))
    assert (deal.burn_left, deal.next_place) == (2, "burnt")
    deal = after(deal, ShowCard(Card.parse("3S")), ShowCard(Card.parse("4S")))
    assert (deal.phase, deal.first) == ("bets_open", 3)
    assert why(deal, ShowCard(Card.parse("4S"))) == "not_due"
    assert why(deal, CorrectCard(1, Card.parse("4S"))) == "not_shown", "nobody saw it"
    assert why(deal, ReopenBets()) == "not_closed"
    assert why(deal, Mark("cover")) == "no_marker"
    marked = after(deal, Mark("cut"))
    assert why(marked, Mark("cut")) == "cut_out"
    closed = after(deal, bet("a", "player"), CloseBets())
    assert why(closed, CloseBets()) == "not_open"
    assert why(closed, RemoveBet("a", "ann")) == "closed"
    assert why(closed, ChangeBank(-1)) == "coup_under_way"
    assert why(after(closed, ReopenBets()), ChangeBank(-9_901)) == "solvency"
    assert why(deal, ChangeBank(-10_001)) == "funds"
    assert why(deal, ChangeBank(0)) == "bad_amount"


def test_a_card_that_is_out_comes_no_more() -> None:
    rules = Rules(packs=6, burn=False)
    deal = after(open_table(rules), CloseBets())
    for label in ("KS", "KS", "KS", "KS", "KS", "KS"):
        deal = after(deal, ShowCard(Card.parse(label)))
    assert why(after(deal, CloseBets()), ShowCard(Card.parse("KS"))) == "duplicate_card"


# --- what a page gets -----------------------------------------------------------------------------------------


def commands_of(acts: dict[str, Any], player: str, number: int) -> Iterator[Any]:
    for type_, bounds in acts.get("bet", {}).items():
        for stake in (bounds["least"], bounds["most"]):
            yield PlaceBet(f"n{number}-{type_}-{stake}", player, type_, stake)
    for id_ in acts.get("remove", []):
        yield RemoveBet(id_, player)


def test_what_is_legal_is_taken_and_the_next_stake_is_not() -> None:
    tried = 0
    for script in second.scripts(15, 150):
        rules = parse_rules(script["rules"])
        deal = new_deal(Rules(**{**script["rules"], "burn": False}), bank=script["bank"], purses=script["players"])
        for number, act in enumerate(script["events"]):
            for player in deal.purses:
                acts = legal(deal, player)
                for command in commands_of(acts, player, number):
                    decide(deal, command)
                    tried += 1
                for type_ in ("player", "banker", "tie"):
                    most = acts.get("bet", {}).get(type_, {"most": 0})["most"]
                    least = -(-rules.min // rules.unit) * rules.unit
                    over = max(most + rules.unit, least)
                    assert why(deal, PlaceBet("over", player, type_, over)) in {"max", "funds", "solvency"}
            with contextlib.suppress(Refusal):
                deal = after(deal, decode_command({**act, "coup": 1}))
    assert tried > 1000


def test_a_burnt_card_goes_by_unread_as_one_that_was_read() -> None:
    """Only one that is burnt; the first card says how many, and the player's come next."""
    assert why(open_table(Rules()), PassBurnt()) == "not_due"
    first = after(open_table(Rules()), ShowCard(Card.parse("2S")))
    (passed,) = decide(first, PassBurnt())
    assert isinstance(passed, CardDealt)
    assert not passed.read
    unread = after(first, PassBurnt(), PassBurnt())
    read = after(first, ShowCard(Card.parse("3H")), ShowCard(Card.parse("4H")))
    assert (unread.phase, unread.places, unread.first) == (read.phase, read.places, read.first)
    assert why(unread, PassBurnt()) == "not_due"
    assert why(unread, CorrectCard(1, Card.parse("9D"))) == "not_shown"


def test_a_burnt_card_is_in_nothing_that_anybody_is_shown() -> None:
    base = after(open_table(Rules()), ShowCard(Card.parse("KS")))
    views = []
    for hidden in ("4H", "9D"):
        deal = base
        said: list[Any] = []
        for _ in range(10):
            deal, events = deal.play(ShowCard(Card.parse(hidden)))
            said += [line for event in events for line in PUNTO_BANCO.lines(event)]
            if deal.cards.count(Card.parse(hidden)) == 8:
                break
        seat = Viewer("seat", "ann")
        views.append([said, *(PUNTO_BANCO.view(deal, viewer) for viewer in (PUBLIC, DEALER_VIEW, seat))])
        assert PUNTO_BANCO.exposure(deal, 0).everybody
        assert all(PUNTO_BANCO.exposure(deal, index) == NOBODY for index in range(1, len(deal.cards)))
        assert PUNTO_BANCO.beads(deal) is None
    assert views[0] == views[1]
    assert "4H" not in json.dumps(views[0], default=str)
