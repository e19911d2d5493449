"""What a page costs its line and its browser: `python -m tests.instruments.benchmarks.pages [--old FOLDER]`.

Bytes a card and tablet, the first load of each page, the dealer's page in a processor slowed six times, and how long a
bet's answer takes beside forty tablets. `--old` is the source of an earlier program, such as of `git archive`: it is
measured in the same run by turns with this one, and the ratios count. Each program plays its demonstration of faro as a
process of its own; the tablets are another process.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from websockets.asyncio.client import ClientConnection, connect

from tests.controller.followed import Followed
from tests.controller.web_browser import ARGS, CHROMIUM
from tests.instruments.benchmarks.table import percentile

ROOT = Path(__file__).resolve().parents[3]
SLOWED = 6
PAGES = ("play", "dealer", "display")
SETTLED_S = 4.0
"""After the page is drawn, for what it fetches later."""
PATIENCE_MS = 120_000
BETS_A_ROUND = 8
PARTS = ("line", "loads", "slowed", "bets")
MANY = 40
MOST_COMING = 8
"""At the same time; of one address the table bears 32 that have no place yet (`controller.web.connections`)."""
STAND_S = 120.0
"""In which the many displays must have their first state."""


@contextlib.contextmanager
def demo(program: Path) -> Iterator[str]:
    """Its demonstration of faro while the block runs; gives the address of the pages."""
    with tempfile.TemporaryDirectory() as state:
        command = [sys.executable, "-m", "controller", "demo", "--port", "0", "--tls", "off", "--state", state]
        process = subprocess.Popen([*command, "--mcu", "fake"], cwd=program, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            line = next((line for line in process.stdout if "http://" in line), "")
            if not line:
                raise RuntimeError(f"{program}: its demonstration ended with {process.wait(timeout=20)}")
            yield "http://" + line.partition("http://")[2].split()[0].rstrip("/") + "/"
        finally:
            process.terminate()
            process.wait(timeout=20)


class Counted(ClientConnection):
    """A line that counts what comes, as it came."""

    bytes_heard = 0

    def data_received(self, data: bytes) -> None:
        self.bytes_heard += len(data)
        super().data_received(data)


class Tablet:
    """Follows the state as a page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.state = socket, {}  # type: tuple[ClientConnection, dict[str, Any]]
        self._followed = Followed()
        self.replies: dict[str, dict[str, Any]] = {}
        self.messages = 0

    async def hear(self) -> None:
        text = await self.socket.recv()
        message = self._followed.message(text) if isinstance(text, str) else {"type": "picture"}
        if message["type"] == "state":
            self.state, self.messages = message, self.messages + 1
        elif message["type"] == "reply":
            self.replies[message["id"]] = message

    def cards(self) -> int:
        return len(self.state["deal"]["cards"]) if self.state.get("deal") else 0


@contextlib.asynccontextmanager
async def tablet(address: str, page: str) -> AsyncIterator[Tablet]:
    url = address.replace("http://", "ws://") + f"ws?as={page}"
    # Without a bound, as it also has to answer the table while it waits for other tablets.
    async with connect(url, max_size=None, max_queue=None, create_connection=Counted) as socket:
        heard = Tablet(socket)
        while not heard.state:
            await heard.hear()
        yield heard


async def _line(address: str, seconds: float) -> tuple[float, float]:
    """Bytes and messages a card of one display, the first state left out."""
    async with tablet(address, "display") as heard:
        socket = heard.socket
        assert isinstance(socket, Counted)
        begun, messages, cards, seen = socket.bytes_heard, heard.messages, 0, heard.cards()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await heard.hear()
            cards, seen = cards + max(0, heard.cards() - seen), heard.cards()
        return (socket.bytes_heard - begun) / max(1, cards), (heard.messages - messages) / max(1, cards)


def line(programs: dict[str, Path], seconds: float) -> None:
    print(f"The line to a display of the demonstration of faro, {seconds:.0f} s")
    for name, program in programs.items():
        with demo(program) as address:
            sent, messages = asyncio.run(_line(address, seconds))
        print(f"  {name:5} {sent:9.0f} bytes and {messages:4.1f} messages a card", flush=True)


def _load(browser: Browser, address: str, page: str, *, slowed: int) -> tuple[int, int, float]:
    """Bytes that came, headers included, number of requests, and seconds until the page is drawn, in a new browser."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    tab = context.new_page()
    devtools = context.new_cdp_session(tab)
    sizes: list[float] = []
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    if slowed > 1:
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    began = time.perf_counter()
    tab.goto(f"{address}{page}", wait_until="commit")
    tab.wait_for_selector("#app > :not(p)", state="attached", timeout=PATIENCE_MS)
    took = time.perf_counter() - began
    tab.wait_for_timeout(SETTLED_S * 1000 if slowed == 1 else 0)
    context.close()
    return int(sum(sizes)), len(sizes), took


@contextlib.contextmanager
def _served(programs: dict[str, Path]) -> Iterator[tuple[dict[str, str], Browser]]:
    """The addresses of the demonstrations, and a browser."""
    with contextlib.ExitStack() as stack:
        addresses = {name: stack.enter_context(demo(program)) for name, program in programs.items()}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield addresses, browser
        browser.close()


def loads(programs: dict[str, Path]) -> None:
    print("The first load of a page: what comes over HTTP, headers included, before anything is tapped")
    with _served(programs) as (addresses, browser):
        for name, page in itertools.product(addresses, PAGES):
            size, requests, _ = _load(browser, addresses[name], page, slowed=1)
            print(f"  {name:5} {page:8} {size / 1000:7.1f} kB in {requests} requests", flush=True)


def slowed(programs: dict[str, Path], turns: int) -> None:
    print(f"The dealer's page until it is drawn, the processor slowed {SLOWED} times, {turns} turns")
    took: dict[str, list[float]] = {name: [] for name in programs}
    with _served(programs) as (addresses, browser):
        for _ in range(turns):
            for name, address in addresses.items():
                took[name].append(_load(browser, address, "dealer", slowed=SLOWED)[2])
    for name, seconds in took.items():
        print(f"  {name:5} median {statistics.median(seconds):6.2f} s, least {min(seconds):6.2f} s")
    if "old" in took:
        share = statistics.median(new / old for new, old in zip(took["new"], took["old"], strict=True))
        print(f"  new/old, median of the turns {share:.2f}", flush=True)


def _many(address: str, count: int, stand: Event) -> None:
    """`count` displays, until the process is ended; `stand` is set when each has its first state. An error in one ends
    all."""
    standing = 0
    coming = asyncio.Semaphore(MOST_COMING)

    async def listen() -> None:
        nonlocal standing
        async with contextlib.AsyncExitStack() as stack:
            async with coming:
                heard = await stack.enter_async_context(tablet(address, "display"))
            standing += 1
            if standing == count:
                stand.set()
            while True:
                await heard.hear()

    async def all_of_them() -> None:
        await asyncio.gather(*(listen() for _ in range(count)))

    asyncio.run(all_of_them())


@contextlib.asynccontextmanager
async def _beside(address: str, count: int) -> AsyncIterator[None]:
    """`count` displays, a process of their own, stand while the block runs. Raises RuntimeError where they do not."""
    if not count:
        yield
        return
    processes = get_context("spawn")
    stand = processes.Event()
    others = processes.Process(target=_many, args=(address, count, stand), daemon=True)
    others.start()
    try:
        if not await asyncio.to_thread(stand.wait, STAND_S):
            raise RuntimeError(f"of {count} displays not all have a state after {STAND_S:.0f} s")
        yield
        if not others.is_alive():
            raise RuntimeError(f"the {count} displays have ended meanwhile")
    finally:
        others.terminate()
        others.join()


async def _bets(address: str, rounds: int) -> dict[int, list[float]]:
    """Seconds until a bet is answered, beside no other tablet and beside MANY, a round of bets each in turn."""
    found: dict[int, list[float]] = {0: [], MANY: []}
    ids = (f"bench{number}" for number in itertools.count())
    async with tablet(address, "seat") as heard:

        async def does(verb: str, **fields: Any) -> tuple[bool, float]:
            """Whether the table took it, and the seconds until it said so."""
            command = next(ids)
            began = time.perf_counter()
            await heard.socket.send(json.dumps({"id": command, "do": verb, **fields}))
            while command not in heard.replies:
                await heard.hear()
            took = time.perf_counter() - began
            return heard.replies.pop(command)["ok"], took

        name = "Bench"
        await does("join", name=name)
        for beside in itertools.islice(itertools.cycle(found), 2 * rounds):
            async with _beside(address, beside):
                laid = 0
                while laid < BETS_A_ROUND:
                    deal = heard.state.get("deal") or {}
                    if "bet" not in (deal.get("legal") or {}).get(name, {}):
                        await heard.hear()
                        continue
                    bet = f"b{next(ids)}"
                    fields = {"bet": bet, "type": "flat", "ranks": ["K"], "stake": heard.state["table"]["min"]}
                    taken, took = await does("bet", at=heard.state["at"], **fields)
                    if not taken:  # the bets were closed meanwhile
                        await heard.hear()
                        continue
                    found[beside].append(took)
                    laid += 1
                    await does("remove", at=heard.state["at"], bet=bet)
    return found


def bets(programs: dict[str, Path], rounds: int) -> None:
    print(f"A bet's answer beside no other tablet and beside {MANY}, {rounds} rounds of bets each by turns")
    for name, program in programs.items():
        with demo(program) as address:
            found = asyncio.run(_bets(address, rounds))
        shown = {beside: [percentile(took, share) * 1e3 for share in (0.5, 0.99)] for beside, took in found.items()}
        for beside, (middle, late) in shown.items():
            print(f"  {name:5} beside {beside:2}: p50 {middle:6.1f} ms, p99 {late:6.1f} ms ({len(found[beside])} bets)")
        print(f"  {name:5} p99 {shown[MANY][1] / shown[0][1]:.2f} times", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--old", type=Path, metavar="FOLDER", help="the source of an earlier program")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="default: all")
    parser.add_argument("--seconds", type=float, default=70.0, help="of the demonstration whose line is counted")
    parser.add_argument("--turns", type=int, default=5, help="loads of the slowed page of each program")
    parser.add_argument("--rounds", type=int, default=8, help="rounds of bets beside no other tablet and beside many")
    options = parser.parse_args(arguments)
    programs = {"new": ROOT, **({"old": options.old.resolve()} if options.old else {})}
    parts = options.parts
    if "line" in parts:
        line(programs, options.seconds)
    if "loads" in parts:
        loads(programs)
    if "slowed" in parts:
        slowed(programs, options.turns)
    if "bets" in parts:
        bets(programs, options.rounds)


if __name__ == "__main__":
    main()
