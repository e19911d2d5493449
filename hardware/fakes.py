"""Pretended devices that obey the same contract as the real ones, with verbs for what happens at a table.

They report from the calling thread, at once: whole deals run in milliseconds. No driver is imported here.
"""

from collections.abc import Callable
from itertools import count

from firmware_bridge.notice import Notice, say
from hardware.devices import (
    BEADS,
    SPINDLE_COUNT,
    BeadsAt,
    BeamEdge,
    ButtonName,
    ButtonPressed,
    DeviceCleared,
    DeviceEvent,
    DeviceFault,
    EndEdge,
    LidEdge,
    Report,
    Signal,
    StatusLight,
    check_beads,
    check_sound,
    spindle_part,
)


class _Reporting:
    def __init__(self) -> None:
        self._report: Report | None = None

    def _tell(self, event: DeviceEvent) -> None:
        if self._report is not None:
            self._report(event)

    def close(self) -> None:
        """Report nothing any more."""
        self._report = None


class _Signals:
    """Counts what an input does."""

    def __init__(self, *names: str) -> None:
        self._signals = {name: Signal(False) for name in names}

    def signals(self) -> dict[str, Signal]:
        """How every input stands."""
        return dict(self._signals)

    def _changes(self, name: str, active: bool, at_s: float) -> None:
        self._signals[name] = Signal(active, self._signals[name].edges + 1, at_s)


class FakeBeads(_Reporting):
    """A casekeeper that arrives at once. `at[spindle]` is where the beads stand."""

    def __init__(self) -> None:
        super().__init__()
        self.at = [0] * SPINDLE_COUNT
        self.wanted: list[int | None] = [None] * SPINDLE_COUNT
        self.shown: list[tuple[int, int]] = []
        self._jammed: set[int] = set()
        self._faulty: set[int] = set()

    def start(self, report: Report) -> None:
        """Begin; what was shown before is moved now."""
        self._report = report
        for spindle, wanted in enumerate(self.wanted):
            self._tell(BeadsAt(spindle, self.at[spindle]))
            if wanted is not None:
                self._go(spindle, wanted)

    def show(self, spindle: int, beads: int) -> None:
        """Want and, when started, have `beads` across on `spindle`."""
        check_beads(spindle, beads)
        self.shown.append((spindle, beads))
        fresh = self.wanted[spindle] != beads or spindle in self._faulty
        self.wanted[spindle] = beads
        if fresh and self._report is not None:
            self._go(spindle, beads)

    def jam(self, spindle: int) -> None:
        """The next move of this spindle does not succeed."""
        self._jammed.add(spindle)

    def free(self, spindle: int) -> None:
        """Take the jam away; the spindle moves when it is shown again."""
        self._jammed.discard(spindle)

    def push(self, spindle: int, beads: int) -> None:
        """A hand moves the beads; they are driven back."""
        check_beads(spindle, beads)
        self.at[spindle] = beads
        wanted = self.wanted[spindle]
        if wanted is not None and wanted != beads:
            where = say("hardware-stands", count=beads)
            text = say("hardware-bead-moved", bead=_first_wrong(beads, wanted), wanted=wanted, where=where)
            self._fault(spindle, text)
            self._go(spindle, wanted)

    def _go(self, spindle: int, beads: int) -> None:
        if spindle in self._jammed and self.at[spindle] != beads:
            at = self.at[spindle]
            where = say("hardware-stands", count=at)
            text = say("hardware-bead-jammed", bead=_first_wrong(at, beads), wanted=beads, where=where)
            self._fault(spindle, text)
            return
        self.at[spindle] = beads
        self._tell(BeadsAt(spindle, beads))
        if spindle in self._faulty:
            self._faulty.discard(spindle)
            self._tell(DeviceCleared(spindle_part(spindle)))

    def _fault(self, spindle: int, text: Notice) -> None:
        self._faulty.add(spindle)
        self._tell(DeviceFault(spindle_part(spindle), text))


class FakeBox(_Reporting, _Signals):
    """A dealing box. Time is `clock()`, by default a count of the edges."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        _Reporting.__init__(self)
        _Signals.__init__(self, "exit_beam", "lid", "follower_end")
        ticks = count()
        self._clock = clock or (lambda: float(next(ticks)))
        self._blocked = self._open = self._at_end = False

    def start(self, report: Report) -> None:
        """Report how each switch stands, then every change."""
        self._report = report
        now_s = self._clock()
        for event in (BeamEdge(self._blocked, now_s), LidEdge(self._open, now_s), EndEdge(self._at_end, now_s)):
            self._tell(event)

    def block_beam(self) -> None:
        """A card enters the slit."""
        if not self._blocked:
            self._set_beam(True)

    def free_beam(self) -> None:
        """The card has left the slit."""
        if self._blocked:
            self._set_beam(False)

    def draw_card(self) -> None:
        """One card goes through the slit."""
        self.block_beam()
        self.free_beam()

    def open_lid(self) -> None:
        """Open the lid."""
        self._set_lid(True)

    def close_lid(self) -> None:
        """Close the lid."""
        self._set_lid(False)

    def run_out(self) -> None:
        """The last card is gone: the follower reaches the end."""
        self._set_end(True)

    def load(self) -> None:
        """A new pack presses the follower back."""
        self._set_end(False)

    def _set_beam(self, blocked: bool) -> None:
        self._blocked = blocked
        now_s = self._clock()
        self._changes("exit_beam", blocked, now_s)
        self._tell(BeamEdge(blocked, now_s))

    def _set_lid(self, is_open: bool) -> None:
        if self._open != is_open:
            self._open = is_open
            now_s = self._clock()
            self._changes("lid", is_open, now_s)
            self._tell(LidEdge(is_open, now_s))

    def _set_end(self, at_end: bool) -> None:
        if self._at_end != at_end:
            self._at_end = at_end
            now_s = self._clock()
            self._changes("follower_end", at_end, now_s)
            self._tell(EndEdge(at_end, now_s))


class FakeButtons(_Reporting, _Signals):
    """The dealer's buttons."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        _Reporting.__init__(self)
        _Signals.__init__(self, "button_no_more_bets", "button_hold", "button_call")
        ticks = count()
        self._clock = clock or (lambda: float(next(ticks)))

    def start(self, report: Report) -> None:
        """Report every press from now on."""
        self._report = report

    def press(self, name: ButtonName) -> None:
        """Press and let go."""
        now_s = self._clock()
        self._changes(f"button_{name}", True, now_s)
        self._tell(ButtonPressed(name, now_s))
        self._changes(f"button_{name}", False, now_s)


class FakeLamps:
    """Remembers what shines."""

    def __init__(self) -> None:
        self.brightness = 0.0
        self.light: StatusLight = "idle"

    def lamp(self, brightness: float) -> None:
        """0 (dark) ... 1 (full). Raises ValueError outside of that."""
        if not 0 <= brightness <= 1:
            raise ValueError(f"brightness {brightness}, 0...1 wanted")
        self.brightness = brightness

    def status(self, light: StatusLight) -> None:
        """One light or none. Raises ValueError for a light that there is not."""
        if light not in ("idle", "open", "closed", "call"):
            raise ValueError(f"no status light {light!r}; there are idle, open, closed, call")
        self.light = light

    def close(self) -> None:
        """Everything dark."""
        self.brightness, self.light = 0.0, "idle"


class FakeBuzzer:
    """Remembers how often it sounded, and for how long."""

    def __init__(self) -> None:
        self.sounds: list[float] = []

    def sound(self, seconds: float) -> None:
        """One sound."""
        check_sound(seconds)
        self.sounds.append(seconds)

    def close(self) -> None:
        """Silent already."""


def _first_wrong(at: int, wanted: int) -> int:
    return at + 1 if at < wanted else min(max(at, 1), BEADS)
