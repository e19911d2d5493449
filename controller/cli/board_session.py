"""What the service commands share: the board that the configuration names, for one program alone."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from controller.config import Config
from controller.runtime.wiring.assembly import Parts
from controller.runtime.wiring.real import PartsError, simulated_board
from firmware_bridge.notice import Notice, say
from hardware.beads.board import Board, BoardError

OPEN_LOOP = ("maestro", "gpio")


@contextmanager
def service_board(config: Config) -> Generator[Board]:
    """The connected board with feedback that the configuration names. Raises BoardError."""
    mcu = config.mcu
    if mcu.driver == "none":
        raise BoardError(say("cli-no-board"))
    if mcu.driver in OPEN_LOOP:
        raise BoardError(say("cli-no-feedback", driver=mcu.driver))
    parts = Parts()
    try:
        port_url = mcu.port if mcu.driver == "serial" else simulated_board(mcu.driver, parts).port_url
        with Board(port_url, mcu.baud) as board:
            board.connect()
            yield board
    except PartsError as error:
        raise BoardError(Notice(error.message.code, error.message.data)) from None
    finally:
        parts.close()
