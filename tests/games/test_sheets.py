"""Each player's own sheet of casino faro (docs/rules.md 1.8.4): turns won and lost, stakes, net, of a deal and of all
deals since he came."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from controller.games.cards import PACK_52, Card
from controller.games.faro import (
    ChangePurse,
    CorrectCard,
    Deal,
    RuleIrregularity,
    VoidDeal,
    decode_command,
    new_deal,
    parse_rules,
    view,
)
from controller.games.faro.sheet import BLANK, Sheet
from controller.games.faro.show import FARO
from controller.games.game import Carried
from controller.games.irregularity import Policy
from tests.games.chance import SEEDS, Seed
from tests.games.test_laws import Player, bet, card, deal_of, net, play


def in_turn(table: Player, *commands: Any) -> None:
    """These acts, all of which are taken."""
    for command in commands:
        assert table.do(command) is None, command


def playing(cards: Sequence[Card] = (Card.parse("2S"),), **rules: Any) -> Player:
    """After these cards."""
    table = Player(new_deal(parse_rules(rules), bank=10_000, purses={"ann": 1000, "bob": 1000}))
    in_turn(table, *[card(one.label) for one in cards])
    return table


def carried(deal: Deal) -> Carried:
    """What the deal leaves to the next, through the file of the checkpoint."""
    left = FARO.carry(deal)
    return left._replace(kept=json.loads(json.dumps(left.kept)))


def evening(deal: Deal) -> dict[str, Sheet]:
    return {player: Sheet(**own["evening"]) for player, own in view(deal)["sheets"].items()}


def test_turns_are_won_lost_or_even_by_all_of_a_player_s_bets() -> None:
    table = deal_of(ann=1000, bob=1000, eve=1000)
    in_turn(table, card("2S"), bet("a", "ann", "9", 100), bet("b", "ann", "5", 40), bet("c", "bob", "9", 30))
    in_turn(table, bet("d", "bob", "5", 30), bet("e", "bob", "K", 70), card("5H"), card("9D"))
    assert table.deal.sheets == {"ann": Sheet(1, 0, 0, 140, 60), "bob": Sheet(0, 0, 1, 60, 0)}
    in_turn(table, card("KC"), card("3D"), card("4D"), card("8H"))
    assert table.deal.sheets["bob"] == Sheet(0, 1, 1, 130, -70), "a turn that decides no bet of his counts for nothing"
    assert view(table.deal)["sheets"].keys() == {"ann", "bob"}


def test_a_stake_that_lies_on_counts_when_it_is_decided() -> None:
    table = playing(multi_both_open="push", split_remainder="stay")
    both = {"op": "bet", "id": "a", "player": "ann", "type": "group", "ranks": ["9", "T"], "stake": 100}
    in_turn(table, decode_command(both), card("9H"), card("TD"))
    assert table.deal.sheets["ann"] == Sheet(even=1), "drawn"
    in_turn(table, card("TH"), card("TC"))
    assert table.deal.sheets["ann"] == Sheet(lost=1, even=1, stakes=50, net=-50), "the half that stays is not decided"
    in_turn(table, card("KH"), card("9D"))
    assert table.deal.sheets["ann"] == Sheet(won=1, lost=1, even=1, stakes=100, net=0)


def test_a_card_that_is_corrected_puts_the_sheets_right() -> None:
    table = deal_of(ann=1000)
    in_turn(table, card("2S"), bet("a", "ann", "9", 100), card("5H"), card("9D"), card("KC"), card("3D"))
    assert table.deal.sheets["ann"] == Sheet(won=1, stakes=100, net=100)
    in_turn(table, CorrectCard(2, Card.parse("7D")))
    assert table.deal.sheets.get("ann", BLANK) == BLANK
    in_turn(table, CorrectCard(3, Card.parse("9C")))
    assert table.deal.sheets["ann"] == Sheet(lost=1, stakes=100, net=-100)
    assert net(table.deal) == {"ann": 900}


def test_in_a_void_deal_the_settled_turns_stand_and_the_next_begins_with_them() -> None:
    table = deal_of(ann=1000)
    in_turn(table, card("2S"), bet("a", "ann", "9", 100), bet("b", "ann", "K", 50), card("5H"), card("9D"))
    in_turn(table, VoidDeal("a card too many"))
    won = Sheet(won=1, stakes=100, net=100)
    assert table.deal.sheets["ann"] == won
    following = FARO.next_deal(carried(table.deal), {}, ["ann"])
    assert view(following)["sheets"] == {"ann": {"deal": BLANK._asdict(), "evening": won._asdict()}}


@pytest.mark.parametrize(
    ("policy", "expected"), [(Policy("return_stakes"), BLANK), (Policy("bank_pays_all"), Sheet(stakes=100, net=100))]
)
def test_what_a_ruling_pays_is_in_the_net_and_in_no_turn(policy: Policy, expected: Sheet) -> None:
    table = playing()
    in_turn(table, bet("a", "ann", "9", 100), card("5H"), RuleIrregularity("double_draw", policy))
    assert table.deal.sheets.get("ann", BLANK) == expected


def test_a_dead_stake_that_is_claimed_is_one_s_gain_and_the_other_s_loss() -> None:
    table = playing()
    for loser, winner in (("9S", "9H"), ("9D", "9C")):
        in_turn(table, card(loser), card(winner))
    claim = decode_command({"op": "claim", "id": "a", "player": "bob"})
    in_turn(table, bet("a", "ann", "9", 100), claim)
    assert table.deal.sheets == {"ann": Sheet(net=-100), "bob": Sheet(net=100)}


@pytest.mark.parametrize(("option", "expected"), [("lose_open", Sheet(stakes=100, net=-100)), ("return", BLANK)])
def test_what_the_hoc_takes_is_in_the_net_and_in_no_turn(option: str, expected: Sheet) -> None:
    *first, loser, winner, hoc = PACK_52
    table = playing(last_turn_hoc=option, cards=first)
    in_turn(table, bet("a", "ann", hoc.label[0], 100), *[card(one.label) for one in (loser, winner, hoc)])
    assert table.deal.sheets.get("ann", BLANK) == expected


def test_an_evening_ends_when_a_player_has_gone_with_his_money() -> None:
    table = deal_of(ann=1000, bob=1000, eve=100)
    in_turn(table, card("2S"), bet("a", "ann", "9", 100), bet("b", "bob", "9", 50), bet("c", "eve", "5", 100))
    in_turn(table, card("5H"), card("9D"), ChangePurse("ann", -1100), VoidDeal("time"))
    following = FARO.next_deal(carried(table.deal), {}, ["eve"])
    assert evening(following) == {"bob": Sheet(1, 0, 0, 50, 50), "eve": Sheet(0, 1, 0, 100, -100)}
    assert evening(FARO.next_deal(carried(table.deal), {}, ["ann"])).keys() == {"ann", "bob"}


@settings(max_examples=15)
@given(seeds=st.lists(SEEDS, min_size=2, max_size=3))
def test_a_player_s_evening_is_the_sum_of_his_deals(seeds: list[Seed]) -> None:
    """`Player` of the laws holds the net of each deal against the money; here the deals are added up."""
    left = Carried({}, {}, 0)
    added: dict[str, Sheet] = {}
    for seed in seeds:
        first = play(seed, {}, {}).deal
        deal = FARO.next_deal(left._replace(purses=dict.fromkeys(added, 1)), {}, ())
        assert evening(deal) == added
        first.earlier = deal.earlier
        added = {player: added.get(player, BLANK).plus(first.sheets.get(player, BLANK)) for player in evening(first)}
        assert evening(first) == added
        left = carried(first)
