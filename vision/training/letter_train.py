"""`python -m vision.training.letter_train`: renders corners, trains the network of `index_letters`, writes letter.onnx.

Needs the `training` extra. Two processes render, one thread trains.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from vision.read.networks import WEIGHTS
from vision.read.reader import CORNER_H, CORNER_W
from vision.training.art import load, renderers
from vision.training.letter_examples import Letters, letter_example, load_letters
from vision.training.train import coded, fitted, write_onnx

_STEP = 250
"""Examples that a process renders in one go."""
_LETTERS: Letters | None = None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training.letter_train", description=__doc__)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"))
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--examples", type=int, default=30_000, help="cards rendered, two corners each")
    parser.add_argument("--epochs", type=int, default=7, help="times each corner is seen")
    args = parser.parse_args()
    print(f"rendering {args.examples} cards", flush=True)
    corners, labels = rendered(args.cache, args.seed, args.examples)
    torch.set_num_threads(1)
    patches = corners.reshape(-1, CORNER_H, CORNER_W, 3)
    net = fitted("letter", patches, labels.reshape(-1, 1), args.seed, args.epochs, lambda text: print(text, flush=True))
    write_onnx(net, "letter", args.out / "letter.onnx")


def rendered(cache: Path, seed: int, count: int) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Corners (count, 2, CORNER_H, CORNER_W, 3), normalised, as bytes, and the class of each (count, 2); the same for
    any number of processes, kept in `cache`."""
    path = cache / f"letters-{seed}-{count}.npz"
    if not path.exists():
        _start(cache)  # masks once, before the processes start
        with renderers(2, _start, cache) as workers:
            firsts = range(0, count, _STEP)
            parts = list(workers.map(_render, [seed] * len(firsts), firsts, [min(_STEP, count - f) for f in firsts]))
        np.savez(path, corners=np.concatenate([p[0] for p in parts]), labels=np.concatenate([p[1] for p in parts]))
    with np.load(path) as kept:
        return kept["corners"], kept["labels"]


def _start(cache: Path) -> None:
    global _LETTERS
    cv2.setNumThreads(1)
    _LETTERS = load_letters(load(cache), cache)


def _render(seed: int, first: int, count: int) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Examples number `first` to `first + count`; each is a function of (seed, number) alone."""
    assert _LETTERS is not None
    corners, labels = [], []
    for number in range(first, first + count):
        one, classes = letter_example(_LETTERS, np.random.default_rng([seed, number]))
        corners.append([coded(corner) for corner in one.patches()[0]])
        labels.append(classes)
    return np.array(corners, np.uint8), np.array(labels, np.int64)


if __name__ == "__main__":
    main()
