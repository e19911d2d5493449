"""What only pins can do: bounce, be numbered otherwise, or not be there."""

import sys

import pytest

from hardware.devices import BeamEdge, EndEdge, LidEdge
from hardware.gpio.opening import open_gpio
from hardware.gpio_factory import GpioError, open_factory
from hardware.pins import DEFAULT_PINS, INPUTS, OUTPUTS
from tests.english import raises_saying
from tests.hardware.waiting import Reports


@pytest.fixture
def factory():
    made = open_factory("mock")
    yield made
    made.reset()


def test_a_bouncing_beam_is_one_edge_with_the_time_of_the_first(factory):
    now = [10.0]
    gpio = open_gpio(factory, clock=lambda: now[0])
    reports = Reports()
    gpio.box.start(reports)
    reports.clear()
    pin = factory.pin(DEFAULT_PINS["exit_beam"])
    now[0] = 11.0
    for _ in range(5):
        pin.drive_low()
        pin.drive_high()
    pin.drive_low()
    reports.wait_for_event(BeamEdge(True, 11.0))
    now[0] = 12.0
    pin.drive_high()
    assert reports.wait_for_event(BeamEdge(False, 12.0)) == [BeamEdge(True, 11.0), BeamEdge(False, 12.0)]
    gpio.close()


def test_chatter_that_ends_elsewhere_is_reported_after_the_debounce_time(factory):
    gpio = open_gpio(factory)
    reports = Reports()
    gpio.box.start(reports)
    reports.clear()
    pin = factory.pin(DEFAULT_PINS["lid"])
    pin.drive_low()
    reports.wait_for(lambda events: events)
    pin.drive_high()
    first, second = reports.wait_for(lambda events: len(events) == 2)
    assert (first.open, second.open) == (True, False)
    assert second.at_s - first.at_s >= 0.02 - 1e-6
    gpio.close()


def test_other_pin_numbers(factory):
    gpio = open_gpio(factory, pins={"follower_end": 16})
    reports = Reports()
    gpio.box.start(reports)
    reports.clear()
    factory.pin(16).drive_low()
    (event,) = reports.wait_for(lambda events: events)
    assert isinstance(event, EndEdge)
    assert event.at_end
    gpio.close()


def test_a_wire_that_is_off_reads_not_active(factory):
    gpio = open_gpio(factory)
    reports = Reports()
    gpio.box.start(reports)
    assert not any(getattr(event, "blocked", False) or getattr(event, "open", False) for event in reports.events)
    assert [type(event) for event in reports.events] == [BeamEdge, LidEdge, EndEdge]
    gpio.close()


def test_a_name_that_is_no_pin_is_refused(factory):
    with raises_saying(GpioError, match="no such pins: exit_beem; there are exit_beam, lid"):
        open_gpio(factory, pins={"exit_beem": 4})


def test_one_pin_for_two_things_is_refused(factory):
    with raises_saying(GpioError, match="GPIO17"):
        open_gpio(factory, pins={"lid": 17})


@pytest.mark.parametrize(("name", "says"), [("pigpio", "there are lgpio"), ("rpigpio", "apt install python3-rpi.gpio")])
def test_a_factory_that_is_not_there_says_what_to_do(name, says, monkeypatch):
    monkeypatch.setitem(sys.modules, "RPi", None)  # also on a Pi
    monkeypatch.delitem(sys.modules, "gpiozero.pins.rpigpio", raising=False)
    with raises_saying(GpioError, match=says):
        open_gpio(name)


def test_the_pin_table_is_whole():
    assert set(DEFAULT_PINS) == {*INPUTS, *OUTPUTS}
    assert len(set(DEFAULT_PINS.values())) == len(DEFAULT_PINS)
    assert all(2 <= pin <= 27 for pin in DEFAULT_PINS.values())
