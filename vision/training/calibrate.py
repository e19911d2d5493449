"""Chooses how the reader weighs its witnesses: writes exponents, floor and temperatures to weights/reader.json.

`python -m vision.training.calibrate`: they are fitted on freshly rendered cards of `orell`, a design that the training
never saw; nothing here sees a photograph. When a reading is sure is chosen afterwards, by the rule of `thresholds`:
`python -m vision.training.choose`.
"""

from __future__ import annotations

import argparse
import itertools
import json
from dataclasses import asdict, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.read.networks import WEIGHTS
from vision.read.reader import Calibration, CardReader, fused
from vision.training.art import load, sheet_faces
from vision.training.render import KIND_FACE, example

DESIGN = "orell"
_SEED = 1_000_003
_TEMPERATURES = (1.0, 1.2, 1.5, 1.8, 2.2)  # never below 1: the witnesses of one card share its faults
_FLOORS = (0.004, 0.01)  # never below one in 250: photographs hold what no rendered card shows


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training.calibrate", description=__doc__)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"))
    parser.add_argument("--examples", type=int, default=3000)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    before = Calibration.load(args.out / "reader.json") if (args.out / "reader.json").exists() else Calibration()
    reader = CardReader(args.out, before)
    art, faces = load(args.cache), sheet_faces(DESIGN, args.cache)
    answers, ranks, suits = [], [], []
    for i in range(args.examples):
        one = example(art, np.random.default_rng([_SEED, i]), faces[i % len(faces)])
        if one.rank < 0 or one.suit < 0 or one.kind != KIND_FACE:
            continue
        answers.append(reader.witnesses(one.card))
        ranks.append(one.rank)
        suits.append(one.suit)
    chosen = fitted(before, answers, ranks, suits)
    (args.out / "reader.json").write_text(json.dumps(asdict(chosen), indent=2) + "\n")
    print(f"{len(answers)} cards: {chosen}")


def fitted(start: Calibration, answers: list[NDArray[np.float32]], ranks: list[int], suits: list[int]) -> Calibration:
    """The calibration with the least mean log-loss over `answers`, those of `witnesses` for each card; thresholds as in
    `start`."""
    best = (np.inf, np.inf, start, start)
    for index, whole, floor in itertools.product((0.5, 0.75, 1.0), (0.5, 0.75, 1.0), _FLOORS):
        for temperature in _TEMPERATURES:
            tried = replace(
                start,
                exponents=(index, whole),
                floor=floor,
                rank_temperature=temperature,
                suit_temperature=temperature,
            )
            rank_loss, suit_loss = _losses(tried, answers, ranks, suits)
            if rank_loss < best[0]:
                best = (rank_loss, best[1], tried, best[3])
            if suit_loss < best[1] and (index, whole, floor) == (*best[2].exponents, best[2].floor):
                best = (best[0], suit_loss, best[2], tried)
    return replace(best[2], suit_temperature=best[3].suit_temperature)


def _losses(
    calibration: Calibration, answers: list[NDArray[np.float32]], ranks: list[int], suits: list[int]
) -> tuple[float, float]:
    rank_p, suit_p = [], []
    for answer, rank, suit in zip(answers, ranks, suits, strict=True):
        reading = fused(answer, calibration)
        rank_p.append(reading[0][rank])
        suit_p.append(reading[1][suit])
    return float(-np.log(np.maximum(rank_p, 1e-9)).mean()), float(-np.log(np.maximum(suit_p, 1e-9)).mean())


if __name__ == "__main__":
    main()
