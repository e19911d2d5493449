"""What the table's devices do and tell, in the table's words: protocols and frozen facts. No driver, no I/O.

Spindles are numbered 0 (ace) ... 12 (king); a spindle carries beads 1...4, of which `beads` (0...4) are moved across.
A casekeeper may have fewer than thirteen: those it has are fitted, and keep the numbers of the whole one.
Every device may be opened and used without any other. A report is called from the driver's own thread, one call at a
time, and must be quick.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, Protocol

from firmware_bridge.notice import Notice

SPINDLE_COUNT = 13
ALL_SPINDLES = tuple(range(SPINDLE_COUNT))
BEADS = 4


class Part(StrEnum):
    """The parts of a table that faults name, as they stand in the journal. Faults also name a spindle
    (`spindle_part`), and an input of the Pi with "wire", "pin" or "button" behind it."""

    BOARD = "mcu"
    """The casekeeper's board and its cable."""
    BEAM = "exit beam"
    LID_SWITCH = "lid switch"
    FOLLOWER = "follower switch"
    LID = "box lid"
    """The lid itself: open is a fault."""
    CAMERA = "camera"
    READING = "camera reading"
    """What the pictures show cannot be worked on: a fault of ours."""
    VIEW = "camera view"
    """What the camera shows cannot be relied on: covered, moved, dark ..., one or several of them."""
    JOURNAL = "journal"
    OUTPUTS = "outputs"
    """Beads, lamps and the rest, where telling them raised what is no fault of their own."""
    PAGES = "pages"
    """What tablets connect to."""
    SAFE_MODE = "safe mode"
    POWER = "power"
    """The computer's supply was too weak."""
    HEAT = "temperature"
    CLOCK = "clock"
    DISK = "disk"


WARNINGS = frozenset({Part.POWER, Part.HEAT, Part.CLOCK, Part.DISK})
"""Parts whose faults are shown to the dealer without stopping play: the table still does all it should."""
UNTIL_SEEN = frozenset({Part.POWER})
"""Momentary faults: shown until the dealer has seen them, also after a restart that they may have caused."""


StatusLight = Literal["idle", "open", "closed", "call"]
ButtonName = Literal["no_more_bets", "hold", "call"]


@dataclass(frozen=True, slots=True)
class BeadsAt:
    """The feedback says: this many beads (0...4) of this spindle (0...12) stand across."""

    spindle: int
    beads: int


@dataclass(frozen=True, slots=True)
class DeviceFault:
    """A part does not do what it should: `part` names it, `text` says what is wrong. The last counts."""

    part: str
    text: Notice


@dataclass(frozen=True, slots=True)
class DeviceCleared:
    """The fault of this part is gone, and that was looked at."""

    part: str


@dataclass(frozen=True, slots=True)
class BoardAnswers:
    """The casekeeper's board is connected and says which firmware it has: "1.1"."""

    firmware: str


@dataclass(frozen=True, slots=True)
class BeamEdge:
    """The light in the box's slit is blocked by a card, or free again."""

    blocked: bool
    at_s: float


@dataclass(frozen=True, slots=True)
class LidEdge:
    """The box's lid was opened or closed."""

    open: bool
    at_s: float


@dataclass(frozen=True, slots=True)
class EndEdge:
    """The follower reached the end of its way (the box is empty), or left it."""

    at_end: bool
    at_s: float


@dataclass(frozen=True, slots=True)
class ButtonPressed:
    """The dealer pressed a button."""

    name: ButtonName
    at_s: float


@dataclass(frozen=True, slots=True)
class Signal:
    """How one input stands, for service: `edges` counts its changes since the start, debounced; `at_s` is the time of
    the last, None when there was none."""

    active: bool
    edges: int = 0
    at_s: float | None = None


DeviceEvent = BeadsAt | DeviceFault | DeviceCleared | BoardAnswers | BeamEdge | LidEdge | EndEdge | ButtonPressed
Report = Callable[[DeviceEvent], None]


class Beads(Protocol):
    """The casekeeper. Whatever happens to it, it tries by itself to make the beads stand as they were last shown."""

    def start(self, report: Report) -> None:
        """Begin. What was shown before is moved now."""

    def show(self, spindle: int, beads: int) -> None:
        """Want `beads` (0...4) moved across on `spindle` (0...12). ValueError for other numbers.

        Returns at once; the last wanted value wins; showing the same again is harmless, and tries again a spindle that
        has a fault. BeadsAt is reported when the beads stand there, DeviceFault with the part `spindle_part(spindle)`
        when they cannot. Of a spindle that is not fitted nothing is moved or reported.
        """

    def close(self) -> None:
        """End; the beads stay where they are."""


class DealingBox(Protocol):
    """The box's switches: start() reports how each stands (BeamEdge, LidEdge, EndEdge), then every change."""

    def start(self, report: Report) -> None: ...

    def signals(self) -> dict[str, Signal]:
        """The inputs by the names of their pins: exit_beam, lid, follower_end. Any thread."""

    def close(self) -> None: ...


class Buttons(Protocol):
    """The dealer's buttons: one ButtonPressed for each press."""

    def start(self, report: Report) -> None: ...

    def signals(self) -> dict[str, Signal]:
        """The inputs by the names of their pins: button_hold ... Any thread."""

    def close(self) -> None: ...


class Lamps(Protocol):
    """The lamp over the window and the status light."""

    def lamp(self, brightness: float) -> None:
        """0 (dark) ... 1 (full). ValueError for other numbers."""

    def status(self, light: StatusLight) -> None:
        """idle: dark; open: bets are open; closed: no more bets; call: the dealer is called."""

    def close(self) -> None:
        """Everything dark."""


class Buzzer(Protocol):
    """Calls the dealer to a question or a fault that holds play."""

    def sound(self, seconds: float) -> None:
        """Sound for `seconds` (0.05 ... 2); returns at once. ValueError for other times."""

    def close(self) -> None:
        """Silent."""


def check_sound(seconds: float) -> None:
    """ValueError when no buzzer may sound that long."""
    if not 0.05 <= seconds <= 2:
        raise ValueError(f"a sound of {seconds} s, 0.05...2 wanted")


def spindle_part(spindle: int) -> str:
    """The part named in a spindle's faults: "spindle 12"."""
    return f"spindle {spindle}"


def check_beads(spindle: int, beads: int) -> None:
    """ValueError when there is no such spindle or number of beads."""
    if not 0 <= spindle < SPINDLE_COUNT:
        raise ValueError(f"spindle {spindle}, 0...{SPINDLE_COUNT - 1} wanted")
    if not 0 <= beads <= BEADS:
        raise ValueError(f"{beads} beads, 0...{BEADS} wanted")
