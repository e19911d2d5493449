"""How long the dealer's hold takes while strangers ask for pages without waiting for the answers.

  python -m tests.instruments.benchmarks.door  with none and with 20 such connections of one address, a minute
  python -m tests.instruments.benchmarks.door --holds 40

Each table is a process of its own with a journal on the disk. It runs twice: as it is, and with its two guards taken
out, so that every request joins and hashes the catalogue's files and nobody is rationed; the last column is the one
over the other. At most SECONDS a line; of more connections the door turns some away, the measuring one too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import websockets

from controller.config import TableConfig, WebConfig
from controller.runtime.wiring.assembly import Parts, running
from controller.web import files, rations, sentences

CONNECTIONS = (0, 20)
SECONDS = 15.0
"""At most, for each number of connections."""
SETTLED_S = 5.0
"""Until the burst that every address has is used up."""
PIPELINED = 50
"""Requests that a connection sends at once, again and again."""
ASKED = "/i18n/en.ftl"


async def _serve(folder: Path, *, guarded: bool) -> None:
    if not guarded:
        rations.REQUEST_BURST = float("inf")
        files.WORTH_PACKING = sys.maxsize
        sentences._joined = sentences._joined.__wrapped__  # type: ignore[assignment]
    parts = Parts(untouched=True)
    async with running(parts, TableConfig(), {}, journal_path=folder / "t.db", web=WebConfig(port=0)) as at_work:
        print(at_work.address, flush=True)
        await asyncio.Event().wait()


async def _ask(host: str, port: int, begun: asyncio.Event) -> None:
    """Sends PIPELINED requests, reads what comes, comes again when it is sent away."""
    request = f"GET {ASKED} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode() * PIPELINED
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                writer.write(request)
                while await reader.read(1 << 16):
                    begun.set()
                    if not writer.transport.get_write_buffer_size():
                        writer.write(request)
            finally:
                writer.close()
        await asyncio.sleep(0.01)


def _strangers(address: str, count: int) -> None:
    host, _, port = address.removeprefix("http://").rstrip("/").partition(":")

    async def all_of_them() -> None:
        begun = [asyncio.Event() for _ in range(count)]
        asking = [asyncio.create_task(_ask(host, int(port), one)) for one in begun]
        for one in begun:
            await one.wait()
        print("asking", flush=True)
        await asyncio.wait_for(asyncio.gather(*asking, asyncio.sleep(0)), 4 * SECONDS)

    asyncio.run(all_of_them())


async def _holds(address: str, count: int) -> list[float]:
    """Seconds from a hold or resume to its answer, `count` of them or as many as SECONDS allow."""
    took: list[float] = []
    ends = time.monotonic() + SECONDS
    url = address.replace("http://", "ws://") + "ws?as=dealer"
    async with websockets.connect(url, max_size=None, open_timeout=SECONDS) as socket:
        at = None
        while at is None:
            at = json.loads(await socket.recv()).get("at")
        while len(took) < count and time.monotonic() < ends:
            asked_s, verb = time.monotonic(), ("hold", "resume")[len(took) % 2]
            await socket.send(json.dumps({"id": f"b{asked_s}", "do": verb, "at": at}))
            while (told := json.loads(await socket.recv())).get("id") != f"b{asked_s}":
                pass
            at = told["at"]
            took.append(time.monotonic() - asked_s)
            await asyncio.sleep(0.05)
    return took


def _measured(connections: int, holds: int, *, guarded: bool) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.instruments.benchmarks.door"]
        serving = [*command, "--serve", folder, *([] if guarded else ["--without"])]
        table = subprocess.Popen(serving, stdout=subprocess.PIPE, text=True)
        assert table.stdout is not None
        address = table.stdout.readline().strip()
        asking = [*command, "--strangers", address, str(connections)]
        strangers = subprocess.Popen(asking, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert strangers.stdout is not None
        try:
            strangers.stdout.readline()
            time.sleep(SETTLED_S)
            return asyncio.run(_holds(address, holds))
        finally:
            for process in (strangers, table):
                process.kill()
                process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--holds", type=int, default=20, help="holds and resumes measured a line (default 20)")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--without", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--strangers", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve is not None:
        asyncio.run(_serve(args.serve, guarded=not args.without))
    elif args.strangers is not None:
        _strangers(args.strangers[0], int(args.strangers[1]))
    else:
        print("The dealer's hold, median and worst in ms, beside connections that pipeline requests")
        print("connections   guards out         as it is           ratio of the medians")
        for connections in CONNECTIONS:
            before = _measured(connections, args.holds, guarded=False)
            after = _measured(connections, args.holds, guarded=True)
            shown = [f"{1000 * statistics.median(one):7.1f} {1000 * max(one):7.1f}" for one in (before, after)]
            ratio = statistics.median(before) / statistics.median(after)
            print(f"{connections:11}   {shown[0]}    {shown[1]}    {ratio:.1f}", flush=True)


if __name__ == "__main__":
    main()
