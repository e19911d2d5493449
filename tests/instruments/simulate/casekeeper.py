"""The casekeeper's board on simulated time: the driver, both ends of the link and the board of the tests, with a cable
that can be pulled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from firmware_bridge.fake_board import FakeBoard
from firmware_bridge.link import QUEUE_LIMIT, Event, HostEnd
from firmware_bridge.messages import CHANNELS, DEFAULT_CALIBRATION_US, ResetCause
from hardware.beads.bead_driver import BeadDriver
from hardware.beads.serial_beads import DEAF_S
from hardware.devices import BeadsAt
from tests.english import notice_of

STEP_S = 0.02
"""How often the two ends exchange what they have to say."""


AT_US = 60.0
"""Most by which a cam at a place may differ from its pulse; places are 250 us apart."""
MOVE_S = 0.3
"""A bead's way from place to place."""


class SimulatedBeads:
    """Obeys `hardware.devices.Beads`, as `SerialBeads` does with a thread and a port."""

    def __init__(self, board: FakeBoard, post: Callable[[Any], None], nonce: int) -> None:
        self._board, self._post = board, post
        self._driver = BeadDriver()
        self._loop = asyncio.get_running_loop()
        self._link = HostEnd(first_nonce=nonce, now_s=self._loop.time())
        self._link.restart(self._loop.time())
        self.plugged = True
        self._task = asyncio.create_task(self._run(), name="beads")

    def show(self, spindle: int, beads: int) -> None:
        self._driver.show(spindle, beads)

    def stop(self) -> None:
        self._task.cancel()

    @property
    def settled(self) -> bool:
        return self._driver.settled

    @property
    def stand(self) -> tuple[int | None, ...]:
        """Beads across by where each cam stands; None between two places."""
        return tuple(_beads_at(servo.at_us) for servo in self._board.world.servos)

    def pull(self) -> None:
        """The cable is pulled: the port is gone."""
        self.plugged = False
        self._tell(self._driver.mcu_failed(notice_of("the port is gone")))

    def plug(self) -> None:
        """The cable is back; opening the port resets the board."""
        self.plugged = True
        self._board.restart(ResetCause.EXTERNAL)
        self._link.restart(self._loop.time())

    async def _run(self) -> None:
        back = b""
        while True:
            now_s = self._loop.time()
            if self.plugged:
                self._take(self._link.poll(now_s))
                if self._link.connected:
                    for message in self._driver.next_messages(QUEUE_LIMIT - self._link.waiting):
                        self._link.send(message)
                back = self._board.step(self._link.take(now_s), now_s)
                if back:
                    self._take(self._link.receive(back, now_s))
                if self._link.silent_s(now_s) > DEAF_S:
                    self._link.restart(now_s)
            else:
                self._board.step(b"", now_s)
            busy = not self._driver.settled or self._link.waiting
            await asyncio.sleep(STEP_S if busy else 5 * STEP_S)

    def _take(self, events: Iterable[Event]) -> None:
        for event in events:
            self._tell(self._driver.take(event))

    def _tell(self, told: Iterable[Any]) -> None:
        for event in told:
            self._post(event)


def _beads_at(at_us: float) -> int | None:
    return next((beads for beads, us in enumerate(DEFAULT_CALIBRATION_US) if abs(us - at_us) < AT_US), None)


class QuickBeads:
    """Beads that go where they are wanted, for evenings in which the board is not what is tried."""

    plugged = True

    def __init__(self, post: Callable[[Any], None]) -> None:
        self._post = post
        self._loop = asyncio.get_running_loop()
        self._under_way = 0
        self._stopped = False
        self._at: list[int | None] = [None] * CHANNELS

    @property
    def stand(self) -> tuple[int | None, ...]:
        """Beads across for each rank."""
        return tuple(self._at)

    @property
    def settled(self) -> bool:
        return self._under_way == 0

    def show(self, spindle: int, beads: int) -> None:
        self._under_way += 1
        self._loop.call_later(MOVE_S, self._there, spindle, beads)

    def _there(self, spindle: int, beads: int) -> None:
        self._under_way -= 1
        self._at[spindle] = beads
        if not self._stopped:
            self._post(BeadsAt(spindle, beads))

    def stop(self) -> None:
        self._stopped = True
