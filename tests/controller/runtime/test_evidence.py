"""Every card leaves the picture it was read from, a card in doubt several; altered or lost pictures are found."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import numpy as np
import pytest

from controller.__main__ import main
from controller.cli.check import computer
from controller.games.message import plain
from controller.runtime.camera_thread import CameraThread
from controller.runtime.inbox import Observed
from controller.table.events import Asked as AskedEvent
from controller.table.events import Question, Sighting, decode, encode
from controller.table.state import DEALER, live
from tests.controller.at_work import AtWork, dealing
from tests.hardware.waiting import eventually
from vision.capture.camera import Frame
from vision.observations import Exposed, Unclear


async def doubtful_deal(path: Path) -> None:
    """A deal with a sure soda and a card in doubt that the dealer names."""
    async with dealing(path) as t:
        await t.sees(0, "7C", jpeg=b"soda")
        await t.sees(1, None, jpeg=b"last", burst=(b"look 1", b"look 2", b"last"))
        question = t.queries.view()["question"]
        shown = [t.queries.evidence(url.removeprefix("/evidence/").removesuffix(".jpg")) for url in question["burst"]]
        assert shown == [b"look 1", b"look 2", b"last"]
        assert question["image"] == question["burst"][-1]
        await t.dealer("answer", question=question["id"], card="9S")
        assert [str(card) for card in live(t.state).cards] == ["7C", "9S"]


def spoil(path: Path, statement: str) -> None:
    db = sqlite3.connect(path)
    for trigger in ("pictures_are_never_changed", "pictures_are_never_deleted"):
        db.execute(f"DROP TRIGGER {trigger}")
    db.execute(statement)
    db.commit()
    db.close()


async def test_every_picture_is_kept_and_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.db"
    await doubtful_deal(path)
    finding, _ = computer.journal(path)
    assert (finding.state, finding.data["pictures"]) == ("good", 4)
    assert main(["recall", "--journal", str(path), "--pictures", str(tmp_path / "out")]) == 0
    assert "evidence: 4 pictures fit their digests" in capsys.readouterr().out
    written = sorted((file.name[:5], file.read_bytes()) for file in (tmp_path / "out").iterdir())
    assert [name for name, _ in written] == ["1-01-", "1-02-", "1-02-", "1-02-"]
    assert written[0] == ("1-01-", b"soda")


@pytest.mark.parametrize(
    ("statement", "word"),
    [
        pytest.param("UPDATE pictures SET jpeg = x'00' WHERE jpeg = x'736f6461'", "1 altered", id="altered"),
        pytest.param("DELETE FROM pictures WHERE jpeg = x'736f6461'", "1 missing", id="missing"),
    ],
)
async def test_a_spoilt_picture_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], statement: str, word: str
) -> None:
    path = tmp_path / "t.db"
    await doubtful_deal(path)
    spoil(path, statement)
    finding, _ = computer.journal(path)
    assert finding.state == "wrong"
    assert f"3 pictures fit their digests; {word}: " in finding.text
    assert main(["recall", "--journal", str(path)]) == 1
    assert word in capsys.readouterr().out


async def test_a_spoilt_picture_is_not_shown_and_the_table_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, "7C", jpeg=b"soda")
        spoil(tmp_path / "t.db", "UPDATE pictures SET jpeg = x'00'")
        assert t.queries.evidence(str(t.state.last_sighting and t.state.last_sighting.image)) is None
        assert "journal-altered-picture" in caplog.text
        assert (await t.table.submit({"do": "hold", "at": t.queries.view()["at"]}, DEALER)).ok


async def test_a_question_keeps_its_looks_over_a_restart(tmp_path: Path) -> None:
    async with dealing(tmp_path / "t.db") as t:
        await t.sees(0, None, jpeg=b"last", burst=(b"look", b"last"))
        asked = t.queries.view()["question"]
    again = AtWork(tmp_path / "t.db")
    assert again.queries.view()["question"] == asked
    await again.end()


def test_events_of_journals_without_looks_are_read() -> None:
    body = encode(AskedEvent(Question("q1", "unclear", 3, plain("?"))))
    assert body["question"].pop("burst") == []
    assert decode(body) == AskedEvent(Question("q1", "unclear", 3, plain("?")))
    assert Sighting(0, None, None).burst == ()


class OneFrame:
    """A camera with a single picture."""

    fps = 30.0

    def __init__(self) -> None:
        self.left = 1

    def read(self) -> Frame | None:
        self.left -= 1
        return Frame(np.zeros((90, 120, 3), np.uint8), 0.0, 0) if self.left >= 0 else None

    def close(self) -> None: ...


class Told:
    """A tracker that sees one sure and one doubtful card in every frame."""

    def rebase(self, index: int, dealt: object = None) -> None:
        self.rebased = (index, dealt)

    def learn(self, dealt: object) -> None: ...

    def observe(self, frame: Frame) -> tuple[Exposed | Unclear, ...]:
        looks = tuple(np.full((900, 600, 3), level, np.uint8) for level in (40, 90, 200))
        return (
            Exposed(0, "7", "C", 0.99, {}, {}, 0.0, looks[0]),
            Unclear(1, {}, {}, 0.0, looks[2], None, looks),
        )


def test_the_camera_thread_sends_every_look_as_a_small_picture() -> None:
    posted: list[Observed] = []
    told = Told()
    thread = CameraThread(OneFrame(), told, lambda item: posted.append(item) if isinstance(item, Observed) else None)
    thread.aim(1, 1, True, [("K", "S")])
    thread.start()
    eventually(lambda: len(posted) == 2)
    thread.close()
    assert told.rebased == (1, [("K", "S")])
    sure, doubtful = posted
    assert sure.jpeg is not None
    assert sure.burst == ()
    assert len(doubtful.burst) == 3
    assert doubtful.burst[-1] == doubtful.jpeg
    assert all(look[:2] == b"\xff\xd8" and len(look) < 30_000 for look in doubtful.burst)
