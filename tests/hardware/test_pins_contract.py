"""One contract for the box, the buttons and the lamps: the fakes, gpiozero on mock pins, and the RPi.GPIO path."""

from types import SimpleNamespace

import pytest

from hardware.devices import BeamEdge, ButtonPressed, EndEdge, LidEdge
from hardware.fakes import FakeBox, FakeButtons, FakeBuzzer, FakeLamps
from hardware.gpio import open_factory, open_gpio
from hardware.pins import DEFAULT_PINS
from tests.hardware import stateful_rpi
from tests.hardware.waiting import Reports, eventually

SWITCHES = ("exit_beam", "lid", "follower_end")
EDGES = {"exit_beam": BeamEdge, "lid": LidEdge, "follower_end": EndEdge}


def fake_table():
    box, lamps, buttons, buzzer = FakeBox(), FakeLamps(), FakeButtons(), FakeBuzzer()
    verbs = {
        ("exit_beam", True): box.block_beam,
        ("exit_beam", False): box.free_beam,
        ("lid", True): box.open_lid,
        ("lid", False): box.close_lid,
        ("follower_end", True): box.run_out,
        ("follower_end", False): box.load,
    }
    return SimpleNamespace(
        box=box,
        lamps=lamps,
        buttons=buttons,
        turn=lambda name, active: verbs[name, active](),
        press=buttons.press,
        light=lambda: lamps.light,
        brightness=lambda: lamps.brightness,
        buzzer=buzzer,
        sounded=lambda: bool(buzzer.sounds),
        close=lambda: [one.close() for one in (box, lamps, buttons, buzzer)],
    )


def pin_table(gpio, drive, level):
    def press(name):
        drive(DEFAULT_PINS[f"button_{name}"], False)
        drive(DEFAULT_PINS[f"button_{name}"], True)

    def light():
        lit = [name for name in ("open", "closed", "call") if level(DEFAULT_PINS[f"status_{name}"])]
        assert len(lit) <= 1
        return lit[0] if lit else "idle"

    return SimpleNamespace(
        box=gpio.box,
        lamps=gpio.lamps,
        buttons=gpio.buttons,
        turn=lambda name, active: drive(DEFAULT_PINS[name], not active),
        press=press,
        light=light,
        brightness=lambda: level(DEFAULT_PINS["lamp"]),
        buzzer=gpio.buzzer,
        sounded=lambda: bool(level(DEFAULT_PINS["buzzer"])),
        close=gpio.close,
    )


@pytest.fixture(params=["fake", "mock pins", "RPi.GPIO"])
def table(request, monkeypatch):
    if request.param == "fake":
        made = fake_table()
    elif request.param == "mock pins":
        factory = open_factory("mock")
        made = pin_table(
            open_gpio(factory, buzzer=True),
            lambda pin, high: factory.pin(pin).drive_high() if high else factory.pin(pin).drive_low(),
            lambda pin: factory.pin(pin).state,
        )
    else:
        factory = stateful_rpi.install(monkeypatch)
        rpi = stateful_rpi.GPIO
        made = pin_table(open_gpio(factory, buzzer=True), lambda pin, high: rpi.set_input(pin, int(high)), rpi.input)
    yield made
    made.close()


@pytest.fixture
def reports():
    return Reports()


def seen(reports):
    """Without the times."""
    return [(type(event), next(getattr(event, name) for name in event.__slots__)) for event in reports.events]


def test_the_box_first_tells_how_its_switches_stand(table, reports):
    table.turn("lid", True)
    table.box.start(reports)
    assert sorted(seen(reports), key=str) == sorted([(BeamEdge, False), (LidEdge, True), (EndEdge, False)], key=str)


@pytest.mark.parametrize("name", SWITCHES)
def test_each_switch_tells_each_change_once(table, reports, name):
    table.box.start(reports)
    reports.clear()
    for active in (True, True, False, False):
        table.turn(name, active)
        wanted = (EDGES[name], active)
        reports.wait_for(lambda _, wanted=wanted: seen(reports)[-1:] == [wanted])
    assert seen(reports) == [(EDGES[name], True), (EDGES[name], False)]


def test_edges_carry_rising_times(table, reports):
    table.box.start(reports)
    reports.clear()
    table.turn("exit_beam", True)
    reports.wait_for(lambda events: events)
    table.turn("lid", True)
    reports.wait_for(lambda events: len(events) == 2)
    table.turn("exit_beam", False)
    times = [event.at_s for event in reports.wait_for(lambda events: len(events) == 3)]
    assert times == sorted(times)


@pytest.mark.parametrize("name", ["no_more_bets", "hold", "call"])
def test_a_press_is_one_report(table, reports, name):
    table.buttons.start(reports)
    assert reports.events == []
    table.press(name)
    reports.wait_for(lambda events: events)
    assert [event.name for event in reports.events if isinstance(event, ButtonPressed)] == [name]


def test_every_input_tells_how_it_stands_and_how_often_it_changed(table, reports):
    table.turn("lid", True)
    table.box.start(reports)
    table.buttons.start(reports)
    assert table.box.signals().keys() == set(SWITCHES)
    assert table.buttons.signals().keys() == {"button_no_more_bets", "button_hold", "button_call"}
    lid = table.box.signals()["lid"]
    assert lid.active
    table.turn("exit_beam", True)
    eventually(lambda: table.box.signals()["exit_beam"].edges == 1)
    assert table.box.signals()["exit_beam"].active
    table.turn("exit_beam", False)
    eventually(lambda: table.box.signals()["exit_beam"].edges == 2)
    beam = table.box.signals()["exit_beam"]
    assert (beam.active, beam.at_s is not None) == (False, True)
    table.press("hold")
    eventually(lambda: table.buttons.signals()["button_hold"].edges == 2)
    assert not table.buttons.signals()["button_hold"].active
    assert table.box.signals()["lid"] == lid


def test_the_buzzer_sounds(table):
    assert not table.sounded()
    table.buzzer.sound(0.05)
    eventually(table.sounded)


def test_a_sound_ends_by_itself():
    factory = open_factory("mock")
    gpio = open_gpio(factory, buzzer=True)
    pin = factory.pin(DEFAULT_PINS["buzzer"])
    gpio.buzzer.sound(0.05)
    eventually(lambda: pin.state)
    eventually(lambda: not pin.state)
    gpio.buzzer.sound(2)
    eventually(lambda: pin.state)
    gpio.close()
    assert not pin.state


def test_a_table_without_a_buzzer_leaves_its_pin_alone():
    factory = open_factory("mock")
    gpio = open_gpio(factory)
    assert gpio.buzzer is None
    assert factory.pin(DEFAULT_PINS["buzzer"]).function == "input"
    gpio.close()


@pytest.mark.parametrize("seconds", [0, 2.5])
def test_a_sound_that_is_none_is_refused(table, seconds):
    with pytest.raises(ValueError, match=f"a sound of {seconds} s"):
        table.buzzer.sound(seconds)


def test_the_status_light_shows_one_thing_at_a_time(table):
    for light in ("open", "closed", "call", "idle", "open"):
        table.lamps.status(light)
        assert table.light() == light


@pytest.mark.parametrize("brightness", [0, 0.25, 1])
def test_the_lamp_dims(table, brightness):
    table.lamps.lamp(brightness)
    assert table.brightness() == pytest.approx(brightness)


def test_what_no_lamp_can_do_is_refused(table):
    with pytest.raises(ValueError, match=r"brightness 1\.5"):
        table.lamps.lamp(1.5)
    with pytest.raises(ValueError, match="no status light 'red'"):
        table.lamps.status("red")


def test_after_close_all_is_dark_and_nothing_is_reported(table, reports):
    table.box.start(reports)
    reports.clear()
    table.lamps.lamp(1)
    table.lamps.status("open")
    table.close()
    assert reports.events == []
    assert not table.brightness()
    assert table.light() == "idle"
