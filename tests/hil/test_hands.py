"""A real board and a person: faults that only hands can make. `pytest -m board --port /dev/ttyACM0 -k hands`."""

import pytest

from hardware.beads.serial_beads import SerialBeads
from hardware.devices import DeviceCleared, Part
from tests.english import english

pytestmark = pytest.mark.board

ASKED_S = 60.0
FAULTS = {
    "hand": (
        "turn the cam of spindle 4 by its rim, from behind, until its second bead goes up, and let go",
        "moved by hand",
    ),
    "wire": ("pull the feedback wire of spindle 4 (input A4), wait, and put it back", "feedback wire reads nothing"),
}


@pytest.fixture
def say(capfd):
    def saying(text):
        with capfd.disabled():
            print(f"\n>>> within {ASKED_S:.0f} s: {text}", flush=True)

    return saying


@pytest.fixture
def shown(real_port, reports):
    driver = SerialBeads(real_port)
    driver.start(reports)
    for beads in (3, 1):  # so that it has surely been driven there
        driver.show(4, beads)
        reports.wait_for_beads((4, beads), seconds=30)
    yield driver
    driver.show(4, 0)
    reports.wait_for_beads((4, 0), seconds=30)
    driver.close()


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_made_by_hands_has_its_name(shown, reports, say, name):
    what, called = FAULTS[name]
    say(what)
    assert called in english(reports.wait_for_fault("spindle 4", ASKED_S).text)
    say("put everything back as it was")
    shown.show(4, 1)
    reports.wait_for_event(DeviceCleared("spindle 4"), ASKED_S)


def test_a_pulled_cable_needs_no_restart(shown, reports, say):
    say("pull the USB cable and put it back")
    reports.wait_for_fault(Part.BOARD, ASKED_S)
    reports.wait_for_event(DeviceCleared(Part.BOARD), ASKED_S)
