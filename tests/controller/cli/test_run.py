"""`faro run` as a process: a live MJPEG camera, a simulated board, mock pins, casekeeper mode."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets

from controller.__main__ import main
from controller.runtime.wiring.simulated import deck_for
from tests.controller.at_work import NO_DEVICES
from tests.controller.followed import Followed
from tests.controller.mjpeg import mjpeg_server
from tests.english import english
from tests.sample import sampled
from vision.capture.jpeg import encode_jpeg
from vision.render.scene import Scene

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 120.0
SODA = deck_for(5, 1)[0]

CONFIG = """
[table]
name = "Number nine"
mode = "casekeeper"
journal = "t.db"
[camera]
source = "{url}"
[mcu]
driver = "fake"
[gpio]
factory = "mock"
[web]
port = 0
"""


async def _start_deal(socket: websockets.ClientConnection, followed: Followed) -> dict[str, Any]:
    """Ask for a deal at the moment of the first state, which is given back."""
    async for message in socket:
        state = followed.message(message)
        if state.get("type") == "state":
            await socket.send(json.dumps({"id": "one", "do": "start_deal", "at": state["at"]}))
            return dict(state)
    raise AssertionError("the line was closed")


async def _first_card(address: str) -> dict[str, Any]:
    """Start a deal on the dealer's page; the first state in which its soda has been read and its bead moved."""
    async with (
        asyncio.timeout(PATIENCE_S),
        websockets.connect(address.replace("http", "ws") + "ws?as=dealer", max_size=None) as socket,
    ):
        followed = Followed()
        await _start_deal(socket, followed)
        async for message in socket:
            state = followed.message(message)
            if state.get("type") == "state" and state["deal"] and state["deal"]["soda"]:
                bead = state["beads"][state["deal"]["soda"][0]]
                if bead["at"] == 1:
                    return dict(state)
    raise AssertionError("the line was closed")


@contextmanager
def table_process(config: Path, *options: str, ends: int = 0) -> Generator[tuple[str, list[str]]]:
    """A running `faro run`: its address, and a list that once it has ended holds what it wrote on standard error, and
    what on standard output beside the address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "controller", "run", "--config", str(config), *options],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    said: list[str] = []
    try:
        assert process.stdout is not None
        greeting = process.stdout.readline()
        assert greeting.startswith("Number nine: the pages are at http://127.0.0.1:"), process.communicate()
        yield greeting.split()[-1], said
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        rest = process.stdout.read()  # of the same buffer as the greeting
        said += [process.communicate(timeout=PATIENCE_S)[1], rest]
    assert process.returncode == ends


def test_a_table_reads_its_live_camera_and_moves_the_bead(tmp_path: Path) -> None:
    scene = Scene(deck_for(5, 1), seed=5)
    pictures = [encode_jpeg(scene.frame().image, longest_side=1280, quality=90) for _ in range(12)]
    config = tmp_path / "table.toml"
    with mjpeg_server(pictures) as url:
        config.write_text(CONFIG.format(url=url))
        with table_process(config) as (address, said):
            state = asyncio.run(_first_card(address))
    assert state["deal"]["soda"] == SODA
    assert state["table"]["mode"] == "casekeeper"
    assert said[0] == ""


BARE = '[table]\nname = "Number nine"\njournal = "t.db"' + NO_DEVICES + "[web]\nport = {port}\n"


async def _dealer(address: str, command: dict[str, Any]) -> dict[str, Any]:
    """The answer to a command of the dealer."""
    async with (
        asyncio.timeout(PATIENCE_S),
        websockets.connect(address.replace("http", "ws") + "ws?as=dealer", max_size=None) as socket,
    ):
        followed = Followed()
        async for message in socket:
            told = followed.message(message)
            if told["type"] == "state":
                await socket.send(json.dumps({"id": command["do"], "at": told["at"], **command}))
            if told.get("id") == command["do"]:
                return dict(told)
    raise AssertionError("the line was closed")


def _run(config: Path) -> tuple[int, str]:
    """Exit code and errors of a `faro run` that ends by itself."""
    ended = subprocess.run(
        [sys.executable, "-m", "controller", "run", "--config", str(config)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    return ended.returncode, ended.stderr


def test_a_second_run_ends_in_one_line_and_the_first_goes_on(tmp_path: Path) -> None:
    config, same_journal = tmp_path / "table.toml", tmp_path / "other.toml"
    same_journal.write_text(BARE.format(port=0))
    config.write_text(BARE.format(port=0))
    with table_process(config) as (address, said):
        assert asyncio.run(_dealer(address, {"do": "open_seat", "player": "ann"}))["ok"]
        same_port = tmp_path / "port.toml"
        same_port.write_text(BARE.format(port=int(address.rstrip("/").rsplit(":", 1)[1])))
        before = sorted((file.name, file.stat().st_mtime_ns) for file in tmp_path.iterdir())
        code, error = _run(same_port)
        assert code == 2
        assert re.fullmatch(r"faro run: port \d+ on 127.0.0.1 is taken by another program; .*\n", error)
        code, error = _run(same_journal)
        assert code == 2
        assert re.fullmatch(r"faro run: the journal .*t.db is in use by another program \(process \d+\); .*\n", error)
        assert sorted((file.name, file.stat().st_mtime_ns) for file in tmp_path.iterdir()) == before
        assert asyncio.run(_dealer(address, {"do": "hold"}))["ok"]
        assert main(["recall", "--journal", str(tmp_path / "t.db")]) == 1, "no deal yet; reading is open to all"
    assert said[0] == ""


def test_a_table_that_lost_its_journal_to_another_program_ends_to_be_started_again(tmp_path: Path) -> None:
    """Exit code 1: systemd starts it again (2 would end it for good), and it goes on from what the file says."""
    config = tmp_path / "table.toml"
    config.write_text(BARE.format(port=0))
    with table_process(config, ends=1) as (address, said):
        with closing(sqlite3.connect(tmp_path / "t.db")) as db:
            db.execute("INSERT INTO events SELECT max(seq) + 1, max(at), NULL, '{}', '' FROM events")
            db.commit()
        assert asyncio.run(_dealer(address, {"do": "hold"}))["reason"] == "journal"
    assert said[0].splitlines()[-1].startswith("faro run: the journal ")
    assert "Traceback" not in said[0]
    code, error = _run(config)
    assert code == 2
    assert re.fullmatch(r"faro run: the journal .* has been altered at event \d+\n", error)


async def _refusal(address: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Try to start a deal: the table's state, and the answer."""
    async with (
        asyncio.timeout(PATIENCE_S),
        websockets.connect(address.replace("http", "ws") + "ws?as=dealer", max_size=None) as socket,
    ):
        followed = Followed()
        state = await _start_deal(socket, followed)
        async for message in socket:
            told = followed.message(message)
            if told.get("type") == "state":
                state = told
            elif told.get("id") == "one":
                return state, told
    raise AssertionError("the line was closed")


def test_safe_mode_touches_no_device_and_holds_play(tmp_path: Path) -> None:
    """What the service falls back to after three crashes: here every device that is named would crash it."""
    config = tmp_path / "table.toml"
    text = CONFIG.format(url="/no/such/camera").replace('"fake"', '"serial"\nport = "/nowhere"')
    config.write_text(text.replace('"mock"', '"rpigpio"'))
    with table_process(config, "--safe") as (address, said):
        state, answer = asyncio.run(_refusal(address))
    assert english(state["hold"]["text"]).startswith("safe mode: no camera, board or pin is used; run faro check")
    assert (answer["ok"], answer["reason"]) == (False, "held")
    assert said[0] == ""


@pytest.mark.parametrize("pin", sampled(["", "730914"], 1))
def test_without_a_pin_the_start_says_who_is_the_dealer(tmp_path: Path, pin: str) -> None:
    config = tmp_path / "table.toml"
    config.write_text(CONFIG.format(url="/no/such/camera") + f'pin = "{pin}"\n')
    with table_process(config, "--safe") as (_, said):
        pass
    warned = "the dealer, and so are the visitors of whatever forwards to this port" in said[1]
    assert warned == (pin == "")


def test_a_bad_configuration_is_named_and_nothing_starts(tmp_path: Path) -> None:
    config = tmp_path / "table.toml"
    config.write_text("[web]\nport = 'http'\n[gpio]\nfactory = 'mock'\n")
    command = [sys.executable, "-m", "controller", "run", "--config", str(config)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f'faro run: {config}:2: web.port: "http" given, a whole number from 0 to 65,535 expected\n'


OTHERS_REACH_IT = """
host = "0.0.0.0"
pin = "471193"
"""


@pytest.mark.parametrize(
    ("web", "said"),
    [
        (OTHERS_REACH_IT, "keys/authority.pem holds no key with its certificate: put a copy back, or remove"),
        (
            OTHERS_REACH_IT + 'tls = "files"\ncertificate = "a.pem"\nkey = "keys/authority.pem"\n',
            "a.pem cannot be read: No such file or directory",
        ),
    ],
    ids=["a broken authority", "a missing certificate"],
)
def test_bad_keys_are_one_line_and_the_table_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], web: str, said: str
) -> None:
    (tmp_path / "keys").mkdir(0o700)
    (tmp_path / "keys" / "authority.pem").write_text("nonsense")
    config = tmp_path / "table.toml"
    config.write_text(BARE.format(port=0) + web)
    assert main(["run", "--config", str(config)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    [line] = told.err.splitlines()
    assert said in line
    assert line.startswith("faro run: ")


@pytest.mark.parametrize(
    ("tls", "address", "said"),
    [
        ("auto", "https://127.0.0.1:", "Fingerprint of the table's own authority (SHA-256): "),
        ("off", "http://127.0.0.1:", 'The pages are not encrypted ([web] tls is "off"): whoever can hear the network'),
    ],
)
def test_the_terminal_says_how_the_line_is_encrypted(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tls: str,
    address: str,
    said: str,
) -> None:
    config = tmp_path / "table.toml"
    config.write_text(BARE.format(port=0) + OTHERS_REACH_IT + f'tls = "{tls}"\n')
    # Ends as soon as it has said what it has to.
    monkeypatch.setattr("controller.cli.run.notified", lambda: _ending())
    assert main(["run", "--config", str(config)]) == 0
    told = capsys.readouterr().out
    assert f"Number nine: the pages are at {address}" in told
    assert said in told


@asynccontextmanager
async def _ending() -> AsyncGenerator[None]:
    os.kill(os.getpid(), signal.SIGTERM)
    yield
