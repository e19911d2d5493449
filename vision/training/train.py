"""Trains the two networks on rendered cards and writes them as ONNX: `python -m vision.training`.

The networks are plain stacks of 3x3 convolutions, so that OpenCV's dnn runs them quickly on any version; batch
normalisation is folded into the convolutions when they are written.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from vision.index_letters import CLASSES
from vision.read.reader import CORNER_H, CORNER_W, WHOLE_H, WHOLE_W, normalised
from vision.training.art import Art, load, renderers
from vision.training.render import IGNORED, example, noise

# (width, what halves the picture after or in it) of each convolution; the last one is not padded.
STAGES = {
    "index": ((16, "pool"), (32, "pool"), (56, "pool"), (80, ""), (64, "")),
    "whole": ((16, "stride"), (32, "pool"), (48, "pool"), (72, "pool"), (64, "")),
    "letter": ((12, "pool"), (24, "pool"), (40, "pool"), (64, ""), (48, "")),
}
HEADS = {"index": (14, 5), "whole": (14, 5, 3), "letter": (len(CLASSES),)}
_CODE_LOW = -0.25  # normalised value of byte 0: values are kept as bytes while training
_CODE_SPAN = 1.5  # difference of normalised values from byte 0 to byte 255


class Pool:
    """Rendered examples on disk: corners (n, 2, h, w, 3), wholes (n, h, w, 3), normalised, as bytes; their labels."""

    def __init__(self, folder: Path, count: int, *, writable: bool = False) -> None:
        def opened(name: str, dtype: type, *shape: int) -> NDArray[Any]:
            path = folder / f"{name}.npy"
            if writable and not path.exists():
                return np.lib.format.open_memmap(path, "w+", dtype, (count, *shape))
            return np.lib.format.open_memmap(path, "r+" if writable else "r")

        folder.mkdir(parents=True, exist_ok=True)
        self.corners = opened("corners", np.uint8, 2, CORNER_H, CORNER_W, 3)
        self.wholes = opened("wholes", np.uint8, WHOLE_H, WHOLE_W, 3)
        self.corner_labels = opened("corner_labels", np.int64, 2, 2)
        self.whole_labels = opened("whole_labels", np.int64, 3)


_ART: Art | None = None


def _start(cache: Path) -> None:
    global _ART
    cv2.setNumThreads(1)
    _ART = load(cache)


def _render(folder: Path, total: int, seed: int, first: int, count: int) -> None:
    """Examples number `first` to `first + count`; each is a function of (seed, number) alone."""
    assert _ART is not None
    pool = Pool(folder, total, writable=True)
    for i in range(first, first + count):
        one = example(_ART, np.random.default_rng([seed, i]))
        corners, whole = one.patches()
        pool.corners[i] = [coded(corner) for corner in corners]
        pool.wholes[i] = coded(whole)
        pool.corner_labels[i] = np.stack([one.corner_ranks, one.corner_suits], axis=1)
        pool.whole_labels[i] = one.rank, one.suit, one.kind


def coded(patch: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """A patch normalised, as bytes."""
    return np.asarray((normalised(patch) - _CODE_LOW) * (255 / _CODE_SPAN) + 0.5, np.uint8)


def render_pool(cache: Path, seed: int, count: int, processes: int) -> Path:
    """The folder of `count` examples, rendered in parallel (the same for any number of processes) or found there."""
    folder, step = cache / f"pool-{seed}-{count}", 250
    if (folder / "complete").exists():
        return folder
    load(cache)  # fetch and rasterise once, before the processes start
    Pool(folder, count, writable=True)
    with renderers(processes, _start, cache) as workers:
        jobs = [
            workers.submit(_render, folder, count, seed, first, min(step, count - first))
            for first in range(0, count, step)
        ]
        for job in jobs:
            job.result()
    (folder / "complete").touch()
    return folder


def network(name: str) -> nn.Sequential:
    """An untrained "index", "whole" or "letter" network."""
    height, width = (WHOLE_H, WHOLE_W) if name == "whole" else (CORNER_H, CORNER_W)
    layers: list[nn.Module] = []
    before = 3
    for i, (stage, halved) in enumerate(STAGES[name]):
        padding, stride = int(i < len(STAGES[name]) - 1), 2 if halved == "stride" else 1
        layers += [nn.Conv2d(before, stage, 3, stride, padding, bias=False), nn.BatchNorm2d(stage)]
        before = stage
        if halved == "pool":
            layers.append(nn.MaxPool2d(2))
        layers.append(nn.ReLU(inplace=True))
        if halved:
            height, width = height // 2, width // 2
    layers += [nn.Flatten(), nn.Dropout(0.25), nn.Linear(before * (height - 2) * (width - 2), sum(HEADS[name]))]
    return nn.Sequential(*layers)


def train_and_write(name: str, folder: Path, count: int, seed: int, epochs: int, out: Path) -> None:
    """Trains one network on one thread and writes `out`/`name`.onnx."""
    torch.set_num_threads(1)
    net = train(name, Pool(folder, count), seed, epochs, lambda text: print(text, flush=True))
    write_onnx(net, name, out / f"{name}.onnx")


def train(name: str, pool: Pool, seed: int, epochs: int, say: Callable[[str], None]) -> nn.Sequential:
    """Trains one network for `epochs`: as many steps on a slow machine as on a fast one."""
    if name == "index":
        patches = pool.corners.reshape(-1, CORNER_H, CORNER_W, 3)
        return fitted(name, patches, pool.corner_labels.reshape(-1, 2), seed, epochs, say)
    return fitted(name, pool.wholes, pool.whole_labels, seed, epochs, say)


def fitted(
    name: str,
    patches: NDArray[np.uint8],
    labels: NDArray[np.int64],
    seed: int,
    epochs: int,
    say: Callable[[str], None],
) -> nn.Sequential:
    """The network trained on these patches (n, h, w, 3) and their labels (n, heads)."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = network(name)
    net.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    useful = np.flatnonzero((labels != IGNORED).any(axis=1))
    batch = 128
    steps = epochs * (len(useful) // batch)
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    losses = [nn.CrossEntropyLoss(ignore_index=IGNORED, label_smoothing=0.01) for _ in HEADS[name]]
    began, total = time.monotonic(), 0.0
    for step, chosen in enumerate(_batches(useful, batch, steps, rng), start=1):
        images = _augmented(patches[chosen], rng)
        wanted = torch.from_numpy(labels[chosen])
        with torch.autocast("cpu", torch.bfloat16):
            logits = net(images).float()
        parts = torch.split(logits, list(HEADS[name]), dim=1)
        loss = sum(
            (
                criterion(part, wanted[:, i])
                for i, (criterion, part) in enumerate(zip(losses, parts, strict=True))
                if bool((wanted[:, i] != IGNORED).any())
            ),
            torch.zeros(()),
        )
        for group in optimiser.param_groups:
            group["lr"] = _rate(step / steps)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += float(loss.detach())
        if step % 200 == 0:
            say(f"{name}: step {step}/{steps}, loss {total / 200:.4f}, {time.monotonic() - began:.0f} s")
            total = 0.0
    net.eval()
    return net


def _rate(progress: float) -> float:
    """Learning rate at 0..1 of the training: a short rise, then half a cosine down to nothing."""
    rise = min(progress / 0.12, 1.0)
    return 4e-3 * rise * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0))) + 1e-6


def _batches(
    indices: NDArray[np.int64], size: int, count: int, rng: np.random.Generator
) -> Iterator[NDArray[np.int64]]:
    given = 0
    while given < count:
        order = rng.permutation(indices)
        for start in range(0, len(order) - size + 1, size):
            if given == count:
                return
            yield order[start : start + size]
            given += 1


def _augmented(patches: NDArray[np.uint8], rng: np.random.Generator) -> torch.Tensor:
    """A batch as the network's input, each time a little different: gain, offset, noise, a shift of 2 px."""
    n, height, width = patches.shape[:3]
    rows, columns = (np.clip(np.arange(size) + int(rng.integers(-2, 3)), 0, size - 1) for size in (height, width))
    x = torch.from_numpy(patches[:, rows][:, :, columns]).float()

    def drawn(low: float, high: float, *shape: int) -> torch.Tensor:
        return torch.from_numpy(rng.uniform(low, high, shape).astype(np.float32))

    gain = drawn(0.85, 1.15, n, 1, 1, 3)
    x.mul_(gain * (_CODE_SPAN / 255)).add_(gain * _CODE_LOW + drawn(-0.08, 0.08, n, 1, 1, 1))
    x.addcmul_(torch.from_numpy(noise(x.shape, rng)), drawn(0, 0.06, n, 1, 1, 1))
    return x.clamp_(-0.25, 1.25).permute(0, 3, 1, 2)  # channels last, as the network's convolutions are


def write_onnx(net: nn.Sequential, name: str, path: Path, shape: tuple[int, int, int] | None = None) -> None:
    """The trained network as ONNX (opset 13), batch normalisation folded in, batch size free; `shape`: (channels,
    height, width) of what it takes, when it is none of STAGES."""
    nodes, initializers, current = [], [], "input"
    layers = list(net)
    for i, layer in enumerate(layers):
        out = f"x{i}"
        if isinstance(layer, nn.Conv2d):
            norm = layers[i + 1]
            assert isinstance(norm, nn.BatchNorm2d)
            assert norm.running_mean is not None
            assert norm.running_var is not None
            gain = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach()
            weight = (layer.weight.detach() * gain[:, None, None, None]).numpy()
            bias = (norm.bias - norm.running_mean * gain).detach().numpy()
            initializers += [
                numpy_helper.from_array(np.ascontiguousarray(weight), f"w{i}"),
                numpy_helper.from_array(bias, f"b{i}"),
            ]
            layout: dict[str, Any] = {
                "kernel_shape": [3, 3],
                "pads": [int(layer.padding[0])] * 4,
                "strides": list(layer.stride),
            }
            nodes.append(helper.make_node("Conv", [current, f"w{i}", f"b{i}"], [out], **layout))
        elif isinstance(layer, nn.ReLU):
            nodes.append(helper.make_node("Relu", [current], [out]))
        elif isinstance(layer, nn.MaxPool2d):
            nodes.append(helper.make_node("MaxPool", [current], [out], kernel_shape=[2, 2], strides=[2, 2]))
        elif isinstance(layer, nn.Flatten):
            nodes.append(helper.make_node("Flatten", [current], [out], axis=1))
        elif isinstance(layer, nn.Linear):
            initializers += [
                numpy_helper.from_array(layer.weight.detach().numpy(), f"w{i}"),
                numpy_helper.from_array(layer.bias.detach().numpy(), f"b{i}"),
            ]
            nodes.append(helper.make_node("Gemm", [current, f"w{i}", f"b{i}"], [out], transB=1))
        else:
            continue
        current = out
    taken = shape or (3, *((WHOLE_H, WHOLE_W) if name == "whole" else (CORNER_H, CORNER_W)))
    given = next(layer.out_features for layer in reversed(layers) if isinstance(layer, nn.Linear))
    graph = helper.make_graph(
        nodes,
        name,
        [helper.make_tensor_value_info("input", TensorProto.FLOAT, ["n", *taken])],
        [helper.make_tensor_value_info(current, TensorProto.FLOAT, ["n", given])],
        initializers,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8, producer_name="faro")
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())
