"""What a page is told to be allowed, against what `decide` takes."""

from typing import Any

import pytest
from scripts import faro_script, german_script

from controller.games import faro, german_faro
from controller.games.cards import Card, Suit
from controller.games.refusal import Refusal
from controller.games.registry import GAMES

ON_ONE_BET = {"remove": faro.RemoveBet, "bar": faro.BarBet, "unbar": faro.UnbarBet, "claim": faro.ClaimBet}


def takes(game: Any, deal: Any, command: Any) -> bool:
    try:
        game.decide(deal, command)
    except Refusal:
        return False
    return True


def check_faro(deal: faro.Deal) -> None:
    """For every bet and player: an act is taken if and only if it is told, but for what changes nothing."""
    for player in deal.purses:
        told = faro.legal(deal, player)
        for bet in deal.bets.values():
            for act, command in ON_ONE_BET.items():
                idle = act == ("bar" if bet.barred else "unbar")
                said = bet.id in told.get(act, ())
                assert said == (takes(faro, deal, command(bet.id, player)) and not idle), (act, bet)


@pytest.mark.parametrize("block", range(4))
def test_faro_tells_what_it_takes(block: int) -> None:
    acts: set[str] = set()
    for seed in range(block * 15, block * 15 + 15):
        script = faro_script(seed)
        deal = faro.new_deal(faro.parse_rules(script["rules"]), bank=script["bank"], purses=script["players"])
        for place, label in enumerate(script["deck"]):
            turn = (place + 1) // 2
            for act in script["events"] if place % 2 else ():
                if act["before"] != turn or act["op"] == "jump":
                    continue
                told = faro.legal(deal, act["player"]) if "player" in act else {}
                try:
                    events = faro.decide(deal, faro.decode_command(act))
                except Refusal:
                    continue
                acts.add(act["op"])
                check_taken(act, told)
                deal = faro.apply_all(deal, events)
            if place % 2:
                check_faro(deal)
            deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse(label))))
            if not deal.open:
                assert faro.public_view(deal)["legal"] == {}
    assert acts >= {"bet", "parlay", "move", "remove", "bar", "unbar", "claim"}


def check_taken(act: dict[str, Any], told: dict[str, Any]) -> None:
    op = act["op"]
    if op == "bet":
        assert act["type"] in told["bet"]["types"]
        assert told["bet"]["least"] <= act["stake"] <= told["bet"]["most"]
    elif op == "parlay":
        assert act["from"] in told["parlay"]
    elif op == "move":
        assert act["id"] in told["move"]


def test_the_whole_view_tells_everybody_his_own() -> None:
    deal = faro.new_deal(faro.Rules(), bank=100, purses={"ann": 7, "bob": 0, "cy": 3})
    deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse("9H"))))
    told = faro.public_view(deal)["legal"]
    assert told == {player: faro.legal(deal, player) for player in ("ann", "cy")}
    types = ["even", "flat", "group", "heel", "high", "odd", "string"]
    assert told["ann"] == {"bet": {"types": types, "least": 1, "most": 7}}
    assert faro.legal(deal, "eve") == {}


def test_limits_are_told_in_whole_units() -> None:
    rules = faro.Rules(min=4, max=33, unit=5, strings=False)
    deal = faro.new_deal(rules, bank=1000, purses={"ann": 28, "bob": 400})
    deal = faro.apply_all(deal, faro.decide(deal, faro.ShowCard(Card.parse("9H"))))
    told = {player: faro.legal(deal, player)["bet"] for player in deal.purses}
    assert {player: (bet["least"], bet["most"]) for player, bet in told.items()} == {"ann": (5, 25), "bob": (5, 30)}
    assert "string" not in told["ann"]["types"]


def test_german_faro_tells_what_it_takes() -> None:
    seen: set[str] = set()
    for seed in range(40):
        script = german_script(seed)
        books = {player["name"]: Suit(player["suit"]) for player in script["players"]}
        purses = {player["name"]: player["marks"] for player in script["players"]}
        left_out = next(iter(set(Suit) - set(books.values())), None)
        rules = german_faro.parse_rules(script["rules"])
        deal = german_faro.new_deal(rules, bank=script["bank"], books=books, purses=purses, left_out=left_out)
        for label in script["deck"]:
            if deal.phase == "bets_open":
                acts = [act for act in script["events"] if act["before"] == deal.pair and act["op"] != "jump"]
                for act in acts:
                    told = german_faro.legal(deal, act["player"])
                    offer = told.get("stake", {"cards": (), "least": 1, "most": 0})
                    listed = {
                        "stake": act["card"] in offer["cards"] and offer["least"] <= act["marks"] <= offer["most"],
                        "withdraw": act["card"] in told.get("withdraw", ()),
                    }
                    command = german_faro.decode_command(act)
                    assert listed[act["op"]] == takes(german_faro, deal, command), (seed, act)
                    if listed[act["op"]]:
                        seen.add(act["op"])
                        deal = german_faro.apply_all(deal, german_faro.decide(deal, command))
            if deal.phase == "over":
                break
            deal = german_faro.apply_all(deal, german_faro.decide(deal, german_faro.ShowCard(Card.parse(label))))
            if deal.phase != "bets_open":
                assert german_faro.public_view(deal)["legal"] == {}
    assert seen == {"stake", "withdraw"}


@pytest.mark.parametrize("name", GAMES)
def test_the_table_asks_every_game(name: str) -> None:
    deal = GAMES[name].open({}, 100)
    assert GAMES[name].legal(deal, "ann") == {}
    assert GAMES[name].view(deal)["legal"] == {}
