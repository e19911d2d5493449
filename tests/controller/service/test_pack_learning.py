"""A pack that learns at the table: from the deal to the reader that the table uses, and back."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from controller.config import VisionConfig
from controller.runtime.inbox import Observed
from controller.runtime.wiring.assembly import Parts
from controller.service.desk import ServiceDesk
from controller.service.pack_files import PackFiles
from controller.service.pack_learning import MOST_KEPT, PackLearning
from controller.service.pack_reader import Sight, reader_of
from controller.table.events import Event
from controller.table.state import Refused, TableState
from tests.controller.at_work import AT, AtWork
from tests.controller.house import PACK, Table
from tests.english import english
from tests.hardware.waiting import PATIENCE_S, eventually
from tests.instruments.benchmarks.learn import LIGHTS, still
from tests.sample import sampled
from tests.vision.learnt_cards import LABELS, enrolled, poor
from vision.observations import Exposed, Unclear
from vision.pack.enrolled_pack import EnrolledPack, Learnt, Picture, load, save
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.learning import Lesson, Outcome
from vision.quads import Image
from vision.read.reader import CardReader
from vision.render.view import Difficulty

NAMES = VisionConfig().names()
GAME = {"1E": "AS", "CE": "QS", "RO": "KD", "SO": "JD"} | {
    rank + suit: rank + game for rank in "2345" for suit, game in (("E", "S"), ("B", "C"), ("C", "H"), ("O", "D"))
}
"""What the cards of the Spanish pack stand for."""
OWN = {game: own for own, game in GAME.items()}


class Eye:
    """A camera thread, as far as learning needs it."""

    def __init__(self) -> None:
        self.trackers = 0

    def new_tracker(self) -> None:
        self.trackers += 1


class Learning:
    """What learns beside a table: `notes` are its lines in the log."""

    def __init__(self, folder: Path, pack: EnrolledPack, *, on: bool = True, configured: bool = False) -> None:
        self.path = folder / ("own.pack" if configured else "t.pack")
        save(pack, self.path)
        files = PackFiles(folder / "t.pack")
        reader = reader_of(load(self.path), NAMES)
        usual = reader if configured else CardReader()
        self.sight = Sight(usual, NAMES, pack="own.pack" if configured else "", file=self.path if configured else None)
        if not configured:
            self.sight.use(reader)
        self.eye, self.notes = Eye(), list[str]()
        self.learning = PackLearning(
            self.eye, self.sight, files, on=on, note=lambda text: self.notes.append(english(text)), now=lambda: AT
        )
        self.desk = ServiceDesk(learning=self.learning)

    @property
    def reader(self) -> EnrolledReader:
        assert self.sight.enrolled is not None
        return self.sight.enrolled

    @property
    def learnt(self) -> list[str]:
        """The learnt pictures in the file."""
        return [one.label for one in load(self.path).learnt]

    def judged(self) -> None:
        """What the deal proved has been compared."""
        work = self.learning._work
        assert work is not None
        eventually(lambda: work.done)

    def status(self) -> dict[str, Any]:
        found: dict[str, Any] = self.desk.status(TableState(in_test=True))["learnt"]
        return {**found, "said": english(found["said"]), "working": english(found["working"])}

    def forget(self, label: str | None = None) -> None:
        self.desk.act({"do": "forget_learnt"} | ({} if label is None else {"card": label}))
        eventually(lambda: not self.status()["working"])


class Watched(Table):
    """A table that is learnt from. Cards of the pack lie in the window as `shown` has them, others are read by their
    name."""

    def __init__(self, beside: Learning) -> None:
        self.beside = beside
        super().__init__()
        self.dealer("start_deal")

    def do(self, act: Callable[[TableState], Iterable[Event]]) -> list[Event]:
        made = super().do(act)
        self.beside.desk.heard_events(made, self.state)
        return made

    def plays(self, shown: Mapping[str, Image], said: Mapping[str, str] | None = None) -> list[str]:
        """The rest of the deal; which cards were in doubt. `said`: how the dealer calls some of these, in place of
        their names."""
        asked = []
        for index, card in list(enumerate(PACK))[len(self.cards) :]:
            label = OWN.get(card)
            picture = shown.get(label or "")
            digest = f"{self.state.deal_number} {index}"
            if picture is None:
                self.sees(index, card, image=digest)
                continue
            self.beside.desk.looked_at(digest, picture)
            reading = self.beside.reader.read(picture)
            assert reading.rank in (None, card[0]), card
            assert reading.suit in (None, card[1]), card
            if None not in (reading.rank, reading.suit):
                self.sees(index, card, image=digest)
                continue
            asked.append(str(label))
            self.sees(index, None, image=digest)
            assert self.state.question is not None
            self.dealer("answer", question=self.state.question.id, card=(said or {}).get(card, card))
        return asked


def shown(deal: int) -> dict[str, Image]:
    return {label: poor(label, deal) for label in LABELS}


@pytest.fixture(scope="module")
def pack() -> EnrolledPack:
    return enrolled()


def at_once(pack: EnrolledPack, lessons: Sequence[Lesson], others: Mapping[str, Image]) -> Outcome:
    """Every lesson is learnt, with no look at its picture."""
    learnt = tuple(Learnt(one.label, one.card, one.deal, one.at, 0.0) for one in lessons)
    return Outcome(replace(pack, learnt=(*pack.learnt, *learnt)), tuple(one.label for one in lessons), {})


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("controller.service.pack_learning.learn", at_once)


@pytest.fixture
def beside(tmp_path: Path, pack: EnrolledPack) -> Learning:
    return Learning(tmp_path, pack)


def test_cards_asked_about_in_one_deal_are_named_in_the_next(beside: Learning) -> None:
    table = Watched(beside)
    asked = table.plays(shown(1))
    assert len(asked) >= 3
    assert beside.notes == [], "nothing is said before the deal is beyond correction"
    assert beside.learnt == []
    beside.judged()
    assert beside.status()["cards"] == []
    written = beside.path.stat().st_mtime
    table.dealer("start_deal")
    learnt = beside.learnt
    assert learnt
    assert set(learnt) <= set(asked)
    assert beside.path.stat().st_mtime == written, "the pack is as old as it was"
    assert beside.eye.trackers == 1
    assert any("learnt from the deal before; the service page shows" in note for note in beside.notes)
    again = table.plays(shown(2))
    assert len(again) < len(asked)
    assert [one["deal"] for one in beside.status()["cards"]] == [1] * len(learnt)


@pytest.mark.whole
def test_a_rendered_spanish_pack_learns_in_a_camera_out_of_focus(tmp_path: Path) -> None:
    """Each card as the tracker cuts it out of the rendered window."""
    labels = ("1E", "2E", "3E", "RO", "4O")
    picture = partial(still, "spanish")
    good = [
        Picture(label, picture(label, 2 * k + n, Difficulty()), label) for k, label in enumerate(labels) for n in (0, 1)
    ]
    beside = Learning(tmp_path, EnrolledPack(tuple(good)))
    table = Watched(beside)
    deals = [
        {label: picture(label, 900 + 50 * n + k, LIGHTS["focus"]) for k, label in enumerate(labels)} for n in (0, 1)
    ]
    asked = table.plays(deals[0])
    assert asked
    beside.judged()
    table.dealer("start_deal")
    learnt = beside.learnt
    assert learnt
    again = table.plays(deals[1])
    assert len(again) < len(asked)
    assert not set(again) & set(learnt)


@pytest.mark.whole
@pytest.mark.usefixtures("quick")
async def test_pictures_come_from_what_the_reader_looked_at(beside: Learning, tmp_path: Path) -> None:
    """Through the inbox, the journal and the store of a table at work."""
    label = "2E"
    picture = poor(label, 1)
    async with AtWork(tmp_path / "t.db", desk=beside.desk) as t:
        await t.dealer("start_deal")
        for index, card in enumerate(PACK):
            own = OWN.get(card)
            looked_at = None if own not in LABELS else poor(own, 1)
            sure = (card[0], card[1], 0.999, {card[0]: 0.999}, {card[1]: 1.0}, 0.0)
            seen: Exposed | Unclear = Exposed(index, *sure, card=looked_at)
            if own == label:
                seen = Unclear(index, {"2": 0.6, "3": 0.4}, {"S": 1.0}, 0.0, card=picture)
            await t.happens(Observed(seen, t.state.sight.epoch, jpeg=f"jpeg {index}".encode()))
            if t.state.question is not None:
                await t.dealer("answer", question=t.state.question.id, card=card)
        beside.judged()
        await t.dealer("start_deal")
    assert beside.learnt == [label]
    (one,) = load(beside.path).learnt
    assert (one.deal, one.at) == (1, AT)


@pytest.mark.usefixtures("quick")
def test_a_name_that_is_put_right_after_the_deal_is_not_learnt(beside: Learning) -> None:
    table = Watched(beside)
    assert table.plays(shown(1), {"4S": "5S", "5S": "4S"})
    beside.judged()
    table.dealer("correct", index=PACK.index("4S"), card="4S", swap=True)
    table.dealer("start_deal")
    assert beside.learnt == []
    assert beside.learning._newest == {}


def test_a_wrong_name_that_the_count_does_not_show_is_refused_by_the_pictures(
    beside: Learning, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards in doubt whose names the dealer takes for one another: the count comes out."""
    table = Watched(beside)
    asked = table.plays(shown(1), {"4S": "5S", "5S": "4S"})
    assert {"4E", "5E"} <= set(asked)
    beside.judged()
    table.dealer("start_deal")
    assert not {"4E", "5E"} & set(beside.learnt)
    assert any("4♠" in note and "5♠" in note and "not learnt" in note for note in beside.notes)


@pytest.mark.usefixtures("quick")
def test_nothing_is_learnt_from_a_void_deal(beside: Learning) -> None:
    table = Watched(beside)
    table.plays({label: card for label, card in shown(1).items() if label[1] == "E"})
    table.dealer("start_deal")
    table.sees(0, PACK[0])
    table.dealer("void_deal")
    assert beside.learning._work is None
    assert beside.learning._kept == {}


@pytest.mark.usefixtures("quick")
def test_cards_wait_until_there_is_a_picture_of_every_other_one(beside: Learning) -> None:
    table = Watched(beside)
    without = {label: card for label, card in shown(1).items() if label != "4O"}
    asked = table.plays(without)
    assert beside.learning._work is None
    assert set(beside.learning._lessons) == set(asked)
    table.dealer("start_deal")
    table.plays({"4O": poor("4O", 2)})
    beside.judged()
    table.dealer("start_deal")
    assert beside.learnt


@pytest.mark.whole
@pytest.mark.usefixtures("quick")
def test_what_is_judged_late_is_not_taken_up_during_a_deal(beside: Learning) -> None:
    table = Watched(beside)
    table.plays(shown(1))
    work, beside.learning._work = beside.learning._work, None
    table.dealer("start_deal")
    beside.learning._work = work
    beside.judged()
    assert beside.status()["cards"] == [], "the page has looked"
    table.sees(0, PACK[0])
    assert beside.eye.trackers == 0
    table.dealer("void_deal")
    assert beside.learnt
    assert beside.eye.trackers == 1


def test_switched_off_as_it_is_by_itself_nothing_is_kept_or_learnt(tmp_path: Path, pack: EnrolledPack) -> None:
    assert VisionConfig().learn is Parts().learns is False
    beside = Learning(tmp_path, pack, on=False)
    before = beside.path.read_bytes()
    table = Watched(beside)
    assert table.plays(shown(1))
    table.dealer("start_deal")
    assert beside.path.read_bytes() == before
    assert (beside.notes, beside.eye.trackers, beside.learning._kept) == ([], 0, {})
    assert beside.status()["on"] is False


def test_a_table_without_an_enrolled_pack_keeps_nothing(beside: Learning) -> None:
    beside.sight.use(None)
    beside.desk.looked_at("digest", poor("1E", 1))
    assert beside.learning._kept == {}
    assert beside.status()["enrolled"] is False
    with pytest.raises(Refused, match="service-nothing-learnt"):
        beside.desk.act({"do": "forget_learnt"})


@pytest.mark.whole
@pytest.mark.usefixtures("quick")
def test_lessons_beyond_those_of_one_time_wait(beside: Learning, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("controller.service.pack_learning.MOST_AT_ONCE", 1)
    table = Watched(beside)
    asked = table.plays(shown(1))
    beside.judged()
    table.dealer("start_deal")
    assert beside.learnt == asked[:1]
    assert set(beside.learning._lessons) == set(asked[1:])


@pytest.mark.whole
def test_no_more_pictures_are_kept_than_of_one_pack(beside: Learning) -> None:
    for number in range(MOST_KEPT + 5):
        beside.desk.looked_at(str(number), poor("1E", 1))
    assert list(beside.learning._kept) == [str(number) for number in range(5, MOST_KEPT + 5)]


@pytest.mark.parametrize("configured", sampled([False, True], 1))
def test_what_was_learnt_is_taken_back(tmp_path: Path, pack: EnrolledPack, configured: bool) -> None:
    learnt = tuple(Learnt(label, poor(label, k), k + 1, AT, 0.5) for label in ("2E", "4E") for k in (0, 1))
    beside = Learning(tmp_path, replace(pack, learnt=learnt), configured=configured)
    found = beside.status()
    assert [(one["label"], one["deal"]) for one in found["cards"]] == [("4E", 2), ("4E", 1), ("2E", 2), ("2E", 1)]
    jpeg = beside.desk.picture(found["cards"][0]["picture"])
    assert jpeg is not None
    assert jpeg.startswith(b"\xff\xd8")
    assert beside.desk.picture("other") is None
    with pytest.raises(Refused, match="service-nothing-learnt"):
        beside.desk.act({"do": "forget_learnt", "card": "1E"})
    beside.forget("4E")
    assert beside.learnt == ["2E", "2E"]
    assert beside.status()["said"] == "the learnt pictures of 4♠ are taken back"
    beside.forget()
    assert beside.learnt == []
    assert beside.reader.pack.learnt == ()
    assert beside.eye.trackers == 2
    assert len(beside.notes) == 2


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("where", sampled(["write", "read_only", "rename"], 1))
def test_a_disk_that_refuses_changes_nothing_and_is_said(
    beside: Learning, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    before = beside.path.read_bytes()
    if where == "write":
        monkeypatch.setattr("controller.service.pack_learning.save", full)
    elif where == "read_only":
        monkeypatch.setattr(os, "access", lambda path, mode: False)
    table = Watched(beside)
    table.plays(shown(1))
    beside.judged()
    if where == "rename":
        monkeypatch.setattr(Path, "replace", full)
    table.dealer("start_deal")
    said = "Permission denied" if where == "read_only" else "No space left on device"
    assert beside.notes == [f"the pack could not be changed, all is as before: {said}"]
    assert beside.path.read_bytes() == before
    assert beside.eye.trackers == 0
    table.sees(0, PACK[0])
    assert table.cards == PACK[:1]


@pytest.mark.usefixtures("quick")
def test_a_crash_at_any_point_leaves_a_pack(beside: Learning, monkeypatch: pytest.MonkeyPatch) -> None:
    """The staged file is whole before the name changes, and one that a crash has left is written over."""
    beside.path.with_name("t.pack.learnt").write_bytes(b"part of one")
    table = Watched(beside)
    table.plays(shown(1))
    beside.judged()
    assert load(beside.path).learnt == (), "a crash here leaves the pack as it was"
    assert load(beside.path.with_name("t.pack.learnt")).learnt
    table.dealer("start_deal")
    assert load(beside.path).learnt
    assert not beside.path.with_name("t.pack.learnt").exists()


@pytest.mark.whole
@pytest.mark.usefixtures("quick")
def test_a_pack_enrolled_meanwhile_is_not_written_over(beside: Learning, pack: EnrolledPack) -> None:
    table = Watched(beside)
    table.plays(shown(1))
    beside.judged()
    other = replace(pack, pictures=pack.pictures[:8])
    save(other, beside.path)
    beside.sight.use(reader_of(load(beside.path), NAMES))
    table.dealer("start_deal")
    assert len(load(beside.path).pictures) == 8
    assert beside.notes == []


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """What is judged ends once this is set."""
    go = threading.Event()

    def waits(pack: EnrolledPack, lessons: Sequence[Lesson], others: Mapping[str, Image]) -> Outcome:
        assert go.wait(PATIENCE_S)
        return at_once(pack, lessons, others)

    monkeypatch.setattr("controller.service.pack_learning.learn", waits)
    return go


@pytest.mark.whole
def test_work_on_a_pack_that_is_in_use_no_more_comes_to_nothing(
    beside: Learning, pack: EnrolledPack, slow: threading.Event
) -> None:
    """A deal with the new pack has ended before the work on the old one has."""
    table = Watched(beside)
    table.plays(shown(1))
    running = beside.learning._work
    assert running is not None
    other = replace(pack, pictures=pack.pictures[:8])
    save(other, beside.path)
    beside.sight.use(reader_of(load(beside.path), NAMES))
    table.dealer("start_deal")
    table.plays({})
    assert beside.learning._work is None
    slow.set()
    eventually(lambda: running.done)
    table.dealer("start_deal")
    assert len(load(beside.path).pictures) == 8
    assert (beside.notes, beside.eye.trackers) == ([], 0)
    assert not beside.path.with_name("t.pack.learnt").exists()


@pytest.mark.whole
def test_no_two_works_write_at_once(tmp_path: Path, pack: EnrolledPack, slow: threading.Event) -> None:
    """Nothing is taken back while pictures are judged, and what is dropped ends before the next begins."""
    learnt = tuple(Learnt("2E", poor("2E", k), k + 1, AT, 0.5) for k in (0, 1))
    beside = Learning(tmp_path, replace(pack, learnt=learnt))
    table = Watched(beside)
    table.plays(shown(1))
    running = beside.learning._work
    assert running is not None
    with pytest.raises(Refused, match="service-busy"):
        beside.forget("2E")
    table.dealer("correct", index=1, card=PACK[2], swap=True)
    assert beside.learning._work is None
    with pytest.raises(Refused, match="service-busy"):
        beside.forget("2E")
    slow.set()
    eventually(lambda: running.done)
    beside.forget("2E")
    assert beside.learnt == []
    assert not beside.path.with_name("t.pack.learnt").exists()


@pytest.mark.whole
@pytest.mark.usefixtures("quick")
def test_pictures_of_a_deal_that_is_put_right_are_dropped_after_something_was_taken_back(
    tmp_path: Path, pack: EnrolledPack
) -> None:
    beside = Learning(tmp_path, replace(pack, learnt=(Learnt("2E", poor("2E", 0), 1, AT, 0.5),)))
    table = Watched(beside)
    table.plays(shown(1))
    beside.judged()
    beside.forget("2E")
    assert beside.learning._newest
    table.dealer("correct", index=1, card=PACK[2], swap=True)
    assert beside.learning._newest == {}


def test_what_fails_in_it_is_logged_without_a_card_and_the_table_goes_on(
    beside: Learning, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> Outcome:
        raise RuntimeError("4S lies face down")

    monkeypatch.setattr("controller.service.pack_learning.learn", fails)
    table = Watched(beside)
    table.plays(shown(1))
    beside.judged()
    table.dealer("start_deal")
    assert beside.notes == ["the pack could not be changed, all is as before: internal error; it has been logged"]
    monkeypatch.setattr(beside.learning, "_hear", fails)
    table.sees(0, PACK[0])
    assert table.cards == PACK[:1]
    assert "RuntimeError" in caplog.text
    assert "face down" not in caplog.text
