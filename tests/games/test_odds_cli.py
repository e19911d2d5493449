"""`faro odds`: the figures as people and programs read them, and what is wrong with a question in one line."""

import argparse
import json

import pytest

from controller.cli.odds import add_arguments, run
from controller.games.cards import Card, Rank


def ask(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(words))


def test_the_first_turn_in_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("--seen", "2S") == 0
    out = capsys.readouterr().out
    assert "51 cards unseen; the next turn is a split with 5.8824 %, 1.4706 splits" in out
    nine = next(line for line in out.splitlines() if line.startswith("9 open"))
    shown = [word for word in nine.split()[2:] if word != "%"]
    assert shown == ["4", "7.3725", "7.3725", "0.4706", "0.0000", "0.2353", "1.5464", "2.0208"]


def test_the_last_turn_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    cards = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
    seen = [card for card in cards if card not in ("4H", "JD", "8S")]
    assert ask("--seen", ",".join(seen), "--json", "--rule", "call_distinct=5") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["unseen"] == 3
    assert {call["edge"] for call in answer["calls"]} == {"0"}
    assert len(answer["calls"]) == 6
    assert answer["last_three"] == {"distinct": "1", "pair": "0", "triple": "0"}


def test_a_ten_is_taken_as_people_write_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("--seen", "10c,4H,TD", "--json") == 0
    out = capsys.readouterr().out
    assert ask("--seen", "TC,4H,10D", "--json") == 0
    assert out == capsys.readouterr().out
    assert (Card.parse("10C"), Rank.parse("10")) == (Card.parse("TC"), Rank.TEN)
    for label in ("10", "1C", "100C", "T0C", "10CC", ""):
        with pytest.raises(ValueError, match="not a card"):
            Card.parse(label)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--seen", "XX"], "not a card"),
        (["--seen", "2S,2S,3S"], "twice"),
        (["--seen", "10S,TS,3S"], "twice"),
        (["--seen", "2S,3S"], "odd number"),
        (["--rule", "tip"], "NAME=VALUE"),
        (["--rule", "tip=1"], "tip"),
        (["--rule", "call_pair=half"], "call_pair"),
    ],
)
def test_a_bad_question(words: list[str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(*words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert text in captured.err
