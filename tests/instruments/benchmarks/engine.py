"""Speed of the engines: `python tests/instruments/benchmarks/engine.py [seconds per figure]`.

Prints one JSON object: microseconds of one act (decide + apply on a value) with 100 bets lying, by solvency rule; deals
a second of `faro settle --lines` on random deals, JSON included, beside the plain mutable reading of the same rules;
microseconds per bet of one turn with up to 2,000 bets lying; milliseconds of one request for the tablets' odds, by the
cards exposed, computed first and repeated from the cache. Processor time, so that a busy machine matters less.

`python tests/instruments/benchmarks/engine.py --settle [seconds per game]` prints the second of these alone; the exit
status is 1 where a game is settled less than 1.3 times as fast as by its plain reading.

`python tests/instruments/benchmarks/engine.py --beside TREE [rounds]` compares `faro settle --lines` with that of
another checkout of this repository (`git worktree add TREE COMMIT`) on the same random deals of 70 acts. Both run at
the same time and settle twenty deals by turns; each twenty counts with its fastest round.
"""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from controller.cli.settle import settle_main
from controller.games.cards import PACK_52
from controller.games.faro import (
    Deal,
    Rules,
    ShowCard,
    apply_all,
    bets,
    decide,
    decode_command,
    new_deal,
    parse_rules,
)
from controller.games.faro.odds import _odds_once, _ways, odds_now
from tests.games import reference, reference_german
from tests.games.scripts import faro_script, german_script
from tests.games.second import baccarat_banque, chemin_de_fer, macao, punto_banco, siete_y_media

RANKS = "A23456789TJQK"


def crowded(bets: int, solvency: str) -> Deal:
    """A deal before its first turn with this many bets lying."""
    deal = new_deal(parse_rules({"solvency": solvency}), bank=10**9, purses={f"p{i}": 10**6 for i in range(8)})
    deal = apply_all(deal, decide(deal, ShowCard(PACK_52[0])))
    rnd = random.Random(1)
    for i in range(bets):
        bet = {
            "op": "bet",
            "id": f"b{i}",
            "player": f"p{i % 8}",
            "type": "flat",
            "ranks": [rnd.choice(RANKS)],
            "stake": 5,
        }
        deal = apply_all(deal, decide(deal, decode_command({**bet, "copper": i % 3 == 0})))
    return deal


def best_us(work: Callable[[], Any], seconds: float) -> float:
    """The fastest of as many runs as fit into the time, in microseconds."""
    best = float("inf")
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.process_time()
        for _ in range(20):
            work()
        best = min(best, time.process_time() - start)
    return round(best / 20 * 1e6, 1)


def acts_us(solvency: str, seconds: float) -> dict[str, float]:
    deal = crowded(100, solvency)
    acts: dict[str, dict[str, Any]] = {
        "bet": {"op": "bet", "id": "new", "player": "p1", "type": "flat", "ranks": ["9"], "stake": 5},
        "move": {"op": "move", "id": "b50", "ranks": ["K"]},
        "remove": {"op": "remove", "id": "b50"},
    }
    found = {}
    for name, act in acts.items():
        command = decode_command(act)
        found[name] = best_us(lambda command=command: apply_all(deal, decide(deal, command)), seconds)  # type: ignore[misc]
    return found


PART = 20
"""Scripts that are settled at a time: a few milliseconds, in which nothing else need have run."""
LEAST_RATIO = 1.3
"""Least factor by which `faro settle --lines` is faster than the plain reading of the same rules."""
PLAINLY: dict[str, tuple[Callable[[], Iterable[dict[str, Any]]], Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "faro": (lambda: map(faro_script, range(100)), reference.settle),
    "German faro": (lambda: map(german_script, range(500)), reference_german.settle),
    "punto banco": (lambda: punto_banco.scripts(7, 500), punto_banco.settle),
    "siete y media": (lambda: siete_y_media.scripts(7, 500), siete_y_media.settle),
    "chemin de fer": (lambda: chemin_de_fer.scripts(7, 500), chemin_de_fer.settle),
    "baccarat banque": (lambda: baccarat_banque.scripts(7, 500), baccarat_banque.settle),
    "macao": (lambda: macao.scripts(7, 500, ("macao",)), macao.settle),
    "victoria": (lambda: macao.scripts(7, 500, ("victoria",)), macao.settle),
}
"""Random scripts of each game, and the plain reading of its rules."""


def bulk(seconds: float) -> dict[str, dict[str, float]]:
    """Deals a second of engine and plain reading, and how many times as fast the engine is, by game."""
    return {game: bulk_of(list(scripts()), plainly, seconds) for game, (scripts, plainly) in PLAINLY.items()}


def bulk_of(
    scripts: list[dict[str, Any]], plainly: Callable[[dict[str, Any]], dict[str, Any]], seconds: float
) -> dict[str, float]:
    """Both settle the same scripts by turns, a part at a time, for this many seconds of processor time; each part
    counts with its fastest round."""
    lines = [json.dumps(script).encode() + b"\n" for script in scripts]
    parts = [lines[start : start + PART] for start in range(0, len(lines), PART)]

    def engine(part: list[bytes]) -> None:
        settle_main("-", True, io.BytesIO(b"".join(part)), io.StringIO(), io.StringIO())

    def plain(part: list[bytes]) -> None:
        for line in part:
            json.dumps(plainly(json.loads(line)))

    best = [[float("inf")] * len(parts) for _ in range(2)]
    end = time.process_time() + seconds
    while time.process_time() < end:
        for number, part in enumerate(parts):
            for work, times in zip((engine, plain), best, strict=True):
                start = time.process_time()
                work(part)
                times[number] = min(times[number], time.process_time() - start)
    here, there = map(sum, best)
    return {
        "engine": round(len(lines) / here),
        "plain reading": round(len(lines) / there),
        "ratio": round(there / here, 3),
    }


def turn_us_per_bet(bets: int, seconds: float) -> float:
    deal = crowded(bets, "sum")

    def turn() -> None:
        after = apply_all(deal, decide(deal, ShowCard(PACK_52[5])))
        apply_all(after, decide(after, ShowCard(PACK_52[9])))

    return round(best_us(turn, seconds) / bets, 3)


def odds_ms(exposed: int) -> dict[str, float]:
    """One request after this many cards: the first of all, with every table and answer still to be made, and again."""
    cards, rules = PACK_52[:exposed], Rules()
    cold = float("inf")
    for _ in range(20):
        bets._tables.clear()
        for cached in (_ways, _odds_once):
            cached.cache_clear()
        start = time.process_time()
        odds_now(cards, rules)
        cold = min(cold, time.process_time() - start)
    again = best_us(lambda: odds_now(cards, rules), 0.1)
    return {"cold": round(cold * 1e3, 3), "cached": round(again / 1e3, 4)}


ONE_TREE = """
import io, sys, time
sys.path.insert(0, sys.argv[1])
try:
    from controller.cli import settle
except ImportError:  # an older checkout
    from controller import settle
assert settle.__file__.startswith(sys.argv[1]), settle.__file__
lines = open(sys.argv[2], "rb").read().splitlines(keepends=True)
for order in sys.stdin:
    source = io.BytesIO(b"".join(lines[int(order) : int(order) + 20]))
    start = time.process_time()
    settle.settle_main("-", True, source, io.StringIO(), io.StringIO())
    print(time.process_time() - start, flush=True)
"""
"""Settles twenty deals from the number on its standard input, and prints the time."""


def beside(tree: str, script: Callable[[int], Any], rounds: int, deals: int = 200) -> dict[str, float]:
    """Milliseconds a deal here and there, and here by there."""
    here = str(Path(__file__).resolve().parents[3])
    there = str(Path(tree).resolve())
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.writelines(json.dumps(script(seed)) + "\n" for seed in range(deals))
        file.flush()
        command = [sys.executable, "-P", "-c", ONE_TREE]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        both = [subprocess.Popen([*command, root, file.name], text=True, **pipes) for root in (here, there)]  # type: ignore[call-overload]
        best = [[float("inf")] * (deals // 20) for _ in both]
        for part in list(range(deals // 20)) * (rounds + 1):
            for process, times in zip(both, best, strict=True):
                process.stdin.write(f"{part * 20}\n")
                process.stdin.flush()
                times[part] = min(times[part], float(process.stdout.readline()))
        for process in both:
            process.communicate()
    here_ms, there_ms = (sum(times) / deals * 1e3 for times in best)
    return {"here_ms": round(here_ms, 3), "there_ms": round(there_ms, 3), "ratio": round(here_ms / there_ms, 3)}


def main() -> None:
    if sys.argv[1:2] == ["--beside"]:
        tree, rounds = sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 25
        games = {"faro": faro_script, "german_faro": german_script}
        print(json.dumps({game: beside(tree, script, rounds) for game, script in games.items()}, indent=1))
        return
    if sys.argv[1:2] == ["--settle"]:
        found = bulk(float(sys.argv[2]) if len(sys.argv) > 2 else 5.0)
        print(json.dumps(found, indent=1))
        slow = [game for game, figures in found.items() if figures["ratio"] < LEAST_RATIO]
        sys.exit(f"settled slower than wanted beside the plain reading: {', '.join(slow)}" if slow else 0)
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print(
        json.dumps(
            {
                "act_us_at_100_bets": {rule: acts_us(rule, seconds) for rule in ("sum", "turn_worst", "none")},
                "settle_lines_deals_per_s": bulk(seconds),
                "turn_us_per_bet": {n: turn_us_per_bet(n, seconds) for n in (10, 100, 500, 1000, 2000)},
                "odds_ms_by_cards_exposed": {n: odds_ms(n) for n in (1, 25, 49)},
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main()
