"""`faro odds --game german_faro` against every order of a small pack, settled by the plain reading of the rules."""

import argparse
import json
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from controller.cli import odds
from controller.games.cards import PACK_52, Card, Suit
from controller.games.german_faro import Deal, ShowCard, VoidDeal, new_deal, parse_rules
from controller.games.german_faro.course import odds_of
from controller.games.german_faro.show import GERMAN_FARO
from tests.games import reference_german

PLAYERS = [{"name": name, "suit": suit, "marks": 9} for name, suit in zip("abcd", "SHDC", strict=True)]
OPTIONS = [
    {"pays": pays, "first_pile": first, "odd_last_card": odd}
    for pays, first, odd in product(("right", "left"), ("right", "left"), ("dead", "first_pile"))
]


def counted(cards: int, rules: dict[str, str], pairs: int) -> dict[str, str]:
    """Outcomes of a mark on the ace of spades within `pairs` pairs, over every order of `cards` cards."""
    found = {"win": 0, "lose": 0}
    deck = [card.label for card in PACK_52[:cards]]
    orders = list(permutations(deck))
    for order in orders:
        script = {"rules": rules, "deck": order, "bank": 9, "players": PLAYERS}
        stake = {"before": 1, "op": "stake", "player": "a", "card": "AS", "marks": 1}
        result = reference_german.settle({**script, "events": [stake]})
        for line in [line for pair in result["pairs"][:pairs] for line in pair["settled"]]:
            found[line["result"]] += 1
    win, lose = (Fraction(found[name], len(orders)) for name in ("win", "lose"))
    return {"win": str(win), "lose": str(lose), "undecided": str(1 - win - lose), "edge": str(lose - win)}


@pytest.mark.parametrize("rules", OPTIONS, ids=lambda rules: "-".join(rules.values()))
@pytest.mark.parametrize("cards", range(1, 6))
def test_the_odds_are_those_of_every_order_of_the_cards_left(cards: int, rules: dict[str, str]) -> None:
    answer = odds_of(PACK_52[cards:], parse_rules(rules))
    assert answer["unseen"] == cards
    assert answer["next_pair"] == counted(cards, rules, 1)
    assert answer["to_the_end"] == counted(cards, rules, cards)


def ask(*words: str) -> int:
    parser = argparse.ArgumentParser()
    odds.add_arguments(parser)
    return odds.run(parser.parse_args(["--game", "german_faro", *words]))


def test_the_command_tells_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("--seen", "AS,10H,TC", "--rule", "odd_last_card=first_pile", "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["next_pair"] == {"win": "1/49", "lose": "1/49", "undecided": "47/49", "edge": "0"}
    assert answer["to_the_end"] == {"win": "25/49", "lose": "24/49", "undecided": "0", "edge": "-1/49"}
    assert ask() == 0
    told = capsys.readouterr().out
    assert "52 cards unseen" in told
    assert "1.9231 %" in told
    assert "50.0000 %" in told


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--seen", "AS,AS"], "twice"),
        (["--seen", ",".join(card.label for card in PACK_52)], "no card is left"),
        (["--rule", "pays=both"], "pays"),
    ],
)
def test_a_bad_question_is_answered_in_one_line(
    words: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(*words) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert text in captured.err


def now(deal: Deal) -> dict[str, Any] | None:
    """The odds that the tablets show."""
    return GERMAN_FARO.odds(deal)


def test_tablets_show_the_odds_before_the_pair_with_cards_that_count() -> None:
    books = {"ann": Suit.SPADES, "bob": Suit.HEARTS, "cy": Suit.DIAMONDS}
    purses = {"ann": 5, "bob": 5, "cy": 0}
    deal: Any = new_deal(parse_rules({}), bank=50, books=books, purses=purses, left_out=Suit.CLUBS)
    diamonds_and_clubs = [card for card in PACK_52 if card.suit in (Suit.DIAMONDS, Suit.CLUBS)]
    before = odds_of(diamonds_and_clubs, deal.rules)
    assert before["unseen"] == 26  # cy is out: his diamonds are laid over
    assert now(deal) == before
    for label in ("4D", "2S"):
        deal, _ = deal.play(ShowCard(Card.parse(label)))
        assert now(deal) == before, "the pair is under way"
    deal, _ = deal.play(ShowCard(Card.parse("3H")))
    assert now(deal) == odds_of([*diamonds_and_clubs, Card.parse("2S"), Card.parse("3H")], deal.rules)
    deal, _ = deal.play(VoidDeal("misdeal"))
    assert now(deal) is None
