"""Sensors that lie are found and named; sensors that do not are left alone."""

import pytest

from hardware.box.box_monitor import BoxMonitor
from hardware.devices import BeamEdge, DeviceCleared, DeviceFault, EndEdge, LidEdge
from tests.english import Says, english


@pytest.fixture
def watch():
    return BoxMonitor()


def draw(watch, at_s, cards_left=30, beam=True):
    """A card leaves: through the beam when that works, and before the camera."""
    out = []
    if beam:
        out += watch.take_beam(BeamEdge(True, at_s))
        out += watch.take_beam(BeamEdge(False, at_s + 0.3))
    return out + watch.take_draw(at_s + 0.5, cards_left) + watch.tick(at_s + 1)


def test_a_good_box_says_nothing_for_a_whole_deal(watch):
    out = watch.take_end(EndEdge(False, 0.0), 52)
    for card in range(51):
        out += draw(watch, 10.0 * card, cards_left=51 - card)
    out += watch.take_end(EndEdge(True, 520.0), 1)
    out += draw(watch, 521.0, cards_left=0)
    assert out == []


def test_a_beam_that_does_not_move_is_named_after_three_draws(watch):
    out = [draw(watch, 10.0 * n, beam=False) for n in range(5)]
    fault = DeviceFault("exit beam", Says("has not moved for the last 3 draws the camera saw"))
    assert out == [[], [], [fault], [], []]
    assert draw(watch, 60.0) == [DeviceCleared("exit beam")]


def test_another_fault_of_the_same_sensor_is_reported_and_the_same_one_is_not(watch):
    for n in range(3):
        draw(watch, 10.0 * n, beam=False)
    assert watch.take_beam(BeamEdge(True, 40.0)) == []
    watch.take_beam(BeamEdge(False, 40.1))
    for n in range(3):
        draw(watch, 50.0 + 10 * n, beam=False)
    watch.take_beam(BeamEdge(True, 90.0))
    (fault,) = watch.tick(101.0)
    assert english(fault.text).startswith("blocked for 10 s")
    assert watch.tick(102.0) == []


def test_a_beam_mended_and_tried_by_hand_between_two_deals_is_good_again(watch):
    for n in range(3):
        draw(watch, 10.0 * n, beam=False)
    assert watch.take_beam(BeamEdge(True, 60.0), counts=False) == []
    assert watch.take_beam(BeamEdge(False, 61.0), counts=False) == [DeviceCleared("exit beam")]
    assert draw(watch, 70.0, beam=False) == []
    assert draw(watch, 80.0, beam=False) == []
    assert draw(watch, 90.0, beam=False) != []


def test_one_draw_the_beam_missed_is_forgiven(watch):
    out = []
    for n in range(12):
        out += draw(watch, 10.0 * n, beam=n % 3 != 0)
    assert out == []


def test_a_beam_that_moves_by_itself_is_named(watch):
    out = []
    for n in range(3):
        out += watch.take_beam(BeamEdge(True, 1.0 * n))
        out += watch.take_beam(BeamEdge(False, 1.0 * n + 0.1))
    assert out == []
    assert watch.tick(6.0) == [DeviceFault("exit beam", Says("moved 3 times though the camera saw no card leave"))]


def test_a_stuck_beam_is_named_and_mended_when_it_is_free(watch):
    assert watch.take_beam(BeamEdge(False, 0.0)) == []
    assert watch.take_beam(BeamEdge(True, 1.0)) == []
    assert watch.tick(10.9) == []
    (fault,) = watch.tick(11.0)
    assert "stuck" in english(fault.text)
    assert watch.tick(12.0) == []
    assert watch.take_beam(BeamEdge(False, 13.0)) == [DeviceCleared("exit beam")]


def test_a_beam_blocked_from_the_start_is_named_at_once_and_mended_when_it_is_free(watch):
    watch.take_beam(BeamEdge(True, 1.0))
    (fault,) = watch.tick(1.1)
    assert english(fault.text).startswith("blocked from the start: a card in the slit, or the sensor is dark")
    assert watch.tick(20.0) == []
    assert watch.take_beam(BeamEdge(False, 30.0)) == [DeviceCleared("exit beam")]
    assert watch.take_beam(BeamEdge(True, 31.0)) == []
    assert watch.tick(32.0) == []


@pytest.mark.parametrize("first_s", [1.0, 100.0])
def test_a_beam_that_was_blocked_is_good_again_when_it_is_free_at_the_next_start(watch, first_s):
    watch.take_beam(BeamEdge(first_s < 50, 0.0))
    watch.take_beam(BeamEdge(True, first_s))
    (fault,) = watch.tick(first_s + 10)
    again = BoxMonitor()
    again.remember({"exit beam": fault.text})
    assert again.take_beam(BeamEdge(False, 0.0)) == [DeviceCleared("exit beam")]


def test_a_beam_that_did_not_move_is_not_good_again_because_it_is_free(watch):
    for n in range(3):
        out = draw(watch, 10.0 * n, beam=False)
    again = BoxMonitor()
    again.remember({"exit beam": out[0].text})
    assert again.take_beam(BeamEdge(False, 0.0)) == []


def test_a_beam_wired_the_wrong_way_round_is_named(watch):
    """Blocked at rest; each card makes it free and, when it has passed, blocked again."""
    out = watch.take_beam(BeamEdge(True, 0.0))
    for n in range(1, 7):
        at_s = 20.0 * n
        out += watch.tick(at_s - 1)
        out += watch.take_beam(BeamEdge(False, at_s))
        out += watch.take_draw(at_s + 0.2, 40)
        out += watch.take_beam(BeamEdge(True, at_s + 0.3))
    texts = [event.text for event in out if isinstance(event, DeviceFault)]
    assert any("wrong way round" in english(text) for text in texts)


def test_a_lid_that_chatters_is_named_and_a_lid_that_is_used_is_not(watch):
    used = [watch.take_lid(LidEdge(n % 2 == 0, 5.0 * n)) for n in range(20)]
    assert used == [[]] * 20
    chatter = [watch.take_lid(LidEdge(n % 2 == 0, 200 + 0.1 * n)) for n in range(8)]
    assert [event.part for events in chatter for event in events] == ["lid switch"]
    assert watch.tick(220.0) == []
    assert watch.tick(231.0) == [DeviceCleared("lid switch")]


def test_a_follower_that_is_wrong_about_the_pack_is_named(watch):
    assert watch.take_end(EndEdge(True, 1.0), 30) == [
        DeviceFault("follower switch", Says("says the box is empty with 30 cards left"))
    ]
    assert watch.take_end(EndEdge(False, 2.0), 30) == [DeviceCleared("follower switch")]
    (fault,) = draw(watch, 3.0, cards_left=0)
    assert fault == DeviceFault("follower switch", Says("has not reached its end though the box is empty"))
