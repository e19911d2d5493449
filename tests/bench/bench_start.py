"""How long the table takes from opening its journal to standing, after few deals and after thousands of them.

  python -m tests.bench.bench_start                  5 and 5,000 deals: some minutes, 1 GB in the temporary folder
  python -m tests.bench.bench_start --deals 500

Every deal is the first of tests/controller/data/journal_v1_faro.jsonl: three players, 320 events. Each start is a
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

from controller.journal import Journal

FEW = 5
STARTS = 9
MOST_TIMES = 1.5
"""A start after many deals may take so many times one after few."""
RECORD = Path(__file__).parents[1] / "controller" / "data" / "journal_v1_faro.jsonl"
AT = "2026-01-01T00:00:00.000+00:00"

START = """
import sys, time
from pathlib import Path
from controller.checkpoint import CheckpointFile, beside
from controller.journal import Journal
from controller.table import FaroTable, Opening
path = Path(sys.argv[1])
began_s = time.perf_counter()
journal = Journal(path)
opening = Opening({"max": 200, "solvency": "turn_worst"}, 5000)
table = FaroTable(journal, opening, utc_now=lambda: sys.argv[2], checkpoint=CheckpointFile(beside(path)))
table.boot()
print(time.perf_counter() - began_s, table.house.deal_number)
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


def _start(path: Path, deals: int) -> float:
    """Seconds of one start."""
    command = [sys.executable, "-c", START, str(path), AT]
    took, found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert int(found) == deals, f"{found} deals, {deals} expected"
    return float(took)


def _starts(path: Path, deals: int) -> float:
    """The median of some starts, after a first that replays everything."""
    whole_s = _start(path, deals)
    median_s = statistics.median(_start(path, deals) for _ in range(STARTS))
    with closing(Journal(path, read_only=True)) as journal:
        rows = journal.last_seq
    print(
        f"{deals:6} deals, {rows:8} events: start {median_s * 1000:7.1f} ms (median of {STARTS}); "
        f"without a checkpoint {whole_s:7.2f} s",
        flush=True,
    )
    return median_s


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=5000, help=f"more than {FEW} (default 5000)")
    args = parser.parse_args()
    opening, deal = _bodies()
    medians = []
    with tempfile.TemporaryDirectory() as folder:
        path, dealt = Path(folder) / "t.db", 0
        for deals in (FEW, args.deals):
            with closing(Journal(path)) as journal:
                if dealt == 0:
                    journal.append(opening, at=AT)
                for _ in range(deals - dealt):
                    journal.append(deal, at=AT)
            dealt = deals
            (Path(folder) / "t.checkpoint.json").unlink(missing_ok=True)
            medians.append(_starts(path, deals))
    times = medians[1] / medians[0]
    print(f"a start after {args.deals} deals takes {times:.2f} times one after {FEW} (at most {MOST_TIMES} wanted)")
    return 0 if times <= MOST_TIMES else 1


if __name__ == "__main__":
    sys.exit(main())
