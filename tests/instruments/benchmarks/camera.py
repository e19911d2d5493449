"""What a picture of the Pi's camera costs on its way from the helper process to the table.

  python -m tests.instruments.benchmarks.camera                     1280x720 at 30 a second, ten seconds
  python -m tests.instruments.benchmarks.camera --size 1920x1080 --seconds 30

The real helper and the real memory between both processes, over the stand-in for picamera2, which draws nothing here: a
Pi's camera fills its buffers without the processor. Delay: from the finished picture to the table's copy of it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

import numpy as np
import pytest

from tests.vision.standin import StandIn

AGE_S = 0.025
"""Of the stand-in: from a sensor's time stamp to the finished picture."""


def _cpu_s(pid: int) -> float:
    """Time of the processor a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _copy_ms(size: tuple[int, int]) -> float:
    """One copy of a picture to fresh memory, the least that a picture which is kept can cost."""
    picture, times = np.full((size[1], size[0], 3), 7, np.uint8), []
    for _ in range(200):
        began_s = time.perf_counter()
        picture.copy()
        times.append(time.perf_counter() - began_s)
    return 1000 * statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="1280x720", help="width x height (default 1280x720)")
    parser.add_argument("--fps", type=float, default=30.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    count = round(args.seconds * args.fps)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as monkeypatch:
        stand_in = StandIn(Path(folder), monkeypatch)
        stand_in.plan(picture="none")
        with stand_in.camera(size=(width, height), fps=args.fps) as camera:
            pid = stand_in.calls("import")[0]["pid"]
            helper_s, table_s, began_s = _cpu_s(pid), time.thread_time(), time.monotonic()
            delays = []
            for _ in range(count):
                frame = camera.read()
                assert frame is not None
                delays.append(time.monotonic() - frame.captured_at_s - AGE_S)
            took_s = time.monotonic() - began_s
            helper_s, table_s = _cpu_s(pid) - helper_s, time.thread_time() - table_s
    delays.sort()
    p50, p99 = (1000 * delays[int(share * (count - 1))] for share in (0.5, 0.99))
    print(f"{width}x{height}, {count / took_s:.1f} pictures a second")
    for who, spent_s in (("helper", helper_s), ("table", table_s)):
        print(f"{who:7} {1000 * spent_s / count:5.2f} ms of the processor a picture, {100 * spent_s / took_s:4.1f} %")
    print(f"delay   {p50:5.2f} ms (p99 {p99:.2f}); one copy alone takes {_copy_ms((width, height)):.2f} ms")


if __name__ == "__main__":
    main()
