"""Cards laid one by one on the sheet by hand, as in punto banco: films of the second renderer, read by the tracker of
the sheet.

  python -m tests.instruments.benchmarks.laid --kinds easy normal --cards 6 --seed 100

Each card comes into the empty frame, rests there, and is taken to a side; the same card may come again, as of several
packs. Ten seconds a card on a PC, most of them for drawing it. Kinds: those of `benchmarks.paper`.
"""

from __future__ import annotations

import argparse

import numpy as np

from tests.instruments.film.laid_film import LaidFilm
from tests.instruments.film.paper_setting import KINDS
from vision.capture.camera import Frame
from vision.observations import Exposed, Unclear
from vision.read.reader import CardReader
from vision.render.card_art import PACK
from vision.track.paper_tracker import PaperTracker


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--cards", type=int, default=6, help="of each film (default 6)")
    parser.add_argument("--seed", type=int, default=100)
    args = parser.parse_args()
    reader = CardReader()
    print("kind      laid right wrong unclear lost more")
    bad = 0
    for kind in args.kinds:
        order = np.random.default_rng(args.seed).permutation(PACK)
        counts = measured(reader, LaidFilm(args.seed, kind, [str(card) for card in order[: args.cards]]))
        print(f"{kind:8} " + " ".join(f"{n:5}" for n in counts), flush=True)
        bad += counts[2] + counts[5]
    return 1 if bad else 0


def measured(reader: CardReader, film: LaidFilm) -> list[int]:
    """Cards laid, named right, named wrong, unclear and lost, and how many more than were laid."""
    tracker = PaperTracker(reader, laid=True)
    tracker.rebase(0)
    right = wrong = unclear = lost = more = shown = 0
    for number, card in enumerate(film.cards):
        said: list[str] = []
        for image in film.frames_of(number):
            for one in tracker.observe(Frame(image, shown / film.fps, shown)):
                if isinstance(one, Exposed | Unclear):
                    said.append(f"{one.rank}{one.suit or '?'}" if isinstance(one, Exposed) else "?")
            shown += 1
        right += said[:1] == [card]
        unclear += said[:1] == ["?"]
        wrong += bool(said) and said[0] not in (card, "?")
        lost += not said
        more += max(0, len(said) - 1)
    return [len(film.cards), right, wrong, unclear, lost, more]


if __name__ == "__main__":
    raise SystemExit(main())
