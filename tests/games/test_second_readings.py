"""The plain second readings of the other games: worked cases, money, refusals, and the reach of their random scripts."""

from __future__ import annotations

import copy
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from second import common, punto_banco

CASES = Path(os.environ.get("FARO_GAME_CASES", Path(__file__).parents[3] / "shared" / "rules-examples-games.json"))
"""Cases worked by hand, kept beside the repository."""
SEED = 1


@dataclass(frozen=True)
class Game:
    module: ModuleType
    table: Callable[[dict[str, Any]], Any]
    number: int
    """Random scripts tried."""
    cards: str
    places: tuple[str, ...]
    """Keys of the script that hold names and may not be missing."""
    reached: Callable[[dict[str, Any], dict[str, Any]], Iterator[str]]
    words: str
    """All that the random scripts must reach: words of refusal, and what `reached` tells."""


def of_punto_banco(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    variant = script["rules"].get("variant", "standard")
    kinds = {event.get("id"): event.get("type") for event in script["events"] if event["op"] == "bet"}
    for coup in result["coups"]:
        yield coup["result"]
        yield f"natural-{coup['natural']}"
        yield f"cards-{len(coup['player_hand'])}-{len(coup['banker_hand'])}"
        if coup["result"] == "banker" and coup["banker_total"] == 6:
            yield f"banker-6-{variant}"
        for line in coup["settled"]:
            kind = kinds[line["id"]]
            yield f"{kind}-{line['result']}" if kind != "banker" else f"{variant}-banker-{line['result']}"
            if line["result"] == "push":
                yield "push-stays" if line["returned"] == 0 else "push-returns"
            if line["result"] == "win" and line["pay"] == 0:
                yield "commission-eats-the-win"
    left = len(script["shoe"]) - result["cards_used"]
    if result["closing"]:
        yield "closing"
    if result["shoe_ended"]:
        yield "cut" if left >= 6 else "short"
    if result["burnt"] == 11:
        yield "burn-of-a-ten"
    if result["burnt"] == len(script["shoe"]):
        yield "burn-takes-all"


GAMES = {
    "punto_banco": Game(
        punto_banco, punto_banco.PuntoBanco, 400, "shoe", (), of_punto_banco,
        """bad_op dup_id unknown_player bad_type not_offered bad_stake min max funds solvency unknown_id not_owner
        locked no_coup player banker tie natural-True natural-False cards-2-2 cards-2-3 cards-3-2 cards-3-3
        player-win player-lose player-push standard-banker-win standard-banker-lose standard-banker-push
        super6-banker-win super6-banker-lose super6-banker-push ez-banker-win ez-banker-lose ez-banker-push
        banker-6-standard banker-6-super6 banker-6-ez
        tie-win tie-lose player_pair-win player_pair-lose banker_pair-win banker_pair-lose super6-win super6-lose
        dragon7-win dragon7-lose panda8-win panda8-lose push-stays push-returns commission-eats-the-win closing
        cut short burn-of-a-ten burn-takes-all""",
    ),
}  # fmt: skip
each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def cases() -> list[Any]:
    if not CASES.is_file():
        why = f"the other games' cases, worked by hand, are not at {CASES} (FARO_GAME_CASES)"
        return [pytest.param({}, marks=pytest.mark.skip(reason=why), id="none")]
    worked = json.loads(CASES.read_text())["cases"]
    mine = [case for case in worked if case["input"]["game"] in GAMES]
    return [pytest.param(case, id=f"{case['id']}-{case['rule']}") for case in mine]


def holds(wanted: Any, found: Any) -> bool:
    """Every key that was worked by hand is there; a list has its full length."""
    if isinstance(wanted, dict):
        return all(key in found and holds(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, list):
        return len(wanted) == len(found) and all(map(holds, wanted, found))
    return bool(type(wanted) is type(found) and wanted == found)


@pytest.mark.parametrize("case", cases())
def test_a_case_worked_by_hand(case: dict[str, Any]) -> None:
    result = GAMES[case["input"]["game"]].module.settle(case["input"])
    assert [refusal["reason"] for refusal in result["rejected"]] == case["expect"].get("rejected", [])
    for name, wanted in case["expect"].items():
        if name == "four_at":
            fours = [place for place, card in enumerate(result["deck_left"]) if card[0] == "4"]
            assert wanted in fours, case["why"]
        elif name != "rejected":
            assert holds(wanted, result[name]), (case["why"], name, result[name])


def sample(game: Game) -> Iterator[dict[str, Any]]:
    return game.module.scripts(SEED, game.number)


def lines(result: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for coup in result.get("coups", [result]):
        yield from coup.get("settled", [])
        yield from coup.get("backers", [])
    yield from result.get("closing", [])


@each_game
def test_the_random_scripts_reach_every_word_option_and_irregularity(game: Game) -> None:
    seen: Counter[str] = Counter()
    for script in sample(game):
        result = game.module.settle(script)
        assert "error" not in result, result
        seen.update(refusal["reason"] for refusal in result["rejected"])
        seen.update(f"{name}={value!r}" for name, value in script["rules"].items())
        seen.update(game.reached(script, result))
    wanted = set(game.words.split())
    wanted |= {f"{name}={value!r}" for name, option in game.module.OPTIONS.items() for value in option.sample}
    assert {word for word in wanted if not seen[word]} == set()
    refusals = {word for word in seen if "=" not in word and "-" not in word}
    assert refusals <= wanted, "a word that the list of this test does not know"


def watched(table: Any) -> Any:
    """The table, which now looks after every act whether money was made, and whether a refused act left a trace."""
    total, plain = table.money(), table.take

    def state() -> dict[str, Any]:
        return copy.deepcopy({name: value for name, value in vars(table).items() if name not in ("take", "rejected")})

    def take(index: int, event: dict[str, Any]) -> None:
        before = state()
        plain(index, event)
        assert table.money() == total, event
        if table.rejected and table.rejected[-1]["event"] == index:
            assert state() == before, event

    table.take = take
    return table


@each_game
def test_no_act_makes_or_loses_money_and_a_refused_one_changes_nothing(game: Game) -> None:
    for script in list(sample(game))[:150]:
        table = watched(game.table(script))
        total = table.money()
        game.module.run(table, script)
        assert table.money() == total


@each_game
def test_every_line_says_where_the_stake_went(game: Game) -> None:
    for script in sample(game):
        result = game.module.settle(script)
        for line in lines(result):
            stake, pay, returned = line["stake"], line["pay"], line["returned"]
            if line["result"] == "win":
                assert (pay >= 0, returned) == (True, stake + pay)
            elif line["result"] == "lose":
                assert (pay, returned) == (-stake, 0)
            elif line["result"] == "push":
                assert pay == 0
                assert returned in (0, stake)
            else:
                assert (pay, returned) == (0, stake)


@each_game
def test_the_bank_and_the_purses_of_the_end_follow_from_the_lines(game: Game) -> None:
    for script in sample(game):
        result = game.module.settle(script)
        lying = 0
        total = sum(script["players"].values()) + script.get("bank", 0)
        for coup in result.get("coups", []):
            if "settled" in coup:
                lying = sum(
                    line["stake"] for line in coup["settled"] if line["result"] == "push" and not line["returned"]
                )
            now = sum(coup["players"].values()) + coup.get("bank", 0) + lying
            house = sum(one.get("rake", 0) for one in result["coups"][: result["coups"].index(coup) + 1])
            assert now + house == total
        assert sum(result["players"].values()) + result.get("bank", 0) + result.get("house", 0) == total


@each_game
def test_settling_leaves_the_script_as_it_is_and_writes_json(game: Game) -> None:
    for script in list(sample(game))[:40]:
        before = copy.deepcopy(script)
        result = game.module.settle(script)
        assert script == before
        assert json.loads(json.dumps(result)) == result
        assert game.module.settle(json.loads(json.dumps(script))) == result


@each_game
def test_the_random_scripts_follow_from_their_seed(game: Game) -> None:
    assert list(game.module.scripts(5, 3)) == list(game.module.scripts(5, 3)) != list(game.module.scripts(6, 3))


@each_game
def test_a_script_made_invalid_in_any_way_is_an_error(game: Game) -> None:
    script = next(script for script in sample(game) if len(script["events"]) > 2)
    ways = list(game.module.invalid(script))
    assert len(ways) > 50
    for way, spoilt in ways:
        assert list(game.module.settle(spoilt)) == ["error"], way
    assert "error" not in game.module.settle({**script, "unknown": 1})


def test_an_act_that_belongs_to_no_coup_played_is_refused_last_in_the_order_of_the_script() -> None:
    script: dict[str, Any] = {
        "game": "punto_banco", "rules": {"burn": False, "cut_from_end": None}, "shoe": ["9S", "9H", "KS", "QD", "AS", "AH"],
        "bank": 100, "players": {"ann": 10},
        "events": [{"coup": 3, "op": "jump"}, {"coup": 1, "op": "jump"}, {"coup": 2, "op": "remove"}],
    }  # fmt: skip
    rejected = punto_banco.settle(script)["rejected"]
    assert rejected == [
        {"event": 1, "reason": "bad_op"}, {"event": 0, "reason": "no_coup"}, {"event": 2, "reason": "no_coup"},
    ]  # fmt: skip


def test_a_script_says_itself_how_many_coups_there_are_at_most() -> None:
    script = {"game": "punto_banco", "shoe": ["AS"], "bank": 0, "players": {"ann": 1}, "last_coup": common.MOST_COUPS}
    assert "error" not in punto_banco.settle(script)
