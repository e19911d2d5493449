"""What a page costs its line and its browser: `python -m tests.instruments.benchmarks.pages [--old FOLDER]`.

Bytes a card and tablet, the first load of each page, the dealer's page in a processor slowed six times, and how long a
bet's answer takes beside forty tablets. `--old` is the source of an earlier program, such as of `git archive`: it is
measured in the same run by turns with this one, and the ratios count. Each program plays its demonstration of faro as a
process of its own; the tablets are another process. What pages keep over many deals is measured at a stand-in table, of
this program alone.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from websockets.asyncio.client import ClientConnection, connect

from controller.games.cards import PACK_52
from controller.table.state import said_at_start
from controller.web.access import Access
from tests.controller.followed import Followed
from tests.controller.page_table import CLOSE, PageTable, by
from tests.controller.shoe_table import ShoeTable
from tests.controller.web_browser import ARGS, CHROMIUM, Served, chromium, take_seat
from tests.instruments.benchmarks.table import percentile

ROOT = Path(__file__).resolve().parents[3]
SLOWED = 6
PAGES = ("play", "dealer", "display")
SETTLED_S = 4.0
"""After the page is drawn, for what it fetches later."""
RESTED_S = 10.0
"""After that, for what it fetches once it rests (REST_MS in shell/later.js)."""
PATIENCE_MS = 120_000
BETS_A_ROUND = 8
PARTS = ("line", "loads", "slowed", "bets", "heap")
WARM = 6
"""Deals after which what a page says and draws has been said and drawn."""
MOST_GROWN = 6
MANY = 40
MOST_COMING = 8
"""At the same time; of one address the table bears 32 that have no place yet (`controller.web.connections`)."""
LOOK_MS = 500
PIECES = (".dealer .casekeeper", ".dealer .people", ".dealer .sheets")
"""What stands when all of the dealer's page does."""
DRAWN = f"""(() => {{
  const times = {{}};
  window.drawnMs = times;
  const note = (name, stands) => {{
    if (times[name] || !stands) return;
    times[name] = Infinity;
    requestAnimationFrame(() => setTimeout(() => {{ times[name] = performance.now(); }}));
  }};
  const observer = new MutationObserver(() => {{
    note("first", document.querySelector("#app > :not(p)"));
    note("whole", {json.dumps(PIECES)}.every((one) => document.querySelector(one)));
    if (times.whole) observer.disconnect();
  }});
  observer.observe(document, {{ childList: true, subtree: true }});
}})()"""
"""Notes when the frame with the page in it was drawn, from the beginning of the navigation. A question from outside
waits for all that the page does next."""
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


@contextlib.contextmanager
def _visit(browser: Browser) -> Iterator[tuple[Page, CDPSession]]:
    """An empty page of a new browser, and its developer's tools."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    try:
        tab = context.new_page()
        yield tab, context.new_cdp_session(tab)
    finally:
        context.close()


def _load(browser: Browser, address: str, page: str) -> tuple[int, int, int]:
    """Bytes that came, headers included, and number of requests, in a new browser; and the bytes of what the page
    fetches once it rests (shell/later.js)."""
    with _visit(browser) as (tab, devtools):
        sizes: list[float] = []
        devtools.send("Network.enable")
        devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        tab.goto(f"{address}{page}", wait_until="commit")
        tab.wait_for_selector("#app > :not(p)", state="attached", timeout=PATIENCE_MS)
        tab.wait_for_timeout(SETTLED_S * 1000)
        first = len(sizes)
        tab.wait_for_timeout(RESTED_S * 1000)
        return int(sum(sizes[:first])), first, int(sum(sizes[first:]))


def _draws(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds until the dealer's page is on the screen, and until all of it is, in a new browser that is slowed."""
    with _visit(browser) as (tab, devtools):
        tab.add_init_script(DRAWN)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        tab.goto(f"{address}dealer", wait_until="commit")
        end = time.monotonic() + PATIENCE_MS / 1e3
        while time.monotonic() < end:
            tab.wait_for_timeout(LOOK_MS)
            found = tab.evaluate("Object.values(drawnMs).filter(Number.isFinite)")
            if len(found) == 2:
                return min(found) / 1e3, max(found) / 1e3
    raise RuntimeError(f"the dealer's page is not drawn after {PATIENCE_MS / 1e3:.0f} s")


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
            size, requests, rest = _load(browser, addresses[name], page)
            print(
                f"  {name:5} {page:8} {size / 1000:7.1f} kB in {requests} requests, then {rest / 1000:.1f} kB",
                flush=True,
            )


def slowed(programs: dict[str, Path], turns: int) -> None:
    print(f"The dealer's page until it is drawn, the processor slowed {SLOWED} times, {turns} turns")
    took: dict[str, list[tuple[float, float]]] = {name: [] for name in programs}
    with _served(programs) as (addresses, browser):
        for _ in range(turns):
            for name, address in addresses.items():
                took[name].append(_draws(browser, address))
    for number, what in enumerate(("first", "whole")):
        for name, seconds in took.items():
            own = [one[number] for one in seconds]
            print(f"  {name:5} {what} median {statistics.median(own):6.2f} s, least {min(own):6.2f} s")
        if "old" in took:
            pairs = zip(took["new"], took["old"], strict=True)
            share = statistics.median(new[number] / old[number] for new, old in pairs)
            print(f"  new/old {what}, median of the turns {share:.2f}", flush=True)


def _deal(served: Served) -> None:
    """A whole deal of faro, with a bet of ann on each card that is left."""

    def now() -> tuple[bool, str]:
        shown = served.table.fold.view()
        return shown["table"]["playing"], (shown["deal"] or {}).get("phase", "")

    served.play(lambda table: table.dealer("start_deal", **said_at_start(table.state)), ShoeTable.leaves)
    for rank in itertools.cycle("A23456789TJQK"):
        if not now()[0]:
            return
        if served.table.fold.view()["deal"]["case"][rank]:
            served.play(by("ann", "bet", bet=f"b{time.monotonic_ns()}", type="flat", ranks=[rank], stake=5))
        served.play(CLOSE)
        while now()[0] and now()[1] != "bets_open":
            served.play(ShoeTable.leaves)


def _kept(devtools: CDPSession) -> Counter[str]:
    """Bytes of what is alive in the page, by kind: the type of V8 and, of what is no text, the name."""
    chunks: list[str] = []

    def heard(event: dict[str, Any]) -> None:
        chunks.append(event["chunk"])

    devtools.on("HeapProfiler.addHeapSnapshotChunk", heard)
    devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    devtools.remove_listener("HeapProfiler.addHeapSnapshotChunk", heard)
    snapshot = json.loads("".join(chunks))
    fields, types = (snapshot["snapshot"]["meta"][name] for name in ("node_fields", "node_types"))
    kind, name, size = (fields.index(field) for field in ("type", "name", "self_size"))
    found: Counter[str] = Counter()
    for at in range(0, len(snapshot["nodes"]), len(fields)):
        node = snapshot["nodes"][at : at + len(fields)]
        of = types[0][node[kind]]
        found[of if "string" in of else f"{of} {snapshot['strings'][node[name]][:40]}"] += node[size]
    return found


def heap(deals: int) -> None:
    print(f"What the scripts of a page keep in MB, measured after each deal of faro, {deals} deals")
    rng = random.Random(1)
    shoe = [str(card) for _ in range(deals) for card in rng.sample(PACK_52, len(PACK_52))]
    fold = ShoeTable(shoe, game="faro", players=("ann", "bob"), bank=100_000, start=False, min=5, max=500, unit=5)
    served = Served(PageTable(fold), Access(), purse=0)
    with contextlib.closing(served), chromium() as browser, contextlib.ExitStack() as stack:
        tabs = {page: stack.enter_context(_visit(browser)) for page in PAGES}
        found: dict[str, list[float]] = {page: [] for page in PAGES}
        for page, (tab, _) in tabs.items():
            tab.goto(f"{served.url}{page}")
        take_seat(tabs["play"][0], "Eve")
        early: dict[str, Counter[str]] = {}
        for number in range(deals):
            _deal(served)
            for page, (tab, devtools) in tabs.items():
                tab.wait_for_timeout(SETTLED_S * 1000)
                devtools.send("HeapProfiler.collectGarbage")
                found[page].append(devtools.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
                if number == min(WARM, deals) - 1:
                    early[page] = _kept(devtools)
        for page, sizes in found.items():
            told = " ".join(f"{size:.2f}" for size in sizes)
            print(f"  {page:8} {told}", flush=True)
            grown = _kept(tabs[page][1])
            grown.subtract(early[page])
            most = ", ".join(f"{name} {size / 1e3:.0f}" for name, size in grown.most_common(MOST_GROWN))
            print(f"           grew most since deal {min(WARM, deals)}, kB: {most}", flush=True)


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
    parser.add_argument("--deals", type=int, default=10, help="after which it is measured what a page keeps")
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
    if "heap" in parts:
        heap(options.deals)


if __name__ == "__main__":
    main()
