"""The pages of rules and deal scripts: what the code cites is there, their examples run, their figures are counted."""

from __future__ import annotations

import argparse
import importlib
import io
import json
import re
from collections.abc import Callable, Iterator
from fractions import Fraction as F
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from controller.catalogue import text
from controller.cli import settle
from controller.cli.settle import settle_text
from controller.games.baccarat import free_play
from controller.games.baccarat.macao.odds import left_in_pack as left_in_two_packs
from controller.games.baccarat.macao.odds import stake_odds
from controller.games.baccarat.macao.rules import Rules as MacaoRules
from controller.games.baccarat.macao.rules import VictoriaRules
from controller.games.baccarat.punto_banco.odds import bet_odds, chances
from controller.games.baccarat.punto_banco.rules import Rules as PuntoBanco
from controller.games.baccarat.shoe import left_in_shoe
from controller.games.cards import Card
from controller.games.faro.bets import BOTTOM_ROW, TOP_ROW, Bet
from controller.games.faro.odds import (
    call_edge,
    expected_splits,
    last_three,
    left_until_decided,
    split_chance,
    turn_odds,
    unseen_by_rank,
)
from controller.games.faro.rules import Rules
from controller.games.refusal import Reason
from controller.games.registry import GAMES
from controller.games.siete_y_media.odds import bank_alone, best_play, hand_odds, left_in_pack
from controller.games.siete_y_media.rules import Rules as SieteYMedia
from controller.games.siete_y_media.rules import next_over
from tests.games.test_odds import AFTER_SODA, PACK, RULES, bet

ROOT = Path(__file__).parents[2]
RULES_PAGE = (ROOT / "docs" / "rules.md").read_text()
SETTLE_PAGE = (ROOT / "docs" / "settle.md").read_text()
NUMBERS = r"\d\.\d{1,2}(?:\.\d{1,2})?(?:(?:, | to | and )\d\.\d{1,2}(?:\.\d{1,2})?)*"
CITED = re.compile(rf"docs/rules\.md(?: section)? (\d(?!\.)|{NUMBERS})|\(({NUMBERS})\)")
CITING = [
    path
    for folder in ("controller", "vision", "hardware", "firmware_bridge", "tests")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".py", ".js"} and "vendor" not in path.parts and path != Path(__file__)
]


def sections(page: str) -> set[str]:
    """The numbers of headings and of paragraphs that begin with one."""
    found = re.findall(r"^(?:#+ |\*\*)(\d(?:\.\d+)*)(?:\.? |\*\* )", page, re.MULTILINE)
    assert len(set(found)) == len(found), "a number is there twice"
    return set(found)


def cited(text: str, bare: bool) -> Iterator[str]:
    """The section numbers that a file cites; `bare`: also those in brackets alone."""
    for named, alone in CITED.findall(re.sub(r"\s*\n\s*(?:#|//|\*)?\s*", " ", text)):
        yield from re.split(r", | to | and ", named or (alone if bare else "")) if named or bare else ()


def test_every_section_that_is_cited_is_there() -> None:
    there = sections(RULES_PAGE)
    count = 0
    for path in CITING:
        games = path.is_relative_to(ROOT / "controller" / "games")
        for number in cited(path.read_text(), bare=games):
            assert number in there, f"{path.relative_to(ROOT)} cites {number}"
            count += 1
    assert count > 100
    for page in ("settle.md", "rules-options.md"):
        for number in cited((ROOT / "docs" / page).read_text(), bare=True):
            assert number in there, f"{page} cites {number}"


def test_nothing_cites_a_page_that_is_not_there() -> None:
    for path in CITING:
        assert not re.search(r"\b(RULES|SETTLE)\.md", path.read_text()), path.relative_to(ROOT)


REFUSALS = [
    importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    for path in sorted((ROOT / "controller" / "games").rglob("*.py"))
    if path.name == "refusals.py" or (path.name == "rules.py" and not (path.parent / "refusals.py").exists())
]
"""Of every game, and of the family of baccarat; in the rules of a game that has no module of its own for them."""


def test_every_game_says_why_it_refuses() -> None:
    games = {module.__name__.split(".")[-2] for module in REFUSALS}
    assert {type(game).__module__.split(".")[-2] for game in GAMES.values()} <= games


def test_every_rule_of_refusal_cites_its_section() -> None:
    for module in REFUSALS:
        rules = [
            value
            for value in vars(module).values()
            if isinstance(value, FunctionType) and value.__module__ == module.__name__
            if str(value.__annotations__.get("return")).startswith("Reason")
        ]
        assert len(rules) > 5
        for rule in rules:
            assert re.search(rf"\((?:docs/rules\.md )?{NUMBERS}\)", rule.__doc__ or ""), rule.__name__


def test_every_act_that_may_be_refused_cites_its_section() -> None:
    """A reason that one act alone has stands in it, with its condition."""
    acts = [
        value
        for path in sorted((ROOT / "controller" / "games").rglob("course.py"))
        for value in vars(importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))).values()
        if isinstance(value, FunctionType) and value.__annotations__.get("return") == "Answer"
        if "player" in value.__annotations__ or "faro" in path.parent.name
    ]
    assert len(acts) > 15
    for act in acts:
        assert re.search(rf"\(docs/rules\.md {NUMBERS}\)", act.__doc__ or ""), act.__qualname__


def test_what_was_decided_where_the_texts_disagree_is_what_is_usual() -> None:
    """And so is every other option of the rules whose value stands in bold."""
    bold = re.findall(r"`(\w+)=`\s*\*\*`(\w+)`\*\*", RULES_PAGE)
    decided = re.findall(r"`(\w+)=(\w+)`", RULES_PAGE[RULES_PAGE.index("## 5.") : RULES_PAGE.index("## 6.")])
    assert len(bold) > 90
    assert len(decided) > 20
    for option, value in [*bold, *decided]:
        usual = {
            json.dumps(game.options[option].default).strip('"') for game in GAMES.values() if option in game.options
        }
        assert value in usual or option == "change4", (option, value)


def test_the_page_draws_the_layout_on_which_groups_are_bet() -> None:
    drawn = re.findall(r"^```text\n(.*?)^```", RULES_PAGE, re.M | re.S)[0].splitlines()
    top, seven, bottom = (re.split(" {3,}", line.strip())[0].replace(" ", "") for line in drawn)
    assert (top, bottom, seven) == (TOP_ROW, BOTTOM_ROW, "7")


def blocks(kind: str) -> list[dict[str, Any]]:
    return [json.loads(text) for text in re.findall(rf"^```json {kind}\n(.*?)^```", SETTLE_PAGE, re.M | re.S)]


def shown(page: Any, result: Any, place: str) -> None:
    """What the page shows is in the result: the keys of an object, the beginning of a list of turns or pairs."""
    if isinstance(page, dict):
        for key, value in page.items():
            shown(value, result[key], f"{place}.{key}")
    elif isinstance(page, list) and place.endswith((".turns", ".pairs", ".coups")):
        for i, (value, real) in enumerate(zip(page, result, strict=False)):
            shown(value, real, f"{place}[{i}]")
    else:
        assert page == result, place


@pytest.mark.parametrize("example", range(len(blocks("script"))))
def test_the_examples_of_scripts_give_what_the_page_shows(example: int) -> None:
    script, page = blocks("script")[example], blocks("result")[example]
    result = json.loads(settle_text(json.dumps(script).encode()))
    shown(page, result, script["game"])
    keys = set(re.findall(r"`(\w+)`", SETTLE_PAGE)) | {key for part in blocks("result") for key in part}
    assert result.keys() <= keys, "every key of the result is on the page"


AT_A_TABLE = {
    *("answered", "auction", "bad_amount", "banker_plays", "cap_under_way", "changes_later", "choosing", "chosen"),
    *("coup_under_way", "cut_out", "deal_under_way", "has_bid", "no_auction"),
    *("duplicate_card", "face_down", "foreign_card", "hand_hidden", "hands_hidden", "max_under_way", "no_bid"),
    *("no_candidate", "no_debt", "no_four", "no_marker", "no_pack", "no_round", "nobody_next", "not_closed", "not_due"),
    *("not_holder", "not_now", "not_open", "not_shown", "not_waiting", "pack_in_box", "pair_under_way", "players_bank"),
    *("plays", "same_card", "soda_shown", "turn_under_way", "unsure"),
}
"""Reasons that no deal script meets."""


def test_every_reason_of_a_seat_s_act_is_on_the_page() -> None:
    words = {value.word for module in REFUSALS for value in vars(module).values() if isinstance(value, Reason)}
    assert {word for word in words if f"`{word}`" not in SETTLE_PAGE} == AT_A_TABLE


def test_the_page_lists_the_options_that_a_script_does_not_take() -> None:
    listed = re.search(r"Options of a\s+table alone \((.*?)\)", SETTLE_PAGE, re.S)
    assert listed
    words = re.findall(r"`(\w+)`", listed[1])
    assert len(words) == len(set(words))
    alone = [(game, name) for game in GAMES for name, about in GAMES[game].options.items() if about.live_only]
    assert set(words) == {name for _, name in alone}
    for script in blocks("script"):
        for name in (name for game, name in alone if game == script["game"]):
            value = GAMES[script["game"]].options[name].default
            with pytest.raises(ValueError, match=rf"rules\.{name}"):
                settle_text(json.dumps({**script, "rules": {name: value}}).encode())


def test_the_command_points_to_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(description=text(settle.HELP))
    settle.add_arguments(parser)
    assert "docs/settle.md" in parser.format_help()
    assert settle.run(parser.parse_args([])) == 2
    out, err = io.StringIO(), io.StringIO()
    assert settle.settle_main("-", False, io.BytesIO(b'{"game": "faro"}'), out, err) == 2
    for said in (capsys.readouterr().err, err.getvalue()):
        assert "docs/settle.md" in said
        assert said.count("\n") == 1


# The figures of section 6.

TOUCH, POT, SQUARE = "59", "678", "KQA3"
"""Groups of two, three and four ranks, none of them the soda's."""
TURN_2 = unseen_by_rank([Card.parse(label) for label in ("9S", "9H", "2S")])


def each_turn(rules: Rules, some: Bet, left: Any = AFTER_SODA) -> F:
    return turn_odds(rules, some, left).edge


def decision(rules: Rules, some: Bet, left: Any = AFTER_SODA) -> F:
    found = turn_odds(rules, some, left).per_decision
    assert found is not None
    return found


def lying(some: Bet) -> F:
    found = left_until_decided(RULES, some, AFTER_SODA)
    assert found is not None
    return found


def called(labels: str, order: str, odds: int, kind: str = "call") -> F:
    return call_edge(RULES, bet(type_=kind, order=order, odds=odds), [Card.parse(label) for label in labels.split()])


FIGURES: dict[str, Callable[[], F]] = {
    "a split in a turn": lambda: split_chance(AFTER_SODA),
    "splits in a deal": lambda: expected_splits(AFTER_SODA),
    "turn 1, k = 4, in a turn": lambda: each_turn(RULES, bet("9")),
    "turn 1, k = 4, for each decision": lambda: decision(RULES, bet("9")),
    "turn 1, k = 4, left lying": lambda: lying(bet("9")),
    "turn 1, k = 3, for each decision": lambda: decision(RULES, bet("2")),
    "turn 1, k = 3, left lying": lambda: lying(bet("2")),
    "turn 2, k = 2, for each decision": lambda: decision(RULES, bet("9"), TURN_2),
    "one card left of the rank, any turn": lambda: each_turn(RULES, bet("A"), [1, 5, 3] + [0] * 10),
    "last turn, k = 2, in a turn": lambda: each_turn(RULES, bet("A"), [2, 1] + [0] * 11),
    "last turn, k = 3, in a turn": lambda: each_turn(RULES, bet("A"), [3] + [0] * 12),
    "coppered bet, `copper_split=any_split`, in a turn": lambda: each_turn(
        Rules(copper_split="any_split"), bet("9", copper=True)
    ),
    "call of three different ranks, 4 to 1": lambda: called("4S JH 8D", "4J8", 4),
    "call with a pair, 2 to 1": lambda: called("4S 4H 8D", "484", 2),
    "call with a pair, 1 to 1": lambda: called("4S 4H 8D", "484", 1),
    "call of the colours, 2 to 1": lambda: called("4S 4H 4D", "RB", 2, "color"),
    "the last three cards: all different": lambda: last_three(PACK)[0],
    "the last three cards: a pair": lambda: last_three(PACK)[1],
    "the last three cards: all of one rank": lambda: last_three(PACK)[2],
    "high card, odd, even": lambda: each_turn(RULES, bet(type_="high"), PACK),
    "odd, `parity_king=odd`, `parity_split=push`": lambda: each_turn(
        Rules(parity_king="odd", parity_split="push"), bet(type_="odd"), PACK
    ),
    "odd, `parity_king=odd`": lambda: each_turn(Rules(parity_king="odd"), bet(type_="odd"), PACK),
    "two cards that touch, `multi_both_copper=win`, in a turn": lambda: each_turn(
        Rules(multi_both_copper="win"), bet(TOUCH, "group", copper=True)
    ),
    "a square, `multi_both_copper=win`, in a turn": lambda: each_turn(
        Rules(multi_both_copper="win"), bet(SQUARE, "group", copper=True)
    ),
}
for group, ranks in (("two cards that touch", TOUCH), ("the pot", POT), ("a square", SQUARE)):
    for word in ("lose", "push"):
        FIGURES[f"{group}, `multi_both_open={word}`, for each decision"] = lambda ranks=ranks, word=word: decision(  # type: ignore[misc]
            Rules(multi_both_open=word), bet(ranks, "group")
        )
    FIGURES[f"{group}, `multi_both_copper=win`, for each decision"] = lambda ranks=ranks: decision(  # type: ignore[misc]
        Rules(multi_both_copper="win"), bet(ranks, "group", copper=True)
    )


def coup(packs: int, type_: str, **rules: Any) -> F:
    of = chances(left_in_shoe(packs))
    return bet_odds(PuntoBanco(**rules), type_, of).edge


OF_A_COUP: dict[str, tuple[str, dict[str, Any]]] = {
    "player": ("player", {}),
    "banker": ("banker", {}),
    "tie, 8 to 1": ("tie", {}),
    "tie, 9 to 1": ("tie", {"tie_odds": 9}),
    "a pair": ("player_pair", {}),
    "banker in Super 6": ("banker", {"variant": "super6"}),
    "Super 6": ("super6", {"variant": "super6"}),
    "banker in EZ": ("banker", {"variant": "ez"}),
    "Dragon 7": ("dragon7", {"variant": "ez"}),
    "Panda 8": ("panda8", {"variant": "ez"}),
}
for packs, written in ((8, "eight"), (6, "six")):
    for item, (kind, options) in OF_A_COUP.items():
        FIGURES[f"punto banco, {written} packs: {item}"] = lambda packs=packs, kind=kind, options=options: coup(  # type: ignore[misc]
            packs, kind, **options
        )

OF_A_STAKE: list[tuple[str, type[MacaoRules], int, int, dict[str, Any]]] = [
    ("Macao, both draw below 4", MacaoRules, 4, 4, {}),
    ("Macao, both draw below 5", MacaoRules, 5, 5, {}),
    ("Macao, both draw below 6", MacaoRules, 6, 6, {}),
    ("Macao, both draw below 7", MacaoRules, 7, 7, {}),
    ("Macao, below 6 against below 4", MacaoRules, 6, 4, {}),
    ("Macao, below 4 against below 6", MacaoRules, 4, 6, {}),
    ("Macao, nobody draws", MacaoRules, 0, 0, {}),
    ("Macao, both below 5, `macao_tie=void`", MacaoRules, 5, 5, {"macao_tie": "void"}),
    ("Macao, both below 6, `macao_over9=bust`", MacaoRules, 6, 6, {"macao_over9": "bust"}),
    ("Macao, both below 5, all at even money", MacaoRules, 5, 5, {"natural9_pays": 1, "natural8_pays": 1}),
    ("Victoria, both draw below 5", VictoriaRules, 5, 5, {}),
    ("Victoria, both draw below 6", VictoriaRules, 6, 6, {}),
    ("Victoria, both below 5, `macao_tie=void`", VictoriaRules, 5, 5, {"macao_tie": "void"}),
    ("Victoria, both below 5, all at even money", VictoriaRules, 5, 5, {"natural9_pays": 1, "natural8_pays": 1}),
]
for item, kind_of_rules, punter, banker, options in OF_A_STAKE:
    FIGURES[item] = lambda of=(kind_of_rules, punter, banker, options): (
        stake_odds(  # type: ignore[misc]
            of[0](**of[3]), left_in_two_packs(), of[1], of[2]
        ).edge
    )

OF_A_HAND: dict[str, tuple[int, int | None]] = {
    "punter from 4, bank from 5½": (8, 11),
    "punter from 4½, bank from 5": (9, 10),
    "punter from 5, bank from 5": (10, 10),
    "punter from 5, bank from 6½": (10, 13),
    "punter from 3, blackjack variant": (6, 12),
    "punter from 3½, blackjack variant": (7, 12),
    "punter from 5, blackjack variant": (10, 12),
    "punter from 4, bank until it has as much": (8, None),
    "punter from 4½, bank until it has as much": (9, None),
    "punter from 5, bank until it has as much": (10, None),
    "punter from 5½, bank until it has as much": (11, None),
    "punter from 6, bank until it has as much": (12, None),
}
for item, (of_punter, of_bank) in OF_A_HAND.items():
    FIGURES[f"siete y media, {item}"] = lambda of=(of_punter, of_bank): (
        hand_odds(  # type: ignore[misc]
            SieteYMedia(), left_in_pack(), *of
        ).edge
    )
for bank, written in ((10, "5"), (11, "5½"), (13, "6½")):
    FIGURES[f"siete y media, punter at his best, bank from {written}"] = lambda bank=bank: (
        best_play(  # type: ignore[misc]
            SieteYMedia(), left_in_pack(), bank
        ).edge
    )
FIGURES["siete y media, punter at his best, blackjack variant"] = lambda: (
    best_play(SieteYMedia(), left_in_pack(), 12).edge
)
FIGURES["siete y media, fusilar hits with the seven alone seen"] = lambda: 1 - F(*next_over(14, [Card.parse("7S")]))
for written, stands in (("6", 12), ("7", 14)):
    for at, item in enumerate(("goes over", "has 7½")):
        FIGURES[f"siete y media, a bank that stands from {written} {item}"] = lambda stands=stands, at=at: bank_alone(
            left_in_pack(), stands
        )[at]  # type: ignore[misc]


def free(packs: int, figure: str) -> F:
    play = free_play.play_of(left_in_shoe(packs))
    best = play.best_five()
    if figure == "the punter draws on 5 at his best":
        return best
    if figure == "the banker draws 6 against a punter who stood":
        mixed = play.mixed(best)
        assert mixed is not None
        assert mixed[0] == (6, free_play.STOOD)
        return mixed[1]
    five, _, answer = figure.partition(", ")
    chance = {"5 stands": F(0), "5 draws": F(1)}.get(five, best)
    return play.table_edge(chance) if answer == "the table" else play.best_edge(chance)


OF_FREE_PLAY = (
    "the punter draws on 5 at his best",
    "the banker draws 6 against a punter who stood",
    "both at their best",
    "5 stands, the best answer",
    "5 draws, the best answer",
    "5 stands, the table",
    "5 draws, the table",
    "5 at its best, the table",
)
for packs, written in ((6, "chemin de fer"), (3, "banque")):
    for item in OF_FREE_PLAY:
        FIGURES[f"{written}: {item}"] = lambda packs=packs, item=item: free(packs, item)  # type: ignore[misc]


def test_the_figures_on_the_page_are_counted() -> None:
    table = dict(re.findall(r"^\| (.+?) \| (.+?) \|$", RULES_PAGE.split("## 6. Figures")[1], re.MULTILINE))
    n_and_k = {name for name in table if "n cards" in name or name.startswith("the same")}
    assert table.keys() - n_and_k - {"item", "---"} == FIGURES.keys()
    for item, count in FIGURES.items():
        figure, value = table[item], count()
        if figure.endswith(" %"):
            digits = len(figure.removesuffix(" %").partition(".")[2])
            assert f"{float(value) * 100:.{digits}f} %" == figure, item
        else:
            assert F(figure) == value, item
