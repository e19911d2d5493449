"""The one module that touches gpiozero: box switches, dealer's buttons, lamp, status light and buzzer on
the Pi's pins.

open_gpio("lgpio") on a Raspberry Pi, "rpigpio" on old systems, "mock" without one; or a gpiozero factory of your own.
Drivers are imported only when asked for. One thread serves all inputs: the callbacks of the pins only note an edge and
its time. Debouncing is done here (debounce.py), because pin libraries differ: some drop the last edge, some none.
"""

import os
import tempfile
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from gpiozero import PWMLED, Buzzer, DigitalInputDevice, DigitalOutputDevice, GPIOZeroError, PWMOutputDevice

from hardware.debounce import Debouncer
from hardware.devices import (
    BeamEdge,
    ButtonName,
    ButtonPressed,
    DeviceEvent,
    EndEdge,
    LidEdge,
    Report,
    Signal,
    StatusLight,
    check_sound,
)
from hardware.open_loop import OutputsLost
from hardware.pins import DEFAULT_PINS, SERVO_PINS

BEAM_DEBOUNCE_S = 0.003  # a phototransistor does not bounce; a card's edge may flicker
SERVO_HZ = 50
SWITCH_DEBOUNCE_S = 0.02  # micro switches and buttons

Clock = Callable[[], float]
_STATUS_PINS: dict[str, StatusLight] = {"status_open": "open", "status_closed": "closed", "status_call": "call"}
_BUTTONS: dict[str, ButtonName] = {"button_no_more_bets": "no_more_bets", "button_hold": "hold", "button_call": "call"}


class GpioError(Exception):
    """The pins cannot be had. One line that says why and what to do."""


@dataclass(frozen=True, slots=True)
class Gpio:
    """Everything on the Pi's pins."""

    box: "GpioBox"
    lamps: "GpioLamps"
    buttons: "GpioButtons"
    factory: Any
    buzzer: "GpioBuzzer | None" = None

    def close(self) -> None:
        """Give all pins back; outputs end low."""
        if self.buzzer is not None:
            self.buzzer.close()
        self.box.close()
        self.buttons.close()
        self.lamps.close()
        self.factory.close()


def open_gpio(
    factory: str | Any, *, pins: Mapping[str, int] | None = None, clock: Clock = time.monotonic, buzzer: bool = False
) -> Gpio:
    """Take the pins. `pins` overrides numbers of DEFAULT_PINS; `buzzer`: the table has one. GpioError when that cannot
    be done."""
    numbers = {**DEFAULT_PINS, **(pins or {})}
    unknown = numbers.keys() - DEFAULT_PINS.keys()
    if unknown:
        raise GpioError(f"no such pins: {', '.join(sorted(unknown))}; there are {', '.join(DEFAULT_PINS)}")
    maker = open_factory(factory) if isinstance(factory, str) else factory
    try:
        return Gpio(
            box=GpioBox(maker, numbers, clock),
            lamps=GpioLamps(maker, numbers),
            buttons=GpioButtons(maker, numbers, clock),
            factory=maker,
            buzzer=GpioBuzzer(maker, numbers["buzzer"]) if buzzer else None,
        )
    except (GPIOZeroError, RuntimeError, OSError) as error:
        raise GpioError(" ".join(str(error).split())) from error


def open_factory(name: str) -> Any:
    """A gpiozero pin factory by name: "mock", "lgpio" or "rpigpio"."""
    try:
        if name == "mock":
            from gpiozero.pins.mock import MockFactory, MockPWMPin

            return MockFactory(pin_class=MockPWMPin)
        if name == "lgpio":
            os.environ.setdefault("LG_WD", tempfile.gettempdir())  # else it drops a FIFO in the working directory
            from gpiozero.pins.lgpio import LGPIOFactory

            return LGPIOFactory()
        if name == "rpigpio":
            from gpiozero.pins.rpigpio import RPiGPIOFactory

            return RPiGPIOFactory()
    except ImportError as error:
        raise GpioError(f"{error}; on a Raspberry Pi: pip install -e '.[pi]'") from error
    except (GPIOZeroError, RuntimeError, OSError) as error:
        raise GpioError(" ".join(str(error).split())) from error
    raise GpioError(f"no pin factory {name!r}; there are lgpio, rpigpio, mock")


class _Inputs(ABC):
    """Some inputs, debounced and reported by one thread."""

    def __init__(self, name: str, clock: Clock) -> None:
        self._name = name
        self._clock = clock
        self._queue: SimpleQueue[tuple[str, bool, float] | None] = SimpleQueue()
        self._devices: dict[str, Any] = {}
        self._states: dict[str, Debouncer] = {}
        self._signals: dict[str, Signal] = {}  # replaced whole, so that any thread may read it
        self._report: Report | None = None
        self._thread: threading.Thread | None = None

    def add(self, name: str, factory: Any, pin: int, debounce_s: float) -> None:
        """Take an input with pull-up, active when low."""
        self._devices[name] = DigitalInputDevice(pin, pull_up=True, pin_factory=factory)
        self._states[name] = Debouncer(debounce_s, active=False)
        self._signals[name] = Signal(False)

    def start(self, report: Report, opening: bool) -> None:
        """Report changes from now on; `opening`: report first how each input stands."""
        self._report = report
        for name, device in self._devices.items():
            device.when_activated = self._noting(name, True)
            device.when_deactivated = self._noting(name, False)
            self._states[name].active = bool(device.value)
            self._signals[name] = Signal(bool(device.value))
            if opening:
                self._tell(name, bool(device.value), self._clock())
        self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        for device in self._devices.values():
            device.close()

    def signals(self) -> dict[str, Signal]:
        """How every input stands."""
        return dict(self._signals)

    @abstractmethod
    def event(self, name: str, active: bool, at_s: float) -> DeviceEvent | None:
        """What an input that stands `active` since `at_s` means to the table; None if nothing."""

    def _noting(self, name: str, active: bool) -> Callable[[], None]:
        return lambda: self._queue.put((name, active, self._clock()))

    def _run(self) -> None:
        while True:
            due = [state.due_s for state in self._states.values() if state.due_s is not None]
            try:
                noted = self._queue.get(timeout=max(0.0, min(due) - self._clock()) if due else None)
            except Empty:
                self._look_again()
                continue
            if noted is None:
                return
            name, active, at_s = noted
            if self._states[name].edge(active, at_s):
                self._changed(name, active, at_s)

    def _look_again(self) -> None:
        now_s = self._clock()
        for name, state in self._states.items():
            if state.due_s is not None and state.due_s <= now_s:
                active = bool(self._devices[name].value)
                if state.look(active, now_s):
                    self._changed(name, active, now_s)

    def _changed(self, name: str, active: bool, at_s: float) -> None:
        self._signals[name] = Signal(active, self._signals[name].edges + 1, at_s)
        self._tell(name, active, at_s)

    def _tell(self, name: str, active: bool, at_s: float) -> None:
        event = self.event(name, active, at_s)
        if event is not None and self._report is not None:
            self._report(event)


class GpioBox(_Inputs):
    """The dealing box's exit beam, lid switch and follower-end switch."""

    def __init__(self, factory: Any, pins: Mapping[str, int], clock: Clock = time.monotonic) -> None:
        super().__init__("box", clock)
        self.add("exit_beam", factory, pins["exit_beam"], BEAM_DEBOUNCE_S)
        self.add("lid", factory, pins["lid"], SWITCH_DEBOUNCE_S)
        self.add("follower_end", factory, pins["follower_end"], SWITCH_DEBOUNCE_S)

    def start(self, report: Report, opening: bool = True) -> None:
        """Report how each switch stands, then every change."""
        super().start(report, opening)

    def event(self, name: str, active: bool, at_s: float) -> DeviceEvent:
        """The edge in the box's words."""
        kinds: dict[str, Callable[[bool, float], DeviceEvent]] = {
            "exit_beam": BeamEdge,
            "lid": LidEdge,
            "follower_end": EndEdge,
        }
        return kinds[name](active, at_s)


class GpioButtons(_Inputs):
    """The dealer's buttons."""

    def __init__(self, factory: Any, pins: Mapping[str, int], clock: Clock = time.monotonic) -> None:
        super().__init__("buttons", clock)
        for name in _BUTTONS:
            self.add(name, factory, pins[name], SWITCH_DEBOUNCE_S)

    def start(self, report: Report, opening: bool = False) -> None:
        """Report every press from now on."""
        super().start(report, opening)

    def event(self, name: str, active: bool, at_s: float) -> DeviceEvent | None:
        """A press; letting go says nothing."""
        return ButtonPressed(_BUTTONS[name], at_s) if active else None


class GpioServos:
    """PulseOutputs on the Pi's own pins, for a table without a board: no feedback, and pulses that jitter (software PWM
    by some 10 us with lgpio, more on a busy Pi), so that a servo may hum until it is released."""

    def __init__(self, factory: Any, pins: tuple[int, ...] = SERVO_PINS) -> None:
        self._factory, self._pins = factory, pins
        self._outputs: list[Any] = []

    def open(self) -> None:
        """Take the pins; no pulses yet."""
        self.close()
        try:
            for pin in self._pins:
                self._outputs.append(PWMOutputDevice(pin, frequency=SERVO_HZ, pin_factory=self._factory))
        except (GPIOZeroError, RuntimeError, OSError) as error:
            raise OutputsLost(" ".join(str(error).split())) from error

    def set_pulse(self, channel: int, pulse_us: int) -> None:
        """Pulses of `pulse_us` on `channel`; 0: none."""
        self._outputs[channel].value = pulse_us * SERVO_HZ / 1_000_000

    def check(self) -> str | None:
        """Pins tell nothing."""
        return None

    def close(self) -> None:
        """Give the pins back."""
        outputs, self._outputs = self._outputs, []
        for output in outputs:
            output.close()


class GpioLamps:
    """The lamp over the window (PWM) and the three status lights; all dark at first and at the end."""

    def __init__(self, factory: Any, pins: Mapping[str, int]) -> None:
        self._lamp = PWMLED(pins["lamp"], frequency=1000, pin_factory=factory)  # no beat with a 30 fps camera
        self._lights = {
            light: DigitalOutputDevice(pins[name], pin_factory=factory) for name, light in _STATUS_PINS.items()
        }

    def lamp(self, brightness: float) -> None:
        """0 (dark) ... 1 (full)."""
        if not 0 <= brightness <= 1:
            raise ValueError(f"brightness {brightness}, 0...1 wanted")
        self._lamp.value = brightness

    def status(self, light: StatusLight) -> None:
        """One light or none."""
        if light != "idle" and light not in self._lights:
            raise ValueError(f"no status light {light!r}; there are idle, {', '.join(self._lights)}")
        for name, device in self._lights.items():
            device.value = name == light

    def close(self) -> None:
        """Everything dark; the pins are given back."""
        for device in (self._lamp, *self._lights.values()):
            if not device.closed:
                device.off()
                device.close()


class GpioBuzzer:
    """An active buzzer: it sounds while its pin is high. gpiozero's own thread ends the sound."""

    def __init__(self, factory: Any, pin: int) -> None:
        self._buzzer = Buzzer(pin, pin_factory=factory)

    def sound(self, seconds: float) -> None:
        """Sound for so long; a sound that still goes on is cut short by the new one."""
        check_sound(seconds)
        self._buzzer.beep(on_time=seconds, off_time=0.01, n=1, background=True)

    def close(self) -> None:
        """Silent; the pin is given back."""
        if not self._buzzer.closed:
            self._buzzer.off()
            self._buzzer.close()
