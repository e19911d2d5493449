"""The line on how far a long command is."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import cv2
import numpy as np
import pytest

from controller.__main__ import main
from controller.cli import progress as progress_module
from controller.cli import settle
from controller.cli.progress import EVERY_S, LEFT_AFTER_S, MOST_COLUMNS, QUIET_S, Progress
from controller.colours import coloured, painted, with_suits
from controller.runtime.journal import Journal
from controller.table.events import encode
from tests.controller.cli.terminal import Terminal
from tests.controller.histories import evening
from vision.render.card_art import raster


class Clock:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm")


def test_it_is_said_how_much_is_done_and_how_long_the_rest_takes() -> None:
    terminal, clock = Terminal(), Clock()
    with Progress(200, stream=terminal, clock=clock) as progress:
        progress.show(1, "cli-simulate-progress", done=1, deals=200)
        assert terminal.lines == []
        clock.now_s += QUIET_S
        progress.show(2, "cli-simulate-progress", done=2, deals=200)
        clock.now_s += EVERY_S / 2
        progress.show(3, "cli-simulate-progress", done=3, deals=200)
        clock.now_s = 100.0 + max(30.0, LEFT_AFTER_S)
        progress.show(50, "cli-simulate-progress", done=50, deals=200)
        clock.now_s = 3700.0
        progress.show(100, "cli-simulate-progress", done=100, deals=200)
    assert terminal.lines == [
        "[                    ]   1 %  2 of 200 deals",
        "[#####               ]  25 %  1:30 left  50 of 200 deals",
        "[##########          ]  50 %  1:00:00 left  100 of 200 deals",
    ]
    assert terminal.left == ""


def test_what_has_no_known_end_has_no_bar() -> None:
    terminal, clock = Terminal(), Clock()
    with Progress(stream=terminal, clock=clock) as progress:
        clock.now_s += 60.0
        progress.show(7, "cli-settle-progress", scripts=7)
    assert terminal.lines == ["7 scripts"]


def test_the_line_never_needs_a_second_one() -> None:
    terminal, clock = Terminal(), Clock()
    with Progress(10, stream=terminal, clock=clock) as progress:
        clock.now_s += 60.0
        progress.show(2, "cli-read-progress", number=1, files=2, name="n" * 300)
    assert [len(line) for line in terminal.lines] == [MOST_COLUMNS - 1]
    assert "4:00 left" in terminal.lines[0]


def test_what_is_printed_between_stands_on_a_line_of_its_own() -> None:
    terminal, clock = Terminal(), Clock()
    with Progress(stream=terminal, clock=clock) as progress:
        clock.now_s += QUIET_S
        progress.show(1, "cli-settle-progress", scripts=1)
        progress.aside()
        terminal.write("a deal\n")
        assert terminal.left == ""
        progress.show(1, "cli-settle-progress", scripts=2)
        assert terminal.left == "2 scripts"


def test_few_steps_that_take_long_are_each_said_at_once() -> None:
    terminal = Terminal()
    with Progress(at_once=True, stream=terminal, clock=Clock()) as progress:
        progress.show(0, "check-progress", part="camera")
        progress.show(0, "check-progress", part="board")
    assert terminal.lines == ["looking at: camera", "looking at: board"]


def test_no_terminal_gets_no_line() -> None:
    stream, clock = io.StringIO(), Clock()
    with Progress(10, at_once=True, stream=stream, clock=clock) as progress:
        clock.now_s += 60.0
        progress.show(5, "cli-settle-progress", scripts=5)
    assert stream.getvalue() == ""


ProgressOf = Callable[..., list[str]]


@pytest.fixture
def progress_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> ProgressOf:
    """Runs a command in a terminal whose line is written each time; what stood there. Without: nothing may."""

    def run(*arguments: str) -> list[str]:
        terminal = Terminal()
        with monkeypatch.context() as patch:
            patch.setattr(progress_module, "QUIET_S", 0.0)
            patch.setattr(progress_module, "EVERY_S", 0.0)
            patch.setattr(sys, "stderr", terminal)
            assert main(arguments) in (0, 1)
        assert terminal.left == ""
        lines = terminal.lines
        capsys.readouterr()
        assert main(arguments) in (0, 1)
        assert capsys.readouterr().err == ""
        return lines

    return run


def test_simulate_counts_its_deals(progress_of: ProgressOf) -> None:
    lines = progress_of("simulate", "--deals", "1000", "--processes", "1", "--game", "german_faro")
    assert lines == ["[####################] 100 %  1000 of 1000 deals"]


def test_read_counts_the_files_of_a_folder(progress_of: ProgressOf, tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        cv2.imwrite(str(tmp_path / name), np.zeros((60, 80, 3), np.uint8))
    assert progress_of("read", str(tmp_path)) == [
        "[                    ]   0 %  file 1 of 2: a.png",
        "[##########          ]  50 %  file 2 of 2: b.png",
    ]


def test_read_says_how_far_a_film_is(progress_of: ProgressOf, tmp_path: Path) -> None:
    film = cv2.VideoWriter(str(tmp_path / "a.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 10.0, (160, 120))
    for _ in range(20):
        film.write(np.zeros((120, 160, 3), np.uint8))
    film.release()
    lines = progress_of("read", str(tmp_path / "a.avi"))
    assert "[##########          ]  50 %  file 1 of 1: a.avi, 1 s" in lines


def test_recall_counts_events_and_pictures(progress_of: ProgressOf, tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with closing(Journal(path)) as journal:
        journal.append([encode(event) for events in evening("faro", 3, 60) for event in events], at="2026-01-01")
        count = journal.last_seq
    lines = progress_of("recall", "--journal", str(path), "2")
    assert lines[count - 1] == f"[####################] 100 %  event {count} of {count}"
    assert lines[count].endswith(" 0 %  pictures of deal 1 of 1")


def test_settle_tells_of_a_large_file_while_nobody_sees_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "deals"
    path.write_text(json.dumps({"game": "faro"}) + "\n" + 3 * settle.ASIDE * "{}\n")
    monkeypatch.setattr(progress_module, "QUIET_S", 0.0)
    monkeypatch.setattr(progress_module, "EVERY_S", 0.0)
    for results, lines in ((io.StringIO(), 3), (Terminal(), 0)):
        terminal = Terminal()
        assert settle.settle_main(str(path), True, io.StringIO(), results, terminal) == 0
        assert results.getvalue().count("\n") == 3 * settle.ASIDE + 1
        assert len(terminal.lines) == lines
    assert settle.settle_main(str(path), True, io.StringIO(), io.StringIO(), terminal) == 0
    assert terminal.lines[-1].endswith(f"{3 * settle.ASIDE} scripts")


def test_enrol_counts_its_pictures(progress_of: ProgressOf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.pack.enrolment.with_thresholds", lambda pack: pack)  # seconds of it
    paths = [str(tmp_path / f"{label}.png") for label in ("KH", "7S")]
    for path in paths:
        cv2.imwrite(path, raster(Path(path).stem, 400)[:, :, :3])
    lines = progress_of("enrol", *paths, "--out", str(tmp_path / "own.pack"))
    assert lines[-1] == "[####################] 100 %  2 of 2 pictures looked at"


@pytest.mark.parametrize(
    ("environment", "terminal", "expected"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"TERM": "dumb"}, True, False),
        ({"NO_COLOR": "1"}, True, False),
        ({"NO_COLOR": ""}, True, True),
        ({"FORCE_COLOR": "1"}, False, True),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, False, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
    ],
)
def test_colours_are_where_a_terminal_and_its_person_want_them(
    environment: dict[str, str], terminal: bool, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    stream = Terminal() if terminal else io.StringIO()
    assert coloured(stream) is expected
    assert painted("word", "31", stream=stream) == ("\033[31mword\033[0m" if expected else "word")
    assert with_suits("A♥ K♠", stream) == ("A\033[31m♥\033[0m K♠" if expected else "A♥ K♠")


def test_a_terminal_s_own_width_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, terminal = Clock(), Terminal()
    monkeypatch.setattr(terminal, "fileno", lambda: 2)
    monkeypatch.setattr(os, "get_terminal_size", lambda descriptor: os.terminal_size((30, 24)))
    with Progress(stream=terminal, clock=clock) as progress:
        clock.now_s += 60.0
        progress.show(2, "cli-read-progress", number=1, files=2, name="n" * 300)
    assert [len(line) for line in terminal.lines] == [29]
