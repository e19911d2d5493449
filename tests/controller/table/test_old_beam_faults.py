"""A beam's fault that an old journal tells as a sentence ends as it did."""

from __future__ import annotations

from dataclasses import replace

import pytest

from controller.games.message import plain
from controller.runtime.sensor_check import BoxGuard
from controller.table.state import TableState
from hardware.devices import BeamEdge, DeviceCleared, Part


@pytest.mark.parametrize(
    "told",
    [
        "blocked from the start: a card in the slit, or the sensor is dark or its wire touches ground",
        "blocked for 10 s: a card in the slit, or the sensor is stuck",
    ],
)
def test_a_beam_that_is_found_free_is_mended(told: str) -> None:
    guard = BoxGuard()
    guard.started(replace(TableState(), faults={Part.BEAM: plain(told)}))
    assert guard.take_edge(BeamEdge(False, 1.0), TableState()) == [DeviceCleared(Part.BEAM)]


def test_another_fault_of_it_stays() -> None:
    guard = BoxGuard()
    guard.started(replace(TableState(), faults={Part.BEAM: plain("moved 3 times though the camera saw no card leave")}))
    assert guard.take_edge(BeamEdge(False, 1.0), TableState()) == []
