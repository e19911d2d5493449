"""`python -m vision.training.pair_train`: renders pairs, trains the network of `pair_net`, writes weights/pair.onnx.

Needs the `training` extra. Two threads.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from vision.pack import card_match as match
from vision.pack.pair_net import CHANNELS, WEIGHTS
from vision.training.pairs import PAIRS, rendered_pairs
from vision.training.render import noise
from vision.training.train import write_onnx

STAGES = ((16, "stride"), (32, "stride"), (48, "stride"), (64, "pool"), (96, "pool"))
"""(width, what halves the picture) of each 3x3 convolution."""
BATCH = 128
_PAPER = 0.69
"""What paper without print is coded as, 0..1."""
_HELD_OUT = 0.06
"""Share of the sessions, the last ones, that are only measured."""


def network() -> nn.Sequential:
    """The untrained network: logit that both pictures of a pair show the same card, all of it."""
    layers: list[nn.Module] = []
    before, height, width = CHANNELS, match.H, match.W
    for stage, halved in STAGES:
        stride = 2 if halved == "stride" else 1
        layers += [nn.Conv2d(before, stage, 3, stride, 1, bias=False), nn.BatchNorm2d(stage)]
        if halved == "pool":
            layers.append(nn.MaxPool2d(2))
        layers.append(nn.ReLU(inplace=True))
        before = stage
        height, width = ((height + 1) // 2, (width + 1) // 2) if stride == 2 else (height // 2, width // 2)
    layers += [nn.Flatten(), nn.Dropout(0.2), nn.Linear(before * height * width, 1)]
    return nn.Sequential(*layers)


def train(folder: Path, seed: int, epochs: int) -> nn.Sequential:
    """The network trained on the pairs in `folder`."""
    pairs = np.load(folder / "pairs.npy", mmap_mode="r")
    same = np.load(folder / "same.npy").astype(np.float32)
    torch.manual_seed(seed)
    torch.set_num_threads(2)
    rng = np.random.default_rng(seed)
    learnt = len(pairs) - round(_HELD_OUT * len(pairs) / PAIRS) * PAIRS
    net = network()
    net.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=2e-3)
    steps, began, total = epochs * (learnt // BATCH), time.monotonic(), 0.0
    order = np.concatenate([rng.permutation(learnt)[: learnt // BATCH * BATCH] for _ in range(epochs)])
    for step in range(1, steps + 1):
        chosen = np.sort(order[(step - 1) * BATCH : step * BATCH])
        wanted = torch.from_numpy(same[chosen])
        with torch.autocast("cpu", torch.bfloat16):
            logits = net(_augmented(pairs[chosen], rng)).float()[:, 0]
        loss = nn.functional.binary_cross_entropy_with_logits(logits, wanted * 0.998 + 0.001)
        progress = step / steps
        for group in optimiser.param_groups:
            group["lr"] = 3e-3 * min(progress / 0.1, 1.0) * 0.5 * (1 + np.cos(np.pi * progress)) + 1e-6
        optimiser.zero_grad()
        torch.autograd.backward(loss)
        optimiser.step()
        total += float(loss.detach())
        if step % 50 == 0:
            print(f"step {step}/{steps}, loss {total / 50:.4f}, {time.monotonic() - began:.0f} s", flush=True)
            total = 0.0
    net.eval()
    _measure(net, pairs[learnt:], same[learnt:])
    return net


def _augmented(pairs: NDArray[np.uint8], rng: np.random.Generator) -> torch.Tensor:
    """Pairs as the network takes them, 0..1: both pictures mirrored, their colours exchanged, the contrast of each
    changed a little."""
    colours = rng.permutation(3)
    down, across = (slice(None, None, int(rng.choice([-1, 1]))) for _ in range(2))
    x = torch.from_numpy(np.ascontiguousarray(pairs[:, [*colours, *(3 + colours), 6], down, across])).float()
    gain = np.ones((len(pairs), CHANNELS, 1, 1), np.float32)
    gain[:, :3] = rng.uniform(0.85, 1.12, (len(pairs), 1, 1, 1))
    gain[:, 3:6] = rng.uniform(0.85, 1.12, (len(pairs), 1, 1, 1))
    x.mul_(torch.from_numpy(gain / 255)).add_(torch.from_numpy(_PAPER * (1 - gain)))
    seen = x[:, 3:6]
    seen.add_(torch.from_numpy(noise(seen.shape, rng)), alpha=float(rng.uniform(0, 0.03)))
    return x


def _measure(net: nn.Sequential, pairs: NDArray[np.uint8], same: NDArray[np.float32]) -> None:
    with torch.no_grad():
        parts = (torch.from_numpy(pairs[k : k + 64] / np.float32(255)) for k in range(0, len(pairs), 64))
        logits = np.concatenate([net(part)[:, 0].numpy() for part in parts])
    right, wrong = logits[same > 0.5], logits[same < 0.5]
    print(f"held out: {len(right)} same, {len(wrong)} other; errors {(right < 0).sum()}, {(wrong > 0).sum()}")
    for level in (1, 2, 3, 4, 5):
        print(f"  above {level}: {(right > level).mean():.4f} of the same, {(wrong > level).sum()} of the others")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vision.training.pair_train", description=__doc__)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--cache", type=Path, default=Path("build/card-art"))
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--sessions", type=int, default=150, help=f"rendered packs, {PAIRS} pairs each")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--processes", type=int, default=2, help="that render")
    args = parser.parse_args()
    folder = rendered_pairs(args.cache, args.seed, args.sessions, args.processes)
    write_onnx(train(folder, args.seed, args.epochs), "pair", args.out, (CHANNELS, match.H, match.W))


if __name__ == "__main__":
    main()
