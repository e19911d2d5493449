"""Beads to pulses and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.beads.servo import CalibrationError, CasekeeperCalibration, SpindleCalibration
from tests.english import raises_saying

steps = st.lists(st.integers(100, 400), min_size=4, max_size=4)


@given(steps, st.booleans(), st.integers(0, 4), st.integers(-30, 30))
def test_every_place_is_known_again_with_a_little_error(steps, falling, beads, error_us):
    pulses = [700]
    for step in steps:
        pulses.append(pulses[-1] + step)
    spindle = SpindleCalibration(tuple(reversed(pulses)) if falling else tuple(pulses))
    assert spindle.beads_at(spindle.pulse_for(beads) + error_us) == beads


@pytest.mark.parametrize(
    ("pulses", "measured_us", "beads"),
    [
        ((1000, 1250, 1500, 1750, 2000), 1250 + 87, 1),
        ((1000, 1250, 1500, 1750, 2000), 1250 + 88, None),
        ((1000, 1250, 1500, 1750, 2000), 1375, None),
        ((1000, 1250, 1500, 1750, 2000), 1500 - 88, None),
        ((1000, 1250, 1500, 1750, 2000), 1500 - 87, 2),
        ((1000, 1250, 1500, 1750, 2000), 1000 - 87, 0),
        ((1000, 1250, 1500, 1750, 2000), 1000 - 88, None),
        ((2000, 1800, 1500, 1250, 1000), 1800 + 70, 1),
        ((2000, 1800, 1500, 1250, 1000), 1800 - 71, None),
        ((2000, 1800, 1500, 1250, 1000), 1500 + 87, 2),
    ],
)
def test_a_bead_is_in_place_up_to_0_35_of_the_way_to_the_nearest_other_place(pulses, measured_us, beads):
    """87.5 us where the nearest neighbour is 250 us away, 70 us where it is 200 us away."""
    assert SpindleCalibration(pulses).beads_at(measured_us) == beads


@pytest.mark.parametrize(
    ("pulses", "says"),
    [
        pytest.param((1000, 1200, 1400, 1600), "4 places, 5 wanted", id="one missing"),
        pytest.param((400, 1200, 1400, 1600, 1800), "400 us, 500...2500", id="too short a pulse"),
        pytest.param((1000, 1200, 1250, 1600, 1800), "100 us or more", id="too near"),
        pytest.param((1000, 1200, 1100, 1600, 1800), "all rise or all fall", id="not in order"),
    ],
)
def test_a_calibration_that_cannot_be_right_is_refused(pulses, says):
    with raises_saying(CalibrationError, match=says):
        SpindleCalibration(pulses)


def test_thirteen_spindles():
    with raises_saying(CalibrationError, match="12 spindles, 13 wanted"):
        CasekeeperCalibration((SpindleCalibration(),) * 12)
