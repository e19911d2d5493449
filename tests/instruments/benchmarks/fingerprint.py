"""Is a card the very one that was enrolled? `python -m tests.instruments.benchmarks.fingerprint`.

Rendered: every card has copies of its own, with the print cut askew (0.4 mm, one sigma, to every side, 0.25 degrees),
specks (0 to 8 of 0.15 to 0.45 mm) and worn edges. One is enrolled from a good picture; it and other copies are
photographed in good and ordinary light. How much real copies differ is not known here (there are no photographs of two
copies of one card): the figures say what the measure can do, not what it will do.

noticed: share of other copies below the level that 5 % of the enrolled cards fall below. better: how often the enrolled
card has the higher odds of the two (0.5 is chance).

Last, the notices of the running table (`vision.pack.own_cards`) over some deals of the whole pack: how many of the
enrolled cards are called foreign at any time, and how many of the others are, each put into the pack alone.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.vision import pack_art
from tests.vision.pack_photos import GOOD, ORDINARY, photograph
from vision.locate.refine import refine
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.pack.fingerprint import Traces
from vision.pack.own_cards import OwnCards
from vision.quads import Image, warp


def copy_of(face: Image, rng: np.random.Generator) -> Image:
    """A copy of a printed card: cut a little off, with marks of its own."""
    h, w = face.shape[:2]
    mm = w / 63.5
    paper = tuple(int(v) for v in np.median(face[:4].reshape(-1, 3), axis=0))
    matrix = cv2.getRotationMatrix2D((w / 2, h / 2), float(rng.normal(0, 0.25)), 1.0)
    matrix[:, 2] += rng.normal(0, 0.4, 2) * mm
    out = cv2.warpAffine(face, matrix, (w, h), flags=cv2.INTER_CUBIC, borderValue=paper)
    for _ in range(int(rng.integers(0, 9))):
        at = (int(rng.uniform(0, w) * 16), int(rng.uniform(0, h) * 16))
        tone = tuple(float(v) for v in rng.uniform(60, 190, 3))
        cv2.circle(out, at, int(rng.uniform(0.15, 0.45) * mm * 16), tone, -1, cv2.LINE_AA, 4)
    for _ in range(int(rng.integers(0, 6))):
        at = (int(rng.choice([0, w])), int(rng.uniform(0, h)))
        cv2.circle(out, at, int(rng.uniform(0.3, 1.0) * mm), (150, 165, 170), -1, cv2.LINE_AA)
    return np.asarray(out, np.uint8)


def rectified(picture: Image, quad: NDArray[np.float32], rng: np.random.Generator) -> Image:
    """The card through its edges as they are found, from an outline that is nearly right."""
    rough = (quad + rng.normal(0, 0.01 * np.ptp(quad[:, 0]), (4, 2))).astype(np.float32)
    return warp(picture, refine(picture, rough, 0.03)[0])


def taken(face: Image, good: bool, rng: np.random.Generator) -> Image:
    """A rectified photograph of a rendered card, in good or ordinary light."""
    picture, quad = photograph(face, rng, GOOD if good else ORDINARY, width=float(rng.uniform(180, 330)))
    return rectified(picture, quad, rng)


def enrolled(design: str, cards: int, rng: np.random.Generator) -> tuple[dict[str, Image], EnrolledReader]:
    """(copies of some cards of a design by label, a reader that has enrolled them in good light)."""
    labels = [str(label) for label in rng.permutation(pack_art.labels(design))[:cards]]
    own = {label: copy_of(pack_art.raster(design, label), rng) for label in labels}
    pictures = tuple(Picture(label, taken(face, True, rng), label) for label, face in own.items())
    return own, EnrolledReader(EnrolledPack(pictures))


def rendered(design: str, cards: int, seed: int) -> dict[str, list[tuple[Traces, Traces]]]:
    """(the enrolled card, another copy) by kind of light."""
    rng = np.random.default_rng([seed, 5])
    own, reader = enrolled(design, cards, rng)
    out = defaultdict(list)
    for light in ("good", "ordinary"):
        for label in own:
            pair = [
                reader.traces(taken(face, light == "good", rng), label)
                for face in (own[label], copy_of(pack_art.raster(design, label), rng))
            ]
            if pair[0] is not None and pair[1] is not None:
                out[light].append((pair[0], pair[1]))
    return out


def notices(design: str, cards: int, deals: int, seed: int, light: str) -> tuple[int, int, int, int]:
    """(cards, of them known by marks; enrolled ones called foreign within `deals` deals; others called foreign)."""
    rng = np.random.default_rng([seed, 6, len(light)])
    own, reader = enrolled(design, cards, rng)

    def looks(label: str, face: Image) -> list[float | None]:
        found = [reader.traces(taken(face, light == "good", rng), label) for _ in range(deals)]
        return [None if one is None else one.shown for one in found]

    true = {label: looks(label, own[label]) for label in own}
    others = {label: looks(label, copy_of(pack_art.raster(design, label), rng)) for label in own}
    knowable, wrongly = called_foreign(true)
    noticed = sum(label in called_foreign({**true, label: others[label]})[1] for label in own)
    return cards, knowable, len(wrongly), noticed


def called_foreign(shown: dict[str, list[float | None]]) -> tuple[int, set[str]]:
    """(cards with marks to know them by, those called foreign at any time) when a pack shows this, deal after deal."""
    watch, found = OwnCards(), set()
    for looks in zip(*shown.values(), strict=True):
        for label, share in zip(shown, looks, strict=True):
            one = watch.take(label, share)
            if one is not None:
                found.add(one.card)
    return watch.knowable, found


def row(name: str, pairs: list[tuple[Traces, Traces]]) -> str:
    """One line of the table."""
    measures: tuple[Callable[[Traces], float], ...] = (lambda t: t.log_odds, lambda t: t.log_odds_by_edges)
    parts = [f"{name:24}{len(pairs):6d}"]
    for odds in measures:
        own, other = (np.array([odds(pair[k]) for pair in pairs]) for k in (0, 1))
        level = float(np.quantile(own, 0.05))
        better, doubted = (own[:, None] > other[None]).mean(), f"{(own < 0).mean():.0%} /{(other < 0).mean():4.0%}"
        parts.append(f"{(other < level).mean():10.0%}{better:8.2f}{doubted:>20}")
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=40, help="of each design")
    parser.add_argument("--designs", nargs="+", default=["german", "spanish"], choices=pack_art.DESIGNS)
    parser.add_argument("--deals", type=int, default=6, help="for the notices")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    kinds = f"{'noticed':>10}{'better':>8}{'doubted, own/other':>15}"
    print(f"{'':24}{'cards':>6}{'by marks':>20}{'':>12}{'with edges':>20}\n{'':30}{kinds}{kinds}")
    for design in args.designs:
        for light, pairs in rendered(design, args.cards, args.seed).items():
            print(row(f"{design}, {light}", pairs), flush=True)
    print(f"\nnotices within {args.deals} deals:")
    for design in args.designs:
        for light in ("good", "ordinary"):
            cards, knowable, wrongly, noticed = notices(design, args.cards, args.deals, args.seed, light)
            known = f"{cards} cards, {knowable} with marks to be known by"
            print(
                f"{design}, {light}: {known}: {wrongly} called foreign; {noticed} of {cards} others noticed", flush=True
            )


if __name__ == "__main__":
    main()
