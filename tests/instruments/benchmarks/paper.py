"""Cards dealt by hand on the printed sheet: films of the independent renderer, read by the tracker and scored.

    python -m tests.instruments.benchmarks.paper --kinds easy all --films 2 --seed 100 --cards 12

The kind "stack" has no sheet: a stack on a patterned cloth. Every film goes through a real video file. A line for each
film with a fault, then a line for each kind. Seeds from KEPT_BACK on are for measuring alone: nothing is tried out on
them.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from functools import partial
from pathlib import Path

import cv2

from tests.instruments.benchmarks.films import Tracker, faces, watch
from tests.instruments.film.paper_film import PaperFilm, write
from tests.instruments.film.paper_score import PaperTally, score
from tests.instruments.film.paper_setting import KINDS, STACK
from tests.instruments.film.setting import DESIGNS

KEPT_BACK = range(9000, 9100)
"""Seeds of the 100 deals that are kept back."""
_COLUMNS = (
    "cards",
    "named",
    "late",
    "wrong",
    "invented",
    "said",
    "unsaid",
    "phantoms",
    "unseen",
    "hidden",
    "hidden_said",
)


def run(kind: str, seed: int, *, cards: int, tracker: Tracker, save: Path | None = None) -> PaperTally:
    """One film, written to a file, read and scored."""
    name, art = faces(DESIGNS[seed % len(DESIGNS)])
    film = PaperFilm(seed, kind, design=name, cards=cards, art=art)
    with tempfile.TemporaryDirectory() as once:
        path = write(film, save or Path(once))
        seen = watch(path, tracker)
    if save is not None:
        path.with_suffix(".said").write_text("".join(json.dumps(o.to_json()) + "\n" for o in seen))
    return score(film.truth(), seen)


def table(tallies: dict[str, PaperTally]) -> str:
    """A line for each kind, and one for all."""
    total = PaperTally()
    for one in tallies.values():
        total.add(one)
    lines = [f"{'kind':10s}" + "".join(f"{column:>12s}" for column in _COLUMNS)]
    for kind, t in (*tallies.items(), ("together", total)):
        lines.append(f"{kind:10s}" + "".join(f"{getattr(t, column):12d}" for column in _COLUMNS))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=(*KINDS, STACK), default=KINDS)
    parser.add_argument("--films", type=int, default=1, help="of every kind")
    parser.add_argument("--seed", type=int, default=100, help="of the first film; the others follow")
    parser.add_argument("--cards", type=int, default=12, help="cards to a film, 52 at most")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep the videos and what was said there")
    parser.add_argument("--box", action="store_true", help="by the tracker of the box, to compare")
    arguments = parser.parse_args()
    from vision.read.reader import CardReader

    cv2.setNumThreads(1)
    if arguments.save is not None:
        arguments.save.mkdir(parents=True, exist_ok=True)
    from vision.offline.stack_follower import StackFollower
    from vision.offline.stills import read_cards
    from vision.track.paper_tracker import PaperTracker
    from vision.track.tracker import CardTracker

    reader = CardReader()
    find = partial(read_cards, reader=reader)

    def tracker(kind: str) -> Tracker:
        if arguments.box:
            return CardTracker(reader)
        return PaperTracker(reader, follower=StackFollower(find) if kind == STACK else None)

    tallies: dict[str, PaperTally] = {}
    for kind in arguments.kinds:
        tallies[kind] = PaperTally()
        for seed in range(arguments.seed, arguments.seed + arguments.films):
            tally = run(kind, seed, cards=arguments.cards, tracker=tracker(kind), save=arguments.save)
            tallies[kind].add(tally)
            if tally.faults:
                print(f"{kind} {seed}: {'; '.join(tally.faults)}", flush=True)
    print(table(tallies))


if __name__ == "__main__":
    main()
