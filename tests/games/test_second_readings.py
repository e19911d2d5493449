"""The plain second readings of the other games: worked cases, money, refusals, and the reach of the random scripts."""

from __future__ import annotations

import copy
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.games.second import baccarat_banque, chemin_de_fer, common, macao, punto_banco, siete_y_media

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
    refused = {refusal["event"] for refusal in result["rejected"]}
    acts = [event for index, event in enumerate(script["events"]) if index not in refused]
    kinds = {event["id"]: event["type"] for event in acts if event["op"] == "bet"}
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


def of_siete_y_media(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    rules = script["rules"]
    bank = result["bank_half_points"]
    against = "7½" if bank == 15 else "bust" if bank > 15 else "less"
    yield f"bank-{against}"
    yield "bank-without-turn" if len(result["bank_cards"]) == 1 else "bank-draws"
    ceded = any(event["op"] == "cede" for event in script["events"])
    if result["next_bank"] != script["banker"]:
        yield "bank-passes" if not ceded else "bank-passes-or-ceded"
    if result["announced"]:
        yield "announced-obliges" if rules.get("bank_must_reach") else "announced-only"
    if not result["deck_left"]:
        yield "stock-empty"
        if any(hand["status"] == "fusilado" or result["announced"] for hand in result["settled"]) and bank < 15:
            yield "obliged-without-cards"
    for note in result["notes"]:
        yield "min-laid" if note["min_taken"] == rules.get("min", 1) else "min-laid-rounded-up"
    for hand in result["settled"]:
        yield f"{hand['status']}-{hand['result']}"
        yield f"hand-{hand['hand']}"
        if hand["hidden"] not in (0, None):
            yield "hidden-later"
        if hand["status"] == "bust" and len(hand["cards"]) == 2 and hand["half_points"] > 15:
            yield "over-with-two"
        if hand["status"] == "seven_half":
            yield f"7½-against-{against}"
        if hand["status"] == "fusilado":
            yield f"fusilado-{hand['half_points'] == 15}-against-{against}"
    for back in result["backers"]:
        yield f"backer-{back['result']}"
        yield f"backer-of-{back['hand']}"


def of_chemin_de_fer(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    before: dict[str, Any] = {}
    for coup in result["coups"]:
        if not coup["dealt"]:
            yield "coup-not-dealt"
            yield "vacant-after" if coup["banker"] is None else "held-after"
        else:
            yield f"winner-{coup['winner']}"
            yield f"natural-{coup['natural']}"
            yield f"decisions-{coup['decisions']['punters']}-{coup['decisions']['banker']}"
            if coup["banco"]:
                yield f"banco-{coup['winner']}"
            if coup["cut"]:
                names = [line["player"] for line in coup["settled"]]
                yield "cut-in-part" if set(names) & set(coup["cut"]) else "cut-whole"
            if coup["representative"] in script.get("standers", []):
                yield "stander-by-plays"
            if coup["rake"]:
                yield f"rake-{script['rules'].get('rake_rounding', 'up')}"
            if before.get("winner") == "tie":
                yield "stands-from-a-tie"
            elif before.get("winner") == "banker" and before["banker"] != coup["banker"]:
                yield "bank-taken-over"
        before = coup
    if result["closing"]:
        yield "closing"
    if result["shoe_ended"]:
        yield "shoe-ended"
    yield "next-seat" if result["next"] else "next-none"
    if "standers" not in script:
        yield "standers-left-out"


def of_baccarat_banque(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    rules = script["rules"]
    before: dict[str, Any] = {}
    yield from (f"note-{key}" for note in result["notes"] for key in note)
    for coup in result["coups"]:
        if not coup["dealt"]:
            yield "coup-not-dealt"
            if before.get("broken") and coup["banker"] is None:
                yield "broken-and-out"
        else:
            yield f"unlimited-{coup['unlimited']}"
            yield from (f"natural-{who}" for who, natural in coup["natural"].items() if natural)
            yield from (f"{who}-{word}" for who, word in coup["decisions"].items())
            yield from (f"result-{word}" for word in coup["results"].values())
            yield f"bancos-{len(coup['banco'])}"
            yield f"broken-{coup['broken']}"
            if len(coup["banco"]) == 1 and len(coup["settled"]) == 2:
                yield "cheval-two-halves"
            if len(coup["banco"]) == 2 and len({line["stake"] for line in coup["settled"]}) == 2:
                yield "halves-of-an-odd-bank"
            if coup["cut"]:
                yield "cut-of-both-sides" if len({one["side"] for one in coup["cut"]}) == 2 else "cut-of-one-side"
            yield from ("short-paid" for line in coup["settled"] if 0 <= line["pay"] < line["stake"] and line["pay"])
            yield from ("not-paid" for line in coup["settled"] if (line["result"], line["pay"]) == ("win", 0))
            if set(coup["representatives"].values()) & set(result["standers"]):
                yield "outsider-plays"
            if before.get("broken") and before["banker"] == coup["banker"]:
                yield "refilled-and-on"
            if before.get("dealt") and before["banker"] != coup["banker"]:
                yield "bank-taken-over"
        before = coup
    if result["right"] != script["right"] or result["left"] != script["left"]:
        yield "chairs-change"
    if not script["right"] or not script["left"]:
        yield "side-empty"
    if result["shoe_ended"]:
        yield "shoe-ended"
    if rules.get("bank_by") == "list" and "list" in script:
        yield "by-a-list-of-its-own"
    if "standers" not in script:
        yield "standers-left-out"
    reasons = {refusal["event"]: refusal["reason"] for refusal in result["rejected"]}
    sides = [
        event.get("side", "none") for index, event in enumerate(script["events"]) if reasons.get(index) == "bad_side"
    ]
    yield from ("side-null" for side in sides if side is None)


def of_macao(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    game, rules = script["game"], script["rules"]
    if result["pack_ended"]:
        yield f"{game}-pack-ended"
        yield "pack-empty" if result["cards_used"] == len(script["deck"]) else "pack-short"
    for coup in result["coups"]:
        if not coup["dealt"]:
            yield "coup-not-dealt"
            continue
        bank = coup["hands"][-1]
        if all(hand["over"] for hand in coup["hands"][:-1]):
            yield "all-over"
        for hand, line in zip(coup["hands"], coup["settled"], strict=False):
            yield f"{game}-{line['result']}"
            if hand["natural"]:
                yield f"{game}-natural-{hand['value']}-{line['result']}"
                pair = len(hand["cards"]) > 1 and hand["cards"][0][0] == hand["cards"][1][0]
                if pair and rules.get("pair_even") and line["pay"] == line["stake"]:
                    yield "pair-at-even-money"
            if line["pay"] > line["stake"]:
                yield f"pays-{line['pay'] // line['stake']}"
            if hand["over"]:
                yield f"over-{hand['value']}"
            if len(hand["refused"]) > 1:
                yield "refused-again"
            if hand["value"] == bank["value"] and line["result"] != "push":
                fewer = len(hand["cards"]) - len(bank["cards"])
                yield "equal-banker" if fewer == 0 else f"fewer-cards-{line['result']}"
            if len(hand["cards"]) > 3:
                yield "four-cards"
        if bank["over"]:
            yield "banker-over"
        if bank["natural"]:
            yield "banker-natural"
        if coup["players"][script["banker"]] < 0:
            yield "banker-owes"


GAMES = {
    "punto_banco": Game(
        punto_banco, punto_banco.PuntoBanco, 1200, "shoe", (), of_punto_banco,
        """bad_op dup_id unknown_player bad_type not_offered bad_stake min max funds solvency unknown_id not_owner
        locked no_coup player banker tie natural-True natural-False cards-2-2 cards-2-3 cards-3-2 cards-3-3
        player-win player-lose player-push standard-banker-win standard-banker-lose standard-banker-push
        super6-banker-win super6-banker-lose super6-banker-push ez-banker-win ez-banker-lose ez-banker-push
        banker-6-standard banker-6-super6 banker-6-ez
        tie-win tie-lose player_pair-win player_pair-lose banker_pair-win banker_pair-lose super6-win super6-lose
        dragon7-win dragon7-lose panda8-win panda8-lose push-stays push-returns commission-eats-the-win closing
        cut short burn-of-a-ten burn-takes-all""",
    ),
    "siete_y_media": Game(
        siete_y_media, siete_y_media.SieteYMedia, 2000, "deck", ("seats",), of_siete_y_media,
        """bad_op unknown_player not_your_turn must_change4 over already_bet bad_stake min max funds solvency no_bet
        no_cards not_allowed bad_place bank_must_reach no_turn no_hand closed not_over not_banker taken
        bank-bust bank-7½ bank-less bank-without-turn bank-draws bank-passes bank-passes-or-ceded announced-obliges
        announced-only stock-empty obliged-without-cards min-laid min-laid-rounded-up stand-win stand-lose
        seven_half-win seven_half-lose bust-lose fusilado-win fusilado-lose out-out hand-0 hand-1 hand-2 hand-3
        hidden-later over-with-two 7½-against-7½ 7½-against-bust 7½-against-less
        fusilado-True-against-7½ fusilado-True-against-bust fusilado-True-against-less
        fusilado-False-against-7½ fusilado-False-against-bust fusilado-False-against-less
        backer-win backer-lose backer-out backer-of-0 backer-of-1""",
    ),
    "chemin_de_fer": Game(
        chemin_de_fer, chemin_de_fer.CheminDeFer, 600, "shoe", ("seats",), of_chemin_de_fer,
        """bad_op unknown_player closed stands not_vacant not_your_turn bad_stake min funds not_banker must_play
        too_late no_offer not_seated own taken no_bank banker banco over_bank no_excess no_stakes not_dealt strict
        no_turn no_coup coup-not-dealt vacant-after held-after winner-punters winner-banker winner-tie natural-True
        natural-False
        decisions-None-None decisions-draw-draw decisions-draw-stand decisions-stand-draw decisions-stand-stand
        banco-punters banco-banker banco-tie cut-in-part cut-whole stander-by-plays rake-up rake-down rake-nearest
        stands-from-a-tie bank-taken-over closing shoe-ended next-seat next-none standers-left-out did-bank did-decline
        did-retire did-take did-banco did-stake did-cover did-deal did-draw did-stand did-time""",
    ),
    "baccarat_banque": Game(
        baccarat_banque, baccarat_banque.BaccaratBanque, 800, "shoe", ("right", "left"), of_baccarat_banque,
        """bad_op unknown_player closed not_vacant not_listed bad_stake min low_bid taken funds not_banker must_play
        too_late no_offer own not_broken no_bank banker not_seated three_bancos banco bad_side over_bank not_offered
        no_excess no_stakes not_dealt not_your_turn strict no_turn no_coup
        note-added note-gave_up coup-not-dealt broken-and-out unlimited-True unlimited-False natural-right natural-left
        natural-banker right-draw right-stand right-None left-draw left-stand left-None banker-draw banker-stand
        banker-None result-win result-lose result-push result-None bancos-0 bancos-1 bancos-2 broken-True broken-False
        cheval-two-halves halves-of-an-odd-bank cut-of-both-sides cut-of-one-side short-paid not-paid outsider-plays
        refilled-and-on bank-taken-over chairs-change side-empty shoe-ended by-a-list-of-its-own standers-left-out
        side-null
        did-bid did-retire did-take did-refill did-banco did-stake did-accept did-deal did-draw did-stand did-time""",
    ),
    "macao": Game(
        macao, macao.Macao, 1500, "deck", ("seats",), of_macao,
        """bad_op unknown_player closed banker bad_stake min max funds solvency no_stakes not_dealt not_your_turn
        max_cards no_cards not_refusable no_turn no_coup
        macao-pack-ended victoria-pack-ended pack-empty pack-short coup-not-dealt all-over macao-win macao-lose
        macao-push victoria-win victoria-lose victoria-push macao-natural-8-win macao-natural-8-lose
        macao-natural-8-push macao-natural-9-win macao-natural-9-lose victoria-natural-8-win victoria-natural-8-lose
        victoria-natural-9-win victoria-natural-9-lose pair-at-even-money pays-2 pays-3 pays-4 over-10 over-13
        refused-again equal-banker fewer-cards-win fewer-cards-lose four-cards banker-over banker-natural banker-owes
        max_cards=1 did-stake did-deal did-draw did-stand did-refuse did-time""",
    ),
}  # fmt: skip
PLAYED = {**GAMES, "victoria": GAMES["macao"]}
"""By the name in a script."""
each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def cases() -> list[Any]:
    if not CASES.is_file():
        why = f"the other games' cases, worked by hand, are not at {CASES} (FARO_GAME_CASES)"
        return [pytest.param({}, marks=pytest.mark.skip(reason=why), id="none")]
    worked = json.loads(CASES.read_text())["cases"]
    mine = [case for case in worked if case["input"]["game"] in PLAYED]
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
    result = PLAYED[case["input"]["game"]].module.settle(case["input"])
    assert [refusal["reason"] for refusal in result["rejected"]] == case["expect"].get("rejected", [])
    for name, wanted in case["expect"].items():
        if name == "four_at":
            fours = [place for place, card in enumerate(result["deck_left"]) if card[0] == "4"]
            assert wanted in fours, case["why"]
        elif name != "rejected":
            assert holds(wanted, result[name]), (case["why"], name, result[name])


@cache
def sample(game: Game) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The random scripts of a game, and how they were settled. Not to be changed."""
    return [(script, game.module.settle(script)) for script in game.module.scripts(SEED, game.number)]


def lines(result: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for coup in result.get("coups", [result]):
        yield from coup.get("settled", [])
        yield from coup.get("backers", [])
    yield from result.get("closing", [])


@each_game
def test_the_random_scripts_reach_every_word_option_and_irregularity(game: Game) -> None:
    seen: Counter[str] = Counter()
    for script, result in sample(game):
        assert "error" not in result, result
        seen.update(refusal["reason"] for refusal in result["rejected"])
        seen.update(f"{name}={value!r}" for name, value in script["rules"].items())
        seen.update(game.reached(script, result))
        refused = {refusal["event"] for refusal in result["rejected"]}
        seen.update(f"did-{event['op']}" for index, event in enumerate(script["events"]) if index not in refused)
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
    for script, _ in sample(game)[:150]:
        table = watched(game.table(script))
        total = table.money()
        table.run(script)
        assert table.money() == total


@each_game
def test_every_line_says_where_the_stake_went(game: Game) -> None:
    for _, result in sample(game):
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
    for script, result in sample(game):
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
    for script, result in sample(game)[:40]:
        before = copy.deepcopy(script)
        assert game.module.settle(script) == result
        assert script == before
        assert json.loads(json.dumps(result)) == result
        assert game.module.settle(json.loads(json.dumps(script))) == result


@each_game
def test_the_random_scripts_follow_from_their_seed(game: Game) -> None:
    assert list(game.module.scripts(5, 3)) == list(game.module.scripts(5, 3)) != list(game.module.scripts(6, 3))


@each_game
def test_a_script_made_invalid_in_any_way_is_an_error(game: Game) -> None:
    script = next(script for script, _ in sample(game) if len(script["events"]) > 2)
    ways = list(game.module.invalid(script))
    assert len(ways) > 50
    for way, spoilt in ways:
        assert list(game.module.settle(spoilt)) == ["error"], way
    assert "error" not in game.module.settle({**script, "unknown": 1})


def test_an_act_that_belongs_to_no_coup_played_is_refused_last_in_the_order_of_the_script() -> None:
    script: dict[str, Any] = {
        "game": "punto_banco", "rules": {"burn": False, "cut_from_end": None}, "shoe": [*common.PACK[:6]],
        "bank": 100, "players": {"ann": 10},
        "events": [{"coup": 3, "op": "jump"}, {"coup": 1, "op": "jump"}, {"coup": 2, "op": "remove"}],
    }  # fmt: skip
    rejected = punto_banco.settle(script)["rejected"]
    assert rejected == [
        {"event": 1, "reason": "bad_op"}, {"event": 0, "reason": "no_coup"}, {"event": 2, "reason": "no_coup"},
    ]  # fmt: skip


def test_an_act_far_off_is_refused_where_the_script_ends_before_it() -> None:
    event = {"coup": common.MOST_COUPS + 1, "op": "bet"}
    script = {"game": "punto_banco", "shoe": ["AS"], "bank": 0, "players": {"ann": 1}, "events": [event]}
    assert "error" in punto_banco.settle(script)
    rejected = punto_banco.settle({**script, "last_coup": common.MOST_COUPS})["rejected"]
    assert rejected == [{"event": 0, "reason": "no_coup"}]
