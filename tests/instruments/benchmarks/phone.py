"""A deal of 52 cards seen by a phone: a rendered film through Chromium's fake camera, the page, its WebSocket and TLS.

  python -m tests.instruments.benchmarks.phone                 one deal: some three minutes, 3 GB of film in TMPDIR
  python -m tests.instruments.benchmarks.phone --size 640x360 --seed 2

Browser, film and table share this machine. Delay: from the capture of the picture in which a card was read, by the
browser's clock, to the tracker's word; both clocks are this machine's. A phone's own camera and Wi-Fi are not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from controller.runtime.wiring.simulated import deck_for
from tests.controller.phone_film import film
from tests.controller.phone_table import PhoneTable, becomes_camera, filming, opened, signed_in
from vision.observations import Exposed, Unclear

CARD = 0.17
"""Width of a card in the picture's."""
LEAD_S = 12.0
"""Of the film before the first draw: until then the dealer has confirmed the phone and begun the deal."""
SENT = """
const send = WebSocket.prototype.send;
window.sent = [];
WebSocket.prototype.send = function (data) {
  if (data instanceof Blob) window.sent.push((performance.timeOrigin + performance.now()) / 1000);
  return send.call(this, data);
};
"""
"""Notes when each picture goes out, by the wall clock."""


class Watch:
    """What comes to the table and when: each picture, and each card that the tracker reads."""

    def __init__(self, table: PhoneTable) -> None:
        self.arrived: list[tuple[float, float, int, tuple[int, int]]] = []
        """Of each picture: when (wall clock), how old by the phone's word, its bytes, its size."""
        self.taken_at: dict[float, int] = {}
        """Number of the picture by its time on the table's clock."""
        self.read: list[tuple[int, float, str]] = []
        """Of each card: the number of its picture, when (wall clock), what it is."""
        source, tracker = table.parts.phone, table.parts.tracker
        assert source is not None
        assert tracker is not None
        push, observe = source.pictures.push, tracker.observe

        def pushed(jpeg: bytes, size: tuple[int, int], taken_at_s: float, done: Any) -> None:
            self.taken_at[taken_at_s] = len(self.arrived)
            self.arrived.append((time.time(), time.monotonic() - taken_at_s, len(jpeg), size))
            push(jpeg, size, taken_at_s, done)

        def observed(frame: Any) -> Any:
            seen = observe(frame)
            for one in seen:
                if isinstance(one, Exposed | Unclear):
                    card = f"{one.rank}{one.suit}" if isinstance(one, Exposed) else "?"
                    self.read.append((self.taken_at[frame.captured_at_s], time.time(), card))
            return seen

        source.pictures.push = pushed  # type: ignore[method-assign]
        tracker.observe = observed  # type: ignore[method-assign]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="1280x720", help="of the phone's pictures (default 1280x720)")
    parser.add_argument("--rest", type=float, default=1.5, help="seconds that each card lies still (default 1.5)")
    parser.add_argument("--cards", type=int, default=52)
    args = parser.parse_args()
    deck = deck_for(args.seed, 1)[: args.cards]
    width, height = map(int, args.size.split("x"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        began_s = time.time()
        reel = folder / "deal.y4m"
        length_s = film(
            reel, deck, size=(width, height), card_px=CARD * width, lead_s=LEAD_S, rest_s=args.rest, seed=args.seed
        )
        megabytes = os.path.getsize(reel) / 1e6
        print(f"film: {len(deck)} cards, {length_s:.0f} s, {megabytes:.0f} MB, drawn in {time.time() - began_s:.0f} s")
        os.sync()  # else the journal waits seconds for its place on the disk behind the film
        table = PhoneTable(folder, width=width, height=height)
        try:
            return measured(table, reel, deck, length_s)
        finally:
            table.close()


def measured(table: PhoneTable, reel: Path, deck: list[str], length_s: float) -> int:
    """Deals it, prints the figures; 1 where not every card was read right."""
    watch = Watch(table)
    with filming(reel) as browser:
        dealer, phone = opened(browser, phone=False), opened(browser, phone=True)
        phone.add_init_script(SENT)
        signed_in(dealer, table)
        becomes_camera(dealer, phone)
        table.until(lambda state: "camera" not in state.faults)
        dealer.get_by_role("button", name="Start a deal").click()
        dealer.close()  # its pictures would cost this machine what a tablet of its own does not
        loop_late = LoopWatch()
        watching = asyncio.run_coroutine_threadsafe(loop_late.run(), table.loop)
        first, loop_s, began_s = len(watch.arrived), table.run(_loop_time()), time.monotonic()
        faults = set()
        until_s = began_s + length_s + 30
        while time.monotonic() < until_s and len(table.cards) < len(deck) and table.state.question is None:
            faults |= set(table.state.faults)
            time.sleep(0.1)
        took_s, loop_s = time.monotonic() - began_s, table.run(_loop_time()) - loop_s
        sent: list[float] = phone.evaluate("window.sent")
        cards, question = table.cards, table.state.question
        watching.cancel()
    right = sum(a == b for a, b in zip(cards, deck, strict=False))
    pictures = watch.arrived[first:]
    print(
        f"cards: {right} of {len(deck)} right, {len(cards) - right} wrong, "
        f"{'none' if question is None else 'one'} asked about; faults: {sorted(faults)}"
    )
    print(f"pictures: {len(pictures) / took_s:.1f} a second, {sum(one[2] for one in pictures) / took_s / 1e3:.0f} kB/s")
    sizes = sorted({one[3] for one in pictures}, reverse=True)
    print("sizes: " + ", ".join(f"{w}x{h}: {sum(one[3] == (w, h) for one in pictures)}" for w, h in sizes))
    ages = [1e3 * one[1] for one in pictures]
    ways = [1e3 * (arrived[0] - at_s) for arrived, at_s in zip(watch.arrived, sent, strict=False)][first:]
    delays = [
        1e3 * (at_s - sent[number] + watch.arrived[number][1]) for number, at_s, _ in watch.read if number < len(sent)
    ]
    gaps = [1e3 * (after - before) for before, after in pairwise(one[0] for one in pictures)]
    going = [1e3 * (after - before) for before, after in pairwise(sent[first:])]
    print(f"longest gap between two pictures: {max(going):.0f} ms when sent, {max(gaps):.0f} ms when they arrive")
    print(f"longest that the table's loop did something else: {1e3 * loop_late.longest_s:.0f} ms")
    print(f"captured to sent:    {_spread(ages)}")
    print(f"sent to arrived:     {_spread(ways)}")
    print(f"captured to read:    {_spread(delays)}")
    print(f"the table's loop:    {1e3 * loop_s / max(1, len(pictures)):.2f} ms of the processor a picture")
    return 0 if right == len(deck) == len(cards) else 1


class LoopWatch:
    """How late the table's loop wakes up, at the most."""

    def __init__(self) -> None:
        self.longest_s = 0.0

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due_s = loop.time() + 0.02
            await asyncio.sleep(0.02)
            self.longest_s = max(self.longest_s, loop.time() - due_s)


async def _loop_time() -> float:
    """Time of the processor that the thread of the table's loop has taken."""
    return time.thread_time()


def _spread(values: list[float]) -> str:
    if not values:
        return "none"
    ordered = sorted(values)
    return f"p50 {statistics.median(ordered):.0f} ms, p95 {ordered[int(0.95 * (len(ordered) - 1))]:.0f} ms"


if __name__ == "__main__":
    raise SystemExit(main())
