"""The box's switches and the dealer's buttons on the Pi's pins, through gpiozero.

One thread serves all inputs: the callbacks of the pins only note an edge and its time, which is the kernel's where the
library passes it on. Spikes and bouncing are dealt with here (debounce.py), because pin libraries differ: RPi.GPIO
drops edges after the first, in whole milliseconds; lgpio 0.2.2 compares the kernel's monotonic stamps with the time of
day, so that its own debouncing ends at its next look, half a millisecond later, whatever was asked (lgPthAlerts.c).
"""

import logging
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from math import inf
from queue import Empty, Queue  # a time limit of SimpleQueue.get() may fail up to Python 3.12
from typing import Any

from gpiozero import DigitalInputDevice

from firmware_bridge.notice import say
from hardware.box.debounce import Debouncer
from hardware.devices import (
    BeamEdge,
    ButtonName,
    ButtonPressed,
    DeviceCleared,
    DeviceEvent,
    DeviceFault,
    EndEdge,
    LidEdge,
    Part,
    Report,
    Signal,
)
from hardware.gpio_factory import give_back, one_line, pin_errors, taking

CONFIRM_S = 0.0002  # motors beside long wires make spikes of some 50 us; a card covers the beam for 20 ms and more
BEAM_DEBOUNCE_S = 0.003  # a phototransistor does not bounce; a card's edge may flicker
SWITCH_DEBOUNCE_S = 0.02  # micro switches and buttons
WIRE_SETTLE_S = 0.002  # 10 nF and the 50 kohm inside the Pi: 0.5 ms each, four times over
RETRY_S = 2.0  # a pin that cannot be read is tried again
LATE_S = 60.0  # the kernel's stamp of an edge is never older, unless it is of another clock

Clock = Callable[[], float]
_log = logging.getLogger(__name__)
_BUTTONS: dict[str, ButtonName] = {"button_no_more_bets": "no_more_bets", "button_hold": "hold", "button_call": "call"}


class _Inputs(ABC):
    """Some inputs, debounced and reported by one thread."""

    def __init__(self, name: str, clock: Clock) -> None:
        self._name = name
        self._clock = clock
        self._queue: Queue[tuple[str, bool, float] | None] = Queue()
        self._inputs: dict[str, _Input] = {}
        self._states: dict[str, Debouncer] = {}
        self._signals: dict[str, Signal] = {}  # replaced whole, so that any thread may read it
        self._faulty: dict[str, str] = {}  # the part that was named, until the input moves
        self._retry_s: dict[str, float] = {}  # inputs that cannot be read, and when each is tried again
        self._report: Report | None = None
        self._thread: threading.Thread | None = None

    def add(self, name: str, factory: Any, pin: int, debounce_s: float) -> None:
        """Take an input with pull-up, active when low."""
        with taking(name, pin):
            device = DigitalInputDevice(pin, pull_up=True, pin_factory=factory)
        self._inputs[name] = _Input(name, device, self._queue, self._clock)
        self._states[name] = Debouncer(debounce_s, active=False, confirm_s=CONFIRM_S)
        self._signals[name] = Signal(False)

    def start(self, report: Report, opening: bool) -> None:
        """Report changes from now on; `opening`: report first how each input stands."""
        self._report = report
        for name, one in self._inputs.items():
            active = False
            try:
                wrong = self.at_start(name, one)
                one.listen()
                active = one.level()
                if wrong is not None:
                    self._faulty[name] = wrong.part
                    report(wrong)
            except pin_errors() as error:
                self._cannot_read(name, one_line(error))
            self._states[name].active = self._states[name].level = active
            self._signals[name] = Signal(active)
            if opening:
                self._tell(name, active, self._clock())
        self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        for one in self._inputs.values():
            one.close()

    def signals(self) -> dict[str, Signal]:
        """How every input stands."""
        return dict(self._signals)

    @abstractmethod
    def part(self, name: str) -> str:
        """The part that is named when this input is wrong."""

    @abstractmethod
    def at_start(self, name: str, one: "_Input") -> DeviceFault | None:
        """What is wrong with how an input stands before anything has moved; None if nothing."""

    @abstractmethod
    def event(self, name: str, active: bool, at_s: float) -> DeviceEvent | None:
        """What an input that stands `active` since `at_s` means to the table; None if nothing."""

    def _run(self) -> None:
        while True:
            due = [state.due_s for state in self._states.values() if state.due_s is not None]
            due += self._retry_s.values()
            try:
                noted = self._queue.get(timeout=max(0.0, min(due) - self._clock()) if due else None)
            except Empty:
                self._sample_again(max(self._clock(), min(due)))  # waited for, also where the clock is a slower one
                continue
            if noted is None:
                return
            name, active, at_s = noted
            self._changed(name, self._states[name].edge(active, at_s))

    def _sample_again(self, now_s: float) -> None:
        for name, state in self._states.items():
            due = state.due_s is not None and state.due_s <= now_s
            if not due and self._retry_s.get(name, inf) > now_s:
                continue
            one, active = self._inputs[name], state.level  # where it cannot be read, the edges are all there is
            try:
                if name in self._retry_s:
                    one.listen()  # it may not have been taken at the start
                active = one.level()
                self._can_read(name)
            except pin_errors() as error:
                self._cannot_read(name, one_line(error))
            if due or active != state.level:
                self._changed(name, state.sample(active, now_s))

    def _cannot_read(self, name: str, text: str) -> None:
        known = name in self._retry_s
        self._retry_s[name] = self._clock() + RETRY_S
        if not known and self._report is not None:
            self._report(DeviceFault(f"{self.part(name)} pin", say("hardware-pin-unread", error=text)))

    def _can_read(self, name: str) -> None:
        if self._retry_s.pop(name, None) is not None and self._report is not None:
            self._report(DeviceCleared(f"{self.part(name)} pin"))

    def _changed(self, name: str, changes: list[tuple[bool, float]]) -> None:
        for active, at_s in changes:
            self._signals[name] = Signal(active, self._signals[name].edges + 1, at_s)
            part = self._faulty.pop(name, None)
            if part is not None and self._report is not None:
                self._report(DeviceCleared(part))
            self._tell(name, active, at_s)

    def _tell(self, name: str, active: bool, at_s: float) -> None:
        event = self.event(name, active, at_s)
        if event is not None and self._report is not None:
            self._report(event)


class _Input:
    """One input's pin; its edges go into the queue. The pin library calls from a thread of its own, which an exception
    would end."""

    def __init__(self, name: str, device: Any, queue: Queue[tuple[str, bool, float] | None], clock: Clock) -> None:
        self._name, self._device, self._queue, self._clock = name, device, queue, clock
        self._clock_reported = False

    def listen(self) -> None:
        """Note edges from now on, also after a try that failed."""
        self._device.pin.when_changed = None  # gpiozero keeps what it could not claim
        self._device.pin.when_changed = self.changed

    def level(self) -> bool:
        """Whether it is active (low) now."""
        return bool(self._device.value)

    def changed(self, ticks: float, state: float) -> None:
        """An edge to `state`; `ticks`: when, in seconds of the monotonic clock, by gpiozero's local factories."""
        self._queue.put((self._name, not state, self._at_s(ticks)))

    def wire_is_off(self) -> bool:
        """Whether nothing holds the input up but the Pi's own resistor. Stops listening."""
        pin = self._device.pin
        pin.when_changed = None
        if pin.info.pull:  # its pull-up is soldered on the Pi (GPIO2 and GPIO3): a loose wire cannot be detected
            return False
        follows = True
        for pull, level in (("down", False), ("up", True)):
            pin.pull = pull
            time.sleep(WIRE_SETTLE_S)
            follows = follows and bool(pin.state) is level
        return follows

    def close(self) -> None:
        with suppress(*pin_errors()):
            if not self._device.closed:
                self._device.pin.when_changed = None
        give_back(self._device)

    def _at_s(self, ticks: float) -> float:
        now_s = self._clock()
        if self._clock is not time.monotonic:  # a rendered world's; its pins call at once
            return now_s
        if -0.001 <= now_s - ticks <= LATE_S:
            return ticks
        if not self._clock_reported:  # kernels before 5.7 stamp edges with the time of day
            self._clock_reported = True
            _log.warning("%s: the kernel's times of edges are of another clock; taken when they arrive", self._name)
        return now_s


class GpioBox(_Inputs):
    """The dealing box's exit beam, lid switch and follower-end switch."""

    def __init__(self, factory: Any, pins: Mapping[str, int], clock: Clock = time.monotonic) -> None:
        super().__init__("box", clock)
        with ExitStack() as taken:
            taken.callback(self.close)
            self.add("exit_beam", factory, pins["exit_beam"], BEAM_DEBOUNCE_S)
            self.add("lid", factory, pins["lid"], SWITCH_DEBOUNCE_S)
            self.add("follower_end", factory, pins["follower_end"], SWITCH_DEBOUNCE_S)
            taken.pop_all()

    def start(self, report: Report, opening: bool = True) -> None:
        """Report how each switch stands, then every change."""
        super().start(report, opening)

    def part(self, name: str) -> str:
        """The part that BoxMonitor, too, names for this input."""
        return {"exit_beam": Part.BEAM, "lid": Part.LID_SWITCH, "follower_end": Part.FOLLOWER}[name]

    def at_start(self, name: str, one: _Input) -> DeviceFault | None:
        """A wire that is off reads as an input at rest: it is found by the resistor at its other end."""
        if one.wire_is_off():
            return DeviceFault(f"{self.part(name)} wire", say("hardware-wire-off"))
        return None

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
        with ExitStack() as taken:
            taken.callback(self.close)
            for name in _BUTTONS:
                self.add(name, factory, pins[name], SWITCH_DEBOUNCE_S)
            taken.pop_all()

    def start(self, report: Report, opening: bool = False) -> None:
        """Report every press from now on."""
        super().start(report, opening)

    def part(self, name: str) -> str:
        """The button by what it does."""
        return f"{_BUTTONS[name].replace('_', ' ')} button"

    def at_start(self, name: str, one: _Input) -> DeviceFault | None:
        """Nobody presses a button while the table starts."""
        if one.level():
            return DeviceFault(self.part(name), say("hardware-button-stuck"))
        return None

    def event(self, name: str, active: bool, at_s: float) -> DeviceEvent | None:
        """A press; letting go says nothing."""
        return ButtonPressed(_BUTTONS[name], at_s) if active else None
