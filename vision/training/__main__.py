"""`python -m vision.training`: renders cards, trains both networks, writes the weights. Needs the `training` extra."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

from vision.read.networks import WEIGHTS
from vision.read.reader import Calibration
from vision.training.train import render_pool, train_and_write


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training", description=__doc__)
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="folder for index.onnx, whole.onnx, reader.json")
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"), help="folder for the rasterised art")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--examples", type=int, default=48_000, help="cards rendered")
    parser.add_argument("--epochs", type=int, default=9, help="times each card is seen; each corner half as often")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    print(f"rendering {args.examples} cards", flush=True)
    folder = render_pool(args.cache, args.seed, args.examples, processes=2)
    with ProcessPoolExecutor(2, get_context("spawn")) as workers:
        jobs = [
            workers.submit(train_and_write, name, folder, args.examples, args.seed, epochs, args.out)
            for name, epochs in (("index", (args.epochs + 1) // 2), ("whole", args.epochs))
        ]
        for job in jobs:
            job.result()
    if not (args.out / "reader.json").exists():
        (args.out / "reader.json").write_text(json.dumps(asdict(Calibration()), indent=2) + "\n")


if __name__ == "__main__":
    main()
