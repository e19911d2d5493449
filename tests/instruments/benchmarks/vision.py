"""All figures of the reader and the tracker, one table after the other: `make bench-vision`.

    python -m tests.instruments.benchmarks.vision            a sample of everything, some minutes
    python -m tests.instruments.benchmarks.vision --full     all photographs, 100 deals and more, hours
    python -m tests.instruments.benchmarks.vision --only clips speed

Each table is a bench of its own that can be run alone; here they only follow one another, each as a process of its own,
so that speed and memory are not mixed. What a machine lacks (photographs, card designs) is said and left out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from vision.training.art import SHEETS


@dataclass(frozen=True)
class Part:
    """One table: its name here, what it tells, and the module with its arguments, quick and full."""

    name: str
    title: str
    module: str
    quick: tuple[str, ...]
    full: tuple[str, ...] = ()
    designs: bool = False
    """It needs the card designs of gnome-cards-data."""


PARTS = (
    Part(
        "stills",
        "Photographs: ranks and suits right, unsure, silently wrong, on the halves that chose no threshold",
        "tests.instruments.benchmarks.stills",
        ("--limit", "40"),
    ),
    Part(
        "calibration",
        "Calibration, and the thresholds that the rule chooses",
        "tests.instruments.benchmarks.calibration",
        ("--limit", "20", "--rendered", "600"),
        ("--rendered", "6000"),
    ),
    Part(
        "clips",
        "Deals of the box, ordinary difficulty: cards, time to report, cost of a frame, memory",
        "tests.instruments.benchmarks.clips",
        ("--deals", "2"),
        ("--deals", "100"),
    ),
    Part(
        "unseen",
        "The same with a design the training never saw",
        "tests.instruments.benchmarks.clips",
        ("--deals", "1", "--art", "orell", "--seed", "300"),
        ("--deals", "30", "--art", "orell", "--seed", "300"),
        designs=True,
    ),
    Part(
        "hard",
        "Deals of the box, hard",
        "tests.instruments.benchmarks.clips",
        ("--deals", "1", "--hard", "--seed", "500"),
        ("--deals", "50", "--hard", "--seed", "500"),
    ),
    Part(
        "incidents",
        "Incidents and troubles: found, and false alarms",
        "tests.instruments.benchmarks.clips",
        ("--deals", "2", "--incidents", "0.3", "--seed", "700"),
        ("--deals", "40", "--incidents", "0.3", "--seed", "700"),
    ),
    Part(
        "films",
        "Films of a second renderer: other boxes, cloths, hands and lenses",
        "tests.instruments.benchmarks.films",
        ("--films", "4", "--design", "own"),
        ("--films", "60", "--incidents", "0.18"),
    ),
    Part(
        "hardships",
        "Films in which cards are held half out, dragged, drawn unseen ...",
        "tests.instruments.benchmarks.films",
        ("--hardship", "halfback", "drag", "--films", "1", "--cards", "6", "--design", "own"),
        ("--hardship", "all", "--films", "6", "--seed", "700"),
    ),
    Part(
        "built",
        "The drawn box by the light of its own lamps; its glossy cards 9 degrees askew",
        "tests.instruments.benchmarks.clips",
        ("--built", "--markers", "--askew", "9", "--deals", "1", "--cards", "20", "--seed", "40"),
        ("--built", "--markers", "--askew", "9", "--deals", "20", "--seed", "40"),
    ),
    Part(
        "markers",
        "The drawn box pushed about, with its markers and without",
        "tests.instruments.benchmarks.moved_box",
        ("--films", "1", "--cards", "14", "--seed", "22"),
        ("--films", "20", "--cards", "14", "--seed", "20"),
    ),
    Part(
        "speed",
        "One thread, 1280x720, the default conditions: cost of a frame against cvtColor to grey",
        "tests.instruments.benchmarks.clips",
        ("--deals", "1", "--plain", "--seed", "900"),
        ("--deals", "5", "--plain", "--seed", "900"),
    ),
    Part(
        "enrolled",
        "Enrolled packs: rendered ones and photographed ones, one picture a card",
        "tests.instruments.benchmarks.enrol",
        ("spanish", "yuchenrao-eecs349", "--cards", "20", "--limit", "40"),
    ),
    Part(
        "packs",
        "Whole packs of other makers, one picture a card, enrolled and laid on cloth",
        "tests.instruments.benchmarks.packs",
        ("piacentine", "triunfo"),
    ),
    Part(
        "boxed",
        "A Spanish pack enrolled by one deal through the box, then dealt and read",
        "tests.instruments.benchmarks.enrol_clips",
        ("spanish", "--deals", "1"),
        ("spanish", "--tables", "5"),
    ),
    Part(
        "fingerprint",
        "Whether a card is the very one that was enrolled (rendered copies)",
        "tests.instruments.benchmarks.fingerprint",
        ("--cards", "20", "--designs", "german"),
    ),
)


def run(part: Part, *, full: bool) -> int:
    """The part's exit code; its output goes where ours goes."""
    arguments = part.full if full else part.quick
    print(f"\n=== {part.title}\n    python -m {part.module} {' '.join(arguments)}\n", flush=True)
    if part.designs and not SHEETS.is_dir():
        print(f"    left out: {SHEETS} is absent (sudo apt-get install gnome-cards-data librsvg2-bin)")
        return 0
    started = time.monotonic()
    code = subprocess.run([sys.executable, "-m", part.module, *arguments], check=False).returncode
    print(f"    {time.monotonic() - started:.0f} s", flush=True)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """0 when every table could be made, else 1."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--only", nargs="+", choices=[part.name for part in PARTS], metavar="TABLE")
    args = parser.parse_args(argv)
    chosen = [part for part in PARTS if args.only is None or part.name in args.only]
    failed = [part.name for part in chosen if run(part, full=args.full)]
    if failed:
        print(f"\nfailed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
