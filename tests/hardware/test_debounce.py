"""Debouncing in numbers."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.box.debounce import LOST_S, Debouncer

US = 1e-6


def due_s(contact: Debouncer) -> float:
    assert contact.due_s is not None
    return contact.due_s


def test_the_first_edge_is_reported_at_once_and_the_chatter_is_not():
    contact = Debouncer(0.02, active=False)
    assert contact.edge(True, 1.0) == [(True, 1.0)]
    assert contact.edge(False, 1.001) == []
    assert contact.edge(True, 1.002) == []
    assert contact.sample(True, due_s(contact)) == []
    assert contact.edge(False, 2.0) == [(False, 2.0)]


def test_a_state_left_behind_by_the_chatter_is_reported_when_it_is_over():
    contact = Debouncer(0.02, active=False)
    assert contact.edge(True, 1.0)
    assert contact.edge(False, 1.001) == []
    assert contact.due_s == 1.02
    assert contact.sample(False, 1.02) == [(False, 1.02)]


def test_an_edge_counts_from_when_it_came_once_it_has_stood_long_enough():
    beam = Debouncer(0.003, active=False, confirm_s=200 * US)
    assert beam.edge(True, 1.0) == []
    assert beam.due_s == 1.0 + 200 * US
    assert beam.sample(True, due_s(beam)) == [(True, 1.0)]


@pytest.mark.parametrize("micros", [1, 50, 199])
def test_a_spike_is_never_told(micros):
    beam = Debouncer(0.003, active=False, confirm_s=200 * US)
    assert beam.edge(True, 1.0) == []
    assert beam.edge(False, 1.0 + micros * US) == []
    assert beam.due_s is None
    assert beam.edge(True, 2.0) == []
    assert beam.edge(False, 2.03) == [(True, 2.0)]


def test_a_spike_whose_end_arrives_after_the_sample_is_not_told():
    beam = Debouncer(0.003, active=False, confirm_s=200 * US)
    beam.edge(True, 1.0)
    assert beam.sample(False, 1.0002) == []
    assert beam.due_s == 1.0002 + LOST_S
    assert beam.edge(False, 1.00005) == []
    assert (beam.active, beam.due_s) == (False, None)


def test_a_card_whose_end_arrives_after_the_sample_is_reported_with_both_its_times():
    beam = Debouncer(0.003, active=False, confirm_s=200 * US)
    beam.edge(True, 1.0)
    assert beam.sample(False, 1.045) == []
    assert beam.edge(False, 1.03) == [(True, 1.0)]
    assert beam.sample(False, 1.046) == [(False, 1.03)]


def test_a_state_whose_edge_was_lost_is_reported_by_the_second_sample():
    beam = Debouncer(0.003, active=False, confirm_s=200 * US)
    beam.edge(True, 1.0)
    assert beam.sample(True, 1.0002) == [(True, 1.0)]
    assert beam.sample(False, 1.003) == []
    assert beam.sample(False, due_s(beam)) == []
    assert beam.sample(False, due_s(beam)) == [(False, pytest.approx(1.003 + LOST_S))]
    assert beam.sample(False, due_s(beam)) == []
    assert beam.due_s is None


def test_a_spike_whose_end_was_lost_is_forgotten():
    beam = Debouncer(0.003, active=False, confirm_s=200 * US)
    beam.edge(True, 1.0)
    assert beam.sample(False, 1.0002) == []
    assert beam.sample(False, due_s(beam)) == []
    assert (beam.active, beam.due_s) == (False, None)


def at_once(edges, contact):
    """The (level, at) reported when each edge is handled as it happens, with the level seen at each sample."""
    told, level = [], contact.active
    for active, at_s in [*edges, (None, 1e6)]:
        while contact.due_s is not None and contact.due_s < at_s:
            told += contact.sample(level, contact.due_s)
        if active is not None:
            level = active
            told += contact.edge(active, at_s)
    return told


signals = st.lists(st.floats(1 * US, 0.05), max_size=60).map(
    lambda gaps: [(n % 2 == 0, at_s) for n, at_s in enumerate(itertools.accumulate(gaps, initial=1.0))]
)


@given(signals, st.sampled_from([0.0, 200 * US]))
def test_what_was_reported_last_is_how_the_contact_stands_once_it_is_quiet(edges, confirm_s):
    contact = Debouncer(0.02, active=False, confirm_s=confirm_s)
    told = at_once(edges, contact)
    assert contact.active == edges[-1][0]
    assert contact.due_s is None
    assert [active for active, _ in told] == [bool((n + 1) % 2) for n in range(len(told))]
    assert all(b[1] - a[1] >= 0.02 - 1e-9 for a, b in itertools.pairwise(told))


@given(signals)
def test_however_late_the_edges_arrive_the_same_is_reported_with_the_same_times(edges):
    prompt = at_once(edges, Debouncer(0.003, active=False, confirm_s=200 * US))
    late = Debouncer(0.003, active=False, confirm_s=200 * US)
    told = list(itertools.chain.from_iterable(late.edge(*edge) for edge in edges))
    while late.due_s is not None:
        told += late.sample(edges[-1][0], max(late.due_s, edges[-1][1]))
    assert told == prompt


@given(st.lists(st.tuples(st.floats(0.01, 1), st.floats(1 * US, 199 * US)), min_size=1, max_size=30))
def test_no_train_of_spikes_is_ever_told(spikes):
    beam, now_s = Debouncer(0.003, active=False, confirm_s=200 * US), 0.0
    for gap_s, width_s in spikes:
        now_s += gap_s
        assert beam.edge(True, now_s) == []
        assert beam.edge(False, now_s + width_s) == []
    assert (beam.active, beam.due_s) == (False, None)
