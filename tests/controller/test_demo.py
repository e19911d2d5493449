"""The whole simulated table, as a process of its own: killed at twenty random moments, it still ends the deal right."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from controller.demo import deck_for
from controller.evidence import pictures, prove
from controller.games.faro import events as faro
from controller.house_events import CardSeen, DealStarted, Played, Ruled, decode
from controller.journal import Journal, JournalError

ROOT = Path(__file__).resolve().parents[2]
KILLS = 20
SEED = 11


def start(state: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "controller", "demo", "--headless", "--deals", "1", "--speed", "max"]
    return subprocess.Popen(
        [*command, "--seed", str(SEED), "--state", str(state), *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def journaled(state: Path) -> int:
    """Events in the journal by now, 0 while there is none."""
    try:
        journal = Journal(state / "table.db", read_only=True)
    except JournalError:
        return 0
    try:
        return journal.last_seq
    finally:
        journal.close()


def test_killed_at_twenty_random_moments_the_same_deal_goes_on(tmp_path: Path) -> None:
    chance = random.Random(1)
    kills = 0
    while kills < KILLS:
        process = start(tmp_path)
        known = journaled(tmp_path)
        # Wait until this run has moved the deal on by a random number of events, then cut it down mid-way.
        wanted = known + chance.randint(1, 16)
        deadline = time.monotonic() + 60
        while journaled(tmp_path) < wanted and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(chance.random() * 0.15)
        assert process.poll() is None, process.communicate()
        process.send_signal(signal.SIGKILL)
        process.communicate()
        kills += 1
    process = start(tmp_path)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, out + err
    assert "money   conserved" in out
    assert "13 spindles stand where the engine says" in out

    journal = Journal(tmp_path / "table.db", read_only=True)
    rows = [decode(row.body) for row in journal.rows()]
    # What a card drawn during an interruption was read as stands within the ruling that says it was drawn.
    events = [inner for event in rows for inner in (event.events if isinstance(event, Ruled) else [event])]
    seen = [event.sighting for event in events if isinstance(event, CardSeen)]
    assert {sighting.index for sighting in seen if sighting.image} == set(range(52))  # each left its picture
    assert prove(journal, (digest for event in rows for digest in pictures(event))).whole
    journal.close()
    deals = sum(isinstance(event, DealStarted) for event in events)
    assert deals == 1
    shown = [event.event for event in events if isinstance(event, Played) and isinstance(event.event, faro.CardShown)]
    assert [str(event.card) for event in shown] == deck_for(SEED, 1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--deals", "0"], "--deals 0 given, 1 or more expected"),
        (["--host", "0.0.0.0"], "can be reached by others; give the dealer's --pin"),
        (["--speed", "warp"], "invalid choice: 'warp'"),
    ],
)
def test_a_bad_option_is_one_line_and_exit_2(tmp_path: Path, arguments: list[str], message: str) -> None:
    command = [sys.executable, "-m", "controller", "demo", "--state", str(tmp_path), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ})
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
