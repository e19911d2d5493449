"""What a pack learns while it is played: `python -m tests.instruments.benchmarks.learn`.

A pack of tests/vision/pack_art is enrolled from two pictures of each card in the rendered box, in good light. Then it
is dealt in a poor one, each card a still picture of the window, as the tracker cuts it out. After each deal the cards
that were in doubt are named, as the dealer would, and learnt from.

asked: in doubt. wrong: named surely, and another card. left out: how many cards were named by the pack without just
that card, and the surest of them. In brackets what the same pack would have done that learns nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import upper_bound
from tests.vision import pack_art
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.enrolment import with_thresholds
from vision.pack.learning import Lesson, learn
from vision.quads import Image, portrait, rectify
from vision.render.scene import Scene
from vision.render.view import Difficulty
from vision.track.views import fitted

LIGHTS = {
    "focus": Difficulty(focus_blur_px=4.0, card_px=130, exposure_ev=-1.0, noise=5, shadow=0.6, warmth=0.6),
    "soft": Difficulty(focus_blur_px=4.5, card_px=150),
    "far": Difficulty(focus_blur_px=2.2, card_px=80, noise=6, exposure_ev=-1.0),
}
"""Poor lights: what each value is `Difficulty` says."""
_SIZE = (640, 480)


def still(design: str, label: str, seed: int, light: Difficulty) -> Image:
    """The card at rest in the window, cut out."""
    art = partial(pack_art.raster, design)
    scene = Scene([label, label], seed=seed, size=_SIZE, fps=30.0, difficulty=light, art=art)
    image = scene.frame().image
    return rectify(image, portrait(fitted(image, portrait(np.asarray(scene.window_quad, np.float32)))))


def cards_of(design: str, cards: int) -> list[str]:
    """The labels of the pack; `cards` 40: without eights and nines."""
    return [label for label in pack_art.labels(design) if cards != 40 or label[0] not in "89"]


def enrolled(design: str, labels: list[str], seed: int) -> EnrolledPack:
    """The pack, by two pictures of each card in good light."""
    shots = ((label, seed + 2 * k + view) for k, label in enumerate(labels) for view in range(2))
    return with_thresholds(
        EnrolledPack(tuple(Picture(label, still(design, label, at, Difficulty()), "box") for label, at in shots))
    )


def dealt(design: str, labels: list[str], seed: int, light: Difficulty) -> Iterator[tuple[str, Image]]:
    """Each card once, as it is in the window."""
    for k, label in enumerate(labels):
        yield label, still(design, label, 1000 * seed + k, light)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("design", choices=pack_art.DESIGNS)
    parser.add_argument("--cards", type=int, default=52, choices=(40, 48, 52), help="40: without eights and nines")
    parser.add_argument("--light", default="focus", choices=LIGHTS)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    labels = cards_of(args.design, args.cards)
    pack = first = enrolled(args.design, labels, args.seed)
    base, count, wrong_in_all, asked_in_all, asked_before = EnrolledReader(first), 0, 0, 0, 0
    for deal in range(1, args.deals + 1):
        reader = EnrolledReader(pack)
        shown = dict(dealt(args.design, labels, args.seed + deal, LIGHTS[args.light]))
        asked, before, wrong, left, surest, left_before = [], 0, [], 0, 0.0, 0
        for label, card in shown.items():
            reading, first_reading = reader.read(card), base.read(card)
            before += None in (first_reading.rank, first_reading.suit)
            if None in (reading.rank, reading.suit):
                asked.append(label)
            if reading.rank not in (None, label[0]) or reading.suit not in (None, label[1]):
                wrong.append(label)
            other = reader.judged(reader.match(card, without=label))
            left += other.rank is not None
            left_before += base.judged(base.match(card, without=label)).rank is not None
            surest = max(surest, other.confidence)
        count, wrong_in_all = count + len(shown), wrong_in_all + len(wrong)
        asked_in_all, asked_before = asked_in_all + len(asked), asked_before + before
        print(f"{args.design}, {args.light}, deal {deal}: {len(shown)} cards, asked {len(asked)} ({before})")
        print(
            f"  wrong {wrong}, left out {left} ({left_before}), surest {surest:.2f}, {len(pack.learnt)} learnt before",
            flush=True,
        )
        found = learn(pack, [Lesson(label, shown[label], deal, "") for label in asked], shown)
        print(f"  learnt {' '.join(found.learnt)}; refused {' '.join(found.refused)}", flush=True)
        pack = found.pack
    bound = upper_bound(wrong_in_all, count)
    print(f"{count} cards, asked {asked_in_all} ({asked_before}), {wrong_in_all} wrong (at most {bound:.2%}, 95 %)")


if __name__ == "__main__":
    main()
