"""The compiled firmware under simavr, and the driver that moves its beads. With --port: a real board instead."""

import time

import pytest

from firmware_bridge import simulator
from hardware.actuators import SerialBeads
from tests.hardware.waiting import Reports


@pytest.fixture(scope="session")
def firmware():
    """The harness and the ELF, built once; skips where they cannot be."""
    if what := simulator.missing():
        pytest.skip(f"the firmware cannot be executed here: {what}")
    return simulator.build()


@pytest.fixture
def mcu(firmware):
    with simulator.SimulatedMcu(servo_speed=3) as running:
        yield running


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
