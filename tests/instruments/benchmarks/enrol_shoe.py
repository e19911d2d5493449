"""A pack enrolled by one slow deal through the shoe, then dealt and read: `python -m
tests.instruments.benchmarks.enrol_shoe`.

A pack of tests/vision/pack_art is dealt once in known order, slowly; other deals are read with what was learnt, each
with a nose, a light and a hand of its own.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

import cv2
import numpy as np

from tests.vision import pack_art
from vision import shoe_layout as layout
from vision.capture.camera import Frame
from vision.observations import Exposed, Observation, Unclear
from vision.offline.faces import OwnFaces
from vision.pack.enrol_deal import named, pack_of
from vision.pack.enrol_shoe import ShoeSampler
from vision.pack.enrolled_reader import EnrolledReader
from vision.render.shoe_scene import Handling, ShoeScene
from vision.track.shoe_tracker import ShoeTracker

SLOW = Handling(speed_mm_s=(120.0, 300.0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("design", choices=pack_art.DESIGNS)
    parser.add_argument("--cards", type=int, default=52, choices=(40, 48, 52), help="40: without eights and nines")
    parser.add_argument("--deals", type=int, default=2, help="read with what was learnt")
    parser.add_argument("--fps", type=float, default=layout.FPS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    labels = [label for label in pack_art.labels(args.design) if args.cards != 40 or label[0] not in "89"]
    art = OwnFaces({label: pack_art.raster(args.design, label) for label in (*labels, "BACK")})

    def dealt(seed: int, handling: Handling) -> tuple[ShoeScene, list[str]]:
        order = random.Random(seed).sample(labels, len(labels))
        return ShoeScene(order, seed=seed, fps=args.fps, handling=handling, art=art), order

    scene, order = dealt(args.seed, SLOW)
    watch, began_s = ShoeSampler(), time.monotonic()
    for _ in (None, *order):
        for frame in frames(scene):
            watch.feed(frame)
    cards = watch.cards()
    pack = pack_of(cards, named(cards, order))
    print(f"{args.design}: {len(pack.labels)} cards, {len(pack.pictures)} pictures, {time.monotonic() - began_s:.0f} s")
    print(f"held to more than {pack.sureness.card}: {dict(pack.sureness.of)}")
    reader = EnrolledReader(pack)
    for seed in range(args.seed + 1, args.seed + 1 + args.deals):
        scene, order = dealt(seed, Handling.random(np.random.default_rng(seed)))
        tracker, said = ShoeTracker(reader), list[Observation]()
        for _ in (None, *order):
            for frame in frames(scene):
                said += tracker.observe(frame)
        got = {one.index: f"{one.rank}{one.suit or ''}" for one in said if isinstance(one, Exposed)}
        asked = sum(isinstance(one, Unclear) for one in said) + sum(len(label) < 2 for label in got.values())
        named_right = sum(got.get(k) == label for k, label in enumerate(order))
        wrong = [(label, got[k]) for k, label in enumerate(order) if k in got and not label.startswith(got[k])]
        print(f"deal {seed}: {named_right} of {len(order)} named, {asked} asked about, wrong {wrong}", flush=True)


def frames(scene: ShoeScene) -> Iterator[Frame]:
    """What the camera sees of a pull and of the empty window after it; at first of the empty window alone."""
    if scene.time_s > 0:
        scene.draw_card()
    while scene.busy:
        yield scene.frame()
    for _ in range(4):
        yield scene.frame()


if __name__ == "__main__":
    main()
