"""Names at the table: none that looks like another's, none that means something else."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.table import reports
from controller.table.commands import decide
from controller.table.moment import moment
from controller.table.names import alike, likeness, name_mistake
from controller.table.state import DEALER, Refused, TableState, apply


def table(*players: str) -> TableState:
    state = TableState()
    for event in reports.open_table(state, game="faro", rules={}, bank=1000, mode="table"):
        state = apply(state, event)
    for player in players:
        state = opened(state, player)
    return state


def opened(state: TableState, player: str) -> TableState:
    for event in decide(state, {"do": "open_seat", "at": moment(state)._asdict(), "player": player}, DEALER):
        state = apply(state, event)
    return state


@pytest.mark.parametrize("twin", ["ann", "ANN", "Ａｎｎ", "ΑΝΝ"])
def test_no_name_that_looks_like_one_at_the_table(twin: str) -> None:
    state = table("Ann")
    with pytest.raises(Refused, match=r"table-name-taken\(other=Ann") as refused:
        opened(state, twin)
    assert refused.value.reason == "taken"
    assert list(opened(state, "Anna").seats) == ["Ann", "Anna"]


def test_nor_like_one_whose_money_is_here() -> None:
    state = table("Ann")
    for command in ({"do": "buy_in", "player": "Ann", "amount": 50}, {"do": "close_seat", "player": "Ann"}):
        for event in decide(state, {"at": moment(state)._asdict(), **command}, DEALER):
            state = apply(state, event)
    with pytest.raises(Refused, match=r"table-name-taken\(other=Ann"):
        opened(state, "ANN")
    assert "Ann" in opened(state, "Ann").seats, "Ann comes back"


def test_a_seat_that_is_open_is_opened_again_without_a_word() -> None:
    assert opened(table("Ann"), "Ann") == table("Ann")


@pytest.mark.parametrize(
    "name", ["bank", "Bank", "ΒΑΝΚ", "dealer", "House", "table", "constructor", "__proto__", "toString", "ValueOf"]
)
def test_names_that_mean_something_else_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="table-name-reserved") as refused:
        opened(table(), name)
    assert refused.value.reason == "bad_name"


@pytest.mark.parametrize("name", ["Αnn", "Bоb", "Pаul"])
def test_mixed_alphabets_are_refused(name: str) -> None:
    assert not name.isascii()
    with pytest.raises(Refused, match="table-name-mixed"):
        opened(table(), name)


@pytest.mark.parametrize(
    "name", ["Ann", "Jürgen", "Émile d'Or", "Νίκος", "Иван", "山田 たろう", "Żółw", "Ann 2", "محمد"]
)
def test_people_s_names_are_taken(name: str) -> None:
    assert name_mistake(name) is None
    assert name in opened(table("Bob"), name).seats


@given(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=24))
def test_case_and_width_never_make_another_name(name: str) -> None:
    assert likeness(name) == likeness(unicodedata.normalize("NFKC", name))
    assert alike(name, [name]) is None
    if name.isascii():
        assert likeness(name) == likeness(name.upper()) == likeness(name.lower())
