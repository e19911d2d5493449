"""The kernel's table of rounds, over a small game: a bank is put up, stakes are laid, two cards come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from controller.games.audience import EVERYBODY, NOBODY, only
from controller.games.game import Decision, Expected
from controller.games.kernel.rounds import Phase, Rounds, one, purse, unless, where, within, yes


@dataclass
class Rules:
    min: int = 3
    unit: int = 5
    stake_s: int = 20
    bank_s: int = 9


@dataclass
class Deal:
    phase: str
    banker: str = ""
    purses: dict[str, int] = field(default_factory=lambda: {"ann": 12, "bob": 4, "cat": 30})
    rules: Any = field(default_factory=Rules)
    claims: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    asked: int = 7
    cards: tuple[Any, ...] = ()
    places: tuple[str, ...] = ()
    first: int = 0
    stakes: int = 0


def punters(deal: Deal) -> tuple[str, ...]:
    return tuple(player for player in deal.purses if player != deal.banker)


ROUNDS = Rounds(
    {
        "bank": Phase(asks=one("banker"), offers={"put": within("min", purse), "pass": yes}, limit="bank_s"),
        "claims": Phase(asks=punters, offers={"claim": yes}, everybody=True, once=True, limit="bank_s", silence="pass"),
        "stakes": Phase(
            asks=punters,
            offers={"stake": within("min", purse, sides=lambda deal, player: ["left"])},
            everybody=True,
            verbs=(),
            limit="stake_s",
            starts=lambda deal: deal.stakes > 0,
            key=lambda deal: f"stakes {deal.stakes > 0}",
            dealer=("enter",),
        ),
        "later": Phase(asks=punters, offers={"act": yes}, limit="stake_s", open=lambda deal: deal.stakes > 0),
        "down": Phase(card=lambda deal: "hand"),
        "up": Phase(card=lambda deal: "table"),
    },
    face_down={"hand"},
    seen_by=lambda deal, place: only(deal.banker),
    gone=lambda deal, index: NOBODY,
)


def test_one_is_asked_with_his_bounds_and_his_clock() -> None:
    deal = Deal("bank", "cat")
    assert ROUNDS.awaiting(deal) == (Decision("bank 7", "cat", ("put", "pass"), 9),)
    assert ROUNDS.legal(deal, "cat") == {"put": {"least": 5, "most": 30}, "pass": True}
    assert ROUNDS.legal(deal, "ann") == {}
    assert ROUNDS.legal(deal, "nobody") == {}


def test_bounds_that_leave_no_sum_offer_nothing() -> None:
    deal = Deal("bank", "bob")
    assert ROUNDS.legal(deal, "bob") == {"pass": True}


def test_where_nobody_stands_in_the_field_nobody_is_asked() -> None:
    assert ROUNDS.waits_for(Deal("bank")) == ()
    assert ROUNDS.awaiting(Deal("bank")) == (Decision("bank 7", None, ("put", "pass"), 9),)


@pytest.mark.parametrize("answer", ["claims", "passed"])
def test_who_has_answered_is_asked_no_more(answer: str) -> None:
    deal = Deal("claims", "cat")
    assert ROUNDS.waits_for(deal) == ("ann", "bob")
    assert ROUNDS.awaiting(deal) == (Decision("claims 7", None, ("claim",), 9, "pass", all_seats=True),)
    setattr(deal, answer, ("ann",))
    assert ROUNDS.waits_for(deal) == ("bob",)
    assert (ROUNDS.legal(deal, "ann"), ROUNDS.legal(deal, "bob")) == ({}, {"claim": True})


def test_a_clock_starts_and_a_key_changes_with_the_deal() -> None:
    deal = Deal("stakes", "cat")
    assert ROUNDS.awaiting(deal) == (Decision("stakes False", None, (), None, all_seats=True),)
    deal.stakes = 1
    assert ROUNDS.awaiting(deal) == (Decision("stakes True", None, (), 20, all_seats=True),)
    assert ROUNDS.legal(deal, "ann") == {"stake": {"least": 5, "most": 10, "sides": ["left"]}}
    assert ROUNDS.dealer_legal(deal) == ("enter",)


def test_a_question_that_is_not_open_is_not_awaited_and_offered_all_the_same() -> None:
    deal = Deal("later")
    assert ROUNDS.awaiting(deal) == ()
    assert ROUNDS.legal(deal, "ann") == {"act": True}
    deal.stakes = 1
    assert [decision.player for decision in ROUNDS.awaiting(deal)] == ["ann"]


def test_a_card_is_due_where_the_row_says() -> None:
    assert ROUNDS.expects(Deal("down")) == Expected("hand", "down")
    assert ROUNDS.expects(Deal("up")) == Expected("table", "up")
    assert ROUNDS.expects(Deal("bank")) is None
    assert ROUNDS.expects(Deal("a phase without a row")) is None


def test_a_card_face_down_is_its_players_once_it_lies_there() -> None:
    deal = Deal("down", "cat")
    assert ROUNDS.exposure(deal, 0) == NOBODY
    deal.places = ("hand", "table")
    assert [ROUNDS.exposure(deal, index) for index in (0, 1)] == [only("cat"), EVERYBODY]
    deal.first = 2
    assert ROUNDS.exposure(deal, 0) == NOBODY


def test_an_offer_may_hang_on_a_test_or_on_a_refusal() -> None:
    rich = where(lambda deal, player: deal.purses[player] > 10, purse)
    assert [rich(Deal("bank"), player) for player in ("ann", "bob")] == [12, None]
    poor = unless(lambda deal, player: "rich" if deal.purses[player] > 10 else None)
    assert [poor(Deal("bank"), player) for player in ("ann", "bob")] == [None, True]


def test_what_stands_beside_the_rows_is_offered_in_every_phase() -> None:
    rounds = Rounds(
        {"bank": Phase(asks=one("banker"), offers={"put": yes}), "rest": Phase()},
        beside={"come_back": where(lambda deal, player: player != "cat")},
    )
    assert rounds.legal(Deal("bank", banker="ann"), "ann") == {"put": True, "come_back": True}
    assert rounds.legal(Deal("bank", banker="ann"), "bob") == {"come_back": True}
    for phase in ("rest", "over"):
        assert rounds.legal(Deal(phase), "bob") == {"come_back": True}
        assert rounds.legal(Deal(phase), "cat") == {}
        assert rounds.legal(Deal(phase), "nobody") == {}
    assert rounds.offering["come_back"] == {"bank", "rest"}
