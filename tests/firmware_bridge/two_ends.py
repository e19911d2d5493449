"""Two real ends of the link, a wire that may be bad, and a time that is a number."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from firmware_bridge.link import Event, HostEnd, McuEnd
from firmware_bridge.messages import ResetCause

Wire = Callable[[bytes], bytes]


def straight(data: bytes) -> bytes:
    return data


def new_mcu(now_s: float = 0.0, **other: int) -> McuEnd:
    who = {"firmware_version": 0x0102, "boots": 1, **other}
    return McuEnd(now_s=now_s, reset_cause=ResetCause.POWER, **who)


@dataclass
class TwoEnds:
    """`host_events` and `mcu_events` gather everything; `step()` lets a millisecond pass."""

    to_mcu: Wire = straight
    to_host: Wire = straight
    chop: int | None = None  # bytes handed over at a time
    now_s: float = 100.0
    mcu: McuEnd = field(init=False)
    host: HostEnd = field(init=False)
    host_events: list[Event] = field(default_factory=list)
    mcu_events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.mcu = new_mcu(self.now_s)
        self.host = HostEnd(first_nonce=1, now_s=self.now_s)

    def step(self, seconds: float = 0.001) -> None:
        self.now_s += seconds
        self.host_events += self.host.poll(self.now_s)
        self.mcu_events += self.mcu.poll(self.now_s)
        for piece in self._pieces(self.to_mcu(self.host.take(self.now_s))):
            self.mcu_events += self.mcu.receive(piece, self.now_s)
        for piece in self._pieces(self.to_host(self.mcu.take(self.now_s))):
            self.host_events += self.host.receive(piece, self.now_s)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds * 1000)):
            self.step()

    def run_until(self, done: Callable[[], bool], seconds: float = 60.0) -> None:
        for _ in range(round(seconds * 1000)):
            if done():
                return
            self.step()
        raise AssertionError(f"not done in {seconds} s: {self.host_events[-3:]} {self.mcu_events[-3:]}")

    def connect(self) -> None:
        self.run_until(lambda: self.host.connected)

    def _pieces(self, data: bytes) -> Iterable[bytes]:
        if self.chop is None:
            return [data] if data else []
        return [data[i : i + self.chop] for i in range(0, len(data), self.chop)]
