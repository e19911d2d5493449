"""A journal whose file is damaged - bits, pages, its end: run, safe mode, recall and check say so in one line or take
what is still right; none ends in a traceback, and nothing false is taken for true."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import io
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from controller.__main__ import main
from controller.cli import run
from controller.cli.check import computer
from controller.config import TableConfig
from controller.runtime.checkpoint import beside
from controller.runtime.journal import Journal, JournalError
from controller.runtime.store import Opening
from controller.runtime.wiring.assembly import Parts, running
from controller.table.events import Asked, CardSeen, ReadingWaits, encode
from controller.table.sight.states import State
from controller.table.state import TableState
from tests.controller.at_work import NO_DEVICES
from tests.controller.histories import evening

AT = "2026-01-01T00:00:00.000+00:00"
PAGE = 4096
OPENING = Opening({}, 2000)
TRIALS = 12


@dataclasses.dataclass(frozen=True)
class Sound:
    """The journal before any damage, and its public log."""

    data: bytes
    checkpoint: bytes
    state: TableState
    recalled: str
    checked: str


def _events() -> list[dict[str, object]]:
    """An evening whose pictures are not asked for: they are not what is tried here."""
    found = [event for events in evening("faro", 3, 160) for event in events]
    bodies = []
    for event in found:
        if isinstance(event, CardSeen | ReadingWaits):
            event = dataclasses.replace(event, sighting=dataclasses.replace(event.sighting, image=None))
        elif isinstance(event, Asked):
            event = dataclasses.replace(event, question=dataclasses.replace(event.question, image=None))
        bodies.append(encode(event))
    return bodies


def _started(path: Path) -> TableState | str:
    """The table as a start makes it, with no device and no page (what run and safe mode share), or why it does not."""

    async def start() -> TableState:
        async with running(Parts, TableConfig(bank=OPENING.bank), {}, journal_path=path, web=None) as at_work:
            return at_work.table.state

    try:
        return asyncio.run(start())
    except JournalError as error:
        return str(error)


def _recalled(path: Path) -> tuple[int, str]:
    out, error = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
        code = main(["recall", "9", "--journal", str(path)])
    assert code in (0, 1, 2)
    assert (error.getvalue().count("\n") == 1) is (code == 2), error.getvalue()
    return code, out.getvalue()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    path = tmp_path_factory.mktemp("sound") / "t.db"
    with closing(Journal(path)) as journal:
        journal.append(_events(), at=AT, command="c")
    assert isinstance(_started(path), TableState)
    code, recalled = _recalled(path)
    finding, _ = computer.journal(path)
    assert (code, finding.state) == (0, "good")
    data = path.read_bytes()
    state = _started(path)
    assert isinstance(state, TableState)
    return Sound(data, beside(path).read_bytes(), state, recalled, finding.text)


def _damaged(data: bytes, rng: random.Random) -> bytes:
    """The file with one thing wrong."""
    made = bytearray(data)
    pages = len(data) // PAGE
    page = rng.randrange(pages) * PAGE
    match rng.randrange(6):
        case 0 | 1:
            made[rng.randrange(len(made))] ^= 1 << rng.randrange(8)
        case 2:
            made[page + rng.randrange(12)] ^= 1 << rng.randrange(8)
        case 3:
            made[page : page + PAGE] = rng.randbytes(PAGE)
        case 4:
            other = rng.randrange(pages) * PAGE
            made[page : page + PAGE] = data[other : other + PAGE]
        case 5:
            del made[rng.randrange(len(made)) :]
    return bytes(made)


def _told(state: TableState) -> TableState:
    """Without what every start creates."""
    sight = dataclasses.replace(state.sight, state=State.TRUSTED, doubt=None, epoch=0)
    return dataclasses.replace(state, log=(), logged=0, sight=sight)


@pytest.mark.parametrize("with_checkpoint", [False, True], ids=["alone", "with its checkpoint"])
@pytest.mark.parametrize("first", range(0, 3 * TRIALS, TRIALS))
def test_damage_is_reported_in_one_line_and_nothing_false_is_accepted(
    sound: Sound, tmp_path: Path, first: int, with_checkpoint: bool
) -> None:
    refused = 0
    for seed in range(first, first + TRIALS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        path = folder / "t.db"
        path.write_bytes(_damaged(sound.data, random.Random(seed)))
        if with_checkpoint:
            beside(path).write_bytes(sound.checkpoint)
        code, recalled = _recalled(path)
        if code == 0:
            assert recalled.replace(str(path), "") == recalled_of(sound), seed
        finding, _ = computer.journal(path)
        assert "\n" not in finding.text
        if finding.state == "good":
            assert finding.text == sound.checked, seed
        state = _started(path)
        if isinstance(state, str):
            refused += 1
            assert "\n" not in state, seed
        else:
            assert _told(state) == _told(sound.state), seed
        for left in folder.iterdir():
            left.unlink()
    assert refused > 0


def recalled_of(sound: Sound) -> str:
    """Without the file's name."""
    head, _, rest = sound.recalled.partition("\n")
    return f"{head.rpartition(' ')[0]} \n{rest}"


@pytest.fixture
def stopped_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A started table is ended at once."""

    @asynccontextmanager
    async def notified() -> AsyncIterator[None]:
        os.kill(os.getpid(), signal.SIGTERM)
        yield

    monkeypatch.setattr(run, "notified", notified)


CONFIG = '[table]\njournal = "t.db"\nbank = 2000' + NO_DEVICES + "[web]\nport = 0\n"


@pytest.mark.parametrize("options", [[], ["--safe"]], ids=["run", "safe"])
@pytest.mark.parametrize("offset", [None, 0, PAGE, 2 * PAGE, -PAGE], ids=["sound", "header", "2nd", "3rd", "last"])
def test_run_and_safe_mode_end_in_one_line(
    sound: Sound,
    tmp_path: Path,
    stopped_at_once: None,
    capsys: pytest.CaptureFixture[str],
    offset: int | None,
    options: list[str],
) -> None:
    """Exit code 2, with which systemd does not try again."""
    data = bytearray(sound.data)
    if offset is not None:
        offset %= len(data)
        data[offset : offset + PAGE] = random.Random(offset).randbytes(PAGE)
    (tmp_path / "t.db").write_bytes(data)
    (tmp_path / "table.toml").write_text(CONFIG)
    code = main(["run", "--config", str(tmp_path / "table.toml"), *options])
    error = capsys.readouterr().err
    if offset is None:
        assert (code, error) == (0, "")
    else:
        assert code == 2
        assert error.startswith("faro run: the journal ")
        assert error.count("\n") == 1
