"""Debouncing in numbers."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from hardware.debounce import Debouncer


def test_the_first_edge_is_told_at_once_and_the_chatter_is_not():
    contact = Debouncer(0.02, active=False)
    assert contact.edge(True, 1.0)
    assert not contact.edge(False, 1.001)
    assert not contact.edge(True, 1.002)
    assert not contact.look(True, contact.due_s)
    assert contact.edge(False, 2.0)


def test_a_state_left_behind_by_the_chatter_is_told_when_it_is_over():
    contact = Debouncer(0.02, active=False)
    assert contact.edge(True, 1.0)
    assert not contact.edge(False, 1.001)
    assert contact.due_s == 1.02
    assert contact.look(False, 1.02)


@given(st.lists(st.tuples(st.booleans(), st.floats(0, 0.05)), max_size=60))
def test_what_was_told_last_is_how_the_contact_stands_once_it_is_quiet(edges):
    contact, now, level, told = Debouncer(0.02, active=False), 0.0, False, []

    def until(end):
        while contact.due_s is not None and contact.due_s <= end:
            at = contact.due_s
            if contact.look(level, at):
                told.append((level, at))

    for active, gap in edges:
        until(now + gap)
        now, level = now + gap, active
        if contact.edge(active, now):
            told.append((active, now))
    until(now + 10)
    assert contact.active == level
    assert [active for active, _ in told] == [bool((n + 1) % 2) for n in range(len(told))]
    assert all(b[1] - a[1] >= 0.02 - 1e-9 for a, b in itertools.pairwise(told))
