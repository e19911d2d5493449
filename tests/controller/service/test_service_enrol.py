"""Enrolling the table's pack at the service desk: from the deal through the box to the reader the table uses."""

from __future__ import annotations

import errno
import os
import shutil
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from controller.config import VisionConfig
from controller.runtime.wiring.assembly import Parts
from controller.runtime.wiring.real import PartsError, use_sight
from controller.service.deal_capture import NOTHING_SEEN
from controller.service.desk import GONE_S, ServiceDesk
from controller.service.enrolment import Enrolment
from controller.service.pack_files import PackFiles
from controller.service.pack_reader import Sight
from controller.service.window_mark import WindowMark
from controller.table.state import Refused, TableState
from tests.controller.rendered_deal import ORDER, dealt_once
from tests.english import english, raises_saying
from tests.hardware.waiting import eventually
from tests.sample import sampled
from tests.vision import shoe_deal
from vision.capture.camera import Frame
from vision.pack.enrolled_pack import load
from vision.quads import Image
from vision.read.reader import CardReader
from vision.render.scene import Scene

NAMES = VisionConfig().names()


class Eye:
    """A camera thread that is fed by hand."""

    def __init__(self) -> None:
        self.feed: Callable[[Frame], None] | None = None
        self.trackers = 0

    def watch(self, feed: Callable[[Frame], None] | None) -> None:
        self.feed = feed

    def new_tracker(self) -> None:
        self.trackers += 1

    def figures(self) -> None: ...
    def set_up(self) -> None: ...
    def window(self) -> None: ...
    def use_window(self, corners: Any) -> None: ...


FRENCH = "french"
"""The letters of the table, by which a B is no knave: one card of the pack has no name yet."""


class Desk:
    """A service desk with a camera and a place for packs, as after a start of the table."""

    def __init__(self, folder: Path, names: Any = NAMES, *, shoe: bool = False) -> None:
        self.eye, self.files = Eye(), PackFiles(folder / "t.pack")
        self.sight = Sight(CardReader(indices=FRENCH), names, shoe=shoe, indices=FRENCH)
        self.parts = Parts()
        use_sight(self.parts, self.sight, self.files)
        self.notes: list[str] = []
        self.now_s = 0.0
        enrolment = self.enrolment = Enrolment(
            self.eye,
            self.sight,
            self.files,
            note=lambda message: self.notes.append(english(message)),
        )
        self.desk = ServiceDesk(window=WindowMark(self.eye), enrolment=enrolment, now=lambda: self.now_s)

    def status(self) -> dict[str, Any]:
        """As the page gets it, with the sentences that it shows."""
        found: dict[str, Any] = self.desk.status(TableState(in_test=True))["enrol"]
        cards = [{**card, **{name: english(card[name]) for name in ("mistake", "doubt")}} for card in found["cards"]]
        return {**found, "cards": cards, "said": english(found["said"]), "working": english(found["working"])}

    def act(self, action: str, **fields: Any) -> None:
        self.desk.act({"do": "enrol", "action": action, **fields})

    def wait(self, step: str) -> dict[str, Any]:
        eventually(lambda: self.status()["step"] == step)
        return self.status()

    def storing_held(self) -> threading.Lock:
        """Within this no pack is written."""
        return self.enrolment._writing

    def deal(self, order: list[str]) -> Scene:
        """Begins, and lets the camera see the deal to its end."""
        scene, camera = dealt_once(order)
        self.act("begin")
        while (frame := camera.read()) is not None:
            self.feed(frame)
        for _ in range(30):
            self.feed(scene.frame())
        return scene

    def feed(self, frame: Frame) -> None:
        assert self.eye.feed is not None
        self.eye.feed(frame)

    def named(self, order: list[str]) -> None:
        """Dealt, and every card named."""
        self.deal(order)
        self.wait("naming")
        for place, label in enumerate(order):
            self.act("name", place=place, text=label)

    def reads(self, image: Image, scene: Scene) -> str | None:
        return self.sight.read(image, scene.window_quad)["card"]


def picture_of(card: str) -> tuple[Image, Scene]:
    scene, _ = dealt_once([card])
    return np.asarray(scene.frame().image, np.uint8), scene


def test_a_pack_is_dealt_named_stored_read_with_and_taken_back(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    assert (t.status()["step"], t.status()["cards_stored"], t.status()["stored_at"]) == ("rest", None, None)
    scene = t.deal(ORDER)
    seen = t.status()
    assert seen["step"] in ("dealing", "working")
    found = t.wait("naming")
    assert [card["text"] for card in found["cards"]] == ["QD", "9S", "TS", "", "AC", "8S"]
    assert found["cards"][3]["mistake"] == "no name yet"
    assert not found["good"]
    with pytest.raises(Refused, match="service-names-wanting"):
        t.act("store")
    jpeg = t.desk.picture(found["cards"][0]["picture"])
    assert jpeg is not None
    assert jpeg.startswith(b"\xff\xd8")

    t.act("order", text=" ".join(ORDER))
    assert [card["text"] for card in t.status()["cards"]] == ORDER
    t.act("name", place=3, text="xx")
    assert t.status()["cards"][3] == {**t.status()["cards"][3], "text": "XX", "mistake": "XX is the name of no card"}
    t.act("name", place=3, text="bh")
    found = t.status()
    assert (found["good"], len(found["missing"])) == (True, 46)
    assert t.files.at is None

    knave, box = picture_of("BH")
    assert t.reads(knave, box) is None
    t.act("store")
    assert "6 cards are stored" in t.wait("rest")["said"]
    assert (t.eye.trackers, t.eye.feed, len(t.notes)) == (1, None, 1)
    assert t.reads(knave, box) == "JH"
    stored = load(t.files.path)
    assert stored.labels == tuple(ORDER)
    assert t.sight.enrolled is not None
    assert t.sight.enrolled.pack.digest == stored.digest is not None, "it reads with what a restart will read with"
    assert scene.left == 0

    again = Desk(tmp_path)
    assert again.status()["cards_stored"] == 6
    enrolled_at = again.status()["stored_at"]
    assert enrolled_at == pytest.approx(time.time(), abs=120)
    assert again.reads(knave, box) == "JH", "a restart reads with it too"
    again.act("forget")
    status = again.status()
    assert (status["cards_stored"], status["stored_at"], status["before_at"]) == (None, None, enrolled_at)
    assert again.reads(knave, box) is None
    assert Desk(tmp_path).reads(knave, box) is None
    again.act("back", before=enrolled_at)
    status = again.wait("rest")
    assert (status["cards_stored"], status["stored_at"], status["before_at"]) == (6, enrolled_at, None)
    assert again.reads(knave, box) == "JH"


def test_the_pack_before_is_kept_and_comes_back(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    for order in (ORDER[:2], ORDER[2:4]):
        t.named(order)
        t.act("store")
        t.wait("rest")
        if order == ORDER[:2]:
            os.utime(t.files.path, (1e9, 1e9))
    assert load(t.files.path).labels == tuple(ORDER[2:4])
    assert t.status()["before_at"] == 1e9, "when it was enrolled, not when it was put aside"
    for expected in (ORDER[:2], ORDER[2:4]):
        t.act("back", before=t.status()["before_at"])
        t.wait("rest")
        assert load(t.files.path).labels == tuple(expected)


@pytest.mark.whole
def test_the_pack_to_go_back_to_is_named(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    for order in (ORDER[:2], ORDER[2:4]):
        t.named(order)
        t.act("store")
        t.wait("rest")
    wanted = t.status()["before_at"]
    t.act("back", before=wanted)
    t.wait("rest")
    for stale in ({"before": wanted + 1}, {}):
        with pytest.raises(Refused, match="service-other-pack-before"):
            t.act("back", **stale)
    assert load(t.files.path).labels == tuple(ORDER[:2])


@pytest.mark.parametrize("end", sampled(["the end of test mode", "the dealer"], 1))
def test_a_pack_given_up_while_it_is_stored_writes_nothing(tmp_path: Path, end: str) -> None:
    t = Desk(tmp_path)
    t.named(ORDER[:2])
    with t.storing_held():
        t.act("store")
        if end == "the dealer":
            t.act("drop")
        else:
            t.desk.leave()
    eventually(lambda: not any(thread.name == "work" for thread in threading.enumerate()))
    assert list(tmp_path.iterdir()) == []
    assert (t.status()["step"] == "rest") == (end == "the dealer")
    assert (t.files.at, t.eye.feed, t.eye.trackers, t.notes) == (None, None, 0, [])


@pytest.mark.whole
def test_names_outlast_test_mode_until_they_are_stored_or_thrown_away(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    t.named(ORDER[:4])
    t.desk.leave()
    assert [card["text"] for card in t.status()["cards"]] == ORDER[:4]
    for action in ("begin", "forget", "back"):
        with pytest.raises(Refused, match="service-still-dealt"):
            t.act(action)
    assert [card["text"] for card in t.status()["cards"]] == ORDER[:4]
    with t.storing_held():
        t.act("store")
        t.desk.leave()
    assert t.status()["said"] == "nothing was changed: test mode ended meanwhile"
    t.act("store")
    t.wait("rest")
    assert load(t.files.path).labels == tuple(ORDER[:4])


def test_a_deal_that_test_mode_ended_on_is_named_in_the_next_one(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    t.act("begin")
    t.desk.leave()
    assert (t.status()["step"], t.eye.feed) == ("rest", None), "no card was seen yet"
    t.deal(["9S"])
    t.desk.leave()
    assert t.eye.feed is None
    assert [card["text"] for card in t.wait("naming")["cards"]] == ["9S"]


def test_a_tablet_may_sleep_while_the_pack_is_dealt_and_stored(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    _, camera = dealt_once(ORDER[:2])
    t.act("begin")
    came = 0
    while (frame := camera.read()) is not None:
        t.feed(frame)
        if (pictures := t.status()["pictures"]) > came:
            came = pictures
            t.now_s += GONE_S + 1
            assert not t.desk.gone(), "a card came"
            t.now_s += GONE_S + 1
            assert t.desk.gone(), "no card came"
            t.desk.heard()
    assert came >= 2
    if t.status()["step"] == "dealing":
        t.act("done")
    t.wait("naming")
    for place in range(2):
        t.act("name", place=place, text=ORDER[place])
    t.now_s += GONE_S + 1
    assert t.desk.gone(), "while cards are named it ends: the names stay"
    t.act("store")
    eventually(lambda: not any(thread.name == "work" for thread in threading.enumerate()))
    t.now_s += GONE_S + 1
    assert t.desk.gone()
    assert t.files.at is not None, "taken into use though nobody looked"


def test_a_fault_of_ours_is_reported_and_the_page_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    t = Desk(tmp_path)
    t.named(ORDER[:2])

    def broken(*args: Any) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr("controller.service.enrolment.pack_of", broken)
    t.act("store")
    told = "internal error; it has been logged"
    assert t.wait("naming")["said"] == f"nothing was changed: {told}"
    t.act("drop")
    monkeypatch.setattr("controller.service.deal_capture.Deal.cards", broken)
    t.deal(ORDER[:1])
    assert t.wait("rest")["said"] == told
    assert caplog.text.count("RuntimeError: out of order") == 2


def test_a_disk_that_is_full_leaves_no_part_of_a_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    t = Desk(tmp_path)
    for order in (ORDER[:2], ORDER[2:4]):
        t.named(order)
        t.act("store")
        t.wait("rest")

    def full(source: Path, copy: Path) -> None:
        copy.write_bytes(source.read_bytes()[:100])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copy2", full)
    t.act("back", before=t.status()["before_at"])
    assert t.wait("rest")["said"] == "nothing was changed: No space left on device"
    t.named(ORDER[4:])
    t.act("store")
    assert t.wait("naming")["said"] == "nothing was changed: No space left on device"
    assert load(t.files.path).labels == tuple(ORDER[2:4])
    assert load(t.files.before).labels == tuple(ORDER[:2])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["t.pack", "t.pack.before"]


def test_a_camera_that_was_lost_during_the_deal_is_reported_until_the_end(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    scene, camera = dealt_once(ORDER[:2])
    t.act("begin")
    late_s = 0.0
    while (frame := camera.read()) is not None:
        if scene.left == 1 and not late_s:
            assert t.status()["lost_s"] == 0.0
            late_s = 4.0
        t.feed(replace(frame, captured_at_s=frame.captured_at_s + late_s))
    assert t.status()["lost_s"] == 4.0
    t.act("done")
    t.wait("naming")
    t.act("name", place=0, text=ORDER[0])
    assert t.status()["lost_s"] == 4.0
    t.act("drop")
    assert t.status()["lost_s"] == 0.0


def test_where_cards_are_read_at_the_shoe_s_exit_the_pack_is_dealt_through_it(tmp_path: Path) -> None:
    t = Desk(tmp_path, shoe=True)
    assert t.status()["shoe"]
    order, scene = shoe_deal.ORDER[:2], shoe_deal.shoe()
    t.act("begin")
    shoe_deal.show(scene, t.feed)
    for _ in order:
        shoe_deal.show(scene, t.feed, scene.draw_card)
    assert t.status()["pictures"] == 2
    t.act("done")
    assert len(t.wait("naming")["cards"]) == 2
    t.act("order", text=" ".join(order))
    t.act("store")
    t.wait("rest")
    assert load(t.files.path).labels == order
    assert t.sight.cards_enrolled == 2


def test_what_makes_a_deal_through_the_shoe_useless_is_reported_at_once(tmp_path: Path) -> None:
    t, scene = Desk(tmp_path, shoe=True), shoe_deal.shoe()
    t.act("begin")
    shoe_deal.show(scene, t.feed)
    shoe_deal.show(scene, lambda frame: t.eye.feed and t.eye.feed(frame), scene.draw_two)
    found = t.status()
    assert (found["step"], found["cards"]) == ("rest", [])
    assert found["said"].startswith("cards 1 and 2 came out together")


def test_a_deal_in_which_nothing_was_seen_is_reported(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    with pytest.raises(Refused, match="service-no-deal-watched"):
        t.act("done")
    t.act("begin")
    assert t.status()["window"] is None
    assert t.eye.feed is not None
    t.eye.feed(Frame(np.full((360, 640, 3), 60, np.uint8), 0.0, 0))
    t.act("done")
    assert t.wait("rest")["said"] == english(NOTHING_SEEN)


def test_a_pack_whose_letters_stand_for_nothing_is_refused_at_the_card(tmp_path: Path) -> None:
    t = Desk(tmp_path, ({}, {}))
    t.named(["DD", "9S"])
    found = t.status()
    assert [card["mistake"] for card in found["cards"]] == [
        "nothing says what DD stands for in the game (vision.ranks)",
        "",
    ]
    assert not found["good"]


def test_one_card_under_two_names_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    t = Desk(tmp_path)
    t.named(["9S", "DD", "9S"])
    assert [card["mistake"] for card in t.status()["cards"]] == ["the same as card 3, 9S", "", "9S is card 1 already"]
    t.act("name", place=2, text="9C")
    t.act("store")
    found = t.wait("naming")
    assert found["said"].startswith("nothing was changed: ")
    assert "one card under two names" in found["said"]
    assert (t.files.at, t.eye.trackers) == (None, 0)
    t.act("name", place=2, text="-")
    t.act("store")
    t.wait("rest")
    assert load(t.files.path).labels == ("9S", "DD")


def test_a_disk_that_refuses_is_reported_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / "t").mkdir()
    t = Desk(tmp_path / "t")
    t.named(["DD", "9S"])
    (tmp_path / "t").rmdir()
    t.act("store")
    assert t.wait("naming")["said"] == "nothing was changed: No such file or directory"
    assert t.eye.trackers == 0


def test_a_folder_that_is_not_synced_leaves_what_was_done_in_force_and_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = Desk(tmp_path)
    t.named(ORDER[:2])
    doubt = "; the disk may not keep this over a power cut: Input/output error"

    def refuses(folder: Path) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("controller.service.pack_files.sync_folder", refuses)
    t.act("store")
    told = t.wait("rest")
    assert told["said"].startswith("2 cards are stored")
    assert told["said"].endswith(doubt)
    assert (told["cards_stored"], t.eye.trackers, t.notes) == (2, 1, [told["said"]])
    assert load(t.files.path).labels == tuple(ORDER[:2])
    t.act("forget")
    told = t.status()
    assert told["said"] == f"the pack enrolled on the service page is no longer in use{doubt}"
    assert (told["cards_stored"], t.files.at) == (None, None)
    t.act("back", before=told["before_at"])
    told = t.wait("rest")
    assert told["said"].endswith(doubt)
    assert told["cards_stored"] == 2


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 and no more"])
def test_a_stored_pack_that_is_damaged_stops_the_start_with_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "t.pack").write_bytes(content)
    with raises_saying(PartsError, match=r"the pack enrolled on the service page: .*t.pack: .*move it away"):
        Desk(tmp_path)


def test_a_table_without_camera_says_so() -> None:
    with pytest.raises(Refused, match="service-part-no-eye"):
        ServiceDesk().act({"do": "enrol", "action": "begin"})
    assert ServiceDesk().status(TableState())["enrol"] is None
