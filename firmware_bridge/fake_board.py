"""The casekeeper's board in Python: obeys the protocol and watches its servos by the same rules as the firmware.

Pure: bytes and a time in, bytes out; the servos are a mechanics.Casekeeper moved by that same time. It is the model the
firmware's closed loop is held to. Behind a pty it is fake_mcu.py.

A channel: Move -> MOVING -> THERE when the feedback stands within the tolerance for three samples; not there in
settle_ms: once more, gently; still not: JAMMED and released. At rest the channel is watched: what leaves the tolerance
quickly was pushed (HAND_MOVED), slowly SLIPPED; either is reported, then driven back once. A faulted channel stays
released until it is moved again; after three jams in a row it rests for ten seconds first, and is driven then. What a
sagging supply stopped goes on when two samples found it good, one channel each 100 ms. Without a link nothing is
driven.
"""

from dataclasses import astuple, dataclass, field

from firmware_bridge.link import Closed, Event, McuEnd, Opened, Received
from firmware_bridge.mechanics import Casekeeper
from firmware_bridge.messages import (
    ADC_MAX,
    CHANNELS,
    DEFAULT_ADC_US,
    DEFAULT_CALIBRATION_US,
    DEFAULT_CONFIGURE,
    BoardStatus,
    Calibration,
    ChannelState,
    Configure,
    Feedback,
    Message,
    Move,
    Ping,
    Pong,
    ReadBoard,
    ReadCalibration,
    ReadFeedback,
    Release,
    Report,
    ResetCause,
    WriteCalibration,
)

FIRMWARE_VERSION = 0x0101
SAMPLE_S = 0.02  # the feedback is sampled once a servo period
SAMPLES_THERE = 3  # so that the servo has come to rest
QUICK_US_PER_SAMPLE = 20.0  # 1000 us/s: a finger; friction lets a cam creep far slower
SUPPLY_LOW_MV = 4300  # below it what is driven is stopped
SUPPLY_GOOD_MV = 4600  # from it on that goes on; the gap keeps a supply that recovers unloaded from toggling
SUPPLY_GOOD_SAMPLES = 2
RESTART_SAMPLES = 5  # then a stopped servo each 100 ms: each draws most at its start
JAMS_IN_A_ROW = 3  # then the servo rests, whatever the host asks: a jam is 3 s of pushing
JAM_REST_S = 10.0
REPLY_ROOM = 8  # channel reports leave this much of the queue to replies

_FAULTS = frozenset(ChannelState) - {ChannelState.IDLE, ChannelState.MOVING, ChannelState.THERE}


@dataclass
class _Watched:
    """What the board knows of one channel."""

    state: ChannelState = ChannelState.IDLE
    wanted_us: int = 0
    pulse_us: float = 0.0  # sent to the servo now, while driven
    driven: bool = False
    gentle: bool = False
    deadline_s: float = 0.0
    samples_there: int = 0
    last_us: float = 0.0
    quickest_us: float = 0.0  # largest step between two samples since it left its place
    to_report: bool = False
    jams: int = 0  # since it was last there
    rests_until_s: float | None = None
    asked: bool = False  # for a move while it rests from its jams


@dataclass
class FakeBoard:
    """A board on simulated time. The calibration outlives restart(), as in an EEPROM; the rest does not."""

    now_s: float
    world: Casekeeper = field(default_factory=Casekeeper)
    boots: int = 1
    fail_safes: int = 0
    silent: bool = False  # fault knob: the program hangs, nothing is answered
    _channels: list[_Watched] = field(init=False)
    _calibrations: list[Calibration] = field(init=False)

    def __post_init__(self) -> None:
        self._channels = [_Watched() for _ in range(CHANNELS)]
        self._calibrations = [
            Calibration(channel, *DEFAULT_CALIBRATION_US, *DEFAULT_ADC_US, stored=0) for channel in range(CHANNELS)
        ]
        self._start(ResetCause.POWER)

    @property
    def connected(self) -> bool:
        """A host has a link."""
        return self._link.connected

    def restart(self, cause: ResetCause) -> None:
        """Reset the board: servos released, link and wishes forgotten."""
        self.boots += 1
        self._channels = [_Watched() for _ in range(CHANNELS)]
        for servo in self.world.servos:
            servo.pulse_us = None
        self._start(cause)

    def step(self, data: bytes, now_s: float) -> bytes:
        """Take bytes from the wire, let time pass until `now_s`, and return the bytes to send."""
        self._pass_time(now_s)
        if self.silent:
            return b""
        for event in self._link.receive(data, now_s) + self._link.poll(now_s):
            self._event(event)
        self._report_changes()
        return self._link.take(now_s)

    def due_s(self) -> float:
        """When step() wants to be called at the latest."""
        return min(self._link.due_s(), self._sample_at_s)

    def _start(self, cause: ResetCause) -> None:
        self._link = McuEnd(
            now_s=self.now_s, firmware_version=FIRMWARE_VERSION, boots=self.boots & 0xFFFF, reset_cause=cause
        )
        self._configure = DEFAULT_CONFIGURE
        self._sample_at_s = self.now_s + SAMPLE_S
        self._supply_low = False
        self._good_samples = self._restart_in = 0

    def _pass_time(self, now_s: float) -> None:
        # Samples are taken on their own grid, as by the firmware's timer, whatever steps the caller takes.
        while self._sample_at_s <= now_s:
            self.world.advance(self._sample_at_s - self.now_s)
            self.now_s = self._sample_at_s
            self._sample_at_s += SAMPLE_S
            if not self.silent:
                self._sample()
        self.world.advance(now_s - self.now_s)
        self.now_s = now_s

    def _event(self, event: Event) -> None:
        match event:
            case Opened():
                # The wishes of an earlier host are void. All is reported, so that this one knows every channel.
                for channel, one in enumerate(self._channels):
                    self._release(channel, ChannelState.IDLE)
                    one.wanted_us, one.to_report = 0, True
                    one.jams, one.rests_until_s = 0, None
            case Closed(why):
                self.fail_safes += why.name == "HOST_SILENT"
                for channel in range(CHANNELS):
                    self._release(channel, ChannelState.IDLE)
            case Received(message):
                self._message(message)
            case _:
                raise AssertionError(f"{event} is not an event of the board's end")

    def _message(self, message: Message) -> None:
        match message:
            case Move(channel, pulse_us):
                self._move(channel, pulse_us)
            case Release(channel):
                self._release(channel, ChannelState.IDLE)
                self._channels[channel].wanted_us, self._channels[channel].to_report = 0, True
            case Configure():
                self._configure = message
            case ReadCalibration(channel):
                self._reply(self._calibrations[channel])
            case WriteCalibration():
                self._calibrations[message.channel] = Calibration(*(*astuple(message), 1))
                self._reply(self._calibrations[message.channel])
            case ReadFeedback(channel):
                measured = self._measured(channel)
                self._reply(Feedback(channel, self._adc(channel), 0 if measured is None else _wire_us(measured)))
            case Ping(token, sent_us, padding):
                self._reply(Pong(token, sent_us, padding))
            case ReadBoard():
                self._reply(BoardStatus(self.world.supply_mv, self._link.bad_frames & 0xFFFF, 0, self.fail_safes))
            case _:
                raise AssertionError(f"{message} is not for the board")

    def _reply(self, message: Message) -> None:
        if self._link.room:
            self._link.send(message)

    def _move(self, channel: int, pulse_us: int) -> None:
        one = self._channels[channel]
        one.wanted_us, one.to_report = pulse_us, True
        one.gentle = False
        if self._supply_low:
            self._release(channel, ChannelState.SUPPLY_LOW)
            return
        if one.rests_until_s is not None:
            self._release(channel, ChannelState.JAMMED)
            one.asked = True
            return
        one.state = ChannelState.MOVING
        self._drive(channel)

    def _drive(self, channel: int) -> None:
        one, servo = self._channels[channel], self.world.servos[channel]
        one.driven, one.samples_there, one.quickest_us = True, 0, 0.0
        measured = self._measured(channel)
        # A gentle move starts where the servo stands: a pulse that jumps to its end would not be gentle.
        one.pulse_us = float(one.wanted_us) if not one.gentle or measured is None else measured
        servo.pulse_us = one.pulse_us
        way_s = abs(one.wanted_us - one.pulse_us) / self._configure.gentle_us_per_s
        one.deadline_s = self.now_s + way_s + self._configure.settle_ms / 1000

    def _release(self, channel: int, state: ChannelState) -> None:
        one = self._channels[channel]
        one.to_report |= one.state is not state
        one.state, one.driven, one.asked = state, False, False
        self.world.servos[channel].pulse_us = None

    def _jam(self, channel: int, one: _Watched) -> None:
        self._release(channel, ChannelState.JAMMED)
        one.jams += 1
        if one.jams >= JAMS_IN_A_ROW:
            one.jams = JAMS_IN_A_ROW - 1  # one more try after each rest
            one.rests_until_s = self.now_s + JAM_REST_S

    def _sample(self) -> None:
        self._judge_supply()
        if not self._supply_low:
            self._restart_one()
        for channel, one in enumerate(self._channels):
            if one.rests_until_s is not None and self.now_s >= one.rests_until_s:
                one.rests_until_s = None
                if one.asked:
                    self._move(channel, one.wanted_us)
            self._judge(channel, one)

    def _judge_supply(self) -> None:
        if self._supply_low:
            self._good_samples = self._good_samples + 1 if self.world.supply_mv >= SUPPLY_GOOD_MV else 0
            self._supply_low = self._good_samples < SUPPLY_GOOD_SAMPLES
        elif self.world.supply_mv < SUPPLY_LOW_MV:
            self._supply_low, self._good_samples, self._restart_in = True, 0, 0
            for channel, one in enumerate(self._channels):
                if one.driven:
                    self._release(channel, ChannelState.SUPPLY_LOW)

    def _restart_one(self) -> None:
        """The supply is good: what it stopped goes on, one after the other."""
        if self._restart_in:
            self._restart_in -= 1
            return
        for channel, one in enumerate(self._channels):
            if one.state is ChannelState.SUPPLY_LOW:
                self._move(channel, one.wanted_us)
                self._restart_in = RESTART_SAMPLES - 1
                return

    def _judge(self, channel: int, one: _Watched) -> None:
        if one.state not in (ChannelState.MOVING, ChannelState.THERE, ChannelState.SLIPPED, ChannelState.HAND_MOVED):
            return
        measured = self._measured(channel)
        if measured is None:
            self._release(channel, ChannelState.NO_FEEDBACK)
        elif one.driven and one.state is not ChannelState.THERE:
            self._judge_moving(channel, one, measured)
        elif one.state is ChannelState.THERE:
            self._judge_resting(channel, one, measured)
        one.last_us = measured if measured is not None else one.last_us

    def _judge_moving(self, channel: int, one: _Watched, measured: float) -> None:
        if one.gentle:
            step = self._configure.gentle_us_per_s * SAMPLE_S
            one.pulse_us += min(step, max(-step, one.wanted_us - one.pulse_us))
            self.world.servos[channel].pulse_us = one.pulse_us
        near = abs(measured - one.wanted_us) <= self._configure.tolerance_us
        one.samples_there = one.samples_there + 1 if near else 0
        if one.samples_there >= SAMPLES_THERE:
            one.state, one.to_report, one.gentle, one.quickest_us = ChannelState.THERE, True, False, 0.0
            one.jams = 0
            if not self._configure.hold_at_rest:
                one.driven, self.world.servos[channel].pulse_us = False, None
        elif self.now_s >= one.deadline_s and not one.gentle:
            one.gentle = True
            self._drive(channel)
        elif self.now_s >= one.deadline_s:
            self._jam(channel, one)

    def _judge_resting(self, channel: int, one: _Watched, measured: float) -> None:
        # Fades, so that a knock long ago is not taken for the push that moved it now.
        one.quickest_us = max(one.quickest_us * 0.9, abs(measured - one.last_us))
        # Twice the tolerance of arrival: a cam that stopped at the edge of that one is not driven again and again.
        if abs(measured - one.wanted_us) <= 2 * self._configure.tolerance_us:
            return
        if self._supply_low:
            self._release(channel, ChannelState.SUPPLY_LOW)
            return
        quick = one.quickest_us > QUICK_US_PER_SAMPLE
        one.state = ChannelState.HAND_MOVED if quick else ChannelState.SLIPPED
        one.to_report, one.gentle = True, True
        self._drive(channel)

    def _report_changes(self) -> None:
        if not self._link.connected:
            return
        for channel, one in enumerate(self._channels):
            if one.to_report and self._link.room > REPLY_ROOM:
                measured = self._measured(channel)
                self._link.send(Report(channel, one.state, _wire_us(measured or 0.0), one.wanted_us))
                one.to_report = False

    def _adc(self, channel: int) -> int:
        adc = self.world.servos[channel].adc
        return 0 if adc is None else max(0, min(ADC_MAX, round(adc)))

    def _measured(self, channel: int) -> float | None:
        """Where the feedback says the servo stands, us; None: the wire is off."""
        adc, line = self.world.servos[channel].adc, self._calibrations[channel]
        if adc is None:
            return None
        return 1000 + (adc - line.adc_at_1000_us) * 1000 / (line.adc_at_2000_us - line.adc_at_1000_us)


def _wire_us(measured_us: float) -> int:
    return max(0, min(0xFFFF, round(measured_us)))
