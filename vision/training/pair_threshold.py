"""`python -m vision.training.pair_threshold`: from which probability a card of an enrolled pack is acted on.

Packs of a design that is never trained on (`orell`), at times recoloured or without index, are enrolled from good
rendered pictures and read in bad ones: their own cards, a fifth of them left out of the pack, and foreign ones. The
least threshold that will do is the first of STEPS whose odds are three times those of the surest wrong card; it is
printed. `enrolled_pack.Sureness` says what is acted on.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.training.art import Art, load, sheet_faces
from vision.training.pairs import foreign_face, picture_of, reference_of, varied
from vision.training.thresholds import upper_bound

DESIGN = "orell"
STEPS = (0.75, 0.8, 0.85, 0.9, 0.95, 0.97, 0.98, 0.99, 0.995, 0.998)
_LABELS = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]


def readings(art: Art, cache: Path, seed: int, packs: int, each: int) -> list[tuple[float, bool, bool]]:
    """(probability of the best card, whether it is the right one, whether the card is of the pack and free)."""
    out = []
    for number in range(packs):
        rng = np.random.default_rng([seed, number])
        faces = varied(sheet_faces(DESIGN, cache), rng)
        left_out = set(rng.permutation(len(faces))[: len(faces) // 5].tolist())
        pictures = [Picture(_LABELS[k], reference_of(f, rng), "") for k, f in enumerate(faces) if k not in left_out]
        reader = EnrolledReader(EnrolledPack(tuple(pictures)))
        for _ in range(each):
            own = int(rng.integers(len(faces))) if rng.random() < 0.8 else -1
            face = faces[own] if own >= 0 else foreign_face(art, faces, rng)
            picture, covered = picture_of(art, face, rng)
            match = reader.match(picture)
            odds = match.odds[0][1] if match.odds else -30.0
            right = own >= 0 and match.label == _LABELS[own]
            out.append((float(1 / (1 + np.exp(-odds))), right, own >= 0 and own not in left_out and covered <= 0.03))
    return out


def choose(seen: Sequence[tuple[float, bool, bool]]) -> float:
    """The least step whose odds are three times those of the surest wrong card. Raises ValueError for none."""
    worst = max((p for p, right, _ in seen if not right), default=0.0)
    for step in STEPS:
        if step / (1 - step) >= 3 * worst / max(1 - worst, 1e-9):
            return step
    raise ValueError(f"a wrong card with {worst:.4f}: no threshold up to {STEPS[-1]} is safe")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training.pair_threshold", description=__doc__)
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"))
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--packs", type=int, default=12)
    parser.add_argument("--each", type=int, default=150, help="pictures read of each pack")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    seen = readings(load(args.cache), args.cache, args.seed, args.packs, args.each)
    free = [p if right else 0.0 for p, right, whole in seen if whole]
    print(f"{len(seen)} pictures, {len(free)} of them of free cards of the pack")
    for step in STEPS:
        wrong = sum(p >= step and not right for p, right, _ in seen)
        said = np.mean([p >= step for p in free])
        print(f"  {step:.3f}: {said:.2%} read, {wrong} wrong (at most {upper_bound(wrong, len(seen)):.2%})")
    print(f"surest wrong {max(p for p, right, _ in seen if not right):.4f}; threshold {choose(seen)}")


if __name__ == "__main__":
    main()
