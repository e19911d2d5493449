"""A sample of `make check-wheel`: what the wheel holds, run by this Python from outside the clone."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from tests.instruments.wheel.trial import ROOT, faults, prepare


def test_the_wheel_reads_settles_and_simulates_without_a_clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)
    builder = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not in this environment")
    (wheel,) = builder.WheelBuilder(str(ROOT)).build(directory=str(tmp_path))
    installed = tmp_path / "site-packages"
    zipfile.ZipFile(wheel).extractall(installed)
    prepare(tmp_path)
    start = (
        f"import sys; sys.path.insert(0, {str(installed)!r}); import controller, controller.__main__ as faro;"
        f"assert controller.__file__.startswith({str(installed)!r}); sys.exit(faro.main(sys.argv[1:]))"
    )
    assert faults([sys.executable, "-c", start], tmp_path) == []
