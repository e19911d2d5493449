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
from tests.sample import sampled

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
    for refusal in result["rejected"]:
        if script["events"][refusal["event"]]["op"] == "pay":
            yield f"pay-{refusal['reason']}"
    yield from of_accounts(acts, script, result)
    left = len(script["shoe"]) - result["cards_used"]
    if result["closing"]:
        yield "closing"
    if result["shoe_ended"]:
        yield "cut" if left >= 6 else "short"
    if result["burnt"] == 11:
        yield "burn-of-a-ten"
    if result["burnt"] == len(script["shoe"]):
        yield "burn-takes-all"


def of_accounts(acts: list[dict[str, Any]], script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    rules = script["rules"]
    if "owed" not in result:
        if rules.get("commission") == "account":
            yield f"account-of-{rules['variant']}"
        return
    owed = dict.fromkeys(script["players"], 0)
    for coup in result["coups"]:
        new = dict.fromkeys(owed, 0)
        for line in coup["settled"]:
            if "commission" in line:
                new[line["player"]] += line["commission"]
                yield "commission-0" if line["commission"] == 0 else "commission-owed"
                if line["commission"] > line["stake"]:
                    yield "commission-above-the-stake"
        for name in {act["player"] for act in acts if (act["coup"], act["op"]) == (coup["coup"], "pay")}:
            yield "account-paid-in-part" if coup["owed"][name] > new[name] else "account-paid"
        owed = coup["owed"]
    for name, amount in owed.items():
        if amount:
            left = result["owed"][name]
            yield "end-pays" if left == 0 else "end-pays-in-part" if left < amount else "end-pays-nothing"


def of_siete_y_media(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    rules = script["rules"]
    bank = result["bank_half_points"]
    against = "7½" if bank == 15 else "bust" if bank > 15 else "less"
    yield f"bank-{against}"
    yield "bank-without-turn" if len(result["bank_cards"]) == 1 else "bank-draws"
    ceded = any(event["op"] == "cede" for event in script["events"])
    house = rules.get("banker") == "house"
    if not house and result["next_bank"] != script["banker"]:
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
    early = rules.get("bets") == "before_cards"
    if house:
        yield "house-early" if early else "house-in-turn"
        yield f"house-bank-{against}"
        yield f"house-{rules.get('bank_policy', 'free')}"
        yield "house-owes" if result["bank"] < 0 else "house-answers"
        yield "house-and-banker" if "banker" in script else "house-alone"
        yield "all-sit" if len(script["seats"]) == len(script["players"]) else "some-stand"
    elif "bank" in script:
        yield "bank-passed-over"
    reasons = {refusal["event"]: refusal["reason"] for refusal in result["rejected"]}
    for index, event in enumerate(script["events"]):
        word = f"{event['op']}-{reasons.get(index, 'done')}"
        yield f"early-{word}" if early else f"in-turn-{word}"
        if house:
            yield f"house-{word}" if "player" in event else f"house-{word}-without-player"
    if early:
        yield from of_early_bets(script, result, reasons)


def of_early_bets(script: dict[str, Any], result: dict[str, Any], reasons: dict[int, str]) -> Iterator[str]:
    """Siete y media with the bets before the cards."""
    done = [event["op"] for index, event in enumerate(script["events"]) if index not in reasons]
    if not result["bank_cards"]:
        yield "nobody-bets"
    elif "deal" not in done:
        yield "dealt-at-the-end"
    bettors = {hand["player"] for hand in result["settled"]}
    if bettors:
        yield "all-bet" if len(bettors) == len(script["seats"]) else "some-have-no-hand"
    if done.count("bet") > len(bettors):
        yield "bets-again"
    if result["announced"]:
        yield "early-announced"
    for hand in result["settled"]:
        yield f"early-{hand['status']}-{hand['result']}"
        yield f"early-hand-{hand['hand']}"


def of_what_is_risked(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    reasons = {refusal["event"]: refusal["reason"] for refusal in result["rejected"]}
    done = set()
    for index, event in enumerate(script["events"]):
        if event["op"] == "risk" and index in reasons:
            yield f"risk-{reasons[index]}"
        if index not in reasons:
            done.add((event["coup"], event["op"]))
    before: dict[str, Any] = {}
    for coup in result["coups"]:
        if "risked" in coup:
            acts = {op for number, op in done if number == coup["coup"]}
            risked, bank = coup["risked"], coup["bank_before"]
            stays = before.get("banker") == coup["banker"]
            if risked < bank:
                yield f"aside-{coup['winner']}"
                if coup["banco"]:
                    yield f"banco-of-a-part-{coup['winner']}"
                if coup["cut"]:
                    yield "cut-by-what-is-risked"
                if "cover" in acts:
                    yield "cover-out-of-what-is-set-aside"
            if stays and "cover" in acts and "risk" not in acts and bank > before["bank"] > before.get("risked", bank):
                yield "cover-by-both"
            if stays and "risk" not in acts and before.get("winner") == "banker" and risked == before["risked"] < bank:
                yield "the-sum-stays"
            if "take" in acts and not stays and bank < before.get("bank", 0):
                yield "a-part-is-offered"
        before = coup


def of_chemin_de_fer(script: dict[str, Any], result: dict[str, Any]) -> Iterator[str]:
    yield from of_what_is_risked(script, result)
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
        cut short burn-of-a-ten burn-takes-all
        nothing_owed pay-not_offered pay-unknown_player pay-nothing_owed pay-funds pay-no_coup
        account-of-super6 account-of-ez commission-0 commission-owed commission-above-the-stake
        account-paid account-paid-in-part end-pays end-pays-in-part end-pays-nothing did-bet did-remove did-pay""",
    ),
    "siete_y_media": Game(
        siete_y_media, siete_y_media.SieteYMedia, 3500, "deck", ("seats",), of_siete_y_media,
        """bad_op unknown_player not_your_turn must_change4 over already_bet bad_stake min max funds solvency no_bet
        no_cards not_allowed bad_place bank_must_reach no_turn no_hand closed not_over not_banker taken
        bank-bust bank-7½ bank-less bank-without-turn bank-draws bank-passes bank-passes-or-ceded announced-obliges
        announced-only stock-empty obliged-without-cards min-laid min-laid-rounded-up stand-win stand-lose
        seven_half-win seven_half-lose bust-lose fusilado-win fusilado-lose out-out hand-0 hand-1 hand-2 hand-3
        hidden-later over-with-two 7½-against-7½ 7½-against-bust 7½-against-less
        fusilado-True-against-7½ fusilado-True-against-bust fusilado-True-against-less
        fusilado-False-against-7½ fusilado-False-against-bust fusilado-False-against-less
        backer-win backer-lose backer-out backer-of-0 backer-of-1
        banker not_seated no_stakes not_dealt
        early-bet-unknown_player early-bet-banker early-bet-not_seated early-bet-bad_stake early-bet-min early-bet-max
        early-bet-funds early-bet-solvency early-bet-closed early-bet-done
        early-deal-no_stakes early-deal-closed early-deal-done in-turn-deal-bad_op
        early-back-not_allowed early-back-no_hand early-back-bad_stake early-back-min early-back-max early-back-funds
        early-back-solvency early-back-closed early-back-done early-time-no_turn early-time-done
        early-cede-not_over early-cede-not_banker early-cede-taken early-cede-done
        early-raise-not_dealt early-raise-not_your_turn early-raise-must_change4 early-raise-over
        early-raise-not_allowed early-raise-bad_stake early-raise-max early-raise-funds early-raise-solvency
        early-raise-done early-hit-not_dealt early-hit-not_your_turn early-hit-must_change4 early-hit-over
        early-hit-no_cards early-hit-done early-stand-not_dealt early-stand-not_your_turn early-stand-must_change4
        early-stand-bank_must_reach early-stand-done early-open-not_dealt early-open-not_your_turn
        early-open-must_change4 early-open-not_allowed early-open-funds early-open-solvency early-open-done
        early-change4-not_dealt early-change4-not_your_turn early-change4-over early-change4-not_allowed
        early-change4-no_cards early-change4-bad_place early-change4-done
        early-fusilar-not_dealt early-fusilar-not_your_turn early-fusilar-over early-fusilar-not_allowed
        early-fusilar-no_cards early-fusilar-solvency early-fusilar-done
        nobody-bets dealt-at-the-end all-bet some-have-no-hand bets-again early-announced early-stand-win
        early-stand-lose early-seven_half-win early-seven_half-lose early-bust-lose early-fusilado-win
        early-fusilado-lose early-hand-0 early-hand-1 early-hand-2 early-hand-3
        house-early house-in-turn house-bank-7½ house-bank-bust house-bank-less house-free house-blackjack house-owes
        house-answers house-and-banker house-alone all-sit some-stand bank-passed-over
        house-bet-solvency house-bet-not_seated house-bet-closed house-cede-not_over house-cede-not_banker
        house-back-not_allowed house-fusilar-not_allowed house-raise-max house-raise-not_allowed
        house-hit-not_your_turn house-stand-not_your_turn house-hit-unknown_player house-stand-unknown_player
        house-hit-done-without-player house-hit-not_dealt-without-player house-hit-not_your_turn-without-player
        house-hit-no_cards-without-player house-stand-done-without-player house-stand-not_dealt-without-player
        house-stand-not_your_turn-without-player house-stand-bank_must_reach-without-player
        house-raise-unknown_player-without-player house-open-unknown_player-without-player
        house-change4-unknown_player-without-player house-fusilar-unknown_player-without-player
        house-bet-unknown_player-without-player""",
    ),
    "chemin_de_fer": Game(
        chemin_de_fer, chemin_de_fer.CheminDeFer, 1000, "shoe", ("seats",), of_chemin_de_fer,
        """bad_op unknown_player closed stands not_vacant not_your_turn bad_stake min funds not_banker must_play
        too_late no_offer not_seated own taken no_bank banker banco over_bank no_excess no_stakes not_dealt strict
        no_turn no_coup coup-not-dealt vacant-after held-after winner-punters winner-banker winner-tie natural-True
        natural-False
        decisions-None-None decisions-draw-draw decisions-draw-stand decisions-stand-draw decisions-stand-stand
        banco-punters banco-banker banco-tie cut-in-part cut-whole stander-by-plays rake-up rake-down rake-nearest
        stands-from-a-tie bank-taken-over closing shoe-ended next-seat next-none standers-left-out did-bank did-decline
        did-retire did-take did-banco did-stake did-cover did-deal did-draw did-stand did-time did-risk not_offered
        risk-unknown_player risk-closed risk-stands risk-not_offered risk-not_banker risk-too_late risk-bad_stake
        risk-min risk-over_bank risk-no_coup aside-punters aside-banker aside-tie banco-of-a-part-punters
        banco-of-a-part-banker banco-of-a-part-tie cut-by-what-is-risked cover-out-of-what-is-set-aside cover-by-both
        the-sum-stays a-part-is-offered""",
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


@pytest.mark.whole
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
        total = sum(script["players"].values()) + (script.get("bank", 0) if "bank" in result else 0)
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


def chemin(shoe: str, purses: dict[str, int], acts: str, **rules: Any) -> dict[str, Any]:
    """Chemin de fer of ann, bob and cy, sam standing by; an act: coup, op, player, amount."""
    events: list[dict[str, Any]] = []
    for act in acts.split(","):
        coup, op, *more = act.split()
        events.append({"coup": int(coup), "op": op})
        if more:
            events[-1]["player"] = more[0]
        if len(more) > 1:
            events[-1]["amount"] = int(more[1])
    script = {"game": "chemin_de_fer", "rules": rules, "shoe": shoe.split(), "seats": ["ann", "bob", "cy"],
              "standers": ["sam"], "players": purses, "events": events}  # fmt: skip
    result = chemin_de_fer.settle(script)
    assert "error" not in result, result
    return result


FIVE_HUNDRED = dict.fromkeys(("ann", "bob", "cy", "sam"), 500)


def test_a_banker_risks_a_part_of_his_bank() -> None:
    acts = """1 risk ann 40, 1 bank ann 100, 1 risk ann, 1 risk ann 0, 1 risk ann 19, 1 risk ann 101, 1 risk bob 50,
        1 risk zoe 50, 1 risk ann 40, 1 risk ann 50, 1 banco bob, 1 risk ann 60, 1 deal, 1 risk ann 60,
        2 stake bob 40, 2 stake sam 11, 2 stake cy 30, 2 stake sam 1, 2 risk ann 60, 2 deal,
        3 risk ann 60, 3 deal, 4 risk ann 20"""
    result = chemin(
        "2S 9H KD KC  KS KH 9S 9C  9D 2C KC QD  3S 3H", FIVE_HUNDRED, acts,  # 2 to 9, 9 to 9, 9 to 2
        bank_stake="choose", min_bank=20, chemin_rake=5,
    )  # fmt: skip
    assert [(one["event"], one["reason"]) for one in result["rejected"]] == [
        (0, "not_banker"), (2, "bad_stake"), (3, "bad_stake"), (4, "min"), (5, "over_bank"), (6, "not_banker"),
        (7, "unknown_player"), (11, "too_late"), (13, "closed"), (15, "over_bank"), (17, "over_bank"),
        (18, "too_late"), (20, "stands"), (22, "no_coup"),
    ]  # fmt: skip
    first, second, third = result["coups"]
    # bob loses 50, of which the house has 3: 100 + 47; what is risked stays 50
    assert (first["bank_before"], first["risked"], first["bank"], first["rake"]) == (100, 50, 147, 3)
    assert list(first)[3:6] == ["bank_before", "risked", "banco"]
    assert first["settled"] == [{"player": "bob", "result": "lose", "stake": 50, "pay": -50, "returned": 0}]
    assert first["players"] == {"ann": 400, "bob": 450, "cy": 500, "sam": 500}
    # 70 lie against 50: cy has 20 back
    assert (second["bank_before"], second["risked"], second["cut"], second["winner"]) == (147, 50, {"cy": 20}, "tie")
    assert second["players"] == {"ann": 400, "bob": 410, "cy": 490, "sam": 500}
    # 40 and 10 are paid, 97 are ann's
    assert (third["bank_before"], third["risked"], third["bank"], third["banker"]) == (147, 50, 0, "ann")
    assert third["players"] == {"ann": 497, "bob": 490, "cy": 510, "sam": 500}
    assert (result["banker"], result["next"], result["house"]) == (None, "bob", 3)


def test_a_bank_is_covered_out_of_what_lies_aside_and_then_out_of_the_purse() -> None:
    purses = {"ann": 110, "bob": 200, "cy": 200, "sam": 50}
    acts = """1 bank ann 100, 1 risk ann 40, 1 cover ann, 1 stake bob 60, 1 cover ann, 1 stake cy 45, 1 cover ann,
        1 cover ann, 1 stake cy 10, 1 cover ann, 1 deal,
        2 retire ann, 2 risk ann 50, 2 take bob, 2 time, 2 risk bob 106, 2 banco cy, 2 deal"""
    shoe = "2S 9H KD KC  9D 2C KC QD  3S 3H"  # 2 to 9, 9 to 2
    result = chemin(shoe, purses, acts, bank_stake="choose")
    assert [(one["event"], one["reason"]) for one in result["rejected"]] == [
        (2, "no_excess"), (7, "no_excess"), (9, "funds"), (12, "not_banker"), (15, "over_bank"),
    ]  # fmt: skip
    first, second = result["coups"]
    # to 60 out of the 60 aside, then to 105 out of the 40 left and 5 of ann's 10; 5 do not cover 10 more
    assert (first["bank_before"], first["risked"], first["cut"]) == (105, 105, {"cy": 10})
    assert (first["bank"], first["players"]) == (210, {"ann": 5, "bob": 140, "cy": 155, "sam": 50})
    # all 210 are ann's; the bank is offered at the 105 that she risked, and cy wins it from bob
    assert (second["banker"], second["bank_before"], second["risked"], second["banco"]) == ("bob", 105, 105, "cy")
    assert (second["bank"], second["players"]) == (0, {"ann": 215, "bob": 35, "cy": 260, "sam": 50})
    assert second["settled"] == [{"player": "cy", "result": "win", "stake": 105, "pay": 105, "returned": 210}]


def test_what_is_aside_and_what_is_in_the_purse_together_must_cover() -> None:
    purses = {"ann": 110, "bob": 200, "cy": 39, "sam": 50}
    acts = "1 bank ann 100, 1 risk ann 40, 1 banco cy, 1 stake bob 111, 1 cover ann, 1 stake sam 1"
    result = chemin("2S 9H KD KC 3S 3H", purses, acts, bank_stake="choose")
    assert [(one["event"], one["reason"]) for one in result["rejected"]] == [
        (2, "funds"), (4, "funds"), (5, "over_bank"),
    ]  # fmt: skip
    assert (result["coups"][0]["bank_before"], result["coups"][0]["cut"], result["bank"]) == (100, {"bob": 71}, 140)


def test_all_of_the_bank_is_risked_where_nobody_chooses() -> None:
    acts = "1 bank ann 100, 1 risk ann 50, 1 stake bob 100, 1 deal, 2 stake bob 150"
    shoe = "2S 9H KD KC  2S 9H KD KC  3S 3H"  # 2 to 9 twice
    result = chemin(shoe, FIVE_HUNDRED, acts)
    assert [(one["event"], one["reason"]) for one in result["rejected"]] == [(1, "not_offered")]
    assert ["risked" in coup for coup in result["coups"]] == [False, False]
    assert [coup["bank"] for coup in result["coups"]] == [200, 350]
    # who names nothing risks what he put up, also when the bank holds more
    result = chemin(shoe, FIVE_HUNDRED, acts.replace(", 1 risk ann 50", ""), bank_stake="choose")
    assert [(coup["risked"], coup["cut"], coup["bank"]) for coup in result["coups"]] == [
        (100, {}, 200), (100, {"bob": 50}, 300),
    ]  # fmt: skip


# --- siete y media: bets before the cards, and a house's bank -----------------------------------------------------

EARLY: dict[str, Any] = {"bets": "before_cards"}
HOUSE = siete_y_media.HOUSE


def siete(cards: str, acts: str, **changes: Any) -> dict[str, Any]:
    """Settled. Acts as in "ann bet 10, deal, bank hit, cy back ann 5"; a bank's act by "bank" has no player.

    `rules`, `seats` (ann, bob, cy), `players` (100 each, and dot's 500), `bank`: as in a script.
    """
    top = cards.split()
    events = []
    for act in acts.split(", "):
        words = act.split()
        if words[0] in ("deal", "time"):
            events.append({"op": words[0]})
            continue
        event: dict[str, Any] = {"op": words[1]} if words[0] == "bank" else {"op": words[1], "player": words[0]}
        if words[1] == "back":
            event["on"] = words[2]
        if words[1] == "cede":
            event["to"] = words[2]
        if words[-1].isdigit():
            event["at" if words[1] == "change4" else "amount"] = int(words[-1])
        events.append(event)
    house = changes["rules"].get("banker") == "house"
    players = {"ann": 100, "bob": 100, "cy": 100} | ({} if house else {"dot": 500})
    script = {"game": "siete_y_media", "deck": [*top, *(card for card in siete_y_media.DECK if card not in top)],
              "seats": ["ann", "bob", "cy"], "players": players, "events": events,
              **({"bank": 500} if house else {"banker": "dot"}), **changes}  # fmt: skip
    result: dict[str, Any] = siete_y_media.settle(script)
    assert "error" not in result, result
    return result


def refused(result: dict[str, Any]) -> list[tuple[int, str]]:
    return [(refusal["event"], refusal["reason"]) for refusal in result["rejected"]]


def stakes(result: dict[str, Any]) -> list[tuple[str, int, str, int, int]]:
    """Owner, number, status, stake and pay of each hand."""
    return [(hand["player"], hand["hand"], hand["status"], hand["stake"], hand["pay"]) for hand in result["settled"]]


def test_siete_who_bets_before_the_cards_gets_one_and_plays_without_a_bet() -> None:
    # The cards go to ann, bob and the bank; ann draws the two: 7 against the bank's 4.
    result = siete(
        "5O 6C 4E 2O",
        "bob bet 10, ann bet 5, ann hit, ann bet 5, dot bet 5, zoe bet 5, deal, cy bet 5, deal, cy stand, "
        "ann raise 20, ann hit, ann stand, bob stand, dot raise 5, dot stand, ann bet 5",
        rules={**EARLY, "add": True},
    )
    assert refused(result) == [
        (2, "not_dealt"), (4, "banker"), (5, "unknown_player"), (7, "closed"), (8, "closed"), (9, "not_your_turn"),
        (14, "not_allowed"), (16, "closed"),
    ]  # fmt: skip
    assert stakes(result) == [("ann", 0, "stand", 30, 30), ("bob", 0, "stand", 10, 10)]
    assert result["players"] == {"ann": 130, "bob": 110, "cy": 100, "dot": 460}
    assert (result["bank_cards"], len(result["deck_left"]), result["next_bank"]) == (["4E"], 36, "dot")
    assert "bank" not in result


def test_siete_nothing_is_dealt_if_nobody_bets() -> None:
    players = {"ann": 100, "bob": 100, "cy": 100, "dot": 500}
    acts = "deal, time, cy back ann 5, ann stand, dot cede ann"
    rules = {**EARLY, "backing": True, "bank_rotation": "each_hand", "bank_policy": "blackjack"}
    result = siete("4O", acts, rules=rules)
    reasons = ["no_stakes", "no_turn", "no_hand", "not_dealt", "not_over"]
    assert result == {
        "settled": [], "backers": [], "bank_cards": [], "bank_half_points": 0, "bank_bust": False, "announced": None,
        "players": players, "next_bank": "dot",
        "deck_left": ["4O", *(card for card in siete_y_media.DECK if card != "4O")], "notes": [],
        "rejected": [{"event": index, "reason": reason} for index, reason in enumerate(reasons)],
    }  # fmt: skip
    house = siete("4O", "bank hit, ann cede bob", rules=HOUSE)
    assert (house["bank"], house["next_bank"], house["settled"]) == (500, None, [])
    assert refused(house) == [(0, "not_dealt"), (1, "not_over")]


def test_siete_the_limits_of_a_bet_before_the_cards() -> None:
    # 7½ pays 2: the bank of 50 answers for stakes of 25 in all. bob's 6 is no multiple of 5.
    result = siete(
        "5O 6C",
        "bob bet 6, bob bet 5, bob bet 10, bob bet 15, bob bet 10, ann bet 10, cy bet 10",
        rules={**EARLY, "min": 10, "max": 20, "unit": 5, "solvency": "sum"},
        seats=["bob", "cy"], players={"ann": 100, "bob": 18, "cy": 100, "dot": 50},
    )  # fmt: skip
    assert refused(result) == [
        (0, "bad_stake"), (1, "min"), (3, "max"), (4, "funds"), (5, "not_seated"),
    ]  # fmt: skip
    # Dealt after the last act; the bank's card is the third, and each of theirs is higher.
    assert stakes(result) == [("bob", 0, "stand", 10, 10), ("cy", 0, "stand", 10, 10)]
    # bob's 10 and cy's 10 are 40 of 50; another 10 are too much.
    tight = siete("5O 6C", "bob bet 10, cy bet 10, cy bet 10, deal", rules={**EARLY, "solvency": "sum"},
                  players={"ann": 0, "bob": 100, "cy": 100, "dot": 50})  # fmt: skip
    assert refused(tight) == [(2, "solvency")]


def test_siete_without_add_nothing_is_added_and_a_four_goes_back_until_the_player_has_begun() -> None:
    forced = siete(
        "4O 5C 6B",
        "ann bet 10, deal, ann raise 5, ann change4 0, ann raise 5, ann stand",
        rules={**EARLY, "change4": "forced"},
    )
    assert refused(forced) == [(2, "must_change4"), (4, "not_allowed")]
    assert (forced["settled"][0]["cards"], forced["deck_left"][0], forced["players"]["ann"]) == (["6B"], "4O", 110)
    # Left alone, the four is changed and the hand stands.
    alone = siete("4O 5C 6B", "ann bet 10", rules={**EARLY, "change4": "forced"})
    assert (alone["settled"][0]["cards"], alone["settled"][0]["status"], alone["notes"]) == (["6B"], "stand", [])
    begun = siete("4O 5C 6B", "ann bet 10, deal, ann raise 5, ann change4",
                  rules={**EARLY, "change4": "optional", "add": True})  # fmt: skip
    assert (refused(begun), begun["settled"][0]["stake"]) == ([(3, "not_allowed")], 15)
    drawn = siete("4O 5C 1B", "ann bet 10, deal, ann hit, ann change4", rules={**EARLY, "change4": "optional"})
    assert refused(drawn) == [(3, "not_allowed")]


def test_siete_an_opened_hand_has_the_stake_of_the_other_and_must_be_paid() -> None:
    # ann has 50: 20 lie, 20 go to the second hand, 10 are too few for a third. It draws the seven to its figure: 7½.
    result = siete(
        "SO 5C SC SE 7O",
        "ann bet 10, deal, ann raise 10, ann hit, ann open, ann hit, ann open, ann stand, ann hit, dot stand",
        rules={**EARLY, "add": True, "open": True}, seats=["ann"], players={"ann": 50, "dot": 500},
    )  # fmt: skip
    assert refused(result) == [(6, "funds")]
    assert stakes(result) == [("ann", 0, "stand", 20, -20), ("ann", 1, "seven_half", 20, 40)]
    assert (result["players"], result["next_bank"]) == ({"ann": 70, "dot": 480}, "ann")
    # 10 at 2 to 1 are 20 of the bank's 30; 10 more on the opened hand are too much.
    rules = {**EARLY, "open": True, "solvency": "sum"}
    tight = siete("SO 5C SC", "ann bet 10, deal, ann hit, ann open", rules=rules, players={"ann": 50, "bob": 0, "cy": 0,
                                                                                           "dot": 30})  # fmt: skip
    assert refused(tight) == [(3, "solvency")]


def test_siete_seats_without_a_bet_count_for_the_most_hands() -> None:
    # Four seats: two hands at most, though ann alone has bet. The bank has a five: both hands lose.
    result = siete(
        "SO 5C SC SE",
        "ann bet 10, deal, ann hit, ann open, ann hit, ann open, ann stand, ann stand",
        rules={**EARLY, "open": True}, seats=["ann", "bob", "cy", "eve"],
        players={"ann": 100, "bob": 0, "cy": 0, "eve": 0, "dot": 500},
    )  # fmt: skip
    assert refused(result) == [(5, "not_allowed")]
    assert stakes(result) == [("ann", 0, "stand", 10, -10), ("ann", 1, "stand", 10, -10)]


def test_siete_fusilar_takes_what_lies_at_its_own_odds() -> None:
    rules = {**EARLY, "fusilar": True, "solvency": "sum"}
    acts = "ann bet 10, ann bet 10, deal, ann fusilar, dot stand"
    # 20 at 2 to 1 are 40: the second bet is too much for 30, and so is 10 at 4 to 1.
    short = siete("7O 5C RO", acts, rules=rules, players={"ann": 100, "bob": 0, "cy": 0, "dot": 30})
    assert refused(short) == [(1, "solvency"), (3, "solvency"), (4, "not_your_turn")]
    assert stakes(short) == [("ann", 0, "stand", 10, 10)]
    enough = siete("7O 5C RO", acts, rules=rules, players={"ann": 100, "bob": 0, "cy": 0, "dot": 80})
    assert refused(enough) == []
    assert stakes(enough) == [("ann", 0, "fusilado", 20, 80)]
    assert (enough["players"]["ann"], enough["players"]["dot"], enough["next_bank"]) == (180, 0, "ann")


def test_siete_backing_before_the_cards_alone_and_on_who_has_bet() -> None:
    # ann has 5 against the bank's 4; cy has not bet and has no hand.
    result = siete(
        "5O 4C",
        "cy back ann 5, ann bet 10, cy back ann 5, ann back ann 5, dot back ann 5, cy back bob 5, cy back ann 20, "
        "deal, cy back ann 5, ann back cy 5",
        rules={**EARLY, "backing": True, "max": 20},
    )
    assert refused(result) == [
        (0, "no_hand"), (3, "not_allowed"), (4, "not_allowed"), (5, "no_hand"), (6, "max"), (8, "closed"),
        (9, "no_hand"),
    ]  # fmt: skip
    assert result["backers"] == [
        {"player": "cy", "on": "ann", "hand": 0, "result": "win", "stake": 5, "pay": 5, "returned": 10}
    ]
    assert result["players"] == {"ann": 110, "bob": 100, "cy": 105, "dot": 485}


def test_siete_a_house_plays_by_acts_without_a_player() -> None:
    # ann has 5, the bank 4 and a figure: 4½.
    result = siete(
        "5O 4E RO",
        "bank hit, ann bet 10, deal, bank hit, bank open, ann raise 5, ann stand, ann hit, bank hit, bank stand, "
        "bank stand, ann cede bob, nobody stand",
        rules=HOUSE,
    )
    assert refused(result) == [
        (0, "not_dealt"), (3, "not_your_turn"), (4, "unknown_player"), (5, "not_allowed"), (7, "not_your_turn"),
        (10, "not_your_turn"), (11, "not_banker"), (12, "unknown_player"),
    ]  # fmt: skip
    assert list(result) == [
        "settled", "backers", "bank_cards", "bank_half_points", "bank_bust", "announced", "players", "bank",
        "next_bank", "deck_left", "notes", "rejected",
    ]  # fmt: skip
    assert (result["bank_cards"], result["bank_half_points"]) == (["4E", "RO"], 9)
    assert (result["players"]["ann"], result["bank"], result["next_bank"]) == (110, 490, None)


def test_siete_a_house_without_solvency_may_end_below_nothing() -> None:
    # ann has 7½ with her second card; the bank draws the two to its five and stands on 7. She is paid 2 to 1.
    acts = "ann bet 10, deal, ann hit"
    rules = {**HOUSE, "bank_policy": "blackjack", "canto": True}
    owes = siete("7O 5C SO 2C", acts, rules=rules, bank=5)
    assert (owes["players"]["ann"], owes["bank"], owes["next_bank"], owes["announced"]) == (120, -15, None, "ann")
    assert owes["bank_cards"] == ["5C", "2C"]
    sure = siete("7O 5C SO 2C", acts, rules={**rules, "solvency": "sum"}, bank=19)
    assert refused(sure) == [(0, "solvency"), (1, "no_stakes"), (2, "not_dealt")]
    assert (sure["bank"], sure["settled"]) == (19, [])


def test_siete_a_house_with_stakes_all_alike_has_them_in_turn_too() -> None:
    # bob lays the 10 as he stands; cy cannot and is out. The bank's 5 beats bob's 3 and not ann's 6.
    result = siete(
        "6O 3C 7B 5C", "deal, ann bet 5, ann bet 10, ann raise 1, ann stand, bob stand, cy stand, bank stand",
        rules={"banker": "house", "min": 10, "max": 10, "add": True}, players={"ann": 100, "bob": 100, "cy": 9},
    )  # fmt: skip
    assert refused(result) == [(0, "bad_op"), (1, "min"), (3, "max")]
    assert stakes(result) == [("ann", 0, "stand", 10, 10), ("bob", 0, "stand", 10, -10), ("cy", 0, "out", 0, 0)]
    assert (result["players"], result["bank"]) == ({"ann": 110, "bob": 90, "cy": 9}, 500)
    assert result["notes"] == [{"player": "bob", "hand": 0, "min_taken": 10}]


def test_siete_a_house_is_allowed_where_nobody_stakes_on_what_he_knows() -> None:
    script = {"game": "siete_y_media", "deck": list(siete_y_media.DECK), "seats": ["ann"], "players": {"ann": 5},
              "bank": 0}  # fmt: skip
    rules: dict[str, Any]
    for rules in (HOUSE, {**HOUSE, "add": False, "min": 5, "max": 10}, {**HOUSE, "add": True, "min": 5, "max": 5},
                  {"banker": "house", "min": 5, "max": 5}, {"banker": "house", "max": 1}):  # fmt: skip
        assert "error" not in siete_y_media.settle({**script, "rules": rules}), rules
        assert "error" not in siete_y_media.settle({**script, "rules": rules, "banker": "passed over"}), rules
    for rules in siete_y_media.NOT_OF_A_HOUSE:
        assert "error" in siete_y_media.settle({**script, "rules": {**HOUSE, **rules}}), rules


def test_siete_no_act_of_any_random_script_makes_or_loses_money() -> None:
    for script, settled in sample(GAMES["siete_y_media"]):
        table = siete_y_media.SieteYMedia(script)
        total = table.money()
        for index, event in enumerate(script["events"]):
            table.take(index, event)
            assert table.money() == total, event
        purses = sum(settled["players"].values()) + settled.get("bank", 0)
        assert purses == total


def test_siete_of_bets_before_the_cards_no_hand_is_out_and_a_bank_that_must_answer_never_owes() -> None:
    for script, result in sample(GAMES["siete_y_media"]):
        rules = script["rules"]
        if rules.get("solvency") == "sum":
            bank = result["bank"] if "bank" in result else result["players"][script["banker"]]
            assert bank >= 0
        if rules.get("bets") != "before_cards":
            continue
        assert result["notes"] == []
        for hand in result["settled"]:
            assert hand["status"] != "out"
            assert hand["stake"] >= rules.get("min", 1)
            assert rules.get("max") is None or hand["stake"] <= rules["max"]


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


@pytest.mark.parametrize("name", sampled(["punto_banco", "chemin_de_fer"], 1))
def test_money_is_kept_act_by_act_in_thousands_of_scripts(name: str) -> None:
    game = GAMES[name]
    for script in game.module.scripts(SEED + 1, 3000):
        table = game.table(script)
        total, plain = table.money(), table.take

        def take(index: int, event: dict[str, Any], table: Any = table, total: int = total, plain: Any = plain) -> None:
            plain(index, event)
            assert table.money() == total, event

        table.take = take
        table.run(script)
        assert table.money() == total


def test_a_commission_goes_to_the_bank_once_or_stays_owed() -> None:
    accounts = 0
    for script, result in sample(GAMES["punto_banco"]):
        bank = script["bank"]
        for coup in result["coups"]:
            bank += sum(line.get("commission", 0) - line["pay"] for line in coup["settled"])
            assert coup["bank"] == bank - sum(coup.get("owed", {}).values())
        assert result["bank"] == bank - sum(result.get("owed", {}).values())
        for name, amount in result.get("owed", {}).items():
            assert amount == 0 or result["players"][name] == 0
        accounts += "owed" in result
    assert accounts > 200


def punto(shoe: str, bank: int, purse: int, acts: list[dict[str, Any]], **rules: Any) -> dict[str, Any]:
    """Ann and bob play punto banco without a burn and without a cut card; bob has nothing."""
    script = {"game": "punto_banco", "rules": {"burn": False, "cut_from_end": None, **rules}, "shoe": shoe.split(),
              "bank": bank, "players": {"ann": purse, "bob": 0}, "events": acts}  # fmt: skip
    result = punto_banco.settle(script)
    assert "error" not in result, result
    return result


def on_banker(coup: int, stake: int) -> dict[str, Any]:
    return {"coup": coup, "op": "bet", "id": f"{coup}-{stake}", "player": "ann", "type": "banker", "stake": stake}


def test_accounts_are_paid_as_far_as_the_purse_goes() -> None:
    pay = {"op": "pay", "player": "ann"}
    result = punto(
        "2S 9S KS KH  KD 8H 2H QH  9D 2C KC QD  3S 3H", 1000, 100,  # banker 9, banker 8, player 9
        [
            on_banker(1, 30),
            {"coup": 1, **pay},  # nothing_owed: the coup is not dealt yet
            {"coup": 2, **pay},  # 5
            {"coup": 2, **pay},  # nothing_owed
            {"coup": 2, "op": "pay", "player": "bob"},  # nothing_owed
            {"coup": 2, "op": "pay", "player": "zoe"},
            {"coup": 2, "op": "pay"},
            on_banker(2, 125),
            on_banker(3, 243),
            {"coup": 3, **pay},  # 7 of the 10
            {"coup": 3, **pay},  # funds
            {"coup": 4, **pay},
        ],
        commission="account", commission_unit=5,
    )  # fmt: skip
    first, second, third = result["coups"]
    # 5 percent of 30 are 1.5, up to 5
    assert first["settled"] == [
        {"id": "1-30", "player": "ann", "result": "win", "stake": 30, "pay": 30, "returned": 60, "commission": 5}
    ]
    assert (first["bank"], first["players"], first["owed"]) == (970, {"ann": 130, "bob": 0}, {"ann": 5, "bob": 0})
    assert list(first)[-2:] == ["players", "owed"]
    # of 125 they are 6.25, up to 10
    assert second["settled"][0]["commission"] == 10
    assert (second["bank"], second["players"], second["owed"]) == (850, {"ann": 250, "bob": 0}, {"ann": 10, "bob": 0})
    assert list(third["settled"][0])[-1] == "returned"
    assert (third["bank"], third["players"], third["owed"]) == (1100, {"ann": 0, "bob": 0}, {"ann": 3, "bob": 0})
    assert (result["bank"], result["players"], result["owed"]) == (1100, {"ann": 0, "bob": 0}, {"ann": 3, "bob": 0})
    assert list(result) == [
        "burnt", "coups", "closing", "bank", "players", "owed", "cards_used", "shoe_ended", "rejected",
    ]  # fmt: skip
    assert [(one["event"], one["reason"]) for one in result["rejected"]] == [
        (1, "nothing_owed"), (3, "nothing_owed"), (4, "nothing_owed"), (5, "unknown_player"), (6, "unknown_player"),
        (10, "funds"), (11, "no_coup"),
    ]  # fmt: skip


def test_what_lies_goes_back_before_the_accounts_are_paid() -> None:
    shoe = "2S 9S KS KH  9D 9H KC QD  3S 3H"  # banker 9, a tie
    result = punto(shoe, 1000, 50, [on_banker(1, 50), on_banker(2, 100)], commission="account")
    # 5 percent of 50 are 2.5, up to 3
    assert [(coup["bank"], coup["players"]["ann"], coup["owed"]["ann"]) for coup in result["coups"]] == [
        (950, 100, 3), (950, 0, 3),
    ]  # fmt: skip
    assert result["closing"][0]["returned"] == 100
    assert (result["bank"], result["players"]["ann"], result["owed"]) == (953, 97, {"ann": 0, "bob": 0})
    result = punto(shoe, 1000, 50, [on_banker(1, 50)], commission="account", commission_pct=0, commission_unit=20)
    assert result["coups"][0]["settled"][0]["commission"] == 0
    assert result["owed"] == {"ann": 0, "bob": 0}


def test_the_bank_must_hold_all_of_a_bet_whose_commission_waits() -> None:
    shoe, acts = "2S 9S KS KH 3S 3H", [on_banker(1, 100), {"coup": 1, "op": "pay", "player": "ann"}]
    at_once = punto(shoe, 99, 100, acts)
    assert at_once == punto(shoe, 99, 100, acts, commission_unit=20)
    assert [one["reason"] for one in at_once["rejected"]] == ["not_offered"]
    assert (at_once["bank"], "owed" in at_once, "owed" in at_once["coups"][0]) == (4, False, False)
    waits = punto(shoe, 99, 100, acts, commission="account", commission_rounding="down")
    assert [one["reason"] for one in waits["rejected"]] == ["solvency", "nothing_owed"]
    whole = punto(shoe, 100, 100, acts, commission="account")
    assert [one["reason"] for one in whole["rejected"]] == ["nothing_owed"]
    assert (whole["coups"][0]["bank"], whole["bank"], whole["players"]["ann"]) == (0, 5, 195)
    super6 = punto(shoe, 100, 100, acts, commission="account", variant="super6")
    assert super6 == punto(shoe, 100, 100, acts, variant="super6")
    assert ([one["reason"] for one in super6["rejected"]], super6["bank"]) == (["not_offered"], 0)
    assert "commission" not in super6["coups"][0]["settled"][0]
