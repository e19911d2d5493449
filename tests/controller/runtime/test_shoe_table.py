"""Punto banco from a rendered shoe: pictures in, what the table makes of them; and that nobody learns a sealed card."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import Any

import pytest

from controller.config import ConfigError, VisionConfig, load
from controller.runtime.inbox import Observed
from controller.runtime.tracker_feed import burst_of, picture_of
from controller.runtime.translate import noticed
from controller.service.pack_reader import Sight
from controller.table.outputs import beads
from controller.table.state import live, playing, stopped
from tests.controller.table.test_punto_table import Table
from vision.observations import Exposed, HalfOut, MotionStarted, PushedBack, Unclear
from vision.read.reader import CardReader
from vision.render.shoe_scene import Handling, ShoeScene
from vision.track.paper_tracker import PaperTracker
from vision.track.shoe_tracker import ShoeTracker
from vision.track.tracker import CardTracker

BURN = "3S 9D JC 5H"
OTHER_BURN = "3S 4C 4D 6S"
NATURAL = "9S 2H KS 3D"
LATER = "QH 8C 7D AS 6C"
CALM = Handling(speed_mm_s=(300.0, 450.0), turned_deg=0.5, upside_down=False)
FPS = 60.0


class Shoe:
    """A table whose cards come out of a rendered shoe. `said`: what was seen of them."""

    def __init__(self, cards: str) -> None:
        self.table = Table(cards)
        self.scene = ShoeScene(cards.split(), seed=4, fps=FPS, handling=CALM)
        self.tracker = ShoeTracker(CardReader())
        self.said: list[Any] = []
        self._epoch = -1
        self.look_on(3)

    def look_on(self, frames: int) -> None:
        for _ in range(frames):
            self._frame()

    def act(self, act: Any) -> None:
        """The hand at work, till it is done and a little longer."""
        act()
        while self.scene.busy:
            self._frame()
        self.look_on(3)

    def draw(self, count: int = 1) -> None:
        for _ in range(count):
            self.act(self.scene.draw_card)

    def _frame(self) -> None:
        state = self.table.state
        if state.sight.epoch != self._epoch:
            self._epoch = state.sight.epoch
            self.tracker.rebase(state.sight.index)
        for one in self.tracker.observe(self.scene.frame()):
            self.said.append(one)
            item = Observed(one, self._epoch, picture_of(one), burst_of(one))
            self.table.do(lambda s, item=item: noticed(s, item, _digests))  # type: ignore[misc]

    def seen(self, kind: type) -> int:
        return sum(isinstance(one, kind) for one in self.said)


def _digests(pictures: Sequence[bytes]) -> list[str]:
    return [hashlib.sha256(picture).hexdigest() for picture in pictures]


def test_a_coup_is_read_as_its_cards_leave() -> None:
    shoe = Shoe(f"{BURN} {NATURAL} {LATER}")
    shoe.draw(4)
    assert live(shoe.table.state).phase == "bets_open"
    shoe.table.bet("ann", "a", "player")
    shoe.table.dealer("close_bets")
    shoe.draw(4)
    assert shoe.table.view()["deal"]["hands"]["player"] == ["9S", "KS"]
    assert shoe.table.view()["money"]["purses"]["ann"] == 1100
    assert (shoe.seen(Exposed), shoe.seen(Unclear)) == (8, 0)
    assert stopped(shoe.table.state) is None


def test_nobody_learns_a_card_that_was_burnt_face_down(caplog: pytest.LogCaptureFixture) -> None:
    """Every page's state is the same to the byte after every card, and so are beads and log."""
    caplog.set_level(logging.DEBUG)
    shoes = [Shoe(f"{burn} {NATURAL}") for burn in (BURN, OTHER_BURN)]
    for _ in range(4):
        for shoe in shoes:
            shoe.draw()
        assert shoes[0].table.told() == shoes[1].table.told()
        assert beads(shoes[0].table.state) == beads(shoes[1].table.state)
    assert all(shoe.seen(Exposed) == 4 for shoe in shoes)
    told = "".join(shoes[0].table.told()) + caplog.text
    for card in BURN.split()[1:]:
        assert card not in told
    pictures = [shoes[0].table.state.sightings[index].image for index in (1, 2, 3)]
    assert all(digest is not None and digest not in told for digest in pictures)


def test_the_cards_still_in_the_shoe_change_nothing_before_they_come() -> None:
    """The cards still to come are reversed: every message is the same until the first of them leaves."""
    orders = (f"{NATURAL} {LATER}", " ".join(f"{NATURAL} {LATER}".split()[::-1]))
    shoes = [Shoe(f"{BURN} {later}") for later in orders]
    for shoe in shoes:
        shoe.draw(4)
        shoe.table.bet("bob", "b", "banker")
        shoe.table.dealer("close_bets")
    assert shoes[0].table.told() == shoes[1].table.told()
    for shoe in shoes:
        shoe.scene.draw_card(speed_mm_s=300.0)
    while all(shoe.scene.busy and shoe.table.state.sight.seen == 3 for shoe in shoes):
        assert shoes[0].table.told() == shoes[1].table.told()
        for shoe in shoes:
            shoe._frame()
    assert shoes[0].table.state.sight.seen == 4


def test_a_card_that_is_held_or_pushed_back_is_noted_and_none_is_shown() -> None:
    shoe = Shoe(f"{BURN} {NATURAL}")
    shoe.draw(4)
    shoe.table.dealer("close_bets")
    before = len(live(shoe.table.state).cards)
    shoe.act(lambda: shoe.scene.push_back(reach_x=50.0, held_s=1.3))
    assert (shoe.seen(HalfOut), shoe.seen(PushedBack)) == (1, 1)
    assert len(live(shoe.table.state).cards) == before
    codes = [line.code for _, line in shoe.table.state.log]
    assert "table-half-out" in codes
    assert "table-pushed-back" in codes
    shoe.draw()
    assert str(live(shoe.table.state).cards[-1]) == NATURAL.split()[0]


def test_two_cards_together_hold_play_and_both_are_asked_for() -> None:
    shoe = Shoe(f"{BURN} {NATURAL} {LATER}")
    shoe.draw(4)
    shoe.table.dealer("close_bets")
    shoe.act(lambda: shoe.scene.draw_two(lag_mm=10.0))
    for card in NATURAL.split()[:2]:
        question = shoe.table.state.question
        assert question is not None
        assert stopped(shoe.table.state) is not None
        shoe.table.dealer("answer", question=question.id, card=card)
    assert stopped(shoe.table.state) is None
    assert [str(card) for card in live(shoe.table.state).cards[-2:]] == NATURAL.split()[:2]
    shoe.draw(2)
    assert shoe.table.view()["deal"]["hands"]["banker"] == ["2H", "3D"]


def test_a_card_that_passes_unseen_makes_the_table_ask_how_many_left() -> None:
    shoe = Shoe(f"{BURN} {NATURAL} {LATER}")
    shoe.draw(4)
    shoe.table.dealer("close_bets")
    shoe.scene.draw_card()
    while shoe.scene.busy:  # no picture comes meanwhile
        shoe.scene.frame()
    shoe.look_on(3)
    question = shoe.table.state.question
    assert question is not None
    assert question.kind == "restart"
    assert playing(shoe.table.state)
    shoe.table.dealer("drawn", count=1)
    shoe.look_on(2)
    question = shoe.table.state.question
    assert question is not None
    shoe.table.dealer("answer", question=question.id, card=NATURAL.split()[0])
    shoe.draw(3)
    assert shoe.table.view()["deal"]["hands"]["player"] == ["9S", "KS"]


def test_a_movement_at_the_window_closes_no_bets() -> None:
    """In this game no card does; one that leaves without a deal is laid away."""
    shoe = Shoe(f"{BURN} {NATURAL}")
    shoe.draw(4)
    shoe.act(lambda: shoe.scene.push_back(reach_x=40.0))
    assert live(shoe.table.state).phase == "bets_open"
    assert shoe.seen(MotionStarted) == 5
    shoe.draw()
    assert live(shoe.table.state).phase == "bets_open"
    assert stopped(shoe.table.state) is not None


@pytest.mark.parametrize(
    ("on", "kind"), [({"shoe": True}, ShoeTracker), ({}, CardTracker), ({"sheet": True}, PaperTracker)]
)
def test_shoe_box_and_sheet_have_a_tracker_each(on: dict[str, Any], kind: type) -> None:
    sight = Sight(CardReader(), VisionConfig().names(), **on)
    assert type(sight.tracker(None)) is kind


def test_cards_on_the_sheet_are_not_read_at_the_exit_of_a_shoe(tmp_path: Any) -> None:
    path = tmp_path / "table.toml"
    for game, laid in (("punto_banco", True), ("faro", False)):
        path.write_text(f'[table]\ngame = "{game}"\n[camera]\nsource = "phone"\n[vision]\ncards_on = "sheet"\n')
        config = load(path)
        assert (config.on_sheet, config.lays_cards, config.reads_at_exit) == (True, laid, False)


def test_a_game_that_hides_cards_is_not_dealt_on_the_sheet(tmp_path: Any) -> None:
    path = tmp_path / "table.toml"
    path.write_text('[table]\ngame = "macao"\n[camera]\nfps = 120\n[vision]\ncards_on = "sheet"\n')
    with pytest.raises(ConfigError) as found:
        load(path)
    assert "config-no-sheet" in str(found.value.mistakes)


def test_a_camera_too_slow_for_a_shoe_is_a_mistake_of_the_configuration(tmp_path: Any) -> None:
    path = tmp_path / "table.toml"
    path.write_text('[table]\ngame = "punto_banco"\n[camera]\nsource = "picamera2:0"\nfps = 30\n')
    with pytest.raises(ConfigError) as found:
        load(path)
    assert "config-shoe-fps" in str(found.value.mistakes)
    path.write_text('[table]\ngame = "punto_banco"\n[camera]\nsource = "picamera2:0"\nfps = 120\n')
    assert load(path).reads_at_exit
