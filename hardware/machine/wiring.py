"""Writes drawings/wiring.md from the tables that the programs themselves use, so that the drawing is always true.

`python -m hardware.machine.wiring` writes it again; a test compares.
"""

from collections.abc import Iterator
from pathlib import Path

from firmware_bridge.mega import CHANNEL_PINS, LED_PIN, SUPPLY_PIN
from firmware_bridge.messages import DEFAULT_ADC_US, PROTOCOL_VERSION
from hardware.beads.serial_beads import BAUD
from hardware.pins import DEFAULT_PINS, INPUTS, POWER_DOWN_PIN, SERVO_PINS

PATH = Path(__file__).parent / "drawings" / "wiring.md"

RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
# BCM number -> pin of the 40-pin header.
HEADER = {
    2: 3,
    3: 5,
    4: 7,
    14: 8,
    15: 10,
    17: 11,
    18: 12,
    27: 13,
    22: 15,
    23: 16,
    24: 18,
    10: 19,
    9: 21,
    25: 22,
    11: 23,
}
HEADER |= {8: 24, 7: 26, 5: 29, 6: 31, 12: 32, 13: 33, 19: 35, 16: 36, 26: 37, 20: 38, 21: 40}

PARTS = {
    "exit_beam": "fork sensor EE-SX670: black (out) here, brown 5 V, blue ground, pink (L) open: "
    "low while a card is in it; of a shoe the collector of a TCRT5000, low while a card is under it",
    "lid": "micro switch, NC contact to ground: low while the lid is open",
    "follower_end": "micro switch, NO contact to ground: low when the follower is at its end",
    "button_no_more_bets": "button to ground",
    "button_hold": "button to ground",
    "button_call": "button to ground",
    "lamp": "gate of the IRLB8721 through 100 ohm, 100 kohm from gate to ground; drain to the LEDs' cathodes",
    "status_open": "green LED through 330 ohm to ground",
    "status_closed": "red LED through 330 ohm to ground",
    "status_call": "yellow LED through 330 ohm to ground",
    "buzzer": "gate of a 2N7000, 100 kohm from gate to ground; drain to minus of an active 5 V buzzer, plus to 5 V, "
    "diode 1N4148 across it; only where `gpio.buzzer` is true",
}


def page() -> str:
    """The whole text of wiring.md."""
    return "\n".join([*_head(), "", *_pi(), "", *_board(), "", *_gpio_servos()]) + "\n"


def _head() -> Iterator[str]:
    yield "<!-- Written by `python -m hardware.machine.wiring`: do not edit. -->"
    yield "# Wiring, pin by pin"
    yield ""
    yield "All grounds are joined at one point, the servo supply's terminal. Numbers of the Pi are BCM; they can be"
    yield "changed in `[gpio.pins]`. The wires of the board are fixed by its firmware."
    yield ""
    yield "The servo shield and the input board of `docs/build/electronics.md` join all of this; what follows is for"
    yield "who wires by hand. On the boards lights, buzzer and lamp hang between 5 V and a switch, and each feedback"
    yield "passes 4.7 kohm and 10 nF."


def _pi() -> Iterator[str]:
    yield "## Raspberry Pi"
    yield ""
    yield 'Inputs have the Pi\'s own pull-up: low is active, and a wire that came off reads "not active".'
    yield "The box's three also have 4.7 kohm to 3.3 V at the box's end of the cable, and 10 nF to ground at the Pi's:"
    yield "against what the motors send into long wires, and because the table checks at the start whether each"
    yield "resistor is there: a wire that is off is then named."
    yield ""
    yield "| name | BCM | header pin | way | what is on it |"
    yield "| --- | --- | --- | --- | --- |"
    for name, number in DEFAULT_PINS.items():
        yield f"| {name} | {number} | {HEADER[number]} | {'in' if name in INPUTS else 'out'} | {PARTS[name]} |"
    yield (
        f"| (power down) | {POWER_DOWN_PIN} | {HEADER[POWER_DOWN_PIN]} | in | button to ground, header pin 6; "
        "`dtoverlay=gpio-shutdown` in /boot/firmware/config.txt, I2C off: the kernel's, no pin of the table |"
    )
    yield ""
    yield "Header pins 2 (5 V) and 6 (ground) feed the fork sensor, pin 17 (3.3 V) the box's three resistors."
    yield "Camera: CSI ribbon. Board: any USB port."


def _board() -> Iterator[str]:
    yield f"## Board: Arduino Mega 2560, USB serial at {BAUD} baud, protocol {PROTOCOL_VERSION}"
    yield ""
    yield "| spindle | rank | servo signal | processor | feedback wire |"
    yield "| --- | --- | --- | --- | --- |"
    for spindle, pins in enumerate(CHANNEL_PINS):
        yield f"| {spindle} | {RANKS[spindle]} | {pins.servo} | {pins.processor} | {pins.feedback} |"
    yield ""
    yield "- Each feedback input also has 1 Mohm to ground, so that a wire that came off reads 0."
    yield f"- {SUPPLY_PIN}: middle of two 10 kohm resistors between servo 5 V and ground (measures the servo supply)."
    yield f"- {LED_PIN}: the board's own LED; slow: a host is connected, quick: none is."
    yield "- Servo plus and minus come from the servo supply, never from the board's 5 V pin."
    low, high = DEFAULT_ADC_US
    yield f"- A feedback is taken to read {low} at 1000 us and {high} at 2000 us (of 1023) until it is calibrated."


def _gpio_servos() -> Iterator[str]:
    yield '## Without a board: servos on the Pi (`mcu.driver = "gpio"`)'
    yield ""
    yield "No feedback. SPI and the serial console have to be off. Signals through a 3.3-to-5 V buffer (74AHCT125)."
    yield ""
    yield "| spindle | " + " | ".join(map(str, range(len(SERVO_PINS)))) + " |"
    yield "| --- " * (len(SERVO_PINS) + 1) + "|"
    yield "| BCM | " + " | ".join(map(str, SERVO_PINS)) + " |"
    yield "| header | " + " | ".join(str(HEADER[pin]) for pin in SERVO_PINS) + " |"


if __name__ == "__main__":
    PATH.write_text(page())
