"""`faro floor serve` as a program, killed at any moment while a table sends: in the end the read models are whole. And
`faro floor demo`."""

from __future__ import annotations

import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from controller.floor.projector import Projector
from controller.runtime.wiring.floor_site import beginnings
from tests.controller.floor.cluster import NEEDS_POSTGRESQL
from tests.controller.floor.recorded import JOURNALS
from tests.controller.floor.tables import Table
from tests.hardware.waiting import eventually
from tests.sample import sampled

pytestmark = NEEDS_POSTGRESQL


@contextlib.contextmanager
def serving(dsn: str, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program, and the address of its page."""
    config = folder / "floor.toml"
    config.write_text(f'[web]\nport = 0\n[floor]\ndsn = "{dsn}"\n')
    words = [sys.executable, "-m", "controller", "floor", "serve", "--config", str(config)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+/", said)
            assert found is not None, said
            yield process, found[0]
        finally:
            process.kill()


@pytest.mark.parametrize("seed", sampled(range(8), 1))
def test_it_is_killed_at_any_moment_and_goes_on(seed: int, table: Callable[[], Table], tmp_path: Path) -> None:
    chance, one = random.Random(seed), table()
    bodies = JOURNALS["faro"]()
    half = len(bodies) // 2
    one.wrote(bodies[:half])
    one.enrolled()
    with serving(one.admin, tmp_path) as (process, _):
        one.sends()
        time.sleep(chance.random() / 5)
        process.kill()
    one.wrote(bodies[half:])
    one.sends()
    with serving(one.admin, tmp_path) as (process, address):
        eventually(lambda: "deal 2, round 1" in httpx.get(address + "inside").text)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    with closing(Projector(one.admin, beginnings())) as projecting:
        assert not projecting.step()
        assert projecting.rebuild().otherwise == ()


@pytest.mark.whole
def test_it_ends_while_a_query_hangs(table: Callable[[], Table], tmp_path: Path) -> None:
    """The projector's and the page's both wait for a lock that somebody else has."""
    one = table()
    one.wrote(JOURNALS["macao"]())
    one.enrolled()
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s AND wait_event_type = 'Lock'"
    with serving(one.admin, tmp_path) as (process, _), psycopg.connect(one.admin) as line:
        line.execute("LOCK TABLE floor.projected")
        one.sends()
        with psycopg.connect(one.admin, autocommit=True) as other:
            eventually(lambda: (other.execute(waiting, (one.database,)).fetchone() or (0,))[0] >= 2)
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0


@pytest.mark.whole
def test_the_demonstration_has_three_tables_and_leaves_nothing() -> None:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)  # PostgreSQL does not run as root
    words = [sys.executable, "-m", "controller", "floor", "demo", "--port", "0"]
    known = {**os.environ, "TMPDIR": str(folder)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=known) as process:
        assert process.stdout is not None
        (address,) = re.findall(r"http://\S+/", process.stdout.readline())
        reading = threading.Thread(target=process.stdout.read, daemon=True)
        reading.start()

        def cards() -> int:
            return len(re.findall(r'<article class="sheet" .*?deal 1, round \d', httpx.get(address + "inside").text))

        eventually(lambda: cards() == 3)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
        reading.join(10)
    assert list(folder.glob("*floor*")) == []
    shutil.rmtree(folder)
