"""How whole rendered photographs are read: `python -m tests.instruments.benchmarks.stress [--photographs N] [--seed
S]`.

Faces of designs that training never sees (`orell`, `tigullio`, and faces in letterings drawn for this measurement
alone), on wood, cloth, patterns, white paper, carpet and black; any rotation, tilts to 45 degrees, cards 60 to 900 px
wide, blur, noise, JPEG 30 to 95, coloured light, shadows, reflections; cards in heaps, cut by the edge, under fingers;
backs, jokers, foreign cards and other things. `--only NAME` draws one arrangement alone, also those of `arrangements`
(rows, fans, betting tables, reflections, low light, crops, 12 megapixels). Needs the packages of the training's card
art (vision/weights/README.md).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from tests.instruments.benchmarks.arrangements import EXTRA
from tests.instruments.benchmarks.photographs import Laid, Photograph, photograph
from tests.instruments.benchmarks.stills import bound, percent
from vision.offline.stills import FoundCard, read_cards
from vision.quads import overlap
from vision.read.reader import CardReader
from vision.reading import RANKS, SUITS
from vision.training import compose
from vision.training.art import ALPHABETS, Art, Face, load, sheet_faces
from vision.training.letters import alphabet

ARRANGEMENTS = ("free", "free", "heap", "free", "cut", "free", "hand", "none")
FULLY = 0.985  # share of a card from which it counts as fully visible
_LETTERINGS = 60


@dataclass(frozen=True)
class Result:
    """A card of a photograph and what was read there; or a find where no card lies (laid None)."""

    photograph: Photograph
    laid: Laid | None
    found: FoundCard | None

    @property
    def silent(self) -> bool:
        if self.found is None or self.found.reading.rank is None:
            return False
        return self.laid is None or self.found.reading.rank != self.laid.rank

    @property
    def suit_silent(self) -> bool:
        if self.found is None or self.found.reading.suit is None:
            return False
        return self.laid is None or self.found.reading.suit != self.laid.suit

    @property
    def right(self) -> bool:
        return self.laid is not None and self.found is not None and self.found.reading.rank == self.laid.rank

    @property
    def suit_right(self) -> bool:
        return self.laid is not None and self.found is not None and self.found.reading.suit == self.laid.suit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photographs", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted({*ARRANGEMENTS, *EXTRA}), help="this arrangement alone")
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"))
    parser.add_argument("--weights", type=Path, help="folder of other weights to try")
    parser.add_argument("--save", type=Path, help="write the photographs with errors and unsure free cards here")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    reader = CardReader(args.weights) if args.weights else CardReader()
    art = load(args.cache)
    faces, others = unseen_faces(art, args.cache), other_cards(art)
    results: list[Result] = []
    for number in range(args.photographs):
        arrangement = args.only or ARRANGEMENTS[number % len(ARRANGEMENTS)]
        picture = photograph(np.random.default_rng([args.seed, number]), faces, others, arrangement)
        found = matched(picture, read_cards(picture.image, reader))
        results += found
        if args.save and any(r.silent or r.suit_silent or _missed(r) for r in found):
            _save(args.save / f"{args.seed}-{number}.png", picture, found)
    report(results)


def unseen_faces(art: Art, cache: Path) -> Callable[[np.random.Generator], Face]:
    """Draws faces: half of the designs held out, half composed with letterings that training does not use."""
    held_out = [*sheet_faces("orell", cache), *sheet_faces("tigullio", cache)]
    letterings = [alphabet(np.random.default_rng([1_000_007, number])) for number in range(_LETTERINGS)]
    unseen = Art(
        art.designs, art.jokers, art.backs, letterings * (1 + 2 * ALPHABETS // _LETTERINGS), art.words, art.pips
    )

    def drawn(rng: np.random.Generator) -> Face:
        if rng.random() < 0.5:
            return held_out[rng.integers(len(held_out))]
        return compose.composed(unseen, RANKS[rng.integers(13)], SUITS[rng.integers(4)], rng)

    return drawn


def other_cards(art: Art) -> Callable[[np.random.Generator], Face]:
    """Draws backs, jokers and cards of other games."""

    def drawn(rng: np.random.Generator) -> Face:
        kind = rng.random()
        if kind < 0.5:
            return compose.back(rng)
        return compose.joker(art, rng) if kind < 0.8 else compose.foreign(art, rng)

    return drawn


def matched(picture: Photograph, found: list[FoundCard]) -> list[Result]:
    """Cards and finds paired by how well their outlines fit, best first, but a find whose outline is of two cards with
    the one that it names; in a heap a find is of what is seen there."""
    of_two = [sum(overlap(c.quad, laid.quad) > 0.4 for laid in picture.cards) > 1 for c in found]
    fits = [
        (of_two[k] and (c.reading.rank, c.reading.suit or laid.suit) == (laid.rank, laid.suit), fit * laid.seen, i, k)
        for i, laid in enumerate(picture.cards)
        for k, c in enumerate(found)
        if (fit := overlap(c.quad, laid.quad)) > 0.4
    ]
    taken: dict[int, int] = {}
    for *_, i, k in sorted(fits, reverse=True):
        if i not in taken and k not in taken.values():
            taken[i] = k
    results = [Result(picture, laid, found[taken[i]] if i in taken else None) for i, laid in enumerate(picture.cards)]
    return results + [Result(picture, None, card) for k, card in enumerate(found) if k not in taken.values()]


def _missed(result: Result) -> bool:
    """A fully visible face that was not read."""
    return bool(result.laid and result.laid.seen >= FULLY and result.laid.rank in RANKS and not result.right)


def report(results: list[Result]) -> None:
    header = f"{'':30}{'cards':>7}{'rank ok':>9}{'unsure':>8}{'silent':>8}{'<=':>8}{'suit ok':>9}{'silent':>8}{'<=':>8}"
    print("silent = wrong and given as sure; <= is the 95 % upper bound of its rate; unsure includes not found")
    print(header)
    faces = [r for r in results if r.laid and r.laid.rank in RANKS]
    free = [r for r in faces if r.laid and r.laid.seen >= FULLY]
    _row("fully visible", free)
    groups: dict[str, list[Result]] = defaultdict(list)
    for r in free:
        assert r.laid is not None
        groups[f"  width {_band(r.laid.width, (90, 150, 300))} px"].append(r)
        groups[f"  tilt {_band(r.laid.tilt, (15, 30))} degrees"].append(r)
        groups[f"  blur {_band(63.5 * r.photograph.blur / r.laid.width, (0.3, 0.6))} mm"].append(r)
        groups[f"  on {r.photograph.ground}"].append(r)
    for name in sorted(groups):
        _row(name, groups[name])
    _row("partly covered or cut", [r for r in faces if r.laid and r.laid.seen < FULLY])
    _row("  more than half of it seen", [r for r in faces if r.laid and 0.5 < r.laid.seen < FULLY])
    _row("backs, jokers, other games", [r for r in results if r.laid and r.laid.rank not in RANKS])
    _row("where no card lies", [r for r in results if r.laid is None])


def _band(value: float, edges: tuple[float, ...]) -> str:
    for low, high in zip((0.0, *edges), edges, strict=False):
        if value < high:
            return f"{low:g}-{high:g}"
    return f"from {edges[-1]:g}"


def _row(name: str, results: list[Result]) -> None:
    n, silent, suit_silent = len(results), sum(r.silent for r in results), sum(r.suit_silent for r in results)
    right, suit_right = sum(r.right for r in results), sum(r.suit_right for r in results)
    print(
        f"{name:30}{n:7}{percent(right, n):>9}{percent(n - right - silent, n):>8}{silent:8}{bound(silent, n):>8}"
        f"{percent(suit_right, n):>9}{suit_silent:8}{bound(suit_silent, n):>8}"
    )


def _save(path: Path, picture: Photograph, results: list[Result]) -> None:
    view = picture.image.copy()
    thick = max(1, view.shape[1] // 500)
    for r in results:
        for quad, colour in (
            (r.laid.quad if r.laid else None, (255, 160, 0)),
            (r.found.quad if r.found else None, (0, 0, 255)),
        ):
            if quad is not None:
                cv2.polylines(view, [np.rint(quad).astype(np.int32)], True, colour, thick)
    scale = min(1.0, 900 / max(view.shape[:2]))
    view = np.asarray(cv2.resize(view, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    lines = [
        f"{r.laid.rank + r.laid.suit if r.laid else '-'} {r.found.reading.rank if r.found else 'not found'}"
        f" {r.found.reading.confidence if r.found else 0:.3f}"
        for r in results
    ]
    for i, text in enumerate(lines):
        cv2.putText(view, text, (4, 14 + 15 * i), cv2.FONT_HERSHEY_SIMPLEX, 0.45, (0, 0, 255), 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(path), view)


if __name__ == "__main__":
    main()
