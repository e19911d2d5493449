"""The table as a fold: a turn, what is refused, what a seat may do, purses, and the state for the dealer's page."""

from __future__ import annotations

from typing import Any

import pytest

from controller.games.faro import Deal
from controller.table import commands, reports
from controller.table.commands import taken_for_debt
from controller.table.events import Event, decode
from controller.table.moment import moment
from controller.table.state import (
    MACHINE,
    Actor,
    Closing,
    Refused,
    concerned,
    game_of,
    live,
)
from controller.table.step import Step
from controller.table.view import table_view
from tests.controller.house import PACK, Table, reason, replayed


def test_a_turn_from_soda_to_settlement(table: Table) -> None:
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=100)
    table.moves()
    assert reason(lambda: table.ann("bet", bet="b", type="flat", ranks=["K"], stake=1)) == "closed"
    table.sees(1, "4H")
    table.sees(2, "9H")
    assert (table.purse, table.money) == (1100, 11_000)
    assert live(table.state).phase == "bets_open"


def test_movement_closes_bets_only_while_they_are_open(table: Table) -> None:
    table.sees(0, "7C")
    table.moves()
    assert table.do(lambda h: reports.movement(h, "camera")) == []


@pytest.mark.parametrize(
    ("verb", "fields", "expected"),
    [
        ("start_deal", {}, "deal_running"),
        ("answer", {"question": "q9", "card": "7C"}, "no_question"),
        ("correct", {"index": 5, "card": "7C"}, "bad_index"),
        ("correct", {"index": 0, "card": "7X"}, "bad_card"),
        ("drawn", {"count": 1}, "no_question"),
        ("undo", {}, "nothing_to_undo"),
        ("buy_in", {"player": "bob", "amount": 1}, "no_seat"),
        ("buy_in", {"player": "ann", "amount": 0}, "bad_amount"),
        ("cash_out", {"player": "ann", "amount": 1001}, "funds"),
        ("bank", {"amount": 0}, "bad_amount"),
        ("open_seat", {"player": ""}, "bad_name"),
        ("fly", {}, "bad_op"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    table: Table, verb: str, fields: dict[str, Any], expected: str
) -> None:
    table.sees(0, "7C")
    before = table.state
    assert reason(lambda: table.dealer(verb, **fields)) == expected
    assert table.state is before


def test_a_seat_does_what_a_seat_may_and_no_more(table: Table) -> None:
    table.sees(0, "7C")
    assert reason(lambda: table.ann("void_deal")) == "not_dealer"
    display = Actor("display")
    bet = {"do": "bet", "at": moment(table.state)._asdict(), "bet": "a", "type": "flat", "ranks": ["9"], "stake": 1}
    assert reason(lambda: commands.decide(table.state, bet, display)) == "no_seat"
    assert reason(lambda: commands.decide(table.state, {**bet, "player": "ann"}, Actor("seat", "bob"))) == "no_seat"


def test_a_bet_is_put_down_for_the_seat_that_sends_it_whatever_it_says(table: Table) -> None:
    table.sit("bob", amount=50)
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=10, player="bob")
    assert live(table.state).purses == {"ann": 990, "bob": 50}


def test_purses_outlive_the_deal(table: Table) -> None:
    table.sees(0, "7C")
    table.dealer("void_deal")
    table.dealer("cash_out", player="ann", amount=None)
    assert table.purse == 0
    table.dealer("buy_in", player="ann", amount=70)
    table.dealer("start_deal", pack="new")
    assert (table.purse, live(table.state).bank) == (70, 10_000)


def test_a_replay_of_the_events_gives_the_same_table(table: Table) -> None:
    for index, card in enumerate(PACK[:9]):
        table.sees(index, card)
    table.dealer("correct", index=3, card="KC")
    table.dealer("undo")
    again = replayed(table.events)
    assert again == table.state


def test_casekeeper_mode_takes_no_bets() -> None:
    table = Table(bank=0, mode="casekeeper")
    table.dealer("open_seat", player="ann")
    table.dealer("start_deal")
    table.sees(0, "7C")
    assert reason(lambda: table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1)) == "casekeeper"


def test_an_event_of_an_unknown_kind_or_field_is_named() -> None:
    with pytest.raises(ValueError, match="unknown event kind 'flown'"):
        decode({"kind": "flown"})
    with pytest.raises(ValueError, match="unknown field 'wings'"):
        decode({"kind": "held", "text": "x", "wings": 2})


def test_a_cover_card_that_is_drawn_is_no_false_start() -> None:
    """Bets close with the cover card and stay closed when the soda shows."""
    table = Table(soda_exposed_before_bets=False)
    table.dealer("start_deal")
    table.moves()
    assert table.state.closing == Closing("beam")
    table.sees(0, "7C")
    assert (live(table.state).phase, table.state.closing) == ("bets_closed", None)


def may(table: Table) -> set[str]:
    told = table_view(table.state, version=1, name="t", demo=False, beads_at=[None] * 13)["dealer"]
    return set(told["may"])


def test_the_dealer_s_page_gets_what_the_table_would_take(table: Table) -> None:
    before = Table(max=100)
    assert may(before) == set()
    always = {"key_card", "void_deal", "irregularity", "hold"}
    assert may(table) == always
    table.sees(0, "7C")
    assert may(table) == always | {"close_bets"}
    table.moves()
    assert may(table) == always | {"reopen_bets"}
    table.dealer("hold")
    assert may(table) == always - {"hold"} | {"resume"}
    table.dealer("resume")
    table.sees(1, None, candidates={"7": 0.6, "T": 0.4})
    assert may(table) == {"void_deal", "irregularity"}
    table.dealer("void_deal")
    assert may(table) == set()


def test_what_the_dealer_may_do_is_not_worked_out_with_every_stake(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(table.state)
    asked: list[Any] = []
    carried_out: list[Any] = []
    decide, emit = type(game).decide, Step.emit

    def ask(*args: Any) -> Any:
        asked.append(args[2])
        return decide(*args)

    def carry_out(step: Step, event: Event) -> None:
        carried_out.append(event)
        emit(step, event)

    monkeypatch.setattr(type(game), "decide", ask)
    monkeypatch.setattr(Step, "emit", carry_out)

    def costs() -> tuple[int, int]:
        asked.clear()
        carried_out.clear()
        told = may(table)
        made = len(asked), len(carried_out)
        for act in ({"do": "void_deal"}, {"do": "irregularity", "kind": "turned_back", "policy": "return_stakes"}):
            if act["do"] in told:
                assert commands.decide(table.state, act, MACHINE)
            else:
                with pytest.raises(Refused):
                    commands.decide(table.state, act, MACHINE)
        return made

    table.sees(0, "7C")
    bare = costs()
    for number in range(30):
        table.ann("bet", bet=f"b{number}", type="flat", ranks=["9"], stake=1)
    assert costs() == bare == (3, 0)
    table.moves()
    assert costs() == (3, 0)
    table.dealer("void_deal")
    assert costs() == (1, 0)


def test_the_cover_card_keeps_the_bets_closed_once_the_soda_is_seen() -> None:
    table = Table(soda_exposed_before_bets=False, max=100)
    table.dealer("start_deal")
    assert {"close_bets", "raise_max"} <= may(table)
    table.sees(0, "7C")
    assert not {"close_bets", "reopen_bets", "raise_max"} & may(table)


def test_the_dealer_s_page_gets_what_a_debt_takes(table: Table) -> None:
    deal = live(table.state)
    assert taken_for_debt(deal, "ann") == 0
    told = table_view(table.state, version=1, name="t", demo=False, beads_at=[None] * 13)["dealer"]
    assert told["people"] == {"ann": {"cash": 1000, "repays": 0}}
    assert (told["next_index"], told["irregularity"]["policy"]) == (0, "return_stakes")


def test_nothing_is_offered_to_a_seat_while_play_is_held(table: Table) -> None:
    table.sees(0, "7C")

    def offered() -> dict[str, Any]:
        return table_view(table.state, version=1, name="t", demo=False, beads_at=[None] * 13)["deal"]["legal"]

    assert "bet" in offered()["ann"]
    table.dealer("hold")
    assert offered() == {}


def test_a_deal_concerns_those_whose_stakes_lie(table: Table) -> None:
    assert concerned(table.state) == frozenset()
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1000)
    assert (table.purse, concerned(table.state)) == (0, {"ann"})
    table.dealer("close_seat", player="ann")
    assert concerned(table.state) == {"ann"}
    table.dealer("void_deal")
    assert concerned(table.state) == {"ann"}, "it may be taken back"
    table.sit("bob", amount=10)
    assert (table.state.ruling, concerned(table.state)) == (None, frozenset())


def on_layout(table: Table) -> int:
    deal = live(table.state)
    assert isinstance(deal, Deal)
    return deal.on_layout


def test_a_ruling_concerns_those_whom_it_took_all_they_had_while_it_may_be_taken_back(table: Table) -> None:
    """Or who comes with their name would have their stake again with an undo."""
    table.sees(0, "7C")
    table.ann("bet", bet="a", type="flat", ranks=["9"], stake=1000)
    table.dealer("close_bets")
    table.dealer("key_card", card="9H")
    table.dealer("key_card", card="4D")
    table.dealer("close_seat", player="ann")
    assert (table.purse, on_layout(table)) == (0, 0)
    assert concerned(table.state) == {"ann"}
    table.dealer("undo")
    assert (on_layout(table), concerned(table.state)) == (1000, {"ann"})
