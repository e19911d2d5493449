"""One contract for every casekeeper: the fake, and the serial driver with a board behind a real pty."""

from dataclasses import dataclass
from typing import Any

import pytest

from firmware_bridge.fake_mcu import FakeMcu
from firmware_bridge.messages import Configure
from hardware.beads.serial_beads import SerialBeads
from hardware.devices import BeadsAt, DeviceCleared, DeviceFault
from hardware.fakes import FakeBeads
from tests.english import english
from tests.hardware.waiting import Reports

QUICK = Configure(settle_ms=300, tolerance_us=40, gentle_us_per_s=5000, hold_at_rest=0)


@dataclass
class Rig:
    """A casekeeper and the hands that spoil it."""

    beads: Any
    jam: Any
    free: Any
    push: Any
    truth: Any  # spindle -> beads that really stand across


@pytest.fixture(params=["fake", "serial"])
def rig(request):
    if request.param == "fake":
        fake = FakeBeads()
        yield Rig(fake, fake.jam, fake.free, fake.push, lambda spindle: fake.at[spindle])
        fake.close()
        return
    with FakeMcu(servo_speed=8, boot_s=0) as mcu:
        beads = SerialBeads(mcu.port_url, configure=QUICK, clock=mcu.host_s)
        yield Rig(
            beads,
            mcu.jam,
            mcu.free,
            lambda spindle, count: mcu.push(spindle, 1000 + 250 * count),
            lambda spindle: round((mcu.at_us()[spindle] - 1000) / 250, 1),
        )
        beads.close()


@pytest.fixture
def reports():
    return Reports()


def test_shown_before_the_start_is_moved_at_the_start(rig, reports):
    rig.beads.show(4, 3)
    rig.beads.start(reports)
    reports.wait_for_beads((4, 3))
    assert rig.truth(4) == pytest.approx(3, abs=0.2)


def test_every_spindle_and_every_number_of_beads(rig, reports):
    rig.beads.start(reports)
    wanted = [(spindle, (3 * spindle + 1) % 5) for spindle in range(13)]
    for spindle, beads in wanted:
        rig.beads.show(spindle, beads)
    reports.wait_for_beads(*wanted)
    assert [rig.truth(spindle) for spindle, _ in wanted] == pytest.approx([beads for _, beads in wanted], abs=0.2)
    assert not [event for event in reports.events if isinstance(event, DeviceFault)]


def test_the_last_wanted_value_wins(rig, reports):
    rig.beads.start(reports)
    for beads in (4, 0, 3, 1, 2):
        rig.beads.show(9, beads)
    reports.wait_for_beads((9, 2))
    assert rig.truth(9) == pytest.approx(2, abs=0.2)


def test_showing_the_same_again_moves_nothing(rig, reports):
    rig.beads.start(reports)
    rig.beads.show(2, 1)
    reports.wait_for_beads((2, 1))
    rig.beads.show(7, 1)
    reports.wait_for_beads((7, 1))
    reports.clear()
    rig.beads.show(2, 1)
    rig.beads.show(7, 2)
    reports.wait_for_beads((7, 2))
    assert 2 not in reports.beads


def test_a_jam_names_spindle_and_bead_and_the_next_show_tries_again(rig, reports):
    rig.beads.start(reports)
    rig.beads.show(6, 1)
    reports.wait_for_beads((6, 1))
    rig.jam(6)
    rig.beads.show(6, 3)
    fault = reports.wait_for_fault("spindle 6")
    assert english(fault.text).startswith("bead 2 is jammed: 3 wanted across")
    rig.free(6)
    reports.clear()
    rig.beads.show(6, 3)
    events = reports.wait_for_event(DeviceCleared("spindle 6"))
    assert BeadsAt(6, 3) in events


def test_a_jam_stops_no_other_spindle(rig, reports):
    rig.beads.start(reports)
    rig.beads.show(3, 0)
    reports.wait_for_beads((3, 0))
    rig.jam(3)
    rig.beads.show(3, 4)
    rig.beads.show(8, 4)
    reports.wait_for_beads((8, 4))
    reports.wait_for_fault("spindle 3")
    assert rig.truth(3) == pytest.approx(0, abs=0.3)


def test_a_bead_moved_by_hand_is_named_and_put_back(rig, reports):
    rig.beads.start(reports)
    rig.beads.show(11, 2)
    reports.wait_for_beads((11, 2))
    rig.push(11, 3)
    told = english(reports.wait_for_fault("spindle 11").text)
    # On a busy machine the board has put it back before it writes the report.
    assert told.startswith(("bead 3 was moved by hand: 2 wanted across", "a bead was moved by hand and is back: 2"))
    reports.wait_for_event(DeviceCleared("spindle 11"))
    assert rig.truth(11) == pytest.approx(2, abs=0.2)


@pytest.mark.parametrize(
    ("spindle", "beads", "says"),
    [
        pytest.param(13, 0, "spindle 13", id="spindle too high"),
        pytest.param(-1, 0, "spindle -1", id="spindle negative"),
        pytest.param(0, 5, "5 beads", id="five beads"),
        pytest.param(0, -1, "-1 beads", id="negative beads"),
    ],
)
def test_what_does_not_exist_is_refused(rig, spindle, beads, says):
    with pytest.raises(ValueError, match=says):
        rig.beads.show(spindle, beads)


def test_after_close_nothing_is_reported(rig, reports):
    rig.beads.start(reports)
    rig.beads.show(1, 1)
    reports.wait_for_beads((1, 1))
    rig.beads.close()
    reports.clear()
    rig.beads.show(1, 2)
    assert reports.events == []
