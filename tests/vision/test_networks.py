"""ONNX Runtime and OpenCV run the same networks: the same answers, and OpenCV's where ONNX Runtime is not good.

`python -m tests.instruments.benchmarks.backends` compares them on everything."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.instruments.benchmarks.backends import (
    BATCHES,
    SHAPES,
    Compared,
    by_both,
    cards,
    networks,
    photographs,
    run_by,
)
from tests.vision import pack_art
from tests.vision.pack_photos import HARD, photograph
from vision.pack.enrolled_pack import EnrolledPack, Picture
from vision.pack.enrolled_reader import EnrolledReader
from vision.quads import rectify
from vision.read import networks as module
from vision.read.networks import CHOSEN, ONNX_RUNTIME, OPENCV, WEIGHTS, Backend, backend, load
from vision.read.reader import CardReader
from vision.reading import RANKS, SUITS, Reading
from vision.training import labelled

pytest.importorskip("onnxruntime", reason="ONNX Runtime is not here: pip install onnxruntime")


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known of what earlier tests tried, nor later ones of what these did."""
    monkeypatch.delenv(CHOSEN, raising=False)
    module._backend.cache_clear()
    module._session.cache_clear()
    yield
    module._backend.cache_clear()
    module._session.cache_clear()


def code() -> str | None:
    """What is wrong, by its code; it must be OpenCV that runs the networks then."""
    found = backend()
    assert found.name == OPENCV
    answer = load(WEIGHTS / "whole.onnx")(np.zeros((1, *SHAPES["whole"]), np.float32))
    assert answer.shape == (1, 22)
    return None if found.wrong is None else found.wrong.code


# --- both are the same --------------------------------------------------------------------------------------------


def test_every_network_answers_alike_in_every_batch_and_twice_the_same() -> None:
    assert {path.stem for path in WEIGHTS.glob("*.onnx")} == set(SHAPES)
    found = networks()
    assert (found.pictures, found.differences) == (len(SHAPES) * len(BATCHES), [])
    assert 0 < found.moved < 1e-4, "both have run"


def test_every_rendered_card_is_read_alike(whole: bool) -> None:
    found = cards(every=13 if whole else 52, searched=False)
    assert (found.pictures, found.differences) == (35 if whole else 14, [])
    assert 0 < found.moved < 1e-4


def test_an_enrolled_card_is_read_alike() -> None:
    chance = np.random.default_rng(3)
    labels = pack_art.labels("german")[::4]
    faces = {label: pack_art.raster("german", label) for label in labels}
    shots = {label: rectify(*photograph(face, chance, HARD, crop=True, width=200.0)) for label, face in faces.items()}
    pictures = tuple(Picture(label, rectify(*_whole(face)), label) for label, face in faces.items())
    readers = by_both(lambda: EnrolledReader(EnrolledPack(pictures), usual=CardReader()))
    read = [[reader.read(shot) for shot in shots.values()] for reader in readers]
    judged = [[(one.rank, one.suit, one.whole) for one in of] for of in read]
    assert judged[0] == judged[1]
    assert any(rank is not None for rank, _, _ in judged[0])
    moved = max(abs(a.confidence - b.confidence) for a, b in zip(*read, strict=True))
    assert moved < 1e-4


def _whole(face: Any) -> tuple[Any, Any]:
    height, width = face.shape[:2]
    return face, np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)


@pytest.mark.photos
@pytest.mark.skipif(not labelled.present(), reason="the photographs are not here (FARO_DATA)")
def test_photographs_are_read_alike() -> None:
    found = photographs(1)
    assert found.pictures >= len(labelled.FOLDERS)
    assert found.differences == []


def test_a_difference_is_found() -> None:
    """What compares them sees a card that is read by one alone."""
    even = dict.fromkeys((*RANKS, "none"), 1 / 14)
    suits = dict.fromkeys((*SUITS, "none"), 1 / 5)
    found = Compared()
    found.readings("a", [Reading(even, suits, "7", "H", 0.99)], [Reading(even, suits, "7", "H", 0.99)])
    found.readings("b", [Reading(even, suits, "7", "H", 0.99)], [Reading(even, suits, None, "H", 0.99)])
    assert (found.pictures, len(found.differences)) == (2, 1)
    assert found.differences[0].startswith("b: ")


# --- which one it is ----------------------------------------------------------------------------------------------


def test_onnx_runtime_is_used_where_it_is_installed_with_one_thread() -> None:
    import onnxruntime

    assert backend() == Backend(ONNX_RUNTIME, onnxruntime.__version__)
    assert str(backend()) == f"onnxruntime {onnxruntime.__version__}"
    options = module._session((WEIGHTS / "index.onnx").read_bytes()).get_session_options()
    assert (options.intra_op_num_threads, options.inter_op_num_threads) == (1, 1)
    assert options.execution_mode == onnxruntime.ExecutionMode.ORT_SEQUENTIAL


def test_two_readers_share_what_is_loaded() -> None:
    for _ in range(2):
        CardReader()
    assert module._session.cache_info().misses == len(SHAPES)


def test_the_environment_forces_one_of_the_two() -> None:
    with run_by(OPENCV):
        assert code() is None
    with run_by(ONNX_RUNTIME):
        assert backend().name == ONNX_RUNTIME
    with run_by("tensorflow"):
        assert code() == "vision-networks-unknown"


def test_without_it_opencv_is_used_and_nothing_is_wrong_unless_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    assert code() is None
    monkeypatch.setenv(CHOSEN, ONNX_RUNTIME)
    assert code() == "vision-networks-none"


@pytest.mark.parametrize(
    "text",
    [
        "raise ImportError('onnxruntime_pybind11_state.so: wrong ELF class: ELFCLASS32')",
        "raise OSError('cannot allocate memory')",
        "import no_such_module",
        "",
    ],
    ids=["another processor", "memory", "a part is missing", "emptied"],
)
def test_a_broken_one_is_said_in_one_line_and_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    (tmp_path / "onnxruntime.py").write_text(text)
    monkeypatch.delitem(sys.modules, "onnxruntime", raising=False)
    monkeypatch.syspath_prepend(tmp_path)
    assert code() == "vision-networks-broken"
    wrong = backend().wrong
    assert wrong is not None
    why = str(dict(wrong.data)["why"])
    assert "\n" not in why
    assert "Error: " in why
    monkeypatch.delitem(sys.modules, "onnxruntime", raising=False)


class Twisted:
    """A build whose answers are right for a single picture and nonsense for two."""

    def __init__(self, data: bytes, *_: Any, **__: Any) -> None:
        self._usual = module._opencv(data)
        self._shape = next(shape for shape in SHAPES.values() if self._takes(shape))

    def _takes(self, shape: tuple[int, ...]) -> bool:
        try:
            return self._usual(np.zeros((1, *shape), np.float32)).size > 0
        except Exception:
            return False

    def get_inputs(self) -> list[Any]:
        return [SimpleNamespace(name="picture", shape=["n", *self._shape])]

    def run(self, _: None, given: dict[str, Any]) -> list[Any]:
        batch = given["picture"]
        return [self._usual(batch) * (np.nan if len(batch) == 2 and self.nan else 1 if len(batch) == 1 else 1.5)]

    nan = False


@pytest.mark.parametrize("nan", [False, True], ids=["other numbers", "no numbers"])
def test_one_that_answers_otherwise_is_not_used(monkeypatch: pytest.MonkeyPatch, nan: bool) -> None:
    fake: Any = ModuleType("onnxruntime")
    fake.__version__ = "9.9"
    fake.SessionOptions, fake.ExecutionMode = SimpleNamespace, SimpleNamespace(ORT_SEQUENTIAL=0)
    fake.InferenceSession = type("Session", (Twisted,), {"nan": nan})
    monkeypatch.setitem(sys.modules, "onnxruntime", fake)
    assert code() == "vision-networks-differ"
