"""A Spanish pack learnt while it is dealt once, slowly, through the rendered shoe, and read in another deal."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.english import raises_saying
from tests.vision.shoe_deal import FPS, ORDER, shoe, show
from vision.capture.camera import Frame
from vision.observations import Exposed
from vision.pack.enrol_deal import named, pack_of
from vision.pack.enrol_shoe import EMPTY_S, ShoeSampler
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError
from vision.render.shoe_scene import Handling, ShoeScene
from vision.track.shoe_tracker import ShoeTracker


@pytest.fixture
def begun() -> tuple[ShoeScene, ShoeSampler]:
    """The window has been seen empty, and no card."""
    scene, watch = shoe(), ShoeSampler()
    show(scene, watch.feed)
    return scene, watch


def test_a_pack_that_slid_out_of_the_shoe_is_read_in_another_deal(begun: tuple[ShoeScene, ShoeSampler]) -> None:
    scene, watch = begun
    for _ in ORDER:
        show(scene, watch.feed, scene.draw_card)
    dealt = watch.cards()
    pack = pack_of(dealt, named(dealt, ORDER))
    assert (pack.labels, len(pack.pictures)) == (ORDER, 2 * len(ORDER))

    read: list[Any] = []
    again = ORDER[::-1]
    other = shoe(again, seed=8, handling=Handling(turned_deg=0.5))
    tracker = ShoeTracker(EnrolledReader(pack))
    show(other, tracker.observe)
    for _ in again:
        show(other, lambda frame: read.extend(tracker.observe(frame)), other.draw_card)
    assert [f"{one.rank}{one.suit}" for one in read if isinstance(one, Exposed)] == list(again)


def test_the_deal_is_over_when_nothing_has_come_for_long(begun: tuple[ShoeScene, ShoeSampler]) -> None:
    scene, watch = begun
    empty = scene.frame()

    def wait(seconds: float) -> None:
        """Frames of the empty window, each a little otherwise, seen a twentieth of a second apart."""
        began_s = scene.time_s
        for k in range(int(20 * seconds) + 2):
            image = np.roll(empty.image, k % 2, axis=1)
            watch.feed(Frame(image, began_s + k / 20, k))

    wait(EMPTY_S)
    assert not watch.over, "no card came yet"
    kept = []
    scene._sequence += round((EMPTY_S + 1) * FPS)
    show(scene, lambda frame: kept.append(watch.feed(frame)), scene.draw_card)
    assert (kept.count(True), len(watch.cards()), watch.over) == (1, 1, False)
    wait(EMPTY_S)
    assert watch.over


def test_a_card_that_is_pushed_back_before_it_has_left_is_kept_once(begun: tuple[ShoeScene, ShoeSampler]) -> None:
    scene, watch = begun
    show(scene, watch.feed, lambda: scene.push_back(reach_x=30.0))
    show(scene, watch.feed, scene.draw_card)
    assert len(watch.cards()) == 1


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        pytest.param(ShoeScene.draw_two, "cards 2 and 3 came out together: put all cards back", id="two"),
        pytest.param(ShoeScene.push_in, "card 1 was pushed in again after it had left", id="pushed in"),
        pytest.param(
            lambda scene: scene.draw_card(speed_mm_s=2500.0), "card 2 was not seen whole: .* one slow pull", id="fast"
        ),
    ],
)
def test_what_makes_a_deal_useless_is_reported_in_one_line(
    fault: Callable[[ShoeScene], None], says: str, begun: tuple[ShoeScene, ShoeSampler]
) -> None:
    scene, watch = begun
    show(scene, watch.feed, scene.draw_card)
    with raises_saying(EnrolmentError, match=says):
        show(scene, watch.feed, lambda: fault(scene))


def test_a_card_over_the_window_must_be_seen_all_the_time(begun: tuple[ShoeScene, ShoeSampler]) -> None:
    scene, watch = begun
    scene.draw_card()
    for _ in range(20):
        frame = scene.frame()
        watch.feed(frame)
    with raises_saying(EnrolmentError, match="card 1 is still over the window"):
        watch.cards()
    with raises_saying(EnrolmentError, match="no usable picture came while card 1 was over the window"):
        for k in range(1, 10):
            watch.feed(Frame(frame.image, frame.captured_at_s + k / FPS, frame.sequence + k))


def test_fewer_and_more_cards_than_the_order_names_are_refused(begun: tuple[ShoeScene, ShoeSampler]) -> None:
    scene, watch = begun
    for _ in range(2):
        show(scene, watch.feed, scene.draw_card)
    for order in (ORDER[:1], ORDER[:3]):
        with raises_saying(EnrolmentError, match=f"2 cards were seen in the window, but the order names {len(order)}"):
            named(watch.cards(), order)
