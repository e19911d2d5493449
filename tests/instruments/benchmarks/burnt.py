"""Whether a card is named wrongly where glare burns out a pip: `python -m tests.instruments.benchmarks.burnt`.

A drawn pack (tests/vision/pack_art) is enrolled in the rendered box from two pictures of each card in good light, and
dealt in a poor one, each card a still picture of the window (as `benchmarks.learn` does it). Over one pip of each, or
anywhere on a figure, a white patch is laid as a lamp's mirror image leaves it: burnt out in its middle, its rim soft. A
card whose pip cannot be seen looks like the card that has none there.

asked: in doubt. wrong: rank or suit wrong and given as sure. `--bright 2.5`: that many times as bright, so that the
paper is burnt out as well.
`--strength 0.5`: half of the patch's light, which veils the pip and burns nothing out.
`--learnt`: the pack first learns from one deal in the same light without patches.
"""

from __future__ import annotations

import argparse

import cv2
import numpy as np

from tests.instruments.benchmarks.clips import upper_bound
from tests.instruments.benchmarks.learn import LIGHTS as POOR
from tests.instruments.benchmarks.learn import cards_of, dealt, enrolled
from tests.vision import pack_art
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.learning import Lesson, learn
from vision.quads import CARD_H, CARD_W, Image
from vision.render.view import Difficulty

LIGHTS = {"clear": Difficulty(), **POOR}
_PATCH_MM = (5.0, 10.0)
"""Half its width and height: a pip is 17 mm high, less where swords are."""
_RIM = (0.15, 0.5)
"""Share of it over which it goes over into the card."""
_ASIDE_MM = 2.0
"""How far (one sigma) its middle is from the pip's."""


def patched(
    card: Image,
    middle_mm: tuple[float, float],
    size_mm: tuple[float, float],
    rng: np.random.Generator,
    strength: float = 1.0,
) -> Image:
    """The rectified `card` of `size_mm` with a patch of glare around a place, from the card's middle. `strength`, 0..1:
    how much of the way to white it goes."""
    scale = np.array([CARD_W / size_mm[0], CARD_H / size_mm[1]])
    at = (np.array(middle_mm) + rng.normal(0, _ASIDE_MM, 2)) * scale + np.array([CARD_W, CARD_H]) / 2
    half, rim, turn = rng.uniform(*_PATCH_MM, 2) * scale, rng.uniform(*_RIM), rng.uniform(0, np.pi)
    ys, xs = np.mgrid[0:CARD_H, 0:CARD_W].astype(np.float32)
    x, y = (xs - at[0]), (ys - at[1])
    u, v = (np.cos(turn) * x + np.sin(turn) * y) / half[0], (np.cos(turn) * y - np.sin(turn) * x) / half[1]
    cover = strength * np.clip((1 - np.hypot(u, v)) / rim + 0.5, 0, 1)[..., None]
    return np.asarray(np.rint(card * (1 - cover) + 255 * cover), np.uint8)


def place_of(label: str, rng: np.random.Generator) -> tuple[float, float]:
    """A pip of a drawn Spanish card, or any place on a figure, mm from its middle."""
    if label[0] not in "123456789":
        return float(rng.uniform(-20, 20)), float(rng.uniform(-30, 30))
    pips = pack_art.pip_places(int(label[0]))
    x, y = pips[int(rng.integers(len(pips)))]
    return float(x), float(y)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--design", default="spanish", choices=pack_art.SPANISH)
    parser.add_argument("--light", default="focus", choices=LIGHTS)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--patches", type=int, default=1, help="pictures of each card of a deal, a patch each")
    parser.add_argument("--bright", type=float, default=1.0)
    parser.add_argument("--strength", type=float, default=1.0)
    parser.add_argument("--learnt", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    labels, size = cards_of(args.design, 48), pack_art.SIZES_MM[args.design]
    pack = enrolled(args.design, labels, args.seed)
    if args.learnt:
        reader, shown = EnrolledReader(pack), dict(dealt(args.design, labels, args.seed + 1, LIGHTS[args.light]))
        readings = {label: reader.read(card) for label, card in shown.items()}
        lessons = [
            Lesson(label, shown[label], 1, "") for label, one in readings.items() if None in (one.rank, one.suit)
        ]
        pack = learn(pack, lessons, shown).pack
        print(f"learnt {' '.join(one.label for one in pack.learnt)}")
    reader = EnrolledReader(pack)
    cards = asked = 0
    wrong = []
    for deal in range(args.deals):
        for label, card in dealt(args.design, labels, args.seed + 2 + deal, LIGHTS[args.light]):
            for patch in range(args.patches):
                rng = np.random.default_rng([args.seed, deal, patch, *label.encode()])
                lit = np.clip(card * args.bright, 0, 255).astype(np.uint8)
                reading = reader.read(patched(lit, place_of(label, rng), size, rng, args.strength))
                cards += 1
                asked += None in (reading.rank, reading.suit)
                if reading.rank not in (None, label[0]) or reading.suit not in (None, label[1]):
                    wrong.append(f"{label} as {reading.rank}{reading.suit} {reading.confidence:.2f}")
    bound = upper_bound(len(wrong), cards)
    print(
        f"{args.design}, {args.light}: {cards} cards, asked {asked}, wrong {len(wrong)} (at most {bound:.2%}) {wrong}"
    )


if __name__ == "__main__":
    main()
