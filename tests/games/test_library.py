"""The engines as a library: its page, `deal.play`, ranks as people write them, and what a deal looks like."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games import faro, german_faro

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "engines.md"


def open_deal() -> faro.Deal:
    deal = faro.new_deal(faro.Rules(group_shapes="any"), bank=1000, purses={"ann": 100})
    return deal.play(faro.ShowCard(faro.Card.parse("4C")))[0]


def last_turn() -> faro.Deal:
    """The last three cards are J, Q and K of clubs."""
    deal = faro.new_deal(faro.Rules(), bank=1000, purses={"ann": 100})
    for i, card in enumerate(faro.PACK_52[:-3]):
        if i % 2:
            deal, _ = deal.play(faro.CloseBets())
        deal, _ = deal.play(faro.ShowCard(card))
    return deal


def test_the_page_says_what_happens() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_the_page_settles_a_deal_in_fifteen_lines() -> None:
    first = PAGE.read_text().split("```python")[1].split("```")[0]
    assert "purses" in first.splitlines()[-3]
    assert len(re.findall(r"^(>>>|\.\.\.) ", first, re.MULTILINE)) <= 15


@pytest.mark.parametrize("package", ["controller", "vision", "firmware_bridge", "hardware"])
def test_each_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


def test_playing_is_deciding_and_applying() -> None:
    deal = open_deal()
    before = deal.copy()
    bet = faro.PlaceBet("b", "ann", "flat", 5, ranks="K")
    after, events = deal.play(bet)
    assert events == faro.decide(deal, bet)
    assert after == faro.apply_all(deal, events)
    with pytest.raises(faro.Refusal):
        deal.play(faro.PlaceBet("b", "ben", "flat", 5, ranks="K"))
    assert deal == before


def test_german_faro_plays_the_same_way() -> None:
    books = {"ann": german_faro.Suit.HEARTS}
    deal = german_faro.new_deal(german_faro.Rules(), bank=50, books=books, purses={"ann": 12})
    before = deal.copy()
    stake = german_faro.Stake("ann", german_faro.Card.parse("9H"), 3)
    after, events = deal.play(stake)
    assert events == german_faro.decide(deal, stake)
    assert after == german_faro.apply_all(deal, events)
    assert deal == before
    assert repr(after) == (
        "<Deal of German faro: pair 1, bets_open, cards none (0 shown), stakes 1, bank 50, lying 3, purses {'ann': 9}>"
    )


LABELS = st.sampled_from(list(faro.Rank)).flatmap(lambda rank: st.sampled_from([rank, rank.label, rank.sign]))


@given(st.lists(LABELS, min_size=1, max_size=13))
def test_ranks_as_written_are_the_ranks_of_the_protocol(written: list[Any]) -> None:
    labels = [rank.label if isinstance(rank, faro.Rank) else rank.replace("10", "T") for rank in written]
    one = len(set(labels)) == 1
    kind = "flat" if one else "group"
    obj = {"op": "bet", "id": "b", "player": "ann", "type": kind, "stake": 5, "ranks": labels}

    def outcome(command: Any) -> Any:
        try:
            return faro.decide(open_deal(), command)
        except faro.Refusal as refusal:
            return refusal.reason

    expected = outcome(faro.decode_command(obj))
    assert outcome(faro.PlaceBet("b", "ann", kind, 5, ranks=written)) == expected
    assert outcome(faro.PlaceBet("b", "ann", kind, 5, ranks=iter(set(written)))) == expected
    if one:
        assert outcome(faro.PlaceBet("b", "ann", kind, 5, ranks=written[0])) == expected


@pytest.mark.parametrize("bad", ["11", "k", "", ["9", "X"], [9], [None], [["9"]], None, 2.5, True])
def test_what_is_no_rank_is_refused(bad: Any) -> None:
    deal = open_deal()
    for command in (
        faro.PlaceBet("b", "ann", "flat", 5, ranks=bad),
        faro.PlaceBet("b", "ann", "heel", 5, win="K", lose=bad),
        faro.PlaceBet("b", "ann", "string", 5, win=bad, lose="K"),
    ):
        with pytest.raises(faro.Refusal, match=r"^faro-no-rank\(found=.*, ranks=A 2 3 .* K\)$") as refused:
            deal.play(command)
        assert refused.value.reason == "bad_shape"


@pytest.mark.parametrize("bad", [-1, 0, 1 << 13, -2, (1 << 13) + 1])
def test_a_set_of_what_is_no_rank_is_refused(bad: Any) -> None:
    for command in (
        faro.PlaceBet("b", "ann", "flat", 5, ranks=bad),
        faro.PlaceBet("b", "ann", "group", 5, ranks=bad),
        faro.PlaceBet("b", "ann", "heel", 5, win="K", lose=bad),
        faro.PlaceBet("b", "ann", "string", 5, win=bad),
    ):
        with pytest.raises(faro.Refusal, match="faro-bad-shape"):
            open_deal().play(command)


def test_a_bet_is_moved_to_ranks_as_written() -> None:
    deal, _ = open_deal().play(faro.PlaceBet("b", "ann", "heel", 5, win="10", lose=[faro.Rank.ACE]))
    moved, _ = deal.play(faro.MoveBet("b", win=["2"], lose="T"))
    asked = {"op": "move", "id": "b", "win": ["2"], "lose": ["T"]}
    assert moved == deal.play(faro.decode_command(asked))[0]
    with pytest.raises(faro.Refusal, match="found='1'"):
        deal.play(faro.MoveBet("b", win=["1"], lose="T"))


def test_the_order_of_a_call_as_written() -> None:
    deal = last_turn()
    for order in ("QKJ", ["Q", "K", "J"], (faro.Rank.QUEEN, "K", faro.Rank.JACK)):
        (placed,) = deal.play(faro.PlaceBet("c", "ann", "call", 5, order=order))[1]
        assert isinstance(placed, faro.BetPlaced)
        assert placed.bet.order == "QKJ"
    with pytest.raises(faro.Refusal, match="found='B'") as refused:
        deal.play(faro.PlaceBet("c", "ann", "call", 5, order=["Q", "K", "B"]))
    assert refused.value.reason == "not_callable"


def test_a_deal_shows_itself_in_a_line() -> None:
    deal, _ = open_deal().play(faro.PlaceBet("b", "ann", "flat", 5, ranks="9"))
    assert repr(deal) == (
        "<Deal of faro: turn 1, bets_open, cards 4C (1 shown), bets 1, bank 1000, lying 5, purses {'ann': 95}>"
    )
    owing = faro.new_deal(faro.Rules(), bank=0, purses={"ann": 0}, debts={"ann": 7})
    assert "purses {'ann': 0}, debts {'ann': 7}>" in repr(owing)


@pytest.mark.parametrize("game", [faro, german_faro])
def test_one_import_has_all_commands_and_events(game: Any) -> None:
    from typing import get_args

    kinds: list[type] = [*get_args(game.Command), *get_args(game.Event)]
    for kind in kinds:
        assert getattr(game, kind.__name__, None) is kind, kind
        assert kind.__name__ in game.__all__
