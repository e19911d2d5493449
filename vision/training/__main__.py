"""`python -m vision.training`: renders cards, trains both networks, writes the weights. Needs the `training` extra."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

import torch

from vision.reader import WEIGHTS, Calibration
from vision.training.train import render_pool, train, write_onnx


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training", description=__doc__)
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="folder for index.onnx, whole.onnx, reader.json")
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"), help="folder for the rasterised art")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--examples", type=int, default=40_000, help="cards rendered")
    parser.add_argument("--epochs", type=int, default=14, help="times each example is seen")
    parser.add_argument("--minutes", type=float, default=12.0, help="at most this long for each network")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    print(f"rendering {args.examples} cards", flush=True)
    pool = render_pool(args.cache, args.seed, args.examples, processes=2)
    torch.set_num_threads(2)
    for name, epochs in (("index", max(1, args.epochs // 2)), ("whole", args.epochs)):
        net = train(name, pool, args.seed, args.minutes, epochs, lambda text: print(text, flush=True))
        write_onnx(net, name, args.out / f"{name}.onnx")
    if not (args.out / "reader.json").exists():
        (args.out / "reader.json").write_text(json.dumps(asdict(Calibration()), indent=2) + "\n")


if __name__ == "__main__":
    main()
