"""The clocks of decisions, by numbers alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.games.game import Decision
from controller.runtime.decision_clocks import DecisionClocks

TEN = Decision("a", "ann", ("draw",), 10.0)
NO_LIMIT = Decision("b", "bob", ("draw",))


def test_a_clock_runs_to_its_end_and_that_is_reported_once() -> None:
    clocks = DecisionClocks()
    clocks.follow([TEN, NO_LIMIT], running=True, now_s=100.0)
    assert (clocks.left_ms(104.0), clocks.next_s(104.0)) == ({"a": 6000}, 6.0)
    assert clocks.due(109.9) == []
    assert (clocks.due(110.0), clocks.due(111.0), clocks.next_s(111.0)) == (["a"], [], None)
    clocks.handled("a", done=True)
    clocks.follow([TEN], running=True, now_s=112.0)
    assert (clocks.due(113.0), clocks.left_ms(113.0)) == ([], {"a": 0})


def test_a_clock_stands_while_play_is_held() -> None:
    clocks = DecisionClocks()
    clocks.follow([TEN], running=True, now_s=0.0)
    clocks.follow([TEN], running=False, now_s=4.0)
    assert (clocks.left_ms(1000.0), clocks.due(1000.0), clocks.next_s(1000.0)) == ({"a": 6000}, [], None)
    clocks.follow([TEN], running=True, now_s=1000.0)
    assert (clocks.due(1005.9), clocks.due(1006.0)) == ([], ["a"])


def test_one_that_begins_while_play_is_held_waits_for_it() -> None:
    clocks = DecisionClocks()
    clocks.follow([TEN], running=False, now_s=0.0)
    clocks.follow([TEN], running=True, now_s=50.0)
    assert clocks.left_ms(50.0) == {"a": 10_000}


def test_a_hold_between_the_end_and_its_processing_has_it_reported_again() -> None:
    clocks = DecisionClocks()
    clocks.follow([TEN], running=True, now_s=0.0)
    assert clocks.due(10.0) == ["a"]
    clocks.handled("a", done=False)
    clocks.follow([TEN], running=False, now_s=10.0)
    assert clocks.due(20.0) == []
    clocks.follow([TEN], running=True, now_s=20.0)
    assert clocks.due(20.0) == ["a"]


def test_another_decision_has_a_clock_of_its_own_and_one_that_is_gone_none() -> None:
    clocks = DecisionClocks()
    clocks.follow([TEN], running=True, now_s=0.0)
    clocks.follow([Decision("c", "ann", ("draw",), 5.0)], running=True, now_s=9.0)
    assert clocks.left_ms(9.0) == {"c": 5000}
    clocks.follow([], running=True, now_s=10.0)
    assert (clocks.left_ms(20.0), clocks.due(20.0)) == ({}, [])
    clocks.handled("c", done=True)


@given(st.lists(st.tuples(st.floats(0.01, 5.0), st.booleans()), max_size=30))
def test_what_is_left_is_the_limit_less_the_time_that_play_ran(steps: list[tuple[float, bool]]) -> None:
    clocks, now_s, ran_s, was = DecisionClocks(), 0.0, 0.0, True
    clocks.follow([TEN], running=True, now_s=0.0)
    for wait_s, running in steps:
        now_s += wait_s
        ran_s += wait_s if was else 0.0
        clocks.follow([TEN], running=running, now_s=now_s)
        was = running
        assert abs(clocks.left_ms(now_s)["a"] - max(0.0, 10.0 - ran_s) * 1000) < 1


def test_the_next_run_restarts_its_clocks_though_keys_come_again() -> None:
    clocks = DecisionClocks()
    clocks.follow([TEN], run=1, running=True, now_s=0.0)
    assert (clocks.is_up("a", 9.9), clocks.is_up("a", 10.0), clocks.is_up("b", 10.0)) == (False, True, False)
    assert clocks.due(10.0) == ["a"]
    clocks.follow([TEN], run=2, running=True, now_s=10.0)
    assert (clocks.is_up("a", 10.0), clocks.left_ms(11.0), clocks.due(20.0)) == (False, {"a": 9000}, ["a"])


@pytest.mark.parametrize("limit_s", [-1.0, float("inf"), float("nan")])
def test_a_limit_is_finite_and_not_below_0(limit_s: float) -> None:
    with pytest.raises(ValueError, match="limit of decision 'a'"):
        Decision("a", "ann", (), limit_s)
