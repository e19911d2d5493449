"""Protocol of the casekeeper's board: which messages to send, and what its answers mean. Pure: no thread, port or
clock.

Wanted beads go in by show(), the link's events by take(); out come messages for the board (next_messages) and reports
for the table. The board itself drives, looks, tries a second time and watches; here its facts become beads and faults:

    a Report at rest (IDLE, THERE)     BeadsAt where the feedback says the beads are; a fault of that spindle is cleared
                                       when they are where they are wanted
    a Report of a fault                DeviceFault naming spindle and bead; the spindle waits until it is shown again
    a Report that wants another pulse  the Move was overtaken or damaged: it is sent again
    Connected                          BoardAnswers with its firmware; all wanted spindles are moved again
    Lost, Refused, a lost port         DeviceFault of the board until it is connected again
"""

from collections.abc import Collection
from dataclasses import dataclass, field

from firmware_bridge.link import Connected, Event, Lost, Received, Refused
from firmware_bridge.messages import ChannelState, Configure, Identity, Message, Move, Report, version_text
from firmware_bridge.notice import Notice, say
from hardware.beads.servo import CasekeeperCalibration
from hardware.devices import (
    ALL_SPINDLES,
    SPINDLE_COUNT,
    BeadsAt,
    BoardAnswers,
    DeviceCleared,
    DeviceEvent,
    DeviceFault,
    Part,
    check_beads,
    spindle_part,
)

_AT_REST = (ChannelState.IDLE, ChannelState.THERE)


@dataclass
class _Spindle:
    """`wanted`: last shown; `at`: last reported; `asked_us`: last pulse sent over this link."""

    wanted: int | None = None
    at: int | None = None
    asked_us: int | None = None
    due: bool = False
    fault: Notice | None = None


@dataclass
class BeadDriver:
    """The casekeeper as the host knows it. `fitted`: the spindles it has; the board's other channels read what an open
    input gives, and nothing they report counts."""

    calibration: CasekeeperCalibration = field(default_factory=CasekeeperCalibration)
    fitted: Collection[int] = ALL_SPINDLES
    configure: Configure | None = None  # how the board moves; None: as it does by itself
    identity: Identity | None = None
    mcu_fault: Notice | None = None
    _configure_due: bool = False
    _spindles: list[_Spindle] = field(default_factory=lambda: [_Spindle() for _ in range(SPINDLE_COUNT)])

    def show(self, spindle: int, beads: int) -> None:
        """Want `beads` on `spindle`. ValueError for numbers out of range."""
        check_beads(spindle, beads)
        if spindle not in self.fitted:
            return
        one = self._spindles[spindle]
        one.due |= one.wanted != beads or one.fault is not None
        one.wanted = beads

    def next_messages(self, room: int) -> list[Message]:
        """At most `room` messages the board has to be sent now. Call only while the link is up."""
        out: list[Message] = []
        if self._configure_due and self.configure is not None and room:
            self._configure_due = False
            out.append(self.configure)
        for spindle, one in enumerate(self._spindles):
            if one.due and one.wanted is not None and len(out) < room:
                one.due, one.asked_us = False, self.calibration[spindle].pulse_for(one.wanted)
                out.append(Move(spindle, one.asked_us))
        return out

    @property
    def settled(self) -> bool:
        """Everything that was shown stands there."""
        return self.identity is not None and all(one.wanted in (None, one.at) for one in self._spindles)

    def take(self, event: Event) -> list[DeviceEvent]:
        """What an event of the link means for the table. Raises TypeError for an event of the board's end."""
        match event:
            case Connected(identity):
                return self._connected(identity)
            case Received(Report() as report) if report.channel in self.fitted:
                return self._reported(report)
            case Received():
                return []
            case Lost(reason) | Refused(reason):
                return self.mcu_failed(reason)
        raise TypeError(f"{event} is not an event of the host's end")

    def mcu_failed(self, text: Notice) -> list[DeviceEvent]:
        """The board cannot be reached. Reported once for each new text."""
        self.identity = None
        for one in self._spindles:
            one.at = None
        if text == self.mcu_fault:
            return []
        self.mcu_fault = text
        return [DeviceFault(Part.BOARD, text)]

    def let_go(self) -> None:
        """Somebody else has the board for a while: where the beads are is not known any more."""
        self.identity = None
        for one in self._spindles:
            one.at = None

    def _connected(self, identity: Identity) -> list[DeviceEvent]:
        self.identity = identity
        self._configure_due = True
        for one in self._spindles:
            one.at, one.asked_us, one.due = None, None, one.wanted is not None
        answer = BoardAnswers(version_text(identity.firmware_version))
        if self.mcu_fault is None:
            return [answer]
        self.mcu_fault = None
        return [answer, DeviceCleared(Part.BOARD)]

    def _reported(self, report: Report) -> list[DeviceEvent]:
        one, state = self._spindles[report.channel], ChannelState(report.state)
        if one.asked_us is not None and report.wanted_us not in (one.asked_us, 0):
            one.due = True
            return []
        if state is ChannelState.MOVING:
            return []
        if state in _AT_REST:
            return self._rests(report)
        text = self._fault_text(report, state)
        if text == one.fault:
            return []
        one.fault, one.at = text, None
        return [DeviceFault(spindle_part(report.channel), text)]

    def _rests(self, report: Report) -> list[DeviceEvent]:
        one, spindle = self._spindles[report.channel], report.channel
        at = self.calibration[spindle].beads_at(report.measured_us)
        out: list[DeviceEvent] = []
        if at is not None and at != one.at:
            one.at = at
            out.append(BeadsAt(spindle, at))
        if one.fault is not None and at is not None and at == one.wanted and report.state == ChannelState.THERE:
            one.fault = None
            out.append(DeviceCleared(spindle_part(spindle)))
        return out

    def _fault_text(self, report: Report, state: ChannelState) -> Notice:
        one, places = self._spindles[report.channel], self.calibration[report.channel]
        wanted = one.wanted if one.wanted is not None else places.nearest(report.wanted_us)
        stands = places.beads_at(report.measured_us)
        near = places.nearest(report.measured_us)
        where = say("hardware-stands", count=stands) if stands is not None else say("hardware-between", near=near)
        # Beads cross in the order 1...4: the first that is not where it should be is the one to look at.
        bead = near + 1 if near < wanted else max(near, 1)
        # The board reports where it stands when it writes the report: on a busy line it may have put it back by then.
        back = stands == wanted
        match state:
            case ChannelState.SLIPPED if back:
                return say("hardware-bead-slipped-back", wanted=wanted)
            case ChannelState.HAND_MOVED if back:
                return say("hardware-bead-moved-back", wanted=wanted)
            case ChannelState.JAMMED:
                return say("hardware-bead-jammed", bead=bead, wanted=wanted, where=where)
            case ChannelState.SLIPPED:
                return say("hardware-bead-slipped", bead=bead, wanted=wanted, where=where)
            case ChannelState.HAND_MOVED:
                return say("hardware-bead-moved", bead=bead, wanted=wanted, where=where)
            case ChannelState.NO_FEEDBACK:
                return say("hardware-bead-no-feedback", wanted=wanted)
            case _:
                return say("hardware-bead-supply", bead=bead, wanted=wanted, where=where)
