"""The small networks, run by ONNX Runtime where it is installed and answers as OpenCV does, else by OpenCV.

ONNX Runtime (the extra `fast`) takes less than half the time. What it answers is compared with OpenCV before it is
used: a release of it gave nonsense for batches of two on a Pi 4 (github.com/microsoft/onnxruntime/issues/13515).
FARO_NETWORKS in the environment forces one of the two.

`python -m vision.read.networks` tries it in a process of its own, which a build for another processor may end: one line
of JSON, what runs the networks here and what is wrong with it.
"""

from __future__ import annotations

import functools
import json
import math
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.message import Message, say

CHOSEN = "FARO_NETWORKS"
"""In the environment: which of the two it is to be, by its name here; without it ONNX Runtime where it can be."""
ONNX_RUNTIME = "onnxruntime"
OPENCV = "opencv"
OF_THE_SETTING = ("vision-networks-none", "vision-networks-unknown")
"""What is wrong with CHOSEN, not with ONNX Runtime."""
WEIGHTS = Path(__file__).parents[1] / "weights"

Network = Callable[[NDArray[np.float32]], NDArray[np.float32]]
"""A batch (n, channels, height, width) to its answers (n, m). Not thread-safe: give each thread its own."""

_ALIKE = 1e-3
"""Difference of two answers (log-odds) up to which they are the same: they round otherwise, by 2e-6 on x86-64."""
_GOLDEN = (math.sqrt(5) - 1) / 2


@dataclass(frozen=True, slots=True)
class Backend:
    """What runs the networks: its name and version; `wrong`: why it is not what is installed, or was asked for."""

    name: str
    version: str
    wrong: Message | None = None

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


def backend() -> Backend:
    """What runs the networks that are loaded in this process from now on; tried once. Raises OSError or cv2.error where
    the shipped networks are missing or damaged."""
    return _backend(os.environ.get(CHOSEN, ""))


def load(path: Path) -> Network:
    """The network in the ONNX file `path`. Raises OSError where it is missing, and what the backend raises where it is
    damaged."""
    data = path.read_bytes()
    return _onnx_runtime(data) if backend().name == ONNX_RUNTIME else _opencv(data)


@functools.cache
def _backend(asked: str) -> Backend:
    if asked == OPENCV:
        return _instead(None)
    if asked not in ("", ONNX_RUNTIME):
        return _instead(say("vision-networks-unknown", asked=asked, names=f"{ONNX_RUNTIME}, {OPENCV}"))
    networks = [path.read_bytes() for path in sorted(WEIGHTS.glob("*.onnx"))]
    usual = [_opencv(data) for data in networks]
    try:
        import onnxruntime

        pairs = zip(map(_onnx_runtime, networks), usual, map(_shape, networks), strict=True)
        differs = float(np.max([_difference(*pair) for pair in pairs]))
    except ModuleNotFoundError as missing:
        if missing.name != ONNX_RUNTIME:
            return _broken(missing)
        return _instead(say("vision-networks-none") if asked else None)
    except Exception as error:  # whatever it raises: a build for another processor or numpy, a file cut short
        return _broken(error)
    if not differs <= _ALIKE:  # nor is what is no number
        return _instead(say("vision-networks-differ", version=onnxruntime.__version__, by=f"{differs:.2g}"))
    return Backend(ONNX_RUNTIME, onnxruntime.__version__)


def _instead(wrong: Message | None) -> Backend:
    return Backend(OPENCV, cv2.__version__, wrong)


def _broken(error: Exception) -> Backend:
    return _instead(say("vision-networks-broken", why=" ".join(f"{type(error).__name__}: {error}".split())[:300]))


def _difference(one: Network, other: Network, shape: tuple[int, ...]) -> float:
    """The largest difference of the answers of `one`, to one picture and to two at once, from those of `other`."""
    # Multiples of the golden ratio without their whole part follow no pattern; numpy.random takes longer to import than
    # all this to run.
    values = np.modf(np.arange(2 * math.prod(shape)) * _GOLDEN)[0]
    batch = np.asarray(values.reshape(2, *shape), np.float32)
    answers = other(batch)
    return float(np.max([np.abs(one(batch[:count]) - answers[:count]).max() for count in (1, 2)]))


@functools.lru_cache(8)
def _session(data: bytes) -> Any:
    """The network as ONNX Runtime has it; readers may share it. One thread: the table has two to four cores, and other
    work for them."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.execution_mode = onnxruntime.ExecutionMode.ORT_SEQUENTIAL
    options.log_severity_level = 4  # what goes wrong is raised
    return onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])


def _shape(data: bytes) -> tuple[int, ...]:
    """(channels, height, width) that the network takes."""
    return tuple(_session(data).get_inputs()[0].shape[1:])


def _onnx_runtime(data: bytes) -> Network:
    session = _session(data)
    name = session.get_inputs()[0].name

    def run(batch: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.asarray(session.run(None, {name: np.ascontiguousarray(batch)})[0], np.float32)

    return run


def _opencv(data: bytes) -> Network:
    """On OpenCV 5 with the classic engine, the faster one for plain convolutions."""
    file = np.frombuffer(data, np.uint8)
    if hasattr(cv2.dnn, "ENGINE_CLASSIC"):
        network = cv2.dnn.readNetFromONNX(file, engine=cv2.dnn.ENGINE_CLASSIC)
    else:
        network = cv2.dnn.readNetFromONNX(file)

    def run(batch: NDArray[np.float32]) -> NDArray[np.float32]:
        network.setInput(np.ascontiguousarray(batch))
        return np.array(network.forward(), np.float32).reshape(len(batch), -1)

    return run


def main() -> None:
    """The try, for another process."""
    found = backend()
    wrong = None if found.wrong is None else [found.wrong.code, dict(found.wrong.data)]
    print(json.dumps({"name": found.name, "version": found.version, "wrong": wrong}))


if __name__ == "__main__":
    main()
