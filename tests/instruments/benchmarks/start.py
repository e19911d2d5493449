"""How long the table takes from opening its journal to standing, after few deals and after thousands of them.

  python -m tests.instruments.benchmarks.start  5 and 5,000 deals: some minutes, 1 GB in the temporary folder
  python -m tests.instruments.benchmarks.start --deals 500

Every deal is the first of tests/controller/data/journal_v1_faro.jsonl: three players, 341 events. Each start is a
process of its own; imports are not counted, they do not grow. The first start after the last deal has no checkpoint
and replays everything.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from controller.runtime.journal import Journal

FEW = 5
STARTS = 25
MOST_TIMES = 1.5
"""Most that a start after many deals may take, relative to one after few."""
RECORD = Path(__file__).parents[2] / "controller" / "data" / "journal_v1_faro.jsonl"
AT = "2026-01-01T00:00:00.000+00:00"

START = """
import sys, time
from pathlib import Path
from controller.runtime.checkpoint import CheckpointFile, beside
from controller.runtime.journal import Journal
from controller.runtime.store import Opening, TableStore
path = Path(sys.argv[1])
began_s, cpu_s = time.perf_counter(), time.process_time()
journal = Journal(path)
opening = Opening({"max": 200, "solvency": "turn_worst"}, 5000)
table = TableStore(journal, opening, utc_now=lambda: sys.argv[2], checkpoint=CheckpointFile(beside(path)))
table.boot()
print(time.perf_counter() - began_s, time.process_time() - cpu_s, table.state.deal_number)
"""


def _bodies() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What opens the table, and one deal that leaves purses and bank as they were."""
    lines = RECORD.read_text().splitlines()
    rows = [json.loads(json.loads(line)[3]) for line in lines[1:]]
    begins = next(i for i, body in enumerate(rows) if body["kind"] == "deal_started")
    ended = json.loads(lines[0])["end"]["deals"][0]
    opening, deal = rows[:begins], rows[begins : ended["seq"]]
    money = {"bank": 5000}
    for event in (body["event"] for body in opening if body["kind"] == "played"):
        who = event.get("player", "bank")
        money[who] = money.get(who, 0) + event["amount"]
    after = {"bank": ended["bank"], **ended["purses"]}
    for who, amount in money.items():
        back: dict[str, Any] = {"amount": amount - after[who]}
        event = {"event": "BankChanged", **back} if who == "bank" else {"event": "PurseChanged", "player": who, **back}
        deal.append({"kind": "played", "game": "faro", "event": event})
    return opening, deal


def _start(path: Path, deals: int) -> tuple[float, float]:
    """Seconds of one start: by the clock, the disk's waits included, and of the processor."""
    command = [sys.executable, "-c", START, str(path), AT]
    wall, cpu, found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert int(found) == deals, f"{found} deals, {deals} expected"
    return float(wall), float(cpu)


def _written(path: Path, deals: int) -> None:
    opening, deal = _bodies()
    with closing(Journal(path)) as journal:
        journal.append(opening, at=AT)
        for _ in range(deals):
            journal.append(deal, at=AT)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=5000, help=f"more than {FEW} (default 5000)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        journals = {deals: Path(folder) / f"{deals}.db" for deals in (FEW, args.deals)}
        for deals, path in journals.items():
            _written(path, deals)
            wall_s, cpu_s = _start(path, deals)
            print(f"{deals:6} deals, no checkpoint: {wall_s:8.2f} s, processor {cpu_s:8.2f} s", flush=True)
        took_s: dict[int, list[tuple[float, float]]] = {deals: [] for deals in journals}
        for _ in range(STARTS):  # by turns, so that a busy machine is as busy for both
            for deals, path in journals.items():
                took_s[deals].append(_start(path, deals))
    medians = [[statistics.median(times) for times in zip(*starts, strict=True)] for starts in took_s.values()]
    for deals, (wall_s, cpu_s) in zip(took_s, medians, strict=True):
        print(
            f"{deals:6} deals, from the checkpoint: {wall_s * 1000:6.1f} ms, processor {cpu_s * 1000:6.1f} ms (medians)"
        )
    times = [many / few for few, many in zip(*medians, strict=True)]
    print(
        f"a start after {args.deals} deals takes {times[0]:.2f} times one after {FEW}, of the processor {times[1]:.2f}"
    )
    return 0 if times[0] <= MOST_TIMES else 1


if __name__ == "__main__":
    sys.exit(main())
