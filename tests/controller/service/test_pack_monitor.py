"""What is looked for in the cards beside their reading: where they lie, and whether they are those enrolled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from controller.runtime.camera_thread import CameraThread
from controller.runtime.inbox import Observed
from controller.service.pack_monitor import PackMonitor
from controller.service.pack_reader import Sight
from tests.controller.service_table import StillCamera
from tests.english import english
from tests.hardware.waiting import eventually
from tests.vision.test_fingerprint import card
from vision.capture.camera import Frame
from vision.observations import Exposed
from vision.pack.enrolled_pack import EnrolledPack, Picture, load, save
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.own_cards import VIEWS
from vision.quads import CARD_H, CARD_W, Image
from vision.read.reader import CardReader

WINDOW = np.array([[200, 70], [200 + CARD_W, 70], [200 + CARD_W, 70 + CARD_H], [200, 70 + CARD_H]], np.float32)
LABELS = [rank + suit for rank in "2345" for suit in "SH"] + ["BS", "DH", "KD", "AC"]
"""Of the German pack; readings call the jack B and the queen D."""


def shown(index: int, rank: str, picture: Image, right_px: int = 0, suit: str | None = "S") -> tuple[Frame, Any]:
    """A card in the window, and that it was read."""
    image = np.full((480, 640, 3), 60, np.uint8)
    image[70 : 70 + CARD_H, 200 + right_px : 200 + right_px + CARD_W] = picture
    seen = Exposed(index, rank, suit, 0.999, {rank: 0.999}, {}, 0.0, quad=WINDOW)
    return Frame(image, captured_at_s=float(index), sequence=index), seen


class Watch(PackMonitor):
    """One whose notes are kept."""

    def __init__(self, enrolled: Callable[[], EnrolledReader | None], path: Path) -> None:
        self.notes: list[str] = []
        super().__init__(enrolled, path, note=lambda message: self.notes.append(english(message)))


def deal(watch: Watch, pack: dict[str, Image], seed: int = 0) -> list[str]:
    """One deal of these cards, shuffled; what is noted."""
    before = len(watch.notes)
    shuffled = [list(pack)[k] for k in np.random.default_rng(seed).permutation(len(pack))]
    watch.begin(0)
    for index, label in enumerate(shuffled):
        frame, seen = shown(index, {"B": "J", "D": "Q"}.get(label[0], label[0]), pack[label], suit=label[1])
        watch.show(frame, (seen, seen))
    watch.deal_over()
    return watch.notes[before:]


@pytest.fixture(scope="module")
def pack() -> dict[str, Image]:
    return {label: card(label, seed) for seed, label in enumerate(LABELS)}


@pytest.fixture(scope="module")
def reader(pack: dict[str, Image]) -> EnrolledReader:
    pictures = tuple(Picture(label, picture, label) for label, picture in pack.items())
    return EnrolledReader(EnrolledPack(pictures), {"B": "J", "D": "Q"})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.watch.json"


@pytest.mark.whole
def test_a_card_changed_for_another_is_noted_after_some_deals(
    pack: dict[str, Image], reader: EnrolledReader, file: Path
) -> None:
    watch = Watch(lambda: reader, file)
    assert deal(watch, pack) == []
    changed = {**pack, "BS": card("BS", 99)}
    for seed in range(1, VIEWS):
        assert deal(watch, changed, seed) == []
    (note,) = deal(watch, changed, VIEWS)
    assert note.startswith("J♠ may not be the card that was enrolled")
    assert watch.status()["pack"] == {"knowable": len(LABELS), "foreign": ["JS"]}
    assert deal(watch, pack, 9) == []
    assert watch.status()["pack"]["foreign"] == []


def test_another_pack_starts_again_and_without_one_nothing_is_compared(
    pack: dict[str, Image], reader: EnrolledReader, file: Path
) -> None:
    readers: list[EnrolledReader | None] = [reader]
    watch = Watch(lambda: readers[-1], file)
    deal(watch, pack)
    assert watch.status()["pack"]["knowable"] == len(LABELS)
    readers.append(None)
    deal(watch, pack)
    assert watch.status()["pack"] is None
    readers.append(EnrolledReader(reader.pack, {"B": "J", "D": "Q"}))
    watch.begin(0)
    frame, seen = shown(0, "J", pack["BS"])
    watch.show(frame, (seen,))
    assert watch.status()["pack"]["knowable"] == 1


def test_a_restart_forgets_no_look_at_an_enrolled_card(
    pack: dict[str, Image], reader: EnrolledReader, file: Path, tmp_path: Path
) -> None:
    def stored(path: Path, pictures: EnrolledPack) -> EnrolledReader:
        save(pictures, path)
        return EnrolledReader(load(path), {"B": "J", "D": "Q"})

    own = stored(tmp_path / "own.pack", reader.pack)
    deal(Watch(lambda: own, file), pack)
    changed = {**pack, "BS": card("BS", 99)}
    notes = [deal(Watch(lambda: own, file), changed, seed) for seed in range(1, VIEWS + 1)]
    assert notes[:-1] == [[]] * (VIEWS - 1)
    assert notes[-1] == [
        f"J♠ may not be the card that was enrolled: none of its marks in the last {VIEWS} deals; "
        "compare it with its picture"
    ]
    watch = Watch(lambda: own, file)
    assert watch.status()["pack"] == {"knowable": len(LABELS), "foreign": ["JS"]}
    watch.reset()
    assert watch.status()["pack"] == {"knowable": 0, "foreign": []}

    deal(watch, pack)
    other = stored(tmp_path / "other.pack", EnrolledPack(reader.pack.pictures[1:]))
    assert Watch(lambda: other, file).status()["pack"]["knowable"] == 0, "of another pack nothing is known"
    assert Watch(lambda: reader, file).status()["pack"]["knowable"] == 0, "nor of one that is in no file"


@pytest.mark.parametrize(
    "kept", ["", "{}", "[]", "null", '{"drift": [[1]], "pack": null, "own": {}}', '{"drift": [], "pack": "", "own": 1}']
)
def test_a_file_that_is_none_of_ours_is_said_and_not_used(
    kept: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_text(kept)
    watch = Watch(lambda: None, file)
    assert watch.status() == {"drift": None, "pack": None}
    (said,) = caplog.messages
    assert str(file) in said
    assert "start empty" in said


def test_what_cannot_be_kept_is_said_and_holds_nothing(
    pack: dict[str, Image], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    watch = Watch(lambda: None, tmp_path / "gone" / "table.watch.json")
    loose_deal(watch, pack["4H"], np.random.default_rng(2), tell_px=0)
    assert watch.status()["drift"]["deals"] == 1
    assert "could not be kept" in caplog.text


def loose_deal(watch: Watch, picture: Image, rng: np.random.Generator, tell_px: int) -> None:
    """52 cards, placed to within a pixel; a card above an ace or a king is dragged to the side."""
    order = [str(rank) for rank in rng.permutation([*"A23456789TJQK"] * 4)]
    watch.begin(0)
    for index, rank in enumerate(order):
        told = tell_px if order[index + 1 : index + 2] in (["A"], ["K"]) else 0
        frame, seen = shown(index, rank, picture, int(rng.integers(-1, 2)) + told)
        watch.show(frame, (seen,))
    watch.deal_over()


def test_a_box_that_gives_cards_away_is_noted_once(pack: dict[str, Image], file: Path) -> None:
    rng = np.random.default_rng(1)
    watch = Watch(lambda: None, file)
    notes = watch.notes
    assert watch.status()["drift"] is None
    for _ in range(2):
        loose_deal(watch, pack["4H"], rng, tell_px=4)
    (note,) = notes
    assert "exposed card lay by the one under it" in note
    found = watch.status()["drift"]
    assert (found["deals"], found["draws"], found["square"]) == (2, 102, False)

    again = Watch(lambda: None, file)
    assert again.status() == watch.status(), "a restart forgets nothing"
    loose_deal(again, pack["4H"], rng, tell_px=4)
    assert (len(watch.notes), again.notes) == (1, []), "it has been told"
    assert (again.status()["drift"]["deals"], again.status()["drift"]["draws"]) == (3, 153)

    again.reset()
    assert again.status()["drift"] is None
    assert Watch(lambda: None, file).status()["drift"] is None


def test_an_honest_box_is_called_square(pack: dict[str, Image], file: Path) -> None:
    watch = Watch(lambda: None, file)
    notes = watch.notes
    loose_deal(watch, pack["4H"], np.random.default_rng(2), tell_px=0)
    assert notes == []
    assert watch.status()["drift"]["square"] is True
    assert 0.1 < watch.status()["drift"]["spread_mm"] < 0.6


def test_sight_knows_which_pack_is_in_use(reader: EnrolledReader) -> None:
    usual = CardReader()
    assert Sight(usual, ({}, {})).enrolled is None
    assert Sight(reader, ({}, {})).enrolled is reader
    sight = Sight(usual, ({}, {}))
    sight.use(reader)
    assert sight.enrolled is reader


class Seeing:
    """A tracker that sees a card in every picture."""

    window = WINDOW

    def observe(self, frame: Frame) -> tuple[Any, ...]:
        return (shown(0, "4", np.zeros((CARD_H, CARD_W, 3), np.uint8))[1],)

    def rebase(self, index: int, dealt: object = None) -> None: ...
    def learn(self, dealt: object) -> None: ...


class Beside:
    """Remembers what it was shown; `broken`: raises whatever comes."""

    def __init__(self, *, broken: bool = False) -> None:
        self.broken, self.told, self.over = broken, list[str](), threading.Event()

    def begin(self, index: int) -> None:
        self._tell(f"begin {index}")

    def show(self, frame: Frame, seen: tuple[Any, ...]) -> None:
        self._tell("show")

    def deal_over(self) -> None:
        self._tell("over")
        self.over.set()

    def _tell(self, what: str) -> None:
        if self.broken:
            raise cv2.error("as it may be")
        self.told.append(what)


def test_the_camera_tells_it_of_deals_and_cards() -> None:
    beside, posted = Beside(), list[Any]()
    with closing(CameraThread(StillCamera(), Seeing(), posted.append, monitor=beside)) as camera:
        camera.aim(1, 0, True)
        camera.start()
        eventually(lambda: "show" in beside.told)
        camera.aim(1, 0, False)
        assert beside.over.wait(5)
    assert beside.told[:2] == ["begin 0", "show"]
    assert beside.told.count("over") == 1
    assert beside.told[-1] == "over"


def test_what_goes_wrong_there_holds_nothing(caplog: pytest.LogCaptureFixture) -> None:
    posted = list[Any]()
    with closing(CameraThread(StillCamera(), Seeing(), posted.append, monitor=Beside(broken=True))) as camera:
        camera.aim(1, 0, True)
        camera.start()
        eventually(lambda: len(posted) > 2)
    assert all(isinstance(item, Observed) for item in posted)
    assert "card monitor failed" in caplog.text
    caplog.clear()
