"""What a print that fits is worth as evidence: `python -m tests.instruments.benchmarks.prints [NAME...]`.

Cards of Spanish packs are photographed as in `benchmarks.designs`, those of its four designs to choose by unless
others are named, and the known cards most like each picture are laid on it. Of those that the pair network finds
likelier than one to fifty: how many are the right card and how many another, by their misfit
(`vision.pack.print_check`); the log-odds for the card that these counts bear out, with the 95 % upper bound of how
often another card fits so well; and what `print_check` gives in the middle of the band.
"""

from __future__ import annotations

from itertools import pairwise

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import upper_bound
from tests.instruments.benchmarks.designs import arguments, packs, pictures
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.print_check import Misfit

_LAID = 7
"""Known cards that are laid on each picture: two more than are tried in play."""
_BANDS = (0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.0, np.inf)


def borne_out(right: int, rights: int, wrong: int, wrongs: int) -> float:
    """The least log-odds, at 95 %, of a band that holds `right` of all right cards and `wrong` of all others."""
    return float(np.log(max(right, 1) / rights / upper_bound(wrong, wrongs)))


def main() -> None:
    args = arguments(__doc__).parse_args()
    cv2.setNumThreads(1)
    misfits: dict[bool, list[float]] = {True: [], False: []}
    for name, pack, rng in packs(args.names, args.seed):
        reader = EnrolledReader(pack)
        for light in args.lights:
            for label, card in pictures(name, light, args.cards, args.seed, rng):
                for other, print_ in reader.prints(card, _LAID):
                    misfits[other == label].append(print_.most)
        print(f"{name}: {len(misfits[True])} right cards, {len(misfits[False])} others so far", flush=True)
    right, wrong = np.array(misfits[True]), np.array(misfits[False])
    print(f"{'misfit':12}{'right':>8}{'others':>8}{'borne out':>11}{'given':>8}")
    for low, high in pairwise(_BANDS):
        is_right, is_wrong = (int(((low <= m) & (m < high)).sum()) for m in (right, wrong))
        middle = (low + min(high, low + 0.2)) / 2
        print(
            f"{low:3.1f} to {high:3.1f}  {is_right:8d}{is_wrong:8d}"
            f"{borne_out(is_right, len(right), is_wrong, len(wrong)):11.1f}"
            f"{Misfit(middle, 0.0).log_odds(another_fits=True):8.1f}"
        )


if __name__ == "__main__":
    main()
