"""Lights and buzzer, tried from the service page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from controller.games.message import say
from controller.table.state import Refused
from hardware.devices import Buzzer, Lamps, StatusLight

BLINKS = 3
"""Times that a light goes on and off when it is tried."""
BLINK_S = 0.3
"""Seconds a light stays on, and off: three blinks are over in two seconds."""
TONE_S = 0.3
"""Seconds the buzzer sounds when it is tried."""
STATUS_LIGHTS: Mapping[str, StatusLight] = {"open": "open", "closed": "closed", "call": "call"}
LIGHTS = ("lamp", *STATUS_LIGHTS)


def _on_the_loop(seconds: float, work: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, work)


class Indicators:
    """`later(seconds, work)` calls `work` once, in the table's loop. A part that the table does not have is None."""

    def __init__(
        self,
        *,
        lamps: Lamps | None = None,
        buzzer: Buzzer | None = None,
        later: Callable[[float, Callable[[], None]], object] = _on_the_loop,
    ) -> None:
        self._lamps, self._buzzer, self._later = lamps, buzzer, later
        self._blinking = ""
        self._trial = 0
        """Rises with each trial: a step of an earlier one does nothing."""

    def status(self) -> dict[str, Any]:
        """The lights there are, which of them blinks ("": none), and whether there is a buzzer."""
        return {
            "lights": list(LIGHTS) if self._lamps is not None else [],
            "blinking": self._blinking,
            "buzzer": self._buzzer is not None,
        }

    def leave(self) -> None:
        """Test mode is over: a light that blinks is left as the table drives it."""
        self._trial += 1
        self._blinking = ""

    def buzz(self, command: Mapping[str, Any]) -> None:
        """Sound the buzzer for TONE_S. Raises Refused."""
        if self._buzzer is None:
            raise Refused("no_part", say("service-part-no-buzzer", key="gpio.buzzer"))
        self._buzzer.sound(TONE_S)

    def blink(self, command: Mapping[str, Any]) -> None:
        """Blink `light` BLINKS times. Raises Refused."""
        if self._lamps is None:
            raise Refused("no_part", say("service-part-no-lights"))
        _rest(self._lamps)
        self._trial += 1
        self._blinking = command["light"]
        self._blink_step(self._lamps, self._trial, 2 * BLINKS)

    def _blink_step(self, lamps: Lamps, trial: int, left: int) -> None:
        if trial != self._trial:
            return
        on = left % 2 == 0
        if left == 0:
            self._blinking = ""
            _rest(lamps)
            return
        if self._blinking == "lamp":
            lamps.lamp(0.0 if on else 1.0)  # it shines at rest
        else:
            lamps.status(STATUS_LIGHTS[self._blinking] if on else "idle")
        self._later(BLINK_S, lambda: self._blink_step(lamps, trial, left - 1))


def _rest(lamps: Lamps) -> None:
    """The lamp over the window on, the status lights off: as everything is while nothing blinks."""
    lamps.lamp(1.0)
    lamps.status("idle")
