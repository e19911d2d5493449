"""The processes of the trial's table, each started, asked and ended by the test alone."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from firmware_bridge.simulator import SimulatedMcu
from tests.instruments.trial.modes import Mode

ROOT = Path(__file__).resolve().parents[3]
ANSWER_S = 20.0
START_S = 60.0
END_S = 20.0


class ProcessFault(Exception):
    """A process of the trial did not answer, or has ended; one line that says which."""


def _start(module: str, *arguments: str, stderr: Any = None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env=os.environ | {"OMP_NUM_THREADS": "1"},
    )


def _line(process: subprocess.Popen[str], name: str, seconds: float) -> str:
    """Its next line. Raises ProcessFault."""
    assert process.stdout is not None
    if not select.select([process.stdout], [], [], seconds)[0]:
        raise ProcessFault(f"{name}: no answer within {seconds:.0f} s")
    line = process.stdout.readline()
    if not line:
        raise ProcessFault(f"{name}: has ended with code {process.wait(END_S)}")
    return line


def _end(process: subprocess.Popen[str]) -> None:
    if process.stdin is not None:
        process.stdin.close()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def free_port() -> int:
    """A TCP port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class CameraBox:
    """The box under its camera; `drawn` cards have left it."""

    def __init__(self, world: str, seed: int, folder: Path) -> None:
        self.port, self.beam = free_port(), folder / "beam"
        self._process = _start("tests.instruments.trial.camera_box", world, str(seed), str(self.port), str(self.beam))
        self.deck: tuple[str, ...] = ()
        self.drawn, self.busy = 0, False
        _line(self._process, "camera and box", START_S)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/live.mjpg"

    @property
    def exposed(self) -> list[str]:
        """The cards that have lain in the window, the present one last."""
        return list(self.deck[: self.drawn + 1])

    def _ask(self, **command: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        reply = json.loads(_line(self._process, "camera and box", ANSWER_S))
        if not reply["ok"]:
            raise ProcessFault(f"camera and box: {command}: {reply['text']}")
        self.drawn, self.busy = reply["drawn"], reply["busy"]

    def status(self) -> bool:
        """How many cards are drawn, and whether the hand is still at work."""
        self._ask(do="status")
        return self.busy

    def load(self, deck: Sequence[str]) -> None:
        self._ask(do="load", deck=list(deck))
        self.deck = tuple(deck)

    def act(self, name: str) -> None:
        self._ask(do="act", name=name)

    def spoil(self, index: int) -> None:
        self._ask(do="spoil", index=index)

    def camera(self, mode: Mode) -> None:
        self._ask(do="camera", mode=mode)

    def close(self) -> None:
        _end(self._process)


class Board(Protocol):
    """A board behind a pty, outside the table's process."""

    port_url: str

    def plug(self) -> None: ...
    def unplug(self) -> None: ...
    def at_us(self) -> list[float]: ...
    def stop(self) -> None: ...


class FakeBoard:
    """The board's fake in a process of its own."""

    def __init__(self) -> None:
        self._process = _start("tests.instruments.trial.board_process")
        self.port_url = _line(self._process, "board", START_S).strip()

    def _ask(self, word: str) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(word + "\n")
        self._process.stdin.flush()
        return _line(self._process, "board", ANSWER_S).strip()

    def plug(self) -> None:
        self._ask("plug")

    def unplug(self) -> None:
        self._ask("unplug")

    def at_us(self) -> list[float]:
        return [float(word) for word in self._ask("at").split()]

    def stop(self) -> None:
        _end(self._process)


def board(kind: str) -> Board:
    """`firmware`: the compiled program under simavr, in the simulator's process; `fake`: the board's fake."""
    return SimulatedMcu(servo_speed=3).start() if kind == "firmware" else FakeBoard()


CONFIG = """
[table]
name = "Trial"
journal = "table.db"
bank = {bank}
[camera]
source = "{camera}"
width = 480
height = 360
fps = 15
[mcu]
driver = "serial"
port = "{mcu}"
[gpio]
factory = "{gpio}"
[web]
port = {port}
pin = "{pin}"
"""


class FaroRun:
    """`faro run` as a process of its own, which can be killed and started again; `said`: its standard error."""

    def __init__(self, folder: Path, *, camera: str, mcu: str, beam: Path | None, bank: int, pin: str) -> None:
        self._folder, self._beam = folder, beam
        self.port = free_port()
        gpio = "none" if beam is None else "mock"
        config = CONFIG.format(bank=bank, camera=camera, mcu=mcu, gpio=gpio, port=self.port, pin=pin)
        (folder / "table.toml").write_text(config)
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        return (self._folder / "stderr.txt").read_text()

    def start(self) -> None:
        """Start it and wait until its pages are served."""
        module, first = (
            ("controller", []) if self._beam is None else ("tests.instruments.trial.with_pins", [str(self._beam)])
        )
        arguments = [*first, "run", "--config", str(self._folder / "table.toml")]
        with (self._folder / "stderr.txt").open("a") as errors:
            self._process = _start(module, *arguments, stderr=errors)
        begun_s = time.monotonic()
        greeting = _line(self._process, "faro run", START_S)
        if not greeting.startswith("Trial: the pages are at"):
            raise ProcessFault(f"faro run: said {greeting!r} after {time.monotonic() - begun_s:.1f} s")

    def kill(self) -> None:
        """As a power cut does: it cannot say or write anything more."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(END_S)
        _end(self._process)

    def end(self) -> int:
        """Stop it in good order; its exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        _end(self._process)
        return int(self._process.returncode)
