"""The service rig with the compiled firmware: lent, jogged, calibrated, given back with every bead where it was."""

from contextlib import closing

import pytest

from hardware.beads.board import Board
from hardware.beads.serial_beads import BAUD, SerialBeads
from hardware.rig.rig import Rig
from tests.english import english
from tests.hardware.waiting import Reports, eventually

pytestmark = pytest.mark.simavr


def test_lent_jogged_calibrated_and_given_back(make_mcu, tmp_path):
    reports = Reports()
    path = tmp_path / "casekeeper.toml"
    mcu = make_mcu(pace=2, servo_speed=3)
    with (
        closing(SerialBeads(mcu.port_url, clock=mcu.host_s)) as beads,
        closing(Rig(beads, lambda: Board(mcu.port_url, BAUD, clock=mcu.host_s), path, settle_s=0.05)) as rig,
    ):
        mcu.set_stops(4, 880, 880 + 1267)
        mcu.set_potentiometer(4, 210, 660)
        beads.start(reports)
        wanted = [(spindle, spindle % 5) for spindle in range(13) if spindle != 4]
        for spindle, count in wanted:
            beads.show(spindle, count)
        reports.wait_for_beads(*wanted)

        rig.begin()
        eventually(lambda: rig.snapshot().spindles[12].measured_us is not None)
        rig.show(7, 4)
        rig.jog(7, -30)
        eventually(lambda: abs(mcu.at_us()[7] - 1970) <= 45)
        eventually(lambda: not rig.snapshot().spindles[7].moving)
        assert rig.snapshot().spindles[7].fault is None

        rig.calibrate([4])
        eventually(lambda: not rig.snapshot().busy)
        rig.store()
        eventually(lambda: not rig.snapshot().busy)
        assert english(rig.snapshot().said[-1]) == "Each of these beads was moved there and back."

        reports.clear()
        rig.end()
        beads.show(4, 3)
        wanted.append((4, 3))
        reports.wait_for_beads(*wanted)
        places = rig.snapshot().places
        assert mcu.at_us() == pytest.approx([places[n].pulse_us[dict(wanted)[n]] for n in range(13)], abs=45)
