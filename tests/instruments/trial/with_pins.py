"""`faro run` with a wired exit beam: its mock pins follow the level that the box tells over a Unix socket.

    python -m tests.instruments.trial.with_pins BEAM_SOCKET run --config table.toml

Pins can be moved only from within the process that has them. Nothing else of the program is touched: the pins are those
of `gpio.factory = "mock"`, and what reads them is the production code.
"""

from __future__ import annotations

import socket
import sys
import threading
from typing import Any

from controller.__main__ import main
from hardware.gpio import opening
from hardware.gpio_factory import open_factory as make
from hardware.pins import DEFAULT_PINS


def wired(path: str) -> Any:
    """A maker of mock pins whose exit beam follows the socket."""

    def open_factory(name: str) -> Any:
        factory = make(name)
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        line.connect(path)
        levels = line.makefile("r")
        pin = factory.pin(DEFAULT_PINS["exit_beam"])
        _drive(pin, levels.readline())

        def follow() -> None:
            for level in levels:
                _drive(pin, level)

        threading.Thread(target=follow, name="beam", daemon=True).start()
        return factory

    return open_factory


def _drive(pin: Any, level: str) -> None:
    if level.strip() == "1":
        pin.drive_low()  # blocked: pulled to ground
    else:
        pin.drive_high()


if __name__ == "__main__":
    opening.open_factory = wired(sys.argv[1])  # type: ignore[attr-defined]
    sys.exit(main(sys.argv[2:]))
