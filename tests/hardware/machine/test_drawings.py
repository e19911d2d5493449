"""The drawings agree with the programs: wiring, the firmware's own pin tables, and the Pi's header."""

import re
from pathlib import Path

from firmware_bridge.mega import CHANNEL_PINS
from hardware.machine import wiring
from hardware.pins import DEFAULT_PINS, SERVO_PINS

FIRMWARE = Path(wiring.__file__).parents[2] / "firmware_bridge" / "firmware"
# Output compare pins of the ATmega2560 (data sheet, alternate port functions).
COMPARE = {"1A": "PB5", "1B": "PB6", "3A": "PE3", "3B": "PE4", "3C": "PE5", "4A": "PH3", "4B": "PH4", "4C": "PH5"}
COMPARE |= {"5A": "PL3", "5B": "PL4", "5C": "PL5"}
# The Mega's own names (its schematic).
ARDUINO = {"PB5": 11, "PB6": 12, "PE3": 5, "PE4": 2, "PE5": 3, "PH3": 6, "PH4": 7, "PH5": 8, "PL3": 46, "PL4": 45}
ARDUINO |= {"PL5": 44, "PH6": 9, "PG5": 4}


def test_the_wiring_page_is_what_the_tables_say():
    assert wiring.PATH.read_text() == wiring.page(), "run: python -m hardware.machine.wiring"


def test_the_firmware_drives_the_pins_of_the_table():
    outputs = re.findall(r"\{&TCNT\d, &OCR(\w\w)", (FIRMWARE / "avr" / "servos.c").read_text())
    assert [COMPARE[name] for name in outputs] == [pins.processor for pins in CHANNEL_PINS[: len(outputs)]]
    assert len(outputs) == 11


def test_the_simulator_measures_the_pins_of_the_table():
    text = (FIRMWARE / "harness" / "mechanics.c").read_text()
    table = text[text.index("PINS[CHANNELS]") : text.index("static avr_adc_t")]
    found = [f"P{port}{bit}" for port, bit in re.findall(r"\{'(\w)', (\d)\}", table)]
    assert found == [pins.processor for pins in CHANNEL_PINS]


def test_the_arduinos_names_are_those_of_the_processors_pins():
    assert [pins.servo for pins in CHANNEL_PINS] == [f"D{ARDUINO[pins.processor]}" for pins in CHANNEL_PINS]


def test_every_pin_of_the_pi_is_on_the_header_once():
    assert len(set(wiring.HEADER.values())) == len(wiring.HEADER)
    assert wiring.PARTS.keys() == DEFAULT_PINS.keys()
    assert not set(SERVO_PINS) & set(DEFAULT_PINS.values())
