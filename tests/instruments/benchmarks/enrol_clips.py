"""Packs enrolled by one deal through the rendered box, then dealt and read: `python -m
tests.instruments.benchmarks.enrol_clips`.

Every table has a camera and light of its own, of ordinary difficulty; a pack of tests/vision/pack_art is dealt once in
known order, and some deals more are read with what was learnt. A deal that cannot be enrolled is printed and left out,
as the dealer would be shown it. Then the table of `benchmarks.clips`.
"""

from __future__ import annotations

import argparse

import cv2

from tests.instruments.benchmarks.clips import Deal, Setting, Tally, merge, played, table
from tests.vision import pack_art
from vision.message import say
from vision.pack.enrol_deal import DealSampler, FaceSeer, pack_of
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import EnrolmentError
from vision.read.reader import CardReader


def enrolled(seed: int, setting: Setting) -> EnrolledReader:
    """What one deal through the box teaches. Raises EnrolmentError."""
    deal, watch = Deal(FaceSeer(), seed, setting), DealSampler()
    for frame, _ in deal.shots():
        watch.feed(frame)
    cards = watch.cards()
    if len(cards) != len(deal.deck):
        raise EnrolmentError(say("plain", text=f"{len(cards)} cards seen of {len(deal.deck)}"))
    return EnrolledReader(pack_of(cards, deal.deck), usual=CardReader())


def dealt(seed: int, deals: int, setting: Setting) -> list[Tally]:
    """One table: a pack enrolled, and `deals` deals of it read; none when it could not be enrolled."""
    try:
        reader = enrolled(seed, setting)
    except EnrolmentError as error:
        print(f"table {seed} not enrolled: {error}", flush=True)
        return []
    return [played(Deal(reader, seed + k, setting, table=seed)) for k in range(1, deals + 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("design", choices=pack_art.DESIGNS)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--deals", type=int, default=4, help="read at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--codec", default="mp4v", help="of the video file that each deal goes through")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    setting = Setting(art=args.design, codec=args.codec)
    tallies = [
        tally for k in range(args.tables) for tally in dealt(args.seed + k * (args.deals + 1), args.deals, setting)
    ]
    print(args.design, table(merge(tallies), len(tallies)), sep=": ")


if __name__ == "__main__":
    main()
