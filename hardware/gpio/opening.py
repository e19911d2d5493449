"""Everything on the Pi's pins at once: the box's switches, the dealer's buttons, lamp, status light and buzzer.

open_gpio("lgpio") on a Raspberry Pi, "rpigpio" on old systems, "mock" without one; or a gpiozero factory of your own.
"""

import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any

from firmware_bridge.notice import say
from hardware.box.gpio_inputs import Clock, GpioBox, GpioButtons
from hardware.gpio_factory import GpioError, open_factory, pin_errors
from hardware.lights.gpio_lights import GpioBuzzer, GpioLamps
from hardware.pins import DEFAULT_PINS


@dataclass(frozen=True, slots=True)
class Gpio:
    """Everything on the Pi's pins."""

    box: GpioBox
    lamps: GpioLamps
    buttons: GpioButtons
    factory: Any
    buzzer: GpioBuzzer | None = None

    def close(self) -> None:
        """Give all pins back; outputs end low."""
        for part in (self.buzzer, self.box, self.buttons, self.lamps, self.factory):
            if part is not None:
                with suppress(*pin_errors()):  # a pin that was lost keeps no other
                    part.close()


def open_gpio(
    factory: str | Any, *, pins: Mapping[str, int] | None = None, clock: Clock = time.monotonic, buzzer: bool = False
) -> Gpio:
    """Take the pins. `pins` overrides numbers of DEFAULT_PINS; `buzzer`: the table has one. GpioError when that cannot
    be done."""
    numbers = {**DEFAULT_PINS, **(pins or {})}
    unknown = numbers.keys() - DEFAULT_PINS.keys()
    if unknown:
        raise GpioError(say("hardware-no-such-pins", pins=tuple(sorted(unknown)), known=tuple(DEFAULT_PINS)))
    with ExitStack() as taken:
        if isinstance(factory, str):
            maker = open_factory(factory)
            taken.callback(maker.close)
        else:
            maker = factory
        box = GpioBox(maker, numbers, clock)
        taken.callback(box.close)
        lamps = GpioLamps(maker, numbers)
        taken.callback(lamps.close)
        buttons = GpioButtons(maker, numbers, clock)
        taken.callback(buttons.close)
        made = Gpio(box, lamps, buttons, maker, GpioBuzzer(maker, numbers["buzzer"]) if buzzer else None)
        taken.pop_all()
    return made
