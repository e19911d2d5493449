"""The real tracker over the rendered box, and the table behind it: cards drawn while the picture tells nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest

from controller.games.message import Message, plain, say
from controller.runtime.inbox import Observed
from controller.runtime.translate import noticed
from controller.table import commands, reports
from controller.table.events import Event
from controller.table.log import advance
from controller.table.moment import moment
from controller.table.outputs import dealt
from controller.table.parts import part_name
from controller.table.state import DEALER, UNREAD, VIEW_TROUBLES, TableState, false_start, live, stopped
from hardware.devices import Part
from tests.english import as_shown, english
from tests.sample import sampled
from vision.capture.camera import Frame
from vision.quads import Image
from vision.read.reader import CardReader
from vision.render.scene import Scene
from vision.render.view import Difficulty
from vision.track.tracker import CardTracker

DECK = ["7H", "4D", "KH", "2D", "QS", "TD", "9H", "AD", "5C", "3S"]
READER = CardReader()


class Watched:
    """The table of one deal, fed frame by frame as by the camera's thread."""

    def __init__(self) -> None:
        self.scene = Scene(DECK, seed=4, size=(640, 360), difficulty=Difficulty(card_px=110.0))
        self._tracker = CardTracker(READER)
        self._epoch = -1
        self.spoil: Callable[[Image], Image] = lambda image: image
        self.state = TableState()
        for event in reports.open_table(self.state, game="faro", rules={}, bank=10_000, mode="table"):
            self.state = advance(self.state, event)
        self.dealer("start_deal")
        self.watch(1.0)

    def dealer(self, verb: str, **fields: object) -> None:
        for event in commands.decide(self.state, {"do": verb, "at": moment(self.state)._asdict(), **fields}, DEALER):
            self.state = advance(self.state, event)

    def reports(self, fact: Callable[[TableState], Iterable[Event]]) -> None:
        for event in fact(self.state):
            self.state = advance(self.state, event)

    def watch(self, seconds: float) -> None:
        for _ in range(round(seconds * 30)):
            self._look()

    def _look(self) -> None:
        frame = self.scene.frame()
        frame = Frame(self.spoil(frame.image), frame.captured_at_s, frame.sequence)
        if self.state.sight.epoch != self._epoch:
            self._epoch = self.state.sight.epoch
            self._tracker.rebase(self.state.sight.index, dealt(self.state))
        epoch = self._epoch  # of all observations of this picture: an order to read again does not count
        for observation in self._tracker.observe(frame):
            for event in noticed(self.state, Observed(observation, epoch), lambda pictures: []):
                self.state = advance(self.state, event)

    def act(self, act: Callable[[], None], then_s: float = 0.5) -> None:
        act()
        while self.scene.busy:
            self._look()
        self.watch(then_s)

    def draw(self, count: int = 1) -> None:
        for _ in range(count):
            self.act(self.scene.draw_card)

    @property
    def cards(self) -> list[str]:
        return [str(card) for card in live(self.state).cards]

    @property
    def asked(self) -> str:
        return "" if self.state.question is None else self.state.question.kind

    def answers(self, drawn: int) -> None:
        """How many were drawn, and then each card that he is asked for."""
        question = self.state.question
        assert question is not None
        self.dealer("drawn", count=drawn, question=question.id)
        while (question := self.state.question) is not None:
            self.dealer("answer", question=question.id, card=DECK[question.index])


def view(kind: str) -> Message:
    """The fault of the camera's view with this trouble alone."""
    return say("table-view", kinds=(VIEW_TROUBLES[kind],))


def black(image: Image) -> Image:
    return np.zeros_like(image)


def frozen() -> Callable[[Image], Image]:
    """From now on the picture stands still."""
    kept: list[Image] = []

    def spoil(image: Image) -> Image:
        kept.append(image)
        return kept[0]

    return spoil


def covered(image: Image) -> Image:
    """Something covers the box, except its far edge."""
    spoilt = image.copy()
    spoilt[60:] = (90, 120, 170)
    return spoilt


def trouble(table: Watched, kind: str) -> None:
    table.spoil = black if kind == "dark" else frozen()
    table.watch(1.5)
    held = stopped(table.state)
    assert held is not None
    assert held.text == say("table-held-fault", part=part_name("camera view"), fault=view(kind))


def passes(table: Watched) -> None:
    table.spoil = lambda image: image
    table.watch(1.5)


CASES = [("dark", 3), ("frozen", 2)]


@pytest.mark.parametrize(("kind", "count"), CASES)
def test_cards_drawn_unseen_are_asked_for_and_none_is_settled_as_another(kind: str, count: int) -> None:
    table = Watched()
    table.draw()
    assert table.cards == DECK[:2]
    trouble(table, kind)
    table.draw(count)
    passes(table)
    assert (table.asked, table.cards) == ("restart", DECK[:2])
    table.answers(count)
    assert table.cards == DECK[: 2 + count]
    table.draw()
    assert table.cards == DECK[: 3 + count]
    assert stopped(table.state) is None


def test_the_same_card_after_a_dark_view_is_not_asked_about() -> None:
    table = Watched()
    table.draw()
    trouble(table, "dark")
    passes(table)
    assert stopped(table.state) is None
    table.draw()
    assert table.cards == DECK[:3]


def test_a_view_stays_covered_while_the_dealer_keys_cards_until_a_card_is_in_view() -> None:
    table = Watched()
    table.draw()
    table.spoil = covered
    table.watch(3.0)
    assert table.state.faults == {Part.VIEW: view("covered")}
    table.dealer("resume", without=as_shown(table.state.faults))
    for card in DECK[2:4]:
        table.draw()
        table.dealer("key_card", card=card)
        assert (table.state.faults, stopped(table.state)) == ({Part.VIEW: view("covered")}, None)
    passes(table)
    assert (table.state.faults, stopped(table.state), table.cards) == ({}, None, DECK[:4])
    table.draw()
    assert table.cards == DECK[:5]


def test_a_camera_that_comes_back_to_a_covered_window_tells_nothing_until_it_reads_it() -> None:
    table = Watched()
    table.draw()
    table.reports(lambda state: reports.faulted(state, "camera", plain("hangs")))
    table.spoil = covered
    table.reports(lambda state: reports.cleared(state, "camera"))
    table.watch(4.0)
    held = stopped(table.state)
    assert held is not None
    assert held.by == "starting"
    table.dealer("drawn", count=0)
    assert table.state.faults == {Part.VIEW: UNREAD}
    table.dealer("resume", without=as_shown(table.state.faults))
    table.draw()
    table.dealer("key_card", card=DECK[2])
    assert table.state.accepted_faults == {Part.VIEW}
    passes(table)
    assert (table.state.faults, stopped(table.state), table.cards) == ({}, None, DECK[:3])


@pytest.mark.parametrize("kind", ["dark", "covered"])
def test_a_camera_that_comes_back_says_that_it_is_dark_and_cannot_say_that_it_is_covered(kind: str) -> None:
    table = Watched()
    table.draw()
    table.reports(lambda state: reports.faulted(state, "camera", plain("hangs")))
    table.spoil = black if kind == "dark" else covered
    table.reports(lambda state: reports.cleared(state, "camera"))
    table.watch(4.0)
    assert table.state.faults == ({Part.VIEW: view("dark")} if kind == "dark" else {})


@pytest.mark.parametrize("what", sampled(["hand_pass", "push_back"], 1))
def test_a_false_start_closes_the_bets_with_a_word(what: str) -> None:
    table = Watched()
    table.draw(2)
    table.watch(1.0)
    table.act(getattr(table.scene, what), then_s=1.5)
    assert live(table.state).phase == "bets_closed"
    assert "reopen the bets" in english(false_start(table.state))
    assert stopped(table.state) is None
    table.dealer("reopen_bets")
    table.draw(2)
    assert table.cards == DECK[:5]
    assert false_start(table.state) is None
