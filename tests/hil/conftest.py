"""The compiled firmware under simavr, and the driver that moves its beads. With --port: a real board instead."""

import contextlib
import time

import pytest

from firmware_bridge import simulator
from firmware_bridge.messages import ResetCause
from hardware.beads.serial_beads import SerialBeads
from tests.hardware.waiting import Reports
from tests.hil.world import WORLDS


@pytest.fixture(scope="session")
def world(request):
    """The voltages chosen with --world."""
    return WORLDS[request.config.getoption("--world")]


@pytest.fixture(scope="session")
def eeprom(firmware, world, tmp_path_factory):
    """What the board keeps from its calibration in that world; None: it was not calibrated."""
    if world.calibrated_at_mv is None:
        return None
    path = tmp_path_factory.mktemp("board") / "eeprom"
    with simulator.SimulatedMcu(pace=2, servo_speed=3) as mcu:
        world.apply(mcu)
        world.calibrate(mcu)
        mcu.keep_eeprom(path)
    return path


@pytest.fixture
def make_mcu(firmware, world, eeprom):
    """Makes boards that live in the chosen world; they end with the test."""
    with contextlib.ExitStack() as running:

        def make(**options):
            mcu = running.enter_context(simulator.SimulatedMcu(**options))
            world.apply(mcu)
            if eeprom is not None:
                mcu.restore_eeprom(eeprom)
            mcu.reset(ResetCause.POWER)
            return mcu

        yield make


@pytest.fixture
def mcu(make_mcu):
    return make_mcu(servo_speed=3)


@pytest.fixture
def real_port(request):
    """The port of a real board; skips without --port."""
    port = request.config.getoption("--port")
    if not port:
        pytest.skip("a real board is needed: pytest -m board --port /dev/ttyACM0")
    return port


@pytest.fixture
def board_url(request):
    """The port of the real board when --port names one, else that of the simulated board."""
    return request.config.getoption("--port") or request.getfixturevalue("mcu").port_url


@pytest.fixture
def board_clock(request):
    """The clock to go by: the simulated board's own, for simulated time falls behind on a busy machine."""
    real = request.config.getoption("--port")
    return time.monotonic if real else request.getfixturevalue("mcu").host_s


@pytest.fixture
def reports():
    return Reports()


@pytest.fixture
def beads(mcu, reports):
    driver = SerialBeads(mcu.port_url, clock=mcu.host_s)
    driver.start(reports)
    yield driver
    driver.close()
