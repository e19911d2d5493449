"""How fast the link is: round trip of a 16-byte frame, frames a second, recovery after a pulled cable, bead in place.

python -m tests.instruments.benchmarks.link            the board in Python, behind a pty
python -m tests.instruments.benchmarks.link --simavr   the compiled firmware under simavr, paced
python -m tests.instruments.benchmarks.link --port /dev/ttyACM0       a real board (nothing is unplugged)

Under simavr the firmware's own time is what the wire is measured against: frames are counted per simulated second, and
the pace is printed, which falls below 1 when the machine is too busy to keep up. They are counted twice: at full pace,
which on a busy machine measures the machine (the five frames of the window last 3.2 ms), and at a tenth of it, where
the delays of this program and this machine count a tenth and what remains is the firmware and the wire.
"""

import argparse
import threading
import time
from collections.abc import Callable
from statistics import median, quantiles

from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.framing import DataFrame, encode_frame
from firmware_bridge.link import HostEnd, LinkFull, Received
from firmware_bridge.messages import Configure, Move, Ping, Pong, encode
from firmware_bridge.serial_port import SerialPort
from firmware_bridge.simulator import SimulatedMcu, missing
from hardware.beads.serial_beads import SerialBeads
from hardware.devices import BeadsAt, DeviceCleared, Part
from tests.english import english

BAUD = 250_000


class Line:
    """The link on a port, turned by hand. `clock`: what its timeouts go by."""

    def __init__(self, port_url: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.port, self.clock = SerialPort(port_url, BAUD), clock
        self.port.open()
        self.link = HostEnd(first_nonce=1, now_s=self.clock())
        while not self.link.connected:
            self.turn()

    def turn(self) -> list[Pong]:
        now_s = self.clock()
        self.link.poll(now_s)
        out = self.link.take(now_s)
        if out:
            self.port.write(out)
        data = self.port.read(max(0.0, min(self.link.due_s() - self.clock(), 0.05)))
        events = self.link.receive(data, self.clock())
        return [e.message for e in events if isinstance(e, Received) and isinstance(e.message, Pong)]


def round_trips(line: Line, count: int) -> list[float]:
    """Milliseconds from writing a Ping to having its Pong."""
    times = []
    for token in range(count):
        began = time.perf_counter()
        line.link.send(Ping(token, 0x01010101, 0x0101))
        while not any(pong.token == token for pong in line.turn()):
            pass
        times.append(1000 * (time.perf_counter() - began))
    return times


def frames_a_second(line: Line, seconds: float, clock: Callable[[], float]) -> float:
    """Pings answered in a second of `clock` with the window kept full."""
    done = token = 0
    until = time.perf_counter() + seconds
    began = clock()
    while time.perf_counter() < until:
        try:
            while True:
                line.link.send(Ping(token, 0x01010101, 0x0101))
                token += 1
        except LinkFull:
            done += len(line.turn())
    return done / (clock() - began)


class Watch:
    """Waits for one report."""

    def __init__(self) -> None:
        self._wanted: object = None
        self._seen = threading.Event()

    def __call__(self, event: object) -> None:
        if event == self._wanted:
            self._seen.set()

    def expect(self, event: object) -> None:
        self._seen.clear()
        self._wanted = event

    def wait(self) -> None:
        if not self._seen.wait(10):
            raise SystemExit(f"{self._wanted} was not reported within 10 s")


def in_place(beads: SerialBeads, watch: Watch, count: int) -> list[float]:
    """Milliseconds from show() of one more bead to BeadsAt."""
    times = []
    for turn in range(count):
        spindle, across = turn % 13, 1 + turn // 13 % 4
        watch.expect(BeadsAt(spindle, across))
        began = time.perf_counter()
        beads.show(spindle, across)
        watch.wait()
        times.append(1000 * (time.perf_counter() - began))
    return times


def recoveries(mcu: FakeMcu | SimulatedMcu, watch: Watch, count: int) -> list[float]:
    """Milliseconds from putting the cable back to the link standing again."""
    times = []
    for _ in range(count):
        watch.expect(DeviceCleared(Part.BOARD))
        mcu.unplug()
        time.sleep(0.1)
        began = time.perf_counter()
        mcu.plug()
        watch.wait()
        times.append(1000 * (time.perf_counter() - began))
    return times


PULSES_US = (700, 1000, 1503, 1628, 2000, 2300)
OUTPUTS = {"eleven compare-unit channels": range(11), "two timer-2 channels (11, 12)": range(11, 13)}


def pulse_errors(mcu: SimulatedMcu, *, full: bool) -> dict[str, list[float]]:
    """How far the pulses are from what was wanted, us, by kind of output. `full`: the wire is, both ways."""
    errors: dict[str, list[float]] = {name: [] for name in OUTPUTS}
    line = Line(mcu.port_url, mcu.host_s)
    line.link.send(Configure(5000, 300, 800, hold_at_rest=1))
    mcu.fill_wire(full)
    for pulse_us in PULSES_US:
        while line.link.waiting:
            line.turn()
        for channel in range(13):
            line.link.send(Move(channel, pulse_us))
        while line.link.waiting:
            line.turn()
        _pass(line, mcu, 0.1, full)  # the pulses change
        mcu.pulses()
        _pass(line, mcu, 0.4, full)
        pulses = mcu.pulses()
        for name, channels in OUTPUTS.items():
            seen = [pulses[channel] for channel in channels]
            errors[name] += [edge - pulse_us for one in seen for edge in (one.shortest_us, one.longest_us)]
    mcu.fill_wire(False)
    line.port.dispose()
    return errors


def _pass(line: Line, mcu: SimulatedMcu, seconds: float, full: bool) -> None:
    until = mcu.simulated_s() + seconds
    while mcu.simulated_s() < until:
        try:
            while full:
                line.link.send(Ping(1, 0x01010101, 0x0101))
        except LinkFull:
            pass
        line.turn()


def told(name: str, times: list[float]) -> str:
    """One line: p50 and p99."""
    return f"{name:44s} p50 {median(times):8.2f} ms   p99 {quantiles(times, n=100)[98]:8.2f} ms   ({len(times)} times)"


def frames_told(line: Line, length: int, simulated: SimulatedMcu | None) -> str:
    """One line: frames each way in a second of the board's time, against what the wire carries."""
    clock = simulated.simulated_s if simulated else time.perf_counter
    wall_s, clock_s = time.perf_counter(), clock()
    rate = frames_a_second(line, 4, clock)
    pace = (clock() - clock_s) / (time.perf_counter() - wall_s)
    kind = f"simulated second, {pace:.2f} of them a second" if simulated else "second"
    limit = BAUD / 10 / length
    return f"frames each way a {kind}: {rate:.0f}; the wire at {BAUD} baud carries {limit:.0f}: {rate / limit:.1%}"


def measure(port_url: str, mcu: FakeMcu | SimulatedMcu | None) -> None:
    frame = encode_frame(DataFrame(0, 0, encode(Ping(0, 0x01010101, 0x0101))))
    line = Line(port_url)
    print(told(f"round trip of a {len(frame)}-byte frame", round_trips(line, 500)))
    simulated = mcu if isinstance(mcu, SimulatedMcu) else None
    print(frames_told(line, len(frame), simulated))
    line.port.dispose()
    if simulated:
        with SimulatedMcu(pace=0.1) as slow:
            line = Line(slow.port_url)
            print(frames_told(line, len(frame), slow))
            line.port.dispose()
        for state, full in (("idle", False), ("full", True)):
            with SimulatedMcu() as held:
                for name, errors in pulse_errors(held, full=full).items():
                    print(f"pulses, {name}, link {state}: {min(errors):+.2f} ... {max(errors):+.2f} us off")
    watch = Watch()
    beads = SerialBeads(port_url)
    beads.start(watch)
    print(told("Beads.show to bead in place (one bead)", in_place(beads, watch, 52)))
    if mcu is not None:
        print(told("cable put back to link standing", recoveries(mcu, watch, 10)))
    beads.close()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--port", help="a real board; without it the board in Python")
    options.add_argument("--simavr", action="store_true", help="the compiled firmware under simavr")
    chosen = options.parse_args()
    if chosen.port:
        measure(chosen.port, None)
    elif chosen.simavr and (absent := missing()) is not None:
        print(f"board: firmware.elf under simavr: not measured ({english(absent)})")
    elif chosen.simavr:
        print("board: firmware.elf under simavr, paced")
        with SimulatedMcu() as simulated:
            measure(simulated.port_url, simulated)
    else:
        print("board: FakeMcu (Python, pty; the wire itself takes no time)")
        with FakeMcu() as mcu:
            measure(mcu.port_url, mcu)


if __name__ == "__main__":
    main()
